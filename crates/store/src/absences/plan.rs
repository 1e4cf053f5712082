//! Planning that games are compared, in the transaction of a change.

use crate::{Connection, DatabaseError, schema::absence_checks};
use diesel::{prelude::*, upsert::excluded};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Plans a comparison of the games of an account, in case the process ends before it compares them
/// itself.
pub(super) async fn plan_comparison(
    connection: &mut Connection,
    account: Uuid,
    now: Timestamp,
) -> Result<(), DatabaseError> {
    let row = (absence_checks::account_id.eq(account), absence_checks::check_at.eq(now.to_diesel()));
    diesel::insert_into(absence_checks::table)
        .values(row)
        .on_conflict(absence_checks::account_id)
        .do_update()
        .set(absence_checks::check_at.eq(excluded(absence_checks::check_at)))
        .execute(connection)
        .await?;
    Ok(())
}
