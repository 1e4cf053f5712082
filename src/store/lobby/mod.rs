//! Before the game: opening a table, taking a seat, matchmaking.

pub(crate) mod invitations;
pub(crate) mod invites;
pub(crate) mod joins;
pub(crate) mod kept_seats;
pub(crate) mod open;
pub(crate) mod prepared;
pub(crate) mod quick_match;
pub(crate) mod rematches;
pub(crate) mod seated_table;
pub mod spectators;
pub(crate) mod stand_ins;
