//! `railhead distribute`, on an empty database and on one with games.

use crate::{
    app::App,
    cluster,
    service::{RUNTIME, query},
};
use railhead::{
    packs::Packs,
    store::{self, DISTRIBUTED},
};
use serde_json::json;

fn distribute(url: &str) -> Vec<String> {
    let mut lines = Vec::new();
    RUNTIME.block_on(store::distribute(url, |line| lines.push(line))).unwrap();
    lines
}

/// How many rows of each table are on the coordinator itself.
fn rows_left_behind(url: &str) -> Vec<i64> {
    let pages = |(table, _): (&str, &str)| query(url, &format!("SELECT pg_relation_size('{table}') AS size"));
    DISTRIBUTED.iter().map(|table| pages(*table)[0]["size"].as_i64().unwrap()).collect()
}

#[test]
fn a_database_with_games_is_distributed_while_they_go_on_and_a_second_run_changes_nothing() {
    let url = cluster::undistributed();
    RUNTIME.block_on(store::migrate(&url)).unwrap();
    let app = App::on(url.clone(), Packs::default());
    let ada = app.guest();
    let games = [(); 3].map(|()| {
        let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
        ada.start(&game);
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
fn a_database_without_citus_or_workers_is_refused_in_words() {
    let cluster = cluster::coordinator();
    let refusal = |url: &str| RUNTIME.block_on(store::distribute(url, |_| ())).unwrap_err().to_string();
    let (server, _) = cluster.rsplit_once('/').unwrap();
    assert!(refusal(&format!("{server}/template1")).contains("CREATE EXTENSION citus"));
}
