//! The state of this server, for people and for programs that watch it. It answers without the database, and a
//! crowd that asks because something is wrong costs one look every few seconds.

use crate::{
    http::{docs, problem::language, sse::stream_limits::StreamLimiter},
    metrics::Metrics,
    store::{
        Database, Operator,
        notices::{self, Notice},
    },
};
use actix_web::{HttpResponse, get, http::header, web};
use jiff::{SignedDuration, Timestamp};
use railhead_localization::message;
use serde::Serialize;
use std::{sync::Arc, time::Duration};
use tokio::{sync::Mutex, time::timeout};
use utoipa::ToSchema;

/// The time for which a look at the service is good.
const FRESH: SignedDuration = SignedDuration::from_secs(3);

/// The time that the database may take to answer a look.
const PATIENCE: Duration = Duration::from_secs(1);

/// The path of the page, beside the operations of the OpenAPI document.
pub const PATHS: [&str; 1] = ["/status"];

/// The state of the service, as one server sees it.
#[derive(Clone, Serialize, ToSchema)]
pub struct ServiceStatus {
    /// All of the following in one word.
    pub status: ServiceState,
    /// The version of the server.
    #[schema(example = "0.1.0")]
    pub version: &'static str,
    /// Whether the database answers.
    pub database: bool,
    /// Whether games can be played: moves are written.
    pub play: bool,
    /// Whether further streams can be opened.
    pub streams: bool,
    /// Whether clocks, notifications and other work in the background go on.
    pub jobs: bool,
    /// The notices of the operator that are shown now.
    #[schema(max_items = 20)]
    pub notices: Vec<Notice>,
    /// The oldest version of apps that the operator supports, by [Semantic Versioning](https://semver.org).
    /// An app that is older asks for an update. Null if there is none.
    #[schema(example = "1.4.0")]
    pub min_client: Option<String>,
    /// The operator's contact for questions and objections: a `mailto:` or `https:` URL. Null if there is none.
    #[schema(example = "mailto:desk@example.org")]
    pub contact: Option<String>,
    /// The page of the terms that players accept, which an app shows before somebody registers. Null if there
    /// is none.
    #[schema(example = "https://example.org/terms")]
    pub terms: Option<String>,
    /// The time of the look at the service; a look is good for three seconds.
    #[schema(example = "2026-11-27T12:00:00Z")]
    pub checked_at: Timestamp,
}

/// The state of the service in one word.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ServiceState {
    /// Everything works.
    Ok,
    /// Games can be played; something else does not work.
    Degraded,
    /// Games cannot be played.
    Unavailable,
}

impl ServiceStatus {
    fn new(database: bool, play: bool, streams: bool, jobs: bool, now: Timestamp) -> ServiceStatus {
        let status = match (play, streams && jobs) {
            (false, _) => ServiceState::Unavailable,
            (true, false) => ServiceState::Degraded,
            (true, true) => ServiceState::Ok,
        };
        let checked_at = Timestamp::from_second(now.as_second()).unwrap_or(now);
        ServiceStatus {
            status,
            version: env!("CARGO_PKG_VERSION"),
            database,
            play,
            streams,
            jobs,
            notices: Vec::new(),
            min_client: None,
            contact: None,
            terms: None,
            checked_at,
        }
    }

    async fn look(db: &Database, streams: &StreamLimiter, metrics: &Metrics) -> ServiceStatus {
        let database = timeout(PATIENCE, db.ping()).await.is_ok_and(|answer| answer.is_ok());
        let play = database && db.unhealthy().is_none();
        let now = db.now();
        let mut notices = match timeout(PATIENCE, notices::list(db)).await {
            Ok(Ok(notices)) => notices,
            // The look says what does not work.
            Ok(Err(_)) | Err(_) => Vec::new(),
        };
        notices.retain(|notice| notice.from <= now);
        let Operator { contact, terms, min_client } = db.operator();
        let text = |text: Option<Arc<str>>| text.as_deref().map(str::to_owned);
        ServiceStatus {
            notices,
            min_client: text(min_client),
            contact: text(contact),
            terms: text(terms),
            ..ServiceStatus::new(database, play, streams.has_room(), !metrics.has_failing_jobs(), now)
        }
    }

