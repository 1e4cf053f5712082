//! The inbox: games waiting for the player and notifications, across all their games.

use crate::{
    http::{
        guards::{
            extract::{CallerSession, Token},
            json::Json,
            parameters::Query,
        },
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode, language},
        sse::stream_limits::{Follows, StreamRequest},
    },
    identity::{ApiScope, TokenSubject},
    store::{
        self, Database,
        games::turns::{self, WaitingTurn},
        notifications::{
            inbox::{self, InboxItem, ReadMarker},
            suppression,
        },
    },
};
use actix_web::{get, put, web};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::time::Duration;
use utoipa::{IntoParams, ToSchema};

/// Default page length, in items.
const PAGE: u8 = 50;

/// The most waiting games in one answer.
const TURNS: usize = 200;

/// Selects items.
#[derive(Clone, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct InboxQuery {
    /// Only items after this one: the `cursor` of the previous answer.
    #[serde(default)]
    pub since: u32,
    /// The most items to return, 1 to 200. Default: 50.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u8>,
    /// The number of seconds to wait, at most 60, if there is nothing new.
    #[serde(default)]
    #[param(maximum = 60)]
    pub wait: u8,
    /// The `state` of the previous answer. The request waits while the state is still the same and
    /// there are no new items. Default: the current state.
    #[param(max_length = 64)]
    pub state: Option<String>,
}

/// The games waiting for you, and your unread count.
#[derive(Serialize, ToSchema)]
pub struct WaitingGames {
    /// All games waiting for you, most urgent first; among games without clocks, longest waiting
    /// first. At most 200.
    pub turns: Vec<WaitingTurn>,
    /// Whether more games are waiting for you than listed.
    pub more_turns: bool,
    /// The number of items this device has not read; see `PUT /v1/me/inbox/read`.
    #[schema(example = 3)]
    pub unread: u32,
}

/// The games waiting for you, and new items.
#[derive(Serialize, ToSchema)]
pub struct InboxPage {
    /// The games waiting for you, and your unread count.
    #[serde(flatten)]
    pub waiting: WaitingGames,
    /// A digest of what is waiting for you. Send it back with `wait`.
    #[schema(example = "9f86d081884c7d65")]
    pub state: String,
    /// Items after `since`, oldest first. Items are kept for 60 days.
    pub items: Vec<InboxItem>,
    /// Pass this as `since` to get the next items.
    #[schema(example = 17)]
    pub cursor: u32,
    /// Whether more items are available now.
    pub more: bool,
}

/// The read marker of a device.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadMarkerRequest {
    /// The number of the last item read.
    #[schema(maximum = 2_147_483_647, example = 17)]
    pub seq: u32,
}

/// The first `limit` entries, and whether there were more.
fn page<T>(mut found: Vec<T>, limit: usize) -> (Vec<T>, bool) {
    let more = found.len() > limit;
    found.truncate(limit);
    (found, more)
}

impl WaitingGames {
    /// The games waiting for an account's device, and the number of its last item.
    pub async fn read(db: &Database, caller: &TokenSubject) -> Result<(WaitingGames, u32), store::DatabaseError> {
        let (turns, more_turns) = page(turns::list(db, caller.account, TURNS + 1).await?, TURNS);
        let marker = inbox::marker(db, caller.account, caller.session).await?;
        Ok((WaitingGames { turns, more_turns, unread: marker.unread }, marker.last))
    }

    /// A digest of the waiting games: 16 hexadecimal digits.
    pub fn state(&self) -> Result<String, Problem> {
        let digest = Sha256::digest(serde_json::to_vec(self)?);
        Ok(base16ct::lower::encode_string(digest.get(..8).unwrap_or_default()))
    }
}

/// Read your inbox
///
/// Turns, invitations, started games and results, across all your games. Guests have an inbox too.
/// With `wait`, the answer comes as soon as there is something new, or when the time is up.
#[utoipa::path(tag = "inbox", operation_id = "show_inbox", params(InboxQuery), security(("bearer" = [])),
    responses((status = 200, description = "The games waiting for you, and new items", body = InboxPage,
        headers(("Content-Language" = String)))),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::TooManyStreams]))))]
#[get("/v1/me/inbox")]
pub async fn show(
    db: web::Data<Database>,
    stream: StreamRequest,
    CallerSession(caller): CallerSession,
    token: Token,
    wanted: Query<InboxQuery>,
) -> Result<web::Json<InboxPage>, Problem> {
    let InboxQuery { since, limit, wait, state } = wanted.into_inner();
    let limit = usize::from(limit.unwrap_or(PAGE));
    // Subscribe before reading, so that no item in between is missed.
    let mut watch = inbox::subscribe(&db, caller.account);
    let (mut waiting, mut last) = WaitingGames::read(&db, &caller).await?;
    let known = match state {
        Some(state) => state,
        None => waiting.state()?,
    };
    if wait > 0 && last <= since && waiting.state()? == known {
        let mut permit = stream.permit(Some(caller.account), Follows::Other)?;
        let until = db.time().moment() + Duration::from_secs(wait.into());
        while last <= since
            && waiting.state()? == known
            && permit.wait_for(token.until_refused(watch.changed()), db.time().sleep_until(until)).await
        {
            token.check()?;
            (waiting, last) = WaitingGames::read(&db, &caller).await?;
        }
        token.check()?;
    }
    let (items, more) = page(inbox::list(&db, caller.account, since, limit + 1, language::current()).await?, limit);
    waiting.turns.iter().for_each(|turn| suppression::note_requested(&db, caller.session, turn.game, turn.version));
    let versions = items.iter().filter_map(|item| item.game.zip(item.version));
    versions.for_each(|(game, version)| suppression::note_requested(&db, caller.session, game, version));
    Ok(web::Json(InboxPage {
        state: waiting.state()?,
        waiting,
        cursor: items.last().map_or(since, |item| item.seq),
        items,
        more,
    }))
}

/// Mark items as read
///
/// Each device has its own read marker, which only moves forward. A new device starts at the
/// furthest marker of the account's other devices.
#[utoipa::path(tag = "inbox", operation_id = "mark_inbox_read", request_body = ReadMarkerRequest, security(("bearer" = [])),
    responses((status = 200, description = "The read marker of this device", body = ReadMarker)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes))))]
#[put("/v1/me/inbox/read")]
pub async fn read(
    db: web::Data<Database>,
    CallerSession(caller): CallerSession,
    body: Json<ReadMarkerRequest>,
) -> Result<web::Json<ReadMarker>, Problem> {
    Ok(web::Json(inbox::mark_read(&db, caller.account, caller.session, body.seq).await?))
}
