//! The reports of players, for moderators.

use crate::{
    hosting::reports::ReportOutcome,
    http::{
        admin::moderator,
        answers::pagination::{self, Cursor},
        guards::{extract::Caller, json::Json, parameters::Query, text::visible_text},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    store::{
        Database, Role,
        accounts::reports::{self, Report},
    },
};
use actix_web::{HttpResponse, get, post, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in reports.
const PAGE: u8 = 50;

/// The state of reports to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportState {
    /// Reports that wait for an answer.
    #[default]
    Open,
    /// Reports that were answered.
    Closed,
}

/// Reports to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ReportsQuery {
    /// Their state. Default: `open`.
    #[param(inline)]
    pub state: Option<ReportState>,
    /// Page length, 1 to 100. Default: 50.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<Uuid>>,
}

/// A page of reports.
#[derive(Serialize, ToSchema)]
pub struct ReportPage {
    /// The reports: open ones from the first that is due, closed ones from the latest.
    pub items: Vec<Report>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<Uuid>>,
}

/// The answer to a report.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportClosing {
    /// The outcome, which the reporter is told.
    pub outcome: ReportOutcome,
    /// The reason, for the admin log: at most 500 characters.
    #[schema(min_length = 1, max_length = 500, example = "the name is that of her town")]
    pub reason: String,
}

/// List reports
///
/// None that is about you, or about a game in which you sit: others answer it.
#[utoipa::path(tag = "admin", operation_id = "list_reports", params(ReportsQuery), security(("bearer" = [])),
    responses((status = 200, description = "The reports", body = ReportPage)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-role" = json!(Role::Moderator)),
        ("x-problems" = json!([ProblemCode::NotAdmin]))))]
#[get("/v1/admin/reports")]
pub async fn list(
    db: web::Data<Database>,
    Caller(account): Caller,
    page: Query<ReportsQuery>,
) -> Result<web::Json<ReportPage>, Problem> {
    let moderator = moderator(&db, account).await?;
    let limit = page.limit.unwrap_or(PAGE);
    let is_open = page.state.unwrap_or_default() == ReportState::Open;
    let mut items = reports::list(&db, Some(moderator), is_open, page.cursor.map(|cursor| cursor.0), limit + 1).await?;
    let next = pagination::cut(&mut items, limit, |report| report.id);
    Ok(web::Json(ReportPage { items, next }))
}

/// Close a report
///
/// It does nothing else: what the outcome says was done before. The reporter finds the outcome in the inbox,
/// without the reason.
#[utoipa::path(tag = "admin", operation_id = "close_report", params(("report_id" = Uuid, Path)),
    request_body = ReportClosing, security(("bearer" = [])),
    responses((status = 204, description = "The report is closed")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Moderator)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound, ProblemCode::ReportClosed]))))]
#[post("/v1/admin/reports/{report_id}/close")]
pub async fn close(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<ReportClosing>,
) -> Result<HttpResponse, Problem> {
    let moderator = moderator(&db, account).await?;
    let reason = visible_text("/reason", &body.reason)?;
    reports::close(&db, Some(moderator), *id, (body.outcome, &reason)).await?;
    Ok(HttpResponse::NoContent().finish())
}
