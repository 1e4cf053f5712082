//! Invitations, and private games.

use crate::{
    app::{App, Person, dealt, execute, over, query},
    openapi::operations,
};
use railhead::hosting::limits::Limits;
use serde_json::{Value, json};
use std::thread;

fn invite(person: &Person, game: &str, name: &str) -> crate::app::Answer {
    person.post(&format!("{game}/invitations"), json!({"name": name}))
}

fn decline(person: &Person, game: &str) {
    assert_eq!(person.delete(&format!("{game}/invitations/me")).status, 204);
}

/// The body of an operation on a game.
fn body(path: &str) -> Value {
    match path.rsplit('/').next().unwrap() {
        "moves" => json!({"type": "draw_card"}),
        "bots" => json!({"level": "random"}),
        "host" => json!({"seat": 0}),
        "invitations" => json!({"name": "Eve"}),
        "phrases" => json!({"phrase": "hello"}),
        "preview" => json!({"type": "draw_card"}),
        "offer" => json!({"to": "public"}),
        "standing-order" => json!({"type": "draw_cards"}),
        "me" if path.contains("/spectators/") => json!({"token": uuid::Uuid::new_v4()}),
        _ => Value::Null,
    }
}

#[test]
fn to_strangers_there_is_no_private_game_on_any_path() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let private = json!({"seats": 2, "visibility": "private", "invite": ["Bob"]});
    let open = ada.open(private.clone());
    let running = dealt(private.clone(), &[&ada, &bob]);
    let played = over(private, &[&ada, &bob]);
    let mut asked = 0;
    for (template, method, _) in operations().filter(|(path, ..)| path.starts_with("/v1/games/{game_id}")) {
        for game in [&open, &running, &played] {
            let path = template.replace("/v1/games/{game_id}", game).replace("{seat}", "1");
            let answer = eve.ask(&method.to_uppercase(), &path, body(template));
            if template.ends_with("/invitations/me") {
                // As of any game, there or not.
                assert_eq!(answer.status, 204);
                continue;
            }
            answer.refused(404, "not_found");
            let is_for_players = ["/moves", "/plan", "/standing-order"].iter().any(|end| template.ends_with(end));
            if method == "get" && !is_for_players {
                app.get(&path).refused(404, "not_found");
            }
            asked += 1;
        }
    }
    assert!(asked >= 50, "{asked}");
    assert_eq!(app.get("/v1/games").ok()["items"], json!([]));
    for (game, status) in [(&open, "lobby"), (&running, "running"), (&played, "finished")] {
        assert_eq!(bob.get(game).ok()["status"], status, "nothing has changed");
    }
}

#[test]
fn an_invited_player_sees_a_private_game_and_may_join() {
    let app = App::start();
    let (ada, bob, chiara) = (app.register("Ada"), app.register("Bob"), app.register("Chiara"));
    let game = ada.open(json!({"seats": 3, "visibility": "private", "invite": ["bOB", "Bob"]}));
    assert_eq!(bob.get(&game).ok()["you"], Value::Null);
    bob.join(&game);
    // Whoever sits there may invite.
    invite(&chiara, &game, "Chiara").refused(404, "not_found");
    assert_eq!(invite(&bob, &game, "Chiara").ok()["you"], 1);
    invite(&bob, &game, "Chiara").ok();
    chiara.join(&game);
    assert_eq!(ada.get(&game).ok()["players"][2]["name"], "Chiara");
}

#[test]
fn only_players_invite_only_people_and_only_before_the_game() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    for name in ["Nobody", "<>", ""] {
        let problem = ada.post("/v1/games", json!({"seats": 2, "invite": [name]})).refused(422, "unknown_player");
        assert_eq!(problem["name"], name);
    }
    ada.post("/v1/games", json!({"seats": 2, "invite": vec!["Bob"; 21]})).refused(400, "invalid_body");
    let game = ada.open(json!({"seats": 2}));
    assert_eq!(invite(&ada, &game, "Nobody").refused(422, "unknown_player")["name"], "Nobody");
    invite(&eve, &game, "Bob").refused(403, "not_seated");
    bob.join(&game);
    ada.start(&game);
    invite(&ada, &game, "Eve").refused(409, "game_started");
    let off = ada.open(json!({"seats": 2}));
    ada.delete(&off).ok();
    invite(&ada, &off, "Eve").refused(409, "game_over");
}

#[test]
fn a_decline_is_final_until_the_invited_player_asks() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}));
    decline(&bob, &game);
    decline(&bob, &game);
    decline(&bob, "/v1/games/01890000-0000-7000-8000-000000000000");
    bob.get(&game).refused(404, "not_found");
    for _ in 0..20 {
        invite(&ada, &game, "Bob").refused(409, "invitation_declined");
        decline(&bob, &game);
    }
    let told = bob.get("/v1/me/inbox").ok();
    assert_eq!(told["items"].as_array().unwrap().len(), 1);
    bob.join(&game);
    app.register("Eve").put(&format!("{game}/players/me")).refused(404, "not_found");
}

