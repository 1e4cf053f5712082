//! Remains of games when they end: the same as a rebuild makes of their logs, whoever ends them
//! where.

use crate::{
    app::{App, Person, RUNTIME, WORTH_TURNS, begun, everyone_moves, execute, over, play_turns, query},
    past_games::{rebuild, remains},
};
use railhead::{
    log::packs::Packs,
    store::{self, read_models::rebuild::Rebuilt},
};
use serde_json::{Value, json};
use std::{process::Command, thread, time::Duration};

/// Computes everything derived anew, telling how far it is.
pub fn rebuilt(app: &App, tell: impl FnMut(usize, usize) + Send) -> Rebuilt {
    RUNTIME.block_on(store::rebuild(&app.database_url, tell)).unwrap()
}

fn people<const N: usize>(app: &App, names: [&str; N]) -> [Person; N] {
    names.map(|name| app.register(name))
}

fn resign(person: &Person, game: &str) {
    person.post(&format!("{game}/resign"), Value::Null).ok();
}

fn delete(person: &Person) {
    assert_eq!(person.ask("DELETE", "/v1/accounts/me", json!({"password": "a train at noon"})).status, 204);
}

/// A seed whose first game deals the first two players tickets that can be worth the same.
const TIED: u64 = 100;

/// The worth of each choice of first tickets.
fn choices(person: &Person, game: &str) -> Vec<(u64, Value)> {
    let offer = person.get(&format!("{game}/view")).ok()["you"]["offer"]["tickets"].clone();
    let points =
        |id: &Value| offer.as_array().unwrap().iter().find(|ticket| ticket["id"] == *id).unwrap()["points"].as_u64();
    let worth = |choice: &Value| choice["tickets"].as_array().unwrap().iter().map(|id| points(id).unwrap()).sum();
    person.moves(game).into_iter().map(|choice| (worth(&choice), choice)).collect()
}

/// A rated game of three that the first two leave with the same points.
fn tied(app: &App, [ada, bob, chiara]: [&Person; 3]) {
    // Deals tickets that allow it.
    app.process.randomness.fix(TIED);
    // When they leave it is Chiara's turn: no bot moves for them.
    let game = ada.open(json!({"seats": 3, "rated": true, "first_seat": 2}));
    [bob, chiara].iter().for_each(|person| drop(person.join(&game)));
    ada.start(&game);
    let (of_ada, of_bob) = (choices(ada, &game), choices(bob, &game));
    let pairs = of_ada.iter().flat_map(|ada| of_bob.iter().map(move |bob| (ada, bob)));
    let equal = pairs.into_iter().find(|(ada, bob)| ada.0 == bob.0);
    let ((_, first), (_, second)) = equal.expect("the seed deals tickets that can be worth the same");
    ada.play(&game, first).ok();
    bob.play(&game, second).ok();
    everyone_moves(&game, &[ada, bob, chiara]);
    resign(ada, &game);
    resign(bob, &game);
    let scores = ada.get(&format!("{game}/result")).ok()["scores"].clone();
    let ranks = scores.as_array().unwrap().iter().map(|score| score["rank"].clone()).collect::<Vec<_>>();
    assert_eq!(ranks, [2, 2, 1]);
    let last_tied = |person: &Person, name: &str| {
        let tied = person.get(&format!("/v1/players/{name}/games?outcome=tied&limit=1")).ok()["items"][0]["id"].clone();
        tied.as_str().is_some_and(|id| game.ends_with(id))
    };
    assert_eq!([last_tied(ada, "Ada"), last_tied(bob, "Bob"), last_tied(chiara, "Chiara")], [true, true, false]);
}

