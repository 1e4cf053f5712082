//! Reports: what players tell the moderators, and what becomes of it. Who was reported never learns by
//! whom.

use crate::{
    Connection, Database, DatabaseError,
    access::player_is_shown,
    admin_log::{self, ActedOn, AdminActionKind, NewAdminAction},
    database::{fetch::Fetch, locks::lock_accounts, statement::Parameters},
    error::ReportError,
    hosting::{
        notifications::Notification,
        phrases::Phrase,
        reports::{ReportOutcome, ReportReason},
    },
    notifications::notify::write_notice,
    quota::{self, Limit, MAX_REPORTS},
    schema::{phrases, reports},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Bool, Integer, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::{NullableTimestamp, ToDiesel};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The time within which a report is answered.
const DEADLINE: SignedDuration = SignedDuration::from_hours(24);

/// The reports `r` that the moderator `{moderator}` has nothing to do with, and may therefore see; all for
/// NULL, the command line.
fn is_for(moderator: &str) -> String {
    format!(
        "({moderator}::uuid IS NULL OR r.account_id IS DISTINCT FROM {moderator} AND (r.account_id IS NOT NULL \
        OR NOT EXISTS (SELECT FROM game_seats s WHERE s.game_id = r.game_id AND s.account_id = {moderator})))"
    )
}

/// The kind of thing that a report is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum ReportedThing {
    /// A player.
    Player,
    /// A game.
    Game,
    /// Something that was said in a game.
    Phrase,
}

/// The subject of a new report, which the reporter may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportSubject {
    Player(Uuid),
    Game(Uuid),
    Phrase {
        game: Uuid,
        /// The number of the phrase in the game.
        number: u32,
    },
}

#[derive(Clone, Copy, Debug)]
pub struct NewReport<'a> {
    pub subject: ReportSubject,
    pub reason: ReportReason,
    pub text: Option<&'a str>,
}

/// A report that you have sent.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OwnReport {
    /// The report's id.
    pub id: Uuid,
    /// The kind of thing that it is about.
    pub about: ReportedThing,
    /// The present name of the player, or of whoever said the phrase. Null for a game, and if the account
    /// was deleted or is hidden from you.
    #[schema(example = "Eve")]
    pub player: Option<String>,
    /// The game. Null for a player.
    pub game: Option<Uuid>,
    /// The number of the phrase in the game. Null for others.
    #[schema(example = 3)]
    pub phrase_number: Option<u32>,
    /// The reason.
    pub reason: ReportReason,
    /// The words that you have written.
    #[schema(example = "insults everybody who is faster")]
    pub text: Option<String>,
    /// The time at which it arrived.
    pub reported_at: Timestamp,
    /// The outcome. Null while it is open.
    pub outcome: Option<ReportOutcome>,
    /// The time at which it was closed. Null while it is open.
    pub closed_at: Option<Timestamp>,
}

/// A report, as moderators see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Report {
    /// The report's id.
    pub id: Uuid,
    /// The kind of thing that it is about.
    pub about: ReportedThing,
    /// The present name of the player, or of whoever said the phrase. Null for a game, and if the account
    /// was deleted.
    #[schema(example = "Eve")]
    pub player: Option<String>,
    /// The game. Null for a player.
    pub game: Option<Uuid>,
    /// The number of the phrase in the game. Null for others.
    #[schema(example = 3)]
    pub phrase_number: Option<u32>,
    /// The phrase that was said. Null if it is not about a phrase, or the phrase is not kept any more.
    pub phrase: Option<Phrase>,
    /// The reason.
    pub reason: ReportReason,
    /// The words of the reporter.
    #[schema(example = "insults everybody who is faster")]
    pub text: Option<String>,
    /// The name of the reporter, which the reported player must not learn. Null if the account was deleted.
    #[schema(example = "Ada")]
    pub reporter: Option<String>,
    /// The time at which it arrived.
    pub reported_at: Timestamp,
    /// The time by which it is to be answered: a day later.
    pub due_at: Timestamp,
    /// The outcome. Null while it is open.
    pub outcome: Option<ReportOutcome>,
    /// The time at which it was closed. Null while it is open.
    pub closed_at: Option<Timestamp>,
    /// The name of whoever closed it. Null while it is open, if it was closed on the command line, and if the account
    /// was deleted.
    #[schema(example = "Mia")]
    pub closed_by: Option<String>,
}

