//! Games on other sites: cards of links, frames and oEmbed.

use crate::app::{Answer, App, Person, RUNTIME, Setup, duel, everyone_moves, id, until_waiting};
use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
use serde_json::json;
use std::{thread, time::Duration};

const HOST: &str = "https://trains.example.org";

/// A server whose clock stands still, so that a card waits for what it is made of.
fn app() -> App {
    let app = App::with(Setup { public_url: HOST.parse().unwrap(), ..Setup::default() });
    app.process.time.hold();
    app
}

fn oembed(app: &App, url: &str) -> Answer {
    app.get(&format!("/v1/oembed?url={url}"))
}

/// Games that not everyone may see.
fn hidden(ada: &Person) -> [String; 2] {
    ["unlisted", "private"].map(|visibility| ada.open(json!({"seats": 2, "visibility": visibility})))
}

#[test]
fn the_page_of_a_public_game_has_a_card() {
    let app = app();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let (path, picture) = (format!("/play/games/{}", id(&game)), format!("{HOST}{game}/board.png?lang=en"));
    let page = app.get(&path).text;
    assert!(page.contains("<meta property=\"og:title\" content=\"Ada, Bob\">"), "{page}");
    assert!(page.contains("content=\"Classic, 2 seats. The game is on: watch it.\""), "{page}");
    assert!(page.contains(&format!("<meta property=\"og:image\" content=\"{picture}\">")), "{page}");
    assert!(page.contains("type=\"application/json+oembed\""), "{page}");
    assert_eq!(app.get(&format!("{game}/board.png?lang=en")).status, 200);
    let german = app.get(&format!("{path}?lang=de")).text;
    assert!(german.contains("2 Plätze. Die Partie läuft: schau zu."), "{german}");
    assert!(app.get(&format!("{path}/replay")).text.contains("content=\"Ada, Bob\""), "as every screen of the game");
    assert!(app.get("/play/").text.contains("og:title\" content=\"Railhead"), "the app has one, too");
}

#[test]
fn the_page_of_a_game_does_not_wait_for_the_database() {
    let app = app();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let path = format!("/play/games/{}", id(&duel(&ada, &bob)));
    let mut locking = RUNTIME.block_on(AsyncPgConnection::establish(&app.database_url)).unwrap();
    RUNTIME.block_on(locking.batch_execute("BEGIN; LOCK TABLE game_heads")).unwrap();
    let page = thread::scope(|scope| {
        let reading = scope.spawn(|| app.get(&path));
        until_waiting(&app.database_url, 1);
        app.process.time.advance(Duration::from_millis(499));
        thread::sleep(Duration::from_millis(100));
        assert!(!reading.is_finished(), "for half a second it waits");
        app.process.time.advance(Duration::from_millis(1));
        reading.join().unwrap()
    });
    drop(locking);
    assert!(page.status == 200 && page.text.contains("og:title\" content=\"Railhead"), "{}", page.text);
    assert!(app.get(&path).text.contains("og:title\" content=\"Ada, Bob"));
}

#[test]
fn a_finished_game_says_who_won_and_is_replayed() {
    let app = app();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let running = app.get(&format!("/embed/games/{}", id(&game))).text;
    assert!(running.contains("board.svg") && running.contains("http-equiv=\"refresh\""), "{running}");
    everyone_moves(&game, &[&ada, &bob]);
    ada.resign(&game);
    let over = app.get(&format!("/embed/games/{}", id(&game))).text;
    let result = ada.get(&format!("{game}/result")).ok();
    let points = result["scores"].as_array().unwrap().iter().find(|score| score["rank"] == 1).unwrap()["total"].clone();
    assert!(over.contains(&format!("Won by Bob with {points} points.")), "{over}");
    assert!(over.contains("replay.svg") && !over.contains("http-equiv=\"refresh\""), "{over}");
}

#[test]
fn only_frames_may_be_framed_and_they_run_no_script() {
    let app = app();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let frame = app.get(&format!("/embed/games/{}", id(&game)));
    let policy = frame.header("content-security-policy").to_owned();
    assert!(policy.ends_with("frame-ancestors *") && !policy.contains("script-src"), "{policy}");
    assert!(policy.contains("default-src 'none'"), "{policy}");
    assert!(!frame.text.contains("<script"));
    for page in [format!("/play/games/{}", id(&game)), "/docs/errors".to_owned()] {
        assert!(app.get(&page).header("content-security-policy").ends_with("frame-ancestors 'none'"), "{page}");
    }
}

#[test]
fn hidden_games_have_no_frames_and_private_ones_no_cards() {
    let app = app();
    let ada = app.register("Ada");
    let unknown = "00000000-0000-7000-8000-000000000000".to_owned();
    for game in hidden(&ada).iter().map(|game| id(game).to_owned()).chain([unknown]) {
        let path = format!("/play/games/{game}");
        let is_unlisted = ada.get(&format!("/v1/games/{game}")).json()["visibility"] == "unlisted";
        let title = if is_unlisted { "Ada" } else { "Railhead – a train game of Europe" };
        for page in [app.get(&path).text, ada.get(&path).text] {
            assert!(page.contains(&format!("og:title\" content=\"{title}\"")), "not even for a player: {page}");
            assert!(!page.contains("oembed"), "{page}");
        }
        app.get(&format!("/embed/games/{game}")).refused(404, "not_found");
        oembed(&app, &format!("{HOST}{path}")).refused(404, "not_found");
    }
}

#[test]
fn oembed_answers_with_a_frame_that_fits() {
    let app = app();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let id = id(&game);
    let answer = oembed(&app, &format!("{HOST}/play/games/{id}")).ok();
    let frame = format!(
        "<iframe src=\"{HOST}/embed/games/{id}\" title=\"Ada, Bob\" width=\"600\" height=\"450\" loading=\"lazy\" \
         style=\"border:0\"></iframe>"
    );
    assert_eq!((&answer["html"], &answer["type"], &answer["version"]), (&json!(frame), &json!("rich"), &json!("1.0")));
    let size = |more: &str| {
        let answer = oembed(&app, &format!("{HOST}/embed/games/{id}{more}")).ok();
        (answer["width"].as_u64().unwrap(), answer["height"].as_u64().unwrap())
    };
    assert_eq!(size("&maxwidth=400"), (400, 300));
    assert_eq!(size("&maxwidth=390"), (390, 292));
    assert_eq!(size("&maxwidth=4000&maxheight=200"), (600, 200));
    assert_eq!(size("&maxwidth=1&format=json"), (1, 1));
    for elsewhere in ["https://other.example.org/play/games/", "/play/games/", "not%20a%20url/"] {
        oembed(&app, &format!("{elsewhere}{id}")).refused(404, "not_found");
    }
    oembed(&app, &format!("{HOST}/docs/games/{id}")).refused(404, "not_found");
    oembed(&app, &format!("{HOST}/play/games/{id}&format=xml")).refused(501, "format_not_supported");
    oembed(&app, &format!("{HOST}/play/games/{id}&format=yaml")).refused(400, "invalid_query");
}
