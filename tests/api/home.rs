//! The home screen: everything about one's games in one answer.

use crate::app::{App, dealt, in_first_turn, over};
use serde_json::{Value, json};

#[test]
fn the_home_screen_shows_whose_turn_it_is_and_the_standings() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let clock = json!({"kind": "per_move", "seconds": 3600});
    let game = in_first_turn(json!({"seats": 2, "first_seat": 0, "clock": clock, "color": "red"}), &[&ada, &bob]);
    let home = ada.get("/v1/me/home").ok();
    let shown = &home["games"][0];
    assert_eq!(format!("/v1/games/{}", shown["id"].as_str().unwrap()), game);
    assert_eq!((&shown["your_turn"], &shown["seat"], &shown["status"]), (&json!(true), &json!(0), &json!("running")));
    assert_eq!(shown["version"], ada.get(&game).ok()["version"]);
    assert_eq!(shown["deadline"], ada.view(&game)["clocks"][0]["deadline"]);
    let players = shown["players"].as_array().unwrap();
    assert_eq!((&players[0]["name"], &players[0]["color"]), (&json!("Ada"), &json!("red")));
    assert_eq!((&players[1]["name"], &players[1]["to_move"]), (&json!("Bob"), &json!(false)));
    let summary = ada.get(&game).ok();
    assert_eq!((&shown["head"], &shown["round"], &shown["last_round"]), (&summary["head"], &json!(1), &json!(false)));
    let chosen = &shown["last_move"];
    assert_eq!(
        (&chosen["type"], &chosen["seat"], &chosen["tickets"]),
        (&json!("tickets_kept"), &json!(1), &Value::Null)
    );
    ada.draw(&game).ok();
    let drawn = &ada.get("/v1/me/home").ok()["games"][0]["last_move"];
    assert_eq!((&drawn["type"], &drawn["seat"], &drawn["card"]), (&json!("card_drawn"), &json!(0), &Value::Null));
    let of_bob = &bob.get("/v1/me/home").ok()["games"][0];
    assert_eq!((&of_bob["your_turn"], &of_bob["players"][0]["to_move"]), (&json!(false), &json!(true)));
}

#[test]
fn points_on_the_home_screen_are_those_of_the_view() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let game = dealt(json!({"seats": 2}), &[&ada, &bob]);
    let mut scored = 0;
    for turn in 0..400 {
        let person = [&ada, &bob][turn % 2];
        let moves = person.moves(&game);
        let Some(played) = moves.iter().rev().find(|one| one["type"] == "claim_route").or(moves.first()) else {
            continue;
        };
        person.play(&game, played).ok();
        let view = ada.view(&game);
        let points =
            |players: &Value| players.as_array().unwrap().iter().map(|one| one["points"].clone()).collect::<Vec<_>>();
        let seen = points(&view["table"]["seats"]);
        assert_eq!(points(&ada.get("/v1/me/home").ok()["games"][0]["players"]), seen);
        scored = seen.iter().filter(|points| **points != 0).count();
        if scored == 2 {
            break;
        }
    }
    assert_eq!(scored, 2);
}

#[test]
fn own_turns_come_first_at_home_the_most_urgent_leading() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let begun = |first: u8, seconds: u32| {
        let clock = json!({"kind": "per_move", "seconds": seconds});
        in_first_turn(json!({"seats": 2, "first_seat": first, "clock": clock}), &[&ada, &bob])
    };
    let games = [begun(1, 600), begun(0, 7200), begun(0, 60), begun(0, 600)];
    let open = ada.open(json!({"seats": 3}));
    let ended = over(json!({"seats": 2}), &[&ada, &bob]);
    let home = ada.get("/v1/me/home").ok();
    let order =
        home["games"].as_array().unwrap().iter().map(|game| format!("/v1/games/{}", game["id"].as_str().unwrap()));
    let order = order.collect::<Vec<_>>();
    assert_eq!(
        order,
        [&games[2], &games[3], &games[1], &open, &games[0]].map(Clone::clone),
        "without the one that is over"
    );
    assert_eq!(home["games"][3]["open_seats"], 2);
    let finished = home["finished"].as_array().unwrap();
    assert_eq!((finished.len(), &finished[0]["players"][1]["name"]), (1, &json!("Bob")));
    assert_eq!(format!("/v1/games/{}", finished[0]["id"].as_str().unwrap()), ended);
    app.wait(std::time::Duration::from_secs(49 * 3600));
    assert_eq!(ada.get("/v1/me/home").ok()["finished"], json!([]), "two days later");
    assert_eq!(home["more_games"], false);
}

#[test]
fn home_has_invitations_unread_items_and_at_most_fifty_games() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2, "invite": ["Bob"]}));
    let home = bob.get("/v1/me/home").ok();
    assert_eq!((&home["games"], &home["unread"]), (&json!([]), &json!(1)));
    assert_eq!(format!("/v1/games/{}", home["invitations"][0]["id"].as_str().unwrap()), game);
    assert_eq!(home["invitations"][0]["players"][0]["name"], "Ada");
    bob.join(&game);
    let home = bob.get("/v1/me/home").ok();
    assert_eq!((&home["invitations"], home["games"].as_array().unwrap().len()), (&json!([]), 1));
    for _ in 0..51 {
        dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    }
    let home = ada.get("/v1/me/home").ok();
    assert_eq!((home["games"].as_array().unwrap().len(), &home["more_games"]), (50, &json!(true)));
    app.get("/v1/me/home").refused(401, "unauthenticated");
}
