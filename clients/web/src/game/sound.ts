/** Tones, made on the device, and vibration. */

import { hasSound, hasVibration } from "./pace.ts";
import type { Cue } from "./playback.ts";

interface Tone {
  /** In hertz. */
  pitch: number;
  /** Start, in seconds. */
  at: number;
  /** Duration, in seconds. */
  length: number;
  shape: OscillatorType;
}

let context: AudioContext | null = null;

function sound(tones: readonly Tone[]): void {
  if (!hasSound.value || tones.length === 0) return;
  context ??= new AudioContext();
  // Browsers are silent before the first touch.
  void context.resume();
  const now = context.currentTime + 0.02;
  for (const { pitch, at, length, shape } of tones) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + at);
    volume.gain.exponentialRampToValueAtTime(0.12, now + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}

function vibrate(...pattern: number[]): void {
  if (hasVibration.value) navigator.vibrate?.(pattern);
}

const tone = (pitch: number, at = 0, length = 0.12, shape: OscillatorType = "triangle"): Tone => ({
  pitch,
  at,
  length,
  shape,
});

/** The tones of an event. A route has as many as spaces. */
export function tonesOf({ event, ms }: Cue, length: number): Tone[] {
  switch (event.type) {
    case "card_drawn":
    case "card_taken":
    case "tickets_drawn":
      return [tone(520, 0, 0.06), tone(780, 0.05, 0.07)];
    case "card_turned_up":
      return [tone(420, 0, 0.05)];
    case "route_claimed":
      return Array.from({ length }, (_, space) =>
        tone(220 + 24 * space, (space * ms * 0.6) / length / 1000, 0.08, "square"),
      );
    case "tunnel_card_revealed":
      return [tone(310, 0, 0.16)];
    case "station_built":
      return [tone(330, 0, 0.14), tone(495, 0.12, 0.22)];
    default:
      return [];
  }
}

/** Plays the tones of an event; the player's own event vibrates, too. */
export function hear(cue: Cue, length: number, isOwn: boolean): void {
  sound(tonesOf(cue, length));
  if (isOwn && tonesOf(cue, length).length > 0) vibrate(15);
}

/** The signal for the player's turn. */
export function chime(): void {
  sound([tone(660, 0, 0.25, "sine"), tone(880, 0.16, 0.4, "sine")]);
  vibrate(60, 60, 60);
}
