//! Sessions: one row for each device, and the rotation of refresh tokens.

use crate::{
    Connection, Database, DatabaseError, StoredAccount,
    accounts::{account::COLUMNS, api_keys::revoke_all, bans, calendar_links},
    database::{fetch::Fetch, locks::lock_accounts},
    hosting::notifications::Notification,
    identity::Ban,
    notifications::notify::write_notice,
    schema::{accounts, ended_sessions, sessions},
};
use diesel::{
    dsl::{IntervalDsl, max, now},
    prelude::*,
    sql_types::Timestamptz,
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::SignedDuration;
use jiff_diesel::Timestamp;
use sha2::{Digest, Sha256};
use std::{collections::HashMap, iter, sync::Arc};
use tokio::task::spawn_blocking;
use uuid::Uuid;

/// The lifetime of a session without a refresh.
const LIFETIME: SignedDuration = SignedDuration::from_hours(60 * 24);

/// The time for which a replaced refresh token may be sent again and receives the present tokens.
const GRACE: SignedDuration = SignedDuration::from_secs(30);

/// The maximum number of sessions of an account.
pub const MAX_SESSIONS: u32 = 50;

/// The maximum number of tokens before the present one that may be sent again.
pub const MAX_REPEATABLE: usize = 8;

/// The minutes for which replicas are notified of an ended session. This is longer than the lifetime of
/// any access token.
const REVOCATION_MINUTES: i32 = 20;

/// A device that is signed in.
#[derive(Debug, Queryable)]
pub struct Device {
    /// The session's id.
    pub id: Uuid,
    pub name: String,
    /// The time at which it signed in.
    #[diesel(deserialize_as = Timestamp)]
    pub created_at: jiff::Timestamp,
    /// The time at which it last received tokens.
    #[diesel(deserialize_as = Timestamp)]
    pub used_at: jiff::Timestamp,
}

#[derive(Clone, Copy, Debug)]
pub struct NewSession<'a> {
    pub id: Uuid,
    pub device: &'a str,
    pub token_hash: [u8; 32],
}

/// The origin of a refresh: a digest of the session and the address, which reveals no more than
/// whether two are the same.
#[derive(Clone, Copy, Debug)]
pub struct Origin([u8; 16]);

impl Origin {
    pub fn of(session: Uuid, address: &str) -> Origin {
        let digest = Sha256::new().chain_update(session.as_bytes()).chain_update(address).finalize();
        let mut origin = [0; 16];
        origin.iter_mut().zip(digest).for_each(|(byte, of_digest)| *byte = of_digest);
        Origin(origin)
    }
}

#[derive(Debug)]
pub enum Refreshed {
    /// A later token is valid since this moment: since this refresh, or since the last one.
    Granted {
        account: StoredAccount,
        /// Since when the token is valid.
        at: jiff::Timestamp,
        /// Its number among the successors.
        nth: usize,
        /// Whether this refresh repeats one that came from elsewhere. Its owner is notified.
        from_elsewhere: bool,
    },
    /// The token had been used before; the session of this account has been ended. Its owner is
    /// notified.
    Reused(Uuid),
    Ended,
    /// The account of the session is banned, or was until lately.
    Banned(Uuid),
}

/// Whether the presented token leads to the one with a hash in at most so many steps. That takes up to a
/// microsecond a step.
pub type LeadsTo = Arc<dyn Fn(&[u8], u32) -> bool + Send + Sync>;

/// The number of tokens that a session may have had which the database has lost, with the transactions in
/// which they replaced each other.
const LOST: i32 = 100_000;

/// The number of seconds before the last read at which the next one begins: transactions that end a
/// session commit in any order, and some take a while after that.
const OVERLAP_SECONDS: i32 = 60;

/// Sessions and accounts that ended recently, while their access tokens may still be valid.
#[derive(Debug)]
pub struct Revocations {
    /// Sessions that ended since the last read, and in the minute before.
    pub sessions: Vec<Uuid>,
    /// The bans that were set recently, by account.
    pub bans: HashMap<Uuid, Arc<Ban>>,
    /// The time of the database, for the next read.
    pub read_at: jiff::Timestamp,
}

