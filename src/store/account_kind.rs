//! The kind of an account, for operations that are not for all.

use crate::store::{Connection, DatabaseError, database::fetch::Fetch, schema::accounts};
use diesel::prelude::*;
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

/// Whether an account can only be reached through its sessions, as [`StoredAccount::is_guest`]: in SQL, of a
/// row `a` of accounts.
///
/// [`StoredAccount::is_guest`]: crate::store::StoredAccount::is_guest
pub(crate) const IS_GUEST: &str = "(a.password_hash IS NULL AND a.identities = 0 AND NOT a.is_bot)";

/// The same for queries of accounts.
#[diesel::dsl::auto_type]
pub(crate) fn is_guest() -> _ {
    accounts::password_hash.is_null().and(accounts::identities.eq(0i16)).and(accounts::is_bot.eq(false))
}

/// The kind of an account; none if it was deleted.
pub(crate) async fn kind_of(connection: &mut Connection, account: Uuid) -> Result<Option<AccountKind>, DatabaseError> {
    let columns = (is_guest(), accounts::is_bot);
    let row = accounts::table.find(account).select(columns).fetch_optional::<(bool, bool)>(connection).await?;
    Ok(row.map(|row| match row {
        (_, true) => AccountKind::Bot,
        (true, false) => AccountKind::Guest,
        (false, false) => AccountKind::Registered,
    }))
}
