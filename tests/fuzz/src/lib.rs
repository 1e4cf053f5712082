//! What the targets run.

#[path = "../../invariants/bytes.rs"]
pub mod bytes;
