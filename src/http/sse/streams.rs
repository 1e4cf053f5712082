//! Streams of server-sent events: a game's events, an inbox, a tournament.

use crate::{
    hosting::{chain::Head, codec::LogPosition},
    http::{
        games::command_result,
        sse::{
            game_feed::{GameFeed, GameStreamEvent},
            inbox_feed::{InboxFeed, InboxStreamEvent},
            stream::respond,
            stream_limits::{Follows, StreamRequest},
            tournament_feed::{TournamentFeed, TournamentStreamEvent},
        },
        support::{
            extract::{CallerSession, Token, Viewer, ViewerSession},
            parameters::Query,
            problem::{Problem, ProblemCode},
        },
    },
    identity::ApiScope,
    store::{
        Database, GameError,
        events::read,
        games::{run, visible},
        tournaments::read as tournaments,
    },
};
use actix_web::{FromRequest, HttpRequest, HttpResponse, dev::Payload, get, web};
use railhead_localization::message;
use serde::Deserialize;
use std::{
    future::{Ready, ready},
    str::FromStr,
};
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

/// The value of `Last-Event-ID`, if the request has one.
#[derive(Clone, Copy, Debug)]
pub struct LastEventId<T>(Option<T>);

impl<T: FromStr> FromRequest for LastEventId<T> {
    type Error = Problem;
    type Future = Ready<Result<LastEventId<T>, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let refused = || Problem::new(ProblemCode::InvalidHeader, message!("detail-last-event-id"));
        // A client that has no id yet may send an empty one.
        let id = request.headers().get("last-event-id").filter(|id| !id.is_empty());
        let id = id.map(|id| id.to_str().ok().and_then(|id| id.parse().ok()));
        ready(id.map_or(Ok(LastEventId(None)), |id| id.map(|id| LastEventId(Some(id))).ok_or_else(refused)))
    }
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
    let watch = run::subscribe(&db, *id, account);
    let hosted = visible::game_for(&db, *id, account).await?;
    let permit = stream.permit(account, Follows::game(&hosted, account))?;
    if !hosted.is_delayed_for(account) {
        watch.has_read(hosted.head);
    }
    match read::events(&db, *id, known, known.version().min(hosted.head.version)).await {
        Err(GameError::HistoryChanged) => return Err(command_result::history_changed(&db, *id, account).await?),
        known => drop(known?),
    }
    if hosted.game.is_over() && known.version() >= hosted.head.version {
        return Ok(HttpResponse::NoContent().finish());
    }
    Ok(respond(GameFeed::new(&db, &hosted, viewer, watch, known, from.shown), token, permit, &db))
}

/// The place at which the stream of an inbox resumes.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct InboxStreamQuery {
    /// The number of the last item you have. Default: 0, which sends all items. `Last-Event-ID`
    /// takes precedence.
    #[serde(default)]
    #[param(format = Int64, maximum = 4_294_967_295u32)]
    pub since: u32,
}

/// Follow your inbox
///
/// Server-sent events of two types. `item` is a new item with its number as `id`; a client that
/// reconnects with `Last-Event-ID` misses nothing. `inbox` is the current list of games waiting for
/// you and the unread count of this device, of the `kind` `waiting`; it is sent first, and again
/// whenever it changes. The last event is of the `kind` `end`. Heartbeats and the final event are those of a game's stream.
#[utoipa::path(tag = "inbox", operation_id = "stream_inbox", security(("bearer" = [])),
    params(InboxStreamQuery, ("Last-Event-ID" = Option<u32>, Header, description = "The `id` of the last item you received. Empty is as if it were not there")),
    responses((status = 200, description = "The items, until you disconnect", content_type = "text/event-stream",
        body = InboxStreamEvent, headers(("Content-Language" = String)))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::InvalidQuery, ProblemCode::InvalidHeader,
            ProblemCode::TooManyStreams]))))]
#[get("/v1/me/stream")]
pub async fn inbox(
    db: web::Data<Database>,
    stream: StreamRequest,
    CallerSession(caller): CallerSession,
    token: Token,
    last: LastEventId<u32>,
    since: Query<InboxStreamQuery>,
) -> Result<HttpResponse, Problem> {
    let permit = stream.permit(Some(caller.account), Follows::Other)?;
    let feed = InboxFeed::new(&db, caller, last.0.unwrap_or(since.since));
    Ok(respond(feed, token, permit, &db))
}

/// Follow a tournament
///
/// Server-sent events of the type `tournament`: the tournament as `GET /v1/tournaments/{tournament_id}`
/// answers it, first and after every change, at most once in a second. The `id` is the head of its log; a
/// client that reconnects with `Last-Event-ID` gets nothing that it has. The last event is of the type and
/// the `kind` `end`, with the `code` `tournament_over` once the tournament is over. Heartbeats and other
/// ends are those of a game's stream. If the tournament is over and you have its last head, the answer is
/// 204.
#[utoipa::path(tag = "tournaments", operation_id = "stream_tournament", security((), ("bearer" = [])),
    params(("tournament_id" = Uuid, Path),
        ("Last-Event-ID" = Option<String>, Header, pattern = r"^(\d{1,10}-[0-9a-f]{32})?$", description = "The `id` of the last event you received. Empty is as if it were not there")),
    responses((status = 200, description = "The changes, until you disconnect", content_type = "text/event-stream",
            body = TournamentStreamEvent),
        (status = 204, description = "The tournament is over and you have its last head")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::InvalidHeader, ProblemCode::TooManyStreams]))))]
#[get("/v1/tournaments/{tournament_id}/stream")]
pub async fn tournament(
    db: web::Data<Database>,
    stream: StreamRequest,
    Viewer(viewer): Viewer,
    token: Token,
    last: LastEventId<Head>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let watch = tournaments::subscribe(&db, *id);
    let hosted = tournaments::tournament(&db, viewer, *id).await?;
    let permit = stream.permit(viewer, Follows::Other)?;
    if hosted.state.is_over() && last.0 == Some(hosted.head) {
        return Ok(HttpResponse::NoContent().finish());
    }
    Ok(respond(TournamentFeed::new(&db, *id, viewer, watch, last.0), token, permit, &db))
}
