//! Accounts and sessions.

pub(crate) mod account;
pub(crate) mod jwks;
pub(crate) mod own_data;
pub(crate) mod sessions;
