//! Figures of routes and tickets, against an independent count of the logs.

use crate::{
    app::{App, RUNTIME, dealt, execute, over, query},
    past_games::count_popularity,
};
use railhead::store::read_models::popularity;
use serde_json::{Value, json};

/// Counts straight from the events, slowly: `{where}` says of which games `g`.
const COUNT: &str = r#"
WITH games AS (SELECT g.id FROM games g WHERE g.status = 'finished' AND {where}),
scores AS (SELECT e.game_id, s ->> 'seat' AS seat, s FROM game_events e JOIN games g ON g.id = e.game_id,
    jsonb_array_elements(e.payload::jsonb -> 'scores') s WHERE e.payload::jsonb ->> 'type' = 'game_finished'),
winners AS (SELECT game_id, seat FROM scores WHERE s ->> 'rank' = '1'),
claims AS (SELECT e.payload::jsonb ->> 'route' AS route, w.seat IS NOT NULL AS won FROM game_events e JOIN games g ON g.id = e.game_id
    LEFT JOIN winners w ON w.game_id = e.game_id AND w.seat = e.payload::jsonb ->> 'seat' WHERE e.payload::jsonb ->> 'type' = 'route_claimed'),
kept AS (SELECT t.id AS ticket, s.s -> 'completed' ? t.id AS completed, w.seat IS NOT NULL AS won
    FROM game_events e JOIN scores s ON s.game_id = e.game_id AND s.seat = e.payload::jsonb ->> 'seat'
    LEFT JOIN winners w ON w.game_id = e.game_id AND w.seat = s.seat,
    jsonb_array_elements_text(e.payload::jsonb -> 'tickets') AS t (id) WHERE e.payload::jsonb ->> 'type' = 'tickets_kept')
SELECT (SELECT count(*) FROM games) AS games, (SELECT count(*) FROM winners) AS winners,
    (SELECT coalesce(jsonb_agg(r), '[]') FROM (SELECT route AS id, count(*) AS claimed, count(*) FILTER (WHERE won) AS by_winners
        FROM claims GROUP BY route ORDER BY route COLLATE "C") r) AS routes,
    (SELECT jsonb_agg(t) FROM (SELECT ticket AS id, count(*) AS kept, count(*) FILTER (WHERE completed) AS completed,
        count(*) FILTER (WHERE won) AS by_winners FROM kept GROUP BY ticket ORDER BY ticket COLLATE "C") t) AS tickets
"#;

/// The figures of the service, in the words of the count.
fn said(app: &App, which: &str) -> Value {
    let routes = app.get(&format!("/v1/statistics/routes{which}")).ok();
    let tickets = app.get(&format!("/v1/statistics/tickets{which}")).ok();
    assert_eq!((&routes["games"], &routes["winners"]), (&tickets["games"], &tickets["winners"]));
    assert_eq!(routes["routes"].as_array().unwrap().len(), 101, "every route");
    let share = |part: &Value, whole: &Value, said: &Value| {
        let (part, whole) = (part.as_f64().unwrap(), whole.as_f64().unwrap());
        // What is read from text may be off by the last bit.
        assert_eq!(said.as_f64().map(|said| said as f32), (whole > 0.0).then(|| (part / whole) as f32));
    };
    let route = |route: &Value| {
        share(&route["claimed"], &routes["games"], &route["claimed_share"]);
        share(&route["by_winners"], &routes["winners"], &route["winners_share"]);
        json!({"id": route["route"], "claimed": route["claimed"], "by_winners": route["by_winners"]})
    };
    let ticket = |ticket: &Value| {
        share(&ticket["completed"], &ticket["kept"], &ticket["completed_share"]);
        share(&ticket["by_winners"], &tickets["winners"], &ticket["winners_share"]);
        json!({"id": ticket["ticket"], "kept": ticket["kept"], "completed": ticket["completed"], "by_winners": ticket["by_winners"]})
    };
    let sorted = |mut items: Vec<Value>| {
        items.sort_by_key(|item| item["id"].as_str().unwrap().to_owned());
        items
    };
    let claimed = routes["routes"].as_array().unwrap().iter().filter(|route| route["claimed"] != 0);
    json!({"games": routes["games"], "winners": routes["winners"], "routes": sorted(claimed.map(route).collect()),
        "tickets": sorted(tickets["tickets"].as_array().unwrap().iter().map(ticket).collect())})
}

/// Compares what the service says with the count, of all games and of several kinds.
pub fn assert_counted(app: &App) {
    let bots = "EXISTS (SELECT FROM game_events b WHERE b.game_id = g.id AND b.payload ->> 'type' = 'bot_added')";
    for (which, games) in [
        ("", "true".to_owned()),
        ("?variant=mega", "g.variant = 'mega'".to_owned()),
        ("?bots=true", bots.to_owned()),
        ("?bots=false&variant=classic", format!("NOT {bots} AND g.variant = 'classic'")),
    ] {
        assert!(compare(app, which, &games) > 0, "{which}");
    }
}

/// Compares what the service says with the count; the number of games.
fn compare(app: &App, which: &str, games: &str) -> u64 {
    let mut counted = query(&app.database_url, &COUNT.replace("{where}", games)).remove(0);
    if counted["tickets"].is_null() {
        counted["tickets"] = json!([]);
    }
    assert_eq!(said(app, which), counted, "{which}");
    counted["games"].as_u64().unwrap()
}

