//! Rows of analyses: the games that wait for one, and the analyses that are made.

use crate::{
    hosting::hosted_game::HostedGame,
    store::{
        Connection, Database, DatabaseError,
        database::fetch::Fetch,
        schema::{analysed_seats, analyses},
    },
};
use diesel::{
    dsl::{count_star, sql},
    prelude::*,
    sql_query,
    sql_types::{Nullable, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use railhead_analysis::{Analysis, SeatAnalysis};
use uuid::Uuid;

/// The number of games of which an account can wait for an analysis.
pub(crate) const MAX_ASKED: u32 = 3;

/// Gives up games that had to wait for too long, because the machine is busy: an hour if nobody asked
/// for them, a day otherwise.
const GIVE_UP: &str = "DELETE FROM analyses WHERE due_at IS NOT NULL AND due_at <= $1 AND analysis IS NULL AND \
    queued_at < $1 - CASE WHEN asked_by IS NULL THEN interval '1 hour' ELSE interval '1 day' END";

/// Takes a game by postponing it: it is tried again in ten minutes if it is still there then, because
/// the replica stopped. Replicas skip the games that another one is taking.
const TAKE: &str = "WITH next AS MATERIALIZED (SELECT game_id FROM analyses WHERE due_at <= $1 \
        ORDER BY (asked_by IS NULL), queued_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED) \
    UPDATE analyses a SET due_at = $1 + interval '10 minutes' FROM next WHERE a.game_id = next.game_id \
    RETURNING a.game_id AS id";

/// The analysis of a game, as far as it is made.
#[derive(Debug)]
pub enum StoredAnalysis {
    /// It is not made, and nobody waits for it.
    None,
    /// It will be made.
    Queued,
    Ready(Box<Analysis>),
}

#[derive(QueryableByName)]
struct Taken {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

/// A stored row: when it is due, and the packed analysis.
type Row = (Option<jiff_diesel::Timestamp>, Option<Vec<u8>>);

/// The analysis of a game.
pub(super) async fn load(db: &Database, game: Uuid) -> Result<StoredAnalysis, DatabaseError> {
    let row = analyses::table.find(game).select((analyses::due_at, analyses::analysis));
    let row = row.fetch_optional::<Row>(&mut db.connection("load_analysis").await?).await?;
    Ok(match row {
        Some((_, Some(packed))) if let Some(analysis) = Analysis::unpack(&packed) => {
            StoredAnalysis::Ready(analysis.into())
        }
        Some((Some(_), _)) => StoredAnalysis::Queued,
        Some((None, _)) | None => StoredAnalysis::None,
    })
}

/// Notes that an account asks for the analysis of a game. False if it waits for too many others.
pub(super) async fn note(db: &Database, game: Uuid, account: Uuid) -> Result<bool, DatabaseError> {
    let mut connection = db.connection("ask_for_analysis").await?;
    let others = analyses::table.filter(analyses::asked_by.eq(account).and(analyses::game_id.ne(game)));
    if others.select(count_star()).fetch_one::<i64>(&mut connection).await? >= i64::from(MAX_ASKED) {
        return Ok(false);
    }
    let now = db.now().to_diesel();
    let row = (
        analyses::game_id.eq(game),
        analyses::queued_at.eq(now),
        analyses::asked_by.eq(account),
        analyses::due_at.eq(now),
    );
    // If a replica works at it, it stays with that one.
    let due = sql::<Nullable<Timestamptz>>("coalesce(analyses.due_at, excluded.due_at)");
    diesel::insert_into(analyses::table)
        .values(row)
        .on_conflict(analyses::game_id)
        .do_update()
        .set((analyses::asked_by.eq(account), analyses::due_at.eq(due)))
        .execute(&mut connection)
        .await?;
    Ok(true)
}

/// Queues a game that ended with a result, if people played in it and it counts for them.
pub(super) async fn queue(connection: &mut Connection, ended: &HostedGame) -> Result<(), DatabaseError> {
    if ended.participants().is_empty() || ended.script.is_some() || ended.deal.is_some() {
        return Ok(());
    }
    let ended_at = ended.updated_at.to_diesel();
    let row = (analyses::game_id.eq(ended.id), analyses::queued_at.eq(ended_at), analyses::due_at.eq(ended_at));
    diesel::insert_into(analyses::table).values(row).on_conflict_do_nothing().execute(connection).await?;
    Ok(())
}

/// Takes the next game, and gives up those that have waited for too long.
pub(super) async fn take(db: &Database) -> Result<Option<Uuid>, DatabaseError> {
    let mut connection = db.connection("take_analysis").await?;
    let now = db.now().to_diesel();
    sql_query(GIVE_UP).bind::<Timestamptz, _>(now).execute(&mut connection).await?;
    let taken = sql_query(TAKE).bind::<Timestamptz, _>(now).fetch_optional::<Taken>(&mut connection).await?;
    Ok(taken.map(|taken| taken.id))
}

/// Removes a game that cannot be analysed.
pub(super) async fn remove(db: &Database, game: Uuid) -> Result<(), DatabaseError> {
    let mut connection = db.connection("drop_analysis").await?;
    diesel::delete(analysed_seats::table.filter(analysed_seats::game_id.eq(game))).execute(&mut connection).await?;
    diesel::delete(analyses::table.find(game)).execute(&mut connection).await?;
    Ok(())
}

/// Stores an analysis and its sums. Nothing if the game was given up meanwhile.
pub(super) async fn store(db: &Database, game: Uuid, analysis: Analysis, packed: Vec<u8>) -> Result<(), DatabaseError> {
    let made = (
        analyses::asked_by.eq(None::<Uuid>),
        analyses::due_at.eq(None::<jiff_diesel::Timestamp>),
        analyses::analysis.eq(Some(packed)),
    );
    let sums = |seat: &SeatAnalysis| {
        (
            analysed_seats::game_id.eq(game),
            analysed_seats::seat.eq(i16::from(seat.seat.number())),
            analysed_seats::luck.eq(seat.luck.mean as f32),
            analysed_seats::errors.eq(seat.errors.mean as f32),
            analysed_seats::decisions.eq(i16::try_from(seat.decisions).unwrap_or(i16::MAX)),
        )
    };
    let sums = analysis.seats.iter().map(sums).collect::<Vec<_>>();
    let mut connection = db.connection("store_analysis").await?;
    Connection::transaction(&mut connection, async |connection| {
        if diesel::update(analyses::table.find(game)).set(made).execute(connection).await? == 0 {
            return Ok(());
        }
        diesel::delete(analysed_seats::table.filter(analysed_seats::game_id.eq(game))).execute(connection).await?;
        diesel::insert_into(analysed_seats::table).values(sums).execute(connection).await?;
        Ok(())
    })
    .await
}
