//! The worth of games: nobody gains by somebody who does not play, who leaves at once, or who is always
//! the same.

use crate::{
    app::{self, App, Person, WORTH_TURNS, begun, execute, names, over, over_after, play_turns, query},
    leaderboards::{board, duel},
    past_games::{rebuild, remains},
    tournaments,
};
use serde_json::{Value, json};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(86_400);

fn clock() -> Value {
    json!({"kind": "per_move", "seconds": 1_209_600})
}

/// The ratings before and after a game, by seat; null where it changed none.
fn steps(app: &App, game: &str) -> Vec<Value> {
    let result = app.get(&format!("{game}/result")).ok();
    result["played"].as_array().unwrap().iter().map(|seat| seat["rating"].clone()).collect()
}

fn gained(step: &Value) -> i64 {
    step["after"].as_i64().unwrap() - step["before"].as_i64().unwrap()
}

fn agrees_with_a_rebuild(app: &App) {
    let live = remains(app);
    rebuild(app);
    for (live, rebuilt) in live.iter().zip(remains(app)) {
        assert_eq!(*live, rebuilt);
    }
}

#[test]
fn a_rated_game_needs_a_clock_however_it_is_opened() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    ada.post("/v1/games", json!({"seats": 2, "rated": true})).refused(422, "clock_required");
    ada.post("/v1/games/quick", json!({"rated": true})).refused(422, "clock_required");
    ada.post("/v1/games", json!({"seats": 2, "rated": true, "clock": clock()})).ok();
    // One from before.
    let old = over(json!({"seats": 2, "rated": true}), &[&ada, &bob]);
    let forget = "UPDATE game_events SET payload = (jsonb_set(payload::jsonb, '{clock}', 'null'))::json \
        WHERE payload ->> 'type' = 'game_created' AND game_id = '{id}'";
    let without = forget.replace("{id}", old.rsplit('/').next().unwrap());
    execute(&app.database_url, &format!("ALTER TABLE game_events DISABLE TRIGGER ALL; {without}")).unwrap();
    let other = App::on(app.database_url.clone(), railhead::log::packs::Packs::default());
    ada.at(&other).post(&format!("{old}/rematch"), Value::Null).refused(422, "clock_required");
    assert_eq!(query(&app.database_url, "SELECT count(*) FROM games WHERE options ->> 'clock' IS NULL")[0]["count"], 0);
}

#[test]
fn guests_play_no_rated_game() {
    let app = App::start();
    let (ada, guest) = (app.register("Ada"), app.guest());
    let rated = json!({"seats": 2, "rated": true, "clock": clock()});
    guest.post("/v1/games", rated.clone()).refused(409, "guest_account");
    guest.post("/v1/games/quick", json!({"rated": true, "clock": clock()})).refused(409, "guest_account");
    let game = ada.open(rated);
    guest.put(&format!("{game}/players/me")).refused(409, "guest_account");
    let code = ada.get(&game).ok()["code"].clone();
    guest.post("/v1/games/join-by-code", json!({"code": code})).refused(409, "guest_account");
    guest.post("/v1/accounts/me/upgrade", json!({"name": "Bob", "password": "a train at noon"})).ok();
    guest.join(&game);
}

#[test]
fn a_player_who_leaves_early_loses_and_nobody_gains() {
    let app = App::start();
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| app.register(name));
    let rated = json!({"seats": 2, "rated": true});
    let short = over_after(WORTH_TURNS - 1, rated.clone(), &[&ada, &bob]);
    let of = steps(&app, &short);
    assert!(gained(&of[0]) < 0 && of[1].is_null(), "{of:?}");
    assert_eq!(app.get("/v1/leaderboards/wins").ok()["items"][0]["value"], 0, "nor is it a win");
    assert_eq!(names(&board(&app, "duel")), ["Ada"], "Bob has no rated game");
    // Later it counts fully, for the one who resigned too.
    let long = over_after(WORTH_TURNS, rated, &[&eve, &bob]);
    let of = steps(&app, &long);
    assert!(gained(&of[0]) < 0 && gained(&of[1]) > 0, "{of:?}");
    assert_eq!(app.get("/v1/leaderboards/wins").ok()["items"][0]["value"], 1);
    // At a larger table, those who stay play for what is between them.
    let table = begun(json!({"seats": 3, "rated": true}), &[&ada, &bob, &eve]);
    ada.resign(&table);
    play_turns(&table, &[&bob, &eve], WORTH_TURNS);
    bob.resign(&table);
    let of = steps(&app, &table);
    assert!(gained(&of[0]) < gained(&of[1]) && gained(&of[1]) < 0 && gained(&of[2]) > 0, "{of:?}");
    agrees_with_a_rebuild(&app);
}

