import{m as o,o as t}from"./chunk-DWL6G6TS.js";var e="railhead.shown",a=o(localStorage.getItem(e)==="yes");t(()=>{a.value?localStorage.setItem(e,"yes"):localStorage.removeItem(e)});export{a};
