//! Figures of players against an independent count of their logs.

use crate::{
    app::{App, query},
    past_games::{Past, rebuild},
};
use serde_json::{Value, json};

/// Counts straight from the events, slowly, all that can be counted: `{where}` says of which games `g`, the player is Ada.
const COUNT: &str = r#"
WITH mine AS (
    SELECT g.id, g.ended_seq, s.seat FROM games g JOIN game_heads h ON h.game_id = g.id
    JOIN game_seats s ON s.game_id = g.id JOIN accounts a ON a.id = s.account_id
    WHERE a.name = 'Ada' AND g.status = 'finished' AND {where}),
events AS (
    SELECT e.game_id, e.seq, e.payload ->> 'type' AS kind, e.payload::jsonb AS payload, e.recorded_at, m.seat,
        (e.payload ->> 'seat')::int IS NOT DISTINCT FROM m.seat AS own
    FROM mine m JOIN game_events e ON e.game_id = m.id),
scores AS (
    SELECT e.game_id, s.score FROM events e, LATERAL jsonb_array_elements(e.payload -> 'scores') AS s (score)
    WHERE e.kind = 'game_finished' AND (s.score ->> 'seat')::int = e.seat),
offered AS (
    SELECT e.game_id, t.ticket ->> 'id' AS id, (t.ticket ->> 'points')::int AS points
    FROM events e, LATERAL jsonb_array_elements(e.payload -> 'tickets') AS t (ticket)
    WHERE e.own AND e.kind IN ('tickets_dealt', 'tickets_drawn')),
kept AS (
    SELECT e.game_id, t.id FROM events e, LATERAL jsonb_array_elements_text(e.payload -> 'tickets') AS t (id)
    WHERE e.own AND e.kind = 'tickets_kept'),
tickets AS (
    SELECT k.game_id, k.id, s.score -> 'completed' ? k.id AS completed,
        (SELECT o.points FROM offered o WHERE o.game_id = k.game_id AND o.id = k.id LIMIT 1) AS points
    FROM kept k JOIN scores s USING (game_id)),
claims AS (
    SELECT e.*, CASE (e.payload ->> 'points')::int
        WHEN 1 THEN 1 WHEN 2 THEN 2 WHEN 4 THEN 3 WHEN 7 THEN 4 WHEN 15 THEN 6 WHEN 21 THEN 8 END AS length
    FROM events e WHERE e.own AND e.kind = 'route_claimed'),
moves AS (
    SELECT e.* FROM events e WHERE e.own AND (e.kind IN ('tickets_drawn', 'tickets_kept', 'card_drawn', 'card_taken', 'tunnel_laid',
            'tunnel_surcharge_paid', 'tunnel_abandoned', 'station_built', 'passed')
        OR e.kind = 'route_claimed' AND NOT EXISTS (SELECT FROM events t
            WHERE t.game_id = e.game_id AND t.own AND t.kind = 'tunnel_laid' AND t.seq < e.seq
            AND NOT EXISTS (SELECT FROM events n WHERE n.game_id = e.game_id AND n.kind = 'turn_started'
                AND n.seq BETWEEN t.seq AND e.seq)))),
times AS (
    SELECT extract(epoch FROM m.recorded_at - (SELECT max(a.recorded_at) FROM events a
        WHERE a.game_id = m.game_id AND a.seq < m.seq AND a.own
        AND (a.kind IN ('turn_started', 'tickets_dealt') OR a.seq IN (SELECT o.seq FROM moves o WHERE o.game_id = m.game_id))))::float8
        AS seconds FROM moves m)
