//! The inbox: the games that wait for you and what is new, over all your games.

use crate::{
    auth::Signed,
    engine::Seat,
    game::notices::Notice,
    http::{
        games::events::seconds,
        sse::stream_limits::Permits,
        support::{
            extract::Here,
            problem::{Code, Problem},
        },
    },
    store::{self, Store},
};
use actix_web::{get, put, web};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::time::Duration;
use tokio::time::Instant;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Items of an answer, unless told.
const PAGE: u8 = 50;

/// Games that wait for somebody, of an answer.
const TURNS: usize = 200;

/// Which items are asked for.
#[derive(Clone, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// Only items after this one: the `cursor` of the answer before.
    #[serde(default)]
    pub since: u32,
    /// How many at most; 50 unless told.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u8>,
    /// For how many seconds to wait if there is nothing new.
    #[serde(default, deserialize_with = "seconds")]
    #[param(maximum = 60)]
    pub wait: u8,
    /// The `state` of the answer before: as long as it is the same, and there is no item, there is nothing new. As it is
    /// now unless told.
    #[param(max_length = 64)]
    pub state: Option<String>,
}

/// What waits for you now.
#[derive(Serialize, ToSchema)]
pub struct Waiting {
    /// All games that wait for you, the most urgent first; without clocks, those that have waited longest. 200 at most.
    pub turns: Vec<Turn>,
    /// Whether more games than these wait for you.
    pub more_turns: bool,
    /// How many items this device has not read; see `PUT /v1/me/inbox/read`.
    #[schema(example = 3)]
    pub unread: u32,
}

/// What waits for you, and what is new.
#[derive(Serialize, ToSchema)]
pub struct Inbox {
    /// What waits for you now.
    #[serde(flatten)]
    pub waiting: Waiting,
    /// Says in short what waits for you, to be sent back with `wait`.
    #[schema(example = "9f86d081884c7d65")]
    pub state: String,
    /// News after `since`, oldest first. It is kept for 60 days.
    pub items: Vec<Item>,
    /// Ask for the next items with `since` this.
    #[schema(example = 17)]
    pub cursor: u32,
    /// Whether there are more items now.
    pub more: bool,
}

/// A game that waits for you.
#[derive(Serialize, ToSchema)]
pub struct Turn {
    /// Which.
    pub game: Uuid,
    /// Your seat.
    pub seat: Seat,
    /// The game's version.
    #[schema(example = 41)]
    pub version: u32,
    /// Until when it waits; none if it has no clocks.
    pub deadline: Option<jiff::Timestamp>,
}

/// Something new.
#[derive(Serialize, ToSchema)]
pub struct Item {
    /// Its number; they grow, in the order in which things happened to you.
    #[schema(example = 17)]
    pub seq: u32,
    /// When it happened.
    pub at: jiff::Timestamp,
    /// In which game.
    pub game: Uuid,
    /// The number of the event that it tells of.
    #[schema(example = 41)]
    pub version: u32,
    /// What happened.
    #[serde(flatten)]
    pub news: Notice,
    /// Who invites you; none of other items, or if the account was deleted.
    #[schema(example = "Bob")]
    pub by: Option<String>,
}

/// Up to where this device has read.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Read {
    /// The last item read.
    #[schema(example = 17)]
    pub seq: u32,
}

/// How far this device has read.
#[derive(Serialize, ToSchema)]
pub struct Marker {
    /// Up to this item.
    #[schema(example = 17)]
    pub read: u32,
    /// How many there are after it.
    #[schema(example = 0)]
    pub unread: u32,
}

impl From<store::Turn> for Turn {
    fn from(store::Turn { game, seat, version, deadline }: store::Turn) -> Turn {
        Turn { game, seat, version, deadline }
    }
}

impl From<store::Item> for Item {
    fn from(store::Item { seq, at, game, version, news, by }: store::Item) -> Item {
        Item { seq, at, game, version, news, by }
    }
}

/// The first so many, and whether there were more.
fn page<T>(mut found: Vec<T>, limit: usize) -> (Vec<T>, bool) {
    let more = found.len() > limit;
    found.truncate(limit);
    (found, more)
}

impl Waiting {
    /// What waits for a device of an account now, and the number of its last item.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn read(store: &Store, here: &Signed) -> Result<(Waiting, u32), store::Error> {
        let (turns, more_turns) = page(store.turns(here.account, TURNS + 1).await?, TURNS);
        let marker = store.inbox_marker(here.account, here.session).await?;
        let turns = turns.into_iter().map(Turn::from).collect();
        Ok((Waiting { turns, more_turns, unread: marker.unread }, marker.last))
    }

    /// The same in short: 16 hexadecimal digits.
    pub fn state(&self) -> String {
        let digest = Sha256::digest(serde_json::to_vec(self).unwrap_or_default());
        base16ct::lower::encode_string(digest.get(..8).unwrap_or_default())
    }
}

/// Look into your inbox
///
/// Whose turn it is, invitations, games that began, results: over all your games. Guests have one, too. With `wait` the
/// answer comes as soon as there is something new, or when the time is over.
#[utoipa::path(tag = "inbox", operation_id = "show_inbox", params(Since), security(("bearer" = [])),
    responses((status = 200, description = "The games that wait for you, and what is new", body = Inbox)))]
#[get("/v1/me/inbox")]
pub async fn show(
    store: web::Data<Store>,
    permits: web::Data<Permits>,
    Here(here): Here,
    wanted: web::Query<Since>,
) -> Result<web::Json<Inbox>, Problem> {
    let Since { since, limit, wait, state } = wanted.into_inner();
    let limit = limit.unwrap_or(PAGE);
    if !(1..=200).contains(&limit) {
        return Err(Problem::new(Code::InvalidQuery, "limit is 1 to 200"));
    }
    let limit = usize::from(limit);
    // Watched first, read then: what happens in between is not missed.
    let mut watch = store.watch_inbox(here.account);
    let (mut waiting, mut last) = Waiting::read(&store, &here).await?;
    let known = state.unwrap_or_else(|| waiting.state());
    if wait > 0 && last <= since && waiting.state() == known {
        let mut permit = permits.take(here.account.to_string())?;
        let until = Instant::now() + Duration::from_secs(wait.into());
        while last <= since && waiting.state() == known && permit.wait_for(watch.changed(), until).await {
            (waiting, last) = Waiting::read(&store, &here).await?;
        }
    }
    let (items, more) = page(store.inbox(here.account, since, limit + 1).await?, limit);
    Ok(web::Json(Inbox {
        state: waiting.state(),
        waiting,
        cursor: items.last().map_or(since, |item| item.seq),
        items: items.into_iter().map(Item::from).collect(),
        more,
    }))
}

/// Say how far you have read
///
/// Each device has a marker of its own, which goes on and never back. A new device begins where the others have come to.
#[utoipa::path(tag = "inbox", operation_id = "read_inbox", request_body = Read, security(("bearer" = [])),
    responses((status = 200, description = "How far this device has read", body = Marker)))]
#[put("/v1/me/inbox/read")]
pub async fn read(
    store: web::Data<Store>,
    Here(here): Here,
    body: web::Json<Read>,
) -> Result<web::Json<Marker>, Problem> {
    let store::Marker { read, unread, last: _ } = store.mark_read(here.account, here.session, body.seq).await?;
    Ok(web::Json(Marker { read, unread }))
}
