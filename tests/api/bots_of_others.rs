//! Bots of players: their games, their display, and their end.

use crate::{
    admin::root,
    app::{Answer, App, Person, Setup, begun, everyone_moves, names, over, query},
    friends::ask,
    replicas::Replica,
};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{process::Command, thread};
use uuid::Uuid;

pub const SCOPES: [&str; 3] = ["read", "play", "host"];

pub fn make_bot(owner: &Person, name: &str) -> Answer {
    owner.post("/v1/me/bots", json!({ "name": name }))
}

pub fn keys_of(bot: &str) -> String {
    format!("/v1/me/bots/{}/keys", bot.replace(' ', "%20"))
}

pub fn make_key(owner: &Person, bot: &str, scopes: &[&str]) -> Answer {
    owner.post(&keys_of(bot), json!({"label": "laptop", "scopes": scopes}))
}

/// A client that sends this key.
pub fn with_key(app: &App, key: &Value) -> Person {
    Person { app: app.clone(), token: format!("Bearer {}", key.as_str().unwrap()), refresh: String::new() }
}

/// A new bot with a key for everything.
pub fn bot(owner: &Person, name: &str) -> Person {
    make_bot(owner, name).ok();
    with_key(&owner.app, &make_key(owner, name, &SCOPES).ok()["key"])
}

#[test]
fn a_bot_plays_a_whole_game_with_its_key_at_both_replicas() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let engine = bot(&ada, "Engine");
    let there = engine.at(&two.app);
    let me = there.account();
    assert_eq!(
        (&me["name"], &me["bot"], &me["guest"], &me["has_password"]),
        (&json!("Engine"), &json!(true), &json!(false), &json!(false))
    );
    let game = ada.open(json!({"seats": 2, "first_seat": 0, "invite": ["Engine"]}));
    let invited = there.get("/v1/me/inbox?since=0").ok();
    assert_eq!((&invited["items"][0]["kind"], &invited["items"][0]["by"]), (&json!("invited"), &json!("Ada")));
    assert!(game.ends_with(invited["items"][0]["game"].as_str().unwrap()));
    there.join(&game);
    ada.start(&game);
    for replica in [&engine, &there].into_iter().cycle() {
        for person in [&ada, replica] {
            if let Some(the_move) = person.moves(&game).first() {
                person.play(&game, the_move).ok();
            }
        }
        if engine.get(&game).ok()["status"] != "running" {
            break;
        }
    }
    let result = engine.get(&format!("{game}/result")).ok();
    assert_eq!(result["players"][1]["bot_of"], "Ada");
}

#[test]
fn a_bot_is_shown_as_one_with_its_owner_wherever_it_is_named() {
    let app = App::start();
    let ada = app.register("Ada");
    let engine = bot(&ada, "Engine");
    let game = ada.open(json!({"seats": 2, "first_seat": 0, "bots_welcome": true}));
    let is_shown = |players: &Value| {
        let [first, second] = [&players[0], &players[1]];
        assert_eq!((&first["name"], &first["bot_of"]), (&json!("Ada"), &Value::Null), "{players}");
        assert_eq!((&second["name"], &second["bot_of"]), (&json!("Engine"), &json!("Ada")), "{players}");
    };
    is_shown(&engine.join(&game)["players"]);
    let listed = app.get("/v1/games?status=lobby").ok();
    is_shown(&listed["items"][0]["players"]);
    assert_eq!(listed["items"][0]["bots_welcome"], true);
    ada.start(&game);
    is_shown(&app.get(&game).ok()["players"]);
    is_shown(&ada.get("/v1/me/home").ok()["games"][0]["players"]);
    everyone_moves(&game, &[&ada, &engine]);
    // From now on a bot of the server plays for her.
    ada.resign(&game);
    for list in [
        app.get(&format!("{game}/result")).ok()["players"].clone(),
        app.get("/v1/players/Ada/games").ok()["items"][0]["players"].clone(),
    ] {
        assert_eq!((&list[1]["name"], &list[1]["bot_of"]), (&json!("Engine"), &json!("Ada")), "{list}");
        assert_eq!(list[0]["bot_of"], Value::Null);
    }
    let profile = app.get("/v1/players/engine").ok();
    assert_eq!((&profile["bot_of"], &profile["guest"]), (&json!("Ada"), &json!(false)));
    assert_eq!(app.get("/v1/players/Ada").ok()["bot_of"], Value::Null);
}

