//! Puzzles: errors of finished games, to be done better.

use crate::app::{Answer, App, Person, RUNTIME, any, at_once, execute, id, patient, query};
use railhead::{hosting::limits::Limits, jobs::analyses};
use serde_json::{Value, json};

const NEXT: &str = "/v1/puzzles/next";
const MINE: &str = "/v1/puzzles/next?mine=true";

/// A service in which games repeat exactly.
fn start() -> App {
    App::with_limits(Limits { sandbox: true, ..patient() })
}

/// A game of a person against a bot, in which the person plays by chance: analysed, with puzzles for everybody
/// if it is public.
fn erred(person: &Person, visibility: &str) -> String {
    let table = json!({"seats": 2, "bots": ["conductor"], "visibility": visibility, "secret": "07".repeat(32),
        "entropy": "a-train-at-noon"});
    let game = person.open(table);
    person.start(&game);
    person.play_to_the_end(&game, any(1));
    run_job(&person.app);
    game
}

fn run_job(app: &App) {
    RUNTIME.block_on(analyses::run(app.database())).unwrap();
}

fn attempts(puzzle: &Value) -> String {
    format!("/v1/puzzles/{}/attempts", puzzle["puzzle_id"].as_str().unwrap())
}

/// The move of a puzzle that was played, which is wrong, and the best one.
fn moves(app: &App, puzzle: &Value) -> (Value, Value) {
    let of_puzzle = format!("SELECT choices FROM puzzles WHERE id = '{}'", puzzle["puzzle_id"].as_str().unwrap());
    let choices = query(&app.database_url, &of_puzzle)[0]["choices"].clone();
    let gain = |choice: &&Value| choice["gain"]["mean"].as_f64().unwrap();
    let best = choices["all"].as_array().unwrap().iter().max_by(|one, other| gain(one).total_cmp(&gain(other)));
    (choices["played"].clone(), best.unwrap()["move"].clone())
}

fn try_played(person: &Person, puzzle: &Value) -> Answer {
    let (played, _) = moves(&person.app, puzzle);
    person.post(&attempts(puzzle), json!({"move": played}))
}

fn try_best(person: &Person, puzzle: &Value) -> Answer {
    let (_, best) = moves(&person.app, puzzle);
    person.post(&attempts(puzzle), json!({"move": best}))
}

fn give_up(person: &Person, puzzle: &Value) -> Answer {
    person.post(&attempts(puzzle), json!({}))
}

#[test]
fn a_puzzle_stays_until_a_right_move_is_found() {
    let app = start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    erred(&ada, "public");
    let puzzle = bob.get(NEXT).ok();
    let (played, best) = moves(&app, &puzzle);
    let choices = puzzle["choices"].as_array().unwrap();
    assert!((2..=16).contains(&choices.len()) && choices.contains(&played) && choices.contains(&best));
    assert_eq!(
        (&puzzle["rating"], &puzzle["mine"], &puzzle["variant"]),
        (&json!(1500), &Value::Null, &json!("classic"))
    );
    let wrong = try_played(&bob, &puzzle).ok();
    assert_eq!(wrong["is_right"], false);
    assert_eq!((&wrong["gain"]["mean"], &wrong["solution"]), (&json!(0.0), &Value::Null));
    assert_eq!(wrong["rating"], json!({"before": 1500, "after": 1488}));
    assert_eq!(bob.get(NEXT).ok()["puzzle_id"], puzzle["puzzle_id"]);
    let right = try_best(&bob, &puzzle).ok();
    assert_eq!((&right["is_right"], &right["rating"]), (&json!(true), &Value::Null));
    assert_eq!((&right["solution"]["best"], &right["solution"]["played"]), (&best, &played));
    assert_eq!(right["solution"]["gain"], right["gain"]);
    assert!(right["gain"]["mean"].as_f64().unwrap() >= 5.0, "{right}");
    let also = right["solution"]["also"].as_array().unwrap();
    assert!(also.iter().all(|made| choices.contains(made) && *made != best && *made != played));
    assert_ne!(bob.get(NEXT).ok()["puzzle_id"], puzzle["puzzle_id"]);
}

