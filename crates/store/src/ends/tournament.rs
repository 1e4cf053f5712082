//! Ends of the games of tournaments, noted with the end of the game.

use crate::{Connection, DatabaseError, schema::tournament_tables};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Notes that a game is over, if it is a table of a tournament.
pub(crate) async fn note(connection: &mut Connection, game: Uuid, at: Timestamp) -> Result<(), DatabaseError> {
    let ended = tournament_tables::ended_at.eq(at.to_diesel());
    diesel::update(tournament_tables::table.find(game)).set(ended).execute(connection).await?;
    Ok(())
}
