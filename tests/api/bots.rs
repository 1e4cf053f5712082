//! The bots of the server, as apps offer them.

use crate::app::App;
use serde_json::{Value, json};

#[test]
fn bots_are_listed_by_difficulty_and_time() {
    let app = App::start();
    let answer = app.get("/v1/reference/bots?lang=de");
    assert_eq!(answer.header("content-language"), "de");
    let bots = answer.ok()["bots"].as_array().unwrap().clone();
    let told = |bot: &Value| json!([bot["level"], bot["difficulty"], bot["thinking_milliseconds"]]);
    let levels = json!([
        ["random", null, 0],
        ["porter", "easy", 0],
        ["conductor", "medium", 0],
        ["stationmaster", "hard", 20],
        ["director", "best", 60],
    ]);
    assert_eq!(bots.iter().map(told).collect::<Value>(), levels);
    assert_eq!(bots[1]["display_name"], "Gepäckträger");
    assert_eq!(bots[4]["description"], "Spielt am besten: vergleicht ganze Pläne im Kopf.");
    let known = [("if-none-match", answer.header("etag"))];
    assert_eq!(app.send("GET", "/v1/reference/bots?lang=de", &known, "").status, 304);
    assert_eq!(app.get("/v1").ok()["links"]["bots"], "/v1/reference/bots");
}

#[test]
fn every_level_that_is_listed_takes_a_seat() {
    let app = App::start();
    let ada = app.guest();
    for bot in app.get("/v1/reference/bots").ok()["bots"].as_array().unwrap() {
        let game = ada.open(json!({"seats": 3, "bots": [bot["level"]]}));
        ada.post(&format!("{game}/bots"), json!({"level": bot["level"]})).ok();
        let seats = ada.view(&game)["table"]["seats"].as_array().unwrap().clone();
        let levels = seats.iter().map(|seat| seat["occupant"]["level"].clone()).collect::<Value>();
        assert_eq!(levels, json!([null, bot["level"], bot["level"]]));
        ada.delete(&game).ok();
    }
}
