/** What a screen reader finds on a page of Firefox, which does not tell its tree: by the rules of axe. */

import { provideAxe } from "../../../clients/browsers/support/axe.mjs";

/** The first element with a role and a name, which is a text or a pattern; null if none is there. */
export async function seen(page, role, name) {
  await provideAxe(page);
  const wanted = name instanceof RegExp ? { source: name.source, flags: name.flags } : { name };
  const found = await page.evaluateHandle(search, role === "image" ? "img" : role, wanted);
  return found.asElement();
}

/** In the page. */
function search(role, { name, source, flags }) {
  const fits = (text) =>
    source === undefined
      ? name === undefined || text === name
      : new RegExp(source, flags).test(text);
  const { commons, setup, teardown } = window.axe;
  // axe counts what stands in a field to the name of its label.
  const roleOf = (each) => (each.matches("summary") ? "disclosure" : commons.aria.getRole(each));
  const nameOf = (each) => {
    if (each.matches("summary")) return each.textContent;
    const label = each.hasAttribute("aria-label") ? undefined : each.labels?.[0]?.cloneNode(true);
    label?.querySelectorAll("input, select, textarea").forEach((field) => field.remove());
    return label?.textContent ?? commons.text.accessibleText(each);
  };
  setup(document);
  try {
    const above = [...document.querySelectorAll(":modal")].at(-1) ?? document;
    const all =
      above === document
        ? [...document.querySelectorAll("body *")]
        : [above, ...above.querySelectorAll("*")];
    return (
      all.find((each) => {
        if (
          each.closest("[inert], [aria-hidden=true]") ||
          !each.checkVisibility({ visibilityProperty: true })
        )
          return false;
        if (roleOf(each) !== role) return false;
        return fits(nameOf(each).replace(/\s+/g, " ").trim());
      }) ?? null
    );
  } finally {
    teardown();
  }
}
