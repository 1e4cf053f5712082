//! Seeing and joining games: invitations, reserved seats and barred accounts.

use crate::{
    Connection, Database, DatabaseError, GameError,
    access::{hidden_among, names::account_of, owner_of},
    database::{
        fetch::Fetch,
        locks::{lock_accounts, lock_game},
    },
    engine::{Rejection, Seat},
    games::visible,
    hosting::{
        hosted_game::HostedGame,
        invitation::InvitationState,
        notifications::{AccountNotification, Notification},
    },
    idempotency::{Done, IdempotentRequest, reserve_key},
    identity::PlayerKey,
    notifications::notify,
    schema::{accounts, game_invitations},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Bool, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use std::sync::Arc;
use uuid::Uuid;

#[derive(Clone, Debug)]
pub struct WrittenName {
    pub name: String,
    /// The id or the key of the name that is written so.
    pub key: PlayerKey,
}

/// The maximum number of accounts that are invited to one game.
const MAX_OF_GAME: u32 = 50;

/// The maximum number of open invitations of one account, in all games that have not begun.
const MAX_OF_ACCOUNT: u32 = 100;

/// The open invitations that an account has sent in the games in which it waits.
const SENT: &str = "SELECT count(*) AS sent FROM game_seats s JOIN games g ON g.id = s.game_id AND g.status = 'lobby' \
    JOIN game_invitations i ON i.game_id = g.id AND i.invited_by = $1 AND i.state = 'open' \
    WHERE s.account_id = $1 AND NOT s.game_over AND NOT EXISTS (SELECT FROM game_seats t \
        WHERE t.game_id = g.id AND t.account_id = i.account_id)";

#[derive(QueryableByName)]
struct Sent {
    #[diesel(sql_type = BigInt)]
    sent: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Inviter {
    Player,
    /// The host, who also decides whether accounts that were kicked may return.
    Host,
    /// The account itself, which may have declined before.
    Oneself,
}

/// Invites a player by name to a game that has not begun and in which the caller sits. Only the
/// host may invite an account that was kicked.
///
/// # Errors
/// `NoSuchGame`, also if the caller may not see the game; `NoSuchPlayer`, `Rejected`,
/// `Declined`, `TooManyInvitations`.
pub async fn invite_named(
    db: &Database,
    id: Uuid,
    by: Uuid,
    name: WrittenName,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    let hosted = visible::game_for(db, id, Some(by)).await?;
    let newly = write_invitation(db, &hosted, by, name, key).await?;
    Ok(if newly { Done::Changed(hosted) } else { Done::Unchanged(hosted) })
}

/// Invites an account again that has declined and now requests a seat by itself.
pub(crate) async fn reopen_invitation(db: &Database, id: Uuid, account: Uuid) -> Result<bool, DatabaseError> {
    let own = game_invitations::table.find((id, account)).filter(game_invitations::state.eq(InvitationState::Declined));
    let reopened = diesel::update(own).set(game_invitations::state.eq(InvitationState::Open));
    Ok(reopened.execute(&mut db.connection("reopen_invitation").await?).await? > 0)
}

async fn write_invitation(
    db: &Database,
    hosted: &HostedGame,
    by: Uuid,
    name: WrittenName,
    key: Option<&IdempotentRequest>,
) -> Result<bool, GameError> {
    let is_host = hosted.seat_of(by).ok_or(Rejection::NotSeated {})? == hosted.game.host();
    let inviter = if is_host { Inviter::Host } else { Inviter::Player };
    hosted.game.check_in_lobby()?;
    let now = db.process.time.now();
    let mut connection = db.connection("write_invitation").await?;
    let invited = accounts_named(&mut connection, by, &[name], hosted.game.options().rated).await?;
    let newly = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
        // Invitations to a game, and those of an account, are counted one after the other.
        lock_game(connection, hosted.id).await?;
        let newly = invite_accounts(connection, hosted.id, &invited, Some(by), inviter).await?;
        if newly.is_empty() {
            return check_invited(connection, hosted.id, &invited).await.map(|()| false);
        }
        lock_accounts(connection, &newly.iter().copied().chain([by]).collect::<Vec<_>>()).await?;
        check_invitations(connection, hosted.id, by).await?;
        if let Some(key) = key {
            reserve_key(connection, key, hosted, None).await?;
        }
        notify_invited(connection, hosted, by, Notification::Invited, newly, now).await?;
        Ok(true)
    })
    .await?;
    db.process.hub.notify_inboxes(&invited.iter().map(|(account, _)| *account).collect::<Vec<_>>());
    Ok(newly)
}

