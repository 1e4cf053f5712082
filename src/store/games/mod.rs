//! Games: reading, acting, the scheduler and lists.

pub(crate) mod analyses;
pub(crate) mod append;
pub(crate) mod aside;
pub mod command_options;
pub(crate) mod committed;
pub(crate) mod delayed;
pub(crate) mod due;
pub(crate) mod head_reads;
pub(crate) mod home;
pub(crate) mod listing;
pub(crate) mod load;
pub(crate) mod past;
pub mod reconcile;
pub mod run;
pub mod scheduler;
pub(crate) mod seat_rows;
pub(crate) mod seated;
pub mod standing_orders;
pub(crate) mod succession;
pub(crate) mod thinking;
pub(crate) mod turns;
pub(crate) mod visible;
