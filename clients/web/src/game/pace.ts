/** Settings of playback on this device: speed, sound and vibration. */

import { computed, effect, signal, type Signal } from "@preact/signals";
import type { Speed } from "./playback.ts";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the device asks for no motion. */
export const isStill = signal(still.matches);
still.addEventListener("change", () => {
  isStill.value = still.matches;
});

const SPEED = "railhead.speed";
const SPEEDS: readonly Speed[] = ["normal", "fast", "off"];
const chosen = signal(SPEEDS.find((each) => each === localStorage.getItem(SPEED)));

/** Without a choice of the player, nothing is played where the device asks for no motion. */
export const speed = computed<Speed>(() => chosen.value ?? (isStill.value ? "off" : "normal"));

export function chooseSpeed(value: Speed): void {
  localStorage.setItem(SPEED, value);
  chosen.value = value;
}

/** Off until it is switched on. */
function switched(key: string): Signal<boolean> {
  const isOn = signal(localStorage.getItem(key) === "on");
  effect(() => {
    if (isOn.value) localStorage.setItem(key, "on");
    else localStorage.removeItem(key);
  });
  return isOn;
}

export const hasSound = switched("railhead.sound");
export const hasVibration = switched("railhead.vibration");