    /// The answer, which proxies may give to others for as long as it is good.
    fn respond(&self) -> HttpResponse {
        HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "public, max-age=3")).json(self)
    }

    /// The page. It works without scripts, and loads itself again.
    fn page(&self) -> HttpResponse {
        let language = language::current();
        let (title, text) = match self.status {
            ServiceState::Ok => (message!("page-status-ok"), message!("page-status-ok-text")),
            ServiceState::Degraded => (message!("page-status-degraded"), message!("page-status-degraded-text")),
            ServiceState::Unavailable => {
                (message!("page-status-unavailable"), message!("page-status-unavailable-text"))
            }
        };
        let parts = [
            (message!("page-status-play"), self.play),
            (message!("page-status-streams"), self.streams),
            (message!("page-status-jobs"), self.jobs),
            (message!("page-status-database"), self.database),
        ];
        let rows = parts.map(|(name, works)| {
            let state = if works { message!("page-status-works") } else { message!("page-status-fails") };
            format!(
                "<li>{} {}</li>\n",
                if works { "✓" } else { "✗" },
                docs::escaped(&language.format(&message!("page-status-part", name, state)))
            )
        });
        let checked = message!(
            "page-status-checked",
            time = self.checked_at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string(),
            version = self.version
        );
        let body = format!(
            include_str!("status.html"),
            language = language.code(),
            title = docs::escaped(&language.format(&title)),
            text = docs::escaped(&language.format(&text)),
            style = docs::style(),
            rows = rows.concat(),
            checked = docs::escaped(&language.format(&checked)),
            home = docs::escaped(&language.format(&message!("page-status-home"))),
        );
        HttpResponse::Ok()
            .content_type("text/html; charset=utf-8")
            .insert_header((header::CACHE_CONTROL, "public, max-age=3"))
            .body(body)
    }
}

/// The last look at the service, which all workers share.
#[derive(Default)]
pub struct LastLook(Mutex<Option<(Timestamp, ServiceStatus)>>);

impl LastLook {
    /// A fresh look. While one request looks, the others wait for what it sees.
    async fn fresh(&self, db: &Database, streams: &StreamLimiter, metrics: &Metrics) -> ServiceStatus {
        let mut last = self.0.lock().await;
        let now = db.now();
        // Nor is it good when the clock was set back meanwhile.
        let is_fresh = |at: Timestamp| (SignedDuration::ZERO..FRESH).contains(&now.duration_since(at));
        if let Some((_, status)) = last.as_ref().filter(|(at, _)| is_fresh(*at)) {
            return status.clone();
        }
        let status = ServiceStatus::look(db, streams, metrics).await;
        *last = Some((now, status.clone()));
        status
    }
}

/// Get the state of the service
///
/// The parts of the service that work and those that do not, as this server sees it. It answers
/// without the database, too. A load balancer asks `GET /health/ready` instead, whose status code says
/// whether to send requests here. `/status` shows the same to people.
#[utoipa::path(tag = "service", operation_id = "show_status",
    responses((status = 200, description = "The state of the service", body = ServiceStatus)))]
#[get("/v1/status")]
pub async fn show(
    db: web::Data<Database>,
    streams: web::Data<StreamLimiter>,
    metrics: web::Data<Metrics>,
    last: web::Data<LastLook>,
) -> HttpResponse {
    last.fresh(&db, &streams, &metrics).await.respond()
}

/// The page for people.
#[get("/status")]
pub async fn page(
    db: web::Data<Database>,
    streams: web::Data<StreamLimiter>,
    metrics: web::Data<Metrics>,
    last: web::Data<LastLook>,
) -> HttpResponse {
    last.fresh(&db, &streams, &metrics).await.page()
}

fn without_database() -> ServiceStatus {
    ServiceStatus::new(false, false, false, false, Timestamp::now())
}

/// The state of a server that waits for its database.
#[get("/v1/status")]
pub async fn show_waiting() -> HttpResponse {
    without_database().respond()
}

/// The page of a server that waits for its database.
#[get("/status")]
pub async fn page_waiting() -> HttpResponse {
    without_database().page()
}
