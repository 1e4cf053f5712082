//! Seasons: what counts in them, their final places, and those of a player.

use crate::{
    hosting::{
        projection::RatingBoard,
        season::{self, SeasonPhase},
    },
    http::{
        answers::pagination::{self, Cursor},
        guards::{extract::Viewer, parameters::Query},
        players::lookup::account_named,
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{
        self, Database, DatabaseError,
        seasons::final_places::{self, OwnPlaceKey, SeasonBoardEntry},
    },
};
use actix_web::{get, web};
use jiff::Timestamp;
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in places.
const PAGE: u8 = 50;

/// All seasons.
#[derive(Serialize, ToSchema)]
pub struct SeasonList {
    /// The seasons in which a game without bots has ended, and the present one; the
    /// latest first.
    pub items: Vec<Season>,
}

/// A season: a quarter of rated play. Rated games that begin between `from` and `until` count, in UTC, if
/// they end before `closes_at`.
#[derive(Serialize, ToSchema)]
pub struct Season {
    /// The season's key.
    #[schema(value_type = String, example = "2026-Q4")]
    pub season: season::Season,
    /// The beginning.
    pub from: Timestamp,
    /// The end.
    pub until: Timestamp,
    /// The time at which the final places are written.
    pub closes_at: Timestamp,
    /// The phase.
    pub phase: SeasonPhase,
    /// The number of rated games on a board that a player needs for a final place there.
    #[schema(example = 10)]
    pub min_games: u32,
    /// The boards.
    pub boards: Vec<SeasonBoard>,
}

/// A board of a season.
#[derive(Serialize, ToSchema)]
pub struct SeasonBoard {
    /// The board: players are ordered by this rating after their last game of the season.
    pub board: RatingBoard,
    /// The number of players with a rated game, without guests and banned players. It is counted every
    /// ten minutes until the season is over.
    #[schema(example = 120)]
    pub players: u32,
    /// The number of players in a final place. Null until the season is over.
    #[schema(example = 41)]
    pub placed: Option<u32>,
}

/// A board and paging of final places.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct SeasonPlacesQuery {
    /// The board.
    #[param(example = "duel")]
    pub board: RatingBoard,
    /// Page length, 1 to 100. Default: 50.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<i32>>,
}

/// Final places of a board of a season, or a page of them.
#[derive(Serialize, ToSchema)]
pub struct SeasonPlaces {
    /// The season's key.
    #[schema(value_type = String, example = "2026-Q4")]
    pub season: season::Season,
    /// The board.
    pub board: RatingBoard,
    /// The phase of the season.
    pub phase: SeasonPhase,
    /// The places, the first one first. Empty until the season is over.
    pub items: Vec<SeasonPlace>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<i32>>,
}

/// A final place of a season.
#[derive(Serialize, ToSchema)]
pub struct SeasonPlace {
    /// The place, from 1. Players with equal ratings share it, and the next ones are skipped.
    #[schema(example = 3)]
    pub place: u32,
    /// The player's present name. Null if the account was deleted or is banned, or is hidden from you.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is.
    pub player_id: Option<PlayerId>,
    /// The displayed rating after the player's last rated game of the season.
    #[schema(example = 1140)]
    pub rating: i32,
    /// The number of rated games of the season on this board.
    #[schema(example = 41)]
    pub games: u32,
}

/// Paging of the places of a player.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PlayerSeasonsQuery {
    /// Page length, 1 to 100. Default: 50.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<OwnPlaceKey>>,
}

/// The final places of a player, or a page of them.
#[derive(Serialize, ToSchema)]
pub struct PlayerSeasons {
    /// The places, the latest season first.
    pub items: Vec<PlayerSeason>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<OwnPlaceKey>>,
}

/// A final place of a player.
#[derive(Serialize, ToSchema)]
pub struct PlayerSeason {
    /// The season's key.
    #[schema(value_type = String, example = "2026-Q4")]
    pub season: season::Season,
    /// The board.
    pub board: RatingBoard,
    /// The place, from 1.
    #[schema(example = 3)]
    pub place: u32,
    /// The number of players in a place.
    #[schema(example = 41)]
    pub placed: u32,
    /// The displayed rating after the last rated game of the season.
    #[schema(example = 1140)]
    pub rating: i32,
    /// The number of rated games of the season on this board.
    #[schema(example = 41)]
    pub games: u32,
}

impl Season {
    /// A season with the rows of its boards; a board without a row has no players yet.
    fn of(season: season::Season, rows: &[SeasonBoardEntry], now: Timestamp) -> Season {
        let row = |board| rows.iter().find(|row| row.season == season && row.board == board);
        let board = |board: &RatingBoard| SeasonBoard {
            board: *board,
            players: row(*board).map_or(0, |row| row.players),
            placed: row(*board).and_then(|row| row.placed),
        };
        let range = season.range();
        let boards = RatingBoard::VARIANTS.iter().map(board).collect::<Vec<_>>();
        Season {
            season,
            from: range.start,
            until: range.end,
            closes_at: season.closes_at(),
            phase: season.phase(now, boards.iter().all(|board| board.placed.is_some())),
            min_games: season::MIN_GAMES,
            boards,
        }
    }
}

