/** The texts of reports, which the desk shows, too. */

import type { Sources } from "../texts.ts";

export const TEXTS: Sources = {
  en: () => import("texts:en/report"),
  fr: () => import("texts:fr/report"),
  de: () => import("texts:de/report"),
  es: () => import("texts:es/report"),
  it: () => import("texts:it/report"),
};
