/** The bar at the top of a running game: whose turn it is, who watches, the line, the menu. */

import type { JSX } from "preact";
import type { Known } from "railhead-client";
import { CommandButton } from "../command/late.tsx";
import { t } from "../texts.ts";
import { Back } from "../ui/Back.tsx";
import { Icon } from "../ui/icons.tsx";
import { useArrival } from "../ui/Page.tsx";
import { orderText } from "./Order.tsx";
import type { Screen } from "./screen.ts";
import { softened } from "../softened.ts";
import { Watching } from "./Spectators.tsx";

export function Bar({ screen, heading }: { screen: Screen; heading: string }): JSX.Element {
  const { table, known, latest, facts, orders, spectators, opened } = screen;
  const title = useArrival();
  const tournament = table.state.value.game?.tournament;
  return (
    <header class="bar">
      <Back above={tournament ? `tournaments/${tournament.id}` : ""} />
      <div class="grow">
        <h1 ref={title} class={known.you?.to_move ? "mine" : ""} tabIndex={-1} aria-live="polite">
          {softened(heading)}
        </h1>
        <Hint known={known} order={orderText(orders, latest, facts)} />
        {tournament && (
          <p class="hint of">
            {t("web-tournament-round", { round: tournament.round + 1 })} · {tournament.name}
          </p>
        )}
      </div>
      <CommandButton />
      <Watching of={spectators} />
      <Line state={table.state.value.line} isWaiting={table.isBusy.value} />
      <button
        type="button"
        class="icon"
        aria-label={t("web-menu")}
        aria-keyshortcuts="m"
        onClick={() => opened.show("menu")}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}

/** Possible actions at this step of the turn, or what a player who waits has ordered. */
function Hint({
  known: { you, table },
  order,
}: {
  known: Known;
  order: string | null;
}): JSX.Element | null {
  const { phase } = table;
  if (order) return <p class="hint">{order}</p>;
  if (!you?.to_move || table.seats[you.seat]?.on_vacation || phase.name !== "turn") return null;
  const { step } = phase;
  if (step.name === "tunnel") return null;
  const count = step.name === "keep_tickets" ? step.count : 0;
  return <p class="hint">{t(`step-${step.name}`, { count })}</p>;
}

/** A light that shows the state of the line, or that a move is on its way. */
function Line({
  state,
  isWaiting,
}: {
  state: "connecting" | "live" | "offline";
  isWaiting: boolean;
}): JSX.Element {
  const text = isWaiting ? t("web-line-sending") : t(`web-line-${state}`);
  return (
    <span
      class={`line ${isWaiting ? "sending" : state}`}
      role="img"
      aria-label={text}
      title={text}
    />
  );
}
