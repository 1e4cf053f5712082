//! The log of events: how an event is written and read, and the two statements of every move.

use super::Error;
use crate::engine::Event;
use diesel::{
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_types::{Array, BigInt, Binary, Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use serde_json::Value;
use uuid::Uuid;

/// The schema that new events are written in. A breaking change of an event raises it, adds a step to `upcast` and a
/// line to `tests/events`; rows are never rewritten.
pub const SCHEMA: i16 = 1;

/// The event as it is stored.
///
/// # Errors
/// Never for the events of the engine; it is the serializer's to say.
pub fn encode(event: &Event) -> Result<String, Error> {
    serde_json::to_string(event).map_err(Error::Encode)
}

/// The event that was stored in some schema.
///
/// # Errors
/// `Error::Decode` if the schema is unknown or the payload does not fit it.
pub fn decode(schema: i16, payload: &str) -> Result<Event, Error> {
    let event = match schema {
        SCHEMA => serde_json::from_str(payload),
        older => serde_json::from_str(payload).and_then(|value| serde_json::from_value(upcast(older, value)?)),
    };
    event.map_err(Error::Decode)
}

/// Brings an event of an older schema to the present one, a step a schema.
fn upcast(schema: i16, _event: Value) -> Result<Value, serde_json::Error> {
    Err(serde::de::Error::custom(format!("events of schema {schema} are unknown to this version of railhead")))
}

/// Reads a game's row, its seats and its events after a version, in one statement and so at one moment.
#[derive(Debug, QueryId)]
pub(super) struct Read {
    pub game: Uuid,
    pub after: i32,
}

/// What [`Read`] brings: version, secret, visibility, code, accounts by seat; schemas, moments (microseconds since 1970)
/// and payloads of the events by number.
pub(super) type ReadRow = (i32, Vec<u8>, String, Option<String>, Vec<Option<Uuid>>, Vec<i16>, Vec<i64>, Vec<String>);

impl Query for Read {
    type SqlType =
        (Integer, Binary, Text, Nullable<Text>, Array<Nullable<SqlUuid>>, Array<SmallInt>, Array<BigInt>, Array<Text>);
}

impl<C> diesel::query_dsl::RunQueryDsl<C> for Read {}

impl QueryFragment<Pg> for Read {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            "SELECT g.version, g.secret, g.visibility, g.code, \
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

/// Appends events if the game is still at the version they were decided on: the update locks the row and checks the
/// version, the insert follows in the same statement, and so does the answer that is kept, if it is. Answers how many
/// rows of `games` moved: 1, or 0 if the game has gone on meanwhile.
#[derive(Debug, QueryId)]
pub(super) struct Append<K> {
    pub game: Uuid,
    pub version: i32,
    pub status: &'static str,
    pub open_seats: i16,
    pub at: jiff_diesel::Timestamp,
    pub due_at: jiff_diesel::NullableTimestamp,
    pub waits_for: i16,
    pub deadline: jiff_diesel::NullableTimestamp,
    /// The accounts whose turn has begun: their webhooks are told.
    pub begun: Vec<Uuid>,
    pub payloads: Vec<String>,
    pub count: i32,
    /// The answer to keep; `()`: none.
    pub keep: K,
}

/// An answer to keep: whose, under which key, to which request.
#[derive(Debug, QueryId)]
pub(super) struct Keep {
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
    /// The same, keeping the answer.
    pub fn keeping(self, keep: Keep) -> Append<Keep> {
        let Append {
            game,
            version,
            status,
            open_seats,
            at,
            due_at,
            waits_for,
            deadline,
            begun,
            payloads,
            count,
            keep: (),
        } = self;
        Append { game, version, status, open_seats, at, due_at, waits_for, deadline, begun, payloads, count, keep }
    }
}

impl<K: QueryFragment<Pg>> QueryFragment<Pg> for Append<K> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("WITH moved AS (UPDATE games SET version = version + ");
        out.push_bind_param::<Integer, _>(&self.count)?;
        out.push_sql(", status = ");
        out.push_bind_param::<Text, _>(self.status)?;
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
        out.push_sql(" RETURNING id, version, updated_at)");
        self.keep.walk_ast(out.reborrow())?;
        out.push_sql(
            ", logged AS (INSERT INTO game_events (game_id, seq, schema, payload, recorded_at) SELECT moved.id, ",
        );
        out.push_bind_param::<Integer, _>(&self.version)?;
        out.push_sql(" + event.nth, ");
        out.push_bind_param::<SmallInt, _>(&SCHEMA)?;
        out.push_sql(", event.payload::jsonb, moved.updated_at FROM moved, unnest(");
        out.push_bind_param::<Array<Text>, _>(&self.payloads)?;
        out.push_sql(
            ") WITH ORDINALITY AS event (payload, nth)), \
             told AS (INSERT INTO webhook_news (webhook_id, account_id, game_id, version, news, at, due_at) \
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

impl QueryFragment<Pg> for Keep {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            ", kept AS (INSERT INTO kept_answers (account_id, key, request, game_id, version, answer, kept_at) SELECT ",
        );
        out.push_bind_param::<SqlUuid, _>(&self.account)?;
        out.push_sql(", ");
        out.push_bind_param::<Text, _>(&self.key)?;
        out.push_sql(", ");
        out.push_bind_param::<Binary, [u8]>(&self.request)?;
        out.push_sql(", id, version, ");
        out.push_bind_param::<Nullable<Text>, _>(&self.answer)?;
        out.push_sql(", updated_at FROM moved)");
        Ok(())
    }
}
