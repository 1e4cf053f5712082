//! The scheduler: what the server has to do in games by itself. It moves for players who ran out of
//! time, lets bots continue, and cancels tables that were open too long. The first replica to
//! notice does it: on access, by its periodic scan, or because it began the work.

use crate::{
    engine::Command,
    hosting::{
        clock::after,
        hosted_game::{DueWork, HostedGame, Request},
        outcome::Played,
    },
    store::{
        Connection, Database, DatabaseError, GameError,
        absences::compare,
        games::{
            commands::{self, Terms},
            thinking,
        },
        schema::{game_heads, heartbeat, outages},
    },
};
use diesel::{prelude::*, sql_query, sql_types::Timestamptz};
use diesel_async::RunQueryDsl;
use futures_util::{StreamExt, stream};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use std::time::Duration;
use uuid::Uuid;

/// The time that is left after an outage of all servers, also for players who ran out of time
/// during it.
const GRACE: SignedDuration = SignedDuration::from_mins(5);

/// Without a heartbeat for this long, no server was running.
const SILENCE: SignedDuration = SignedDuration::from_secs(10);

/// How long bots think at a time when nobody waits for the answer.
const UNHURRIED: Duration = Duration::from_millis(250);

/// How long a game is set aside after the scheduler failed on it.
const SET_ASIDE: SignedDuration = SignedDuration::from_mins(1);

/// The heartbeat that ends a silence records the outage. It reads the last heartbeat before writing
/// its own.
const BEAT: &str = "WITH last AS (SELECT beat_at FROM heartbeat FOR UPDATE), \
    silence AS (INSERT INTO outages (began_at, ended_at) SELECT beat_at, $1 FROM last WHERE beat_at < $2 \
    ON CONFLICT DO NOTHING RETURNING began_at) \
    INSERT INTO heartbeat (beat_at) SELECT $1 WHERE (SELECT count(*) FROM silence) >= 0 \
    ON CONFLICT (singleton) DO UPDATE SET beat_at = greatest(heartbeat.beat_at, excluded.beat_at)";

/// How long a replica has to do the work of a game that it took. After that, another may take it.
const LEASE: SignedDuration = SignedDuration::from_secs(15);

/// How many due games a replica takes at a time.
const BATCH: i64 = 16;

/// How many of them it works on at once.
const AT_ONCE: usize = 4;

/// A due game that this replica has taken: it is due again when the lease ends.
struct DueGame {
    id: Uuid,
    leased_until: Timestamp,
}

/// Writes a heartbeat of this replica.
///
/// # Errors
/// If the database does not answer.
pub async fn heartbeat(db: &Database) -> Result<(), DatabaseError> {
    let outcome = write_heartbeat(db).await;
    db.process.vitals.heartbeat_written(&outcome);
    outcome
}

/// From now on, the process counts as unhealthy if its heartbeat is overdue.
pub fn expect_heartbeats(db: &Database) {
    db.process.vitals.expect_heartbeats();
}

async fn write_heartbeat(db: &Database) -> Result<(), DatabaseError> {
    let now = db.process.time.now();
    let beat = sql_query(BEAT).bind::<Timestamptz, _>(now.to_diesel());
    let beat = beat.bind::<Timestamptz, _>(after(now, -SILENCE).to_diesel());
    beat.execute(&mut db.connection("write_heartbeat").await?).await?;
    Ok(())
}

/// Does the due work of games, those first that have been due for longest. Says how many games
/// this replica took, also if their work failed; such a game is set aside for a minute.
///
/// # Errors
/// If the database does not answer.
pub async fn run_due_games(db: &Database) -> Result<usize, DatabaseError> {
    let taken = take_due_games(db).await?;
    let run = stream::iter(taken).map(async |due| run_due_game(db, &due).await).buffer_unordered(AT_ONCE);
    let outcomes = run.collect::<Vec<_>>().await;
    outcomes.into_iter().collect::<Result<Vec<()>, _>>().map(|done| done.len())
}

/// Takes games by moving the time at which they are due. No row stays locked, so moves need not
/// wait for the bots of a game.
async fn take_due_games(db: &Database) -> Result<Vec<DueGame>, DatabaseError> {
    let now = db.process.time.now();
    let mut connection = db.connection("take_due_games").await?;
    let due = game_heads::table.filter(game_heads::due_at.le(now.to_diesel())).order(game_heads::due_at);
    let due = due.select((game_heads::game_id, game_heads::due_at)).limit(BATCH);
    let due = due.load::<(Uuid, jiff_diesel::NullableTimestamp)>(&mut connection).await?;
    let mut taken = Vec::new();
    for (id, due_at) in due {
        let leased_until = after(now, LEASE);
        if move_due(&mut connection, id, due_at.into(), Some(leased_until)).await? {
            taken.push(DueGame { id, leased_until });
        }
    }
    Ok(taken)
}

