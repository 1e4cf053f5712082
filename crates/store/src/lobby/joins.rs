//! Taking a seat, or taking it back.

use crate::{
    Connection, Database, DatabaseError, GameError, ThrottleKey,
    database::fetch::Fetch,
    engine::{Command, Occupant, Phase, PlayerColor, Rejection, SeatChoice},
    games::{command_options::CommandOptions, commands, visible},
    hosting::{
        hosted_game::{HostedGame, Request},
        joining::JoinRequest,
    },
    idempotency::{Done, IdempotentRequest},
    lobby::{
        invitations::{self, check_bot_may_join, seat_for},
        invites, opening,
    },
    retry::{ATTEMPTS, retry_contended},
    schema::{game_seats, games},
};
use diesel::prelude::*;
use std::sync::Arc;
use uuid::Uuid;

/// Seats an account in the open game with this code. Does nothing if the account has a seat in it
/// already, whatever has become of the game. The login throttle counts a wrong code like a wrong
/// password.
///
/// # Errors
/// `NoSuchGame` if no game has the code; `TakesNoPlayers` if the game has begun; `Locked` after too many
/// wrong codes; `Barred`, `Rejected`.
pub async fn join_by_code(
    db: &Database,
    code: &str,
    account: Uuid,
    joining: JoinRequest,
    trier: &ThrottleKey,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    let found = invites::game_with_code(db, code, Some(account), trier).await?;
    if *found.game.phase() != Phase::Lobby && found.place_of(account).is_some() {
        return Ok(Done::Unchanged(found));
    }
    found.check_takes_players()?;
    match join(db, found.id, account, joining, key).await {
        // It has begun, or was called off, since it was found.
        Err(refusal @ GameError::Rejected(Rejection::AlreadyStarted {} | Rejection::GameOver {})) => {
            commands::current_game(db, found.id).await?.check_takes_players()?;
            Err(refusal)
        }
        joined => joined,
    }
}

/// Seats an account as requested, or gives it back the seat it lost by running out of time. Does
/// nothing if the account sits there already.
///
/// # Errors
/// `NoSuchGame`, also if the account may not see the game; `TooManyGames`, `Barred`, `BotUninvited`,
/// `Rejected`.
pub async fn join(
    db: &Database,
    id: Uuid,
    account: Uuid,
    joining: JoinRequest,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    let options = CommandOptions { key, ..CommandOptions::default() };
    let joining = &joining;
    retry_contended(ATTEMPTS, || async move {
        // Not as spectators see it, because they may be behind.
        let known = match visible::current_for(db, id, Some(account)).await {
            // Joining reopens an invitation that the player declined.
            Err(GameError::NoSuchGame) if invitations::reopen_invitation(db, id, account).await? => return Ok(None),
            known => known?,
        };
        let command = match known.place_of(account) {
            Some(seat) if known.game.occupants()[seat] == Occupant::Person => {
                return Ok(Some(Done::Unchanged(known)));
            }
            Some(_) => Command::TakeBack,
            None if known.had_seat(account) => return Err(Rejection::HadSeat {}.into()),
            None if *known.game.phase() != Phase::Lobby => Command::Join(SeatChoice::ANY, None),
            None => {
                let mut connection = db.connection("take_seat").await?;
                check_bot_may_join(&mut connection, &known, account).await?;
                opening::check_rated(&mut connection, account, &known.game.options()).await?;
                let seat = seat_for(&mut connection, &known, account).await?.ok_or(Rejection::TableFull {})?;
                let color = match joining.color {
                    Some(color) => Some(color),
                    None => last_color(&mut connection, &known, account).await?,
                };
                Command::Join(SeatChoice { seat: Some(seat), color }, joining.entropy.clone())
            }
        };
        let outcome = commands::attempt(db, &known, &Request::Account(account, command), options).await?;
        Ok(outcome.map(|outcome| Done::Changed(outcome.game)))
    })
    .await
}

/// The colour an account had in the game of which this is the rematch, if it is still free.
async fn last_color(
    connection: &mut Connection,
    rematch: &HostedGame,
    account: Uuid,
) -> Result<Option<PlayerColor>, DatabaseError> {
    let last = games::table.find(rematch.id).select(games::rematch_of);
    let had = game_seats::table
        .filter(game_seats::account_id.eq(account).and(game_seats::game_id.nullable().eq_any(last)))
        .select(game_seats::color)
        .fetch_optional::<Option<String>>(connection)
        .await?;
    let had = had.flatten();
    Ok(rematch.game.free_colors().find(|color| had.as_deref() == Some(color.name())))
}
