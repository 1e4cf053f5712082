//! Signing in with OpenID Connect providers, and linking identities.

use crate::{
    app::{Answer, App, Person, Setup, at_once, execute, query, until_refused},
    provider::{Manner, Provider, REDIRECT, Signer, challenge, sign_in, with},
    replicas::{Replica, assert_security_events},
};
use railhead::oidc::{ProviderAudience, ProviderSettings};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{process::Stdio, thread, time::Duration};

const SIGN_IN: &str = "/v1/sessions/oidc";
const OWN: &str = "/v1/accounts/me/identities";
const MINUTE: Duration = Duration::from_secs(60);
const DOCUMENT: &str = "/.well-known/openid-configuration";

fn link(person: &Person, provider: &Provider, subject: &str) -> Answer {
    let challenge = challenge(&person.app);
    person.post(OWN, with(provider, &challenge, provider.id_token(subject, &challenge)))
}

fn identities(person: &Person) -> Vec<Value> {
    person.get(OWN).items()
}

fn unlink(person: &Person, identity: &Value) -> Answer {
    person.delete(&format!("{OWN}/{}", identity["id"].as_str().unwrap()))
}

#[test]
fn the_providers_are_listed_with_where_a_browser_begins() {
    let (one, two, phone) = (Provider::new("one"), Provider::new("two"), Provider::new("phone"));
    two.behave(Manner::Ill);
    let for_apps = ProviderSettings { audience: ProviderAudience::NativeApps, ..phone.settings() };
    let providers = vec![one.settings(), two.settings(), for_apps];
    let app = App::with(Setup { providers, ..Setup::default() });
    let list = app.get("/v1/sessions/oidc/providers").ok();
    let entry = |provider: &Provider, endpoint: Value| {
        json!({"name": provider.name, "issuer": provider.issuer, "client_id": "railhead-app",
            "authorization_endpoint": endpoint})
    };
    let expected =
        [entry(&one, json!(format!("{}/auth", one.issuer))), entry(&two, json!(null)), entry(&phone, json!(null))];
    assert_eq!(list["items"], json!(expected));
    assert_eq!(App::start().get("/v1/sessions/oidc/providers").ok(), json!({"items": []}));
}

#[test]
fn a_new_player_chooses_a_name_with_one_visit_to_the_provider() {
    let provider = Provider::new("it");
    let app = provider.app();
    for (proof, name) in [("id_token", "Ada"), ("code", "Bob")] {
        let challenge = challenge(&app);
        let proof = if proof == "code" { provider.code(name, &challenge) } else { provider.id_token(name, &challenge) };
        app.tell(SIGN_IN, with(&provider, &challenge, proof)).refused(409, "name_required");
        assert_eq!(query(&app.database_url, &format!("SELECT FROM accounts WHERE name = '{name}'")).len(), 0);
        let named =
            |name: &str| app.tell(SIGN_IN, json!({"provider": "it", "nonce": challenge["nonce"], "name": name}));
        named("x").refused(422, "invalid_name");
        named("admin").refused(422, "name_reserved");
        let answer = named(name);
        assert_eq!((answer.status, answer.header("cache-control")), (201, "no-store"));
        let session = answer.ok();
        assert_eq!((&session["account"]["name"], &session["account"]["guest"]), (&json!(name), &json!(false)));
        assert_eq!(session["account"]["has_password"], false);
        let person = app.person(&session);
        assert_eq!(person.account()["id"], session["account"]["id"]);
        app.refresh(&person.refresh).ok();
        // The challenge is used up.
        named(name).refused(401, "invalid_nonce");
        // From now on, the identity is enough.
        assert_eq!(sign_in(&app, &provider, name, None).ok()["account"]["id"], session["account"]["id"]);
    }
}

#[test]
fn a_name_that_is_taken_costs_no_second_way_to_the_provider() {
    let provider = Provider::new("it");
    let app = provider.app();
    app.register("Ada");
    let challenge = challenge(&app);
    let mut body = with(&provider, &challenge, provider.code("ada", &challenge));
    body["name"] = "ada".into();
    app.tell(SIGN_IN, body).refused(409, "name_taken");
    let rest = |name: &str| app.tell(SIGN_IN, json!({"provider": "it", "nonce": challenge["nonce"], "name": name}));
    rest("ADA").refused(409, "name_taken");
    rest("Ada Two").ok();
}

