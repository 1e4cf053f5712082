//! Results: final scores, duration and rating changes.

use crate::{
    engine::{Game, GameOptions, PlayerScore, ScoreExplanation, Seat, TieGroup, ties},
    game::codec::{LogPosition, RecordedEvent},
    http::{
        games::summary::{self, GamePlayer},
        players::past_ratings::RatingStep,
        support::{
            extract::Viewer,
            problem::{Problem, ProblemCode},
        },
    },
    projection::{SeatRecord, finished},
    store::Store,
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The result of a game.
#[derive(Serialize, ToSchema)]
pub struct GameResult {
    /// The game's id.
    pub id: Uuid,
    /// The game's options.
    pub options: GameOptions,
    /// The players, in seat order.
    pub players: Vec<GamePlayer>,
    /// The final scores, in seat order.
    pub scores: Vec<PlayerScore>,
    /// The explanation of the scores.
    pub explanation: ResultExplanation,
    /// When the cards were dealt.
    pub started_at: jiff::Timestamp,
    /// When the game ended.
    pub finished_at: jiff::Timestamp,
    /// The duration of the game, in seconds.
    #[schema(example = 2710)]
    pub seconds: u64,
    /// Each seat's thinking time and rating change, in seat order.
    pub played: Vec<SeatStatistics>,
}

/// The statistics of one seat.
#[derive(Serialize, ToSchema)]
pub struct SeatStatistics {
    /// The seat's number, from 0.
    pub seat: Seat,
    /// The player's total thinking time for their own moves, in seconds. Bot moves are not counted.
    #[schema(example = 741.4)]
    pub thinking_seconds: f64,
    /// The player's rating change. Null if the game was not rated.
    pub rating: Option<RatingStep>,
}

/// The explanation of a game's scores.
#[derive(Serialize, ToSchema)]
pub struct ResultExplanation {
    /// Each player's ticket connections, longest path and borrowed routes, in seat order.
    pub players: Vec<ScoreExplanation>,
    /// How ties in points were broken (R9.4). Empty if there were none.
    pub tie_breaks: Vec<TieGroup>,
}

impl ResultExplanation {
    fn of(game: &Game) -> ResultExplanation {
        let position = game.position();
        ResultExplanation {
            players: game.scores().iter().map(|score| position.explain(score)).collect(),
            tie_breaks: ties(game.scores(), game.options.tie_break),
        }
    }
}

/// Get a game's result
///
/// Each player's score with its parts and their explanation (R9.2–9.4): how every ticket was
/// connected, the longest path, the routes borrowed, and how ties were broken. Also the game's
/// duration and the rating changes.
#[utoipa::path(tag = "results", operation_id = "show_result", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The final score", body = GameResult)))]
#[get("/v1/games/{game_id}/result")]
pub async fn show(
    store: web::Data<Store>,
    Viewer(account): Viewer,
    id: web::Path<Uuid>,
) -> Result<web::Json<GameResult>, Problem> {
    let hosted = store.game_for(*id, account).await?;
    if hosted.game.is_over() && !hosted.game.is_finished() {
        return Err(Problem::new(ProblemCode::GameVoid, "there is no result"));
    }
    if !hosted.game.is_finished() {
        return Err(Problem::new(ProblemCode::GameNotOver, "the result is available once the game is over"));
    }
    let seated = store.seated(*id).await?;
    let history = store.events(*id, LogPosition::default(), hosted.head.version).await?;
    let history = history.into_iter().map(|RecordedEvent { at, event, .. }| (at, event)).collect::<Vec<_>>();
    let finished =
        finished(&history).ok_or_else(|| Problem::new(ProblemCode::Internal, "the log does not end with a result"))?;
    let changes = store.rating_changes(*id, hosted.game.options.seats).await?;
    let played = |(score, record): &(PlayerScore, SeatRecord)| SeatStatistics {
        seat: score.seat,
        thinking_seconds: record.thought() as f64 / 1000.0,
        rating: changes.iter().find(|(seat, _)| *seat == score.seat).map(|(_, change)| RatingStep::of(change)),
    };
    Ok(web::Json(GameResult {
        id: *id,
        options: hosted.game.options,
        players: summary::players(&hosted, &seated),
        scores: hosted.game.scores().to_vec(),
        explanation: ResultExplanation::of(&hosted.game),
        started_at: finished.started_at,
        finished_at: finished.finished_at,
        seconds: finished.finished_at.duration_since(finished.started_at).as_secs().unsigned_abs(),
        played: finished.seats.iter().map(played).collect(),
    }))
}
