//! Blocks: the things that end with one, those that go on, and no way that seats the two together.

use crate::{
    app::{App, Person, dealt, everyone_moves, execute, over, query},
    friends::{ask, befriend, lists},
};
use railhead_test_support::sse::Reader;
use serde_json::{Value, json};
use std::{thread, time::Duration};

pub fn block(person: &Person, name: &str) {
    assert_eq!(person.put(&format!("/v1/me/blocks/{name}")).status, 204);
}

fn invitations(person: &Person) -> usize {
    person.get("/v1/games?mine=invited").items().len()
}

/// The names at a table, as the operator sees them.
fn seated(app: &App, game: &str) -> Vec<Value> {
    let id = game.rsplit('/').next().unwrap();
    let names = format!(
        "SELECT a.name FROM game_seats s JOIN accounts a ON a.id = s.account_id WHERE s.game_id = '{id}' ORDER BY 1"
    );
    query(&app.database_url, &names).iter().map(|row| row["name"].clone()).collect()
}

#[test]
fn a_block_ends_requests_and_invitations_even_once_lifted() {
    let (one, two) = App::two();
    let (ada, bob, cleo) = (one.register("Ada"), one.register("Bob"), one.register("Cleo"));
    befriend(&ada, "Bob", &bob, "Ada");
    let (of_ada, of_bob) =
        (ada.open(json!({"seats": 2, "invite": ["Bob"]})), bob.open(json!({"seats": 2, "invite": ["Ada"]})));
    let cleos = cleo.open(json!({"seats": 3, "invite": ["Ada"]}));
    assert_eq!((invitations(&ada), invitations(&bob)), (2, 1));
    block(&bob.at(&two), "ada");
    block(&bob, "Ada");
    for app in [&one, &two] {
        let (ada, bob) = (ada.at(app), bob.at(app));
        assert_eq!((lists(&ada).concat().len(), lists(&bob).concat().len()), (0, 0));
        assert_eq!((invitations(&ada), invitations(&bob)), (1, 0));
        assert_eq!((ada.inbox().len(), bob.inbox().len()), (1, 0), "Cleo's invitation");
        ada.get(&of_bob).refused(404, "not_found");
        bob.get(&of_ada).refused(404, "not_found");
        ada.get("/v1/players/Bob").refused(404, "not_found");
        bob.get("/v1/players/Ada").refused(404, "not_found");
        ask(&ada, "Bob").refused(404, "not_found");
        ask(&bob, "Ada").refused(404, "not_found");
    }
    let blocks = bob.get("/v1/me/blocks").ok();
    assert_eq!((&blocks["items"][0]["name"], blocks["items"].as_array().unwrap().len()), (&json!("Ada"), 1));
    assert_eq!(ada.get("/v1/me/blocks").ok()["items"], json!([]));
    assert!(!ada.get("/v1/accounts/me/export").text.contains("blocked_at"));
    assert_eq!(bob.get("/v1/accounts/me/export").ok()["blocks"][0]["name"], "Ada");
    assert_eq!(ada.get(&cleos).status, 200);
    assert_eq!(bob.at(&two).delete("/v1/me/blocks/Ada").status, 204);
    assert_eq!(bob.delete("/v1/me/blocks/Ada").status, 204, "again");
    assert_eq!(ada.get(&of_bob).status, 200);
    assert_eq!((lists(&ada).concat().len(), invitations(&ada)), (0, 1));
    assert_eq!(ask(&ada, "Bob").ok()["state"], "asked");
}

