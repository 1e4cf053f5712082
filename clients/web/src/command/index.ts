/** The parts that are loaded with the command line. */

export { BoardText } from "./BoardText.tsx";
export { LiveLine, TapeLine } from "./lines.tsx";
export { TEXTS } from "./vocabulary.ts";