#[test]
fn a_remembered_sign_in_is_forgotten_after_ten_minutes() {
    let provider = Provider::new("it");
    let app = provider.app();
    let challenge = challenge(&app);
    app.tell(SIGN_IN, with(&provider, &challenge, provider.code("ada", &challenge))).refused(409, "name_required");
    execute(&app.database_url, "UPDATE sign_in_challenges SET proven_at = now() - interval '11 minutes'").unwrap();
    let body = json!({"provider": "it", "nonce": challenge["nonce"], "name": "Ada"});
    app.tell(SIGN_IN, body).refused(401, "invalid_nonce");
}

#[test]
fn a_stolen_id_token_is_worthless_without_the_nonce() {
    let provider = Provider::new("it");
    let app = provider.app();
    sign_in(&app, &provider, "ada", Some("Ada")).ok();
    let hers = challenge(&app);
    let stolen = provider.id_token("ada", &hers);
    let try_with = |nonce: &Value| app.tell(SIGN_IN, json!({"provider": "it", "nonce": nonce, "proof": stolen}));
    // With a challenge of the thief, with what the token carries, and with nonsense.
    try_with(&challenge(&app)["nonce"]).refused(401, "identity_refused");
    for nonce in [&hers["provider_nonce"], &json!(""), &json!("x")] {
        try_with(nonce).refused(401, "invalid_nonce");
    }
    try_with(&hers["nonce"]).ok();
    // And once it was used, even with the nonce.
    try_with(&hers["nonce"]).refused(401, "invalid_nonce");
}

#[test]
fn a_nonce_expires_after_ten_minutes() {
    let provider = Provider::new("it");
    let app = provider.app();
    let challenge = challenge(&app);
    let body = with(&provider, &challenge, provider.id_token("ada", &challenge));
    app.wait(9 * MINUTE);
    app.tell(SIGN_IN, body.clone()).refused(409, "name_required");
    app.wait(MINUTE);
    app.tell(SIGN_IN, body).refused(401, "invalid_nonce");
}

#[test]
fn a_token_without_proof_is_refused_and_changes_nothing() {
    let (provider, other) = (Provider::new("it"), Provider::new("other"));
    let app = App::with(Setup { providers: vec![provider.settings(), other.settings()], ..Setup::default() });
    let challenge = challenge(&app);
    let tell = |proof: Value| app.tell(SIGN_IN, with(&provider, &challenge, proof));
    let signed = |signer: &Signer, member: &str, value: Value| {
        let mut claims = provider.claims("ada", &challenge);
        claims[member] = value;
        json!({"type": "id_token", "id_token": signer.token(&claims)})
    };
    let genuine = Signer::new("RS256", "rsa");
    provider.rotate(Signer::new("RS256", "rsa"));
    for (member, value) in [
        ("iss", json!(other.issuer)),
        ("aud", json!("another-app")),
        ("azp", json!("another-app")),
        ("exp", json!(1)),
        ("nonce", json!(null)),
        ("nonce", challenge["nonce"].clone()),
    ] {
        tell(signed(&genuine, member, value)).refused(401, "identity_refused");
    }
    tell(signed(&Signer::new("ES256", "rsa"), "x", json!(1))).refused(401, "identity_refused");
    tell(other.id_token("ada", &challenge)).refused(401, "identity_refused");
    tell(json!({"type": "id_token", "id_token": "x.y.z"})).refused(401, "identity_refused");
    let mut code = provider.code("ada", &challenge);
    code["code_verifier"] = "x".repeat(43).into();
    tell(code).refused(401, "identity_refused");
    let mut code = provider.code("ada", &challenge);
    code["redirect_uri"] = "https://evil.example.org/".into();
    tell(code).refused(401, "identity_refused");
    let code = provider.code("ada", &challenge);
    tell(code.clone()).refused(409, "name_required");
    tell(code).refused(401, "identity_refused");
    app.tell(SIGN_IN, json!({"provider": "x", "nonce": challenge["nonce"]})).refused(422, "unknown_provider");
    for proof in [
        json!({"type": "password", "password": "x"}),
        json!({"type": "id_token"}),
        json!({"type": "id_token", "id_token": ""}),
        json!({"type": "id_token", "id_token": "x", "code": "x"}),
        json!({"type": "authorization_code", "code": "x", "code_verifier": "short", "redirect_uri": REDIRECT}),
        json!({"type": "authorization_code", "code": "x".repeat(4097), "code_verifier": "x".repeat(43), "redirect_uri": REDIRECT}),
    ] {
        tell(proof).refused(400, "invalid_body");
    }
    assert!(query(&app.database_url, "SELECT FROM accounts").is_empty());
    // What was genuine before is so still.
    tell(signed(&genuine, "x", json!(1))).refused(409, "name_required");
}

