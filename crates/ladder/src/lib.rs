//! The ladder of the bots: their strength at tables of two to five, with intervals.
//!
//! A [`Plan`] decides games, a [`Series`] plays them into a file, a [`Row`] for each, and
//! [`standings`], [`duel`] and [`Trial`] compute from rows all that is said of contenders.
//! `docs/ladder.md` explains the model.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod binary;
mod chance;
mod contender;
mod duel;
mod gate;
mod gsprt;
pub mod learn;
mod luce;
mod plan;
mod ratings;
mod remote;
mod repeat;
mod row;
mod rows_file;
mod schedule;
mod series;
mod standings;
mod table;
#[cfg(test)]
mod testing;
mod thinking;
mod workers;

pub use contender::{Contender, NotAContender};
pub use duel::{Duel, duel};
pub use gate::Trial;
pub use gsprt::{BOUND, Gsprt, Verdict};
pub use plan::{BadPlan, GameId, Plan};
pub use ratings::Rating;
pub use remote::{NotAUrl, RemoteBot};
pub use repeat::{NotRepeated, Repeat};
pub use row::{Outcome, Row, play};
pub use rows_file::{BadFile, Header, Rows};
pub use schedule::Schedule;
pub use series::{Series, SeriesError};
pub use standings::{Standing, standings, whole_deals};
pub use table::{Length, Stuck, Table};
pub use thinking::{Clock, Thinking};
pub use workers::{Fault, play_all};
