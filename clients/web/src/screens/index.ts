/** Screens by the first part of their path. */

import type { ComponentType } from "preact";
import { addTexts } from "../texts.ts";
import { lazy } from "../ui/lazy.tsx";
import type { ScreenProps } from "../ui/Page.tsx";
import { Reports } from "../reports/late.tsx";
import { Learn } from "../lesson/Learn.tsx";
import { About } from "./About.tsx";
import { Home } from "./Home.tsx";
import { Inbox } from "./Inbox.tsx";
import { Join } from "./Join.tsx";
import { New } from "./New.tsx";
import { Settings } from "./Settings.tsx";
import { Watch } from "./Watch.tsx";

const later = () => import("./later.ts");
/** The table and its board: loaded behind the first screen, if that is no game. */
export const GameScreen = lazy(() =>
  import("../game/GameScreen.tsx").then((module) => module.GameScreen),
);

const contests = () => import("../tournaments/index.ts");

export const SCREENS: Record<string, ComponentType<ScreenProps>> = {
  "": Home,
  about: About,
  challenge: lazy(() => later().then(({ Challenge }) => Challenge)),
  device: lazy(async () => {
    const { Device, TEXTS } = await import("../device/Device.tsx");
    await addTexts(TEXTS);
    return Device;
  }),
  desk: lazy(async () => {
    const { Desk, TEXTS } = await import("../desk/index.ts");
    await Promise.all(TEXTS.map(addTexts));
    return Desk;
  }),
  friends: lazy(() => later().then(({ Friends }) => Friends)),
  inbox: Inbox,
  join: Join,
  leaderboards: lazy(() => later().then(({ Boards }) => Boards)),
  leagues: lazy(() => contests().then(({ Leagues }) => Leagues)),
  learn: Learn,
  live: lazy(() => later().then(({ Live }) => Live)),
  new: New,
  open: lazy(() => later().then(({ Open }) => Open)),
  players: lazy(() => later().then(({ Player }) => Player)),
  popular: lazy(() => later().then(({ Popular }) => Popular)),
  puzzles: lazy(async () => {
    const { Puzzles, PUZZLE_TEXTS } = await later();
    await addTexts(PUZZLE_TEXTS);
    return Puzzles;
  }),
  reports: Reports,
  rules: lazy(() => import("./Rules.tsx").then(({ Rules }) => Rules)),
  scorer: lazy(async () => {
    const { Scorer, TEXTS } = await later();
    await addTexts(TEXTS);
    return Scorer;
  }),
  seasons: lazy(() => later().then(({ Seasons }) => Seasons)),
  settings: Settings,
  tournaments: lazy(() => contests().then(({ Tournaments }) => Tournaments)),
  watch: Watch,
};

/** Screens that are shown without an account. */
export const PUBLIC: readonly string[] = [
  "about",
  "challenge",
  "device",
  "leaderboards",
  "leagues",
  "learn",
  "live",
  "players",
  "popular",
  "puzzles",
  "rules",
  "scorer",
  "seasons",
  "tournaments",
];
