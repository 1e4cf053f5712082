//! Guards: what a request passes on its way to a handler and back, and what handlers take out of it.

pub(crate) mod api_keys;
pub(crate) mod bans;
pub(crate) mod clock_check;
pub mod compression;
pub(crate) mod connection_log;
pub(crate) mod cors;
pub(crate) mod deprecation;
pub(crate) mod exports;
pub(crate) mod extract;
pub(crate) mod head_requests;
pub(crate) mod heavy_work;
pub(crate) mod idempotency;
pub(crate) mod json;
pub(crate) mod language;
pub(crate) mod parameters;
pub(crate) mod rate_limits;
pub(crate) mod request_log;
pub(crate) mod safety_headers;
pub(crate) mod text;
pub(crate) mod unreadable;