#[test]
fn games_that_end_write_what_a_rebuild_makes_of_their_logs() {
    let app = App::start();
    let [ada, bob, chiara, dora] = &people(&app, ["Ada", "Bob", "Chiara", "Dora"]);
    over(json!({"seats": 2}), &[ada, bob]);
    over(json!({"seats": 2, "rated": true, "visibility": "private", "invite": ["Ada"]}), &[bob, ada]);
    tied(&app, [ada, bob, chiara]);
    // A whole game with bots.
    let with_bots = dora.open(json!({"seats": 3, "variant": "mega", "bots": ["random", "conductor"]}));
    dora.start(&with_bots);
    let mut nth = 0;
    dora.play_to_the_end(&with_bots, |moves| {
        nth += 1;
        app.wait(Duration::from_millis(nth * 7919 % 60_000));
        nth as usize * 31 % moves
    });
    // Bob's time runs out until a bot plays for them; then they delete their account, and others end the game.
    let clock = json!({"kind": "per_move", "seconds": 600});
    let timed = begun(json!({"seats": 3, "rated": true, "first_seat": 0, "clock": clock}), &[bob, chiara, dora]);
    while app.get(&timed).ok()["players"][0]["occupant"]["kind"] == "person" {
        for person in [chiara, dora] {
            let draw = json!({"type": "draw_card"});
            while person.play(&timed, &draw).status == 200 {}
        }
        app.wait(Duration::from_secs(602));
        app.run_due();
    }
    delete(bob);
    resign(chiara, &timed);
    assert_eq!(app.get(&timed).ok()["status"], "finished");
    delete(chiara);
    over(json!({"seats": 2, "rated": true}), &[dora, ada]);

    let live = remains(&app);
    let gone = query(&app.database_url, "SELECT DISTINCT pseudonym FROM game_seats WHERE pseudonym IS NOT NULL");
    assert_eq!(gone.len(), 2, "each deleted player has one id in all their seats");
    let seated = "SELECT count(*) FROM results r JOIN game_seats s USING (game_id, seat) WHERE r.player = coalesce(s.account_id, s.pseudonym)";
    assert_eq!(query(&app.database_url, seated), [json!({"count": 13})]);
    assert!(live.iter().all(|(_, rows)| !rows.is_empty()));
    assert_eq!(rebuild(&app), 6);
    for (before, after) in live.iter().zip(remains(&app)) {
        assert_eq!(*before, after);
    }
}

#[test]
fn games_that_end_together_at_two_replicas_are_rated_in_turn() {
    let app = App::start();
    let other = App::on(app.database_url.clone(), Packs::default());
    let [ada, bob, chiara, dora] = &people(&app, ["Ada", "Bob", "Chiara", "Dora"]);
    let rated = |seats: usize| json!({"seats": seats, "rated": true});
    let mut last = Vec::new();
    let played = |seats: usize, table: &[&Person]| {
        let game = begun(rated(seats), table);
        play_turns(&game, table, WORTH_TURNS);
        game
    };
    for table in [[ada, bob], [bob, chiara], [chiara, dora], [dora, ada], [ada, chiara], [bob, dora]] {
        last.push((played(2, &table), table[0]));
    }
    for table in [[ada, bob, chiara], [dora, chiara, bob], [bob, ada, dora], [chiara, dora, ada]] {
        let game = played(3, &table);
        resign(table[0], &game);
        last.push((game, table[1]));
    }
    thread::scope(|scope| {
        for (nth, (game, leaver)) in last.iter().enumerate() {
            let leaver = leaver.at(if nth % 2 == 0 { &app } else { &other });
            scope.spawn(move || resign(&leaver, game));
        }
    });
    let broken = "SELECT * FROM (SELECT *, lag(mu_after) OVER before AS mu, lag(sigma_after) OVER before AS sigma, \
            row_number() OVER before AS nth FROM rating_changes WINDOW before AS (PARTITION BY player, board ORDER BY ended_seq)) c \
        WHERE mu <> mu_before OR sigma <> sigma_before OR nth <> games OR (nth = 1 AND mu_before <> 25)";
    assert_eq!(query(&app.database_url, broken), [] as [Value; 0]);
    let live = remains(&app);
    assert_eq!(live[2].1.len(), 6 * 2 + 4 * 3);
    rebuild(&app);
    assert_eq!(live, remains(&app));
}

