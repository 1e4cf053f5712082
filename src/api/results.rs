//! Results: the final score.

use super::{
    extract::Onlooker,
    problem::{Code, Problem},
    summary::{self, Player},
};
use crate::{
    engine::{Explanation, Game, GameOptions, PlayerScore, Tie, ties},
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
    /// When it ended.
    pub finished_at: jiff::Timestamp,
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
/// routes borrowed, how ties were broken.
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
    Ok(web::Json(GameResult {
        id: *id,
        options: folded.game.options,
        players: summary::players(&folded, &seated),
        scores: folded.game.scores().to_vec(),
        explanation: ResultExplanation::of(&folded.game),
        finished_at: folded.updated_at,
    }))
}
