/** The desk of moderators and admins: loaded by nobody else. */

import { TEXTS as REPORTS } from "../reports/texts.ts";
import type { Sources } from "../texts.ts";

export { Desk } from "./Desk.tsx";

const DESK: Sources = {
  en: () => import("texts:en/desk"),
  fr: () => import("texts:fr/desk"),
  de: () => import("texts:de/desk"),
  es: () => import("texts:es/desk"),
  it: () => import("texts:it/desk"),
};

export const TEXTS: readonly Sources[] = [REPORTS, DESK];
