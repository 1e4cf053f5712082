//! The log of what admins and moderators did. An action is written in the transaction that does it.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    metrics::SecurityEvent,
    schema::{accounts, admin_actions},
};
use diesel::{
    prelude::*,
    sql_types::{Nullable, Text},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::NullableTimestamp;
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
    /// An account became a moderator.
    Appoint,
    /// An account is no longer an admin or a moderator.
    Revoke,
    /// An account was banned.
    Ban,
    /// A ban was lifted.
    Unban,
    /// A game was ended without a result.
    VoidGame,
    /// A report was answered.
    CloseReport,
    /// An account says no phrases for a time.
    Mute,
    /// A mute was ended.
    Unmute,
    /// A notice was posted.
    PostNotice,
    /// A notice was removed.
    RemoveNotice,
    /// An account was given another name.
    Rename,
    /// An account was deleted, on request.
    DeleteAccount,
    /// A tournament was paused.
    PauseTournament,
    /// A paused tournament goes on.
    ResumeTournament,
    /// A tournament was called off.
    CancelTournament,
    /// A player was removed from a tournament.
    RemoveEntrant,
    /// The result of a table of a tournament was decided.
    DecideTable,
}

/// The things on which an admin acts.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ActedOn {
    pub account: Option<Uuid>,
    pub game: Option<Uuid>,
    pub tournament: Option<Uuid>,
}

impl ActedOn {
    pub fn account(account: Uuid) -> ActedOn {
        ActedOn { account: Some(account), ..ActedOn::default() }
    }
}

#[derive(Clone, Debug)]
pub struct NewAdminAction<'a> {
    /// The admin; none on the command line.
    pub by: Option<Uuid>,
    pub kind: AdminActionKind,
    pub reason: Option<&'a str>,
    /// The end of a ban, a mute or a notice.
    pub until: Option<Timestamp>,
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
    /// The name of the account acted on, at that time. Null for an action on something else.
    #[schema(example = "Eve")]
    pub account: Option<String>,
    /// The game acted on. Null for an action on something else.
    pub game: Option<Uuid>,
    /// The tournament ruled on. Null for an action on something else.
    pub tournament: Option<Uuid>,
    /// The reason given; of a notice, its English text.
    pub reason: Option<String>,
    /// The end of a ban, a mute or a notice. Null for one without, and for other actions.
    pub until: Option<Timestamp>,
}

type AdminActionRow = (
    Uuid,
    jiff_diesel::Timestamp,
    Option<String>,
    AdminActionKind,
    Option<String>,
    Option<Uuid>,
    Option<Uuid>,
    Option<String>,
    NullableTimestamp,
);

diesel::alias!(accounts as admins: Admins);

pub(crate) fn note_action(db: &Database, kind: AdminActionKind, subject: &str, by: Option<Uuid>) {
    let event = match kind {
        AdminActionKind::Grant => SecurityEvent::AdminGranted,
        AdminActionKind::Appoint => SecurityEvent::ModeratorAppointed,
        AdminActionKind::Revoke => SecurityEvent::AdminRevoked,
        AdminActionKind::Ban => SecurityEvent::AccountBanned,
        AdminActionKind::Unban => SecurityEvent::AccountUnbanned,
        AdminActionKind::VoidGame => SecurityEvent::GameVoided,
        AdminActionKind::CloseReport => SecurityEvent::ReportClosed,
        AdminActionKind::Mute => SecurityEvent::AccountMuted,
        AdminActionKind::Unmute => SecurityEvent::AccountUnmuted,
        AdminActionKind::PostNotice => SecurityEvent::NoticePosted,
        AdminActionKind::RemoveNotice => SecurityEvent::NoticeRemoved,
        AdminActionKind::Rename => SecurityEvent::AccountRenamed,
        AdminActionKind::DeleteAccount => SecurityEvent::AccountDeleted,
        AdminActionKind::PauseTournament
        | AdminActionKind::ResumeTournament
        | AdminActionKind::CancelTournament
        | AdminActionKind::RemoveEntrant
        | AdminActionKind::DecideTable => SecurityEvent::TournamentRuled,
    };
    db.metrics().security_event(event, subject, by);
}

/// The actions of admins before `before`, newest first.
pub async fn actions(db: &Database, before: Option<Uuid>, limit: u8) -> Result<Vec<AdminAction>, DatabaseError> {
    list_actions(db, None, before, limit).await
}

/// The last actions on an account, newest first, except for answers to reports about it.
pub async fn actions_on(db: &Database, account: Uuid, limit: u8) -> Result<Vec<AdminAction>, DatabaseError> {
    list_actions(db, Some(account), None, limit).await
}

async fn list_actions(
    db: &Database,
    on: Option<Uuid>,
    before: Option<Uuid>,
    limit: u8,
) -> Result<Vec<AdminAction>, DatabaseError> {
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
            admin_actions::tournament_id,
            admin_actions::reason,
            admin_actions::until,
        ))
        .order(admin_actions::id.desc())
        .limit(limit.into())
        .into_boxed();
    if let Some(before) = before {
        found = found.filter(admin_actions::id.lt(before));
    }
    if let Some(account) = on {
        found = found.filter(admin_actions::account_id.eq(account));
    }
    let rows = found.load::<AdminActionRow>(&mut db.connection("admin_actions").await?).await?;
    let action = |(id, at, admin, kind, account, game, tournament, reason, until): AdminActionRow| AdminAction {
        id,
        at: at.to_jiff(),
        admin,
        kind,
        account,
        game,
        tournament,
        reason,
        until: until.to_jiff(),
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

/// Writes an action into the log, and returns its id.
pub(crate) async fn record(
    connection: &mut Connection,
    action: &NewAdminAction<'_>,
    on: ActedOn,
) -> Result<Uuid, DatabaseError> {
    let id = Uuid::now_v7();
    // Who was reported does not find that in the export.
    let is_told = action.kind != AdminActionKind::CloseReport;
    diesel::insert_into(admin_actions::table)
        .values((
            admin_actions::id.eq(id),
            admin_actions::admin_id.eq(action.by),
            admin_actions::admin_name.eq(name_of(connection, action.by).await?),
            admin_actions::account_name.eq(name_of(connection, on.account).await?),
            admin_actions::action.eq(action.kind),
            admin_actions::account_id.eq(on.account.filter(|_| is_told)),
            admin_actions::game_id.eq(on.game),
            admin_actions::tournament_id.eq(on.tournament),
            admin_actions::reason.eq(action.reason),
            admin_actions::until.eq(NullableTimestamp::from(action.until)),
        ))
        .execute(connection)
        .await?;
    Ok(id)
}
