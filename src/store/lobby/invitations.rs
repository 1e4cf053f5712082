//! Who may see and join a game: invitations, reserved seats and barred accounts.

use crate::{
    engine::{Rejection, Seat},
    game::{
        hosted_game::HostedGame,
        invitation::InvitationState,
        notifications::{AccountNotification, Notification},
        visibility::Visibility,
    },
    store::{
        Connection, DatabaseError, GameError, Store,
        fetch::Fetch,
        idempotency::{Executed, IdempotentRequest, reserve_key},
        notifications::notify,
        schema::{game_invitations, names},
    },
};
use diesel::{prelude::*, sql_types::Bool};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use std::sync::Arc;
use uuid::Uuid;

/// A name that a player wrote.
#[derive(Clone, Debug)]
pub struct WrittenName {
    /// The name as written.
    pub name: String,
    /// The form in which names are compared.
    pub key: String,
}

/// What an invitation does for an account that was kicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KickedAccounts {
    /// Nothing: it stays barred.
    StayBarred,
    /// It may come back.
    MayReturn,
}

impl Store {
    /// Loads a game if `viewer` may see it. `None` is an anonymous viewer.
    ///
    /// # Errors
    /// `NoSuchGame`, also if the viewer may not see the game.
    pub async fn game_for(&self, id: Uuid, viewer: Option<Uuid>) -> Result<Arc<HostedGame>, GameError> {
        let hosted = self.game(id).await?;
        self.check_may_see(&hosted, viewer).await?;
        Ok(hosted)
    }

    /// Private games are visible only to players and invited accounts.
    pub(crate) async fn check_may_see(&self, hosted: &HostedGame, viewer: Option<Uuid>) -> Result<(), GameError> {
        if hosted.visibility != Visibility::Private {
            return Ok(());
        }
        let Some(account) = viewer else { return Err(GameError::NoSuchGame) };
        if hosted.place_of(account).is_some() {
            return Ok(());
        }
        let row = game_invitations::table
            .find((hosted.id, account))
            .filter(game_invitations::state.eq(InvitationState::Open.name()));
        let found = diesel::select(diesel::dsl::exists(row))
            .fetch_one::<bool>(&mut self.connection("check_may_see").await?)
            .await?;
        if found { Ok(()) } else { Err(GameError::NoSuchGame) }
    }

    /// Invites a player by name to a game that has not begun and in which the caller sits. Only the
    /// host may invite an account that was kicked.
    ///
    /// # Errors
    /// `NoSuchGame`, also if the caller may not see the game; `NoSuchPlayer`, `Rejected`,
    /// `KeyReused`.
    pub async fn invite(
        &self,
        id: Uuid,
        by: Uuid,
        name: WrittenName,
        key: Option<&IdempotentRequest>,
    ) -> Result<Executed<Arc<HostedGame>>, GameError> {
        let hosted = self.game_for(id, Some(by)).await?;
        let invited = self.write_invitation(&hosted, by, name, key).await;
        self.or_replay(invited.map(|()| hosted), key).await
    }

    async fn write_invitation(
        &self,
        hosted: &HostedGame,
        by: Uuid,
        name: WrittenName,
        key: Option<&IdempotentRequest>,
    ) -> Result<(), GameError> {
        let is_host = hosted.seat_of(by).ok_or(Rejection::NotSeated {})? == hosted.game.host;
        let kicked = if is_host { KickedAccounts::MayReturn } else { KickedAccounts::StayBarred };
        hosted.game.check_in_lobby()?;
        let now = self.process.time.now();
        let mut connection = self.connection("write_invitation").await?;
        let invited = accounts_named(&mut connection, &[name]).await?;
        Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
            if let Some(key) = key {
                reserve_key(connection, key, hosted, None).await?;
            }
            let asked = invite_accounts(connection, hosted.id, &invited, kicked).await?;
            if asked.is_empty() {
                return Err(Rejection::NotHost {}.into());
            }
            notify_invited(connection, hosted, by, Notification::Invited, asked.newly, now).await?;
            Ok(())
        })
        .await?;
        self.process.hub.notify_inboxes(&invited.iter().map(|(account, _)| *account).collect::<Vec<_>>());
        Ok(())
    }

    /// Declines the invitation of an account to a game, if it has one, and releases the seat
    /// reserved for it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn decline(&self, id: Uuid, account: Uuid) -> Result<(), DatabaseError> {
        let own = game_invitations::table
            .find((id, account))
            .filter(game_invitations::state.eq(InvitationState::Open.name()));
        diesel::update(own)
            .set((game_invitations::state.eq(InvitationState::Declined.name()), game_invitations::seat.eq(None::<i16>)))
            .execute(&mut self.connection("decline_invitation").await?)
            .await?;
        Ok(())
    }
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
        .filter(
            game_invitations::game_id.eq(hosted.id).and(game_invitations::state.ne(InvitationState::Declined.name())),
        )
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

