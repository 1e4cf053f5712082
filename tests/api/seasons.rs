//! Seasons: phases, final places, and that nothing changes them.

use crate::{
    admin::{ban, root},
    app::{App, Person, RUNTIME, WORTH_TURNS, begun, execute, over, play_turns, query},
    blocks::block,
    leaderboards::forget_meetings,
    past_games::rebuild,
};
use jiff::Timestamp;
use railhead::store::seasons::close;
use serde_json::{Value, json};
use std::{thread, time::Duration};

fn run(app: &App) {
    RUNTIME.block_on(async {
        close::count(&app.database()).await.unwrap();
        close::close_due(&app.database()).await.unwrap();
    });
}

/// Two play a rated game; the second wins, for the first resigns.
fn duel(loser: &Person, winner: &Person) -> String {
    forget_meetings(&loser.app);
    over(json!({"seats": 2, "rated": true}), &[loser, winner])
}

fn current(app: &App) -> Value {
    app.get("/v1/seasons").ok()["items"][0].clone()
}

/// Lets time go by until a moment of the season, by the name of its field.
fn wait_until(app: &App, season: &Value, field: &str) {
    let at = season[field].as_str().unwrap().parse::<Timestamp>().unwrap();
    let left = at.duration_since(app.process.time.now());
    app.wait(Duration::from_millis(left.as_millis() as u64 + 1000));
}

fn places_path(season: &Value, board: &str) -> String {
    format!("/v1/seasons/{}/places?board={board}", season["season"].as_str().unwrap())
}

/// Places, names and games of the items of an answer.
fn places(answer: &Value) -> Vec<(u64, Option<String>, u64)> {
    let place = |item: &Value| {
        let name = item["name"].as_str().map(str::to_owned);
        (item["place"].as_u64().unwrap(), name, item["games"].as_u64().unwrap())
    };
    answer["items"].as_array().unwrap().iter().map(place).collect()
}

fn row(place: u64, name: &str, games: u64) -> (u64, Option<String>, u64) {
    (place, Some(name.to_owned()), games)
}

/// So many people called `pal1` and so on with 12 rated duels each, in the season before the last one. `pal1` has
/// the best rating, and every two share one.
fn crowd(app: &App, people: u32) -> String {
    let season = "to_char(now() - interval '6 months', 'YYYY-\"Q\"Q')";
    let sql = format!(
        "INSERT INTO accounts (id, name, password_hash) SELECT gen_random_uuid(), 'pal' || n, 'x' FROM generate_series(1, {people}) n; \
        INSERT INTO names (name_key, skeleton, account_id) SELECT name, name, id FROM accounts; \
        INSERT INTO standings (period, variant, player, listed, games, wins, best_score, score_sum, tickets_completed, \
            longest_path, duel_rating, duel_provisional) \
        SELECT {season}, 'all', id, true, 12, 1, 1, 1, 1, 1, 2000 - substr(name, 4)::int / 2, false FROM accounts; \
        INSERT INTO games (id, status, variant, seats, secret, options) SELECT lpad(to_hex(n), 32, '0')::uuid, 'finished', \
            'classic', 2, sha256(''), '{{}}' FROM generate_series(1, 100 * ({people} + 1)) n; \
        INSERT INTO results (game_id, seat, rank, total, player, ended_seq, started_at, finished_at, variant, seats, rated, \
            with_bots, public, shared, details) \
        SELECT lpad(to_hex(substr(name, 4)::int * 100 + g), 32, '0')::uuid, 0, 1, 100, id, substr(name, 4)::int * 100 + g, now() - interval '6 months', \
            now() - interval '6 months', 'classic', 2, true, false, true, false, '\\x00' FROM accounts, generate_series(1, 12) g; \
        INSERT INTO rating_changes (player, board, ended_seq, game_id, mu_before, sigma_before, mu_after, sigma_after, games) \
        SELECT player, 'duel', ended_seq, game_id, 25, 2, 25, 2, 12 FROM results"
    );
    execute(&app.database_url, &sql).unwrap();
    query(&app.database_url, &format!("SELECT {season} AS key"))[0]["key"].as_str().unwrap().to_owned()
}

