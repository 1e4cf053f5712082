//! Accounts, their sessions and their protection.

pub(crate) mod account;
pub(crate) mod admins;
pub(crate) mod api_keys;
pub(crate) mod bots;
pub mod calendar_links;
pub(crate) mod deletion;
pub(crate) mod export;
pub(crate) mod identities;
pub(crate) mod imported_games;
pub(crate) mod keys;
pub(crate) mod open_data;
pub(crate) mod recovery;
pub mod sessions;