/// Declines the invitation of an account to a game, if it has one, and releases the seat
/// reserved for it.
pub async fn decline(db: &Database, id: Uuid, account: Uuid) -> Result<(), DatabaseError> {
    let own = game_invitations::table.find((id, account)).filter(game_invitations::state.eq(InvitationState::Open));
    diesel::update(own)
        .set((game_invitations::state.eq(InvitationState::Declined), game_invitations::seat.eq(None::<i16>)))
        .execute(&mut db.connection("decline_invitation").await?)
        .await?;
    Ok(())
}

/// The seat an account may take: the one reserved for it, or the first one not reserved. None if
/// there is no such seat.
///
/// # Errors
/// `Barred` if the host has kicked the account.
pub(crate) async fn seat_for(
    connection: &mut Connection,
    hosted: &HostedGame,
    account: Uuid,
) -> Result<Option<Seat>, GameError> {
    let rows = game_invitations::table
        .filter(game_invitations::game_id.eq(hosted.id).and(game_invitations::state.ne(InvitationState::Declined)))
        .select((game_invitations::account_id, game_invitations::seat, game_invitations::state))
        .load::<(Uuid, Option<i16>, InvitationState)>(connection)
        .await?;
    let own = rows.iter().find(|(invited, ..)| *invited == account);
    if own.is_some_and(|(.., state)| *state == InvitationState::Barred) {
        return Err(GameError::Barred);
    }
    let keeper = |seat: Seat| rows.iter().find(|(_, kept, _)| *kept == Some(seat.number().into()));
    let mut open = hosted.game.open_seats().collect::<Vec<_>>();
    open.retain(|seat| keeper(*seat).is_none_or(|(keeper, ..)| *keeper == account));
    // A seat reserved for this account comes first.
    open.sort_by_key(|seat| keeper(*seat).is_none());
    Ok(open.into_iter().next())
}

/// Refuses a bot of a player the seat of a game, unless it is invited, or bots are welcome, or its
/// owner or another bot of theirs is the host. No bot plays a rated game.
pub(crate) async fn check_bot_may_join(
    connection: &mut Connection,
    hosted: &HostedGame,
    account: Uuid,
) -> Result<(), GameError> {
    let Some(owner) = owner_of(connection, account).await? else { return Ok(()) };
    if hosted.game.options().rated {
        return Err(Rejection::RatedGame {}.into());
    }
    if hosted.bots_welcome {
        return Ok(());
    }
    if let Some(host) = hosted.account_in(hosted.game.host())
        && (host == owner || owner_of(connection, host).await? == Some(owner))
    {
        return Ok(());
    }
    let own =
        game_invitations::table.find((hosted.id, account)).filter(game_invitations::state.eq(InvitationState::Open));
    let is_invited = diesel::select(diesel::dsl::exists(own)).fetch_one::<bool>(connection).await?;
    if is_invited { Ok(()) } else { Err(GameError::BotUninvited) }
}

/// Invites accounts to a new game and notifies them.
pub(crate) async fn invite(
    connection: &mut Connection,
    hosted: &HostedGame,
    by: Uuid,
    notification: Notification,
    invited: &[(Uuid, Option<Seat>)],
) -> Result<(), GameError> {
    let newly_invited = invite_accounts(connection, hosted.id, invited, Some(by), Inviter::Host).await?;
    if !newly_invited.is_empty() {
        check_invitations(connection, hosted.id, by).await?;
    }
    Ok(notify_invited(connection, hosted, by, notification, newly_invited, hosted.updated_at).await?)
}

/// Checks that neither a game nor an account that invites has too many invitations.
async fn check_invitations(connection: &mut Connection, game: Uuid, by: Uuid) -> Result<(), GameError> {
    let of_game = game_invitations::table
        .filter(game_invitations::game_id.eq(game).and(game_invitations::state.ne(InvitationState::Barred)));
    if of_game.count().fetch_one::<i64>(connection).await? > i64::from(MAX_OF_GAME) {
        return Err(GameError::TooManyInvitations { most: MAX_OF_GAME });
    }
    let sent = sql_query(SENT).bind::<SqlUuid, _>(by).fetch_one::<Sent>(connection).await?.sent;
    if sent > i64::from(MAX_OF_ACCOUNT) {
        return Err(GameError::TooManyInvitations { most: MAX_OF_ACCOUNT });
    }
    Ok(())
}

