//! The luck and errors of finished games, summed for the statistics some time after their ends. Errors become
//! puzzles. What seats gave to others is kept for moderators.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    engine::{BySeat, Event, Int, Seat},
    events::history,
    games::aside::aside,
    hosting::hosted_game::HostedGame,
    log::codec::CodecError,
    puzzles,
    schema::{analysed_seats, analyses},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Timestamptz, Uuid as SqlUuid},
    upsert::excluded,
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use railhead_analysis::{NotFinished, Puzzle, SeatAnalysis, VERSION, analyze, gifts};
use uuid::Uuid;

/// The time for which a replica has a game to itself: many times what an analysis takes. If it is killed, the
/// game is due again after that.
const LEASE: SignedDuration = SignedDuration::from_mins(10);

/// The next game that is due, the latest first; after these, those that were analysed by the last release.
const NEXT: [&str; 2] = [
    "SELECT game_id FROM analyses WHERE due_at <= $1 \
    ORDER BY (asked_by IS NULL), queued_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED",
    "SELECT game_id FROM analyses WHERE due_at IS NULL OR due_at <= $1 LIMIT 1 FOR UPDATE SKIP LOCKED",
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
    let Some((lease, events)) = take(db).await? else { return Ok(false) };
    // Neither a connection nor a transaction is kept meanwhile: on a busy machine it can take long.
    let found = match aside(move || Found::of(&events)).await {
        Some(found) => found.ok(),
        None => {
            let game = lease.game;
            tracing::error!(%game, "the analysis of a game panicked; its luck and errors are in no statistics");
            None
        }
    };
    give_back(db, lease, found).await?;
    Ok(true)
}

/// A game that this replica has to itself until a moment.
struct Lease {
    game: Uuid,
    until: jiff_diesel::Timestamp,
}

/// Takes the next game, which other replicas then skip.
async fn take(db: &Database) -> Result<Option<(Lease, Vec<Event>)>, DatabaseError> {
    let now = db.now();
    let until = (now + LEASE).to_diesel();
    let mut connection = db.connection("take_game_to_sum").await?;
    let taken = Connection::transaction(&mut connection, async |connection| {
        let Some(game) = next(connection, now).await? else { return Ok::<_, DatabaseError>(None) };
        let leased = diesel::update(analyses::table.find(game)).set(analyses::due_at.eq(until));
        leased.execute(connection).await?;
        Ok(Some(Lease { game, until }))
    });
    let Some(lease) = taken.await? else { return Ok(None) };
    let events = log(&mut connection, lease.game).await?;
    Ok(Some((lease, events)))
}

/// Keeps what was found, unless the lease has ended meanwhile and another replica has the game.
async fn give_back(db: &Database, lease: Lease, found: Option<Found>) -> Result<(), DatabaseError> {
    let mut connection = db.connection("sum_analysis").await?;
    Connection::transaction(&mut connection, async |connection| {
        let own = analyses::table.find(lease.game).filter(analyses::due_at.eq(lease.until));
        let is_own = diesel::delete(own).execute(connection).await? > 0;
        let Some(found) = found.filter(|_| is_own) else { return Ok(()) };
        store(connection, lease.game, &found).await?;
        puzzles::keep(connection, lease.game, &found.puzzles).await
    })
    .await
}

/// The figures and puzzles that are kept of a finished game.
struct Found {
    seats: Vec<SeatAnalysis>,
    puzzles: Vec<Puzzle>,
    given: BySeat<BySeat<f64>>,
}

impl Found {
    fn of(events: &[Event]) -> Result<Found, NotFinished> {
        let analysis = analyze(events)?;
        let puzzles = railhead_analysis::puzzles(events, &analysis);
        Ok(Found { seats: analysis.seats, puzzles, given: gifts(events) })
    }

    /// The points that a seat gave to each one; nothing at tables of two.
    fn given(&self, seat: Seat) -> Option<Vec<f32>> {
        let all = Seat::first(u8::saturating_from(self.seats.len()));
        (self.seats.len() > 2).then(|| all.map(|to| single(self.given[seat][to])).collect())
    }
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

async fn next(connection: &mut Connection, now: Timestamp) -> Result<Option<Uuid>, DatabaseError> {
    for statement in NEXT {
        let due = sql_query(statement).bind::<Timestamptz, _>(now.to_diesel());
        if let Some(Next { game_id }) = due.fetch_optional::<Next>(connection).await? {
            return Ok(Some(game_id));
        }
    }
    Ok(None)
}

async fn store(connection: &mut Connection, game: Uuid, found: &Found) -> Result<(), DatabaseError> {
    let sums = |seat: &SeatAnalysis| {
        (
            analysed_seats::game_id.eq(game),
            analysed_seats::seat.eq(i16::from(seat.seat.number())),
            analysed_seats::luck.eq(single(seat.luck.mean)),
            analysed_seats::errors.eq(single(seat.errors.mean)),
            analysed_seats::decisions.eq(i16::try_from(seat.decisions).unwrap_or(i16::MAX)),
            analysed_seats::version.eq(VERSION),
            analysed_seats::given.eq(found.given(seat.seat)),
        )
    };
    diesel::insert_into(analysed_seats::table)
        .values(found.seats.iter().map(sums).collect::<Vec<_>>())
        .on_conflict((analysed_seats::game_id, analysed_seats::seat))
        .do_update()
        .set((
            analysed_seats::luck.eq(excluded(analysed_seats::luck)),
            analysed_seats::errors.eq(excluded(analysed_seats::errors)),
            analysed_seats::decisions.eq(excluded(analysed_seats::decisions)),
            analysed_seats::version.eq(excluded(analysed_seats::version)),
            analysed_seats::given.eq(excluded(analysed_seats::given)),
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
