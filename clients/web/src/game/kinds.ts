/** The kinds of train cards. */

import type { Schemas } from "railhead-client";

export type Card = Schemas["TrainCard"];

/** Cards as they lie in a hand. */
export const CARDS = [
  "pink",
  "blue",
  "orange",
  "white",
  "green",
  "yellow",
  "black",
  "red",
  "locomotive",
] as const satisfies readonly Card[];
