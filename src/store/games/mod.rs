//! Games: reading and acting, what the server does by itself, lists.

pub(crate) mod commands;
pub(crate) mod list;
pub(crate) mod scheduler;
pub(crate) mod seat_rows;
pub(crate) mod turns;
