/** A game against bots, which begins at once: as many and as strong as the last time. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead } from "../app.ts";
import { chooseSpeed, speed } from "../game/pace.ts";
import { SPEEDS } from "../game/PaceSettings.tsx";
import { go } from "../router.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Act, Choices, Form } from "../ui/form.tsx";
import { Icon } from "../ui/icons.tsx";
import { LEVELS, levelText, useLevelHint, type Level } from "./levels.tsx";

const LAST = "railhead.practise";

interface Opponents {
  level: Level;
  count: number;
}

function last(): Opponents {
  const one: Opponents = { level: "conductor", count: 1 };
  return { ...one, ...(JSON.parse(localStorage.getItem(LAST) ?? "{}") as Partial<Opponents>) };
}

/** Opens a game against so many bots. */
export async function playBots({ level, count }: Opponents): Promise<void> {
  const bots = Array<Level>(count).fill(level);
  const game = await railhead.post("/v1/games", {
    body: { seats: count + 1, bots, visibility: "private", auto_start: true },
  });
  go(`games/${game.id}`);
}

export function Practise(): JSX.Element {
  const [choosing, choose] = useState(false);
  const { level, count } = last();
  return (
    <div class="practise">
      <Act action={() => playBots(last())}>
        <Icon name="robot" />
        {t("web-practise")}
        <small class="faint" aria-hidden="true">
          {count} × {levelText(level)}
        </small>
      </Act>
      <button
        type="button"
        class="icon"
        aria-label={t("web-practise-choose")}
        title={t("web-practise-choose")}
        onClick={() => choose(true)}
      >
        <Icon name="gear" />
      </button>
      {choosing && <PractiseChoice close={() => choose(false)} />}
    </div>
  );
}

function PractiseChoice({ close }: { close: () => void }): JSX.Element {
  const [wanted, want] = useState(last);
  const hint = useLevelHint(wanted.count + 1);
  const change = (part: Partial<Opponents>) => want({ ...wanted, ...part });
  const begin = async () => {
    localStorage.setItem(LAST, JSON.stringify(wanted));
    await playBots(wanted);
    close();
  };
  return (
    <Dialog title={t("web-practise")} close={close}>
      <Form label={t("web-practise-do")} cancel={close} action={begin}>
        <Choices
          label={t("web-practise-level")}
          value={wanted.level}
          options={LEVELS.map((level) => [level, levelText(level)] as const)}
          change={(level) => change({ level })}
        />
        <p class="faint small" aria-live="polite">
          {hint(wanted.level)}
        </p>
        <Choices
          label={t("web-practise-count")}
          value={wanted.count}
          options={[1, 2, 3, 4].map((count) => [count, String(count)] as const)}
          change={(count) => change({ count })}
        />
        <Choices
          label={t("web-speed")}
          value={speed.value}
          options={SPEEDS.map((each) => [each, t(`web-speed-${each}`)] as const)}
          change={chooseSpeed}
        />
      </Form>
    </Dialog>
  );
}
