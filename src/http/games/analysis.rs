//! The analysis of a finished game: luck, errors and turning points.

use crate::{
    http::{
        guards::{
            extract::{Caller, Viewer},
            heavy_work::HeavyWork,
        },
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{Database, error::AnalysisError, games::analyses},
};
use actix_web::{HttpRequest, get, post, web};
use railhead_analysis::{Analysis, NotFinished, analyze};
use railhead_localization::message;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The analysis of a game.
#[derive(Serialize, ToSchema)]
pub struct AnalysisAnswer {
    /// The state of the analysis: it is there.
    pub status: AnalysisStatus,
    /// The analysis.
    pub analysis: Box<Analysis>,
    /// Nothing. In 0.1.0, the reason for which there was no analysis.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<String>,
}

/// The state of an analysis.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisStatus {
    /// It does not change until the evaluation does.
    Ready,
}

/// Get a game's analysis
///
/// The luck of each player, what their errors cost, and the decisions that mattered, in points of
/// the final margin: docs/analysis.md explains every figure.
#[utoipa::path(tag = "results", operation_id = "show_analysis", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The analysis", body = AnalysisAnswer)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotOver, ProblemCode::GameVoid,
            ProblemCode::Unavailable]))))]
#[get("/v1/games/{game_id}/analysis")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    id: web::Path<Uuid>,
    request: HttpRequest,
) -> Result<web::Json<AnalysisAnswer>, Problem> {
    analysis(&db, *id, account, &request).await
}

/// Ask for a game's analysis
///
/// Every finished game has one now: use `GET`, which answers the same.
#[utoipa::path(tag = "results", operation_id = "ask_for_analysis", params(("game_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 200, description = "The analysis", body = AnalysisAnswer)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-deprecated-since" = json!("2026-11-30")), ("x-sunset" = json!("2028-01-01")),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotOver, ProblemCode::GameVoid,
            ProblemCode::Unavailable]))))]
#[post("/v1/games/{game_id}/analysis")]
pub async fn ask(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    request: HttpRequest,
) -> Result<web::Json<AnalysisAnswer>, Problem> {
    analysis(&db, *id, Some(account), &request).await
}

async fn analysis(
    db: &Database,
    game: Uuid,
    viewer: Option<Uuid>,
    request: &HttpRequest,
) -> Result<web::Json<AnalysisAnswer>, Problem> {
    let events = analyses::events(db, game, viewer).await?;
    let analysis = HeavyWork::of(request)?.run(request, move || analyze(&events)).await?;
    let analysis = analysis.map_err(|NotFinished| Problem::from(AnalysisError::NotOver))?;
    Ok(web::Json(AnalysisAnswer { status: AnalysisStatus::Ready, analysis: analysis.into(), reason: None }))
}

impl From<AnalysisError> for Problem {
    fn from(error: AnalysisError) -> Problem {
        match error {
            AnalysisError::NotOver => Problem::new(ProblemCode::GameNotOver, message!("detail-analysis-not-over")),
            AnalysisError::Void => Problem::new(ProblemCode::GameVoid, message!("detail-no-result")),
            AnalysisError::Game(error) => error.into(),
        }
    }
}
