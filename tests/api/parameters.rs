//! Enforcement of the OpenAPI document's parameters and bodies; refusals name the fault.

use crate::{
    app::{App, dealt},
    openapi::{self, NOBODY, path_of},
};
use serde_json::{Value, json};

/// Values outside of a schema, with the members by which the refusal says so.
fn outside(schema: &Value) -> Vec<(String, &'static [&'static str])> {
    const RANGE: &[&str] = &["minimum", "maximum"];
    const LIST: &[&str] = &["allowed"];
    let mut values = Vec::new();
    if schema["type"] == "integer" {
        let minimum = schema["minimum"].as_i64().expect("an integer has a minimum");
        let maximum = schema["maximum"].as_i64().unwrap_or(i32::MAX.into());
        let far = [(minimum - 1).to_string(), (maximum + 1).to_string(), u64::MAX.to_string(), "x".to_owned()];
        values.extend(far.map(|value| (value, RANGE)));
        values.push((String::new(), RANGE));
    }
    if schema["type"] == "boolean" {
        values.push(("yes".to_owned(), LIST));
    }
    if schema["enum"].is_array() {
        values.push(("pandemic".to_owned(), LIST));
    }
    if let Some(most) = schema["maxLength"].as_u64() {
        values.push(("x".repeat(most as usize + 1), &["max_length"]));
    }
    if ["date-time", "uuid"].contains(&schema["format"].as_str().unwrap_or("")) {
        values.push(("yesterday".to_owned(), &[]));
    }
    values
}

#[test]
fn every_bound_of_a_query_parameter_is_enforced_and_named() {
    let app = App::start();
    let ada = app.register("Ada");
    let mut tried = 0;
    for (template, method, operation) in openapi::operations() {
        let path = path_of(template, "Ada");
        let send = |query: &str| {
            let headers = [("authorization", ada.token.as_str()), ("content-type", "application/json")];
            app.send(&method.to_uppercase(), &format!("{path}?{query}"), &headers, "{}")
        };
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        let parameters = parameters.filter(|parameter| parameter["in"] == "query").collect::<Vec<_>>();
        for parameter in &parameters {
            let name = parameter["name"].as_str().unwrap();
            for (value, members) in outside(openapi::resolved(&parameter["schema"])) {
                let problem = send(&format!("{name}={value}")).refused(400, "invalid_query");
                let shown = value.chars().take(64).collect::<String>();
                assert_eq!((&problem["parameter"], &problem["value"]), (&json!(name), &json!(shown)), "{template}");
                assert!(members.iter().all(|member| !problem[member].is_null()), "{template} {problem}");
                assert!(problem["detail"].as_str().unwrap().contains(name), "{problem}");
                tried += 1;
            }
        }
        // Every operation has `lang`; those without others do not read their query.
        if parameters.len() > 1 && operation["x-other-parameters"] != "ignored" {
            let problem = send("trains=9").refused(400, "invalid_query");
            assert_eq!(problem["parameter"], "trains", "{template}");
            assert_eq!(problem["allowed"].as_array().unwrap().len(), parameters.len(), "{template}");
        }
    }
    assert!(tried > 60, "{tried}");
}

#[test]
fn the_ends_of_a_range_are_in_it() {
    let app = App::start();
    let ada = app.register("Ada");
    for (template, method, operation) in openapi::operations().filter(|(_, method, _)| *method == "get") {
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let schema = openapi::resolved(&parameter["schema"]);
            // A request that waits would wait.
            if parameter["in"] != "query" || schema["type"] != "integer" || parameter["name"] == "wait" {
                continue;
            }
            for end in [&schema["minimum"], &schema["maximum"]].into_iter().filter(|end| !end.is_null()) {
                let required = match template.rsplit('/').next().unwrap() {
                    "ratings" | "places" => "board=duel&",
                    "oembed" => "url=/play&",
                    _ => "",
                };
                let path =
                    format!("{}?{required}{}={end}", path_of(template, "Ada"), parameter["name"].as_str().unwrap());
                if template.ends_with("/stream") {
                    continue;
                }
                let answer = app.send(&method.to_uppercase(), &path, &[("authorization", &ada.token)], "");
                assert_ne!(answer.status, 400, "{path}: {}", answer.text);
            }
        }
    }
}

#[test]
fn a_wrong_part_of_a_path_is_named() {
    let app = App::start();
    let ada = app.register("Ada");
    for (path, parameter, value) in [
        ("/v1/games/paris/view", "game_id", "paris"),
        ("/v1/leaderboards/chess", "board", "chess"),
        (&format!("/v1/games/{NOBODY}/bots/nine"), "seat", "nine"),
        ("/v1/games/paris/bots/9", "game_id", "paris"),
    ] {
        let method = if path.contains("/bots/") { "DELETE" } else { "GET" };
        let problem = app.send(method, path, &[("authorization", &ada.token)], "").refused(400, "invalid_path");
        assert_eq!((&problem["parameter"], &problem["value"]), (&json!(parameter), &json!(value)), "{path}");
    }
}

