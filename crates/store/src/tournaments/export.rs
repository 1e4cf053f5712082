//! The export of a tournament that is over.

use crate::{
    Database, TournamentError,
    log::codec::CodecError,
    tournaments::{deals, log, views},
    verify::tournament,
};
use uuid::Uuid;

/// The transcript of a tournament, with its secret.
///
/// # Errors
/// `NoSuchTournament`, `NotOver`.
pub async fn transcript(db: &Database, viewer: Option<Uuid>, id: Uuid) -> Result<String, TournamentError> {
    let hosted = views::tournament(db, viewer, id).await?;
    let mut connection = db.connection("export_tournament").await?;
    // After a ruling, a table may play on: the secret behind its cards is not public yet.
    if !hosted.state.is_over() || deals::are_played(&mut connection, &hosted).await? {
        return Err(TournamentError::NotOver);
    }
    let events = log::events(&mut connection, id, 0, hosted.head.version).await?;
    Ok(tournament::write(id, &hosted.secret, events).map_err(CodecError::Encode)?)
}
