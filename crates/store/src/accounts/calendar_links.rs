//! Links to the calendars of accounts: one an account, of whose secret only the hash is stored.

use crate::{
    Connection, Database, DatabaseError,
    database::{fetch::Fetch, locks::lock_accounts},
    schema::{accounts, calendar_links},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::{Timestamp, ToDiesel};
use uuid::Uuid;

/// The time at which the link of an account was made; none if there is no link.
pub async fn made_at(db: &Database, account: Uuid) -> Result<Option<jiff::Timestamp>, DatabaseError> {
    let own = calendar_links::table.find(account).select(calendar_links::created_at);
    let at = own.fetch_optional::<Timestamp>(&mut db.connection("read_calendar_link").await?).await?;
    Ok(at.map(Timestamp::to_jiff))
}

/// Gives an account a link with a secret of this hash, in place of the one before. False if the account
/// was deleted.
pub async fn replace(db: &Database, account: Uuid, hash: [u8; 32]) -> Result<bool, DatabaseError> {
    let now = db.now().to_diesel();
    let mut connection = db.connection("replace_calendar_link").await?;
    Connection::transaction(&mut connection, async |connection| {
        lock_accounts(connection, &[account]).await?;
        if accounts::table.find(account).select(accounts::id).fetch_optional::<Uuid>(connection).await?.is_none() {
            return Ok(false);
        }
        let link = (calendar_links::secret_hash.eq(hash.as_slice()), calendar_links::created_at.eq(now));
        diesel::insert_into(calendar_links::table)
            .values((calendar_links::account_id.eq(account), link))
            .on_conflict(calendar_links::account_id)
            .do_update()
            .set(link)
            .execute(connection)
            .await?;
        Ok(true)
    })
    .await
}

/// Ends the link of an account, if it has one.
pub async fn end(db: &Database, account: Uuid) -> Result<(), DatabaseError> {
    revoke(&mut *db.connection("end_calendar_link").await?, account).await
}

/// Deletes the link of an account, if it has one.
pub(crate) async fn revoke(connection: &mut Connection, account: Uuid) -> Result<(), DatabaseError> {
    diesel::delete(calendar_links::table.find(account)).execute(connection).await?;
    Ok(())
}

/// The account whose link has a secret of this hash, unless it is banned.
pub async fn find(db: &Database, hash: [u8; 32]) -> Result<Option<Uuid>, DatabaseError> {
    let known = calendar_links::table
        .inner_join(accounts::table.on(accounts::id.eq(calendar_links::account_id)))
        .filter(calendar_links::secret_hash.eq(hash.as_slice()).and(accounts::banned_at.is_null()))
        .select(calendar_links::account_id);
    Ok(known.fetch_optional(&mut db.connection("find_calendar_link").await?).await?)
}
