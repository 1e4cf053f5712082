//! Rebuilds everything derived from endings from the logs, while games continue, and corrects rows
//! that differ.

use crate::{
    Connection, DatabaseError,
    database::{connect::connect, fetch::Fetch},
    read_models::{bulk::Bulk, derive, popularity, read, rebuild_lock::LOCK, rename, standings},
    schema::games,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl, SimpleAsyncConnection};
use uuid::Uuid;

/// The tables derived from endings, and from nothing else.
const TABLES: [&str; 6] = ["results", "ratings", "rating_changes", "totals", "head_to_head", "standings"];

/// The tables that are counted some time after the end of games.
const FACTS: [&str; 8] = [
    "game_popularity",
    "route_popularity",
    "ticket_popularity",
    "season_popularity",
    "season_route_popularity",
    "season_ticket_popularity",
    "turn_positions",
    "popularity_pending",
];

/// The number of logs read at once.
const BATCH: usize = 200;

const SCHEMA: &str = "SELECT quote_ident(current_schema()) AS text";

const COLUMNS: &str = "SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS text FROM pg_attribute \
    WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''";

/// Players who were read under one id and have been pseudonymized since: those for whom results count.
const PSEUDONYMIZED: &str = include_str!("rebuild_pseudonymized.sql");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rebuilt {
    /// The number of games whose log was read.
    pub games: usize,
    /// The number of rows that were missing, wrong or superfluous, not counting popularity.
    pub corrected: usize,
}

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    text: String,
}

#[derive(QueryableByName)]
struct Pseudonymized {
    #[diesel(sql_type = SqlUuid)]
    player: Uuid,
    #[diesel(sql_type = SqlUuid)]
    pseudonym: Uuid,
}

/// Rebuilds everything derived from endings in the database at `url`, and corrects rows that
/// differ. `tell` receives the numbers of logs read and of all games. Until the rebuild is done,
/// readers see the old rows. Games continue and end meanwhile; the end of a game only has to wait
/// while differences are looked for.
///
/// It uses a connection of its own, whose temporary tables shadow those with the same names, so
/// that the code that writes endings writes there.
///
/// # Errors
/// If the database does not answer, or a log cannot be read; then nothing has changed.
pub async fn rebuild(url: &str, mut tell: impl FnMut(usize, usize) + Send) -> Result<Rebuilt, DatabaseError> {
    let mut connection = connect(url).await?;
    let schema = sql_query(SCHEMA).fetch_one::<Word>(&mut connection).await?.text;
    connection.batch_execute("SET temp_buffers TO '128MB'").await?;
    for table in TABLES.into_iter().chain(FACTS) {
        let like = format!("CREATE TEMPORARY TABLE {table} (LIKE {schema}.{table} INCLUDING ALL)");
        connection.batch_execute(&like).await?;
    }
    // All assigned numbers belong to games that have ended: while the lock is held, no other game
    // can be about to end.
    connection.batch_execute(&format!("SELECT pg_advisory_lock({LOCK})")).await?;
    let mut then = connection.build_transaction().repeatable_read();
    let (games, last) = then.run(async |connection| gather(connection, &mut tell).await).await?;
    Connection::transaction(&mut connection, async |connection| {
        connection
            .batch_execute(&format!("SELECT pg_advisory_xact_lock({LOCK}); SET LOCAL work_mem TO '256MB'"))
            .await?;
        let late = catch_up(connection, last).await?;
        let corrected = correct(connection, &schema).await?;
        Ok(Rebuilt { games: games + late, corrected })
    })
    .await
}

/// Reads all games that have ended, and releases the lock as soon as it knows them. Returns their
/// number, and the number of the last one.
async fn gather(
    connection: &mut Connection,
    tell: &mut impl FnMut(usize, usize),
) -> Result<(usize, i64), DatabaseError> {
    let ended = games::table
        .filter(games::ended_seq.is_not_null())
        .order(games::ended_seq)
        .select((games::id, games::ended_seq.assume_not_null()))
        .load::<(Uuid, i64)>(connection)
        .await?;
    connection.batch_execute(&format!("SELECT pg_advisory_unlock({LOCK})")).await?;
    let (mut bulk, mut done) = (Bulk::default(), 0);
    for batch in ended.chunks(BATCH) {
        let games = batch.iter().map(|(game, _)| *game).collect::<Vec<_>>();
        let endings = read(connection, &games).await?;
        bulk.write(connection, endings).await?;
        done += batch.len();
        tell(done, ended.len());
    }
    bulk.finish(connection, |_| ()).await?;
    connection.batch_execute(&format!("ANALYZE {}", TABLES.join(", "))).await?;
    Ok((ended.len(), ended.last().map_or(0, |(_, seq)| *seq)))
}

/// Applies the changes since then: pseudonymized accounts, games that ended, and players whose
/// listing changed. Returns the number of games that ended.
async fn catch_up(connection: &mut Connection, last: i64) -> Result<usize, DatabaseError> {
    for Pseudonymized { player, pseudonym } in sql_query(PSEUDONYMIZED).load::<Pseudonymized>(connection).await? {
        rename(connection, player, pseudonym).await?;
    }
    let late = games::table.filter(games::ended_seq.gt(last)).order(games::ended_seq).select(games::id);
    let late = late.load::<Uuid>(connection).await?;
    for game in &late {
        derive(connection, *game).await?;
    }
    standings::refresh(connection).await?;
    while popularity::count(connection).await? > 0 {}
    Ok(late.len())
}

/// Corrects the visible rows. Returns the number of wrong ones, not counting popularity.
async fn correct(connection: &mut Connection, schema: &str) -> Result<usize, DatabaseError> {
    let mut corrected = 0;
    for table in TABLES.into_iter().chain(FACTS) {
        let seen = format!("{schema}.{table}");
        let columns = sql_query(COLUMNS).bind::<Text, _>(&seen).fetch_one::<Word>(connection).await?.text;
        let differ = format!(
            "CREATE TEMPORARY TABLE differ AS SELECT seen.ctid AS wrong, rebuilt.ctid AS missing \
            FROM {seen} seen FULL JOIN pg_temp.{table} rebuilt ON md5(seen::text)::uuid = md5(rebuilt::text)::uuid \
            WHERE seen.ctid IS NULL OR rebuilt.ctid IS NULL"
        );
        connection.batch_execute(&differ).await?;
        let wrong = sql_query(format!("DELETE FROM {seen} WHERE ctid IN (SELECT wrong FROM differ)"));
        let wrong = wrong.execute(connection).await?;
        let missing = sql_query(format!(
            "INSERT INTO {seen} ({columns}) SELECT {columns} FROM pg_temp.{table} \
            WHERE ctid IN (SELECT missing FROM differ)"
        ));
        let missing = missing.execute(connection).await?;
        connection.batch_execute("DROP TABLE differ").await?;
        if TABLES.contains(&table) {
            // A wrong row is deleted and another inserted.
            corrected += wrong.max(missing);
        }
    }
    Ok(corrected)
}
