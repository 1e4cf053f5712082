//! The OpenAPI document, generated from the code and completed.

mod examples;
mod flat;
mod headers;
mod notifications;
mod problem_members;
mod published;
mod refusals;
mod samples;
mod sent;
mod webhooks;

use crate::{
    hosting::projection::RatingBand,
    http::{
        challenges::ChallengeSpan,
        games::list::Mine,
        operations::{RateClass, is_api},
        problem::{Problem, language::LANG},
    },
    store::{
        notifications::delivery::WebhookDeliveries,
        read_models::query::{GameOutcome, leaderboards::LeaderboardPlayers},
    },
};
use actix_web::http::Method;
pub use published::{Published, inlined};
use railhead_localization::Language;
use railhead_pictures::Theme;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use utoipa::{
    OpenApi, PartialSchema, ToSchema,
    openapi::{
        Ref, RefOr, Required,
        path::{Operation, Parameter, ParameterBuilder, ParameterIn, PathItem},
        security::{Http, HttpAuthScheme, SecurityScheme},
    },
};

const BEARER: &str = "The access token of a session, or an API key (`rhk_…`). `x-api-key-scope` \
    is the scope that a key needs for the operation; without it, the operation takes no keys, or needs neither. \
    Where `x-api-keys-of` is `bots`, it takes the keys of bots and not those of people. \
    `x-role` is the role that an account needs: `moderator`, which admins have too, or `admin`.";

/// The document's title, description and tags.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Railhead",
        description = "The server behind a mobile app for the train game of Europe. Every refusal is a problem \
            (RFC 9457) with a stable `code`. Texts for people are in the language that `Accept-Language` or `lang` asks \
            for: English, French, German, Spanish or Italian; codes and ids are the same in all. Every answer has an `X-Request-Id`. Rule numbers (`R4.3`) are those of docs/RULES.md.",
        contact(name = "Railhead"),
        license(name = "MIT", identifier = "MIT"),
    ),
    tags(
        (name = "accounts", description = "Guests, registration, profile, your data", external_docs(url = "/docs/guides/accounts", description = "Guide")),
        (name = "bots", description = "Bots of players, and the API keys with which they act", external_docs(url = "/docs/guides/bots", description = "Guide")),
        (name = "sessions", description = "Signing in, refreshing, devices, the public keys of tokens", external_docs(url = "/docs/guides/accounts#sessions", description = "Guide")),
        (name = "reference", description = "The board and the tickets", external_docs(url = "/docs/guides/getting-started", description = "Guide")),
        (name = "lobby", description = "Opening games and taking seats", external_docs(url = "/docs/guides/lobby", description = "Guide")),
        (name = "play", description = "The view, the legal moves, making a move", external_docs(url = "/docs/guides/playing", description = "Guide")),
        (name = "spectators", description = "Who watches a game, and links to private games", external_docs(url = "/docs/guides/spectators", description = "Guide")),
        (name = "phrases", description = "Phrases and reactions instead of a chat, and mutes", external_docs(url = "/docs/guides/phrases", description = "Guide")),
        (name = "friends", description = "Friends, and players who are hidden from each other", external_docs(url = "/docs/guides/people", description = "Guide")),
        (name = "absences", description = "Vacations and sleeping hours", external_docs(url = "/docs/guides/playing#vacations", description = "Guide")),
        (name = "events", description = "Events, by polling or as a stream", external_docs(url = "/docs/guides/sync", description = "Guide")),
        (name = "inbox", description = "Turns and notifications across all games, webhooks, Web Push", external_docs(url = "/docs/guides/inbox", description = "Guide")),
        (name = "results", description = "Results, fairness, export and replay", external_docs(url = "/docs/guides/after-the-game", description = "Guide")),
        (name = "pictures", description = "The board, replays and charts as SVG, previews as PNG", external_docs(url = "/docs/guides/pictures", description = "Guide")),
        (name = "players", description = "Profiles, finished games, statistics and ratings", external_docs(url = "/docs/guides/after-the-game", description = "Guide")),
        (name = "leaderboards", description = "Leaderboards, and the popularity of routes and tickets", external_docs(url = "/docs/guides/seasons", description = "Guide")),
        (name = "challenges", description = "Daily challenges: the same deal for everybody, once a day", external_docs(url = "/docs/guides/challenge", description = "Guide")),
        (name = "puzzles", description = "Errors of finished games, to be done better", external_docs(url = "/docs/guides/puzzles", description = "Guide")),
        (name = "tournaments", description = "Tournaments and leagues: entering, rounds, standings, seasons", external_docs(url = "/docs/guides/tournaments", description = "Guide")),
        (name = "scoring", description = "Scoring a game played on a board", external_docs(url = "/docs/guides/scoring", description = "Guide")),
        (name = "admin", description = "Bans, voiding games, the admin log", external_docs(url = "/docs/guides/accounts", description = "Guide")),
        (name = "service", description = "Health checks for operators", external_docs(url = "/docs/guides/operations", description = "Guide")),
    ),
    components(schemas(WebhookDeliveries, ChallengeSpan, Mine, GameOutcome, Language, LeaderboardPlayers, RatingBand, Theme)),
    servers((url = "/")),
    external_docs(url = "/docs/guides/", description = "Guides"),
)]
pub struct Document;

