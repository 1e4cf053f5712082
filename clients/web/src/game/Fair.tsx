/** The check that the deal was fair: the player's own device decides every card again. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { reason } from "../app.ts";
import { checkDeal } from "../fair/check.ts";
import type { Verdict } from "../fair/game.ts";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import type { Table } from "./live.ts";

type State = "asked" | "checking" | Verdict | { failed: string };

export function Fair({ table }: { table: Table }): JSX.Element {
  const [state, setState] = useState<State>("asked");
  const check = async () => {
    if (state === "checking") return;
    setState("checking");
    const { known, head } = table.state.value;
    const noted = { commitment: known?.table.commitment ?? "", head };
    setState(
      await checkDeal(table.id, noted).catch((error: unknown) => ({ failed: reason(error) })),
    );
  };
  const isDone = typeof state === "object" && "fair" in state;
  return (
    <section class="card fair">
      <h2>{t("web-fair")}</h2>
      <div aria-live="polite">
        <Outcome state={state} />
      </div>
      {!isDone && (
        <div>
          <button
            type="button"
            class="button"
            aria-disabled={state === "checking"}
            aria-busy={state === "checking"}
            onClick={check}
          >
            {t("web-fair-check")}
          </button>
        </div>
      )}
    </section>
  );
}

function Outcome({ state }: { state: State }): JSX.Element {
  if (state === "asked") return <p class="faint">{t("web-fair-what")}</p>;
  if (state === "checking") return <p role="status">{t("web-fair-checking")}</p>;
  if ("failed" in state)
    return <p class="wrong">{t("web-fair-failed", { reason: state.failed })}</p>;
  if (state.fair)
    return (
      <p>
        <b class="done">
          <Icon name="check" /> {t("web-fair-yes")}
        </b>{" "}
        {t("web-fair-yes-how", { count: state.events })}
        {state.copied > 0 && <> {t("web-fair-copied", { count: state.copied })}</>}
      </p>
    );
  return (
    <>
      <p class="wrong">{t("web-fair-no", { event: state.event })}</p>
      <p class="faint small" lang="en">
        {state.why}
      </p>
    </>
  );
}