/// The result of inviting accounts.
pub(crate) struct Invited {
    /// Accounts newly invited: not invited before, declined before, or allowed to come back.
    pub newly: Vec<Uuid>,
    /// The number of accounts that had been invited before.
    pub already: usize,
}

impl Invited {
    /// Whether all of the accounts were kicked.
    pub fn is_empty(&self) -> bool {
        self.newly.is_empty() && self.already == 0
    }
}

/// Invites accounts to a new game and notifies them.
pub(crate) async fn invite(
    connection: &mut Connection,
    hosted: &HostedGame,
    by: Uuid,
    notification: Notification,
    invited: &[(Uuid, Option<Seat>)],
) -> Result<(), DatabaseError> {
    let asked = invite_accounts(connection, hosted.id, invited, KickedAccounts::MayReturn).await?;
    notify_invited(connection, hosted, by, notification, asked.newly, hosted.updated_at).await
}

/// Notifies accounts of an invitation to a game.
async fn notify_invited(
    connection: &mut Connection,
    hosted: &HostedGame,
    by: Uuid,
    notification: Notification,
    asked: Vec<Uuid>,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    let notifications = |account| AccountNotification { account, version: hosted.game.version, notification };
    let notifications = asked.into_iter().filter(|asked| *asked != by).map(notifications).collect::<Vec<_>>();
    notify::write_notifications(connection, hosted.id, &notifications, Some(by), at).await
}

/// Invites accounts to a game, each once. Kicked accounts are invited only if they may return.
pub(crate) async fn invite_accounts(
    connection: &mut Connection,
    game: Uuid,
    invited: &[(Uuid, Option<Seat>)],
    kicked: KickedAccounts,
) -> Result<Invited, DatabaseError> {
    use diesel::query_dsl::methods::FilterDsl;
    let row = |(account, seat): &(Uuid, Option<Seat>)| {
        (
            game_invitations::game_id.eq(game),
            game_invitations::account_id.eq(*account),
            game_invitations::seat.eq(seat.map(|seat| i16::from(seat.number()))),
        )
    };
    if invited.is_empty() {
        return Ok(Invited { newly: Vec::new(), already: 0 });
    }
    let barred = game_invitations::state
        .eq(InvitationState::Barred.name())
        .and((kicked == KickedAccounts::MayReturn).into_sql::<Bool>());
    let asking = diesel::insert_into(game_invitations::table)
        .values(invited.iter().map(row).collect::<Vec<_>>())
        .on_conflict((game_invitations::game_id, game_invitations::account_id))
        .do_update()
        .set(game_invitations::state.eq(InvitationState::Open.name()))
        .filter(game_invitations::state.eq(InvitationState::Declined.name()).or(barred));
    let newly = asking.returning(game_invitations::account_id).load::<Uuid>(connection).await?;
    let already = if newly.len() == invited.len() {
        0
    } else {
        count_asked(connection, game, invited).await?.saturating_sub(newly.len())
    };
    Ok(Invited { newly, already })
}

async fn count_asked(
    connection: &mut Connection,
    game: Uuid,
    invited: &[(Uuid, Option<Seat>)],
) -> Result<usize, DatabaseError> {
    let accounts = invited.iter().map(|(account, _)| *account);
    let open = game_invitations::table
        .filter(game_invitations::game_id.eq(game).and(game_invitations::state.eq(InvitationState::Open.name())))
        .filter(game_invitations::account_id.eq_any(accounts));
    Ok(open.count().fetch_one::<i64>(connection).await? as usize)
}

/// The accounts with these names, each once.
pub(crate) async fn accounts_named(
    connection: &mut Connection,
    wanted: &[WrittenName],
) -> Result<Vec<(Uuid, Option<Seat>)>, GameError> {
    let mut found = Vec::new();
    for WrittenName { name, key } in wanted {
        let account = names::table.find(key).select(names::account_id);
        let account = account.fetch_optional::<Option<Uuid>>(connection).await?.flatten();
        let account = account.ok_or_else(|| GameError::NoSuchPlayer { name: name.clone() })?;
        if !found.contains(&(account, None)) {
            found.push((account, None));
        }
    }
    Ok(found)
}