#[test]
fn neither_joins_a_table_at_which_the_other_sits() {
    let (one, two) = App::two();
    let (ada, bob, cleo) = (one.register("Ada"), one.register("Bob"), one.register("Cleo"));
    block(&bob, "Ada");
    let (ada_there, bob_there) = (ada.at(&two), bob.at(&two));
    for (sits, comes) in [(&ada, &bob_there), (&bob, &ada_there)] {
        let game = cleo.open(json!({"seats": 3}));
        let code = cleo.get(&game).ok()["code"].clone();
        sits.join(&game);
        comes.put(&format!("{game}/players/me")).refused(404, "not_found");
        comes.post("/v1/games/join-by-code", json!({"code": code})).refused(404, "not_found");
        comes.get(&format!("/v1/invites/{}", code.as_str().unwrap())).refused(404, "not_found");
        let name = if std::ptr::eq(sits, &ada) { "Bob" } else { "Ada" };
        let before = comes.inbox().len();
        cleo.post(&format!("{game}/invitations"), json!({"name": name})).ok();
        sits.post(&format!("{game}/invitations"), json!({"name": name})).refused(422, "unknown_player");
        assert_eq!((comes.inbox().len(), invitations(comes)), (before, 0));
        comes.put(&format!("{game}/players/me")).refused(404, "not_found");
        assert_eq!(seated(&one, &game).len(), 2);
        // When the place is free of the other, the invitation is there.
        sits.delete(&format!("{game}/players/me")).ok();
        assert_eq!(invitations(comes), 1);
        comes.join(&game);
        sits.get(&game).refused(404, "not_found");
    }
}

#[test]
fn of_two_who_take_a_seat_at_the_same_moment_one_finds_no_table() {
    let (one, two) = App::two();
    let (ada, bob, cleo) = (one.register("Ada"), two.register("Bob"), one.register("Cleo"));
    block(&bob, "Ada");
    for round in 0..12 {
        let game = cleo.open(json!({"seats": 4}));
        let path = format!("{game}/players/me");
        let statuses = thread::scope(|scope| {
            let sent = [&ada, &bob].map(|person| scope.spawn(|| person.put(&path).status));
            sent.map(|sent| sent.join().unwrap())
        });
        let mut sorted = statuses;
        sorted.sort_unstable();
        assert_eq!(sorted, [200, 404], "round {round}");
        assert_eq!(seated(&one, &game).len(), 2);
        cleo.delete(&game).ok();
    }
}

#[test]
fn a_quick_match_never_seats_them_together() {
    let (one, two) = App::two();
    let (ada, bob) = (one.register("Ada"), two.register("Bob"));
    block(&ada, "Bob");
    let quick = |person: &Person, seats: u8| {
        loop {
            let answer = person.post("/v1/games/quick", json!({"seats": seats}));
            if answer.status != 503 && answer.status != 409 {
                return format!("/v1/games/{}", answer.ok()["id"].as_str().unwrap());
            }
        }
    };
    for round in 0..12 {
        // A third waits already, so that both find the same table.
        let third = one.guest();
        let table = quick(&third, 3);
        let found = thread::scope(|scope| {
            let sent = [&ada, &bob].map(|person| scope.spawn(|| quick(person, 3)));
            sent.map(|sent| sent.join().unwrap())
        });
        assert_ne!(found[0], found[1], "round {round}");
        assert!(found.contains(&table), "round {round}: one of them fits");
        for (person, game) in [(&ada, &found[0]), (&bob, &found[1])] {
            assert_eq!(person.get(game).status, 200);
            person.delete(&format!("{game}/players/me")).ok();
        }
        third.delete(&format!("{table}/players/me")).ok();
    }
}

