//! Players: profiles, past games, strength, two against each other.

use crate::{
    app::{Answer, App, Person, over, query},
    past_games::{Past, rebuild},
};
use serde_json::{Value, json};

const ADAS: &str = "/v1/players/Ada/games";

/// Ada's past: eight games, of which one is private and one unlisted; in two she beat Bob.
fn played() -> (App, [Person; 4]) {
    let app = App::start();
    let people = ["Ada", "Bob", "Chiara", "Dora"].map(|name| app.register(name));
    let game = |playthrough, people, rated, visibility, ended| {
        Past { playthrough, people, rated, visibility, ended }.write(&app);
    };
    game("classic-2", &["Ada", "Bob"], true, "public", "2026-01-01T00:00:00Z");
    game("classic-2", &["Bob", "Ada"], true, "public", "2026-02-01T00:00:00Z");
    game("shared_win", &["Ada", "Bob"], false, "public", "2026-03-01T00:00:00Z");
    game("big_cities-3", &["Chiara", "Ada", "Bob"], true, "public", "2026-04-01T00:00:00Z");
    game("conductors-mega-3", &["Ada"], false, "public", "2026-05-01T00:00:00Z");
    game("mega-2", &["Ada", "Chiara"], false, "private", "2026-06-01T00:00:00Z");
    game("mega-2", &["Chiara", "Ada"], true, "unlisted", "2026-07-01T00:00:00Z");
    game("classic-2", &["Bob", "Chiara"], false, "public", "2026-08-01T00:00:00Z");
    rebuild(&app);
    (app, people)
}

fn ids(games: &[Value]) -> Vec<Value> {
    games.iter().map(|game| game["id"].clone()).collect()
}

/// The rank of somebody in a game.
fn rank(game: &Value, name: &str) -> Option<u64> {
    game["players"].as_array().unwrap().iter().find(|player| player["name"] == name)?["rank"].as_u64()
}

