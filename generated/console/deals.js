import{e as l}from"./chunk-AEMJEILJ.js";function o(){return l("p",{children:"This room is still empty."})}export{o as default};
