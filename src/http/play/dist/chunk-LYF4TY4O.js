import{m as o,o as t}from"./chunk-6ZL4FXIW.js";var e="railhead.shown",a=o(localStorage.getItem(e)==="yes");t(()=>{a.value?localStorage.setItem(e,"yes"):localStorage.removeItem(e)});export{a};
