//! The view of a game: the part that a viewer may see.

use crate::{
    engine::{Clock, GameView, Int, Move, OwnSeat, Seat, SleepingHours, SleepingHoursChange, TableView},
    hosting::hosted_game::HostedGame,
    http::{
        games::command_result::{MovesInView, ViewQuery},
        guards::{
            extract::{IfNoneMatch, ViewerSession},
            heavy_work::HeavyWork,
            parameters::Query,
        },
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    log::chain::Head,
    metrics::{CacheResult, Metrics},
    store::{Database, games::visible},
};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, get, http::header, web, web::Bytes};
use jiff::{SignedDuration, Timestamp};
use quick_cache::{Weighter, sync::Cache};
use railhead_planner::{MoveSummary, SeatPlan};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use uuid::Uuid;

/// A game as one viewer sees it.
#[derive(Serialize, ToSchema)]
pub struct LiveGameView {
    /// The number of the last event.
    #[schema(example = 41)]
    pub version: u32,
    /// The head of the log, which is also the `ETag`. Its version and hash identify the state.
    pub head: Head,
    /// The part of the game that everyone can see.
    pub table: TableView,
    /// The part that only you can see. Null for a spectator.
    pub you: Option<OwnSeat>,
    /// The clocks, in seat order. Null in a game without a time limit.
    pub clocks: Option<Vec<ClockView>>,
    /// Your legal moves. Absent unless requested. In the middle of a game they can be more than a
    /// thousand; `moves=summary` asks for their number instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<Move>>,
    /// Your legal moves in short. Absent unless requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub move_summary: Option<MoveSummary>,
    /// The plan for your tickets, as `GET …/plan` has it. Absent unless requested, and while no game
    /// is being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<SeatPlan>,
}

/// The clock of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClockView {
    /// The seat's number, from 0.
    pub seat: Seat,
    /// The seat's deadline, after which the server moves for it (R10.2). Null while the game is not
    /// waiting for this seat.
    pub deadline: Option<Timestamp>,
    /// The seat's remaining time bank, in milliseconds. Null while the game is waiting for this
    /// seat, and in games without a time bank.
    #[schema(example = 540_000)]
    pub bank_ms: Option<i64>,
    /// The time that the player has when they come back from vacation, in milliseconds. Absent unless
    /// the game would wait for this seat now (R10.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<i64>,
    /// The hours in which the player sleeps. Absent if they have not said so (R10.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sleeping_hours: Option<SleepingHours>,
    /// Their sleeping hours after the next change of their clocks. A deadline after that moment ends
    /// with these hours. Absent where clocks do not change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sleeping_hours_change: Option<SleepingHoursChange>,
}

impl LiveGameView {
    /// The view of a seat, or of a spectator if `None`.
    pub fn new(hosted: &HostedGame, seat: Option<Seat>, query: ViewQuery) -> LiveGameView {
        let view = hosted.game.view_for(seat);
        let plan = query.plan.then(|| SeatPlan::of(&view)).flatten();
        let GameView { version, table, you } = view;
        let clocks = table.options.clock.map(|clock| clocks(hosted, clock));
        let legal = || seat.map_or(Vec::new(), |seat| hosted.game.legal_moves(seat));
        let (moves, move_summary) = match query.moves {
            MovesInView::False => (None, None),
            MovesInView::True => (Some(legal()), None),
            MovesInView::Summary => (None, Some(MoveSummary::of(&legal()))),
        };
        LiveGameView { version, head: hosted.head, table, you, clocks, moves, move_summary, plan }
    }
}

/// The number of bytes of views that a process remembers.
const REMEMBERED: u64 = 8 << 20;

/// The number of tickets beyond which their plan is made beside the threads that answer requests.
const MANY_TICKETS: usize = 16;

/// A thing that is remembered of a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shown {
    View(ViewQuery),
    Plan,
}

/// A game, its viewer and what is shown.
type RememberedKey = (Uuid, Option<Seat>, Shown);

/// The last view and plan of each viewer, as sent. One at a head never changes.
#[derive(Debug)]
pub struct RememberedViews(Cache<RememberedKey, (Head, Bytes), ViewSize>);

#[derive(Clone, Debug)]
struct ViewSize;

impl Weighter<RememberedKey, (Head, Bytes)> for ViewSize {
    fn weight(&self, _: &RememberedKey, (_, view): &(Head, Bytes)) -> u64 {
        u64::saturating_from(view.len())
    }
}

