//! A server whose role does not own the tables.

use crate::app::{App, RUNTIME, at_once, execute, query};
use railhead::{
    log::packs::Packs,
    store::{self, database::grants::GrantError, events::pack},
};
use serde_json::json;
use std::{error::Error, path::Path, process::Command, time::Duration};

/// An empty database of an owner who is no superuser, as the owner and as another role.
fn empty_of(name: &str) -> [String; 2] {
    let admin = crate::service::database();
    for role in ["owner", "server"] {
        execute(&admin, &format!("CREATE ROLE {name}_{role} LOGIN")).unwrap();
    }
    execute(&admin, &format!("CREATE DATABASE {name} OWNER {name}_owner")).unwrap();
    let (scheme, place) = admin.split_once("railhead@").unwrap();
    let (host, _) = place.rsplit_once('/').unwrap();
    ["owner", "server"].map(|role| format!("{scheme}{name}_{role}@{host}/{name}"))
}

/// A database of an owner who is no superuser, as the owner; and a server on it that runs as another
/// role.
fn served_as_another(name: &str) -> (String, App) {
    let [owner, server] = empty_of(name);
    RUNTIME.block_on(store::migrate(&owner)).unwrap();
    let early = RUNTIME.block_on(store::migrate(&server)).unwrap_err().to_string();
    assert!(early.contains("cannot read which migrations were applied"), "{early}");
    RUNTIME.block_on(store::database::grants::grant(&owner, &format!("{name}_server"))).unwrap();
    (owner, App::on(server, Packs::default()))
}

#[test]
fn a_role_that_is_not_the_owner_serves_whole_games() {
    let (owner, app) = served_as_another("games_to_their_end");
    let ada = app.guest();
    let game = ada.open(json!({"seats": 2, "bots": ["random"], "auto_start": true}));
    ada.play_to_the_end(&game, |_| 0);
    let export = app.get(&format!("{game}/export")).text;
    app.wait(Duration::from_secs(27 * 3600));
    assert_eq!(RUNTIME.block_on(pack::pack_logs(&app.database())).unwrap().packed, 1);
    let rebuilt = RUNTIME.block_on(store::rebuild(&app.database_url, |_, _| ())).unwrap();
    assert_eq!(rebuilt.corrected, 0);
    assert!(query(&owner, "SELECT FROM game_events").is_empty());
    assert_eq!(app.get(&format!("{game}/export")).text, export);
    app.sweep(app.process.time.now());
    ada.delete("/v1/accounts/me");
    assert!(query(&owner, "SELECT FROM accounts").is_empty());
}

#[test]
fn a_role_that_is_not_the_owner_cannot_change_the_log() {
    let (_, app) = served_as_another("the_log_as_it_is");
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "bots": ["random"], "auto_start": true}));
    let id = game.rsplit('/').next().unwrap();
    for change in [
        "UPDATE game_events SET schema = schema".to_owned(),
        "SET railhead.packing = on; DELETE FROM game_events".to_owned(),
        "TRUNCATE game_events".to_owned(),
        "ALTER TABLE game_events DISABLE TRIGGER ALL".to_owned(),
        "DROP TRIGGER game_events_append_only ON game_events".to_owned(),
        "CREATE OR REPLACE FUNCTION refuse_event_changes() RETURNS trigger LANGUAGE sql AS 'SELECT'".to_owned(),
        format!("INSERT INTO packed_logs (game_id, dictionary, log) VALUES ('{id}', 1, '')"),
        "UPDATE packed_logs SET dictionary = 1".to_owned(),
        "DELETE FROM packed_logs".to_owned(),
        format!("SELECT pack_log('{id}', 1::smallint, '')"),
        "UPDATE admin_actions SET reason = ''".to_owned(),
        "DELETE FROM outages".to_owned(),
        "DELETE FROM __diesel_schema_migrations".to_owned(),
        "CREATE TABLE mine ()".to_owned(),
    ] {
        assert!(execute(&app.database_url, &change).is_err(), "{change}");
    }
    assert_eq!(ada.get(&game).status, 200);
}

#[test]
fn a_role_that_is_not_the_owner_changes_no_place_of_a_season() {
    let (owner, app) = served_as_another("places_kept");
    let ada = app.register("Ada");
    let places = "INSERT INTO seasons (season, board, players, placed, closed_at) VALUES ('2026-Q3', 'duel', 1, 1, now()); \
        INSERT INTO season_places (season, board, position, place, account_id, rating, games) \
        SELECT '2026-Q3', 'duel', 1, 1, id, 1400, 12 FROM accounts";
    execute(&app.database_url, places).unwrap();
    for change in ["UPDATE season_places SET rating = 1500", "DELETE FROM season_places"] {
        assert!(execute(&app.database_url, change).is_err(), "{change}");
    }
    assert_eq!(ada.delete_account().status, 204);
    assert_eq!(query(&owner, "SELECT FROM season_places WHERE account_id IS NULL").len(), 1);
}

#[test]
fn a_role_that_is_not_the_owner_makes_and_uses_recovery_codes() {
    let (owner, app) = served_as_another("codes_used_up");
    let ada = app.register("Ada");
    let made = ada.post("/v1/accounts/me/recovery-codes", json!({"password": "a train at noon"})).ok();
    let body = json!({"name": "Ada", "code": made["codes"][0], "new_password": "a train at midnight"});
    app.tell("/v1/accounts/recover", body).ok();
    assert_eq!(query(&owner, "SELECT FROM recovery_codes").len(), 9);
    assert!(execute(&app.database_url, "UPDATE recovery_codes SET code_hash = sha256('x')").is_err());
}

