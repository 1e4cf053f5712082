/** What happened, told in the player's language. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { PlayerSign } from "../board/marks.tsx";
import { t, when } from "../texts.ts";
import type { Table } from "./live.ts";

/** The last event in a line. */
export function Ticker({ table }: { table: Table }): JSX.Element {
  const last = table.told.value.at(-1);
  return (
    <p class="ticker" role="log" aria-live="polite">
      {last?.text}
    </p>
  );
}

export function Happened({ table }: { table: Table }): JSX.Element {
  const [shown, setShown] = useState(60);
  const told = table.told.value;
  const seats = table.state.value.known?.table.seats ?? [];
  return (
    <>
      <ol class="log">
        {told
          .slice(-shown)
          .reverse()
          .map(({ seq, seat, at, text }) => (
            <li key={seq} title={when(at)}>
              {seat === null ? (
                <span class="sign" />
              ) : (
                <PlayerSign color={seats[seat]?.color ?? null} />
              )}
              <span>{text}</span>
            </li>
          ))}
      </ol>
      {told.length > shown && (
        <button type="button" class="button" onClick={() => setShown(shown + 100)}>
          {t("web-earlier")}
        </button>
      )}
    </>
  );
}
