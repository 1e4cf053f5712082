//! The time until a game waits for the account.

use crate::http::mcp::{
    door::Api,
    refusal::Refusal,
    tools::{
        declaration::{Declaration, Effect},
        shapes::{at, game_id, is_over, standing},
    },
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::Instant;
use uuid::Uuid;

/// The longest time of a call, in seconds: clients give up after 30 or 60.
const LONGEST: u64 = 25;

/// The most events in one answer: the last ones.
const EVENTS: usize = 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    game_id: Uuid,
    #[serde(default = "longest")]
    seconds: u64,
}

fn longest() -> u64 {
    LONGEST
}

pub fn declaration() -> Declaration {
    Declaration {
        title: "Wait for my turn",
        description: "Waits until it is your turn, the game is over, or the time is up, and answers which (your_turn, \
            over), with the last events that happened meanwhile. It answers at once if it is your turn. If neither is \
            true, call it again. Opponents may take hours where the clock allows it: do not wait for people without \
            end.",
        properties: json!({
            "game_id": game_id(),
            "seconds": {"type": "integer", "minimum": 1, "maximum": LONGEST, "default": LONGEST,
                "description": "The longest time to wait."},
        }),
        required: &["game_id"],
        effect: Effect::Nothing,
    }
}

pub async fn call(api: &Api, Arguments { game_id, seconds }: Arguments) -> Result<Value, Refusal> {
    if !(1..=LONGEST).contains(&seconds) {
        return Err(Refusal::of_arguments(format!("seconds: 1 to {LONGEST}")));
    }
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut events = Vec::new();
    loop {
        let view = api.get(&format!("/v1/games/{game_id}/view")).await?;
        let left = end.saturating_duration_since(Instant::now()).as_secs();
        if *at(&view, "/you/to_move") == true || is_over(&view) || left == 0 {
            let events = Value::from(events.split_off(events.len().saturating_sub(EVENTS)));
            return Ok(standing(&view, &[("events", &events)]));
        }
        let head = at(&view, "/head").as_str().unwrap_or_default();
        let mut news = api.wait(&format!("/v1/games/{game_id}/events?after={head}&wait={left}")).await?;
        if let Some(news) = news.get_mut("events").and_then(Value::as_array_mut) {
            events.append(news);
        }
    }
}
