/**
 * A page in Chromium for somebody without eyes: the tree of accessibility, and keys. Nothing
 * is found by its place or its look.
 */

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE = Number(process.env.PATIENCE ?? 60_000);
/** The milliseconds between two looks at the tree. */
const PAUSE = 30;

export class Ears {
  #page;
  #session;

  static async of({ page }) {
    const ears = new Ears();
    ears.#page = page;
    ears.#session = await page.createCDPSession();
    await ears.#session.send("Accessibility.enable");
    return ears;
  }

  /** All that has a role and, if one is given, a name: `{ id, name }`. */
  async all(role, name, within) {
    const backendNodeId = within?.id ?? (await this.#root());
    const { nodes } = await this.#session.send("Accessibility.queryAXTree", {
      backendNodeId,
      role,
      ...(name === undefined ? {} : { accessibleName: name }),
    });
    return nodes.flatMap(({ ignored, backendDOMNodeId: id, name: called }) =>
      ignored ? [] : [{ id, name: called?.value ?? "" }],
    );
  }

  /** Waits for something to be heard, and tells it. */
  async until(what, hear) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(PAUSE)) {
      // A page that goes on to another breaks off what is asked about it.
      const heard = await hear().catch(() => null);
      if (heard) return heard;
      await this.#draw();
    }
    const headings = await this.all("heading");
    return assert.fail(`${what} is not to be heard at ${headings.map(({ name }) => name)}`);
  }

  /** The first that has a role and a name, as soon as it is there. */
  find(role, name) {
    return this.until(`the ${role} ${name}`, async () => (await this.all(role, name))[0]);
  }

  /** Does what a screen reader does on a press: focus, and Enter. */
  async press(role, name) {
    const { id } = await this.find(role, name);
    await this.#session.send("DOM.focus", { backendNodeId: id });
    await this.#page.keyboard.press("Enter");
  }

  /** The texts within something, with their ids. */
  texts(within) {
    return this.all("StaticText", undefined, within);
  }

  /** The names of the headings, the first of which names the screen. */
  async heading() {
    return (await this.all("heading"))[0]?.name ?? "";
  }

  /** The role and the name of what has the focus. */
  async focused() {
    const { nodes } = await this.#session.send("Accessibility.getFullAXTree");
    const isFocused = ({ ignored, properties = [] }) =>
      !ignored && properties.some(({ name, value }) => name === "focused" && value.value);
    const found = nodes.findLast(isFocused);
    const has = (wanted) => found?.properties.find(({ name }) => name === wanted)?.value.value;
    return {
      role: found?.role.value,
      name: found?.name?.value ?? "",
      isOff: Boolean(has("disabled")),
    };
  }

  async #root() {
    const { node } = await this.#session.send("Accessibility.getRootAXNode");
    return node.backendDOMNodeId;
  }

  /** The tree follows the page with the next frame, and a page on which nothing moves draws none. */
  async #draw() {
    const clip = { x: 0, y: 0, width: 1, height: 1 };
    await this.#page.screenshot({ clip, captureBeyondViewport: false }).catch(() => undefined);
  }
}
