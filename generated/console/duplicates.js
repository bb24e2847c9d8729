import{e as t}from"./chunk-AEMJEILJ.js";function i(){return t("p",{children:"This room is still empty."})}export{i as default};
