//! Lists of games.

use crate::app::{App, Person};
use railhead::hosting::limits::Limits;
use serde_json::{Value, json};

fn app() -> App {
    App::with_limits(Limits { open_games: 1000, ..crate::app::patient() })
}

fn ids(page: &Value) -> Vec<String> {
    page["items"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
}

/// The ids of the listed games, with a token or without.
fn listed(app: &App, person: Option<&Person>, query: &str) -> Vec<String> {
    let path = format!("/v1/games?{query}");
    ids(&person.map_or_else(|| app.get(&path), |person| person.get(&path)).ok())
}

fn id(game: &str) -> String {
    game.rsplit('/').next().unwrap().to_owned()
}

fn open(person: &Person, game: Value) -> String {
    id(&person.open(game))
}

#[test]
fn pages_neither_skip_nor_repeat_as_games_open_and_begin() {
    let app = app();
    let ada = app.register("Ada");
    let mut opened = (0..30).map(|n| open(&ada, json!({"seats": 2 + n % 4}))).collect::<Vec<_>>();
    opened.reverse();
    let (mut seen, mut cursor, mut pages) = (Vec::new(), String::new(), 0);
    loop {
        let page = app.get(&format!("/v1/games?limit=7{cursor}")).ok();
        seen.extend(ids(&page));
        pages += 1;
        open(&ada, json!({"seats": 2}));
        // Where a game stands does not matter to where it is listed.
        ada.delete(&format!("/v1/games/{}", seen.last().unwrap())).ok();
        match page["next"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    assert_eq!((seen, pages), (opened, 5));
}

#[test]
fn the_last_page_says_that_nothing_follows() {
    let app = app();
    let ada = app.register("Ada");
    assert_eq!(app.get("/v1/games").ok(), json!({"items": [], "next": null}));
    (0..21).for_each(|_| drop(open(&ada, json!({"seats": 2}))));
    let first = app.get("/v1/games").ok();
    assert_eq!(ids(&first).len(), 20, "20 unless told");
    assert_eq!(app.get("/v1/games?limit=21").ok()["next"], Value::Null);
    let rest = app.get(&format!("/v1/games?limit=1&cursor={}", first["next"].as_str().unwrap())).ok();
    assert_eq!((ids(&rest).len(), &rest["next"]), (1, &Value::Null));
}

#[test]
fn unlisted_and_private_games_are_listed_to_nobody_else() {
    let app = app();
    let (ada, bob, eve) = (app.register("Ada"), app.register("Bob"), app.register("Eve"));
    let public = open(&ada, json!({"seats": 2}));
    let unlisted = open(&ada, json!({"seats": 2, "visibility": "unlisted"}));
    let private = open(&ada, json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}));
    for viewer in [None, Some(&ada), Some(&bob), Some(&eve)] {
        for query in ["", "status=lobby", "variant=classic&seats=2"] {
            assert_eq!(listed(&app, viewer, query), [public.as_str()]);
        }
    }
    assert_eq!(listed(&app, Some(&ada), "mine=seated"), [private.as_str(), &unlisted, &public]);
    assert_eq!(listed(&app, Some(&bob), "mine=invited"), [private]);
    for query in ["mine=seated", "mine=invited"] {
        assert!(listed(&app, Some(&eve), query).is_empty());
    }
}

#[test]
fn games_are_listed_by_status_variant_and_seats() {
    let app = app();
    let ada = app.register("Ada");
    let lobby = open(&ada, json!({"seats": 3, "variant": "mega"}));
    let running = open(&ada, json!({"seats": 2, "bots": ["random"], "auto_start": true}));
    let void = open(&ada, json!({"seats": 3}));
    ada.delete(&format!("/v1/games/{void}")).ok();
    let finished = open(&ada, json!({"seats": 2, "bots": ["random"]}));
    ada.start(&format!("/v1/games/{finished}"));
    ada.play_to_the_end(&format!("/v1/games/{finished}"), |count| count / 2);
    for (query, games) in [
        ("", vec![&finished, &void, &running, &lobby]),
        ("status=lobby", vec![&lobby]),
        ("status=running", vec![&running]),
        ("status=finished", vec![&finished]),
        ("status=void", vec![&void]),
        ("variant=classic", vec![&finished, &void, &running]),
        ("variant=mega&seats=3", vec![&lobby]),
        ("seats=3", vec![&void, &lobby]),
        ("seats=2&status=void", vec![]),
        ("seats=5", vec![]),
    ] {
        for mine in ["", "mine=seated&"] {
            assert_eq!(
                listed(&app, Some(&ada), &format!("{mine}{query}")).iter().collect::<Vec<_>>(),
                games,
                "{query}"
            );
        }
    }
}

#[test]
fn a_list_tells_who_sits_where_and_what_was_agreed() {
    let app = app();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let options = json!({"variant": "mega", "seats": 4, "tie_break": "german", "first_seat": 1, "rated": false,
        "auto_start": true, "clock": {"kind": "per_move", "seconds": 60}});
    let mut game = options.clone();
    game["packs"] = json!(["orient_express"]);
    game["bots"] = json!(["conductor"]);
    let game = ada.open(game);
    bob.join(&game);
    let whole = app.get(&game).ok();
    let item = app.get("/v1/games").ok()["items"][0].clone();
    let [adas, bobs] = [&ada, &bob].map(|person| person.account()["player_id"].clone());
    let players = json!([
        {"seat": 0, "color": "brown", "name": "Ada", "player_id": adas, "bot_of": null, "kind": "person"},
        {"seat": 1, "color": "red", "name": "conductor (bot)", "player_id": null, "bot_of": null, "kind": "bot"},
        {"seat": 2, "color": "purple", "name": "Bob", "player_id": bobs, "bot_of": null, "kind": "person"},
        {"seat": 3, "color": null, "name": null, "player_id": null, "bot_of": null, "kind": "nobody"},
    ]);
    assert_eq!(
        item,
        json!({"id": whole["id"], "status": "lobby", "visibility": "public", "options": options,
            "packs": ["orient_express"], "bots_welcome": false, "open_seats": 1, "players": players,
            "created_at": whole["created_at"], "updated_at": whole["updated_at"]})
    );
}

#[test]
fn a_left_game_stays_listed_until_the_account_is_deleted() {
    let app = app();
    let (ada, bob, chiara) = (app.register("Ada"), app.register("Bob"), app.register("Chiara"));
    let game = ada.open(json!({"seats": 3, "auto_start": true}));
    bob.join(&game);
    chiara.join(&game);
    crate::app::everyone_moves(&game, &[&ada, &bob, &chiara]);
    bob.resign(&game);
    assert_eq!(listed(&app, Some(&bob), "mine=seated&status=running"), [id(&game)]);
    let played_on =
        json!({"seat": 1, "color": "red", "name": "conductor (bot)", "player_id": null, "bot_of": null, "kind": "bot"});
    assert_eq!(app.get("/v1/games").ok()["items"][0]["players"][1], played_on);
    chiara.delete_account();
    assert_eq!(app.get(&game).ok()["status"], "finished");
    ada.delete_account();
    let gone = json!({"seat": 0, "color": "brown", "name": null, "player_id": null, "bot_of": null, "kind": "person"});
    assert_eq!(app.get("/v1/games").ok()["items"][0]["players"][0], gone);
}

#[test]
fn an_invitation_is_listed_until_taken_declined_or_too_late() {
    let app = app();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let invite = || ada.open(json!({"seats": 3, "invite": ["Bob"]}));
    let (taken, declined, off, open) = (invite(), invite(), invite(), invite());
    assert_eq!(listed(&app, Some(&bob), "mine=invited"), [id(&open), id(&off), id(&declined), id(&taken)]);
    bob.join(&taken);
    assert_eq!(bob.delete(&format!("{declined}/invitations/me")).status, 204);
    ada.delete(&off).ok();
    assert_eq!(listed(&app, Some(&bob), "mine=invited"), [id(&open)]);
    assert!(listed(&app, Some(&bob), "mine=invited&status=running").is_empty());
    assert!(listed(&app, Some(&ada), "mine=invited").is_empty());
}

#[test]
fn impossible_lists_are_refused() {
    let app = app();
    let ada = app.register("Ada");
    open(&ada, json!({"seats": 2}));
    open(&ada, json!({"seats": 2}));
    let next = app.get("/v1/games?limit=1").ok()["next"].as_str().unwrap().to_owned();
    let shortened = format!("cursor={}", &next[1..]);
    for query in
        ["limit=0", "limit=101", "limit=-1", "limit=x", "cursor=x", "cursor=", &shortened, "seats=1", "seats=6"]
    {
        app.get(&format!("/v1/games?{query}")).refused(400, "invalid_query");
    }
    for query in ["status=open", "variant=pandemic", "mine=all", "page=2"] {
        app.get(&format!("/v1/games?{query}")).refused(400, "invalid_query");
    }
    for query in ["mine=seated", "mine=invited"] {
        app.get(&format!("/v1/games?{query}")).refused(401, "unauthenticated");
    }
    app.get("/v1/games?limit=100").ok();
}
