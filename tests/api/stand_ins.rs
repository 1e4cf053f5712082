//! Stand-ins: offering a seat that was left, taking it over, and for whom the result counts (R10.10).

use crate::{
    app::{Answer, App, Person, begun, dealt, execute, query, until_waiting},
    blocks::block,
    friends::befriend,
};
use railhead::hosting::limits::Limits;
use serde_json::{Value, json};
use std::{thread, time::Duration};

const MINUTE: Duration = Duration::from_secs(60);

/// A game of Ada, Bob and Cleo in its second round, Ada to move.
struct Table {
    app: App,
    ada: Person,
    bob: Person,
    cleo: Person,
    game: String,
}

impl Table {
    /// One that counts results for the owner.
    fn new() -> Table {
        Table::of(App::start(), json!({"stand_ins": "owner"}))
    }

    fn of(app: App, options: Value) -> Table {
        let (ada, bob, cleo) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"));
        let mut agreed = json!({"seats": 3, "first_seat": 0, "invite": ["Bob", "Cleo"]});
        agreed.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
        let game = begun(agreed, &[&ada, &bob, &cleo]);
        Table { app, ada, bob, cleo, game }
    }

    /// Ada resigns and offers her seat.
    fn left(self, to: &str) -> Table {
        self.ada.resign(&self.game);
        offer(&self.ada, &self.game, 0, to).ok();
        self
    }

    fn id(&self) -> &str {
        self.game.rsplit('/').next().unwrap()
    }

    /// Everyone but Bob and who has taken seat 0 is gone: it is scored.
    fn end(&self, at_seat_0: &Person) {
        self.cleo.resign(&self.game);
        self.bob.resign(&self.game);
        assert_eq!(at_seat_0.get(&self.game).ok()["status"], "finished");
    }
}

fn offer(person: &Person, game: &str, seat: usize, to: &str) -> Answer {
    person.ask("PUT", &format!("{game}/seats/{seat}/offer"), json!({ "to": to }))
}

fn withdraw(person: &Person, game: &str, seat: usize) -> Answer {
    person.delete(&format!("{game}/seats/{seat}/offer"))
}

fn take(person: &Person, game: &str, seat: usize) -> Answer {
    person.post(&format!("{game}/seats/{seat}/stand-in"), Value::Null)
}

/// The ids of the games with seats that are offered to a player.
fn offered(person: &Person) -> Vec<Value> {
    let games = person.get("/v1/games?mine=offered").ok();
    games["items"].as_array().unwrap().iter().map(|game| game["id"].clone()).collect()
}

/// The kinds of a person's inbox items.
fn told(person: &Person) -> Vec<Value> {
    person.inbox().iter().map(|item| item["kind"].clone()).collect()
}

/// Seat 0 of a game as the history of a player shows it; none if the game is not in it.
fn history(of: &str, app: &App, game: &str) -> Option<Value> {
    let games = app.get(&format!("/v1/players/{of}/games")).ok();
    let found = games["items"].as_array().unwrap().iter().find(|past| past["id"] == *game).cloned();
    found.map(|past| past["players"][0].clone())
}

