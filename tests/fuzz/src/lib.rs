//! The work of the targets.

#[path = "../../invariants/bytes.rs"]
pub mod bytes;
