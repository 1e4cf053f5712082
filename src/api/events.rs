//! Events: what happened since a version.

use super::{extract::Onlooker, problem::Problem};
use crate::{engine::LoggedEvent, store::Store};
use actix_web::{get, middleware::Compress, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The most events of one answer.
const PAGE: u16 = 500;

/// Which events are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// The version you know; 0, all, unless told.
    #[serde(default)]
    #[param(format = Int64, maximum = 4_294_967_295u32)]
    pub after: u32,
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
/// Secrets of others are left out while the game runs; after its end everything is shown.
#[utoipa::path(tag = "sync", operation_id = "list_events", params(("game_id" = Uuid, Path), After),
    security((), ("bearer" = [])), responses((status = 200, description = "What happened", body = Events)))]
#[get("/v1/games/{game_id}/events", wrap = "Compress::default()")]
pub async fn list(
    store: web::Data<Store>,
    Onlooker(account): Onlooker,
    id: web::Path<Uuid>,
    query: web::Query<After>,
) -> Result<web::Json<Events>, Problem> {
    let folded = store.game_for(*id, account).await?;
    let (version, over) = (folded.game.version, folded.game.is_over());
    let after = query.after.min(version);
    let until = version.min(after + u32::from(PAGE));
    let seat = account.and_then(|account| folded.seat_of(account));
    let events = store.events(*id, after, until).await?;
    let events = (after + 1..).zip(&events).map(|(seq, event)| LoggedEvent::of(seq, event, seat, over)).collect();
    Ok(web::Json(Events { version, events, next: (until < version).then_some(until) }))
}
