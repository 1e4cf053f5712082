//! Making the deals of challenges ahead of time.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    deals::{self, NewDeal},
    schema::challenges,
};
use diesel::{prelude::*, result::Error as DieselError};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{Span, Timestamp, civil::Date, tz::TimeZone};
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// The day of a moment, in UTC.
pub(super) fn day_of(moment: Timestamp) -> Date {
    moment.to_zoned(TimeZone::UTC).date()
}

/// Makes the deals of today and tomorrow, if there are none. Replicas that do it at once make one.
pub async fn prepare(db: &Database) -> Result<(), DatabaseError> {
    let today = day_of(db.now());
    let days = [Some(today), today.tomorrow().ok()];
    let mut connection = db.connection("prepare_challenges").await?;
    for day in days.into_iter().flatten() {
        let known = challenges::table.find(day.to_diesel()).select(challenges::deal_id);
        if known.fetch_optional::<Uuid>(&mut connection).await?.is_none() {
            make(db, &mut connection, day).await?;
        }
    }
    Ok(())
}

async fn make(db: &Database, connection: &mut Connection, day: Date) -> Result<(), DatabaseError> {
    let ends = day.checked_add(Span::new().days(1)).and_then(|next| next.to_zoned(TimeZone::UTC));
    let Ok(ends) = ends.map(|next| next.timestamp()) else { return Ok(()) };
    let made = Connection::transaction::<_, DieselError, _>(connection, async |connection| {
        let (id, secret) = (Uuid::now_v7(), db.process.randomness.game_seed().secret);
        let new = NewDeal { id, secret, contributions: Vec::new(), closes_at: ends };
        deals::create(db, connection, new).await.map_err(|_| DieselError::RollbackTransaction)?;
        let row = (challenges::day.eq(day.to_diesel()), challenges::deal_id.eq(id));
        let rows = diesel::insert_into(challenges::table).values(row).on_conflict_do_nothing();
        // Another replica was faster: its deal is the one.
        if rows.execute(connection).await? == 0 { Err(DieselError::RollbackTransaction) } else { Ok(()) }
    });
    match made.await {
        Err(DieselError::RollbackTransaction) => Ok(()),
        made => Ok(made?),
    }
}
