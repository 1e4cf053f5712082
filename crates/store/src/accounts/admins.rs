//! Admin actions. Each is recorded in the admin log in the same transaction.

use crate::{
    Connection, Database, DatabaseError, GameError, Role, StoredAccount,
    access::names::account_of,
    accounts::{account::COLUMNS, bots, deletion},
    database::fetch::Fetch,
    engine::{Command, VoidReason},
    games::{command_options::AlsoWrite, commands},
    identity::PlayerKey,
    leagues::members,
    lobby::kept_seats,
    metrics::SecurityEvent,
    notifications::webhooks::{Recipient, is_of},
    read_models,
    schema::{accounts, admin_actions, webhooks},
    tournaments::enter,
};
use diesel::{
    dsl::now,
    prelude::*,
    sql_query,
    sql_types::{Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The kind of an admin action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum AdminActionKind {
    /// An account became an admin.
    Grant,
    /// An account is no longer an admin.
    Revoke,
    /// An account was banned.
    Ban,
    /// A ban was lifted.
    Unban,
    /// A game was ended without a result.
    VoidGame,
}

#[derive(Clone, Debug)]
pub struct NewAdminAction<'a> {
    /// The admin; none on the command line.
    pub by: Option<Uuid>,
    pub kind: AdminActionKind,
    pub reason: Option<&'a str>,
}

/// An admin action.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminAction {
    /// The action's id.
    pub id: Uuid,
    /// The time of the action.
    pub at: Timestamp,
    /// The admin's name at that time. Null for an action on the command line.
    #[schema(example = "Ada")]
    pub admin: Option<String>,
    /// The kind of action.
    #[serde(rename = "action")]
    pub kind: AdminActionKind,
    /// The name of the account acted on, at that time. Null for an action on a game.
    #[schema(example = "Eve")]
    pub account: Option<String>,
    /// The game acted on. Null for an action on an account.
    pub game: Option<Uuid>,
    /// The reason given.
    pub reason: Option<String>,
}

type AdminActionRow =
    (Uuid, jiff_diesel::Timestamp, Option<String>, AdminActionKind, Option<String>, Option<Uuid>, Option<String>);

diesel::alias!(accounts as admins: Admins);

/// Bans the bots of `$1`, except those that are banned for themselves: at another moment than their
/// owner.
const BAN_BOTS: &str = "UPDATE accounts b SET banned_at = now() FROM bots o JOIN accounts a ON a.id = o.owner_id \
    WHERE o.owner_id = $1 AND b.id = o.account_id AND (b.banned_at IS NULL OR b.banned_at = a.banned_at)";

/// Lifts the ban of the bots of `$1` that were banned with their owner.
const UNBAN_BOTS: &str = "UPDATE accounts b SET banned_at = NULL FROM bots o JOIN accounts a ON a.id = o.owner_id \
    WHERE o.owner_id = $1 AND b.id = o.account_id AND b.banned_at = a.banned_at";

pub async fn set_role(db: &Database, key: &PlayerKey, role: Role) -> Result<Option<StoredAccount>, DatabaseError> {
    let kind = match role {
        Role::Admin => AdminActionKind::Grant,
        Role::Player => AdminActionKind::Revoke,
    };
    let mut connection = db.connection("set_role").await?;
    let account = Connection::transaction::<_, DatabaseError, _>(&mut connection, async |connection| {
        let Some(id) = account_of(connection, key).await? else { return Ok(None) };
        let account = diesel::update(accounts::table.find(id)).set(accounts::role.eq(role)).returning(COLUMNS);
        let account = account.fetch_one::<StoredAccount>(connection).await?;
        record(connection, &NewAdminAction { by: None, kind, reason: None }, Some(id), None).await?;
        Ok(Some(account))
    })
    .await?;
    if let Some(account) = &account {
        note_action(db, kind, &format!("account:{}", account.id), None);
    }
    Ok(account)
}

fn note_action(db: &Database, kind: AdminActionKind, subject: &str, by: Option<Uuid>) {
    let event = match kind {
        AdminActionKind::Grant => SecurityEvent::AdminGranted,
        AdminActionKind::Revoke => SecurityEvent::AdminRevoked,
        AdminActionKind::Ban => SecurityEvent::AccountBanned,
        AdminActionKind::Unban => SecurityEvent::AccountUnbanned,
        AdminActionKind::VoidGame => SecurityEvent::GameVoided,
    };
    db.metrics().security_event(event, subject, by);
}

/// The names of all admins.
pub async fn list(db: &Database) -> Result<Vec<String>, DatabaseError> {
    let all = accounts::table.filter(accounts::role.eq(Role::Admin));
    Ok(all.select(accounts::name).order(accounts::name).load(&mut db.connection("list_admins").await?).await?)
}

/// Bans an account and its bots, by the key of its name. Their games go on, and seats kept for them
/// are open to everyone, when [`hand_over_games_of_banned`] is called. None if there is no such
/// account.
///
/// # Errors
/// `IsAdmin` if the account is an admin.
pub async fn ban(db: &Database, action: &NewAdminAction<'_>, key: &PlayerKey) -> Result<Option<Uuid>, GameError> {
    set_ban(db, action, key).await
}

