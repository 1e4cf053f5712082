//! API keys of bots and of persons: one row a key, of which only the hash is stored.

use crate::{
    Connection, Database, DatabaseError,
    access::account_kind::{AccountKind, kind_of},
    database::fetch::Fetch,
    error::BotError,
    hosting::notifications::Notification,
    identity::{ApiKeyHash, ApiScope, KnownKey, TokenSubject},
    notifications::notify::write_notice,
    quota::{self, Limit, MAX_KEYS},
    schema::{accounts, api_keys, bots},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::SignedDuration;
use jiff_diesel::{NullableTimestamp, Timestamp, ToDiesel};
use uuid::Uuid;

/// The interval at which the use of a key is recorded.
const USE_NOTED: SignedDuration = SignedDuration::from_hours(1);

/// A key, as its owner sees it.
#[derive(Clone, Debug)]
pub struct StoredApiKey {
    pub id: Uuid,
    pub label: String,
    pub scopes: Vec<ApiScope>,
    pub created_at: jiff::Timestamp,
    pub expires_at: jiff::Timestamp,
    /// The time of its last use, or up to an hour before; none if it was not used.
    pub used_at: Option<jiff::Timestamp>,
}

#[derive(Clone, Debug)]
pub struct NewApiKey<'a> {
    pub label: &'a str,
    pub hash: ApiKeyHash,
    pub scopes: &'a [ApiScope],
    pub expires_at: jiff::Timestamp,
}

#[derive(Clone, Debug)]
pub enum FoundKey {
    Known(KnownKey),
    /// This account or, if it is a bot, its owner is banned, or was until lately.
    Banned(Uuid),
}

/// The id, the account, the owner of a bot, the scopes and the expiry of a key.
type Key = (Uuid, Uuid, Option<Uuid>, Vec<String>, Timestamp);

/// The bans of an account and of its owner.
type Bans = (NullableTimestamp, NullableTimestamp);

type Row = (Uuid, String, Vec<String>, Timestamp, Timestamp, NullableTimestamp);

impl StoredApiKey {
    fn of((id, label, scopes, created_at, expires_at, used_at): Row) -> StoredApiKey {
        StoredApiKey {
            id,
            label,
            scopes: scopes_of(&scopes),
            created_at: created_at.to_jiff(),
            expires_at: expires_at.to_jiff(),
            used_at: used_at.to_jiff(),
        }
    }
}

/// The scopes with these names. The table allows no others.
fn scopes_of(names: &[String]) -> Vec<ApiScope> {
    let is_named = |scope: &&ApiScope| names.iter().any(|name| name == scope.name());
    ApiScope::ALL.iter().filter(is_named).copied().collect()
}

/// The keys of an account, oldest first.
pub async fn list(db: &Database, account: Uuid) -> Result<Vec<StoredApiKey>, DatabaseError> {
    let mut connection = db.connection("list_api_keys").await?;
    let keys = api_keys::table
        .filter(api_keys::account_id.eq(account))
        .order(api_keys::id)
        .select((
            api_keys::id,
            api_keys::label,
            api_keys::scopes,
            api_keys::created_at,
            api_keys::expires_at,
            api_keys::used_at,
        ))
        .load::<Row>(&mut connection)
        .await?;
    Ok(keys.into_iter().map(StoredApiKey::of).collect())
}

/// Stores a key of a bot, or of a registered person, whose inbox says so. Keys of the account that have
/// expired make room.
///
/// # Errors
/// `TooManyKeys`, `Guest`.
pub async fn create(db: &Database, account: Uuid, key: NewApiKey<'_>) -> Result<StoredApiKey, BotError> {
    let at = db.process.time.now();
    let mut connection = db.connection("create_api_key").await?;
    let made = Connection::transaction(&mut connection, async |connection| {
        let mut owning = quota::lock(connection, account, &[]).await?;
        let own = api_keys::table.filter(api_keys::account_id.eq(account));
        diesel::delete(own.filter(api_keys::expires_at.le(at.to_diesel()))).execute(owning.connection()).await?;
        if !quota::admit(&mut owning, Limit::ApiKeys).await? {
            return Err(BotError::TooManyKeys { most: MAX_KEYS });
        }
        let kind = kind_of(connection, account).await?;
        let made = insert(connection, account, key).await?;
        match kind {
            AccountKind::Bot => {}
            AccountKind::Registered => {
                write_notice(connection, account, Notification::ApiKeyMade { key: made.id }, None).await?;
            }
            AccountKind::Guest => return Err(BotError::Guest),
        }
        Ok(made)
    })
    .await?;
    db.process.hub.notify_inboxes(&[account]);
    Ok(made)
}

