//! The kind of an account, for operations that are not for all.

use crate::{
    Connection, DatabaseError,
    database::{fetch::Fetch, prepared::Prepare},
    schema::accounts,
};
use diesel::{dsl::sql, prelude::*, sql_types::Bool};
use uuid::Uuid;

/// The kind of an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AccountKind {
    /// A person with a way to sign in again.
    Registered,
    /// A person without.
    Guest,
    /// A bot of a player.
    Bot,
}

/// Whether an account can only be reached through its sessions, as [`StoredAccount::is_guest`]: in SQL, where
/// `row` is the table of accounts or its alias.
///
/// [`StoredAccount::is_guest`]: crate::StoredAccount::is_guest
pub(crate) fn is_guest(row: &str) -> String {
    format!("({row}.password_hash IS NULL AND {row}.identities = 0 AND NOT {row}.is_bot)")
}

/// The kind of an account that acts.
///
/// # Errors
/// `NoAccount`.
pub(crate) async fn kind_of(connection: &mut Connection, account: Uuid) -> Result<AccountKind, DatabaseError> {
    let columns = (sql::<Bool>(&is_guest("accounts")), accounts::is_bot);
    let row = accounts::table.find(account).select(columns).prepared();
    let row = row.fetch_optional::<(bool, bool)>(connection).await?;
    Ok(match row.ok_or(DatabaseError::NoAccount)? {
        (_, true) => AccountKind::Bot,
        (true, false) => AccountKind::Guest,
        (false, false) => AccountKind::Registered,
    })
}
