import{g as o}from"./chunk-OVVCVKNL.js";function t(){return o("p",{children:"This room is still empty."})}export{t as default};
