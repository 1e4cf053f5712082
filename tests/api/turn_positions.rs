//! Results by the order of turns, against an independent count of the logs.

use crate::{
    app::{App, dealt, over, query},
    past_games::count_popularity,
};
use serde_json::{Value, json};

/// Means that were read from text may be off by the last bit.
fn rounded(mut item: Value) -> Value {
    for mean in ["mean_rank", "mean_score"] {
        item[mean] = json!(item[mean].as_f64().unwrap() as f32);
    }
    item
}

/// Counts straight from the events, of the games `g` that match a condition.
fn counted(app: &App, condition: &str) -> Vec<Value> {
    let sql = format!(
        "SELECT g.variant, g.seats, ((s ->> 'seat')::int - first + g.seats) % g.seats + 1 AS position, count(*) AS games, \
            count(*) FILTER (WHERE s ->> 'rank' = '1') AS wins, avg((s ->> 'rank')::int)::float4 AS mean_rank, \
            avg((s ->> 'total')::int)::float4 AS mean_score \
        FROM games g JOIN game_events e ON e.game_id = g.id AND e.payload::jsonb ->> 'type' = 'game_finished' \
            JOIN LATERAL (SELECT (b.payload::jsonb ->> 'first')::int AS first FROM game_events b WHERE b.game_id = g.id \
                AND b.payload::jsonb ->> 'type' = 'game_started') b ON true, \
            jsonb_array_elements(e.payload::jsonb -> 'scores') s \
        WHERE g.visibility = 'public' AND {condition} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
    );
    query(&app.database_url, &sql).into_iter().map(rounded).collect()
}

/// The figures of the service, in the words of the count.
fn served(app: &App, filter: &str) -> Vec<Value> {
    let mut items = app.get(&format!("/v1/statistics/turn-positions{filter}")).items();
    for item in &mut items {
        let rate = item.as_object_mut().unwrap().remove("win_rate").unwrap().as_f64().unwrap();
        assert_eq!(rate, item["wins"].as_f64().unwrap() / item["games"].as_f64().unwrap());
    }
    items.into_iter().map(rounded).collect()
}

/// Compares what the service says with the count, of all games and of several kinds.
pub fn assert_counted(app: &App) {
    let bots = "EXISTS (SELECT FROM game_events b WHERE b.game_id = g.id AND b.payload ->> 'type' = 'bot_added')";
    for (filter, condition) in [
        ("", "true".to_owned()),
        ("?variant=mega", "g.variant = 'mega'".to_owned()),
        ("?seats=2", "g.seats = 2".to_owned()),
        ("?bots=true", bots.to_owned()),
        ("?bots=false&variant=classic", format!("NOT {bots} AND g.variant = 'classic'")),
    ] {
        let counted = counted(app, &condition);
        assert!(!counted.is_empty(), "{filter}");
        assert_eq!(served(app, filter), counted, "{filter}");
    }
}

#[test]
fn results_are_counted_by_the_order_of_turns() {
    let app = App::start();
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| app.register(name));
    over(json!({"seats": 2, "first_seat": 1, "visibility": "public"}), &[&ada, &bob]);
    over(json!({"seats": 2, "first_seat": 0, "visibility": "public"}), &[&ada, &bob]);
    over(json!({"seats": 3, "first_seat": 2, "variant": "mega", "visibility": "public"}), &[&ada, &bob, &eve]);
    let with_bots = dealt(json!({"seats": 3, "visibility": "public", "bots": ["random", "random"]}), &[&ada]);
    ada.play_to_the_end(&with_bots, |count| count / 2);
    assert!(served(&app, "").is_empty(), "not yet");
    count_popularity(&app);
    assert_counted(&app);
    let places = served(&app, "?seats=2").iter().map(|item| item["wins"].clone()).collect::<Vec<_>>();
    assert_eq!(places, [1, 1], "the same player won from both positions");
    count_popularity(&app);
    assert_counted(&app);
    app.get("/v1/statistics/turn-positions?seats=6").refused(400, "invalid_query");
    app.get("/v1/statistics/turn-positions?variant=pandemic").refused(400, "invalid_query");
}

#[test]
fn only_public_games_count_for_the_order_of_turns() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    over(json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}), &[&ada, &bob]);
    over(json!({"seats": 2, "visibility": "unlisted"}), &[&ada, &bob]);
    count_popularity(&app);
    assert!(served(&app, "").is_empty());
    assert_eq!(app.get("/v1/statistics/routes").ok()["games"], 2);
}
