//! Sleeping hours of accounts.

use crate::{
    Connection, Database, DatabaseError,
    absences::plan::plan_comparison,
    database::{fetch::Fetch, locks::lock_accounts},
    engine::SleepingTimes,
    error::AbsenceError,
    hosting::{
        absence::{BETWEEN_CHANGES, LocalSleepingHours},
        clock::after,
        hosted_game::HostedGame,
    },
    log::codec::CodecError,
    schema::sleeping_hours,
};
use diesel::{prelude::*, upsert::excluded};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use serde_json::Value;
use uuid::Uuid;

#[derive(Default)]
struct Setting {
    hours: Option<LocalSleepingHours>,
    changed_at: Option<Timestamp>,
}

pub async fn get(db: &Database, account: Uuid) -> Result<Option<LocalSleepingHours>, DatabaseError> {
    sleeping_hours_of(&mut *db.connection("find_sleeping_hours").await?, account).await
}

/// Sets the sleeping hours of a player; none removes them. Their games that give a day or more for
/// each move are notified. Setting the same hours again changes nothing.
///
/// # Errors
/// `TooSoon`.
pub async fn set(db: &Database, account: Uuid, hours: Option<&LocalSleepingHours>) -> Result<(), AbsenceError> {
    let now = db.process.time.now();
    let mut connection = db.connection("set_sleeping_hours").await?;
    Connection::transaction::<_, AbsenceError, _>(&mut connection, async |connection| {
        lock_accounts(connection, &[account]).await?;
        let before = read(connection, account).await?;
        if before.hours.as_ref() == hours {
            return Ok(());
        }
        let again_at = before.changed_at.map(|changed_at| after(changed_at, BETWEEN_CHANGES));
        if let Some(again_at) = again_at.filter(|again_at| hours.is_some() && *again_at > now) {
            return Err(AbsenceError::TooSoon { again_at });
        }
        write(connection, account, hours, now).await?;
        Ok(plan_comparison(connection, account, now).await?)
    })
    .await
}

pub(crate) async fn sleeping_hours_of(
    connection: &mut Connection,
    account: Uuid,
) -> Result<Option<LocalSleepingHours>, DatabaseError> {
    Ok(read(connection, account).await?.hours)
}

/// The sleeping hours of these accounts, to be recorded if the game begins now; none if the game has begun, or
/// its clock is not one for which they count.
pub(crate) async fn sleepers(
    db: &Database,
    connection: &mut Connection,
    hosted: &HostedGame,
    accounts: &[Uuid],
) -> Result<Vec<(Uuid, SleepingTimes)>, DatabaseError> {
    if !hosted.takes_sleeping_hours() {
        return Ok(Vec::new());
    }
    let rows = sleeping_hours::table.filter(sleeping_hours::account_id.eq_any(accounts));
    let rows = rows.filter(sleeping_hours::hours.is_not_null()).order(sleeping_hours::account_id);
    let rows = rows.select((sleeping_hours::account_id, sleeping_hours::hours.assume_not_null()));
    let (mut sleepers, now) = (Vec::new(), db.process.time.now());
    for (account, hours) in rows.load::<(Uuid, Value)>(connection).await? {
        let hours: LocalSleepingHours = serde_json::from_value(hours).map_err(CodecError::Decode)?;
        sleepers.extend(hours.in_utc(now).map(|times| (account, times)));
    }
    Ok(sleepers)
}

async fn read(connection: &mut Connection, account: Uuid) -> Result<Setting, DatabaseError> {
    let row = sleeping_hours::table.find(account).select((sleeping_hours::hours, sleeping_hours::changed_at));
    let row = row.fetch_optional::<(Option<Value>, jiff_diesel::Timestamp)>(connection).await?;
    let Some((hours, changed_at)) = row else { return Ok(Setting::default()) };
    let hours = hours.map(serde_json::from_value).transpose().map_err(CodecError::Decode)?;
    Ok(Setting { hours, changed_at: Some(changed_at.to_jiff()) })
}

async fn write(
    connection: &mut Connection,
    account: Uuid,
    hours: Option<&LocalSleepingHours>,
    now: Timestamp,
) -> Result<(), AbsenceError> {
    let hours = hours.map(serde_json::to_value).transpose().map_err(CodecError::Encode).map_err(DatabaseError::from)?;
    let row = (
        sleeping_hours::account_id.eq(account),
        sleeping_hours::hours.eq(hours),
        sleeping_hours::changed_at.eq(now.to_diesel()),
    );
    diesel::insert_into(sleeping_hours::table)
        .values(row)
        .on_conflict(sleeping_hours::account_id)
        .do_update()
        .set((
            sleeping_hours::hours.eq(excluded(sleeping_hours::hours)),
            sleeping_hours::changed_at.eq(excluded(sleeping_hours::changed_at)),
        ))
        .execute(connection)
        .await?;
    Ok(())
}