#[test]
fn casual_games_and_those_without_a_result_change_no_rating() {
    let app = App::start();
    let [ada, bob] = &people(&app, ["Ada", "Bob"]);
    over(json!({"seats": 2}), &[ada, bob]);
    let void = ada.open(json!({"seats": 2, "rated": true}));
    bob.join(&void);
    ada.start(&void);
    resign(ada, &void);
    assert_eq!(app.get(&void).ok()["status"], "void");
    let rows = remains(&app).into_iter().map(|(_, rows)| rows.len()).collect::<Vec<_>>();
    assert_eq!(rows[..5], [2, 0, 0, 2, 2]);
    assert_eq!(query(&app.database_url, "SELECT count(ended_seq) FROM games"), [json!({"count": 1})]);
}

#[test]
fn a_result_has_thinking_times_and_changes_of_ratings() {
    let app = App::start();
    let [ada, bob, chiara, dora] = &people(&app, ["Ada", "Bob", "Chiara", "Dora"]);
    let game = ada.open(json!({"seats": 2, "rated": true, "first_seat": 0}));
    bob.join(&game);
    ada.start(&game);
    app.wait(Duration::from_secs(40));
    for person in [ada, bob] {
        person.play(&game, &person.moves(&game)[0]).ok();
        app.wait(Duration::from_secs(100));
    }
    let draw = json!({"type": "draw_card"});
    for person in [ada, ada, bob, bob] {
        person.play(&game, &draw).ok();
        app.wait(Duration::from_secs(7));
    }
    resign(bob, &game);
    let result = app.get(&format!("{game}/result")).ok();
    let near = |said: &Value, seconds: f64| {
        let said = said.as_f64().unwrap();
        assert!((seconds..seconds + 20.0).contains(&said), "{said} is not about {seconds}: {result}");
    };
    // Ada chose her tickets after 40 s, and had 100 s from Bob's choice to her first card; Bob chose after 140 s.
    near(&result["played"][0]["thinking_seconds"], 40.0 + 100.0 + 7.0);
    near(&result["played"][1]["thinking_seconds"], 140.0 + 7.0 + 7.0);
    near(&result["seconds"], 40.0 + 200.0 + 4.0 * 7.0);
    // By Weng and Lin's formulas: 25 ± 2.635 points, a deviation of 8.0655 instead of 8.3333.
    let loss = json!({"before": 1000, "after": 927, "provisional": true});
    assert_eq!(result["played"][1]["rating"], loss);
    assert_eq!(result["played"][0]["rating"], Value::Null, "nobody gains by who leaves in the first round");
    let whole = app.get(&format!("{}/result", over(json!({"seats": 2, "rated": true}), &[chiara, dora]))).ok();
    assert_eq!(whole["played"][0]["rating"], loss);
    assert_eq!(whole["played"][1]["rating"], json!({"before": 1000, "after": 1138, "provisional": true}));
    let casual = app.get(&format!("{}/result", over(json!({"seats": 2}), &[ada, bob]))).ok();
    assert!(casual["played"][0]["rating"].is_null());
}

#[test]
fn two_who_have_met_may_leave_at_once() {
    let app = App::start();
    let [ada, bob, chiara] = &people(&app, ["Ada", "Bob", "Chiara"]);
    for _ in 0..3 {
        over(json!({"seats": 3, "rated": true}), &[ada, bob, chiara]);
    }
    thread::scope(|scope| {
        for person in [ada, bob] {
            scope.spawn(|| delete(person));
        }
    });
    let live = remains(&app);
    assert_eq!(live[4].1.len(), 3 * 6);
    rebuild(&app);
    assert_eq!(live, remains(&app));
}

