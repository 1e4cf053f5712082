//! Deals that several games share. The commitment of a deal is published before its first game, and its
//! secret when the last one is over. Until then the games are sealed: others see nothing of them, and
//! nobody plays the deal twice.

mod create;
mod deal_games;
mod reveal;

pub(crate) use create::close;
pub use create::{NewDeal, create};
pub(crate) use deal_games::open_game;
pub use reveal::{reveal_due, revealed};
