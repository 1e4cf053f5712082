//! The ratings of players and their history.

use crate::{
    Database, DatabaseError,
    access::{participates, table_is_shown},
    database::statement::{Parameters, Statement},
    engine::{Int, Seat},
    hosting::projection::{Rating, RatingBoard, RatingChange},
    read_models::query::KnownPlayer,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Double, Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use uuid::Uuid;

#[derive(Debug)]
pub struct PastRating {
    /// The number of the game in the order of endings.
    pub seq: i64,
    /// The game; none if the viewer may not see it.
    pub game: Option<Uuid>,
    pub finished_at: Timestamp,
    pub change: RatingChange,
}

fn page(player: Uuid, board: RatingBoard, before: Option<i64>, viewer: Option<Uuid>, limit: u8) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let player = parameters.bind::<SqlUuid, _>(player);
    let board = parameters.bind::<Text, _>(board);
    let before = parameters.bind::<BigInt, _>(before.unwrap_or(i64::MAX));
    let viewer = parameters.bind::<Nullable<SqlUuid>, _>(viewer);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    parameters.statement(format!(
        "SELECT c.ended_seq, c.mu_before, c.sigma_before, c.mu_after, c.sigma_after, c.games, r.finished_at, \
    CASE WHEN (r.public OR {viewer} = {player} OR {participates}) \
        AND {shown} THEN c.game_id END AS game \
    FROM rating_changes c JOIN results r ON r.player = c.player AND r.ended_seq = c.ended_seq \
    WHERE c.player = {player} AND c.board = {board} AND c.ended_seq < {before} \
    ORDER BY c.ended_seq DESC LIMIT {limit}",
        participates = participates(&viewer, "r.game_id"),
        shown = table_is_shown(&viewer, "r.game_id")
    ))
}

/// The ratings of players who are still here: the ratings of a deleted account would tell which games it played.
const CHANGES_OF_GAME: &str = "SELECT s.seat, c.mu_before, c.sigma_before, c.mu_after, c.sigma_after, c.games \
    FROM games g JOIN game_seats s ON s.game_id = g.id JOIN rating_changes c ON c.player = s.account_id \
    AND c.board = $2 AND c.ended_seq = g.ended_seq WHERE g.id = $1";

/// The ratings of a player, with the share of active players below.
const RATINGS: &str = include_str!("ratings.sql");

/// The present rating of a player.
#[derive(Clone, Copy, Debug)]
pub struct PresentRating {
    pub board: RatingBoard,
    pub rating: Rating,
    /// The percentage of active players who are below; none before the first count.
    pub percentile: Option<u8>,
}

#[derive(QueryableByName)]
struct RatingRow {
    #[diesel(sql_type = Text)]
    board: String,
    #[diesel(sql_type = Double)]
    mu: f64,
    #[diesel(sql_type = Double)]
    sigma: f64,
    #[diesel(sql_type = Integer)]
    games: i32,
    #[diesel(sql_type = Nullable<SmallInt>)]
    percentile: Option<i16>,
}

#[derive(QueryableByName)]
pub(crate) struct RatingChangeRow {
    #[diesel(sql_type = Double)]
    mu_before: f64,
    #[diesel(sql_type = Double)]
    sigma_before: f64,
    #[diesel(sql_type = Double)]
    mu_after: f64,
    #[diesel(sql_type = Double)]
    sigma_after: f64,
    #[diesel(sql_type = Integer)]
    games: i32,
}

#[derive(QueryableByName)]
struct PastRatingRow {
    #[diesel(sql_type = BigInt)]
    ended_seq: i64,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    game: Option<Uuid>,
    #[diesel(sql_type = Timestamptz)]
    finished_at: jiff_diesel::Timestamp,
    #[diesel(embed)]
    change: RatingChangeRow,
}

#[derive(QueryableByName)]
struct SeatRatingChangeRow {
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(embed)]
    change: RatingChangeRow,
}

impl RatingChangeRow {
    pub(crate) fn on(self, board: RatingBoard) -> RatingChange {
        let games = self.games.cast_unsigned();
        RatingChange {
            board,
            before: Rating { mu: self.mu_before, sigma: self.sigma_before, games: games.saturating_sub(1) },
            after: Rating { mu: self.mu_after, sigma: self.sigma_after, games },
        }
    }
}

/// The ratings of a player; boards without a rated game are omitted.
pub async fn ratings(db: &Database, player: &KnownPlayer) -> Result<Vec<PresentRating>, DatabaseError> {
    let rows = db.read_past("read_ratings", player.last_ending, async |connection| {
        Ok(sql_query(RATINGS).bind::<SqlUuid, _>(player.id).load::<RatingRow>(connection).await?)
    });
    let present = |RatingRow { board, mu, sigma, games, percentile }: RatingRow| {
        let rating = Rating { mu, sigma, games: games.cast_unsigned() };
        let percentile = percentile.map(u8::saturating_from);
        Some(PresentRating { board: board.parse().ok()?, rating, percentile })
    };
    Ok(rows.await?.into_iter().filter_map(present).collect())
}

/// At most `limit` rating changes of a player, latest first, before the game with a number.
pub async fn list(
    db: &Database,
    player: &KnownPlayer,
    board: RatingBoard,
    before: Option<i64>,
    viewer: Option<Uuid>,
    limit: u8,
) -> Result<Vec<PastRating>, DatabaseError> {
    let rows = db.read_past("list_past_ratings", player.last_ending, async |connection| {
        Ok(page(player.id, board, before, viewer, limit).load::<PastRatingRow>(connection).await?)
    });
    let rows = rows.await?;
    let past = |PastRatingRow { ended_seq, game, finished_at, change }: PastRatingRow| PastRating {
        seq: ended_seq,
        game,
        finished_at: finished_at.to_jiff(),
        change: change.on(board),
    };
    Ok(rows.into_iter().map(past).collect())
}

/// The rating changes of the players of a game with this number of seats.
pub async fn rating_changes(db: &Database, game: Uuid, seats: u8) -> Result<Vec<(Seat, RatingChange)>, DatabaseError> {
    let board = RatingBoard::of(seats);
    let changes = sql_query(CHANGES_OF_GAME).bind::<SqlUuid, _>(game).bind::<Text, _>(board);
    let changes = changes.load::<SeatRatingChangeRow>(&mut db.connection("read_rating_changes").await?).await?;
    let of_seat = |SeatRatingChangeRow { seat, change }: SeatRatingChangeRow| {
        Some((Seat::new(u8::try_from(seat).ok()?)?, change.on(board)))
    };
    Ok(changes.into_iter().filter_map(of_seat).collect())
}
