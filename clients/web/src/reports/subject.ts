/** Something that can be reported. */
export type Subject =
  | { about: "player"; name: string }
  | { about: "game"; game: string }
  | { about: "phrase"; game: string; number: number; name: string; text: string };