#[test]
fn two_sign_ins_at_once_at_two_replicas_make_one_account() {
    let provider = Provider::new("it");
    let one = provider.app();
    let mut command = Replica::command(&one.database_url);
    let settings = provider.settings();
    let oidc = format!("{},{},{}", settings.name, settings.issuer, settings.client_id);
    let two = Replica::run(command.env("RUST_LOG", "error").env("RAILHEAD_OIDC", oidc));
    for round in 0..4 {
        let subject = format!("ada-{round}");
        let names = (0..6).map(|n| format!("Ada {round} {n}")).collect::<Vec<_>>();
        let sessions = thread::scope(|scope| {
            let apps = [&one, &two.app].into_iter().cycle();
            let sent =
                names.iter().zip(apps).map(|(name, app)| scope.spawn(|| sign_in(app, &provider, &subject, Some(name))));
            let sent = sent.collect::<Vec<_>>();
            sent.into_iter().map(|sent| sent.join().unwrap().ok()).collect::<Vec<_>>()
        });
        let first = &sessions[0]["account"]["id"];
        assert!(sessions.iter().all(|session| session["account"]["id"] == *first), "{sessions:?}");
    }
    assert_eq!(query(&one.database_url, "SELECT FROM accounts").len(), 4);
    // A challenge of one replica is good at the other, and once in all.
    let challenge = challenge(&two.app);
    let body = with(&provider, &challenge, provider.id_token("ada-0", &challenge));
    let answers = thread::scope(|scope| {
        let sent = [&one, &two.app, &one, &two.app].map(|app| scope.spawn(|| app.tell(SIGN_IN, body.clone()).status));
        sent.map(|sent| sent.join().unwrap())
    });
    let mut sorted = answers;
    sorted.sort_unstable();
    assert_eq!(sorted, [201, 401, 401, 401]);
}

#[test]
fn a_guest_becomes_permanent_by_an_identity_and_keeps_all() {
    let provider = Provider::new("it");
    let app = provider.app();
    let guest = app.guest();
    let before = guest.account();
    assert_eq!((&before["guest"], &before["has_password"]), (&json!(true), &json!(false)));
    let after = link(&guest, &provider, "ada").ok();
    assert_eq!((&after["guest"], &after["has_password"]), (&json!(false), &json!(false)));
    assert_eq!((&after["id"], &after["name"]), (&before["id"], &before["name"]));
    assert_eq!(guest.account(), after);
    let name = after["name"].as_str().unwrap().replace(' ', "%20");
    assert_eq!(app.get(&format!("/v1/players/{name}")).ok()["guest"], false);
    guest
        .post("/v1/accounts/me/upgrade", json!({"name": "Ada", "password": "a train at noon"}))
        .refused(409, "not_guest");
    let again = app.person(&sign_in(&app, &provider, "ada", None).ok());
    assert_eq!(again.account()["id"], before["id"]);
    // It is not deleted with guests.
    let lost = app.guest();
    execute(&app.database_url, "UPDATE sessions SET rotated_at = now() - interval '40 days'").unwrap();
    execute(&app.database_url, "UPDATE accounts SET created_at = now() - interval '40 days'").unwrap();
    let deleted = app.sweep(app.process.time.now());
    assert_eq!(deleted, 1);
    lost.get("/v1/accounts/me").refused(401, "invalid_token");
    assert_eq!(again.account()["id"], before["id"]);
}

