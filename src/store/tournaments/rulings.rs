//! Rulings of operators. Each is an event with a reason.

use crate::hosting::tournament::HostedTournament;
use crate::store::{
    Connection, Database, TournamentError,
    tournaments::{log, notices},
};
use diesel_async::AsyncConnection;
use railhead_tournament::{Event, Refusal};
use uuid::Uuid;

/// A ruling.
#[derive(Clone, Debug)]
pub enum Ruling {
    /// No further round begins.
    Pause(String),
    /// It goes on.
    Resume,
    /// It is called off.
    Cancel(String),
    /// A player is removed, by the number.
    Remove(usize, String),
    /// The result of a table (round, number) is decided, by the place of each player.
    Decide(usize, usize, Vec<u8>, String),
}

/// Carries out a ruling.
///
/// # Errors
/// `NoSuchTournament`; `Refused`.
pub async fn rule(db: &Database, id: Uuid, ruling: &Ruling) -> Result<(), TournamentError> {
    let mut connection = db.connection("rule_on_tournament").await?;
    let ruled = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        let mut hosted = log::lock(db, connection, id).await?;
        let event = event_of(&hosted, ruling)?;
        log::append(db, connection, &mut hosted, &[event], None).await?;
        Ok(hosted)
    });
    notices::wake(db, &ruled.await?);
    Ok(())
}

fn event_of(hosted: &HostedTournament, ruling: &Ruling) -> Result<Event, Refusal> {
    let state = &hosted.state;
    match ruling {
        Ruling::Pause(reason) => state.pause(reason.clone()),
        Ruling::Resume => state.resume(),
        Ruling::Cancel(reason) => state.cancel(reason.clone()),
        Ruling::Remove(entrant, reason) => state.remove(*entrant, reason.clone()),
        Ruling::Decide(round, table, places, reason) => state.rule(*round, *table, places, reason.clone()),
    }
}
