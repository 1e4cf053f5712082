//! The game as the account sees it.

use crate::http::mcp::{
    door::Api,
    refusal::Refusal,
    tools::{
        declaration::{Declaration, Effect},
        shapes::{OfGame, at, game_id, standing},
    },
};
use serde_json::{Value, json};

pub fn declaration() -> Declaration {
    Declaration {
        title: "Look at a game",
        description: "The game as you may see it: phase, seats with points and trains, the five face-up cards \
            (row), claimed routes, stations, clocks; and under you, your hand, your tickets and the tickets \
            offered to you. your_turn says whether the game waits for you. After the end, the phase has the scores.",
        properties: json!({"game_id": game_id()}),
        required: &["game_id"],
        effect: Effect::Nothing,
    }
}

pub async fn call(api: &Api, OfGame { game_id }: OfGame) -> Result<Value, Refusal> {
    let view = api.get(&format!("/v1/games/{game_id}/view")).await?;
    let mut table = at(&view, "/table").as_object().cloned().unwrap_or_default();
    table.retain(|name, _| !["commitment", "rules", "phase"].contains(&name.as_str()));
    let more = [("table", &table.into()), ("you", at(&view, "/you")), ("clocks", at(&view, "/clocks"))];
    Ok(standing(&view, &more))
}