#[test]
fn a_member_without_a_password_is_listed_and_a_guest_is_not() {
    let provider = Provider::new("it");
    let app = provider.app();
    let (guest, bob) = (app.guest(), app.register("Bob"));
    crate::app::over(json!({"seats": 2}), &[&guest, &bob]);
    crate::app::execute(&app.database_url, "UPDATE accounts SET met = 3").unwrap();
    let listed = || query(&app.database_url, "SELECT DISTINCT player FROM standings WHERE listed").len();
    assert_eq!(listed(), 1);
    link(&guest, &provider, "ada").ok();
    assert_eq!(listed(), 2);
    crate::app::RUNTIME.block_on(railhead::store::rebuild(&app.database_url, |_, _| ())).unwrap();
    assert_eq!(listed(), 2);
}

#[test]
fn an_identity_has_one_account_and_an_account_at_most_ten() {
    let provider = Provider::new("it");
    let app = provider.app();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    for n in 0..10 {
        link(&ada, &provider, &format!("ada-{n}")).ok();
        // Again, nothing changes.
        link(&ada, &provider, &format!("ada-{n}")).ok();
    }
    assert_eq!(link(&ada, &provider, "ada-10").refused(409, "too_many_identities")["most"], 10);
    let problem = link(&bob, &provider, "ada-3").refused(409, "identity_taken");
    assert!(!problem.to_string().contains("Ada"), "{problem}");
    let own = identities(&ada);
    assert_eq!((own.len(), identities(&bob).len()), (10, 0));
    assert_eq!((&own[0]["provider"], &own[0]["issuer"]), (&json!("it"), &json!(provider.issuer)));
    // Of two at once, one wins.
    let (there, here) = (challenge(&app), challenge(&app));
    let statuses = thread::scope(|scope| {
        let sent = [(&ada, &own[0]), (&ada, &own[1])].map(|(person, one)| scope.spawn(|| unlink(person, one).status));
        assert_eq!(sent.map(|sent| sent.join().unwrap()), [204, 204]);
        let sent = [(&ada, &there), (&bob, &here)].map(|(person, challenge)| {
            let body = with(&provider, challenge, provider.id_token("new", challenge));
            scope.spawn(move || person.post(OWN, body).status)
        });
        sent.map(|sent| sent.join().unwrap())
    });
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
    let counted =
        "SELECT FROM accounts a WHERE identities <> (SELECT count(*) FROM identities i WHERE i.account_id = a.id)";
    assert!(query(&app.database_url, counted).is_empty());
}

#[test]
fn identities_of_an_account_are_limited_however_it_links_them() {
    let provider = Provider::new("it");
    let app = provider.app();
    let ada = app.register("Ada");
    let proof = |nth| {
        let challenge = challenge(&app);
        with(&provider, &challenge, provider.id_token(&format!("ada-{nth}"), &challenge))
    };
    let proofs = (0..13).map(proof).collect::<Vec<_>>();
    // All at once would be too many attempts.
    let first = at_once(4, |nth| ada.post(OWN, proofs[nth].clone()));
    let second = at_once(4, |nth| ada.post(OWN, proofs[4 + nth].clone()));
    assert!(first.iter().chain(&second).all(|answer| answer.status < 300), "{first:?} {second:?}");
    let last = at_once(5, |nth| ada.post(OWN, proofs[8 + nth].clone()));
    let (linked, refused) = last.iter().partition::<Vec<_>, _>(|answer| answer.status < 300);
    refused.iter().for_each(|answer| drop(answer.refused(409, "too_many_identities")));
    assert_eq!(linked.len(), 2);
}

