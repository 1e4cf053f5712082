//! The plan for the tickets of the account's seat.

use crate::http::mcp::{
    door::Api,
    refusal::Refusal,
    tools::{
        declaration::{Declaration, Effect},
        shapes::{OfGame, each_picked, game_id, picked, terse},
    },
};
use serde_json::{Value, json};

/// The most routes and choices in one answer.
const MOST: usize = 12;

const COST: [&str; 6] = ["trains", "turns", "gain", "missing", "new_stations", "expected_surcharge"];

pub fn declaration() -> Declaration {
    Declaration {
        title: "Plan routes for my tickets",
        description: "The server's planner for your tickets: for each, whether it can still be completed and by \
            which routes; a plan for all together with its cost (trains, turns, missing cards, gain in points); \
            the routes to claim next with what each lacks; and while tickets are offered, the choices among them, \
            best first. Follow it for sound play, or weigh it against your own plan.",
        properties: json!({"game_id": game_id()}),
        required: &["game_id"],
        effect: Effect::Nothing,
    }
}

pub async fn call(api: &Api, OfGame { game_id }: OfGame) -> Result<Value, Refusal> {
    let answer = api.get(&format!("/v1/games/{game_id}/plan")).await?;
    let plan = &answer["plan"];
    let routes = ["route", "length", "points", "color", "tunnel", "ferry", "can_claim", "missing", "in_together"];
    Ok(terse(json!({
        "version": answer["version"],
        "trains": plan["trains"],
        "stations": plan["stations"],
        "turns_left": plan["turns_left"],
        "tickets": list(&plan["tickets"], ticket),
        "together": {
            "cost": cost(&plan["together"]["cost"]),
            "stations": plan["together"]["stations"],
        },
        "choices": list(&plan["choices"], |choice| json!({"keep": choice["keep"], "cost": cost(&choice["cost"])})),
        "routes": list(&each_picked(&plan["routes"], &routes), Value::clone),
    })))
}

fn list(values: &Value, told: impl Fn(&Value) -> Value) -> Value {
    values.as_array().into_iter().flatten().take(MOST).map(told).collect()
}

/// A ticket with its best connection.
fn ticket(plan: &Value) -> Value {
    let best = &plan["connections"][0];
    json!({
        "ticket": plan["ticket"],
        "is_held": plan["is_held"],
        "status": plan["status"],
        "cost": cost(&best["cost"]),
        "legs": each_picked(&best["legs"], &["route", "length", "use"]),
        "stations": best["stations"],
    })
}

fn cost(cost: &Value) -> Value {
    let mut told = picked(cost, &COST);
    if let Some(cards) = told.pointer_mut("/missing/cards").and_then(Value::as_object_mut) {
        cards.retain(|_, number| number != &json!(0));
    }
    told
}
