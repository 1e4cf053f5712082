//! The history of a game: its events with their positions in the log.

use crate::{
    engine::Event,
    game::codec::{LogPosition, RecordedEvent, StoredEvent, decode, head_from_row},
    store::{Connection, DatabaseError, GameError, Store},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, Binary, Integer, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use std::collections::HashMap;
use uuid::Uuid;

/// One row for each game. One row for each event would take several times as long to transfer.
const HISTORIES: &str = "SELECT game_id, e.* FROM unnest($1) AS g (game_id) CROSS JOIN LATERAL ( \
        SELECT array_agg(schema ORDER BY seq) AS schemas, array_agg(recorded_at ORDER BY seq) AS moments, \
        array_agg(payload::text ORDER BY seq) AS payloads, array_agg(head ORDER BY seq) AS hashes \
        FROM game_events WHERE game_id = g.game_id AND seq >= $2 AND seq <= $3) e \
    WHERE schemas IS NOT NULL";

#[derive(QueryableByName)]
struct HistoryRow {
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = Array<SmallInt>)]
    schemas: Vec<i16>,
    #[diesel(sql_type = Array<Timestamptz>)]
    moments: Vec<jiff_diesel::Timestamp>,
    #[diesel(sql_type = Array<Text>)]
    payloads: Vec<String>,
    #[diesel(sql_type = Array<Binary>)]
    hashes: Vec<Vec<u8>>,
}

impl Store {
    /// The events of a game after the known position up to a version, oldest first.
    ///
    /// # Errors
    /// `HistoryChanged` if the known head is not part of the log.
    pub async fn events(&self, id: Uuid, after: LogPosition, until: u32) -> Result<Vec<RecordedEvent>, GameError> {
        let (known, from) = match after {
            LogPosition::Head(head) if head.version > 0 => (Some(head), head.version),
            LogPosition::Head(_) | LogPosition::Version(_) => (None, after.version().saturating_add(1)),
        };
        if known.is_none() && from > until {
            return Ok(Vec::new());
        }
        let rows = rows(&mut *self.connection().await?, &[id], from, until.max(from)).await?;
        let mut events = match rows.into_iter().next() {
            Some(row) => row.recorded(from)?,
            None => Vec::new(),
        };
        if let Some(known) = known {
            if events.as_slice().first().is_none_or(|event| event.head != known) {
                return Err(GameError::HistoryChanged);
            }
            events.remove(0);
        }
        Ok(events)
    }

    /// All events of a game up to a version, as stored.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn stored_events(&self, id: Uuid, until: u32) -> Result<Vec<StoredEvent>, DatabaseError> {
        let rows = rows(&mut *self.connection().await?, &[id], 1, until).await?;
        Ok(rows.into_iter().next().map_or(Vec::new(), |row| row.stored().collect()))
    }
}

/// All events of the games and their times, by game. Games without events are omitted.
pub(crate) async fn histories(
    connection: &mut Connection,
    games: &[Uuid],
) -> Result<HashMap<Uuid, Vec<(Timestamp, Event)>>, DatabaseError> {
    let history = |row: HistoryRow| {
        let game = row.game_id;
        let event = |event: StoredEvent| Ok((event.at, decode(event.schema, &event.payload)?));
        Ok((game, row.stored().map(event).collect::<Result<Vec<_>, DatabaseError>>()?))
    };
    rows(connection, games, 1, u32::MAX).await?.into_iter().map(history).collect()
}

async fn rows(
    connection: &mut Connection,
    games: &[Uuid],
    from: u32,
    until: u32,
) -> Result<Vec<HistoryRow>, DatabaseError> {
    let [from, until] = [from, until].map(|version| i32::try_from(version).unwrap_or(i32::MAX));
    let histories = sql_query(HISTORIES).bind::<Array<SqlUuid>, _>(games);
    Ok(histories.bind::<Integer, _>(from).bind::<Integer, _>(until).load(connection).await?)
}

impl HistoryRow {
    /// The events; the first has the number `from`.
    fn recorded(self, from: u32) -> Result<Vec<RecordedEvent>, DatabaseError> {
        let HistoryRow { game_id: _, schemas, moments, payloads, hashes } = self;
        let events = schemas.into_iter().zip(moments).zip(payloads).zip(hashes);
        let recorded = |(seq, (((schema, at), payload), hash)): (u32, (((i16, _), String), _))| {
            Ok(RecordedEvent {
                head: head_from_row(seq as i32, hash)?,
                at: jiff_diesel::Timestamp::to_jiff(at),
                event: decode(schema, &payload)?,
            })
        };
        (from..).zip(events).map(recorded).collect()
    }

    fn stored(self) -> impl Iterator<Item = StoredEvent> {
        let events = self.schemas.into_iter().zip(self.moments).zip(self.payloads);
        events.map(|((schema, at), payload)| StoredEvent { schema, at: at.to_jiff(), payload })
    }
}
