//! The table of requests, `openapi/requests.json`, and the scenes in which they are accepted.
//!
//! An entry is a request as the document shows it: `path`, `query` and `body`. Beside it stands what
//! it needs:
//! - `by`: who sends it, Ada if it does not say. Bob sits at her table, Eve at none, Root is an
//!   admin, a `guest` has no password, and `nobody` has no account.
//! - `game`: the state of Ada's game: `open` has a free seat, `full` has none and has not begun, in
//!   `running` she is to move, `over` is over, and in `left` she has resigned the seat 0.
//! - `after`: operations before it, each with its own needs, once, and by others if it says `by`.
//! - `with`: what is not as in the document, by its place: a value, or `operation#/place`, a part of
//!   an answer.
//!
//! Properties of its operation, if it is not like the others:
//! - `ends_session`: the sender has no session afterwards, or may have none.
//! - `writes_nothing`: it changes nothing, although it is not a GET.
//! - `needs_more`: what the request needs that no scene has, and the test that accepts it.
//! - `not_compared`: the reason for which its answers differ if somebody has blocked the sender.
//!
//! In a scene every name and every id is new.
//!
//! `tests/clients/tour/scene.py` reads the same table, and two lists that only the recording sends.
//! Their items say how a request differs from that of the entry:
//! - `also`: more requests that are accepted, for what one does not show.
//! - `refused`: requests that are refused, with their `code`. `times` is the number of requests until
//!   then, at most, and `raw` a body that need not be JSON, with spaces up to its `length`.
//!
//! In both lists `with` may say `{n}`, a new number, and headers; `by` may be a part of an answer, the
//! key of a bot or of a program; and a `proven` person has signed in with a provider.

use crate::{
    app::{Answer, App, Person, RUNTIME, Setup, begun, duel, execute, over},
    openapi::operations,
    provider::{Provider, challenge, with},
    service,
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use railhead::store::challenges;
use serde_json::{Map, Value, json};
use std::{
    collections::HashMap,
    fs,
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering},
    },
};
use uuid::Uuid;

/// The game of which the table speaks.
pub const GAME: &str = "00000000-0001-72d6-a87e-c06934ff5857";

/// The characters that are encoded in a path or a query.
const UNSAFE: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.');

static TABLE: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    let table = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi/requests.json");
    serde_json::from_str(&fs::read_to_string(table).unwrap()).unwrap()
});

/// The provider with which the people of scenes prove who they are.
static PROVIDER: LazyLock<Provider> = LazyLock::new(|| Provider::new("it"));

/// A service in which the scenes can play.
pub fn stage(database: String) -> App {
    let app = App::run(database, Setup { providers: vec![PROVIDER.settings()], ..Setup::default() });
    RUNTIME.block_on(challenges::prepare(&app.database())).unwrap();
    app
}

/// The table.
pub fn table() -> &'static Map<String, Value> {
    &TABLE
}

/// A value as it stands in a path.
fn encoded(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    utf8_percent_encode(&text, UNSAFE).to_string()
}

/// The path of a template with the parameters of a request.
pub fn filled(template: &str, request: &Value) -> String {
    let mut path = template.to_owned();
    for (name, value) in request["path"].as_object().into_iter().flatten() {
        path = path.replace(&format!("{{{name}}}"), &encoded(value));
    }
    assert!(!path.contains('{'), "{path}: a parameter is missing");
    let query = request["query"].as_object().into_iter().flatten();
    let query = query.map(|(name, value)| format!("{name}={}", encoded(value))).collect::<Vec<_>>();
    if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) }
}

/// An unused name.
fn new_name() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("Rider {}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A request that is accepted.
pub struct Request {
    app: App,
    /// The sender, who may have no account.
    pub by: Option<Person>,
    method: String,
    template: &'static str,
    /// The parameters and the body.
    pub parts: Value,
}

impl Request {
    pub fn send(&self, key: Option<&str>) -> Answer {
        let mut headers = vec![("content-type", "application/json")];
        headers.extend(self.by.as_ref().map(|by| ("authorization", by.token.as_str())));
        headers.extend(key.map(|key| ("idempotency-key", key)));
        let body = &self.parts["body"];
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.app.send(&self.method, &filled(self.template, &self.parts), &headers, &body)
    }
}

/// People and what they have done so far.
pub struct Scene<'a> {
    app: &'a App,
    people: HashMap<String, Person>,
    /// The names of people and bots, by those in the table.
    names: HashMap<String, String>,
    /// The ids of what is no game, by their parameters.
    ids: HashMap<String, String>,
    /// The id of the game.
    game: Option<String>,
    answers: HashMap<String, Value>,
}