#[test]
fn games_with_bots_count_for_no_rating_and_no_leaderboard() {
    let app = App::start();
    let ada = app.register("Ada");
    let engine = bot(&ada, "Engine");
    over(json!({"seats": 2, "bots_welcome": true, "first_seat": 0}), &[&ada, &engine]);
    for table in ["rating_changes", "standings"] {
        assert_eq!(query(&app.database_url, &format!("SELECT * FROM {table}")), Vec::<Value>::new(), "{table}");
    }
    // Not even after the bot is deleted and everything is derived anew.
    assert_eq!(ada.delete("/v1/me/bots/Engine").status, 204);
    let arguments = ["rebuild", "--database-url", &app.database_url];
    let rebuilt = Command::new(env!("CARGO_BIN_EXE_railhead")).args(arguments).output().unwrap();
    assert!(rebuilt.status.success(), "{rebuilt:?}");
    assert_eq!(query(&app.database_url, "SELECT * FROM standings"), Vec::<Value>::new());
}

#[test]
fn a_bot_makes_no_keys_owns_no_bots_and_cannot_be_signed_in() {
    let app = App::start();
    let ada = app.register("Ada");
    let engine = bot(&ada, "Engine");
    make_bot(&engine, "Child").refused(403, "not_for_keys");
    make_key(&engine, "Engine", &["read"]).refused(403, "not_for_keys");
    engine.get(&keys_of("Engine")).refused(403, "not_for_keys");
    engine
        .post("/v1/accounts/me/upgrade", json!({"name": "Free", "password": "a train at noon"}))
        .refused(403, "not_for_keys");
    engine.put("/v1/me/friends/Ada").refused(403, "not_for_keys");
    engine.post("/v1/games/quick", json!({})).refused(403, "not_for_keys");
    engine.ask("DELETE", "/v1/accounts/me", json!({})).refused(403, "not_for_keys");
    for password in ["", "a train at noon"] {
        app.tell("/v1/sessions", json!({"name": "Engine", "password": password})).refused(401, "wrong_credentials");
    }
    assert_eq!(names(&ada.get("/v1/me/bots").ok()), ["Engine"]);
}

#[test]
fn bots_and_keys_are_their_owners_alone() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let engine = bot(&ada, "Engine");
    let key = ada.get(&keys_of("engine")).ok()["items"][0]["id"].as_str().unwrap().to_owned();
    bob.get(&keys_of("Engine")).refused(404, "not_found");
    make_key(&bob, "Engine", &["read"]).refused(404, "not_found");
    bob.delete(&format!("{}/{key}", keys_of("Engine"))).refused(404, "not_found");
    bob.delete("/v1/me/bots/Engine").refused(404, "not_found");
    make_key(&ada, "Ada", &["read"]).refused(404, "not_found");
    ada.delete("/v1/me/bots/Ada").refused(404, "not_found");
    // A key of another bot of the same owner.
    bot(&ada, "Second");
    ada.delete(&format!("{}/{key}", keys_of("Second"))).refused(404, "not_found");
    engine.account();
    assert_eq!(names(&bob.get("/v1/me/bots").ok()), Vec::<&str>::new());
    app.get("/v1/me/bots").refused(401, "unauthenticated");
    make_bot(&app.guest(), "Guests engine").refused(409, "guest_account");
}

#[test]
fn an_account_has_ten_bots_and_a_bot_five_keys() {
    let app = App::start();
    let ada = app.register("Ada");
    for number in 0..10 {
        make_bot(&ada, &format!("Engine {number}")).ok();
    }
    assert_eq!(make_bot(&ada, "Engine 10").refused(409, "too_many_bots")["most"], 10);
    let made = (0..5).map(|_| make_key(&ada, "Engine 0", &["read"]).ok()).collect::<Vec<_>>();
    assert_eq!(make_key(&ada, "Engine 0", &["read"]).refused(409, "too_many_api_keys")["most"], 5);
    let first = format!("{}/{}", keys_of("Engine 0"), made[0]["id"].as_str().unwrap());
    assert_eq!(ada.delete(&first).status, 204);
    ada.delete(&first).refused(404, "not_found");
    make_key(&ada, "Engine 0", &["read"]).ok();
    assert_eq!(ada.delete("/v1/me/bots/Engine%203").status, 204);
    make_bot(&ada, "Engine 10").ok();
    assert_eq!(ada.delete("/v1/me/bots/Engine%204").status, 204);
    // Names are everybody's: of people, of bots, and of those that were deleted.
    for name in ["ada", "ENGINE 1", "Engine 3"] {
        make_bot(&ada, name).refused(409, "name_taken");
    }
    make_bot(&ada, "x").refused(422, "invalid_name");
}

