/** Long words of bots' names, and where they may be parted; other names are never parted inside a word. */

const PARTS = [
  ["Station", "master"],
  ["Bahnhofs", "vorsteher"],
  ["Gepäck", "träger"],
  ["Capo", "stazione"],
] as const;

/** A name with soft hyphens where it may be parted. */
export const softened = (name: string): string =>
  PARTS.reduce((text, [first, rest]) => text.replace(first + rest, `${first}\u00ad${rest}`), name);