#[test]
fn a_cursor_and_a_repeated_parameter_are_named() {
    let app = App::start();
    let problem = app.get("/v1/games?cursor=x").refused(400, "invalid_query");
    assert_eq!((&problem["parameter"], &problem["value"]), (&json!("cursor"), &json!("x")));
    let problem = app.get("/v1/games?limit=3&limit=4").refused(400, "invalid_query");
    assert_eq!(problem["detail"], "The parameter `limit` must be sent once.");
    let problem = app.get("/v1/leaderboards/wins?period=2026-13").refused(400, "invalid_query");
    assert_eq!((&problem["parameter"], &problem["value"]), (&json!("period"), &json!("2026-13")));
    let problem = app.get("/v1/players/Ada/ratings").refused(400, "invalid_query");
    assert_eq!(problem["parameter"], "board");
}

#[test]
fn a_wrong_value_in_a_body_is_named_by_its_pointer() {
    let app = App::start();
    let ada = app.register("Ada");
    for (body, pointer) in [
        (json!({"seats": "two"}), "/seats"),
        (json!({"seats": 2, "bots": ["random", "deep_blue"]}), "/bots/1"),
        (json!({"seats": 2.5}), "/seats"),
    ] {
        let problem = ada.post("/v1/games", body).refused(400, "invalid_body");
        assert_eq!(problem["parameter"], pointer, "{problem}");
    }
    let device = "x".repeat(101);
    for path in ["/v1/accounts/guest", "/v1/accounts", "/v1/sessions"] {
        let body = json!({"name": "Bob", "password": "a train at noon", "device": device});
        let body = if path.ends_with("guest") { json!({"device": device}) } else { body };
        let problem = app.tell(path, body).refused(400, "invalid_body");
        assert_eq!(problem["parameter"], "/device", "{path}");
    }
    let kinds = ["your_turn"; 26];
    let webhook = json!({"url": "https://push.example.org/ada", "kinds": kinds});
    ada.post("/v1/me/webhooks", webhook).refused(422, "invalid_webhook");
}

#[test]
fn an_integer_may_be_written_with_a_point() {
    let app = App::start();
    let ada = app.register("Ada");
    let headers = [("authorization", ada.token.as_str()), ("content-type", "application/json")];
    let key = ("idempotency-key", "one");
    let open = |body: &str| app.send("POST", "/v1/games", &[headers[0], headers[1], key], body).ok();
    let game = open(r#"{"seats": 2.0, "bots": ["random"], "clock": {"kind": "per_move", "seconds": 6e1}}"#);
    assert_eq!((&game["options"]["seats"], &game["options"]["clock"]["seconds"]), (&json!(2), &json!(60)));
    // The same request, in the eyes of JSON.
    let again = open(r#"{"seats": 2, "bots": ["random"], "clock": {"kind": "per_move", "seconds": 60}}"#);
    assert_eq!(again, game);
}

#[test]
fn the_moves_of_a_view_can_be_counted_instead_of_listed() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    for _ in 0..21 {
        let moves = ada.moves(&game);
        let draw = moves.iter().find(|the_move| the_move["type"] == "draw_card").unwrap_or(&moves[0]);
        ada.play(&game, draw).ok();
    }
    let moves = ada.moves(&game);
    let view = ada.get(&format!("{game}/view?moves=summary")).ok();
    assert!(view["moves"].is_null());
    let summary = &view["move_summary"];
    assert_eq!(summary["total"], moves.len());
    let of_type = |kind: &str| moves.iter().filter(|the_move| the_move["type"] == kind).count();
    for (kind, count) in summary["counts"].as_object().unwrap() {
        assert_eq!(*count, of_type(kind), "{kind}");
    }
    let routes = summary["routes"].as_array().unwrap();
    assert!(!routes.is_empty());
    for route in routes {
        let ways = moves.iter().filter(|the_move| the_move["route"] == route["route"]).count();
        assert_eq!(route["payments"], ways, "{route}");
    }
    let sum = |choices: &Value| {
        choices.as_array().unwrap().iter().map(|choice| choice["payments"].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!(sum(&summary["routes"]), summary["counts"]["claim_route"]);
    assert_eq!(sum(&summary["cities"]), summary["counts"]["build_station"]);
    let plain = ada.view(&game);
    assert!(plain["moves"].is_null() && plain["move_summary"].is_null());
    assert_eq!(ada.get(&format!("{game}/view?moves=true")).ok()["moves"], json!(moves));
}

#[test]
fn the_server_tells_its_time() {
    let app = App::start();
    let before = jiff::Timestamp::now().as_millisecond();
    let answer = app.get("/v1/time");
    let time = answer.ok();
    let told = time["unix_ms"].as_i64().unwrap();
    assert!((before..=jiff::Timestamp::now().as_millisecond()).contains(&told));
    assert_eq!(time["now"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap().as_millisecond(), told);
    assert_eq!(answer.header("cache-control"), "no-store");
    app.wait(std::time::Duration::from_secs(3600));
    assert!(app.get("/v1/time").ok()["unix_ms"].as_i64().unwrap() >= told + 3_600_000, "deadlines go by this time");
}
