//! Scoring a real table: no account, no game, nothing stored.

use crate::{
    app::{Answer, App, dealt, query},
    openapi::DOCUMENT,
};
use railhead::log::packs::Packs;
use serde_json::{Value, json};

impl App {
    fn score(&self, table: &Value) -> Answer {
        self.send("POST", "/v1/scorings", &[("content-type", "application/json")], &table.to_string())
    }
}

fn players(players: Value) -> Value {
    json!({ "players": players })
}

#[test]
fn a_table_is_scored_and_explained_for_anyone_in_its_order() {
    let app = App::start();
    let answer = app.score(&json!({"tie_break": "german", "players": [
        {"name": "Zoë", "routes": ["edinburgh-london-black", "dieppe-london-1"], "stations": ["paris"],
         "tickets": ["edinburgh-paris", "madrid-moskva"]},
        {"name": "Ada", "routes": ["dieppe-paris", "marseille-roma", "palermo-roma"]},
    ]}));
    let answer = answer.ok();
    // 7 + 2, 7 − 25, 8, path 6 and no Express: −1. 1 + 7 + 7, 12, path 8 and the Express: 37.
    assert_eq!(
        answer["players"][0],
        json!({"name": "Zoë", "rank": 2, "total": -1, "routes": 9, "tickets": -18, "stations": 8, "express": 0,
            "longest_path": 6, "completed": ["edinburgh-paris"], "failed": ["madrid-moskva"],
            "claimed": [{"route": "dieppe-london-1", "length": 2, "points": 2},
                {"route": "edinburgh-london-black", "length": 4, "points": 7}],
            "ticket_paths": [
                {"id": "edinburgh-paris", "points": 7, "completed": true, "stations": ["paris"], "path": [
                    {"route": "edinburgh-london-black", "from": "edinburgh", "to": "london", "length": 4},
                    {"route": "dieppe-london-1", "from": "london", "to": "dieppe", "length": 2},
                    {"route": "dieppe-paris", "from": "dieppe", "to": "paris", "length": 1, "owner": 1}]},
                {"id": "madrid-moskva", "points": -25, "completed": false, "stations": [], "path": []}],
            "path": answer["players"][0]["path"],
            "borrowed": [{"city": "paris", "route": "dieppe-paris", "owner": 1, "tickets": ["edinburgh-paris"]}]})
    );
    let path = answer["players"][0]["path"].as_array().unwrap();
    assert_eq!(path.iter().map(|leg| leg["length"].as_u64().unwrap()).sum::<u64>(), 6);
    assert_eq!((&answer["players"][1]["total"], &answer["tie_break"]), (&json!(37), &json!("german")));
    let ranking = [(1, 1, "Ada", 37), (2, 0, "Zoë", -1)]
        .map(|(rank, player, name, total)| json!({"rank": rank, "player": player, "name": name, "total": total}));
    assert_eq!((&answer["ranking"], &answer["tie_breaks"]), (&json!(ranking), &json!([])));
    assert_eq!(answer["reconstructed"], json!([]));
    assert_eq!(query(&app.database_url, "SELECT 1 FROM games UNION ALL SELECT 1 FROM accounts").len(), 0);
}

#[test]
fn cities_and_pairs_are_known_as_people_write_them() {
    let app = App::start();
    let written = app.score(&players(json!([
        {"name": "Ada", "routes": ["Paris-Dieppe", "Zürich – München", "frankfurt berlin schwarz"],
         "stations": ["Venedig", "MÜNCHEN"], "tickets": ["athina-edinburgh", "Petrograd – Brest"]},
    ])));
    let ids = app.score(&players(json!([
        {"name": "Ada", "routes": ["dieppe-paris", "munchen-zurich", "berlin-frankfurt-black"],
         "stations": ["venezia", "munchen"], "tickets": ["edinburgh-athina", "brest-petrograd"]},
    ])));
    assert_eq!(written.ok(), ids.ok());
    let unknown = app.score(&players(json!([{"name": "Ada", "tickets": ["Moskau-Brest"]}])));
    let problem = unknown.refused(422, "unknown_ticket");
    assert_eq!(problem["id"], "Moskau-Brest");
    assert_eq!(problem["nearest"], json!(["berlin-moskva", "paris-moskva", "roma-moskva"]));
    for (routes, stations, nearest) in [
        (json!(["berlin-frankfurt"]), json!([]), json!(["berlin-frankfurt-black", "berlin-frankfurt-red"])),
        (json!(["diepe-paris"]), json!([]), json!(["dieppe-paris"])),
        (json!([]), json!(["Munchn"]), json!(["munchen"])),
    ] {
        let problem = app.score(&players(json!([{"name": "Ada", "routes": routes, "stations": stations}]))).json();
        let found = problem["nearest"].as_array().unwrap();
        assert!(nearest.as_array().unwrap().iter().all(|id| found.contains(id)), "{problem}");
        assert!(problem["detail"].as_str().unwrap().contains("The nearest: "), "{problem}");
    }
    let same = |station: &str| players(json!([{"name": "Ada", "routes": ["Dieppe-Parigi"], "stations": [station]}]));
    assert_eq!(app.score(&same("Venedig")).ok(), app.score(&same("venezia")).ok());
}

