{let e=localStorage.getItem("railhead.theme");(e==="light"||e==="dark")&&(document.documentElement.dataset.theme=e)}
