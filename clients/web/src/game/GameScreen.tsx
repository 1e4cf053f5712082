/** A game: the table before it starts, the board while it runs, the score afterwards. */

import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import { board, loadBoard, session } from "../app.ts";
import { HandOver, nextPerson } from "../device/HandOver.tsx";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Failure, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { BoardScreen } from "./BoardScreen.tsx";
import { follow, type Table } from "./live.ts";
import { Lobby } from "./Lobby.tsx";
import { Replay } from "./Replay.tsx";
import { Result } from "./Result.tsx";

/** The id of a game; anything else is a link with a mistake. */
const IS_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the device still knows a game only as it was before its end. */
function useOld(table: Table | null): boolean {
  const [seen, see] = useState<Table | null>(null);
  const known = table?.state.value.known;
  const isOver = known?.table.phase.name === "finished";
  useEffect(() => {
    if (table && known && !isOver)
      table.client.refresh().then(
        () => see(table),
        () => see(table),
      );
  }, [table, known == null]);
  return table !== null && !isOver && seen !== table;
}

export function GameScreen({ id, part }: { id: string; part: string | undefined }): JSX.Element {
  const [table, setTable] = useState<Table | null>(null);
  const account = session.value?.accountId;
  useEffect(() => {
    const opened = follow(id);
    setTable(opened);
    return opened.close;
  }, [id, account]);
  const facts = useLoaded(loadBoard);

  const state = table?.state.value;
  // What comes after a game is shown at once, not when its end has been played on the board.
  const isAfter = part === "result" || part === "replay";
  const known = isAfter ? state?.known : table?.shown.value;
  const isOld = useOld(isAfter ? table : null);
  if (table && known && board.value && !isOld) {
    const { phase } = known.table;
    if (phase.name === "lobby") return <Lobby table={table} known={known} />;
    if (phase.name === "finished" && part === "replay")
      return <Replay table={table} facts={board.value} />;
    if (phase.name === "finished" && part === "result")
      return <Result table={table} facts={board.value} />;
    const next = nextPerson(id, known);
    if (next !== null)
      return <HandOver id={id} known={known} seat={next} names={table.names.value} />;
    return <BoardScreen table={table} known={known} facts={board.value} />;
  }
  const problem = state?.problem;
  return (
    <Page title={t("web-game")}>
      {problem ? (
        <>
          <p>{IS_ID.test(id) ? (problem.detail ?? problem.title) : t("web-missing")}</p>
          <a class="button" href={link("")}>
            {t("web-home")}
          </a>
        </>
      ) : facts.error ? (
        <Failure error={facts.error} again={facts.reload} />
      ) : (
        <p class="loading" aria-busy="true">
          {state?.line === "offline" ? t("web-offline") : t("web-loading")}
        </p>
      )}
    </Page>
  );
}
