//! The log and the rows derived from it.

use crate::{
    app::{App, RUNTIME, any, dealt, duel, execute, query},
    service,
};
use railhead::{
    engine::Game,
    hosting::status::GameStatus,
    log::{codec, packs::Packs},
    store,
};
use serde_json::{Value, json};

fn played(app: &App) -> String {
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    for _ in 0..10 {
        let moves = ada.moves(&game);
        ada.play(&game, &moves[0]).ok();
    }
    game
}

#[test]
fn an_empty_database_is_lent_again_but_none_with_other_tables() {
    let app = App::on(service::database(), Packs::default());
    let filled = |url: &str| {
        let tables = query(url, "SELECT relname FROM pg_stat_user_tables ORDER BY relname");
        let count = |table: &Value| {
            format!("SELECT '{0}' AS filled FROM {0} HAVING count(*) > 0", table["relname"].as_str().unwrap())
        };
        query(url, &tables.iter().map(count).collect::<Vec<_>>().join(" UNION ALL "))
    };
    played(&app);
    assert!(filled(&app.database_url).len() > 5);
    let again = service::emptied(&app.database_url).unwrap();
    let other = service::database();
    assert_eq!(filled(&again), [json!({"filled": "__diesel_schema_migrations"})]);
    execute(&again, "ALTER TABLE games DISABLE TRIGGER ALL").unwrap();
    let name = again.rsplit('/').next().unwrap();
    let there = || query(&other, &format!("SELECT datname FROM pg_database WHERE datname = '{name}'")).len();
    assert_eq!(there(), 1);
    assert_eq!(service::emptied(&again), None);
    assert_eq!(there(), 0, "it was renamed, and then found to be another");
}

#[test]
fn the_database_itself_refuses_to_change_the_log() {
    let app = App::start();
    played(&app);
    let before = query(&app.database_url, "SELECT * FROM game_events ORDER BY seq");
    for sql in ["UPDATE game_events SET schema = 2", "DELETE FROM game_events WHERE seq = 3", "TRUNCATE game_events"] {
        let refused = execute(&app.database_url, sql).unwrap_err().to_string();
        assert!(refused.contains("append-only"), "{refused}");
    }
    assert_eq!(query(&app.database_url, "SELECT * FROM game_events ORDER BY seq"), before);
}

#[test]
fn functions_are_replaced_after_migrations_by_no_older_release() {
    let url = service::database();
    let noted = "__diesel_schema_migrations";
    let change = |statements: &str| execute(&url, statements).unwrap();
    let versions = || query(&url, &format!("SELECT FROM {noted}")).len();
    let all = versions();
    let is_changed_after_a_start = || {
        RUNTIME.block_on(store::migrate(&url)).unwrap();
        query(&url, "SELECT FROM pg_proc WHERE proname = 'is_guest' AND prosrc = 'SELECT true'").len() == 1
    };
    change("CREATE OR REPLACE FUNCTION is_guest(account accounts) RETURNS boolean LANGUAGE sql AS 'SELECT true'");
    assert!(is_changed_after_a_start(), "nothing is missing");
    change(&format!("DELETE FROM {noted} WHERE version LIKE '%functions'"));
    change(&format!("INSERT INTO {noted} (version) VALUES ('99990101000001')"));
    assert!(is_changed_after_a_start(), "a newer release has put it there");
    change(&format!("DELETE FROM {noted} WHERE version = '99990101000001'"));
    assert!(!is_changed_after_a_start(), "they are missing behind the last migration");
    assert_eq!(versions(), all);
}

/// PostgreSQL 15.20 and its contemporaries refuse `ADD COLUMN … DEFAULT` for a table whose rows are an argument of a
/// function with a body that is stored parsed (`RETURN …`, `BEGIN ATOMIC`).
#[test]
fn no_function_stands_in_the_way_of_new_columns() {
    let app = App::start();
    let parsed = "SELECT DISTINCT p.oid::regprocedure::text AS name FROM pg_proc p \
        JOIN pg_depend d ON d.classid = 'pg_proc'::regclass AND d.objid = p.oid \
        JOIN pg_type t ON d.refclassid = 'pg_type'::regclass AND t.oid = d.refobjid \
        WHERE p.prosqlbody IS NOT NULL AND t.typrelid <> 0";
    assert_eq!(query(&app.database_url, parsed), [Value::Null; 0]);
}

#[test]
fn only_packing_deletes_events_and_nothing_changes_them() {
    let app = App::start();
    played(&app);
    for sql in [
        "DELETE FROM game_events",
        "BEGIN; SET LOCAL railhead.packing = on; COMMIT; DELETE FROM game_events",
        "SET LOCAL railhead.packing = on; UPDATE game_events SET schema = 1",
        "SET LOCAL railhead.packing = on; TRUNCATE game_events",
        "SET LOCAL railhead.packing = off; DELETE FROM game_events",
    ] {
        let refused = execute(&app.database_url, sql).unwrap_err().to_string();
        assert!(refused.contains("append-only"), "{sql}: {refused}");
    }
}

