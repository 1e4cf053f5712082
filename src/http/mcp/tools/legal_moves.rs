//! The moves of the account's seat, few enough to read.

use crate::http::mcp::{
    door::Api,
    refusal::Refusal,
    tools::{
        declaration::{Declaration, Effect},
        shapes::{at, game_id},
    },
};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use uuid::Uuid;

/// The most moves in one answer.
const MOST: usize = 60;

/// The moves that an answer leaves to last: there are hundreds of them, and few are good.
const LAST: &str = "build_station";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    game_id: Uuid,
    r#type: Option<String>,
    route: Option<String>,
    city: Option<String>,
}

pub fn declaration() -> Declaration {
    Declaration {
        title: "List my legal moves",
        description: "Your legal moves now, each exactly as play_move takes it, with the head that play_move \
            needs. There may be hundreds, because each payment is a move: counts tells how many there are of each \
            type, an answer has at most 60, stations last, and left_out says how many are missing. Ask for one \
            type, route or city to see the others. Without moves, it is not your turn: use wait_for_turn.",
        properties: json!({
            "game_id": game_id(),
            "type": {
                "type": "string",
                "enum": ["draw_card", "take_face_up", "claim_route", "pay_tunnel", "abandon_tunnel", "draw_tickets",
                    "keep_tickets", "build_station", "pass"],
                "description": "Only moves of this type.",
            },
            "route": {"type": "string", "description": "Only claims of this route, such as dieppe-paris."},
            "city": {"type": "string", "description": "Only stations in this city, such as paris."},
        }),
        required: &["game_id"],
        effect: Effect::Nothing,
    }
}

pub async fn call(api: &Api, arguments: Arguments) -> Result<Value, Refusal> {
    let game = arguments.game_id;
    let view = api.get(&format!("/v1/games/{game}/view?moves=true")).await?;
    let all = at(&view, "/moves").as_array().map(Vec::as_slice).unwrap_or_default();
    let wanted = [("type", arguments.r#type), ("route", arguments.route), ("city", arguments.city)];
    let is_wanted = |the_move: &&Value| {
        let mut asked = wanted.iter().filter_map(|(name, value)| Some((name, value.as_ref()?)));
        asked.all(|(name, value)| the_move[name].as_str() == Some(value))
    };
    let (last, first): (Vec<_>, Vec<_>) = all.iter().filter(is_wanted).partition(|the_move| the_move["type"] == LAST);
    let found = first.len() + last.len();
    let moves = first.into_iter().chain(last).take(MOST).collect::<Vec<_>>();
    Ok(json!({
        "version": at(&view, "/version"),
        "head": at(&view, "/head"),
        "your_turn": at(&view, "/you/to_move"),
        "counts": counts(all),
        "left_out": found - moves.len(),
        "moves": moves,
    }))
}

/// The number of moves of each type.
fn counts(moves: &[Value]) -> Value {
    let mut counts = Map::new();
    for kind in moves.iter().filter_map(|the_move| the_move["type"].as_str()) {
        let count = counts.entry(kind).or_insert_with(|| json!(0_u64));
        *count = json!(count.as_u64().unwrap_or_default() + 1);
    }
    counts.into()
}