/// The relation of a genuine refresh token to its session.
enum TokenState {
    Present,
    /// It was replaced a short time ago, and its successor of this number is present.
    Repeated(usize),
    Reused,
    Expired,
}

struct StoredTokens<'a> {
    present: &'a [u8],
    /// The times at which the tokens before the present one were replaced, the latest first.
    replaced: &'a [jiff::Timestamp],
}

/// Opens a session and returns the time since which its token is valid. The new session starts
/// with the read position of the account's other devices. Of more than [`MAX_SESSIONS`], the one that was
/// unused for longest ends.
pub async fn open(db: &Database, account: Uuid, session: NewSession<'_>) -> Result<jiff::Timestamp, DatabaseError> {
    let mut connection = db.connection("open_session").await?;
    Connection::transaction(&mut connection, async |connection| open_session(connection, account, session).await).await
}

/// Replaces a session's token with the first of its successors. The row is locked meanwhile: of
/// concurrent requests at any replica, the first replaces the token and the others repeat that
/// result. A token that was replaced a short time ago leads to the present one of its successors.
pub async fn renew(
    db: &Database,
    session: Uuid,
    token: [u8; 32],
    successors: &[[u8; 32]; MAX_REPEATABLE],
    from: Origin,
    leads_to: LeadsTo,
) -> Result<Refreshed, DatabaseError> {
    let mut connection = db.connection("refresh_session").await?;
    let refreshed = Connection::transaction(&mut connection, async |connection| {
        refresh(connection, session, token, successors, from, &leads_to).await
    })
    .await?;
    // In a statement of its own: deletion locks the account first and its sessions then.
    let notice = match &refreshed {
        Refreshed::Granted { account, from_elsewhere: true, .. } => {
            Some((account.id, Notification::TokenRepeated { session }))
        }
        Refreshed::Reused(account) => Some((*account, Notification::TokenReused)),
        Refreshed::Granted { .. } | Refreshed::Ended | Refreshed::Banned(_) => None,
    };
    if let Some((account, notice)) = notice {
        write_notice(&mut connection, account, notice, None).await?;
        db.process.hub.notify_inboxes(&[account]);
    }
    Ok(refreshed)
}

/// Whether an account has this session, with this token as its current or previous one.
pub async fn exists(db: &Database, account: Uuid, session: Uuid, token: [u8; 32]) -> Result<bool, DatabaseError> {
    let token = token.as_slice();
    let is_own = sessions::token_hash.eq(token).or(sessions::previous_hash.eq(Some(token)).assume_not_null());
    let own = sessions::table.find(session).filter(sessions::account_id.eq(account)).filter(is_own);
    Ok(diesel::select(diesel::dsl::exists(own)).fetch_one(&mut db.connection("has_session").await?).await?)
}

/// The devices of an account, most recently used first.
pub async fn devices(db: &Database, account: Uuid) -> Result<Vec<Device>, DatabaseError> {
    let devices = sessions::table
        .filter(sessions::account_id.eq(account))
        .select((sessions::id, sessions::device, sessions::created_at, sessions::rotated_at))
        .order(sessions::rotated_at.desc());
    Ok(devices.load(&mut db.connection("list_sessions").await?).await?)
}

/// Ends one session of an account. False if the account has no such session.
pub async fn end(db: &Database, account: Uuid, session: Uuid) -> Result<bool, DatabaseError> {
    let one = sessions::table.find(session).filter(sessions::account_id.eq(account));
    Ok(diesel::delete(one).execute(&mut *db.connection("end_session").await?).await? > 0)
}

/// Ends all sessions and API keys of an account, and returns them. Its link to the calendar ends, too.
pub async fn end_all(db: &Database, account: Uuid) -> Result<Vec<Uuid>, DatabaseError> {
    let mut connection = db.connection("end_sessions").await?;
    Connection::transaction(&mut connection, async |connection| {
        let all = sessions::table.filter(sessions::account_id.eq(account));
        let mut ended = diesel::delete(all).returning(sessions::id).load::<Uuid>(connection).await?;
        ended.append(&mut revoke_all(connection, account).await?);
        calendar_links::revoke(connection, account).await?;
        Ok(ended)
    })
    .await
}

