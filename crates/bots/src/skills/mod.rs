//! The skills of a player who plays by a plan, shared by the styles. Before every move it makes a
//! new plan: the cheapest ways for its tickets, then the routes to claim, the stations to build and
//! the cards to collect for them. Values and costs are in tenths of a point.

mod cards;
mod claims;
mod last_round;
mod player;
mod tickets;
mod turn;
mod work;

pub(crate) use claims::{WORTHY, best, claims};
pub(crate) use player::{Intent, Player, Style, Weights, Work};
