//! Invitations as links: what a code leads to, and the pages and files behind the link.

use crate::{
    app::{App, Setup},
    openapi::operations,
};
use railhead::http::{AndroidApp, Links};
use serde_json::{Value, json};

fn linked() -> App {
    let print = ["AB"; 32].join(":");
    App::with(Setup {
        links: Links {
            ios_apps: vec!["TEAM123456.org.example.trains".to_owned()],
            android_apps: vec![AndroidApp { package: "org.example.trains".to_owned(), fingerprint: print }],
        },
        public_url: "https://trains.example.org".parse().unwrap(),
        ..Setup::default()
    })
}

fn code(app: &App, game: &str) -> String {
    app.get(game).ok()["code"].as_str().unwrap().to_owned()
}

#[test]
fn who_has_a_code_sees_the_table_before_joining_and_changes_nothing() {
    let app = linked();
    let ada = app.register("Ada");
    let clock = json!({"kind": "per_move", "seconds": 86_400});
    let game = ada.open(json!({"seats": 3, "visibility": "unlisted", "bots": ["random"], "clock": clock}));
    let before = ada.get(&game).ok();
    let code = before["code"].as_str().unwrap();
    let written = format!("{}-{}", &code[..3].to_lowercase(), &code[3..].to_lowercase());
    for invite in [app.get(&format!("/v1/invites/{written}")).ok(), ada.get(&format!("/v1/invites/{code}")).ok()] {
        assert_eq!((&invite["host"], &invite["open_seats"]), (&json!("Ada"), &json!(1)));
        assert_eq!((&invite["options"]["clock"], &invite["options"]["seats"]), (&clock, &json!(3)));
        assert_eq!((&invite["code"], &invite["game"]), (&json!(code), &before["id"]));
        assert_eq!(invite["url"], format!("https://trains.example.org/i/{code}"));
        assert_eq!(invite["players"], before["players"]);
    }
    assert_eq!(ada.get(&game).ok(), before);
    let bob = app.guest();
    bob.post("/v1/games/join-by-code", json!({"code": written})).ok();
}

#[test]
fn a_code_leads_nowhere_once_the_game_has_begun_and_a_private_game_has_none() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.guest());
    let game = ada.open(json!({"seats": 2}));
    let code = code(&app, &game);
    assert_eq!(app.get(&format!("/v1/invites/{code}")).ok()["url"], format!("/i/{code}"), "without a public URL");
    bob.join(&game);
    ada.start(&game);
    app.get(&format!("/v1/invites/{code}")).refused(404, "not_found");
    assert_eq!(ada.get(&ada.open(json!({"seats": 2, "visibility": "private"}))).ok()["code"], Value::Null);
}

#[test]
fn codes_cannot_be_guessed_by_looking_at_invitations() {
    let app = App::start();
    let ada = app.register("Ada");
    let wrong = |_| app.get("/v1/invites/AAAAAA").status;
    let answers = (0..120).map(wrong).collect::<Vec<_>>();
    assert_eq!((answers[0], answers[119]), (404, 429));
    let game = ada.open(json!({"seats": 2}));
    let code = code(&app, &game);
    let late = app.get(&format!("/v1/invites/{code}"));
    late.refused(429, "too_many_attempts");
    assert!(late.header("retry-after").parse::<u32>().unwrap() > 0);
    app.guest().post("/v1/games/join-by-code", json!({"code": code})).refused(429, "too_many_attempts");
}

#[test]
fn the_link_is_a_page_for_people_without_the_app_and_phones_with_it_open_it_there() {
    let app = linked();
    let game = app.register("Ada").open(json!({"seats": 2}));
    let code = code(&app, &game);
    let page = app.get(&format!("/i/{code}"));
    assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
    assert!(page.text.contains("Ada invites you") && page.text.contains(&code), "{}", page.text);
    assert!(!page.text.contains("{") || page.text.contains("{ color-scheme"), "{}", page.text);
    app.get("/i/AAAAAA").refused(404, "not_found");
    let apple = app.get("/.well-known/apple-app-site-association").ok();
    assert_eq!(apple["applinks"]["details"][0]["appIDs"], json!(["TEAM123456.org.example.trains"]));
    assert_eq!(apple["applinks"]["details"][0]["components"][0]["/"], "/i/*");
    let android = app.get("/.well-known/assetlinks.json").ok();
    assert_eq!(android[0]["target"]["package_name"], "org.example.trains");
    assert!(operations().any(|(path, ..)| path == "/v1/invites/{code}"));
}
