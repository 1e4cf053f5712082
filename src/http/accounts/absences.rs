//! Vacations and sleeping hours.

use crate::{
    hosting::absence::{LocalSleepingHours, Vacation, VacationDays, Vacations},
    http::{
        guards::{extract::Caller, json::Json},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    store::{
        Database,
        absences::{sleeping_hours, vacations},
        error::AbsenceError,
        games::reconcile,
    },
};
use actix_web::{HttpResponse, delete, get, put, web};
use jiff::Timestamp;
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A request to go on vacation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VacationRequest {
    /// The number of days it lasts from its beginning.
    pub days: VacationDays,
}

/// Your vacation.
#[derive(Serialize, ToSchema)]
pub struct OwnVacation {
    /// The beginning of the one under way. Null if you are not on vacation.
    pub began_at: Option<Timestamp>,
    /// The end of the one under way. Null if you are not on vacation.
    pub ends_at: Option<Timestamp>,
    /// The number of days of vacation you have in 365 days.
    #[schema(example = 30)]
    pub days_a_year: u16,
    /// The number of them that are left, without those of the vacation under way.
    #[schema(example = 23)]
    pub days_left: u16,
    /// From when on you can begin one. Null if you can now, or are on vacation.
    pub again_at: Option<Timestamp>,
}

/// Your sleeping hours.
#[derive(Serialize, ToSchema)]
pub struct OwnSleepingHours {
    /// The hours. Null if you have none.
    pub hours: Option<LocalSleepingHours>,
}

impl OwnVacation {
    fn of(vacations: &Vacations, db: &Database) -> OwnVacation {
        let now = db.now();
        let current = vacations.current(now);
        OwnVacation {
            began_at: current.map(|Vacation { began_at, .. }| began_at),
            ends_at: current.map(|Vacation { ends_at, .. }| ends_at),
            days_a_year: vacations::days(db),
            days_left: vacations.days_left(now, vacations::days(db)),
            again_at: vacations.again_at(now),
        }
    }
}

/// Show your vacation
///
/// And how many days of vacation are left.
#[utoipa::path(tag = "absences", operation_id = "show_vacation", security(("bearer" = [])),
    responses((status = 200, description = "Your vacation", body = OwnVacation)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/me/vacation")]
pub async fn show_vacation(
    db: web::Data<Database>,
    Caller(account): Caller,
) -> Result<web::Json<OwnVacation>, Problem> {
    Ok(web::Json(OwnVacation::of(&vacations::list(&db, account).await?, &db)))
}

/// Go on vacation
///
/// Your clock stands still in every game whose clock gives a day or more, also in those that begin
/// meanwhile, and you make no moves there: 409 `on_vacation`. The others see that you are on
/// vacation. Games with shorter clocks, or none, go on, and so do those of tournaments and leagues. If you are on vacation, this changes how many
/// days it lasts from its beginning. Each day that has begun counts as one, and a day has to lie
/// between two vacations.
#[utoipa::path(tag = "absences", operation_id = "begin_vacation", request_body = VacationRequest,
    security(("bearer" = [])), responses((status = 200, description = "Your vacation", body = OwnVacation)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::VacationUsedUp, ProblemCode::TooSoon, ProblemCode::NotFound]))))]
#[put("/v1/me/vacation")]
pub async fn begin_vacation(
    db: web::Data<Database>,
    Caller(account): Caller,
    body: Json<VacationRequest>,
) -> Result<web::Json<OwnVacation>, Problem> {
    let vacations = vacations::begin(&db, account, body.days.number()).await?;
    reconcile::games(&db, account).await;
    Ok(web::Json(OwnVacation::of(&vacations, &db)))
}

/// Come back from vacation
///
/// Your clocks go on where they stood. Without a vacation, nothing happens.
#[utoipa::path(tag = "absences", operation_id = "end_vacation", security(("bearer" = [])),
    responses((status = 204, description = "You are not on vacation")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes))))]
#[delete("/v1/me/vacation")]
pub async fn end_vacation(db: web::Data<Database>, Caller(account): Caller) -> Result<HttpResponse, Problem> {
    vacations::end(&db, account).await?;
    reconcile::games(&db, account).await;
    Ok(HttpResponse::NoContent().finish())
}

/// Show your sleeping hours
///
/// In local time, as you have set them.
#[utoipa::path(tag = "absences", operation_id = "show_sleeping_hours", security(("bearer" = [])),
    responses((status = 200, description = "Your sleeping hours", body = OwnSleepingHours)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/me/sleeping-hours")]
pub async fn show_sleeping_hours(
    db: web::Data<Database>,
    Caller(account): Caller,
) -> Result<web::Json<OwnSleepingHours>, Problem> {
    Ok(web::Json(OwnSleepingHours { hours: sleeping_hours::get(&db, account).await? }))
}

/// Set your sleeping hours
///
/// In games that give a day or more for each move, your time for a move does not end while you sleep,
/// but when you wake up. Moves whose time runs already are not changed. At most ten hours a day; the
/// hours can be changed once an hour. They are in the log of your games, in UTC, for everybody to see.
#[utoipa::path(tag = "absences", operation_id = "set_sleeping_hours", request_body = LocalSleepingHours,
    security(("bearer" = [])), responses((status = 200, description = "Your sleeping hours", body = OwnSleepingHours)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::InvalidSleepingHours, ProblemCode::TooSoon, ProblemCode::NotFound]))))]
#[put("/v1/me/sleeping-hours")]
pub async fn set_sleeping_hours(
    db: web::Data<Database>,
    Caller(account): Caller,
    body: Json<LocalSleepingHours>,
) -> Result<web::Json<OwnSleepingHours>, Problem> {
    if body.in_utc(db.now()).is_none() {
        return Err(Problem::new(ProblemCode::InvalidSleepingHours, message!("detail-invalid-sleeping-hours")));
    }
    sleeping_hours::set(&db, account, Some(&body)).await?;
    reconcile::games(&db, account).await;
    Ok(web::Json(OwnSleepingHours { hours: sleeping_hours::get(&db, account).await? }))
}

/// Have no sleeping hours
///
/// Moves whose time runs already keep it. Without sleeping hours, nothing happens.
#[utoipa::path(tag = "absences", operation_id = "remove_sleeping_hours", security(("bearer" = [])),
    responses((status = 204, description = "You have none")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes))))]
#[delete("/v1/me/sleeping-hours")]
pub async fn remove_sleeping_hours(db: web::Data<Database>, Caller(account): Caller) -> Result<HttpResponse, Problem> {
    sleeping_hours::set(&db, account, None).await?;
    reconcile::games(&db, account).await;
    Ok(HttpResponse::NoContent().finish())
}

impl From<AbsenceError> for Problem {
    fn from(error: AbsenceError) -> Problem {
        match error {
            AbsenceError::UsedUp { days_left } => {
                Problem::new(ProblemCode::VacationUsedUp, message!("detail-vacation-used-up", days = days_left))
                    .with("days_left", days_left)
            }
            AbsenceError::TooSoon { again_at } => {
                Problem::new(ProblemCode::TooSoon, message!("detail-too-soon")).with("again_at", again_at.to_string())
            }
            AbsenceError::Database(error) => error.into(),
        }
    }
}
