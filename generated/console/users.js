import{e as o}from"./chunk-AEMJEILJ.js";function s(){return o("p",{children:"This room is still empty."})}export{s as default};
