/** What does not fit on a screen: pages that are too wide, texts that are cut, words that are broken. */

/** The faults of the screen, as lines. */
export async function faultsOfLayout(page, screen) {
  const faults = await page.evaluate(search);
  return faults.map((fault) => `${screen}: ${fault}`);
}

/** In the page. */
function search() {
  // A phone shows all of a page that is too wide: its window is as wide as the page then.
  const { clientWidth, scrollWidth } = document.documentElement;
  const SCROLLERS = ".scroll, .tabs, .players, .hand, [role=region][tabindex]";
  const nameOf = (each) =>
    `<${each.tagName.toLowerCase()} class="${each.getAttribute("class") ?? ""}"> ${each.textContent.trim().slice(0, 60)}`;
  const wide = scrollWidth - clientWidth;
  const faults = wide > 0 ? [`${wide} pixels too wide`] : [];
  const texts = [...document.querySelectorAll("body *")].filter(
    (each) =>
      !each.closest("svg, .skip, .sr-only, .visually-hidden") &&
      each.checkVisibility({ visibilityProperty: true }) &&
      [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()),
  );
  for (const each of texts) {
    const { left, right, width } = each.getBoundingClientRect();
    const { overflowX } = getComputedStyle(each);
    if (width > 1 && overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1)
      faults.push(`cut: ${nameOf(each)}`);
    const scroller = each.closest(SCROLLERS);
    if (width > 1 && !scroller && (left < -1 || right > clientWidth + 1))
      faults.push(`outside: ${nameOf(each)}`);
    faults.push(...brokenIn(each).map((word) => `broken word "${word}": ${nameOf(each)}`));
  }
  // Buttons without words, too.
  for (const each of document.querySelectorAll("button")) {
    const { right, width } = each.getBoundingClientRect();
    const isSeen = width > 1 && each.checkVisibility({ visibilityProperty: true });
    if (isSeen && right > clientWidth + 1 && !each.closest(SCROLLERS))
      faults.push(`outside: ${nameOf(each)} ${each.ariaLabel ?? ""}`);
  }
  return [...new Set(faults)];

  /** Words of an element that stand on two lines without a hyphen. */
  function brokenIn(element) {
    // Chromium has no words here to hyphenate by: what it breaks is broken anywhere.
    const isHyphenated = /Firefox/.test(navigator.userAgent);
    if (isHyphenated && getComputedStyle(element).hyphens === "auto") return [];
    const broken = [];
    const range = document.createRange();
    for (const node of element.childNodes) {
      // An address has no spaces to be parted at.
      if (node.nodeType !== 3 || node.data.includes("/")) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        // What stands before it has a hyphen where it is parted.
        if (node.data[index - 1] === "\u00ad") continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
    return broken;
  }
}
