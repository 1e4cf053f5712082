//! The chances to win, by what everybody can see: for spectators and replays, never for those who play.

use crate::{
    engine::{Game, Phase, Rejection, Seat},
    hosting::hosted_game::HostedGame,
    http::{
        games::{replay, views},
        guards::{
            extract::{IfNoneMatch, Viewer},
            heavy_work::HeavyWork,
            parameters::Query,
        },
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    log::chain::Head,
    store::{Database, error::AnalysisError, games::visible},
};
use actix_web::{HttpRequest, HttpResponse, get, web, web::Bytes};
use quick_cache::sync::Cache;
use railhead_bots::{chances, evaluation::Worth};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use std::{num::NonZero, sync::Arc};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The worlds that are judged.
const WORLDS: NonZero<u32> = NonZero::new(32).unwrap();

/// The number of games of which a process remembers the chances.
const REMEMBERED: usize = 1024;

/// The last chances of games, as sent. Spectators who ask while they are being judged wait for them, so that
/// a crowd costs as much as one.
#[derive(Debug)]
pub struct RememberedChances(Cache<(Uuid, Head), Bytes>);

impl Default for RememberedChances {
    fn default() -> RememberedChances {
        RememberedChances(Cache::new(REMEMBERED))
    }
}

impl RememberedChances {
    /// The chances at the present state of a game.
    async fn judged(&self, request: &HttpRequest, hosted: Arc<HostedGame>) -> Result<Bytes, Problem> {
        let judge = async {
            let hosted = Arc::clone(&hosted);
            let judged = move || serde_json::to_vec(&Chances::of(&hosted.game));
            Ok::<_, Problem>(Bytes::from(HeavyWork::of(request)?.run(request, judged).await??))
        };
        self.0.get_or_insert_async(&(hosted.id, hosted.head), judge).await
    }
}

/// The version to judge.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ChancesQuery {
    /// The version, from 1. Default: the last one.
    #[param(format = Int64, minimum = 1, maximum = 4_294_967_295u32, example = 41)]
    pub at: Option<u32>,
}

/// The chances of all seats.
#[derive(Serialize, ToSchema)]
pub struct Chances {
    /// The version that is judged.
    #[schema(example = 41)]
    pub version: u32,
    /// The seats, in seat order.
    #[schema(max_items = 5)]
    pub seats: Vec<SeatChances>,
}

/// The chances of a seat.
#[derive(Serialize, ToSchema)]
pub struct SeatChances {
    /// The seat.
    pub seat: Seat,
    /// The chance to win, 0 to 1. Those of all seats add up to 1.
    #[schema(example = 0.58)]
    pub win: f64,
    /// The final margin over the best opponent to be expected, in points.
    #[schema(example = 6.5)]
    pub margin: f64,
}

impl Chances {
    /// The chances at the state of a game. None before it begins, and of a void one.
    fn of(game: &Game) -> Option<Chances> {
        let version = game.version();
        let worths = chances(&game.view_for(None).table, WORLDS, version.into())?;
        let seat = |(seat, worth): (Seat, Worth)| SeatChances {
            seat,
            win: rounded(worth.win, 1000.0),
            margin: rounded(worth.margin, 10.0),
        };
        Some(Chances { version, seats: game.seats().zip(worths).map(seat).collect() })
    }
}

fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}

/// Show the chances to win
///
/// Says how likely each seat is to win, from what a spectator sees. Hidden cards and tickets are drawn
/// as they could be, and the evaluation judges (docs/evaluation.md). After the end it is the result.
/// Players, and those who had a seat, get them once the game is over; a spectator of a delayed game,
/// for what they see. Send the `ETag` back as `If-None-Match` to get an empty 304 while the game is
/// unchanged.
#[utoipa::path(tag = "spectators", operation_id = "show_chances",
    params(("game_id" = Uuid, Path), ChancesQuery,
        ("If-None-Match" = Option<String>, Header, description = "The `ETag` of the last chances without `at`")),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The chances", body = Chances,
            headers(("ETag" = String, description = "The head, in quotes"))),
        (status = 304, description = "The game has not changed")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotForPlayers, ProblemCode::GameNotStarted,
            ProblemCode::GameVoid, ProblemCode::NoSuchVersion, ProblemCode::Unavailable]))))]
#[get("/v1/games/{game_id}/chances")]
pub async fn show(
    db: web::Data<Database>,
    remembered: web::Data<RememberedChances>,
    request: HttpRequest,
    Viewer(account): Viewer,
    known: IfNoneMatch,
    query: Query<ChancesQuery>,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let hosted = visible::game_for(&db, *id, account).await?;
    check(&hosted.game)?;
    if !hosted.game.is_over() && account.is_some_and(|account| hosted.is_participant(account)) {
        return Err(Problem::new(ProblemCode::NotForPlayers, message!("detail-not-for-players")));
    }
    if let Some(at) = query.at.filter(|at| *at != hosted.game.version()) {
        let game = replay::past(&db, &hosted, at).await?;
        check(&game)?;
        let judged = HeavyWork::of(&request)?.run(&request, move || Chances::of(&game)).await?;
        return Ok(HttpResponse::Ok().json(judged));
    }
    if known.has(hosted.head) {
        return Ok(views::tagged(HttpResponse::NotModified(), hosted.head).finish());
    }
    let head = hosted.head;
    let judged = remembered.judged(&request, hosted).await?;
    Ok(views::tagged(HttpResponse::Ok(), head).content_type("application/json").body(judged))
}

/// Whether there is something to win.
fn check(game: &Game) -> Result<(), Problem> {
    match game.phase() {
        Phase::Lobby => Err(Rejection::NotStarted {}.into()),
        Phase::Voided { .. } => Err(AnalysisError::Void.into()),
        Phase::Dealing { .. } | Phase::Turn(_) | Phase::Finished { .. } => Ok(()),
    }
}
