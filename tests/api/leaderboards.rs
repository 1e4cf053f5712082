//! Leaderboards: their players, ranks, and pages.

use crate::{
    app::{App, Person, WORTH_TURNS, begun, dealt, everyone_moves, execute, names, over_after, play_turns, query},
    blocks::block,
    friends::{ask, befriend},
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde_json::{Value, json};
use std::time::Duration;
use uuid::Uuid;

/// Standings counted slowly and independently, from the logs and seats alone.
pub const COUNTED: &str = "SELECT period, kind AS variant, player, count(*)::int AS games, \
        (count(*) FILTER (WHERE rank = 1))::int AS wins, max(total) AS best_score, sum(total)::int AS score_sum, \
        sum(completed)::int AS tickets_completed, max(path) AS longest_path, \
        (array_agg(rating ORDER BY ended_seq DESC) FILTER (WHERE board = 'duel'))[1] AS duel_rating, \
        (count(*) FILTER (WHERE board = 'duel'))::int AS duel_games, \
        (array_agg(rating ORDER BY ended_seq DESC) FILTER (WHERE board = 'table'))[1] AS table_rating, \
        (count(*) FILTER (WHERE board = 'table'))::int AS table_games \
    FROM (SELECT g.ended_seq, g.variant, s.account_id AS player, e.recorded_at AT TIME ZONE 'UTC' AS at, \
            (score ->> 'rank')::int AS rank, (score ->> 'total')::int AS total, \
            jsonb_array_length(score -> 'completed') AS completed, (score ->> 'longest_path')::int AS path, \
            c.board, round(1000 + 40 * (c.mu_after - 3 * c.sigma_after))::int AS rating \
        FROM games g JOIN game_events e ON e.game_id = g.id AND e.payload::jsonb ->> 'type' = 'game_finished', \
            jsonb_array_elements(e.payload::jsonb -> 'scores') score, game_seats s \
            LEFT JOIN rating_changes c ON c.player = s.account_id AND c.game_id = s.game_id \
        WHERE s.game_id = g.id AND s.seat = (score ->> 'seat')::int AND s.account_id IS NOT NULL \
            AND NOT EXISTS (SELECT FROM game_events b WHERE b.game_id = g.id AND b.payload ->> 'type' = 'bot_added')) scored, \
        unnest(ARRAY['all', to_char(at, 'YYYY-\"Q\"Q'), to_char(at, 'YYYY-MM'), to_char(at, 'IYYY-\"W\"IW')]) period, \
        unnest(ARRAY['all', variant]) kind \
    GROUP BY period, kind, player ORDER BY period, kind, player";

/// The rows that are kept of them.
pub const KEPT: &str = "SELECT period, variant, player, games, wins, best_score, score_sum, tickets_completed, longest_path, \
    duel_rating, duel_games, table_rating, table_games FROM standings ORDER BY period, variant, player";

const BOARDS: [(&str, &str); 7] = [
    ("duel", "duel_rating"),
    ("table", "table_rating"),
    ("wins", "wins"),
    ("best_score", "best_score"),
    ("mean_score", "mean_score / 100.0"),
    ("tickets_completed", "tickets_completed"),
    ("longest_path", "longest_path"),
];

pub fn board(app: &App, query: &str) -> Value {
    app.get(&format!("/v1/leaderboards/{query}")).ok()
}

/// Ranks, names and values of a leaderboard.
fn rows(board: &Value) -> Vec<(u64, String, f64)> {
    let row = |item: &Value| {
        (item["rank"].as_u64().unwrap(), item["name"].as_str().unwrap().to_owned(), item["value"].as_f64().unwrap())
    };
    board["items"].as_array().unwrap().iter().map(row).collect()
}

/// A game that ends after enough turns to be worth the name.
fn over(game: Value, people: &[&Person]) -> String {
    over_after(WORTH_TURNS, game, people)
}

/// Lets the games of the past count no more for those of the same people.
pub fn forget_meetings(app: &App) {
    execute(&app.database_url, "UPDATE results SET finished_at = finished_at - interval '31 days'").unwrap();
}

/// Two play; the second wins, for the first resigns.
pub fn duel(loser: &Person, winner: &Person) -> String {
    over(json!({"seats": 2, "rated": true}), &[loser, winner])
}

/// So many people, whose standings repeat.
fn crowd(app: &App, people: u32) {
    let sql = format!(
        "INSERT INTO accounts (id, name, password_hash) SELECT gen_random_uuid(), 'pal' || n, 'x' FROM generate_series(1, {people}) n; \
        INSERT INTO names (name_key, skeleton, account_id) SELECT name, name, id FROM accounts; \
        INSERT INTO standings (period, variant, player, listed, games, wins, best_score, score_sum, tickets_completed, \
            longest_path, duel_rating, duel_provisional, table_rating, table_provisional) \
        SELECT 'all', 'all', id, substr(name, 4)::int % 10 <> 0, 5 + length(name) * substr(name, 4)::int % 13, \
            hashtext(name) % 5 + 5, hashtext(name || 'b') % 20, hashtext(name || 's') % 100, hashtext(name || 't') % 9 + 9, \
            hashtext(name || 'l') % 30 + 30, nullif(hashtext(name || 'd') % 7, 0), false, nullif(hashtext(name || 'e') % 5, 0), \
            true FROM accounts"
    );
    execute(&app.database_url, &sql).unwrap();
}

/// All of a leaderboard, read in pages.
fn all(
    app: &App,
    board: &str,
    limit: usize,
    mut between: impl FnMut(&[(u64, String, f64)]),
) -> Vec<(u64, String, f64)> {
    let (mut read, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = app.get(&format!("/v1/leaderboards/{board}?limit={limit}{cursor}")).ok();
        read.extend(rows(&page));
        match page["next"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => return read,
        }
        assert_eq!(rows(&page).len(), limit);
        between(&read);
    }
}

/// The same, ranked by the database.
fn ranked(app: &App, value: &str) -> Vec<(u64, String, f64)> {
    let sql = format!(
        "SELECT rank() OVER (ORDER BY value DESC) AS rank, name, value::float8 FROM ( \
        SELECT name, player, {value} AS value FROM standings JOIN accounts a ON a.id = player \
        WHERE listed AND period = 'all' AND variant = 'all') v WHERE value IS NOT NULL ORDER BY value DESC, player DESC"
    );
    rows(&json!({"items": query(&app.database_url, &sql)}))
}

#[test]
fn kept_figures_are_those_of_the_logs() {
    let app = App::start();
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| app.register(name));
    let guest = app.guest();
    duel(&ada, &bob);
    duel(&bob, &ada);
    over(json!({"seats": 2}), &[&ada, &guest]);
    over(json!({"seats": 3, "rated": true, "variant": "mega"}), &[&eve, &ada, &bob]);
    over(json!({"seats": 2}), &[&eve, &ada]);
    let with_bot = dealt(json!({"seats": 2, "bots": ["random"]}), &[&eve]);
    eve.play_to_the_end(&with_bot, |count| count / 2);
    assert_eq!(app.get(&format!("{with_bot}/result")).status, 200);
    let kept = query(&app.database_url, KEPT);
    assert_eq!(kept, query(&app.database_url, COUNTED));
    assert_eq!(kept.len(), 4 * (4 + 4 + 3), "periods, by all, classic and mega");
    let listed = query(
        &app.database_url,
        "SELECT DISTINCT a.name FROM standings s JOIN accounts a ON a.id = s.player WHERE listed ORDER BY 1",
    );
    assert_eq!(listed, ["Ada", "Bob", "Eve"].map(|name| json!({"name": name})));
}

