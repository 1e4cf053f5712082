//! Roles, bans that end, and what moderators and admins do.

use crate::{
    admin::root,
    app::{Answer, App, Person, RUNTIME, any, dealt, execute, over, query},
    bots_of_others::bot,
    openapi::{operations, path_of},
    scene::table,
};
use railhead::{jobs::analyses, store::accounts::bans};
use serde_json::{Value, json};
use std::{process::Command, time::Duration};

/// The output of `railhead admin`.
pub fn command(app: &App, arguments: &[&str]) -> (bool, String) {
    let all = [&["admin"], arguments, &["--database-url", &app.database_url]].concat();
    let output = Command::new(env!("CARGO_BIN_EXE_railhead")).args(all).output().unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

/// A moderator, made by an admin.
pub fn moderator(app: &App, root: &Person, name: &str) -> Person {
    let person = app.register(name);
    let body = json!({"role": "moderator", "reason": "looks after reports"});
    assert_eq!(root.ask("PUT", &format!("/v1/admin/accounts/{name}/role"), body).status, 204);
    person
}

fn ban(root: &Person, name: &str, days: Option<u16>) {
    let body = json!({"reason": "insults", "days": days});
    assert_eq!(root.ask("PUT", &format!("/v1/admin/accounts/{name}/ban"), body).status, 204);
}

#[test]
fn an_operation_of_a_role_refuses_everybody_without_it() {
    let app = App::start();
    let (root, ada) = (root(&app), app.register("Ada"));
    let mia = moderator(&app, &root, "Mia");
    assert_eq!(mia.account()["role"], "moderator");
    let (mut moderators, mut admins) = (0, 0);
    for (path, method, operation) in operations() {
        let role = operation["x-role"].as_str();
        assert_eq!(role.is_some(), path.starts_with("/v1/admin/"), "{path}: x-role is for operations of roles");
        let Some(role) = role else { continue };
        let (path, body) = (path_of(path, "Nobody"), &table()[operation["operationId"].as_str().unwrap()]["body"]);
        let ask = |person: &Person| -> Answer {
            match method.as_str() {
                "get" => person.get(&path),
                method => person.ask(&method.to_uppercase(), &path, body.clone()),
            }
        };
        ask(&ada).refused(403, "not_admin");
        match role {
            "moderator" => {
                moderators += 1;
                assert_ne!(ask(&mia).status, 403, "{path}");
            }
            role => {
                admins += 1;
                assert_eq!(role, "admin", "{path}");
                ask(&mia).refused(403, "not_admin");
            }
        }
        assert_ne!(ask(&root).status, 403, "{path}");
    }
    assert!(moderators > 0 && admins > 4);
}

#[test]
fn roles_are_given_and_taken_back_with_a_reason() {
    let app = App::start();
    let root = root(&app);
    let mia = moderator(&app, &root, "Mia");
    let set = |name: &str, role: &str| {
        root.ask("PUT", &format!("/v1/admin/accounts/{name}/role"), json!({"role": role, "reason": "a test"}))
    };
    let refused = root.ask("PUT", "/v1/admin/accounts/Mia/ban", json!({"reason": "a quarrel"}));
    refused.refused(409, "is_admin");
    let guest = app.guest().account()["name"].as_str().unwrap().replace(' ', "%20");
    set(&guest, "moderator").refused(409, "guest_account");
    set("Nobody", "moderator").refused(404, "not_found");
    assert_eq!(set("Mia", "admin").status, 204);
    mia.get("/v1/admin/actions").ok();
    assert_eq!(set("Mia", "player").status, 204);
    mia.get("/v1/admin/actions").refused(403, "not_admin");
    let actions = root.get("/v1/admin/actions").ok()["items"].as_array().unwrap().clone();
    let told = actions.iter().map(|action| json!([action["action"], action["account"], action["reason"]]));
    let expected = [
        json!(["revoke", "Mia", "a test"]),
        json!(["grant", "Mia", "a test"]),
        json!(["appoint", "Mia", "looks after reports"]),
        json!(["grant", "Root", null]),
    ];
    assert_eq!(told.collect::<Vec<_>>(), expected);
}

#[test]
fn a_ban_says_why_and_until_when_and_ends_by_itself() {
    let app = App::start();
    app.process.set_contact("mailto:admin@example.org");
    let (root, eve) = (root(&app), app.register("Eve"));
    let engine = bot(&eve, "Engine");
    engine.account();
    ban(&root, "Eve", Some(7));
    let sign_in = || app.tell("/v1/sessions", json!({"name": "Eve", "password": "a train at noon"}));
    let end = app.process.time.now() + Duration::from_secs(7 * 24 * 3600);
    for refused in [sign_in(), app.refresh(&eve.refresh), eve.get("/v1/accounts/me"), engine.get("/v1/accounts/me")] {
        let problem = refused.refused(403, "banned");
        let until = problem["until"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
        assert!(end.duration_since(until).abs() < jiff::SignedDuration::from_secs(60), "{problem}");
        assert_eq!((&problem["reason"], &problem["contact"]), (&json!("insults"), &json!("mailto:admin@example.org")));
        assert!(problem["detail"].as_str().unwrap().contains("mailto:admin@example.org"), "{problem}");
    }
    app.wait(Duration::from_secs(7 * 24 * 3600 - 60));
    sign_in().refused(403, "banned");
    app.wait(Duration::from_secs(60));
    app.refresh(&eve.refresh).ok();
    // Replicas hear of bans again and again; here, by another one.
    app.register("Bob");
    ban(&root, "Bob", None);
    eve.account();
    engine.account();
    assert_eq!(sign_in().status, 201);
    let bob = app.tell("/v1/sessions", json!({"name": "Bob", "password": "a train at noon"}));
    assert_eq!(bob.refused(403, "banned")["until"], Value::Null);
}

#[test]
fn a_ban_that_is_over_is_lifted_by_the_job_of_retention() {
    let app = App::start();
    let (root, ada) = (root(&app), app.register("Ada"));
    app.register("Eve");
    ban(&root, "Eve", Some(1));
    let invite = || ada.post("/v1/games", json!({"seats": 2, "invite": ["Eve"]}));
    invite().refused(422, "unknown_player");
    app.wait(Duration::from_secs(24 * 3600));
    RUNTIME.block_on(bans::lift_those_over(&app.database(), app.process.time.now())).unwrap();
    assert_eq!(invite().status, 201);
}

#[test]
fn a_ban_is_in_the_export_of_the_account() {
    let app = App::start();
    let (root, eve) = (root(&app), app.register("Eve"));
    ban(&root, "Eve", Some(7));
    let lift = json!({"reason": "a mistake"});
    assert_eq!(root.ask("DELETE", "/v1/admin/accounts/Eve/ban", lift).status, 204);
    let actions = eve.get("/v1/accounts/me/export").ok()["admin_actions"].clone();
    assert_eq!((&actions[0]["action"], &actions[0]["reason"]), (&json!("ban"), &json!("insults")));
    assert!(actions[0]["until"].is_string() && actions[0]["admin_name"].is_null(), "{actions}");
    assert_eq!((&actions[1]["action"], &actions[1]["reason"]), (&json!("unban"), &json!("a mistake")));
}

#[test]
fn the_command_line_bans_for_days_and_lifts_the_ban() {
    let app = App::start();
    let (root, eve) = (root(&app), app.register("Eve"));
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&eve]);
    let (good, said) = command(&app, &["ban", "eve", "--reason", "insults", "--days", "3"]);
    assert!(good && said.contains("eve is banned until 20"), "{said}");
    assert_eq!(app.get(&game).ok()["status"], "void");
    let problem = app.refresh(&eve.refresh).refused(403, "banned");
    assert_eq!(problem["reason"], "insults");
    assert!(problem["contact"].is_null() && problem["until"].is_string(), "{problem}");
    let action = root.get("/v1/admin/actions").ok()["items"][0].clone();
    assert_eq!(
        (&action["admin"], &action["action"], &action["until"]),
        (&Value::Null, &json!("ban"), &problem["until"])
    );
    let (good, said) = command(&app, &["unban", "Eve", "--reason", "a mistake"]);
    assert!(good, "{said}");
    app.refresh(&eve.refresh).ok();
    for wrong in [["ban", "Root", "--reason", "x"].as_slice(), &["ban", "Eve"], &["ban", "Eve", "--reason", " "]] {
        assert!(!command(&app, wrong).0, "{wrong:?}");
    }
    let (good, said) = command(&app, &["grant", "Eve", "--role", "moderator"]);
    assert!(good && said.contains("Eve is a moderator"), "{said}");
    assert!(command(&app, &["list"]).1.contains("Root\nEve (moderator)\n"));
}