#[test]
fn the_last_way_into_an_account_cannot_be_unlinked() {
    let provider = Provider::new("it");
    let app = provider.app();
    let ada = app.person(&sign_in(&app, &provider, "ada", Some("Ada")).ok());
    let [only] = identities(&ada).try_into().unwrap();
    unlink(&ada, &only).refused(409, "last_way_in");
    link(&ada, &provider, "ada-2").ok();
    assert_eq!(unlink(&ada, &only).status, 204);
    unlink(&ada, &only).refused(404, "not_found");
    let [second] = identities(&ada).try_into().unwrap();
    unlink(&ada, &second).refused(409, "last_way_in");
    unlink(&app.register("Bob"), &second).refused(404, "not_found");
    // With a password it is not the last one.
    let set = ada.ask("PUT", "/v1/accounts/me/password", json!({"new_password": "a train at noon"}));
    assert_eq!(set.status, 204);
    assert_eq!(unlink(&ada, &second).status, 204);
    assert_eq!((ada.account()["guest"].clone(), identities(&ada).len()), (json!(false), 0));
    app.sign_in("Ada", "phone");
    // What was unlinked is nobody's.
    sign_in(&app, &provider, "ada", None).refused(409, "name_required");
}

#[test]
fn two_identities_unlinked_at_once_leave_one_way_in() {
    let provider = Provider::new("it");
    let app = provider.app();
    for round in 0..4 {
        let person = app.person(&sign_in(&app, &provider, &format!("a{round}"), Some(&format!("Ada {round}"))).ok());
        link(&person, &provider, &format!("b{round}")).ok();
        let own = identities(&person);
        let mut statuses = thread::scope(|scope| {
            let sent = own.iter().map(|one| scope.spawn(|| unlink(&person, one).status)).collect::<Vec<_>>();
            sent.into_iter().map(|sent| sent.join().unwrap()).collect::<Vec<_>>()
        });
        statuses.sort_unstable();
        assert_eq!(statuses, [204, 409]);
    }
}

#[test]
fn an_account_without_password_gets_one_and_codes_only_then() {
    let provider = Provider::new("it");
    let app = provider.app();
    let ada = app.person(&sign_in(&app, &provider, "ada", Some("Ada")).ok());
    let elsewhere = app.person(&sign_in(&app, &provider, "ada", None).ok());
    let codes = |password: &str| ada.post("/v1/accounts/me/recovery-codes", json!({ "password": password }));
    codes("a train at noon").refused(409, "no_password");
    app.tell("/v1/sessions", json!({"name": "Ada", "password": ""})).refused(401, "wrong_credentials");
    let change = |body: Value| ada.ask("PUT", "/v1/accounts/me/password", body);
    change(json!({"new_password": "password"})).refused(422, "common_password");
    assert_eq!(change(json!({"new_password": "a train at noon"})).status, 204);
    elsewhere.get("/v1/accounts/me").refused(401, "invalid_token");
    assert_eq!((ada.account()["has_password"].clone(), ada.account()["guest"].clone()), (json!(true), json!(false)));
    change(json!({"new_password": "a train at one"})).refused(401, "wrong_credentials");
    change(json!({"old_password": null, "new_password": "a train at one"})).refused(401, "wrong_credentials");
    codes("a train at noon").ok();
    app.guest()
        .ask("PUT", "/v1/accounts/me/password", json!({"new_password": "a train at noon"}))
        .refused(409, "guest_account");
}

#[test]
fn a_banned_account_is_refused_and_its_identity_makes_no_other() {
    let provider = Provider::new("it");
    let app = provider.app();
    sign_in(&app, &provider, "ada", Some("Ada")).ok();
    execute(&app.database_url, "UPDATE accounts SET banned_at = now()").unwrap();
    sign_in(&app, &provider, "ada", None).refused(403, "banned");
    sign_in(&app, &provider, "ada", Some("Eve")).refused(403, "banned");
    assert_eq!(query(&app.database_url, "SELECT FROM accounts").len(), 1);
    execute(&app.database_url, "UPDATE accounts SET banned_at = NULL").unwrap();
    sign_in(&app, &provider, "ada", None).ok();
}

