//! Quick games.

use crate::{
    app::{App, Person, execute, path, query},
    replicas::Replica,
};
use serde_json::{Value, json};
use std::{thread, time::Duration};

/// Repeats a request while the service is overloaded, as a client does.
fn quick(person: &Person, game: Value) -> Value {
    loop {
        let answer = person.post("/v1/games/quick", game.clone());
        if answer.status != 503 {
            return answer.ok();
        }
    }
}

/// Sets the rating of a player.
fn rate(app: &App, name: &str, board: &str, mu: f64) {
    let rating = format!(
        "INSERT INTO ratings (player, board, mu, sigma, games, rated_at) \
        SELECT id, '{board}', {mu}, 2, 20, now() FROM accounts WHERE name = '{name}'"
    );
    execute(&app.database_url, &rating).unwrap();
}

#[test]
fn the_first_opens_a_game_and_the_second_begins_it() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let opened = quick(&ada, json!({}));
    let options = json!({"variant": "classic", "seats": 2, "tie_break": "standard", "first_seat": null,
        "rated": false, "auto_start": true, "clock": null});
    assert_eq!((&opened["options"], &opened["visibility"]), (&options, &json!("public")));
    let joined = quick(&bob, json!({"variant": "classic"}));
    assert_eq!((&joined["id"], &joined["you"], &joined["status"]), (&opened["id"], &json!(1), &json!("running")));
}

#[test]
fn the_oldest_game_that_fits_is_joined() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let opened = (0..3).map(|_| ada.open(json!({"seats": 3}))).collect::<Vec<_>>();
    bob.join(&opened[0]);
    for game in [&opened[0], &opened[1], &opened[2]] {
        let guest = app.guest();
        assert_eq!(path(&quick(&guest, json!({"seats": 3}))), *game, "the oldest first");
        if game != &opened[0] {
            app.guest().join(game);
        }
    }
    assert!(!opened.contains(&path(&quick(&app.guest(), json!({"seats": 3})))));
}

#[test]
fn a_player_who_waits_in_a_game_stays_there() {
    let app = App::start();
    let ada = app.register("Ada");
    let own = ada.open(json!({"seats": 3}));
    app.register("Bob").open(json!({"seats": 3}));
    let waiting = quick(&ada, json!({"seats": 3}));
    assert_eq!((path(&waiting), &waiting["you"]), (own, &json!(0)));
    assert_eq!(quick(&ada, json!({"seats": 3}))["version"], waiting["version"]);
    assert_ne!(quick(&ada, json!({"seats": 3, "variant": "mega"}))["id"], waiting["id"]);
}

#[test]
fn games_that_do_not_fit_are_not_joined() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let clock = json!({"kind": "bank", "seconds": 600, "increment": 15});
    for game in [
        json!({"seats": 3}),
        json!({"seats": 2, "variant": "mega"}),
        json!({"seats": 2, "rated": true}),
        json!({"seats": 2, "clock": clock}),
        json!({"seats": 2, "packs": ["orient_express"]}),
        json!({"seats": 2, "tie_break": "german"}),
        json!({"seats": 2, "first_seat": 0}),
        json!({"seats": 2, "visibility": "unlisted"}),
        json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}),
        json!({"seats": 2, "bots": ["random"]}),
    ] {
        ada.open(game);
    }
    let opened = quick(&bob, json!({}));
    assert_eq!((&opened["you"], &opened["status"]), (&json!(0), &json!("lobby")));
    let timed = quick(&bob, json!({"clock": clock}));
    assert_eq!((&timed["you"], &timed["players"][0]["name"]), (&json!(1), &json!("Ada")));
}

#[test]
fn reserved_seats_and_games_one_was_sent_away_from_are_skipped() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let over = crate::app::over(json!({"seats": 2}), &[&ada, &bob]);
    let rematch = ada.post(&format!("{over}/rematch"), Value::Null).ok();
    assert_ne!(quick(&eve, json!({}))["id"], rematch["id"]);
    assert_eq!(quick(&bob, json!({}))["id"], rematch["id"], "it is kept for them");
    let game = ada.open(json!({"seats": 3}));
    eve.join(&game);
    ada.delete(&format!("{game}/players/1")).ok();
    assert_ne!(path(&quick(&eve, json!({"seats": 3}))), game);
}

#[test]
fn a_game_that_was_open_for_too_long_is_not_joined() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let opened = quick(&ada, json!({}));
    app.wait(Duration::from_secs(7 * 24 * 3600));
    let other = quick(&bob, json!({}));
    assert_ne!(other["id"], opened["id"]);
    assert_eq!(quick(&ada, json!({}))["id"], other["id"]);
}