#[test]
fn a_muted_account_plays_on_and_is_told_why_it_says_nothing() {
    let app = App::start();
    app.process.set_contact("https://example.org/appeal");
    let (root, ada, eve) = (root(&app), app.register("Ada"), app.register("Eve"));
    let mia = moderator(&app, &root, "Mia");
    let game = dealt(json!({"seats": 2}), &[&ada, &eve]);
    let say = |person: &Person| person.post(&format!("{game}/phrases"), json!({"phrase": "hello"}));
    let body = json!({"reason": "says one phrase all evening", "days": 2});
    assert_eq!(mia.ask("PUT", "/v1/admin/accounts/eve/mute", body.clone()).status, 204);
    let problem = say(&eve).refused(403, "account_muted");
    let told = ["reason", "contact"].map(|member| problem[member].clone());
    assert_eq!(told, [json!("says one phrase all evening"), json!("https://example.org/appeal")]);
    assert!(problem["until"].is_string(), "{problem}");
    assert_eq!(mia.get("/v1/admin/accounts/Eve").ok()["muted_until"], problem["until"]);
    assert_eq!(eve.get(&game).status, 200);
    assert_eq!(say(&ada).status, 201);
    app.wait(Duration::from_secs(48 * 3600 + 1));
    assert_eq!(say(&eve).status, 201, "the mute is over");
    assert!(mia.get("/v1/admin/accounts/Eve").ok()["muted_until"].is_null());

    assert_eq!(mia.ask("PUT", "/v1/admin/accounts/Eve/mute", body.clone()).status, 204);
    say(&eve).refused(403, "account_muted");
    assert_eq!(mia.ask("DELETE", "/v1/admin/accounts/Eve/mute", json!({"reason": "she asked"})).status, 204);
    assert_eq!(say(&eve).status, 201);
    mia.ask("PUT", "/v1/admin/accounts/Root/mute", body.clone()).refused(409, "is_admin");
    mia.ask("PUT", "/v1/admin/accounts/Nobody/mute", body).refused(404, "not_found");
    let days = json!({"reason": "x", "days": 366});
    mia.ask("PUT", "/v1/admin/accounts/Eve/mute", days).refused(400, "invalid_body");
    let told = |action: &Value| ["admin", "action", "account", "reason"].map(|member| action[member].clone());
    let actions = root.get("/v1/admin/actions").ok()["items"].clone();
    assert_eq!(told(&actions[0]), [json!("Mia"), json!("unmute"), json!("Eve"), json!("she asked")]);
    let exported = eve.get("/v1/accounts/me/export").ok()["admin_actions"].clone();
    assert_eq!((&exported[0]["action"], &exported[0]["admin_name"]), (&json!("mute"), &Value::Null));
}

