/** State of what lies over the board: a drawer, or the sheet of a place. */

import { useState } from "preact/hooks";
import type { Spot } from "../board/Board.tsx";

export type Drawer = "tickets" | "routes" | "log" | "board" | "menu";

export interface Opened {
  drawer: Drawer | null;
  show: (drawer: Drawer | null) => void;
  /** The place that the player looks at. */
  chosen: Spot | null;
  choose: (spot: Spot | null) => void;
  /** Chooses a place in a drawer, which closes. */
  pick: (spot: Spot) => void;
  close: () => void;
}

export function useOpened(): Opened {
  const [drawer, show] = useState<Drawer | null>(null);
  const [chosen, choose] = useState<Spot | null>(null);
  const close = () => {
    choose(null);
    show(null);
  };
  const pick = (spot: Spot) => {
    show(null);
    choose(spot);
  };
  return { drawer, show, chosen, choose, pick, close };
}
