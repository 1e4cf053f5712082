/** A quick game: against whoever wants the same. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { railhead } from "../app.ts";
import { go } from "../router.ts";
import { t } from "../texts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Check, Choices, Form, Select } from "../ui/form.tsx";
import {
  clockOf,
  clockOptions,
  ratedClock,
  seatOptions,
  variantOptions,
  type Variant,
} from "./options.tsx";

const LAST = "railhead.quick";

interface Wanted {
  variant: Variant;
  seats: number;
  clock: string;
  rated: boolean;
}

function last(): Wanted {
  const wanted: Wanted = { variant: "classic", seats: 2, clock: "day", rated: false };
  return { ...wanted, ...(JSON.parse(localStorage.getItem(LAST) ?? "{}") as Partial<Wanted>) };
}

export function QuickGame({ close }: { close: () => void }): JSX.Element {
  const [wanted, want] = useState(last);
  const change = (part: Partial<Wanted>) => want({ ...wanted, ...part });
  const play = async () => {
    localStorage.setItem(LAST, JSON.stringify(wanted));
    const { variant, seats, clock, rated } = wanted;
    const game = await railhead.post("/v1/games/quick", {
      body: { variant, seats, rated, clock: clockOf(clock) },
    });
    close();
    go(`games/${game.id}`);
  };
  return (
    <Dialog title={t("web-quick")} close={close}>
      <p class="faint">{t("web-quick-what")}</p>
      <Form label={t("web-quick-do")} cancel={close} action={play}>
        <Choices
          label={t("web-players")}
          value={wanted.seats}
          options={seatOptions()}
          change={(seats) => change({ seats })}
        />
        <Select
          label={t("web-variant")}
          value={wanted.variant}
          options={variantOptions()}
          change={(variant) => change({ variant })}
        />
        <Select
          label={t("web-clock")}
          value={wanted.clock}
          options={clockOptions()}
          change={(clock) => change({ clock, rated: wanted.rated && clock !== "none" })}
        />
        <Check
          label={t("web-rated")}
          value={wanted.rated}
          change={(rated) =>
            change({ rated, clock: rated ? ratedClock(wanted.clock) : wanted.clock })
          }
        />
      </Form>
    </Dialog>
  );
}
