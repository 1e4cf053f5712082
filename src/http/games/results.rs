//! Results: the final score, how long it took, what it did to ratings.

use crate::{
    engine::{Explanation, Game, GameOptions, PlayerScore, Seat, Tie, ties},
    game::codec::{After, Recorded},
    http::{
        games::summary::{self, Player},
        players::past_ratings::RatingStep,
        support::{
            extract::Onlooker,
            problem::{Code, Problem},
        },
    },
    projection::{SeatRecord, finished},
    store::Store,
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// How a game ended.
#[derive(Serialize, ToSchema)]
pub struct GameResult {
    /// The game's id.
    pub id: Uuid,
    /// What was agreed.
    pub options: GameOptions,
    /// Who played, in seat order.
    pub players: Vec<Player>,
    /// The final scores, in seat order.
    pub scores: Vec<PlayerScore>,
    /// Why the scores are what they are.
    pub explanation: ResultExplanation,
    /// When the cards were dealt.
    pub started_at: jiff::Timestamp,
    /// When it ended.
    pub finished_at: jiff::Timestamp,
    /// How long it took, in seconds.
    #[schema(example = 2710)]
    pub seconds: u64,
    /// How long each player thought, and what the game did to his rating, in seat order.
    pub played: Vec<PlayedSeat>,
}

/// What remains of a seat.
#[derive(Serialize, ToSchema)]
pub struct PlayedSeat {
    /// Which seat.
    pub seat: Seat,
    /// How long the person thought about his own moves in all, in seconds; of bots nothing is counted.
    #[schema(example = 741.4)]
    pub thinking_seconds: f64,
    /// What the game did to his rating; none if it was not rated.
    pub rating: Option<RatingStep>,
}

/// Why the scores of a game are what they are.
#[derive(Serialize, ToSchema)]
pub struct ResultExplanation {
    /// Each player's ways, path and borrowed routes, in seat order.
    pub players: Vec<Explanation>,
    /// How players of equal points were ranked (R9.4); empty where all points differ.
    pub tie_breaks: Vec<Tie>,
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

/// How a game ended
///
/// The score of each player, what it consists of, and why (R9.2–9.4): the way of every ticket, the longest path, the
/// routes borrowed, how ties were broken. Also how long it took, and what it did to ratings.
#[utoipa::path(tag = "after the game", operation_id = "show_result", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The final score", body = GameResult)))]
#[get("/v1/games/{game_id}/result")]
pub async fn show(
    store: web::Data<Store>,
    Onlooker(account): Onlooker,
    id: web::Path<Uuid>,
) -> Result<web::Json<GameResult>, Problem> {
    let folded = store.game_for(*id, account).await?;
    if folded.game.is_over() && !folded.game.is_finished() {
        return Err(Problem::new(Code::GameVoid, "there is no result"));
    }
    if !folded.game.is_finished() {
        return Err(Problem::new(Code::GameNotOver, "there is no result before the end"));
    }
    let seated = store.seated(*id).await?;
    let history = store.events(*id, After::default(), folded.head.version).await?;
    let history = history.into_iter().map(|Recorded { at, event, .. }| (at, event)).collect::<Vec<_>>();
    let finished = finished(&history).ok_or_else(|| Problem::new(Code::Internal, "the log has no end"))?;
    let changes = store.rating_changes(*id, folded.game.options.seats).await?;
    let played = |(score, record): &(PlayerScore, SeatRecord)| PlayedSeat {
        seat: score.seat,
        thinking_seconds: record.thought() as f64 / 1000.0,
        rating: changes.iter().find(|(seat, _)| *seat == score.seat).map(|(_, change)| RatingStep::of(change)),
    };
    Ok(web::Json(GameResult {
        id: *id,
        options: folded.game.options,
        players: summary::players(&folded, &seated),
        scores: folded.game.scores().to_vec(),
        explanation: ResultExplanation::of(&folded.game),
        started_at: finished.started_at,
        finished_at: finished.finished_at,
        seconds: finished.finished_at.duration_since(finished.started_at).as_secs().unsigned_abs(),
        played: finished.seats.iter().map(played).collect(),
    }))
}
