//! Distributes the tables of the move path over the workers of a Citus cluster. Everything else
//! stays on the coordinator. The service runs the same statements on both kinds of database.

pub mod detection;

use crate::{
    Connection, OpenError,
    database::error::ConnectError,
    database::{connect::connect, fetch::Fetch},
    migrate,
};
use diesel::{
    QueryableByName,
    result::Error as DieselError,
    sql_query,
    sql_types::{BigInt, Bool, Nullable, Text},
};
use diesel_async::{AsyncConnection, RunQueryDsl, SimpleAsyncConnection};

/// The distributed tables and their distribution columns. All are co-located with the first: the
/// rows of a game are on one worker. `tests/api/distribution.rs` checks that the schema allows it.
pub const DISTRIBUTED: [(&str, &str); 4] =
    [("game_heads", "game_id"), ("game_events", "game_id"), ("packed_logs", "game_id"), ("stored_responses", "scope")];

/// The function that appends to a log, and its argument by which it finds the worker.
const APPEND: (&str, &str) = ("append_move", "game");

/// Replaces the function that appends to several games by one that leaves each to be appended by
/// itself. A replica from before the distribution calls it, and its statements would crash Citus
/// 13.2. No row if that was done. The functions of a later release bring the other one back: by then no such replica
/// is left.
const APPEND_SINGLY: &str = "SELECT format('CREATE OR REPLACE FUNCTION append_moves(%s) RETURNS boolean[] \
        LANGUAGE sql AS ''SELECT NULL::boolean[]''', pg_get_function_arguments(p.oid)) AS name \
    FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang \
    WHERE p.proname = 'append_moves' AND p.pronamespace = current_schema()::regnamespace AND l.lanname = 'plpgsql'";

/// The tables of the coordinator that a transaction writes together with the log, and when.
const BESIDE_THE_LOG: [(&str, &str); 7] = [
    ("games", "INSERT OR UPDATE OR DELETE"),
    ("game_seats", "INSERT OR UPDATE OR DELETE"),
    ("game_invitations", "INSERT OR UPDATE OR DELETE"),
    ("inbox_items", "INSERT"),
    ("outbox", "INSERT"),
    ("logs_to_pack", "DELETE"),
    ("phrases", "INSERT"),
];

/// Citus commits a transaction in one phase if it changed one worker and ordinary tables of the
/// coordinator. A coordinator that crashed between the two commits would have lost its half. A
/// statement on a table that Citus manages makes the commit two-phase, even if it changes no row.
const TWO_PHASES: &str = "CREATE TABLE distributed_commits (never boolean PRIMARY KEY CHECK (false)); \
    SELECT citus_add_local_table_to_metadata('distributed_commits')";

/// That statement, with the rights of the owner: a role that only serves may have been granted its own
/// before the table was there. Temporary tables of that role come last, so that none stands for it.
const COMMIT: &str = "CREATE OR REPLACE FUNCTION commit_in_two_phases() RETURNS trigger \
    LANGUAGE plpgsql SECURITY DEFINER AS $$ \
    BEGIN UPDATE distributed_commits SET never = never; RETURN NULL; END $$; \
    DO $$ BEGIN EXECUTE format('ALTER FUNCTION commit_in_two_phases SET search_path = %I, pg_temp', \
        current_schema()); END $$";

/// Two runs at once take turns. A function can be distributed after tables in one transaction if
/// everything goes over one connection to each worker.
const BEGIN: &str = "LOCK TABLE __diesel_schema_migrations IN SHARE ROW EXCLUSIVE MODE; \
    SET LOCAL citus.multi_shard_modify_mode TO 'sequential'";

const CLUSTER: &str = "SELECT citus_is_coordinator() AS here, \
    count(*) FILTER (WHERE groupid = 0) AS coordinators, \
    count(*) FILTER (WHERE groupid <> 0 AND noderole = 'primary' AND isactive AND shouldhaveshards) AS workers \
    FROM pg_dist_node";

