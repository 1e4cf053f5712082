//! The past of a game: its events with their moments.

use super::{Connection, Error, Store, log, schema::game_events};
use crate::engine::Event;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use uuid::Uuid;

impl Store {
    /// The events of a game after one version until another, oldest first, and when each was recorded.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn events(&self, id: Uuid, after: u32, until: u32) -> Result<Vec<(Timestamp, Event)>, Error> {
        if after >= until {
            return Ok(Vec::new());
        }
        read(&mut *self.connection().await?, id, after, until).await
    }
}

/// The events of a game after one version until another.
pub(super) async fn read(
    connection: &mut Connection,
    id: Uuid,
    after: u32,
    until: u32,
) -> Result<Vec<(Timestamp, Event)>, Error> {
    let numbered = game_events::seq.gt(after as i32).and(game_events::seq.le(i32::try_from(until).unwrap_or(i32::MAX)));
    let rows = game_events::table
        .select((game_events::schema, game_events::recorded_at, game_events::payload))
        .filter(game_events::game_id.eq(id).and(numbered))
        .order(game_events::seq)
        .load::<(i16, jiff_diesel::Timestamp, serde_json::Value)>(connection)
        .await?;
    let event = |(schema, at, payload): (i16, jiff_diesel::Timestamp, serde_json::Value)| {
        Ok((at.to_jiff(), log::decode(schema, &payload.to_string())?))
    };
    rows.into_iter().map(event).collect()
}