#[test]
fn at_most_fifty_invitations_of_a_game_and_100_of_an_account() {
    let app = App::start();
    let ada = app.register("Ada");
    let names = (0..101).map(|_| app.guest().account()["name"].clone()).collect::<Vec<_>>();
    let invite_to = |game: &str, names: &[Value]| {
        names.iter().map(|name| invite(&ada, game, name.as_str().unwrap())).collect::<Vec<_>>()
    };
    let game = ada.open(json!({"seats": 2, "invite": names[..20]}));
    invite_to(&game, &names[20..50]).iter().for_each(|invited| drop(invited.ok()));
    let refused = invite_to(&game, &names[50..51]);
    assert_eq!(refused[0].refused(409, "too_many_invitations")["most"], 50);
    invite_to(&game, &names[..3]).iter().for_each(|invited| drop(invited.ok()));
    let second = ada.open(json!({"seats": 2}));
    invite_to(&second, &names[50..100]).iter().for_each(|invited| drop(invited.ok()));
    let third = ada.open(json!({"seats": 2}));
    assert_eq!(invite_to(&third, &names[100..])[0].refused(409, "too_many_invitations")["most"], 100);
    ada.post("/v1/games", json!({"seats": 2, "invite": names[..1]})).refused(409, "too_many_invitations");
    // Those of a game that is called off count no more.
    ada.delete(&second).ok();
    invite_to(&third, &names[100..])[0].ok();
}

#[test]
fn only_the_host_can_invite_a_kicked_player_again() {
    let app = App::start();
    let (ada, bob, chiara) = (app.register("Ada"), app.register("Bob"), app.register("Chiara"));
    let game = ada.open(json!({"seats": 3, "invite": ["Bob"]}));
    let seat = format!("{game}/players/me");
    bob.join(&game);
    chiara.join(&game);
    ada.delete(&format!("{game}/players/1")).ok();
    bob.put(&seat).refused(403, "kicked");
    invite(&chiara, &game, "Bob").refused(403, "not_host");
    decline(&bob, &game);
    bob.put(&seat).refused(403, "kicked");
    invite(&ada, &game, "Bob").ok();
    bob.join(&game);
}

#[test]
fn a_private_game_is_hidden_from_a_player_sent_away() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}));
    bob.join(&game);
    ada.delete(&format!("{game}/players/1")).ok();
    bob.get(&game).refused(404, "not_found");
    bob.put(&format!("{game}/players/me")).refused(404, "not_found");
}

#[test]
fn inviting_again_with_the_same_key_is_answered_the_same() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2}));
    let invitations = format!("{game}/invitations");
    let ask = |name: &str| ada.post_with(&invitations, &[("idempotency-key", "i")], json!({"name": name}));
    let invited = ask("Bob");
    decline(&bob, &game);
    ada.delete(&game).ok();
    assert_eq!((invited.status, ask("Bob").text), (200, invited.text));
    ask("Ada").refused(422, "idempotency_key_reused");
    let states = query(&app.database_url, "SELECT state FROM game_invitations");
    assert_eq!(states, [json!({"state": "declined"})]);
}

#[test]
fn players_who_invite_each_other_do_not_wait_for_each_other() {
    let app = App::with_limits(Limits { open_games: 100, ..crate::app::patient() });
    let people = [("Ada", "Bob"), ("Bob", "Ada")].map(|(name, other)| (app.register(name), other));
    for _ in 0..20 {
        thread::scope(|scope| {
            let opening = people.each_ref().map(|(person, other)| {
                scope.spawn(move || person.post("/v1/games", json!({"seats": 2, "invite": [other]})).status)
            });
            assert_eq!(opening.map(|opening| opening.join().unwrap()), [201, 201]);
        });
    }
}

#[test]
fn an_invitation_of_which_the_answer_was_lost_is_not_made_again() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2}));
    let ask = || ada.post_with(&format!("{game}/invitations"), &[("idempotency-key", "i")], json!({"name": "Bob"}));
    execute(&app.database_url, "ALTER TABLE stored_responses ADD CONSTRAINT lost CHECK (response IS NULL)").unwrap();
    ask().refused(500, "internal");
    execute(&app.database_url, "ALTER TABLE stored_responses DROP CONSTRAINT lost").unwrap();
    decline(&bob, &game);
    ask().ok();
    let states = query(&app.database_url, "SELECT state FROM game_invitations");
    assert_eq!(states, [json!({"state": "declined"})]);
}
