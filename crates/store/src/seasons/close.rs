//! Counting the players of seasons that are not over, and writing the final places of those that are.

use crate::{
    Connection, Database, DatabaseError,
    database::{
        locks::lock_accounts,
        statement::{Parameters, Statement},
    },
    engine::Int,
    hosting::{
        notifications::Notification,
        projection::RatingBoard,
        season::{MIN_GAMES, Season},
    },
    notifications::notify::write_notice,
    read_models::query::leaderboards,
    schema::{season_places, seasons},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Text, Timestamptz},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use std::collections::HashSet;
use strum::VariantArray;
use uuid::Uuid;

/// The maximum number of final places of a season and a board.
pub const MAX_PLACED: u32 = 100_000;

/// The number of players of each board who find their place in the inbox.
const NOTIFIED: i32 = 10;

/// The time after the end of a season for which its places are news. Those of earlier seasons, which ended
/// before the server knew seasons, are written without a notice.
const NEWS: SignedDuration = SignedDuration::from_hours(7 * 24);

fn places_of(season: Season, board: RatingBoard) -> Statement<'static> {
    let rating = match board {
        RatingBoard::Duel => "duel_rating",
        RatingBoard::Table => "table_rating",
    };
    let range = season.range();
    let mut parameters = Parameters::default();
    let season_name = parameters.bind::<Text, _>(season.to_string());
    let board = parameters.bind::<Text, _>(<&str>::from(board));
    let start = parameters.bind::<Timestamptz, _>(range.start.to_diesel());
    let end = parameters.bind::<Timestamptz, _>(range.end.to_diesel());
    let min_games = parameters.bind::<BigInt, _>(i64::from(MIN_GAMES));
    let max_placed = parameters.bind::<BigInt, _>(i64::from(MAX_PLACED));
    let closes_at = parameters.bind::<Timestamptz, _>(season.closes_at().to_diesel());
    parameters.statement(format!(
        include_str!("place.sql"),
        rating = rating,
        season = season_name,
        board = board,
        start = start,
        end = end,
        min_games = min_games,
        max_placed = max_placed,
        closes_at = closes_at
    ))
}

/// Counts the players of all seasons that are not over.
pub async fn count(db: &Database) -> Result<(), DatabaseError> {
    for season in open_seasons(db).await? {
        count_players(&mut *db.connection("count_season").await?, season).await?;
    }
    Ok(())
}

/// Writes the final places of the seasons that have to close.
pub async fn close_due(db: &Database) -> Result<(), DatabaseError> {
    let due = open_seasons(db).await?.into_iter().filter(|season| season.closes_at() <= db.now());
    for season in due {
        let mut connection = db.connection("close_season").await?;
        count_players(&mut connection, season).await?;
        close(db, &mut connection, season).await?;
    }
    Ok(())
}

async fn count_players(connection: &mut Connection, season: Season) -> Result<(), DatabaseError> {
    sql_query(include_str!("count.sql")).bind::<Text, _>(season.to_string()).execute(connection).await?;
    Ok(())
}

/// The seasons in which anybody played, without final places.
async fn open_seasons(db: &Database) -> Result<Vec<Season>, DatabaseError> {
    let mut connection = db.connection("open_seasons").await?;
    let periods = leaderboards::known_periods(&mut connection).await?;
    let closed = seasons::table.filter(seasons::closed_at.is_not_null()).select(seasons::season).distinct();
    let closed = closed.load::<String>(&mut connection).await?.into_iter().collect::<HashSet<_>>();
    let played = periods.into_iter().filter_map(Season::of);
    Ok(played.filter(|season| !closed.contains(&season.to_string())).collect())
}

/// Writes the final places of a season, all in one transaction. Replicas take turns at its rows, and all but
/// the first find it closed.
async fn close(db: &Database, connection: &mut Connection, season: Season) -> Result<(), DatabaseError> {
    let now = db.now();
    let notified = Connection::transaction::<_, DatabaseError, _>(connection, async |connection| {
        let rows = seasons::table.filter(seasons::season.eq(season.to_string())).order(seasons::board);
        let open = rows.select(seasons::closed_at.is_null()).for_no_key_update().load::<bool>(connection).await?;
        if open.contains(&false) {
            return Ok(Vec::new());
        }
        for board in RatingBoard::VARIANTS {
            place(connection, season, *board, now).await?;
        }
        if season.closes_at() + NEWS > now { notify(connection, season).await } else { Ok(Vec::new()) }
    });
    db.process.hub.notify_inboxes(&notified.await?);
    Ok(())
}

async fn place(
    connection: &mut Connection,
    season: Season,
    board: RatingBoard,
    now: Timestamp,
) -> Result<(), DatabaseError> {
    let placed = places_of(season, board).execute(connection).await?;
    diesel::update(seasons::table.find((season.to_string(), board)))
        .set((seasons::placed.eq(i32::saturating_from(placed)), seasons::closed_at.eq(now.to_diesel())))
        .execute(connection)
        .await?;
    Ok(())
}

/// Writes to the first of each board in which place they are. Returns them.
async fn notify(connection: &mut Connection, season: Season) -> Result<Vec<Uuid>, DatabaseError> {
    let first = season_places::table
        .filter(season_places::season.eq(season.to_string()).and(season_places::position.le(NOTIFIED)))
        .filter(season_places::account_id.is_not_null())
        .order((season_places::board, season_places::position))
        .select((season_places::account_id.assume_not_null(), season_places::board, season_places::place))
        .load::<(Uuid, RatingBoard, i32)>(connection)
        .await?;
    let accounts = first.iter().map(|(account, ..)| *account).collect::<Vec<_>>();
    lock_accounts(connection, &accounts).await?;
    for (account, board, place) in first {
        let notice = Notification::SeasonFinished { season, board, place: place.cast_unsigned() };
        write_notice(connection, account, notice, None).await?;
    }
    Ok(accounts)
}
