//! A database without functions, triggers, foreign keys and sequences (docs/scaling.md). `.ci/plain-sql`
//! runs the other tests of this folder on one, but those that need what it lacks.

use crate::{
    app::{App, duel, execute, over_after, query},
    service,
};
use railhead::{
    hosting::packs::Packs,
    store::{DELETED, KEPT, events::pack},
};
use serde_json::{Value, json};
use std::{thread, time::Duration};

/// Columns, indexes and checks.
const DEFINED: &str = "SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, \
        is_generated, generation_expression) AS it FROM information_schema.columns WHERE table_schema = 'public' \
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' \
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint \
        WHERE connamespace = 'public'::regnamespace AND contype <> 'f' ORDER BY it";

fn texts(rows: &[Value]) -> Vec<&str> {
    rows.iter().map(|row| row["it"].as_str().unwrap()).collect()
}

#[test]
fn plain_sql_has_the_same_tables_without_functions() {
    let (ordinary, plain) = (service::database(), service::plain_database());
    let expected = query(&ordinary, DEFINED);
    assert!(expected.len() > 500, "{}", expected.len());
    assert_eq!(texts(&query(&plain, DEFINED)), texts(&expected));
    let versions = "SELECT version AS it FROM __diesel_schema_migrations ORDER BY version";
    assert_eq!(texts(&query(&plain, versions)), texts(&query(&ordinary, versions)));
    let others = "SELECT proname::text AS it FROM pg_proc WHERE pronamespace = 'public'::regnamespace \
        UNION ALL SELECT tgname::text FROM pg_trigger UNION ALL SELECT relname::text FROM pg_class WHERE relkind = 'S' \
        UNION ALL SELECT conname::text FROM pg_constraint WHERE contype = 'f'";
    assert_eq!(texts(&query(&plain, others)), [""; 0]);
    for refused in ["CREATE SEQUENCE s", "ALTER TABLE games ADD FOREIGN KEY (deal_id) REFERENCES deals"] {
        assert!(execute(&plain, refused).is_err(), "{refused}");
    }
}

#[test]
fn rows_go_with_their_account_as_by_foreign_keys() {
    let keys = "SELECT format('%s %s', c.conrelid::regclass, a.attname) AS it FROM pg_constraint c \
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] \
        WHERE c.confrelid = 'accounts'::regclass AND c.confdeltype = ";
    let ordinary = service::database();
    for (action, named) in [("'c'", &DELETED[..]), ("'n'", &KEPT[..])] {
        let mut named = named.iter().map(|(table, column)| format!("{table} {column}")).collect::<Vec<_>>();
        named.sort_unstable();
        assert_eq!(texts(&query(&ordinary, &format!("{keys}{action} ORDER BY it"))), named);
    }
}

#[test]
fn a_game_is_played_told_of_and_packed_by_plain_statements() {
    let app = App::on(service::plain_database(), Packs::default());
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    ada.post("/v1/me/webhooks", json!({"url": "https://example.org/hook", "kinds": ["your_turn"]})).ok();
    let game = over_after(4, json!({"seats": 2}), &[&ada, &bob]);
    let turns = "SELECT count(*) FROM outbox WHERE notification ->> 'kind' = 'your_turn'";
    assert!(query(&app.database_url, turns)[0]["count"].as_i64().unwrap() > 0);
    app.wait(Duration::from_secs(27 * 3600));
    let packed = crate::app::RUNTIME.block_on(pack::pack_logs(&app.database())).unwrap();
    assert_eq!((packed.packed, packed.refused.len()), (1, 0), "{packed:?}");
    let elsewhere = App::on(app.database_url.clone(), Packs::default());
    assert_eq!(elsewhere.get(&game).ok()["status"], "finished");
    assert_eq!(query(&app.database_url, "SELECT count(*) FROM game_events")[0]["count"], 0);
}

#[test]
fn plain_statements_number_games_that_end_at_once() {
    let app = App::on(service::plain_database(), Packs::default());
    let games = [0, 1, 2, 3, 4, 5].map(|_| {
        let (ada, bob) = (app.guest(), app.guest());
        let game = duel(&ada, &bob);
        (ada, game)
    });
    thread::scope(|scope| {
        for (ada, game) in &games {
            scope.spawn(move || ada.post(&format!("{game}/resign"), Value::Null).ok());
        }
    });
    let numbers = query(&app.database_url, "SELECT ended_seq::text AS it FROM games ORDER BY ended_seq");
    assert_eq!(texts(&numbers), ["1", "2", "3", "4", "5", "6"]);
}
