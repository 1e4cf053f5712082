//! The inbox: whose turn it is and what is new, over all games.

use crate::{
    app::{self, App, Person, RUNTIME, everyone_moves, execute, query},
    clocks::{begun, dealt},
};
use railhead::{
    engine::{Command, Move},
    store::{CommandOptions, Done, games::commands},
};
use serde_json::{Value, json};
use std::{thread, time::Duration};

const MINUTE: Duration = Duration::from_secs(60);

fn inbox(person: &Person) -> Value {
    person.get("/v1/me/inbox").ok()
}

/// The games that wait for somebody, as paths.
pub fn turns(person: &Person) -> Vec<String> {
    let turns = inbox(person)["turns"].clone();
    let path = |turn: &Value| format!("/v1/games/{}", turn["game"].as_str().unwrap());
    turns.as_array().unwrap().iter().map(path).collect()
}

/// The items of an inbox, without what differs from run to run.
fn news(person: &Person) -> Vec<Value> {
    let items = inbox(person)["items"].as_array().unwrap().clone();
    let strip = |mut item: Value| {
        let fields = item.as_object_mut().unwrap();
        let differs = |name: &str| ["seq", "at", "game", "version", "title", "body"].contains(&name);
        fields.retain(|name, value| !value.is_null() && !differs(name));
        item
    };
    items.into_iter().map(strip).collect()
}

pub fn id_of(person: &Person) -> uuid::Uuid {
    person.account()["id"].as_str().unwrap().parse().unwrap()
}

#[test]
fn the_inbox_has_all_waiting_games_the_most_urgent_first() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let per_move = |seconds: u32| json!({"kind": "per_move", "seconds": seconds});
    let open = ada.open(json!({"seats": 2}));
    let untimed = dealt(&[&ada, &bob], Value::Null);
    let games = [3600, 60, 86_400].map(|seconds| dealt(&[&ada, &bob], per_move(seconds)));
    let later = dealt(&[&ada, &bob], Value::Null);
    let urgent = [&games[1], &games[0], &games[2], &untimed, &later].map(String::clone);
    assert_eq!((turns(&ada), turns(&bob)), (urgent.to_vec(), urgent.to_vec()), "all choose tickets");
    everyone_moves(&games[1], &[&ada, &bob]);
    assert_eq!((turns(&ada).len(), turns(&bob)), (5, urgent[1..].to_vec()), "it waits for Ada only");
    let (first, view) = (inbox(&ada)["turns"][0].clone(), ada.view(&games[1]));
    assert_eq!((&first["version"], &first["seat"]), (&view["version"], &json!(0)));
    assert_eq!(first["deadline"], view["clocks"][0]["deadline"]);
    assert_eq!(inbox(&ada)["turns"][3]["deadline"], Value::Null);
    app.wait(2 * MINUTE);
    app.run_due();
    assert_eq!((turns(&ada).len(), turns(&bob).len()), (4, 5), "her time has run out");
    assert!(!turns(&ada).contains(&open));
}

#[test]
fn turns_agree_with_views_through_whole_games_at_any_replica() {
    let (one, two) = App::two();
    let people = [one.guest(), one.guest(), one.guest()];
    let games = [
        json!(null),
        json!({"kind": "per_move", "seconds": 60}),
        json!({"kind": "bank", "seconds": 600, "increment": 9}),
    ];
    let games =
        games.map(|clock| app::dealt(json!({"seats": 4, "bots": ["random"], "clock": clock}), &people.each_ref()));
    for step in 0..36 {
        let (app, game) = ([&one, &two][step % 2], &games[step % 3]);
        let mover = people.iter().map(|person| person.at(app)).find(|person| !person.moves(game).is_empty());
        let mover = mover.unwrap();
        let moves = mover.moves(game);
        mover.play(game, &moves[step % moves.len()]).ok();
        for (seat, person) in people.iter().enumerate() {
            let (view, listed) = (person.view(game), inbox(person)["turns"].clone());
            let turn = listed.as_array().unwrap().iter().find(|turn| game.ends_with(turn["game"].as_str().unwrap()));
            assert_eq!(turn.is_some(), view["you"]["to_move"] == true, "{step}");
            let Some(turn) = turn else { continue };
            let seat = if seat == 0 { 0 } else { seat + 1 };
            let shown = (&view["version"], &view["you"]["seat"], &view["clocks"][seat]["deadline"]);
            assert_eq!((&turn["version"], &turn["seat"], &turn["deadline"]), shown);
        }
    }
}

