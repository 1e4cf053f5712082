//! Games from elsewhere in a player's own history.

use crate::app::{Answer, App, Person, at_once, over, query};
use serde_json::{Value, json};
use uuid::Uuid;

fn import(person: &Person, body: Value) -> Answer {
    person.ask("PUT", &format!("/v1/me/imported-games/{}", Uuid::new_v4()), body)
}

fn sheet() -> Value {
    json!({"kind": "score_sheet", "played_on": "2026-11-20", "seat": 1,
        "players": [{"name": "Grandma", "points": 101}, {"name": "Ada", "points": 101}, {"name": "Tim", "points": 64}]})
}

#[test]
fn a_score_sheet_is_kept_with_its_ranks() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = import(&ada, sheet()).ok();
    let ranks = game["players"].as_array().unwrap().iter().map(|player| player["rank"].clone());
    assert_eq!(ranks.collect::<Vec<_>>(), [1, 1, 3]);
    assert_eq!((&game["played_on"], &game["variant"]), (&json!("2026-11-20"), &Value::Null));
    let listed = ada.get("/v1/me/imported-games").ok();
    assert_eq!(listed, json!({"items": [game]}));
    assert_eq!(app.register("Eve").get("/v1/me/imported-games").ok(), json!({"items": []}));
    assert_eq!(app.get("/v1/players/Ada/statistics").ok()["games"], 0);
    assert_eq!(ada.get("/v1/players/Ada/games").ok()["items"], json!([]));
}

#[test]
fn an_export_is_verified_and_has_the_names_given() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    let export = app.get(&format!("{game}/export")).text;
    let eve = app.register("Eve");
    let imported = import(&eve, json!({"kind": "export", "export": export, "players": ["Ann", "Ben"], "seat": 0})).ok();
    let result = app.get(&format!("{game}/result")).ok();
    assert_eq!(format!("/v1/games/{}", imported["game"].as_str().unwrap()), game);
    assert_eq!(imported["players"][1]["name"], "Ben");
    for (player, score) in imported["players"].as_array().unwrap().iter().zip(result["scores"].as_array().unwrap()) {
        assert_eq!((&player["rank"], &player["total"]), (&score["rank"], &score["total"]));
    }
    let unnamed = import(&eve, json!({"kind": "export", "export": export})).ok();
    assert_eq!(unnamed["players"][0]["name"], "Brown");
    let forged = export.replace("\"total\":", "\"total\":1");
    for (place, body) in [
        ("/export", json!({"kind": "export", "export": forged})),
        ("/export", json!({"kind": "export", "export": "not a game"})),
        // Its first events are taken as given.
        ("/export", json!({"kind": "export", "export": include_str!("../../docs/vectors/3.jsonl")})),
        ("/players", json!({"kind": "export", "export": export, "players": ["Ann"]})),
        ("/players/1", json!({"kind": "export", "export": export, "players": ["Ann", ""]})),
        ("/seat", json!({"kind": "export", "export": export, "seat": 2})),
    ] {
        assert_eq!(import(&eve, body).refused(422, "import_refused")["parameter"], place);
    }
}

#[test]
fn a_game_without_a_result_is_not_imported() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2}));
    ada.delete(&game);
    let export = app.get(&format!("{game}/export"));
    assert_eq!(export.status, 200, "{}", export.text);
    import(&ada, json!({"kind": "export", "export": export.text})).refused(422, "import_refused");
}

#[test]
fn the_position_of_a_real_table_is_scored() {
    let app = App::start();
    let ada = app.register("Ada");
    let position = json!({"players": [{"name": "Ada", "routes": ["paris-dieppe"], "tickets": []}, {"name": "Bob"}]});
    let scored = app.tell("/v1/scorings", position.clone()).ok();
    let imported = import(&ada, json!({"kind": "table", "position": position})).ok();
    assert_eq!(imported["players"][0]["total"], scored["players"][0]["total"]);
    let impossible = json!({"players": [{"name": "Ada", "routes": ["paris-atlantis"]}]});
    import(&ada, json!({"kind": "table", "position": impossible})).refused(422, "unknown_route");
}

