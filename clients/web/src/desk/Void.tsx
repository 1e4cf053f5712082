/** Ending a game for everybody, without a result. */

import type { JSX } from "preact";
import { Problem } from "railhead-client";
import { railhead } from "../app.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form, Words } from "../ui/form.tsx";

export function VoidDialog({
  game,
  why = "",
  close,
  then,
}: {
  game: string;
  /** The reason that is offered. */
  why?: string;
  close: () => void;
  /** What is done afterwards. */
  then: () => Promise<void>;
}): JSX.Element {
  const end = async ({ reason = "" }: Record<string, string>) => {
    await voidGame(game, reason);
    await then();
    close();
  };
  return (
    <Dialog title={t("web-desk-void")} close={close}>
      <p>{t("web-desk-void-what")}</p>
      <Form label={t("web-desk-void")} danger cancel={close} action={end}>
        <Words label={t("web-desk-why")} name="reason" required defaultValue={why} />
      </Form>
    </Dialog>
  );
}

/** Ends a game. One that was ended before, for another report, is as it shall be. */
async function voidGame(game_id: string, reason: string): Promise<void> {
  const path = { game_id };
  try {
    await railhead.post("/v1/admin/games/{game_id}/void", { path, body: { reason } });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "game_over") throw error;
    const { status } = await railhead.get("/v1/games/{game_id}", { path });
    if (status !== "void") throw error;
  }
}
