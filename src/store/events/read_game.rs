//! Reading a game: its row, its seats and its events, in one statement.

use crate::game::visibility::Visibility;
use diesel::{
    Queryable,
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_types::{Array, BigInt, Binary, Integer, Nullable, SmallInt, Text, Uuid as SqlUuid},
};
use uuid::Uuid;

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
        out.push_sql("SELECT h.version, h.head, (SELECT head FROM game_events WHERE game_id = g.id AND seq = ");
        out.push_bind_param::<Integer, _>(&self.after)?;
        out.push_sql(
            "), g.secret, g.visibility, g.code, \
             (SELECT array_agg(s.account_id ORDER BY s.seat) FROM game_seats s WHERE s.game_id = g.id), \
             coalesce(e.schemas, '{}'), coalesce(e.moments, '{}'), coalesce(e.payloads, '{}') \
             FROM games g JOIN game_heads h ON h.game_id = g.id LEFT JOIN LATERAL (SELECT array_agg(schema ORDER BY seq) AS schemas, \
             array_agg((extract(epoch FROM recorded_at) * 1000000)::bigint ORDER BY seq) AS moments, \
             array_agg(payload::text ORDER BY seq) AS payloads \
             FROM game_events WHERE game_id = g.id AND seq > ",
        );
        out.push_bind_param::<Integer, _>(&self.after)?;
        out.push_sql(") e ON h.version > ");
        out.push_bind_param::<Integer, _>(&self.after)?;
        out.push_sql(" WHERE g.id = ");
        out.push_bind_param::<SqlUuid, _>(&self.game)
    }
}