#[test]
fn identities_are_exported_without_secrets_and_deleted() {
    let provider = Provider::new("it");
    let app = provider.app();
    let ada = app.person(&sign_in(&app, &provider, "ada-at-it", Some("Ada")).ok());
    let export = ada.get("/v1/accounts/me/export").ok();
    let one = &export["identities"][0];
    assert_eq!((&one["provider"], &one["subject"]), (&json!("it"), &json!("ada-at-it")));
    assert_eq!(export["account"]["has_password"], false);
    // Nobody has to know a password that there is not.
    assert_eq!(ada.delete("/v1/accounts/me").status, 204);
    assert!(query(&app.database_url, "SELECT FROM identities").is_empty());
    sign_in(&app, &provider, "ada-at-it", None).refused(409, "name_required");
}

#[test]
fn the_inbox_tells_that_an_identity_was_linked() {
    let provider = Provider::new("it");
    let app = provider.app();
    app.register("Ada");
    let phone = app.sign_in("Ada", "phone");
    link(&phone, &provider, "ada").ok();
    link(&phone, &provider, "ada").ok();
    link(&phone, &provider, "ada-2").ok();
    let inbox = phone.get("/v1/me/inbox").ok();
    let items = inbox["items"].as_array().unwrap();
    assert_eq!(items.len(), 2);
    let linked = identities(&phone).iter().map(|one| one["id"].clone()).collect::<Vec<_>>();
    assert_eq!(items.iter().map(|item| item["identity"].clone()).collect::<Vec<_>>(), linked);
    assert_eq!((&items[0]["kind"], &items[0]["game"]), (&json!("identity_linked"), &Value::Null));
    assert!(items[0]["body"].as_str().unwrap().starts_with("phone linked a sign-in"), "{}", items[0]);
    // An account that begins with an identity has nothing to be told.
    let new = app.person(&sign_in(&app, &provider, "bob", Some("Bob")).ok());
    assert_eq!(new.get("/v1/me/inbox").ok()["items"], json!([]));
}

#[test]
fn rotated_keys_are_read_again_but_a_crowd_of_forged_is_not() {
    let provider = Provider::new("it");
    let app = provider.app();
    sign_in(&app, &provider, "ada", Some("Ada")).ok();
    (0..20).for_each(|_| drop(sign_in(&app, &provider, "ada", None).ok()));
    assert_eq!(provider.asked("/jwks"), 1);
    provider.rotate(Signer::new("EdDSA", "second"));
    sign_in(&app, &provider, "ada", None).ok();
    assert_eq!(provider.asked("/jwks"), 2);
    let forged = |n: usize| {
        let challenge = challenge(&app);
        let token = Signer::new("ES256", &format!("forged {n}")).token(&provider.claims("ada", &challenge));
        app.tell(SIGN_IN, with(&provider, &challenge, json!({"type": "id_token", "id_token": token})))
    };
    thread::scope(|scope| {
        let sent = (0..24).map(|n| scope.spawn(move || forged(n).refused(401, "identity_refused"))).collect::<Vec<_>>();
        sent.into_iter().for_each(|sent| drop(sent.join().unwrap()));
    });
    assert_eq!(provider.asked("/jwks"), 2);
    app.wait(MINUTE);
    forged(24).refused(401, "identity_refused");
    forged(25).refused(401, "identity_refused");
    assert_eq!(provider.asked("/jwks"), 3);
    sign_in(&app, &provider, "ada", None).ok();
    // The old key is nobody's any more.
    provider.rotate(Signer::new("ES256", "third"));
    app.wait(61 * MINUTE);
    sign_in(&app, &provider, "ada", None).ok();
}

