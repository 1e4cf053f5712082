//! Sessions: refreshing, devices, keys.

use crate::{
    app::{App, Person, RUNTIME, Setup, execute, query},
    replicas::Replica,
};
use railhead::store::accounts::sessions;
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{collections::HashSet, thread};

/// The parts that do not change between two answers that give the same tokens.
fn tokens(session: &Value) -> (Value, Value) {
    (session["access_token"].clone(), session["refresh_token"].clone())
}

/// Lets so many seconds pass for all sessions.
fn pass(app: &App, seconds: u32) {
    let sql = format!(
        "UPDATE sessions SET rotated_at = rotated_at - interval '{seconds} seconds', \
         earlier_rotations = ARRAY(SELECT t - interval '{seconds} seconds' FROM unnest(earlier_rotations) t ORDER BY t DESC)"
    );
    execute(&app.database_url, &sql).unwrap();
}

fn devices(person: &Person) -> Vec<Value> {
    let mut names = person.get("/v1/sessions").items();
    names.sort_by_key(|device| device["device"].to_string());
    names.iter().map(|device| device["device"].clone()).collect()
}

#[test]
fn a_refresh_gives_new_tokens_and_a_new_refresh_token() {
    let app = App::start();
    let ada = app.register("Ada");
    let next = app.refresh(&ada.refresh).ok();
    assert_ne!(next["refresh_token"], ada.refresh.as_str());
    assert_eq!((&next["account"]["name"], &next["token_type"]), (&json!("Ada"), &json!("Bearer")));
    let then = app.person(&next);
    assert_eq!(then.account(), ada.account());
    assert_ne!(app.refresh(&then.refresh).ok()["refresh_token"], next["refresh_token"]);
}

#[test]
fn a_refresh_repeated_within_30_seconds_gets_the_same_tokens() {
    let app = App::start();
    let ada = app.register("Ada");
    let first = app.refresh(&ada.refresh).ok();
    pass(&app, 0);
    assert_eq!(tokens(&app.refresh(&ada.refresh).ok()), tokens(&first));
    pass(&app, 25);
    let late = app.refresh(&ada.refresh).ok();
    assert_eq!(late["refresh_token"], first["refresh_token"]);
    assert!((873..=875).contains(&late["expires_in"].as_u64().unwrap()), "{late}");
    app.refresh(first["refresh_token"].as_str().unwrap()).ok();
}

#[test]
fn parallel_refreshes_through_two_replicas_get_the_same_tokens() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let mut token = ada.refresh.clone();
    let counted = "CREATE TABLE rotations (at timestamptz); \
        CREATE FUNCTION count_rotation() RETURNS trigger LANGUAGE plpgsql AS \
        'BEGIN INSERT INTO rotations VALUES (now()); RETURN NULL; END'; \
        CREATE TRIGGER counted AFTER UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION count_rotation()";
    execute(&one.database_url, counted).unwrap();
    for _ in 0..5 {
        let answers = thread::scope(|scope| {
            let ask = |n: usize| if n.is_multiple_of(2) { &one } else { &two.app };
            let sent =
                (0..8).map(|n| (ask(n), &token)).map(|(app, token)| scope.spawn(move || app.refresh(token).ok()));
            sent.collect::<Vec<_>>().into_iter().map(|sent| tokens(&sent.join().unwrap())).collect::<HashSet<_>>()
        });
        assert_eq!(answers.len(), 1, "one rotation, eight equal answers");
        token = answers.into_iter().next().unwrap().1.as_str().unwrap().to_owned();
    }
    assert_eq!(query(&one.database_url, "SELECT FROM sessions").len(), 1);
    assert_eq!(query(&one.database_url, "SELECT FROM rotations").len(), 5, "the other seven each time repeated it");
}

#[test]
fn a_token_reused_after_30_seconds_ends_its_family_only() {
    let app = App::start();
    let (ada, phone) = (app.register("Ada"), app.sign_in("Ada", "phone"));
    let next = app.person(&app.refresh(&ada.refresh).ok());
    pass(&app, 31);
    app.refresh(&ada.refresh).refused(401, "refresh_token_reused");
    app.refresh(&next.refresh).refused(401, "invalid_refresh_token");
    for token in [&ada, &next] {
        token.get("/v1/accounts/me").refused(401, "invalid_token");
    }
    assert_eq!(devices(&phone), ["phone"]);
    app.refresh(&phone.refresh).ok();
}