SELECT (SELECT count(*) FROM mine) AS games,
    (SELECT count(*) FROM scores WHERE (score ->> 'rank')::int = 1) AS wins,
    (SELECT sum((score ->> 'rank')::int) FROM scores) AS ranks,
    (SELECT sum((score ->> 'total')::int) FROM scores) AS total,
    (SELECT max((score ->> 'total')::int) FROM scores) AS best,
    (SELECT sum((payload ->> 'points')::int) FROM claims) AS route_points,
    (SELECT coalesce(sum(points) FILTER (WHERE completed), 0) FROM tickets) AS won,
    (SELECT coalesce(sum(points) FILTER (WHERE NOT completed), 0) FROM tickets) AS lost,
    (SELECT count(*) FROM tickets) AS kept, (SELECT count(*) FROM tickets WHERE completed) AS completed,
    (SELECT count(*) FROM events WHERE own AND kind = 'tickets_drawn') AS draws,
    (SELECT sum((score ->> 'longest_path')::int) FROM scores) AS paths,
    (SELECT max((score ->> 'longest_path')::int) FROM scores) AS longest,
    (SELECT count(*) FROM scores WHERE (score ->> 'express')::int > 0) AS expresses,
    (SELECT count(*) FROM claims) AS claimed, (SELECT sum(length) FROM claims) AS length,
    (SELECT jsonb_agg(jsonb_build_object('route', route, 'claimed', claimed)) FROM (SELECT route, count(*) AS claimed
        FROM (SELECT (payload ->> 'route') COLLATE "C" AS route FROM claims) r GROUP BY route ORDER BY 2 DESC, 1 LIMIT 5) f) AS favourites,
    (SELECT 45 * count(*) FROM mine) - (SELECT sum(length) FROM claims) AS trains_left,
    (SELECT count(*) FROM events WHERE own AND kind = 'station_built') AS stations,
    (SELECT count(*) FROM events WHERE own AND kind = 'tunnel_laid') AS tried,
    (SELECT count(*) FROM events WHERE own AND kind = 'tunnel_surcharge_paid') AS paid,
    (SELECT count(*) FROM events WHERE own AND kind = 'tunnel_abandoned') AS abandoned,
    (SELECT count(*) FROM events WHERE own AND kind = 'card_drawn') AS blind,
    (SELECT count(*) FROM events WHERE own AND kind = 'card_taken') AS face_up,
    (SELECT count(*) FROM events WHERE own AND kind = 'card_taken' AND payload ->> 'card' = 'locomotive') AS locomotives,
    (SELECT count(*) FROM events WHERE own AND kind = 'turn_started') AS turns,
    (SELECT count(*) FROM events WHERE own AND kind = 'passed') AS passes,
    (SELECT count(*) FROM events WHERE own AND kind = 'time_ran_out') AS timeouts,
    (SELECT sum(seconds) FROM times) AS thought,
    (SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY seconds) FROM times) AS median,
    (SELECT percentile_disc(0.9) WITHIN GROUP (ORDER BY seconds) FROM times) AS p90,
    (SELECT jsonb_agg((score ->> 'rank')::int ORDER BY ended_seq) FROM scores JOIN mine ON mine.id = scores.game_id) AS ranking
"#;

/// The result of the count, in the words of the service.
fn counted(app: &App, games: &str) -> Value {
    let count = query(&app.database_url, &COUNT.replace("{where}", games)).remove(0);
    let number = |name: &str| count[name].as_f64().unwrap_or(0.0);
    let each = |sum: f64, of: &str| (sum / number(of) * 10_000.0).round() / 10_000.0;
    let mean = |name: &str| each(number(name), "games");
    let (mut longest, mut current) = (0, 0);
    for rank in count["ranking"].as_array().unwrap() {
        current = if *rank == 1 { current + 1 } else { 0 };
        longest = longest.max(current);
    }
    json!({
        "games": count["games"], "wins": count["wins"], "win_rate": mean("wins"), "left": 0,
        "streaks": {"current": current, "longest": longest},
        "mean_rank": mean("ranks"), "mean_score": mean("total"), "best_score": count["best"],
        "points": {
            "routes": count["route_points"], "tickets_won": count["won"], "tickets_lost": count["lost"],
            "stations": 4 * (3 * count["games"].as_i64().unwrap() - count["stations"].as_i64().unwrap()),
            "express": 10 * count["expresses"].as_i64().unwrap(),
        },
        "tickets": {
            "kept": count["kept"], "completed": count["completed"], "draws": count["draws"],
            "failed": count["kept"].as_i64().unwrap() - count["completed"].as_i64().unwrap(),
        },
        "longest_path": {
            "mean": mean("paths"), "best": count["longest"], "expresses": count["expresses"], "express_rate": mean("expresses"),
        },
        "routes": {
            "claimed": count["claimed"], "mean_length": each(number("length"), "claimed"), "favourites": count["favourites"],
        },
        "mean_trains_left": mean("trains_left"), "stations_built": count["stations"],
        "tunnels": {"tried": count["tried"], "paid": count["paid"], "abandoned": count["abandoned"]},
        "cards": {"blind": count["blind"], "face_up": count["face_up"], "locomotives": count["locomotives"]},
        "time": {
            "turns": count["turns"], "passes": count["passes"], "timeouts": count["timeouts"],
            "thinking_seconds": number("thought"), "median_move_seconds": count["median"], "p90_move_seconds": count["p90"],
        },
    })
}

