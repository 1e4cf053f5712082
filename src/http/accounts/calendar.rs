//! The calendar of an account: its deadlines as iCalendar (RFC 5545), at a link with a secret, because
//! calendar programs send no token.

use crate::{
    http::{
        answers::tagged::Tagged,
        guards::extract::{Caller, IfNoneMatch},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode, language, public_url::PublicUrl},
    },
    store::{
        Database,
        accounts::calendar_links,
        games::turns::{self, WaitingTurn},
    },
};
use actix_web::{HttpResponse, delete, get, http::header, put, web};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use icalendar::{Calendar, Component, Event};
use jiff::{SignedDuration, Timestamp};
use railhead_localization::message;
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

/// The largest number of events.
const EVENTS: usize = 200;

/// The length of an event, which ends with the deadline.
const LENGTH: SignedDuration = SignedDuration::from_mins(30);

/// The link to the calendar, without its secret.
#[derive(Serialize, ToSchema)]
pub struct CalendarLink {
    /// The time at which the link was made. Null if there is none.
    pub created_at: Option<Timestamp>,
}

/// A new link to the calendar.
#[derive(Serialize, ToSchema)]
pub struct CreatedCalendarLink {
    /// The link, with a secret. It is sent only now. It is relative to the host if the operator has not
    /// set the public URL.
    #[schema(example = "https://trains.example.org/v1/calendars/mJ0Vb2hE…/deadlines.ics")]
    pub url: String,
}

/// Show the link to your calendar
///
/// Without the link itself, which is not stored.
#[utoipa::path(tag = "inbox", operation_id = "show_calendar_link", security(("bearer" = [])),
    responses((status = 200, description = "The link", body = CalendarLink)),
    extensions(("x-api-key-scope" = json!(PEOPLE))))]
#[get("/v1/me/calendar-link")]
pub async fn show(db: web::Data<Database>, Caller(account): Caller) -> Result<web::Json<CalendarLink>, Problem> {
    Ok(web::Json(CalendarLink { created_at: calendar_links::made_at(&db, account).await? }))
}

/// Make a link to your calendar
///
/// The link shows the deadlines of your turns, and which games they are in, to everyone who has it, and
/// nothing else. A new link ends the one before; so do setting a password and signing out everywhere.
#[utoipa::path(tag = "inbox", operation_id = "make_calendar_link", security(("bearer" = [])),
    responses((status = 200, description = "The link", body = CreatedCalendarLink)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Names)),
        ("x-problems" = json!([ProblemCode::NotFound]))))]
#[put("/v1/me/calendar-link")]
pub async fn make(db: web::Data<Database>, Caller(account): Caller) -> Result<HttpResponse, Problem> {
    let secret = URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>());
    if !calendar_links::replace(&db, account, Sha256::digest(&secret).into()).await? {
        return Err(Problem::account_deleted());
    }
    let url = PublicUrl::of_current(&format!("/v1/calendars/{secret}/deadlines.ics"));
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(CreatedCalendarLink { url }))
}

/// End the link to your calendar
///
/// Calendar programs that have it get nothing from then on.
#[utoipa::path(tag = "inbox", operation_id = "end_calendar_link", security(("bearer" = [])),
    responses((status = 204, description = "There is no link")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes))))]
#[delete("/v1/me/calendar-link")]
pub async fn end(db: web::Data<Database>, Caller(account): Caller) -> Result<HttpResponse, Problem> {
    calendar_links::end(&db, account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Get a calendar
///
/// The deadlines of the turns that wait for the player of this link, at most 200, as iCalendar.
#[utoipa::path(tag = "inbox", operation_id = "show_calendar", params(("secret" = String, Path, example = "mJ0Vb2hE")),
    responses((status = 200, description = "The calendar", content_type = "text/calendar", body = String),
        (status = 304, description = "Not changed")),
    extensions(("x-rate-class" = json!(RateClass::Computations)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/calendars/{secret}/deadlines.ics")]
pub async fn calendar(
    db: web::Data<Database>,
    secret: web::Path<String>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let account = calendar_links::find(&db, Sha256::digest(secret.as_bytes()).into()).await?;
    let missing = || Problem::new(ProblemCode::NotFound, message!("detail-no-calendar"));
    let waiting = turns::list(&db, account.ok_or_else(missing)?, EVENTS).await?;
    let language = language::current();
    let mut calendar = Calendar::new();
    calendar.name(&language.format(&message!("calendar-name")));
    for (turn, deadline) in waiting.iter().filter_map(|turn| Some((turn, turn.deadline?))) {
        calendar.push(event(turn, deadline, &language.format(&message!("notification-your-turn-title"))));
    }
    let text = calendar.done().to_string();
    Ok(Tagged::new("text/calendar; charset=utf-8", "private, max-age=300", text).respond(&known))
}

/// The end of a turn. Each has an id of its own, so that a reminder of one that was put away does not keep
/// the next from coming; a deadline that moves is another event. Without a public URL there is no link: a
/// calendar has no host to which it could be relative.
fn event(turn: &WaitingTurn, deadline: Timestamp, summary: &str) -> Event {
    let time = |at: Timestamp| at.strftime("%Y%m%dT%H%M%SZ").to_string();
    let mut event = Event::new();
    event.uid(&format!("{}-{}", turn.game, deadline.as_second())).summary(summary);
    if PublicUrl::is_known() {
        let page = PublicUrl::of_current(&format!("/play/games/{}", turn.game));
        event.url(&page).description(&page);
    }
    event.add_property("DTSTAMP", time(turn.updated_at));
    event.add_property("DTSTART", time(deadline - LENGTH));
    event.add_property("DTEND", time(deadline));
    event.done()
}
