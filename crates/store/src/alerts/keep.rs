//! The alerts of an account.

use crate::{
    Connection, Database, DatabaseError,
    access::account_kind::{AccountKind, kind_of},
    database::fetch::Fetch,
    engine::Variant,
    error::AlertError,
    quota::{self, Limit, MAX_ALERTS},
    schema::{
        alert_paces,
        alerts::{self, account_id, dsl, id},
    },
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The text of a column that matches all games.
const ANY: &str = "any";

/// The kind of clock of a game.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, EnumString, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ClockKind {
    /// No clock.
    None,
    /// A new allowance for every move.
    PerMove,
    /// One allowance for the whole game.
    Bank,
}

/// The games that wake an account; none of a field: all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlertFilter {
    pub variant: Option<Variant>,
    pub seats: Option<u8>,
    pub rated: Option<bool>,
    pub clock: Option<ClockKind>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredAlert {
    pub id: Uuid,
    pub filter: AlertFilter,
    pub ends_at: Timestamp,
}

#[derive(Queryable)]
struct Row {
    id: Uuid,
    variant: String,
    seats: i16,
    rated: String,
    clock: String,
    #[diesel(deserialize_as = jiff_diesel::Timestamp)]
    ends_at: Timestamp,
}

/// The alerts of an account that have not ended, by their ids.
pub async fn list(db: &Database, account: Uuid) -> Result<Vec<StoredAlert>, DatabaseError> {
    let rows = alerts::table
        .filter(account_id.eq(account).and(dsl::ends_at.gt(db.now().to_diesel())))
        .order(id)
        .limit(MAX_ALERTS.into())
        .select((id, dsl::variant, dsl::seats, dsl::rated, dsl::clock, dsl::ends_at));
    let rows = rows.load::<Row>(&mut db.connection("list_alerts").await?).await?;
    Ok(rows.into_iter().map(StoredAlert::from).collect())
}

/// Keeps an alert. One with the same id is replaced.
///
/// # Errors
/// `TooMany` if the account has as many as are allowed; `Guest`.
pub async fn keep(db: &Database, account: Uuid, alert: &StoredAlert) -> Result<(), AlertError> {
    let now = db.now();
    let AlertFilter { variant, seats, rated, clock } = alert.filter;
    let mut connection = db.connection("keep_alert").await?;
    Connection::transaction(&mut connection, async |connection| {
        // No account keeps two at once, and none is deleted meanwhile.
        let mut keeping = quota::lock(connection, account, &[]).await?;
        match kind_of(keeping.connection(), account).await? {
            AccountKind::Guest => return Err(AlertError::Guest),
            // Operations on alerts take no keys, so no bot asks.
            AccountKind::Bot | AccountKind::Registered => {}
        }
        let replaced = id.eq(alert.id).or(dsl::ends_at.le(now.to_diesel()));
        diesel::delete(alerts::table.filter(account_id.eq(account).and(replaced)))
            .execute(keeping.connection())
            .await?;
        if !quota::admit(&mut keeping, Limit::Alerts).await? {
            return Err(AlertError::TooMany { most: MAX_ALERTS });
        }
        let pace = alert_paces::table.find(account).select(alert_paces::ready_at);
        let ready_at = pace.fetch_optional::<jiff_diesel::Timestamp>(connection).await?;
        let row = (
            account_id.eq(account),
            id.eq(alert.id),
            dsl::variant.eq(variant.map_or(ANY, Variant::name)),
            dsl::seats.eq(seats.map_or(0, i16::from)),
            dsl::rated.eq(rated.map_or(ANY, rated_name)),
            dsl::clock.eq(clock.map_or(ANY, <&str>::from)),
            dsl::ends_at.eq(alert.ends_at.to_diesel()),
            dsl::ready_at.eq(ready_at.map_or(now, jiff_diesel::Timestamp::to_jiff).to_diesel()),
        );
        diesel::insert_into(alerts::table).values(row).execute(connection).await?;
        Ok(())
    })
    .await
}

/// Removes an alert. False if there is none.
pub async fn remove(db: &Database, account: Uuid, alert: Uuid) -> Result<bool, DatabaseError> {
    let found = alerts::table.find((account, alert));
    Ok(diesel::delete(found).execute(&mut db.connection("remove_alert").await?).await? > 0)
}

fn rated_name(is_rated: bool) -> &'static str {
    if is_rated { "rated" } else { "casual" }
}

impl From<Row> for StoredAlert {
    fn from(row: Row) -> StoredAlert {
        let filter = AlertFilter {
            variant: row.variant.parse().ok(),
            seats: u8::try_from(row.seats).ok().filter(|seats| *seats > 0),
            rated: Some(row.rated).filter(|rated| rated != ANY).map(|rated| rated == rated_name(true)),
            clock: row.clock.parse().ok(),
        };
        StoredAlert { id: row.id, filter, ends_at: row.ends_at }
    }
}
