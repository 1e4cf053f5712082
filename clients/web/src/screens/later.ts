/** Screens that need a connection anyway: loaded together when the first of them is opened. */

export { Puzzles, TEXTS as PUZZLE_TEXTS } from "../puzzles/Puzzles.tsx";
export { Scorer, TEXTS } from "../scorer/Scorer.tsx";
export { Boards } from "./Boards.tsx";
export { Challenge } from "./Challenge.tsx";
export { Friends } from "./Friends.tsx";
export { Live } from "./Live.tsx";
export { Open } from "./Open.tsx";
export { Player } from "./Player.tsx";
export { Popular } from "./Popular.tsx";
export { Seasons } from "./Seasons.tsx";
