//! Rows of analyses: the games that wait for one, and the analyses that are made.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    hosting::hosted_game::HostedGame,
    quota::{self, Limit},
    schema::{analysed_seats, analyses},
};
use diesel::{
    dsl::sql,
    prelude::*,
    sql_query,
    sql_types::{Nullable, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use railhead_analysis::{Analysis, SeatAnalysis};
use serde::Serialize;
use strum::{EnumString, IntoStaticStr};
use utoipa::ToSchema;
use uuid::Uuid;

/// Gives up games that had to wait for too long, because the machine is busy: an hour if nobody asked
/// for them, a day otherwise.
const GIVE_UP: &str = "UPDATE analyses SET due_at = NULL, asked_by = NULL, given_up = 'busy' WHERE due_at IS NOT NULL AND due_at <= $1 AND analysis IS NULL AND \
    queued_at < $1 - CASE WHEN asked_by IS NULL THEN interval '1 hour' ELSE interval '1 day' END";

/// Takes a game by postponing it: it is tried again in an hour if it is still there then, because the
/// replica stopped. On a busy machine, an analysis takes much longer than its time on a core. Replicas skip the games that another one is taking.
const TAKE: &str = "WITH next AS MATERIALIZED (SELECT game_id FROM analyses WHERE due_at <= $1 \
        ORDER BY (asked_by IS NULL), queued_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED) \
    UPDATE analyses a SET due_at = $1 + interval '1 hour' FROM next WHERE a.game_id = next.game_id \
    RETURNING a.game_id AS id";

/// The analysis of a game, as far as it is made.
#[derive(Debug)]
pub enum StoredAnalysis {
    /// It is not made, and nobody waits for it.
    None(Option<AnalysisGap>),
    /// It will be made.
    Queued,
    Ready(Box<Analysis>),
}

/// The reason for which an analysis was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, EnumString, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum AnalysisGap {
    /// The server was busy for too long.
    Busy,
    /// It would have taken more time on a core than the server allows.
    TooLong,
    /// The server has failed to make it; its log says why.
    Failed,
}

#[derive(QueryableByName)]
struct Taken {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

/// A stored row: when it is due, the packed analysis, and why it was given up.
type Row = (Option<jiff_diesel::Timestamp>, Option<Vec<u8>>, Option<String>);

/// The analysis of a game.
pub(super) async fn load(db: &Database, game: Uuid) -> Result<StoredAnalysis, DatabaseError> {
    let row = analyses::table.find(game).select((analyses::due_at, analyses::analysis, analyses::given_up));
    let row = row.fetch_optional::<Row>(&mut db.connection("load_analysis").await?).await?;
    Ok(match row {
        Some((_, Some(packed), _)) if let Some(analysis) = Analysis::unpack(&packed) => {
            StoredAnalysis::Ready(analysis.into())
        }
        Some((Some(_), ..)) => StoredAnalysis::Queued,
        Some((None, _, why)) => StoredAnalysis::None(why.and_then(|why| why.parse().ok())),
        None => StoredAnalysis::None(None),
    })
}

/// Notes that an account asks for the analysis of a game. False if it waits for too many others.
pub(super) async fn note(db: &Database, game: Uuid, account: Uuid) -> Result<bool, DatabaseError> {
    let mut connection = db.connection("ask_for_analysis").await?;
    Connection::transaction(&mut connection, async |connection| {
        let mut asking = quota::lock(connection, account, &[]).await?;
        let is_admitted = quota::admit(&mut asking, Limit::Analyses).await?;
        let known = analyses::table.find(game).filter(analyses::asked_by.eq(account)).select(analyses::game_id);
        if !is_admitted && known.fetch_optional::<Uuid>(connection).await?.is_none() {
            return Ok(false);
        }
        write_request(connection, game, account, db.now()).await.map(|()| true)
    })
    .await
}

async fn write_request(
    connection: &mut Connection,
    game: Uuid,
    account: Uuid,
    now: Timestamp,
) -> Result<(), DatabaseError> {
    let row = (
        analyses::game_id.eq(game),
        analyses::queued_at.eq(now.to_diesel()),
        analyses::asked_by.eq(account),
        analyses::due_at.eq(now.to_diesel()),
    );
    // If a replica works at it, it stays with that one.
    let due = sql::<Nullable<Timestamptz>>("coalesce(analyses.due_at, excluded.due_at)");
    let queued = "CASE WHEN analyses.due_at IS NULL THEN excluded.queued_at ELSE analyses.queued_at END";
    let asks = (
        analyses::asked_by.eq(account),
        analyses::queued_at.eq(sql::<Timestamptz>(queued)),
        analyses::due_at.eq(due),
        analyses::given_up.eq(None::<String>),
    );
    diesel::insert_into(analyses::table)
        .values(row)
        .on_conflict(analyses::game_id)
        .do_update()
        .set(asks)
        .execute(connection)
        .await?;
    Ok(())
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

/// Gives up the analysis of a game. One by an older version goes, too.
pub(super) async fn give_up(db: &Database, game: Uuid, why: AnalysisGap) -> Result<(), DatabaseError> {
    let given_up = (
        analyses::asked_by.eq(None::<Uuid>),
        analyses::due_at.eq(None::<jiff_diesel::Timestamp>),
        analyses::analysis.eq(None::<Vec<u8>>),
        analyses::given_up.eq(<&str>::from(why)),
    );
    let mut connection = db.connection("give_up_analysis").await?;
    diesel::delete(analysed_seats::table.filter(analysed_seats::game_id.eq(game))).execute(&mut connection).await?;
    diesel::update(analyses::table.find(game)).set(given_up).execute(&mut connection).await?;
    Ok(())
}

/// A number as its column keeps it.
#[expect(clippy::as_conversions, reason = "std has no other conversion; it rounds to the nearest")]
fn single(number: f64) -> f32 {
    number as f32
}

/// Stores an analysis and its sums. Nothing if the game was given up meanwhile.
pub(super) async fn store(db: &Database, game: Uuid, analysis: Analysis, packed: Vec<u8>) -> Result<(), DatabaseError> {
    let made = (
        analyses::asked_by.eq(None::<Uuid>),
        analyses::due_at.eq(None::<jiff_diesel::Timestamp>),
        analyses::analysis.eq(Some(packed)),
        analyses::given_up.eq(None::<String>),
    );
    let sums = |seat: &SeatAnalysis| {
        (
            analysed_seats::game_id.eq(game),
            analysed_seats::seat.eq(i16::from(seat.seat.number())),
            analysed_seats::luck.eq(single(seat.luck.mean)),
            analysed_seats::errors.eq(single(seat.errors.mean)),
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
