//! The popularity of routes and tickets. The end of a game only records that it has to be counted,
//! so that concurrent endings do not wait for each other; one replica counts them later.

use crate::{
    engine::{Route, TicketId, Variant},
    hosting::projection::{Popularity, RouteCount, SeatRecord, TicketCount},
    store::{
        Connection, Database, DatabaseError,
        database::fetch::Fetch,
        read_models::{
            ending::GameEnding,
            rebuild_lock::block_rebuild,
            results::{DETAILS, FromDetails, RecordOnly},
        },
    },
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, BigInt, Binary, Bool, Json, Nullable, Text, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use uuid::Uuid;

/// The number of games counted in one transaction.
const BATCH: i64 = 500;

/// The key of the advisory lock held while counting.
const LOCK: i64 = 0x66_6163_7473;

const TAKE: &str = "DELETE FROM popularity_pending WHERE game_id IN (SELECT game_id FROM popularity_pending LIMIT $1) RETURNING game_id";

fn records_sql() -> String {
    format!("SELECT r.game_id, r.variant, r.with_bots, {DETAILS} AS details FROM results r WHERE r.game_id = ANY($1)")
}

/// The statements that add to each of the tables.
const ADD: [&str; 3] = [
    "INSERT INTO game_popularity AS f SELECT * FROM json_populate_recordset(NULL::game_popularity, $1) \
    ON CONFLICT (variant, with_bots) DO UPDATE SET games = f.games + excluded.games, winners = f.winners + excluded.winners",
    "INSERT INTO route_popularity AS f SELECT * FROM json_populate_recordset(NULL::route_popularity, $1) \
    ON CONFLICT (variant, with_bots, route) DO UPDATE SET claimed = f.claimed + excluded.claimed, \
    by_winners = f.by_winners + excluded.by_winners",
    "INSERT INTO ticket_popularity AS f SELECT * FROM json_populate_recordset(NULL::ticket_popularity, $1) \
    ON CONFLICT (variant, with_bots, ticket) DO UPDATE SET kept = f.kept + excluded.kept, \
    completed = f.completed + excluded.completed, by_winners = f.by_winners + excluded.by_winners",
];

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct GameKind {
    pub variant: String,
    pub with_bots: bool,
}

#[derive(QueryableByName)]
struct Held {
    #[diesel(sql_type = Bool)]
    held: bool,
}

#[derive(QueryableByName)]
struct RecordRow {
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = Text)]
    variant: String,
    #[diesel(sql_type = Bool)]
    with_bots: bool,
    #[diesel(sql_type = Binary)]
    details: FromDetails<RecordOnly>,
}

#[derive(QueryableByName)]
struct PendingGames {
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
}

#[derive(QueryableByName)]
struct CountedGame {
    #[diesel(sql_type = BigInt)]
    games: i64,
    #[diesel(sql_type = BigInt)]
    winners: i64,
}

#[derive(QueryableByName)]
struct RouteRow {
    #[diesel(sql_type = Text)]
    route: String,
    #[diesel(sql_type = BigInt)]
    claimed: i64,
    #[diesel(sql_type = BigInt)]
    by_winners: i64,
}

#[derive(QueryableByName)]
struct TicketRow {
    #[diesel(sql_type = Text)]
    ticket: String,
    #[diesel(sql_type = BigInt)]
    kept: i64,
    #[diesel(sql_type = BigInt)]
    completed: i64,
    #[diesel(sql_type = BigInt)]
    by_winners: i64,
}

/// Records that a game has to be counted.
pub(crate) async fn note(connection: &mut Connection, ending: &GameEnding) -> Result<(), DatabaseError> {
    let noted = sql_query("INSERT INTO popularity_pending VALUES ($1)").bind::<SqlUuid, _>(ending.game);
    noted.execute(connection).await?;
    Ok(())
}

/// Counts some of the recorded games, unless another replica is counting. Returns how many.
pub async fn recount(db: &Database) -> Result<usize, DatabaseError> {
    let mut connection = db.connection("count_popularity").await?;
    Connection::transaction(&mut connection, async |connection| {
        block_rebuild(connection).await?;
        count(connection).await
    })
    .await
}

