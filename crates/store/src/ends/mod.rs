//! What follows for deals and tournaments when one of their games ends.

pub(crate) mod deal;
pub(crate) mod tournament;
