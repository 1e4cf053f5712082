//! Events: what happened since a version, at once or as soon as there is something.

use super::{
    extract::{Address, Onlooker},
    logged::{LoggedEvent, logged},
    permits::{Permit, Permits},
    problem::Problem,
};
use crate::store::{GameWatch, News, Store};
use actix_web::{get, middleware::Compress, web};
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use std::time::Duration;
use tokio::time::Instant;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The most events of one answer.
const PAGE: u16 = 500;

/// The longest that a request waits, in seconds.
const LONGEST: u8 = 60;

/// Which events are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// The version you know; 0, all, unless told.
    #[serde(default)]
    #[param(format = Int64, maximum = 4_294_967_295u32)]
    pub after: u32,
    /// For how many seconds to wait if nothing has happened since.
    #[serde(default, deserialize_with = "seconds")]
    #[param(maximum = 60)]
    pub wait: u8,
}

/// How many seconds a request may wait.
pub fn seconds<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let seconds = u8::deserialize(from)?;
    if seconds <= LONGEST { Ok(seconds) } else { Err(D::Error::custom("at most 60 seconds")) }
}

/// What happened since a version.
#[derive(Serialize, ToSchema)]
pub struct Events {
    /// The number of the last event of the game.
    #[schema(example = 41)]
    pub version: u32,
    /// The events as you may see them, in order, at most 500.
    pub events: Vec<LoggedEvent>,
    /// If there are more: ask again with `after` this.
    #[schema(example = 500)]
    pub next: Option<u32>,
}

/// What happened since a version
///
/// Secrets of others are left out while the game runs; after its end everything is shown. With `wait` the answer comes as
/// soon as there is an event, or without one when the time is over.
#[utoipa::path(tag = "sync", operation_id = "list_events", params(("game_id" = Uuid, Path), After),
    security((), ("bearer" = [])), responses((status = 200, description = "What happened", body = Events)))]
#[get("/v1/games/{game_id}/events", wrap = "Compress::default()")]
pub async fn list(
    store: web::Data<Store>,
    permits: web::Data<Permits>,
    Onlooker(account): Onlooker,
    address: Address,
    after: web::Query<After>,
    id: web::Path<Uuid>,
) -> Result<web::Json<Events>, Problem> {
    let After { after, wait } = *after;
    // Watched first, read then: what happens in between is not missed.
    let watch = (wait > 0).then(|| store.watch(*id));
    let mut folded = store.game_for(*id, account).await?;
    if let Some(watch) = watch.filter(|_| folded.game.version <= after && !folded.game.is_over()) {
        watch.has_read(folded.game.version);
        let permit = permits.take(account.map_or(address.0, |account| account.to_string()))?;
        if wait_for_news(watch, permit, after, Duration::from_secs(wait.into())).await {
            folded = store.game_for(*id, account).await?;
        }
    }
    let (version, over) = (folded.game.version, folded.game.is_over());
    let after = after.min(version);
    let until = version.min(after + u32::from(PAGE));
    let seat = account.and_then(|account| folded.seat_of(account));
    let events = store.events(*id, after, until).await?;
    let events = logged(after, &events, seat, over).collect();
    Ok(web::Json(Events { version, events, next: (until < version).then_some(until) }))
}

/// Whether there was news before the time was over or the server shut down.
async fn wait_for_news(mut watch: GameWatch, mut permit: Permit, known: u32, time: Duration) -> bool {
    let until = Instant::now() + time;
    loop {
        match watch.news(known) {
            News::Changes(changes) if changes.is_empty() => {}
            News::Changes(_) | News::Behind(_) => return true,
        }
        if !permit.wait_for(watch.changed(), until).await {
            return false;
        }
    }
}
