//! The hosted game: what hosting adds to the rules, without a database and without HTTP.
//!
//! The log, its chance and the ticket packs are those of [`railhead_log`], so that a player verifies
//! a game with the code that hosted it.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

pub mod absence;
pub mod clock;
pub mod effects;
pub mod hosted_game;
pub mod invitation;
pub mod joining;
pub mod limits;
pub mod notification_texts;
pub mod notifications;
pub mod null;
pub mod outcome;
pub mod packed_details;
pub mod packed_log;
pub mod period;
pub mod phrases;
pub mod position;
pub mod prepared;
pub mod projection;
pub mod reports;
pub mod script;
pub mod sealed_secret;
pub mod season;
pub mod seat_offer;
#[cfg(feature = "diesel")]
mod sql_names;
pub mod standing_order;
pub mod status;
pub mod thinking;
pub mod tournament;
pub mod visibility;
pub mod waiting;