/// The parameters of paths, with their descriptions.
const PARAMETERS: [(&str, &str); 23] = [
    ("game_id", "The game's id."),
    ("name", "A player's name, in any case, or player id."),
    ("other", "The name of another player, in any case, or player id."),
    ("seat", "The seat's number, from 0."),
    ("board", "The value by which players are compared."),
    ("webhook_id", "The webhook's id."),
    ("delivery_id", "The id of a request to a webhook."),
    ("secret", "The secret of a link to a calendar."),
    ("session_id", "The session's id."),
    ("identity_id", "The identity's id."),
    ("key_id", "The API key's id."),
    ("notice_id", "The notice's id."),
    ("report_id", "The report's id."),
    ("imported_id", "The id of an imported game, chosen by its importer."),
    ("key", "The key by which games are grouped."),
    ("day", "The day, in UTC."),
    ("puzzle_id", "The puzzle's id."),
    ("tournament_id", "The tournament's id."),
    ("league_id", "The league's id."),
    ("number", "The number of the season, from 1."),
    ("round", "The number of the round, from 0."),
    ("alert_id", "The id of an alert, chosen by its owner."),
    ("season", "The season's key: a year and a quarter."),
];

/// The document with its parts in the usual order.
#[derive(Serialize)]
struct Ordered<'a> {
    openapi: &'a Value,
    info: &'a Value,
    servers: &'a Value,
    tags: &'a Value,
    #[serde(rename = "externalDocs")]
    external_docs: &'a Value,
    paths: &'a Value,
    webhooks: &'a Value,
    components: &'a Value,
}

/// The document as text.
///
/// # Errors
/// Never, for the document of the service.
pub fn pretty(document: &Value) -> serde_json::Result<String> {
    let part = |name: &str| document.get(name).unwrap_or(&Value::Null);
    serde_json::to_string_pretty(&Ordered {
        openapi: part("openapi"),
        info: part("info"),
        servers: part("servers"),
        tags: part("tags"),
        external_docs: part("externalDocs"),
        paths: part("paths"),
        webhooks: part("webhooks"),
        components: part("components"),
    })
}

/// Completes the generated document: the security scheme, the problem with its codes, the refusals
/// of each operation, examples, and schemas that generators of clients can read.
pub fn complete(document: utoipa::openapi::OpenApi) -> Value {
    let mut document = serde_json::to_value(with_refusals(document)).unwrap_or_default();
    let (guides, schemas) =
        (guides_of(&document), document.pointer("/components/schemas").cloned().unwrap_or_default());
    for (path, item) in document.get_mut("paths").and_then(Value::as_object_mut).into_iter().flatten() {
        for (method, operation) in item.as_object_mut().into_iter().flatten() {
            describe(operation);
            samples::add(method, path, operation, &schemas);
            if let Some(guide) = operation.pointer("/tags/0").and_then(Value::as_str).and_then(|tag| guides.get(tag)) {
                operation["externalDocs"] = guide.clone();
            }
        }
    }
    if let Some(document) = document.as_object_mut() {
        document.insert("webhooks".to_owned(), webhooks::section());
    }
    notifications::divide(&mut document);
    flat::flatten(&mut document);
    sent::complete(&mut document);
    // Its further members are named, so that a client has them as fields.
    let problem = document.pointer_mut("/components/schemas/Problem").and_then(Value::as_object_mut);
    drop(problem.and_then(|problem| problem.remove("additionalProperties")));
    document
}

