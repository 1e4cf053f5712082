//! The sandbox: games with a given secret, so that tests of an app repeat exactly.

use crate::app::{App, Person};
use railhead::hosting::limits::Limits;
use serde_json::{Value, json};

fn sandbox() -> App {
    App::with_limits(Limits { sandbox: true, ..crate::app::patient() })
}

/// The events as a player sees them, without the differences between any two games.
fn played(ada: &Person, game: &str) -> Vec<Value> {
    ada.start(game);
    ada.play_to_the_end(game, |moves| moves - 1);
    let page = ada.get(&format!("{game}/events")).ok();
    let mut events = page["events"].as_array().unwrap().clone();
    events.iter_mut().for_each(|event| drop(event.as_object_mut().unwrap().remove("at")));
    events
}

#[test]
fn equal_secrets_make_equal_games_and_others_do_not() {
    let app = sandbox();
    let ada = app.register("Ada");
    let open = |secret: &str| {
        ada.open(json!({"seats": 2, "bots": ["random"], "secret": secret.repeat(32), "entropy": "a-train-at-noon"}))
    };
    let (first, second, other) = (open("07"), open("07"), open("08"));
    let game = played(&ada, &first);
    assert_eq!(game, played(&ada, &second));
    assert_ne!(game, played(&ada, &other));
    assert_eq!(ada.get(&first).ok()["options"]["sandbox"], true, "everyone is told");
    assert_eq!(app.get("/health/ready").ok(), json!({"status": "ok", "sandbox": true}));
    assert_eq!(ada.get(&ada.open(json!({"seats": 2}))).ok()["options"]["sandbox"], Value::Null);
}

#[test]
fn a_secret_is_refused_elsewhere_in_rated_games_and_if_broken() {
    let secret = "07".repeat(32);
    let elsewhere = App::start();
    let wanted = json!({"seats": 2, "secret": secret});
    elsewhere.guest().post("/v1/games", wanted.clone()).refused(422, "not_sandbox");
    assert_eq!(elsewhere.get("/health/ready").ok(), json!({"status": "ok"}));
    let ada = sandbox().register("Ada");
    ada.post("/v1/games", json!({"seats": 2, "rated": true, "secret": secret})).refused(422, "not_sandbox");
    for wrong in ["07", "xy".repeat(32).as_str()] {
        ada.post("/v1/games", json!({"seats": 2, "secret": wrong})).refused(400, "invalid_body");
    }
    ada.post("/v1/games", wanted).ok();
}