/// The seasons that there are, the latest first.
async fn seasons(db: &Database) -> Result<Vec<Season>, Problem> {
    let (rows, now) = (final_places::boards(db).await?, db.now());
    let mut known = vec![season::Season::containing(now)];
    for row in &rows {
        if !known.contains(&row.season) {
            known.push(row.season);
        }
    }
    Ok(known.into_iter().map(|season| Season::of(season, &rows, now)).collect())
}

/// The season with a key.
///
/// # Errors
/// `NotFound` if nobody has played in it and it is not the present one.
async fn keyed(db: &Database, key: &str) -> Result<Season, Problem> {
    let found = seasons(db).await?.into_iter().find(|season| season.season.to_string() == key);
    found.ok_or_else(|| Problem::new(ProblemCode::NotFound, message!("detail-no-season")))
}

/// List the seasons
///
/// A season is a quarter of rated play. Games count for the season in which they began. The final places
/// of both ratings are written two weeks after its end, and never change.
#[utoipa::path(tag = "leaderboards", operation_id = "list_seasons",
    responses((status = 200, description = "The seasons", body = SeasonList)),
    extensions(("x-problems" = json!([ProblemCode::Internal]))))]
#[get("/v1/seasons")]
pub async fn list(db: web::Data<Database>) -> Result<web::Json<SeasonList>, Problem> {
    Ok(web::Json(SeasonList { items: seasons(&db).await? }))
}

/// Get a season
///
/// Its time, its phase and its boards.
#[utoipa::path(tag = "leaderboards", operation_id = "show_season",
    params(("season" = String, Path, example = "2026-Q4")),
    responses((status = 200, description = "The season", body = Season)),
    extensions(("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/seasons/{season}")]
pub async fn show(db: web::Data<Database>, key: web::Path<String>) -> Result<web::Json<Season>, Problem> {
    Ok(web::Json(keyed(&db, &key).await?))
}

/// Get the final places of a season
///
/// Listed players with at least `min_games` rated games on the board, by the rating after the last of
/// them; at most the first 100,000. They are written once and stay: a player whose account is deleted
/// loses the name, and the others keep their places.
#[utoipa::path(tag = "leaderboards", operation_id = "show_season_places",
    params(("season" = String, Path, example = "2026-Q4"), SeasonPlacesQuery), security((), ("bearer" = [])),
    responses((status = 200, description = "The places", body = SeasonPlaces)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/seasons/{season}/places")]
pub async fn places(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    key: web::Path<String>,
    query: Query<SeasonPlacesQuery>,
) -> Result<web::Json<SeasonPlaces>, Problem> {
    let SeasonPlacesQuery { board, limit, cursor } = query.into_inner();
    let Season { season, phase, .. } = keyed(&db, &key).await?;
    let (limit, after) = (limit.unwrap_or(PAGE), cursor.map_or(0, |cursor| cursor.0));
    let mut found = final_places::on_board(&db, season, board, viewer, after, limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |placed| placed.position);
    let place = |placed: store::seasons::final_places::PlacedPlayer| SeasonPlace {
        place: placed.place.cast_unsigned(),
        player_id: placed.player.as_ref().map(|player| PlayerId::of(player.id)),
        name: placed.player.map(|player| player.name),
        rating: placed.rating,
        games: placed.games.cast_unsigned(),
    };
    Ok(web::Json(SeasonPlaces { season, board, phase, items: found.into_iter().map(place).collect(), next }))
}

/// Get a player's seasons
///
/// The player's final places, the latest season first.
#[utoipa::path(tag = "players", operation_id = "list_player_seasons",
    params(("name" = String, Path, example = "Ada"), PlayerSeasonsQuery), security((), ("bearer" = [])),
    responses((status = 200, description = "The places", body = PlayerSeasons)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}/seasons")]
pub async fn of_player(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    name: web::Path<String>,
    query: Query<PlayerSeasonsQuery>,
) -> Result<web::Json<PlayerSeasons>, Problem> {
    let PlayerSeasonsQuery { limit, cursor } = query.into_inner();
    let limit = limit.unwrap_or(PAGE);
    let account = account_named(&db, viewer, &name).await?;
    let mut items = places_of(&db, account.id, cursor.map(|cursor| cursor.0), limit + 1).await?;
    let next = pagination::cut(&mut items, limit, |item| OwnPlaceKey { season: item.season, board: item.board });
    Ok(web::Json(PlayerSeasons { items, next }))
}

/// At most `limit` places of an account after one, the latest season first.
pub async fn places_of(
    db: &Database,
    account: Uuid,
    after: Option<OwnPlaceKey>,
    limit: u8,
) -> Result<Vec<PlayerSeason>, DatabaseError> {
    let found = final_places::of_player(db, account, after, limit).await?;
    let place = |own: store::seasons::final_places::OwnPlace| {
        Some(PlayerSeason {
            season: own.season.parse().ok()?,
            board: own.board,
            place: own.place.cast_unsigned(),
            placed: own.placed.cast_unsigned(),
            rating: own.rating,
            games: own.games.cast_unsigned(),
        })
    };
    Ok(found.into_iter().filter_map(place).collect())
}