#[test]
fn ten_bots_asked_for_at_once_by_two_devices_are_ten() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let there = ada.at(&two.app);
    thread::scope(|scope| {
        for number in 0..16 {
            let ada = if number % 2 == 0 { &ada } else { &there };
            scope.spawn(move || make_bot(ada, &format!("Engine {number}")));
        }
    });
    assert_eq!(ada.get("/v1/me/bots").items().len(), 10);
}

#[test]
fn a_deleted_bot_leaves_its_games_to_a_bot_of_the_server() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let engine = bot(&ada, "Engine");
    let game = begun(json!({"seats": 3, "first_seat": 0, "invite": ["Engine"]}), &[&bob, &engine, &ada]);
    let there = engine.at(&two.app);
    there.get(&game).ok();
    assert_eq!(ada.delete("/v1/me/bots/engine").status, 204);
    engine.get(&game).refused(401, "invalid_token");
    until("the key is refused there", || there.get(&game).status == 401);
    let seat = one.get(&game).ok()["players"][1].clone();
    assert_eq!((&seat["occupant"]["kind"], &seat["deleted"]), (&json!("bot"), &json!(true)));
    one.get("/v1/players/Engine").refused(404, "not_found");
}

#[test]
fn the_bots_of_a_deleted_account_are_deleted_with_it() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (engine, second) = (bot(&ada, "Engine"), bot(&ada, "Second"));
    let game = begun(json!({"seats": 2, "first_seat": 0, "invite": ["Engine"]}), &[&bob, &engine]);
    assert_eq!(ada.delete_account().status, 204);
    for bot in [&engine, &second] {
        bot.get("/v1/accounts/me").refused(401, "invalid_token");
    }
    for table in ["bots", "api_keys"] {
        assert_eq!(query(&app.database_url, &format!("SELECT account_id FROM {table}")), Vec::<Value>::new());
    }
    let seat = app.get(&game).ok()["players"][1].clone();
    assert_eq!((&seat["occupant"]["kind"], &seat["deleted"]), (&json!("bot"), &json!(true)));
    app.get("/v1/players/Second").refused(404, "not_found");
    app.tell("/v1/accounts", json!({"name": "Engine", "password": "a train at noon"})).refused(409, "name_taken");
}

#[test]
fn banning_an_owner_bans_their_bots_and_lifting_it_lifts_both() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let (root, eve) = (root(&one), one.register("Eve"));
    let (engine, worse) = (bot(&eve, "Engine"), bot(&eve, "Worse"));
    let there = engine.at(&two.app);
    there.account();
    let ban = |name: &str| {
        let path = format!("/v1/admin/accounts/{name}/ban");
        assert_eq!(root.ask("PUT", &path, json!({"reason": "a test"})).status, 204);
    };
    ban("Worse");
    worse.get("/v1/accounts/me").refused(403, "banned");
    engine.account();
    ban("Eve");
    engine.get("/v1/accounts/me").refused(403, "banned");
    until("the bot is refused there", || there.get("/v1/accounts/me").status == 403);
    assert_eq!(root.delete("/v1/admin/accounts/Eve/ban").status, 204);
    engine.account();
    worse.get("/v1/accounts/me").refused(403, "banned");
}

#[test]
fn no_bot_gets_into_a_rated_game_by_any_way() {
    let app = App::start();
    let ada = app.register("Ada");
    let engine = bot(&ada, "Engine");
    let rated = json!({"seats": 2, "rated": true});
    engine.post("/v1/games", rated.clone()).refused(409, "rated_game");
    let with = |member: &str, value: Value| {
        let mut body = rated.clone();
        body[member] = value;
        ada.post("/v1/games", body)
    };
    with("invite", json!(["Engine"])).refused(409, "rated_game");
    with("bots_welcome", json!(true)).refused(409, "rated_game");
    let game = ada.open(rated.clone());
    engine.put(&format!("{game}/players/me")).refused(409, "rated_game");
    let code = ada.get(&game).ok()["code"].clone();
    engine.post("/v1/games/join-by-code", json!({ "code": code })).refused(409, "rated_game");
    ada.post(&format!("{game}/invitations"), json!({"name": "Engine"})).refused(409, "rated_game");
    engine.post("/v1/games/quick", json!({"rated": true})).refused(403, "not_for_keys");
    assert_eq!(app.get(&game).ok()["players"][1]["name"], Value::Null);
}

