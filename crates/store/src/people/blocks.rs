//! Blocks: an account and those that are to be hidden from it. A player cannot see who has blocked
//! them.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    error::BlockError,
    hosting::invitation::InvitationState,
    identity::PlayerId,
    quota::{self, Limit, MAX_BLOCKS},
    schema::{accounts, blocks, friendships, game_invitations},
};
use diesel::{prelude::*, sql_query, sql_types::Uuid as SqlUuid};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// Deletes the notices of each of the two about the other, and their deliveries that are still to
/// be sent.
const FORGET: [&str; 2] = [
    "DELETE FROM inbox_items WHERE (account_id = $1 AND by_account = $2) OR (account_id = $2 AND by_account = $1)",
    "DELETE FROM outbox WHERE (account_id = $1 AND by_account = $2) OR (account_id = $2 AND by_account = $1)",
];

/// A player that an account has blocked.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BlockedPlayer {
    /// The player's name.
    #[schema(example = "Bob")]
    pub name: String,
    /// The player's id.
    pub player_id: PlayerId,
    /// Since when.
    pub blocked_at: jiff::Timestamp,
}

/// The players that an account has blocked, by name.
pub async fn list(db: &Database, account: Uuid) -> Result<Vec<BlockedPlayer>, DatabaseError> {
    let blocked = blocks::table
        .inner_join(accounts::table.on(accounts::id.eq(blocks::blocked_id)))
        .filter(blocks::account_id.eq(account))
        .order((accounts::name, accounts::id))
        .select((accounts::id, accounts::name, blocks::blocked_at))
        .load::<(Uuid, String, jiff_diesel::Timestamp)>(&mut db.connection("list_blocks").await?)
        .await?;
    let player = |(id, name, at): (Uuid, String, jiff_diesel::Timestamp)| BlockedPlayer {
        name,
        player_id: PlayerId::of(id),
        blocked_at: at.to_jiff(),
    };
    Ok(blocked.into_iter().map(player).collect())
}

pub async fn has_blocked(db: &Database, account: Uuid, other: Uuid) -> Result<bool, DatabaseError> {
    let row = diesel::dsl::exists(blocks::table.find((account, other)));
    Ok(diesel::select(row).fetch_one(&mut db.connection("read_block").await?).await?)
}

/// Hides two accounts from each other, because one of them wants it: they are friends no more,
/// and their requests and open invitations to each other end. Games in which both sit go on.
/// Nothing changes if it has blocked the other already.
///
/// # Errors
/// `TooMany`, `Oneself`, `NoSuchAccount`.
pub async fn block(db: &Database, account: Uuid, blocked: Uuid) -> Result<(), BlockError> {
    if account == blocked {
        return Err(BlockError::Oneself);
    }
    let at = db.process.time.now();
    let mut connection = db.connection("block_player").await?;
    Connection::transaction::<_, BlockError, _>(&mut connection, async |connection| {
        // Rows of invitations are locked before those of accounts, as for an invitation.
        end_invitations(connection, account, blocked).await?;
        // Actions of the two towards each other take turns.
        let mut own = quota::lock(connection, account, &[blocked]).await?;
        if !own.others_exist {
            return Err(BlockError::NoSuchAccount);
        }
        let row =
            (blocks::account_id.eq(account), blocks::blocked_id.eq(blocked), blocks::blocked_at.eq(at.to_diesel()));
        let added = diesel::insert_into(blocks::table).values(row).on_conflict_do_nothing();
        if added.execute(own.connection()).await? > 0 && !quota::admit_added(&mut own, Limit::Blocks).await? {
            return Err(BlockError::TooMany { most: MAX_BLOCKS });
        }
        let between = |one: Uuid, other: Uuid| friendships::account_id.eq(one).and(friendships::friend_id.eq(other));
        let between = between(account, blocked).or(between(blocked, account));
        diesel::delete(friendships::table.filter(between)).execute(connection).await?;
        for forget in FORGET {
            let forget = sql_query(forget).bind::<SqlUuid, _>(account).bind::<SqlUuid, _>(blocked);
            forget.execute(connection).await?;
        }
        Ok(())
    })
    .await?;
    // Streams of games that are hidden from now on end.
    db.process.hub.notify_inboxes(&[account, blocked]);
    Ok(())
}

/// Lets an account see another again. Nothing changes if it has not blocked it.
pub async fn unblock(db: &Database, account: Uuid, blocked: Uuid) -> Result<(), DatabaseError> {
    let mut connection = db.connection("unblock_player").await?;
    diesel::delete(blocks::table.find((account, blocked))).execute(&mut connection).await?;
    Ok(())
}

/// Deletes the open invitations that one of two accounts has sent to the other.
async fn end_invitations(connection: &mut Connection, one: Uuid, other: Uuid) -> Result<(), DatabaseError> {
    let sent = |from: Uuid, to: Uuid| game_invitations::account_id.eq(to).and(game_invitations::invited_by.eq(from));
    let between = game_invitations::state.eq(InvitationState::Open);
    let sent = sent(one, other).or(sent(other, one).assume_not_null());
    diesel::delete(game_invitations::table.filter(between).filter(sent)).execute(connection).await?;
    Ok(())
}
