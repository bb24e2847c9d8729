import{g as o}from"./chunk-OVVCVKNL.js";function s(){return o("p",{children:"This room is still empty."})}export{s as default};
