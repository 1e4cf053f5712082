//! Games: reading, acting, the scheduler and lists.

pub mod analyses;
pub mod aside;
pub mod command_options;
pub mod commands;
pub(crate) mod committed;
pub mod delayed;
pub(crate) mod due;
pub(crate) mod head_reads;
pub mod home;
pub(crate) mod hosted_games;
pub mod listing;
pub mod luck_sums;
pub(crate) mod outcomes;
pub mod past;
pub mod reconcile;
pub mod scheduler;
pub(crate) mod seat_rows;
pub mod seated;
pub mod standing_orders;
pub(crate) mod succession;
pub(crate) mod thinking;
pub mod turns;
pub mod visible;