#[test]
fn a_provider_that_goes_away_does_no_harm_for_a_day() {
    let provider = Provider::new("it");
    let app = provider.app();
    sign_in(&app, &provider, "ada", Some("Ada")).ok();
    for manner in [Manner::Ill, Manner::Redirecting, Manner::Endless, Manner::Strange] {
        provider.behave(manner);
        app.wait(5 * 60 * MINUTE);
        let before = provider.asked(DOCUMENT);
        until("the documents are asked for", || {
            sign_in(&app, &provider, "ada", None).ok();
            provider.asked(DOCUMENT) > before
        });
        sign_in(&app, &provider, "ada", None).ok();
    }
    assert_eq!(provider.asked("/elsewhere"), 0);
    // A code cannot be exchanged.
    let here = challenge(&app);
    let body = with(&provider, &here, provider.code("ada", &here));
    provider.behave(Manner::Ill);
    let refused = app.tell(SIGN_IN, body.clone());
    refused.refused(503, "provider_unavailable");
    assert_eq!(refused.header("retry-after"), "5");
    provider.behave(Manner::Well);
    app.tell(SIGN_IN, body).ok();
    // The documents, which were read again meanwhile, are too old after a day.
    provider.behave(Manner::Ill);
    app.wait(25 * 60 * MINUTE);
    let asked = provider.asked(DOCUMENT);
    let problem = sign_in(&app, &provider, "ada", None).refused(503, "provider_unavailable");
    assert!((1..=15).contains(&problem["retry_after"].as_u64().unwrap()), "{problem}");
    (0..9).for_each(|_| drop(sign_in(&app, &provider, "ada", None).refused(503, "provider_unavailable")));
    assert_eq!(provider.asked(DOCUMENT), asked + 1);
    assert_eq!(app.get("/v1/sessions/oidc/providers").ok()["items"][0]["authorization_endpoint"], Value::Null);
    provider.behave(Manner::Well);
    app.wait(Duration::from_secs(16));
    sign_in(&app, &provider, "ada", None).ok();
    // What could not be checked does not count as wrong.
    assert!(query(&app.database_url, "SELECT key FROM login_throttle WHERE attempts > 0").is_empty());
}

#[test]
fn a_provider_that_says_nothing_is_waited_for_once_by_all() {
    let provider = Provider::new("it");
    provider.behave(Manner::Silent);
    let app = provider.app();
    thread::scope(|scope| {
        let list = scope.spawn(|| app.get("/v1/sessions/oidc/providers").ok());
        let sent = (0..8).map(|_| scope.spawn(|| sign_in(&app, &provider, "ada", None))).collect::<Vec<_>>();
        assert_eq!(list.join().unwrap()["items"][0]["authorization_endpoint"], Value::Null);
        // Others are served meanwhile.
        app.guest();
        sent.into_iter().for_each(|sent| drop(sent.join().unwrap().refused(503, "provider_unavailable")));
    });
    assert_eq!(provider.asked(DOCUMENT), 1);
}

#[test]
fn an_address_is_locked_by_a_hundred_proofs_that_prove_nothing() {
    let provider = Provider::new("it");
    let app = provider.app();
    let challenge = challenge(&app);
    let forged = || app.tell(SIGN_IN, with(&provider, &challenge, json!({"type": "id_token", "id_token": "x.y.z"})));
    (0..100).for_each(|_| drop(forged().refused(401, "identity_refused")));
    forged().refused(429, "too_many_attempts");
    sign_in(&app, &provider, "ada", None).refused(429, "too_many_attempts");
    execute(&app.database_url, "DELETE FROM login_throttle").unwrap();
    sign_in(&app, &provider, "ada", None).refused(409, "name_required");
}

#[test]
fn signing_in_and_linking_are_limited_and_store_nothing() {
    let provider = Provider::new("it");
    let settings = vec![provider.settings()];
    let app = App::with(Setup { providers: settings, rates: 1, ..Setup::default() });
    let ada = app.register("Ada");
    assert_eq!(link(&ada, &provider, "ada").header("ratelimit"), "\"names\";r=9");
    until_refused(299, |_| app.tell("/v1/sessions/oidc/challenges", json!(null)));
    assert_eq!(query(&app.database_url, "SELECT FROM sign_in_challenges").len(), 1);
    let past = "UPDATE sign_in_challenges SET proven_at = now() - interval '61 minutes'";
    execute(&app.database_url, past).unwrap();
    app.sweep(app.process.time.now());
    assert!(query(&app.database_url, "SELECT FROM sign_in_challenges").is_empty());
}

