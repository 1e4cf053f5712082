//! Before the game: opening a table, taking a seat, matchmaking.

pub mod invitations;
pub mod invites;
pub mod joins;
pub mod kept_seats;
pub mod opening;
pub mod prepared_tables;
pub mod quick_match;
pub mod rematches;
pub(crate) mod seated_table;
pub mod spectators;
pub mod stand_ins;
