import{m as o,o as t}from"./chunk-7QU7AJTB.js";var e="railhead.shown",a=o(localStorage.getItem(e)==="yes");t(()=>{a.value?localStorage.setItem(e,"yes"):localStorage.removeItem(e)});export{a};
