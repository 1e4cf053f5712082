//! Suppression of pushes about events that the device has just received. The notifications of a
//! device wait for a few seconds; in this time each replica takes back those whose event it has
//! sent to the device itself.

use crate::{
    Connection, Database, DatabaseError,
    live::received_versions::{DeviceStream, Receipt},
    schema::outbox,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Integer, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// The notifications that wait for devices and were not tried. A reminder is sent in any case: the
/// player has seen the turn and not moved.
const WAITING: &str = "SELECT o.id, w.session_id, o.game_id, o.version \
    FROM outbox o JOIN webhooks w ON w.id = o.webhook_id \
    WHERE o.due_at > $1 AND o.due_at <= $2 AND w.recipient = 'device' AND o.batch IS NULL \
    AND o.notification ->> 'kind' <> 'deadline_near' ORDER BY o.due_at DESC LIMIT 1000";

/// The time after a notification is due for which it may still be taken back.
const RECENT: SignedDuration = SignedDuration::from_mins(2);

#[derive(QueryableByName)]
struct WaitingPush {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    session_id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = Integer)]
    version: i32,
}

/// Records that a device has requested a game and received this version.
pub fn note_requested(db: &Database, session: Uuid, game: Uuid, version: u32) {
    db.process.received_versions.note_requested(session, game, version, db.process.time.now());
}

pub fn device_stream(db: &Database, session: Uuid) -> DeviceStream {
    db.process.received_versions.stream(session)
}

/// Records that a stream has sent a device this version of a game.
pub fn note_sent(db: &Database, stream: &DeviceStream, game: Uuid, version: u32) {
    stream.note_sent(game, version, db.process.time.now());
}

/// Takes back the notifications whose event this process has sent to the device, and puts off those
/// that the device may have received. Returns the number of notifications taken back.
pub async fn suppress_pushes(db: &Database) -> Result<usize, DatabaseError> {
    let now = db.process.time.now();
    let received_versions = &db.process.received_versions;
    received_versions.forget(now);
    let mut connection = db.connection("suppress_pushes").await?;
    let waiting = sql_query(WAITING).bind::<Timestamptz, _>((now - RECENT).to_diesel());
    let waiting = waiting.bind::<Timestamptz, _>(now.to_diesel()).load::<WaitingPush>(&mut connection).await?;
    let mut seen = Vec::new();
    for WaitingPush { id, session_id, game_id, version } in waiting {
        match received_versions.of(session_id, game_id, version.cast_unsigned(), now) {
            Receipt::None => {}
            Receipt::Sent { proven_at } => put_off(&mut connection, id, proven_at).await?,
            Receipt::Seen => seen.push(id),
        }
    }
    if seen.is_empty() {
        return Ok(0);
    }
    let untried = outbox::table.filter(outbox::id.eq_any(seen).and(outbox::batch.is_null()));
    Ok(diesel::delete(untried).execute(&mut connection).await?)
}

async fn put_off(connection: &mut Connection, id: Uuid, until: Timestamp) -> Result<(), DatabaseError> {
    diesel::update(outbox::table.find(id).filter(outbox::batch.is_null()))
        .set(outbox::due_at.eq(until.to_diesel()))
        .execute(connection)
        .await?;
    Ok(())
}
