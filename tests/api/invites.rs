//! Invitations as links: the game of a code, and the pages and files behind the link.

use crate::{
    app::{Answer, App, Person, Setup, everyone_moves, execute, query},
    blocks::block,
    codes::enter,
    openapi::operations,
};
use railhead::http::{AndroidApp, Links};
use serde_json::{Value, json};
use std::{collections::HashSet, time::Duration};

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
fn a_code_shows_the_table_before_joining_and_changes_nothing() {
    let app = linked();
    let ada = app.register("Ada");
    let clock = json!({"kind": "per_move", "seconds": 86_400});
    let game = ada.open(json!({"seats": 3, "visibility": "unlisted", "bots": ["random"], "clock": clock}));
    let before = ada.get(&game).ok();
    let code = before["code"].as_str().unwrap();
    let written = format!("{}-{}", &code[..3].to_lowercase(), &code[3..].to_lowercase());
    for invite in [app.get(&format!("/v1/invites/{written}")).ok(), ada.get(&format!("/v1/invites/{code}")).ok()] {
        assert_eq!((&invite["host"], &invite["open_seats"]), (&json!(0), &json!(1)));
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
fn a_private_game_has_no_code() {
    let app = App::start();
    let ada = app.register("Ada");
    let code = code(&app, &ada.open(json!({"seats": 2})));
    assert_eq!(app.get(&format!("/v1/invites/{code}")).ok()["url"], format!("/i/{code}"), "without a public URL");
    assert_eq!(ada.get(&ada.open(json!({"seats": 2, "visibility": "private"}))).ok()["code"], Value::Null);
}

/// A table of two, full, with its code.
fn full(app: &App, [ada, bob]: [&Person; 2], visibility: &str) -> (String, String) {
    let game = ada.open(json!({"seats": 2, "first_seat": 0, "visibility": visibility}));
    let code = code(app, &game);
    bob.join(&game);
    (game, code)
}

fn end(game: &str, [ada, bob]: [&Person; 2]) {
    everyone_moves(game, &[ada, bob]);
    ada.resign(game);
}

/// The answer to a player without a seat about a code, requested in every way.
fn refused(app: &App, eve: &Person, code: &str, with: &str) -> Value {
    let path = format!("/v1/invites/{code}");
    let answers = [eve.get(&path), app.get(&path), enter(eve, code)].map(|answer| {
        answer.refused(409, with);
        answer.gist().1
    });
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    answers[0].clone()
}

#[test]
fn a_code_leads_players_to_their_game_and_others_to_watch() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.guest());
    for visibility in ["public", "unlisted"] {
        let (game, code) = full(&app, [&ada, &bob], visibility);
        let id = game.rsplit('/').next().unwrap();
        let led = |status: &str| {
            for (seat, person) in [&ada, &bob].into_iter().enumerate() {
                let invite = person.get(&format!("/v1/invites/{code}")).ok();
                assert_eq!((&invite["you"], &invite["status"]), (&json!(seat), &json!(status)));
                assert_eq!((&invite["game"], &invite["open_seats"]), (&json!(id), &json!(0)));
                let entered = enter(person, &code).ok();
                assert_eq!((&entered["id"], &entered["status"]), (&json!(id), &json!(status)));
            }
        };
        led("lobby");
        enter(&eve, &code).refused(409, "table_full");
        assert_eq!(eve.get(&format!("/v1/invites/{code}")).ok()["you"], Value::Null);
        ada.start(&game);
        led("running");
        let begun = refused(&app, &eve, &code, "game_started");
        assert_eq!((&begun["game"], &begun["watch"]), (&json!(id), &json!(format!("/play/games/{id}"))));
        end(&game, [&ada, &bob]);
        led("finished");
        let over = refused(&app, &eve, &code, "game_over");
        assert_eq!((&over["game"], &over["watch"]), (&json!(id), &begun["watch"]));
        let (game, code) = full(&app, [&ada, &bob], visibility);
        ada.delete(&game).ok();
        let called_off = refused(&app, &eve, &code, "called_off");
        assert_eq!((&called_off["game"], &called_off["watch"]), (&json!(game.rsplit('/').next()), &Value::Null));
        assert_eq!(enter(&bob, &code).ok()["status"], "void");
    }
}

