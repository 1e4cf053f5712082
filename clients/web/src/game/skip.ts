/** Playback that ends at a touch or key. */

import { useEffect, useRef } from "preact/hooks";
import type { Known } from "railhead-client";
import type { Table } from "./live.ts";
import type { Move } from "./words.ts";

interface Skipping {
  /** Whether the present touch or key has done so. */
  isOn: () => boolean;
  /** Whether a move fits the screen before the skip: a card of the row may have been replaced. */
  allows: (move: Move) => boolean;
}

/** Ends playback at a touch or key. */
export function useSkip(table: Table, known: Known): Skipping {
  const skipped = useRef<Known | null>(null);
  const present = useRef(known);
  present.current = known;
  useEffect(() => {
    const skip = () => {
      skipped.current = table.cue.value ? present.current : null;
      if (skipped.current) table.skip();
    };
    const kinds = ["pointerdown", "keydown"] as const;
    // Before the buttons and the keys of the screen.
    kinds.forEach((kind) => document.addEventListener(kind, skip, true));
    return () => kinds.forEach((kind) => document.removeEventListener(kind, skip, true));
  }, [table]);
  return {
    isOn: () => skipped.current !== null,
    allows: (move) => {
      if (move.type !== "take_face_up" || !skipped.current) return true;
      const now = table.state.value.known?.table.row[move.slot];
      return skipped.current.table.row[move.slot] === now;
    },
  };
}
