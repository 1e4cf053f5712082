//! Results: the final score.

use super::{
    games::{self, Player},
    problem::{Code, Problem},
};
use crate::{
    engine::{GameOptions, PlayerScore},
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
    /// When it ended.
    pub finished_at: jiff::Timestamp,
}

/// How a game ended
///
/// The score of each player and what it consists of (R9.2–9.4).
#[utoipa::path(tag = "after the game", operation_id = "show_result", params(("game_id" = Uuid, Path)),
    responses((status = 200, description = "The final score", body = GameResult)))]
#[get("/v1/games/{game_id}/result")]
pub async fn show(store: web::Data<Store>, id: web::Path<Uuid>) -> Result<web::Json<GameResult>, Problem> {
    let folded = store.game(*id).await?;
    if !folded.game.is_finished() {
        return Err(Problem::new(Code::GameNotOver, "there is no result before the end"));
    }
    let roster = store.roster(*id).await?;
    Ok(web::Json(GameResult {
        id: *id,
        options: folded.game.options,
        players: games::players(&folded, &roster),
        scores: folded.game.scores().to_vec(),
        finished_at: roster.updated_at,
    }))
}