#[test]
fn the_games_of_a_player_are_listed_as_they_are_asked_for() {
    let (_app, [ada, ..]) = played();
    let all = ada.get(ADAS).items();
    assert_eq!(all.len(), 7);
    let moments = all.iter().map(|game| game["finished_at"].as_str().unwrap()).collect::<Vec<_>>();
    assert!(moments.is_sorted_by(|later, earlier| later > earlier), "{moments:?}");
    let with_bots = |game: &Value| game["players"].as_array().unwrap().iter().any(|player| player["bot"] == true);
    let own = |game: &Value| rank(game, "Ada").unwrap();
    let bobs = |game: &Value| rank(game, "Bob");
    let ended = |game: &Value| game["finished_at"].as_str().unwrap().to_owned();
    let shared = |game: &Value| {
        game["players"].as_array().unwrap().iter().filter(|player| player["rank"] == own(game)).count() > 1
    };
    type Fits<'a> = &'a dyn Fn(&Value) -> bool;
    let cases: [(&str, Fits<'_>); 17] = [
        ("variant=mega", &|game| game["variant"] == "mega"),
        ("seats=3", &|game| game["players"].as_array().unwrap().len() == 3),
        ("rated=true", &|game| game["rated"] == true),
        ("rated=false", &|game| game["rated"] == false),
        ("bots=true", &with_bots),
        ("bots=false", &|game| !with_bots(game)),
        ("outcome=won", &|game| own(game) == 1),
        ("outcome=lost", &|game| own(game) > 1),
        ("outcome=tied", &shared),
        ("opponent=BOB", &|game| bobs(game).is_some()),
        ("opponent=Bob&outcome=won", &|game| bobs(game).is_some_and(|bobs| own(game) < bobs)),
        ("opponent=Bob&outcome=lost", &|game| bobs(game).is_some_and(|bobs| own(game) > bobs)),
        ("opponent=Bob&outcome=tied", &|game| bobs(game) == Some(own(game))),
        ("opponent=Bob&seats=3&rated=true", &|game| {
            bobs(game).is_some() && game["players"].as_array().unwrap().len() == 3
        }),
        ("from=2026-04-01T00:00:00Z", &|game| ended(game).as_str() >= "2026-04-01"),
        ("to=2026-04-01T00:00:00Z", &|game| ended(game).as_str() < "2026-04-01"),
        ("from=2026-02-01T00:00:00Z&to=2026-05-01T00:00:00Z&variant=classic", &|game| {
            ("2026-02-01".."2026-05-01").contains(&ended(game).as_str()) && game["variant"] == "classic"
        }),
    ];
    for (filter, fits) in cases {
        let expected = all.iter().filter(|game| fits(game)).cloned().collect::<Vec<_>>();
        assert!(!expected.is_empty() && expected.len() < all.len(), "{filter} says nothing");
        assert_eq!(ids(&ada.get(&format!("{ADAS}?{filter}")).items()), ids(&expected), "{filter}");
    }
}

#[test]
fn games_that_are_not_public_are_listed_for_who_sat_there() {
    let (app, [ada, bob, chiara, dora]) = played();
    let seen = |answer: Answer| answer.items().len();
    assert_eq!(seen(app.get(ADAS)), 5);
    assert_eq!([&ada, &bob, &chiara, &dora].map(|person| seen(person.get(ADAS))), [7, 5, 7, 5]);
    assert_eq!(seen(dora.get(&format!("{ADAS}?opponent=Chiara"))), 1);
    assert_eq!(seen(chiara.get(&format!("{ADAS}?opponent=Chiara"))), 3);
    let rated = |answer: Answer| answer.items()[0]["game"].is_string();
    let duels = "/v1/players/Ada/ratings?board=duel";
    assert!(!rated(app.get(duels)) && !rated(bob.get(duels)), "the last was unlisted");
    assert!(rated(ada.get(duels)) && rated(chiara.get(duels)));
}

#[test]
fn pages_of_games_and_ratings_neither_skip_nor_repeat() {
    let (_app, [ada, bob, ..]) = played();
    for (path, limit) in [(ADAS, 2), (ADAS, 3), ("/v1/players/Ada/ratings?board=duel", 1)] {
        let and = |query: String| format!("{path}{}{query}", if path.contains('?') { '&' } else { '?' });
        let all = ada.get(&and("limit=100".to_owned())).items();
        let (mut paged, mut query) = (Vec::new(), format!("limit={limit}"));
        loop {
            let answer = ada.get(&and(query));
            paged.extend(answer.items());
            over(json!({"seats": 2, "rated": true}), &[&ada, &bob]);
            let page = answer.ok();
            let Some(next) = page["next"].as_str() else { break };
            query = format!("limit={limit}&cursor={next}");
        }
        assert_eq!(paged, all);
    }
    for query in
        ["limit=0", "limit=101", "cursor=x", "cursor=AAAA", "seats=6", "outcome=drawn", "from=yesterday", "at=1"]
    {
        ada.get(&format!("{ADAS}?{query}")).refused(400, "invalid_query");
    }
    ada.get(&format!("{ADAS}?opponent=Nobody")).refused(404, "not_found");
    ada.get("/v1/players/Ada/ratings").refused(400, "invalid_query");
    ada.get("/v1/players/Ada/ratings?board=chess").refused(400, "invalid_query");
}

#[test]
fn a_player_has_a_page_unless_they_are_gone() {
    let (app, [_, bob, ..]) = played();
    let ada = app.get("/v1/players/aDA").ok();
    let counts = query(
        &app.database_url,
        "SELECT count(*) AS games, count(*) FILTER (WHERE rank = 1) AS wins FROM results r JOIN accounts a ON a.id = r.player \
         WHERE a.name = 'Ada'",
    );
    assert_eq!([&ada["name"], &ada["guest"], &ada["games"]], [&json!("Ada"), &json!(false), &json!(7)]);
    assert_eq!(ada["wins"], counts[0]["wins"]);
    assert_eq!(ada["ratings"]["duel"]["games"], 3);
    let last = app.get("/v1/players/Ada/ratings?board=duel").items()[0].clone();
    assert_eq!((&last["after"], &last["provisional"]), (&ada["ratings"]["duel"]["rating"], &json!(true)));
    let game = app.get(ADAS).items()[3].clone();
    let step = game["rating"].clone();
    let change = app.get("/v1/players/Ada/ratings?board=duel").items()[1].clone();
    assert_eq!((&change["game"], &change["after"]), (&game["id"], &step["after"]));
    let guest = app.guest().account()["name"].as_str().unwrap().replace(' ', "%20");
    let guest = app.get(&format!("/v1/players/{guest}")).ok();
    assert_eq!((&guest["guest"], &guest["games"]), (&json!(true), &json!(0)));
    assert_eq!(guest["ratings"]["table"], json!({"rating": 1000, "percentile": null, "provisional": true, "games": 0}));
    bob.delete_account();
    for of in ["", "/games", "/statistics", "/ratings?board=duel", "/versus/Ada"] {
        app.get(&format!("/v1/players/Bob{of}")).refused(404, "not_found");
        app.get(&format!("/v1/players/x{of}")).refused(404, "not_found");
    }
    app.get("/v1/players/Ada/versus/Bob").refused(404, "not_found");
    let games = app.get(ADAS).items();
    assert_eq!(games.len(), 5, "others keep their games");
    assert_eq!(
        games
            .iter()
            .filter(|game| game["players"].as_array().unwrap().iter().any(|player| player["name"].is_null()))
            .count(),
        4
    );
    assert_eq!(app.get("/v1/players/Ada").ok(), ada);
}

#[test]
fn a_profile_includes_the_parts_that_are_asked_for() {
    let (app, [ada, bob, ..]) = played();
    let plain = bob.get("/v1/players/Ada").ok();
    let parts = ["statistics", "rating_changes", "last_games", "seasons", "versus"];
    assert!(parts.iter().all(|part| plain[part].is_null()), "{plain}");
    let whole = bob.get("/v1/players/Ada?include=games,ratings,seasons,statistics,versus").ok();
    assert_eq!(whole["statistics"], app.get("/v1/players/Ada/statistics").ok());
    for board in ["duel", "table"] {
        let changes = &bob.get(&format!("/v1/players/Ada/ratings?board={board}&limit=10")).ok()["items"];
        assert_eq!(&whole["rating_changes"][board], changes);
    }
    assert_eq!(whole["last_games"], bob.get(&format!("{ADAS}?limit=10")).ok()["items"]);
    assert_eq!(whole["seasons"], json!([]));
    assert_eq!(whole["versus"], app.get("/v1/players/Bob/versus/Ada").ok());
    for (path, who) in [("include=versus", &ada), ("include=games", &bob)] {
        assert!(who.get(&format!("/v1/players/Ada?{path}")).ok()["versus"].is_null());
    }
    assert!(app.get("/v1/players/Ada?include=versus").ok()["versus"].is_null());
    for wrong in ["", "x", "games,", "games;versus"] {
        app.get(&format!("/v1/players/Ada?include={wrong}")).refused(400, "invalid_query");
    }
}

#[test]
fn two_players_are_compared_over_all_games_in_which_both_sat() {
    let (app, [ada, ..]) = played();
    let versus = app.get("/v1/players/ada/versus/bob").ok();
    let games = ada.get(&format!("{ADAS}?opponent=Bob")).items();
    let order = |game: &Value| rank(game, "Ada").cmp(&rank(game, "Bob")) as i8;
    let count = |wanted: i8| games.iter().filter(|game| order(game) == wanted).count();
    let ids = ["Ada", "Bob"].map(|name| app.get(&format!("/v1/players/{name}")).ok()["player_id"].clone());
    let expected = json!({"name": "Ada", "player_id": ids[0], "opponent_name": "Bob", "opponent_id": ids[1],
        "games": 4, "won": count(-1), "lost": count(1), "tied": count(0)});
    assert_eq!(versus, expected);
    let back = app.get("/v1/players/Bob/versus/Ada").ok();
    assert_eq!((&back["won"], &back["lost"], &back["tied"]), (&versus["lost"], &versus["won"], &versus["tied"]));
    assert_eq!(app.get("/v1/players/Ada/versus/Dora").ok()["games"], 0);
}
