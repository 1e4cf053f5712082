//! Codes of games, tournaments and leagues, and the pages behind their links.

pub mod page;
pub mod target;
