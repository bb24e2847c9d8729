import{g as i}from"./chunk-OVVCVKNL.js";function e(){return i("p",{children:"This room is still empty."})}export{e as default};
