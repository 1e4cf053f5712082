//! The record of one seat in one game.

use railhead_engine::{Route, TicketId};
use serde::{Deserialize, Serialize};
use std::ops::AddAssign;
use utoipa::ToSchema;

/// The record of one seat in one game that ended with a result, including moves that a bot made for
/// the player.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatRecord {
    /// 1 for the winner.
    pub rank: u8,
    /// The position in the order of turns; 1 begins. 0 in records from before it was counted.
    pub position: u8,
    /// All points.
    pub total: i16,
    /// Their sources.
    pub points: PointTotals,
    /// Whether the player had resigned, or was out of time, when the game ended.
    pub left: bool,
    /// Tickets kept and completed.
    pub completed: Vec<TicketId>,
    /// Tickets kept and failed.
    pub failed: Vec<TicketId>,
    /// Draws of tickets during play (R7.1).
    pub ticket_draws: u32,
    /// Trains on the longest continuous path.
    pub longest_path: u8,
    /// Routes claimed, in the order of their ids.
    pub routes: Vec<Route>,
    /// Trains never laid.
    pub trains_left: u8,
    /// Stations built.
    pub stations_built: u8,
    /// Tunnels tried.
    pub tunnels: TunnelStatistics,
    /// Train cards drawn.
    pub cards: CardsDrawn,
    /// Turns begun.
    pub turns: u32,
    /// Turns in which no move was possible (R3.2).
    pub passes: u32,
    /// Moves for which the time ran out.
    pub timeouts: u32,
    /// The time that the person thought about each of their moves, in milliseconds. Excludes moves
    /// made by a bot or the clock.
    pub thinking: Vec<u32>,
}

/// Points by source (R9.2), of one game or of many.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct PointTotals {
    /// Routes claimed.
    pub routes: u32,
    /// Tickets completed.
    pub tickets_won: u32,
    /// Points lost for failed tickets.
    pub tickets_lost: u32,
    /// Stations not built.
    pub stations: u32,
    /// The European Express.
    pub express: u32,
}

/// Tunnels attempted (R6). A tunnel neither paid for nor abandoned had no surcharge.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct TunnelStatistics {
    /// Tunnels for which cards were laid.
    pub tried: u32,
    /// Tunnels whose surcharge was paid.
    pub paid: u32,
    /// Tunnels that were abandoned.
    pub abandoned: u32,
}

/// Train cards drawn during play.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct CardsDrawn {
    /// Blind, from the deck.
    pub blind: u32,
    /// Taken from those face up.
    pub face_up: u32,
    /// Locomotives among those taken face up.
    pub locomotives: u32,
}

impl SeatRecord {
    /// Total thinking time, in milliseconds.
    pub fn thought(&self) -> u64 {
        self.thinking.iter().copied().map(u64::from).sum()
    }

    /// Whether this seat has the longest path of the game, alone or shared (R9.3).
    pub fn has_express(&self) -> bool {
        self.points.express > 0
    }
}

impl AddAssign for PointTotals {
    fn add_assign(&mut self, other: PointTotals) {
        self.routes += other.routes;
        self.tickets_won += other.tickets_won;
        self.tickets_lost += other.tickets_lost;
        self.stations += other.stations;
        self.express += other.express;
    }
}

impl AddAssign for TunnelStatistics {
    fn add_assign(&mut self, other: TunnelStatistics) {
        self.tried += other.tried;
        self.paid += other.paid;
        self.abandoned += other.abandoned;
    }
}

impl AddAssign for CardsDrawn {
    fn add_assign(&mut self, other: CardsDrawn) {
        self.blind += other.blind;
        self.face_up += other.face_up;
        self.locomotives += other.locomotives;
    }
}
