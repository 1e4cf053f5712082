//! A history made up: it is as if it had been played here.

use crate::{
    app::{App, execute, query},
    leaderboards,
    past_games::{rebuild, remains},
    popularity, statistics, turn_positions,
};
use serde_json::{Value, json};
use std::process::Command;

/// Seeds; returns whether it succeeded, and its output.
fn seed(app: &App, more: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead-lab"));
    command.args(["seed-history", "--games", "80", "--players", "40", "--conductors", "50"]).args(more);
    let output = command.env("DATABASE_URL", &app.database_url).output().unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

/// A server where `rider1` to `rider5` have finished hundreds of games.
pub fn with_history() -> App {
    let app = App::start();
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead-lab"));
    command.args(["seed-history", "--games", "420", "--players", "5"]).env("DATABASE_URL", &app.database_url);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    app
}

/// Standings by name: accounts of two histories have different ids.
fn standings(app: &App) -> Vec<Value> {
    query(
        &app.database_url,
        "SELECT to_jsonb(s) - 'player' AS standing, a.name FROM standings s JOIN accounts a ON a.id = s.player \
        ORDER BY period, variant, name",
    )
}

#[test]
fn a_seeded_history_fits_its_logs_and_a_rebuild_keeps_it() {
    let app = App::start();
    let (good, said) = seed(&app, &["--logs"]);
    assert!(good && said.contains("80 games of 40 players seeded"), "{said}");
    assert_eq!(query(&app.database_url, leaderboards::KEPT), query(&app.database_url, leaderboards::COUNTED));
    popularity::assert_counted(&app);
    popularity::assert_counted_by_band(&app);
    turn_positions::assert_counted(&app);
    execute(&app.database_url, "UPDATE accounts SET name = 'Ada' WHERE name = 'rider1'; UPDATE names SET name_key = 'ada' WHERE name_key = 'rider1'").unwrap();
    statistics::assert_counted(&app, "", "true");
    statistics::assert_counted(&app, "?variant=classic&seats=2", "g.variant = 'classic' AND g.seats = 2");
    let listed = query(
        &app.database_url,
        "SELECT count(*) FROM standings s JOIN accounts a ON a.id = s.player WHERE listed = (password_hash IS NULL)",
    );
    assert_eq!(listed, [json!({"count": 0})], "guests are not listed");

    let bots = "SELECT count(*) FILTER (WHERE bot = 'conductor') > 0 AS some, count(*) FILTER (WHERE bot IS DISTINCT FROM ( \
            SELECT e.payload::jsonb ->> 'level' FROM game_events e WHERE e.game_id = s.game_id AND e.payload::jsonb ->> 'type' = 'bot_added' \
            AND (e.payload::jsonb ->> 'seat')::int = s.seat)) AS others FROM game_seats s";
    assert_eq!(query(&app.database_url, bots), [json!({"some": true, "others": 0})], "bots are those of the logs");

    let seeded = remains(&app);
    assert!(seeded.iter().all(|(_, rows)| rows.len() > 4));
    assert_eq!(rebuild(&app), 80);
    for (seeded, rebuilt) in seeded.iter().zip(remains(&app)) {
        assert_eq!(*seeded, rebuilt);
    }
    let game =
        query(&app.database_url, "SELECT id FROM games ORDER BY id LIMIT 1")[0]["id"].as_str().unwrap().to_owned();
    app.get(&format!("/v1/games/{game}/result")).ok();
    let record = app.get(&format!("/v1/games/{game}/export")).text;
    let file = std::env::temp_dir().join(format!("railhead-seeded-{game}.jsonl"));
    std::fs::write(&file, record).unwrap();
    let verified = Command::new(env!("CARGO_BIN_EXE_railhead")).arg("verify").arg(&file).status().unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(verified.success(), "its cards follow from its secret");
}

#[test]
fn seeding_without_logs_is_the_same_and_spares_used_databases() {
    let (with, without) = (App::start(), App::start());
    assert!(seed(&with, &["--logs"]).0 && seed(&without, &[]).0);
    assert_eq!(standings(&with), standings(&without));
    let facts = ["game_popularity", "route_popularity", "ticket_popularity"];
    for table in facts {
        let rows = |app: &App| query(&app.database_url, &format!("SELECT * FROM {table} t ORDER BY to_jsonb(t)"));
        assert_eq!(rows(&with), rows(&without));
    }
    assert!(query(&without.database_url, "SELECT * FROM game_events").is_empty());
    let before = remains(&without);
    let (good, said) = seed(&without, &[]);
    assert!(!good && said.contains("this database has games"), "{said}");
    assert!(before == remains(&without));
}
