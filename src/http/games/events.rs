//! Events since a version, at once or as soon as one is recorded.

use crate::{
    hosting::hosted_game::HostedGame,
    http::{
        games::command_result,
        guards::{
            extract::{Token, ViewerSession},
            parameters::Query,
        },
        problem::{Problem, ProblemCode},
        sse::stream_limits::{Follows, StreamPermit, StreamRequest},
    },
    identity::ApiScope,
    log::{
        chain::Head,
        codec::LogPosition,
        logged_event::{LoggedEvent, logged},
    },
    store::{Database, GameError, events::history, games::visible, live::hub::GameSubscription},
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use std::{future::pending, pin::pin, time::Duration};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The most events in one answer.
const PAGE: u32 = 500;

/// The interval between two looks for a client that sees the game later.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// Selects events.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct EventsQuery {
    /// The head you know. A version alone is accepted; then the server cannot check that you know
    /// the same history. Default, and if empty: all events.
    #[serde(default)]
    #[param(value_type = String, pattern = r"^(\d{1,10}(-[0-9a-f]{32})?)?$", example = "41-9f86d081884c7d659a2feaa0c55ad015")]
    pub after: LogPosition,
    /// The number of seconds to wait, at most 60, if there are no events yet.
    #[serde(default)]
    #[param(maximum = 60)]
    pub wait: u8,
}

/// The events since a version.
#[derive(Serialize, ToSchema)]
pub struct EventPage {
    /// The number of the last event of the game.
    #[schema(example = 41)]
    pub version: u32,
    /// The head of the game's log.
    pub head: Head,
    /// The events you may see, in order, at most 500.
    pub events: Vec<LoggedEvent>,
    /// Pass this as `after` to get more events. Null when there are none.
    pub next: Option<Head>,
}

/// List events
///
/// Other players' secrets are left out while the game runs; once it is over, everything is
/// included. With `wait`, the answer comes as soon as there is an event, or empty when the time is
/// up. If the head you know is no longer part of the game's history, the answer is 410
/// `history_changed` with the current view.
#[utoipa::path(tag = "events", operation_id = "list_events", params(("game_id" = Uuid, Path), EventsQuery),
    security((), ("bearer" = [])), responses((status = 200, description = "The events", body = EventPage)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TooManyStreams,
            ProblemCode::HistoryChanged]))))]
#[get("/v1/games/{game_id}/events")]
pub async fn list(
    db: web::Data<Database>,
    stream: StreamRequest,
    viewer: ViewerSession,
    token: Token,
    query: Query<EventsQuery>,
    id: web::Path<Uuid>,
) -> Result<web::Json<EventPage>, Problem> {
    let EventsQuery { after, wait } = *query;
    let account = viewer.account();
    // Subscribe before reading, so that no event in between is missed.
    let watch = (wait > 0).then(|| visible::subscribe(&db, *id, None));
    let mut hosted = visible::polled(&db, *id, account, |head| after == LogPosition::Head(head)).await?;
    let knows_all = match after {
        LogPosition::Head(head) => head == hosted.head,
        LogPosition::Version(version) => version >= hosted.head.version,
    };
    if let Some(watch) = watch.filter(|_| knows_all && !hosted.game.is_over()) {
        let permit = stream.permit(account, Follows::game(&hosted, account))?;
        let time = Duration::from_secs(wait.into());
        let came = if hosted.is_delayed_for(account) {
            wait_for_the_past(&db, &hosted, account, (&token, permit), time).await?
        } else {
            watch.has_read(hosted.head);
            wait_for_news(watch, (&token, permit), hosted.head, db.time().sleep(time)).await
        };
        // A session may have ended, and an account may have been banned, meanwhile.
        token.check()?;
        if came {
            hosted = visible::game_for(&db, *id, account).await?;
        }
    }
    let until = hosted.head.version.min(after.version().saturating_add(PAGE));
    let events = match after {
        LogPosition::Head(head) if head == hosted.head => Vec::new(),
        after => match history::events(&db, *id, after, until).await {
            Err(GameError::HistoryChanged) => return Err(command_result::history_changed(&db, *id, account).await?),
            events => events?,
        },
    };
    let (head, is_disclosed) = (hosted.head, hosted.is_disclosed());
    let seat = account.and_then(|account| hosted.seat_of(account));
    viewer.has_seen(&db, *id, events.last().map_or(after.version().min(head.version), |last| last.head.version));
    let next = events.last().map(|last| last.head).filter(|last| last.version < head.version);
    Ok(web::Json(EventPage {
        version: head.version,
        head,
        events: logged(&events, seat, is_disclosed).collect(),
        next,
    }))
}

/// The same for a viewer who sees the game later.
async fn wait_for_the_past(
    db: &Database,
    hosted: &HostedGame,
    account: Option<Uuid>,
    (token, mut permit): (&Token, StreamPermit),
    wait: Duration,
) -> Result<bool, Problem> {
    let time = db.time();
    let until = time.moment() + wait;
    loop {
        let look = time.sleep_until(until.min(time.moment() + LOOK_AGAIN));
        if permit.wait_for(token.until_refused(pending()), look).await || permit.is_over() {
            return Ok(false);
        }
        if visible::game_for(db, hosted.id, account).await?.head != hosted.head {
            return Ok(true);
        }
        if time.moment() >= until {
            return Ok(false);
        }
    }
}

/// Whether an event arrived before the time was up, the token was refused or the server shut down.
async fn wait_for_news(
    mut watch: GameSubscription,
    (token, mut permit): (&Token, StreamPermit),
    known: Head,
    deadline: impl Future<Output = ()>,
) -> bool {
    let mut deadline = pin!(deadline);
    loop {
        if watch.has_news(known) {
            return true;
        }
        let came = permit.wait_for(token.until_refused(watch.changed()), deadline.as_mut()).await;
        if !came || token.check().is_err() {
            return false;
        }
    }
}
