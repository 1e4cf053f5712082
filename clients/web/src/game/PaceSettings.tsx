/** Settings of playback: speed, sound and vibration. */

import type { JSX } from "preact";
import { t } from "../texts.ts";
import { Check, Choices } from "../ui/form.tsx";
import { chooseSpeed, hasSound, hasVibration, speed } from "./pace.ts";
import { chime } from "./sound.ts";

export const SPEEDS = ["normal", "fast", "off"] as const;

export function PaceSettings(): JSX.Element {
  return (
    <>
      <Choices
        label={t("web-speed")}
        value={speed.value}
        change={chooseSpeed}
        options={SPEEDS.map((each) => [each, t(`web-speed-${each}`)] as const)}
      />
      <Check
        label={t("web-sound")}
        value={hasSound.value}
        change={(isOn) => {
          hasSound.value = isOn;
          if (isOn) chime();
        }}
      />
      {"vibrate" in navigator && (
        <Check
          label={t("web-vibration")}
          value={hasVibration.value}
          change={(isOn) => {
            hasVibration.value = isOn;
            if (isOn) chime();
          }}
        />
      )}
    </>
  );
}
