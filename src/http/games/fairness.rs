//! Fairness: proof that the cards were not chosen.

use crate::{
    engine::Entropy,
    http::{
        guards::extract::Viewer,
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    log::codec::CodecError,
    store::{Database, deals, events::history, games::visible},
    verify::transcript,
};
use actix_web::{HttpResponse, get, http::header, web};
use railhead_localization::message;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The source of a game's randomness.
#[derive(Serialize, ToSchema)]
pub struct Fairness {
    /// SHA-256 of the secret, in hexadecimal, fixed when the table was opened.
    #[schema(example = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0")]
    pub commitment: String,
    /// The players' contributions, in seat order; null for a seat without one.
    #[schema(example = json!(["a-train-at-noon-7391", null]))]
    pub entropies: Vec<Option<Entropy>>,
    /// The secret: 32 bytes in hexadecimal. Null until the game is over, and until a deal that it shares
    /// with other games is revealed.
    #[schema(example = "0707070707070707070707070707070707070707070707070707070707070707")]
    pub secret: Option<String>,
}

/// Get the fairness data
///
/// All cards follow from a secret and from the contributions players make when they join. The hash
/// of the secret is public from the start. Once the game is over, the secret is public too, and
/// `railhead verify` checks the exported game against it. In a game with a shared deal (`options.deal`)
/// this is so when the last game of the deal is over. See docs/FAIRNESS.md.
#[utoipa::path(tag = "results", operation_id = "show_fairness", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The commitment, and the secret once the game is over", body = Fairness)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/games/{game_id}/fairness")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    id: web::Path<Uuid>,
) -> Result<web::Json<Fairness>, Problem> {
    let hosted = visible::game_for(&db, *id, account).await?;
    let game = &hosted.game;
    Ok(web::Json(Fairness {
        commitment: game.commitment().to_owned(),
        entropies: game.seats().map(|seat| game.entropies()[seat].clone()).collect(),
        secret: hosted.revealed().map(|secret| secret.to_hex()),
    }))
}

/// Export a game
///
/// Available once the game is over, and a deal that it shares is revealed, as JSON Lines. The first line
/// has the id, the commitment, the secret, that of a shared deal and the head of the log. Every other line is an event with its number `seq`, its `schema`
/// and the time `at` it was recorded; nothing is redacted. `railhead verify` checks the file and
/// `railhead replay` prints it in words. It names seats, never accounts.
#[utoipa::path(tag = "results", operation_id = "export_game", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The game", body = String, content_type = "application/jsonl")),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotOver]))))]
#[get("/v1/games/{game_id}/export")]
pub async fn export(
    db: web::Data<Database>,
    Viewer(account): Viewer,
    id: web::Path<Uuid>,
) -> Result<HttpResponse, Problem> {
    let hosted = visible::game_for(&db, *id, account).await?;
    let over = || Problem::new(ProblemCode::GameNotOver, message!("detail-export-not-over"));
    let secret = hosted.revealed().ok_or_else(over)?;
    let events = history::stored_events(&db, *id, hosted.head.version).await?;
    let deal = match hosted.deal {
        Some(deal) => Some(deals::revealed(&db, deal.id).await?.ok_or_else(over)?),
        None => None,
    };
    let text = transcript::write(*id, &secret, deal.as_ref(), events).map_err(CodecError::Encode)?;
    let name = format!("attachment; filename=\"railhead-{id}.jsonl\"");
    let mut response = HttpResponse::Ok();
    Ok(response.content_type("application/jsonl").insert_header((header::CONTENT_DISPOSITION, name)).body(text))
}
