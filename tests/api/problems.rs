//! Requests that make no sense.

use crate::app::App;
use serde_json::json;

#[test]
fn unreadable_requests_are_problems_with_a_code() {
    let app = App::start();
    let ada = app.register("Ada");
    let own = ("authorization", ada.token.as_str());
    let json = ("content-type", "application/json");
    let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
    let moves = format!("{game}/moves");
    for body in [
        "",
        "{",
        "[]",
        "null",
        r#"{"type":"fly"}"#,
        r#"{"type":"draw_card","slot":1}"#,
        r#"{"type":"take_face_up","slot":1,"twice":true}"#,
    ] {
        app.send("POST", &moves, &[own, json], body).refused(400, "invalid_body");
    }
    for body in [
        r#"{"type":"claim_route","route":"dieppe-paris","payment":{"color":"locomotive","locomotives":1}}"#,
        r#"{"type":"claim_route","route":"dieppe-paris","payment":{"color":"pink","locomotives":-1}}"#,
        r#"{"type":"claim_route","route":"dieppe-paris"}"#,
        r#"{"type":"take_face_up","slot":2.5}"#,
    ] {
        app.send("POST", &moves, &[own, json], body).refused(400, "invalid_body");
    }
    for (body, code) in [
        (r#"{"type":"claim_route","route":"paris-mars","payment":{"color":null,"locomotives":1}}"#, "unknown_route"),
        (r#"{"type":"keep_tickets","tickets":["paris"]}"#, "unknown_ticket"),
    ] {
        app.send("POST", &moves, &[own, json], body).refused(422, code);
    }
    app.send("POST", &moves, &[own], r#"{"type":"draw_card"}"#).refused(415, "not_json");
    app.send("POST", &moves, &[own, json], &"x".repeat(20_000)).refused(413, "body_too_large");
    app.get("/v1/games/paris/view").refused(400, "invalid_path");
}

#[test]
fn a_wrong_path_is_404_and_a_wrong_method_405_with_the_allowed() {
    let app = App::start();
    app.get("/v1/trains").refused(404, "not_found");
    let answer = app.send("DELETE", "/v1/games/01890000-0000-7000-8000-000000000000/moves", &[], "");
    answer.refused(405, "method_not_allowed");
    assert_eq!(answer.header("allow"), "GET, HEAD, POST, OPTIONS");
    assert_eq!(answer.header("content-type"), "application/problem+json");
}

#[test]
fn without_a_database_the_answer_is_503_and_says_nothing_inside() {
    let app = App::start();
    let ada = app.register("Ada");
    app.get("/health/ready").ok();
    let name = app.database_url.rsplit('/').next().unwrap().to_owned();
    let admin = app.database_url.replace(&name, "postgres");
    crate::app::execute(&admin, &format!("DROP DATABASE {name} WITH (FORCE)")).unwrap();
    app.get("/health/live").ok();
    for answer in [app.get("/health/ready"), ada.get("/v1/accounts/me")] {
        assert!([500, 503].contains(&answer.status), "{}", answer.text);
        assert!(!answer.text.contains("database \"") && !answer.text.contains(&name), "{}", answer.text);
    }
    app.get("/health/ready").refused(503, "unavailable");
}
