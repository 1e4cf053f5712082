/** Whether the command line is open: it stays so from game to game. */

import { signal } from "@preact/signals";

export const commanding = signal(false);
