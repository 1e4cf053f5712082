//! The final score of one player, as it is recorded and reported (R9.2).

use super::{
    board::{City, Route},
    seat::Seat,
    ticket::TicketId,
};
use serde::{Deserialize, Serialize};

/// Points for each station not built (R9.2).
pub const STATION_POINTS: u8 = 4;

/// One player's final score and its parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct PlayerScore {
    /// The player's seat.
    pub seat: Seat,
    /// 1 for the winner. Tied players share a rank, and the ranks after them are skipped (R9.4).
    #[cfg_attr(feature = "utoipa", schema(example = 1))]
    pub rank: u8,
    /// Total points; may be negative.
    #[cfg_attr(feature = "utoipa", schema(example = 96))]
    pub total: i16,
    /// Points for claimed routes.
    #[cfg_attr(feature = "utoipa", schema(example = 52))]
    pub routes: u16,
    /// Points for completed tickets minus points for failed ones; may be negative.
    #[cfg_attr(feature = "utoipa", schema(example = 22))]
    pub tickets: i16,
    /// Points for stations not built.
    #[cfg_attr(feature = "utoipa", schema(example = 12))]
    pub stations: u8,
    /// Points for the European Express: 10 or 0.
    #[cfg_attr(feature = "utoipa", schema(example = 10))]
    pub express: u8,
    /// The completed tickets.
    pub completed: Vec<TicketId>,
    /// The failed tickets.
    pub failed: Vec<TicketId>,
    /// Trains on the player's longest continuous path.
    #[cfg_attr(feature = "utoipa", schema(example = 31))]
    pub longest_path: u8,
    /// The routes of that path, in travel order.
    pub path: Vec<Route>,
    /// The route that each station lends, for stations that lend one (R8.2).
    pub borrowed: Vec<BorrowedRoute>,
}

/// A route that a station lends to its owner (R8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct BorrowedRoute {
    /// The city of the station.
    pub city: City,
    /// The opponent's route.
    pub route: Route,
}
