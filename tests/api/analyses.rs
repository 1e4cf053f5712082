//! Analyses of finished games: made on a free core after the end, and asked for.

use crate::app::{App, Person, RUNTIME, Setup, dealt, execute, over, query};
use railhead::{hosting::limits::Limits, jobs::analyses};
use serde_json::{Value, json};
use std::time::Duration;

/// A server whose analyses are rough.
pub fn quick() -> App {
    App::with_limits(Limits { analysis_rollouts: 50, thinking_cores: 1, ..crate::app::patient() })
}

fn run_job(app: &App) {
    RUNTIME.block_on(analyses::run(app.database())).unwrap();
}

fn status(person: &Person, game: &str) -> Value {
    person.get(&format!("{game}/analysis")).ok()["status"].clone()
}

/// The reason for which there is none.
fn reason(person: &Person, game: &str) -> Value {
    person.get(&format!("{game}/analysis")).ok()["reason"].clone()
}

/// Games that two played to a result, of which nobody waits for an analysis.
pub fn finished<const N: usize>(app: &App, ada: &Person, bob: &Person) -> [String; N] {
    let games = [(); N].map(|()| over(json!({"seats": 2}), &[ada, bob]));
    execute(&app.database_url, "DELETE FROM analyses").unwrap();
    games
}

#[test]
fn a_finished_game_is_analysed_after_its_end() {
    let app = quick();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}), &[&ada, &bob]);
    let before = ada.get(&format!("{game}/analysis")).ok();
    assert_eq!(before, json!({"status": "queued", "analysis": null}));
    run_job(&app);
    let answer = bob.get(&format!("{game}/analysis")).ok();
    assert_eq!(answer["status"], "ready");
    let analysis = &answer["analysis"];
    let result = ada.get(&format!("{game}/result")).ok();
    let version = ada.get(&game).ok()["version"].as_u64().unwrap();
    for (seat, score) in analysis["seats"].as_array().unwrap().iter().zip(result["scores"].as_array().unwrap()) {
        assert_eq!((&seat["seat"], &seat["rank"]), (&score["seat"], &score["rank"]));
        for point in seat["turning_points"].as_array().unwrap() {
            assert!(analysis["decisions"].as_array().unwrap().iter().any(|decision| decision["seq"] == *point));
        }
    }
    assert!(analysis["values"].as_array().unwrap().iter().all(|value| value["seq"].as_u64().unwrap() <= version + 1));
    let bytes =
        query(&app.database_url, "SELECT length(analysis) AS bytes FROM analyses")[0]["bytes"].as_i64().unwrap();
    assert!(bytes < 20_000, "{bytes} bytes");
    let again = ada.post(&format!("{game}/analysis"), Value::Null).ok();
    assert_eq!(again, answer, "asking changes nothing");
    app.register("Eve").get(&format!("{game}/analysis")).refused(404, "not_found");
}

#[test]
fn on_request_a_game_is_analysed_only_if_asked_for() {
    let limits = Limits { analysis_rollouts: 50, analyses_on_request: true, ..crate::app::patient() };
    let app = App::with_limits(limits);
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    run_job(&app);
    assert_eq!(status(&ada, &game), "none");
    assert_eq!(ada.post(&format!("{game}/analysis"), Value::Null).ok()["status"], "queued");
    run_job(&app);
    assert_eq!(status(&bob, &game), "ready");
}

#[test]
fn only_a_game_with_a_result_is_analysed() {
    let app = quick();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let void = dealt(json!({"seats": 2}), &[&ada, &bob]);
    bob.resign(&void);
    let open = ada.open(json!({"seats": 2}));
    for request in ["GET", "POST"] {
        ada.ask(request, &format!("{open}/analysis"), Value::Null).refused(409, "game_not_over");
        ada.ask(request, &format!("{void}/analysis"), Value::Null).refused(409, "game_void");
    }
    app.send("POST", &format!("{open}/analysis"), &[], "").refused(401, "unauthenticated");
}