#[derive(QueryableByName)]
struct ReportRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Text)]
    about: ReportedThing,
    #[diesel(sql_type = Nullable<Text>)]
    player: Option<String>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    game_id: Option<Uuid>,
    #[diesel(sql_type = Nullable<Integer>)]
    phrase: Option<i32>,
    #[diesel(sql_type = Nullable<Text>)]
    said: Option<String>,
    #[diesel(sql_type = Text)]
    reason: ReportReason,
    #[diesel(sql_type = Nullable<Text>)]
    text: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    reporter: Option<String>,
    #[diesel(sql_type = Timestamptz)]
    reported_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Nullable<Text>)]
    outcome: Option<ReportOutcome>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    closed_at: NullableTimestamp,
    #[diesel(sql_type = Nullable<Text>)]
    closed_by: Option<String>,
}

/// Sends a report, and returns its id.
///
/// # Errors
/// `TooMany`, `Oneself`, `Open` if the reporter has an open one about the same, `NoSuchAccount`.
pub async fn send(db: &Database, reporter: Uuid, report: NewReport<'_>) -> Result<Uuid, ReportError> {
    let NewReport { subject, reason, text } = report;
    let mut connection = db.connection("send_report").await?;
    Connection::transaction::<_, ReportError, _>(&mut connection, async |connection| {
        let account = accused(connection, subject).await?;
        if account == Some(reporter) {
            return Err(ReportError::Oneself);
        }
        let others = account.into_iter().collect::<Vec<_>>();
        let mut own = quota::lock(connection, reporter, &others).await?;
        if !own.others_exist {
            return Err(ReportError::NoSuchAccount);
        }
        if let Some(id) = open_about(own.connection(), reporter, subject).await? {
            return Err(ReportError::Open { id });
        }
        if !quota::admit(&mut own, Limit::Reports).await? {
            return Err(ReportError::TooMany { most: MAX_REPORTS });
        }
        let (about, game, phrase) = columns(subject);
        let id = Uuid::now_v7();
        let row = (
            reports::id.eq(id),
            reports::reporter_id.eq(reporter),
            reports::account_id.eq(account),
            reports::about.eq(about),
            reports::game_id.eq(game),
            reports::phrase.eq(phrase),
            reports::reason.eq(reason),
            reports::text.eq(text),
        );
        diesel::insert_into(reports::table).values(row).execute(own.connection()).await?;
        Ok(id)
    })
    .await
}

/// The reports of an account before `before`, the latest first.
pub async fn own(
    db: &Database,
    reporter: Uuid,
    before: Option<Uuid>,
    limit: u8,
) -> Result<Vec<OwnReport>, DatabaseError> {
    let mut parameters = Parameters::default();
    let viewer = parameters.bind::<SqlUuid, _>(reporter);
    let before = parameters.bind::<Nullable<SqlUuid>, _>(before);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    let shown = player_is_shown(&viewer, "r.account_id");
    let statement = parameters.statement(format!(
        "SELECT r.id, r.about, CASE WHEN {shown} THEN a.name END AS player, r.game_id, r.phrase, NULL AS said, \
        r.reason, r.text, NULL AS reporter, r.reported_at, r.outcome, r.closed_at, NULL AS closed_by \
        FROM reports r LEFT JOIN accounts a ON a.id = r.account_id \
        WHERE r.reporter_id = {viewer} AND ({before}::uuid IS NULL OR r.id < {before}) ORDER BY r.id DESC LIMIT {limit}"
    ));
    let rows = statement.load::<ReportRow>(&mut db.connection("list_own_reports").await?).await?;
    Ok(rows.into_iter().map(OwnReport::from).collect())
}