/// The popularity of routes and tickets in games of a variant, or of all; with bots, without
/// bots, or both.
pub async fn load(
    db: &Database,
    variant: Option<Variant>,
    with_bots: Option<bool>,
) -> Result<Popularity, DatabaseError> {
    let of = |columns: &str, table: &str, group: &str| {
        let which = "($1 IS NULL OR variant = $1) AND ($2 IS NULL OR with_bots = $2)";
        sql_query(format!("SELECT {columns} FROM {table} WHERE {which} {group}"))
            .bind::<Nullable<Text>, _>(variant.map(Variant::name))
            .bind::<Nullable<Bool>, _>(with_bots)
    };
    let counts = db.read_past("read_popularity", None, async |connection| {
        let games = "coalesce(sum(games), 0) AS games, coalesce(sum(winners), 0) AS winners";
        let games = of(games, "game_popularity", "").fetch_one::<CountedGame>(connection).await?;
        let routes = "route, sum(claimed) AS claimed, sum(by_winners) AS by_winners";
        let routes = of(routes, "route_popularity", "GROUP BY route").load::<RouteRow>(connection).await?;
        let tickets = "ticket, sum(kept) AS kept, sum(completed) AS completed, sum(by_winners) AS by_winners";
        let tickets = of(tickets, "ticket_popularity", "GROUP BY ticket").load::<TicketRow>(connection).await?;
        Ok(Popularity {
            games: games.games as u32,
            winners: games.winners as u32,
            routes: routes.iter().filter_map(RouteRow::count).collect(),
            tickets: tickets.iter().filter_map(TicketRow::count).collect(),
        })
    });
    counts.await
}

impl RouteRow {
    fn count(&self) -> Option<(Route, RouteCount)> {
        let count = RouteCount { claimed: self.claimed as u32, by_winners: self.by_winners as u32 };
        Some((self.route.parse().ok()?, count))
    }
}

impl TicketRow {
    fn count(&self) -> Option<(TicketId, TicketCount)> {
        let (kept, completed, by_winners) = (self.kept as u32, self.completed as u32, self.by_winners as u32);
        Some((self.ticket.parse().ok()?, TicketCount { kept, completed, by_winners }))
    }
}

/// Counts some of the recorded games, unless another process is counting. Returns how many.
pub(crate) async fn count(connection: &mut Connection) -> Result<usize, DatabaseError> {
    let hold = sql_query(format!("SELECT pg_try_advisory_xact_lock({LOCK}) AS held"));
    if !hold.fetch_one::<Held>(connection).await?.held {
        return Ok(0);
    }
    let taken = sql_query(TAKE).bind::<BigInt, _>(BATCH).load::<PendingGames>(connection).await?;
    let games = taken.iter().map(|taken| taken.game_id).collect::<Vec<_>>();
    let counted = read(connection, &games).await?;
    add(connection, &counted).await?;
    Ok(games.len())
}

/// Counts games from their records.
async fn read(connection: &mut Connection, games: &[Uuid]) -> Result<BTreeMap<GameKind, Popularity>, DatabaseError> {
    let rows = sql_query(records_sql()).bind::<Array<SqlUuid>, _>(games);
    let mut by_game = HashMap::<Uuid, (GameKind, Vec<SeatRecord>)>::new();
    for RecordRow { game_id, variant, with_bots, details } in rows.load::<RecordRow>(connection).await? {
        let (_, records) = by_game.entry(game_id).or_insert_with(|| (GameKind { variant, with_bots }, Vec::new()));
        records.push(details.0.record);
    }
    let mut popularity = BTreeMap::<GameKind, Popularity>::new();
    for (kind, records) in by_game.into_values() {
        popularity.entry(kind).or_default().add(&records);
    }
    Ok(popularity)
}

pub(crate) async fn add(
    connection: &mut Connection,
    popularity: &BTreeMap<GameKind, Popularity>,
) -> Result<(), DatabaseError> {
    let (mut games, mut routes, mut tickets) = (Vec::new(), Vec::new(), Vec::new());
    for (GameKind { variant, with_bots }, popularity) in popularity {
        let Popularity { games: count, winners, .. } = popularity;
        games.push(json!({"variant": variant, "with_bots": with_bots, "games": count, "winners": winners}));
        for (route, RouteCount { claimed, by_winners }) in &popularity.routes {
            routes.push(json!({"variant": variant, "with_bots": with_bots, "route": route, "claimed": claimed,
                "by_winners": by_winners}));
        }
        for (ticket, TicketCount { kept, completed, by_winners }) in &popularity.tickets {
            tickets.push(json!({"variant": variant, "with_bots": with_bots, "ticket": ticket, "kept": kept,
                "completed": completed, "by_winners": by_winners}));
        }
    }
    for (statement, rows) in ADD.into_iter().zip([games, routes, tickets]) {
        sql_query(statement).bind::<Json, _>(Value::Array(rows)).execute(connection).await?;
    }
    Ok(())
}
