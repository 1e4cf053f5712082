//! Shared by all handlers: extractors, problems, pagination, idempotency; and what surrounds them.

pub(crate) mod api_keys;
pub(crate) mod clock_check;
pub mod compression;
pub(crate) mod connection_log;
pub(crate) mod cors;
pub(crate) mod deprecation;
pub(crate) mod exports;
pub(crate) mod extract;
pub(crate) mod head_requests;
pub(crate) mod idempotency;
pub(crate) mod json;
pub(crate) mod language;
pub(crate) mod pagination;
pub(crate) mod parameters;
pub(crate) mod picture;
pub(crate) mod problem;
pub(crate) mod problem_codes;
pub(crate) mod problem_members;
pub(crate) mod public_url;
pub(crate) mod rate_limits;
pub(crate) mod request_id;
pub(crate) mod request_log;
pub(crate) mod safety_headers;
pub(crate) mod table;
pub(crate) mod tagged;
pub(crate) mod unreadable;
