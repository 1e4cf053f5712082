//! The history of a game: its events with their positions in the log, whether packed or not.

use crate::{
    Connection, Database, DatabaseError, GameError,
    engine::Event,
    events::packed::{Log, packed_logs},
    log::{
        chain::Head,
        codec::{LogPosition, RecordedEvent, StoredEvent, decode, head_from_row},
    },
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

/// One row for each game. One row for each event would take several times as long to transfer. The
/// games come from a table, because Citus does not join a function with the events.
const HISTORIES: &str = "SELECT g.game_id, e.* FROM game_heads g CROSS JOIN LATERAL ( \
        SELECT array_agg(schema ORDER BY seq) AS schemas, array_agg(recorded_at ORDER BY seq) AS moments, \
        array_agg(payload::text ORDER BY seq) AS payloads, array_agg(head ORDER BY seq) AS hashes \
        FROM game_events WHERE game_id = g.game_id AND seq >= $2 AND seq <= $3) e \
    WHERE g.game_id = ANY ($1) AND schemas IS NOT NULL";

/// The same for one game, which is named everywhere, so that only its server is queried.
const HISTORY: &str = "SELECT $1 AS game_id, e.* FROM ( \
        SELECT array_agg(schema ORDER BY seq) AS schemas, array_agg(recorded_at ORDER BY seq) AS moments, \
        array_agg(payload::text ORDER BY seq) AS payloads, array_agg(head ORDER BY seq) AS hashes \
        FROM game_events WHERE game_id = $1 AND seq >= $2 AND seq <= $3) e \
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

/// The events of a game after the known position up to a version, oldest first.
///
/// # Errors
/// `HistoryChanged` if the known head is not part of the log up to that version: a viewer who sees
/// the game later cannot distinguish a head that is not visible yet from one that never was.
pub async fn events(db: &Database, id: Uuid, after: LogPosition, until: u32) -> Result<Vec<RecordedEvent>, GameError> {
    let (known, from) = match after {
        LogPosition::Head(head) if head.version > 0 => (Some(head), head.version),
        LogPosition::Head(_) | LogPosition::Version(_) => (None, after.version().saturating_add(1)),
    };
    if from > until {
        return if known.is_some() { Err(GameError::HistoryChanged) } else { Ok(Vec::new()) };
    }
    let logs = logs(&mut *db.connection("read_events").await?, &[id], from, until).await?;
    let mut log = logs.into_iter().next().map_or(Vec::new(), |(_, log)| log).into_iter();
    if known.is_some() && log.next().map(|(_, head)| head) != known {
        return Err(GameError::HistoryChanged);
    }
    let recorded = |(StoredEvent { schema, at, payload }, head): (StoredEvent, Head)| {
        Ok(RecordedEvent { head, at, event: decode(schema, &payload)? })
    };
    log.map(recorded).collect()
}

/// All events of a game up to a version, as stored.
pub async fn stored_events(db: &Database, id: Uuid, until: u32) -> Result<Vec<StoredEvent>, DatabaseError> {
    let logs = logs(&mut *db.connection("read_log").await?, &[id], 1, until).await?;
    Ok(logs.into_iter().flat_map(|(_, log)| log).map(|(event, _)| event).collect())
}

/// All events of the games as stored, by game. Games without events are omitted.
pub(crate) async fn stored_histories(
    connection: &mut Connection,
    games: &[Uuid],
) -> Result<HashMap<Uuid, Vec<StoredEvent>>, DatabaseError> {
    let logs = logs(connection, games, 1, u32::MAX).await?;
    Ok(logs.into_iter().map(|(game, log)| (game, log.into_iter().map(|(event, _)| event).collect())).collect())
}

/// All events of the games and their times, by game. Games without events are omitted.
pub(crate) async fn histories(
    connection: &mut Connection,
    games: &[Uuid],
) -> Result<HashMap<Uuid, Vec<(Timestamp, Event)>>, DatabaseError> {
    let history = |(game, log): (Uuid, Log)| {
        let event = |(event, _): (StoredEvent, Head)| Ok((event.at, decode(event.schema, &event.payload)?));
        Ok((game, log.into_iter().map(event).collect::<Result<Vec<_>, DatabaseError>>()?))
    };
    logs(connection, games, 1, u32::MAX).await?.into_iter().map(history).collect()
}

/// The events of a game that are not packed.
pub(super) async fn stored_log(connection: &mut Connection, game: Uuid) -> Result<Log, DatabaseError> {
    Ok(stored_logs(connection, &[game], 1, u32::MAX).await?.into_iter().flat_map(|(_, log)| log).collect())
}

/// The events of the games with these numbers and the head after each, in order. Games without such
/// events are omitted.
pub(super) async fn logs(
    connection: &mut Connection,
    games: &[Uuid],
    from: u32,
    until: u32,
) -> Result<Vec<(Uuid, Log)>, DatabaseError> {
    let logs = stored_logs(connection, games, from, until).await?;
    let missing = games.iter().copied().filter(|game| logs.iter().all(|(found, _)| found != game)).collect::<Vec<_>>();
    if missing.is_empty() {
        return Ok(logs);
    }
    // A game without events may have been packed, before or just now.
    let within = |(_, head): &(StoredEvent, Head)| (from..=until).contains(&head.version);
    let packed = packed_logs(connection, &missing).await?.into_iter();
    let packed = packed.map(|(game, log)| (game, log.into_iter().filter(within).collect::<Log>()));
    Ok(logs.into_iter().chain(packed.filter(|(_, log)| !log.is_empty())).collect())
}

async fn stored_logs(
    connection: &mut Connection,
    games: &[Uuid],
    from: u32,
    until: u32,
) -> Result<Vec<(Uuid, Log)>, DatabaseError> {
    let [first, last] = [from, until].map(|version| i32::try_from(version).unwrap_or(i32::MAX));
    let histories = match games {
        [game] => sql_query(HISTORY).into_boxed().bind::<SqlUuid, _>(game),
        games => sql_query(HISTORIES).into_boxed().bind::<Array<SqlUuid>, _>(games),
    };
    let rows = histories.bind::<Integer, _>(first).bind::<Integer, _>(last).load::<HistoryRow>(connection).await?;
    rows.into_iter().map(|row| row.log(from)).collect()
}

impl HistoryRow {
    /// The events, the first of which has the number `from`.
    fn log(self, from: u32) -> Result<(Uuid, Log), DatabaseError> {
        let HistoryRow { game_id, schemas, moments, payloads, hashes } = self;
        let events = schemas.into_iter().zip(moments).zip(payloads);
        let events = events.map(|((schema, at), payload)| StoredEvent { schema, at: at.to_jiff(), payload });
        let heads = (from..).zip(hashes).map(|(seq, hash)| head_from_row(seq.cast_signed(), hash));
        let log = events.zip(heads).map(|(event, head)| Ok((event, head?)));
        Ok((game_id, log.collect::<Result<Log, DatabaseError>>()?))
    }
}