#[test]
fn an_offered_seat_is_open_to_all_and_played_at_every_replica() {
    let (one, two) = App::two();
    let table = Table::of(one.clone(), json!({"stand_ins": "owner"}));
    let (game, eve, gus) = (&table.game, one.register("Eve"), one.register("Gus"));
    assert_eq!(offered(&eve), Vec::<Value>::new());
    table.ada.resign(game);
    let shown = offer(&table.ada, game, 0, "public").ok();
    assert_eq!((&shown["players"][0]["offered_to"], &shown["you"]), (&json!("public"), &json!(0)));
    assert_eq!(shown["players"][1].get("offered_to"), None);
    for app in [&one, &two] {
        assert_eq!(offered(&eve.at(app)), [json!(table.id())]);
        assert_eq!(app.get(game).ok()["players"][0]["offered_to"], "public");
        let listed = eve.at(app).get("/v1/games?mine=offered").ok()["items"][0]["players"].clone();
        assert_eq!(listed[0]["offered_to"], "public");
        assert_eq!(listed[1].get("offered_to"), None);
    }
    assert_eq!(offered(&table.bob), Vec::<Value>::new(), "not to who plays in it");
    assert_eq!(eve.view(game)["you"], Value::Null);
    let taken = take(&eve.at(&two), game, 0).ok();
    assert_eq!((&taken["you"], &taken["players"][0]["name"]), (&json!(0), &json!("Eve")));
    assert_eq!(taken["players"][0]["stand_in"], true);
    assert_eq!(taken["players"][0].get("offered_to"), None, "the offer is used up");
    for app in [&one, &two] {
        assert_eq!(offered(&gus.at(app)).len(), 0);
        assert_eq!(eve.at(app).view(game)["table"]["seats"][0]["stand_in"], true);
        assert_eq!(take(&eve.at(app), game, 0).ok()["you"], 0, "again");
    }
    [&table.bob, &table.cleo].iter().for_each(|person| person.draw_twice(game));
    eve.draw_twice(game);
    table.ada.draw(game).refused(403, "not_seated");
    table.ada.put(&format!("{game}/players/me")).refused(409, "had_seat");
    assert_eq!(told(&table.ada), [json!("stand_in_seated")]);
    assert_eq!(table.ada.get(game).ok()["you"], Value::Null);
}

#[test]
fn a_stand_in_sees_all_of_the_seat_and_the_owner_the_table() {
    let table = Table::of(
        App::start(),
        json!({"stand_ins": "stand_in", "visibility": "private", "invite":
        ["Bob", "Cleo"]}),
    );
    let (game, eve) = (&table.game, table.app.register("Eve"));
    let mine = table.ada.get(&format!("{game}/events")).ok()["events"].clone();
    let token = table.bob.put(&format!("{game}/spectators/link")).ok()["token"].clone();
    eve.get(game).refused(404, "not_found");
    let mut of_ada = table.ada.follow(game, 0);
    table.ada.draw_twice(game);
    table.bob.draw_twice(game);
    table.ada.resign(game);
    offer(&table.ada, game, 0, "public").ok();
    take(&eve, game, 0).refused(404, "not_found");
    assert_eq!(offered(&eve), Vec::<Value>::new(), "a private game stays private");
    eve.ask("PUT", &format!("{game}/spectators/me"), json!({ "token": token }));
    assert_eq!(offered(&eve), [json!(table.id())]);
    let mut of_eve = eve.follow(game, 0);
    let before = table.bob.view(game)["version"].as_u64().unwrap();
    of_eve.until(before);
    let version = take(&eve, game, 0).ok()["version"].as_u64().unwrap();
    let seen = eve.view(game);
    assert_eq!(seen["you"]["seat"], 0);
    assert!(seen["you"]["hand"].is_object());
    let past = eve.get(&format!("{game}/events")).ok()["events"].clone();
    assert_eq!(past.as_array().unwrap()[..mine.as_array().unwrap().len()], mine.as_array().unwrap()[..]);
    table.cleo.draw_twice(game);
    eve.draw_twice(game);
    let last = eve.view(game)["version"].as_u64().unwrap();
    let drawn = |events: Vec<Value>| {
        let own = |event: &&Value| event["type"] == "card_drawn" && event["seat"] == 0;
        events.iter().filter(|event| event["seq"].as_u64().unwrap() > version).filter(own).cloned().collect::<Vec<_>>()
    };
    let hers = drawn(of_eve.until(last));
    assert_eq!((hers.len(), hers.iter().all(|event| event["card"].is_string())), (2, true), "{hers:?}");
    let shown = drawn(of_ada.until(last));
    assert_eq!((shown.len(), shown.iter().all(|event| event.get("card").is_none())), (2, true), "{shown:?}");
    assert_eq!(table.ada.view(game)["you"], Value::Null, "she still sees the private game");
    let all = table.ada.get(&format!("{game}/events")).ok()["events"].clone();
    assert!(all.as_array().unwrap().iter().all(|event| event["type"] != "cards_dealt" || event.get("cards").is_none()));
    for path in ["moves", "standing-order"] {
        table.ada.get(&format!("{game}/{path}")).refused(403, "not_seated");
    }
    table.ada.get(&format!("{game}/replay?as=0")).refused(403, "not_your_seat");
    table.ada.post(&format!("{game}/phrases"), json!({"phrase": "hurry"})).refused(403, "not_seated");
    eve.post(&format!("{game}/phrases"), json!({"phrase": "hurry"})).ok();
}

