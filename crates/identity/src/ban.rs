//! Bans, as those who are banned read them.

use jiff::Timestamp;
use std::sync::Arc;

/// A ban that is in force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// The reason, if one was given.
    pub reason: Option<String>,
    /// The end; none if it has none.
    pub until: Option<Timestamp>,
    /// The operator's contact for objections, if there is one.
    pub contact: Option<Arc<str>>,
}
