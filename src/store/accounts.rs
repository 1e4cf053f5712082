//! Accounts, and the keys their tokens are signed with.

use super::{
    Error, Store,
    schema::{accounts, signing_keys},
};
use diesel::{
    prelude::*,
    result::{DatabaseErrorKind, Error as DieselError},
};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// A person.
#[derive(Clone, Debug, Queryable)]
pub struct Account {
    /// The account's id.
    pub id: Uuid,
    /// The name as its owner writes it.
    pub name: String,
    /// The hash of the password, a PHC string.
    pub password_hash: String,
}

type Columns = (accounts::id, accounts::name, accounts::password_hash);
const COLUMNS: Columns = (accounts::id, accounts::name, accounts::password_hash);

impl Store {
    /// Makes an account.
    ///
    /// # Errors
    /// `NameTaken` if another account has the name, whatever its case.
    pub async fn create_account(&self, name: &str, password_hash: &str) -> Result<Account, Error> {
        let inserted = diesel::insert_into(accounts::table)
            .values((
                accounts::id.eq(Uuid::now_v7()),
                accounts::name.eq(name),
                accounts::name_key.eq(name.to_lowercase()),
                accounts::password_hash.eq(password_hash),
            ))
            .returning(COLUMNS)
            .get_result(&mut self.connection().await?)
            .await;
        match inserted {
            Err(DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, _)) => Err(Error::NameTaken),
            other => Ok(other?),
        }
    }

    /// The account of this name, whatever its case.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, Error> {
        let named = accounts::table.filter(accounts::name_key.eq(name.to_lowercase())).select(COLUMNS);
        Ok(named.get_result(&mut self.connection().await?).await.optional()?)
    }

    /// The account of this id.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn account(&self, id: Uuid) -> Result<Option<Account>, Error> {
        Ok(accounts::table.find(id).select(COLUMNS).get_result(&mut self.connection().await?).await.optional()?)
    }

    /// The key that tokens are signed with: made at the first start, shared by all replicas.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn signing_key(&self) -> Result<(String, Vec<u8>), Error> {
        let mut connection = self.connection().await?;
        let new: [u8; 32] = rand::random();
        diesel::insert_into(signing_keys::table)
            .values((signing_keys::kid.eq("1"), signing_keys::seed.eq(new.as_slice())))
            .on_conflict_do_nothing()
            .execute(&mut connection)
            .await?;
        let newest = signing_keys::table.order(signing_keys::created_at.desc());
        Ok(newest.select((signing_keys::kid, signing_keys::seed)).first(&mut connection).await?)
    }
}