/// Compares what the service says with the count; medians may differ by half a class of the histogram.
#[track_caller]
pub fn assert_counted(app: &App, filter: &str, games: &str) {
    let mut said = app.get(&format!("/v1/players/Ada/statistics{filter}")).ok();
    let mut counted = counted(app, games);
    assert!(counted["games"].as_u64().unwrap() > 0, "{filter} says of nothing");
    said.as_object_mut().unwrap().remove("period");
    for (name, most) in [("median_move_seconds", 0.03), ("p90_move_seconds", 0.03), ("thinking_seconds", 1e-9)] {
        let [said, counted] = [&mut said, &mut counted].map(|of| of["time"][name].take().as_f64().unwrap());
        assert!((said / counted - 1.0).abs() < most, "{filter} {name}: {said} {counted}");
    }
    assert_eq!(said, counted, "{filter}");
}

/// Ada's games: of every variant, with two to five people, some rated, some with bots, in two seasons and two years.
fn played() -> App {
    let app = App::start();
    for name in ["Ada", "Bob", "Chiara", "Dora", "Egon"] {
        app.register(name);
    }
    let casual = [
        ("classic-2", &["Ada", "Bob"][..], "2025-12-31T23:59:59Z"),
        ("classic-5", &["Bob", "Ada", "Chiara", "Dora", "Egon"], "2026-01-01T00:00:00Z"),
        ("mega-2", &["Bob", "Ada"], "2026-02-01T00:00:00Z"),
        ("mega-5", &["Egon", "Dora", "Chiara", "Ada", "Bob"], "2026-10-01T00:00:00Z"),
        ("europa_1912-3", &["Ada", "Bob", "Chiara"], "2026-11-02T00:00:00Z"),
        ("conductors-mega-3", &["Ada"], "2026-11-15T23:59:59Z"),
        ("conductors-big_cities-4", &["Ada"], "2026-11-16T00:00:00Z"),
        ("shared_win", &["Ada", "Bob"], "2026-11-17T00:00:00Z"),
    ];
    for (playthrough, people, ended) in casual {
        Past::casual(playthrough, people, ended).write(&app);
    }
    let rated = [
        ("big_cities-3", &["Dora", "Ada", "Bob"][..], "2026-11-18T00:00:00Z"),
        ("europa_1912-4", &["Ada", "Dora", "Egon", "Bob"], "2026-11-19T00:00:00Z"),
        ("classic-2", &["Bob", "Ada"], "2026-11-20T00:00:00Z"),
    ];
    for (playthrough, people, ended) in rated {
        Past { rated: true, ..Past::casual(playthrough, people, ended) }.write(&app);
    }
    assert_eq!(rebuild(&app), 11);
    app
}

#[test]
fn statistics_are_those_of_a_slow_count_of_the_log() {
    let app = played();
    let bots = "EXISTS (SELECT FROM game_events b WHERE b.game_id = g.id AND b.payload ->> 'type' = 'bot_added')";
    let rated = "(g.options ->> 'rated')::bool";
    let ended = |from: &str, to: &str| format!("h.updated_at >= '{from}Z' AND h.updated_at < '{to}Z'");
    let season = ended("2026-10-01T00:00", "2027-01-01T00:00");
    let month = ended("2026-11-01T00:00", "2026-12-01T00:00");
    for (filter, games) in [
        ("", "true"),
        ("?variant=mega", "g.variant = 'mega'"),
        ("?seats=2", "g.seats = 2"),
        ("?rated=true", rated),
        ("?rated=false", &format!("NOT {rated}")),
        ("?bots=true", bots),
        ("?bots=false&seats=5", &format!("NOT {bots} AND g.seats = 5")),
        ("?period=2026-Q4", &season),
        ("?period=2026-Q4&variant=mega", &format!("{season} AND g.variant = 'mega'")),
        ("?period=2026-11&rated=true", &format!("{month} AND {rated}")),
        ("?period=2026-W47", &ended("2026-11-16T00:00", "2026-11-23T00:00")),
        ("?period=2025-Q4", &ended("2025-10-01T00:00", "2026-01-01T00:00")),
    ] {
        assert_counted(&app, filter, games);
    }
}

#[test]
fn of_no_games_nothing_is_said_that_cannot_be() {
    let app = App::start();
    app.register("Ada");
    let said = app.get("/v1/players/ada/statistics?period=2020-Q1").ok();
    assert_eq!((&said["games"], &said["period"]), (&json!(0), &json!("2020-Q1")));
    for nothing in [
        &said["win_rate"],
        &said["mean_rank"],
        &said["best_score"],
        &said["longest_path"]["best"],
        &said["routes"]["mean_length"],
        &said["time"]["median_move_seconds"],
    ] {
        assert!(nothing.is_null(), "{said}");
    }
    app.get("/v1/players/Bob/statistics").refused(404, "not_found");
    for query in ["seats=1", "seats=6", "period=2026-Q5", "period=day", "variant=chess", "rated=maybe", "when=now"] {
        app.get(&format!("/v1/players/Ada/statistics?{query}")).refused(400, "invalid_query");
    }
}
