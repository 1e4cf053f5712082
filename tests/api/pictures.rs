//! Pictures: the board, previews, replays and charts.

use crate::app::{Answer, App, Person, Setup, begun, dealt, everyone_moves, until_refused};
use railhead::{engine::Event, http::PublicUrl};
use serde_json::json;
use std::{
    io::Write,
    process::{Command, Stdio},
};

fn svg(answer: &Answer) -> &str {
    assert_eq!((answer.status, answer.header("content-type")), (200, "image/svg+xml"), "{}", answer.text);
    assert_eq!(answer.header("content-security-policy").split(';').next(), Some("default-src 'none'"));
    roxmltree::Document::parse(&answer.text).unwrap_or_else(|error| panic!("{error}"));
    &answer.text
}

/// A running game of two people.
fn running(app: &App) -> (Person, Person, String) {
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = dealt(json!({"seats": 2}), &[&ada, &bob]);
    (ada, bob, game)
}

fn first(_: usize) -> usize {
    0
}

#[test]
fn the_board_shows_tickets_to_their_seat_and_the_table_to_all() {
    let app = App::start();
    let (ada, bob, game) = running(&app);
    everyone_moves(&game, &[&ada, &bob]);
    let (own, other) = (ada.get(&format!("{game}/board.svg")), bob.get(&format!("{game}/board.svg")));
    let spectator = app.get(&format!("{game}/board.svg"));
    assert!(svg(&own).contains("Ada and Bob play Railhead") && svg(&own).contains("Your ticket"));
    assert!(svg(&other).contains("Your ticket") && own.text != other.text);
    assert!(!svg(&spectator).contains("Your ticket"));
    ada.get(&format!("{game}/board.svg?as=1")).refused(403, "not_your_seat");
    app.get(&format!("{game}/board.svg?as=0")).refused(403, "not_your_seat");
    let earlier = ada.get(&format!("{game}/board.svg?at=12"));
    assert_ne!(svg(&earlier), svg(&own));
    app.get(&format!("{game}/board.svg?at=100000")).refused(422, "no_such_version");
    app.get(&format!("{game}/board.svg?theme=sepia")).refused(400, "invalid_query");
}

#[test]
fn a_picture_has_a_tag_for_what_is_in_it() {
    let app = App::start();
    let (ada, bob, game) = running(&app);
    let path = format!("{game}/board.svg");
    let tag = |path: &str| app.get(path).header("etag").to_owned();
    let before = tag(&path);
    let known = app.send("GET", &path, &[("if-none-match", &before)], "");
    assert_eq!((known.status, known.text.as_str()), (304, ""));
    assert_ne!(tag(&format!("{path}?theme=dark")), before);
    assert_ne!(tag(&format!("{path}?lang=fr")), before);
    everyone_moves(&game, &[&ada, &bob]);
    assert_ne!(tag(&path), before);
}

#[test]
fn a_board_is_in_the_language_of_its_reader() {
    let app = App::start();
    let (_, _, game) = running(&app);
    let titles = [("en", "London"), ("fr", "Londres"), ("de", "Moskau"), ("es", "Moscú"), ("it", "Londra")];
    for (language, name) in titles {
        let answer = app.get(&format!("{game}/board.svg?lang={language}"));
        assert!(svg(&answer).contains(&format!(">{name}</text>")), "{language}");
        assert_eq!(answer.header("content-language"), language);
    }
}

#[test]
fn names_cannot_put_anything_into_a_picture() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
    let answer = app.get(&format!("{game}/board.svg?lang=de&theme=dark"));
    assert!(!svg(&answer).contains("<script"));
}

#[test]
fn a_preview_is_a_picture_of_the_size_that_previews_have() {
    let app = App::start();
    let (ada, bob, game) = running(&app);
    let path = format!("{game}/board.png");
    let answer = app.get(&path);
    assert_eq!(answer.header("content-type"), "image/png");
    assert_eq!(&answer.bytes[..8], b"\x89PNG\r\n\x1a\n");
    let size = |at: usize| u32::from_be_bytes(answer.bytes[at..at + 4].try_into().unwrap());
    assert_eq!((size(16), size(20)), (1200, 630));
    let tag = answer.header("etag").to_owned();
    assert_eq!(app.send("GET", &path, &[("if-none-match", &tag)], "").status, 304);
    everyone_moves(&game, &[&ada, &bob]);
    let [hers, theirs] = [ada.get(&path), app.get(&path)].map(|answer| answer.bytes);
    assert!(hers != theirs, "Ada sees her tickets");
}

#[test]
fn private_games_show_no_pictures_to_strangers() {
    let app = App::start();
    let (ada, eve) = (app.register("Ada"), app.register("Eve"));
    let game = ada.open(json!({"seats": 2, "visibility": "private"}));
    for picture in ["board.svg", "board.png", "replay.svg", "points.svg"] {
        eve.get(&format!("{game}/{picture}")).refused(404, "not_found");
        app.get(&format!("{game}/{picture}")).refused(404, "not_found");
    }
    svg(&ada.get(&format!("{game}/board.svg")));
}

