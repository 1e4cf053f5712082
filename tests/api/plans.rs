//! Plans of PostgreSQL for the games that wait for a player, and for those that are listed.

use crate::{
    app::{App, Person, RUNTIME, execute, query},
    clocks::dealt,
    inbox::{id_of, turns},
    service::database,
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};
use railhead::{
    log::packs::Packs,
    store::{
        PLAYER_ID,
        alerts::wake,
        games::{listing::GameScope, standing_orders},
    },
};
use serde_json::Value;
use std::time::Instant;

#[derive(diesel::QueryableByName)]
struct PlanLine {
    #[diesel(sql_type = diesel::sql_types::Text)]
    #[diesel(column_name = "QUERY PLAN")]
    line: String,
}

/// The plan of the database for a query.
fn explain(url: &str, sql: &str) -> String {
    let lines = RUNTIME.block_on(async {
        let mut connection = AsyncPgConnection::establish(url).await.unwrap();
        diesel::sql_query(format!("EXPLAIN (ANALYZE) {sql}")).load::<PlanLine>(&mut connection).await.unwrap()
    });
    lines.iter().map(|line| line.line.as_str()).collect::<Vec<_>>().join("\n")
}

/// Inserts games and their heads. Their ids are numbers from 1.
fn games(count: u32, status: &str) -> String {
    format!(
        "INSERT INTO games (id, status, variant, seats, secret, options) SELECT \
            lpad(to_hex(n), 32, '0')::uuid, '{status}', 'classic', 2, sha256(''), '{{}}' \
            FROM generate_series(1, {count}) n; \
        INSERT INTO game_heads (game_id, version, head, updated_at) SELECT \
            lpad(to_hex(n), 32, '0')::uuid, 1, decode(repeat('00', 16), 'hex'), now() \
            FROM generate_series(1, {count}) n"
    )
}

/// 20,000 games, 400 of them hers and nearly all of these over.
#[test]
fn waiting_games_are_found_without_reading_others() {
    let app = App::on(database(), Packs::default());
    let (ada, bob) = (app.guest(), app.guest());
    (0..20).for_each(|_| drop(dealt(&[&ada, &bob], Value::Null)));
    let games = games(20_000, "finished");
    let seed = format!(
        "{games}; \
        INSERT INTO game_seats (game_id, seat, game_over, account_id) SELECT lpad(to_hex(n), 32, '0')::uuid, 1, true, \
            CASE WHEN n % 50 = 0 THEN '{}'::uuid END FROM generate_series(1, 20000) n; \
        ANALYZE games; ANALYZE game_heads; ANALYZE game_seats",
        id_of(&ada)
    );
    execute(&app.database_url, &seed).unwrap();
    assert_eq!(turns(&ada).len(), 20);
    let query = railhead::store::games::turns::TURNS.replace("$1", &format!("'{}'", id_of(&ada))).replace("$2", "201");
    let plan = explain(&app.database_url, &query);
    assert!(!plan.contains("Seq Scan") && plan.contains("game_seats_at_play"), "{plan}");
    assert!(!plan.contains("Rows Removed"), "{plan}");
}

/// 50,000 games, with an order in each tenth: a join would read the heads of all of them.
#[test]
fn standing_orders_look_up_the_heads_of_their_games() {
    let app = App::on(database(), Packs::default());
    let ada = app.guest();
    let games = games(50_000, "running");
    let seed = format!(
        "{games}; \
        INSERT INTO standing_orders (id, game_id, account_id, seat, standing_order, version, given_at) SELECT \
            gen_random_uuid(), lpad(to_hex(10 * n), 32, '0')::uuid, '{}', 0, '{{}}', 1, now() \
            FROM generate_series(1, 5000) n; \
        ANALYZE games; ANALYZE game_heads; ANALYZE standing_orders",
        id_of(&ada)
    );
    execute(&app.database_url, &seed).unwrap();
    let plan = explain(&app.database_url, &standing_orders::DUE.replace("$1", "64"));
    assert!(plan.contains("game_heads_pkey") && plan.contains("loops=5000"), "{plan}");
    assert!(!plan.contains("Join"), "{plan}");
}

/// 20,000 public games of others, and 50,000 blocks of others: a list costs a player without blocks
/// one look into each of two indexes, and one with blocks, a look for each game that they might
/// see.
#[test]
fn lists_check_blocks_by_index_and_only_if_there_are_any() {
    let app = App::on(database(), Packs::default());
    let (ada, bob) = (app.guest(), app.guest());
    bob.open(serde_json::json!({"seats": 2, "visibility": "unlisted"}));
    let seed = "INSERT INTO accounts (id, name) SELECT lpad(to_hex(n), 32, '0')::uuid, 'Other ' || n \
            FROM generate_series(1, 20000) n; \
        INSERT INTO games (id, status, variant, seats, secret, options, open_seats) SELECT \
            lpad(to_hex(n), 32, '0')::uuid, 'lobby', 'classic', 2, sha256(''), o.options, 1 \
            FROM generate_series(1, 20000) n, (SELECT options FROM games) o; \
        INSERT INTO game_heads (game_id, version, head, updated_at) SELECT \
            lpad(to_hex(n), 32, '0')::uuid, 1, decode(repeat('00', 16), 'hex'), now() FROM generate_series(1, 20000) n; \
        INSERT INTO game_seats (game_id, seat, account_id) SELECT lpad(to_hex(n), 32, '0')::uuid, 0, \
            lpad(to_hex(n), 32, '0')::uuid FROM generate_series(1, 20000) n; \
        INSERT INTO blocks (account_id, blocked_id, blocked_at) SELECT lpad(to_hex(n), 32, '0')::uuid, \
            lpad(to_hex(1 + (n + 7 * m) % 20000), 32, '0')::uuid, now() \
            FROM generate_series(1, 10000) n, generate_series(1, 5) m; \
        ANALYZE accounts; ANALYZE games; ANALYZE game_heads; ANALYZE game_seats; ANALYZE blocks";
    execute(&app.database_url, seed).unwrap();
    let plan = || {
        let query = GameScope::Public(None).statement();
        let query = query
            .replace("$1", "ARRAY['lobby']")
            .replace("$2", "ARRAY['classic']")
            .replace("$3", "ARRAY[2]::smallint[]");
        let query = query.replace("$4", "'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid").replace("$5", "21");
        explain(&app.database_url, &query.replace("$6", &format!("'{}'::uuid", id_of(&ada))))
    };
    let without = plan();
    assert!(!without.contains("Seq Scan") && without.contains("blocks_of_blocked"), "{without}");
    assert!(without.contains("never executed"), "no game is asked about: {without}");
    let rows = |person: &Person| person.get("/v1/games?limit=100").items().len();
    assert_eq!(rows(&ada), 100);
    let block = format!("INSERT INTO blocks VALUES ('{}', '{}', now())", id_of(&bob), id_of(&ada));
    execute(&app.database_url, &block).unwrap();
    let with = plan();
    assert!(!with.contains("Seq Scan"), "{with}");
    assert_eq!(rows(&ada), 100);
}

