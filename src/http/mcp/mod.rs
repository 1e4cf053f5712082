//! Tools for agents by the Model Context Protocol (docs/agents.md): one path, without sessions. Each tool is one
//! or several requests to the API.

mod door;
mod message;
mod refusal;
mod tools;
mod version;

use crate::{
    http::{
        guards::{
            cors::Origins,
            extract::CallerSession,
            json::{self, BODY_LIMIT},
        },
        mcp::{
            door::Api,
            message::{Message, MessageId, Params, ProtocolError},
            refusal::Refusal,
            tools::Tool,
            version::{SUPPORTED, Version},
        },
        operations::Operations,
        problem::Problem,
    },
    identity::ApiScope,
};
use actix_web::{
    HttpRequest, HttpResponse,
    http::{Method, StatusCode},
    post,
    web::{self, Payload},
};
use serde_json::{Value, json};

pub use door::with_door;

/// The time for which a client may remember what the server offers, in milliseconds.
const REMEMBERED: u32 = 3_600_000;

const INSTRUCTIONS: &str = "You play Railhead, a train game on a map of Europe, for the account whose key you \
    have. Begin with find_games: it lists your games and open tables, joins a table, or opens one against bots. \
    Then repeat until the game is over: wait_for_turn; look with view_game, plan_routes and legal_moves; pick one \
    of the legal moves and send it with play_move, with the head of the same answer. Some turns have two steps, \
    so your turn may go on after a move. read_rules explains the rules and lists the board; analyze_game explains \
    a game that is over.";

/// The operations, with this one, so that keys and rates are those of an operation that reads.
pub fn add_operation(operations: Operations) -> Operations {
    let declared = json!({"security": [{"bearer": []}], "x-api-key-scope": ApiScope::Read, "x-rate-class": "reads"});
    operations.with(door::PATH, Method::POST, &declared)
}

/// Answers a message of an agent.
#[post("/mcp")]
pub async fn serve(
    request: HttpRequest,
    _: CallerSession,
    origins: web::Data<Origins>,
    payload: Payload,
) -> Result<HttpResponse, Problem> {
    if !origins.admit(request.headers()) {
        return Ok(ProtocolError::foreign_origin().respond(None));
    }
    let text = json::text(&request, payload.into_inner(), BODY_LIMIT).await?;
    let message = match Message::read(text.get()) {
        Ok(message) => message,
        Err(error) => return Ok(error.respond(None)),
    };
    let id = message.id.clone();
    match (Version::of(request.headers(), &message), &message.method, id) {
        (Err(error), _, id) => Ok(error.respond(id)),
        (Ok(version), Some(method), Some(id)) => answer_request(&request, version, method, message.params, id).await,
        // Nothing depends on notifications, and the server asks clients for nothing.
        (Ok(_), ..) => Ok(HttpResponse::Accepted().finish()),
    }
}

async fn answer_request(
    request: &HttpRequest,
    version: Version,
    method: &str,
    params: Params,
    id: MessageId,
) -> Result<HttpResponse, Problem> {
    let result = match method {
        "initialize" => Ok(handshake(Version::agreed(&params))),
        "server/discover" => Ok(discovery()),
        "ping" => Ok(json!({})),
        "tools/list" => Ok(remembered(json!({"tools": tools::all()}))),
        "tools/call" => call(&Api::of(request)?, params).await,
        method => Err(ProtocolError::no_such_method(version.status(StatusCode::NOT_FOUND), method)),
    };
    match result {
        Ok(result) => {
            let marks = (version == Version::Stateless).then(|| json!({"resultType": "complete"}));
            Ok(message::respond(&id, &with(result, marks)))
        }
        Err(error) => Ok(error.respond(Some(id))),
    }
}

fn about() -> Value {
    json!({"name": "railhead", "title": "Railhead", "version": env!("CARGO_PKG_VERSION")})
}

fn handshake(version: &str) -> Value {
    json!({
        "protocolVersion": version,
        "capabilities": {"tools": {}},
        "serverInfo": about(),
        "instructions": INSTRUCTIONS,
    })
}

/// The facts that a client asks for in place of a handshake.
fn discovery() -> Value {
    remembered(json!({
        "supportedVersions": SUPPORTED,
        "capabilities": {"tools": {}},
        "instructions": INSTRUCTIONS,
        "_meta": {"io.modelcontextprotocol/serverInfo": about()},
    }))
}

fn remembered(result: Value) -> Value {
    with(result, Some(json!({"ttlMs": REMEMBERED, "cacheScope": "public"})))
}

/// An object with further members.
fn with(mut object: Value, members: Option<Value>) -> Value {
    if let (Value::Object(all), Some(Value::Object(members))) = (&mut object, members) {
        all.extend(members);
    }
    object
}

async fn call(api: &Api, mut params: Params) -> Result<Value, ProtocolError> {
    let invalid = |detail: String| ProtocolError::invalid_params(StatusCode::OK, detail);
    let name = params.remove("name").unwrap_or_default();
    let tool =
        serde_json::from_value::<Tool>(name).map_err(|error| invalid(format!("There is no such tool: {error}.")))?;
    let arguments = match params.remove("arguments") {
        None => Params::new(),
        Some(Value::Object(arguments)) => arguments,
        Some(_) => return Err(invalid("arguments have to be an object.".to_owned())),
    };
    Ok(told(tools::call(api, tool, arguments).await))
}

/// The answer of a tool: a text, or an object and its text.
fn told(answer: Result<Value, Refusal>) -> Value {
    let content = |text: String| json!([{"type": "text", "text": text}]);
    match answer {
        Ok(Value::String(text)) => json!({"content": content(text), "isError": false}),
        Ok(answer) => {
            json!({"content": content(answer.to_string()), "structuredContent": answer, "isError": false})
        }
        Err(refusal) => json!({"content": content(refusal.text()), "isError": true}),
    }
}
