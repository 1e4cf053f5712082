/** What is loaded when a tournament or a league is first shown. */

export { Leagues } from "./Leagues.tsx";
export { Next } from "./Next.tsx";
export { Tournaments } from "./Tournaments.tsx";
