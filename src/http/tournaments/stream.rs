//! The stream of a tournament.

use crate::{
    http::{
        guards::extract::{Token, Viewer},
        problem::{Problem, ProblemCode},
        sse::{
            last_event_id::LastEventId,
            stream::respond,
            stream_limits::{Follows, StreamRequest},
        },
        tournaments::feed::{TournamentFeed, TournamentStreamEvent},
    },
    identity::ApiScope,
    log::chain::Head,
    store::{Database, tournaments::views as tournaments},
};
use actix_web::{HttpResponse, get, web};
use uuid::Uuid;

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