impl Scene<'_> {
    pub fn new(app: &App) -> Scene<'_> {
        Scene {
            app,
            people: HashMap::new(),
            names: HashMap::new(),
            ids: HashMap::new(),
            game: None,
            answers: HashMap::new(),
        }
    }

    /// A request of an operation, after all that it needs.
    pub fn request(&mut self, operation: &str) -> Request {
        self.request_by(operation, None)
    }

    fn request_by(&mut self, operation: &str, by: Option<&str>) -> Request {
        let entry = TABLE.get(operation).unwrap_or_else(|| panic!("openapi/requests.json has no {operation}"));
        let by = by.or(entry["by"].as_str()).unwrap_or("Ada");
        let person = (by != "nobody").then(|| self.person(by));
        if let Some(state) = entry["game"].as_str() {
            self.play(state);
        }
        for before in entry["after"].as_array().into_iter().flatten() {
            self.answer(before.as_str().unwrap());
        }
        let mut request = json!({"path": entry["path"], "query": entry["query"], "body": entry["body"]});
        self.tell_apart(&mut request);
        for (place, value) in entry["with"].as_object().into_iter().flatten() {
            *request.pointer_mut(place).unwrap() = self.value(place, value);
        }
        let mut request = self.about_the_game(&request);
        if request["body"]["proof"].is_object() {
            let challenge = challenge(self.app);
            let proof = with(&PROVIDER, &challenge, PROVIDER.id_token(&new_name(), &challenge));
            request["body"].as_object_mut().unwrap().extend(proof.as_object().unwrap().clone());
        }
        let (template, method, _) = operations().find(|(.., it)| it["operationId"] == operation).unwrap();
        Request { app: self.app.clone(), by: person, method: method.to_uppercase(), template, parts: request }
    }

    /// The value of a place, which may be a part of an answer.
    fn value(&mut self, place: &str, value: &Value) -> Value {
        let Some((operation, part)) = value.as_str().and_then(|value| value.split_once('#')) else {
            return value.clone();
        };
        let value = self.answer(operation).pointer(part).unwrap().clone();
        match value.as_str() {
            // A secret is a part of an address.
            Some(url) if place == "/path/secret" => json!(url.rsplit('/').nth(1)),
            _ => value,
        }
    }

    /// The answer to an operation, which may say by whom: `enter_league by Ada`.
    fn answer(&mut self, operation: &str) -> Value {
        if let Some(answer) = self.answers.get(operation) {
            return answer.clone();
        }
        let (id, by) = operation.split_once(" by ").map_or((operation, None), |(id, by)| (id, Some(by)));
        let answer = self.request_by(id, by).send(None);
        assert!(answer.status < 300, "{operation}: {} {}", answer.status, answer.text);
        let answer = if answer.text.is_empty() { Value::Null } else { answer.json() };
        self.answers.insert(operation.to_owned(), answer.clone());
        answer
    }

    /// A request that speaks of the game of this scene.
    fn about_the_game(&mut self, request: &Value) -> Value {
        let request = request.to_string();
        if request.contains(GAME) {
            self.play("running");
        }
        let game = self.game.as_deref().unwrap_or(GAME);
        serde_json::from_str(&request.replace(GAME, game)).unwrap()
    }

    /// Puts the names of this scene into a request, and ids.
    fn tell_apart(&mut self, request: &mut Value) {
        for part in ["path", "body"] {
            for (name, value) in request[part].as_object_mut().into_iter().flatten() {
                if part == "path" && name.ends_with("_id") && name != "game_id" {
                    *value = json!(self.ids.entry(name.clone()).or_insert_with(|| Uuid::new_v4().to_string()));
                } else if ["name", "other"].contains(&name.as_str()) {
                    if ["Bob", "Eve"].iter().any(|known| *value == *known) {
                        self.person(value.as_str().unwrap());
                    }
                    *value = json!(self.name(value.as_str().unwrap()));
                }
            }
        }
    }

    fn name(&mut self, name: &str) -> String {
        self.names.entry(name.to_owned()).or_insert_with(new_name).clone()
    }

    fn person(&mut self, by: &str) -> Person {
        if let Some(person) = self.people.get(by) {
            return person.clone();
        }
        let name = self.name(by);
        let person = if by == "guest" { self.app.guest() } else { self.app.register(&name) };
        if by == "Root" {
            let grant = format!("UPDATE accounts SET role = 'admin' WHERE name = '{name}'");
            execute(&self.app.database_url, &grant).unwrap();
        }
        self.people.insert(by.to_owned(), person.clone());
        person
    }

    /// Brings Ada's game into a state, unless the scene has one.
    fn play(&mut self, state: &str) {
        if self.game.is_some() {
            return;
        }
        let (ada, bob) = (self.person("Ada"), self.person("Bob"));
        let path = match state {
            "open" => ada.open(json!({"seats": 3, "visibility": "unlisted"})),
            "full" => {
                let game = ada.open(json!({"seats": 2, "visibility": "unlisted"}));
                bob.join(&game);
                game
            }
            "running" => duel(&ada, &bob),
            "over" => over(json!({"seats": 2}), &[&ada, &bob]),
            "left" => left(&ada, [&bob, &self.person("Cleo")]),
            other => panic!("no game is {other}"),
        };
        self.game = path.rsplit('/').next().map(str::to_owned);
    }
}

