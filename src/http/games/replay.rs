//! A game as it was at an earlier version.

use crate::{
    engine::{Game, GameView, Rejection, Seat},
    hosting::hosted_game::HostedGame,
    http::{
        guards::{extract::Viewer, parameters::Query},
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    log::codec::LogPosition,
    store::{Database, events::history, games::visible},
};
use actix_web::{get, web};
use railhead_localization::message;
use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

/// The version and the viewpoint to show.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ReplayQuery {
    /// The version, from 1. Default: the last one.
    #[param(format = Int64, minimum = 1, maximum = 4_294_967_295u32, example = 41)]
    pub at: Option<u32>,
    /// The seat to view from. While the game runs, only your own; once it is over, any. Without it,
    /// the view of spectators.
    #[serde(rename = "as")]
    pub seat: Option<Seat>,
}

/// View a past version
///
/// While the game runs, players see their own past and spectators see the past of the table. Once
/// the game is over, and a deal that it shares is revealed, anyone can look from any seat.
#[utoipa::path(tag = "results", operation_id = "replay_game", params(("game_id" = Uuid, Path), ReplayQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The game as that seat saw it at that version", body = GameView)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotYourSeat, ProblemCode::NoSuchSeat,
            ProblemCode::NoSuchVersion]))))]
#[get("/v1/games/{game_id}/replay")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    query: Query<ReplayQuery>,
    id: web::Path<Uuid>,
) -> Result<web::Json<GameView>, Problem> {
    let hosted = visible::game_for(&db, *id, account).await?;
    view(&db, &hosted, account, query.into_inner()).await.map(web::Json)
}

/// A game as an account may see it, at a version.
pub async fn view(
    db: &Database,
    hosted: &HostedGame,
    account: Option<Uuid>,
    ReplayQuery { at, seat }: ReplayQuery,
) -> Result<GameView, Problem> {
    let viewer = viewer(hosted, account, seat)?;
    match at.filter(|at| *at != hosted.game.version()) {
        Some(at) => Ok(past(db, hosted, at).await?.view_for(viewer)),
        None => Ok(hosted.game.view_for(viewer)),
    }
}

/// A game as it was at a version.
///
/// # Errors
/// `no_such_version`.
pub async fn past(db: &Database, hosted: &HostedGame, at: u32) -> Result<Game, Problem> {
    let version = hosted.game.version();
    if !(1..=version).contains(&at) {
        let detail = message!("detail-version-range", maximum = version);
        return Err(Problem::new(ProblemCode::NoSuchVersion, detail).with("version", version));
    }
    let events = history::events(db, hosted.id, LogPosition::default(), at).await?;
    Ok(Game::replay(events.iter().map(|recorded| &recorded.event)))
}

/// The seat from which an account may look.
fn viewer(hosted: &HostedGame, account: Option<Uuid>, wanted: Option<Seat>) -> Result<Option<Seat>, Problem> {
    if hosted.is_disclosed() {
        return match wanted {
            Some(seat) if seat.number() >= hosted.game.options().seats => Err(Rejection::NoSuchSeat { seat }.into()),
            Some(_) | None => Ok(wanted),
        };
    }
    let own = account.and_then(|account| hosted.seat_of(account));
    match wanted {
        Some(seat) if own != wanted => {
            Err(Problem::new(ProblemCode::NotYourSeat, message!("detail-not-your-seat")).with("seat", seat.number()))
        }
        Some(_) | None => Ok(own),
    }
}