#[test]
fn a_session_outlives_the_restore_of_an_older_database() {
    let app = App::start();
    let ada = app.register("Ada");
    execute(&app.database_url, "CREATE TABLE backup AS SELECT * FROM sessions").unwrap();
    let mut token = ada.refresh.clone();
    for _ in 0..3 {
        token = app.person(&app.refresh(&token).ok()).refresh;
        pass(&app, 31);
    }
    let restore = "DELETE FROM sessions; INSERT INTO sessions SELECT * FROM backup; DROP TABLE backup";
    execute(&app.database_url, restore).unwrap();
    let next = app.person(&app.refresh(&token).ok());
    assert_eq!(devices(&next).len(), 1, "it is the same session");
    pass(&app, 31);
    app.refresh(&ada.refresh).refused(401, "refresh_token_reused");
    app.refresh(&next.refresh).refused(401, "invalid_refresh_token");
}

#[test]
fn tokens_replaced_within_30_seconds_lead_to_the_present_ones() {
    let app = App::start();
    let ada = app.register("Ada");
    // As when two programs of one device refresh, and the second is late.
    let next = app.refresh(&ada.refresh).ok();
    pass(&app, 10);
    let present = app.refresh(next["refresh_token"].as_str().unwrap()).ok();
    for token in [ada.refresh.as_str(), next["refresh_token"].as_str().unwrap()] {
        assert_eq!(tokens(&app.refresh(token).ok()), tokens(&present));
    }
    // 31 seconds after the first one, 21 after the second one.
    pass(&app, 21);
    let late = app.refresh(next["refresh_token"].as_str().unwrap()).ok();
    assert_eq!(late["refresh_token"], present["refresh_token"]);
    app.person(&present).account();
    app.refresh(&ada.refresh).refused(401, "refresh_token_reused");
    app.refresh(present["refresh_token"].as_str().unwrap()).refused(401, "invalid_refresh_token");
}

/// More than a device has a reason for: their maker is not kept in step.
#[test]
fn only_eight_replaced_tokens_lead_to_the_present_ones() {
    let app = App::start();
    let mut used = vec![app.register("Ada").refresh];
    for _ in 0..9 {
        let next = app.refresh(used.last().unwrap()).ok();
        used.push(next["refresh_token"].as_str().unwrap().to_owned());
    }
    assert_eq!(app.refresh(&used[1]).ok()["refresh_token"], used[9].as_str());
    app.refresh(&used[0]).refused(401, "refresh_token_reused");
}

#[test]
fn a_session_lives_60_days_from_its_last_refresh() {
    let app = App::start();
    let ada = app.register("Ada");
    pass(&app, 59 * 86_400);
    let next = app.refresh(&ada.refresh).ok();
    pass(&app, 59 * 86_400);
    let last = app.refresh(next["refresh_token"].as_str().unwrap()).ok();
    pass(&app, 60 * 86_400 + 1);
    app.refresh(last["refresh_token"].as_str().unwrap()).refused(401, "invalid_refresh_token");
}

#[test]
fn a_foreign_refresh_token_is_refused_and_ends_nothing() {
    let app = App::start();
    let ada = app.register("Ada");
    let foreign = App::start().register("Eve").refresh;
    for token in ["", "x", &foreign, &ada.refresh[1..], &ada.token] {
        app.refresh(token).refused(401, "invalid_refresh_token");
    }
    app.refresh(&ada.refresh).ok();
}

#[test]
fn refresh_tokens_are_stored_as_hashes_only() {
    let app = App::start();
    let ada = app.register("Ada");
    let next = app.refresh(&ada.refresh).ok();
    let stored = json!(query(&app.database_url, "SELECT * FROM sessions")).to_string();
    let hexes = query(
        &app.database_url,
        "SELECT octet_length(token_hash) AS a, octet_length(previous_hash) AS b FROM sessions",
    );
    assert_eq!(hexes, [json!({"a": 32, "b": 32})]);
    for token in [ada.refresh.as_str(), next["refresh_token"].as_str().unwrap()] {
        // The middle of the text is the secret.
        let bytes = base64::Engine::decode(&base64::engine::general_purpose::URL_SAFE_NO_PAD, token).unwrap();
        let secret = bytes[16..48].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        assert!(!stored.contains(token) && !stored.contains(&secret));
    }
}