/// 100,000 alerts, most of which match, and a thousand games of as many people, which one run matches.
#[test]
fn a_game_is_matched_without_reading_all_alerts() {
    let app = App::on(database(), Packs::default());
    let bob = app.register("Bob");
    let table = bob.open(serde_json::json!({"seats": 2, "clock": {"kind": "per_move", "seconds": 600}}));
    let seed = "INSERT INTO accounts (id, name, password_hash) SELECT lpad(to_hex(n), 32, '0')::uuid, 'Other ' || n, 'x' \
            FROM generate_series(1, 50000) n; \
        INSERT INTO alerts (account_id, id, variant, seats, rated, clock, ends_at, ready_at) \
        SELECT lpad(to_hex(n), 32, '0')::uuid, gen_random_uuid(), (ARRAY['any', 'classic', 'mega'])[1 + n % 3], \
            (ARRAY[0, 2, 3])[1 + (n + m) % 3], 'any', (ARRAY['any', 'per_move'])[1 + n % 2], now() + interval '9 days', \
            now() - n * interval '1 s' FROM generate_series(1, 50000) n, generate_series(1, 2) m; \
        INSERT INTO games (id, status, variant, seats, secret, options, open_seats) SELECT \
            lpad(to_hex(n), 32, '0')::uuid, 'lobby', 'classic', 2, sha256(''), o.options, 1 \
            FROM generate_series(1, 1000) n, (SELECT options FROM games) o; \
        INSERT INTO game_seats (game_id, seat, account_id) SELECT lpad(to_hex(n), 32, '0')::uuid, 0, \
            lpad(to_hex(n), 32, '0')::uuid FROM generate_series(1, 1000) n; \
        INSERT INTO alert_games (game_id, opener_id, opened_at) SELECT lpad(to_hex(n), 32, '0')::uuid, \
            lpad(to_hex(n), 32, '0')::uuid, now() FROM generate_series(1, 1000) n; \
        INSERT INTO blocks (account_id, blocked_id, blocked_at) SELECT lpad(to_hex(n), 32, '0')::uuid, \
            lpad(to_hex(1 + (n + 7 * m) % 20000), 32, '0')::uuid, now() \
            FROM generate_series(1, 10000) n, generate_series(1, 5) m; \
        ANALYZE accounts; ANALYZE alerts; ANALYZE games; ANALYZE game_seats; ANALYZE blocks";
    execute(&app.database_url, seed).unwrap();
    let game = table.rsplit('/').next().unwrap();
    let statement =
        wake::match_sql().replace("$1", &format!("'{game}'::uuid")).replace("$2", &format!("'{}'::uuid", id_of(&bob)));
    let plan = explain(&app.database_url, &statement.replace("$3", "now()").replace("$4", "20"));
    println!("{plan}");
    assert!(!plan.contains("Seq Scan on alerts") && plan.contains("alerts_ready"), "{plan}");
    let began = Instant::now();
    RUNTIME.block_on(wake::run(&app.database())).unwrap();
    let counted = "SELECT count(*) FILTER (WHERE woken > 0) AS waking, sum(woken) AS woken, \
        (SELECT count(*) FROM inbox_items WHERE notification ->> 'kind' = 'table_opened') AS items FROM alert_games";
    let counted = query(&app.database_url, counted);
    println!("{:?} for {counted:?}", began.elapsed());
    assert_eq!(counted[0]["items"], counted[0]["woken"]);
    assert_eq!(counted[0]["waking"], 1000);
}

/// 20,000 accounts, of which one is found by its public id.
#[test]
fn a_player_is_found_by_the_index_of_public_ids() {
    let app = App::on(database(), Packs::default());
    let ada = app.guest().account()["player_id"].as_str().unwrap().to_owned();
    let seed = "INSERT INTO accounts (id, name) SELECT lpad(to_hex(n), 32, '0')::uuid, 'guest ' || n \
        FROM generate_series(1, 20000) n; ANALYZE accounts";
    execute(&app.database_url, seed).unwrap();
    let query = format!("SELECT id FROM accounts WHERE {PLAYER_ID} = decode('{ada}', 'hex')");
    let plan = explain(&app.database_url, &query);
    assert!(plan.contains("accounts_by_player_id") && plan.contains("rows=1 "), "{plan}");
}
