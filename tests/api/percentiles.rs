//! Percentiles of ratings among active players.

use crate::{
    app::{App, RUNTIME, execute, over},
    past_games::rebuild,
};
use railhead::store::read_models::percentiles;
use serde_json::{Value, json};
use std::time::Duration;

fn recompute(app: &App) {
    RUNTIME.block_on(percentiles::recompute(&app.database())).unwrap();
}

/// The percentiles of the ratings `duel` and `table` of a player.
fn percentiles_of(app: &App, name: &str) -> [Value; 2] {
    let ratings = app.get(&format!("/v1/players/{name}")).ok()["ratings"].clone();
    ["duel", "table"].map(|board| ratings[board]["percentile"].clone())
}

/// Adds people called `pal1` and so on, with the ratings of a board that SQL computes from their number `n`.
fn rate(app: &App, people: u32, ratings: &str) {
    let sql = format!(
        "INSERT INTO accounts (id, name, password_hash, met) SELECT gen_random_uuid(), 'pal' || n, 'x', 3 FROM generate_series(1, {people}) n; \
        INSERT INTO names (name_key, skeleton, account_id) SELECT name, name, id FROM accounts; \
        INSERT INTO ratings (player, board, mu, sigma, games, rated_at) SELECT a.id, v.* \
            FROM accounts a, LATERAL (SELECT substr(a.name, 4)::int AS n) p, LATERAL ({ratings}) v"
    );
    execute(&app.database_url, &sql).unwrap();
}

#[test]
fn a_percentile_is_the_share_of_active_players_below() {
    let app = App::start();
    rate(&app, 200, "SELECT 'table', 20 + n / 10.0, 2.0, 12, now()");
    assert_eq!(percentiles_of(&app, "pal100"), [Value::Null, Value::Null], "not counted yet");
    recompute(&app);
    for (name, percentile) in [("pal1", 0), ("pal2", 0), ("pal3", 1), ("pal101", 50), ("pal200", 99)] {
        assert_eq!(percentiles_of(&app, name), [Value::Null, json!(percentile)], "{name}");
    }
    recompute(&app);
    assert_eq!(percentiles_of(&app, "pal101")[1], 50, "counted again");
}

#[test]
fn equal_ratings_have_equal_percentiles() {
    let app = App::start();
    rate(&app, 8, "SELECT 'duel', 20.0 + n / 4, 2.0, 12, now()");
    recompute(&app);
    let all = (1..=8).map(|n| percentiles_of(&app, &format!("pal{n}"))[0].as_u64().unwrap()).collect::<Vec<_>>();
    assert_eq!(all, [0, 0, 0, 37, 37, 37, 37, 87]);
}

#[test]
fn inactive_and_unlisted_players_are_not_counted() {
    let app = App::start();
    rate(
        &app,
        11,
        "SELECT 'duel', 20.0 + n, 2.0, 12, CASE WHEN n IN (1, 2, 8, 11) THEN now() - interval '91 days' ELSE now() END",
    );
    execute(
        &app.database_url,
        "UPDATE accounts SET banned_at = now() WHERE name = 'pal3'; \
        UPDATE accounts SET password_hash = NULL WHERE name = 'pal4'",
    )
    .unwrap();
    recompute(&app);
    // Of five who are active: those who are not are above none, three and all of them.
    for (name, percentile) in [
        ("pal1", 0),
        ("pal5", 0),
        ("pal6", 20),
        ("pal7", 40),
        ("pal8", 60),
        ("pal9", 60),
        ("pal10", 80),
        ("pal11", 100),
    ] {
        assert_eq!(percentiles_of(&app, name)[0], percentile, "{name}");
    }
}

#[test]
fn a_rated_game_makes_its_players_active_for_90_days() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    over(json!({"seats": 2, "rated": true}), &[&ada, &bob]);
    over(json!({"seats": 3}), &[&ada, &bob, &app.register("Eve")]);
    recompute(&app);
    let both = || ["Ada", "Bob"].map(|name| percentiles_of(&app, name)[0].clone());
    assert_eq!(both(), [0, 50]);
    assert_eq!(percentiles_of(&app, "Eve"), [Value::Null, Value::Null], "no rated game");
    execute(&app.database_url, "UPDATE ratings SET rated_at = '2026-01-01'").unwrap();
    assert_eq!(rebuild(&app), 2);
    app.wait(Duration::from_secs(89 * 86_400));
    recompute(&app);
    assert_eq!(both(), [0, 50], "a rebuild finds when they played");
    app.wait(Duration::from_secs(2 * 86_400));
    recompute(&app);
    assert_eq!(both(), [Value::Null, Value::Null], "nobody is active");
}
