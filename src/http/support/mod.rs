//! Shared by all handlers: extractors, problems, pagination, idempotency.

pub(crate) mod extract;
pub(crate) mod idempotency;
pub(crate) mod pagination;
pub(crate) mod problem;
pub(crate) mod request_timeout;
