//! Recovery codes: the way back into an account whose password is forgotten.

use crate::{
    Connection, Database, DatabaseError, StoredAccount,
    accounts::{
        account::COLUMNS,
        sessions::{NewSession, open_session, replace_password},
    },
    database::{fetch::Fetch, locks::lock_accounts},
    engine::Int,
    hosting::notifications::Notification,
    notifications::notify::write_notice,
    schema::{accounts, names, recovery_codes},
};
use diesel::{
    dsl::{count_star, max},
    prelude::*,
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::Timestamp;
use uuid::Uuid;

#[derive(Clone, Copy, Debug)]
pub struct UnusedCodes {
    pub left: u8,
    /// The time at which they were made; none if there are none.
    pub created_at: Option<jiff::Timestamp>,
}

#[derive(Debug)]
pub struct Recovered {
    pub account: StoredAccount,
    /// Since when the token of the device is valid.
    pub at: jiff::Timestamp,
    /// The sessions that ended.
    pub ended: Vec<Uuid>,
}

/// Replaces the recovery codes of an account by those with these hashes, at most ten, and returns
/// the time. None if there is no such account.
pub async fn replace_codes(
    db: &Database,
    account: Uuid,
    hashes: &[[u8; 32]],
) -> Result<Option<jiff::Timestamp>, DatabaseError> {
    let mut connection = db.connection("replace_recovery_codes").await?;
    Connection::transaction(&mut connection, async |connection| {
        lock_accounts(connection, &[account]).await?;
        if accounts::table.find(account).select(accounts::id).load::<Uuid>(connection).await?.is_empty() {
            return Ok(None);
        }
        let former = recovery_codes::table.filter(recovery_codes::account_id.eq(account));
        diesel::delete(former).execute(connection).await?;
        let row = |(number, hash): (i16, &[u8; 32])| {
            (
                recovery_codes::account_id.eq(account),
                recovery_codes::number.eq(number),
                recovery_codes::code_hash.eq(hash.to_vec()),
            )
        };
        let made = diesel::insert_into(recovery_codes::table)
            .values((1..).zip(hashes).map(row).collect::<Vec<_>>())
            .returning(recovery_codes::created_at)
            .fetch_optional::<Timestamp>(connection)
            .await?;
        Ok(made.map(jiff::Timestamp::from))
    })
    .await
}

pub async fn unused_codes(db: &Database, account: Uuid) -> Result<UnusedCodes, DatabaseError> {
    let (left, created_at) = recovery_codes::table
        .filter(recovery_codes::account_id.eq(account))
        .select((count_star(), max(recovery_codes::created_at)))
        .fetch_one::<(i64, Option<Timestamp>)>(&mut db.connection("count_recovery_codes").await?)
        .await?;
    Ok(UnusedCodes { left: u8::saturating_from(left), created_at: created_at.map(jiff::Timestamp::from) })
}

/// The account with this key of its name, if it has the recovery code with this hash. One statement
/// in every case, so that its time does not reveal which names exist or have codes.
pub async fn account_with_code(
    db: &Database,
    key: &str,
    hash: [u8; 32],
) -> Result<Option<StoredAccount>, DatabaseError> {
    let with_code = names::table
        .inner_join(accounts::table.inner_join(recovery_codes::table))
        .filter(names::name_key.eq(key).and(recovery_codes::code_hash.eq(hash.as_slice())))
        .select(COLUMNS);
    Ok(with_code.fetch_optional(&mut db.connection("find_recovery_code").await?).await?)
}

/// Uses up the recovery code with this hash: sets the password of the account, opens a session and
/// ends all others. None, and nothing changes, if the account has no such code: of two requests
/// with the same code, at any replicas, one comes second.
pub async fn recover_account(
    db: &Database,
    account: Uuid,
    hash: [u8; 32],
    password_hash: &str,
    session: NewSession<'_>,
) -> Result<Option<Recovered>, DatabaseError> {
    let mut connection = db.connection("recover_account").await?;
    let recovered = Connection::transaction(&mut connection, async |connection| {
        recover(connection, account, hash, password_hash, session).await
    })
    .await?;
    if recovered.is_some() {
        db.process.hub.notify_inboxes(&[account]);
    }
    Ok(recovered)
}

async fn recover(
    connection: &mut Connection,
    id: Uuid,
    hash: [u8; 32],
    password_hash: &str,
    session: NewSession<'_>,
) -> Result<Option<Recovered>, DatabaseError> {
    // Before its rows in other tables, as deletion does.
    lock_accounts(connection, &[id]).await?;
    let code = recovery_codes::table.filter(recovery_codes::account_id.eq(id));
    let code = code.filter(recovery_codes::code_hash.eq(hash.as_slice()));
    if diesel::delete(code).execute(connection).await? == 0 {
        return Ok(None);
    }
    let at = open_session(connection, id, session).await?;
    let ended = replace_password(connection, id, session.id, password_hash).await?;
    write_notice(connection, id, Notification::RecoveryCodeUsed { session: session.id }, None).await?;
    let account = accounts::table.find(id).select(COLUMNS).fetch_one::<StoredAccount>(connection).await?;
    Ok(Some(Recovered { account, at, ended }))
}