#[test]
fn an_account_may_go_while_its_games_end() {
    let app = App::start();
    let other = App::on(app.database_url.clone(), Packs::default());
    let [ada, bob, chiara] = &people(&app, ["Ada", "Bob", "Chiara"]);
    let account = ada.get("/v1/accounts/me").ok()["id"].as_str().unwrap().to_owned();
    // A game goes on until two of three have left it.
    let games = (0..8).map(|_| begun(json!({"seats": 3, "rated": true}), &[ada, bob, chiara])).collect::<Vec<_>>();
    thread::scope(|scope| {
        scope.spawn(|| delete(ada));
        for (nth, game) in games.iter().enumerate() {
            let bob = bob.at(if nth % 2 == 0 { &app } else { &other });
            scope.spawn(move || resign(&bob, game));
        }
    });
    let live = remains(&app);
    assert_eq!(live[0].1.len(), 8 * 3);
    assert!(live.iter().flat_map(|(_, rows)| rows).all(|row| !row.to_string().contains(&account)), "{live:?}");
    let gone = "SELECT count(DISTINCT player) FROM results WHERE player NOT IN (SELECT id FROM accounts)";
    assert_eq!(query(&app.database_url, gone), [json!({"count": 1})]);
    rebuild(&app);
    assert_eq!(live, remains(&app));
}

#[test]
fn games_that_end_while_it_rebuilds_are_not_lost() {
    let app = App::start();
    let [ada, bob, chiara, root] = &people(&app, ["Ada", "Bob", "Chiara", "Root"]);
    execute(&app.database_url, "UPDATE accounts SET role = 'admin' WHERE name = 'Root'").unwrap();
    let guest = &app.guest();
    let rated = json!({"seats": 2, "rated": true});
    for table in [[ada, bob], [bob, chiara]] {
        over(rated.clone(), &table);
    }
    for table in [[chiara, guest], [guest, ada]] {
        over(json!({"seats": 2}), &table);
    }
    let last = begun(rated, &[chiara, ada]);
    let meanwhile = || {
        resign(chiara, &last);
        delete(ada);
        root.ask("PUT", "/v1/admin/accounts/Bob/ban", json!({"reason": "insults"}));
        guest.post("/v1/accounts/me/upgrade", json!({"name": "Dora", "password": "a train at noon"})).ok();
        remains(&app)
    };
    let mut live = Vec::new();
    let rebuilt = rebuilt(&app, |read, all| {
        assert_eq!((read, all), (4, 4));
        live = thread::scope(|scope| scope.spawn(meanwhile).join().unwrap());
    });
    assert_eq!(rebuilt, Rebuilt { games: 5, corrected: 0 });
    assert_eq!(live, remains(&app));
    assert_eq!(live[0].1.len(), 5 * 2);
}

#[test]
fn the_command_rebuilds_and_says_of_how_many_games() {
    let app = App::start();
    let [ada, bob] = &people(&app, ["Ada", "Bob"]);
    over(json!({"seats": 2, "rated": true}), &[ada, bob]);
    over(json!({"seats": 2}), &[ada, bob]);
    let live = remains(&app);
    execute(&app.database_url, "UPDATE ratings SET mu = 40; DELETE FROM totals; DELETE FROM results WHERE rank = 1")
        .unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    let said = command.arg("rebuild").env("DATABASE_URL", &app.database_url).output().unwrap();
    let said = String::from_utf8(said.stdout).unwrap();
    assert!(said.starts_with("results, statistics and ratings of 2 games rebuilt"), "{said}");
    // Two ratings, four totals (rated and not, of two) and two results.
    assert!(said.ends_with(": 8 rows corrected\n"), "{said}");
    assert_eq!(live, remains(&app));
    execute(&app.database_url, "INSERT INTO ratings VALUES (gen_random_uuid(), 'duel', 25, 8, 1, now())").unwrap();
    assert_eq!(rebuilt(&app, |_, _| {}), Rebuilt { games: 2, corrected: 1 }, "there is one too many");
    assert_eq!(rebuilt(&app, |_, _| {}), Rebuilt { games: 2, corrected: 0 });
}