#[test]
fn a_code_that_was_once_right_counts_against_nobody() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.guest());
    let (game, code) = full(&app, [&ada, &bob], "public");
    ada.start(&game);
    for _ in 0..12 {
        for person in [&ada, &bob, &eve] {
            assert_ne!(enter(person, &code).status, 429);
            assert_ne!(person.get(&format!("/v1/invites/{code}")).status, 429);
        }
    }
    for path in ["/v1/invites/{}", "/i/{}", "/i/{}/preview.png"] {
        assert!((0..40).all(|_| app.get(&path.replace("{}", &code)).status != 429), "{path}");
    }
    assert!(query(&app.database_url, "SELECT key FROM login_throttle WHERE attempts > 0").is_empty());
    let open = ada.open(json!({"seats": 2}));
    enter(&eve, &self::code(&app, &open)).ok();
}

/// The page of a link as a browser requests it.
fn page(app: &App, code: &str, language: &str) -> Answer {
    let headers = [("accept", "text/html,application/xhtml+xml,*/*;q=0.8"), ("accept-language", language)];
    let page = app.send("GET", &format!("/i/{code}"), &headers, "");
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{}", page.text);
    assert!(page.text.contains(&format!("<html lang=\"{language}\">")) && page.text.contains("width=device-width"));
    assert!(!page.text.contains(['{', '}']) && !page.text.contains("page-invite"), "{}", page.text);
    page
}

#[test]
fn the_page_of_a_link_says_what_has_become_of_its_game() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (game, code) = full(&app, [&ada, &bob], "unlisted");
    let to_game = format!("../play/games/{}", game.rsplit('/').next().unwrap());
    let languages = ["en", "de", "fr", "es", "it"];
    let all = |code: &str, status: u16, leads: &str, has_picture: bool| {
        let pages = languages.map(|language| page(&app, code, language));
        let titles = pages.iter().map(|page| {
            assert_eq!(page.status, status, "{}", page.text);
            assert!(page.text.contains(&format!("href=\"{leads}\"")), "{}", page.text);
            assert_eq!(page.text.contains("preview.png"), has_picture);
            page.text.split("<h1>").nth(1).unwrap().split("</h1>").next().unwrap().to_owned()
        });
        let titles = titles.collect::<Vec<_>>();
        assert_eq!(titles.iter().collect::<HashSet<_>>().len(), languages.len(), "{titles:?}");
        (titles[0].clone(), pages.map(|page| page.text)[0].clone())
    };
    let (title, text) = all(&code, 200, &to_game, true);
    assert!(title == "Ada invites you to a train game" && text.contains("All seats are taken"), "{text}");
    ada.start(&game);
    assert_eq!(all(&code, 200, &to_game, true).0, "The game has begun");
    end(&game, [&ada, &bob]);
    assert_eq!(all(&code, 200, &to_game, true).0, "The game is over");
    let (game, code) = full(&app, [&ada, &bob], "public");
    ada.delete(&game).ok();
    assert_eq!(all(&code, 200, "../play/", false).0, "The game was called off");
    assert_eq!(all("AAAAAA", 404, "../play/", false).0, "This code leads to no game");
    (0..120).for_each(|_| drop(app.get("/v1/invites/AAAAAA")));
    let (_, text) = all("AAAAAA", 429, "../play/", false);
    assert!(text.contains("Too many"), "{text}");
    assert!(page(&app, "AAAAAA", "en").header("retry-after").parse::<u32>().unwrap() > 0);
    app.get("/i/AAAAAA").refused(429, "too_many_attempts");
}

#[test]
fn the_picture_of_a_link_is_the_board_as_everybody_sees_it() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2, "first_seat": 0, "spectator_delay": 60}));
    let code = code(&app, &game);
    bob.join(&game);
    let tag = || {
        let picture = app.get(&format!("/i/{code}/preview.png"));
        assert_eq!((picture.status, picture.header("content-type")), (200, "image/png"));
        picture.header("etag").to_owned()
    };
    let open = tag();
    ada.start(&game);
    everyone_moves(&game, &[&ada, &bob]);
    assert_eq!(tag(), open, "what happened in the last minute is not shown");
    app.wait(Duration::from_secs(61));
    let begun = tag();
    assert_ne!(begun, open);
    ada.resign(&game);
    assert_ne!(tag(), begun);
}

