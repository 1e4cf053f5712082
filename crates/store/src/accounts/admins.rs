//! Roles of admins and moderators, and games that they end.

use crate::{
    AccountError, Connection, Database, DatabaseError, GameError, Role, StoredAccount,
    access::names::account_of,
    accounts::account::COLUMNS,
    admin_log::{ActedOn, AdminActionKind, NewAdminAction, note_action, record},
    database::fetch::Fetch,
    engine::{Command, VoidReason},
    games::{command_options::AlsoWrite, commands},
    identity::PlayerKey,
    schema::accounts,
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use uuid::Uuid;

/// Gives an account a role, by the key of its name. None if no person has it.
///
/// # Errors
/// `GuestAccount` if it is a guest.
pub async fn set_role(
    db: &Database,
    by: Option<Uuid>,
    (role, reason): (Role, Option<&str>),
    key: &PlayerKey,
) -> Result<Option<StoredAccount>, AccountError> {
    let kind = match role {
        Role::Admin => AdminActionKind::Grant,
        Role::Moderator => AdminActionKind::Appoint,
        Role::Player => AdminActionKind::Revoke,
    };
    let mut connection = db.connection("set_role").await?;
    let account = Connection::transaction::<_, AccountError, _>(&mut connection, async |connection| {
        let Some(id) = account_of(connection, key).await? else { return Ok(None) };
        let person = accounts::table.filter(accounts::id.eq(id).and(accounts::is_bot.eq(false)));
        let account = diesel::update(person).set(accounts::role.eq(role)).returning(COLUMNS);
        let Some(account) = account.fetch_optional::<StoredAccount>(connection).await? else { return Ok(None) };
        if account.is_guest() && role != Role::Player {
            return Err(AccountError::Guest);
        }
        record(connection, &NewAdminAction { by, kind, reason, until: None }, ActedOn::account(id)).await?;
        Ok(Some(account))
    })
    .await?;
    if let Some(account) = &account {
        note_action(db, kind, &format!("account:{}", account.id), by);
    }
    Ok(account)
}

/// The names of all accounts with this role.
pub async fn list(db: &Database, role: Role) -> Result<Vec<String>, DatabaseError> {
    let all = accounts::table.filter(accounts::role.eq(role));
    Ok(all.select(accounts::name).order(accounts::name).load(&mut db.connection("list_admins").await?).await?)
}

/// Ends a game without a result.
///
/// # Errors
/// `NoSuchGame`; `Rejected` if it is over.
pub async fn void(db: &Database, action: &NewAdminAction<'_>, game: Uuid) -> Result<(), GameError> {
    let NewAdminAction { by, kind, reason, until: _ } = *action;
    let reason = reason.map(str::to_owned);
    let also: Box<AlsoWrite> = Box::new(move |connection| {
        let reason = reason.clone();
        Box::pin(async move {
            let action = NewAdminAction { by, kind, reason: reason.as_deref(), until: None };
            record(connection, &action, ActedOn { game: Some(game), ..ActedOn::default() }).await.map(drop)
        })
    });
    commands::operate(db, game, Command::Void(VoidReason::Admin), Some(&*also)).await?;
    note_action(db, kind, &format!("game:{game}"), by);
    Ok(())
}
