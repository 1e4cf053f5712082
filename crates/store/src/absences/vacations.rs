//! Vacations of accounts.

use crate::{
    Connection, Database, DatabaseError,
    absences::plan::plan_comparison,
    database::locks::lock_accounts,
    error::AbsenceError,
    hosting::absence::{Vacation, VacationRefusal, Vacations},
    schema::vacations,
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// The days of vacation that a player has in a year.
pub fn days(db: &Database) -> u16 {
    db.process.limits.vacation_days
}

/// The vacations of an account that still count.
pub async fn list(db: &Database, account: Uuid) -> Result<Vacations, DatabaseError> {
    vacations_of(&mut *db.connection("list_vacations").await?, account).await
}

/// Sends an account on vacation for so many days, or changes the length of the vacation under way.
/// Its games of correspondence are notified.
///
/// # Errors
/// `UsedUp`, `TooSoon`.
pub async fn begin(db: &Database, account: Uuid, days: u16) -> Result<Vacations, AbsenceError> {
    let (now, allowed) = (db.process.time.now(), self::days(db));
    let mut connection = db.connection("begin_vacation").await?;
    Connection::transaction::<_, AbsenceError, _>(&mut connection, async |connection| {
        lock_accounts(connection, &[account]).await?;
        let planned = vacations_of(connection, account).await?.plan(days, now, allowed)?;
        write(connection, account, planned).await?;
        Ok(plan_comparison(connection, account, now).await?)
    })
    .await?;
    Ok(list(db, account).await?)
}

/// Ends the vacation of an account. Without one, nothing happens.
pub async fn end(db: &Database, account: Uuid) -> Result<(), AbsenceError> {
    let now = db.process.time.now();
    let mut connection = db.connection("end_vacation").await?;
    Connection::transaction::<_, AbsenceError, _>(&mut connection, async |connection| {
        lock_accounts(connection, &[account]).await?;
        if let Some(current) = vacations_of(connection, account).await?.current(now) {
            write(connection, account, Vacation { ends_at: now.max(current.began_at), ..current }).await?;
            plan_comparison(connection, account, now).await?;
        }
        Ok(())
    })
    .await
}

/// The vacations of an account that still count.
pub(crate) async fn vacations_of(connection: &mut Connection, account: Uuid) -> Result<Vacations, DatabaseError> {
    let rows = vacations::table.filter(vacations::account_id.eq(account)).order(vacations::began_at);
    let rows = rows.select((vacations::began_at, vacations::ends_at));
    let rows = rows.load::<(jiff_diesel::Timestamp, jiff_diesel::Timestamp)>(connection).await?;
    let vacation = |(began_at, ends_at): (jiff_diesel::Timestamp, jiff_diesel::Timestamp)| Vacation {
        began_at: began_at.to_jiff(),
        ends_at: ends_at.to_jiff(),
    };
    Ok(Vacations(rows.into_iter().map(vacation).collect()))
}

async fn write(connection: &mut Connection, account: Uuid, vacation: Vacation) -> Result<(), AbsenceError> {
    let ends_at = vacations::ends_at.eq(vacation.ends_at.to_diesel());
    let row = (vacations::account_id.eq(account), vacations::began_at.eq(vacation.began_at.to_diesel()), ends_at);
    let written = diesel::insert_into(vacations::table).values(row);
    let written = written.on_conflict((vacations::account_id, vacations::began_at)).do_update().set(ends_at);
    written.execute(connection).await?;
    Ok(())
}

impl From<VacationRefusal> for AbsenceError {
    fn from(refusal: VacationRefusal) -> AbsenceError {
        match refusal {
            VacationRefusal::UsedUp { days_left } => AbsenceError::UsedUp { days_left },
            VacationRefusal::TooSoon { again_at } => AbsenceError::TooSoon { again_at },
        }
    }
}
