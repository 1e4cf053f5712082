//! Acknowledged moves survive crashes of PostgreSQL that writes to disk as in production. Slower
//! than the other tests, so it is not part of `cargo test`: `cargo test --test durability --
//! --test-threads 1`.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

#[expect(dead_code, unused_imports, reason = "tests/api uses all of it")]
#[path = "../api/app.rs"]
mod app;
mod clusters;
mod crashes;
mod failover;
mod read_database;
mod tls;
mod tournament;

use railhead_test_support::service;

/// `tests/api` compares answers with the OpenAPI document; here they are taken as they come.
mod openapi {
    pub fn assert_documented(_method: &str, _path: &str, _body: &str, _answer: &crate::app::Answer) {}
}
