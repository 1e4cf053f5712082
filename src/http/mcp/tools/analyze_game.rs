//! The analysis of a finished game, in short.

use crate::http::mcp::{
    door::Api,
    refusal::Refusal,
    tools::{
        declaration::{Declaration, Effect},
        shapes::{OfGame, at, each, game_id, picked},
    },
};
use serde_json::{Value, json};

/// The most errors in one answer.
const ERRORS: usize = 12;

/// The sums of a seat that are told, in points.
const SUMS: [&str; 4] = ["luck", "errors", "start", "adjusted_margin"];

pub fn declaration() -> Declaration {
    Declaration {
        title: "Analyze a finished game",
        description: "Explains a game that is over, in points of the final margin: for each seat its rank, its \
            margin, what luck gave it and what its errors cost; then the largest errors, each with the move played, \
            the better one and what it cost. seq numbers the events of the log.",
        properties: json!({"game_id": game_id()}),
        required: &["game_id"],
        effect: Effect::Nothing,
    }
}

pub async fn call(api: &Api, OfGame { game_id }: OfGame) -> Result<Value, Refusal> {
    let answer = api.get(&format!("/v1/games/{game_id}/analysis")).await?;
    let seats = each(&answer, "/analysis/seats").map(seat).collect::<Vec<_>>();
    let counts = |decision: &&Value| *at(decision, "/counts") == true;
    let mut errors = each(&answer, "/analysis/decisions").filter(counts).collect::<Vec<_>>();
    errors.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
    errors.truncate(ERRORS);
    Ok(json!({"seats": seats, "errors": errors.into_iter().map(error).collect::<Vec<_>>()}))
}

fn seat(seat: &Value) -> Value {
    let mut told = picked(seat, &["seat", "rank", "margin", "turning_points"]);
    told.extend(SUMS.map(|name| (name.to_owned(), at(seat, &format!("/{name}/mean")).clone())));
    told.into()
}

fn error(decision: &Value) -> Value {
    json!({
        "seq": decision["seq"],
        "seat": decision["seat"],
        "played": decision["played"],
        "better": decision["best"],
        "cost": cost(decision),
    })
}

fn cost(decision: &Value) -> f64 {
    at(decision, "/error/mean").as_f64().unwrap_or_default()
}