#[test]
fn a_shared_game_goes_on_with_names_but_without_phrases() {
    let (one, two) = App::two();
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let game = dealt(json!({"seats": 2, "first_seat": 0}), &[&ada, &bob]);
    let mut stream = ada.at(&two).follow(&game, ada.get(&game).ok()["version"].as_u64().unwrap());
    let mut heard = || {
        let mut messages = std::iter::from_fn(|| stream.next());
        messages.find(|message| message.event == "phrase").unwrap().data["phrase"].clone()
    };
    bob.post(&format!("{game}/phrases"), json!({"phrase": "hello"})).ok();
    // Until it has reached the other replica: what was said before the block may be heard after it.
    assert_eq!(heard(), "hello");
    block(&bob, "Ada");
    for (person, own) in [(&bob, "thanks"), (&ada, "good_luck")] {
        person.post(&format!("{game}/phrases"), json!({"phrase": own})).ok();
        let said = person.get(&format!("{game}/phrases")).ok()["items"].clone();
        let phrases = said.as_array().unwrap().iter().map(|said| said["phrase"].as_str().unwrap()).collect::<Vec<_>>();
        assert!(
            phrases[0] == own && phrases.iter().all(|phrase| *phrase == own || person.token == bob.token),
            "{phrases:?}"
        );
    }
    assert_eq!(heard(), "good_luck", "her own");
    everyone_moves(&game, &[&ada, &bob.at(&two)]);
    for person in [&ada, &bob] {
        let players = person.get(&game).ok()["players"].clone();
        assert_eq!((&players[0]["name"], &players[1]["name"]), (&json!("Ada"), &json!("Bob")));
        assert_eq!(person.get(&format!("{game}/view")).status, 200);
        assert_eq!(person.get("/v1/me/home").ok()["games"].as_array().unwrap().len(), 1);
    }
    ada.resign(&game);
    for (person, other) in [(&ada, "Bob"), (&bob, "Ada")] {
        assert_eq!(person.get(&format!("{game}/result")).status, 200);
        let own = person.get(&format!("/v1/players/{}/games", if other == "Bob" { "Ada" } else { "Bob" })).ok();
        assert_eq!(own["items"].as_array().unwrap().len(), 1, "what was played was played");
        person.get(&format!("/v1/players/{other}/games")).refused(404, "not_found");
    }
}

#[test]
fn a_rematch_does_not_bring_them_together() {
    let app = App::start();
    let (ada, bob, cleo) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"));
    let game = over(json!({"seats": 3}), &[&ada, &bob, &cleo]);
    block(&ada, "Bob");
    let before = bob.inbox().len();
    let rematch = ada.post(&format!("{game}/rematch"), Value::Null).ok();
    let path = format!("/v1/games/{}", rematch["id"].as_str().unwrap());
    assert_eq!((bob.inbox().len(), bob.get(&game).ok()["rematch"].clone()), (before, Value::Null));
    bob.post(&format!("{game}/rematch"), Value::Null).refused(409, "table_full");
    bob.get(&path).refused(404, "not_found");
    // Bob's seat is open to others, and Cleo's is kept.
    assert_eq!(cleo.get(&game).ok()["rematch"], rematch["id"]);
    app.guest().join(&path);
    cleo.post(&format!("{game}/rematch"), Value::Null).ok();
    assert_eq!(cleo.get(&path).ok()["status"], "running");
    assert_eq!(seated(&app, &path).len(), 3);
}

#[test]
fn finished_games_of_a_blocked_player_are_listed_nowhere() {
    let app = App::start();
    let (ada, bob, cleo) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"));
    let theirs = over(json!({"seats": 2, "rated": true}), &[&bob, &cleo]);
    let hers = over(json!({"seats": 2, "rated": true}), &[&ada, &cleo]);
    let listed = |person: &Person| {
        let games = person.get("/v1/players/Cleo/games").ok()["items"].clone();
        let ids = games.as_array().unwrap().iter().map(|game| format!("/v1/games/{}", game["id"].as_str().unwrap()));
        ids.collect::<Vec<_>>()
    };
    let rated = |person: &Person| {
        let games = person.get("/v1/players/Cleo/ratings?board=duel").ok()["items"].clone();
        games.as_array().unwrap().iter().map(|game| game["game"].is_string()).collect::<Vec<_>>()
    };
    assert_eq!((listed(&ada).len(), rated(&ada)), (2, vec![true, true]));
    block(&bob, "Ada");
    assert_eq!(listed(&ada), std::slice::from_ref(&hers));
    assert_eq!(rated(&ada), [true, false], "Cleo's rating is shown; the game behind it, with Bob, is not");
    assert_eq!(listed(&bob), std::slice::from_ref(&theirs));
    assert_eq!(listed(&cleo).len(), 2);
    for part in ["result", "replay", "export", "fairness", "board.svg", "points.svg", "phrases", "view"] {
        ada.get(&format!("{theirs}/{part}")).refused(404, "not_found");
        assert_eq!(cleo.get(&format!("{theirs}/{part}")).status, 200, "{part}");
    }
}

