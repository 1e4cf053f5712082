/** The answer to a report: an outcome is one tap, or two if something is done with it. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Problem, type Schemas } from "railhead-client";
import { railhead, reason as wrong, say } from "../app.ts";
import { t } from "../texts.ts";
import { Words } from "../ui/form.tsx";
import { BanDialog } from "./Ban.tsx";
import { MuteDialog } from "./Mute.tsx";
import { RenameDialog } from "./Rename.tsx";
import type { Role } from "./role.ts";
import { VoidDialog } from "./Void.tsx";

type Report = Schemas["Report"];
type Outcome = Schemas["ReportOutcome"];

/** What is done with an answer. */
type Deed = "mute" | "rename" | "ban" | "void";

/** Outcomes with which nothing is done. */
const SAID = ["no_action", "warned"] as const;

export function Closing({
  report,
  role,
  done,
}: {
  report: Report;
  role: Role;
  /** The report is closed. */
  done: () => void;
}): JSX.Element {
  const { id, player, game } = report;
  const [why, setWhy] = useState("");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [asked, ask] = useState<Deed | null>(null);
  useEffect(() => {
    setWhy("");
    setFailed(null);
  }, [id]);
  const close = async (outcome: Outcome) => {
    await closeReport(id, outcome, why.trim() || t(`web-desk-outcome-${outcome}`));
    ask(null);
    done();
  };
  const say_ = async (outcome: Outcome) => {
    setBusy(true);
    setFailed(null);
    await close(outcome).catch((error: unknown) => setFailed(wrong(error)));
    setBusy(false);
  };
  // A second tap in a row would answer the report that comes next, unread.
  const tapped = (event: MouseEvent, act: () => void) => {
    if (!busy && event.detail < 2) act();
  };
  const button = (key: number, label: string, act: () => void, isDanger = false) => (
    <button
      key={key}
      type="button"
      class={`button ${isDanger ? "danger" : ""}`}
      aria-keyshortcuts={String(key)}
      aria-disabled={busy}
      onClick={(event) => tapped(event, act)}
    >
      {label}
    </button>
  );
  const offered = why || t(`web-report-reason-${report.reason}`);
  return (
    <div class="stack">
      <div class="outcomes" role="group" aria-label={t("web-desk-outcome")}>
        {SAID.map((outcome, at) =>
          button(at + 1, t(`web-desk-outcome-${outcome}`), () => void say_(outcome)),
        )}
        {player && button(3, t("web-desk-mute"), () => ask("mute"), true)}
        {player && button(4, t("web-desk-rename"), () => ask("rename"), true)}
        {player && role === "admin" && button(5, t("web-desk-ban"), () => ask("ban"), true)}
        {game && button(6, t("web-desk-void"), () => ask("void"), true)}
      </div>
      {failed && (
        <p class="wrong" role="alert">
          {failed}
        </p>
      )}
      <Words
        label={t("web-desk-why")}
        hint={t("web-desk-why-hint")}
        rows={1}
        value={why}
        onInput={(event) => setWhy(event.currentTarget.value)}
      />
      {asked && (
        <Doing what={asked} report={report} why={offered} close={() => ask(null)} then={close} />
      )}
    </div>
  );
}

/** Asks for the reason of something that is done with the answer, does it, and answers the report. */
function Doing({
  what,
  report: { player, game },
  why,
  close,
  then,
}: {
  what: Deed;
  report: Report;
  why: string;
  close: () => void;
  then: (outcome: Outcome) => Promise<void>;
}): JSX.Element | null {
  const asked = { why, close };
  if (what === "void")
    return game ? <VoidDialog game={game} {...asked} then={() => then("game_voided")} /> : null;
  if (!player) return null;
  const of = { name: player, ...asked };
  if (what === "mute") return <MuteDialog {...of} then={() => then("muted")} />;
  if (what === "rename") return <RenameDialog {...of} then={() => then("renamed")} />;
  return <BanDialog {...of} then={() => then("banned")} />;
}

/** Closes a report, unless somebody else was faster. */
async function closeReport(report_id: string, outcome: Outcome, reason: string): Promise<void> {
  try {
    const body = { outcome, reason };
    await railhead.post("/v1/admin/reports/{report_id}/close", { path: { report_id }, body });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "report_closed") throw error;
    say(error.detail);
  }
}
