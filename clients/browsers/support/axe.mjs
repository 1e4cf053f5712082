/** What axe finds on a screen. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Makes `window.axe` known to the page. */
export async function provideAxe(page) {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(AXE);
}

/** The faults of a screen, as lines. The whole page is in sight: nothing is half below a bar. */
export async function faultsOf({ page }, screen) {
  const view = page.viewport();
  const [length, scrolled] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    window.scrollY,
  ]);
  if (length > view.height) await page.setViewport({ ...view, height: length });
  await provideAxe(page);
  const violations = await page.evaluate(async (tags) => {
    // Everything lies in a landmark, too.
    const rules = { region: { enabled: true } };
    return (await window.axe.run(document, { runOnly: tags, rules })).violations;
  }, TAGS);
  if (length > view.height) {
    await page.setViewport(view);
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any }) => `${screen}: ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`,
    ),
  );
}
