//! Projections of finished games, computed from their logs alone: the record of each seat, sums of
//! records, and ratings.

mod facts;
mod finished;
mod histogram;
mod rating;
mod record;
mod tally;

pub use facts::{Facts, RouteCount, TicketCount};
pub use finished::{Finished, finished};
pub use histogram::Histogram;
pub use rating::{Board, Rating, RatingChange, rate};
pub use record::{CardsDrawn, Points, SeatRecord, Tunnels};
pub use tally::Tally;
