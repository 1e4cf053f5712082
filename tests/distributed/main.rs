//! The service on a Citus cluster: the tests of `tests/api` that play games, and the stress test. They run
//! if `RAILHEAD_CITUS_URL` leads to a database on the coordinator in which `citus_add_node` added
//! the workers: `RAILHEAD_CITUS_URL=postgres://postgres@127.0.0.1:7700/postgres cargo test --test distributed --
//! --skip heads:: --skip packing::a_ --skip packing::the_command --skip popularity::popularity_is --skip
//! popularity::routes --skip statistics::statistics_are`. The skipped ones prepare their logs, or count in them,
//! by statements that Citus refuses.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod cluster;
mod distributing;
mod service;
mod stress;

#[path = "../api/absences.rs"]
mod absences;
#[path = "../api/admin.rs"]
mod admin;
#[path = "../api/api_keys.rs"]
mod api_keys;
#[allow(dead_code, unused_imports, reason = "tests/api uses all of it")]
#[path = "../api/app.rs"]
mod app;
#[path = "../api/blocks.rs"]
mod blocks;
#[path = "../api/bots_of_others.rs"]
mod bots_of_others;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/browser.rs"]
mod browser;
#[path = "../api/client_fold.rs"]
mod client_fold;
#[path = "../api/clocks.rs"]
mod clocks;
#[path = "../api/endings.rs"]
mod endings;
#[path = "../api/fairness.rs"]
mod fairness;
#[path = "../api/friends.rs"]
mod friends;
#[path = "../api/games.rs"]
mod games;
#[path = "../api/heads.rs"]
mod heads;
#[path = "../api/home.rs"]
mod home;
#[path = "../api/host.rs"]
mod host;
#[path = "../api/identities.rs"]
mod identities;
#[path = "../api/inbox.rs"]
mod inbox;
#[path = "../api/inbox_streams.rs"]
mod inbox_streams;
#[path = "../api/invitations.rs"]
mod invitations;
#[path = "../api/leaving.rs"]
mod leaving;
#[path = "../api/lists.rs"]
mod lists;
#[path = "../api/lobby.rs"]
mod lobby;
#[path = "../api/open_games.rs"]
mod open_games;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/openapi.rs"]
mod openapi;
#[path = "../api/own_data.rs"]
mod own_data;
#[path = "../api/packing.rs"]
mod packing;
#[path = "../api/past_games.rs"]
mod past_games;
#[path = "../api/phrases.rs"]
mod phrases;
#[path = "../api/play.rs"]
mod play;
#[path = "../api/players.rs"]
mod players;
#[path = "../api/popularity.rs"]
mod popularity;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/provider.rs"]
mod provider;
#[path = "../api/push.rs"]
mod push;
#[path = "../api/quick.rs"]
mod quick;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/receiver.rs"]
mod receiver;
#[path = "../api/rematch.rs"]
mod rematch;
#[path = "../api/reminders.rs"]
mod reminders;
#[path = "../api/replay.rs"]
mod replay;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/replicas.rs"]
mod replicas;
#[path = "../api/retries.rs"]
mod retries;
#[path = "../api/spectators.rs"]
mod spectators;
#[allow(dead_code, reason = "tests/api uses all of it")]
#[path = "../api/sse.rs"]
mod sse;
#[path = "../api/stand_ins.rs"]
mod stand_ins;
#[path = "../api/standing_orders.rs"]
mod standing_orders;
#[path = "../api/statistics.rs"]
mod statistics;
#[path = "../api/streams.rs"]
mod streams;
#[path = "../api/thinking.rs"]
mod thinking;
#[path = "../api/webhooks.rs"]
mod webhooks;

#[path = "../stress/judge.rs"]
mod judge;
#[path = "../stress/phone.rs"]
mod phone;
#[path = "../stress/games.rs"]
mod stress_games;
#[path = "../stress/swiss.rs"]
mod swiss;
#[path = "../stress/table.rs"]
mod table;
#[path = "../stress/wire.rs"]
mod wire;