#[test]
fn a_code_is_free_again_thirty_days_after_its_game() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.guest());
    let (game, code) = full(&app, [&ada, &bob], "public");
    ada.start(&game);
    app.wait(Duration::from_secs(40 * 86_400));
    let path = format!("/v1/invites/{code}");
    app.get(&path).refused(409, "game_started");
    end(&game, [&ada, &bob]);
    app.wait(Duration::from_secs(29 * 86_400));
    app.get(&path).refused(409, "game_over");
    app.wait(Duration::from_secs(86_400 + 60));
    app.get(&path).refused(404, "not_found");
    enter(&eve, &code).refused(404, "not_found");
    assert_eq!(page(&app, &code, "en").status, 404);
}

#[test]
fn no_table_gets_the_code_of_another_before_that() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let drawn = || {
        app.process.randomness.fix_codes(1);
        full(&app, [&ada, &bob], "public")
    };
    let (one, first) = drawn();
    let (two, second) = drawn();
    assert_ne!(first, second, "one is open");
    ada.start(&one);
    ada.delete(&two).ok();
    app.wait(Duration::from_secs(31 * 86_400));
    let (three, third) = drawn();
    assert_eq!(third, second, "that game was over for long, the first goes on");
    end(&one, [&ada, &bob]);
    ada.delete(&three).ok();
    assert!(![&first, &second].contains(&&drawn().1), "both games were over just now");
}

#[test]
fn an_open_table_comes_before_an_older_one_with_its_code() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (old, code) = full(&app, [&ada, &bob], "public");
    let new = ada.open(json!({"seats": 2}));
    let id = |game: &str| game.rsplit('/').next().unwrap().to_owned();
    let same = |game: &str| format!("UPDATE games SET code = '{code}' WHERE id = '{}'", id(game));
    assert!(execute(&app.database_url, &same(&new)).is_err(), "two open tables never have the same");
    ada.start(&old);
    execute(&app.database_url, &same(&new)).unwrap();
    assert_eq!(app.get(&format!("/v1/invites/{code}")).ok()["game"], id(&new));
}

#[test]
fn the_link_of_a_host_who_deletes_the_account_goes_on() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (_, code) = full(&app, [&ada, &bob], "public");
    let alone = self::code(&app, &ada.open(json!({"seats": 2})));
    assert_eq!(ada.delete_account().status, 204);
    let invite = app.get(&format!("/v1/invites/{code}")).ok();
    assert_eq!((&invite["host"], &invite["players"][1]["name"]), (&json!(1), &json!("Bob")));
    assert!(page(&app, &code, "en").text.contains("Bob invites you"));
    app.get(&format!("/v1/invites/{alone}")).refused(409, "called_off");
    assert!(page(&app, &alone, "en").text.contains("The game was called off"));
}

#[test]
fn a_code_is_wrong_only_to_an_account_that_is_hidden() {
    let app = App::start();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let (game, code) = full(&app, [&ada, &bob], "public");
    let alike = |code: &str| {
        let answers = [enter(&eve, code), eve.get(&format!("/v1/invites/{code}"))];
        answers.map(|answer| (answer.status, answer.refused(404, "not_found")["detail"].clone()))
    };
    block(&ada, "Eve");
    assert_eq!(alike(&code), alike("AAAAAA"));
    ada.start(&game);
    enter(&eve, &code).refused(404, "not_found");
    enter(&eve, &code).refused(429, "too_many_attempts");
    // The page and its picture have no account, as the list of open games without one.
    assert!(page(&app, &code, "en").text.contains("The game has begun"));
    assert_eq!(app.get(&format!("/i/{code}/preview.png")).status, 200);
    app.get(&format!("/v1/invites/{code}")).refused(409, "game_started");
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
fn the_link_is_a_page_without_the_app_and_opens_it_on_phones() {
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
