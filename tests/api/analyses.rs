//! Analyses of finished games, and their sums in the statistics.

use crate::app::{App, RUNTIME, at_once, dealt, execute, over, query};
use railhead::jobs::analyses;
use serde_json::{Value, json};

fn run_job(app: &App) {
    RUNTIME.block_on(analyses::run(app.database())).unwrap();
}

/// The sums of Ada's luck and errors in games of two.
fn sums(app: &App) -> Value {
    app.get("/v1/players/Ada/statistics/by/seats").ok()["items"][0]["analysed"].clone()
}

#[test]
fn a_finished_game_has_its_analysis_at_once() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = over(json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}), &[&ada, &bob]);
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
    for moment in analysis["values"].as_array().unwrap() {
        assert!(moment["seq"].as_u64().unwrap() <= version + 1);
        let win = moment["seats"].as_array().unwrap().iter().map(|seat| seat["win"].as_f64().unwrap());
        assert!((win.sum::<f64>() - 1.0).abs() < 0.002, "one curve: {moment}");
    }
    app.register("Eve").get(&format!("{game}/analysis")).refused(404, "not_found");
}

#[test]
fn asking_for_an_analysis_answers_it_and_says_that_this_goes() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let path = format!("{}/analysis", over(json!({"seats": 2}), &[&ada, &bob]));
    let asked = ada.post(&path, Value::Null);
    assert_eq!(asked.header("deprecation"), "@1795996800");
    assert_eq!(asked.header("sunset"), "Sat, 01 Jan 2028 00:00:00 GMT");
    assert_eq!(asked.ok(), ada.get(&path).ok());
    app.send("POST", &path, &[], "").refused(401, "unauthenticated");
}

#[test]
fn only_a_game_with_a_result_is_analysed() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let void = dealt(json!({"seats": 2}), &[&ada, &bob]);
    bob.resign(&void);
    let open = ada.open(json!({"seats": 2}));
    for request in ["GET", "POST"] {
        ada.ask(request, &format!("{open}/analysis"), Value::Null).refused(409, "game_not_over");
        ada.ask(request, &format!("{void}/analysis"), Value::Null).refused(409, "game_void");
    }
}

#[test]
fn an_account_has_two_analyses_computed_at_a_time() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let path = format!("{}/analysis", over(json!({"seats": 2}), &[&ada, &bob]));
    let answers = at_once(30, |_| ada.get(&path));
    let (good, bad) = answers.iter().partition::<Vec<_>, _>(|answer| answer.status == 200);
    assert!(!good.is_empty() && !bad.is_empty(), "{} were computed", good.len());
    assert!(
        bad.iter()
            .all(|answer| ["unavailable", "too_many_requests"].contains(&answer.json()["code"].as_str().unwrap())),
        "{bad:?}"
    );
    ada.get(&path).ok();
}

#[test]
fn luck_and_errors_are_in_the_statistics_of_a_player() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let games = [(); 2].map(|()| over(json!({"seats": 2}), &[&ada, &bob]));
    assert_eq!(sums(&app), Value::Null);
    run_job(&app);
    let seats = games.map(|game| ada.get(&format!("{game}/analysis")).ok()["analysis"]["seats"][0].clone());
    let sum = |of: fn(&Value) -> &Value| seats.iter().map(|seat| of(seat).as_f64().unwrap()).sum::<f64>();
    let shown = sums(&app);
    assert_eq!(shown["games"], 2);
    let is_near = |shown: &Value, expected: f64| (shown.as_f64().unwrap() - expected).abs() < 0.01;
    assert!(is_near(&shown["mean_luck"], sum(|seat| &seat["luck"]["mean"]) / 2.0), "{shown}");
    let errors = sum(|seat| &seat["errors"]["mean"]) / sum(|seat| &seat["decisions"]);
    assert!(is_near(&shown["error_per_decision"], errors), "{shown}");
    assert!(query(&app.database_url, "SELECT game_id FROM analyses").is_empty());
}

#[test]
fn replicas_at_the_same_time_sum_every_game() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    for _ in 0..3 {
        over(json!({"seats": 2}), &[&ada, &bob]);
    }
    at_once(4, |_| run_job(&app));
    run_job(&app);
    assert_eq!(sums(&app)["games"], 3);
}

/// The last release has left its figures, and the analysis, or the reason for which there is none.
#[test]
fn games_that_the_last_release_has_analysed_are_summed_anew() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    over(json!({"seats": 2}), &[&ada, &bob]);
    over(json!({"seats": 2}), &[&ada, &bob]);
    execute(
        &app.database_url,
        "UPDATE analyses SET due_at = NULL, analysis = '\\x00'
            WHERE game_id = (SELECT game_id FROM analyses ORDER BY game_id LIMIT 1);
        UPDATE analyses SET due_at = NULL, given_up = 'busy' WHERE due_at IS NOT NULL;
        INSERT INTO analysed_seats (game_id, seat, luck, errors, decisions)
            SELECT game_id, 0, 100, 200, 50 FROM analyses WHERE analysis IS NOT NULL",
    )
    .unwrap();
    assert_eq!(sums(&app), Value::Null, "figures of another version count in no statistics");
    run_job(&app);
    assert_eq!(sums(&app)["games"], 2);
    assert!(sums(&app)["mean_luck"].as_f64().unwrap() < 100.0);
}

#[test]
fn a_game_that_another_replica_sums_is_left_to_it() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    over(json!({"seats": 2}), &[&ada, &bob]);
    let lease = |until: &str| {
        execute(&app.database_url, &format!("UPDATE analyses SET due_at = '{until}'")).unwrap();
        run_job(&app);
        sums(&app)
    };
    assert_eq!(lease("infinity"), Value::Null, "it may still be at work");
    assert_eq!(lease("-infinity")["games"], 1, "it was killed");
}
