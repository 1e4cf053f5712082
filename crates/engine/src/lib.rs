//! The rules of the game as a pure library: no clock, no database, and no randomness of its own.
//!
//! [`Game::decide`] turns a command into events, [`Game::evolve`] applies one event,
//! [`Game::legal_moves`] lists the legal moves, and [`Game::view_for`] returns the knowledge of a
//! viewer. Rule numbers (`R4.3`) refer to `docs/RULES.md`.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

pub mod invariants;

#[cfg(feature = "arrange")]
mod arrange;
mod board;
mod card;
mod chance;
mod claim_counts;
mod command;
mod cost;
mod deal;
mod decide;
mod draws;
mod eight;
mod entropy;
mod event;
mod evolve;
mod explain;
mod game;
mod integer;
mod longest_path;
mod moves;
mod network;
mod options;
mod owners;
mod pack;
mod payment;
mod player_score;
mod position;
mod presence;
mod prices;
mod ranking;
mod rejection;
mod revision;
mod route_set;
mod row;
mod score;
mod seat;
mod seen;
mod sleeping_hours;
mod stations;
mod ticket;
mod variant;
mod view;

#[cfg(feature = "arrange")]
pub use arrange::Parts;
pub use board::{ByCity, ByRoute, City, CityFacts, Route, RouteFacts, UnknownName};
pub use card::{Card, CardCounts, Cards, Color, DealtCards};
pub use chance::{Chance, Keys, Outcomes};
pub use command::{Actor, Command, Move};
pub use cost::MoveCost;
pub use deal::{Deal, Digest, InvalidDigest};
pub use entropy::{Entropies, Entropy, InvalidEntropy};
pub use event::{Event, EventKind, RedactedEvent, VisibleEvent, VoidReason};
pub use explain::{PathLeg, ScoreExplanation, ScoredRoute, StationUse, TicketPath};
pub use game::{Game, Phase, Player, STATIONS, Step, TRAINS, TunnelClaim, Turn};
pub use integer::{Int, whole};
pub use longest_path::{longest_path, trains};
pub use moves::Moves;
pub use network::Network;
pub use options::{Clock, GameOptions, StandIns};
pub use owners::{Owners, second_track_closes};
pub use pack::{Provenance, TicketPack};
pub use payment::{Payment, Price};
pub use player_score::{BorrowedRoute, PlayerScore, STATION_POINTS};
pub use position::{ListedSeat, Position, PositionError};
pub use presence::{AwayReason, Presence};
pub use ranking::{TieBreakCriterion, TieBreakStep, TieGroup, ties};
pub use rejection::Rejection;
pub use revision::RulesRevision;
pub use route_set::RouteSet;
pub use row::RowCards;
pub use score::best_borrowing;
pub use seat::{BotLevel, BySeat, Occupant, PlayerColor, Seat, SeatChoice};
pub use sleeping_hours::{SleepingHours, SleepingHoursChange, SleepingTimes};
pub use stations::Stations;
pub use ticket::{
    OfferedTickets, ReturnedTicketIds, Ticket, TicketDeck, TicketId, TicketIds, TicketKind, TicketOffer, TicketSet,
};
pub use variant::{RejectedTickets, TicketDeal, TieBreak, Variant, VariantRules};
pub use view::{GameView, OwnSeat, OwnTicket, OwnedRoute, OwnedStation, PhaseView, SeatView, StepView, TableView};