#[test]
fn two_who_meet_again_move_half_as_much_and_at_last_nothing() {
    let app = App::start();
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| app.register(name));
    let games = (0..7).map(|_| duel(&ada, &bob)).collect::<Vec<_>>();
    let gains = games.iter().map(|game| steps(&app, game)[1].clone()).collect::<Vec<_>>();
    let gained_by = gains[..5].iter().map(gained).collect::<Vec<_>>();
    assert!(gained_by.windows(2).all(|pair| pair[1] * 10 <= pair[0] * 7 && pair[1] > 0), "{gained_by:?}");
    assert!(gains[5..].iter().all(Value::is_null), "{gains:?}");
    let board = app.get("/v1/leaderboards/duel").ok();
    assert_eq!((&board["items"][0]["name"], &board["items"][0]["games"]), (&json!("Bob"), &json!(5)));
    assert_eq!(app.get("/v1/leaderboards/wins").ok()["items"][0]["games"], 7);
    assert!(gained(&steps(&app, &duel(&eve, &bob))[1]) > gained_by[2], "somebody else");
    app.wait(31 * DAY);
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.sign_in(name, "phone"));
    assert!(gained(&steps(&app, &duel(&ada, &bob))[1]) > 0, "a month later");
    agrees_with_a_rebuild(&app);
}

#[test]
fn leaderboards_list_players_who_have_met_three_named_people() {
    let app = App::start();
    ["Ada", "Bob", "Chiara", "Dora", "Eve"].iter().for_each(|name| drop(app.newcomer(name)));
    app.wait(3 * DAY);
    let [ada, bob, chiara, dora, eve] = ["Ada", "Bob", "Chiara", "Dora", "Eve"].map(|name| app.sign_in(name, "phone"));
    let casual = |other: &Person, turns| over_after(turns, json!({"seats": 2}), &[other, &ada]);
    (0..2).for_each(|_| drop(casual(&bob, WORTH_TURNS)));
    casual(&chiara, WORTH_TURNS);
    // Neither a guest, nor a new account, nor a game that is not worth the name.
    casual(&app.guest(), WORTH_TURNS);
    let frank = app.newcomer("Frank");
    execute(&app.database_url, "UPDATE accounts SET created_at = created_at + interval '3 days' WHERE name = 'Frank'")
        .unwrap();
    casual(&frank, WORTH_TURNS);
    casual(&dora, WORTH_TURNS - 1);
    assert_eq!(names(&board(&app, "wins")), [""; 0]);
    let own = ada.get("/v1/leaderboards/wins?among=friends").ok();
    assert_eq!(own["items"][0]["name"], "Ada", "friends know each other");
    casual(&eve, WORTH_TURNS);
    assert_eq!(names(&board(&app, "wins")), ["Ada"], "Bob, Chiara and Eve; of whom none has met three");
    agrees_with_a_rebuild(&app);
    bob.delete_account();
    assert_eq!(names(&board(&app, "wins")), ["Ada"], "who was met stays met");
    let met = ada.get("/v1/accounts/me/export").ok()["acquaintances"].clone();
    let met = met.as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap()).collect::<Vec<_>>();
    assert!(met.len() == 2 && ["Chiara", "Eve"].iter().all(|name| met.contains(name)), "{met:?}");
}

/// Lets the time of everybody who is waited for run out, until the game is over.
fn let_time_run_out(app: &App, game: &str) {
    for _ in 0..40 {
        if app.get(game).ok()["status"] != "running" {
            return;
        }
        app.wait(Duration::from_secs(602));
        app.run_due();
    }
    panic!("the game goes on: {}", app.get(game).text);
}

/// A tournament of these people at one rated table, and its game.
fn rated_table(app: &App, all: &[Person]) -> (String, String) {
    let games = json!({"clock": {"kind": "per_move", "seconds": 600}, "rated": true});
    let rules = json!({"games": games, "seats": all.len(), "format": {"kind": "swiss", "rounds": 1}});
    let path = tournaments::begun(app, tournaments::swiss(rules), all);
    let game = all[0].get(&path).ok()["you"]["table"]["game"].clone();
    (path, format!("/v1/games/{}", game.as_str().unwrap()))
}

