//! Friends: requests, acceptance, removal, and the limits for strangers.

use crate::{
    app::{Answer, App, Person, RUNTIME, execute, query},
    service::database,
};
use railhead::{log::packs::Packs, store::upkeep::retention};
use serde_json::{Value, json};
use std::{thread, time::Duration};

const DAY: Duration = Duration::from_secs(24 * 3600);

pub fn ask(person: &Person, name: &str) -> Answer {
    person.put(&format!("/v1/me/friends/{name}"))
}

fn remove(person: &Person, name: &str) -> u16 {
    person.delete(&format!("/v1/me/friends/{name}")).status
}

pub fn befriend(one: &Person, others_name: &str, other: &Person, ones_name: &str) {
    assert_eq!(ask(one, others_name).ok()["state"], "asked");
    assert_eq!(ask(other, ones_name).ok()["state"], "friends");
}

/// The names in the lists of friends, of requests received, and of requests sent.
pub fn lists(person: &Person) -> [Vec<String>; 3] {
    let found = person.get("/v1/me/friends").ok();
    ["items", "received", "sent"].map(|list| {
        let names = found[list].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned());
        names.collect()
    })
}

fn names(lists: [&[&str]; 3]) -> [Vec<String>; 3] {
    lists.map(|list| list.iter().map(|name| (*name).to_owned()).collect())
}

/// The kinds of a person's inbox items, and their authors.
fn told(person: &Person) -> Vec<(String, String)> {
    let items = person.get("/v1/me/inbox?limit=200").ok()["items"].as_array().unwrap().clone();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    items.iter().map(|item| (text(&item["kind"]), text(&item["by"]))).collect()
}

fn item(kind: &str, by: &str) -> (String, String) {
    (kind.to_owned(), by.to_owned())
}

/// Two replicas of one service.
fn replicas() -> (App, App) {
    let url = database();
    (App::on(url.clone(), Packs::default()), App::on(url, Packs::default()))
}

#[test]
fn an_accepted_request_makes_friends_at_every_replica() {
    let (one, two) = replicas();
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let asked = ask(&ada, "bob").ok();
    assert_eq!((&asked["name"], &asked["state"]), (&json!("Bob"), &json!("asked")));
    assert_eq!(ask(&ada.at(&two), "Bob").ok()["state"], "asked", "again");
    assert_eq!(lists(&ada), names([&[], &[], &["Bob"]]));
    assert_eq!(lists(&bob.at(&two)), names([&[], &["Ada"], &[]]));
    assert_eq!(told(&bob), [item("friend_request", "Ada")]);
    let accepted = ask(&bob.at(&two), "Ada").ok();
    assert_eq!((&accepted["name"], &accepted["state"]), (&json!("Ada"), &json!("friends")));
    assert_eq!(ask(&bob, "Ada").ok()["state"], "friends", "again");
    assert_eq!(ask(&ada, "Bob").ok()["state"], "friends", "again");
    for person in [&ada, &ada.at(&two)] {
        let friend = person.get("/v1/me/friends").ok()["items"][0].clone();
        assert_eq!(
            (&friend["name"], &friend["activity"], &friend["game"]),
            (&json!("Bob"), &json!("nothing"), &Value::Null)
        );
        assert!(friend["since"].is_string());
    }
    assert_eq!(told(&ada), [item("friend_accepted", "Bob")]);
    let text = ada.get("/v1/me/inbox?lang=de").ok()["items"][0].clone();
    assert_eq!((&text["title"], &text["game"]), (&json!("Bob ist jetzt mit dir befreundet"), &Value::Null));
    assert_eq!(remove(&ada, "Bob"), 204);
    assert_eq!(remove(&ada, "Bob"), 204, "again");
    assert_eq!([lists(&ada), lists(&bob.at(&two))], [names([&[], &[], &[]]), names([&[], &[], &[]])]);
    assert_eq!(told(&bob).len(), 1, "nobody is told that they were removed");
}

#[test]
fn two_who_ask_each_other_at_the_same_moment_are_friends() {
    let (one, two) = replicas();
    for round in 0..10 {
        let (first, second) = (format!("Ada {round}"), format!("Bob {round}"));
        let (ada, bob) = (one.register(&first), two.register(&second));
        let answers = thread::scope(|scope| {
            let path = |name: &str| name.replace(' ', "%20");
            let asks = [(&ada, path(&second)), (&bob, path(&first))];
            let sent = asks.map(|(person, name)| scope.spawn(move || ask(person, &name).ok()["state"].clone()));
            sent.map(|sent| sent.join().unwrap())
        });
        assert!(answers.contains(&json!("friends")) && answers.contains(&json!("asked")), "{answers:?}");
        assert_eq!(lists(&ada)[0], [second]);
        assert_eq!(lists(&bob)[0], [first]);
        assert_eq!(told(&ada).len() + told(&bob).len(), 2);
    }
}

