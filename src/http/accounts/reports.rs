//! Reports to the moderators: of a player, a game, or something that was said.

use crate::{
    hosting::reports::ReportReason,
    http::{
        accounts::blocks::known_to,
        answers::pagination::{self, Cursor},
        guards::{extract::Caller, json::Json, parameters::Query, text::visible_text},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    store::{
        Database,
        accounts::reports::{self, NewReport, OwnReport, ReportSubject},
        error::ReportError,
        games::{delayed, visible},
        phrases::said::{self, Said},
    },
};
use actix_web::{HttpResponse, get, post, web};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in reports.
const PAGE: u8 = 50;

/// A report to send.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "about", rename_all = "snake_case", deny_unknown_fields)]
pub enum ReportRequest {
    /// A player.
    #[schema(title = "PlayerReport")]
    Player {
        /// The player's name or id.
        #[schema(max_length = 100, example = "Eve")]
        name: String,
        /// The reason.
        reason: ReportReason,
        /// Your words for what happened: at most 500 characters.
        #[serde(default)]
        #[schema(max_length = 500, example = "insults everybody who is faster")]
        text: Option<String>,
    },
    /// A game.
    #[schema(title = "GameReport")]
    Game {
        /// The game's id. You may see it.
        game: Uuid,
        /// The reason.
        reason: ReportReason,
        /// Your words for what happened: at most 500 characters.
        #[serde(default)]
        #[schema(max_length = 500, example = "two of them play for each other")]
        text: Option<String>,
    },
    /// Something that was said in a game.
    #[schema(title = "PhraseReport")]
    Phrase {
        /// The game's id. You may see it.
        game: Uuid,
        /// The number of the phrase, as `GET /v1/games/{game_id}/phrases` has it.
        #[schema(minimum = 1, maximum = 2_147_483_647, example = 3)]
        number: u32,
        /// The reason.
        reason: ReportReason,
        /// Your words for what happened: at most 500 characters.
        #[serde(default)]
        #[schema(max_length = 500, example = "the same at every turn of mine")]
        text: Option<String>,
    },
}

/// A report that was sent.
#[derive(Serialize, ToSchema)]
pub struct SentReport {
    /// The report's id.
    pub id: Uuid,
}

/// Paging of your reports.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OwnReportsQuery {
    /// Page length, 1 to 100. Default: 50.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<Uuid>>,
}

/// A page of your reports, the latest first.
#[derive(Serialize, ToSchema)]
pub struct OwnReportPage {
    /// The reports.
    pub items: Vec<OwnReport>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<Uuid>>,
}

/// Report a player, a game or a phrase
///
/// To the moderators, who answer within a day: the inbox tells the outcome (`report_closed`). Nobody else
/// learns of it, and those who are reported never by whom. You can send 20 reports in a day, and one about
/// the same until it is closed.
#[utoipa::path(tag = "friends", operation_id = "send_report", request_body = ReportRequest, security(("bearer" = [])),
    responses((status = 201, description = "The report's id", body = SentReport)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TooManyReports, ProblemCode::AlreadyReported]))))]
#[post("/v1/reports")]
pub async fn send(
    db: web::Data<Database>,
    Caller(account): Caller,
    body: Json<ReportRequest>,
) -> Result<HttpResponse, Problem> {
    let (subject, reason, text) = match body.into_inner() {
        ReportRequest::Player { name, reason, text } => {
            (ReportSubject::Player(known_to(&db, account, &name).await?), reason, text)
        }
        ReportRequest::Game { game, reason, text } => {
            visible::game_for(&db, game, Some(account)).await?;
            (ReportSubject::Game(game), reason, text)
        }
        ReportRequest::Phrase { game, number, reason, text } => {
            heard(&db, account, game, number).await?;
            (ReportSubject::Phrase { game, number }, reason, text)
        }
    };
    let text = text.filter(|text| !text.trim().is_empty()).map(|text| visible_text("/text", &text)).transpose()?;
    let id = reports::send(&db, account, NewReport { subject, reason, text: text.as_deref() }).await?;
    Ok(HttpResponse::Created().json(SentReport { id }))
}

/// List your reports
///
/// With the outcome of each that was closed. Reports are kept for a year after that.
#[utoipa::path(tag = "friends", operation_id = "list_own_reports", params(OwnReportsQuery), security(("bearer" = [])),
    responses((status = 200, description = "Your reports, the latest first", body = OwnReportPage)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/me/reports")]
pub async fn list(
    db: web::Data<Database>,
    Caller(account): Caller,
    page: Query<OwnReportsQuery>,
) -> Result<web::Json<OwnReportPage>, Problem> {
    let limit = page.limit.unwrap_or(PAGE);
    let mut items = reports::own(&db, account, page.cursor.map(|cursor| cursor.0), limit + 1).await?;
    let next = pagination::cut(&mut items, limit, |report| report.id);
    Ok(web::Json(OwnReportPage { items, next }))
}

/// Checks that an account has heard a phrase.
///
/// # Errors
/// `NotFound`.
async fn heard(db: &Database, account: Uuid, game: Uuid, number: u32) -> Result<(), Problem> {
    let hosted = visible::game_for(db, game, Some(account)).await?;
    let last = Said { before: number.checked_add(1), until: delayed::shown_until(db, &hosted, Some(account)) };
    match said::list(db, game, Some(account), last, 1).await?.first() {
        Some(said) if said.number == number => Ok(()),
        Some(_) | None => Err(Problem::new(ProblemCode::NotFound, message!("detail-no-phrase"))),
    }
}

impl From<ReportError> for Problem {
    fn from(error: ReportError) -> Problem {
        match error {
            ReportError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyReports, message!("detail-too-many-reports", most)).with("most", most)
            }
            ReportError::Open { id } => Problem::new(ProblemCode::AlreadyReported, message!("detail-already-reported"))
                .with("id", id.to_string()),
            ReportError::Oneself => {
                Problem::new(ProblemCode::InvalidBody, message!("detail-report-oneself")).with("parameter", "/name")
            }
            ReportError::Closed => Problem::new(ProblemCode::ReportClosed, message!("detail-report-closed")),
            ReportError::NoSuchReport => Problem::new(ProblemCode::NotFound, message!("detail-no-report")),
            ReportError::NoSuchAccount => Problem::new(ProblemCode::NotFound, message!("detail-no-player")),
            ReportError::Database(error) => error.into(),
        }
    }
}
