/** Runs before the first paint: the look that was chosen, so that the page does not flash. */
{
  const look = localStorage.getItem("railhead.theme");
  if (look === "light" || look === "dark") document.documentElement.dataset["theme"] = look;
}
export {};
