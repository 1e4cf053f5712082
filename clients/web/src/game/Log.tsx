/** What happened and what was said, told in the player's language. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { attempt, railhead, say, session, type Board as Facts } from "../app.ts";
import { PlayerSign } from "../board/marks.tsx";
import { useReport } from "../reports/late.tsx";
import { t, when } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import type { Table } from "./live.ts";
import type { Said } from "./phrases.ts";
import { subject } from "./words.ts";

/**
 * The last action, or the move that is on its way; what does not fit can be read in the list of what
 * happened.
 */
export function Ticker({ table, facts }: { table: Table; facts: Facts }): JSX.Element {
  return (
    <p class="ticker" role="log" aria-live="polite">
      <span>{onItsWay(table, facts) ?? table.news.value}</span>
    </p>
  );
}

/** The move that the server does not have yet, in words. */
function onItsWay({ sent, state }: Table, facts: Facts): string | null {
  const { known, line } = state.value;
  if (!sent.value || !known) return null;
  const move = subject(sent.value, known.table, facts);
  return t(line === "offline" ? "web-kept" : "web-sending", { move });
}

export function Happened({
  table,
  isTalkOnly = false,
}: {
  table: Table;
  isTalkOnly?: boolean;
}): JSX.Element {
  const [shown, setShown] = useState(60);
  const report = useReport();
  const told = table.told.value.filter(({ said }) => said !== null || !isTalkOnly);
  const seats = table.state.value.known?.table.seats ?? [];
  return (
    <>
      <ol class="log">
        {told
          .slice(-shown)
          .reverse()
          .map(({ key, seat, at, text, said }) => (
            <li key={key} title={when(at)}>
              {seat === null ? (
                <span class="sign" />
              ) : (
                <PlayerSign color={seats[seat]?.color ?? null} />
              )}
              {said ? (
                <>
                  <span class="said">
                    <b>{said.name ?? table.names.value[said.seat]}</b> {text}
                  </span>
                  <Answers table={table} said={said} text={text} ask={report.ask} />
                </>
              ) : (
                <span>{text}</span>
              )}
            </li>
          ))}
      </ol>
      {report.sheet}
      {told.length > shown && (
        <button type="button" class="button" onClick={() => setShown(shown + 100)}>
          {t("web-earlier")}
        </button>
      )}
    </>
  );
}

/** Mutes or reports who said something. Nothing beside one's own words. */
function Answers({
  table,
  said,
  text,
  ask,
}: {
  table: Table;
  said: Said;
  text: string;
  ask: ReturnType<typeof useReport>["ask"];
}): JSX.Element | null {
  const { name } = said;
  if (!session.value || name == null || name === session.value.name) return null;
  const mute = () =>
    attempt(async () => {
      await railhead.put("/v1/me/mutes/{name}", { path: { name } });
      await table.client.refresh();
      say(t("web-muted", { player: name }));
    });
  const report = () =>
    attempt(() => ask([{ about: "phrase", game: table.id, number: said.number, name, text }]));
  return (
    <>
      <button type="button" class="plain mute" onClick={mute}>
        <Icon name="mute" />
        <span class="visually-hidden">{t("web-mute", { player: name })}</span>
      </button>
      <button type="button" class="plain mute" onClick={report}>
        <Icon name="flag" />
        <span class="visually-hidden">{t("web-report-phrase", { player: name })}</span>
      </button>
    </>
  );
}
