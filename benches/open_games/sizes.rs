//! The sizes of tables and indexes.

use super::support::sql::{load, query};

#[derive(diesel::QueryableByName)]
struct Relation {
    #[diesel(sql_type = diesel::sql_types::Text)]
    name: String,
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    bytes: i64,
}

/// Every table with its indexes, and every index, from which a game has at least a byte.
const RELATIONS: &str = "SELECT * FROM (
    SELECT c.relname AS name, pg_total_relation_size(c.oid) AS bytes, c.relname AS of_table, 0 AS nth
        FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    UNION ALL SELECT '  rows of ' || c.relname, pg_table_size(c.oid), c.relname, 1
        FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    UNION ALL SELECT '  ' || i.indexrelid::regclass, pg_relation_size(i.indexrelid), c.relname, 2
        FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid AND c.relnamespace = 'public'::regnamespace) r
    ORDER BY sum(bytes) FILTER (WHERE nth = 0) OVER (PARTITION BY of_table) DESC, nth, bytes DESC";

/// Prints the bytes that a game has in each, and those of the whole database.
pub fn print(url: &str, games: u64) {
    let rows = query(url, "SELECT count(*) AS value FROM game_events")[0] as f64 / games as f64;
    let seats = query(url, "SELECT count(*) AS value FROM game_seats")[0] as f64 / games as f64;
    println!("bytes a game, with {rows:.1} events and {seats:.2} seats each:");
    for Relation { name, bytes } in load(url, RELATIONS) {
        let each = bytes as f64 / games as f64;
        if each >= 1.0 {
            println!("  {name:<40} {each:>8.0}");
        }
    }
    let whole =
        query(url, "SELECT pg_database_size(current_database()) - pg_total_relation_size('bench.batch') AS value")[0];
    println!("  {:<40} {:>8.0}, {:.2} GB in all", "the database", whole as f64 / games as f64, whole as f64 / 1e9);
}
