//! The stream of a game.

use crate::{
    http::{
        games::{
            command_result,
            feed::{GameFeed, GameStreamEvent},
        },
        guards::{
            extract::{Token, ViewerSession},
            parameters::Query,
        },
        problem::{Problem, ProblemCode},
        sse::{
            last_event_id::LastEventId,
            stream::respond,
            stream_limits::{Follows, StreamRequest},
        },
    },
    identity::ApiScope,
    log::{chain::Head, codec::LogPosition},
    store::{Database, GameError, events::history, games::visible},
};
use actix_web::{HttpResponse, get, web};
use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

/// The place at which the stream resumes.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct StreamQuery {
    /// The head you know. A version alone is accepted; then the server cannot check that you know
    /// the same history. Default, and if empty: all events. `Last-Event-ID` takes
    /// precedence.
    #[serde(default)]
    #[param(value_type = String, pattern = r"^(\d{1,10}(-[0-9a-f]{32})?)?$", example = "41-9f86d081884c7d659a2feaa0c55ad015")]
    pub after: LogPosition,
    /// Whether the list of spectators has your name, if you follow a game in which you have no seat.
    #[serde(default)]
    pub shown: bool,
}

/// Follow a game
///
/// Server-sent events. Each has an event of the game, as you may see it, as its `data`, and the
/// head of the log after it as its `id`. A client that reconnects with `Last-Event-ID` misses
/// nothing. An event of type `phrase` is something that a player has said; it has no `id`, and one
/// that was missed is not sent again: see `GET …/phrases`. While nothing happens, a comment comes
/// every 15 seconds. The stream ends with an event
/// of type `end` whose data has the `type` `end` and a `code`: `game_over`; `invalid_token` or `banned`; `unavailable`
/// when the server shuts down; `history_changed` if events you received are no longer part of the
/// game's history. After `invalid_token`, reconnect with a new token. A request to resume from such
/// a history gets 410 `history_changed` with the current view. If the game is over and you have all
/// its events, the answer is 204.
#[utoipa::path(tag = "events", operation_id = "stream_game", security((), ("bearer" = [])),
    params(("game_id" = Uuid, Path), StreamQuery,
        ("Last-Event-ID" = Option<String>, Header, pattern = r"^(\d{1,10}-[0-9a-f]{32})?$", description = "The `id` of the last event you received. Empty is as if it were not there")),
    responses((status = 200, description = "The events, until you disconnect", content_type = "text/event-stream",
            body = GameStreamEvent),
        (status = 204, description = "The game is over and you have all its events")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::InvalidQuery, ProblemCode::InvalidHeader,
            ProblemCode::TooManyStreams, ProblemCode::HistoryChanged]))))]
#[get("/v1/games/{game_id}/stream")]
pub async fn game(
    db: web::Data<Database>,
    stream: StreamRequest,
    viewer: ViewerSession,
    token: Token,
    last: LastEventId<Head>,
    from: Query<StreamQuery>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let known = last.0.map_or(from.after, LogPosition::Head);
    // Subscribe before reading, so that no event in between is missed.
    let account = viewer.account();
    let watch = visible::subscribe(&db, *id, account);
    let hosted = visible::game_for(&db, *id, account).await?;
    let permit = stream.permit(account, Follows::game(&hosted, account))?;
    if !hosted.is_delayed_for(account) {
        watch.has_read(hosted.head);
    }
    match history::events(&db, *id, known, known.version().min(hosted.head.version)).await {
        Err(GameError::HistoryChanged) => return Err(command_result::history_changed(&db, *id, account).await?),
        known => drop(known?),
    }
    if hosted.game.is_over() && known.version() >= hosted.head.version {
        return Ok(HttpResponse::NoContent().finish());
    }
    Ok(respond(GameFeed::new(&db, &hosted, viewer, watch, known, from.shown), token, permit, &db))
}
