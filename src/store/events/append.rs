//! Appending to the event log, and the two statements of every move.

use crate::{
    game::{
        chain::Hash,
        codec::{LogEntry, SCHEMA},
        status::GameStatus,
        visibility::Visibility,
    },
    store::{Connection, DatabaseError},
};
use diesel::{
    Queryable,
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_query,
    sql_types::{Array, BigInt, Binary, Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl as _;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

const WRITE: &str = "INSERT INTO game_events (game_id, seq, schema, payload, head, recorded_at) \
    SELECT $1, seq, $2, payload::json, head, recorded_at \
    FROM unnest($3, $4, $5) WITH ORDINALITY AS e (payload, head, recorded_at, seq)";

/// Writes the complete log of a new game, each event with its time.
pub(crate) async fn insert_log(
    connection: &mut Connection,
    game: Uuid,
    entries: &[LogEntry],
    moments: &[Timestamp],
) -> Result<(), DatabaseError> {
    sql_query(WRITE)
        .bind::<SqlUuid, _>(game)
        .bind::<SmallInt, _>(SCHEMA)
        .bind::<Array<Text>, _>(entries.iter().map(|entry| entry.payload.as_str()).collect::<Vec<_>>())
        .bind::<Array<Binary>, _>(entries.iter().map(|entry| entry.head.hash.as_slice()).collect::<Vec<_>>())
        .bind::<Array<Timestamptz>, _>(moments.iter().map(|at| at.to_diesel()).collect::<Vec<_>>())
        .execute(connection)
        .await?;
    Ok(())
}

/// Reads a game's row, its seats and its events after a version in one statement, so that they are
/// consistent.
#[derive(Debug, QueryId)]
pub(crate) struct ReadGame {
    pub game: Uuid,
    pub after: i32,
}

/// The result of [`ReadGame`].
#[derive(Queryable)]
pub(crate) struct GameRow {
    pub version: i32,
    pub hash: Vec<u8>,
    /// The hash after the event `after`; none if the log has no such event.
    pub hash_after: Option<Vec<u8>>,
    pub secret: Vec<u8>,
    pub visibility: Visibility,
    pub code: Option<String>,
    /// The accounts by seat.
    pub accounts: Vec<Option<Uuid>>,
    /// The schemas of the events after `after`, in order.
    pub schemas: Vec<i16>,
    /// Their times, in microseconds since 1970.
    pub moments: Vec<i64>,
    pub payloads: Vec<String>,
}

impl Query for ReadGame {
    type SqlType = (
        Integer,
        Binary,
        Nullable<Binary>,
        Binary,
        Text,
        Nullable<Text>,
        Array<Nullable<SqlUuid>>,
        Array<SmallInt>,
        Array<BigInt>,
        Array<Text>,
    );
}

impl<C> diesel::query_dsl::RunQueryDsl<C> for ReadGame {}

impl QueryFragment<Pg> for ReadGame {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("SELECT g.version, g.head, (SELECT head FROM game_events WHERE game_id = g.id AND seq = ");
        out.push_bind_param::<Integer, _>(&self.after)?;
        out.push_sql(
            "), g.secret, g.visibility, g.code, \
             (SELECT array_agg(s.account_id ORDER BY s.seat) FROM game_seats s WHERE s.game_id = g.id), \
             coalesce(e.schemas, '{}'), coalesce(e.moments, '{}'), coalesce(e.payloads, '{}') \
             FROM games g LEFT JOIN LATERAL (SELECT array_agg(schema ORDER BY seq) AS schemas, \
             array_agg((extract(epoch FROM recorded_at) * 1000000)::bigint ORDER BY seq) AS moments, \
             array_agg(payload::text ORDER BY seq) AS payloads \
             FROM game_events WHERE game_id = g.id AND seq > ",
        );
        out.push_bind_param::<Integer, _>(&self.after)?;
        out.push_sql(") e ON g.version > ");
        out.push_bind_param::<Integer, _>(&self.after)?;
        out.push_sql(" WHERE g.id = ");
        out.push_bind_param::<SqlUuid, _>(&self.game)
    }
}

/// Appends events if the log still ends with the head on which they were decided. The update locks
/// the row and checks version and hash; the same statement inserts the events and, if there is one,
/// the stored response. Returns the number of updated rows of `games`: 1, or 0 if the log has
/// another head.
#[derive(Debug, QueryId)]
pub(crate) struct Append<K> {
    pub game: Uuid,
    pub version: i32,
    pub hash: Hash,
    pub status: GameStatus,
    pub open_seats: i16,
    pub at: jiff_diesel::Timestamp,
    pub due_at: jiff_diesel::NullableTimestamp,
    pub waits_for: i16,
    pub deadline: jiff_diesel::NullableTimestamp,
    /// The accounts whose turn has begun, for their webhooks.
    pub begun: Vec<Uuid>,
    pub payloads: Vec<String>,
    /// The hash after each event.
    pub hashes: Vec<Vec<u8>>,
    /// The hash after the last event.
    pub last_hash: Hash,
    pub count: i32,
    /// The response to store; `()` stores none.
    pub keep: K,
}

/// A response to store, with its account, its idempotency key and the request.
#[derive(Debug, QueryId)]
pub(crate) struct ResponseRow {
    pub account: Uuid,
    pub key: String,
    pub request: [u8; 32],
    pub answer: Option<String>,
}

impl<K> Query for Append<K> {
    type SqlType = BigInt;
}

impl<C, K> diesel::query_dsl::RunQueryDsl<C> for Append<K> {}

impl Append<()> {
    /// The same append, also storing a response.
    pub fn keeping(self, keep: ResponseRow) -> Append<ResponseRow> {
        let Append {
            game,
            version,
            hash,
            status,
            open_seats,
            at,
            due_at,
            waits_for,
            deadline,
            begun,
            payloads,
            hashes,
            last_hash,
            count,
            keep: (),
        } = self;
        Append {
            game,
            version,
            hash,
            status,
            open_seats,
            at,
            due_at,
            waits_for,
            deadline,
            begun,
            payloads,
            hashes,
            last_hash,
            count,
            keep,
        }
    }
}

impl<K: QueryFragment<Pg>> QueryFragment<Pg> for Append<K> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("WITH moved AS (UPDATE games SET version = version + ");
        out.push_bind_param::<Integer, _>(&self.count)?;
        out.push_sql(", head = ");
        out.push_bind_param::<Binary, [u8]>(&self.last_hash)?;
        out.push_sql(", status = ");
        out.push_bind_param::<Text, _>(self.status.name())?;
        out.push_sql(", open_seats = ");
        out.push_bind_param::<SmallInt, _>(&self.open_seats)?;
        out.push_sql(", due_at = ");
        out.push_bind_param::<Nullable<Timestamptz>, _>(&self.due_at)?;
        out.push_sql(", waits_for = ");
        out.push_bind_param::<SmallInt, _>(&self.waits_for)?;
        out.push_sql(", deadline = ");
        out.push_bind_param::<Nullable<Timestamptz>, _>(&self.deadline)?;
        out.push_sql(", updated_at = ");
        out.push_bind_param::<Timestamptz, _>(&self.at)?;
        out.push_sql(" WHERE id = ");
        out.push_bind_param::<SqlUuid, _>(&self.game)?;
        out.push_sql(" AND version = ");
        out.push_bind_param::<Integer, _>(&self.version)?;
        out.push_sql(" AND head = ");
        out.push_bind_param::<Binary, [u8]>(&self.hash)?;
        out.push_sql(" RETURNING id, version, head, updated_at)");
        self.keep.walk_ast(out.reborrow())?;
        out.push_sql(
            ", logged AS (INSERT INTO game_events (game_id, seq, schema, payload, head, recorded_at) SELECT moved.id, ",
        );
        out.push_bind_param::<Integer, _>(&self.version)?;
        out.push_sql(" + event.nth, ");
        out.push_bind_param::<SmallInt, _>(&SCHEMA)?;
        out.push_sql(", event.payload::json, event.head, moved.updated_at FROM moved, unnest(");
        out.push_bind_param::<Array<Text>, _>(&self.payloads)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Binary>, _>(&self.hashes)?;
        out.push_sql(
            ") WITH ORDINALITY AS event (payload, head, nth)), \
             notified AS (INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, at, due_at) \
             SELECT w.id, b.account, moved.id, moved.version, '{\"kind\":\"your_turn\"}', moved.updated_at, moved.updated_at \
             FROM moved, unnest(",
        );
        out.push_bind_param::<Array<SqlUuid>, _>(&self.begun)?;
        out.push_sql(
            ") AS b (account) JOIN webhooks w ON coalesce(w.account_id, '00000000-0000-0000-0000-000000000000') \
             IN (b.account, '00000000-0000-0000-0000-000000000000') AND 'your_turn' = ANY (w.kinds)) \
             SELECT count(*) FROM moved",
        );
        Ok(())
    }
}

impl QueryFragment<Pg> for ResponseRow {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            ", stored AS (INSERT INTO stored_responses (account_id, key, request_hash, game_id, version, head, response, created_at) SELECT ",
        );
        out.push_bind_param::<SqlUuid, _>(&self.account)?;
        out.push_sql(", ");
        out.push_bind_param::<Text, _>(&self.key)?;
        out.push_sql(", ");
        out.push_bind_param::<Binary, [u8]>(&self.request)?;
        out.push_sql(", id, version, head, ");
        out.push_bind_param::<Nullable<Text>, _>(&self.answer)?;
        out.push_sql(", updated_at FROM moved)");
        Ok(())
    }
}
