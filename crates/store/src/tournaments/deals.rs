//! The deals of tournaments in which all tables of a round play the same.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    deals::{self, NewDeal},
    hosting::tournament::HostedTournament,
    schema::tournament_tables,
};
use diesel::prelude::*;
use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

/// The time after which no table of a round is opened in any case.
const OPEN_FOR: SignedDuration = SignedDuration::from_hours(24 * 365);

/// The id of the deal of a round; none if the games have deals of their own.
pub(super) fn of_round(hosted: &HostedTournament, round: usize) -> Option<Uuid> {
    hosted.state.rules.same_deal.then(|| hosted.secret.round_deal_id(hosted.id, &hosted.state, round))
}

/// Makes the deal of the round that was paired last, if its tables share one.
pub(super) async fn make(
    db: &Database,
    connection: &mut Connection,
    hosted: &HostedTournament,
) -> Result<(), DatabaseError> {
    let round = hosted.state.rounds.len().saturating_sub(1);
    let Some(id) = of_round(hosted, round) else { return Ok(()) };
    let secret = hosted.secret.round_deal(hosted.id, &hosted.state, round);
    // The texts of the players are in the secret.
    let new = NewDeal { id, secret, contributions: Vec::new(), closes_at: db.now() + OPEN_FOR };
    deals::create(db, connection, new).await?;
    Ok(())
}

/// Closes the deal of a round whose last table is over.
pub(super) async fn close(
    connection: &mut Connection,
    hosted: &HostedTournament,
    round: usize,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    match of_round(hosted, round) {
        Some(id) => deals::close(connection, id, at).await,
        None => Ok(()),
    }
}

/// Whether a table still plays a deal that others play or have played. Until then no result of it is shown.
pub(super) async fn are_played(connection: &mut Connection, hosted: &HostedTournament) -> Result<bool, DatabaseError> {
    if !hosted.state.rules.same_deal {
        return Ok(false);
    }
    let open = tournament_tables::tournament_id.eq(hosted.id).and(tournament_tables::ended_at.is_null());
    Ok(tournament_tables::table.filter(open).count().fetch_one::<i64>(connection).await? > 0)
}