#[test]
fn the_same_id_replaces_a_game_and_a_removed_one_is_gone() {
    let app = App::start();
    let ada = app.register("Ada");
    let path = format!("/v1/me/imported-games/{}", Uuid::new_v4());
    ada.ask("PUT", &path, sheet()).ok();
    let mut other = sheet();
    other["played_on"] = Value::Null;
    let replaced = ada.ask("PUT", &path, other).ok();
    assert_eq!(ada.get("/v1/me/imported-games").ok(), json!({"items": [replaced]}));
    let eve = app.register("Eve");
    eve.delete(&path).refused(404, "not_found");
    assert_eq!(ada.delete(&path).status, 204);
    ada.delete(&path).refused(404, "not_found");
    ada.ask("PUT", &path, sheet()).ok();
    assert_eq!(ada.get("/v1/accounts/me/export").ok()["imported_games"].as_array().unwrap().len(), 1);
    assert_eq!(ada.delete_account().status, 204);
    assert_eq!(query(&app.database_url, "SELECT * FROM imported_games").len(), 0);
}

#[test]
fn an_account_imports_two_hundred_games_of_a_megabyte() {
    let app = App::start();
    let ada = app.register("Ada");
    let first = format!("/v1/me/imported-games/{}", Uuid::new_v4());
    ada.ask("PUT", &first, sheet()).ok();
    let many = "INSERT INTO imported_games (account_id, id, imported_at, kind, players) SELECT account_id, \
        gen_random_uuid(), now(), kind, players FROM imported_games, generate_series(1, 199)";
    crate::app::execute(&app.database_url, many).unwrap();
    assert_eq!(import(&ada, sheet()).refused(409, "too_many_imported_games")["most"], 200);
    ada.ask("PUT", &first, sheet()).ok();
    assert_eq!(ada.get("/v1/me/imported-games").items().len(), 200);
    let too_long = json!({"kind": "export", "export": "x".repeat(1_000_001)});
    import(&ada, too_long).refused(400, "invalid_body");
    ada.post("/v1/games", json!({"seats": 2, "entropy": "x".repeat(17_000)})).refused(413, "body_too_large");
}

#[test]
fn an_export_may_have_a_mark_before_it_and_empty_lines_behind() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    let export = app.get(&format!("{game}/export")).text;
    for text in [format!("\u{feff}{export}"), format!("{export}\n\n"), export.replace('\n', "\r\n")] {
        assert_eq!(import(&ada, json!({"kind": "export", "export": text})).ok()["kind"], "export");
    }
}

#[test]
fn a_game_was_played_on_a_day_that_has_been() {
    let app = App::start();
    let ada = app.register("Ada");
    let sheet = |day: &str| {
        let players = json!([{"name": "Ada", "points": 96}]);
        import(&ada, json!({"kind": "score_sheet", "players": players, "played_on": day}))
    };
    for day in ["1900-01-01", "2026-11-20"] {
        sheet(day).ok();
    }
    for day in ["9999-12-31", "1899-12-31", "-009999-01-01"] {
        let refused = sheet(day);
        assert!((400..500).contains(&refused.status), "{day}: {}", refused.text);
    }
    assert_eq!(sheet("9999-12-31").refused(422, "import_refused")["parameter"], "/played_on");
}

#[test]
fn tables_are_refused_by_their_size_before_names_are_read() {
    let app = App::start();
    let ada = app.register("Ada");
    let table = |routes: usize| {
        let routes = vec!["Berlin – Francfort – noir"; routes];
        json!({"kind": "table", "position": {"players": [{"name": "Ada", "routes": routes}]}})
    };
    assert_eq!(import(&ada, table(20_000)).refused(400, "invalid_body")["max_items"], 128);
    assert_eq!(import(&ada, table(129)).refused(400, "invalid_body")["max_items"], 128);
    let long = json!({"name": "Ada", "routes": ["x".repeat(20_000)]});
    let problem =
        import(&ada, json!({"kind": "table", "position": {"players": [long]}})).refused(413, "body_too_large");
    assert_eq!(problem["maximum"], 16_384);
    assert_eq!(app.tell("/v1/scorings", table(129)["position"].clone()).refused(400, "invalid_body")["max_items"], 128);
}

#[test]
fn an_account_has_two_exports_verified_at_a_time() {
    let app = App::start();
    let ada = app.register("Ada");
    let export = "x".repeat(100_000);
    let answers = at_once(30, |_| import(&ada, json!({"kind": "export", "export": export})));
    let codes = answers.iter().map(|answer| answer.json()["code"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert!(codes.iter().all(|code| code == "import_refused" || code == "too_many_requests"), "{codes:?}");
    import(&ada, json!({"kind": "export", "export": export})).refused(422, "import_refused");
}