/// The distribution column of a table; none if it is not distributed.
const COLUMN: &str = "SELECT column_to_column_name(logicalrelid, partkey) AS name FROM pg_dist_partition \
    WHERE logicalrelid = $1::regclass AND partmethod = 'h'";

const TRIGGER: &str = "SELECT tgname::text AS name FROM pg_trigger WHERE tgrelid = $1::regclass AND tgname = $2";

const TRIGGERS: &str = "SELECT tgname::text AS name FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal";

/// A function's signature, and whether calls of it run on the workers.
const FUNCTION: &str = "SELECT p.oid::regprocedure::text AS signature, EXISTS (SELECT FROM pg_dist_object d \
    WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.distribution_argument_index IS NOT NULL) AS done \
    FROM pg_proc p WHERE p.proname = $1 AND p.pronamespace = current_schema()::regnamespace";

#[derive(Debug, thiserror::Error)]
pub enum DistributeError {
    #[error("the database has no extension citus: run CREATE EXTENSION citus in it, here and on every worker")]
    NoCitus,
    #[error("this is a worker: --database-url must lead to the coordinator")]
    NotTheCoordinator,
    #[error("the coordinator has no address: run SELECT citus_set_coordinator_host('HOST', PORT)")]
    NoAddress,
    #[error("there are no workers: run SELECT citus_add_node('HOST', PORT) for each")]
    NoWorkers,
    #[error("{table} is distributed by {by}, not by {wanted}")]
    OtherColumn { table: &'static str, by: String, wanted: &'static str },
    #[error(transparent)]
    Connect(#[from] ConnectError),
    #[error(transparent)]
    Migrate(#[from] OpenError),
    #[error("the database refuses: {0}")]
    Database(#[from] DieselError),
}

#[derive(QueryableByName)]
struct Cluster {
    #[diesel(sql_type = Bool)]
    here: bool,
    #[diesel(sql_type = BigInt)]
    coordinators: i64,
    #[diesel(sql_type = BigInt)]
    workers: i64,
}

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(QueryableByName)]
struct Function {
    #[diesel(sql_type = Text)]
    signature: String,
    #[diesel(sql_type = Bool)]
    done: bool,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Nullable<Text>)]
    name: Option<String>,
}

/// Whether the logs of a database are on the workers of a cluster.
pub(crate) async fn is_distributed(connection: &mut Connection) -> Result<bool, DieselError> {
    let [(first, _), ..] = DISTRIBUTED;
    Ok(is_there(connection, "pg_dist_partition").await?
        && sql_query(COLUMN).bind::<Text, _>(first).fetch_optional::<Name>(connection).await?.is_some())
}

/// Migrates the database at `url`, the coordinator of a Citus cluster, and distributes the tables
/// of the move path; `tell` receives each change, line by line. All of it is one transaction. On a
/// distributed database nothing changes. Games can be played meanwhile, but moves wait for rows
/// that are copied.
///
/// # Errors
/// If the database is no such coordinator, or cannot be changed; then it is as it was.
pub async fn distribute(url: &str, mut tell: impl FnMut(String) + Send) -> Result<(), DistributeError> {
    let mut connection = connect(url).await?;
    let workers = check(&mut connection).await?;
    tell(format!("the cluster has {workers} {}", if workers == 1 { "worker" } else { "workers" }));
    migrate(url).await?;
    Connection::transaction::<_, DistributeError, _>(&mut connection, async |connection| {
        connection.batch_execute(BEGIN).await?;
        for (table, column) in DISTRIBUTED {
            distribute_table(connection, table, column, &mut tell).await?;
        }
        distribute_append(connection, &mut tell).await?;
        commit_in_two_phases(connection, &mut tell).await
    })
    .await?;
    let tables = DISTRIBUTED.map(|(table, _)| table).join(", ");
    connection.batch_execute(&format!("ANALYZE {tables}")).await?;
    Ok(())
}