#[test]
fn security_events_are_logged_without_tokens_nonces_or_codes() {
    let provider = Provider::new("it");
    let app = provider.app();
    let settings = provider.settings();
    let oidc = format!("{},{},{}", settings.name, settings.issuer, settings.client_id);
    let mut command = Replica::command(&app.database_url);
    let log = [("RUST_LOG", "trace"), ("RAILHEAD_LOG_JSON", "true"), ("RAILHEAD_OIDC", &oidc)];
    let replica = Replica::run(command.envs(log).stderr(Stdio::piped()));
    let there = &replica.app;
    let ada = there.person(&sign_in(there, &provider, "ada", Some("Ada")).ok());
    let id = ada.account()["id"].as_str().unwrap().to_owned();
    let (one, two) = (challenge(there), challenge(there));
    let (token, code) = (provider.id_token("ada-2", &one), provider.code("ada", &two));
    ada.post(OWN, with(&provider, &one, token.clone())).ok();
    there.tell(SIGN_IN, with(&provider, &two, code.clone())).ok();
    there.tell(SIGN_IN, with(&provider, &challenge(there), token.clone())).refused(401, "identity_refused");
    there.tell(SIGN_IN, with(&provider, &challenge(there), code.clone())).refused(401, "identity_refused");
    assert_eq!(unlink(&ada, &identities(&ada)[1]).status, 204);
    let log = replica.process.stop();
    let account = format!("account:{id}");
    let expected = [
        ("identity_linked", account.as_str()),
        ("identity_refused", "address:127.0.0.1"),
        ("identity_refused", "address:127.0.0.1"),
        ("identity_unlinked", &account),
    ];
    assert_security_events(&log, expected);
    let secrets = [&token["id_token"], &code["code"], &code["code_verifier"], &one["nonce"], &two["nonce"]];
    for secret in secrets.map(|secret| secret.as_str().unwrap()) {
        assert!(!log.contains(secret), "{secret} in the log");
    }
}

#[test]
fn duplicate_and_broken_providers_are_refused_at_the_start() {
    let app = App::start();
    for (oidc, said) in [
        ("it,https://a.example.org,x it,https://b.example.org,y", "there are two providers named it"),
        ("it,http://a.example.org,x", "its issuer must be an https:// URL"),
        ("it", "it must be like club,"),
    ] {
        let mut command = Replica::command(&app.database_url);
        let output = command.env("RAILHEAD_OIDC", oidc).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && errors.contains(said), "{errors}");
    }
}

#[test]
fn check_says_whether_each_provider_can_be_read() {
    let (one, two) = (Provider::new("one"), Provider::new("two"));
    two.behave(Manner::Strange);
    let app = App::start();
    let settings = [one.settings(), two.settings()].map(|of| format!("{},{},{}", of.name, of.issuer, of.client_id));
    let mut check = std::process::Command::new(env!("CARGO_BIN_EXE_railhead"));
    let check = check.arg("check").env("DATABASE_URL", &app.database_url).env("RAILHEAD_OIDC", settings.join(" "));
    let said = String::from_utf8_lossy(&check.output().unwrap().stdout).into_owned();
    assert!(said.contains(&format!("ok       sign-in provider one, {}\n", one.issuer)), "{said}");
    let wrong = "its discovery document names the issuer https://id.example.org\n";
    assert!(said.contains(&format!("warning  sign-in provider two, {}: {wrong}", two.issuer)), "{said}");
}

#[test]
fn an_identity_is_finished_at_its_own_provider_only() {
    let (one, other) = (Provider::new("one"), Provider::new("other"));
    let app = App::with(Setup { providers: vec![one.settings(), other.settings()], ..Setup::default() });
    let challenge = challenge(&app);
    app.tell(SIGN_IN, with(&one, &challenge, one.id_token("ada", &challenge))).refused(409, "name_required");
    let finish = |provider: &str, name: &str| {
        app.tell(SIGN_IN, json!({"provider": provider, "nonce": challenge["nonce"], "name": name}))
    };
    finish("other", "Ada").refused(401, "invalid_nonce");
    assert_eq!(query(&app.database_url, "SELECT FROM accounts").len(), 0);
    let ada = app.person(&finish("one", "Ada").ok());
    assert_eq!(identities(&ada)[0]["provider"], "one");
}
