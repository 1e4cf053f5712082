//! Names that moderators give to accounts.

use crate::{
    AccountError, Connection, Database, Role, StoredAccount,
    access::names::account_of,
    accounts::account::{self, AccountName, COLUMNS, FRIENDLY_NAMES, MAX_RENAMES},
    admin_log::{self, ActedOn, AdminActionKind, NewAdminAction},
    database::{fetch::Fetch, locks::lock_accounts},
    hosting::notifications::Notification,
    identity::{Name, PlayerKey, friendly_name},
    notifications::notify::write_notice,
    schema::{accounts, bots},
};
use diesel::prelude::*;
use diesel_async::AsyncConnection;
use uuid::Uuid;

/// The maximum number of changes of the name of an account in 30 days, up to which moderators change it: as many
/// as by the account itself come on top.
const MAX_IN_ALL: i32 = 2 * MAX_RENAMES;

/// A name that a moderator gives.
#[derive(Clone, Debug)]
pub struct GivenName<'a> {
    /// The moderator; none on the command line.
    pub by: Option<Uuid>,
    /// The reason, which the renamed person reads.
    pub reason: &'a str,
    /// The name; none if one is to be made up.
    pub naming: Option<AccountName>,
}

/// Gives an account another name, by the key of its present one, as the account itself changes it. Who has it,
/// or owns the bot that has it, finds the reason in the inbox. None if there is no such account.
///
/// # Errors
/// `IsAdmin` if the account is an admin or a moderator; `NameTaken`; `TooManyRenames`.
pub async fn rename(
    db: &Database,
    given: GivenName<'_>,
    key: &PlayerKey,
) -> Result<Option<StoredAccount>, AccountError> {
    let GivenName { by, reason, naming } = given;
    if let Some(naming) = naming {
        return rename_to(db, (by, reason), &naming, key).await;
    }
    let words = db.process.forbidden_words();
    for name in (0..FRIENDLY_NAMES).filter_map(|_| Name::choose(&friendly_name(), &words).ok()) {
        match rename_to(db, (by, reason), &AccountName::from(&name), key).await {
            Err(AccountError::NameTaken) => {}
            other => return other,
        }
    }
    Err(AccountError::NameTaken)
}

async fn rename_to(
    db: &Database,
    (by, reason): (Option<Uuid>, &str),
    naming: &AccountName,
    key: &PlayerKey,
) -> Result<Option<StoredAccount>, AccountError> {
    let mut connection = db.connection("give_name").await?;
    let renamed = Connection::transaction::<_, AccountError, _>(&mut connection, async |connection| {
        let Some(id) = account_of(connection, key).await? else { return Ok(None) };
        let owner = bots::table.find(id).select(bots::owner_id).fetch_optional::<Uuid>(connection).await?;
        let all = [Some(id), owner, by].into_iter().flatten().collect::<Vec<_>>();
        lock_accounts(connection, &all).await?;
        // Meanwhile it may have changed its name, or be deleted.
        if account_of(connection, key).await? != Some(id) {
            return Ok(None);
        }
        Ok(give(connection, (by, reason), naming, (id, owner)).await?.map(|account| (account, owner.unwrap_or(id))))
    })
    .await?;
    let Some((account, told)) = renamed else { return Ok(None) };
    admin_log::note_action(db, AdminActionKind::Rename, &format!("account:{}", account.id), by);
    db.process.hub.notify_inboxes(&[told]);
    Ok(Some(account))
}

/// Gives an account that is locked another name, and tells it, or the owner of the bot.
async fn give(
    connection: &mut Connection,
    (by, reason): (Option<Uuid>, &str),
    naming: &AccountName,
    (id, owner): (Uuid, Option<Uuid>),
) -> Result<Option<StoredAccount>, AccountError> {
    let role = accounts::table.find(id).select(accounts::role).fetch_optional::<Role>(connection).await?;
    match role {
        None => return Ok(None),
        Some(Role::Player) => {}
        Some(Role::Moderator | Role::Admin) => return Err(AccountError::IsAdmin),
    }
    account::note_rename(connection, id, &naming.key, MAX_IN_ALL).await?;
    // Before it has the new one: the log has the old one.
    let action = NewAdminAction { by, kind: AdminActionKind::Rename, reason: Some(reason), until: None };
    let action = admin_log::record(connection, &action, ActedOn::account(id)).await?;
    let renamed = diesel::update(accounts::table.find(id)).set(accounts::name.eq(&naming.name)).returning(COLUMNS);
    let renamed = renamed.fetch_one::<StoredAccount>(connection).await?;
    account::assign_name(connection, id, naming).await?;
    let notice = Notification::Renamed { action };
    write_notice(connection, owner.unwrap_or(id), notice, owner.map(|_| id)).await?;
    Ok(Some(renamed))
}