#[test]
fn a_finished_game_is_drawn_as_a_replay_and_as_a_chart() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 3, "bots": ["conductor", "conductor"], "auto_start": true}));
    for picture in ["replay.svg", "points.svg"] {
        ada.get(&format!("{game}/{picture}")).refused(409, "game_not_over");
    }
    ada.play_to_the_end(&game, first);
    let replay = app.get(&format!("{game}/replay.svg?theme=dark&lang=es"));
    let events = crate::games::all_events(&app, &game);
    let built = events.iter().filter(|event| matches!(event, Event::RouteClaimed { .. } | Event::StationBuilt { .. }));
    let highlights = svg(&replay).matches("to=\"visible\"").count();
    assert!(highlights >= built.count(), "each route and station appears");
    let result = app.get(&format!("{game}/result")).ok();
    let chart = app.get(&format!("{game}/points.svg"));
    for score in result["scores"].as_array().unwrap() {
        assert!(svg(&chart).contains(&format!(": {} point", score["total"])), "{score}");
    }
    let any_seat = app.get(&format!("{game}/board.svg?as=1"));
    assert!(svg(&any_seat).contains("Your ticket"), "when it is over, everybody may look from any seat");
}

#[test]
fn a_rating_is_drawn_game_by_game() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    assert!(svg(&app.get("/v1/players/Ada/ratings.svg?board=duel")).contains("No rated games yet"));
    let game = begun(json!({"seats": 2, "rated": true}), &[&ada, &bob]);
    crate::app::play_turns(&game, &[&ada, &bob], crate::app::WORTH_TURNS);
    bob.post(&format!("{game}/resign"), json!({})).ok();
    let chart = app.get("/v1/players/Ada/ratings.svg?board=duel&theme=dark");
    assert!(
        svg(&chart).contains("Ada’s rating") && chart.text.contains("1 rated game: from 1,000 to 1,1"),
        "{}",
        chart.text
    );
    app.get("/v1/players/Nobody/ratings.svg?board=duel").refused(404, "not_found");
    app.get("/v1/players/Ada/ratings.svg").refused(400, "invalid_query");
}

#[test]
fn an_address_may_draw_so_much_and_no_more() {
    let app = App::with(Setup { rates: 1, ..Setup::default() });
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2}));
    until_refused(60, |_| ada.get(&format!("{game}/board.svg")));
}

#[test]
fn the_page_of_an_invitation_names_its_preview() {
    let public_url = "https://trains.example.org".parse::<PublicUrl>().unwrap();
    let app = App::with(Setup { public_url, ..Setup::default() });
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "visibility": "unlisted"}));
    let code = ada.get(&game).ok()["code"].as_str().unwrap().to_owned();
    let page = app.get(&format!("/i/{code}"));
    let image = format!("https://trains.example.org/i/{code}/preview.png?lang=en");
    assert!(page.text.contains(&format!("property=\"og:image\" content=\"{image}\"")), "{}", page.text);
    let picture = app.get(&format!("/i/{code}/preview.png"));
    assert_eq!((picture.status, &picture.bytes[1..4]), (200, b"PNG".as_slice()));
    assert_eq!(app.get("/i/AAAAAA/preview.png").status, 404);
}

#[test]
fn the_command_line_draws_a_replay() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "bots": ["conductor"], "auto_start": true}));
    ada.play_to_the_end(&game, first);
    let record = app.get(&format!("{game}/export")).text;
    let file = std::env::temp_dir().join(format!("railhead-replay-{}.svg", std::process::id()));
    let mut child = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(["replay", "-", "--lang", "it", "--svg", file.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(record.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let (said, drawn) = (String::from_utf8(output.stdout).unwrap(), std::fs::read_to_string(&file).unwrap());
    std::fs::remove_file(file).unwrap();
    assert!(said.contains("La partita è finita"), "{said}");
    assert!(roxmltree::Document::parse(&drawn).is_ok() && drawn.contains("lang=\"it\""));
}

#[test]
fn the_command_line_draws_a_table_that_was_scored() {
    let file = std::env::temp_dir().join(format!("railhead-score-{}.svg", std::process::id()));
    let table = json!({"players": [
        {"name": "Ada", "routes": ["paris-zurich"], "stations": ["wien"], "tickets": ["brest-petrograd"]},
        {"name": "<Bob>"},
    ]});
    let mut child = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(["score", "--lang", "es", "--svg", file.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(table.to_string().as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stdout.starts_with(b"{"));
    let drawn = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(file).unwrap();
    assert!(roxmltree::Document::parse(&drawn).is_ok());
    assert!(drawn.contains("Viena: estación de Ada") && drawn.contains("&lt;Bob&gt;"), "{drawn}");
}
