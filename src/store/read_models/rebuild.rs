//! Everything derived from endings, computed anew from the logs while games go on, and corrected where it differs.

use crate::store::{
    Connection, Error,
    connect::connect,
    fetch::Fetch,
    read_models::{LOCK, bulk::Bulk, derive, popularity, read, rename, standings},
    schema::games,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl, SimpleAsyncConnection};
use uuid::Uuid;

/// What is derived from endings, and from nothing else.
const TABLES: [&str; 6] = ["results", "ratings", "rating_changes", "tallies", "meetings", "standings"];

/// What is counted some time after they ended.
const FACTS: [&str; 4] = ["game_facts", "route_facts", "ticket_facts", "facts_pending"];

/// Logs that are read at once.
const BATCH: usize = 200;

const SCHEMA: &str = "SELECT quote_ident(current_schema()) AS text";

const COLUMNS: &str = "SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS text FROM pg_attribute \
    WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''";

/// Who had a seat by one name when its game was read, and is gone by now.
const GONE: &str = "SELECT DISTINCT r.player, s.gone FROM results r JOIN game_seats s USING (game_id, seat) \
    WHERE s.gone <> r.player";

/// What a rebuild came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rebuilt {
    /// Games of which the log was read.
    pub games: usize,
    /// Rows that were missing or not as they should be, or should not have been there; facts not counted.
    pub corrected: usize,
}

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    text: String,
}

#[derive(QueryableByName)]
struct Gone {
    #[diesel(sql_type = SqlUuid)]
    player: Uuid,
    #[diesel(sql_type = SqlUuid)]
    gone: Uuid,
}

/// Computes everything that is derived from endings anew, of the database at a URL, and corrects what differs; tells of how many
/// of how many games it has read the log. Others see what was there before until it is done. Games go on and end meanwhile;
/// only while what differs is looked for does the end of a game wait.
///
/// It has a connection of its own, whose temporary tables go before those of the same names: so whatever writes endings writes
/// there.
///
/// # Errors
/// If the database does not answer, or a log cannot be read; then nothing has changed.
pub async fn rebuild(url: &str, mut tell: impl FnMut(usize, usize) + Send) -> Result<Rebuilt, Error> {
    let mut connection = connect(url).await?;
    let schema = sql_query(SCHEMA).fetch_one::<Word>(&mut connection).await?.text;
    connection.batch_execute("SET temp_buffers TO '128MB'").await?;
    for table in TABLES.into_iter().chain(FACTS) {
        let like = format!("CREATE TEMPORARY TABLE {table} (LIKE {schema}.{table} INCLUDING ALL)");
        connection.batch_execute(&like).await?;
    }
    // All numbers that have been given are of games that have ended: while the lock is held nobody else is about to end one.
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

/// Reads all games that have ended, and lets others go on as soon as it is known which. Answers how many they are, and the number
/// of the last one.
async fn gather(connection: &mut Connection, tell: &mut impl FnMut(usize, usize)) -> Result<(usize, i64), Error> {
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

/// Does what has happened since: accounts that are gone, games that ended, players who are listed or no more. Answers how many
/// games they are.
async fn catch_up(connection: &mut Connection, last: i64) -> Result<usize, Error> {
    for Gone { player, gone } in sql_query(GONE).load::<Gone>(connection).await? {
        rename(connection, player, gone).await?;
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

/// Makes the rows that others see those that are right; answers how many were not, facts not counted.
async fn correct(connection: &mut Connection, schema: &str) -> Result<usize, Error> {
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
            // A row that was wrong is deleted and another inserted.
            corrected += wrong.max(missing);
        }
    }
    Ok(corrected)
}
