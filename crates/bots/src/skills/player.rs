//! A player who plays by a plan, and the style: the values and functions by which one way to play
//! differs from another.

use crate::{planning::Tolls, position::SeatPosition};
use railhead_engine::{Move, Route};

/// A player who decides in a position by a style.
pub(crate) struct Player<'a> {
    pub position: SeatPosition<'a>,
    pub style: &'a Style,
    /// Whether it takes the second best this time.
    pub slips: bool,
}

/// A way to play by a plan.
pub(crate) struct Style {
    /// The move that begins a turn, unless it is a draw of cards.
    pub act: for<'m> fn(&Player<'_>, &Intent, &'m [Move]) -> Option<&'m Move>,
    /// The work for the open tickets.
    pub work: fn(&Player<'_>, &Tolls) -> Work,
    /// The route for which cards are collected once nothing is planned.
    pub target: fn(&Player<'_>) -> Option<Route>,
    /// The costs that a plan weighs.
    pub weights: Weights,
    /// The number of cards above which any planned route is claimed.
    pub large_hand: u8,
    /// The worth of each train of a planned route when one of several is claimed.
    pub length: i32,
    /// Whether a tunnel waits for a card to pay its surcharge (R6.2).
    pub fears_tunnels: bool,
    /// The worth of a ticket besides its points.
    pub ticket: i32,
    /// The number of turns by which work may exceed the estimated end of the game.
    pub patience: u32,
    /// The percentage of choices in which the second best is taken.
    pub slips: u32,
}

/// The costs that a plan weighs.
pub(crate) struct Weights {
    /// The cost of a turn.
    pub turn: u32,
    /// The cost of a card not yet in the hand.
    pub card: u32,
    /// The cost of a train, which could score points elsewhere.
    pub train: u32,
    /// The value of each point that a route on the way scores.
    pub point: u32,
    /// The cost of the risk of a tunnel (R6).
    pub tunnel: u32,
    /// The cost of a station: its points (R9.2), a turn, and the points a route of its own would
    /// score.
    pub station: u32,
    /// The minimum cost of a route, however many points it scores. It prevents detours.
    pub least: u32,
}

/// The plan of a player for one move.
pub(crate) struct Intent {
    /// The cost of each route.
    pub tolls: Tolls,
    /// The work for the tickets.
    pub work: Work,
    /// Whether the game may end before the work is done.
    pub hurry: bool,
}

/// The routes still to be built for a set of tickets.
#[derive(Default)]
pub(crate) struct Work {
    /// The routes to claim.
    pub claims: Vec<Route>,
    /// Opponents' routes to borrow with stations that are still to be built (R8.2).
    pub borrowed: Vec<Route>,
}

impl Work {
    pub fn is_done(&self) -> bool {
        self.claims.is_empty() && self.borrowed.is_empty()
    }
}