/// The guide of each tag.
fn guides_of(document: &Value) -> HashMap<String, Value> {
    let tags = document["tags"].as_array().into_iter().flatten();
    let guide = |tag: &Value| Some((tag["name"].as_str()?.to_owned(), tag.get("externalDocs")?.clone()));
    tags.filter_map(guide).collect()
}

/// Adds to an operation what is alike for many.
fn describe(operation: &mut Value) {
    // Without a requirement of its own, an operation needs no token.
    if operation["security"].is_null() {
        operation["security"] = json!([]);
    }
    if operation["x-deprecated-since"].is_string() {
        operation["deprecated"] = true.into();
    }
    for parameter in operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten() {
        let known = PARAMETERS.iter().find(|(name, _)| parameter["in"] == "path" && parameter["name"] == *name);
        if let Some((_, description)) = known.filter(|_| parameter["description"].is_null()) {
            parameter["description"] = (*description).into();
        }
        without_null(&mut parameter["schema"]);
    }
    // Generators make bytes of it.
    if let Some(schema) = operation.pointer_mut("/responses/200/content/image~1png/schema") {
        schema["format"] = "binary".into();
    }
    examples::add(operation);
}

/// A parameter is there or not; it is never null.
fn without_null(schema: &mut Value) {
    if let Some(types) = schema.get_mut("type")
        && let Some(given) = types.as_array().and_then(|all| all.iter().find(|one| *one != "null")).cloned()
    {
        *types = given;
    }
    let one_of = schema.get("oneOf").and_then(Value::as_array);
    let given = one_of.and_then(|parts| parts.iter().find(|part| part["type"] != "null")).cloned();
    if let Some(given) = given {
        *schema = given;
    }
}

/// Adds the security scheme, the problem with its codes, and the refusals of each operation.
fn with_refusals(mut document: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    document.info.version = env!("CARGO_PKG_VERSION").to_owned();
    let components = document.components.get_or_insert_default();
    let mut schemas = vec![("Problem".to_owned(), Problem::schema())];
    Problem::schemas(&mut schemas);
    problem_members::add_to(&mut schemas);
    components.schemas.extend(schemas);
    let bearer = Http::builder().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").description(Some(BEARER));
    let bearer = SecurityScheme::Http(bearer.build());
    components.add_security_scheme("bearer", bearer);
    headers::add_shared(components);
    for (path, item) in &mut document.paths.paths {
        for (method, operation) in operations(item) {
            let is_counted = RateClass::declared(&method, path, &json!(operation)).is_some();
            if is_api(path) {
                operation.parameters.get_or_insert_default().push(RefOr::T(lang()));
            }
            refusals::add(operation, is_counted);
            headers::add(operation, is_counted);
        }
    }
    document
}

fn operations(path: &mut PathItem) -> impl Iterator<Item = (Method, &mut Operation)> {
    let all = [
        (Method::GET, &mut path.get),
        (Method::PUT, &mut path.put),
        (Method::POST, &mut path.post),
        (Method::DELETE, &mut path.delete),
        (Method::PATCH, &mut path.patch),
    ];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

/// The parameter that every operation of the API has.
fn lang() -> Parameter {
    let description = "The language of texts for people. Case and a region do not matter: `de-AT` is \
        German. Default: what `Accept-Language` asks for.";
    let parameter = ParameterBuilder::new().name(LANG).parameter_in(ParameterIn::Query).required(Required::False);
    parameter.description(Some(description)).schema(Some(Ref::from_schema_name("Language"))).build()
}
