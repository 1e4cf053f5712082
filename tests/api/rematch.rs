//! Playing once more.

use crate::{
    admin::{ban, root},
    app::{Answer, App, Person, dealt, over, path, player_names, query},
    replicas::Replica,
};
use serde_json::{Value, json};
use std::thread;

fn ask(person: &Person, game: &str) -> Answer {
    person.post(&format!("{game}/rematch"), Value::Null)
}

#[test]
fn all_rematch_requests_at_two_replicas_meet_in_one_game() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let people = ["Ada", "Bob", "Chiara"].map(|name| one.register(name));
    let wish = json!({"variant": "mega", "seats": 4, "bots": ["random"], "packs": ["orient_express"],
        "tie_break": "german", "visibility": "unlisted"});
    let game = over(wish, &people.each_ref());
    assert_eq!(player_names(&one.get(&game).ok()), ["conductor (bot)", "random (bot)", "conductor (bot)", "Chiara"]);
    let answers = thread::scope(|scope| {
        let apps = [&one, &two.app].into_iter().cycle();
        let asking = people.iter().cycle().take(6).zip(apps).map(|(person, app)| person.at(app));
        let asking = asking.map(|person| scope.spawn(|| ask(&{ person }, &game).ok()));
        asking.collect::<Vec<_>>().into_iter().map(|asking| asking.join().unwrap()).collect::<Vec<_>>()
    });
    assert!(answers.iter().all(|answer| answer["id"] == answers[0]["id"]));
    let rematch = one.get(&path(&answers[0])).ok();
    assert_eq!(player_names(&rematch), ["random (bot)", "Bob", "Chiara", "Ada"]);
    assert_eq!((&rematch["status"], &rematch["visibility"]), (&json!("running"), &json!("unlisted")));
    assert_eq!(rematch["packs"][0]["name"], "orient_express");
    let mut options = one.get(&game).ok()["options"].clone();
    options["auto_start"] = json!(true);
    assert_eq!(rematch["options"], options);
    assert_eq!(one.get(&game).ok()["rematch"], rematch["id"]);
    assert_eq!(query(&one.database_url, "SELECT count(*) AS games FROM games"), [json!({"games": 2})]);
}

#[test]
fn seats_are_kept_for_who_sat_there_until_they_decline() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    let rematch = ask(&ada, &game).ok();
    assert_eq!((&rematch["host"], &rematch["you"], &rematch["status"]), (&json!(1), &json!(1), &json!("lobby")));
    let path = path(&rematch);
    let seat = format!("{path}/players/me");
    eve.put(&seat).refused(409, "table_full");
    let invited = bob.get("/v1/games?mine=invited").ok();
    assert_eq!(invited["items"][0]["id"], rematch["id"]);
    assert_eq!(bob.delete(&format!("{path}/invitations/me")).status, 204);
    assert_eq!(eve.join(&path)["status"], "running");
    ask(&bob, &game).refused(409, "game_started");
    let again = ask(&ada, &game).ok();
    assert_eq!((&again["id"], &again["you"]), (&rematch["id"], &json!(1)));
}

#[test]
fn a_kept_seat_that_was_left_again_is_free() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let chiara = app.register("Chiara");
    let game = over(json!({"seats": 3}), &[&ada, &bob, &chiara]);
    let rematch = path(&ask(&ada, &game).ok());
    assert_eq!(ask(&bob, &game).ok()["you"], 0);
    bob.delete(&format!("{rematch}/players/me")).ok();
    assert_eq!(eve.join(&rematch)["you"], 0);
    bob.put(&format!("{rematch}/players/me")).refused(409, "table_full");
    assert_eq!(chiara.join(&rematch)["you"], 1, "hers was kept");
}

#[test]
fn the_host_may_give_a_kept_seat_to_a_bot() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 3, "bots": ["random"]}), &[&ada, &bob]);
    let rematch = path(&ask(&ada, &game).ok());
    let full = ada.post(&format!("{rematch}/bots"), json!({"level": "random"})).ok();
    assert_eq!(
        (player_names(&full), &full["status"]),
        (vec!["random (bot)", "random (bot)", "Ada"], &json!("running"))
    );
    ask(&bob, &game).refused(409, "game_started");
}