#[test]
fn tickets_of_packs_are_known_and_reconstructed_ones_named() {
    let file = std::env::temp_dir().join(format!("railhead-{}-scored.json", std::process::id()));
    std::fs::write(&file, r#"[{"from": "paris", "to": "dieppe", "points": 3, "set": "day_trips"}]"#).unwrap();
    let app = App::with_packs(Packs::with_files(std::slice::from_ref(&file)).unwrap());
    std::fs::remove_file(&file).unwrap();
    let kept = json!(["paris-dieppe", "london-kobenhavn"]);
    let answer = app.score(&players(json!([{"name": "Ada", "routes": ["dieppe-paris"], "tickets": kept}]))).ok();
    assert_eq!(answer["players"][0]["ticket_paths"][0]["points"], 3);
    assert_eq!(answer["players"][0]["failed"], json!(["london-kobenhavn"]));
    assert_eq!(answer["reconstructed"], json!(["london-kobenhavn"]));
}

#[test]
fn players_may_have_nothing_and_share_the_win() {
    let app = App::start();
    let answer = app.score(&players(json!([{"name": "Ada"}, {"name": "Ada"}]))).ok();
    let ranks = answer["players"].as_array().unwrap().iter().map(|player| (&player["rank"], &player["total"]));
    assert_eq!(ranks.collect::<Vec<_>>(), [(&json!(1), &json!(12)); 2]);
    assert_eq!(
        answer["tie_breaks"],
        json!([{"points": 12, "players": [0, 1], "ranks": [1, 1], "shared": true, "steps": [
            {"by": "completed_tickets", "values": [0, 0], "decides": false},
            {"by": "stations_used", "values": [0, 0], "decides": false},
            {"by": "longest_path", "values": [0, 0], "decides": false}]}])
    );
}

#[test]
fn examples_of_the_documentation_are_what_is_answered() {
    let app = App::start();
    let operation = &DOCUMENT["paths"]["/v1/scorings"]["post"];
    let request = &operation["requestBody"]["content"]["application/json"]["example"];
    let answer = &operation["responses"]["200"]["content"]["application/json"]["example"];
    assert_eq!(app.score(request).ok(), *answer);
    assert_eq!(answer["tie_breaks"][0]["steps"][1], json!({"by": "stations_used", "values": [1, 0], "decides": true}));
}

/// Refused for the second player, Bob.
#[track_caller]
fn refused(app: &App, bob: Value, code: &str, helps: Value) {
    let ada =
        json!({"name": "Ada", "routes": ["dieppe-london-1"], "stations": ["paris"], "tickets": ["edinburgh-paris"]});
    let mut bob = bob;
    bob["name"] = json!("Bob");
    let problem = app.score(&players(json!([ada, bob]))).refused(422, code);
    assert_eq!((&problem["player"], &problem["name"]), (&json!(1), &json!("Bob")));
    assert!(problem["detail"].as_str().unwrap().starts_with("Bob: "), "{problem}");
    for (name, value) in helps.as_object().unwrap() {
        assert_eq!(&problem[name], value, "{problem}");
    }
    assert!(problem["players"].is_null());
}

#[test]
fn impossible_positions_are_refused_with_who_and_what() {
    let app = App::start();
    refused(&app, json!({"routes": ["paris-mars"]}), "unknown_route", json!({"id": "paris-mars"}));
    refused(&app, json!({"stations": ["mars"]}), "unknown_city", json!({"id": "mars"}));
    refused(&app, json!({"tickets": ["paris-mars"]}), "unknown_ticket", json!({"id": "paris-mars"}));
    let taken = json!({"route": "dieppe-london-1", "owner": 0});
    refused(&app, json!({"routes": ["dieppe-london-1"]}), "route_taken", taken);
    let twice = json!({"route": "dieppe-paris", "owner": 1});
    refused(&app, json!({"routes": ["dieppe-paris", "dieppe-paris"]}), "route_taken", twice);
    let closed = json!({"route": "dieppe-london-2", "twin": "dieppe-london-1", "owner": 0});
    refused(&app, json!({"routes": ["dieppe-london-2"]}), "track_closed", closed);
    let both = json!({"route": "frankfurt-paris-white", "twin": "frankfurt-paris-orange"});
    refused(&app, json!({"routes": ["frankfurt-paris-orange", "frankfurt-paris-white"]}), "both_tracks", both);
    let long = json!([
        "petrograd-stockholm",
        "budapest-kyiv",
        "palermo-smyrna",
        "athina-brindisi",
        "athina-sarajevo",
        "marseille-paris",
        "marseille-roma",
        "palermo-roma",
        "edinburgh-london-black",
        "dieppe-paris",
        "brest-dieppe"
    ]);
    refused(&app, json!({ "routes": long }), "trains_short", json!({"need": 47, "have": 45}));
    refused(&app, json!({"stations": ["paris"]}), "station_taken", json!({"city": "paris", "owner": 0}));
    refused(&app, json!({"stations": ["wien", "wien"]}), "station_taken", json!({"city": "wien", "owner": 1}));
    let four = json!({"stations": ["roma", "wien", "riga", "kyiv"]});
    refused(&app, four, "no_stations_left", json!({"built": 4, "have": 3}));
    let held = json!({"ticket": "edinburgh-paris", "owner": 0});
    refused(&app, json!({"tickets": ["edinburgh-paris"]}), "ticket_taken", held);
}

#[test]
fn a_table_has_1_to_5_players_with_names() {
    let app = App::start();
    let named = |count: usize| players(json!(vec![json!({"name": "Ada"}); count]));
    assert_eq!(app.score(&named(0)).refused(422, "player_count")["players"], 0);
    assert_eq!(app.score(&named(6)).refused(422, "player_count")["players"], 6);
    app.score(&named(1)).ok();
    app.score(&named(5)).ok();
    app.score(&players(json!([{"name": "é".repeat(64)}]))).ok();
    for name in [String::new(), "é".repeat(65)] {
        let problem = app.score(&players(json!([{"name": "Ada"}, {"name": name}]))).refused(422, "invalid_name");
        assert_eq!(problem["player"], 1);
    }
}

#[test]
fn a_body_of_another_shape_is_invalid() {
    let app = App::start();
    for body in [
        "",
        "[]",
        "{}",
        r#"{"players":{}}"#,
        r#"{"players":[{}]}"#,
        r#"{"players":[{"name":7}]}"#,
        r#"{"players":[{"name":"Ada","routes":"dieppe-paris"}]}"#,
        r#"{"players":[{"name":"Ada","routes":[7]}]}"#,
        r#"{"players":[{"name":"Ada","trains":45}]}"#,
        r#"{"players":[{"name":"Ada"}],"tie_break":"french"}"#,
        r#"{"players":[{"name":"Ada"}],"variant":"classic"}"#,
    ] {
        app.send("POST", "/v1/scorings", &[("content-type", "application/json")], body).refused(400, "invalid_body");
    }
    app.send("POST", "/v1/scorings", &[], r#"{"players":[{"name":"Ada"}]}"#).refused(415, "not_json");
    let long = ("content-type", "application/json");
    app.send("POST", "/v1/scorings", &[long], &" ".repeat(20_000)).refused(413, "body_too_large");
    app.get("/v1/scorings").refused(405, "method_not_allowed");
}

#[test]
fn the_result_of_a_game_is_explained_alike() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["conductor"]}), &[&ada]);
    ada.play_to_the_end(&game, |count| count / 2);
    let result = app.get(&format!("{game}/result")).ok();
    let view = ada.view(&game);
    let of = |list: &Value, seat: usize, id: &str| {
        let its = list.as_array().unwrap().iter().filter(|one| one["owner"] == seat || one["seat"] == seat);
        its.map(|one| one[id].clone()).collect::<Vec<_>>()
    };
    let listed = (0..2).map(|seat| {
        let tickets =
            result["explanation"]["players"][seat]["ticket_paths"].as_array().unwrap().iter().map(|path| &path["id"]);
        json!({"name": format!("seat {seat}"), "tickets": tickets.collect::<Vec<_>>(),
            "routes": of(&view["table"]["routes"], seat, "route"),
            "stations": of(&view["table"]["stations"], seat, "city")})
    });
    let scoring = app.score(&players(listed.collect())).ok();
    for seat in 0..2 {
        let (player, score) = (&scoring["players"][seat], &result["scores"][seat]);
        for part in ["rank", "total", "routes", "tickets", "stations", "express", "longest_path", "completed", "failed"]
        {
            assert_eq!(player[part], score[part], "{part}");
        }
        for part in ["claimed", "ticket_paths", "path", "borrowed"] {
            assert_eq!(player[part], result["explanation"]["players"][seat][part], "{part}");
        }
        assert!(!player["claimed"].as_array().unwrap().is_empty());
    }
    assert_eq!(scoring["tie_breaks"], result["explanation"]["tie_breaks"]);
}
