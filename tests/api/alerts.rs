//! Alerts: which tables wake whom, and how often.

use crate::{
    app::{App, Person, RUNTIME, execute, query},
    blocks::block,
};
use railhead::store::alerts::wake;
use serde_json::{Value, json};
use std::time::Duration;
use uuid::Uuid;

const MINUTE: Duration = Duration::from_secs(60);

fn run(app: &App) {
    RUNTIME.block_on(wake::run(&app.database())).unwrap();
}

/// Keeps an alert; answers its path.
fn alert(person: &Person, filter: Value) -> String {
    person.make("/v1/me/alerts", filter)
}

/// Opens a table of Bob's and matches it; answers its path.
fn opened(app: &App, host: &Person, game: Value) -> String {
    let game = host.open(game);
    run(app);
    game
}

/// The games of a person's items of the kind.
fn woken(person: &Person) -> Vec<String> {
    let items = person.get("/v1/me/inbox").ok()["items"].clone();
    let items = items.as_array().unwrap().iter().filter(|item| item["kind"] == "table_opened");
    items.map(|item| format!("/v1/games/{}", item["game"].as_str().unwrap())).collect()
}

/// Takes the pause of ten minutes from everybody.
fn rest(app: &App) {
    app.wait(11 * MINUTE);
}

#[test]
fn an_alert_is_kept_replaced_and_removed() {
    let app = App::start();
    let (ada, guest) = (app.register("Ada"), app.guest());
    let path = alert(&ada, json!({"variant": "mega", "seats": 3, "rated": true, "clock": "bank", "days": 7}));
    let kept = ada.get("/v1/me/alerts").ok()["items"][0].clone();
    assert_eq!((&kept["variant"], &kept["seats"], &kept["clock"]), (&json!("mega"), &json!(3), &json!("bank")));
    // The same request again, as after a lost answer, makes no second one.
    ada.ask("PUT", &path, json!({"variant": null})).ok();
    let items = ada.get("/v1/me/alerts").ok()["items"].clone();
    assert_eq!((items.as_array().unwrap().len(), &items[0]["variant"]), (1, &Value::Null));
    (0..4).for_each(|_| drop(alert(&ada, json!({}))));
    let more = format!("/v1/me/alerts/{}", Uuid::now_v7());
    assert_eq!(ada.ask("PUT", &more, json!({})).refused(409, "too_many_alerts")["most"], 5);
    ada.ask("PUT", &more, json!({"days": 31})).refused(400, "invalid_body");
    guest.ask("PUT", &more, json!({})).refused(409, "guest_account");
    assert_eq!(ada.delete(&path).status, 204);
    ada.delete(&path).refused(404, "not_found");
    ada.ask("PUT", &more, json!({})).ok();
    let export = ada.get("/v1/accounts/me/export").ok();
    assert_eq!(export["alerts"].as_array().unwrap().len(), 5);
}

#[test]
fn only_matching_public_tables_wake() {
    let app = App::start();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| app.register(name));
    alert(&ada, json!({"variant": "mega", "seats": 2, "rated": false, "clock": "per_move"}));
    let clock = json!({"kind": "per_move", "seconds": 600});
    let fitting = json!({"variant": "mega", "seats": 2, "clock": clock});
    for other in [
        json!({"seats": 2, "clock": clock}),
        json!({"variant": "mega", "seats": 3, "clock": clock}),
        json!({"variant": "mega", "seats": 2, "clock": clock, "rated": true}),
        json!({"variant": "mega", "seats": 2}),
        json!({"variant": "mega", "seats": 2, "clock": clock, "visibility": "unlisted"}),
        json!({"variant": "mega", "seats": 2, "clock": clock, "visibility": "private"}),
        json!({"variant": "mega", "seats": 2, "clock": clock, "bots": ["random"]}),
    ] {
        opened(&app, &bob, other);
    }
    opened(&app, &ada, fitting.clone());
    assert!(woken(&ada).is_empty(), "none of them, and not her own");
    let game = opened(&app, &cleo, fitting);
    assert_eq!(woken(&ada), [game]);
    let item = ada.get("/v1/me/inbox").ok()["items"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&item["by"], item["version"].as_u64()), (&json!("Cleo"), Some(1)));
    assert!(woken(&bob).is_empty() && woken(&cleo).is_empty());
}

