//! The stream of an inbox.

use crate::{
    http::{
        guards::{
            extract::{CallerSession, Token},
            parameters::Query,
        },
        inbox::feed::{InboxFeed, InboxStreamEvent},
        problem::{Problem, ProblemCode},
        sse::{
            last_event_id::LastEventId,
            stream::respond,
            stream_limits::{Follows, StreamRequest},
        },
    },
    identity::ApiScope,
    store::Database,
};
use actix_web::{HttpResponse, get, web};
use serde::Deserialize;
use utoipa::IntoParams;

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
