//! Bans. Each ends when it is lifted, or by itself at its end: whoever is refused because of one that is
//! over lifts it before.

use crate::{
    Connection, Database, DatabaseError, GameError, Role,
    access::names::account_of,
    accounts::{bots, deletion},
    admin_log::{self, ActedOn, AdminActionKind, NewAdminAction},
    database::fetch::Fetch,
    identity::{Ban, PlayerKey},
    leagues::members,
    lobby::kept_seats,
    notifications::webhooks::{Recipient, is_of},
    read_models,
    schema::{accounts, webhooks},
    tournaments::enter,
};
use diesel::{
    dsl::now,
    prelude::*,
    sql_query,
    sql_types::{Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::{NullableTimestamp, ToDiesel};
use std::{collections::HashMap, sync::Arc};
use uuid::Uuid;

/// Bans the bots of `$1` until `$2`, except those that are banned for themselves: at another moment than
/// their owner.
const BAN_BOTS: &str = "UPDATE accounts b SET banned_at = now(), banned_until = $2 \
    FROM bots o JOIN accounts a ON a.id = o.owner_id \
    WHERE o.owner_id = $1 AND b.id = o.account_id AND (b.banned_at IS NULL OR b.banned_at = a.banned_at)";

/// Lifts the ban of the bots of `$1` that were banned with their owner.
const UNBAN_BOTS: &str = "UPDATE accounts b SET banned_at = NULL, banned_until = NULL \
    FROM bots o JOIN accounts a ON a.id = o.owner_id \
    WHERE o.owner_id = $1 AND b.id = o.account_id AND b.banned_at = a.banned_at";

/// The bans that are not over at `$1`, each with the reason of the last one: a bot's own, or its owner's.
const BANS: &str = "SELECT a.id, a.banned_until, d.reason FROM accounts a \
    LEFT JOIN bots b ON b.account_id = a.id \
    LEFT JOIN LATERAL (SELECT reason FROM admin_actions \
        WHERE action = 'ban' AND account_id IN (a.id, b.owner_id) ORDER BY id DESC LIMIT 1) d ON true \
    WHERE a.banned_at IS NOT NULL AND (a.banned_until > $1) IS NOT FALSE";

/// The minutes for which replicas are told of a ban. This is longer than the lifetime of any access
/// token.
const TOLD_MINUTES: i32 = 20;

#[derive(QueryableByName)]
struct BanRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    banned_until: NullableTimestamp,
    #[diesel(sql_type = Nullable<Text>)]
    reason: Option<String>,
}

/// A ban to be set on an account.
#[derive(Clone, Copy, Debug)]
pub struct NewBan<'a> {
    /// The admin; none on the command line.
    pub by: Option<Uuid>,
    /// The reason, which the banned person reads.
    pub reason: &'a str,
    /// The end; none if it has none.
    pub until: Option<jiff::Timestamp>,
}

/// Bans an account and its bots, by the key of its name. Their games go on, and seats kept for them
/// are open to everyone, when [`hand_over_games`] is called. None if there is no such account.
///
/// # Errors
/// `IsAdmin` if the account is an admin or a moderator.
pub async fn ban(db: &Database, ban: NewBan<'_>, key: &PlayerKey) -> Result<Option<Uuid>, GameError> {
    let NewBan { by, reason, until } = ban;
    let action = NewAdminAction { by, kind: AdminActionKind::Ban, reason: Some(reason), until };
    let mut connection = db.connection("ban_account").await?;
    let banned = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
        read_models::block_rebuild(connection).await?;
        let Some(id) = account_of(connection, key).await? else { return Ok(None) };
        let account = accounts::table.find(id);
        let role = account.select(accounts::role).for_no_key_update().fetch_one::<Role>(connection).await?;
        if role != Role::Player {
            return Err(GameError::IsAdmin);
        }
        let until = NullableTimestamp::from(until);
        let bots = sql_query(BAN_BOTS).bind::<SqlUuid, _>(id).bind::<Nullable<Timestamptz>, _>(until);
        bots.execute(connection).await?;
        let since = accounts::banned_at.eq(now.into_sql::<Timestamptz>().nullable());
        diesel::update(account).set((since, accounts::banned_until.eq(until))).execute(connection).await?;
        diesel::delete(webhooks::table.filter(is_of(id, Recipient::Device))).execute(connection).await?;
        read_models::relist(connection, id).await?;
        admin_log::record(connection, &action, ActedOn::account(id)).await?;
        Ok(Some(id))
    })
    .await?;
    if let Some(account) = banned {
        admin_log::note_action(db, action.kind, &format!("account:{account}"), by);
    }
    Ok(banned)
}