/// Sets the password of an account and ends all its other sessions, its API keys and its link to the
/// calendar. Returns the sessions and keys that ended.
pub async fn set_password(
    db: &Database,
    account: Uuid,
    session: Uuid,
    password_hash: &str,
) -> Result<Vec<Uuid>, DatabaseError> {
    let mut connection = db.connection("set_password").await?;
    Connection::transaction(&mut connection, async |connection| {
        replace_password(connection, account, session, password_hash).await
    })
    .await
}

/// The sessions that ended since an earlier read, or in the last minutes, and the accounts that
/// were banned recently, while their access tokens may still be valid.
pub async fn revocations(db: &Database, since: Option<jiff::Timestamp>) -> Result<Revocations, DatabaseError> {
    let mut connection = db.connection("read_revocations").await?;
    let read_at = diesel::select(now.into_sql::<Timestamptz>()).fetch_one::<Timestamp>(&mut connection).await?;
    let ended = ended_sessions::table
        .filter(ended_sessions::ended_at.gt(now.into_sql::<Timestamptz>() - REVOCATION_MINUTES.minutes()))
        .select(ended_sessions::id)
        .into_boxed();
    let ended = match since {
        Some(since) => {
            let since = Timestamp::from(since);
            ended.filter(ended_sessions::ended_at.gt(since.into_sql::<Timestamptz>() - OVERLAP_SECONDS.seconds()))
        }
        None => ended,
    };
    let sessions = ended.load(&mut connection).await?;
    drop(connection);
    Ok(Revocations { sessions, bans: bans::recent(db).await?, read_at: read_at.to_jiff() })
}

pub(crate) async fn open_session(
    connection: &mut Connection,
    account: Uuid,
    NewSession { id, device, token_hash }: NewSession<'_>,
) -> Result<jiff::Timestamp, DatabaseError> {
    // Sessions of an account are opened one after the other.
    lock_accounts(connection, &[account]).await?;
    end_oldest(connection, account).await?;
    let own = sessions::table.filter(sessions::account_id.eq(account));
    let read = own.select(max(sessions::inbox_read)).fetch_one::<Option<i32>>(connection).await?;
    let opened = diesel::insert_into(sessions::table)
        .values((
            sessions::id.eq(id),
            sessions::account_id.eq(account),
            sessions::device.eq(device),
            sessions::token_hash.eq(token_hash.as_slice()),
            sessions::inbox_read.eq(read.unwrap_or(0)),
            sessions::rotations.eq(0),
        ))
        .returning(sessions::rotated_at)
        .fetch_one::<Timestamp>(connection)
        .await?;
    Ok(opened.into())
}

/// Makes room for another session of an account whose row is locked.
async fn end_oldest(connection: &mut Connection, account: Uuid) -> Result<(), DatabaseError> {
    let own = sessions::table.filter(sessions::account_id.eq(account)).select(sessions::id);
    let used = own.order((sessions::rotated_at.desc(), sessions::id)).offset(i64::from(MAX_SESSIONS) - 1);
    let oldest = used.load::<Uuid>(connection).await?;
    if oldest.is_empty() {
        return Ok(());
    }
    let oldest = sessions::table.filter(sessions::id.eq_any(oldest));
    diesel::delete(oldest).execute(connection).await?;
    Ok(())
}

/// Sets the password of an account and ends its API keys, its link to the calendar and all its sessions
/// but one. Returns the sessions and keys that ended.
pub(crate) async fn replace_password(
    connection: &mut Connection,
    account: Uuid,
    session: Uuid,
    password_hash: &str,
) -> Result<Vec<Uuid>, DatabaseError> {
    diesel::update(accounts::table.find(account))
        .set(accounts::password_hash.eq(password_hash))
        .execute(connection)
        .await?;
    let others = sessions::table.filter(sessions::account_id.eq(account)).filter(sessions::id.ne(session));
    let mut ended = diesel::delete(others).returning(sessions::id).load::<Uuid>(connection).await?;
    ended.append(&mut revoke_all(connection, account).await?);
    calendar_links::revoke(connection, account).await?;
    Ok(ended)
}

