//! What one seat did in one game.

use crate::engine::{Route, TicketId};
use serde::{Deserialize, Serialize};
use std::ops::AddAssign;
use utoipa::ToSchema;

/// What one seat did in one game that ended with a result, whoever played it when.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatRecord {
    /// 1 for the winner.
    pub rank: u8,
    /// All points.
    pub total: i16,
    /// Where they come from.
    pub points: Points,
    /// Whether the player had resigned, or was out of time, when it ended.
    pub left: bool,
    /// Tickets kept and completed.
    pub completed: Vec<TicketId>,
    /// Tickets kept and failed.
    pub failed: Vec<TicketId>,
    /// How often tickets were drawn during play (R7.1).
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
    pub tunnels: Tunnels,
    /// Train cards drawn.
    pub cards: CardsDrawn,
    /// Turns begun.
    pub turns: u32,
    /// Turns in which no move was possible (R3.2).
    pub passes: u32,
    /// How often the time ran out.
    pub timeouts: u32,
    /// How long the person thought about each of his moves, in milliseconds: not those a bot or the clock made for him.
    pub thinking: Vec<u32>,
}

/// Points by where they come from (R9.2); of one game, or of many.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct Points {
    /// Routes claimed.
    pub routes: u32,
    /// Tickets completed.
    pub tickets_won: u32,
    /// Tickets failed; they are taken off.
    pub tickets_lost: u32,
    /// Stations not built.
    pub stations: u32,
    /// The European Express.
    pub express: u32,
}

/// Tunnels tried (R6); those neither paid for nor given up cost nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct Tunnels {
    /// How often cards were laid for one.
    pub tried: u32,
    /// How often more cards were asked and paid.
    pub paid: u32,
    /// How often it was given up.
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
    /// How long the person thought in all, in milliseconds.
    pub fn thought(&self) -> u64 {
        self.thinking.iter().copied().map(u64::from).sum()
    }

    /// Whether it is among those with the longest path of the game (R9.3).
    pub fn has_express(&self) -> bool {
        self.points.express > 0
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.routes += other.routes;
        self.tickets_won += other.tickets_won;
        self.tickets_lost += other.tickets_lost;
        self.stations += other.stations;
        self.express += other.express;
    }
}

impl AddAssign for Tunnels {
    fn add_assign(&mut self, other: Tunnels) {
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
