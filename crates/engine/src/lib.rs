//! The rules of the game as a pure library: no clock, no database, and no randomness of its own.
//!
//! [`Game::decide`] turns a command into events, [`Game::evolve`] applies one event,
//! [`Game::legal_moves`] lists the legal moves, and [`Game::seen_by`] returns what a viewer may
//! know. Rule numbers (`R4.3`) refer to `docs/RULES.md`.

pub mod invariants;

mod attendance;
mod board;
mod card;
mod command;
mod cost;
mod decide;
mod entropy;
mod event;
mod evolve;
mod explain;
mod game;
mod longest_path;
mod moves;
mod network;
mod options;
mod owners;
mod pack;
mod payment;
mod position;
mod ranking;
mod rejection;
mod route_set;
mod score;
mod seat;
mod ticket;
mod variant;
mod view;

pub use attendance::{Attendance, Away};
pub use board::{ByCity, ByRoute, City, CityFacts, Route, RouteFacts, UnknownName};
pub use card::{Card, CardCounts, Cards, Color};
pub use command::{Actor, Command, Move};
pub use cost::Cost;
pub use entropy::{Entropies, Entropy, NotEntropy};
pub use event::{Event, SeenEvent, VeiledEvent, VoidReason};
pub use explain::{Explanation, Leg, ScoredRoute, StationUse, Way};
pub use game::{Claim, Game, Phase, Player, STATIONS, Step, TRAINS, Turn};
pub use longest_path::{longest_path, trains};
pub use moves::Moves;
pub use network::Network;
pub use options::{Clock, GameOptions};
pub use owners::Owners;
pub use pack::{Provenance, TicketPack};
pub use payment::{Payment, Price};
pub use position::{Impossible, Listed, Position, second_track_closes};
pub use ranking::{Criterion, Tie, TieStep, ties};
pub use rejection::Rejection;
pub use route_set::RouteSet;
pub use score::{Borrowed, PlayerScore, best_borrowing};
pub use seat::{BotLevel, BySeat, Occupant, PlayerColor, Seat};
pub use ticket::{Offer, Ticket, TicketDeck, TicketId, TicketKind, TicketSet};
pub use variant::{Deal, Rejected, TieBreak, Variant, VariantRules};
pub use view::{GameView, OwnTicket, OwnedRoute, OwnedStation, PhaseView, SeatView, StepView, Table, You};