#[test]
fn final_places_are_written_once_and_stay() {
    let app = App::start();
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| app.register(name));
    (0..10).for_each(|_| drop(duel(&bob, &ada)));
    duel(&eve, &ada);
    let season = current(&app);
    assert_eq!((&season["phase"], &season["min_games"]), (&json!("running"), &json!(10)));
    run(&app);
    let running = current(&app);
    assert_eq!(running["boards"][0], json!({"board": "duel", "players": 3, "placed": null}));
    assert_eq!(running["boards"][1], json!({"board": "table", "players": 0, "placed": null}));
    assert_eq!(app.get(&places_path(&season, "duel")).ok()["items"], json!([]));
    wait_until(&app, &season, "until");
    run(&app);
    let path = format!("/v1/seasons/{}", season["season"].as_str().unwrap());
    assert_eq!(app.get(&path).ok()["phase"], "closing");
    assert_eq!(current(&app)["phase"], "running", "the next one");
    wait_until(&app, &season, "closes_at");
    run(&app);
    run(&app);
    let over = app.get(&path).ok();
    assert_eq!((&over["phase"], &over["boards"][0]["placed"]), (&json!("over"), &json!(2)));
    let kept = app.get(&places_path(&season, "duel")).ok();
    assert_eq!(places(&kept), [row(1, "Ada", 11), row(2, "Bob", 10)], "Eve has played once");
    assert_eq!(app.get(&places_path(&season, "table")).ok()["items"], json!([]));
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.sign_in(name, "phone"));
    let items = bob.get("/v1/me/inbox").ok()["items"].clone();
    let told = items.as_array().unwrap().iter().filter(|item| item["kind"] == "season_finished").collect::<Vec<_>>();
    assert_eq!((told.len(), &told[0]["place"], &told[0]["board"]), (1, &json!(2), &json!("duel")));
    // Later games, a rebuild and deleted standings change nothing.
    duel(&ada, &bob);
    execute(&app.database_url, "DELETE FROM standings; UPDATE rating_changes SET mu_after = 50").unwrap();
    rebuild(&app);
    run(&app);
    assert_eq!(app.get(&places_path(&season, "duel")).ok(), kept);
    let own = app.get("/v1/players/Bob/seasons").ok();
    assert_eq!(own["items"][0]["season"], season["season"]);
    assert_eq!((&own["items"][0]["place"], &own["items"][0]["placed"]), (&json!(2), &json!(2)));
    let export = bob.get("/v1/accounts/me/export").ok();
    assert_eq!(export["season_places"][0]["place"], 2);
    // Without its account, a place has no name.
    assert_eq!(ada.delete_account().status, 204);
    let after = app.get(&places_path(&season, "duel")).ok();
    assert_eq!(places(&after), [(1, None, 11), row(2, "Bob", 10)]);
}

#[test]
fn a_place_of_a_hidden_or_banned_player_has_no_name() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    (0..10).for_each(|_| drop(duel(&bob, &ada)));
    let season = current(&app);
    wait_until(&app, &season, "closes_at");
    run(&app);
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.sign_in(name, "phone"));
    block(&ada, "Bob");
    let path = places_path(&season, "duel");
    assert_eq!(places(&ada.get(&path).ok()), [row(1, "Ada", 10), (2, None, 10)]);
    assert_eq!(places(&bob.get(&path).ok()), [(1, None, 10), row(2, "Bob", 10)]);
    bob.get("/v1/players/Ada/seasons").refused(404, "not_found");
    assert_eq!(places(&app.get(&path).ok()), [row(1, "Ada", 10), row(2, "Bob", 10)]);
    assert_eq!(ban(&root(&app), "Bob"), 204);
    assert_eq!(places(&app.get(&path).ok()), [row(1, "Ada", 10), (2, None, 10)]);
}

#[test]
fn pages_have_everybody_once_and_ties_share_a_place() {
    let app = App::start();
    let season = crowd(&app, 30);
    let (one, other) = (app.database(), app.database());
    let runs = [one, other].map(|db| thread::spawn(move || RUNTIME.block_on(close::close_due(&db))));
    runs.into_iter().for_each(|run| run.join().unwrap().unwrap());
    let counted = query(&app.database_url, "SELECT count(*) AS rows FROM season_places");
    assert_eq!(counted[0]["rows"], 30, "once, though two replicas wrote them");
    let (mut all, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = app.get(&format!("/v1/seasons/{season}/places?board=duel&limit=7{cursor}")).ok();
        all.extend(places(&page));
        match page["next"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    assert_eq!(all.len(), 30);
    let expected = [1, 2, 2, 4, 4, 6, 6, 8];
    assert_eq!(all.iter().map(|(place, ..)| *place).take(8).collect::<Vec<_>>(), expected);
    let items = query(&app.database_url, "SELECT count(*) AS told FROM inbox_items");
    assert!([0, 10].contains(&items[0]["told"].as_i64().unwrap()), "the first ten, within a week");
    app.get("/v1/seasons/1999-Q1").refused(404, "not_found");
    app.get("/v1/seasons/2026-11/places?board=duel").refused(404, "not_found");
    let page = app.get("/v1/players/pal1/seasons?limit=1").ok();
    assert_eq!((page["items"][0]["place"].as_u64(), &page["next"]), (Some(1), &Value::Null));
}

#[test]
fn a_game_counts_for_the_season_in_which_it_began() {
    let app = App::start();
    ["Ada", "Bob"].iter().for_each(|name| drop(app.register(name)));
    let season = current(&app);
    let until = season["until"].as_str().unwrap().parse::<Timestamp>().unwrap();
    app.wait(until.duration_since(app.process.time.now()).unsigned_abs() - Duration::from_secs(86_400));
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.sign_in(name, "phone"));
    (0..10).for_each(|_| drop(duel(&bob, &ada)));
    let lost = begun(json!({"seats": 2, "rated": true}), &[&ada, &bob]);
    play_turns(&lost, &[&ada, &bob], WORTH_TURNS);
    forget_meetings(&app);
    let rating = || app.get("/v1/players/Ada").ok()["ratings"]["duel"]["rating"].as_i64().unwrap();
    let before = rating();
    // Ada lets it run over midnight.
    app.wait(Duration::from_secs(2 * 86_400));
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.sign_in(name, "tablet"));
    ada.resign(&lost);
    let after = rating();
    assert!(after < before);
    // A game of the next season does not count.
    over(json!({"seats": 2, "rated": true}), &[&ada, &bob]);
    assert!(rating() < after);
    wait_until(&app, &season, "closes_at");
    run(&app);
    let first = app.get(&places_path(&season, "duel")).ok()["items"].clone();
    let of_ada = first.as_array().unwrap().iter().find(|place| place["name"] == "Ada").unwrap();
    assert_eq!((&of_ada["rating"], &of_ada["games"]), (&json!(after), &json!(11)));
}