/// Deletes a key of an account. False if it has no such key.
pub async fn revoke(db: &Database, account: Uuid, key: Uuid) -> Result<bool, DatabaseError> {
    let one = api_keys::table.find(key).filter(api_keys::account_id.eq(account));
    Ok(diesel::delete(one).execute(&mut *db.connection("revoke_api_key").await?).await? > 0)
}

/// Deletes all keys of an account, and returns them.
pub(crate) async fn revoke_all(connection: &mut Connection, account: Uuid) -> Result<Vec<Uuid>, DatabaseError> {
    let own = diesel::delete(api_keys::table.filter(api_keys::account_id.eq(account)));
    Ok(own.returning(api_keys::id).load(connection).await?)
}

/// Finds a key by its hash, and notes that it was used. None if there is no such key, or it has
/// expired.
pub async fn find(db: &Database, ApiKeyHash(hash): ApiKeyHash) -> Result<Option<FoundKey>, DatabaseError> {
    let at = db.process.time.now();
    let mut connection = db.connection("find_api_key").await?;
    let (holder, owner) = diesel::alias!(accounts as holder, accounts as owner);
    let found = api_keys::table
        .inner_join(holder.on(holder.field(accounts::id).eq(api_keys::account_id)))
        .left_join(bots::table.on(bots::account_id.eq(api_keys::account_id)))
        .left_join(owner.on(owner.field(accounts::id).nullable().eq(bots::owner_id.nullable())))
        .filter(api_keys::key_hash.eq(hash.as_slice()).and(api_keys::expires_at.gt(at.to_diesel())))
        .select((
            (api_keys::id, api_keys::account_id, bots::owner_id.nullable(), api_keys::scopes, api_keys::expires_at),
            (holder.field(accounts::banned_at), owner.field(accounts::banned_at).nullable()),
            api_keys::used_at,
        ))
        .fetch_optional::<(Key, Bans, NullableTimestamp)>(&mut connection)
        .await?;
    let Some(((id, account, owner, scopes, expires_at), bans, used_at)) = found else { return Ok(None) };
    if bans.0.to_jiff().or(bans.1.to_jiff()).is_some() {
        return Ok(Some(FoundKey::Banned(account)));
    }
    if used_at.to_jiff().is_none_or(|used| at.duration_since(used) >= USE_NOTED) {
        let one = diesel::update(api_keys::table.find(id)).set(api_keys::used_at.eq(NullableTimestamp::from(Some(at))));
        one.execute(&mut connection).await?;
    }
    Ok(Some(FoundKey::Known(KnownKey {
        subject: TokenSubject { account, session: id },
        owner: owner.unwrap_or(account),
        scopes: scopes_of(&scopes),
        expires_at: expires_at.to_jiff(),
    })))
}

async fn insert(connection: &mut Connection, account: Uuid, key: NewApiKey<'_>) -> Result<StoredApiKey, BotError> {
    let NewApiKey { label, hash, scopes, expires_at } = key;
    let id = Uuid::now_v7();
    let created_at = diesel::insert_into(api_keys::table)
        .values((
            api_keys::id.eq(id),
            api_keys::account_id.eq(account),
            api_keys::label.eq(label),
            api_keys::key_hash.eq(hash.0.as_slice()),
            api_keys::scopes.eq(scopes.iter().map(|scope| scope.name()).collect::<Vec<_>>()),
            api_keys::expires_at.eq(expires_at.to_diesel()),
        ))
        .returning(api_keys::created_at)
        .fetch_one::<Timestamp>(connection)
        .await?;
    let (label, scopes) = (label.to_owned(), scopes.to_vec());
    Ok(StoredApiKey { id, label, scopes, created_at: created_at.to_jiff(), expires_at, used_at: None })
}
