//! What handlers share: extractors, problems, pages, idempotency.

pub(crate) mod extract;
pub(crate) mod idempotency;
pub(crate) mod pagination;
pub(crate) mod problem;
pub(crate) mod slow;
