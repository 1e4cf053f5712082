//! Mutes: the players whom an account does not want to hear. A player cannot see who has muted
//! them.

use crate::{
    Connection, Database, DatabaseError,
    access::player_is_shown,
    database::fetch::Fetch,
    error::MuteError,
    identity::PlayerId,
    quota::{self, Limit, MAX_MUTES},
    schema::{accounts, mutes},
};
use diesel::{dsl::sql, prelude::*, sql_types::Bool};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// A player that an account has muted.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MutedPlayer {
    /// The player's name.
    #[schema(example = "Bob")]
    pub name: String,
    /// The player's id.
    pub player_id: PlayerId,
    /// Since when.
    pub muted_at: jiff::Timestamp,
}

/// The players whom an account does not want to hear.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Mutes {
    /// Whether you have muted everybody.
    #[schema(example = false)]
    pub everybody: bool,
    /// The players you have muted one by one, by name; at most 500. They stay muted when `everybody`
    /// becomes false.
    pub items: Vec<MutedPlayer>,
}

/// The players that an account has muted, as far as they are not hidden from it; none if there is
/// no such account.
pub async fn list(db: &Database, account: Uuid) -> Result<Option<Mutes>, DatabaseError> {
    let mut connection = db.connection("list_mutes").await?;
    let everybody = accounts::table.find(account).select(accounts::mutes_everybody);
    let Some(everybody) = everybody.fetch_optional::<bool>(&mut connection).await? else { return Ok(None) };
    let muted = mutes::table
        .inner_join(accounts::table.on(accounts::id.eq(mutes::muted_id)))
        .filter(mutes::account_id.eq(account))
        .filter(sql::<Bool>(&player_is_shown("mutes.account_id", "mutes.muted_id")))
        .order((accounts::name, accounts::id))
        .select((accounts::id, accounts::name, mutes::muted_at))
        .load::<(Uuid, String, jiff_diesel::Timestamp)>(&mut connection)
        .await?;
    let player = |(id, name, at): (Uuid, String, jiff_diesel::Timestamp)| MutedPlayer {
        name,
        player_id: PlayerId::of(id),
        muted_at: at.to_jiff(),
    };
    Ok(Some(Mutes { everybody, items: muted.into_iter().map(player).collect() }))
}

/// Mutes a player. Nothing changes if they are muted already.
///
/// # Errors
/// `TooMany`, `Oneself`, `NoSuchAccount`.
pub async fn mute(db: &Database, account: Uuid, muted: Uuid) -> Result<(), MuteError> {
    if account == muted {
        return Err(MuteError::Oneself);
    }
    let at = db.process.time.now();
    let mut connection = db.connection("mute_player").await?;
    Connection::transaction::<_, MuteError, _>(&mut connection, async |connection| {
        let mut own = quota::lock(connection, account, &[muted]).await?;
        if !own.others_exist {
            return Err(MuteError::NoSuchAccount);
        }
        let row = (mutes::account_id.eq(account), mutes::muted_id.eq(muted), mutes::muted_at.eq(at.to_diesel()));
        let added = diesel::insert_into(mutes::table).values(row).on_conflict_do_nothing();
        if added.execute(own.connection()).await? > 0 && !quota::admit_added(&mut own, Limit::Mutes).await? {
            return Err(MuteError::TooMany { most: MAX_MUTES });
        }
        Ok(())
    })
    .await
}

/// Unmutes a player. Nothing changes if they are not muted.
pub async fn unmute(db: &Database, account: Uuid, muted: Uuid) -> Result<(), DatabaseError> {
    let mut connection = db.connection("unmute_player").await?;
    diesel::delete(mutes::table.find((account, muted))).execute(&mut connection).await?;
    Ok(())
}

/// Mutes everybody, or no longer.
pub async fn mute_everybody(db: &Database, account: Uuid, everybody: bool) -> Result<(), DatabaseError> {
    let own = diesel::update(accounts::table.find(account)).set(accounts::mutes_everybody.eq(everybody));
    own.execute(&mut db.connection("mute_everybody").await?).await?;
    Ok(())
}
