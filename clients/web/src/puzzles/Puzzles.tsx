/** Puzzles from finished games, and what a player can learn from their own mistakes. */

import type { ComponentChildren, JSX } from "preact";
import { board, loadBoard, session } from "../app.ts";
import { go, link, query } from "../router.ts";
import { t, type Sources } from "../texts.ts";
import { Choices } from "../ui/form.tsx";
import { Show, useLoaded } from "../ui/load.tsx";
import { Page } from "../ui/Page.tsx";
import { One } from "./One.tsx";
import { nextPuzzle, THEMES, type Theme, type Wanted } from "./puzzle.ts";

export const TEXTS: Sources = {
  en: () => import("texts:en/puzzle"),
  fr: () => import("texts:fr/puzzle"),
  de: () => import("texts:de/puzzle"),
  es: () => import("texts:es/puzzle"),
  it: () => import("texts:it/puzzle"),
};

/** What the address asks for. Without an account there are no mistakes of one's own. */
function wantedOf(asked: URLSearchParams): Wanted {
  return {
    isMine: session.value !== null && asked.get("mine") === "true",
    theme: THEMES.find((theme) => theme === asked.get("theme")) ?? null,
  };
}

const addressOf = ({ isMine, theme }: Wanted): string => {
  const asked = new URLSearchParams({ ...(isMine && { mine: "true" }), ...(theme && { theme }) });
  return asked.size > 0 ? `puzzles?${asked}` : "puzzles";
};

export function Puzzles(): JSX.Element {
  const wanted = wantedOf(query.value);
  const next = useLoaded(async () => {
    const [puzzle] = await Promise.all([nextPuzzle(wanted), loadBoard()]);
    return { puzzle };
  }, [wanted.isMine, wanted.theme, session.value?.accountId]);
  const puzzle = next.error ? null : next.value?.puzzle;
  const facts = board.value;
  const filter = <Filter wanted={wanted} />;
  if (puzzle && facts)
    return (
      <One puzzle={puzzle} facts={facts} next={next.reload}>
        {filter}
      </One>
    );
  return (
    <Page title={t("web-puzzles")} back={session.value ? "" : "leaderboards"}>
      <Show of={next.error ? { ...next, value: undefined } : next}>
        {() => <None wanted={wanted} />}
      </Show>
      {filter}
    </Page>
  );
}

/** Whose decisions, and of what kind. */
function Filter({ wanted }: { wanted: Wanted }): JSX.Element {
  const change = (part: Partial<Wanted>) => go(addressOf({ ...wanted, ...part }), true);
  return (
    <section class="card filter" aria-label={t("web-puzzle-filter")}>
      {session.value && (
        <Choices
          label={t("web-puzzle-whose")}
          value={wanted.isMine ? "mine" : "all"}
          change={(whose) => change({ isMine: whose === "mine" })}
          options={[
            ["all", t("web-puzzle-whose-all")],
            ["mine", t("web-puzzle-whose-mine")],
          ]}
        />
      )}
      <Choices
        label={t("web-puzzle-theme")}
        value={wanted.theme ?? "all"}
        change={(theme) => change({ theme: theme === "all" ? null : theme })}
        options={["all" as const, ...THEMES].map((theme): [Theme | "all", string] => [
          theme,
          t(`web-puzzle-theme-${theme}`),
        ])}
      />
    </section>
  );
}

/** Why there is no puzzle, and the way on. */
function None({ wanted }: { wanted: Wanted }): JSX.Element {
  if (wanted.theme)
    return (
      <End text={t("web-puzzle-none-theme")}>
        <a class="button primary" href={link(addressOf({ ...wanted, theme: null }))}>
          {t("web-puzzle-all-themes")}
        </a>
      </End>
    );
  if (wanted.isMine)
    return (
      <End text={t("web-puzzle-none-mine")}>
        <a class="button primary" href={link("puzzles")}>
          {t("web-puzzle-others")}
        </a>
      </End>
    );
  return (
    <End text={t("web-puzzle-none")}>
      <a class="button primary" href={link("")}>
        {t("web-puzzle-play")}
      </a>
    </End>
  );
}

function End({ text, children }: { text: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="card">
      <p role="status">{text}</p>
      <div class="row">{children}</div>
    </section>
  );
}
