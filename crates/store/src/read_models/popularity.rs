//! The popularity of routes and tickets, and results by the order of turns. The end of a game only
//! records that it has to be counted, so that concurrent endings do not wait for each other; one
//! replica counts them later.

use crate::{
    Connection, Database, DatabaseError,
    database::{fetch::Fetch, prepared::Prepare},
    engine::{Int, Route, TicketId, Variant},
    hosting::{
        period::Period,
        projection::{Popularity, Rating, RatingBand, RouteCount, TicketCount},
    },
    read_models::{
        ending::GameEnding,
        rebuild_lock::block_rebuild,
        results::{FromDetails, RecordOnly},
        turn_positions::{self, Positions},
    },
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, BigInt, Binary, Bool, Double, Json, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use uuid::Uuid;

/// The number of games counted in one transaction.
const BATCH: i64 = 500;

/// The key of the advisory lock held while counting.
const LOCK: i64 = 0x66_6163_7473;

const TAKE: &str = "DELETE FROM popularity_pending WHERE game_id IN (SELECT game_id FROM popularity_pending LIMIT $1) RETURNING game_id";

/// The band of games that are not rated.
const UNRATED: &str = "none";

/// The key of all seasons together.
const ALL: &str = "all";

const RECORDS: &str = include_str!("popularity_records.sql");

/// The statements that add to each of the tables.
const ADD: [&str; 3] = [
    include_str!("popularity_games.sql"),
    include_str!("popularity_routes.sql"),
    include_str!("popularity_tickets.sql"),
];

/// A filter of the games whose routes and tickets are counted.
#[derive(Clone, Copy, Default, Debug)]
pub struct PopularityFilter {
    pub variant: Option<Variant>,
    /// Only games that began with bots, or only those without.
    pub with_bots: Option<bool>,
    pub band: Option<RatingBand>,
    /// A season; none for all.
    pub season: Option<Period>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct GameKind {
    /// The season in which they ended.
    pub season: String,
    /// None for games that are not rated.
    pub band: Option<RatingBand>,
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
    #[diesel(sql_type = Bool)]
    public: bool,
    #[diesel(sql_type = Timestamptz)]
    finished_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Binary)]
    details: FromDetails<RecordOnly>,
    #[diesel(sql_type = Nullable<Double>)]
    mu_before: Option<f64>,
    #[diesel(sql_type = Nullable<Double>)]
    sigma_before: Option<f64>,
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
    noted.prepared().execute(connection).await?;
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

/// The season that contains a moment, as a key.
pub(crate) fn season_of(moment: Timestamp) -> String {
    let [_, season, _, _] = Period::containing(moment);
    season.to_string()
}

/// The popularity of routes and tickets in games that match a filter.
pub async fn load(db: &Database, filter: PopularityFilter) -> Result<Popularity, DatabaseError> {
    let PopularityFilter { variant, with_bots, band, season } = filter;
    let is_of_all = band.is_none() && season.is_none();
    let of = |columns: &str, table: &str, group: &str| {
        let (prefix, within) = match is_of_all {
            true => ("", "$3 IS NOT NULL AND $4 IS NULL"),
            false => ("season_", "season = $3 AND ($4 IS NULL OR band = $4)"),
        };
        let which = format!("($1 IS NULL OR variant = $1) AND ($2 IS NULL OR with_bots = $2) AND {within}");
        sql_query(format!("SELECT {columns} FROM {prefix}{table} WHERE {which} {group}"))
            .bind::<Nullable<Text>, _>(variant.map(Variant::name))
            .bind::<Nullable<Bool>, _>(with_bots)
            .bind::<Text, _>(season.map_or(ALL.to_owned(), |season| season.to_string()))
            .bind::<Nullable<Text>, _>(band.map(<&str>::from))
    };
    let game_table = if is_of_all { "game_popularity" } else { "popularity" };
    let counts = db.read_past("read_popularity", None, async |connection| {
        let games = "coalesce(sum(games), 0) AS games, coalesce(sum(winners), 0) AS winners";
        let games = of(games, game_table, "").fetch_one::<CountedGame>(connection).await?;
        let routes = "route, sum(claimed) AS claimed, sum(by_winners) AS by_winners";
        let routes = of(routes, "route_popularity", "GROUP BY route").load::<RouteRow>(connection).await?;
        let tickets = "ticket, sum(kept) AS kept, sum(completed) AS completed, sum(by_winners) AS by_winners";
        let tickets = of(tickets, "ticket_popularity", "GROUP BY ticket").load::<TicketRow>(connection).await?;
        Ok(Popularity {
            games: u32::saturating_from(games.games),
            winners: u32::saturating_from(games.winners),
            routes: routes.iter().filter_map(RouteRow::count).collect(),
            tickets: tickets.iter().filter_map(TicketRow::count).collect(),
        })
    });
    counts.await
}

impl RouteRow {
    fn count(&self) -> Option<(Route, RouteCount)> {
        let [claimed, by_winners] = [self.claimed, self.by_winners].map(u32::saturating_from);
        Some((self.route.parse().ok()?, RouteCount { claimed, by_winners }))
    }
}

impl TicketRow {
    fn count(&self) -> Option<(TicketId, TicketCount)> {
        let [kept, completed, by_winners] = [self.kept, self.completed, self.by_winners].map(u32::saturating_from);
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
    let (popularity, positions) = read(connection, &games).await?;
    add(connection, &popularity).await?;
    turn_positions::add(connection, &positions).await?;
    Ok(games.len())
}

/// Counts games from their records.
async fn read(
    connection: &mut Connection,
    games: &[Uuid],
) -> Result<(BTreeMap<GameKind, Popularity>, Positions), DatabaseError> {
    let rows = sql_query(RECORDS).bind::<Array<SqlUuid>, _>(games);
    let mut by_game = HashMap::<Uuid, Vec<RecordRow>>::new();
    for row in rows.load::<RecordRow>(connection).await? {
        by_game.entry(row.game_id).or_default().push(row);
    }
    let (mut popularity, mut positions) = (BTreeMap::<GameKind, Popularity>::new(), Positions::new());
    for rows in by_game.into_values() {
        let Some(RecordRow { variant, with_bots, public, finished_at, .. }) = rows.as_slice().first() else { continue };
        let records = || rows.iter().map(|row| &row.details.0.record);
        if *public {
            turn_positions::count(&mut positions, variant, *with_bots, records());
        }
        let kind = GameKind {
            season: season_of(finished_at.to_jiff()),
            band: RatingBand::of(rows.iter().filter_map(RecordRow::shown_before)),
            variant: variant.clone(),
            with_bots: *with_bots,
        };
        popularity.entry(kind).or_default().add(records());
    }
    Ok((popularity, positions))
}

impl RecordRow {
    /// The displayed rating that the player had before the game, if the game is rated.
    fn shown_before(&self) -> Option<i32> {
        Some(Rating { mu: self.mu_before?, sigma: self.sigma_before?, games: 0 }.shown())
    }
}

/// A row of the columns of two objects.
fn joined(of: &Value, counts: Value) -> Value {
    let columns = |value: &Value| value.as_object().cloned().unwrap_or_default();
    Value::Object(columns(of).into_iter().chain(columns(&counts)).collect())
}

pub(crate) async fn add(
    connection: &mut Connection,
    popularity: &BTreeMap<GameKind, Popularity>,
) -> Result<(), DatabaseError> {
    let (mut games, mut routes, mut tickets) = (Vec::new(), Vec::new(), Vec::new());
    for (GameKind { season, band, variant, with_bots }, popularity) in popularity {
        let Popularity { games: count, winners, .. } = popularity;
        let band = band.map_or(UNRATED, <&str>::from);
        let of = json!({"season": season, "band": band, "variant": variant, "with_bots": with_bots});
        games.push(joined(&of, json!({"games": count, "winners": winners})));
        for (route, RouteCount { claimed, by_winners }) in &popularity.routes {
            routes.push(joined(&of, json!({"route": route, "claimed": claimed, "by_winners": by_winners})));
        }
        for (ticket, TicketCount { kept, completed, by_winners }) in &popularity.tickets {
            let counts = json!({"ticket": ticket, "kept": kept, "completed": completed, "by_winners": by_winners});
            tickets.push(joined(&of, counts));
        }
    }
    for (statement, rows) in ADD.into_iter().zip([games, routes, tickets]) {
        sql_query(statement).bind::<Json, _>(Value::Array(rows)).execute(connection).await?;
    }
    Ok(())
}
