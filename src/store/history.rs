//! The past of a game: its events with their moments.

use super::{Connection, Error, Store, log};
use crate::engine::Event;
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, Integer, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use std::collections::HashMap;
use uuid::Uuid;

/// A row a game: a row an event would take several times as long on the way.
const HISTORIES: &str = "SELECT game_id, e.* FROM unnest($1) AS g (game_id) CROSS JOIN LATERAL ( \
        SELECT array_agg(schema ORDER BY seq) AS schemas, array_agg(recorded_at ORDER BY seq) AS moments, \
        array_agg(payload::text ORDER BY seq) AS payloads FROM game_events WHERE game_id = g.game_id AND seq > $2 AND seq <= $3) e \
    WHERE schemas IS NOT NULL";

#[derive(QueryableByName)]
struct Recorded {
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = Array<SmallInt>)]
    schemas: Vec<i16>,
    #[diesel(sql_type = Array<Timestamptz>)]
    moments: Vec<jiff_diesel::Timestamp>,
    #[diesel(sql_type = Array<Text>)]
    payloads: Vec<String>,
}

impl Store {
    /// The events of a game after one version until another, oldest first, and when each was recorded.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn events(&self, id: Uuid, after: u32, until: u32) -> Result<Vec<(Timestamp, Event)>, Error> {
        if after >= until {
            return Ok(Vec::new());
        }
        let mut histories = read(&mut *self.connection().await?, &[id], after, until).await?;
        Ok(histories.remove(&id).unwrap_or_default())
    }
}

/// The events of games after one version until another, by game; games without are left out.
pub(super) async fn read(
    connection: &mut Connection,
    games: &[Uuid],
    after: u32,
    until: u32,
) -> Result<HashMap<Uuid, Vec<(Timestamp, Event)>>, Error> {
    let [after, until] = [after, until].map(|version| i32::try_from(version).unwrap_or(i32::MAX));
    let rows = sql_query(HISTORIES)
        .bind::<Array<SqlUuid>, _>(games)
        .bind::<Integer, _>(after)
        .bind::<Integer, _>(until)
        .load::<Recorded>(connection)
        .await?;
    let history = |Recorded { game_id, schemas, moments, payloads }: Recorded| {
        let recorded = schemas.into_iter().zip(moments).zip(payloads);
        let event = |((schema, at), payload): ((i16, jiff_diesel::Timestamp), String)| {
            Ok((at.to_jiff(), log::decode(schema, &payload)?))
        };
        Ok((game_id, recorded.map(event).collect::<Result<Vec<_>, Error>>()?))
    };
    rows.into_iter().map(history).collect()
}
