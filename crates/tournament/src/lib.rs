//! Tournaments as a pure library: rules, the log of events and its fold, pairings, standings. All results
//! are functions of the arguments, so every pairing can be computed again from the log and the seed.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod costs;
mod decide;
mod design;
mod divisions;
mod duplicate;
mod event;
mod exact;
mod follows;
mod history;
mod pairing;
mod points;
mod results;
mod rules;
mod search;
mod sizes;
mod standings;
mod start;
mod strength;
mod tournament;
mod turns;

pub use costs::Weights;
pub use decide::{NextStep, Refusal};
pub use design::{Design, DesignError, complete_rounds};
pub use divisions::{LeagueRules, LeagueRulesError, MAX_MEMBERS, Member};
pub use event::Event;
pub use follows::Mismatch;
pub use history::History;
pub use pairing::{Pairing, Seed, lower_bound, pair};
pub use points::{Points, table_points};
pub use results::{Line, Round, TableResult};
pub use rules::{Format, MAX_LEAGUE, MAX_PLAYERS, MAX_ROUNDS, Rules, RulesError};
pub use sizes::{TableSizes, table_sizes};
pub use standings::{Scoring, Standing, standings};
pub use start::FirstRound;
pub use strength::Strength;
pub use tournament::{EntrantState, Pause, Phase, Presence, RoundState, TableState, Tournament};

/// The number of an entrant, from 0 in the order of entry.
pub type Entrant = usize;