async fn refresh(
    connection: &mut Connection,
    id: Uuid,
    token: [u8; 32],
    successors: &[[u8; 32]; MAX_REPEATABLE],
    Origin(from): Origin,
    leads_to: &LeadsTo,
) -> Result<Refreshed, DatabaseError> {
    let row = sessions::table
        .find(id)
        .select((
            sessions::account_id,
            sessions::token_hash,
            sessions::rotated_at,
            sessions::earlier_rotations,
            sessions::rotated_from,
            sessions::rotations,
            now.into_sql::<Timestamptz>(),
        ))
        .for_no_key_update()
        .fetch_optional::<(Uuid, Vec<u8>, Timestamp, Vec<Timestamp>, Option<Vec<u8>>, i32, Timestamp)>(connection)
        .await?;
    let Some((owner, present, rotated, earlier, rotated_from, rotations, time)) = row else {
        return Ok(Refreshed::Ended);
    };
    let account = accounts::table.find(owner).select(COLUMNS).fetch_one::<StoredAccount>(connection).await?;
    if account.is_banned() {
        return Ok(Refreshed::Banned(owner));
    }
    let (rotated, time) = (rotated.to_jiff(), time.to_jiff());
    let replaced = iter::once(rotated).chain(earlier.iter().map(|at| at.to_jiff())).collect::<Vec<_>>();
    let mut state = token_state(&token, successors, StoredTokens { present: &present, replaced: &replaced }, time);
    let mut rotations = rotations.saturating_add(1);
    if matches!(state, TokenState::Reused) && is_newer(leads_to, &present, rotations).await {
        tracing::info!(session = %id, "a refresh token is newer than the database knows: it has lost transactions");
        (state, rotations) = (TokenState::Present, rotations.saturating_add(LOST));
    }
    match state {
        TokenState::Present => {
            let [next, ..] = successors;
            let recent = replaced.iter().take_while(|at| time.duration_since(**at) <= GRACE).take(MAX_REPEATABLE - 1);
            let at = diesel::update(sessions::table.find(id))
                .set((
                    sessions::token_hash.eq(next.as_slice()),
                    sessions::previous_hash.eq(Some(token.as_slice())),
                    sessions::rotated_at.eq(now),
                    sessions::rotated_from.eq(from.as_slice()),
                    sessions::rotations.eq(rotations),
                    sessions::earlier_rotations.eq(recent.map(|at| Timestamp::from(*at)).collect::<Vec<_>>()),
                ))
                .returning(sessions::rotated_at)
                .fetch_one::<Timestamp>(connection)
                .await?;
            Ok(Refreshed::Granted { account, at: at.into(), nth: 0, from_elsewhere: false })
        }
        TokenState::Repeated(nth) => {
            let from_elsewhere = rotated_from.is_some_and(|before| before != from);
            Ok(Refreshed::Granted { account, at: rotated, nth, from_elsewhere })
        }
        TokenState::Reused | TokenState::Expired => {
            diesel::delete(sessions::table.find(id)).execute(connection).await?;
            Ok(if token == *present { Refreshed::Ended } else { Refreshed::Reused(owner) })
        }
    }
}

/// Whether the presented token is newer than the present one, which it does not lead to. If that cannot be
/// found out, it is not.
async fn is_newer(leads_to: &LeadsTo, present: &[u8], rotations: i32) -> bool {
    let (leads_to, present, steps) = (Arc::clone(leads_to), present.to_vec(), rotations.unsigned_abs());
    spawn_blocking(move || !leads_to(&present, steps)).await.unwrap_or(false)
}

fn token_state(
    token: &[u8],
    successors: &[[u8; 32]],
    StoredTokens { present, replaced }: StoredTokens<'_>,
    time: jiff::Timestamp,
) -> TokenState {
    let age = |at: &jiff::Timestamp| time.duration_since(*at);
    if replaced.first().is_some_and(|last| age(last) > LIFETIME) {
        return TokenState::Expired;
    }
    if token == present {
        return TokenState::Present;
    }
    // Each successor was made when the one before it was replaced: the present one at the last time.
    let nth = successors.iter().position(|successor| successor == present);
    match nth.filter(|nth| replaced.get(*nth).is_some_and(|at| age(at) <= GRACE)) {
        Some(nth) => TokenState::Repeated(nth),
        None => TokenState::Reused,
    }
}
