/** Games on this device: those that are under way, and a new one. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { board, loadBoard, session } from "../app.ts";
import { go, link } from "../router.ts";
import { levelText, LEVELS, type Level } from "../screens/levels.tsx";
import { variantOptions, type Variant } from "../screens/options.tsx";
import { list, t, when, type Sources } from "../texts.ts";
import { Asked } from "../ui/asked.tsx";
import { Choices, Field, Form, Select } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page, type ScreenProps } from "../ui/Page.tsx";
import { clientOf } from "./client.ts";
import { asSeat, newId } from "./ids.ts";
import type { Listed, NewSeat } from "./messages.ts";
import { deleteGame, games, onChange, openGame } from "./service.ts";

export const TEXTS: Sources = {
  en: () => import("texts:en/device"),
  fr: () => import("texts:fr/device"),
  de: () => import("texts:de/device"),
  es: () => import("texts:es/device"),
  it: () => import("texts:it/device"),
};

/** Who plays: a person at this device, or a bot. */
type Player = "person" | Level;

interface Wanted {
  variant: Variant;
  players: Player[];
  names: string[];
}

const ALL: readonly Player[] = ["person", ...LEVELS];

export function Device({ argument }: ScreenProps): JSX.Element {
  return argument === "new" ? <NewOne /> : <All />;
}

function All(): JSX.Element {
  const kept = useLoaded(async () => {
    // What a game needs of the server is on the device from now on.
    const [all] = await Promise.all([
      games(),
      board.value ?? loadBoard().catch(() => undefined),
      clientOf(newId())
        .get("/v1/reference/variants")
        .catch(() => undefined),
    ]);
    return all;
  });
  useEffect(() => onChange(kept.reload), []);
  return (
    <Page title={t("web-device")} back={session.value ? "" : "about"}>
      <p>{t("web-device-what")}</p>
      <a class="button primary wide" href={link("device/new")}>
        {t("web-device-new")}
      </a>
      <Show of={kept}>
        {(all) =>
          all.length === 0 ? null : (
            <ul class="list card">
              {all.map((game) => (
                <li key={game.id}>
                  <Row game={game} reload={kept.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </Show>
    </Page>
  );
}

function Row({ game, reload }: { game: Listed; reload: () => void }): JSX.Element {
  const people = game.names.filter((name) => name !== null);
  const bots = game.names.length - people.length;
  const seat = game.asked[0] ?? game.names.findIndex((name) => name !== null);
  const isOver = game.status === "finished" || game.status === "void";
  const to = `games/${asSeat(game.id, seat)}${game.status === "finished" ? "/result" : ""}`;
  const remove = async () => {
    await deleteGame(game.id);
    reload();
  };
  return (
    <div class="entry wraps">
      <a class="grow" href={link(to)}>
        <span class="grow">
          <strong>{list(people)}</strong>
          {bots > 0 && <span>{t("web-device-bots", { count: bots })}</span>}
          <span class="faint small">
            {t(`variant-${game.variant}`)} · {when(new Date(game.played).toISOString())}
            {isOver && ` · ${t("web-device-over")}`}
          </span>
        </span>
      </a>
      <Asked
        label={t("web-device-delete")}
        about={t("web-device-delete-what")}
        action={remove}
        isDanger
      />
    </div>
  );
}

function NewOne(): JSX.Element {
  const [wanted, want] = useState<Wanted>({
    variant: "classic",
    players: ["person", "conductor"],
    names: [session.value?.name ?? "", "", "", "", ""],
  });
  const change = (part: Partial<Wanted>) => want({ ...wanted, ...part });
  const setCount = (count: number) => {
    const players = Array.from(
      { length: count },
      (_, seat): Player => wanted.players[seat] ?? "conductor",
    );
    change({ players });
  };
  const setPlayer = (seat: number, player: Player) =>
    change({ players: wanted.players.map((before, other) => (other === seat ? player : before)) });
  const setName = (seat: number, name: string) =>
    change({ names: wanted.names.map((before, other) => (other === seat ? name : before)) });
  const nameOf = (seat: number) =>
    wanted.names[seat]?.trim() || t("web-device-player", { number: seat + 1 });
  const open = async () => {
    const seats = wanted.players.map(
      (player, seat): NewSeat => (player === "person" ? { person: nameOf(seat) } : { bot: player }),
    );
    go(`games/${await openGame({ id: newId(), variant: wanted.variant, seats })}`, true);
  };
  return (
    <Page title={t("web-device-new")} back="device">
      <Form label={t("web-device-begin")} action={open}>
        <Choices
          label={t("web-players")}
          value={wanted.players.length}
          options={[2, 3, 4, 5].map((count) => [count, String(count)])}
          change={setCount}
        />
        {wanted.players.map((player, seat) => (
          <fieldset key={seat}>
            <legend>{t("web-seat", { seat: seat + 1 })}</legend>
            {seat > 0 && (
              <Select
                label={t("web-device-who")}
                value={player}
                options={ALL.map((one) => [
                  one,
                  one === "person" ? t("web-device-person") : levelText(one),
                ])}
                change={(chosen) => setPlayer(seat, chosen)}
              />
            )}
            {player === "person" && (
              <Field
                label={t("web-name")}
                value={wanted.names[seat] ?? ""}
                placeholder={t("web-device-player", { number: seat + 1 })}
                maxLength={24}
                autocomplete="off"
                onInput={(event) => setName(seat, event.currentTarget.value)}
              />
            )}
          </fieldset>
        ))}
        <Choices
          label={t("web-variant")}
          value={wanted.variant}
          options={variantOptions()}
          change={(variant) => change({ variant })}
        />
      </Form>
    </Page>
  );
}
