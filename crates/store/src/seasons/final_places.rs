//! Final places of seasons: those of a board and those of a player; the list of boards.

use crate::{
    Database, DatabaseError,
    access::player_is_shown,
    database::statement::{Parameters, Statement},
    hosting::{projection::RatingBoard, season::Season},
    schema::seasons,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer, Nullable, Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A board of a season.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeasonBoardEntry {
    pub season: Season,
    pub board: RatingBoard,
    /// The players with a rated game.
    pub players: u32,
    /// The players in a final place; none until the season is over.
    pub placed: Option<u32>,
}

/// A final place of a board.
#[derive(Clone, Debug, QueryableByName)]
pub struct PlacedPlayer {
    #[diesel(sql_type = Integer)]
    pub position: i32,
    #[diesel(sql_type = Integer)]
    pub place: i32,
    /// None if the account is deleted, banned or hidden from the viewer.
    #[diesel(embed)]
    pub player: Option<PlacedAccount>,
    #[diesel(sql_type = Integer)]
    pub rating: i32,
    #[diesel(sql_type = Integer)]
    pub games: i32,
}

/// The player of a place.
#[derive(Clone, Debug, QueryableByName)]
pub struct PlacedAccount {
    #[diesel(sql_type = SqlUuid)]
    pub id: Uuid,
    #[diesel(sql_type = Text)]
    pub name: String,
}

/// A final place of a player.
#[derive(Clone, Debug, QueryableByName)]
pub struct OwnPlace {
    #[diesel(sql_type = Text)]
    pub season: String,
    #[diesel(sql_type = Text)]
    pub board: RatingBoard,
    #[diesel(sql_type = Integer)]
    pub place: i32,
    #[diesel(sql_type = Integer)]
    pub placed: i32,
    #[diesel(sql_type = Integer)]
    pub rating: i32,
    #[diesel(sql_type = Integer)]
    pub games: i32,
}

/// A position in the list of a player's places.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct OwnPlaceKey {
    pub season: Season,
    pub board: RatingBoard,
}

/// The places of a board after a position, in their order.
fn places_after(season: Season, board: RatingBoard, viewer: Option<Uuid>, after: i32, limit: u8) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let season = parameters.bind::<Text, _>(season.to_string());
    let board = parameters.bind::<Text, _>(<&str>::from(board));
    let viewer = parameters.bind::<Nullable<SqlUuid>, _>(viewer);
    let after = parameters.bind::<Integer, _>(after);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    parameters.statement(format!(
        "SELECT p.position, p.place, p.rating, p.games, a.id, a.name FROM season_places p \
        LEFT JOIN accounts a ON a.id = p.account_id AND a.banned_at IS NULL AND {shown} \
        WHERE p.season = {season} AND p.board = {board} AND p.position > {after} ORDER BY p.position LIMIT {limit}",
        shown = player_is_shown(&viewer, "p.account_id")
    ))
}

/// The places of a player, the latest season first.
const OF_PLAYER: &str = "SELECT p.season, p.board, p.place, p.rating, p.games, coalesce(s.placed, 0) AS placed \
    FROM season_places p JOIN seasons s ON s.season = p.season AND s.board = p.board \
    WHERE p.account_id = $1 AND ($2 IS NULL OR (p.season, p.board) < ($2, $3)) \
    ORDER BY p.season DESC, p.board DESC LIMIT $4";

/// The boards of all seasons in which anybody played, the latest season first: a few rows a year.
pub async fn boards(db: &Database) -> Result<Vec<SeasonBoardEntry>, DatabaseError> {
    let rows = db.read_past("list_seasons", None, async |connection| {
        let rows = seasons::table.order((seasons::season.desc(), seasons::board));
        let rows = rows.select((seasons::season, seasons::board, seasons::players, seasons::placed));
        Ok(rows.load::<(String, RatingBoard, i32, Option<i32>)>(connection).await?)
    });
    let entry = |(season, board, players, placed): (String, RatingBoard, i32, Option<i32>)| {
        let season = season.parse().ok()?;
        let (players, placed) = (players.cast_unsigned(), placed.map(i32::cast_unsigned));
        Some(SeasonBoardEntry { season, board, players, placed })
    };
    Ok(rows.await?.into_iter().filter_map(entry).collect())
}

/// At most `limit` final places of a board after a position; none until the season is over.
pub async fn on_board(
    db: &Database,
    season: Season,
    board: RatingBoard,
    viewer: Option<Uuid>,
    after: i32,
    limit: u8,
) -> Result<Vec<PlacedPlayer>, DatabaseError> {
    db.read_past("read_season_places", None, async |connection| {
        Ok(places_after(season, board, viewer, after, limit).load::<PlacedPlayer>(connection).await?)
    })
    .await
}

/// At most `limit` final places of a player after one, the latest season first.
pub async fn of_player(
    db: &Database,
    account: Uuid,
    after: Option<OwnPlaceKey>,
    limit: u8,
) -> Result<Vec<OwnPlace>, DatabaseError> {
    let (season, board) = after.map_or((None, ""), |key| (Some(key.season.to_string()), key.board.into()));
    db.read_past("read_season_places_of_player", None, async |connection| {
        let places = sql_query(OF_PLAYER)
            .bind::<SqlUuid, _>(account)
            .bind::<Nullable<Text>, _>(season.as_deref())
            .bind::<Text, _>(board)
            .bind::<BigInt, _>(i64::from(limit));
        Ok(places.load::<OwnPlace>(connection).await?)
    })
    .await
}
