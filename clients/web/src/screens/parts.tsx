/** Parts that several screens share: loading, forms, dialogs, and how games are told in a line. */

import type {
  ComponentChildren,
  InputHTMLAttributes,
  JSX,
  TargetedEvent,
  TargetedSubmitEvent,
} from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Offline, Problem, type Schemas } from "railhead-client";
import { line, railhead, reason } from "../app.ts";
import { link } from "../router.ts";
import { language, list, t } from "../texts.ts";

export type Variant = Schemas["Variant"];
export type Clock = Schemas["GameClock"];
export const VARIANTS: readonly Variant[] = ["classic", "europa_1912", "mega", "big_cities"];
export const BOTS: readonly Schemas["BotLevel"][] = ["random", "conductor", "stationmaster"];

/* Loading. */

export interface Loaded<T> {
  value: T | undefined;
  error: unknown;
  reload: () => void;
}

/** Loads something for a screen: at first, when a key or the language changes, and once the line is back. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[] = []): Loaded<T> {
  const [state, setState] = useState<{ value?: T; error?: unknown }>({});
  const [turn, setTurn] = useState(0);
  const offline = line.value === "offline";
  // An answer is shown unless a later one has come, however many are asked for in a row.
  const asked = useRef(0);
  const shown = useRef(0);
  useEffect(() => {
    const number = ++asked.current;
    const show = (next: (before: { value?: T }) => { value?: T; error?: unknown }) => {
      if (number < shown.current) return;
      shown.current = number;
      setState(next);
    };
    load().then(
      (value) => show(() => ({ value })),
      (error: unknown) => show((before) => ({ ...before, error })),
    );
  }, [...keys, turn, language.value]);
  useEffect(
    () => () => {
      shown.current = Number.POSITIVE_INFINITY;
    },
    [],
  );
  const reload = () => setTurn((before) => before + 1);
  useEffect(() => {
    if (!offline && state.error instanceof Offline) reload();
  }, [offline]);
  return { value: state.value, error: state.error, reload };
}

/** Looks again now and then while the app is seen, and at once when it is seen again. */
export function useFresh(reload: () => void, seconds: number): void {
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") latest.current();
    };
    const timer = setInterval(look, seconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [seconds]);
}

/** What was loaded; until then that it is coming, or why not. */
export function Show<T>({
  of,
  children,
}: {
  of: Loaded<T>;
  children: (value: T) => ComponentChildren;
}): JSX.Element {
  if (of.value !== undefined) return <>{children(of.value)}</>;
  return of.error ? <Failure error={of.error} again={of.reload} /> : <Loading />;
}

export function Loading(): JSX.Element {
  return (
    <p class="loading" role="status">
      {t("web-loading")}
    </p>
  );
}

export function Failure({ error, again }: { error: unknown; again: () => void }): JSX.Element {
  return (
    <div class="card failure" role="alert">
      <p>{reason(error)}</p>
      <div>
        <button type="button" class="button" onClick={again}>
          {t("web-try-again")}
        </button>
      </div>
    </div>
  );
}

/** Players by name, each with the same thing to do about them. */
export function Names({
  of,
  label,
  action,
}: {
  of: readonly { name: string }[];
  label: string;
  action: (name: string) => Promise<unknown>;
}): JSX.Element {
  return (
    <ul class="list">
      {of.map(({ name }) => (
        <li key={name} class="entry">
          <span class="grow">{name}</span>
          <Act action={() => action(name)} label={`${label}: ${name}`}>
            {label}
          </Act>
        </li>
      ))}
    </ul>
  );
}

export function Empty({ children }: { children: ComponentChildren }): JSX.Element {
  return <p class="none">{children}</p>;
}

export interface Page<T> {
  items: T[];
  next?: string | null;
}

/** The most items of a list that are kept. */
const MOST = 400;

/** A list that comes in pages. */
export function usePages<T>(
  load: (cursor: string | undefined) => Promise<Page<T>>,
  keys: readonly unknown[],
): {
  pages: Loaded<T[]>;
  more: (() => Promise<void>) | undefined;
  /** Looks again, unless the player has gone on to later pages. */
  refresh: () => void;
} {
  const first = useLoaded(() => load(undefined), keys);
  const [rest, setRest] = useState<{ after: Page<T>; items: T[]; next: string | null } | null>(
    null,
  );
  const page = first.value;
  const followed = rest && rest.after === page ? rest : null;
  const items = page && [...page.items, ...(followed?.items ?? [])];
  const next = followed ? followed.next : page?.next;
  const more = async () => {
    if (!page || !next) return;
    const found = await load(next);
    setRest({
      after: page,
      items: [...(followed?.items ?? []), ...found.items],
      next: found.next ?? null,
    });
  };
  return {
    pages: { value: items, error: first.error, reload: first.reload },
    more: next && items && items.length < MOST ? more : undefined,
    refresh: () => {
      if (!followed) first.reload();
    },
  };
}

/** Shows the rest of a list. */
export function More({ more }: { more: (() => Promise<void>) | undefined }): JSX.Element | null {
  return more ? (
    <Act class="wide" action={more}>
      {t("web-more")}
    </Act>
  ) : null;
}