#[test]
fn a_first_attempt_that_is_right_wins_and_takes_points() {
    let app = start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    erred(&ada, "public");
    let puzzle = bob.get(NEXT).ok();
    assert_eq!(try_best(&bob, &puzzle).ok()["rating"], json!({"before": 1500, "after": 1512}));
    let of_puzzle = format!("SELECT rating FROM puzzles WHERE id = '{}'", puzzle["puzzle_id"].as_str().unwrap());
    assert_eq!(query(&app.database_url, &of_puzzle), [json!({"rating": 1488})]);
}

#[test]
fn giving_up_shows_the_solution_and_is_lost() {
    let app = start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    erred(&ada, "public");
    let puzzle = bob.get(NEXT).ok();
    let shown = give_up(&bob, &puzzle).ok();
    assert_eq!((&shown["is_right"], &shown["gain"]), (&json!(false), &Value::Null));
    assert_eq!(shown["solution"]["best"], moves(&app, &puzzle).1);
    assert_eq!(shown["rating"], json!({"before": 1500, "after": 1488}));
    assert_eq!(try_best(&bob, &puzzle).ok()["rating"], Value::Null);
    assert_ne!(bob.get(NEXT).ok()["puzzle_id"], puzzle["puzzle_id"]);
}

#[test]
fn own_errors_come_back_until_the_better_move_is_found() {
    let app = start();
    let ada = app.register("Ada");
    let game = erred(&ada, "private");
    let most =
        query(&app.database_url, "SELECT max(cost) AS cost, count(*) AS left FROM puzzles WHERE player_id IS NOT NULL");
    let first = ada.get(MINE).ok();
    let cost = first["mine"]["cost"].as_f64().unwrap();
    assert_eq!(first["mine"]["game_id"], id(&game));
    assert!((cost - most[0]["cost"].as_f64().unwrap()).abs() < 0.001, "the most expensive one: {first}");
    assert_eq!(try_played(&ada, &first).ok()["rating"], Value::Null, "own errors count for no rating");
    assert_eq!(ada.get(MINE).ok()["puzzle_id"], first["puzzle_id"]);
    assert!(!give_up(&ada, &first).ok()["solution"].is_null());
    let mut left = most[0]["left"].as_u64().unwrap();
    let second = ada.get(MINE).ok();
    assert!(second["puzzle_id"] != first["puzzle_id"] && second["mine"]["cost"].as_f64().unwrap() <= cost);
    while left > 0 {
        let puzzle = ada.get(MINE).ok();
        assert_eq!(left == 1, puzzle["puzzle_id"] == first["puzzle_id"], "what was given up comes last");
        assert_eq!(try_best(&ada, &puzzle).ok()["is_right"], true);
        left -= 1;
    }
    ada.get(MINE).refused(404, "no_puzzle");
    app.get(MINE).refused(401, "unauthenticated");
}

#[test]
fn only_public_games_give_puzzles_to_others() {
    let app = start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    for visibility in ["private", "unlisted"] {
        erred(&ada, visibility);
    }
    bob.get(NEXT).refused(404, "no_puzzle");
    app.get(NEXT).refused(404, "no_puzzle");
    let own = ada.get(MINE).ok();
    give_up(&bob, &own).refused(404, "no_such_puzzle");
    app.tell(&attempts(&own), json!({})).refused(404, "no_such_puzzle");
    ada.get(NEXT).refused(404, "no_puzzle");
    erred(&ada, "public");
    bob.get(NEXT).ok();
    app.get(NEXT).ok();
    let others = ada.get(NEXT);
    assert!(others.status == 404 || others.json()["mine"].is_null(), "own errors are not among those of others");
}

