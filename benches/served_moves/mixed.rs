//! The memory of the service under mixed load: whole games with keys, views and polls that are mostly
//! unchanged, streams, and accounts that come and go.

use crate::support::{
    load::{Pair, Play, each, window},
    server::Server,
};
use serde_json::json;
use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    thread,
    time::Duration,
};

/// The pairs of people. Each has a stream of its game.
const PAIRS: usize = 32;
/// The mean time between two requests of a pair.
const PAUSE: Duration = Duration::from_millis(100);
/// The time after which other people come: access tokens last a little longer.
const SHIFT: u64 = 10;
const MINUTE: Duration = Duration::from_secs(60);

/// Prints the resident memory after each of these minutes.
pub fn watch(server: &Server, minutes: u64) {
    println!("{:<8} {:>9} {:>9} {:>12}", "minute", "answers/s", "p99", "resident kB");
    let mut pairs = Vec::new();
    for minute in 0..minutes {
        if minute % SHIFT == 0 {
            let mut names = (0..PAIRS).map(|n| format!("m{minute}-{n}")).collect::<Vec<_>>();
            let register = async |name: &mut String| Pair::register(server.address, name, json!({})).await;
            pairs = names.chunks_mut(2).flat_map(|names| each(names, register)).collect();
        }
        each(&mut pairs, Pair::reconnect);
        pairs.iter().for_each(|pair| follow(server.address, pair.game_id()));
        let mut load = window(&mut pairs, MINUTE, PAUSE, move_or_look);
        load.latencies.sort_unstable();
        let p99 = load.latencies[load.latencies.len() * 99 / 100];
        println!("{:<8} {:>9.0} {p99:>9.2?} {:>12}", minute + 1, load.rate, server.resident());
    }
}

/// Reads the stream of a game until it ends.
fn follow(server: SocketAddr, game: &str) {
    let request = format!("GET /v1/games/{game}/stream HTTP/1.1\r\nHost: railhead\r\nConnection: close\r\n\r\n");
    let mut stream = TcpStream::connect(server).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    thread::spawn(move || while stream.read(&mut [0; 4096]).is_ok_and(|read| read > 0) {});
}

/// Makes a move, or looks whether there is one.
async fn move_or_look(pair: &mut Pair) -> bool {
    match rand::random_range(0..4) {
        0 => pair.see(None).await == 200,
        1 => {
            let tag = pair.tag().await;
            pair.see(Some(&tag)).await == 304
        }
        _ => pair.play(Play::WholeGames, true).await,
    }
}
