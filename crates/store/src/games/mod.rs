//! Games: reading, acting, the scheduler and lists.

pub mod analyses;
pub(crate) mod append;
pub mod aside;
pub mod command_options;
pub(crate) mod committed;
pub mod delayed;
pub(crate) mod due;
pub(crate) mod head_reads;
pub mod home;
pub mod listing;
pub(crate) mod load;
pub mod past;
pub mod reconcile;
pub mod run;
pub mod scheduler;
pub(crate) mod seat_rows;
pub mod seated;
pub mod standing_orders;
pub(crate) mod succession;
pub(crate) mod thinking;
pub mod turns;
pub mod visible;