#[test]
fn a_stand_in_of_a_delayed_game_is_current_and_the_owner_behind() {
    let table = Table::of(App::start(), json!({"stand_ins": "owner", "spectator_delay": 60})).left("public");
    let (game, eve) = (&table.game, table.app.register("Eve"));
    let now = table.ada.view(game)["version"].as_u64().unwrap();
    assert!(eve.view(game)["version"].as_u64().unwrap() < now);
    assert!(take(&eve, game, 0).ok()["version"].as_u64().unwrap() > now);
    table.app.wait(2 * MINUTE);
    let mut of_ada = table.ada.follow(game, now);
    of_ada.until(now + 1);
    let then = table.ada.view(game)["version"].as_u64().unwrap();
    table.bob.draw_twice(game);
    assert_eq!(table.ada.view(game)["version"], then);
    assert!(eve.view(game)["version"].as_u64().unwrap() > then);
}

#[test]
fn a_seat_offered_to_friends_is_seen_and_taken_by_them_only() {
    let table = Table::new();
    let app = table.app.clone();
    let (eve, dora, of_bob) = (app.register("Eve"), app.register("Dora"), app.register("Gus"));
    befriend(&table.ada, "Eve", &eve, "Ada");
    befriend(&table.bob, "Gus", &of_bob, "Bob");
    table.ada.put("/v1/me/friends/Dora").ok();
    let table = table.left("friends");
    let game = &table.game;
    assert_eq!(offered(&eve), [json!(table.id())]);
    assert_eq!(eve.get(game).ok()["players"][0]["offered_to"], "friends");
    assert_eq!(table.bob.get(game).ok()["players"][0]["offered_to"], "friends", "whoever plays knows");
    for other in [&dora, &of_bob] {
        assert_eq!(offered(other), Vec::<Value>::new());
        assert_eq!(other.get(game).ok()["players"][0].get("offered_to"), None);
        take(other, game, 0).refused(409, "seat_not_offered");
    }
    assert_eq!(app.get(game).ok()["players"][0].get("offered_to"), None);
    offer(&table.bob, game, 0, "friends").ok();
    take(&eve, game, 0).refused(409, "seat_not_offered");
    assert_eq!(
        offered(&of_bob),
        [json!(table.id())],
        "its player has resigned, so others may offer it to their friends"
    );
    take(&of_bob, game, 0).ok();
}

