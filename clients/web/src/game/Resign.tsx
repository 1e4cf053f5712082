/** Resigning, with its consequence now. */

import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Known } from "railhead-client";
import { attempt } from "../app.ts";
import { clientOf } from "../device/client.ts";
import { t } from "../texts.ts";
import { Confirm } from "./Sheet.tsx";
import type { Table } from "./live.ts";
import type { Event } from "./words.ts";

/** `void`: nobody loses (R10.4); `ends`: too few people are left; `unknown`: the log cannot be read. */
type Consequence = "void" | "ends" | "plays-on" | "unknown";

export function Resign({
  table,
  known,
  close,
}: {
  table: Table;
  known: Known;
  close: () => void;
}): JSX.Element {
  const [means, setMeans] = useState<Consequence | null>(null);
  useEffect(() => {
    consequence(table.id, known).then(setMeans, () => setMeans("unknown"));
  }, [known.version]);
  const resign = async () => {
    await attempt(() =>
      clientOf(table.id).post("/v1/games/{game_id}/resign", { path: { game_id: table.id } }),
    );
    await table.client.refresh();
    close();
  };
  return (
    <Confirm
      title={t("web-resign")}
      text={means ? t(`web-resign-${means}`) : t("web-loading")}
      yes={t("web-resign")}
      isDanger
      close={close}
      act={resign}
    />
  );
}

/** The consequence of resigning now, by the log of the game. */
async function consequence(id: string, { table }: Known): Promise<Consequence> {
  const people = table.seats
    .filter(({ occupant }) => occupant.kind === "person")
    .map(({ seat }) => seat);
  const waiting = new Set(people);
  const path = { game_id: id };
  let turn: { seat: number; isForced: boolean } | null = null;
  for (let after: string | null = "0"; after !== null && waiting.size > 0; ) {
    const page: { events: Event[]; next?: string | null } = await clientOf(id).get(
      "/v1/games/{game_id}/events",
      { path, query: { after } },
    );
    for (const event of page.events) {
      // A turn is over when the next begins; one that the server took does not count.
      if (event.type === "time_ran_out" && turn) turn.isForced = true;
      if (event.type !== "turn_started") continue;
      if (turn && !turn.isForced) waiting.delete(turn.seat);
      turn = { seat: event.seat, isForced: false };
    }
    after = page.next ?? null;
  }
  if (waiting.size > 0) return "void";
  return people.length <= 2 ? "ends" : "plays-on";
}
