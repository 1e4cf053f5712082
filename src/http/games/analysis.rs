//! The analysis of a finished game: luck, errors and turning points.

use crate::{
    http::{
        guards::extract::{Caller, Viewer},
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database,
        error::AnalysisError,
        games::{
            analyses,
            analysis_rows::{AnalysisGap, StoredAnalysis},
        },
    },
};
use actix_web::{get, post, web};
use railhead_analysis::Analysis;
use railhead_localization::message;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The time after which it is worth looking for a queued analysis again, in seconds.
const LOOK_AGAIN: u32 = 10;

/// The analysis of a game, once it is made.
#[derive(Serialize, ToSchema)]
pub struct AnalysisAnswer {
    /// The state of the analysis.
    pub status: AnalysisStatus,
    /// The analysis. Null unless the status is `ready`.
    pub analysis: Option<Box<Analysis>>,
    /// The reason for which one was given up, with the status `none`. Absent otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<AnalysisGap>,
}

/// The state of an analysis.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisStatus {
    /// There is none, and none will be made unless somebody asks for it.
    None,
    /// It will be made soon, when a core of the server is free. Look again after ten seconds.
    Queued,
    /// It is made, and does not change until the policy does.
    Ready,
}

/// Get a game's analysis
///
/// The luck of each player, what their errors cost, and the decisions that mattered, in points of
/// the final margin: docs/analysis.md explains every figure. Analyses are made after the end of games
/// in which people played, when the server is not busy.
#[utoipa::path(tag = "results", operation_id = "show_analysis", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The analysis, or whether it will be made", body = AnalysisAnswer)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotOver, ProblemCode::GameVoid]))))]
#[get("/v1/games/{game_id}/analysis")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    id: web::Path<Uuid>,
) -> Result<web::Json<AnalysisAnswer>, Problem> {
    Ok(web::Json(analyses::of_game(&db, *id, account).await?.into()))
}

/// Ask for a game's analysis
///
/// For a game without one: it was played before there were analyses, or while the server was busy.
/// Repeating the request changes nothing. You can wait for the analyses of three games at a time.
#[utoipa::path(tag = "results", operation_id = "ask_for_analysis", params(("game_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 200, description = "The analysis, or that it will be made", body = AnalysisAnswer)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotOver, ProblemCode::GameVoid,
            ProblemCode::TooManyAnalyses]))))]
#[post("/v1/games/{game_id}/analysis")]
pub async fn ask(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<web::Json<AnalysisAnswer>, Problem> {
    Ok(web::Json(analyses::ask(&db, *id, account).await?.into()))
}

impl From<StoredAnalysis> for AnalysisAnswer {
    fn from(stored: StoredAnalysis) -> AnalysisAnswer {
        match stored {
            StoredAnalysis::None(reason) => AnalysisAnswer { status: AnalysisStatus::None, analysis: None, reason },
            StoredAnalysis::Queued => AnalysisAnswer { status: AnalysisStatus::Queued, analysis: None, reason: None },
            StoredAnalysis::Ready(analysis) => {
                AnalysisAnswer { status: AnalysisStatus::Ready, analysis: Some(analysis), reason: None }
            }
        }
    }
}

impl From<AnalysisError> for Problem {
    fn from(error: AnalysisError) -> Problem {
        match error {
            AnalysisError::NotOver => Problem::new(ProblemCode::GameNotOver, message!("detail-analysis-not-over")),
            AnalysisError::Void => Problem::new(ProblemCode::GameVoid, message!("detail-no-result")),
            AnalysisError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyAnalyses, message!("detail-too-many-analyses", most))
                    .with("most", most)
                    .with("retry_after", LOOK_AGAIN)
            }
            AnalysisError::Game(error) => error.into(),
            AnalysisError::Database(error) => error.into(),
        }
    }
}
