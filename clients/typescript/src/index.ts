export * from "./types.js";
export type { Observable } from "./observable.js";
export { indexedDbStorage, memoryStorage, type Storage, webStorage } from "./storage.js";
export { Offline, Problem } from "./problem.js";
export { Railhead, type RailheadOptions } from "./railhead.js";
export type { Session } from "./sessions.js";
export type { Line } from "./transport.js";
export type { Timing } from "./timing.js";
export type { Answer, GetPath, Options, PathOf, RequestOptions } from "./paths.js";
export type { components, paths } from "./schema.js";
export { broughtBack, canSignInWith, departure, type PendingSignIn } from "./oidc.js";
export { fold, type Folded, isWaitingFor, type Known, knownOf, type LookAgain } from "./fold.js";
export { citiesOf, type Reference, referenceOf } from "./reference.js";
export { type Choose, playSeat } from "./bot.js";
export { serveInvitations, type ServeOptions } from "./invitations.js";
export { type GameState, type LiveGame, openGame, type OpenOptions } from "./game.js";
export { planTickets } from "./plan.js";
export type { FeedLine } from "./feed.js";
export type { DropReason, Pending, PlayOutcome } from "./commands.js";
export { pendingGames } from "./outbox.js";
export { followInbox, type LiveInbox } from "./inbox.js";
export { followTournament, type LiveTournament } from "./tournament.js";
export { loadReference } from "./reference_source.js";
export {
  verifyWebhook,
  WebhookError,
  type WebhookFault,
  type WebhookHeaders,
  type WebhookNotice,
  type WebhookOptions,
} from "./webhook.js";