/// Does the due work of a game. If it fails for a reason that is not the database's, it is set
/// aside; otherwise its lease ends, and somebody tries again.
async fn run_due_game(db: &Database, due: &DueGame) -> Result<(), DatabaseError> {
    let id = due.id;
    match work_on(db, due).await {
        Ok(()) => Ok(()),
        Err(GameError::Database(fault)) if fault.passes() => Err(fault),
        Err(error) => {
            tracing::error!(%id, %error, "the due work of a game failed; it is set aside for a minute");
            let aside = after(db.process.time.now(), SET_ASIDE);
            end_lease(db, due, Some(aside)).await
        }
    }
}

/// Does the due work of a game; the append writes when it is due next.
async fn work_on(db: &Database, due: &DueGame) -> Result<(), GameError> {
    let known = commands::present(db, due.id).await?;
    let Some(work) = known.due(db.process.time.now(), &db.process.limits) else {
        return Ok(end_lease(db, due, known.due_at(&db.process.limits)).await?);
    };
    if let Some(played) = run_due(db, &known, work).await? {
        after_commit(db, &played);
    }
    Ok(())
}

async fn end_lease(db: &Database, due: &DueGame, next: Option<Timestamp>) -> Result<(), DatabaseError> {
    move_due(&mut *db.connection("end_lease").await?, due.id, Some(due.leased_until), next).await.map(drop)
}

/// Does the due work of a game. None if another process was first.
pub(crate) async fn run_due(db: &Database, known: &HostedGame, due: DueWork) -> Result<Option<Played>, GameError> {
    let now = db.process.time.now();
    let grace = match due {
        DueWork::Clock(_, deadline) => grace(&mut *db.connection("grace").await?, deadline, now).await?,
        DueWork::Expiry | DueWork::Bots => None,
    };
    let command = grace.map(Command::GrantTime).or(due.command());
    let request = command.map_or(Request::Bots, Request::Operator);
    let played = thinking::played(db, known.clone(), &request, now, UNHURRIED).await?;
    let appended = commands::write(db, &played, None, Terms::default()).await?;
    if let (DueWork::Clock(_, deadline), true) = (due, appended) {
        db.metrics().clock_lateness.observe(now.duration_since(deadline).as_secs_f64());
    }
    Ok(appended.then_some(played))
}

/// Runs after a commit: caches the game and publishes what happened.
pub(crate) fn after_commit(db: &Database, played: &Played) {
    commands::remember(db, &played.game);
    db.process.hub.publish(played);
    compare::after_moves(db, played);
    spawn_bot_moves(db, &played.game);
}

/// Spawns the moves of bots for which there was no time before the answer.
pub(crate) fn spawn_bot_moves(db: &Database, game: &HostedGame) {
    if game.waits_for_bot() {
        let (db, id) = (db.clone(), game.id);
        tokio::spawn(async move {
            if let Err(error) = run_bot_moves(&db, id).await {
                report!(error, %id, "bots cannot move now; the scheduler will try again");
            }
        });
    }
}

async fn run_bot_moves(db: &Database, id: Uuid) -> Result<(), GameError> {
    loop {
        let known = commands::present(db, id).await?;
        if !known.waits_for_bot() {
            return Ok(());
        }
        if let Some(played) = run_due(db, &known, DueWork::Bots).await? {
            commands::remember(db, &played.game);
            db.process.hub.publish(&played);
        }
    }
}

/// How many seconds everyone gets if a time ran out during an outage or too soon after one. An
/// outage counts even before the heartbeat that ends it is written, because requests may arrive
/// first.
async fn grace(connection: &mut Connection, deadline: Timestamp, now: Timestamp) -> Result<Option<u32>, DatabaseError> {
    let during = outages::began_at.le(deadline.to_diesel());
    let during = during.and(outages::ended_at.gt(after(deadline, -GRACE).to_diesel()));
    let written = outages::table.filter(during).select(outages::ended_at);
    let silent = heartbeat::beat_at.lt(after(now, -SILENCE).to_diesel());
    let silent = silent.and(heartbeat::beat_at.le(deadline.to_diesel()));
    let under_way = heartbeat::table.filter(silent).select(now.to_diesel().into_sql::<Timestamptz>());
    let ended = written.union_all(under_way).load::<jiff_diesel::Timestamp>(connection).await?;
    let ended = ended.into_iter().map(|ended| ended.to_jiff()).max();
    let left = ended.map(|ended| after(ended, GRACE).duration_since(now).as_millis_f64() / 1000.0);
    Ok(left.filter(|left| *left > 0.0).map(|left| left.ceil() as u32))
}

/// Changes when a game is due. False if it is no longer due at `from`: it was moved, or taken.
async fn move_due(
    connection: &mut Connection,
    id: Uuid,
    from: Option<Timestamp>,
    to: Option<Timestamp>,
) -> Result<bool, DatabaseError> {
    let still = game_heads::due_at.is_not_distinct_from(jiff_diesel::NullableTimestamp::from(from));
    let to = game_heads::due_at.eq(jiff_diesel::NullableTimestamp::from(to));
    Ok(diesel::update(game_heads::table.find(id).filter(still)).set(to).execute(connection).await? > 0)
}
