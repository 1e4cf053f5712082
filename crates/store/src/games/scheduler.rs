//! The scheduler: the work that the server does in games by itself. It moves for players who ran
//! out of time, lets bots continue, and cancels tables that were open too long. The first replica
//! to notice does it: on access, by its periodic scan, or because it began the work.

use crate::{
    Connection, Database, DatabaseError, GameError,
    games::{committed, due, hosted_games},
    hosting::clock::after,
    schema::game_heads,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use futures_util::{StreamExt, stream};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// The time for which a game is set aside after the scheduler failed on it.
const SET_ASIDE: SignedDuration = SignedDuration::from_mins(1);

/// The heartbeat that ends a silence records the outage. It reads the last heartbeat before writing
/// its own.
const BEAT: &str = "WITH last AS (SELECT beat_at FROM heartbeat FOR UPDATE), \
    silence AS (INSERT INTO outages (began_at, ended_at) SELECT beat_at, $1 FROM last WHERE beat_at < $2 \
    ON CONFLICT DO NOTHING RETURNING began_at) \
    INSERT INTO heartbeat (beat_at) SELECT $1 WHERE (SELECT count(*) FROM silence) >= 0 \
    ON CONFLICT (singleton) DO UPDATE SET beat_at = greatest(heartbeat.beat_at, excluded.beat_at)";

/// The time that a replica has to do the work of a game that it took. After that, another may take
/// it.
const LEASE: SignedDuration = SignedDuration::from_secs(15);

/// The number of due games that a replica takes at a time.
const BATCH: i64 = 16;

/// Takes the games that are due, until a time, those first that have been due for longest. A game that is
/// locked by another replica, or by a move, is not waited for.
const TAKE: &str = "UPDATE game_heads SET due_at = $2 WHERE game_id = ANY (ARRAY( \
    SELECT game_id FROM game_heads WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)) \
    RETURNING game_id";

/// The number of them on which it works at once.
const AT_ONCE: usize = 4;

/// A due game that this replica has taken: it is due again when the lease ends.
struct DueGame {
    id: Uuid,
    leased_until: Timestamp,
}

#[derive(QueryableByName)]
struct TakenGame {
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
}

pub async fn heartbeat(db: &Database) -> Result<(), DatabaseError> {
    let outcome = beat(db).await;
    db.process.health.heartbeat_written(&outcome);
    outcome
}

/// Makes the process count as unhealthy, from now on, if its heartbeat is overdue.
pub fn expect_heartbeats(db: &Database) {
    db.process.health.expect_heartbeats();
}

/// Compares the clock of this process with the database's, and writes the heartbeat if it is right: a
/// process whose clock is wrong does no work, so it may not look as if some process did.
async fn beat(db: &Database) -> Result<(), DatabaseError> {
    let has_jumped = db.process.time.system().has_jumped();
    db.compare_clocks().await?;
    if has_jumped {
        // The machine has slept, and heard nothing meanwhile.
        db.process.hub.heads.listens();
    }
    write_heartbeat(db).await
}

async fn write_heartbeat(db: &Database) -> Result<(), DatabaseError> {
    let now = db.process.time.now();
    let beat = sql_query(BEAT).bind::<Timestamptz, _>(now.to_diesel());
    let beat = beat.bind::<Timestamptz, _>(after(now, -due::SILENCE).to_diesel());
    beat.execute(&mut db.connection("write_heartbeat").await?).await?;
    Ok(())
}

/// Does the due work of games, those first that have been due for longest. Returns the number of
/// games that this replica took, also if their work failed; such a game is set aside for a minute.
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
    let leased_until = after(now, LEASE);
    let mut connection = db.connection("take_due_games").await?;
    let taken = match db.process.is_distributed() {
        true => take_apart(&mut connection, now, leased_until).await?,
        false => take_together(&mut connection, now, leased_until).await?,
    };
    Ok(taken.into_iter().map(|id| DueGame { id, leased_until }).collect())
}

/// Takes games with one commit.
async fn take_together(
    connection: &mut Connection,
    now: Timestamp,
    leased_until: Timestamp,
) -> Result<Vec<Uuid>, DatabaseError> {
    let take = sql_query(TAKE).bind::<Timestamptz, _>(now.to_diesel());
    let take = take.bind::<Timestamptz, _>(leased_until.to_diesel()).bind::<BigInt, _>(BATCH);
    let taken = take.load::<TakenGame>(connection).await?;
    Ok(taken.into_iter().map(|taken| taken.game_id).collect())
}

/// Takes games one by one, where the heads are on other servers.
async fn take_apart(
    connection: &mut Connection,
    now: Timestamp,
    leased_until: Timestamp,
) -> Result<Vec<Uuid>, DatabaseError> {
    let due = game_heads::table.filter(game_heads::due_at.le(now.to_diesel())).order(game_heads::due_at);
    let due = due.select((game_heads::game_id, game_heads::due_at)).limit(BATCH);
    let due = due.load::<(Uuid, jiff_diesel::NullableTimestamp)>(connection).await?;
    let mut taken = Vec::new();
    for (id, due_at) in due {
        if move_due(connection, id, due_at.into(), Some(leased_until)).await? {
            taken.push(id);
        }
    }
    Ok(taken)
}

/// Does the due work of a game. If it fails for a reason that is not the database's, it is set
/// aside; otherwise its lease ends, and a replica tries again.
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
    let known = hosted_games::load(db, due.id).await?;
    let Some(work) = known.due(db.process.time.now(), &db.process.limits) else {
        return Ok(end_lease(db, due, known.due_at(&db.process.limits)).await?);
    };
    if let Some(outcome) = due::run(db, &known, work).await? {
        committed::after_commit(db, &outcome);
    }
    Ok(())
}

async fn end_lease(db: &Database, due: &DueGame, next: Option<Timestamp>) -> Result<(), DatabaseError> {
    move_due(&mut *db.connection("end_lease").await?, due.id, Some(due.leased_until), next).await.map(drop)
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
