//! Before the game: opening a table, taking a seat, matchmaking.

pub(crate) mod invitations;
pub(crate) mod invites;
pub(crate) mod join;
pub(crate) mod kept_seats;
pub(crate) mod open;
pub(crate) mod quick_match;
pub(crate) mod rematch;
pub(crate) mod spectators;
pub(crate) mod stand_ins;
