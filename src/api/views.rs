//! What one may see of a game: the view, and the answer to a move.

use super::{
    extract::{IfNoneMatch, Onlooker},
    problem::Problem,
};
use crate::{
    engine::{GameView, LoggedEvent},
    store::{Folded, Played, Store},
};
use actix_web::{HttpResponse, HttpResponseBuilder, get, http::header, web};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// What a move led to.
#[derive(Serialize, ToSchema)]
pub struct Outcome {
    /// The number of the last event.
    #[schema(example = 44)]
    pub version: u32,
    /// What happened, as you may see it; bots that follow have moved already.
    pub events: Vec<LoggedEvent>,
    /// The game as you see it now.
    pub view: GameView,
}

/// The answer to a command that an account gave.
pub fn outcome(played: &Played, account: Uuid) -> HttpResponse {
    let Played { before, events, game: folded } = played;
    let seat = folded.seat_of(account);
    let over = folded.game.is_over();
    let seen = (before + 1..).zip(events).map(|(seq, event)| LoggedEvent::of(seq, event, seat, over));
    let answer = Outcome { version: folded.game.version, events: seen.collect(), view: folded.game.seen_by(seat) };
    tagged(HttpResponse::Ok(), folded).json(answer)
}

fn tagged(mut response: HttpResponseBuilder, folded: &Folded) -> HttpResponseBuilder {
    response.insert_header((header::ETAG, format!("\"{}\"", folded.game.version)));
    response.insert_header((header::CACHE_CONTROL, "private, no-cache"));
    response.insert_header((header::VARY, "Authorization"));
    response
}

/// See a game
///
/// Everything you may know of it: the table, and with a seat your hand, tickets and offer. Send the `ETag` back as
/// `If-None-Match` and an unchanged game costs an empty 304.
#[utoipa::path(tag = "play", operation_id = "view_game",
    params(("game_id" = Uuid, Path), ("If-None-Match" = Option<String>, Header, description = "An `ETag` you have")),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The game as you see it", body = GameView,
            headers(("ETag" = String, description = "The version, in quotes"))),
        (status = 304, description = "It is still at the version you have")))]
#[get("/v1/games/{game_id}/view")]
pub async fn show(
    store: web::Data<Store>,
    Onlooker(account): Onlooker,
    known: IfNoneMatch,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let folded = store.game(*id).await?;
    if known.has(folded.game.version) {
        return Ok(tagged(HttpResponse::NotModified(), &folded).finish());
    }
    let seat = account.and_then(|account| folded.seat_of(account));
    Ok(tagged(HttpResponse::Ok(), &folded).json(folded.game.seen_by(seat)))
}
