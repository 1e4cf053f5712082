/** Screens by the first part of their path. */

import type { ComponentType } from "preact";
import { lazy } from "../ui/lazy.tsx";
import type { ScreenProps } from "../ui/Page.tsx";
import { Learn } from "../lesson/Learn.tsx";
import { About } from "./About.tsx";
import { Boards } from "./Boards.tsx";
import { Challenge } from "./Challenge.tsx";
import { Friends } from "./Friends.tsx";
import { Home } from "./Home.tsx";
import { Inbox } from "./Inbox.tsx";
import { Join } from "./Join.tsx";
import { Live } from "./Live.tsx";
import { New } from "./New.tsx";
import { Open } from "./Open.tsx";
import { Player } from "./Player.tsx";
import { Popular } from "./Popular.tsx";
import { Rules } from "./Rules.tsx";
import { Seasons } from "./Seasons.tsx";
import { Settings } from "./Settings.tsx";
import { Watch } from "./Watch.tsx";

const contests = () => import("../tournaments/index.ts");

export const SCREENS: Record<string, ComponentType<ScreenProps>> = {
  "": Home,
  about: About,
  challenge: Challenge,
  friends: Friends,
  inbox: Inbox,
  join: Join,
  leaderboards: Boards,
  leagues: lazy(() => contests().then(({ Leagues }) => Leagues)),
  learn: Learn,
  live: Live,
  new: New,
  open: Open,
  players: Player,
  popular: Popular,
  rules: Rules,
  seasons: Seasons,
  settings: Settings,
  tournaments: lazy(() => contests().then(({ Tournaments }) => Tournaments)),
  watch: Watch,
};

/** Screens that are shown without an account. */
export const PUBLIC: readonly string[] = [
  "about",
  "challenge",
  "leaderboards",
  "leagues",
  "live",
  "players",
  "popular",
  "rules",
  "seasons",
  "tournaments",
];
