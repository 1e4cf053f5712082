//! Fairness: how it can be checked that nobody chose the cards.

use super::{extract::Onlooker, problem::Problem};
use crate::{engine::Entropy, store::Store};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// Where the chance of a game comes from.
#[derive(Serialize, ToSchema)]
pub struct Fairness {
    /// SHA-256, in hexadecimal, of the secret; fixed when the table was opened.
    #[schema(example = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0")]
    pub commitment: String,
    /// What players have added, in seat order; null where nobody did.
    #[schema(example = json!(["a-train-at-noon-7391", null]))]
    pub entropies: Vec<Option<Entropy>>,
    /// The 32 bytes of the secret, in hexadecimal, once the game is over; null before.
    #[schema(example = "0707070707070707070707070707070707070707070707070707070707070707")]
    pub secret: Option<String>,
}

/// Where the chance of a game comes from
///
/// All cards follow from a secret, whose hash you are shown from the first moment, and from what the players add when they
/// join. Once the game is over the secret is shown, too: `railhead verify` decides the exported game again with it. See
/// docs/FAIRNESS.md.
#[utoipa::path(tag = "after the game", operation_id = "show_fairness", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The commitment, and after the end the secret", body = Fairness)))]
#[get("/v1/games/{game_id}/fairness")]
pub async fn show(
    store: web::Data<Store>,
    Onlooker(account): Onlooker,
    id: web::Path<Uuid>,
) -> Result<web::Json<Fairness>, Problem> {
    let folded = store.game_for(*id, account).await?;
    let game = &folded.game;
    Ok(web::Json(Fairness {
        commitment: game.commitment.clone(),
        entropies: game.seats().map(|seat| game.entropies[seat].clone()).collect(),
        secret: folded.revealed().map(|secret| secret.to_hex()),
    }))
}
