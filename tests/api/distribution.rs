//! The law of a distributed database, without one: the demands of Citus on the tables that
//! `railhead distribute` distributes, and on the statements of a move.

use crate::{
    app::{App, dealt, execute, query},
    service,
};
use railhead::{
    log::packs::Packs,
    store::{citus::DISTRIBUTED, database::kind::DatabaseKind},
};
use serde_json::{Value, json};
use std::{thread, time::Duration};

/// The changes of `railhead distribute` that a running process sees: the function that appends runs
/// where there are no webhooks, and the catalog of Citus says that the logs are distributed.
const APPENDED_ELSEWHERE: &str = "CREATE SCHEMA worker; \
    CREATE VIEW worker.game_heads AS SELECT * FROM game_heads; \
    CREATE VIEW worker.game_events AS SELECT * FROM game_events; \
    CREATE VIEW worker.stored_responses AS SELECT * FROM stored_responses; \
    ALTER FUNCTION append_move SET search_path = worker; \
    CREATE TABLE pg_dist_partition AS SELECT 'game_heads'::regclass AS logicalrelid, 'game_id' AS partkey, \
        'h' AS partmethod; \
    CREATE FUNCTION column_to_column_name(regclass, key text) RETURNS text LANGUAGE sql AS $$ SELECT key $$";

fn texts(rows: &[Value], column: &str) -> Vec<String> {
    rows.iter().map(|row| row[column].as_str().unwrap().to_owned()).collect()
}

#[test]
fn unique_indexes_of_distributed_tables_contain_their_column() {
    let database = service::database();
    for (table, column) in DISTRIBUTED {
        let indexes = format!(
            "SELECT i.indexrelid::regclass::text AS name, i.indexprs IS NULL AND {column}.attnum = ANY (i.indkey) AS fits \
            FROM pg_index i JOIN pg_attribute {column} ON {column}.attrelid = i.indrelid AND {column}.attname = '{column}' \
            WHERE i.indrelid = '{table}'::regclass AND (i.indisunique OR i.indisexclusion)"
        );
        let indexes = query(&database, &indexes);
        assert!(!indexes.is_empty(), "{table} has a primary key");
        for index in indexes {
            assert_eq!(index["fits"], true, "{index} of {table} lacks {column}");
        }
    }
}

#[test]
fn distributed_tables_have_no_foreign_keys_or_other_triggers() {
    let database = service::database();
    for (table, _) in DISTRIBUTED {
        let keys = format!(
            "SELECT conname::text AS name FROM pg_constraint \
            WHERE contype = 'f' AND '{table}'::regclass IN (conrelid, confrelid)"
        );
        assert_eq!(texts(&query(&database, &keys), "name"), [""; 0], "{table} has foreign keys");
        let triggers = format!("SELECT tgname::text AS name FROM pg_trigger WHERE tgrelid = '{table}'::regclass");
        let expected: &[&str] = if table == "game_events" { &["game_events_append_only"] } else { &[] };
        assert_eq!(texts(&query(&database, &triggers), "name"), expected, "triggers of {table}");
    }
}

/// Whether a statement names the game for each distributed table that it reads or changes: then Citus
/// sends it to one worker. Rows that are inserted name theirs.
fn is_routed(statement: &str) -> bool {
    let statement = statement.replace('"', "");
    let times = |part: &str| statement.matches(part).count();
    let touched = DISTRIBUTED
        .iter()
        .flat_map(|(table, _)| ["FROM", "JOIN", "UPDATE"].map(|verb| times(&format!("{verb} {table}"))));
    touched.sum::<usize>() <= times("game_id = $") + times("scope = $")
}

/// Takes back what the last request wrote where the logs are, and keeps it.
const UNDONE: &str = "CREATE TABLE heads_after AS SELECT * FROM game_heads; \
    CREATE TABLE events_after AS SELECT e.* FROM game_events e JOIN heads_before b USING (game_id) \
        WHERE e.seq > b.version; \
    CREATE TABLE responses_after AS SELECT * FROM stored_responses; \
    BEGIN; SET LOCAL railhead.packing = 'on'; \
    DELETE FROM game_events e USING events_after a WHERE (e.game_id, e.seq) = (a.game_id, a.seq); \
    DELETE FROM stored_responses; DELETE FROM game_heads; INSERT INTO game_heads SELECT * FROM heads_before; COMMIT";

