//! Games of two guests, and moves in them at a steady rate.

use crate::{clock, support::connection::Connection};
use futures_util::future::join_all;
use serde_json::Value;
use std::{net::SocketAddr, time::Duration};
use tokio::time::{Instant, sleep_until};

/// The connections that open games and make moves. Each has a pair of guests.
const CONNECTIONS: usize = 64;

/// The number of cards that can be drawn in every game.
pub const DRAWS: usize = 80;

/// A game that is being played.
#[derive(Clone)]
pub struct Table {
    /// Its number in the scenario.
    pub number: usize,
    pub path: String,
    pub version: u64,
    /// The headers that say who its two players are.
    pub players: [String; 2],
    drawn: usize,
}

/// A move that was made.
pub struct Move {
    pub game: usize,
    pub version: u64,
    /// The times of sending it and of its answer, in microseconds.
    pub sent: u64,
    pub answered: u64,
}

/// Opens games.
pub async fn open(service: SocketAddr, games: usize) -> Vec<Table> {
    let connections = CONNECTIONS.min(games);
    let opened = join_all((0..connections).map(async |first| {
        let mut connection = Connection::to(service).await;
        let players = [guest(&mut connection).await, guest(&mut connection).await];
        let mut tables = Vec::new();
        for number in (first..games).step_by(connections) {
            tables.push(begin(&mut connection, number, &players).await);
        }
        tables
    }));
    let mut tables = opened.await.concat();
    tables.sort_unstable_by_key(|table| table.number);
    tables
}

async fn guest(connection: &mut Connection) -> String {
    connection.send("POST", "/v1/accounts/guest", "", "").await;
    format!("Authorization: Bearer {}\r\n", connection.json()["access_token"].as_str().unwrap())
}

/// Opens and starts a game, in which both players choose their first tickets.
async fn begin(connection: &mut Connection, number: usize, players: &[String; 2]) -> Table {
    let opened = sent(connection, "POST", "/v1/games", &players[0], r#"{"seats":2,"first_seat":0}"#).await;
    let path = format!("/v1/games/{}", opened["id"].as_str().unwrap());
    sent(connection, "PUT", &format!("{path}/players/me"), &players[1], "").await;
    sent(connection, "POST", &format!("{path}/start"), &players[0], "").await;
    let (moves, mut version) = (format!("{path}/moves"), 0);
    for player in players {
        let legal = sent(connection, "GET", &moves, player, "").await;
        let chosen = sent(connection, "POST", &moves, player, &legal["moves"][0].to_string()).await;
        version = chosen["version"].as_u64().unwrap();
    }
    Table { number, path, version, players: players.clone(), drawn: 0 }
}

async fn sent(connection: &mut Connection, method: &str, path: &str, player: &str, body: &str) -> Value {
    let status = connection.send(method, path, player, body).await;
    assert!((200..300).contains(&status), "{status} {}", connection.json());
    connection.json()
}

/// Makes so many moves in a second, in one game after the other. A move is never left out: if the service
/// is too slow, the rate falls.
pub async fn play(service: SocketAddr, tables: &mut [Table], rate: f64, length: Duration) -> Vec<Move> {
    let connections = CONNECTIONS.min(tables.len());
    let each = tables.len().div_ceil(connections);
    let (began, pause) = (Instant::now(), Duration::from_secs_f64(connections as f64 / rate));
    let played = join_all(tables.chunks_mut(each).enumerate().map(async |(nth, tables)| {
        let mut connection = Connection::to(service).await;
        let (mut moves, mut at) = (Vec::new(), began + pause.mul_f64(nth as f64 / connections as f64));
        for turn in (0..tables.len()).cycle() {
            sleep_until(at).await;
            if began.elapsed() >= length {
                break;
            }
            moves.push(draw(&mut connection, &mut tables[turn]).await);
            at += pause;
        }
        moves
    }));
    played.await.into_iter().flatten().collect()
}

/// Draws a card: the cheapest of moves, for the client and for the service.
async fn draw(connection: &mut Connection, table: &mut Table) -> Move {
    let (path, player) = (format!("{}/moves", table.path), &table.players[table.drawn / 2 % 2]);
    let began = clock();
    let status = connection.send("POST", &path, player, r#"{"type":"draw_card"}"#).await;
    let answered = clock();
    assert_eq!(status, 200, "after {} cards: {}", table.drawn, connection.json());
    table.drawn += 1;
    table.version = version(connection.body());
    Move { game: table.number, version: table.version, sent: began, answered }
}

/// The version in an answer. Reading the whole would cost more than the move.
fn version(body: &[u8]) -> u64 {
    let name = b"\"version\":";
    let at = body.windows(name.len()).position(|part| part == name).unwrap() + name.len();
    let digits = body[at..].iter().take_while(|byte| byte.is_ascii_digit());
    digits.fold(0, |number, digit| number * 10 + u64::from(digit - b'0'))
}