#[test]
fn a_seat_is_offered_by_its_player_or_after_resigning_by_others() {
    let clock = json!({"kind": "per_move", "seconds": 60});
    let table = Table::of(App::start(), json!({"stand_ins": "owner", "clock": clock}));
    let (game, eve) = (&table.game, table.app.register("Eve"));
    offer(&eve, game, 0, "public").refused(403, "not_seated");
    offer(&table.bob, game, 0, "public").refused(409, "seat_not_away");
    offer(&table.ada, game, 0, "public").refused(409, "seat_not_away");
    offer(&table.ada, game, 4, "public").refused(422, "no_such_seat");
    offer(&table.ada, game, 0, "enemies").refused(400, "invalid_body");
    table.app.wait(2 * MINUTE);
    [&table.bob, &table.cleo].iter().for_each(|person| person.draw_twice(game));
    table.app.wait(2 * MINUTE);
    assert_eq!(table.app.get(game).ok()["players"][0]["away"], "out_of_time");
    let refused = offer(&table.bob, game, 0, "public").refused(403, "not_your_seat");
    assert_eq!(refused["seat"], 0, "she may come back");
    withdraw(&table.bob, game, 0).refused(403, "not_your_seat");
    take(&eve, game, 0).refused(409, "seat_not_offered");
    offer(&table.ada, game, 0, "public").ok();
    assert_eq!(withdraw(&table.ada, game, 0).ok()["players"][0].get("offered_to"), None);
    withdraw(&table.ada, game, 0).ok();
    take(&eve, game, 0).refused(409, "seat_not_offered");
    offer(&table.ada, game, 0, "public").ok();
    table.ada.join(game);
    assert_eq!(offered(&eve), Vec::<Value>::new(), "taking the seat back ends the offer");
    take(&eve, game, 0).refused(409, "seat_not_away");
    table.ada.resign(game);
    take(&eve, game, 0).refused(409, "seat_not_offered");
    offer(&table.bob, game, 0, "public").ok();
    take(&eve, game, 0).ok();
}

#[test]
fn nobody_sees_the_cards_of_two_seats_even_in_turn() {
    let table = Table::new().left("public");
    let (game, eve) = (&table.game, table.app.register("Eve"));
    for person in [&table.bob, &table.ada] {
        take(person, game, 0).refused(409, "had_seat");
    }
    take(&eve, game, 0).ok();
    table.cleo.resign(game);
    offer(&table.cleo, game, 2, "public").ok();
    for person in [&eve, &table.ada, &table.bob, &table.cleo] {
        take(person, game, 2).refused(409, "had_seat");
    }
}

#[test]
fn a_stand_in_who_leaves_is_replaced_and_stays_away() {
    let table = Table::new().left("public");
    let (game, eve, dora) = (&table.game, table.app.register("Eve"), table.app.register("Dora"));
    take(&eve, game, 0).ok();
    eve.resign(game);
    assert_eq!(table.app.get(game).ok()["players"][0]["away"], "resigned");
    take(&dora, game, 0).refused(409, "seat_not_offered");
    offer(&table.ada, game, 0, "public").refused(403, "not_seated");
    offer(&eve, game, 0, "public").ok();
    let offered_to = |person: &Person| person.get(game).ok()["players"][0].get("offered_to").cloned();
    assert_eq!((offered_to(&dora), offered_to(&table.ada)), (Some(json!("public")), None), "who had it cannot take it");
    take(&eve, game, 0).refused(409, "had_seat");
    take(&dora, game, 0).ok();
    assert_eq!(told(&eve), [json!("stand_in_seated")]);
    table.end(&dora);
    let result = dora.get(&format!("{game}/result")).ok();
    let player = &result["players"][0];
    assert_eq!(
        (&player["name"], &player["stand_in"], &player["away"]),
        (&json!("Ada"), &json!(true), &json!("resigned"))
    );
}

#[test]
fn a_seat_is_taken_over_eight_times() {
    let table = Table::new().left("public");
    let game = &table.game;
    for number in 0..8 {
        let person = table.app.register(&format!("Stand-in {number}"));
        take(&person, game, 0).ok();
        person.resign(game);
        let again = offer(&person, game, 0, "public");
        if number < 7 {
            again.ok();
        } else {
            assert_eq!(again.refused(409, "too_many_stand_ins")["most"], 8);
        }
    }
}