/// Checks that this is a coordinator that can distribute tables. Returns the number of workers.
async fn check(connection: &mut Connection) -> Result<i64, DistributeError> {
    if !is_there(connection, "pg_dist_node").await? {
        return Err(DistributeError::NoCitus);
    }
    let cluster = sql_query(CLUSTER).fetch_one::<Cluster>(connection).await?;
    match cluster {
        Cluster { workers: 0, .. } => Err(DistributeError::NoWorkers),
        Cluster { here: false, .. } => Err(DistributeError::NotTheCoordinator),
        Cluster { coordinators: 0, .. } => Err(DistributeError::NoAddress),
        Cluster { workers, .. } => Ok(workers),
    }
}

async fn is_there(connection: &mut Connection, relation: &str) -> Result<bool, DieselError> {
    let found = sql_query("SELECT to_regclass($1)::text AS name").bind::<Text, _>(relation);
    Ok(found.fetch_one::<Found>(connection).await?.name.is_some())
}

async fn distribute_table(
    connection: &mut Connection,
    table: &'static str,
    column: &'static str,
    tell: &mut impl FnMut(String),
) -> Result<(), DistributeError> {
    if let Some(Name { name }) = sql_query(COLUMN).bind::<Text, _>(table).fetch_optional::<Name>(connection).await? {
        if name != column {
            return Err(DistributeError::OtherColumn { table, by: name, wanted: column });
        }
        tell(format!("{table} is distributed by {column} already"));
        return Ok(());
    }
    for Name { name } in sql_query(TRIGGERS).bind::<Text, _>(table).load::<Name>(connection).await? {
        connection.batch_execute(&format!("DROP TRIGGER {name} ON {table}")).await?;
        tell(format!("the trigger {name} is dropped: Citus allows none on {table}"));
    }
    let [(first, _), ..] = DISTRIBUTED;
    let beside = if table == first { "none" } else { first };
    let distribution = format!(
        "SELECT create_distributed_table('{table}', '{column}', colocate_with := '{beside}'); \
        SELECT truncate_local_data_after_distributing_table('{table}')"
    );
    connection.batch_execute(&distribution).await?;
    tell(format!("{table} is distributed by {column}"));
    Ok(())
}

async fn distribute_append(connection: &mut Connection, tell: &mut impl FnMut(String)) -> Result<(), DistributeError> {
    let ((name, argument), [(first, _), ..]) = (APPEND, DISTRIBUTED);
    for Function { signature, done } in sql_query(FUNCTION).bind::<Text, _>(name).load::<Function>(connection).await? {
        if done {
            tell(format!("{name} runs on the workers already"));
            continue;
        }
        let distribution = format!(
            "SELECT create_distributed_function('{signature}', '{argument}', \
            colocate_with := '{first}', force_delegation := true)"
        );
        connection.batch_execute(&distribution).await?;
        tell(format!("{name} runs on the workers"));
    }
    match sql_query(APPEND_SINGLY).fetch_optional::<Name>(connection).await? {
        Some(Name { name: replacement }) => {
            connection.batch_execute(&replacement).await?;
            tell("each move is appended by itself".to_owned());
        }
        None => tell("each move is appended by itself already".to_owned()),
    }
    Ok(())
}

async fn commit_in_two_phases(
    connection: &mut Connection,
    tell: &mut impl FnMut(String),
) -> Result<(), DistributeError> {
    if !is_there(connection, "distributed_commits").await? {
        connection.batch_execute(TWO_PHASES).await?;
    }
    connection.batch_execute(COMMIT).await?;
    let mut added = Vec::new();
    for (table, changes) in BESIDE_THE_LOG {
        let trigger = format!("{table}_two_phases");
        let known = sql_query(TRIGGER).bind::<Text, _>(table).bind::<Text, _>(&trigger);
        if known.fetch_optional::<Name>(connection).await?.is_none() {
            let create = format!(
                "CREATE TRIGGER {trigger} AFTER {changes} ON {table} \
                FOR EACH STATEMENT EXECUTE FUNCTION commit_in_two_phases()"
            );
            connection.batch_execute(&create).await?;
            added.push(table);
        }
    }
    tell(match added.join(", ") {
        none if none.is_empty() => "transactions over coordinator and workers commit in two phases already".to_owned(),
        tables => format!("transactions over coordinator and workers commit in two phases (triggers on {tables})"),
    });
    Ok(())
}