#[test]
fn nobody_befriends_themselves_or_a_name_that_nobody_has() {
    let app = App::start();
    let ada = app.register("Ada");
    ask(&ada, "ada").refused(400, "invalid_path");
    ask(&ada, "Nobody").refused(404, "not_found");
    ada.delete("/v1/me/friends/Nobody").refused(404, "not_found");
    assert_eq!(remove(&ada, "Ada"), 204);
    app.get("/v1/me/friends").refused(401, "unauthenticated");
    app.send("PUT", "/v1/me/friends/Ada", &[], "").refused(401, "unauthenticated");
    let guest = app.guest();
    assert_eq!(ask(&guest, "Ada").ok()["state"], "asked", "guests have friends, too");
}

#[test]
fn a_declined_request_looks_pending_and_is_silent_for_30_days() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    ask(&ada, "Bob").ok();
    assert_eq!(remove(&bob, "Ada"), 204);
    assert_eq!([lists(&ada), lists(&bob)], [names([&[], &[], &["Bob"]]), names([&[], &[], &[]])]);
    for days in [1, 28] {
        app.wait(DAY * days);
        assert_eq!(remove(&ada, "Bob"), 204);
        assert_eq!(ask(&ada, "Bob").ok()["state"], "asked");
        assert_eq!([lists(&ada), lists(&bob)], [names([&[], &[], &["Bob"]]), names([&[], &[], &[]])]);
        assert_eq!(told(&bob).len(), 1);
    }
    app.wait(DAY * 2);
    assert_eq!(lists(&bob)[1].len(), 0, "what was not heard is not heard later");
    execute(&app.database_url, "UPDATE inbox_items SET at = at - interval '31 days'").unwrap();
    assert_eq!((remove(&ada, "Bob"), ask(&ada, "Bob").status), (204, 200));
    assert_eq!(lists(&bob)[1], ["Ada"]);
    assert_eq!(told(&bob).len(), 2);
}

#[test]
fn asking_back_after_declining_or_removing_is_accepted_at_once() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    ask(&ada, "Bob").ok();
    remove(&bob, "Ada");
    assert_eq!(ask(&bob, "Ada").ok()["state"], "friends", "her request still waits");
    remove(&bob, "Ada");
    assert_eq!(lists(&ada), names([&[], &[], &[]]), "no request is left of a friendship that ended");
    assert_eq!(ask(&ada, "Bob").ok()["state"], "asked");
    assert_eq!(lists(&bob), names([&[], &[], &[]]), "but is not heard");
    assert_eq!(ask(&bob, "Ada").ok()["state"], "friends");
}

#[test]
fn asking_and_taking_back_again_and_again_writes_one_item() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    for _ in 0..20 {
        ask(&ada, "Bob").ok();
        assert_eq!(lists(&bob)[1], ["Ada"]);
        remove(&ada, "Bob");
        assert_eq!(lists(&bob)[1].len(), 0);
    }
    app.wait(DAY * 2);
    ask(&ada, "Bob").ok();
    assert_eq!(told(&bob), [item("friend_request", "Ada")]);
}

/// Gives an account so many open requests, some of them mutual.
pub fn with_others(app: &App, name: &str, others: u32, friends: u32) {
    let many = format!(
        "WITH others AS (INSERT INTO accounts (id, name) \
            SELECT gen_random_uuid(), 'Other ' || n FROM generate_series(1, {others}) n RETURNING id, name), \
        asked AS (INSERT INTO friendships (account_id, friend_id, wanted_at) \
            SELECT a.id, o.id, now() FROM accounts a, others o WHERE a.name = '{name}') \
        INSERT INTO friendships (account_id, friend_id, wanted_at) SELECT o.id, a.id, now() \
            FROM accounts a, others o WHERE a.name = '{name}' AND substring(o.name FROM 7)::int <= {friends}"
    );
    execute(&app.database_url, &many).unwrap();
}

