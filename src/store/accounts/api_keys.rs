//! API keys of bots: one row a key, of which only the hash is stored.

use crate::{
    identity::{ApiKeyHash, ApiScope, KnownKey, TokenSubject},
    store::{
        BotError, Connection, Database, DatabaseError,
        database::fetch::Fetch,
        locks::lock_accounts,
        schema::{accounts, api_keys, bots},
    },
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::SignedDuration;
use jiff_diesel::{NullableTimestamp, Timestamp, ToDiesel};
use uuid::Uuid;

/// The maximum number of keys of a bot.
pub const MAX_KEYS: u32 = 5;

/// The interval at which the use of a key is recorded.
const USE_NOTED: SignedDuration = SignedDuration::from_hours(1);

/// A key, as the owner of its bot sees it.
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
    /// The bot or its owner is banned.
    Banned,
}

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

/// The keys of a bot, oldest first.
pub async fn list(db: &Database, bot: Uuid) -> Result<Vec<StoredApiKey>, DatabaseError> {
    let mut connection = db.connection("list_api_keys").await?;
    let keys = api_keys::table
        .filter(api_keys::account_id.eq(bot))
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

/// Stores a key of a bot. Keys of the bot that have expired make room.
///
/// # Errors
/// `TooManyKeys`, `NoSuchBot` if it was deleted meanwhile.
pub async fn create(db: &Database, bot: Uuid, key: NewApiKey<'_>) -> Result<StoredApiKey, BotError> {
    let at = db.process.time.now();
    let mut connection = db.connection("create_api_key").await?;
    Connection::transaction(&mut connection, async |connection| {
        lock_accounts(connection, &[bot]).await?;
        let own = api_keys::table.filter(api_keys::account_id.eq(bot));
        diesel::delete(own.filter(api_keys::expires_at.le(at.to_diesel()))).execute(connection).await?;
        if own.count().fetch_one::<i64>(connection).await? >= i64::from(MAX_KEYS) {
            return Err(BotError::TooManyKeys { most: MAX_KEYS });
        }
        if bots::table.find(bot).select(bots::account_id).fetch_optional::<Uuid>(connection).await?.is_none() {
            return Err(BotError::NoSuchBot);
        }
        insert(connection, bot, key).await
    })
    .await
}

/// Deletes a key of a bot. False if it has no such key.
pub async fn revoke(db: &Database, bot: Uuid, key: Uuid) -> Result<bool, DatabaseError> {
    let one = api_keys::table.find(key).filter(api_keys::account_id.eq(bot));
    Ok(diesel::delete(one).execute(&mut db.connection("revoke_api_key").await?).await? > 0)
}

/// Finds a key by its hash, and notes that it was used. None if there is no such key, or it has
/// expired.
pub async fn find(db: &Database, ApiKeyHash(hash): ApiKeyHash) -> Result<Option<FoundKey>, DatabaseError> {
    let at = db.process.time.now();
    let mut connection = db.connection("find_api_key").await?;
    let (bot, owner) = diesel::alias!(accounts as bot, accounts as owner);
    let found = api_keys::table
        .inner_join(bots::table)
        .inner_join(bot.on(bot.field(accounts::id).eq(bots::account_id)))
        .inner_join(owner.on(owner.field(accounts::id).eq(bots::owner_id)))
        .filter(api_keys::key_hash.eq(hash.as_slice()).and(api_keys::expires_at.gt(at.to_diesel())))
        .select((
            (api_keys::id, api_keys::account_id, bots::owner_id, api_keys::scopes, api_keys::expires_at),
            bot.field(accounts::banned_at).is_not_null().or(owner.field(accounts::banned_at).is_not_null()),
            api_keys::used_at,
        ))
        .fetch_optional::<((Uuid, Uuid, Uuid, Vec<String>, Timestamp), bool, NullableTimestamp)>(&mut connection)
        .await?;
    let Some(((id, account, owner, scopes, expires_at), is_banned, used_at)) = found else { return Ok(None) };
    if is_banned {
        return Ok(Some(FoundKey::Banned));
    }
    if used_at.to_jiff().is_none_or(|used| at.duration_since(used) >= USE_NOTED) {
        let one = diesel::update(api_keys::table.find(id)).set(api_keys::used_at.eq(NullableTimestamp::from(Some(at))));
        one.execute(&mut connection).await?;
    }
    Ok(Some(FoundKey::Known(KnownKey {
        subject: TokenSubject { account, session: id },
        owner,
        scopes: scopes_of(&scopes),
        expires_at: expires_at.to_jiff(),
    })))
}

async fn insert(connection: &mut Connection, bot: Uuid, key: NewApiKey<'_>) -> Result<StoredApiKey, BotError> {
    let NewApiKey { label, hash, scopes, expires_at } = key;
    let id = Uuid::now_v7();
    let created_at = diesel::insert_into(api_keys::table)
        .values((
            api_keys::id.eq(id),
            api_keys::account_id.eq(bot),
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