#[test]
fn forty_at_once_through_two_replicas_make_twenty_games() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let guests = (0..40).map(|_| one.guest()).collect::<Vec<_>>();
    let answers = thread::scope(|scope| {
        let at = |n: usize, guest: &Person| if n.is_multiple_of(2) { guest.clone() } else { guest.at(&two.app) };
        let asking = guests.iter().enumerate().map(|(n, guest)| (n, at(n, guest)));
        let asking = asking.map(|(_, guest)| scope.spawn(move || quick(&guest, json!({}))));
        asking.collect::<Vec<_>>().into_iter().map(|asking| asking.join().unwrap()).collect::<Vec<_>>()
    });
    assert!(answers.iter().all(|answer| answer["you"].is_number()));
    let games = query(&one.database_url, "SELECT status, count(*) AS games FROM games GROUP BY status");
    assert_eq!(games, [json!({"status": "running", "games": 20})]);
    let seats = "SELECT count(account_id) AS seats, count(DISTINCT account_id) AS people FROM game_seats";
    assert_eq!(query(&one.database_url, seats), [json!({"seats": 40, "people": 40})]);
}

#[test]
fn a_player_who_asks_many_times_sits_in_one_game() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    (0..4).for_each(|_| drop(one.guest().open(json!({"seats": 3}))));
    let games = thread::scope(|scope| {
        let apps = [&one, &two.app].into_iter().cycle().take(8);
        let asking = apps.map(|app| scope.spawn(|| quick(&ada.at(app), json!({"seats": 3}))["id"].clone()));
        asking.collect::<Vec<_>>().into_iter().map(|asking| asking.join().unwrap()).collect::<Vec<_>>()
    });
    assert!(games.iter().all(|game| *game == games[0]), "{games:?}");
    let seats = "SELECT count(*) AS seats FROM game_seats JOIN accounts a ON a.id = account_id WHERE name = 'Ada'";
    assert_eq!(query(&one.database_url, seats), [json!({"seats": 1})]);
}

#[test]
fn asking_again_with_the_same_key_finds_no_second_game() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let ask = |person: &Person| person.post_with("/v1/games/quick", &[("idempotency-key", "q")], json!({"seats": 2}));
    let opened = ask(&ada);
    let joined = ask(&bob);
    assert_eq!(opened.ok()["id"], joined.ok()["id"]);
    assert_eq!((ask(&ada).text, ask(&bob).text), (opened.text, joined.text), "whatever has happened since");
    assert_eq!(query(&app.database_url, "SELECT count(*) AS games FROM games"), [json!({"games": 1})]);
    let other = json!({"seats": 3});
    ada.post_with("/v1/games/quick", &[("idempotency-key", "q")], other).refused(422, "idempotency_key_reused");
}

#[test]
fn a_rated_game_first_takes_equals_and_later_everybody() {
    let app = App::start();
    let (ada, bob, chiara) = (app.register("Ada"), app.register("Bob"), app.register("Chiara"));
    rate(&app, "Bob", "duel", 30.0);
    rate(&app, "Chiara", "duel", 22.5);
    // In larger games they are as unknown as everyone.
    rate(&app, "Bob", "table", 25.0);
    let clock = json!({"kind": "per_move", "seconds": 86_400});
    let rated = json!({"rated": true, "clock": clock});
    let opened = quick(&ada, rated.clone());
    let stored = query(&app.database_url, "SELECT opener_mu FROM games");
    assert_eq!(stored, [json!({"opener_mu": 25})], "unrated");
    for seconds in [0, 55] {
        app.wait(Duration::from_secs(seconds));
        let own = quick(&bob, rated.clone());
        assert_ne!(own["id"], opened["id"], "5 apart are too many after {seconds} s");
        assert_eq!(own["status"], "lobby");
        bob.delete(&path(&own)).ok();
    }
    app.wait(Duration::from_secs(6));
    assert_eq!(quick(&bob, rated.clone())["id"], opened["id"], "after a minute they are not");
    let opened = ada.post("/v1/games", json!({"seats": 2, "rated": true, "clock": clock})).ok();
    assert_eq!(quick(&chiara, rated)["id"], opened["id"], "2.5 apart are near enough at once");
    let three = quick(&ada, json!({"rated": true, "seats": 3, "clock": clock}));
    assert_eq!(quick(&bob, json!({"rated": true, "seats": 3, "clock": clock}))["id"], three["id"]);
}

#[test]
fn unplayable_options_are_refused() {
    let app = App::start();
    let ada = app.register("Ada");
    ada.post("/v1/games/quick", json!({"seats": 6})).refused(422, "seat_count");
    let short = json!({"clock": {"kind": "per_move", "seconds": 1}});
    ada.post("/v1/games/quick", short).refused(422, "clock_range");
    ada.post("/v1/games/quick", json!({"bots": ["random"]})).refused(400, "invalid_body");
    app.tell("/v1/games/quick", json!({})).refused(401, "unauthenticated");
}
