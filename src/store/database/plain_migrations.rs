//! The migrations as plain SQL: without functions, triggers, foreign keys and sequences.

use crate::store::database::{Connection, fetch::Fetch};
use diesel::{
    QueryableByName,
    result::Error as DieselError,
    sql_query,
    sql_types::{Bool, Text},
};
use diesel_async::{AsyncConnection, RunQueryDsl, SimpleAsyncConnection};
use regex::Regex;
use rust_embed::RustEmbed;
use std::{mem, sync::LazyLock};

#[derive(RustEmbed)]
#[folder = "migrations/"]
#[include = "*/up.sql"]
struct Migrations;

const TABLE: &str = "CREATE TABLE IF NOT EXISTS __diesel_schema_migrations \
    (version varchar(50) PRIMARY KEY, run_on timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP)";

/// Whether the database lacks the function that appends to a log.
const IS_PLAIN: &str = "SELECT to_regproc('append_move') IS NULL AS plain";

const APPLIED: &str = "INSERT INTO __diesel_schema_migrations (version) VALUES ($1)";

/// The beginnings of statements that are left out.
const LEFT_OUT: [&str; 9] = [
    "CREATE FUNCTION",
    "CREATE OR REPLACE FUNCTION",
    "DROP FUNCTION",
    "REVOKE EXECUTE",
    "CREATE TRIGGER",
    "CREATE SEQUENCE",
    "DO ",
    "SET LOCAL",
    // It only exchanges a foreign key.
    "ALTER TABLE api_keys DROP CONSTRAINT api_keys_account_id_fkey",
];

/// A foreign key of a column, or of a table.
#[allow(clippy::unwrap_used, reason = "tests compile it")]
static FOREIGN_KEY: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(,\s*FOREIGN KEY \([^)]*\))? REFERENCES \w+( ON DELETE (CASCADE|SET NULL))?").unwrap()
});

#[derive(QueryableByName)]
struct Plain {
    #[diesel(sql_type = Bool)]
    plain: bool,
}

/// Whether a migrated database has no functions.
pub(crate) async fn is_plain(connection: &mut Connection) -> Result<bool, DieselError> {
    Ok(sql_query(IS_PLAIN).fetch_one::<Plain>(connection).await?.plain)
}

/// Applies the migrations that were not applied, each in a transaction if its indexes allow it.
pub(super) async fn run(connection: &mut Connection, applied: &[String]) -> Result<(), DieselError> {
    connection.batch_execute(TABLE).await?;
    for (version, sql) in migrations() {
        if applied.contains(&version) {
            continue;
        }
        let statements = statements(&sql);
        if statements.iter().any(|statement| statement.contains("CONCURRENTLY")) {
            apply(connection, &version, &statements).await?;
        } else {
            let apply = async |connection: &mut Connection| apply(connection, &version, &statements).await;
            Connection::transaction(connection, apply).await?;
        }
    }
    Ok(())
}

async fn apply(connection: &mut Connection, version: &str, statements: &[String]) -> Result<(), DieselError> {
    for statement in statements {
        connection.batch_execute(statement).await?;
    }
    sql_query(APPLIED).bind::<Text, _>(version).execute(connection).await?;
    Ok(())
}

/// The versions and texts of all migrations, in order.
fn migrations() -> Vec<(String, String)> {
    let text = |path: &str| Migrations::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned());
    let version = |path: &str| path.split('_').next().unwrap_or_default().replace('-', "");
    let mut migrations = Migrations::iter().filter_map(|path| Some((version(&path), text(&path)?))).collect::<Vec<_>>();
    migrations.sort_unstable();
    migrations
}

/// The statements of a migration that plain SQL has, without their foreign keys.
fn statements(sql: &str) -> Vec<String> {
    let lines = sql.lines().map(|line| line.split("--").next().unwrap_or_default().trim_end());
    let text = lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    let mut statements = Vec::new();
    let mut statement = String::new();
    for (nth, part) in text.split("$$").enumerate() {
        // What is between two `$$` is the body of a function.
        if nth % 2 == 1 {
            statement.push_str(part);
            continue;
        }
        let mut ends = part.split(';');
        statement.push_str(ends.next().unwrap_or_default());
        for next in ends {
            statements.push(mem::replace(&mut statement, next.to_owned()));
        }
    }
    let wanted =
        |statement: &String| !statement.is_empty() && !LEFT_OUT.iter().any(|start| statement.starts_with(start));
    let statements = statements.into_iter().map(|statement| statement.trim().to_owned()).filter(wanted);
    statements.map(|statement| FOREIGN_KEY.replace_all(&statement, "").into_owned()).collect()
}
