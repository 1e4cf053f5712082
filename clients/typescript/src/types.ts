/** The documents of the API under names that do not need the generated file. */

import type { components } from "./schema.js";

/** Every schema of the OpenAPI document, by its name there. */
export type Schemas = components["schemas"];

export type Account = Schemas["Account"];
export type CityId = Schemas["CityId"];
export type ClockView = Schemas["ClockView"];
export type SleepingHours = Schemas["SleepingHours"];
export type CommandResult = Schemas["CommandResult"];
export type EventPage = Schemas["EventPage"];
export type GameClock = Schemas["GameClock"];
export type GameSummary = Schemas["GameSummary"];
export type GameView = Schemas["GameView"];
export type IdentityProof = Schemas["IdentityProof"];
export type InboxItem = Schemas["InboxItem"];
export type LegalMoves = Schemas["LegalMoves"];
export type LiveGameView = Schemas["LiveGameView"];
export type LoggedEvent = Schemas["LoggedEvent"];
export type Move = Schemas["Move"];
export type Occupant = Schemas["Occupant"];
export type OwnSeat = Schemas["OwnSeat"];
export type Payment = Schemas["Payment"];
export type PaymentRange = Schemas["PaymentRange"];
export type PhaseView = Schemas["PhaseView"];
export type PhraseId = Schemas["Phrase"];
export type PlayerColor = Schemas["PlayerColor"];
export type PlannedRoute = Schemas["PlannedRoute"];
export type ProblemBody = Schemas["Problem"];
export type ProblemCode = Schemas["ProblemCode"];
export type RouteId = Schemas["RouteId"];
export type SaidPhrase = Schemas["SaidPhrase"];
export type SeatPlan = Schemas["SeatPlan"];
export type SeatView = Schemas["SeatView"];
export type SessionTokens = Schemas["SessionTokens"];
export type SignInChallenge = Schemas["SignInChallenge"];
export type SignInProvider = Schemas["SignInProvider"];
export type StepView = Schemas["StepView"];
export type TableView = Schemas["TableView"];
export type Ticket = Schemas["Ticket"];
export type TicketConnection = Schemas["TicketConnection"];
export type TicketId = Schemas["TicketId"];
export type TicketPlan = Schemas["TicketPlan"];
export type TicketsPlan = Schemas["TicketsPlan"];
export type TrainCard = Schemas["TrainCard"];
export type TrainCards = Schemas["TrainCards"];
export type Variant = Schemas["Variant"];
export type WaitingGames = Schemas["WaitingGamesEvent"];