/// The reports for a moderator, or all on the command line: open ones from the first that is due, or closed
/// ones from the latest. None is about the moderator.
pub async fn list(
    db: &Database,
    moderator: Option<Uuid>,
    is_open: bool,
    after: Option<Uuid>,
    limit: u8,
) -> Result<Vec<Report>, DatabaseError> {
    let mut parameters = Parameters::default();
    let moderator = parameters.bind::<Nullable<SqlUuid>, _>(moderator);
    let is_open_bound = parameters.bind::<Bool, _>(is_open);
    let after = parameters.bind::<Nullable<SqlUuid>, _>(after);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    let (comparison, order) = if is_open { (">", "ASC") } else { ("<", "DESC") };
    let statement = parameters.statement(format!(
        include_str!("reports_list.sql"),
        which = format_args!(
            "(r.closed_at IS NULL) = {is_open_bound} AND ({after}::uuid IS NULL OR r.id {comparison} {after})"
        ),
        is_for = is_for(&moderator),
        order = order,
        limit = limit
    ));
    let rows = statement.load::<ReportRow>(&mut db.connection("list_reports").await?).await?;
    Ok(rows.into_iter().map(Report::from).collect())
}

/// The last reports about an account or what it said, for a moderator or the command line, the latest first. None
/// is about the moderator.
pub(super) async fn about(
    db: &Database,
    moderator: Option<Uuid>,
    account: Uuid,
    limit: u8,
) -> Result<Vec<Report>, DatabaseError> {
    let mut parameters = Parameters::default();
    let moderator = parameters.bind::<Nullable<SqlUuid>, _>(moderator);
    let account = parameters.bind::<SqlUuid, _>(account);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    let statement = parameters.statement(format!(
        include_str!("reports_list.sql"),
        which = format_args!("r.account_id = {account}"),
        is_for = is_for(&moderator),
        order = "DESC",
        limit = limit
    ));
    let rows = statement.load::<ReportRow>(&mut db.connection("list_reports_about").await?).await?;
    Ok(rows.into_iter().map(Report::from).collect())
}

/// Closes a report, as a moderator or on the command line. Its reporter finds the outcome in the inbox.
///
/// # Errors
/// `NoSuchReport`, also if it is about the moderator; `Closed` if it is closed already.
pub async fn close(
    db: &Database,
    moderator: Option<Uuid>,
    id: Uuid,
    (outcome, reason): (ReportOutcome, &str),
) -> Result<(), ReportError> {
    let mut connection = db.connection("close_report").await?;
    let reporter = Connection::transaction::<_, ReportError, _>(&mut connection, async |connection| {
        let about = reports::table.find(id).select((reports::reporter_id, reports::account_id, reports::game_id));
        let about = about.fetch_optional::<(Option<Uuid>, Option<Uuid>, Option<Uuid>)>(connection).await?;
        let (reporter, account, game) = about.ok_or(ReportError::NoSuchReport)?;
        // Accounts come before what refers to them, as where one is deleted.
        let locked = lock_accounts(connection, &reporter.into_iter().chain(moderator).collect::<Vec<_>>()).await?;
        let reporter = reporter.filter(|reporter| locked.contains(reporter));
        let at = db.process.time.now();
        let close = format!(
            "UPDATE reports r SET closed_at = $3, outcome = $4, closed_by = $2 \
            WHERE r.id = $1 AND r.closed_at IS NULL AND {}",
            is_for("$2")
        );
        let close = sql_query(close).bind::<SqlUuid, _>(id).bind::<Nullable<SqlUuid>, _>(moderator);
        let close = close.bind::<Timestamptz, _>(at.to_diesel()).bind::<Text, _>(<&str>::from(outcome));
        if close.execute(connection).await? == 0 {
            let is_closed = reports::table.find(id).filter(reports::closed_at.is_not_null());
            let is_closed = diesel::select(diesel::dsl::exists(is_closed)).fetch_one::<bool>(connection).await?;
            return Err(if is_closed { ReportError::Closed } else { ReportError::NoSuchReport });
        }
        let kind = AdminActionKind::CloseReport;
        let action = NewAdminAction { by: moderator, kind, reason: Some(reason), until: None };
        admin_log::record(connection, &action, ActedOn { account, game, tournament: None }).await?;
        if let Some(reporter) = reporter {
            write_notice(connection, reporter, Notification::ReportClosed { report: id, outcome }, None).await?;
        }
        Ok(reporter)
    })
    .await?;
    admin_log::note_action(db, AdminActionKind::CloseReport, &format!("report:{id}"), moderator);
    if let Some(reporter) = reporter {
        db.process.hub.notify_inboxes(&[reporter]);
    }
    Ok(())
}

