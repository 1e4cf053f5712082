//! Packing the logs of games that are over: each becomes one row of `packed_logs`, and its events
//! are deleted in the same transaction.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    engine::Int,
    events::{
        history,
        packed::{self, Check},
    },
    hosting::{
        packed_log::{PackedLog, PackedLogError},
        status::GameStatus,
    },
    log::{chain::Head, codec::StoredEvent},
    schema::{game_events, game_heads, games, logs_to_pack},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Binary, Integer, SmallInt, Timestamptz},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use std::panic::resume_unwind;
use uuid::Uuid;

/// The time between the end of a game and its packing. Stored responses, which look for their
/// event, are kept for 25 hours.
const REST: SignedDuration = SignedDuration::from_hours(26);

/// The time until a log that fails its check is tried again.
const AGAIN: SignedDuration = SignedDuration::from_hours(1);

/// The number of logs that are taken at once.
const BATCH: i64 = 16;

/// The number of games that are looked through at once.
const PAGE: i64 = 5000;

/// Takes logs, oldest first, by postponing them: they are tried again in five minutes if they are still
/// there then, because who took them was interrupted. Replicas skip the logs that another one is taking.
const TAKE: &str = "WITH due AS MATERIALIZED (SELECT game_id FROM logs_to_pack WHERE due_at <= $1 \
        ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED) \
    UPDATE logs_to_pack l SET due_at = $1 + interval '5 minutes' FROM due WHERE l.game_id = due.game_id \
    RETURNING l.game_id AS id";

/// Counts the logs that are taken: they will be due before those of games that have just ended.
const TAKEN: &str = "SELECT count(*) AS count FROM logs_to_pack l JOIN game_heads h ON h.game_id = l.game_id \
    WHERE l.due_at > $1 AND l.due_at <= $1 + interval '5 minutes' AND h.updated_at <= $1 - interval '26 hours'";

const REPLACE: &str = "SELECT pack_log($1, $2, $3) AS deleted";

/// The outcome of packing the logs that were taken.
#[derive(Debug, Default)]
pub struct Packed {
    pub packed: usize,
    /// The number of logs that were not there any more: packed already, or never written.
    pub absent: usize,
    /// Logs that fail their check. They stay as they are and are tried again in an hour.
    pub refused: Vec<DatabaseError>,
}

