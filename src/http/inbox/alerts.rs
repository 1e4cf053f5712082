//! Alerts: "wake me when a table like this opens".

use crate::{
    engine::Variant,
    http::{
        guards::{extract::Caller, json::Json},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    store::{
        Database,
        alerts::keep::{self, AlertFilter, ClockKind, StoredAlert},
        error::AlertError,
        quota::MAX_ALERTS,
    },
};
use actix_web::{HttpResponse, delete, get, put, web};
use jiff::{SignedDuration, Timestamp};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The days for which an alert lasts by default, and at most.
const DAYS: u8 = 30;

/// An alert to keep. A field that is null or absent matches all games.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAlert {
    /// Only games of this variant.
    #[serde(default)]
    pub variant: Option<Variant>,
    /// Only games with this many seats.
    #[serde(default)]
    #[schema(minimum = 2, maximum = 5, example = 2)]
    pub seats: Option<u8>,
    /// Only rated games, or only casual ones.
    #[serde(default)]
    pub rated: Option<bool>,
    /// Only games with this kind of clock.
    #[serde(default)]
    pub clock: Option<ClockKind>,
    /// The days for which the alert lasts from now on, 1 to 30. Default: 30.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 30, example = 7)]
    pub days: Option<u8>,
}

/// An alert.
#[derive(Serialize, ToSchema)]
pub struct Alert {
    /// The id that you have given it.
    pub id: Uuid,
    /// Only games of this variant. Null for all.
    pub variant: Option<Variant>,
    /// Only games with this many seats. Null for all.
    #[schema(example = 2)]
    pub seats: Option<u8>,
    /// Only rated games, or only casual ones. Null for both.
    pub rated: Option<bool>,
    /// Only games with this kind of clock. Null for all.
    pub clock: Option<ClockKind>,
    /// The time at which it ends.
    pub until: Timestamp,
}

/// Your alerts.
#[derive(Serialize, ToSchema)]
pub struct AlertList {
    /// The alerts that have not ended.
    #[schema(max_items = 5)]
    pub items: Vec<Alert>,
}

impl From<StoredAlert> for Alert {
    fn from(StoredAlert { id, filter, ends_at }: StoredAlert) -> Alert {
        let AlertFilter { variant, seats, rated, clock } = filter;
        Alert { id, variant, seats, rated, clock, until: ends_at }
    }
}

/// List your alerts
///
/// Alerts that have ended are not listed.
#[utoipa::path(tag = "inbox", operation_id = "list_alerts", security(("bearer" = [])),
    responses((status = 200, description = "Your alerts", body = AlertList)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/me/alerts")]
pub async fn list(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<AlertList>, Problem> {
    let items = keep::list(&db, account).await?.into_iter().map(Alert::from).collect();
    Ok(web::Json(AlertList { items }))
}

/// Keep an alert
///
/// The inbox gets the item `table_opened` when somebody opens a public game that matches, and webhooks
/// and devices are notified: at most once in ten minutes and 20 times a day. A game wakes at most 20
/// players, those first who were woken longest ago. The id is yours to choose, such as a random UUID: the
/// same one again replaces the alert. You can have five; guests have none.
#[utoipa::path(tag = "inbox", operation_id = "keep_alert", params(("alert_id" = Uuid, Path)),
    request_body = NewAlert, security(("bearer" = [])),
    responses((status = 200, description = "The alert", body = Alert)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::TooManyAlerts, ProblemCode::GuestAccount, ProblemCode::NotFound]))))]
#[put("/v1/me/alerts/{alert_id}")]
pub async fn put(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<NewAlert>,
) -> Result<web::Json<Alert>, Problem> {
    let NewAlert { variant, seats, rated, clock, days } = body.into_inner();
    let ends_at = db.now() + SignedDuration::from_hours(24 * i64::from(days.unwrap_or(DAYS)));
    let alert = StoredAlert { id: *id, filter: AlertFilter { variant, seats, rated, clock }, ends_at };
    keep::keep(&db, account, &alert).await?;
    Ok(web::Json(alert.into()))
}

/// Remove an alert
///
/// It wakes you no more.
#[utoipa::path(tag = "inbox", operation_id = "remove_alert", params(("alert_id" = Uuid, Path)),
    security(("bearer" = [])), responses((status = 204, description = "The alert is removed")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[delete("/v1/me/alerts/{alert_id}")]
pub async fn remove(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    match keep::remove(&db, account, *id).await? {
        true => Ok(HttpResponse::NoContent().finish()),
        false => Err(Problem::new(ProblemCode::NotFound, message!("detail-no-alert"))),
    }
}

impl From<AlertError> for Problem {
    fn from(error: AlertError) -> Problem {
        match error {
            AlertError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyAlerts, message!("detail-too-many-alerts", most)).with("most", most)
            }
            AlertError::Guest => Problem::new(ProblemCode::GuestAccount, message!("detail-guest-alert")),
            AlertError::Database(error) => error.into(),
        }
    }
}

const _: () = assert!(MAX_ALERTS == 5, "the document says so");
