/** The offer of sound, once on a device: after the player's first claim. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Known } from "railhead-client";
import { t } from "../texts.ts";
import { hasSound, hasVibration } from "./pace.ts";
import { chime } from "./sound.ts";

const OFFERED = "railhead.sound.offered";

export function SoundOffer({ known }: { known: Known }): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const claimed = known.table.routes.filter(({ seat }) => seat === known.you?.seat).length;
  const before = useRef(claimed);
  useEffect(() => {
    if (claimed <= before.current || hasSound.value || localStorage.getItem(OFFERED)) return;
    localStorage.setItem(OFFERED, "1");
    setOpen(true);
  }, [claimed]);
  if (!isOpen) return null;
  const accept = () => {
    setOpen(false);
    hasSound.value = true;
    if ("vibrate" in navigator) hasVibration.value = true;
    chime();
  };
  return (
    <section class="card sound-offer" aria-label={t("web-sound")}>
      <p>{t("web-sound-offer")}</p>
      <div class="row end">
        <button type="button" class="button" onClick={() => setOpen(false)}>
          {t("web-not-now")}
        </button>
        <button type="button" class="button" onClick={accept}>
          {t("web-sound-on")}
        </button>
      </div>
    </section>
  );
}