#[test]
fn devices_are_listed_and_ended_one_by_one() {
    let app = App::start();
    let (ada, phone, pad) = (app.register("Ada"), app.sign_in("Ada", "phone"), app.sign_in("Ada", "pad"));
    let eve = app.register("Eve");
    let listed = phone.get("/v1/sessions").ok()["items"].clone();
    assert_eq!(listed.as_array().unwrap().len(), 3);
    let current = listed.as_array().unwrap().iter().filter(|device| device["current"] == true).collect::<Vec<_>>();
    assert_eq!((current.len(), &current[0]["device"]), (1, &json!("phone")));
    let pad_id = listed.as_array().unwrap().iter().find(|device| device["device"] == "pad").unwrap()["id"].clone();
    let path = format!("/v1/sessions/{}", pad_id.as_str().unwrap());
    eve.delete(&path).refused(404, "not_found");
    assert_eq!(phone.delete(&path).status, 204);
    phone.delete(&path).refused(404, "not_found");
    phone.delete("/v1/sessions/pad").refused(400, "invalid_path");
    pad.get("/v1/accounts/me").refused(401, "invalid_token");
    app.refresh(&pad.refresh).refused(401, "invalid_refresh_token");
    assert_eq!(phone.delete("/v1/sessions/current").status, 204);
    phone.get("/v1/accounts/me").refused(401, "invalid_token");
    assert_eq!(ada.get("/v1/sessions").items().len(), 1);
}

#[test]
fn all_devices_are_ended_at_once() {
    let app = App::start();
    let (ada, phone, eve) = (app.register("Ada"), app.sign_in("Ada", "phone"), app.register("Eve"));
    assert_eq!(ada.delete("/v1/sessions").status, 204);
    for person in [&ada, &phone] {
        person.get("/v1/accounts/me").refused(401, "invalid_token");
        app.refresh(&person.refresh).refused(401, "invalid_refresh_token");
    }
    eve.account();
}

#[test]
fn a_device_is_called_what_it_says_within_bounds() {
    let app = App::start();
    let ada = app.register("Ada");
    assert!(devices(&ada)[0].as_str().unwrap().starts_with("ureq"), "what User-Agent says");
    let long = app.sign_in("Ada", &format!("a\nb{}", "ü".repeat(97)));
    assert_eq!(devices(&long)[0], format!("ab{}", "ü".repeat(97)));
}

#[test]
fn a_new_password_ends_the_other_sessions() {
    let app = App::start();
    let (ada, phone) = (app.register("Ada"), app.sign_in("Ada", "phone"));
    let change = |old: &str, new: &str| {
        ada.ask("PUT", "/v1/accounts/me/password", json!({"old_password": old, "new_password": new}))
    };
    change("a train at one", "a train at midnight").refused(401, "wrong_credentials");
    change("a train at noon", "password").refused(422, "common_password");
    change("a train at noon", "short").refused(422, "invalid_password");
    phone.account();
    assert_eq!(change("a train at noon", "a train at midnight").status, 204);
    ada.account();
    app.refresh(&ada.refresh).ok();
    phone.get("/v1/accounts/me").refused(401, "invalid_token");
    app.refresh(&phone.refresh).refused(401, "invalid_refresh_token");
    let sign_in = |password: &str| app.tell("/v1/sessions", json!({"name": "Ada", "password": password}));
    sign_in("a train at noon").refused(401, "wrong_credentials");
    sign_in("a train at midnight").ok();
}

#[test]
fn an_ended_session_is_refused_by_the_other_replica_soon() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let there = ada.at(&two.app);
    there.account();
    ada.delete("/v1/sessions/current");
    until("the end is heard of", || there.get("/v1/accounts/me").status == 401);
}

