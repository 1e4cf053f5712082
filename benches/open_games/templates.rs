//! Begun games with clocks, made over HTTP. The other games are copies of them.

use super::support::{connection::Connection, load::each};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// The number of games.
const GAMES: usize = 300;
/// The number of guests who play them: each sits in some 26.
const GUESTS: usize = 40;

/// Makes the games: of two to five seats, with each kind of clock, after up to six draws.
pub fn make(server: SocketAddr) {
    let mut guests = vec![String::new(); GUESTS];
    each(&mut guests, async |guest| *guest = register(server).await);
    let mut games = (0..GAMES).collect::<Vec<_>>();
    // A few at a time: more would wait for the same accounts.
    for games in games.chunks_mut(8) {
        each(games, async |nth| begin(server, *nth, &guests).await);
    }
}

async fn register(server: SocketAddr) -> String {
    let mut connection = Connection::to(server).await;
    let account = send(&mut connection, "POST", "/v1/accounts/guest", "", "").await;
    format!("Authorization: Bearer {}\r\n", account["access_token"].as_str().unwrap())
}

/// Begins a game: the seats keep their tickets, then cards are drawn.
async fn begin(server: SocketAddr, nth: usize, guests: &[String]) {
    let mut connection = Connection::to(server).await;
    let (seats, draws) = (2 + nth % 4, nth % 7);
    let players = (0..seats).map(|seat| guests[(5 * nth + seat) % GUESTS].as_str()).collect::<Vec<_>>();
    let options = json!({"seats": seats, "first_seat": 0, "clock": clock(nth / 4)}).to_string();
    let opened = send(&mut connection, "POST", "/v1/games", players[0], &options).await;
    let game = format!("/v1/games/{}", opened["id"].as_str().unwrap());
    for player in &players[1..] {
        send(&mut connection, "PUT", &format!("{game}/players/me"), player, "").await;
    }
    send(&mut connection, "POST", &format!("{game}/start"), players[0], "").await;
    let moves = format!("{game}/moves");
    for player in &players {
        let legal = send(&mut connection, "GET", &moves, player, "").await;
        send(&mut connection, "POST", &moves, player, &legal["moves"][0].to_string()).await;
    }
    for draw in 0..draws {
        send(&mut connection, "POST", &moves, players[draw / 2 % seats], r#"{"type":"draw_card"}"#).await;
    }
}

/// Clocks of days, so that a copy can be due soon without an event in the future.
fn clock(nth: usize) -> Value {
    const DAY: usize = 86_400;
    match nth % 4 {
        0 => json!({"kind": "per_move", "seconds": 3 * DAY}),
        1 => json!({"kind": "per_move", "seconds": 14 * DAY}),
        2 => json!({"kind": "bank", "seconds": 7 * DAY, "increment": 3600}),
        _ => json!({"kind": "bank", "seconds": 14 * DAY, "increment": 0}),
    }
}

async fn send(connection: &mut Connection, method: &str, path: &str, authorization: &str, body: &str) -> Value {
    let status = connection.send(method, path, authorization, body).await;
    let answer = connection.json();
    assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
    answer
}
