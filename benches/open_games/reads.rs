//! Requests that look at more than one game.

use super::support::{connection::Connection, server::Server, sql::RUNTIME};
use std::time::Instant;

/// The number of times that each is sent.
const TIMES: usize = 300;

/// A player's home, whose turn it is, their games, and the lists of all.
const PATHS: [&str; 5] =
    ["/v1/me/home", "/v1/games?mine=seated", "/v1/games?status=running", "/v1/games?status=lobby", "/v1/time"];

/// Prints the times of these requests by one client, one after the other.
pub fn print(server: &Server, authorization: &str) {
    for path in PATHS {
        let mut times = RUNTIME.block_on(async {
            let (mut connection, mut times) = (Connection::to(server.address).await, Vec::new());
            for _ in 0..TIMES {
                let sent = Instant::now();
                let status = connection.send("GET", path, authorization, "").await;
                assert_eq!(status, 200, "{path}: {}", connection.json());
                times.push(sent.elapsed());
            }
            times
        });
        times.sort_unstable();
        println!("  GET {path}: median {:.2?}, p99 {:.2?}", times[TIMES / 2], times[TIMES * 99 / 100]);
    }
}
