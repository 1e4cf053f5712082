//! The service with room for many streams.

use crate::support::{costs::processor_time, server::Server};
use std::time::Duration;

/// Memory that is given back in a second or two is no trend below this, in kB.
const STEADY: u64 = 256;

/// Starts a process that takes so many streams from one address.
pub fn start(database_url: &str, streams: usize) -> Server {
    // A fifth of the streams is for players, and an address gets no more connections than are free.
    let many = (4 * streams + 1000).to_string();
    let limits = ["--streams", "--streams-each", "--streams-per-address", "--connections", "--connections-each"];
    let games = ["--games-each", "100000", "--open-games", "100000"];
    let options = limits.into_iter().flat_map(|limit| [limit, &many]).chain(games);
    Server::start(database_url, &options.collect::<Vec<_>>())
}

/// Its resident memory, in kB, when it has given back what is free.
pub fn settled(server: &Server) -> f64 {
    let mut last = u64::MAX;
    loop {
        server.settle();
        let resident = server.resident();
        if resident.saturating_add(STEADY) > last {
            return resident as f64;
        }
        last = resident;
    }
}

/// The processor time it has used.
pub fn cpu(server: &Server) -> Duration {
    processor_time(server.id())
}
