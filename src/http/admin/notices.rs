//! Notices of the operator.

use crate::{
    http::{
        admin::admin,
        guards::{extract::Caller, json::Json, text::visible_text},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    store::{
        Database, Role,
        error::NoticeError,
        notices::{self, Notice, NoticeTexts},
    },
};
use actix_web::{HttpResponse, delete, get, post, web};
use jiff::Timestamp;
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// A notice to post.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewNotice {
    /// The text by language.
    pub texts: NoticeTexts,
    /// The time from which the notice is shown. Default: now.
    pub from: Option<Timestamp>,
    /// The time until which the notice is shown.
    #[schema(example = "2099-12-31T00:00:00Z")]
    pub until: Timestamp,
}

/// The notices that are not over.
#[derive(Serialize, ToSchema)]
pub struct NoticeList {
    /// The notices, in the order of their ends: at most 20.
    #[schema(max_items = 20)]
    pub items: Vec<Notice>,
}

/// List notices
///
/// Notices that are shown now, and those that will be.
#[utoipa::path(tag = "admin", operation_id = "list_notices", security(("bearer" = [])),
    responses((status = 200, description = "The notices", body = NoticeList)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-role" = json!(Role::Admin)),
        ("x-problems" = json!([ProblemCode::NotAdmin]))))]
#[get("/v1/admin/notices")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<NoticeList>, Problem> {
    admin(&db, account).await?;
    Ok(web::Json(NoticeList { items: notices::list(&db).await? }))
}

/// Post a notice
///
/// Everybody finds it in `GET /v1/status` from then on, and in the app. A notice is not changed: remove it and
/// post another one.
#[utoipa::path(tag = "admin", operation_id = "post_notice", request_body = NewNotice, security(("bearer" = [])),
    responses((status = 201, description = "The notice", body = Notice)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Admin)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::TooManyNotices]))))]
#[post("/v1/admin/notices")]
pub async fn post(
    db: web::Data<Database>,
    Caller(account): Caller,
    body: Json<NewNotice>,
) -> Result<HttpResponse, Problem> {
    let by = admin(&db, account).await?;
    let NewNotice { texts, from, until } = body.into_inner();
    let text = |pointer: &str, text: Option<String>| text.map(|text| visible_text(pointer, &text)).transpose();
    let texts = NoticeTexts {
        en: visible_text("/texts/en", &texts.en)?,
        fr: text("/texts/fr", texts.fr)?,
        de: text("/texts/de", texts.de)?,
        es: text("/texts/es", texts.es)?,
        it: text("/texts/it", texts.it)?,
    };
    let notice = Notice { id: Uuid::now_v7(), texts, from: from.unwrap_or_else(|| db.now()), until };
    notices::post(&db, Some(by), &notice).await?;
    Ok(HttpResponse::Created().json(notice))
}

/// Remove a notice
///
/// The app shows it no more.
#[utoipa::path(tag = "admin", operation_id = "remove_notice", params(("notice_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The notice is removed")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-role" = json!(Role::Admin)), ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound]))))]
#[delete("/v1/admin/notices/{notice_id}")]
pub async fn remove(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let by = admin(&db, account).await?;
    if notices::remove(&db, Some(by), *id).await? {
        Ok(HttpResponse::NoContent().finish())
    } else {
        Err(Problem::new(ProblemCode::NotFound, message!("detail-no-notice")))
    }
}

impl From<NoticeError> for Problem {
    fn from(error: NoticeError) -> Problem {
        match error {
            NoticeError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyNotices, message!("detail-too-many-notices", most)).with("most", most)
            }
            NoticeError::Over => {
                Problem::new(ProblemCode::InvalidBody, message!("detail-notice-over")).with("parameter", "/until")
            }
            NoticeError::Database(error) => error.into(),
        }
    }
}