/// A game in which a seat was left that others may take over.
fn left(leaver: &Person, others: [&Person; 2]) -> String {
    let rules = json!({"seats": 3, "first_seat": 0, "stand_ins": "owner"});
    let game = begun(rules, &[leaver, others[0], others[1]]);
    leaver.resign(&game);
    game
}

/// Whether an operation answers with a stream.
pub fn is_stream(operation: &Value) -> bool {
    operation.pointer("/responses/200/content/text~1event-stream").is_some()
}

/// Whether the request of an operation is accepted in a scene.
pub fn is_accepted(operation: &str) -> bool {
    TABLE[operation]["needs_more"].is_null()
}

/// The words of an entry.
const WORDS: [&str; 13] = [
    "after",
    "also",
    "body",
    "by",
    "ends_session",
    "game",
    "needs_more",
    "not_compared",
    "path",
    "query",
    "refused",
    "with",
    "writes_nothing",
];

#[test]
fn the_table_has_a_request_of_every_operation_and_no_other() {
    let mut ids = operations().map(|(.., it)| it["operationId"].as_str().unwrap()).collect::<Vec<_>>();
    ids.sort_unstable();
    let mut named = TABLE.keys().map(String::as_str).collect::<Vec<_>>();
    named.sort_unstable();
    assert_eq!(named, ids);
    let is_known =
        |words: &[&str], entry: &Value| entry.as_object().unwrap().keys().all(|word| words.contains(&word.as_str()));
    for (id, entry) in &*TABLE {
        assert!(is_known(&WORDS, entry), "{id}");
        for word in ["ends_session", "writes_nothing"] {
            assert!(entry.get(word).is_none_or(|value| *value == true), "{id}: {word}");
        }
        for word in ["needs_more", "not_compared"] {
            assert!(entry.get(word).is_none_or(Value::is_string), "{id}: {word}");
        }
        for also in entry["also"].as_array().into_iter().flatten() {
            assert!(is_known(&["after", "by", "game", "with"], also), "{id}: {also}");
        }
        for refused in entry["refused"].as_array().into_iter().flatten() {
            let words = ["after", "by", "code", "game", "length", "raw", "times", "with"];
            assert!(is_known(&words, refused) && refused["code"].is_string(), "{id}: {refused}");
        }
    }
}

#[test]
fn the_requests_of_the_table_are_accepted() {
    let app = stage(service::lent_database());
    let mut refused = Vec::new();
    for (.., operation) in operations().filter(|(.., it)| !is_stream(it)) {
        let id = operation["operationId"].as_str().unwrap();
        if is_accepted(id) {
            let answer = Scene::new(&app).request(id).send(None);
            refused.extend((answer.status >= 300).then(|| format!("{id}: {} {}", answer.status, answer.text)));
        }
    }
    assert!(refused.is_empty(), "{refused:#?}");
}
