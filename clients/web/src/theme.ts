/** Light or dark: as the device has it, or as the player chose. */

import { computed, effect, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";
/** Read by `early.ts`, too. */
const CHOSEN = "railhead.theme";

const stored = localStorage.getItem(CHOSEN);
const dark = matchMedia("(prefers-color-scheme: dark)");
const isDark = signal(dark.matches);
dark.addEventListener("change", () => {
  isDark.value = dark.matches;
});

export const theme = signal<Theme>(stored === "light" || stored === "dark" ? stored : "auto");

/** What is shown. Pictures of the server take it as `theme`. */
export const shade = computed(() =>
  theme.value === "auto" ? (isDark.value ? "dark" : "light") : theme.value,
);

effect(() => {
  const root = document.documentElement;
  if (theme.value === "auto") {
    delete root.dataset["theme"];
    localStorage.removeItem(CHOSEN);
  } else {
    root.dataset["theme"] = theme.value;
    localStorage.setItem(CHOSEN, theme.value);
  }
  // The bar of the browser has the colour of the page.
  const ground = shade.value === "dark" ? "#161d21" : "#fbf8ef";
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", ground);
});