#[test]
fn the_public_keys_check_the_tokens() {
    let app = App::start();
    let ada = app.register("Ada");
    let answer = app.get("/.well-known/jwks.json");
    let keys = serde_json::from_value::<jsonwebtoken::jwk::JwkSet>(answer.ok()).unwrap();
    assert!(answer.header("cache-control").contains("max-age="));
    let token = ada.token.strip_prefix("Bearer ").unwrap();
    let header = jsonwebtoken::decode_header(token).unwrap();
    let key = jsonwebtoken::DecodingKey::from_jwk(keys.find(header.kid.as_ref().unwrap()).unwrap()).unwrap();
    let mut validation = jsonwebtoken::Validation::new(jsonwebtoken::Algorithm::EdDSA);
    validation.set_audience(&["railhead-api"]);
    let claims = jsonwebtoken::decode::<Value>(token, &key, &validation).unwrap().claims;
    assert_eq!(claims["exp"].as_u64().unwrap() - claims["nbf"].as_u64().unwrap(), 900);
    assert_eq!(claims["sub"], ada.account()["id"]);
}

#[test]
fn keys_are_rotated_without_anybody_noticing() {
    let app = App::start();
    let ada = app.register("Ada");
    let rotated = std::process::Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(["rotate-key", "--database-url", &app.database_url])
        .output()
        .unwrap();
    assert!(rotated.status.success(), "{}", String::from_utf8_lossy(&rotated.stderr));
    let kids = |app: &App| app.get("/.well-known/jwks.json").ok()["keys"].as_array().unwrap().len();
    let kid = |person: &Person| jsonwebtoken::decode_header(&person.token["Bearer ".len()..]).unwrap().kid.unwrap();
    let published = App::on(app.database_url.clone(), railhead::log::packs::Packs::default());
    assert_eq!((kids(&app), kids(&published)), (1, 2));
    assert_eq!(kid(&published.sign_in("Ada", "phone")), "1", "published first");
    execute(&app.database_url, "UPDATE signing_keys SET created_at = created_at - interval '130 seconds'").unwrap();
    let signing = App::on(app.database_url.clone(), railhead::log::packs::Packs::default());
    let phone = signing.sign_in("Ada", "phone");
    assert_ne!(kid(&phone), "1");
    phone.at(&published).account();
    ada.at(&signing).account();
}

