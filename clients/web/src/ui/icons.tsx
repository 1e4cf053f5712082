/** Icons of the tabs and buttons: lines of 24 × 24. */

import type { JSX } from "preact";

const LINES = {
  home: "M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z",
  table: "M3 9h18M5 9v10M19 9v10M8 5h8l2 4H6z",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4",
  cup: "M8 4h8v5a4 4 0 0 1-8 0zM8 5H4v2a4 4 0 0 0 4 4M16 5h4v2a4 4 0 0 1-4 4M12 13v4M8 20h8M10 20v-3h4v3",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6",
  people:
    "M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 5.3a3.3 3.3 0 0 1 0 6.4M18 14.8c2 .8 3.2 2.6 3.5 5.2",
  gear: "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM10.2 5.3L10.2 2.9L13.8 2.9L13.8 5.3L15.4 6.0L17.1 4.2L19.8 6.9L18.0 8.6L18.7 10.2L21.1 10.2L21.1 13.8L18.7 13.8L18.0 15.4L19.8 17.1L17.1 19.8L15.4 18.0L13.8 18.7L13.8 21.1L10.2 21.1L10.2 18.7L8.6 18.0L6.9 19.8L4.2 17.1L6.0 15.4L5.3 13.8L2.9 13.8L2.9 10.2L5.3 10.2L6.0 8.6L4.2 6.9L6.9 4.2L8.6 6.0z",
  book: "M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h10",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  plus: "M12 5v14M5 12h14",
  key: "M15 9a4 4 0 1 0-3.5 4L14 15.5h2V18h2v2h3v-3l-6.3-6.3z",
  robot: "M6 9h12v9H6zM12 9V5M9 13h.01M15 13h.01M9 20v-2M15 20v-2M3 12v3M21 12v3",
  bulb: "M9 18h6M10 21h4M9.5 15c0-2-3-3-3-6.5a5.5 5.5 0 0 1 11 0c0 3.5-3 4.5-3 6.5z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
  next: "m9 5 7 7-7 7",
  back: "m15 5-7 7 7 7",
  farther: "m5 5 7 7-7 7M12 5l7 7-7 7",
  fartherBack: "m19 5-7 7 7 7M12 5l-7 7 7 7",
  arrow: "M4 12h16M14 6l6 6-6 6",
  up: "M12 20V5M6 11l6-6 6 6",
  down: "M12 4v15M6 13l6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  check: "m5 13 4.5 4.5L19 7",
  open: "M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14z",
  alert: "M12 5.5v8M12 18h.01",
  speech: "M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5",
  phone: "M7 3h10v18H7zM11 18h2",
  sheet: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h3",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1",
  play: "M8 5v14l11-7z",
  pause: "M8.5 5v14M15.5 5v14",
  flag: "M6 21V4h12l-2.5 4.5L18 13H6",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.2 2.2L15.5 10",
  mute: "M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5",
} as const;

export type IconName = keyof typeof LINES;

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg
      class="line-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={LINES[name]} />
    </svg>
  );
}
