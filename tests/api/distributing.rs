//! `railhead distribute`, on an empty database and on one with games; on a Citus cluster: `RAILHEAD_TEST_CITUS_URL`.

use crate::app::{App, RUNTIME, dealt, execute, query};
use railhead::{
    log::packs::Packs,
    store::{self, citus::DISTRIBUTED, events::pack},
};
use railhead_test_support::citus;
use serde_json::json;
use std::{thread, time::Duration};

fn distribute(url: &str) -> Vec<String> {
    let mut lines = Vec::new();
    RUNTIME.block_on(store::citus::distribute(url, |line| lines.push(line))).unwrap();
    lines
}

/// The number of rows of each table that are on the coordinator itself.
fn rows_left_behind(url: &str) -> Vec<i64> {
    let pages = |(table, _): (&str, &str)| query(url, &format!("SELECT pg_relation_size('{table}') AS size"));
    DISTRIBUTED.iter().map(|table| pages(*table)[0]["size"].as_i64().unwrap()).collect()
}

#[test]
fn distributing_a_database_spares_running_games_and_repeats() {
    let Some(url) = citus::undistributed() else { return };
    RUNTIME.block_on(store::migrate(&url)).unwrap();
    let app = App::on(url.clone(), Packs::default());
    let ada = app.guest();
    let games = [(); 3].map(|()| {
        let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
        let moves = ada.moves(&game);
        ada.play(&game, &moves[0]).ok();
        game
    });
    let seen = |app: &App| games.each_ref().map(|game| app.get(game).ok());
    let before = seen(&app);

    let lines = distribute(&url);
    assert!(lines.iter().any(|line| line.starts_with("the trigger game_events_append_only is dropped")), "{lines:?}");
    assert_eq!(rows_left_behind(&url), [0; DISTRIBUTED.len()]);
    // A replica that starts now, and the one that was there.
    let late = App::on(url.clone(), Packs::default());
    for app in [&app, &late] {
        assert_eq!(seen(app), before);
    }
    for game in &games {
        let moves = ada.moves(game);
        ada.play(game, &moves[0]).ok();
    }

    let again = distribute(&url);
    assert!(again.iter().skip(1).all(|line| line.ends_with(" already")), "{again:?}");
    for game in &games {
        let moves = ada.moves(game);
        ada.play(game, &moves[0]).ok();
    }
}

#[test]
fn a_running_replica_notices_at_the_next_turn() {
    let Some(url) = citus::undistributed() else { return };
    RUNTIME.block_on(store::migrate(&url)).unwrap();
    let app = App::on(url.clone(), Packs::default());
    let people = [app.guest(), app.guest()];
    let game = dealt(json!({"seats": 2}), &[&people[0], &people[1]]);
    distribute(&url);
    let play = || people.iter().find_map(|person| Some(person.play(&game, person.moves(&game).first()?))).unwrap();
    let mut statuses = Vec::new();
    while statuses.len() < 20 {
        let answer = play();
        if answer.status == 503 {
            thread::sleep(Duration::from_secs(1));
        }
        statuses.push(answer.status);
    }
    let failed = statuses.iter().filter(|status| **status == 503).count();
    assert!((1..5).contains(&failed) && statuses.ends_with(&[200; 5]), "{statuses:?}");
}

/// As if the last migration were still to come, and what `railhead distribute` puts on one table.
const UNDONE: &str = "DELETE FROM __diesel_schema_migrations WHERE version LIKE '%functions'; \
    DROP TRIGGER phrases_two_phases ON phrases";

#[test]
fn a_distributed_database_takes_later_functions() {
    if citus::coordinator().is_none() {
        return;
    }
    let url = citus::database();
    let app = App::on(url.clone(), Packs::default());
    let ada = app.guest();
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let moves = ada.moves(&game);
    ada.play(&game, &moves[0]).ok();
    let before = app.get(&game).ok();

    execute(&url, UNDONE).unwrap();
    let lines = distribute(&url);
    assert!(lines.contains(&"each move is appended by itself".to_owned()), "{lines:?}");
    assert!(lines.iter().any(|line| line.ends_with("commit in two phases (triggers on phrases)")), "{lines:?}");
    let late = App::on(url.clone(), Packs::default());
    assert_eq!(late.get(&game).ok(), before);
    let ada = ada.at(&late);
    let moves = ada.moves(&game);
    ada.play(&game, &moves[0]).ok();
}

#[test]
fn a_role_granted_before_serves_whole_games_afterwards() {
    let Some(url) = citus::undistributed() else { return };
    RUNTIME.block_on(store::migrate(&url)).unwrap();
    // Roles belong to the cluster and stay.
    let create = "DO $$ BEGIN CREATE ROLE railhead_server LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$";
    execute(&url, create).unwrap();
    RUNTIME.block_on(store::database::grants::grant(&url, "railhead_server")).unwrap();
    distribute(&url);
    let app = App::on(format!("{url}?options=-c%20role%3Drailhead_server"), Packs::default());
    let ada = app.guest();
    let game = ada.open(json!({"seats": 2, "bots": ["random"], "auto_start": true}));
    ada.play_to_the_end(&game, |_| 0);
    let export = app.get(&format!("{game}/export")).text;
    app.wait(Duration::from_secs(27 * 3600));
    assert_eq!(RUNTIME.block_on(pack::pack_logs(&app.database())).unwrap().packed, 1);
    assert_eq!(app.get(&format!("{game}/export")).text, export);
    for change in ["UPDATE game_events SET schema = schema", "DELETE FROM game_events", "DELETE FROM packed_logs"] {
        assert!(execute(&app.database_url, change).is_err(), "{change}");
    }
}

#[test]
fn a_database_without_citus_or_workers_is_refused_in_words() {
    let Some(cluster) = citus::coordinator() else { return };
    let refusal = |url: &str| RUNTIME.block_on(store::citus::distribute(url, |_| ())).unwrap_err().to_string();
    let (server, _) = cluster.rsplit_once('/').unwrap();
    assert!(refusal(&format!("{server}/template1")).contains("CREATE EXTENSION citus"));
}
