import{e as i}from"./chunk-AEMJEILJ.js";function e(){return i("p",{children:"This room is still empty."})}export{e as default};
