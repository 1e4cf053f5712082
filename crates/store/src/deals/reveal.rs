//! Revealing deals.

use crate::{Database, DatabaseError, database::fetch::Fetch, log::rng::Secret, schema::deals};
use diesel::{prelude::*, sql_query, sql_types::Timestamptz};
use diesel_async::RunQueryDsl;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Deals whose time is up and whose last game is over. A game that began just before the time was up is
/// committed a minute later.
const REVEAL: &str = "UPDATE deals d SET revealed_at = $1 WHERE d.revealed_at IS NULL \
    AND d.closes_at <= $1 - interval '1 minute' \
    AND NOT EXISTS (SELECT FROM deal_games g WHERE g.deal_id = d.id AND g.ended_at IS NULL)";

/// Reveals all deals that can be revealed. Returns their number.
pub async fn reveal_due(db: &Database) -> Result<usize, DatabaseError> {
    let mut connection = db.connection("reveal_deals").await?;
    Ok(sql_query(REVEAL).bind::<Timestamptz, _>(db.now().to_diesel()).execute(&mut connection).await?)
}

/// The secret of a deal, if it is public.
pub async fn revealed(db: &Database, deal: Uuid) -> Result<Option<Secret>, DatabaseError> {
    let secret = deals::table.find(deal).filter(deals::revealed_at.is_not_null()).select(deals::secret);
    let secret = secret.fetch_optional::<Vec<u8>>(&mut *db.connection("secret_of_deal").await?).await?;
    Ok(secret.and_then(|secret| secret.try_into().ok()).map(Secret::from_bytes))
}
