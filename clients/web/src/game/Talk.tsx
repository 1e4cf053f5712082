/** Saying something to the table, and hearing it. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { attempt, railhead, session } from "../app.ts";
import { PlayerSign } from "../board/marks.tsx";
import { isOnDevice } from "../device/ids.ts";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import type { Table } from "./live.ts";
import { Happened } from "./Log.tsx";
import { book, shown, type Phrase, type Said } from "./phrases.ts";
import { Sheet } from "./Sheet.tsx";

/** How long after the end of a game something can be said: a day. */
const AFTERWARDS = 86_400_000;

/** Whether the player may say something now. */
function maySpeak(table: Table): boolean {
  const { game, known } = table.state.value;
  if (isOnDevice(table.id) || !session.value || game?.you == null || !known) return false;
  const { name } = known.table.phase;
  const isOver = name === "finished" || name === "voided";
  return !isOver || railhead.serverNow() - Date.parse(game.updated_at) < AFTERWARDS;
}

/** The button that opens the book of phrases. Nothing for who only looks on. */
export function Talk({ table, isWide = false }: { table: Table; isWide?: boolean }): JSX.Element {
  const [isOpen, open] = useState(false);
  if (!maySpeak(table)) return <></>;
  return (
    <>
      <button
        type="button"
        class={isWide ? "button" : "say"}
        aria-label={isWide ? undefined : t("web-say")}
        aria-keyshortcuts="s"
        onClick={() => open(true)}
      >
        <Icon name="speech" />
        {isWide && t("web-say")}
      </button>
      {isOpen && (
        <Sheet title={t("web-say")} close={() => open(false)}>
          <Book table={table} close={() => open(false)} />
        </Sheet>
      )}
    </>
  );
}

function Book({ table, close }: { table: Table; close: () => void }): JSX.Element {
  const [isBusy, setBusy] = useState(false);
  const speak = async ({ id }: Phrase) => {
    if (isBusy) return;
    setBusy(true);
    const said = await attempt(() => table.client.say(id));
    setBusy(false);
    if (said) close();
  };
  const of = (kind: Phrase["kind"]) => book.value.filter((phrase) => phrase.kind === kind);
  return (
    <>
      <div class="reactions" role="group" aria-label={t("web-reactions")}>
        {of("reaction").map((phrase) => (
          <button
            key={phrase.id}
            type="button"
            class="plain"
            aria-label={phrase.text}
            title={phrase.text}
            aria-disabled={isBusy}
            onClick={() => speak(phrase)}
          >
            {phrase.emoji}
          </button>
        ))}
      </div>
      <div class="phrases" role="group" aria-label={t("web-phrases")}>
        {of("phrase").map((phrase) => (
          <button
            key={phrase.id}
            type="button"
            class="button"
            aria-disabled={isBusy}
            onClick={() => speak(phrase)}
          >
            {phrase.text}
          </button>
        ))}
      </div>
      <Happened table={table} isTalkOnly />
    </>
  );
}

/** What others say, for a moment. */
export function Bubbles({ table, said }: { table: Table; said: readonly Said[] }): JSX.Element {
  const seats = table.state.value.known?.table.seats ?? [];
  return (
    <ul class="bubbles" aria-live="polite">
      {said.map((one) => (
        <li key={one.number}>
          <PlayerSign color={seats[one.seat]?.color ?? null} />
          <b>{one.name ?? table.names.value[one.seat]}</b> <span>{shown(one)}</span>
        </li>
      ))}
    </ul>
  );
}
