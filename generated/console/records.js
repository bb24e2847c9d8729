import{e as o}from"./chunk-AEMJEILJ.js";function t(){return o("p",{children:"This room is still empty."})}export{t as default};