/// Hands the games of a banned account and its bots to bots of ours.
pub async fn hand_over_games_of_banned(db: &Database, account: Uuid) -> Result<(), GameError> {
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
pub async fn unban(db: &Database, action: &NewAdminAction<'_>, key: &PlayerKey) -> Result<Option<()>, GameError> {
    Ok(set_ban(db, action, key).await?.map(drop))
}

async fn set_ban(db: &Database, action: &NewAdminAction<'_>, key: &PlayerKey) -> Result<Option<Uuid>, GameError> {
    let mut connection = db.connection("set_ban").await?;
    let account = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
        read_models::block_rebuild(connection).await?;
        let Some(id) = account_of(connection, key).await? else { return Ok(None) };
        let account = accounts::table.find(id);
        if action.kind == AdminActionKind::Ban {
            let role = account.select(accounts::role).for_no_key_update().fetch_one::<Role>(connection).await?;
            if role == Role::Admin {
                return Err(GameError::IsAdmin);
            }
            sql_query(BAN_BOTS).bind::<SqlUuid, _>(id).execute(connection).await?;
            let since = accounts::banned_at.eq(now.into_sql::<Timestamptz>().nullable());
            diesel::update(account).set(since).execute(connection).await?;
            let devices = is_of(id, Recipient::Device);
            diesel::delete(webhooks::table.filter(devices)).execute(connection).await?;
        } else {
            sql_query(UNBAN_BOTS).bind::<SqlUuid, _>(id).execute(connection).await?;
            diesel::update(account)
                .set(accounts::banned_at.eq(None::<jiff_diesel::Timestamp>))
                .execute(connection)
                .await?;
        }
        read_models::relist(connection, id).await?;
        record(connection, action, Some(id), None).await?;
        Ok(Some(id))
    })
    .await?;
    if let Some(account) = account {
        note_action(db, action.kind, &format!("account:{account}"), action.by);
    }
    Ok(account)
}

/// Ends a game without a result.
///
/// # Errors
/// `NoSuchGame`; `Rejected` if it is over.
pub async fn void(db: &Database, action: &NewAdminAction<'_>, game: Uuid) -> Result<(), GameError> {
    let NewAdminAction { by, kind, reason } = *action;
    let reason = reason.map(str::to_owned);
    let also: Box<AlsoWrite> = Box::new(move |connection| {
        let reason = reason.clone();
        Box::pin(async move {
            let action = NewAdminAction { by, kind, reason: reason.as_deref() };
            record(connection, &action, None, Some(game)).await
        })
    });
    commands::operate(db, game, Command::Void(VoidReason::Admin), Some(&*also)).await?;
    note_action(db, kind, &format!("game:{game}"), by);
    Ok(())
}

/// The actions of admins before `before`, newest first.
pub async fn actions(db: &Database, before: Option<Uuid>, limit: u8) -> Result<Vec<AdminAction>, DatabaseError> {
    let by = admins.on(admin_actions::admin_id.eq(admins.field(accounts::id).nullable()));
    let to = accounts::table.on(admin_actions::account_id.eq(accounts::id.nullable()));
    let mut found = admin_actions::table
        .left_join(by)
        .left_join(to)
        .select((
            admin_actions::id,
            admin_actions::recorded_at,
            coalesce(admin_actions::admin_name, admins.field(accounts::name).nullable()),
            admin_actions::action,
            coalesce(admin_actions::account_name, accounts::name.nullable()),
            admin_actions::game_id,
            admin_actions::reason,
        ))
        .order(admin_actions::id.desc())
        .limit(limit.into())
        .into_boxed();
    if let Some(before) = before {
        found = found.filter(admin_actions::id.lt(before));
    }
    let rows = found.load::<AdminActionRow>(&mut db.connection("admin_actions").await?).await?;
    let action = |(id, at, admin, kind, account, game, reason): AdminActionRow| AdminAction {
        id,
        at: at.to_jiff(),
        admin,
        kind,
        account,
        game,
        reason,
    };
    Ok(rows.into_iter().map(action).collect())
}

diesel::define_sql_function! {
    fn coalesce(one: Nullable<Text>, other: Nullable<Text>) -> Nullable<Text>;
}

/// The name of an account now; none if there is no account.
async fn name_of(connection: &mut Connection, account: Option<Uuid>) -> Result<Option<String>, DatabaseError> {
    let Some(account) = account else { return Ok(None) };
    Ok(accounts::table.find(account).select(accounts::name).fetch_optional(connection).await?)
}

async fn record(
    connection: &mut Connection,
    action: &NewAdminAction<'_>,
    account: Option<Uuid>,
    game: Option<Uuid>,
) -> Result<(), DatabaseError> {
    diesel::insert_into(admin_actions::table)
        .values((
            admin_actions::id.eq(Uuid::now_v7()),
            admin_actions::admin_id.eq(action.by),
            admin_actions::admin_name.eq(name_of(connection, action.by).await?),
            admin_actions::account_name.eq(name_of(connection, account).await?),
            admin_actions::action.eq(action.kind),
            admin_actions::account_id.eq(account),
            admin_actions::game_id.eq(game),
            admin_actions::reason.eq(action.reason),
        ))
        .execute(connection)
        .await?;
    Ok(())
}