#[test]
fn nobody_stands_in_where_it_was_not_agreed_or_in_a_rated_game() {
    let table = Table::of(App::start(), json!({}));
    let (game, eve) = (&table.game, table.app.register("Eve"));
    assert_eq!(table.ada.get(game).ok()["options"].get("stand_ins"), None);
    table.ada.resign(game);
    offer(&table.ada, game, 0, "public").refused(409, "no_stand_ins");
    take(&eve, game, 0).refused(409, "no_stand_ins");
    for stand_ins in ["owner", "stand_in"] {
        let rated = json!({"seats": 3, "rated": true, "stand_ins": stand_ins});
        assert_eq!(eve.post("/v1/games", rated).refused(409, "rated_game")["rule"], "R10.10");
    }
    let lobby = eve.open(json!({"seats": 3, "stand_ins": "owner", "rated": false}));
    assert_eq!(eve.get(&lobby).ok()["options"]["stand_ins"], "owner");
    offer(&eve, &lobby, 0, "public").refused(409, "game_not_started");
    take(&table.ada, &lobby, 0).refused(409, "game_not_started");
}

#[test]
fn blocked_kicked_and_banned_players_do_not_take_a_seat() {
    let table = Table::new();
    let app = &table.app;
    let (eve, dora, gus) = (app.register("Eve"), app.register("Dora"), app.register("Gus"));
    block(&table.cleo, "Eve");
    block(&dora, "Ada");
    let table = table.left("public");
    let (game, app) = (&table.game, &table.app);
    for person in [&eve, &dora] {
        assert_eq!(offered(person), Vec::<Value>::new());
        take(person, game, 0).refused(404, "not_found");
        offer(person, game, 0, "public").refused(404, "not_found");
    }
    let account = gus.account()["id"].as_str().unwrap().to_owned();
    let bar = format!(
        "INSERT INTO game_invitations (game_id, account_id, state) VALUES ('{}', '{account}', 'barred')",
        table.id()
    );
    execute(&app.database_url, &bar).unwrap();
    take(&gus, game, 0).refused(403, "kicked");
    app.send("POST", &format!("{game}/seats/0/stand-in"), &[], "").refused(401, "unauthenticated");
    // Whom a former player blocks does not see the game, either.
    let zoe = app.register("Zoe");
    take(&zoe, game, 0).ok();
    dora.get(game).refused(404, "not_found");
    assert!(!dora.get("/v1/games?status=running").text.contains(table.id()));
}

#[test]
fn of_two_who_take_a_seat_at_once_at_two_replicas_one_gets_it() {
    let (one, two) = App::two();
    let table = Table::of(one.clone(), json!({"stand_ins": "owner"})).left("public");
    let (game, eve, dora) = (&table.game, one.register("Eve"), one.register("Dora").at(&two));
    assert_eq!((eve.view(game)["you"].clone(), dora.view(game)["you"].clone()), (Value::Null, Value::Null));
    let answers = thread::scope(|scope| {
        [&eve, &dora].map(|person| scope.spawn(|| take(person, game, 0))).map(|taken| taken.join().unwrap())
    });
    let statuses = answers.iter().map(|answer| answer.status).collect::<Vec<_>>();
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
    let (winner, loser) = if statuses[0] == 200 { (&eve, &answers[1]) } else { (&dora, &answers[0]) };
    loser.refused(409, "seat_not_away");
    for app in [&one, &two] {
        assert_eq!(winner.at(app).get(game).ok()["you"], 0);
    }
    let seated = format!(
        "SELECT 1 AS n FROM game_events WHERE game_id = '{}' AND payload ->> 'type' = 'stand_in_seated'",
        table.id()
    );
    assert_eq!(query(&one.database_url, &seated).len(), 1);
}

