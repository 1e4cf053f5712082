//! A player's ratings and the change made by each rated game.

use crate::{
    hosting::projection::{Rating, RatingBoard, RatingChange},
    http::{
        answers::pagination::{self, Cursor},
        guards::{extract::Viewer, parameters::Query},
        players::lookup::named,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database,
        read_models::query::{PastRating, past_ratings},
    },
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in changes.
const PAGE: u8 = 50;

/// Selects rating changes.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RatingHistoryQuery {
    /// The rating.
    #[param(example = "duel")]
    pub board: RatingBoard,
    /// Page length, 1 to 200. Default: 50.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<i64>>,
}

/// A player's rating.
#[derive(Serialize, ToSchema)]
pub struct PlayerRating {
    /// The rating the player has at least, almost surely: the mean minus three standard deviations,
    /// on a scale where beginners have 1000.
    #[schema(example = 1140)]
    pub rating: i32,
    /// Whether the rating is based on fewer than ten games.
    pub provisional: bool,
    /// The number of games on which the rating is based.
    #[schema(example = 23)]
    pub games: u32,
    /// The percentage of active players whose rating of this kind is lower, rounded down. Active are
    /// the players of the leaderboards who have finished a rated game of this kind within the last 90
    /// days. It is counted every ten minutes. Null without rated games, and as long as nobody is active.
    #[schema(minimum = 0, maximum = 100, example = 71)]
    pub percentile: Option<u8>,
}

/// The effect of a game on a rating.
#[derive(Serialize, ToSchema)]
pub struct RatingStep {
    /// The rating before the game.
    #[schema(example = 1127)]
    pub before: i32,
    /// The rating after the game.
    #[schema(example = 1140)]
    pub after: i32,
    /// Whether the rating after the game is based on fewer than ten games.
    pub provisional: bool,
}

/// The history of a rating, latest change first.
#[derive(Serialize, ToSchema)]
pub struct RatingHistoryPage {
    /// The rating.
    pub board: RatingBoard,
    /// The changes.
    pub items: Vec<RatedGame>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<i64>>,
}

/// A rated game.
#[derive(Serialize, ToSchema)]
pub struct RatedGame {
    /// The game's id. Null if the game is not public and you did not play in it.
    pub game: Option<Uuid>,
    /// The time at which the game ended.
    pub finished_at: jiff::Timestamp,
    /// The rating change.
    #[serde(flatten)]
    pub step: RatingStep,
}

impl PlayerRating {
    pub fn of(rating: &Rating, percentile: Option<u8>) -> PlayerRating {
        let (provisional, games) = (rating.is_provisional(), rating.games);
        PlayerRating { rating: rating.shown(), provisional, games, percentile }
    }
}

impl From<PastRating> for RatedGame {
    fn from(PastRating { seq: _, game, finished_at, change }: PastRating) -> RatedGame {
        RatedGame { game, finished_at, step: RatingStep::of(&change) }
    }
}

impl RatingStep {
    pub fn of(RatingChange { before, after, board: _ }: &RatingChange) -> RatingStep {
        RatingStep { before: before.shown(), after: after.shown(), provisional: after.is_provisional() }
    }
}

/// Get a rating history
///
/// Every rated game with its rating change, latest first. Games that end while you page do not
/// shift the pages.
#[utoipa::path(tag = "players", operation_id = "list_rating_changes", params(("name" = String, Path, example = "Ada"), RatingHistoryQuery),
    security((), ("bearer" = [])), responses((status = 200, description = "The changes", body = RatingHistoryPage)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}/ratings")]
pub async fn list(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    name: web::Path<String>,
    query: Query<RatingHistoryQuery>,
) -> Result<web::Json<RatingHistoryPage>, Problem> {
    let RatingHistoryQuery { board, limit, cursor } = query.into_inner();
    let limit = limit.unwrap_or(PAGE);
    let (_, player) = named(&db, viewer, &name).await?;
    let before = cursor.map(|cursor| cursor.0);
    let mut found = past_ratings::list(&db, &player, board, before, viewer, limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |past| past.seq);
    Ok(web::Json(RatingHistoryPage { board, items: found.into_iter().map(RatedGame::from).collect(), next }))
}
