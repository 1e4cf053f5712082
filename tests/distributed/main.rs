//! The service on a Citus cluster: the tests of `tests/api` that play games, and the storm. They run
//! if `RAILHEAD_CITUS_URL` leads to a database on the coordinator in which `citus_add_node` added
//! the workers: `RAILHEAD_CITUS_URL=postgres://postgres@127.0.0.1:7700/postgres cargo test --test distributed --
//! --skip heads:: --skip packing::a_ --skip packing::the_command`. The skipped ones prepare their logs by statements
//! that Citus refuses.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod cluster;
mod distributing;
mod service;
mod storms;

#[allow(dead_code, unused_imports, reason = "tests/api uses all of it")]
#[path = "../api/app.rs"]
mod app;
#[path = "../api/client_fold.rs"]
mod client_fold;
#[path = "../api/clocks.rs"]
mod clocks;
#[path = "../api/endings.rs"]
mod endings;
#[path = "../api/fairness.rs"]
mod fairness;
#[path = "../api/games.rs"]
mod games;
#[path = "../api/heads.rs"]
mod heads;
#[path = "../api/host.rs"]
mod host;
#[path = "../api/inbox.rs"]
mod inbox;
#[path = "../api/invitations.rs"]
mod invitations;
#[path = "../api/leaving.rs"]
mod leaving;
#[path = "../api/lists.rs"]
mod lists;
#[path = "../api/lobby.rs"]
mod lobby;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/openapi.rs"]
mod openapi;
#[path = "../api/own_data.rs"]
mod own_data;
#[path = "../api/packing.rs"]
mod packing;
#[path = "../api/past_games.rs"]
mod past_games;
#[path = "../api/play.rs"]
mod play;
#[path = "../api/popularity.rs"]
mod popularity;
#[path = "../api/quick.rs"]
mod quick;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/receiver.rs"]
mod receiver;
#[path = "../api/rematch.rs"]
mod rematch;
#[path = "../api/replay.rs"]
mod replay;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/replicas.rs"]
mod replicas;
#[path = "../api/retries.rs"]
mod retries;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/sse.rs"]
mod sse;
#[path = "../api/statistics.rs"]
mod statistics;
#[path = "../api/streams.rs"]
mod streams;
#[path = "../api/thinking.rs"]
mod thinking;
#[path = "../api/waiting.rs"]
mod waiting;
#[path = "../api/webhooks.rs"]
mod webhooks;

#[path = "../storm/judge.rs"]
mod judge;
#[path = "../storm/phone.rs"]
mod phone;
#[path = "../storm/storm.rs"]
mod storm;
#[path = "../storm/table.rs"]
mod table;
#[path = "../storm/wire.rs"]
mod wire;