/// The points of everybody in a tournament, by name.
fn points(app: &App, path: &str) -> Vec<(String, f64)> {
    tournaments::advance(app);
    let items = app.get(&format!("{path}/standings")).ok()["items"].clone();
    let line = |line: &Value| (line["name"].as_str().unwrap().to_owned(), line["points"].as_f64().unwrap());
    let mut points = items.as_array().unwrap().iter().map(line).collect::<Vec<_>>();
    points.sort_by(|one, other| one.0.cmp(&other.0));
    points
}

#[test]
fn a_table_at_which_nobody_moves_gives_no_point() {
    let app = App::start();
    let all = tournaments::people::<4>(&app);
    let (path, game) = rated_table(&app, &all);
    let_time_run_out(&app, &game);
    assert_eq!(app.get(&game).ok()["status"], "void");
    for name in ["table", "wins", "best_score"] {
        assert_eq!(names(&board(&app, name)), [""; 0], "{name}");
    }
    assert_eq!(query(&app.database_url, "SELECT count(*) FROM results")[0]["count"], 0);
    assert!(points(&app, &path).iter().all(|(_, points)| *points == 0.0), "{:?}", points(&app, &path));
}

#[test]
fn a_table_at_which_one_moves_is_rated_for_nobody() {
    let app = App::start();
    let all = tournaments::people::<3>(&app);
    let (path, game) = rated_table(&app, &all);
    let seated = app.get(&game).ok()["players"][0]["name"].clone();
    let there = all.iter().find(|person| person.account()["name"] == seated).unwrap();
    for _ in 0..40 {
        while let Some(the_move) = there.moves(&game).first() {
            there.play(&game, the_move).ok();
        }
        if app.get(&game).ok()["status"] != "running" {
            break;
        }
        app.wait(Duration::from_secs(602));
        app.run_due();
    }
    let result = app.get(&format!("{game}/result")).ok();
    let ranks = result["scores"].as_array().unwrap().iter().map(|score| score["rank"].clone()).collect::<Vec<_>>();
    assert_eq!(ranks, [1, 2, 2], "who never moved has lost with all who never moved");
    assert_eq!(steps(&app, &game), [Value::Null, Value::Null, Value::Null]);
    for name in ["table", "wins"] {
        assert_eq!(names(&board(&app, name)), [""; 0], "{name}");
    }
    assert_eq!(app.get(&format!("/v1/players/{}", seated.as_str().unwrap())).ok()["games"], 0);
    let points = points(&app, &path);
    let of = |name: &str| points.iter().find(|(own, _)| own == name).unwrap().1;
    assert_eq!((of(seated.as_str().unwrap()), points.iter().map(|line| line.1).sum::<f64>()), (1.0, 1.0), "{points:?}");
    agrees_with_a_rebuild(&app);
}

/// The time is indexed: a move that changed it would write an index entry, too.
#[test]
fn a_soon_move_leaves_the_due_time_of_a_game_without_a_clock() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    app.process.time.hold();
    let now = app.process.time.now().as_second();
    app.wait(Duration::from_secs(3660 - now.rem_euclid(3600) as u64));
    let game = begun(json!({"seats": 2, "first_seat": 0}), &[&ada, &bob]);
    let due = || query(&app.database_url, "SELECT due_at, version FROM game_heads")[0].clone();
    let before = due();
    app.wait(Duration::from_secs(60));
    play_turns(&game, &[&ada], 1);
    let after = due();
    assert_eq!(after["due_at"], before["due_at"]);
    assert_ne!(after["version"], before["version"]);
}

#[test]
fn a_game_without_a_clock_ends_for_an_absent_player() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    let game = app::duel(&ada, &bob);
    app.wait(29 * DAY);
    app.run_due();
    assert_eq!(
        app.get(&format!("{game}/events?after=0")).ok()["events"].to_string().matches("time_ran_out").count(),
        0
    );
    app.wait(2 * DAY);
    app.run_due();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.sign_in(name, "phone"));
    assert!(ada.moves(&game).is_empty(), "the server has moved for Ada");
    play_turns(&game, &[&bob], 1);
    app.wait(31 * DAY);
    app.run_due();
    assert_eq!(app.get(&game).ok()["status"], "finished");
    let scores = app.get(&format!("{game}/result")).ok()["scores"].clone();
    assert_eq!((&scores[0]["rank"], &scores[1]["rank"]), (&json!(2), &json!(1)));
}