/// Deletes the closed reports of an account that is being deleted. Open ones go on without its name.
pub(super) async fn forget(connection: &mut Connection, reporter: Uuid) -> Result<(), DatabaseError> {
    let closed = reports::table.filter(reports::reporter_id.eq(reporter).and(reports::closed_at.is_not_null()));
    diesel::delete(closed).execute(connection).await?;
    Ok(())
}

/// The account that a report is about, if it is about one.
async fn accused(connection: &mut Connection, subject: ReportSubject) -> Result<Option<Uuid>, ReportError> {
    match subject {
        ReportSubject::Player(account) => Ok(Some(account)),
        ReportSubject::Game(_) => Ok(None),
        ReportSubject::Phrase { game, number } => {
            let said = phrases::table.find((game, number.cast_signed())).select(phrases::account_id);
            Ok(said.fetch_optional::<Option<Uuid>>(connection).await?.flatten())
        }
    }
}

/// The open report of an account about the same.
async fn open_about(
    connection: &mut Connection,
    reporter: Uuid,
    subject: ReportSubject,
) -> Result<Option<Uuid>, DatabaseError> {
    let (about, game, phrase) = columns(subject);
    let mut open = reports::table
        .filter(reports::reporter_id.eq(reporter).and(reports::closed_at.is_null()))
        .filter(reports::about.eq(about))
        .filter(reports::game_id.is_not_distinct_from(game).and(reports::phrase.is_not_distinct_from(phrase)))
        .select(reports::id)
        .into_boxed();
    if let ReportSubject::Player(account) = subject {
        open = open.filter(reports::account_id.eq(account));
    }
    Ok(open.limit(1).fetch_optional(connection).await?)
}

/// The kind, the game and the phrase of a subject.
fn columns(subject: ReportSubject) -> (ReportedThing, Option<Uuid>, Option<i32>) {
    match subject {
        ReportSubject::Player(_) => (ReportedThing::Player, None, None),
        ReportSubject::Game(game) => (ReportedThing::Game, Some(game), None),
        ReportSubject::Phrase { game, number } => (ReportedThing::Phrase, Some(game), Some(number.cast_signed())),
    }
}

impl From<ReportRow> for OwnReport {
    fn from(row: ReportRow) -> OwnReport {
        OwnReport {
            id: row.id,
            about: row.about,
            player: row.player,
            game: row.game_id,
            phrase_number: row.phrase.map(i32::unsigned_abs),
            reason: row.reason,
            text: row.text,
            reported_at: row.reported_at.to_jiff(),
            outcome: row.outcome,
            closed_at: row.closed_at.to_jiff(),
        }
    }
}

impl From<ReportRow> for Report {
    fn from(row: ReportRow) -> Report {
        let reported_at = row.reported_at.to_jiff();
        Report {
            id: row.id,
            about: row.about,
            player: row.player,
            game: row.game_id,
            phrase_number: row.phrase.map(i32::unsigned_abs),
            // A later release may have written others.
            phrase: row.said.and_then(|said| said.parse().ok()),
            reason: row.reason,
            text: row.text,
            reporter: row.reporter,
            reported_at,
            due_at: reported_at + DEADLINE,
            outcome: row.outcome,
            closed_at: row.closed_at.to_jiff(),
            closed_by: row.closed_by,
        }
    }
}