#[test]
fn a_leaderboard_is_of_the_games_of_a_variant_and_a_period() {
    let app = App::start();
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| app.register(name));
    duel(&ada, &bob);
    duel(&eve, &bob);
    duel(&bob, &eve);
    over(json!({"seats": 3, "variant": "mega"}), &[&bob, &eve, &ada]);
    let wins = |query: &str| {
        rows(&board(&app, &format!("wins?{query}")))
            .into_iter()
            .map(|(rank, name, wins)| (rank, name, wins as u8))
            .collect::<Vec<_>>()
    };
    let row = |rank: u64, name: &str, wins: u8| (rank, name.to_owned(), wins);
    let in_classic = vec![row(1, "Bob", 2), row(2, "Eve", 1), row(3, "Ada", 0)];
    assert_eq!(wins("variant=classic"), in_classic);
    assert_eq!(wins("variant=classic&period=week"), in_classic);
    assert_eq!(wins("variant=mega"), [row(1, "Ada", 1), row(2, "Eve", 0), row(2, "Bob", 0)]);
    assert_eq!(wins(""), [row(1, "Bob", 2), row(2, "Eve", 1), row(2, "Ada", 1)]);
    assert!(wins("variant=big_cities").is_empty() && wins("period=2019-Q2").is_empty());
    let best = board(&app, "best_score?period=season");
    let season = app.get("/v1/leaderboards").ok()["current"][0].clone();
    assert_eq!((&best["board"], &best["variant"], &best["period"]), (&json!("best_score"), &Value::Null, &season));
    assert!(best["from"].is_string() && best["until"].is_string());
    assert!(names(&board(&app, "mean_score")).is_empty(), "of ten games");
}

