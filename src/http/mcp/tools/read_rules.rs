//! The rules, the board and the tickets as short texts.

use crate::http::mcp::{
    door::Api,
    refusal::Refusal,
    tools::{
        declaration::{Declaration, Effect},
        shapes::{at, each},
    },
};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Topic {
    #[default]
    Rules,
    Board,
    Tickets,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arguments {
    #[serde(default)]
    topic: Topic,
}

pub fn declaration() -> Declaration {
    Declaration {
        title: "Read the rules",
        description: "The rules of the game by number, as refusals cite them; or the board, a route a line with \
            its cities, length, colour, and whether it is a tunnel or a ferry; or the tickets with their points. It \
            is the same text for every game: read each once.",
        properties: json!({
            "topic": {"type": "string", "enum": ["rules", "board", "tickets"], "default": "rules"},
        }),
        required: &[],
        effect: Effect::Nothing,
    }
}

pub async fn call(api: &Api, Arguments { topic }: Arguments) -> Result<Value, Refusal> {
    let path = match topic {
        Topic::Rules => "/v1/reference/rules",
        Topic::Board => "/v1/reference/board",
        Topic::Tickets => "/v1/reference/tickets",
    };
    let answer = api.get(path).await?;
    Ok(Value::String(match topic {
        Topic::Rules => lines(at(&answer, "/rules"), |rule| format!("{} {}", word(rule, "rule"), word(rule, "text"))),
        Topic::Board => lines(at(&answer, "/routes"), route),
        Topic::Tickets => lines(&answer, set),
    }))
}

fn lines(values: &Value, line: impl Fn(&Value) -> String) -> String {
    each(values, "").fold(String::new(), |mut text, value| {
        text.push_str(&line(value));
        text.push('\n');
        text
    })
}

fn word<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().unwrap_or_default()
}

/// `brest-dieppe: brest to dieppe, 2, orange, tunnel`.
fn route(route: &Value) -> String {
    let [id, from, to] = ["id", "from", "to"].map(|name| word(route, name));
    let color = route["color"].as_str().unwrap_or("gray");
    let mut text = format!("{id}: {from} to {to}, {}, {color}", route["length"]);
    if route["tunnel"] == json!(true) {
        text.push_str(", tunnel");
    }
    if let Some(locomotives) = route["ferry"].as_u64().filter(|locomotives| *locomotives > 0) {
        text.push_str(&format!(", ferry with {locomotives} locomotives"));
    }
    if let Some(twin) = route["twin"].as_str() {
        text.push_str(&format!(", twin of {twin}"));
    }
    text
}

/// A set of tickets: its name, and a ticket a line.
fn set(set: &Value) -> String {
    let ticket =
        |ticket: &Value| format!("{}: {} points, {}", word(ticket, "id"), ticket["points"], word(ticket, "kind"));
    format!("{}\n{}", word(set, "set"), lines(&set["tickets"], ticket))
}
