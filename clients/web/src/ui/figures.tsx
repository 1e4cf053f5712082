/** Numbers of statistics: single figures and bars. */

import type { JSX } from "preact";

/** A figure with what it counts. */
export function Figure({ label, value }: { label: string; value: string }): JSX.Element {
  return (
    <div class="figure">
      <dt>{label}</dt>
      <dd class="number">{value}</dd>
    </div>
  );
}

/** Bars with their labels and numbers, for values that can be compared. */
export function Bars({
  bars,
}: {
  bars: readonly { label: string; value: number; text: string }[];
}): JSX.Element {
  const most = Math.max(1, ...bars.map((bar) => Math.abs(bar.value)));
  return (
    <ul class="bars">
      {bars.map((bar) => (
        <li key={bar.label}>
          <span class="label">{bar.label}</span>
          <span class="track" aria-hidden="true">
            <span
              class={bar.value < 0 ? "below" : ""}
              style={{ width: `${(100 * Math.abs(bar.value)) / most}%` }}
            />
          </span>
          <span class="number">{bar.text}</span>
        </li>
      ))}
    </ul>
  );
}