#[test]
fn the_command_line_mutes_for_days_and_ends_the_mute() {
    let app = App::start();
    let (ada, eve) = (app.register("Ada"), app.register("Eve"));
    let game = dealt(json!({"seats": 2}), &[&ada, &eve]);
    let (good, said) = command(&app, &["mute", "Eve", "--reason", "insults", "--days", "3"]);
    assert!(good && said.contains("Eve is muted until 20"), "{said}");
    let say = || eve.post(&format!("{game}/phrases"), json!({"phrase": "hello"}));
    assert_eq!(say().refused(403, "account_muted")["reason"], "insults");
    assert!(command(&app, &["unmute", "Eve"]).0);
    assert_eq!(say().status, 201);
}

#[test]
fn a_pair_of_which_one_lets_the_other_win_stands_out() {
    let app = App::start();
    let root = root(&app);
    let [ada, eve, bob, cid] = ["Ada", "Eve", "Bob", "Cid"].map(|name| app.register(name));
    let mia = moderator(&app, &root, "Mia");
    let duel = |loser: &Person, winner: &Person| over(json!({"seats": 2, "rated": true}), &[loser, winner]);
    for nth in 0..6 {
        duel(&eve, &ada);
        if nth % 2 == 0 {
            duel(&bob, &cid)
        } else {
            duel(&cid, &bob)
        };
    }
    duel(&eve, &bob);
    over(json!({"seats": 2}), &[&bob, &eve]);
    let pairs = mia.get("/v1/admin/pairs").ok()["items"].clone();
    let pair = &pairs[0];
    let told = ["name", "opponent", "games", "score", "abandoned"].map(|member| pair[member].clone());
    assert_eq!(told, [json!("Ada"), json!("Eve"), json!(6), json!(6.0), json!(6)]);
    let of = |pair: &Value, member: &str| pair[member].as_f64().unwrap();
    assert!(of(pair, "expected") > 3.0 && of(pair, "surprise") > 1.0, "{pair}");
    let rating = app.get("/v1/players/Ada").ok()["ratings"]["duel"]["rating"].as_i64().unwrap();
    assert!((rating - 1000 - pair["gained"].as_i64().unwrap()).abs() <= 1, "{pair} {rating}");
    // Two games are no pattern, and Bob and Cid won as often as each other.
    let others = pairs.as_array().unwrap()[1..].iter();
    assert!(others.clone().all(|pair| pair["games"] == 6 && of(pair, "surprise") < 1.0), "{pairs}");
    let of_bob = mia.get("/v1/admin/pairs?name=bob").ok()["items"].clone();
    assert!(of_bob.as_array().unwrap().iter().all(|pair| pair["name"] == "Bob" || pair["opponent"] == "Bob"));
    mia.get("/v1/admin/pairs?name=Nobody").refused(404, "not_found");
}