#[test]
fn an_account_waits_for_three_analyses_at_a_time() {
    let app = quick();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let games = finished::<5>(&app, &ada, &bob);
    let ask = |person: &Person, at: usize| person.post(&format!("{}/analysis", games[at]), Value::Null);
    assert_eq!(status(&ada, &games[0]), "none");
    for at in [0, 1, 2, 2] {
        assert_eq!(ask(&ada, at).ok()["status"], "queued");
    }
    let refused = ask(&ada, 3).refused(429, "too_many_analyses");
    assert_eq!((&refused["most"], &refused["retry_after"]), (&json!(3), &json!(10)));
    assert_eq!(ask(&bob, 4).ok()["status"], "queued");
    run_job(&app);
    let now = [0, 1, 2, 3, 4].map(|at| status(&ada, &games[at]));
    assert_eq!(now, ["ready", "ready", "ready", "none", "ready"]);
    assert_eq!(ask(&ada, 3).ok()["status"], "queued", "she waits for none any more");
}

#[test]
fn a_busy_server_leaves_out_what_nobody_asked_for() {
    let app = quick();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let [asked] = finished::<1>(&app, &ada, &bob);
    let other = over(json!({"seats": 2}), &[&ada, &bob]);
    ada.post(&format!("{asked}/analysis"), Value::Null).ok();
    let limits = Limits { thinking_cores: 0, ..crate::app::patient() };
    let busy = App::run(app.database_url.clone(), Setup { limits, ..Setup::default() });
    run_job(&busy);
    assert_eq!([&asked, &other].map(|game| status(&ada, game)), ["queued", "queued"]);
    app.wait(Duration::from_secs(2 * 3600));
    run_job(&app);
    assert_eq!([&asked, &other].map(|game| status(&ada, game)), ["ready", "none"]);
    assert_eq!(reason(&ada, &other), "busy");
}

#[test]
fn an_analysis_that_takes_too_long_is_given_up() {
    let limits =
        Limits { analysis_time: Duration::ZERO, analysis_rollouts: 50, thinking_cores: 1, ..crate::app::patient() };
    let app = App::with_limits(limits);
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2}), &[&ada, &bob]);
    assert_eq!(status(&ada, &game), "queued");
    run_job(&app);
    assert_eq!((status(&ada, &game), reason(&ada, &game)), (json!("none"), json!("too_long")));
    app.wait(Duration::from_secs(2 * 86_400));
    assert_eq!(ada.post(&format!("{game}/analysis"), Value::Null).ok()["status"], "queued");
    assert_eq!(reason(&ada, &game), Value::Null);
    run_job(&app);
    assert_eq!(reason(&ada, &game), "too_long", "it was tried again");
}

#[test]
fn luck_and_errors_are_in_the_statistics_of_a_player() {
    let app = quick();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let games = [(); 2].map(|()| over(json!({"seats": 2}), &[&ada, &bob]));
    let group = || app.get("/v1/players/Ada/statistics/by/seats").ok()["items"][0].clone();
    assert_eq!(group()["analysed"], Value::Null);
    run_job(&app);
    let sums = games.map(|game| ada.get(&format!("{game}/analysis")).ok()["analysis"]["seats"][0].clone());
    let sum = |of: fn(&Value) -> &Value| sums.iter().map(|seat| of(seat).as_f64().unwrap()).sum::<f64>();
    let analysed = group()["analysed"].clone();
    assert_eq!(analysed["games"], 2);
    let is_near = |shown: &Value, expected: f64| (shown.as_f64().unwrap() - expected).abs() < 0.01;
    assert!(is_near(&analysed["mean_luck"], sum(|seat| &seat["luck"]["mean"]) / 2.0), "{analysed}");
    let errors = sum(|seat| &seat["errors"]["mean"]) / sum(|seat| &seat["decisions"]);
    assert!(is_near(&analysed["error_per_decision"], errors), "{analysed}");
}
