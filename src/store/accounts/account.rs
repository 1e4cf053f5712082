//! Accounts and their names.

use crate::store::{
    Connection, Error, Store,
    fetch::Fetch,
    read_models,
    schema::{accounts, names},
};
use diesel::{
    dsl::{IntervalDsl, now},
    prelude::*,
    result::{DatabaseErrorKind, Error as DieselError},
    sql_types::Timestamptz,
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::Timestamp;
use uuid::Uuid;

/// How many days a name that was given up is kept from others.
const KEPT_DAYS: i32 = 30;

/// A person.
#[derive(Clone, Debug, Queryable)]
pub struct Account {
    /// The account's id.
    pub id: Uuid,
    /// The name as its owner writes it.
    pub name: String,
    /// The hash of the password, a PHC string; none of a guest.
    pub password_hash: Option<String>,
    /// When it was made.
    #[diesel(deserialize_as = Timestamp)]
    pub created_at: jiff::Timestamp,
    /// `player` or `admin`.
    pub role: String,
    /// Since when it is banned.
    pub banned_at: jiff_diesel::NullableTimestamp,
}

/// A name as it is written, and the two keys by which it is unique.
#[derive(Clone, Debug)]
pub struct Naming {
    /// As its owner writes it.
    pub name: String,
    /// As compared, whatever its case.
    pub key: String,
    /// What it looks like.
    pub look: String,
}

type Columns =
    (accounts::id, accounts::name, accounts::password_hash, accounts::created_at, accounts::role, accounts::banned_at);
pub(crate) const COLUMNS: Columns =
    (accounts::id, accounts::name, accounts::password_hash, accounts::created_at, accounts::role, accounts::banned_at);

impl Account {
    /// Whether it is banned.
    pub fn is_banned(&self) -> bool {
        self.banned_at.to_jiff().is_some()
    }
}

impl Store {
    /// Makes an account; without a password, a guest's.
    ///
    /// # Errors
    /// `NameTaken` if another account has the name, or one that looks the same, or had it not long ago.
    pub async fn create_account(&self, naming: &Naming, password_hash: Option<&str>) -> Result<Account, Error> {
        let mut connection = self.connection().await?;
        Connection::transaction(&mut connection, async |connection| {
            let account = diesel::insert_into(accounts::table)
                .values((
                    accounts::id.eq(Uuid::now_v7()),
                    accounts::name.eq(&naming.name),
                    accounts::password_hash.eq(password_hash),
                ))
                .returning(COLUMNS)
                .fetch_one::<Account>(connection)
                .await?;
            claim_name(connection, account.id, naming).await?;
            Ok(account)
        })
        .await
    }

    /// Makes a guest's account permanent: another name, and a password. None if it has a password already.
    ///
    /// # Errors
    /// `NameTaken`.
    pub async fn upgrade_account(
        &self,
        id: Uuid,
        naming: &Naming,
        password_hash: &str,
    ) -> Result<Option<Account>, Error> {
        let mut connection = self.connection().await?;
        Connection::transaction(&mut connection, async |connection| {
            read_models::hold_back_rebuild(connection).await?;
            let guest = accounts::table.filter(accounts::id.eq(id).and(accounts::password_hash.is_null()));
            let upgraded = diesel::update(guest)
                .set((accounts::name.eq(&naming.name), accounts::password_hash.eq(password_hash)))
                .returning(COLUMNS)
                .fetch_optional::<Account>(connection)
                .await?;
            if upgraded.is_some() {
                read_models::relist(connection, id).await?;
                claim_name(connection, id, naming).await?;
            }
            Ok(upgraded)
        })
        .await
    }

    /// Gives an account another name; the old one is kept from others for 30 days. None if there is no such account.
    ///
    /// # Errors
    /// `NameTaken`.
    pub async fn rename_account(&self, id: Uuid, naming: &Naming) -> Result<Option<Account>, Error> {
        let mut connection = self.connection().await?;
        Connection::transaction(&mut connection, async |connection| {
            let renamed = diesel::update(accounts::table.find(id))
                .set(accounts::name.eq(&naming.name))
                .returning(COLUMNS)
                .fetch_optional::<Account>(connection)
                .await?;
            if renamed.is_some() {
                claim_name(connection, id, naming).await?;
            }
            Ok(renamed)
        })
        .await
    }

    /// The account of a name, by its key.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn account_named(&self, key: &str) -> Result<Option<Account>, Error> {
        let named = names::table.inner_join(accounts::table).filter(names::name_key.eq(key)).select(COLUMNS);
        Ok(named.fetch_optional(&mut self.connection().await?).await?)
    }

    /// The account of this id.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn account(&self, id: Uuid) -> Result<Option<Account>, Error> {
        Ok(accounts::table.find(id).select(COLUMNS).fetch_optional(&mut self.connection().await?).await?)
    }
}

/// Makes a name that of an account, if nobody else has it; the one it had before is kept from others for a time.
async fn claim_name(connection: &mut Connection, account: Uuid, naming: &Naming) -> Result<(), Error> {
    let same = names::name_key.eq(&naming.key).or(names::look_key.eq(&naming.look));
    let lapsed = names::free_at.le(now).assume_not_null().or(names::account_id.eq(account).assume_not_null());
    diesel::delete(names::table.filter(same).filter(lapsed)).execute(connection).await?;
    give_names_up(connection, account).await?;
    let claimed = diesel::insert_into(names::table)
        .values((names::name_key.eq(&naming.key), names::look_key.eq(&naming.look), names::account_id.eq(account)))
        .execute(connection)
        .await;
    match claimed {
        Err(DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, _)) => Err(Error::NameTaken),
        other => Ok(other.map(drop)?),
    }
}

/// Keeps the name of an account from others until it is free.
pub(crate) async fn give_names_up(connection: &mut Connection, account: Uuid) -> Result<(), Error> {
    diesel::update(names::table.filter(names::account_id.eq(account)))
        .set((
            names::account_id.eq(None::<Uuid>),
            names::free_at.eq((now.into_sql::<Timestamptz>() + KEPT_DAYS.days()).nullable()),
        ))
        .execute(connection)
        .await?;
    Ok(())
}