#[test]
fn a_player_who_gives_points_to_a_friend_stands_out() {
    let app = App::start();
    let root = root(&app);
    let [ada, eve, bob] = ["Ada", "Eve", "Bob"].map(|name| app.register(name));
    let mia = moderator(&app, &root, "Mia");
    assert_eq!(mia.get("/v1/admin/gifts").ok()["items"], json!([]));
    let table = json!({"seats": 3, "rated": true, "first_seat": 0});
    (0..4).for_each(|_| drop(over(table.clone(), &[&ada, &eve, &bob])));
    over(json!({"seats": 3}), &[&ada, &eve, &bob]);
    over(json!({"seats": 2, "rated": true}), &[&ada, &eve]);
    // Eve gives to Ada; in one game, much.
    let given = "CASE seat WHEN 0 THEN '{0,-6,6}' WHEN 1 THEN '{20,0,-20}' ELSE '{-2,2,0}' END::real[]";
    let keep = format!(
        "UPDATE results SET away = NULL;
        INSERT INTO analysed_seats (game_id, seat, luck, errors, decisions, version, given)
            SELECT game_id, seat, 0, 0, 50, 2, CASE seats WHEN 3 THEN {given} END FROM results;
        UPDATE analysed_seats SET given = '{{500,0,-500}}' WHERE ctid IN
            (SELECT a.ctid FROM analysed_seats a JOIN results r USING (game_id, seat)
                WHERE seat = 1 AND r.rated AND r.seats = 3 LIMIT 1)"
    );
    execute(&app.database_url, &keep).unwrap();
    let gifts = mia.get("/v1/admin/gifts").ok()["items"].clone();
    let told = |gift: &Value| ["giver", "receiver", "games", "points"].map(|member| gift[member].clone());
    assert_eq!(told(&gifts[0]), [json!("Eve"), json!("Ada"), json!(4), json!(140.0)]);
    assert!((1.0..2.5).contains(&gifts[0]["index"].as_f64().unwrap()), "a game counts so much at most: {gifts}");
    assert_eq!(told(&gifts[1]), [json!("Ada"), json!("Bob"), json!(4), json!(6.0)]);
    let of_bob = mia.get("/v1/admin/gifts?name=bob&limit=1").ok()["items"].clone();
    assert_eq!((of_bob.as_array().unwrap().len(), &of_bob[0]["giver"]), (1, &json!("Ada")));
    let (good, said) = command(&app, &["gifts", "eve"]);
    assert!(good && said.contains("Eve to Ada: 140.0 points a game in 4"), "{said}");
    // Of a seat that was left, nobody can say what the player gave.
    execute(&app.database_url, "UPDATE results SET away = 'resigned' WHERE seat = 1").unwrap();
    let gifts = mia.get("/v1/admin/gifts").ok()["items"].clone();
    assert!(gifts.as_array().unwrap().iter().all(|gift| gift["giver"] != "Eve"), "{gifts}");
    mia.get("/v1/admin/gifts?name=Nobody").refused(404, "not_found");
    ada.get("/v1/admin/gifts").refused(403, "not_admin");
}

#[test]
fn a_job_keeps_what_seats_gave_at_tables_of_three() {
    let app = App::start();
    let ada = app.register("Ada");
    for seats in [2, 3] {
        let game = ada.open(json!({"seats": seats, "bots": vec!["conductor"; seats - 1]}));
        ada.start(&game);
        ada.play_to_the_end(&game, any(1));
    }
    RUNTIME.block_on(analyses::run(app.database())).unwrap();
    let kept = query(
        &app.database_url,
        "SELECT a.seat, r.seats, a.given, (SELECT sum(points) FROM unnest(a.given) points) AS sum
            FROM analysed_seats a JOIN results r USING (game_id, seat) ORDER BY r.seats, a.seat",
    );
    let given = kept.iter().map(|row| row["given"].as_array().map_or(0, Vec::len)).collect::<Vec<_>>();
    assert_eq!(given, [0, 0, 3, 3, 3]);
    for (seat, row) in kept[2..].iter().enumerate() {
        assert_eq!(row["given"][seat], 0.0, "nobody gives to themselves");
        assert!(row["sum"].as_f64().unwrap().abs() < 0.01, "what one gets is taken from the rest: {row}");
    }
}
