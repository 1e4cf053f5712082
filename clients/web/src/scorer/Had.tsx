/** Things of one kind that a player has: a list with a search, for keyboards and screen readers too. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";

export interface Item {
  id: string;
  text: string;
}

/** Number of matches that are offered. */
const MATCHES = 6;

/** A text without accents and case. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function Had({
  title,
  search,
  all,
  ids,
  toggle,
}: {
  title: string;
  /** The label of the search. */
  search: string;
  all: readonly Item[];
  /** Ids of the things that the player has. */
  ids: readonly string[];
  toggle: (id: string) => void;
}): JSX.Element {
  const [sought, seek] = useState("");
  const words = plain(sought).split(/[\s–-]+/);
  const found = all.filter(
    ({ id, text }) => !ids.includes(id) && words.every((word) => plain(text).includes(word)),
  );
  const have = ids.map((id) => all.find((item) => item.id === id) ?? { id, text: id });
  const add = (id: string) => {
    toggle(id);
    seek("");
  };
  return (
    <section class="stack had">
      <h2>
        {title} <span class="faint number">{ids.length}</span>
      </h2>
      {have.length > 0 && (
        <ul class="chips">
          {have.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                class="button"
                aria-label={`${t("web-score-remove")}: ${text}`}
                onClick={() => toggle(id)}
              >
                {text} <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label class="field">
        <span>{search}</span>
        <input
          type="search"
          autocomplete="off"
          value={sought}
          onInput={(event) => seek(event.currentTarget.value)}
        />
      </label>
      {sought && (
        <ul class="list">
          {found.slice(0, MATCHES).map(({ id, text }) => (
            <li key={id}>
              <button type="button" class="entry plain" onClick={() => add(id)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
