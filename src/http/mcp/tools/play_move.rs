//! A move of the account's seat, made once.

use crate::{
    http::mcp::{
        door::{Api, ApiRequest},
        refusal::Refusal,
        tools::{
            declaration::{Declaration, Effect},
            shapes::{at, game_id, standing},
        },
    },
    log::chain::Head,
};
use actix_web::http::{
    Method,
    header::{self, HeaderName},
};
use base16ct::lower::encode_string;
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use uuid::Uuid;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    game_id: Uuid,
    head: Head,
    r#move: Value,
}

pub fn declaration() -> Declaration {
    Declaration {
        title: "Play a move",
        description: "Plays one of your legal moves. Give the move exactly as legal_moves lists it, and the head of \
            that answer: if the game has gone on since, nothing happens and the answer is stale_version. Repeating \
            a call with the same head and move plays once. The answer has what happened (with the moves of bots \
            that followed), your hand and offered tickets, the face-up cards, and whether it is still your turn: a \
            second card to draw, a tunnel to pay, tickets to keep. A refused move changes nothing and names the rule.",
        properties: json!({
            "game_id": game_id(),
            "head": {"type": "string", "description": "The head of the answer in which you saw the move."},
            "move": {
                "type": "object",
                "properties": {"type": {"type": "string"}},
                "required": ["type"],
                "description": "A move as legal_moves lists it.",
                "examples": [
                    {"type": "draw_card"},
                    {"type": "take_face_up", "slot": 2},
                    {"type": "claim_route", "route": "dieppe-paris", "payment": {"color": "pink", "locomotives": 0}},
                ],
            },
        }),
        required: &["game_id", "head", "move"],
        effect: Effect::Once,
    }
}

pub async fn call(api: &Api, Arguments { game_id, head, r#move: the_move }: Arguments) -> Result<Value, Refusal> {
    let digest = Sha256::digest(the_move.to_string());
    let key = format!("{head}-{}", encode_string(&digest));
    let headers = vec![(header::IF_MATCH, format!("\"{head}\"")), (HeaderName::from_static("idempotency-key"), key)];
    let path = format!("/v1/games/{game_id}/moves");
    let done = api.send(ApiRequest { method: Method::POST, path: &path, body: Some(the_move), headers }).await?;
    let more = [("events", "/events"), ("you", "/view/you"), ("row", "/view/table/row")];
    Ok(standing(at(&done, "/view"), &more.map(|(name, place)| (name, at(&done, place)))))
}