#[test]
fn an_invitation_names_its_sender_by_their_current_name() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let game = ada.open(json!({"seats": 3, "visibility": "private", "invite": ["Bob", "Eve"]}));
    let told = inbox(&bob)["items"][0].clone();
    assert_eq!((&told["kind"], &told["by"], &told["seq"]), (&json!("invited"), &json!("Ada"), &json!(1)));
    assert!(game.ends_with(told["game"].as_str().unwrap()));
    assert_eq!(news(&ada), Vec::<Value>::new());
    ada.ask("PATCH", "/v1/accounts/me", json!({"name": "Adelaide"})).ok();
    let adas = ada.account()["player_id"].clone();
    assert_eq!(news(&eve), [json!({"kind": "invited", "by": "Adelaide", "by_id": adas})]);
    ada.delete_account();
    assert_eq!(news(&eve), [json!({"kind": "invited"})]);
}

#[test]
fn a_repeated_invitation_is_silent_but_a_rematch_is_not() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.invite("Bob");
    let ask = || ada.post(&format!("{game}/invitations"), json!({"name": "Bob"})).ok();
    ask();
    assert_eq!(news(&bob).len(), 1, "they are asked already");
    assert!(bob.delete(&format!("{game}/invitations/me")).status < 300);
    ada.post(&format!("{game}/invitations"), json!({"name": "Bob"})).refused(409, "invitation_declined");
    bob.join(&game);
    ada.start(&game);
    bob.resign(&game);
    ada.post(&format!("{game}/rematch"), Value::Null).ok();
    let adas = ada.account()["player_id"].clone();
    assert_eq!(news(&bob)[2..], [json!({"kind": "rematch", "by": "Ada", "by_id": adas})]);
}

#[test]
fn beginnings_and_ends_reach_all_but_their_cause_results_all() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = dealt(&[&ada, &bob], Value::Null);
    assert_eq!((news(&ada), news(&bob)), (vec![], vec![json!({"kind": "started"})]));
    everyone_moves(&game, &[&ada, &bob]);
    bob.resign(&game);
    assert_eq!(news(&ada), [json!({"kind": "finished", "rank": 1})]);
    assert_eq!(news(&bob)[1..], [json!({"kind": "finished", "rank": 2})]);
    let (item, version) = (inbox(&ada)["items"][0].clone(), app.get(&game).ok()["version"].clone());
    assert_eq!(item["version"], version);
    assert!(turns(&ada).is_empty() && turns(&bob).is_empty());
    let full = ada.open(json!({"seats": 2, "auto_start": true}));
    bob.join(&full);
    assert_eq!(news(&ada)[1..], [json!({"kind": "started"})], "Bob came last");
    ada.resign(&full);
    assert_eq!(news(&bob)[2..], [json!({"kind": "voided", "reason": "left_early"})]);
    assert_eq!(news(&ada).len(), 2);
    let off = bob.open(json!({"seats": 3}));
    ada.join(&off);
    bob.delete(&off).ok();
    assert_eq!(news(&ada)[2..], [json!({"kind": "voided", "reason": "cancelled"})]);
}

#[test]
fn a_player_out_of_time_is_told_of_the_bot_that_plays() {
    let app = App::start();
    let people = [app.guest(), app.guest(), app.guest()];
    let [ada, bob, eve] = &people;
    let game = begun(&[ada, bob, eve], json!({"kind": "per_move", "seconds": 60}));
    for _ in 0..2 {
        app.wait(2 * MINUTE);
        [bob, eve].iter().for_each(|person| person.draw_twice(&game));
    }
    assert_eq!(news(ada), [json!({"kind": "seat_handed_over"})]);
    assert_eq!(news(bob), [json!({"kind": "started"})]);
    assert!(turns(ada).is_empty());
}

