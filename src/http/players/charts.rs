//! Charts of a player.

use crate::{
    engine::whole,
    hosting::projection::RatingBoard,
    http::{
        answers::picture::{self, Drawn},
        guards::{
            extract::{IfNoneMatch, Viewer},
            parameters::Query,
        },
        operations::{IGNORED, RateClass},
        players::lookup::named,
        problem::{Problem, ProblemCode, language},
    },
    identity::ApiScope,
    store::{
        Database,
        read_models::query::{PastRating, past_ratings},
    },
};
use actix_web::{HttpResponse, get, web};
use railhead_localization::{Message, message};
use railhead_pictures::{Chart, Line, Theme};
use serde::Deserialize;
use utoipa::IntoParams;

/// The number of games that a chart shows, the last ones.
const GAMES: u8 = 200;

/// Selects a rating.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RatingChartQuery {
    /// The rating.
    #[param(example = "duel")]
    pub board: RatingBoard,
    /// The colours. Default: `light`.
    #[param(inline = false, example = "dark")]
    pub theme: Option<Theme>,
}

/// Draw a rating
///
/// The rating after each of the last 200 rated games, as SVG.
#[utoipa::path(tag = "pictures", operation_id = "draw_ratings", params(("name" = String, Path, example = "Ada"), RatingChartQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The chart", content_type = "image/svg+xml", body = String),
        (status = 304, description = "Not changed")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)), ("x-other-parameters" = json!(IGNORED)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}/ratings.svg")]
pub async fn ratings(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    name: web::Path<String>,
    query: Query<RatingChartQuery>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let RatingChartQuery { board, theme } = query.into_inner();
    let (account, player) = named(&db, viewer, &name).await?;
    let name = account.name;
    let past = past_ratings::list(&db, &player, board, None, None, GAMES).await?;
    let points = points(&past);
    let chart = Chart {
        title: message!("chart-rating-title", player = name.as_str()),
        description: vec![description(&points)],
        horizontal: message!("chart-axis-games"),
        vertical: message!("chart-axis-rating"),
        lines: vec![Line { name, color: None, points }],
        theme: theme.unwrap_or_default(),
        language: language::current(),
    };
    Ok(picture::respond(&known, Drawn::svg(chart.svg())))
}

/// The rating after each game, the first shown before its first as well; the latest comes first.
fn points(past: &[PastRating]) -> Vec<(f64, f64)> {
    let before = past.last().map(|past| {
        let games = past.change.after.games;
        (f64::from(games.saturating_sub(1)), f64::from(past.change.before.shown()))
    });
    let after =
        past.iter().rev().map(|past| (f64::from(past.change.after.games), f64::from(past.change.after.shown())));
    before.into_iter().chain(after).collect()
}

fn description(points: &[(f64, f64)]) -> Message {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return message!("chart-rating-empty") };
    let highest = points.iter().fold(first.1, |highest, point| highest.max(point.1));
    let count = points.len().saturating_sub(1);
    message!("chart-rating-description", count, first = whole(first.1), last = whole(last.1), highest = whole(highest))
}
