//! The row of a game with its seats and its events. In one statement, or in two if the log is on
//! another server.

use crate::{Connection, DatabaseError, database::fetch::Fetch, hosting::visibility::Visibility};
use diesel::{
    Queryable, QueryableByName,
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_query,
    sql_types::{Array, BigInt, Binary, Bool, Integer, Jsonb, Nullable, SmallInt, Text, Uuid as SqlUuid},
};
use serde_json::Value;
use uuid::Uuid;

/// The log of a game after a version. Each part names the game, so that one server is queried.
const LOG: &str = include_str!("game_row_log.sql");

const GAME: &str = "SELECT g.secret, visibility, spectator_delay, bots_welcome, code, script, \
    deal_id, d.secret AS deal_secret, d.revealed_at IS NOT NULL AS deal_is_revealed, \
    (SELECT array_agg(account_id ORDER BY seat) FROM game_seats WHERE game_id = $1) AS accounts, \
    ARRAY(SELECT seat FROM former_players WHERE game_id = $1 ORDER BY seat, nth) AS former_seats, \
    ARRAY(SELECT account_id FROM former_players WHERE game_id = $1 ORDER BY seat, nth) AS former_accounts \
    FROM games g LEFT JOIN deals d ON d.id = g.deal_id WHERE g.id = $1";

#[derive(QueryableByName)]
struct Log {
    #[diesel(sql_type = Integer)]
    version: i32,
    #[diesel(sql_type = Binary)]
    hash: Vec<u8>,
    #[diesel(sql_type = Nullable<Binary>)]
    hash_after: Option<Vec<u8>>,
    #[diesel(sql_type = Array<SmallInt>)]
    schemas: Vec<i16>,
    #[diesel(sql_type = Array<BigInt>)]
    moments: Vec<i64>,
    #[diesel(sql_type = Array<Text>)]
    payloads: Vec<String>,
}

#[derive(QueryableByName)]
struct Agreed {
    #[diesel(sql_type = Binary)]
    secret: Vec<u8>,
    #[diesel(sql_type = Text)]
    visibility: Visibility,
    #[diesel(sql_type = SmallInt)]
    spectator_delay: i16,
    #[diesel(sql_type = Bool)]
    bots_welcome: bool,
    #[diesel(sql_type = Nullable<Text>)]
    code: Option<String>,
    #[diesel(sql_type = Nullable<Jsonb>)]
    script: Option<Value>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    deal_id: Option<Uuid>,
    #[diesel(sql_type = Nullable<Binary>)]
    deal_secret: Option<Vec<u8>>,
    #[diesel(sql_type = Bool)]
    deal_is_revealed: bool,
    #[diesel(sql_type = Array<Nullable<SqlUuid>>)]
    accounts: Vec<Option<Uuid>>,
    #[diesel(sql_type = Array<SmallInt>)]
    former_seats: Vec<i16>,
    #[diesel(sql_type = Array<Nullable<SqlUuid>>)]
    former_accounts: Vec<Option<Uuid>>,
}

/// Does what [`ReadGame`] does where the log is on another server. A transaction over both becomes
/// visible here first, so the log is read first: the seats are those of its head, or newer.
pub(crate) async fn read_apart(
    connection: &mut Connection,
    game: Uuid,
    after: i32,
) -> Result<Option<GameRow>, DatabaseError> {
    let log = sql_query(LOG).bind::<SqlUuid, _>(game).bind::<Integer, _>(after);
    let Some(log) = log.fetch_optional::<Log>(connection).await? else { return Ok(None) };
    let agreed = sql_query(GAME).bind::<SqlUuid, _>(game).fetch_optional::<Agreed>(connection).await?;
    let Log { version, hash, hash_after, schemas, moments, payloads } = log;
    let row = |agreed: Agreed| GameRow {
        version,
        hash,
        hash_after,
        secret: agreed.secret,
        visibility: agreed.visibility,
        spectator_delay: agreed.spectator_delay,
        bots_welcome: agreed.bots_welcome,
        code: agreed.code,
        script: agreed.script,
        deal_id: agreed.deal_id,
        deal_secret: agreed.deal_secret,
        deal_is_revealed: agreed.deal_is_revealed,
        accounts: agreed.accounts,
        former_seats: agreed.former_seats,
        former_accounts: agreed.former_accounts,
        schemas,
        moments,
        payloads,
    };
    Ok(agreed.map(row))
}

/// Reads a game's row, its seats and its events after a version in one statement, so that they are
/// consistent.
#[derive(Debug, QueryId)]
pub(crate) struct ReadGame {
    pub game: Uuid,
    pub after: i32,
}

#[derive(Queryable)]
pub(crate) struct GameRow {
    pub version: i32,
    pub hash: Vec<u8>,
    /// The hash after the event `after`; none if the log has no such event.
    pub hash_after: Option<Vec<u8>>,
    pub secret: Vec<u8>,
    pub visibility: Visibility,
    pub spectator_delay: i16,
    pub bots_welcome: bool,
    pub code: Option<String>,
    /// The script of a prepared table, as JSON.
    pub script: Option<Value>,
    /// The deal that it shares with other games, its secret, and whether that is public.
    pub deal_id: Option<Uuid>,
    pub deal_secret: Option<Vec<u8>>,
    pub deal_is_revealed: bool,
    /// The accounts by seat.
    pub accounts: Vec<Option<Uuid>>,
    /// The seats that stand-ins have taken over, once for each who had them before.
    pub former_seats: Vec<i16>,
    /// The accounts that had them, in the same order.
    pub former_accounts: Vec<Option<Uuid>>,
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
        SmallInt,
        Bool,
        Nullable<Text>,
        Nullable<Jsonb>,
        Nullable<SqlUuid>,
        Nullable<Binary>,
        Bool,
        Array<Nullable<SqlUuid>>,
        Array<SmallInt>,
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
            "), g.secret, g.visibility, g.spectator_delay, g.bots_welcome, g.code, g.script, \
             g.deal_id, d.secret, d.revealed_at IS NOT NULL, \
             (SELECT array_agg(s.account_id ORDER BY s.seat) FROM game_seats s WHERE s.game_id = g.id), \
             ARRAY(SELECT f.seat FROM former_players f WHERE f.game_id = g.id ORDER BY f.seat, f.nth), \
             ARRAY(SELECT f.account_id FROM former_players f WHERE f.game_id = g.id ORDER BY f.seat, f.nth), \
             coalesce(e.schemas, '{}'), coalesce(e.moments, '{}'), coalesce(e.payloads, '{}') \
             FROM games g JOIN game_heads h ON h.game_id = g.id \
             LEFT JOIN deals d ON d.id = g.deal_id LEFT JOIN LATERAL (SELECT array_agg(schema ORDER BY seq) AS schemas, \
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