#[test]
fn ratings_are_current_and_marked_while_provisional() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    for _ in 0..9 {
        duel(&ada, &bob);
        forget_meetings(&app);
    }
    let duels = board(&app, "duel");
    assert_eq!((names(&duels), &duels["items"][0]["provisional"]), (vec!["Bob", "Ada"], &json!(true)));
    assert!(names(&board(&app, "table")).is_empty());
    over(json!({"seats": 2}), &[&bob, &ada]);
    assert_eq!(rows(&board(&app, "duel")), rows(&duels), "casual games are not rated");
    assert!(names(&board(&app, "mean_score")).len() == 2, "but they are games");
    over(json!({"seats": 2, "rated": true, "variant": "mega"}), &[&ada, &bob]);
    let all = board(&app, "duel");
    assert_eq!(all["items"][0]["provisional"], false);
    assert_eq!(rows(&board(&app, "duel?variant=mega")), rows(&all));
    assert_eq!(rows(&board(&app, "duel?variant=classic")), rows(&duels));
    let chiara = app.register("Chiara");
    for people in [[&chiara, &ada, &bob], [&bob, &chiara, &ada]] {
        over(json!({"seats": 3, "rated": true}), &people);
    }
    for name in ["duel", "table"] {
        let shown = format!(
            "SELECT round(1000 + 40 * (mu - 3 * sigma)) AS shown FROM ratings WHERE board = '{name}' ORDER BY shown DESC"
        );
        let shown = query(&app.database_url, &shown);
        let shown = shown.iter().map(|row| row["shown"].as_f64().unwrap()).collect::<Vec<_>>();
        assert_eq!(rows(&board(&app, name)).iter().map(|row| row.2).collect::<Vec<_>>(), shown, "{name}");
    }
}

#[test]
fn a_period_lasts_from_midnight_to_midnight_utc_and_stays() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    let now = app.process.time.now();
    let [_, season, month, week] = railhead::hosting::period::Period::containing(now);
    let mut ends = [season, month, week].map(|period| period.range().unwrap().end);
    ends.sort();
    let (before, after) = (Duration::from_secs(300), Duration::from_secs(600));
    for end in ends {
        let until = end.duration_since(app.process.time.now()).unsigned_abs();
        app.wait(until.saturating_sub(before));
        duel(&ada, &bob);
        app.wait(after);
        duel(&bob, &ada);
        assert_eq!(query(&app.database_url, KEPT), query(&app.database_url, COUNTED));
    }
    let listed = app.get("/v1/leaderboards").ok();
    let periods = listed["periods"].as_array().unwrap();
    for period in [season, month, week] {
        let over = board(&app, &format!("wins?period={period}"));
        assert!(periods.contains(&json!(period.to_string())) && !names(&over).is_empty(), "{period}");
        assert!(!listed["current"].as_array().unwrap().contains(&json!(period.to_string())));
        assert_eq!(over["until"].as_str().unwrap(), period.range().unwrap().end.to_string());
    }
    let words = ["season", "month", "week"].map(|word| board(&app, &format!("wins?period={word}"))["period"].clone());
    assert_eq!(json!(words), listed["current"]);
    let kinds = periods.iter().map(|period| period.as_str().unwrap()).collect::<Vec<_>>();
    assert!(kinds[0] == "all" && kinds[1..].is_sorted_by(|a, b| a > b), "the latest first: {kinds:?}");
}

