//! The export of a tournament that is over.

use crate::{
    hosting::codec::CodecError,
    store::{
        Database, TournamentError,
        tournaments::{log, read},
    },
    verify::tournament,
};
use uuid::Uuid;

/// The transcript of a tournament, with its secret.
///
/// # Errors
/// `NoSuchTournament`, `NotOver`.
pub async fn transcript(db: &Database, viewer: Option<Uuid>, id: Uuid) -> Result<String, TournamentError> {
    let hosted = read::tournament(db, viewer, id).await?;
    if !hosted.state.is_over() {
        return Err(TournamentError::NotOver);
    }
    let events = log::events(&mut *db.connection("export_tournament").await?, id, 0).await?;
    Ok(tournament::write(id, &hosted.secret, events).map_err(CodecError::Encode)?)
}