#[test]
fn a_spectator_who_is_blocked_meanwhile_sees_no_more() {
    let (app, two) = App::two();
    let (ada, bob, cleo) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"));
    let game = dealt(json!({"seats": 2, "first_seat": 0}), &[&bob, &cleo]);
    let mut stream = ada.follow(&game, bob.get(&game).ok()["version"].as_u64().unwrap());
    block(&bob.at(&two), "Ada");
    app.wait(Duration::from_secs(11));
    everyone_moves(&game, &[&bob, &cleo]);
    let end = stream.next().expect("the end comes before the connection does");
    assert_eq!((&*end.event, &end.data["code"]), ("end", &json!("not_found")));
}

#[test]
fn a_visible_spectator_is_not_named_to_a_blocked_player() {
    let app = App::start();
    let [ada, bob, cleo, eve] = ["Ada", "Bob", "Cleo", "Eve"].map(|name| app.register(name));
    let game = dealt(json!({"seats": 2, "first_seat": 0}), &[&ada, &cleo]);
    let path = format!("{game}/stream?shown=true");
    let _watches = Reader::open(&app, &path, &[("authorization", &bob.token)]);
    let named = |person: &Person| person.get(&format!("{game}/spectators")).ok()["names"].clone();
    assert_eq!((named(&eve), named(&cleo)), (json!(["Bob"]), json!(["Bob"])));
    // A player who does that hides the game from Bob, too.
    block(&eve, "Bob");
    assert_eq!((named(&eve), named(&cleo)), (json!([]), json!(["Bob"])));
}

#[test]
fn mutes_of_a_hidden_player_are_hidden_and_come_back() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    assert_eq!(ada.put("/v1/me/mutes/Bob").status, 204);
    block(&bob, "Ada");
    assert_eq!(ada.get("/v1/me/mutes").ok()["items"], json!([]));
    assert_eq!(ada.get("/v1/accounts/me/export").ok()["mutes"], json!([]));
    bob.delete("/v1/me/blocks/Ada");
    assert_eq!(ada.get("/v1/me/mutes").ok()["items"][0]["name"], "Bob");
}

#[test]
fn at_most_500_players_are_blocked_and_nobody_blocks_themselves() {
    let app = App::start();
    let (ada, cleo) = (app.register("Ada"), app.register("Cleo"));
    app.register("Bob");
    ada.put("/v1/me/blocks/Ada").refused(400, "invalid_path");
    ada.put("/v1/me/blocks/Nobody").refused(404, "not_found");
    ada.delete("/v1/me/blocks/Nobody").refused(404, "not_found");
    app.send("PUT", "/v1/me/blocks/Ada", &[], "").refused(401, "unauthenticated");
    let many = "WITH others AS (INSERT INTO accounts (id, name) \
            SELECT gen_random_uuid(), 'Other ' || n FROM generate_series(1, 499) n RETURNING id) \
        INSERT INTO blocks (account_id, blocked_id, blocked_at) \
        SELECT a.id, o.id, now() FROM accounts a, others o WHERE a.name = 'Ada'";
    execute(&app.database_url, many).unwrap();
    block(&ada, "Bob");
    assert_eq!(ada.put("/v1/me/blocks/Cleo").refused(409, "too_many_blocks")["most"], 500);
    block(&ada, "Bob");
    assert_eq!(cleo.get("/v1/players/Ada").status, 200, "a refusal hides nobody");
    assert_eq!(ada.get("/v1/me/blocks").items().len(), 500);
    assert_eq!(ada.delete("/v1/me/blocks/Bob").status, 204);
    block(&ada, "Cleo");
    assert_eq!(ada.delete_account().status, 204);
    assert!(query(&app.database_url, "SELECT blocked_at FROM blocks").is_empty());
}