#[test]
fn guests_and_banned_players_are_not_listed_for_that_time() {
    let app = App::start();
    let [ada, bob, root] = ["Ada", "Bob", "Root"].map(|name| app.register(name));
    let guest = app.guest();
    let unnamed = guest.account()["name"].as_str().unwrap().to_owned();
    execute(&app.database_url, "UPDATE accounts SET role = 'admin' WHERE name = 'Root'").unwrap();
    over(json!({"seats": 2}), &[&ada, &guest]);
    duel(&ada, &bob);
    execute(&app.database_url, "UPDATE accounts SET met = 3").unwrap();
    assert_eq!(names(&board(&app, "wins")), ["Bob", "Ada"]);
    app.get(&format!("/v1/leaderboards/wins/around/{}", unnamed.replace(' ', "%20"))).refused(404, "not_found");
    guest.post("/v1/accounts/me/upgrade", json!({"name": "Chiara", "password": "a train at noon"})).ok();
    assert_eq!(names(&board(&app, "wins")), ["Chiara", "Bob", "Ada"], "newer accounts first");
    let last = begun(json!({"seats": 2, "variant": "mega"}), &[&ada, &bob]);
    play_turns(&last, &[&ada, &bob], WORTH_TURNS);
    root.ask("PUT", "/v1/admin/accounts/Bob/ban", json!({"reason": "insults"}));
    assert_eq!(names(&board(&app, "wins?variant=mega")), ["Ada"], "the game that the ban ended does not list them");
    assert_eq!(rows(&board(&app, "wins?variant=classic")).iter().map(|row| row.0).collect::<Vec<_>>(), [1, 2]);
    app.get("/v1/leaderboards/wins/around/Bob").refused(404, "not_found");
    assert_eq!(names(&board(&app, "wins/around/Ada")), ["Chiara", "Ada"]);
    root.delete("/v1/admin/accounts/Bob/ban");
    assert_eq!(names(&board(&app, "wins")).len(), 3);
    assert_eq!(query(&app.database_url, KEPT), query(&app.database_url, COUNTED));
}

#[test]
fn a_deleted_account_is_in_no_leaderboard_even_after_late_ends() {
    let app = App::start();
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| app.register(name));
    duel(&ada, &bob);
    let game = ada.open(json!({"seats": 3, "auto_start": true}));
    bob.join(&game);
    eve.join(&game);
    everyone_moves(&game, &[&ada, &bob, &eve]);
    play_turns(&game, &[&ada, &bob, &eve], WORTH_TURNS);
    bob.delete_account();
    assert_eq!(names(&board(&app, "wins")), ["Ada"]);
    ada.resign(&game);
    assert_eq!(app.get(&game).ok()["status"], "finished");
    assert_eq!(names(&board(&app, "wins")), ["Eve", "Ada"]);
    assert_eq!(query(&app.database_url, KEPT), query(&app.database_url, COUNTED));
}

#[test]
fn equal_players_share_a_rank_whatever_the_pages() {
    let app = App::start();
    crowd(&app, 120);
    for (board, value) in BOARDS {
        let expected = ranked(&app, value);
        assert!(expected.len() > 50, "{board}: {}", expected.len());
        for limit in [1, 7, 50] {
            assert_eq!(all(&app, board, limit, |_| {}), expected, "{board} by {limit}");
        }
    }
    let names = ranked(&app, "wins").into_iter().map(|(_, name, _)| name);
    assert!(names.into_iter().all(|name| !name.ends_with('0')), "who is not listed");
}

#[test]
fn around_a_player_are_the_neighbours_with_their_ranks() {
    let app = App::start();
    crowd(&app, 40);
    for (board, value) in BOARDS {
        let expected = ranked(&app, value);
        for (at, (_, name, _)) in expected.iter().enumerate().step_by(3) {
            for (query, near) in [("", 5), ("?neighbours=0", 0), ("?neighbours=2", 2), ("?neighbours=25", 25)] {
                let around = app.get(&format!("/v1/leaderboards/{board}/around/{name}{query}")).ok();
                let shown = &expected[at.saturating_sub(near)..(at + near + 1).min(expected.len())];
                assert_eq!(rows(&around), shown, "{board} around {name}{query}");
                let rest = &expected[(at + near + 1).min(expected.len())..];
                match around["next"].as_str() {
                    None => assert!(rest.is_empty()),
                    Some(next) => {
                        let below = app.get(&format!("/v1/leaderboards/{board}?limit=3&cursor={next}")).ok();
                        assert_eq!(rows(&below), rest[..rest.len().min(3)]);
                    }
                }
            }
        }
    }
}

#[test]
fn pages_neither_skip_nor_repeat_unmoved_players_as_games_end() {
    let app = App::start();
    crowd(&app, 60);
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    let before = ranked(&app, "best_score");
    // Two who stand low come up while others read, and somebody who was read already rises.
    let read = all(&app, "best_score", 7, |read| {
        duel(&ada, &bob);
        let raise = format!(
            "UPDATE standings SET best_score = best_score + 50 FROM accounts WHERE id = player AND name = '{}'",
            read[0].1
        );
        execute(&app.database_url, &raise).unwrap();
    });
    let names = |rows: &[(u64, String, f64)]| {
        rows.iter().map(|row| row.1.clone()).filter(|name| name != "Ada" && name != "Bob").collect::<Vec<_>>()
    };
    assert_eq!(names(&read), names(&before));
}