#[test]
fn a_table_of_hidden_players_wakes_nobody() {
    let app = App::start();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| app.register(name));
    [&ada, &cleo].iter().for_each(|person| drop(alert(person, json!({}))));
    block(&bob, "Ada");
    let game = opened(&app, &bob, json!({"seats": 2}));
    assert!(woken(&ada).is_empty());
    assert_eq!(woken(&cleo), [game]);
    // A game that is full, begun or called off before it is matched wakes nobody.
    rest(&app);
    let [dora, emil] = ["Dora", "Emil"].map(|name| app.register(name));
    let game = dora.open(json!({"seats": 2}));
    emil.join(&game);
    run(&app);
    assert_eq!(woken(&cleo).len(), 1);
    // A player who is invited has an invitation, and no alert beside it.
    opened(&app, &dora, json!({"seats": 3, "invite": ["Cleo"]}));
    assert_eq!(woken(&cleo).len(), 1);
}

#[test]
fn an_account_is_woken_every_ten_minutes_twenty_times_a_day() {
    let app = App::start();
    let ada = app.register("Ada");
    let path = alert(&ada, json!({"days": 30}));
    let hosts = (0..24).map(|number| app.register(&format!("Host{number}"))).collect::<Vec<_>>();
    opened(&app, &hosts[0], json!({"seats": 2}));
    opened(&app, &hosts[1], json!({"seats": 2}));
    // A new alert does not shorten the pause.
    assert_eq!(ada.delete(&path).status, 204);
    alert(&ada, json!({}));
    opened(&app, &hosts[2], json!({"seats": 2}));
    let count = "SELECT count(*) AS woken FROM inbox_items WHERE notification ->> 'kind' = 'table_opened'";
    let counted = || query(&app.database_url, count)[0]["woken"].as_i64().unwrap();
    assert_eq!(counted(), 1);
    for number in 3..hosts.len() {
        rest(&app);
        let host = app.sign_in(&format!("Host{number}"), "phone");
        opened(&app, &host, json!({"seats": 2}));
    }
    assert_eq!(counted(), 20, "21 more tables");
    app.wait(25 * 60 * MINUTE);
    let host = app.sign_in("Host0", "phone");
    opened(&app, &host, json!({"seats": 2}));
    assert_eq!(counted(), 21, "on the next day");
}

#[test]
fn a_crowd_is_woken_by_turns_and_no_opener_floods_it() {
    let app = App::start();
    let bob = app.register("Bob");
    let crowd = "INSERT INTO accounts (id, name, password_hash) SELECT gen_random_uuid(), 'pal' || n, 'x' \
            FROM generate_series(1, 50) n; \
        INSERT INTO alerts (account_id, id, variant, seats, rated, clock, ends_at, ready_at) \
        SELECT a.id, gen_random_uuid(), 'any', s, 'any', 'any', now() + interval '9 days', \
            now() - interval '1 hour' + substr(a.name, 4)::int * interval '1 s' \
        FROM accounts a, unnest(ARRAY[0, 2]) s WHERE name LIKE 'pal%'";
    execute(&app.database_url, crowd).unwrap();
    let names = || {
        let sql = "SELECT a.name FROM inbox_items i JOIN accounts a ON a.id = i.account_id \
            WHERE notification ->> 'kind' = 'table_opened' ORDER BY substr(a.name, 4)::int";
        query(&app.database_url, sql).iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    opened(&app, &bob, json!({"seats": 2}));
    assert_eq!(names(), (1..=20).map(|n| format!("pal{n}")).collect::<Vec<_>>(), "each once, by their turns");
    opened(&app, &bob, json!({"seats": 2}));
    assert_eq!(names().len(), 40);
    opened(&app, &bob, json!({"seats": 2}));
    assert_eq!(names(), (1..=50).map(|n| format!("pal{n}")).collect::<Vec<_>>(), "everybody once");
    rest(&app);
    opened(&app, &bob, json!({"seats": 2}));
    assert_eq!(names().len(), 50, "his fourth table within an hour");
    let ada = app.register("Ada");
    opened(&app, &ada, json!({"seats": 2}));
    assert_eq!(names().len(), 70);
}
