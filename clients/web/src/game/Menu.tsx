/** The menu of a running game. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { attempt, session } from "../app.ts";
import { commanding } from "../command/open.ts";
import { isOnDevice } from "../device/ids.ts";
import { go, link } from "../router.ts";
import { subjectsOf, useReport } from "../reports/late.tsx";
import { share } from "../share.ts";
import { t } from "../texts.ts";
import { PaceSettings } from "./PaceSettings.tsx";
import { Resign } from "./Resign.tsx";
import type { Screen } from "./screen.ts";
import { Confirm, Sheet } from "./Sheet.tsx";
import { SpectatorMenu } from "./Spectators.tsx";

export function Menu({ screen }: { screen: Screen }): JSX.Element {
  const { table, known, learning, spectators, opened } = screen;
  const { close } = opened;
  const [resigning, setResigning] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const report = useReport(close);
  const game = table.state.value.game;
  const isHere = isOnDevice(table.id);
  if (report.sheet) return report.sheet;
  if (resigning) return <Resign table={table} known={known} close={close} />;
  if (leaving && learning)
    return (
      <Confirm
        title={t("web-lesson-leave")}
        text={t("web-lesson-leave-text")}
        yes={t("web-lesson-leave")}
        isDanger
        close={close}
        act={() => void attempt(learning.leave).then(() => go("learn", true))}
      />
    );
  const isRunning = known.table.phase.name === "turn" || known.table.phase.name === "dealing";
  return (
    <Sheet title={t("web-menu")} close={close}>
      <p>
        {t(`variant-${known.table.options.variant}`)} ·{" "}
        {t(known.table.options.rated ? "game-rated" : "game-casual")}
      </p>
      <ul class="list">
        {!isHere && (
          <SpectatorMenu
            id={table.id}
            of={spectators}
            canShare={game?.visibility === "private" && game.you != null}
            share={(url) => share(url)}
          />
        )}
        {game?.visibility === "public" && (
          <li>
            <button
              type="button"
              class="entry plain"
              onClick={() => share(link(`games/${table.id}`))}
            >
              {t("web-share-watch")}
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            class="entry plain"
            onClick={() => {
              close();
              commanding.value = true;
            }}
          >
            <span class="grow">{t("web-command")}</span>
            <kbd>/</kbd>
          </button>
        </li>
        <li>
          <button type="button" class="entry plain" onClick={() => opened.show("board")}>
            {t("web-board-text")}
          </button>
        </li>
        <li>
          <a href={link(`rules?from=games/${table.id}`)}>{t("web-rules")}</a>
        </li>
        {learning && (
          <li>
            <button type="button" class="entry plain" onClick={() => setLeaving(true)}>
              {t("web-lesson-leave")}
            </button>
          </li>
        )}
        {session.value && game && !learning && !isHere && (
          <li>
            <button
              type="button"
              class="entry plain"
              onClick={() => attempt(() => report.ask(subjectsOf(table.id, game.players)))}
            >
              {t("web-report")}
            </button>
          </li>
        )}
        {isRunning && known.you && !learning && (
          <li>
            <button type="button" class="entry plain" onClick={() => setResigning(true)}>
              {t("web-resign")}
            </button>
          </li>
        )}
      </ul>
      <PaceSettings />
    </Sheet>
  );
}