#[test]
fn a_player_has_at_most_200_friends_with_those_they_have_asked() {
    let app = App::start();
    let (ada, bob, _) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"));
    with_others(&app, "Ada", 199, 150);
    assert_eq!(ask(&ada, "Bob").status, 200);
    assert_eq!(ask(&ada, "Cleo").refused(409, "too_many_friends")["most"], 200);
    assert_eq!(ask(&ada, "Bob").status, 200, "nothing changes");
    assert_eq!(ask(&bob, "Ada").ok()["state"], "friends", "who was asked counts already");
    let [friends, received, sent] = lists(&ada);
    assert_eq!((friends.len(), received.len(), sent.len()), (151, 0, 49));
}

#[test]
fn a_player_has_100_open_requests_withdrawn_ones_included() {
    let app = App::start();
    let (ada, cleo) = (app.register("Ada"), app.register("Cleo"));
    app.register("Bob");
    with_others(&app, "Ada", 99, 0);
    ask(&ada, "Bob").ok();
    assert_eq!(ask(&ada, "Cleo").refused(409, "too_many_friend_requests")["most"], 100);
    remove(&ada, "Bob");
    ask(&ada, "Cleo").refused(409, "too_many_friend_requests");
    ask(&ada, "Bob").ok();
    remove(&ada, "Bob");
    ask(&cleo, "Ada").ok();
    assert_eq!(ask(&ada, "Cleo").ok()["state"], "friends", "an answer is no request");
    app.wait(DAY);
    app.register("Dora");
    ask(&ada, "Dora").ok();
}

#[test]
fn a_popular_player_sees_100_requests_and_gets_no_more_news() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let many = "WITH others AS (INSERT INTO accounts (id, name) \
            SELECT gen_random_uuid(), 'Other ' || n FROM generate_series(1, 100) n RETURNING id) \
        INSERT INTO friendships (account_id, friend_id, wanted_at) \
        SELECT o.id, a.id, now() - interval '1 hour' FROM accounts a, others o WHERE a.name = 'Ada'";
    execute(&app.database_url, many).unwrap();
    assert_eq!(ask(&bob, "Ada").ok()["state"], "asked", "Bob cannot tell");
    assert_eq!(lists(&bob), names([&[], &[], &["Ada"]]));
    assert!(told(&ada).is_empty());
    let received = lists(&ada)[1].clone();
    assert!(received.len() == 100 && !received.contains(&"Bob".to_owned()));
    execute(&app.database_url, "DELETE FROM accounts WHERE name = 'Other 1'").unwrap();
    assert!(lists(&ada)[1].contains(&"Bob".to_owned()), "it waited");
    assert_eq!(ask(&ada, "Bob").ok()["state"], "friends");
}

#[test]
fn the_list_says_what_friends_do_as_far_as_one_may_know() {
    let (app, two) = replicas();
    let (ada, bob, cleo) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"));
    befriend(&ada, "Bob", &bob, "Ada");
    let activity = || {
        let friend = ada.at(&two).get("/v1/me/friends").ok()["items"][0].clone();
        let game = friend["game"].as_str().map(|id| format!("/v1/games/{id}"));
        (friend["activity"].as_str().unwrap().to_owned(), game)
    };
    let nothing = ("nothing".to_owned(), None);
    assert_eq!(activity(), nothing);
    for visibility in ["private", "unlisted"] {
        let game = bob.open(json!({"seats": 2, "visibility": visibility}));
        assert_eq!(activity(), nothing, "{visibility}");
        bob.post(&format!("{game}/invitations"), json!({"name": "Ada"})).ok();
        let known = ("waiting".to_owned(), Some(game.clone()));
        assert_eq!(activity(), if visibility == "private" { known.clone() } else { nothing.clone() });
        ada.join(&game);
        assert_eq!(activity(), known);
        bob.delete(&game).ok();
    }
    let running = bob.open(json!({"seats": 2}));
    cleo.join(&running);
    bob.start(&running);
    assert_eq!(activity(), ("playing".to_owned(), Some(running.clone())));
    let open = bob.open(json!({"seats": 2}));
    assert_eq!(activity(), ("waiting".to_owned(), Some(open.clone())), "a seat comes first");
    bob.delete(&open).ok();
    bob.post(&format!("{running}/resign"), Value::Null).ok();
    assert_eq!(activity(), nothing);
}

