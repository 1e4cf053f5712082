//! What one may see of a game.

use crate::{
    engine::{Clock, GameView, Move, Seat, Table, You},
    game::{chain::Head, hosted_game::HostedGame},
    http::{
        games::command_result::Wanted,
        support::{
            extract::{IfNoneMatch, Onlooker},
            problem::Problem,
        },
    },
    store::Store,
};
use actix_web::{HttpResponse, HttpResponseBuilder, get, http::header, web};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// A game as one viewer sees it.
#[derive(Serialize, ToSchema)]
pub struct View {
    /// The number of the last event.
    #[schema(example = 41)]
    pub version: u32,
    /// The head of the log, also the `ETag`: version and hash identify the state.
    pub head: Head,
    /// What everyone sees.
    pub table: Table,
    /// What only the viewer sees; none for an onlooker.
    pub you: Option<You>,
    /// How much time everyone has left, in seat order; none in a game without a clock.
    pub clocks: Option<Vec<ClockView>>,
    /// Your legal moves, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<Move>>,
}

/// How much time a seat has left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClockView {
    /// Which seat.
    pub seat: Seat,
    /// Until when the game waits for it; then it is moved for (R10.2). None while it does not wait.
    pub deadline: Option<Timestamp>,
    /// What is left of its time bank, in milliseconds, while the game does not wait for it; none without a bank.
    #[schema(example = 540_000)]
    pub bank_ms: Option<i64>,
}

impl View {
    /// What a seat, or an onlooker (none), sees of a game.
    pub fn of(folded: &HostedGame, seat: Option<Seat>, with_moves: bool) -> View {
        let GameView { version, table, you } = folded.game.seen_by(seat);
        let clocks = table.options.clock.map(|clock| clocks(folded, clock));
        let moves = with_moves.then(|| seat.map_or(Vec::new(), |seat| folded.game.legal_moves(seat)));
        View { version, head: folded.head, table, you, clocks, moves }
    }
}

fn clocks(folded: &HostedGame, clock: Clock) -> Vec<ClockView> {
    let full = match clock {
        Clock::PerMove { .. } => None,
        Clock::Bank { seconds, .. } => Some(SignedDuration::from_secs(seconds.into())),
    };
    let view = |seat| {
        let own = folded.clocks.of(seat);
        let bank = own.bank.or(full).filter(|_| own.deadline.is_none());
        ClockView { seat, deadline: own.deadline, bank_ms: bank.map(|bank| bank.as_millis() as i64) }
    };
    folded.game.seats().map(view).collect()
}

/// An answer about a game whose log has this head.
pub fn tagged(mut response: HttpResponseBuilder, head: Head) -> HttpResponseBuilder {
    response.insert_header((header::ETAG, format!("\"{head}\"")));
    response.insert_header((header::CACHE_CONTROL, "private, no-cache"));
    response.insert_header((header::VARY, "Authorization"));
    response
}

/// See a game
///
/// Everything you may know of it: the table, everyone's time, and with a seat your hand, tickets and offer, and your legal
/// moves if you ask for them. Send the `ETag` back as `If-None-Match` and an unchanged game costs an empty 304.
#[utoipa::path(tag = "play", operation_id = "view_game",
    params(("game_id" = Uuid, Path), Wanted,
        ("If-None-Match" = Option<String>, Header, description = "An `ETag` you have")),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The game as you see it", body = View,
            headers(("ETag" = String, description = "The head, in quotes"))),
        (status = 304, description = "It is still as you have it")))]
#[get("/v1/games/{game_id}/view")]
pub async fn show(
    store: web::Data<Store>,
    Onlooker(account): Onlooker,
    known: IfNoneMatch,
    wanted: web::Query<Wanted>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let folded = store.game_for(*id, account).await?;
    if known.has(folded.head) {
        return Ok(tagged(HttpResponse::NotModified(), folded.head).finish());
    }
    let seat = account.and_then(|account| folded.seat_of(account));
    Ok(tagged(HttpResponse::Ok(), folded.head).json(View::of(&folded, seat, wanted.moves)))
}