#[test]
fn a_choice_of_none_keeps_the_puzzles_of_a_game() {
    let app = start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    erred(&ada, "public");
    let puzzle = bob.get(NEXT).ok();
    let choose = |games: &str| drop(ada.ask("PUT", "/v1/me/open-data", json!({"games": games})).ok());
    choose("none");
    bob.get(NEXT).refused(404, "no_puzzle");
    app.get(NEXT).refused(404, "no_puzzle");
    give_up(&bob, &puzzle).refused(404, "no_such_puzzle");
    ada.get(MINE).ok();
    choose("rated");
    assert_eq!(bob.get(NEXT).ok()["puzzle_id"], puzzle["puzzle_id"]);
    choose("none");
    ada.delete_account();
    bob.get(NEXT).refused(404, "no_puzzle");
}

#[test]
fn a_puzzle_of_others_shows_what_the_seat_saw_and_names_nobody() {
    let app = start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = erred(&ada, "public");
    let commitment = app.view(&game)["table"]["commitment"].clone();
    let puzzle = bob.get(NEXT).ok();
    let text = puzzle.to_string();
    for named in ["Ada", id(&game), commitment.as_str().unwrap(), "a-train-at-noon"] {
        assert!(!text.contains(named), "{named}: {text}");
    }
    let found = format!("SELECT seq, seat FROM puzzles WHERE id = '{}'", puzzle["puzzle_id"].as_str().unwrap());
    let found = query(&app.database_url, &found)[0].clone();
    let at = found["seq"].as_u64().unwrap() - 1;
    let mut seen = ada.get(&format!("{game}/replay?at={at}&as={}", found["seat"])).ok();
    seen["table"]["commitment"] = json!("");
    assert_eq!((&puzzle["view"], &puzzle["seat"]), (&seen, &found["seat"]));
    let own = ada.get(MINE).ok();
    let at = own["mine"]["seq"].as_u64().unwrap() - 1;
    assert_eq!(own["view"], ada.get(&format!("{game}/replay?at={at}&as={}", own["seat"])).ok());
}

#[test]
fn anybody_can_try_without_an_account_and_nothing_is_kept() {
    let app = start();
    let ada = app.register("Ada");
    erred(&ada, "public");
    let puzzle = app.get(NEXT).ok();
    let (played, best) = moves(&app, &puzzle);
    let wrong = app.tell(&attempts(&puzzle), json!({"move": played})).ok();
    assert_eq!((&wrong["is_right"], &wrong["rating"]), (&json!(false), &Value::Null));
    let right = app.tell(&attempts(&puzzle), json!({"move": best})).ok();
    assert_eq!((&right["is_right"], &right["rating"]), (&json!(true), &Value::Null));
    let kept = "SELECT (SELECT count(*) FROM puzzle_results) AS results, sum(attempts) AS attempts FROM puzzles";
    assert_eq!(query(&app.database_url, kept), [json!({"results": 0, "attempts": 0})]);
    let strange = json!({"move": {"type": "keep_tickets", "tickets": []}});
    app.tell(&attempts(&puzzle), strange).refused(422, "no_such_choice");
    app.tell("/v1/puzzles/00000000-0000-4000-8000-000000000000/attempts", json!({})).refused(404, "no_such_puzzle");
}

#[test]
fn a_theme_picks_its_puzzles_and_no_others() {
    let app = start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    erred(&ada, "public");
    let themes = query(&app.database_url, "SELECT DISTINCT unnest(themes) AS theme FROM puzzles WHERE is_general");
    let themes = themes.iter().map(|row| row["theme"].as_str().unwrap()).collect::<Vec<_>>();
    assert!(themes.contains(&"claim"), "{themes:?}");
    for theme in ["claim", "tunnel", "ferry", "station", "cards", "tickets", "last_round"] {
        let path = format!("{NEXT}?theme={theme}");
        for answer in [bob.get(&path), app.get(&path)] {
            match themes.contains(&theme) {
                true => assert!(answer.ok()["themes"].as_array().unwrap().contains(&json!(theme))),
                false => drop(answer.refused(404, "no_puzzle")),
            }
        }
    }
    app.get(&format!("{NEXT}?theme=luck")).refused(400, "invalid_query");
}

