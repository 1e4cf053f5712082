//! Shared by all handlers: extractors, problems, pagination, idempotency; and what surrounds them.

pub(crate) mod connection_limits;
pub(crate) mod extract;
pub(crate) mod idempotency;
pub(crate) mod pagination;
pub(crate) mod problem;
pub(crate) mod rate_limits;
pub(crate) mod request_id;
pub(crate) mod request_log;
pub(crate) mod request_timeout;
pub(crate) mod safety_headers;
