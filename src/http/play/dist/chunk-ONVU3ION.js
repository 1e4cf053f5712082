<<<<<<<< HEAD:src/http/play/dist/chunk-3KGNAHD2.js
import{Z as a,h as o}from"./chunk-IGN2I2S3.js";function m({href:e,title:t}){return o(()=>{let n=document.createElement("link");return Object.assign(n,{rel:"alternate",type:"application/atom+xml",href:e,title:t}),document.head.append(n),()=>n.remove()},[e,t]),a("a",{class:"button",href:e,type:"application/atom+xml",children:t})}export{m as a};
========
import{Z as a,h as o}from"./chunk-W37U3PAR.js";function m({href:e,title:t}){return o(()=>{let n=document.createElement("link");return Object.assign(n,{rel:"alternate",type:"application/atom+xml",href:e,title:t}),document.head.append(n),()=>n.remove()},[e,t]),a("a",{class:"button",href:e,type:"application/atom+xml",children:t})}export{m as a};
>>>>>>>> h2:src/http/play/dist/chunk-ONVU3ION.js