#[test]
fn a_board_of_friends_ranks_them_and_the_caller_only() {
    let app = App::start();
    let [ada, bob, cleo, eve] = ["Ada", "Bob", "Cleo", "Eve"].map(|name| app.register(name));
    for (loser, winner) in [(&ada, &eve), (&bob, &eve), (&ada, &bob), (&bob, &cleo), (&ada, &cleo), (&cleo, &eve)] {
        duel(loser, winner);
    }
    let among = |person: &Person| rows(&person.get("/v1/leaderboards/wins?among=friends").ok());
    let row = |rank: u64, name: &str, wins: f64| (rank, name.to_owned(), wins);
    assert_eq!(among(&ada), [row(1, "Ada", 0.0)], "without friends");
    befriend(&ada, "Bob", &bob, "Ada");
    befriend(&ada, "Cleo", &cleo, "Ada");
    ask(&ada, "Eve");
    assert_eq!(among(&ada), [row(1, "Cleo", 2.0), row(2, "Bob", 1.0), row(3, "Ada", 0.0)], "Eve has not answered");
    assert_eq!(among(&bob), [row(1, "Bob", 1.0), row(2, "Ada", 0.0)]);
    let first = ada.get("/v1/leaderboards/wins?among=friends&limit=2").ok();
    let next = first["next"].as_str().unwrap();
    let second = ada.get(&format!("/v1/leaderboards/wins?among=friends&limit=2&cursor={next}")).ok();
    assert_eq!((rows(&second), &second["next"]), (vec![row(3, "Ada", 0.0)], &Value::Null));
    assert!(rows(&ada.get("/v1/leaderboards/wins?among=friends&period=2019-Q2").ok()).is_empty());
    execute(
        &app.database_url,
        "INSERT INTO blocks (account_id, blocked_id, blocked_at) SELECT a.id, b.id, now() FROM accounts a, accounts b \
        WHERE a.name = 'Bob' AND b.name = 'Ada'",
    )
    .unwrap();
    assert_eq!(among(&ada), [row(1, "Cleo", 2.0), row(2, "Ada", 0.0)], "Bob is hidden");
    block(&ada, "Cleo");
    assert_eq!(among(&ada), [row(1, "Ada", 0.0)]);
    app.get("/v1/leaderboards/wins?among=friends").refused(401, "unauthenticated");
    app.get("/v1/leaderboards/wins?among=everybody").ok();
    app.get("/v1/leaderboards/wins?among=enemies").refused(400, "invalid_query");
}

#[test]
fn impossible_questions_are_refused() {
    let app = App::start();
    crowd(&app, 5);
    let next = board(&app, "wins?limit=1")["next"].as_str().unwrap().to_owned();
    for query in
        ["limit=0", "limit=101", "cursor=x", "cursor=", "period=day", "period=2026-Q5", "variant=pandemic", "page=2"]
    {
        app.get(&format!("/v1/leaderboards/wins?{query}")).refused(400, "invalid_query");
    }
    app.get(&format!("/v1/leaderboards/wins?cursor={}", &next[1..])).refused(400, "invalid_query");
    app.get(&format!("/v1/leaderboards/wins?cursor={next}AAAA")).refused(400, "invalid_query");
    // One that nobody was given, with the greatest numbers there are, harms nobody.
    let greatest = json!([1, {"value": i32::MAX, "player": Uuid::max(), "rank": u32::MAX, "passed": u32::MAX}]);
    let forged = BASE64_URL_SAFE_NO_PAD.encode(greatest.to_string());
    assert_eq!(names(&board(&app, &format!("wins?limit=2&cursor={forged}"))).len(), 2);
    for query in ["neighbours=26", "neighbours=-1", "period=x", "limit=3"] {
        app.get(&format!("/v1/leaderboards/wins/around/pal1?{query}")).refused(400, "invalid_query");
    }
    app.get("/v1/leaderboards/losses").refused(400, "invalid_path");
    app.get("/v1/leaderboards/losses/around/pal1").refused(400, "invalid_path");
    for name in ["nobody", "%20", "pal1%00", "pal1/x"] {
        app.get(&format!("/v1/leaderboards/wins/around/{name}")).refused(404, "not_found");
    }
    app.get("/v1/leaderboards/wins/around/pal1?period=2020-01").refused(404, "not_found");
    assert_eq!(names(&board(&app, "wins/around/PAL1?neighbours=0")), ["pal1"], "whatever the case");
}
