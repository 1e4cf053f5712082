//! Games of the account and open tables; a seat at one of them.

use crate::{
    engine::BotLevel,
    http::mcp::{
        door::{Api, ApiRequest},
        refusal::Refusal,
        tools::{
            declaration::{Declaration, Effect},
            shapes::{at, each, each_picked, picked, terse},
        },
    },
};
use actix_web::http::Method;
use serde::Deserialize;
use serde_json::{Value, json};
use uuid::Uuid;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    join: Option<Uuid>,
    open: Option<Vec<BotLevel>>,
}

pub fn declaration() -> Declaration {
    Declaration {
        title: "Find games, and take a seat",
        description: "Lists your games (whose turn it is, players, points), your invitations, the games that you \
            have finished lately, and open tables with a free seat. With join, you take a seat at that table or \
            accept that invitation. With open, you open a table against bots of the server, and the game begins \
            at once. Call it without arguments first.",
        properties: json!({
            "join": {
                "type": "string",
                "format": "uuid",
                "description": "The id of a game among the invitations or open tables. Joining twice changes nothing.",
            },
            "open": {
                "type": "array",
                "items": {"type": "string", "enum": BotLevel::ALL},
                "minItems": 1,
                "maxItems": 4,
                "description": "The levels of the bots of a new game, weakest first: one opponent for each.",
            },
        }),
        required: &[],
        effect: Effect::Each,
    }
}

pub async fn call(api: &Api, arguments: Arguments) -> Result<Value, Refusal> {
    match arguments {
        Arguments { join: None, open: None } => list(api).await,
        Arguments { join: Some(id), open: None } => join(api, id).await,
        Arguments { join: None, open: Some(bots) } => open(api, bots).await,
        Arguments { join: Some(_), open: Some(_) } => Err(Refusal::of_arguments("either join or open, not both")),
    }
}

async fn list(api: &Api) -> Result<Value, Refusal> {
    let home = api.get("/v1/me/home").await?;
    let open = api.get("/v1/games?status=lobby&limit=20").await?;
    let table = ["id", "status", "variant", "rated", "your_turn", "deadline", "round", "open_seats"];
    let player = ["seat", "name", "points", "to_move", "rank", "total"];
    let game = |game: &Value| {
        let mut told = picked(game, &table);
        told.insert("players".to_owned(), each_picked(at(game, "/players"), &player));
        Value::from(told)
    };
    let is_open = |game: &&Value| at(game, "/open_seats").as_u64().is_some_and(|open| open > 0);
    Ok(terse(json!({
        "games": each(&home, "/games").map(game).collect::<Value>(),
        "invitations": each(&home, "/invitations").map(game).collect::<Value>(),
        "finished": each(&home, "/finished").map(game).collect::<Value>(),
        "open_tables": each(&open, "/items").filter(is_open).map(game).collect::<Value>(),
    })))
}

async fn join(api: &Api, id: Uuid) -> Result<Value, Refusal> {
    let path = format!("/v1/games/{id}/players/me");
    let game = api.send(ApiRequest { method: Method::PUT, path: &path, body: None, headers: Vec::new() }).await?;
    Ok(seated(&game))
}

async fn open(api: &Api, bots: Vec<BotLevel>) -> Result<Value, Refusal> {
    let game = json!({"seats": bots.len() + 1, "bots": bots, "auto_start": true});
    let path = "/v1/games";
    let game = api.send(ApiRequest { method: Method::POST, path, body: Some(game), headers: Vec::new() }).await?;
    Ok(seated(&game))
}

fn seated(game: &Value) -> Value {
    let mut told = picked(game, &["id", "status", "you"]);
    let players = each_picked(at(game, "/players"), &["seat", "name", "kind", "occupant"]);
    told.insert("players".to_owned(), players);
    terse(json!({"joined": told}))
}
