//! Accounts, their sessions and their protection.

pub mod account;
pub mod admins;
pub mod api_keys;
pub mod bans;
pub mod bots;
pub mod calendar_links;
pub mod deletion;
pub mod export;
pub mod identities;
pub mod imported_games;
pub mod keys;
pub mod mutes;
pub mod open_data;
pub mod overview;
pub mod recovery;
pub mod renames;
pub mod reports;
pub mod sessions;
