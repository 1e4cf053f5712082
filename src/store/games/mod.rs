//! Games: reading, acting, the scheduler and lists.

pub mod commands;
pub(crate) mod delayed;
pub(crate) mod head_reads;
pub(crate) mod home;
pub(crate) mod listing;
pub mod scheduler;
pub(crate) mod seat_rows;
pub mod standing_orders;
pub(crate) mod succession;
pub(crate) mod thinking;
pub(crate) mod turns;
