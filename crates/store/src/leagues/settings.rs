//! The settings of a league.

use crate::engine::{GameOptions, TicketPack};
use railhead_tournament::LeagueRules;

/// The settings of a league, which never change.
#[derive(Clone, PartialEq, Debug)]
pub struct LeagueSettings {
    pub name: String,
    /// Whether it is in the list; otherwise one needs its id.
    pub listed: bool,
    pub rules: LeagueRules,
    /// The options of its games.
    pub options: GameOptions,
    pub packs: Vec<TicketPack>,
    /// Whether bots of players may enter.
    pub bots_welcome: bool,
    /// Whether guests may enter.
    pub guests: bool,
    /// The least time from the beginning of a season to that of the next, in days.
    pub season_days: u8,
}
