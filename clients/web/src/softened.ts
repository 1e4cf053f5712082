/** Long words of bots' names and of titles, and where they may be parted. */

const PARTS = [
  ["Station", "master"],
  ["Bahnhofs", "vorsteher"],
  ["Gepäck", "träger"],
  ["Capo", "stazione"],
  ["Tages", "aufgabe"],
] as const;

/** A name with soft hyphens where it may be parted. */
export const softened = (name: string): string =>
  PARTS.reduce((text, [first, rest]) => text.replace(first + rest, `${first}\u00ad${rest}`), name);
