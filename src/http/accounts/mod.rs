//! Accounts and sessions.

pub(crate) mod absences;
pub(crate) mod account;
pub(crate) mod account_export;
pub(crate) mod blocks;
pub(crate) mod bots;
pub(crate) mod calendar;
pub(crate) mod friends;
pub(crate) mod identities;
pub(crate) mod imported_games;
pub(crate) mod jwks;
pub(crate) mod keys;
pub(crate) mod limits;
pub(crate) mod mutes;
pub(crate) mod open_data;
pub(crate) mod own_data;
pub(crate) mod recovery;
pub(crate) mod reports;
pub(crate) mod request_hasher;
pub(crate) mod sessions;