#[test]
fn thirty_attempts_at_once_count_once() {
    let app = start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    erred(&ada, "public");
    let puzzle = bob.get(NEXT).ok();
    let (played, _) = moves(&app, &puzzle);
    let answers = at_once(30, |_| bob.post(&attempts(&puzzle), json!({"move": played})).ok());
    assert_eq!(answers.iter().filter(|answer| !answer["rating"].is_null()).count(), 1);
    let kept = "SELECT (SELECT sum(attempts) FROM puzzles) AS puzzles, sum(attempts) AS own, max(rating) AS rating \
        FROM puzzle_ratings";
    assert_eq!(query(&app.database_url, kept), [json!({"puzzles": 1, "own": 1, "rating": 1488})]);
}

/// Points are neither made nor lost, whoever comes at the same time.
#[test]
fn attempts_of_many_at_once_all_count() {
    let app = start();
    let ada = app.register("Ada");
    erred(&ada, "public");
    let people = (0..10).map(|_| app.guest()).collect::<Vec<_>>();
    let puzzle = people[0].get(NEXT).ok();
    at_once(people.len(), |nth| give_up(&people[nth], &puzzle).ok());
    let kept = "SELECT sum(rating)::numeric(9, 3) AS points, \
        (SELECT rating FROM puzzles WHERE attempts > 0)::numeric(9, 3) AS its, \
        (SELECT sum(attempts) FROM puzzles) AS attempts FROM puzzle_ratings";
    let kept = query(&app.database_url, kept)[0].clone();
    assert_eq!(kept["attempts"], 10);
    let sum = kept["points"].as_f64().unwrap() + kept["its"].as_f64().unwrap();
    assert!((sum - 11.0 * 1500.0).abs() < 0.01, "{kept}");
}

#[test]
fn puzzles_outlive_the_account_that_erred_and_results_do_not() {
    let app = start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    erred(&ada, "public");
    let puzzle = bob.get(NEXT).ok();
    give_up(&bob, &puzzle).ok();
    let export = bob.get("/v1/accounts/me/export").ok();
    assert_eq!(export["puzzle_results"][0]["outcome"], "given_up");
    assert_eq!(export["puzzle_ratings"][0]["rating"], 1488);
    let own = ada.get(MINE).ok();
    assert!(ada.get("/v1/accounts/me/export").ok()["puzzles"].to_string().contains(own["puzzle_id"].as_str().unwrap()));
    let before = query(&app.database_url, "SELECT id FROM puzzles ORDER BY id");
    ada.delete_account();
    assert_eq!(query(&app.database_url, "SELECT id FROM puzzles WHERE player_id IS NULL ORDER BY id"), before);
    bob.get(NEXT).ok();
    bob.delete_account();
    let left = "SELECT puzzle_id FROM puzzle_results UNION ALL SELECT account_id FROM puzzle_ratings";
    assert!(query(&app.database_url, left).is_empty());
}

#[test]
fn a_game_that_is_summed_again_keeps_its_puzzles() {
    let app = start();
    let ada = app.register("Ada");
    erred(&ada, "public");
    let before = query(&app.database_url, "SELECT id FROM puzzles ORDER BY id");
    assert!(before.len() > 3, "{before:?}");
    let again = "INSERT INTO analyses (game_id, queued_at, due_at) \
        SELECT DISTINCT game_id, now(), '-infinity'::timestamptz FROM puzzles";
    execute(&app.database_url, again).unwrap();
    run_job(&app);
    assert!(query(&app.database_url, "SELECT game_id FROM analyses").is_empty(), "it was summed again");
    assert_eq!(query(&app.database_url, "SELECT id FROM puzzles ORDER BY id"), before);
}