#[test]
fn a_returning_owner_and_a_stand_in_do_not_both_get_the_seat() {
    let (one, two) = App::two();
    let clock = json!({"kind": "per_move", "seconds": 60});
    let table = Table::of(one.clone(), json!({"stand_ins": "stand_in", "clock": clock}));
    let game = &table.game;
    one.wait(2 * MINUTE);
    two.wait(2 * MINUTE);
    [&table.bob, &table.cleo].iter().for_each(|person| person.draw_twice(game));
    one.wait(2 * MINUTE);
    two.wait(2 * MINUTE);
    assert_eq!(one.get(game).ok()["players"][0]["away"], "out_of_time");
    offer(&table.ada, game, 0, "public").ok();
    let (back, eve) = (table.ada.at(&two), one.register("Eve"));
    back.get(game).ok();
    let (came_back, taken) = thread::scope(|scope| {
        let back = scope.spawn(|| back.put(&format!("{game}/players/me")).status);
        let taken = scope.spawn(|| take(&eve, game, 0).status);
        (back.join().unwrap(), taken.join().unwrap())
    });
    assert!([(200, 409), (409, 200)].contains(&(came_back, taken)), "{came_back} {taken}");
    let expected = if taken == 200 { "Eve" } else { "Ada" };
    for app in [&one, &two] {
        assert_eq!(app.get(game).ok()["players"][0]["name"], expected);
    }
}

#[test]
fn taking_a_seat_with_the_same_key_repeats_the_answer() {
    let (one, two) = App::two();
    let table = Table::of(one.clone(), json!({"stand_ins": "owner"})).left("public");
    let (game, eve) = (&table.game, one.register("Eve"));
    let path = format!("{game}/seats/0/stand-in");
    let keyed = |person: &Person| person.post_with(&path, &[("idempotency-key", "take")], Value::Null);
    let first = keyed(&eve).ok();
    table.bob.draw_twice(game);
    assert_eq!(keyed(&eve.at(&two)).ok(), first);
    eve.resign(game);
    offer(&eve, game, 0, "public").ok();
    assert_eq!(keyed(&eve).ok(), first, "she does not sit there again");
    assert_eq!(one.get(game).ok()["players"][0]["away"], "resigned");
}

#[test]
fn the_owner_of_a_taken_seat_gets_an_earlier_answer_again() {
    let table = Table::new();
    let moves = format!("{}/moves", table.game);
    let draw = |key: &str| table.ada.post_with(&moves, &[("idempotency-key", key)], json!({"type": "draw_card"}));
    let first = draw("one");
    assert!(first.ok()["view"]["you"]["hand"].is_object(), "{}", first.text);
    let table = table.left("public");
    let again = || table.ada.post_with(&moves, &[("idempotency-key", "one")], json!({"type": "draw_card"})).text;
    assert_eq!(again(), first.text);
    take(&table.app.register("Eve"), &table.game, 0).ok();
    assert_eq!(again(), first.text);
}

#[test]
fn results_count_for_whom_the_options_say_everywhere() {
    for (stand_ins, counted, other) in [("owner", "Ada", "Eve"), ("stand_in", "Eve", "Ada")] {
        let table = Table::of(App::start(), json!({ "stand_ins": stand_ins })).left("public");
        let (game, app) = (&table.game, &table.app);
        let eve = app.register("Eve");
        take(&eve, game, 0).ok();
        table.end(&eve);
        let result = app.get(&format!("{game}/result")).ok();
        let player = &result["players"][0];
        let left = if counted == "Ada" { json!("resigned") } else { Value::Null };
        assert_eq!((&player["name"], &player["away"], &player["stand_in"]), (&json!(counted), &left, &json!(true)));
        assert_eq!(result["scores"][0]["rank"], 1, "whoever left, the seat was played");
        let past = history(counted, app, table.id()).unwrap();
        assert_eq!((&past["name"], &past["left"]), (&json!(counted), &json!(counted == "Ada")));
        assert_eq!(history(other, app, table.id()), None);
        let games = |of: &str| app.get(&format!("/v1/players/{of}/statistics")).ok()["games"].clone();
        assert_eq!((games(counted), games(other)), (json!(1), json!(0)), "{stand_ins}");
        assert_eq!(app.get(&format!("/v1/players/Bob/versus/{counted}")).ok()["lost"], 1);
        assert_eq!(app.get(&format!("/v1/players/Bob/versus/{other}")).ok()["lost"], 0);
        let finished = told(&table.ada).contains(&json!("finished"));
        assert_eq!((finished, told(&eve)), (counted == "Ada", vec![json!("finished")]));
        let ended = crate::app::RUNTIME.block_on(railhead::store::rebuild(&app.database_url, |_, _| {})).unwrap();
        assert_eq!((ended.games, ended.corrected), (1, 0), "a rebuild counts alike");
        let verified = eve.get(&format!("{game}/export"));
        let record = railhead::verify::transcript::Transcript::parse(&verified.text).unwrap();
        railhead::verify::verify(&record).unwrap();
    }
}

