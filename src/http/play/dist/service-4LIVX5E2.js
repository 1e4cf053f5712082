import{a,b,c,d,e}from"./chunk-6M2NTOQS.js";import"./chunk-RFEWJDB3.js";import"./chunk-6ZL4FXIW.js";export{c as deleteGame,b as games,e as local,d as onChange,a as openGame};