#[test]
fn a_bot_joins_where_it_is_invited_or_welcome_or_at_home() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let engine = bot(&ada, "Engine");
    let seat = |game: &str| engine.put(&format!("{game}/players/me"));
    let public = bob.open(json!({"seats": 2}));
    seat(&public).refused(403, "not_for_bots");
    let code = bob.get(&public).ok()["code"].clone();
    engine.post("/v1/games/join-by-code", json!({ "code": code })).refused(403, "not_for_bots");
    bob.post(&format!("{public}/invitations"), json!({"name": "Engine"})).ok();
    seat(&public).ok();
    seat(&bob.open(json!({"seats": 2, "bots_welcome": true}))).ok();
    seat(&ada.open(json!({"seats": 2}))).ok();
    let second = bot(&ada, "Second");
    seat(&second.open(json!({"seats": 2}))).ok();
    // Where it was kicked or has declined, welcome or not, it is as anybody.
    let declined = bob.open(json!({"seats": 2, "invite": ["Engine"]}));
    assert_eq!(engine.delete(&format!("{declined}/invitations/me")).status, 204);
    seat(&declined).refused(403, "not_for_bots");
}

#[test]
fn quick_match_seats_nobody_beside_a_bot() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let engine = bot(&ada, "Engine");
    let with_bot = engine.open(json!({"seats": 2, "auto_start": true}));
    let found = bob.post("/v1/games/quick", json!({})).ok();
    assert!(!with_bot.ends_with(found["id"].as_str().unwrap()));
    let joined = app.register("Cleo").post("/v1/games/quick", json!({})).ok();
    assert_eq!((&joined["id"], &joined["status"]), (&found["id"], &json!("running")));
}

#[test]
fn a_rematch_with_a_bot_welcomes_bots_as_the_game_did() {
    let app = App::start();
    let ada = app.register("Ada");
    let engine = bot(&ada, "Engine");
    let game = over(json!({"seats": 2, "bots_welcome": true, "first_seat": 0}), &[&ada, &engine]);
    let again = engine.post(&format!("{game}/rematch"), json!({})).ok();
    assert_eq!((&again["bots_welcome"], &again["options"]["rated"]), (&json!(true), &json!(false)));
    let joined = ada.post(&format!("{game}/rematch"), json!({})).ok();
    let owners = [0, 1].map(|seat| joined["players"][seat]["bot_of"].as_str());
    assert!(joined["id"] == again["id"] && owners.contains(&Some("Ada")) && owners.contains(&None), "{joined}");
}

#[test]
fn bots_have_no_friends_and_are_hidden_by_blocking_their_owner() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let engine = bot(&ada, "Engine");
    ask(&bob, "Engine").refused(403, "not_for_bots");
    let game = engine.open(json!({"seats": 2, "bots_welcome": true}));
    bob.get(&game).ok();
    let sees = |person: &Person, name: &str| person.get(&format!("/v1/players/{name}")).status == 200;
    assert!(sees(&bob, "Engine") && sees(&engine, "Bob"));
    assert_eq!(bob.put("/v1/me/blocks/Ada").status, 204);
    assert!(!sees(&bob, "Engine") && !sees(&engine, "Bob") && !sees(&bob, "Ada"));
    bob.get(&game).refused(404, "not_found");
    bob.post("/v1/games", json!({"seats": 2, "invite": ["Engine"]})).refused(422, "unknown_player");
    assert_eq!(bob.delete("/v1/me/blocks/Ada").status, 204);
    // A bot alone can be blocked, too.
    assert_eq!(bob.put("/v1/me/blocks/Engine").status, 204);
    assert!(!sees(&bob, "Engine") && !sees(&engine, "Bob") && sees(&bob, "Ada") && sees(&ada, "Bob"));
    assert_eq!(bob.delete("/v1/me/blocks/Engine").status, 204);
    // An owner's blocks are those of their bots.
    assert_eq!(ada.put("/v1/me/blocks/Bob").status, 204);
    assert!(!sees(&bob, "Engine") && !sees(&engine, "Bob"));
}

#[test]
fn bots_of_an_owner_share_one_limit_apart_from_the_owners() {
    let app = App::with(Setup { rates: 1, proxies: 1, ..Setup::default() });
    let ada = app.register("Ada");
    let bots = [bot(&ada, "Engine"), bot(&ada, "Second")];
    // Each from an address of its own, so that only the account counts.
    let opened = |person: &Person, number: usize| {
        let address = format!("203.0.113.{number}");
        let path = format!("/v1/games/{}/players/me", Uuid::nil());
        let headers = [("authorization", person.token.as_str()), ("x-forwarded-for", address.as_str())];
        person.app.send("PUT", &path, &headers, "").status
    };
    for number in 0..30 {
        assert_eq!([opened(&bots[0], number), opened(&bots[1], number)], [404; 2], "the {number}th of each");
    }
    assert_eq!([opened(&bots[0], 30), opened(&bots[1], 30)], [429; 2]);
    assert_eq!(opened(&ada, 253), 404);
}