/// The transaction that deletes the owner is held at its last statements.
#[test]
fn a_deletion_of_the_owner_meanwhile_stops_no_stand_in() {
    let Table { app, ada, bob, game, .. } = &Table::new().left("public");
    offer(bob, game, 0, "public").ok();
    let dora = app.register("Dora");
    let waiting = |count: usize| until_waiting(&app.database_url, count);
    execute(&app.database_url, "BEGIN; LOCK TABLE results IN SHARE MODE").unwrap();
    thread::scope(|scope| {
        let deletes = scope.spawn(|| ada.delete_account());
        waiting(1);
        let takes = scope.spawn(|| take(&dora, game, 0));
        waiting(2);
        execute(&app.database_url, "ROLLBACK").unwrap();
        assert_eq!(deletes.join().unwrap().status, 204);
        takes.join().unwrap().ok();
    });
    assert_eq!(dora.get(game).ok()["players"][0]["name"], "Dora");
}

#[test]
fn a_deleted_owner_or_stand_in_is_anonymous_in_the_result() {
    for stand_ins in ["owner", "stand_in"] {
        let table = Table::of(App::start(), json!({ "stand_ins": stand_ins })).left("public");
        let (game, app, eve) = (&table.game, &table.app, table.app.register("Eve"));
        take(&eve, game, 0).ok();
        let gone = if stand_ins == "owner" { &table.ada } else { &eve };
        table.end(&eve);
        let own = gone.get("/v1/accounts/me/export").ok();
        let section = if stand_ins == "owner" { "former_players" } else { "game_seats" };
        assert_eq!(own[section][0]["result"]["rank"], 1, "{own}");
        let deleted = gone.delete_account();
        assert_eq!(deleted.status, 204, "{}", deleted.text);
        let result = app.get(&format!("{game}/result")).ok();
        assert_eq!((&result["players"][0]["name"], &result["players"][0]["deleted"]), (&Value::Null, &json!(true)));
        let ended = crate::app::RUNTIME.block_on(railhead::store::rebuild(&app.database_url, |_, _| {})).unwrap();
        assert_eq!(ended.corrected, 0);
    }
}

#[test]
fn a_player_in_too_many_games_takes_no_seat_of_another() {
    let app = App::with_limits(Limits { games: 1, ..crate::app::patient() });
    let table = Table::of(app, json!({"stand_ins": "owner"})).left("public");
    let eve = table.app.register("Eve");
    let own = dealt(json!({"seats": 2, "bots": ["random"]}), &[&eve]);
    assert_eq!(take(&eve, &table.game, 0).refused(409, "too_many_games")["most"], 1);
    eve.resign(&own);
    take(&eve, &table.game, 0).ok();
}

#[test]
fn the_order_of_who_had_the_seat_is_dropped() {
    let table = Table::new();
    let (game, eve) = (table.game.clone(), table.app.register("Eve"));
    table.ada.draw_twice(&game);
    table.ada.ask("PUT", &format!("{game}/standing-order"), json!({"type": "draw_cards"})).ok();
    let table = table.left("public");
    take(&eve, &table.game, 0).ok();
    assert_eq!(query(&table.app.database_url, "SELECT 1 AS n FROM standing_orders").len(), 0);
}
