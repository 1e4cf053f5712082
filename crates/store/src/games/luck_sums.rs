//! The luck and errors of finished games, summed for the statistics some time after their ends. Errors become
//! puzzles.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    engine::Event,
    events::history,
    games::aside::aside,
    hosting::hosted_game::HostedGame,
    log::codec::CodecError,
    puzzles,
    schema::{analysed_seats, analyses},
};
use diesel::{prelude::*, sql_query, sql_types::Uuid as SqlUuid, upsert::excluded};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use railhead_analysis::{Analysis, NotFinished, Puzzle, SeatAnalysis, VERSION, analyze};
use uuid::Uuid;

/// The next game to be summed, the latest first, which other replicas then skip; after these, those that were
/// analysed by the last release.
const NEXT: [&str; 2] = [
    "SELECT game_id FROM analyses WHERE due_at IS NOT NULL \
    ORDER BY (asked_by IS NULL), queued_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED",
    "SELECT game_id FROM analyses LIMIT 1 FOR UPDATE SKIP LOCKED",
];

#[derive(QueryableByName)]
struct Next {
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
}

/// Notes that the luck and errors of a game are to be summed, if people played in it and it counts for them.
pub(super) async fn note(connection: &mut Connection, ended: &HostedGame) -> Result<(), DatabaseError> {
    if ended.participants().is_empty() || ended.script.is_some() || ended.deal.is_some() {
        return Ok(());
    }
    let ended_at = ended.updated_at.to_diesel();
    let row = (analyses::game_id.eq(ended.id), analyses::queued_at.eq(ended_at), analyses::due_at.eq(ended_at));
    diesel::insert_into(analyses::table).values(row).on_conflict_do_nothing().execute(connection).await?;
    Ok(())
}

/// Sums the luck and the errors of the next noted game, on a core that no bot needs. False if there is none,
/// or no core.
pub async fn sum_next(db: &Database) -> Result<bool, DatabaseError> {
    let Some(_core) = db.process.thinking_cores.spare() else { return Ok(false) };
    let mut connection = db.connection("sum_analysis").await?;
    Connection::transaction(&mut connection, async |connection| {
        let Some(game) = next(connection).await? else { return Ok(false) };
        let events = log(connection, game).await?;
        match aside(move || analyzed(&events)).await {
            Some(Ok((analysis, found))) => {
                store(connection, game, &analysis.seats).await?;
                puzzles::keep(connection, game, &found).await?;
            }
            Some(Err(_)) => {}
            None => tracing::error!(%game, "the analysis of a game panicked; its luck and errors are in no statistics"),
        }
        diesel::delete(analyses::table.find(game)).execute(connection).await?;
        Ok(true)
    })
    .await
}

fn analyzed(events: &[Event]) -> Result<(Analysis, Vec<Puzzle>), NotFinished> {
    let analysis = analyze(events)?;
    let puzzles = railhead_analysis::puzzles(events, &analysis);
    Ok((analysis, puzzles))
}

/// The events of a game; no events if no release can read them.
async fn log(connection: &mut Connection, game: Uuid) -> Result<Vec<Event>, DatabaseError> {
    let fault = match history::histories(connection, &[game]).await {
        Ok(logs) => return Ok(logs.into_values().flatten().map(|(_, event)| event).collect()),
        Err(fault) => fault,
    };
    let is_broken = match &fault {
        DatabaseError::PackedLog { .. } => true,
        DatabaseError::Codec(error) => !matches!(error, CodecError::Newer(_)),
        _ => false,
    };
    if !is_broken {
        return Err(fault);
    }
    let error: &(dyn std::error::Error + 'static) = &fault;
    tracing::error!(error, %game, "a game cannot be read; its luck and errors are in no statistics");
    Ok(Vec::new())
}

async fn next(connection: &mut Connection) -> Result<Option<Uuid>, DatabaseError> {
    for statement in NEXT {
        if let Some(Next { game_id }) = sql_query(statement).fetch_optional::<Next>(connection).await? {
            return Ok(Some(game_id));
        }
    }
    Ok(None)
}

async fn store(connection: &mut Connection, game: Uuid, seats: &[SeatAnalysis]) -> Result<(), DatabaseError> {
    let sums = |seat: &SeatAnalysis| {
        (
            analysed_seats::game_id.eq(game),
            analysed_seats::seat.eq(i16::from(seat.seat.number())),
            analysed_seats::luck.eq(single(seat.luck.mean)),
            analysed_seats::errors.eq(single(seat.errors.mean)),
            analysed_seats::decisions.eq(i16::try_from(seat.decisions).unwrap_or(i16::MAX)),
            analysed_seats::version.eq(VERSION),
        )
    };
    diesel::insert_into(analysed_seats::table)
        .values(seats.iter().map(sums).collect::<Vec<_>>())
        .on_conflict((analysed_seats::game_id, analysed_seats::seat))
        .do_update()
        .set((
            analysed_seats::luck.eq(excluded(analysed_seats::luck)),
            analysed_seats::errors.eq(excluded(analysed_seats::errors)),
            analysed_seats::decisions.eq(excluded(analysed_seats::decisions)),
            analysed_seats::version.eq(excluded(analysed_seats::version)),
        ))
        .execute(connection)
        .await?;
    Ok(())
}

/// A number as its column keeps it.
#[expect(clippy::as_conversions, reason = "std has no other conversion; it rounds to the nearest")]
fn single(number: f64) -> f32 {
    number as f32
}
