//! Bots of players: accounts of programs, each owned by a person.

use crate::{
    AccountName, Connection, Database, DatabaseError, StoredAccount,
    access::names::account_of,
    accounts::account::{COLUMNS, assign_name},
    database::fetch::Fetch,
    error::BotError,
    identity::PlayerKey,
    quota::{self, Limit, MAX_BOTS},
    schema::{accounts, bots},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::Timestamp;
use uuid::Uuid;

#[derive(Clone, Debug, Queryable)]
pub struct OwnedBot {
    /// The id of its account.
    pub id: Uuid,
    pub name: String,
    #[diesel(deserialize_as = Timestamp)]
    pub created_at: jiff::Timestamp,
}

/// The bots of an account, by name.
pub async fn list(db: &Database, owner: Uuid) -> Result<Vec<OwnedBot>, DatabaseError> {
    let owned = bots::table
        .inner_join(accounts::table.on(accounts::id.eq(bots::account_id)))
        .filter(bots::owner_id.eq(owner))
        .order((accounts::name, accounts::id))
        .select((accounts::id, accounts::name, accounts::created_at));
    Ok(owned.load(&mut db.connection("list_bots").await?).await?)
}

/// Makes a bot.
///
/// # Errors
/// `Guest`, `TooMany`, `Account` if its name is taken.
pub async fn create(db: &Database, owner: Uuid, naming: &AccountName) -> Result<OwnedBot, BotError> {
    let mut connection = db.connection("create_bot").await?;
    Connection::transaction(&mut connection, async |connection| {
        // No account makes two at once, and none is deleted meanwhile.
        let mut owning = quota::lock(connection, owner, &[]).await?;
        let is_admitted = quota::admit(&mut owning, Limit::Bots).await?;
        let account = accounts::table.find(owner).select(COLUMNS);
        let account = account.fetch_one::<StoredAccount>(connection).await?;
        if account.is_guest() || account.is_bot {
            return Err(BotError::Guest);
        }
        if !is_admitted {
            return Err(BotError::TooMany { most: MAX_BOTS });
        }
        insert_bot(connection, owner, naming).await
    })
    .await
}

/// A bot of an account, by its name or player id.
///
/// # Errors
/// `NoSuchBot`.
pub async fn named(db: &Database, owner: Uuid, key: &PlayerKey) -> Result<Uuid, BotError> {
    let mut connection = db.connection("find_bot").await?;
    let account = account_of(&mut connection, key).await?.ok_or(BotError::NoSuchBot)?;
    let own = bots::table.filter(bots::account_id.eq(account).and(bots::owner_id.eq(owner))).select(bots::account_id);
    own.fetch_optional(&mut connection).await?.ok_or(BotError::NoSuchBot)
}

/// The account of a bot's owner and its name; none for a person.
pub async fn owner(db: &Database, account: Uuid) -> Result<Option<(Uuid, String)>, DatabaseError> {
    let owner = bots::table
        .inner_join(accounts::table.on(accounts::id.eq(bots::owner_id)))
        .filter(bots::account_id.eq(account))
        .select((accounts::id, accounts::name));
    Ok(owner.fetch_optional(&mut db.connection("read_owner").await?).await?)
}

async fn insert_bot(connection: &mut Connection, owner: Uuid, naming: &AccountName) -> Result<OwnedBot, BotError> {
    let id = Uuid::now_v7();
    let created_at = diesel::insert_into(accounts::table)
        .values((accounts::id.eq(id), accounts::name.eq(&naming.name), accounts::is_bot.eq(true)))
        .returning(accounts::created_at)
        .fetch_one::<Timestamp>(connection)
        .await?;
    diesel::insert_into(bots::table)
        .values((bots::account_id.eq(id), bots::owner_id.eq(owner)))
        .execute(connection)
        .await?;
    assign_name(connection, id, naming).await?;
    Ok(OwnedBot { id, name: naming.name.clone(), created_at: created_at.to_jiff() })
}

pub(crate) async fn bots_of(connection: &mut Connection, owner: Uuid) -> Result<Vec<Uuid>, DatabaseError> {
    let owned = bots::table.filter(bots::owner_id.eq(owner)).order(bots::account_id).select(bots::account_id);
    Ok(owned.load(connection).await?)
}