#[test]
fn a_kept_seat_that_a_bot_took_is_not_counted_as_kept() {
    let app = App::start();
    let [ada, bob, chiara] = ["Ada", "Bob", "Chiara"].map(|name| app.register(name));
    let game = over(json!({"seats": 3}), &[&ada, &bob, &chiara]);
    let rematch = path(&ask(&ada, &game).ok());
    let with_bot = ada.post(&format!("{rematch}/bots"), json!({"level": "random"})).ok();
    assert_eq!(player_names(&with_bot), ["random (bot)", "", "Ada"]);
    let quick = |person: &Person| path(&person.post("/v1/games/quick", json!({"seats": 3})).ok());
    assert_ne!(quick(&app.guest()), rematch, "the other is kept");
    assert_eq!(chiara.delete(&format!("{rematch}/invitations/me")).status, 204);
    assert_eq!(quick(&app.guest()), rematch, "now it is not");
}

#[test]
fn a_rematch_with_bots_only_begins_at_once() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 3, "bots": ["random", "conductor"]}), &[&ada]);
    ask(&ada, &game).refused(409, "game_not_over");
    ada.resign(&game);
    assert_eq!(ada.get(&game).ok()["status"], "void");
    let rematch = ask(&ada, &game).ok();
    assert_eq!(
        (player_names(&rematch), &rematch["status"]),
        (vec!["random (bot)", "conductor (bot)", "Ada"], &json!("running"))
    );
}

#[test]
fn only_who_sat_there_can_ask_and_only_after_the_game() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let open = ada.open(json!({"seats": 2}));
    ask(&ada, &open).refused(409, "game_not_over");
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    ask(&eve, &game).refused(403, "not_seated");
    app.tell(&format!("{game}/rematch"), Value::Null).refused(401, "unauthenticated");
    ask(&ada, "/v1/games/01890000-0000-7000-8000-000000000000").refused(404, "not_found");
}

#[test]
fn the_seat_of_a_deleted_account_is_open_to_everyone() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = over(json!({"seats": 2}), &[&bob, &ada]);
    bob.delete_account();
    let rematch = ask(&ada, &game).ok();
    assert_eq!((player_names(&rematch), &rematch["status"]), (vec!["Ada", ""], &json!("lobby")));
    assert_eq!(eve.join(&path(&rematch))["status"], "running");
}

#[test]
fn if_the_rematch_comes_to_nothing_another_can_be_asked_for() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    let first = ask(&ada, &game).ok();
    ada.delete(&path(&first)).ok();
    assert_eq!(app.get(&game).ok()["rematch"], Value::Null);
    let second = ask(&bob, &game).ok();
    assert_ne!(second["id"], first["id"]);
    assert_eq!(ask(&ada, &game).ok()["id"], second["id"]);
}

#[test]
fn a_private_rematch_is_told_only_to_who_may_see_it() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = over(json!({"seats": 2, "visibility": "private", "invite": ["Bob", "Eve"]}), &[&ada, &bob]);
    let rematch = ask(&ada, &game).ok();
    for person in [&ada, &bob] {
        assert_eq!(person.get(&game).ok()["rematch"], rematch["id"]);
    }
    assert_eq!(eve.get(&game).ok()["rematch"], Value::Null);
    eve.get(&path(&rematch)).refused(404, "not_found");
    // Who declined and then asks for it himself is asked again; who was sent away is not.
    assert_eq!(bob.delete(&format!("{}/invitations/me", path(&rematch))).status, 204);
    assert_eq!(bob.get(&game).ok()["rematch"], Value::Null);
    assert_eq!(ask(&bob, &game).ok()["status"], "running");
}

#[test]
fn a_player_sent_away_cannot_come_back_by_asking_again() {
    let app = App::start();
    let [ada, bob, chiara] = ["Ada", "Bob", "Chiara"].map(|name| app.register(name));
    for visibility in ["public", "private"] {
        let wish = json!({"seats": 3, "visibility": visibility, "invite": ["Bob", "Chiara"]});
        let game = over(wish, &[&ada, &bob, &chiara]);
        let rematch = path(&ask(&ada, &game).ok());
        assert_eq!(ask(&bob, &game).ok()["you"], 0);
        ada.delete(&format!("{rematch}/players/0")).ok();
        ask(&bob, &game).refused(403, "kicked");
    }
}