/// Compares the figures of bands and seasons with the count. Returns the numbers of games of the bands.
pub fn assert_counted_by_band(app: &App) -> [u64; 4] {
    let mean = "(SELECT sum(round(1000 + 40 * (c.mu_before - 3 * c.sigma_before))::int) / count(*) \
        FROM rating_changes c WHERE c.game_id = g.id)";
    let of_seasons = "EXISTS (SELECT FROM game_events f WHERE f.game_id = g.id AND f.payload ->> 'type' = 'game_finished' \
        AND to_char(f.recorded_at AT TIME ZONE 'UTC', 'YYYY-\"Q\"Q') = ";
    let seasons = app.get("/v1/leaderboards").ok()["periods"].as_array().unwrap().clone();
    let seasons = seasons.iter().map(|key| key.as_str().unwrap()).filter(|key| key.contains('Q')).collect::<Vec<_>>();
    for season in &seasons {
        assert!(compare(app, &format!("?season={season}"), &format!("{of_seasons}'{season}')")) > 0, "{season}");
    }
    let bands = [
        ("beginner", i32::MIN, 1199),
        ("intermediate", 1200, 1499),
        ("advanced", 1500, 1799),
        ("expert", 1800, i32::MAX),
    ];
    bands.map(|(band, from, to)| {
        let within = format!("{mean} BETWEEN {from} AND {to}");
        for season in &seasons {
            let which = format!("?band={band}&season={season}&bots=false&variant=classic");
            compare(app, &which, &format!("{within} AND g.variant = 'classic' AND {of_seasons}'{season}')"));
        }
        compare(app, &format!("?band={band}"), &within)
    })
}

#[test]
fn popularity_is_counted_by_band_and_season() {
    let app = App::start();
    let people = ["Ada", "Bob"].map(|name| app.register(name));
    let [ada, bob] = &people;
    over(json!({"seats": 2, "rated": true}), &[ada, bob]);
    over(json!({"seats": 2}), &[ada, bob]);
    // Displayed ratings of 1200, 1500 and 1800.
    for (mu, band) in [(23.0, "intermediate"), (30.5, "advanced"), (38.0, "expert")] {
        execute(&app.database_url, &format!("UPDATE ratings SET mu = {mu}, sigma = 6")).unwrap();
        over(json!({"seats": 2, "rated": true}), &[bob, ada]);
        count_popularity(&app);
        assert_eq!(said(&app, &format!("?band={band}"))["games"], 1, "{band}");
    }
    assert_eq!(assert_counted_by_band(&app), [1, 1, 1, 1]);
    assert_eq!(said(&app, "?season=current"), said(&app, ""));
    assert_eq!(said(&app, "?season=2019-Q2")["games"], 0);
    for query in ["season=2026-Q5", "season=all", "season=2026-11", "season=week", "band=none", "band=novice"] {
        app.get(&format!("/v1/statistics/routes?{query}")).refused(400, "invalid_query");
    }
}

fn noted(app: &App) -> usize {
    query(&app.database_url, "SELECT * FROM popularity_pending").len()
}

#[test]
fn routes_and_tickets_of_each_game_are_counted_once() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    over(json!({"seats": 2}), &[&ada, &bob]);
    assert_eq!((said(&app, "")["games"].clone(), noted(&app)), (json!(0), 1), "not yet");
    count_popularity(&app);
    for variant in ["mega", "classic"] {
        let with_bots = dealt(json!({"seats": 3, "variant": variant, "bots": ["conductor", "random"]}), &[&ada]);
        ada.play_to_the_end(&with_bots, |count| count / 2);
    }
    let void = ada.open(json!({"seats": 2}));
    ada.delete(&void).ok();
    count_popularity(&app);
    assert_counted(&app);
    count_popularity(&app);
    assert_eq!(noted(&app), 0);
    assert_counted(&app);
    app.get("/v1/statistics/routes?variant=pandemic").refused(400, "invalid_query");
    app.get("/v1/statistics/tickets?period=week").refused(400, "invalid_query");
}

#[test]
fn one_replica_counts_at_a_time_and_ends_wait_for_none() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    over(json!({"seats": 2}), &[&ada, &bob]);
    let (started, stop) = (std::sync::mpsc::channel(), std::sync::mpsc::channel::<()>());
    let url = app.database_url.clone();
    let counting = std::thread::spawn(move || {
        use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
        RUNTIME.block_on(async {
            let mut other = AsyncPgConnection::establish(&url).await.unwrap();
            let take = "BEGIN; SELECT pg_advisory_xact_lock(x'6661637473'::bigint); DELETE FROM popularity_pending";
            other.batch_execute(take).await.unwrap();
            started.0.send(()).unwrap();
            tokio::task::spawn_blocking(move || stop.1.recv().unwrap()).await.unwrap();
            other.batch_execute("ROLLBACK").await.unwrap();
        });
    });
    started.1.recv().unwrap();
    let db = app.database();
    assert_eq!(RUNTIME.block_on(popularity::recount(&db)).unwrap(), 0, "another counts");
    over(json!({"seats": 2}), &[&bob, &ada]);
    stop.0.send(()).unwrap();
    counting.join().unwrap();
    assert_eq!(noted(&app), 2, "what it had not finished is left");
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| count_popularity(&app));
        }
    });
    count_popularity(&app);
    assert_eq!(said(&app, "")["games"], 2);
    execute(&app.database_url, "DELETE FROM popularity_pending").unwrap();
}