#[derive(QueryableByName)]
struct Replaced {
    #[diesel(sql_type = Integer)]
    deleted: i32,
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

#[derive(QueryableByName)]
struct Taken {
    #[diesel(sql_type = diesel::sql_types::Uuid)]
    id: Uuid,
}

impl Packed {
    pub fn taken(&self) -> usize {
        self.packed + self.absent + self.refused.len()
    }
}

/// Packs some of the logs that are due.
pub async fn pack_logs(db: &Database) -> Result<Packed, DatabaseError> {
    let taken = sql_query(TAKE)
        .bind::<Timestamptz, _>(db.now().to_diesel())
        .bind::<BigInt, _>(BATCH)
        .load::<Taken>(&mut db.connection("pack_logs").await?)
        .await?;
    let mut outcome = Packed::default();
    for Taken { id } in taken {
        match pack_log(db, id).await {
            Ok(true) => outcome.packed += 1,
            Ok(false) => outcome.absent += 1,
            Err(refused @ DatabaseError::PackedLog { .. }) => {
                put_off(db, id).await?;
                outcome.refused.push(refused);
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(outcome)
}

/// Packs the log of a game. False if there are no events to pack.
async fn pack_log(db: &Database, game: Uuid) -> Result<bool, DatabaseError> {
    let faulty = |error| DatabaseError::PackedLog { game, error };
    let mut connection = db.connection("pack_log").await?;
    let log = history::stored_log(&mut connection, game).await?;
    if log.is_empty() {
        unmark(&mut connection, game).await?;
        return Ok(false);
    }
    let check = packed::checks(&mut connection, &[game]).await?.remove(&game);
    let check = check.filter(|check| check.status.is_over()).ok_or(PackedLogError::NotOver).map_err(faulty)?;
    drop(connection);
    let events = log.len();
    let packed = match tokio::task::spawn_blocking(move || checked(game, log, &check)).await {
        Ok(packed) => packed.map_err(faulty)?,
        Err(lost) => resume_unwind(lost.into_panic()),
    };
    replace(db, game, packed, events).await
}

/// Puts off a log that fails its check.
async fn put_off(db: &Database, game: Uuid) -> Result<(), DatabaseError> {
    let later = logs_to_pack::due_at.eq((db.now() + AGAIN).to_diesel());
    let marked = diesel::update(logs_to_pack::table.find(game)).set(later);
    marked.execute(&mut *db.connection("put_off_log").await?).await.map(drop)?;
    Ok(())
}

/// Marks the logs of games that ended before there were marks, a page of games at a time. `after`
/// is the last game of the page before. None if there are no more games.
pub async fn mark_old_logs(db: &Database, after: Uuid) -> Result<Option<Uuid>, DatabaseError> {
    let mut connection = db.connection("mark_old_logs").await?;
    let page = games::table.filter(games::id.gt(after)).order(games::id).limit(PAGE);
    let page = page.select((games::id, games::status)).load::<(Uuid, GameStatus)>(&mut connection).await?;
    let over = page.iter().filter(|(_, status)| status.is_over()).map(|(game, _)| *game);
    let logged = game_events::table.filter(game_events::game_id.eq_any(over).and(game_events::seq.eq(1)));
    let logged = logged.select(game_events::game_id).load::<Uuid>(&mut connection).await?;
    let ended = game_heads::table.filter(game_heads::game_id.eq_any(logged));
    let ended = ended.select((game_heads::game_id, game_heads::updated_at));
    let ended = ended.load::<(Uuid, jiff_diesel::Timestamp)>(&mut connection).await?;
    let ended = ended.into_iter().map(|(game, ended)| (game, ended.to_jiff())).collect::<Vec<_>>();
    mark(&mut connection, &ended).await?;
    Ok(page.last().map(|(last, _)| *last))
}

/// The number of logs that are taken by a process that is at work, or was interrupted.
pub async fn logs_taken(db: &Database) -> Result<i64, DatabaseError> {
    let taken = sql_query(TAKEN).bind::<Timestamptz, _>(db.now().to_diesel());
    Ok(taken.fetch_one::<Counted>(&mut *db.connection("find_logs_taken").await?).await?.count)
}

pub async fn logs_due(db: &Database) -> Result<i64, DatabaseError> {
    let due = logs_to_pack::table.filter(logs_to_pack::due_at.le(db.now().to_diesel())).count();
    Ok(due.fetch_one::<i64>(&mut db.connection("find_logs_to_pack").await?).await?)
}

/// Marks the logs of games, each with the time it ended, as ones to pack.
pub(crate) async fn mark(connection: &mut Connection, over: &[(Uuid, Timestamp)]) -> Result<(), DatabaseError> {
    let row = |(game, ended): &(Uuid, Timestamp)| {
        (logs_to_pack::game_id.eq(*game), logs_to_pack::due_at.eq((*ended + REST).to_diesel()))
    };
    let rows = over.iter().map(row).collect::<Vec<_>>();
    diesel::insert_into(logs_to_pack::table).values(rows).on_conflict_do_nothing().execute(connection).await?;
    Ok(())
}

/// Packs a log that follows from the secret of its game and ends with its head.
fn checked(game: Uuid, log: Vec<(StoredEvent, Head)>, check: &Check) -> Result<PackedLog, PackedLogError> {
    let (events, stored) = log.into_iter().unzip::<_, _, Vec<_>, Vec<_>>();
    if check.heads(game, &events)? != stored {
        return Err(PackedLogError::WrongHead);
    }
    PackedLog::pack(&events)
}

/// Replaces the events of a game by the packed log. False if another process has done it.
async fn replace(db: &Database, game: Uuid, packed: PackedLog, events: usize) -> Result<bool, DatabaseError> {
    Connection::transaction(&mut *db.connection("pack_log").await?, async |connection| {
        if !unmark(connection, game).await? {
            return Ok(false);
        }
        let replaced = sql_query(REPLACE).bind::<diesel::sql_types::Uuid, _>(game);
        let replaced = replaced.bind::<SmallInt, _>(packed.dictionary).bind::<Binary, _>(packed.bytes);
        match usize::saturating_from(replaced.fetch_one::<Replaced>(connection).await?.deleted) {
            deleted if deleted == events => Ok(true),
            deleted => Err(DatabaseError::PackedLog { game, error: PackedLogError::Moved { packed: events, deleted } }),
        }
    })
    .await
}

/// Removes the mark of a log. False if there was none.
async fn unmark(connection: &mut Connection, game: Uuid) -> Result<bool, DatabaseError> {
    Ok(diesel::delete(logs_to_pack::table.find(game)).execute(connection).await? == 1)
}