impl Default for RememberedViews {
    fn default() -> RememberedViews {
        RememberedViews(Cache::with_weighter(4096, REMEMBERED, ViewSize))
    }
}

impl RememberedViews {
    /// The view or plan of a seat, or of a spectator if `None`: as remembered, or else as `make` writes it.
    pub async fn show(
        &self,
        request: &HttpRequest,
        hosted: &Arc<HostedGame>,
        seat: Option<Seat>,
        (shown, metrics): (Shown, &Metrics),
        make: impl FnOnce(&HostedGame) -> serde_json::Result<Vec<u8>> + Send + 'static,
    ) -> Result<Bytes, Problem> {
        let count = |result| metrics.view_cache.get_or_create(&CacheResult { result }).inc();
        if let Some((head, view)) = self.0.get(&(hosted.id, seat, shown))
            && head == hosted.head
        {
            count("hit");
            return Ok(view);
        }
        count("miss");
        let game = Arc::clone(hosted);
        let made = move || make(&game);
        let made = match shown.plans() && has_many_tickets(hosted, seat) {
            true => HeavyWork::of(request)?.run(request, made).await?,
            false => made(),
        };
        let view = Bytes::from(made?);
        self.0.insert((hosted.id, seat, shown), (hosted.head, view.clone()));
        Ok(view)
    }
}

impl Shown {
    fn plans(self) -> bool {
        match self {
            Shown::View(query) => query.plan,
            Shown::Plan => true,
        }
    }
}

fn has_many_tickets(hosted: &HostedGame, seat: Option<Seat>) -> bool {
    let own = hosted.game.view_for(seat).you;
    own.is_some_and(|own| own.tickets.len() + own.offer.map_or(0, |offer| offer.tickets.len()) > MANY_TICKETS)
}

fn clocks(hosted: &HostedGame, clock: Clock) -> Vec<ClockView> {
    let full = match clock {
        Clock::PerMove { .. } => None,
        Clock::Bank { seconds, .. } => Some(SignedDuration::from_secs(seconds.into())),
    };
    let view = |seat| {
        let own = hosted.clocks.of(seat);
        let bank = own.bank.or(full).filter(|_| own.deadline.is_none() && own.left.is_none());
        let milliseconds = |time: SignedDuration| i64::saturating_from(time.as_millis());
        ClockView {
            seat,
            deadline: own.deadline,
            bank_ms: bank.map(milliseconds),
            left_ms: own.left.map(milliseconds),
            sleeping_hours: own.sleeping.map(|times| times.hours),
            sleeping_hours_change: own.sleeping.and_then(|times| times.change),
        }
    };
    hosted.game.seats().map(view).collect()
}

/// A response with the head of the game's log as its `ETag`.
pub fn tagged(mut response: HttpResponseBuilder, head: Head) -> HttpResponseBuilder {
    response.insert_header((header::ETAG, format!("\"{head}\"")));
    response.insert_header((header::CACHE_CONTROL, "private, no-cache"));
    response.insert_header((header::VARY, "Authorization"));
    response
}

/// View a game
///
/// Everything you may know: the table, the clocks, and, if you have a seat, your hand, tickets and
/// offer. Your legal moves are included on request. Send the `ETag` back as `If-None-Match` to get
/// an empty 304 while the game is unchanged.
#[utoipa::path(tag = "play", operation_id = "view_game",
    params(("game_id" = Uuid, Path), ViewQuery,
        ("If-None-Match" = Option<String>, Header, description = "The `ETag` of your last view")),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The game as you see it", body = LiveGameView,
            headers(("ETag" = String, description = "The head, in quotes"))),
        (status = 304, description = "The game has not changed")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/games/{game_id}/view")]
pub async fn show(
    db: web::Data<Database>,
    views: web::Data<RememberedViews>,
    request: HttpRequest,
    viewer: ViewerSession,
    known: IfNoneMatch,
    query: Query<ViewQuery>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let account = viewer.account();
    let hosted = visible::polled(&db, *id, account, |head| known.has(head)).await?;
    viewer.has_seen(&db, *id, hosted.head.version);
    if known.has(hosted.head) {
        return Ok(tagged(HttpResponse::NotModified(), hosted.head).finish());
    }
    let seat = account.and_then(|account| hosted.seat_of(account));
    let query = *query;
    let make = move |hosted: &HostedGame| serde_json::to_vec(&LiveGameView::new(hosted, seat, query));
    let view = views.show(&request, &hosted, seat, (Shown::View(query), db.metrics()), make).await?;
    Ok(tagged(HttpResponse::Ok(), hosted.head).content_type("application/json").body(view))
}