#[test]
fn replicas_that_begin_at_once_all_grant_their_role() {
    let [owner, _] = empty_of("grants_at_once");
    let granted = at_once(30, |_| {
        RUNTIME
            .block_on(async {
                store::migrate(&owner).await?;
                store::database::grants::grant(&owner, "grants_at_once_server").await?;
                Ok::<_, Box<dyn Error>>(())
            })
            .map_err(|error| error.to_string())
    });
    assert!(granted.iter().all(Result::is_ok), "{granted:?}");
}

#[test]
fn a_role_that_was_granted_nothing_reads_no_table() {
    let (owner, app) = served_as_another("nothing_to_read");
    execute(&crate::service::database(), "CREATE ROLE nothing_to_read_idle LOGIN").unwrap();
    let idle = app.database_url.replace("nothing_to_read_server@", "nothing_to_read_idle@");
    let tables = query(&owner, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
    let names = tables.iter().map(|table| table["name"].as_str().unwrap()).collect::<Vec<_>>();
    assert!(names.contains(&"recovery_codes") && execute(&idle, "SELECT").is_ok(), "{names:?}");
    for table in names {
        assert!(execute(&idle, &format!("SELECT FROM {table} LIMIT 0")).is_err(), "{table}");
    }
}

#[test]
fn the_check_names_tables_that_a_serving_role_cannot_make() {
    let [owner, server] = empty_of("no_tables_yet");
    let check =
        |url: &str| Command::new(env!("CARGO_BIN_EXE_railhead")).args(["check", "--database-url", url]).output();
    let said = |url: &str| String::from_utf8(check(url).unwrap().stdout).unwrap();
    assert!(said(&owner).contains("ok       there are no tables yet"), "{}", said(&owner));
    assert!(
        said(&server).contains("DANGER   there are no tables, and the role may not make them"),
        "{}",
        said(&server)
    );
    RUNTIME.block_on(store::migrate(&owner)).unwrap();
    assert!(said(&owner).contains("ok       the tables are there"), "{}", said(&owner));
}

#[test]
fn the_owner_is_not_made_a_role_that_cannot_change_the_log() {
    let owner = crate::service::database();
    let granted = RUNTIME.block_on(store::database::grants::grant(&owner, "railhead"));
    assert!(matches!(granted, Err(GrantError::Owner(_))), "{granted:?}");
    let granted = RUNTIME.block_on(store::database::grants::grant(&owner, "nobody_of_this_name"));
    assert!(matches!(granted, Err(GrantError::Database(_))), "{granted:?}");
}

#[test]
fn a_role_that_is_not_the_owner_links_and_unlinks_identities() {
    let (owner, app) = served_as_another("identities_linked");
    let ada = app.register("Ada");
    let insert = "INSERT INTO identities (id, account_id, provider, issuer, subject) \
        SELECT gen_random_uuid(), id, 'it', 'https://it.example.org', 'ada' FROM accounts";
    execute(&app.database_url, insert).unwrap();
    let own = ada.get("/v1/accounts/me/identities").ok();
    assert!(execute(&app.database_url, "UPDATE identities SET subject = 'eve'").is_err());
    let path = format!("/v1/accounts/me/identities/{}", own["items"][0]["id"].as_str().unwrap());
    assert_eq!(ada.delete(&path).status, 204);
    assert!(query(&owner, "SELECT FROM identities").is_empty());
}

/// The script that the database of docker-compose.yml runs when it is new, and then its two other services.
#[test]
fn the_roles_of_the_composed_database_serve_a_game() {
    let admin = crate::service::database();
    let (server, name) = admin.rsplit_once('/').unwrap();
    let name = name.split('?').next().unwrap();
    execute(&admin, &format!("CREATE DATABASE {name}_empty")).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("ops/compose/roles.sh");
    let (scheme, place) = server.split_once("railhead@").unwrap();
    let made = Command::new("sh")
        .arg(&script)
        .env("PGURI", format!("{server}/{name}_empty"))
        .envs([("POSTGRES_DB", format!("{name}_empty").as_str()), ("POSTGRES_USER", "railhead")])
        .envs([("RAILHEAD_OWNER", "composed_owner"), ("RAILHEAD_SERVER", "composed_server")])
        .envs([("RAILHEAD_OWNER_PASSWORD", "it's"), ("RAILHEAD_SERVER_PASSWORD", "a \\ walnut")])
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let of = |role: &str| format!("{scheme}composed_{role}@{place}/{name}_empty");
    let migrated = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(["migrate", "--database-url", &of("owner"), "--serving-role", "composed_server"])
        .output()
        .unwrap();
    assert!(migrated.status.success(), "{}", String::from_utf8_lossy(&migrated.stderr));
    let powers = "SELECT rolname AS name, rolsuper OR rolcreaterole OR rolcreatedb AS mighty FROM pg_roles \
        WHERE rolname LIKE 'composed\\_%' ORDER BY 1";
    let powers = query(&admin, powers);
    assert_eq!(
        powers,
        [json!({"name": "composed_owner", "mighty": false}), json!({"name": "composed_server", "mighty": false})]
    );
    let app = App::on(of("server"), Packs::default());
    let ada = app.guest();
    let game = ada.open(json!({"seats": 2, "bots": ["random"], "auto_start": true}));
    ada.play_to_the_end(&game, |_| 0);
    assert!(execute(&app.database_url, "DROP TABLE accounts").is_err());
}
