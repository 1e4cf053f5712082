/** A report to the moderators: of a player, a game or a phrase. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "railhead-client";
import { railhead } from "../app.ts";
import { link } from "../router.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Choices, Form, Words } from "../ui/form.tsx";
import type { Subject } from "./subject.ts";

type Reason = Schemas["ReportReason"];

/** The reasons that make sense for each kind of thing. */
const REASONS: Record<Subject["about"], readonly Reason[]> = {
  player: ["false_name", "harassment", "cheating", "collusion", "stalling", "other"],
  game: ["cheating", "collusion", "stalling", "harassment", "other"],
  phrase: ["harassment", "other"],
};

export function Report({
  subjects,
  close,
}: {
  /** What can be reported here; one of them is. */
  subjects: readonly Subject[];
  close: () => void;
}): JSX.Element {
  const [at, choose] = useState(0);
  const [reason, setReason] = useState<Reason | "">("");
  const [isMissing, miss] = useState(false);
  const [isSent, setSent] = useState(false);
  const subject = subjects[at]!;
  if (isSent) return <Sent subject={subject} close={close} />;
  const reasons = REASONS[subject.about];
  const send = async ({ text = "" }: Record<string, string>) => {
    if (!reason || !reasons.includes(reason)) return miss(true);
    await railhead.post("/v1/reports", { body: { ...bodyOf(subject), reason, text } });
    setSent(true);
  };
  const single = subjects.length === 1 && subject.about === "player" ? subject.name : null;
  return (
    <Dialog
      title={single ? t("web-report-player", { player: single }) : t("web-report")}
      close={close}
    >
      <Form label={t("web-report-send")} cancel={close} action={send}>
        {subjects.length > 1 && (
          <Choices
            label={t("web-report-what")}
            value={at}
            change={choose}
            options={subjects.map((one, index) => [index, nameOf(one)] as const)}
          />
        )}
        {subject.about === "phrase" && (
          <blockquote>
            <b>{subject.name}</b> {subject.text}
          </blockquote>
        )}
        <Choices
          label={t("web-report-reason")}
          value={reason}
          change={(chosen) => {
            setReason(chosen);
            miss(false);
          }}
          options={reasons.map((one) => [one, t(`web-report-reason-${one}`)] as const)}
        />
        {isMissing && (
          <p class="wrong" role="alert">
            {t("web-report-choose")}
          </p>
        )}
        <Words label={t("web-report-words")} hint={t("web-report-words-what")} name="text" />
      </Form>
    </Dialog>
  );
}

const nameOf = (subject: Subject): string =>
  subject.about === "player" ? subject.name : t("web-report-this-game");

function bodyOf(
  subject: Subject,
):
  | { about: "player"; name: string }
  | { about: "game"; game: string }
  | { about: "phrase"; game: string; number: number } {
  if (subject.about !== "phrase") return subject;
  const { about, game, number } = subject;
  return { about, game, number };
}

/** What comes now, and what the player can do until then. */
function Sent({ subject, close }: { subject: Subject; close: () => void }): JSX.Element {
  return (
    <Dialog title={t("web-report-sent")} close={close}>
      <p role="status">{t("web-report-next")}</p>
      {subject.about !== "game" && <Meanwhile name={subject.name} />}
      <div class="row end">
        <a class="button" href={link("reports")}>
          {t("web-reports")}
        </a>
        <button type="button" class="button primary" onClick={close}>
          {t("web-close")}
        </button>
      </div>
    </Dialog>
  );
}

/** Neither hears nor sees the player from now on, if that is wanted. */
function Meanwhile({ name }: { name: string }): JSX.Element {
  const [done, setDone] = useState<string | null>(null);
  const mute = async () => {
    await railhead.put("/v1/me/mutes/{name}", { path: { name } });
    setDone(t("web-muted", { player: name }));
  };
  const block = async () => {
    await railhead.put("/v1/me/blocks/{name}", { path: { name } });
    setDone(t("web-blocked", { player: name }));
  };
  if (done) return <p role="status">{done}</p>;
  return (
    <section class="stack">
      <p>{t("web-report-meanwhile", { player: name })}</p>
      <div class="row">
        <Act action={mute}>{t("web-mute", { player: name })}</Act>
        <Act action={block}>{t("web-block-player", { player: name })}</Act>
      </div>
      <p class="faint small">
        {t("web-block")}: {t("web-block-what")}
      </p>
    </section>
  );
}