/* Doing things. */

/** A button that does something which takes a while, and says below why it failed. */
export function Act({
  action,
  class: more = "",
  disabled = false,
  children,
  label,
}: {
  action: () => Promise<unknown>;
  class?: string;
  disabled?: boolean;
  children: ComponentChildren;
  label?: string | undefined;
}): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const isDisabled = busy || disabled;
  const act = async () => {
    if (isDisabled) return;
    setBusy(true);
    setFailed(null);
    try {
      await action();
    } catch (error) {
      setFailed(reason(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <span class={`act ${more.includes("wide") ? "wide" : ""}`}>
      <button
        type="button"
        class={`button ${more}`}
        aria-disabled={isDisabled}
        aria-busy={busy}
        aria-label={label}
        onClick={act}
      >
        {children}
      </button>
      {failed && (
        <span class="wrong" role="alert">
          {failed}
        </span>
      )}
    </span>
  );
}

/** Why it failed. What to do about a name that is taken is clear only with the title. */
function why(error: unknown): string {
  const isTaken = error instanceof Problem && error.code === "name_taken";
  return isTaken ? `${error.title}. ${error.detail}` : reason(error);
}

/** A form that sends its fields and says below why it failed. */
export function Form({
  action,
  label,
  danger = false,
  children,
  cancel,
}: {
  action: (fields: Record<string, string>) => Promise<unknown>;
  /** The button. */
  label: string;
  danger?: boolean;
  cancel?: () => void;
  children?: ComponentChildren;
}): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields: Record<string, string> = {};
    new FormData(event.currentTarget).forEach((value, name) => {
      if (typeof value === "string") fields[name] = value;
    });
    setBusy(true);
    setFailed(null);
    try {
      await action(fields);
    } catch (error) {
      setFailed(why(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="stack" onSubmit={submit}>
      {children}
      {failed && (
        <p class="wrong" role="alert">
          {failed}
        </p>
      )}
      <div class="row end">
        {cancel && (
          <button type="button" class="button" onClick={cancel}>
            {t("web-cancel")}
          </button>
        )}
        <button class={`button ${danger ? "danger" : "primary"}`} disabled={busy} aria-busy={busy}>
          {label}
        </button>
      </div>
    </form>
  );
}

/** A window above the screen. */
export function Dialog({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const outside = (event: MouseEvent) => event.target === dialog.current && close();
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={close} onMouseDown={outside}>
      <div class="stack">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

/** A field of a form. */
export function Field({
  label,
  hint,
  ...input
}: { label: string; hint?: string } & InputHTMLAttributes): JSX.Element {
  const id = useId();
  return (
    <label class="field">
      <span>{label}</span>
      <input {...input} aria-describedby={hint ? id : undefined} />
      {hint && <small id={id}>{hint}</small>}
    </label>
  );
}

/** From when to when, of each day. */
export function Hours({ from, to }: { from: string; to: string }): JSX.Element {
  const field = (name: string, label: string, value: string) => (
    <Field label={label} name={name} type="time" required defaultValue={value.slice(0, 5)} />
  );
  return (
    <div class="pair">
      {field("from", t("web-quiet-from"), from)}
      {field("to", t("web-quiet-to"), to)}
    </div>
  );
}

/** One of a few values, all in sight. */
export function Choices<T extends string | number>({
  label,
  options,
  value,
  change,
}: {
  label: string;
  options: readonly (readonly [T, string])[];
  value: T;
  change: (value: T) => void;
}): JSX.Element {
  const name = useId();
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="choices">
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => change(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of several values. */
export function Select<T extends string | number>({
  label,
  options,
  value,
  change,
}: {
  label: string;
  options: readonly (readonly [T, string])[];
  value: T;
  change: (value: T) => void;
}): JSX.Element {
  const chosen = (event: TargetedEvent<HTMLSelectElement>) => {
    const option = options[event.currentTarget.selectedIndex];
    if (option) change(option[0]);
  };
  return (
    <label class="field">
      <span>{label}</span>
      <select onChange={chosen}>
        {options.map(([option, text]) => (
          <option key={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Check({
  label,
  value,
  change,
  disabled = false,
}: {
  label: string;
  value: boolean;
  change: (value: boolean) => void;
  disabled?: boolean;
}): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/* Words for games. */

/** How long: in the largest unit without a rest. */
export function duration(seconds: number): string {
  if (seconds % 86400 === 0) return t("duration-days", { count: seconds / 86400 });
  if (seconds % 3600 === 0) return t("duration-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return t("duration-minutes", { count: seconds / 60 });
  return t("duration-seconds", { count: seconds });
}

export function clockText(clock: Clock | null | undefined): string {
  if (!clock) return t("clock-none");
  const time = duration(clock.seconds);
  if (clock.kind === "per_move") return t("clock-per_move", { time });
  return clock.increment > 0
    ? t("clock-bank-increment", { time, increment: duration(clock.increment) })
    : t("clock-bank", { time });
}

const unit = (value: number, name: string) =>
  new Intl.NumberFormat(language.value, { style: "unit", unit: name, unitDisplay: "short" }).format(
    value,
  );

/** About how long, in two units at most: "2 days 5 hr", "12 min". */
export function roughly(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  if (hours > 0) return `${unit(hours, "hour")} ${unit(minutes % 60, "minute")}`;
  if (minutes > 0) return `${unit(minutes, "minute")}`;
  return unit(Math.floor(seconds), "second");
}

/** The time until a deadline, counting down. */
export function Countdown({ until }: { until: string }): JSX.Element {
  const left = Math.max(0, (Date.parse(until) - railhead.serverNow()) / 1000);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => tick((count) => count + 1), left < 3600 ? 1000 : 30_000);
    return () => clearTimeout(timer);
  });
  const exact = left < 3600;
  const time = exact
    ? `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`
    : roughly(left);
  return (
    <span class={`countdown number ${exact ? "soon" : ""}`} role="timer">
      {t("web-time-left", { time })}
    </span>
  );
}

interface AtTheTable {
  seat: number;
  name?: string | null;
  bot_of?: string | null;
  kind: Schemas["SeatKind"];
  color?: Schemas["PlayerColor"] | null;
}

/** What a player is called; bots are called in the language of the player. */
export function called(player: {
  name?: string | null;
  kind?: string;
  bot_of?: string | null;
}): string {
  const name = player.name ?? t("web-somebody");
  if (player.bot_of) return t("web-bot-of", { bot: name, owner: player.bot_of });
  return player.kind === "bot" || name.endsWith(" (bot)")
    ? t(`bot-${name.replace(" (bot)", "")}`)
    : name;
}

/** The players of a game with their colours. */
export function Players({ players }: { players: readonly AtTheTable[] }): JSX.Element {
  const seated = players.filter((player) => player.kind !== "nobody");
  return (
    <span class="seated">
      {seated.map((player) => (
        <span key={player.seat} class="player">
          <i class={`swatch ${player.color ?? ""}`} aria-hidden="true" />
          {called(player)}
        </span>
      ))}
    </span>
  );
}

/** The others at a table: "Bob and Cleo". */
export function others(players: readonly AtTheTable[], seat: number): string {
  const names = players
    .filter((player) => player.seat !== seat && player.kind !== "nobody")
    .map(called);
  return names.length ? list(names) : t("web-nobody-yet");
}

/** What kind of game: "Classic · 2 seats · 1 day per move". */
export function kindOf(options: Schemas["GameOptions"]): string {
  const parts = [
    t(`variant-${options.variant ?? "classic"}`),
    t("seats", { count: options.seats }),
    clockText(options.clock),
  ];
  if (options.rated) parts.push(t("game-rated"));
  return parts.join(" · ");
}

/** A link to a player's page. */
export function PlayerLink({ name }: { name: string }): JSX.Element {
  return <a href={link(`players/${encodeURIComponent(name)}`)}>{name}</a>;
}

export const variantOptions = (): [Variant, string][] =>
  VARIANTS.map((variant) => [variant, t(`variant-${variant}`)]);
export function VariantFilter({
  value,
  change,
}: {
  value: Variant | "";
  change: (variant: Variant | "") => void;
}): JSX.Element {
  const options: [Variant | "", string][] = [["", t("web-all")], ...variantOptions()];
  return <Select label={t("web-variant")} value={value} options={options} change={change} />;
}

export const seatOptions = (): [number, string][] =>
  [2, 3, 4, 5].map((seats) => [seats, String(seats)]);

/** Clocks that are offered, by their key. */
const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  minute: { kind: "per_move", seconds: 60 },
  minutes: { kind: "per_move", seconds: 180 },
  bank: { kind: "bank", seconds: 1200, increment: 15 },
  day: { kind: "per_move", seconds: 86400 },
  days: { kind: "per_move", seconds: 259200 },
};
export const clockOf = (key: string): Clock | null => CLOCKS[key] ?? null;
export const clockOptions = (): [string, string][] =>
  Object.entries(CLOCKS).map(([key, clock]) => [key, clockText(clock)]);

/* Numbers. */

/** A figure with what it counts. */
export function Figure({ label, value }: { label: string; value: string }): JSX.Element {
  return (
    <div class="figure">
      <dt>{label}</dt>
      <dd class="number">{value}</dd>
    </div>
  );
}

/** Bars with their labels and numbers, for values that can be compared. */
export function Bars({
  bars,
}: {
  bars: readonly { label: string; value: number; text: string }[];
}): JSX.Element {
  const most = Math.max(1, ...bars.map((bar) => Math.abs(bar.value)));
  return (
    <ul class="bars">
      {bars.map((bar) => (
        <li key={bar.label}>
          <span class="label">{bar.label}</span>
          <span class="track" aria-hidden="true">
            <span
              class={bar.value < 0 ? "below" : ""}
              style={{ width: `${(100 * Math.abs(bar.value)) / most}%` }}
            />
          </span>
          <span class="number">{bar.text}</span>
        </li>
      ))}
    </ul>
  );
}