#[test]
fn the_open_tables_of_friends_are_a_list_of_their_own() {
    let app = App::start();
    let (ada, bob, cleo) = (app.register("Ada"), app.register("Bob"), app.register("Cleo"));
    befriend(&ada, "Bob", &bob, "Ada");
    ask(&ada, "Cleo").ok();
    let tables = |query: &str| {
        let found = ada.get(&format!("/v1/games?mine=friends{query}")).ok();
        let ids =
            found["items"].as_array().unwrap().iter().map(|game| format!("/v1/games/{}", game["id"].as_str().unwrap()));
        ids.collect::<Vec<_>>()
    };
    assert!(tables("").is_empty());
    let (public, mega) = (bob.open(json!({"seats": 2})), bob.open(json!({"seats": 3, "variant": "mega"})));
    let joined = cleo.open(json!({"seats": 3}));
    bob.join(&joined);
    for visibility in ["private", "unlisted"] {
        bob.open(json!({"seats": 2, "visibility": visibility}));
    }
    cleo.open(json!({"seats": 2}));
    assert_eq!(tables(""), [joined.clone(), mega.clone(), public.clone()], "the newest first");
    assert_eq!(tables("&variant=mega"), std::slice::from_ref(&mega));
    assert_eq!(tables("&limit=1"), std::slice::from_ref(&joined));
    assert!(tables("&status=running").is_empty());
    ada.join(&mega);
    let full = bob.open(json!({"seats": 2}));
    cleo.join(&full);
    assert_eq!(tables(""), [joined, public], "not those without a place for her");
    app.get("/v1/games?mine=friends").refused(401, "unauthenticated");
}

#[test]
fn one_call_opens_a_table_and_invites_friends() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    befriend(&ada, "Bob", &bob, "Ada");
    let game = ada.open(json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}));
    assert_eq!(told(&bob).last(), Some(&item("invited", "Ada")));
    bob.join(&game);
}

#[test]
fn an_export_has_friends_and_a_deleted_account_has_none() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    befriend(&ada, "Bob", &bob, "Ada");
    ask(&ada, "Eve").ok();
    remove(&eve, "Ada");
    let export = ada.get("/v1/accounts/me/export").ok();
    let mut friends = export["friendships"].as_array().unwrap().clone();
    friends.sort_by_key(|friend| friend["name"].to_string());
    let said = friends.iter().map(|friend| (friend["name"].clone(), friend["is_friend"].clone())).collect::<Vec<_>>();
    assert_eq!(said, [(json!("Bob"), json!(true)), (json!("Eve"), json!(false))]);
    assert!(!export.to_string().contains("refused"), "whether a request was declined is not Ada's to know");
    assert_eq!(bob.ask("DELETE", "/v1/accounts/me", json!({"password": "a train at noon"})).status, 204);
    assert_eq!(lists(&ada), names([&[], &[], &["Eve"]]));
    assert_eq!(told(&ada), [item("friend_accepted", "")]);
    let title = ada.get("/v1/me/inbox").ok()["items"][0]["title"].clone();
    assert_eq!(title, "A player is now your friend");
}

#[test]
fn old_requests_are_deleted_after_30_days() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    app.register("Cleo");
    befriend(&ada, "Bob", &bob, "Ada");
    ask(&ada, "Cleo").ok();
    remove(&ada, "Cleo");
    remove(&bob, "Ada");
    let left = |days: i64| {
        let at = app.process.time.now() + jiff::SignedDuration::from_hours(24 * days);
        RUNTIME.block_on(retention::delete_expired(&app.database(), at)).unwrap();
        query(&app.database_url, "SELECT friend_id FROM friendships").len()
    };
    assert!(left(29) >= 2);
    assert_eq!(left(31), 0);
    befriend(&ada, "Bob", &bob, "Ada");
    assert_eq!(left(100), 2, "friends stay");
}

#[test]
fn a_request_to_be_friends_goes_with_its_sender() {
    let app = App::start();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| app.register(name));
    ask(&bob, "Ada").ok();
    ask(&cleo, "Ada").ok();
    let requests = || {
        let inbox = ada.get("/v1/me/inbox?since=0").ok();
        let items = inbox["items"].as_array().unwrap().iter().filter(|item| item["kind"] == "friend_request");
        items.map(|item| item["by"].as_str().unwrap_or("nobody").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(requests(), ["Bob", "Cleo"]);
    assert_eq!(bob.ask("DELETE", "/v1/accounts/me", json!({"password": "a train at noon"})).status, 204);
    assert_eq!(requests(), ["Cleo"]);
}
