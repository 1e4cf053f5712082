//! The records of a player against others.

use crate::{
    app::{App, execute, query},
    past_games::{Past, rebuild},
    seeding::with_history,
};
use serde_json::{Value, json};

/// The records of `rider1` in the games of a condition, counted from results.
fn counted(app: &App, condition: &str) -> Vec<Value> {
    let sql = format!(
        "SELECT a.name, count(*) AS games, count(*) FILTER (WHERE r.rank < o.rank) AS won, \
            count(*) FILTER (WHERE r.rank > o.rank) AS lost, count(*) FILTER (WHERE r.rank = o.rank) AS tied \
        FROM results r JOIN accounts me ON me.id = r.player AND me.name = 'rider1' \
            JOIN results o ON o.game_id = r.game_id AND o.player <> r.player JOIN accounts a ON a.id = o.player \
        WHERE {condition} GROUP BY a.name, a.id ORDER BY games DESC, max(r.ended_seq) DESC, a.id DESC",
    );
    query(&app.database_url, &sql)
}

fn listed(page: &Value) -> Vec<Value> {
    let mut items = page["items"].as_array().unwrap().clone();
    for item in &mut items {
        let fields = item.as_object_mut().unwrap();
        assert!(fields.remove("last_at").unwrap().as_str().unwrap().ends_with('Z'));
        assert_eq!(fields.remove("bot_of"), Some(Value::Null));
        assert!(fields.remove("player_id").unwrap().is_string());
    }
    items
}

#[test]
fn opponents_are_listed_with_the_record_against_each() {
    let app = with_history();
    let path = "/v1/players/rider1/opponents";
    let all = listed(&app.get(path).ok());
    assert_eq!(all.len(), 4);
    assert_eq!(all, counted(&app, "true"));
    for (filter, condition) in [
        ("variant=classic&seats=2", "r.variant = 'classic' AND r.seats = 2"),
        ("rated=true&bots=false", "r.rated AND NOT r.with_bots"),
        (
            "from=2026-01-01T00:00:00Z&to=2026-06-01T00:00:00Z",
            "r.finished_at >= '2026-01-01Z' AND r.finished_at < '2026-06-01Z'",
        ),
    ] {
        let records = counted(&app, condition);
        assert_eq!(listed(&app.get(&format!("{path}?{filter}")).ok()), records, "{filter}");
        for record in records {
            let name = record["name"].as_str().unwrap();
            let mut versus = app.get(&format!("/v1/players/rider1/versus/{name}?{filter}")).ok();
            let fields = versus.as_object_mut().unwrap();
            fields.retain(|field, _| !["player_id", "opponent_name", "opponent_id"].contains(&field.as_str()));
            fields.insert("name".to_owned(), json!(name));
            assert_eq!(versus, record, "{filter}");
        }
    }
    app.get(&format!("{path}?seats=6")).refused(400, "invalid_query");
}

#[test]
fn pages_of_opponents_make_up_the_list() {
    let app = with_history();
    let path = "/v1/players/rider1/opponents?limit=1";
    let (mut names, mut next) = (Vec::new(), String::new());
    for _ in 0..4 {
        let page = app.get(&format!("{path}{next}")).ok();
        names.extend(page["items"].as_array().unwrap().iter().map(|item| item["name"].clone()));
        next = format!("&cursor={}", page["next"].as_str().unwrap_or_default());
    }
    assert_eq!(next, "&cursor=", "the fourth page is the last");
    let all = counted(&app, "true").iter().map(|record| record["name"].clone()).collect::<Vec<_>>();
    assert_eq!(names, all);
}

#[test]
fn a_player_who_blocks_the_viewer_is_no_opponent() {
    let app = App::start();
    let [ada, bob, cem] = ["Ada", "Bob", "Cem"].map(|name| app.register(name));
    Past::casual("classic-2", &["Ada", "Bob"], "2026-01-01T00:00:00Z").write(&app);
    rebuild(&app);
    let names =
        |answer: Value| answer["items"].as_array().unwrap().iter().map(|item| item["name"].clone()).collect::<Vec<_>>();
    assert_eq!(names(cem.get("/v1/players/Ada/opponents").ok()), ["Bob"]);
    assert!(bob.put("/v1/me/blocks/Cem").status < 300);
    assert_eq!(names(cem.get("/v1/players/Ada/opponents").ok()), [""; 0]);
    assert_eq!(names(ada.get("/v1/players/Ada/opponents").ok()), ["Bob"]);
    cem.get("/v1/players/Bob/opponents").refused(404, "not_found");
}

#[test]
fn results_are_grouped_by_each_key() {
    let app = with_history();
    let colors = "UPDATE game_seats SET color = (ARRAY['red', 'blue', 'gray', 'brown', 'purple', NULL]) \
        [1 + (seat + get_byte(uuid_send(game_id), 15)) % 6]";
    execute(&app.database_url, colors).unwrap();
    for (key, sql) in [
        ("variant", "r.variant"),
        ("seats", "r.seats::text"),
        ("color", "(SELECT s.color FROM game_seats s WHERE s.game_id = r.game_id AND s.seat = r.seat)"),
        ("month", "to_char(r.finished_at AT TIME ZONE 'UTC', 'YYYY-MM')"),
    ] {
        for (filter, condition) in [("", "true"), ("?rated=true&seats=2", "r.rated AND r.seats = 2")] {
            let groups = app.get(&format!("/v1/players/rider1/statistics/by/{key}{filter}")).ok();
            let expected = query(
                &app.database_url,
                &format!(
                    "SELECT {sql} AS key, count(*) AS games, count(*) FILTER (WHERE rank = 1) AS wins, \
                        round(avg((rank = 1)::int), 4)::float8 AS win_rate, round(avg(rank), 4)::float8 AS mean_rank, \
                        round(avg(total), 4)::float8 AS mean_score, max(total) AS best_score, \
                        NULL AS analysed \
                    FROM results r JOIN accounts a ON a.id = r.player AND a.name = 'rider1' \
                    WHERE {condition} AND {sql} IS NOT NULL GROUP BY 1 ORDER BY 1",
                ),
            );
            assert!(!expected.is_empty() && (!filter.is_empty() || expected.len() > 1), "{key}");
            let numbers = |groups: &[Value]| {
                let values = groups.iter().flat_map(|group| group.as_object().unwrap().clone());
                values.map(|(field, value)| (field, value.as_f64().map_or(value, Value::from))).collect::<Vec<_>>()
            };
            assert_eq!(numbers(groups["items"].as_array().unwrap()), numbers(&expected), "{key}{filter}");
        }
    }
    app.get("/v1/players/rider1/statistics/by/weather").refused(400, "invalid_path");
}