#[test]
fn the_rows_of_a_game_agree_with_its_log() {
    let app = App::start();
    let ada = app.register("Bob");
    played(&app);
    let whole = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    ada.play_to_the_end(&whole, any(3));
    let games = query(
        &app.database_url,
        "SELECT id, version, status, variant, seats, encode(secret, 'hex') AS s FROM games JOIN game_heads ON game_id = id",
    );
    assert_eq!(games.len(), 2);
    for row in games {
        let log = format!(
            "SELECT seq, schema, payload FROM game_events WHERE game_id = '{}' ORDER BY seq",
            row["id"].as_str().unwrap()
        );
        let log = query(&app.database_url, &log);
        let event =
            |row: &Value| codec::decode(row["schema"].as_i64().unwrap() as i16, &row["payload"].to_string()).unwrap();
        let game = Game::replay(&log.iter().map(event).collect::<Vec<_>>());
        assert_eq!((&row["version"], &row["status"]), (&json!(game.version()), &json!(GameStatus::of(&game))));
        assert_eq!((&row["variant"], &row["seats"]), (&json!("classic"), &json!(2)));
        assert!(!json!(log).to_string().contains(row["s"].as_str().unwrap()), "the secret is not in the log");
    }
}

#[test]
fn events_name_seats_never_users() {
    let app = App::start();
    played(&app);
    let log = json!(query(&app.database_url, "SELECT payload FROM game_events")).to_string();
    let accounts = query(&app.database_url, "SELECT id, name FROM accounts");
    for account in accounts {
        assert!(!log.contains(account["id"].as_str().unwrap()) && !log.contains(account["name"].as_str().unwrap()));
    }
}

#[test]
fn the_commitment_is_the_hash_of_the_secret() {
    let app = App::start();
    let game = played(&app);
    let view = app.view(&game);
    let hash = query(&app.database_url, "SELECT encode(sha256(secret), 'hex') AS hash FROM games");
    assert_eq!(view["table"]["commitment"], hash[0]["hash"]);
}

/// Bots and people alike draw from the stream of the event they write: the log can be decided again from the secret.
#[test]
fn every_draw_of_the_log_follows_from_the_secret() {
    use railhead::{
        engine::{Actor, Command, Entropies, Event, Move},
        log::rng::Secret,
    };
    let app = App::start();
    let game = played(&app);
    let id = game.rsplit('/').next().unwrap().parse().unwrap();
    let secret = query(&app.database_url, "SELECT encode(secret, 'hex') AS hex FROM games")[0]["hex"].clone();
    let bytes = (0..32).map(|at| u8::from_str_radix(&secret.as_str().unwrap()[2 * at..2 * at + 2], 16).unwrap());
    let secret = Secret::from_bytes(bytes.collect::<Vec<_>>().try_into().unwrap());
    let log = query(&app.database_url, "SELECT payload FROM game_events ORDER BY seq");
    let events = log.iter().map(|row| serde_json::from_value::<Event>(row["payload"].clone()).unwrap());
    let events = events.collect::<Vec<_>>();
    let mut draws = 0;
    for (at, event) in events.iter().enumerate() {
        if let Event::CardDrawn { seat, .. } = event {
            let mut chance = secret.decision_rng(id, &Entropies::default(), at as u32 + 1);
            let decided =
                Game::replay(&events[..at]).decide(Actor::Seat(*seat), &Command::Play(Move::DrawCard {}), &mut chance);
            let decided = decided.unwrap();
            assert_eq!(decided, events[at..at + decided.len()]);
            draws += 1;
        }
    }
    assert!(draws > 5);
}

#[test]
fn connections_keep_statements_of_ended_games_prepared() {
    let app = App::start();
    let noting = "CREATE TABLE kept (statement text); \
        CREATE FUNCTION note_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
            INSERT INTO kept SELECT statement FROM pg_prepared_statements; RETURN NEW; END $$; \
        CREATE TRIGGER note_kept BEFORE INSERT ON popularity_pending FOR EACH ROW EXECUTE FUNCTION note_kept()";
    execute(&app.database_url, noting).unwrap();
    let (ada, bob) = (app.guest(), app.guest());
    ada.post(&format!("{}/resign", duel(&ada, &bob)), Value::Null).ok();
    for statement in ["INSERT INTO popularity_pending", "UPDATE games SET ended_seq", "SELECT pg_advisory_xact_lock"] {
        let kept = query(&app.database_url, &format!("SELECT FROM kept WHERE statement LIKE '{statement}%'"));
        assert!(!kept.is_empty(), "{statement}");
    }
}
