/** Loading: one answer, or a list that comes in pages, and how both are shown. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Offline } from "railhead-client";
import { line, reason } from "../app.ts";
import { language, t } from "../texts.ts";
import { Act } from "./form.tsx";

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

/** Shows a loaded value; before that, that it is loading or why it cannot be loaded. */
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

function Loading(): JSX.Element {
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

export function Empty({ children }: { children: ComponentChildren }): JSX.Element {
  return <p class="none">{children}</p>;
}

interface Page<T> {
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