#[test]
fn items_come_in_pages_and_each_device_has_its_marker() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    (0..5).for_each(|_| drop(ada.open(json!({"seats": 2, "invite": ["Bob"]}))));
    let page = |since: u32| bob.get(&format!("/v1/me/inbox?since={since}&limit=2")).ok();
    let seqs =
        |page: &Value| page["items"].as_array().unwrap().iter().map(|item| item["seq"].clone()).collect::<Vec<_>>();
    let (first, last) = (page(0), page(4));
    assert_eq!((seqs(&first), &first["cursor"], &first["more"]), (vec![json!(1), json!(2)], &json!(2), &json!(true)));
    assert_eq!((seqs(&last), &last["cursor"], &last["more"]), (vec![json!(5)], &json!(5), &json!(false)));
    assert_eq!((&page(9)["cursor"], &first["unread"]), (&json!(9), &json!(5)));
    for wrong in ["limit=0", "limit=201", "since=-1", "page=1"] {
        bob.get(&format!("/v1/me/inbox?{wrong}")).refused(400, "invalid_query");
    }
    let read = |device: &Person, seq: u32| device.ask("PUT", "/v1/me/inbox/read", json!({"seq": seq})).ok();
    assert_eq!(read(&bob, 3), json!({"read": 3, "unread": 2}));
    assert_eq!(read(&bob, 1), json!({"read": 3, "unread": 2}), "never back");
    let tablet = app.sign_in("Bob", "tablet");
    assert_eq!(inbox(&tablet)["unread"], 2, "it begins where the other has come to");
    assert_eq!(read(&tablet, 99), json!({"read": 5, "unread": 0}), "not beyond the end");
    assert_eq!(inbox(&bob)["unread"], 2, "each has its own");
    ada.open(json!({"seats": 2, "invite": ["Bob"]}));
    assert_eq!((&inbox(&tablet)["unread"], &inbox(&bob)["unread"]), (&json!(1), &json!(3)));
    app.get("/v1/me/inbox").refused(401, "unauthenticated");
}

#[test]
fn mutual_invitations_do_not_deadlock_and_items_have_no_gaps() {
    let app = App::start();
    let names = ["Ada", "Bob", "Eve", "Dan"];
    let people = names.map(|name| app.register(name));
    thread::scope(|scope| {
        for (at, person) in people.iter().enumerate() {
            let others = names.iter().filter(|name| **name != names[at]).collect::<Vec<_>>();
            scope.spawn(move || (0..10).for_each(|_| drop(person.open(json!({"seats": 2, "invite": others})))));
        }
    });
    for person in &people {
        let items = person.inbox();
        let seqs = items.iter().map(|item| item["seq"].as_u64().unwrap()).collect::<Vec<_>>();
        assert_eq!(seqs, (1..=30).collect::<Vec<_>>());
    }
}

#[test]
fn news_is_swept_after_60_days_exported_and_deleted() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    (0..2).for_each(|_| drop(ada.open(json!({"seats": 2, "invite": ["Bob"]}))));
    execute(&app.database_url, "UPDATE inbox_items SET at = at - interval '60 days 1 minute' WHERE seq = 1").unwrap();
    let sweep = || app.sweep(jiff::Timestamp::now());
    sweep();
    let export = bob.get("/v1/accounts/me/export").ok();
    assert_eq!(export["inbox_items"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&export["inbox_items"][0]["seq"], &export["inbox_items"][0]["notification"]),
        (&json!(2), &json!({"kind": "invited"}))
    );
    assert!(!export.to_string().contains(&id_of(&ada).to_string()), "{export}");
    ada.open(json!({"seats": 2, "invite": ["Bob"]}));
    assert_eq!(inbox(&bob)["cursor"], 3, "numbers are not given again");
    assert_eq!(bob.delete_account().status, 204);
    assert!(query(&app.database_url, "SELECT * FROM inbox_items").is_empty());
}

#[test]
fn a_command_says_whose_inboxes_it_changed() {
    let app = App::start();
    let people = [app.guest(), app.guest(), app.guest()];
    let [ada, bob, eve] = &people;
    let ids = [ada, bob, eve].map(id_of);
    let game = begun(&[ada, bob, eve], Value::Null);
    let (db, id) = (app.database(), game.rsplit('/').next().unwrap().parse().unwrap());
    let act = |account: uuid::Uuid, command: Command| match RUNTIME
        .block_on(commands::act(&db, id, account, &command, CommandOptions::default()))
        .unwrap()
    {
        Done::Changed(played) => played.changed_inboxes,
        Done::Unchanged(_) => unreachable!(),
    };
    let sorted = |mut ids: Vec<uuid::Uuid>| {
        ids.sort_unstable();
        ids
    };
    assert!(act(ids[0], Command::Play(Move::DrawCard {})).is_empty(), "it is her turn still");
    assert_eq!(act(ids[0], Command::Play(Move::DrawCard {})), sorted(vec![ids[0], ids[1]]));
    assert!(act(ids[0], Command::Resign(railhead::log::SUBSTITUTE_BOT)).is_empty(), "nobody's turn");
    assert_eq!(act(ids[1], Command::Resign(railhead::log::SUBSTITUTE_BOT)), sorted(ids.to_vec()), "a result for all");
}
