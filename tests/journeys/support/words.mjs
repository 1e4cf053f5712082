/** The words of the app, by the ids of their messages, in the language of the journey. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { LANGUAGE } from "./circumstances.mjs";

const clients = createRequire(new URL("../../../clients/web/package.json", import.meta.url));
const { FluentBundle, FluentResource } = await import(clients.resolve("@fluent/bundle"));
const LOCALE = join(import.meta.dirname, "../../../crates/localization/locales", LANGUAGE);

const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
for (const name of readdirSync(LOCALE).filter((each) => each.endsWith(".ftl")))
  bundle.addResource(new FluentResource(readFileSync(join(LOCALE, name), "utf8")));

/** A value that is not given stands in the text as `{$name}`. */
function filled(id, values) {
  const pattern = bundle.getMessage(id)?.value;
  assert.ok(pattern, `${LANGUAGE} has no text ${id}`);
  return bundle.formatPattern(pattern, values, []);
}

/** Makes a text a part of a pattern. */
export const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The text of a message. */
export function say(id, values) {
  const text = filled(id, values);
  assert.ok(!text.includes("{$"), `${id} lacks a value: ${text}`);
  return text;
}

/** What the text of a message fits with any values in place of those that are not given. */
export function like(id, values) {
  const parts = filled(id, values).split(/\{[^}]*\}/);
  return new RegExp(parts.map(quoted).join("[^]+?"));
}

/** Names that begin as the message does, up to the first value that is not given. */
export function begins(id, values) {
  const [start] = filled(id, values).split("{");
  return new RegExp(`^${quoted(start.trimEnd())}`);
}

/** Names that end as the message does. */
export const ends = (id) => new RegExp(`${quoted(say(id))}$`);

/** The name of a city. */
export const city = (id) => say(`city-${id}`);

/** A ticket or a route, by the ids of its cities. */
export const between = (from, to) => `${city(from)} – ${city(to)}`;
