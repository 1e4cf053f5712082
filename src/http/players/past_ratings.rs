//! How strong a player is, and what each rated game did to that.

use crate::{
    http::{
        players::profile::named,
        support::{
            extract::Onlooker,
            pagination::{self, Before},
            problem::Problem,
        },
    },
    projection::{Board, Rating, RatingChange},
    store::{PastRating, Store},
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Changes of an answer, unless told.
const PAGE: u8 = 50;
/// The most of an answer.
const LONGEST: u8 = 200;

/// Which changes are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Page {
    /// Of which rating.
    #[param(inline, example = "duel")]
    pub board: Board,
    /// How many at most; 50 unless told.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u8>,
    /// The `next` of the page before.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Before>,
}

/// How strong somebody is.
#[derive(Serialize, ToSchema)]
pub struct ShownRating {
    /// What he is at least, almost surely: the mean less three deviations, on a scale where beginners have 1000.
    #[schema(example = 1140)]
    pub rating: i32,
    /// Whether it is made of fewer than ten games.
    pub provisional: bool,
    /// How many games it is made of.
    #[schema(example = 23)]
    pub games: u32,
}

/// What a game did to a rating.
#[derive(Serialize, ToSchema)]
pub struct RatingStep {
    /// The rating before.
    #[schema(example = 1127)]
    pub before: i32,
    /// The rating after.
    #[schema(example = 1140)]
    pub after: i32,
    /// Whether it is then made of fewer than ten games.
    pub provisional: bool,
}

/// How a rating came to be what it is, the latest change first.
#[derive(Serialize, ToSchema)]
pub struct RatingHistory {
    /// Which rating.
    #[schema(inline)]
    pub board: Board,
    /// The changes.
    pub items: Vec<RatedGame>,
    /// If there are more: ask again with `cursor` this.
    pub next: Option<Before>,
}

/// A rated game.
#[derive(Serialize, ToSchema)]
pub struct RatedGame {
    /// Its id; none if it is for you to know of only if you sat there.
    pub game: Option<Uuid>,
    /// When it ended.
    pub finished_at: jiff::Timestamp,
    /// What it did.
    #[serde(flatten)]
    pub step: RatingStep,
}

impl ShownRating {
    /// A rating as it is shown.
    pub fn of(rating: &Rating) -> ShownRating {
        ShownRating { rating: rating.shown(), provisional: rating.is_provisional(), games: rating.games }
    }
}

impl RatingStep {
    /// A change as it is shown.
    pub fn of(RatingChange { before, after, board: _ }: &RatingChange) -> RatingStep {
        RatingStep { before: before.shown(), after: after.shown(), provisional: after.is_provisional() }
    }
}

/// How a player's rating came to be
///
/// Each rated game with what it did, the latest first. Games that end meanwhile do not shift the pages.
#[utoipa::path(tag = "players", operation_id = "list_past_ratings", params(("name" = String, Path, example = "Ada"), Page),
    security((), ("bearer" = [])), responses((status = 200, description = "The changes", body = RatingHistory)))]
#[get("/v1/players/{name}/ratings")]
pub async fn list(
    store: web::Data<Store>,
    Onlooker(viewer): Onlooker,
    name: web::Path<String>,
    query: web::Query<Page>,
) -> Result<web::Json<RatingHistory>, Problem> {
    let Page { board, limit, cursor } = query.into_inner();
    let limit = pagination::limit(limit, PAGE, 1..=LONGEST)?;
    let player = named(&store, &name).await?;
    let before = cursor.map(|Before(seq)| seq);
    let mut found = store.past_ratings(player.id, board, before, viewer, limit + 1).await?;
    let next = pagination::cut(&mut found, limit, |past| Before(past.seq));
    let rated = |PastRating { seq: _, game, finished_at, change }: PastRating| RatedGame {
        game,
        finished_at,
        step: RatingStep::of(&change),
    };
    Ok(web::Json(RatingHistory { board, items: found.into_iter().map(rated).collect(), next }))
}