/// Checks that accounts that could not be invited are invited already.
async fn check_invited(
    connection: &mut Connection,
    game: Uuid,
    invited: &[(Uuid, Option<Seat>)],
) -> Result<(), GameError> {
    let states = game_invitations::table
        .filter(game_invitations::game_id.eq(game))
        .filter(game_invitations::account_id.eq_any(invited.iter().map(|(account, _)| *account)))
        .select(game_invitations::state)
        .load::<InvitationState>(connection)
        .await?;
    if states.contains(&InvitationState::Declined) {
        return Err(GameError::Declined);
    }
    if states.contains(&InvitationState::Barred) { Err(Rejection::NotHost {}.into()) } else { Ok(()) }
}

async fn notify_invited(
    connection: &mut Connection,
    hosted: &HostedGame,
    by: Uuid,
    notification: Notification,
    newly_invited: Vec<Uuid>,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    let notifications = |account| AccountNotification { account, version: hosted.game.version(), notification };
    let notifications =
        newly_invited.into_iter().filter(|account| *account != by).map(notifications).collect::<Vec<_>>();
    notify::write_notifications(connection, hosted.id, &notifications, Some(by), at).await
}

/// Invites accounts to a game, each once, and returns those that are newly invited. An account that
/// declined is invited only by itself, one that was kicked only by the host.
pub(crate) async fn invite_accounts(
    connection: &mut Connection,
    game: Uuid,
    invited: &[(Uuid, Option<Seat>)],
    by: Option<Uuid>,
    inviter: Inviter,
) -> Result<Vec<Uuid>, DatabaseError> {
    use diesel::query_dsl::methods::FilterDsl;
    let row = |(account, seat): &(Uuid, Option<Seat>)| {
        (
            game_invitations::game_id.eq(game),
            game_invitations::account_id.eq(*account),
            game_invitations::seat.eq(seat.map(|seat| i16::from(seat.number()))),
            game_invitations::invited_by.eq(by),
        )
    };
    if invited.is_empty() {
        return Ok(Vec::new());
    }
    let may_return =
        |state: InvitationState, by: Inviter| game_invitations::state.eq(state).and((inviter == by).into_sql::<Bool>());
    let asking = diesel::insert_into(game_invitations::table)
        .values(invited.iter().map(row).collect::<Vec<_>>())
        .on_conflict((game_invitations::game_id, game_invitations::account_id))
        .do_update()
        .set((game_invitations::state.eq(InvitationState::Open), game_invitations::invited_by.eq(by)))
        .filter(
            may_return(InvitationState::Declined, Inviter::Oneself)
                .or(may_return(InvitationState::Barred, Inviter::Host)),
        );
    Ok(asking.returning(game_invitations::account_id).load::<Uuid>(connection).await?)
}

/// The accounts with these names that are neither hidden from the account `by` nor banned, each once. No bot of a
/// player is invited to a rated game.
pub(crate) async fn accounts_named(
    connection: &mut Connection,
    by: Uuid,
    wanted: &[WrittenName],
    is_rated: bool,
) -> Result<Vec<(Uuid, Option<Seat>)>, GameError> {
    let mut found = Vec::new();
    for WrittenName { name, key } in wanted {
        let account = match account_of(connection, key).await? {
            Some(id) => accounts::table.find(id).filter(accounts::banned_at.is_null()),
            None => return Err(GameError::NoSuchPlayer { name: name.clone() }),
        };
        let account = account.select(accounts::id).fetch_optional::<Uuid>(connection).await?;
        let unknown = || GameError::NoSuchPlayer { name: name.clone() };
        let account = account.ok_or_else(unknown)?;
        if !hidden_among(connection, by, &[account]).await?.is_empty() {
            return Err(unknown());
        }
        if is_rated && owner_of(connection, account).await?.is_some() {
            return Err(Rejection::RatedGame {}.into());
        }
        if !found.contains(&(account, None)) {
            found.push((account, None));
        }
    }
    Ok(found)
}
