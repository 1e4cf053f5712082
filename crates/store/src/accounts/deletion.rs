//! Deleting an account: bots take over its games, the account is deleted, its results stay.

use crate::{
    Connection, Database, DatabaseError, GameError,
    access::names::account_of,
    accounts::{
        account::{self, Role, release_names},
        api_keys,
        bots::{self, bots_of},
        reports,
    },
    admin_log::{self, ActedOn, AdminActionKind, NewAdminAction},
    database::fetch::Fetch,
    engine::{Command, Rejection},
    games::{command_options::CommandOptions, commands},
    hosting::status::GameStatus,
    identity::PlayerKey,
    leagues::members,
    lobby::kept_seats,
    log::SUBSTITUTE_BOT,
    people::friends,
    read_models,
    retry::{ATTEMPTS, retry_contended},
    schema::{accounts, game_seats, games, outbox, sessions, stored_responses},
    tournaments::enter,
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use uuid::Uuid;

/// Hands over the account's seats in all games that are not over.
pub async fn hand_over_games(db: &Database, account: Uuid) -> Result<(), GameError> {
    let open = open_games(&mut *db.connection("hand_over_games").await?, account).await?;
    for game in open {
        match commands::act(db, game, account, &Command::Resign(SUBSTITUTE_BOT), CommandOptions::default()).await {
            // The game ended, or the seat was given up, meanwhile.
            Ok(_) | Err(GameError::Rejected(Rejection::GameOver {} | Rejection::NotSeated {})) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Deletes an account and its bots: bots of ours take over their games, their seats lose their
/// account, and their names stay reserved for a while. Returns the sessions and keys that ended.
///
/// # Errors
/// `IsAdmin`; `Contended` if it joins games as fast as they are handed over.
pub async fn delete_account(db: &Database, account: Uuid) -> Result<Vec<Uuid>, GameError> {
    delete_with(db, account, None).await
}

/// Deletes an account for an admin, by the key of its name, as it deletes itself. None if there is no such
/// account.
///
/// # Errors
/// `IsAdmin`, `Contended`.
pub async fn delete_on_request(
    db: &Database,
    by: Option<Uuid>,
    reason: &str,
    key: &PlayerKey,
) -> Result<Option<Vec<Uuid>>, GameError> {
    let Some(account) = account_of(&mut *db.connection("find_account").await?, key).await? else { return Ok(None) };
    let kind = AdminActionKind::DeleteAccount;
    let ended = delete_with(db, account, Some(&NewAdminAction { by, kind, reason: Some(reason), until: None })).await?;
    admin_log::note_action(db, kind, &format!("account:{account}"), by);
    Ok(Some(ended))
}

async fn delete_with(
    db: &Database,
    account: Uuid,
    action: Option<&NewAdminAction<'_>>,
) -> Result<Vec<Uuid>, GameError> {
    if account::get(db, account).await?.is_some_and(|account| account.role == Role::Admin) {
        return Err(GameError::IsAdmin);
    }
    let mut ended = Vec::new();
    for bot in bots::list(db, account).await? {
        ended.append(&mut delete_one_account(db, bot.id, None).await?);
    }
    ended.append(&mut delete_one_account(db, account, action).await?);
    Ok(ended)
}

/// Deletes an account that is no admin and whose bots are deleted. An action is written into the log.
async fn delete_one_account(
    db: &Database,
    account: Uuid,
    action: Option<&NewAdminAction<'_>>,
) -> Result<Vec<Uuid>, GameError> {
    retry_contended(ATTEMPTS, || async move {
        enter::leave_all(db, account).await?;
        members::leave_all(db, account).await?;
        hand_over_games(db, account).await?;
        kept_seats::open_all(db, account).await?;
        let mut connection = db.connection("delete_account").await?;
        Connection::transaction(&mut connection, async |connection| delete(connection, account, action).await).await
    })
    .await
}

/// Deletes the account, unless it still has a game to play or a bot. While its row is locked, it cannot
/// take a seat.
async fn delete(
    connection: &mut Connection,
    account: Uuid,
    action: Option<&NewAdminAction<'_>>,
) -> Result<Option<Vec<Uuid>>, GameError> {
    read_models::block_rebuild(connection).await?;
    let locked = accounts::table.find(account).select(accounts::id).for_update();
    let is_there = locked.fetch_optional::<Uuid>(connection).await?.is_some();
    if !open_games(connection, account).await?.is_empty() || !bots_of(connection, account).await?.is_empty() {
        return Ok(None);
    }
    if let Some(action) = action.filter(|_| is_there) {
        admin_log::record(connection, action, ActedOn::account(account)).await?;
    }
    release_names(connection, account).await?;
    let own = sessions::table.filter(sessions::account_id.eq(account));
    let mut ended = diesel::delete(own).returning(sessions::id).load(connection).await?;
    ended.append(&mut api_keys::revoke_all(connection, account).await?);
    diesel::delete(stored_responses::table.filter(stored_responses::account_id.eq(account)))
        .execute(connection)
        .await?;
    diesel::delete(outbox::table.filter(outbox::account_id.eq(account))).execute(connection).await?;
    friends::forget_requests(connection, account).await?;
    reports::forget(connection, account).await?;
    read_models::pseudonymize_player(connection, account).await?;
    diesel::delete(accounts::table.find(account)).execute(connection).await?;
    Ok(Some(ended))
}

async fn open_games(connection: &mut Connection, account: Uuid) -> Result<Vec<Uuid>, DatabaseError> {
    let open = game_seats::table
        .inner_join(games::table)
        .filter(game_seats::account_id.eq(account).and(game_seats::handed_over.eq(false)))
        .filter(games::status.eq_any([GameStatus::Lobby, GameStatus::Running]))
        .select(game_seats::game_id);
    Ok(open.load(connection).await?)
}
