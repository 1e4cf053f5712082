//! The plan for the tickets of the account's seat.

use crate::http::mcp::{
    door::Api,
    refusal::Refusal,
    tools::{
        declaration::{Declaration, Effect},
        shapes::{OfGame, at, each, each_picked, game_id, picked, terse},
    },
};
use serde_json::{Value, json};

/// The most routes and choices in one answer.
const MOST: usize = 12;

const ROUTE: [&str; 9] =
    ["route", "length", "points", "color", "tunnel", "ferry", "can_claim", "missing", "in_together"];

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
    let plan = at(&answer, "/plan");
    let route = |route: &Value| Value::from(picked(route, &ROUTE));
    let choice = |choice: &Value| json!({"keep": choice["keep"], "cost": cost(at(choice, "/cost"))});
    Ok(terse(json!({
        "version": at(&answer, "/version"),
        "trains": plan["trains"],
        "stations": plan["stations"],
        "turns_left": plan["turns_left"],
        "tickets": each(plan, "/tickets").take(MOST).map(ticket).collect::<Value>(),
        "together": {"cost": cost(at(plan, "/together/cost")), "stations": at(plan, "/together/stations")},
        "choices": each(plan, "/choices").take(MOST).map(choice).collect::<Value>(),
        "routes": each(plan, "/routes").take(MOST).map(route).collect::<Value>(),
    })))
}

/// A ticket with its best connection.
fn ticket(plan: &Value) -> Value {
    let best = at(plan, "/connections/0");
    json!({
        "ticket": plan["ticket"],
        "is_held": plan["is_held"],
        "status": plan["status"],
        "cost": cost(at(best, "/cost")),
        "legs": each_picked(at(best, "/legs"), &["route", "length", "use"]),
        "stations": at(best, "/stations"),
    })
}

fn cost(cost: &Value) -> Value {
    let mut told = Value::from(picked(cost, &COST));
    if let Some(cards) = told.pointer_mut("/missing/cards").and_then(Value::as_object_mut) {
        cards.retain(|_, number| *number != 0);
    }
    told
}