/// Hands the games of a banned account and its bots to bots of ours.
pub async fn hand_over_games(db: &Database, account: Uuid) -> Result<(), GameError> {
    enter::leave_all(db, account).await?;
    members::leave_all(db, account).await?;
    for bot in bots::list(db, account).await? {
        enter::leave_all(db, bot.id).await?;
        members::leave_all(db, bot.id).await?;
        deletion::hand_over_games(db, bot.id).await?;
        kept_seats::open_all(db, bot.id).await?;
    }
    deletion::hand_over_games(db, account).await?;
    kept_seats::open_all(db, account).await
}

/// Lifts the ban of an account, by the key of its name, and of the bots that were banned with it.
/// None if there is no such account.
pub async fn unban(db: &Database, action: &NewAdminAction<'_>, key: &PlayerKey) -> Result<Option<()>, DatabaseError> {
    let mut connection = db.connection("unban_account").await?;
    let unbanned = Connection::transaction::<_, DatabaseError, _>(&mut connection, async |connection| {
        read_models::block_rebuild(connection).await?;
        let Some(id) = account_of(connection, key).await? else { return Ok(None) };
        sql_query(UNBAN_BOTS).bind::<SqlUuid, _>(id).execute(connection).await?;
        lift(connection, &[id]).await?;
        admin_log::record(connection, action, ActedOn::account(id)).await?;
        Ok(Some(id))
    })
    .await?;
    Ok(unbanned.map(|account| admin_log::note_action(db, action.kind, &format!("account:{account}"), action.by)))
}

/// The ban of an account or its owner. None if there is none, or one that is over, which is lifted.
pub async fn in_force(db: &Database, account: Uuid) -> Result<Option<Arc<Ban>>, DatabaseError> {
    let time = db.process.time.now();
    lift_those_over(db, time).await?;
    let of_account = format!(
        "{BANS} AND (a.id = $2 OR a.id = (SELECT owner_id FROM bots WHERE account_id = $2)) \
        ORDER BY a.banned_until DESC NULLS FIRST, a.id = $2 LIMIT 1"
    );
    let found = sql_query(of_account).bind::<Timestamptz, _>(time.to_diesel()).bind::<SqlUuid, _>(account);
    let found = found.fetch_optional::<BanRow>(&mut db.connection("read_ban").await?).await?;
    Ok(found.map(|row| Arc::new(ban_of(db, row))))
}

/// Lifts the bans that are over at this time.
pub async fn lift_those_over(db: &Database, time: jiff::Timestamp) -> Result<(), DatabaseError> {
    let over = || {
        let banned = accounts::table.filter(accounts::banned_at.is_not_null());
        let over = banned.filter(accounts::banned_until.le(NullableTimestamp::from(Some(time))));
        over.select(accounts::id).order(accounts::id)
    };
    let mut connection = db.connection("lift_bans").await?;
    if over().load::<Uuid>(&mut connection).await?.is_empty() {
        return Ok(());
    }
    Connection::transaction::<_, DatabaseError, _>(&mut connection, async |connection| {
        read_models::block_rebuild(connection).await?;
        let over = over().for_no_key_update().load::<Uuid>(connection).await?;
        lift(connection, &over).await
    })
    .await
}

/// The bans that were set recently, while access tokens of before may still be valid.
pub async fn recent(db: &Database) -> Result<HashMap<Uuid, Arc<Ban>>, DatabaseError> {
    let recent = format!("{BANS} AND a.banned_at > now() - make_interval(mins => {TOLD_MINUTES})");
    let recent = sql_query(recent).bind::<Timestamptz, _>(db.process.time.now().to_diesel());
    let rows = recent.load::<BanRow>(&mut db.connection("read_bans").await?).await?;
    Ok(rows.into_iter().map(|row| (row.id, Arc::new(ban_of(db, row)))).collect())
}

fn ban_of(db: &Database, row: BanRow) -> Ban {
    Ban { reason: row.reason, until: row.banned_until.to_jiff(), contact: db.process.contact() }
}

async fn lift(connection: &mut Connection, banned: &[Uuid]) -> Result<(), DatabaseError> {
    diesel::update(accounts::table.filter(accounts::id.eq_any(banned)))
        .set((
            accounts::banned_at.eq(NullableTimestamp::from(None)),
            accounts::banned_until.eq(NullableTimestamp::from(None)),
        ))
        .execute(connection)
        .await?;
    for account in banned {
        read_models::relist(connection, *account).await?;
    }
    Ok(())
}
