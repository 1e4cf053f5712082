//! Alerts: accounts that want to be woken when a table like this opens. A game is queued in the transaction
//! that opens it; a job matches it, so nobody waits for that, and a crash loses nothing.

pub mod keep;
pub mod wake;
