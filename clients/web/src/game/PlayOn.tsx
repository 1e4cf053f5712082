/** A position of a replay, played on against bots. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead, session } from "../app.ts";
import { go } from "../router.ts";
import { LEVELS, levelText, useLevelHint, type Level } from "../screens/levels.tsx";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Choices, Form } from "../ui/form.tsx";
import { keepOrigin } from "./origins.ts";

interface Position {
  game: string;
  version: number;
  seat: number;
}

export function PlayOn({
  label,
  position,
  player,
  players,
  seats,
}: {
  label: string;
  position: Position;
  /** The name of the player in the seat. */
  player: string;
  /** The names of all players. */
  players: readonly string[];
  seats: number;
}): JSX.Element | null {
  const [choosing, choose] = useState(false);
  if (!session.value) return null;
  return (
    <>
      <button type="button" class="button" onClick={() => choose(true)}>
        {label}
      </button>
      {choosing && (
        <Choice
          position={position}
          player={player}
          players={players}
          seats={seats}
          close={() => choose(false)}
        />
      )}
    </>
  );
}

function Choice({
  position,
  player,
  players,
  seats,
  close,
}: {
  position: Position;
  player: string;
  players: readonly string[];
  seats: number;
  close: () => void;
}): JSX.Element {
  const [level, setLevel] = useState<Level>("stationmaster");
  const hint = useLevelHint(seats);
  const begin = async () => {
    const body = { kind: "position", ...position, bots: level } as const;
    const game = await railhead.post("/v1/prepared-games", { body });
    keepOrigin(game.id, { game: position.game, move: position.version, players });
    go(`games/${game.id}`);
  };
  return (
    <Dialog title={t("web-play-on")} close={close}>
      <Form label={t("web-play-on-do")} cancel={close} action={begin}>
        <p>{t("web-play-on-what", { player })}</p>
        <Choices
          label={t("web-practise-level")}
          value={level}
          options={LEVELS.map((level) => [level, levelText(level)] as const)}
          change={setLevel}
        />
        <p class="faint small" aria-live="polite">
          {hint(level)}
        </p>
      </Form>
    </Dialog>
  );
}
