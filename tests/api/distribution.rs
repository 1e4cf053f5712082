//! The law of a distributed database, without one: what Citus demands of the tables that
//! `railhead distribute` distributes, and of the statements of a move.

use crate::{
    app::{App, execute, query},
    service,
};
use railhead::{packs::Packs, store::DISTRIBUTED};
use serde_json::{Value, json};

fn texts(rows: &[Value], column: &str) -> Vec<String> {
    rows.iter().map(|row| row[column].as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_unique_index_of_a_distributed_table_contains_the_column_by_which_it_is_distributed() {
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
fn distributed_tables_have_neither_foreign_keys_nor_triggers_but_the_one_that_is_dropped() {
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

#[test]
fn every_statement_of_a_move_names_the_game_whose_rows_it_touches() {
    let database = service::database();
    let name = database.rsplit('/').next().unwrap();
    execute(&database, &format!("ALTER DATABASE {name} SET log_statement = 'all'")).unwrap();
    let before = service::log().len();
    let app = App::on(database.clone(), Packs::default());
    let other = App::on(database.clone(), Packs::default());
    // As on a cluster: without it, a game is read by one statement over both kinds of tables.
    for app in [&app, &other] {
        app.process.set_distributed(true);
    }
    let ada = app.guest();
    let elsewhere = ada.at(&other);
    let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
    ada.start(&game);
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
