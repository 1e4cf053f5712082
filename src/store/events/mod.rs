//! The log: the statements that append to it and read it.

pub(crate) mod append;
pub(crate) mod read;