#[test]
fn asking_again_with_the_same_key_is_answered_the_same() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    let ask = |person: &Person| person.post_with(&format!("{game}/rematch"), &[("idempotency-key", "r")], Value::Null);
    let (opened, joined) = (ask(&ada), ask(&bob));
    assert_eq!((&opened.ok()["status"], &joined.ok()["status"]), (&json!("lobby"), &json!("running")));
    assert_eq!((ask(&ada).text, ask(&bob).text), (opened.text, joined.text));
}

/// The items of an inbox about a game.
fn told(person: &Person, game: &Value) -> Vec<Value> {
    person.inbox().into_iter().filter(|item| item["game"] == *game).map(|item| item["kind"].clone()).collect()
}

fn gone(person: &Person, game: &str) -> Vec<bool> {
    let seats = person.get(game).ok()["players"].as_array().unwrap().clone();
    seats.iter().map(|seat| seat["gone"] == true).collect()
}

#[test]
fn the_table_is_told_that_a_kept_seat_lost_its_player() {
    let app = App::start();
    let [ada, bob, chiara] = ["Ada", "Bob", "Chiara"].map(|name| app.register(name));
    let game = over(json!({"seats": 3}), &[&ada, &bob, &chiara]);
    let asked = ask(&ada, &game).ok();
    let rematch = path(&asked);
    ask(&bob, &game).ok();
    assert_eq!(gone(&ada, &rematch), [false, false, false]);
    assert_eq!(chiara.delete_account().status, 204);
    assert_eq!(gone(&ada, &rematch), [false, true, false]);
    for person in [&ada, &bob] {
        assert_eq!(told(person, &asked["id"]).iter().filter(|kind| **kind == "kept_seat_opened").count(), 1);
    }
    let eve = app.register("Eve");
    assert_eq!(eve.join(&rematch)["status"], "running");
    assert_eq!(gone(&ada, &rematch), [false, false, false]);
    assert!(told(&eve, &asked["id"]).is_empty());
}

#[test]
fn a_rematch_says_which_players_are_gone() {
    let app = App::start();
    let [ada, bob, chiara] = ["Ada", "Bob", "Chiara"].map(|name| app.register(name));
    let game = over(json!({"seats": 3}), &[&ada, &bob, &chiara]);
    assert_eq!(bob.delete_account().status, 204);
    let asked = ask(&ada, &game).ok();
    assert_eq!(asked["players"][0]["gone"], true, "{asked}");
    assert_eq!(gone(&chiara, &path(&asked)), [true, false, false], "Chiara's is kept");
    assert_eq!(told(&chiara, &asked["id"]), [json!("rematch")]);
}

#[test]
fn no_seat_waits_for_who_is_banned() {
    let app = App::start();
    let root = root(&app);
    let [ada, bob, chiara] = ["Ada", "Bob", "Chiara"].map(|name| app.register(name));
    let (one, other) = (over(json!({"seats": 2}), &[&ada, &bob]), over(json!({"seats": 2}), &[&chiara, &bob]));
    let asked = ask(&ada, &one).ok();
    assert_eq!(ban(&root, "Bob"), 204);
    assert_eq!(told(&ada, &asked["id"]), [json!("kept_seat_opened")]);
    assert_eq!(gone(&ada, &path(&asked)), [true, false]);
    let later = ask(&chiara, &other).ok();
    assert_eq!(later["players"][0]["gone"], true);
    let game = ada.open(json!({"seats": 2}));
    let invite = json!({"name": "Bob"});
    assert_eq!(ada.post(&format!("{game}/invitations"), invite.clone()).refused(422, "unknown_player")["name"], "Bob");
    ada.post("/v1/games", json!({"seats": 2, "invite": ["Bob"]})).refused(422, "unknown_player");
    assert_eq!(app.register("Eve").join(&path(&later))["status"], "running");
    assert_eq!(root.delete("/v1/admin/accounts/Bob/ban").status, 204);
    assert_eq!(ada.post(&format!("{game}/invitations"), invite).status, 200);
}
