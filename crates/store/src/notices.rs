//! Notices of the operator: texts by language that everybody reads for a time.

use crate::{
    Connection, Database, DatabaseError,
    admin_log::{self, ActedOn, AdminActionKind, NewAdminAction},
    database::fetch::Fetch,
    error::NoticeError,
    log::codec::CodecError,
    schema::notices,
};
use diesel::{dsl::count_star, prelude::*, sql_query};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

/// The maximum number of notices that are not over.
pub const MAX_NOTICES: u8 = 20;

/// Notices are posted one after the other.
const LOCK: &str = "SELECT pg_advisory_xact_lock(hashtextextended('notices', 0))";

/// A text by language. An app shows the English one to those whose language has none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoticeTexts {
    /// The text in English, in 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500, example = "We move to a larger machine on Sunday at 20:00 UTC.")]
    pub en: String,
    /// The text in French.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 500, nullable = false)]
    pub fr: Option<String>,
    /// The text in German.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 500, nullable = false)]
    pub de: Option<String>,
    /// The text in Spanish.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 500, nullable = false)]
    pub es: Option<String>,
    /// The text in Italian.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 500, nullable = false)]
    pub it: Option<String>,
}

/// A notice of the operator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Notice {
    /// The notice's id. An app remembers by it that the notice was dismissed.
    pub id: Uuid,
    /// The text by language.
    pub texts: NoticeTexts,
    /// The time from which the notice is shown.
    pub from: Timestamp,
    /// The time until which the notice is shown.
    pub until: Timestamp,
}

type NoticeRow = (Uuid, Value, jiff_diesel::Timestamp, jiff_diesel::Timestamp);

/// Posts a notice, and forgets those that are over.
///
/// # Errors
/// `TooMany` if there are [`MAX_NOTICES`] that are not over; `Over` if the notice ends before it begins or is over.
pub async fn post(db: &Database, by: Option<Uuid>, notice: &Notice) -> Result<(), NoticeError> {
    let now = db.process.time.now();
    if notice.until <= now.max(notice.from) {
        return Err(NoticeError::Over);
    }
    let texts = serde_json::to_value(&notice.texts).map_err(CodecError::Encode).map_err(DatabaseError::from)?;
    let kind = AdminActionKind::PostNotice;
    let mut connection = db.connection("post_notice").await?;
    Connection::transaction::<_, NoticeError, _>(&mut connection, async |connection| {
        sql_query(LOCK).execute(connection).await?;
        diesel::delete(notices::table.filter(notices::ends_at.le(now.to_diesel()))).execute(connection).await?;
        let open = notices::table.select(count_star()).fetch_one::<i64>(connection).await?;
        if open >= MAX_NOTICES.into() {
            return Err(NoticeError::TooMany { most: MAX_NOTICES.into() });
        }
        let row = (
            notices::id.eq(notice.id),
            notices::texts.eq(&texts),
            notices::starts_at.eq(notice.from.to_diesel()),
            notices::ends_at.eq(notice.until.to_diesel()),
        );
        diesel::insert_into(notices::table).values(row).execute(connection).await?;
        let action = NewAdminAction { by, kind, reason: Some(&notice.texts.en), until: Some(notice.until) };
        admin_log::record(connection, &action, ActedOn::default()).await?;
        Ok(())
    })
    .await?;
    admin_log::note_action(db, kind, &format!("notice:{}", notice.id), by);
    Ok(())
}

/// Removes a notice, and answers whether there was one.
pub async fn remove(db: &Database, by: Option<Uuid>, id: Uuid) -> Result<bool, DatabaseError> {
    let kind = AdminActionKind::RemoveNotice;
    let mut connection = db.connection("remove_notice").await?;
    let is_removed = Connection::transaction::<_, DatabaseError, _>(&mut connection, async |connection| {
        let removed = diesel::delete(notices::table.find(id)).returning(notices::texts);
        let Some(texts) = removed.fetch_optional::<Value>(connection).await? else { return Ok(false) };
        let action = NewAdminAction { by, kind, reason: texts.get("en").and_then(Value::as_str), until: None };
        admin_log::record(connection, &action, ActedOn::default()).await?;
        Ok(true)
    })
    .await?;
    if is_removed {
        admin_log::note_action(db, kind, &format!("notice:{id}"), by);
    }
    Ok(is_removed)
}

/// The notices that are not over, in the order of their ends.
pub async fn list(db: &Database) -> Result<Vec<Notice>, DatabaseError> {
    let open = notices::table.filter(notices::ends_at.gt(db.process.time.now().to_diesel()));
    let open = open.select((notices::id, notices::texts, notices::starts_at, notices::ends_at));
    let open = open.order((notices::ends_at, notices::id)).limit(MAX_NOTICES.into());
    let rows = open.load::<NoticeRow>(&mut db.connection("list_notices").await?).await?;
    let notice = |(id, texts, from, until): NoticeRow| {
        let texts = serde_json::from_value(texts).map_err(CodecError::Decode)?;
        Ok(Notice { id, texts, from: from.to_jiff(), until: until.to_jiff() })
    };
    rows.into_iter().map(notice).collect()
}
