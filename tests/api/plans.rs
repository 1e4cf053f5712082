//! How one PostgreSQL finds the games that wait for a player.

use crate::{
    app::{App, RUNTIME, execute},
    inbox::{dealt, id_of, turns},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};
use serde_json::Value;

#[derive(diesel::QueryableByName)]
struct PlanLine {
    #[diesel(sql_type = diesel::sql_types::Text)]
    #[diesel(column_name = "QUERY PLAN")]
    line: String,
}

/// How the database goes about a query.
fn explain(url: &str, sql: &str) -> String {
    let lines = RUNTIME.block_on(async {
        let mut connection = AsyncPgConnection::establish(url).await.unwrap();
        diesel::sql_query(format!("EXPLAIN (ANALYZE) {sql}")).load::<PlanLine>(&mut connection).await.unwrap()
    });
    lines.iter().map(|line| line.line.as_str()).collect::<Vec<_>>().join("\n")
}

/// 20,000 games, 400 of them hers and nearly all of these over.
#[test]
fn the_games_that_wait_for_somebody_are_found_without_reading_others() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    (0..20).for_each(|_| drop(dealt(&[&ada, &bob], Value::Null)));
    let seed = format!(
        "INSERT INTO games (id, status, variant, seats, secret, options) SELECT \
            lpad(to_hex(n), 32, '0')::uuid, 'finished', 'classic', 2, sha256(''), '{{}}' \
            FROM generate_series(1, 20000) n; \
        INSERT INTO game_heads (game_id, version, head, updated_at) SELECT \
            lpad(to_hex(n), 32, '0')::uuid, 1, decode(repeat('00', 16), 'hex'), now() \
            FROM generate_series(1, 20000) n; \
        INSERT INTO game_seats (game_id, seat, game_over, account_id) SELECT lpad(to_hex(n), 32, '0')::uuid, 1, true, \
            CASE WHEN n % 50 = 0 THEN '{}'::uuid END FROM generate_series(1, 20000) n; \
        ANALYZE games; ANALYZE game_heads; ANALYZE game_seats",
        id_of(&ada)
    );
    execute(&app.database_url, &seed).unwrap();
    assert_eq!(turns(&ada).len(), 20);
    let query = railhead::store::TURNS.replace("$1", &format!("'{}'", id_of(&ada))).replace("$2", "201");
    let plan = explain(&app.database_url, &query);
    assert!(!plan.contains("Seq Scan") && plan.contains("game_seats_at_play"), "{plan}");
    assert!(!plan.contains("Rows Removed"), "{plan}");
}
