//! The steps of the server: tournaments begin, rounds are paired, tables opened and recorded, and
//! tournaments end. Each step is a transaction of its own, so a replica that stops loses nothing, and any
//! other goes on.

use crate::{
    Connection, Database, TournamentError,
    database::fetch::Fetch,
    hosting::tournament::HostedTournament,
    schema::tournaments,
    tournaments::{log, notices, tables},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use railhead_tournament::{Event, NextStep, Phase};
use uuid::Uuid;

/// The time after which a step that failed is tried again.
const RETRY_AFTER: SignedDuration = SignedDuration::from_secs(60);

/// The reason of a tournament that was called off because it could not begin.
const TOO_FEW: &str = "players";

/// The reason of a tournament that was called off because its organiser never started it.
const EXPIRED: &str = "expired";

/// Takes all steps that are due.
///
/// # Errors
/// If the database does not answer.
pub async fn run(db: &Database) -> Result<(), TournamentError> {
    loop {
        let mut has_changed =
            tables::open_all(db).await? | Box::pin(tables::end_all(db)).await? | tables::record_all(db).await?;
        while step_next(db).await? {
            has_changed = true;
        }
        if !has_changed {
            return Ok(());
        }
    }
}

/// Takes the next step of the tournament that waits longest. False if none is due.
async fn step_next(db: &Database) -> Result<bool, TournamentError> {
    let now = db.now();
    let mut connection = db.connection("next_tournament").await?;
    let due = tournaments::table
        .filter(tournaments::due_at.le(now.to_diesel()))
        .order(tournaments::due_at)
        .select(tournaments::id)
        .limit(1);
    let next = due.fetch_optional::<Uuid>(&mut connection).await?;
    let Some(id) = next else { return Ok(false) };
    let step = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        let mut hosted = log::lock(db, connection, id).await?;
        if hosted.reminds_at().is_some_and(|at| at <= now) {
            notices::soon(connection, &hosted).await?;
            hosted.reminded = true;
        }
        let events = step(db, &hosted, now).await?;
        log::append(db, connection, &mut hosted, &events, &[]).await?;
        Ok(hosted)
    });
    let step = step.await.inspect(|hosted| notices::wake(db, hosted));
    if let Err(error) = step {
        log_failure(&error, id);
        diesel::update(tournaments::table.find(id))
            .set(tournaments::due_at.eq((now + RETRY_AFTER).to_diesel()))
            .execute(&mut connection)
            .await?;
    }
    Ok(true)
}

fn log_failure(error: &(dyn std::error::Error + 'static), tournament: Uuid) {
    tracing::error!(error, %tournament, "a tournament cannot go on");
}

/// The events of the next step; none if nothing is due.
async fn step(db: &Database, hosted: &HostedTournament, now: Timestamp) -> Result<Vec<Event>, TournamentError> {
    let state = &hosted.state;
    match state.phase {
        Phase::Open if hosted.opens_until() > now => Ok(Vec::new()),
        Phase::Open if hosted.settings.starts_at.is_none() => Ok(vec![state.cancel(EXPIRED.to_owned())?]),
        Phase::Open => Ok(vec![state.start().or_else(|_| state.cancel(TOO_FEW.to_owned()))?]),
        Phase::Finished | Phase::Cancelled => Ok(Vec::new()),
        Phase::Running => match state.next_step(hosted.ends_at().is_some_and(|at| at <= now)) {
            Some(NextStep::Finish) => Ok(vec![Event::TournamentFinished {}]),
            Some(NextStep::Pair) if hosted.next_round_at().is_none_or(|at| at <= now) => {
                Ok(vec![pair(db, hosted).await?])
            }
            Some(NextStep::Pair) | None => Ok(Vec::new()),
        },
    }
}

/// Draws the next tables. Large fields take tenths of a second, so other requests go on meanwhile.
async fn pair(db: &Database, hosted: &HostedTournament) -> Result<Event, TournamentError> {
    let seed = hosted.secret.pairing_seed(hosted.id, &hosted.state);
    let (state, randomness) = (hosted.state.clone(), db.process.randomness.clone());
    let paired = tokio::task::spawn_blocking(move || state.paired(seed, || randomness.game_seed().id));
    paired.await.map_err(|_| TournamentError::Panicked)
}
