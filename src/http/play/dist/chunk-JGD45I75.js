import{i as l,ka as e}from"./chunk-OJJH4JI6.js";function n(o){l(()=>{let t=o?document.getElementById(e.value.id):null;t?.focus({preventScroll:!0}),t?.scrollIntoView()},[o,e.value])}export{n as a};
