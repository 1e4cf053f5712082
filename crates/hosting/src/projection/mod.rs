//! Projections of finished games, computed from their logs alone: the record of each seat, sums of
//! records, and ratings.

mod finished;
mod histogram;
mod popularity;
mod rating;
mod record;
mod totals;
mod turn_positions;

pub use finished::{Finished, FinishedSeat, finished};
pub use histogram::Histogram;
pub use popularity::{Popularity, RouteCount, TicketCount};
pub use rating::{MEETINGS_COUNT, RatedPlayer, Rating, RatingBand, RatingBoard, RatingChange, WORTH_TURNS, rate};
pub use record::{CardsDrawn, PointTotals, SeatRecord, TunnelStatistics};
pub use totals::Totals;
pub use turn_positions::PositionSums;