#[test]
fn neither_tokens_nor_passwords_come_into_the_log() {
    let app = App::start();
    let replica = Replica::logging(&app.database_url);
    let there = &replica.app;
    let ada = there.register("Ada");
    there.tell("/v1/sessions", json!({"name": "Ada", "password": "a wrong train"})).refused(401, "wrong_credentials");
    let next = there.person(&there.refresh(&ada.refresh).ok());
    pass(&app, 31);
    there.refresh(&ada.refresh).refused(401, "refresh_token_reused");
    next.get("/v1/accounts/me").refused(401, "invalid_token");
    there.send("GET", "/v1/accounts/me", &[("authorization", "Bearer not.a.token")], "");
    there.tell("/v1/accounts", json!({"name": "Bob", "password": "too good", "more": 1})).refused(400, "invalid_body");
    execute(&app.database_url, "DROP TABLE sessions CASCADE").unwrap();
    there.refresh(&next.refresh).refused(500, "internal");
    let log = replica.process.stop();
    assert!(log.contains("/v1/sessions/refresh") && log.contains("request failed"), "{log}");
    let secrets = [&ada.refresh, &next.refresh, &ada.token["Bearer ".len()..], &next.token["Bearer ".len()..]];
    for secret in secrets.into_iter().chain(["a train at noon", "a wrong train", "too good", "not.a.token", "$argon2"])
    {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}

/// Sessions that ended in the last twenty minutes are read once, not every two seconds.
#[test]
fn ended_sessions_are_read_once_slow_transactions_included() {
    let app = App::start();
    let db = app.database();
    let ended = |since| RUNTIME.block_on(sessions::revocations(&db, since)).unwrap();
    execute(
        &app.database_url,
        "INSERT INTO ended_sessions SELECT gen_random_uuid(), now() - interval '5 minutes' FROM generate_series(1, 5000)",
    )
    .unwrap();
    let first = ended(None);
    assert_eq!(first.sessions.len(), 5000);
    assert_eq!(ended(Some(first.read_at)).sessions.len(), 0);
    // A transaction that waited before it ended a session.
    app.register("Ada");
    let slow = "BEGIN; SELECT pg_sleep(0.1); CREATE TEMP TABLE waited AS SELECT clock_timestamp() AS until; \
        DELETE FROM sessions; COMMIT";
    execute(&app.database_url, slow).unwrap();
    let delay = "SELECT max(ended_at) > (SELECT until FROM waited) AS late FROM ended_sessions";
    assert_eq!(query(&app.database_url, delay), [json!({"late": true})]);
    // One that commits after a later one was read.
    execute(&app.database_url, "INSERT INTO ended_sessions VALUES (gen_random_uuid(), now() - interval '40 seconds')")
        .unwrap();
    assert_eq!(ended(Some(first.read_at)).sessions.len(), 2);
}

/// The items of an inbox about the account.
fn notices(person: &Person) -> Vec<(Value, Value)> {
    let items = person.get("/v1/me/inbox").items();
    let about_account = items.iter().filter(|item| item["game"].is_null() && item["version"].is_null());
    about_account.map(|item| (item["kind"].clone(), item["title"].clone())).collect()
}

#[test]
fn the_owner_is_warned_of_a_token_repeated_from_elsewhere() {
    let app = App::with(Setup { proxies: 1, ..Setup::default() });
    let (ada, phone) = (app.register("Ada"), app.sign_in("Ada", "phone"));
    let refresh = |token: &str, address: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", address)];
        app.send("POST", "/v1/sessions/refresh", &headers, &json!({"refresh_token": token}).to_string()).ok()
    };
    let first = refresh(&phone.refresh, "192.0.2.1");
    assert_eq!(tokens(&refresh(&phone.refresh, "192.0.2.1")), tokens(&first));
    assert_eq!(notices(&ada), [], "an answer was lost");
    assert_eq!(tokens(&refresh(&phone.refresh, "198.51.100.7")), tokens(&first));
    let told = (json!("token_repeated"), json!("Somebody else may have your sign-in"));
    assert_eq!(notices(&ada), std::slice::from_ref(&told));
    let item = ada.get("/v1/me/inbox").ok()["items"][0].clone();
    assert!(item["body"].as_str().unwrap().starts_with("phone renewed its sign-in"), "{item}");
    assert_eq!(item["session"], first["session_id"]);
    assert_eq!(ada.get("/v1/me/inbox?since=0").ok()["unread"], 1);
    let next = refresh(first["refresh_token"].as_str().unwrap(), "192.0.2.1");
    refresh(first["refresh_token"].as_str().unwrap(), "198.51.100.7");
    assert_eq!(notices(&ada), std::slice::from_ref(&told), "once a day is enough");
    // The device is known by its name as long as it is signed in.
    let ended = ada.delete(&format!("/v1/sessions/{}", next["session_id"].as_str().unwrap()));
    assert_eq!(ended.status, 204);
    let body = ada.get("/v1/me/inbox").ok()["items"][0]["body"].clone();
    assert!(body.as_str().unwrap().starts_with("One of your devices"), "{body}");
}

#[test]
fn the_owner_is_told_when_a_reused_token_has_ended_a_session() {
    let app = App::start();
    let (ada, phone) = (app.register("Ada"), app.sign_in("Ada", "phone"));
    app.refresh(&phone.refresh).ok();
    pass(&app, 31);
    app.refresh(&phone.refresh).refused(401, "refresh_token_reused");
    app.refresh(&phone.refresh).refused(401, "invalid_refresh_token");
    assert_eq!(notices(&ada), [(json!("token_reused"), json!("A device was signed out"))]);
    let german = ada.get("/v1/me/inbox?lang=de").ok()["items"][0]["title"].clone();
    assert_eq!(german, "Ein Gerät wurde abgemeldet");
    let export = ada.get("/v1/accounts/me/export").ok();
    assert_eq!(export["inbox_items"][0]["notification"], json!({"kind": "token_reused"}));
}
