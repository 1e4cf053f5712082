//! Accounts and their names.

use crate::{
    AccountError, Connection, Database, DatabaseError,
    access::{self, account_kind::is_guest, names::has_player_id},
    database::fetch::Fetch,
    identity::{Name, PlayerKey},
    read_models,
    schema::{accounts, names},
};
use diesel::{
    dsl::{IntervalDsl, now, sql},
    prelude::*,
    result::{DatabaseErrorKind, Error as DieselError},
    sql_query,
    sql_types::{BigInt, Bool, Integer, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::Timestamp;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The number of days for which a released name stays reserved.
const RESERVED_DAYS: i32 = 30;

/// The maximum number of changes of name in as many days: each change reserves a name.
pub(super) const MAX_RENAMES: i32 = 5;

/// The number of friendly names to try. One of nine million is rarely taken, and hardly ever twice
/// in a row.
pub const FRIENDLY_NAMES: usize = 8;

/// Notes a change of name, unless there were too many. Another spelling of the same name is none.
const NOTE_RENAME: &str = include_str!("account_note_rename.sql");

#[derive(QueryableByName)]
struct Rename {
    #[diesel(sql_type = Bool)]
    refused: bool,
    #[diesel(sql_type = BigInt)]
    seconds: i64,
}

/// The rights of an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Role {
    /// Play.
    Player,
    /// Also end games of others.
    Moderator,
    /// Also all that moderators may, and ban accounts, give roles and rule on tournaments.
    Admin,
}

#[derive(Clone, Debug, Queryable)]
pub struct StoredAccount {
    pub id: Uuid,
    /// The name as its owner writes it.
    pub name: String,
    /// The password hash as a PHC string, if it has a password.
    pub password_hash: Option<String>,
    #[diesel(deserialize_as = Timestamp)]
    pub created_at: jiff::Timestamp,
    pub role: Role,
    pub banned_at: jiff_diesel::NullableTimestamp,
    /// The number of its identities at providers.
    pub identities: i16,
    /// Whether a program plays as it, for a player.
    pub is_bot: bool,
}

/// A name as written, and the two keys that distinguish it from others.
#[derive(Clone, Debug)]
pub struct AccountName {
    /// As its owner writes it.
    pub name: String,
    /// The name by full case folding.
    pub key: String,
    /// The key of its appearance: names that look alike have the same.
    pub skeleton: String,
}

impl From<&Name> for AccountName {
    fn from(name: &Name) -> AccountName {
        AccountName { name: name.to_string(), key: name.key(), skeleton: name.look() }
    }
}

type Columns = (
    accounts::id,
    accounts::name,
    accounts::password_hash,
    accounts::created_at,
    accounts::role,
    accounts::banned_at,
    accounts::identities,
    accounts::is_bot,
);
pub(crate) const COLUMNS: Columns = (
    accounts::id,
    accounts::name,
    accounts::password_hash,
    accounts::created_at,
    accounts::role,
    accounts::banned_at,
    accounts::identities,
    accounts::is_bot,
);

impl StoredAccount {
    /// Whether it can only be reached through its sessions.
    pub fn is_guest(&self) -> bool {
        self.password_hash.is_none() && self.identities == 0 && !self.is_bot
    }

    pub fn has_password(&self) -> bool {
        self.password_hash.is_some()
    }

    pub fn is_banned(&self) -> bool {
        self.banned_at.to_jiff().is_some()
    }
}

/// Checks that a name is free for an account, without taking it.
///
/// # Errors
/// `NameTaken` if the name, or one that looks the same, belongs to another account or is still
/// reserved.
pub async fn check_name_free(db: &Database, naming: &AccountName, account: Option<Uuid>) -> Result<(), AccountError> {
    let same = names::name_key.eq(&naming.key).or(names::skeleton.eq(&naming.skeleton));
    let taken = names::table
        .filter(same)
        .filter(names::free_at.is_null().or(names::free_at.gt(now.into_sql::<Timestamptz>().nullable())))
        .filter(names::account_id.is_distinct_from(account).or(names::account_id.is_null()));
    let mut connection = db.connection("check_name_free").await?;
    if diesel::select(diesel::dsl::exists(taken)).fetch_one::<bool>(&mut connection).await? {
        Err(AccountError::NameTaken)
    } else {
        Ok(())
    }
}

/// Creates an account; without a password, a guest account.
///
/// # Errors
/// `NameTaken` if the name, or one that looks the same, belongs to another account or is still
/// reserved.
pub async fn create(
    db: &Database,
    naming: &AccountName,
    password_hash: Option<&str>,
) -> Result<StoredAccount, AccountError> {
    let mut connection = db.connection("create_account").await?;
    Connection::transaction(&mut connection, async |connection| insert_account(connection, naming, password_hash).await)
        .await
}

/// Makes a guest account permanent, with a new name and a password. None if it is permanent
/// already.
///
/// # Errors
/// `NameTaken`.
pub async fn upgrade(
    db: &Database,
    id: Uuid,
    naming: &AccountName,
    password_hash: &str,
) -> Result<Option<StoredAccount>, AccountError> {
    let mut connection = db.connection("upgrade_account").await?;
    Connection::transaction(&mut connection, async |connection| {
        read_models::block_rebuild(connection).await?;
        let guest = accounts::table.filter(accounts::id.eq(id).and(sql::<Bool>(&is_guest("accounts"))));
        let upgraded = diesel::update(guest)
            .set((accounts::name.eq(&naming.name), accounts::password_hash.eq(password_hash)))
            .returning(COLUMNS)
            .fetch_optional::<StoredAccount>(connection)
            .await?;
        if upgraded.is_some() {
            read_models::relist(connection, id).await?;
            assign_name(connection, id, naming).await?;
        }
        Ok(upgraded)
    })
    .await
}

/// Renames an account; the old name stays reserved for 30 days. None if there is no such
/// account.
///
/// # Errors
/// `NameTaken`, `TooManyRenames`.
pub async fn rename(db: &Database, id: Uuid, naming: &AccountName) -> Result<Option<StoredAccount>, AccountError> {
    let mut connection = db.connection("rename_account").await?;
    Connection::transaction(&mut connection, async |connection| {
        note_rename(connection, id, &naming.key, MAX_RENAMES).await?;
        let renamed = diesel::update(accounts::table.find(id))
            .set(accounts::name.eq(&naming.name))
            .returning(COLUMNS)
            .fetch_optional::<StoredAccount>(connection)
            .await?;
        if renamed.is_some() {
            assign_name(connection, id, naming).await?;
        }
        Ok(renamed)
    })
    .await
}

/// The account of a player by name or id.
pub async fn known_by(db: &Database, key: &PlayerKey) -> Result<Option<StoredAccount>, DatabaseError> {
    match key {
        PlayerKey::Id(id) => {
            let account = accounts::table.filter(has_player_id(id)).select(COLUMNS).limit(1);
            Ok(account.fetch_optional(&mut db.connection("find_player").await?).await?)
        }
        PlayerKey::Name(key) => named(db, key).await,
    }
}

pub async fn named(db: &Database, key: &str) -> Result<Option<StoredAccount>, DatabaseError> {
    let named = names::table.find(key).inner_join(accounts::table).select(COLUMNS);
    Ok(named.fetch_optional(&mut db.connection("find_account").await?).await?)
}

/// Finds an account by its name or id, unless it is hidden from the viewer.
pub async fn shown(
    db: &Database,
    viewer: Option<Uuid>,
    key: &PlayerKey,
) -> Result<Option<StoredAccount>, DatabaseError> {
    let Some(found) = known_by(db, key).await? else { return Ok(None) };
    let is_hidden = match viewer {
        Some(viewer) if viewer != found.id => access::hides_any(db, viewer, &[found.id]).await?,
        Some(_) | None => false,
    };
    Ok((!is_hidden).then_some(found))
}

pub async fn get(db: &Database, id: Uuid) -> Result<Option<StoredAccount>, DatabaseError> {
    Ok(accounts::table.find(id).select(COLUMNS).fetch_optional(&mut db.connection("read_account").await?).await?)
}

pub(crate) async fn insert_account(
    connection: &mut Connection,
    naming: &AccountName,
    password_hash: Option<&str>,
) -> Result<StoredAccount, AccountError> {
    let account = diesel::insert_into(accounts::table)
        .values((
            accounts::id.eq(Uuid::now_v7()),
            accounts::name.eq(&naming.name),
            accounts::password_hash.eq(password_hash),
        ))
        .returning(COLUMNS)
        .fetch_one::<StoredAccount>(connection)
        .await?;
    assign_name(connection, account.id, naming).await?;
    Ok(account)
}

/// Counts a change of name, of which there may be so many. Refused, it is taken back with the transaction.
pub(super) async fn note_rename(
    connection: &mut Connection,
    id: Uuid,
    key: &str,
    most: i32,
) -> Result<(), AccountError> {
    let noted = sql_query(NOTE_RENAME)
        .bind::<SqlUuid, _>(id)
        .bind::<Text, _>(key)
        .bind::<Integer, _>(RESERVED_DAYS)
        .bind::<Integer, _>(most)
        .fetch_optional::<Rename>(connection)
        .await?;
    match noted {
        Some(Rename { refused: true, seconds }) => {
            Err(AccountError::TooManyRenames { most, seconds: seconds.unsigned_abs() })
        }
        Some(_) | None => Ok(()),
    }
}

/// Gives an account a name, if it is free. The account's former name stays reserved for a while.
pub(crate) async fn assign_name(
    connection: &mut Connection,
    account: Uuid,
    naming: &AccountName,
) -> Result<(), AccountError> {
    if has_name(connection, account, naming).await? {
        return Ok(());
    }
    let same = names::name_key.eq(&naming.key).or(names::skeleton.eq(&naming.skeleton));
    let lapsed = names::free_at.le(now).assume_not_null().or(names::account_id.eq(account).assume_not_null());
    diesel::delete(names::table.filter(same).filter(lapsed)).execute(connection).await?;
    release_names(connection, account).await?;
    let claimed = diesel::insert_into(names::table)
        .values((names::name_key.eq(&naming.key), names::skeleton.eq(&naming.skeleton), names::account_id.eq(account)))
        .execute(connection)
        .await;
    match claimed {
        Err(DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, _)) => Err(AccountError::NameTaken),
        other => Ok(other.map(drop)?),
    }
}

/// Whether an account has this name already, perhaps in other capitals.
async fn has_name(connection: &mut Connection, account: Uuid, naming: &AccountName) -> Result<bool, DatabaseError> {
    let own = names::table.find(&naming.key).filter(names::account_id.eq(account));
    let own = own.filter(names::skeleton.eq(&naming.skeleton));
    Ok(diesel::select(diesel::dsl::exists(own)).fetch_one(connection).await?)
}

/// Reserves the names of an account until they become free.
pub(crate) async fn release_names(connection: &mut Connection, account: Uuid) -> Result<(), DatabaseError> {
    diesel::update(names::table.filter(names::account_id.eq(account)))
        .set((
            names::account_id.eq(None::<Uuid>),
            names::free_at.eq((now.into_sql::<Timestamptz>() + RESERVED_DAYS.days()).nullable()),
        ))
        .execute(connection)
        .await?;
    Ok(())
}
