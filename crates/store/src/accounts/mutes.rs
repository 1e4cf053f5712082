//! Mutes by moderators: a muted account says no phrases until the end of the mute.

use crate::{
    Connection, Database, GameError, Role,
    access::names::account_of,
    admin_log::{self, ActedOn, AdminActionKind, NewAdminAction},
    database::fetch::Fetch,
    identity::PlayerKey,
    schema::accounts,
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::NullableTimestamp;
use uuid::Uuid;

/// Mutes an account until the `until` of the action, or ends its mute when there is none, by the key of
/// its name. None if there is no such account.
///
/// # Errors
/// `IsAdmin` if an admin or a moderator would be muted.
pub async fn set(db: &Database, action: &NewAdminAction<'_>, key: &PlayerKey) -> Result<Option<Uuid>, GameError> {
    let mut connection = db.connection("mute_account").await?;
    let muted = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
        let Some(id) = account_of(connection, key).await? else { return Ok(None) };
        let account = accounts::table.find(id);
        let role = account.select(accounts::role).for_no_key_update().fetch_one::<Role>(connection).await?;
        if action.kind == AdminActionKind::Mute && role != Role::Player {
            return Err(GameError::IsAdmin);
        }
        let until = accounts::muted_until.eq(NullableTimestamp::from(action.until));
        diesel::update(account).set(until).execute(connection).await?;
        admin_log::record(connection, action, ActedOn::account(id)).await?;
        Ok(Some(id))
    })
    .await?;
    if let Some(account) = muted {
        admin_log::note_action(db, action.kind, &format!("account:{account}"), action.by);
    }
    Ok(muted)
}
