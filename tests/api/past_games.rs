//! Games of the past: written to the log as if they had been played, for what remains of them.

use crate::app::{App, RUNTIME, execute, query};
use railhead::store::{self, read_models::popularity};
use serde_json::{Value, json};

/// The number of a game that has ended, with or without a sequence.
const NUMBER: &str =
    "coalesce(nextval(to_regclass('game_endings')), (SELECT coalesce(max(ended_seq), 0) + 1 FROM games))";

/// A game that was played once.
pub struct Past<'a> {
    /// Its log, of tests/playthroughs.
    pub playthrough: &'a str,
    /// The people in the seats of people, in seat order.
    pub people: &'a [&'a str],
    pub rated: bool,
    pub visibility: &'a str,
    /// The time at which it ended.
    pub ended: &'a str,
}

impl Past<'_> {
    /// A casual game that everyone may see.
    pub fn casual<'a>(playthrough: &'a str, people: &'a [&'a str], ended: &'a str) -> Past<'a> {
        Past { playthrough, people, rated: false, visibility: "public", ended }
    }

    /// Writes its log, each event some seconds after the one before. [`rebuild`] makes its remains.
    pub fn write(&self, app: &App) {
        let path = format!("{}/tests/playthroughs/{}.jsonl", env!("CARGO_MANIFEST_DIR"), self.playthrough);
        let log = std::fs::read_to_string(path).unwrap();
        let mut events = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()).collect::<Vec<_>>();
        events[0]["rated"] = json!(self.rated);
        let bots = events.iter().filter(|event| event["type"] == "bot_added").map(|event| event["seat"].as_u64());
        let bots = bots.map(Option::unwrap).collect::<Vec<_>>();
        let mut people = self.people.iter();
        let color = |seat: u64| {
            let taken = events.iter().find(|event| event["seat"] == seat && event["color"].is_string());
            taken.unwrap()["color"].as_str().unwrap().to_owned()
        };
        let seat = |seat: u64| match bots.contains(&seat) {
            true => format!("({seat}, NULL, 'conductor', '{}')", color(seat)),
            false => format!("({seat}, '{}', NULL, '{}')", people.next().unwrap(), color(seat)),
        };
        let (variant, seats) = (events[0]["variant"].as_str().unwrap(), events[0]["seats"].as_u64().unwrap());
        let places = (0..seats).map(seat).collect::<Vec<_>>().join(", ");
        let Past { visibility, ended, .. } = self;
        execute(
            &app.database_url,
            &format!(
                "WITH e AS (SELECT payload, nth, '{ended}'::timestamptz + make_interval(secs => \
                        (nth * 7919 % 97)::float8 / 2 - sum((nth * 7919 % 97)::float8 / 2) OVER (ORDER BY nth DESC)) AS at \
                    FROM jsonb_array_elements($log${}$log$) WITH ORDINALITY AS e (payload, nth)), \
                g AS (INSERT INTO games (id, status, variant, seats, secret, created_at, options, visibility, ended_seq) \
                    SELECT gen_random_uuid(), 'finished', '{variant}', {seats}, sha256(''), min(at), \
                    (SELECT payload FROM e WHERE nth = 1), '{visibility}', {NUMBER} FROM e RETURNING id), \
                h AS (INSERT INTO game_heads (game_id, version, head, updated_at) \
                    SELECT g.id, {}, decode(repeat('00', 16), 'hex'), (SELECT max(at) FROM e) FROM g), \
                s AS (INSERT INTO game_seats (game_id, seat, account_id, bot, color, game_over) SELECT g.id, p.seat, a.id, p.bot, p.color, true \
                    FROM g, (VALUES {places}) AS p (seat, name, bot, color) LEFT JOIN accounts a ON a.name = p.name) \
                INSERT INTO game_events (game_id, seq, schema, payload, head, recorded_at) \
                    SELECT g.id, nth, 1, payload::json, decode(repeat('00', 16), 'hex'), at FROM g, e",
                Value::from(events.clone()),
                events.len(),
            ),
        )
        .unwrap();
    }
}

/// Computes everything derived anew; answers of how many games.
pub fn rebuild(app: &App) -> usize {
    RUNTIME.block_on(store::rebuild(&app.database_url, |_, _| {})).unwrap().games
}

/// Counts routes and tickets of all games that have ended.
pub fn count_popularity(app: &App) {
    let db = app.database();
    RUNTIME.block_on(async { while popularity::recount(&db).await.unwrap() > 0 {} });
}

/// Every row of every table that is derived from endings.
pub fn remains(app: &App) -> Vec<(&'static str, Vec<Value>)> {
    count_popularity(app);
    let tables = [
        "results",
        "ratings",
        "rating_changes",
        "totals",
        "head_to_head",
        "standings",
        "game_popularity",
        "route_popularity",
        "ticket_popularity",
        "season_popularity",
        "season_route_popularity",
        "season_ticket_popularity",
        "turn_positions",
    ];
    let rows =
        |table| query(&app.database_url, &format!("SELECT to_jsonb(t) AS row FROM {table} t ORDER BY to_jsonb(t)"));
    tables.map(|table| (table, rows(table))).to_vec()
}
