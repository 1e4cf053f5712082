//! The organiser of a tournament or a league, who has a limit and rights, and games that can be.

use crate::{
    Connection, DatabaseError, GameError, TournamentError,
    engine::{Game, GameOptions, SeatChoice, TicketPack},
    quota::{self, Limit},
};
use uuid::Uuid;

/// Refuses games that cannot be: a first one is created with these options and packs.
///
/// # Errors
/// `Game`.
pub(crate) fn check_games(
    options: GameOptions,
    packs: &[TicketPack],
    commitment: String,
) -> Result<(), TournamentError> {
    Game::create(options, packs.to_vec(), (SeatChoice::ANY, None), [], commitment).map_err(GameError::from)?;
    Ok(())
}

/// Locks the account of an organiser. Returns whether it may open one more.
pub(crate) async fn lock(connection: &mut Connection, organiser: Uuid, limit: Limit) -> Result<bool, DatabaseError> {
    let mut account = quota::lock(connection, organiser, &[]).await?;
    quota::admit(&mut account, limit).await
}

/// Refuses an account that is not the organiser.
///
/// # Errors
/// `NotOrganiser`.
pub(crate) fn check(organiser: Option<Uuid>, account: Uuid) -> Result<(), TournamentError> {
    if organiser == Some(account) { Ok(()) } else { Err(TournamentError::NotOrganiser) }
}