/// Does it again, in a transaction that stays open.
const BEING_DONE: &str = "BEGIN; \
    UPDATE game_heads h SET (version, head, updated_at) = (a.version, a.head, a.updated_at) \
        FROM heads_after a WHERE a.game_id = h.game_id; \
    INSERT INTO game_events SELECT * FROM events_after; INSERT INTO stored_responses SELECT * FROM responses_after";

/// As when a worker has crashed between the two phases of a commit.
#[test]
fn a_half_committed_request_is_answered_after_the_other_half() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = ada.open(json!({"seats": 3}));
    let join = |app: &App| {
        let headers = [("authorization", bob.token.as_str()), ("idempotency-key", "one")];
        app.send("PUT", &format!("{game}/players/me"), &headers, "")
    };
    execute(&app.database_url, "CREATE TABLE heads_before AS SELECT * FROM game_heads").unwrap();
    let first = join(&app);
    execute(&app.database_url, UNDONE).unwrap();
    let late = app.another();
    late.process.set_database_kind(DatabaseKind::Distributed);
    execute(&app.database_url, BEING_DONE).unwrap();
    let again = thread::scope(|scope| {
        let again = scope.spawn(|| join(&late));
        thread::sleep(Duration::from_millis(500));
        assert!(!again.is_finished(), "nobody knows yet");
        execute(&app.database_url, "COMMIT").unwrap();
        again.join().unwrap()
    });
    assert_eq!((again.status, again.text), (first.status, first.text));
}

#[test]
fn every_statement_of_a_move_names_its_game() {
    let database = service::database();
    let name = database.rsplit('/').next().unwrap();
    execute(&database, &format!("ALTER DATABASE {name} SET log_statement = 'all'")).unwrap();
    let before = service::log().len();
    let app = App::on(database.clone(), Packs::default());
    let other = App::on(database.clone(), Packs::default());
    // As on a cluster: without it, a game is read by one statement over both kinds of tables.
    for app in [&app, &other] {
        app.process.set_database_kind(DatabaseKind::Distributed);
    }
    let ada = app.guest();
    let elsewhere = ada.at(&other);
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    for person in [&ada, &elsewhere, &ada, &elsewhere] {
        let moves = person.moves(&game);
        person.play(&game, &moves[0]).ok();
    }
    app.get(&format!("{game}/events")).ok();
    let log = service::log();
    let touched = log[before..].lines().filter(|line| line.contains("execute "));
    let touched = touched
        .filter(|line| DISTRIBUTED.iter().any(|(table, _)| line.contains(table)) || line.contains("append_move"));
    let touched = touched.collect::<Vec<_>>();
    assert!(touched.len() > 10, "statements are logged: {touched:?}");
    for statement in touched {
        assert!(is_routed(statement), "this statement asks all workers: {statement}");
    }
}

#[test]
fn a_process_notices_at_the_next_turn_that_it_is_distributed() {
    let app = App::start();
    let people = [app.guest(), app.guest()];
    let game = dealt(json!({"seats": 2}), &[&people[0], &people[1]]);
    execute(&app.database_url, APPENDED_ELSEWHERE).unwrap();
    let play = || people.iter().find_map(|person| Some(person.play(&game, person.moves(&game).first()?))).unwrap();
    let mut statuses = Vec::new();
    while statuses.len() < 20 {
        let answer = play();
        if answer.status >= 500 {
            thread::sleep(Duration::from_millis(200));
        }
        statuses.push(answer.status);
    }
    // An answer of Citus that a statement has failed on a worker says 503.
    let failed = statuses.iter().filter(|status| **status == 500).count();
    assert!((1..5).contains(&failed) && statuses.ends_with(&[200; 5]), "{statuses:?}");
}
