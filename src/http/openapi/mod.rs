//! The OpenAPI document, generated from the code, and the refusals of every operation.

mod examples;
mod flat;
mod webhooks;

use crate::{
    http::{
        games::list::Mine,
        support::{
            api_keys::{self, KeyAccess},
            declared_headers,
            language::LANG,
            problem::{Problem, ProblemCode},
            problem_members,
            rate_limits::RateClass,
        },
    },
    store::GameOutcome,
    webhooks::WebhookDeliveries,
};
use actix_web::http::{Method, StatusCode};
use railhead_localization::Language;
use railhead_pictures::Theme;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use utoipa::{
    OpenApi, PartialSchema, ToSchema,
    openapi::{
        ContentBuilder, Header, HeaderBuilder, Object, ObjectBuilder, Ref, RefOr, Required, ResponseBuilder, Type,
        path::{Operation, Parameter, ParameterBuilder, ParameterIn, PathItem},
        security::{Http, HttpAuthScheme, SecurityScheme},
    },
};

/// What a client sends as its token.
const BEARER: &str = "The access token of a session, or the API key of a bot (`rhk_…`). `x-api-key-scope` \
    is the scope that a key needs for the operation; without it, the operation takes no keys, or needs neither.";

/// The header with the id of a request.
const REQUEST_ID: &str = "X-Request-Id";

/// The header with the language of the texts.
const CONTENT_LANGUAGE: &str = "Content-Language";

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
        (name = "accounts", description = "Guests, registration, profile, your data"),
        (name = "bots", description = "Bots of players, and the API keys with which they act"),
        (name = "sessions", description = "Signing in, refreshing, devices, the public keys of tokens"),
        (name = "reference", description = "The board and the tickets"),
        (name = "lobby", description = "Opening games and taking seats"),
        (name = "play", description = "The view, the legal moves, making a move"),
        (name = "spectators", description = "Who watches a game, and links to private games"),
        (name = "phrases", description = "Phrases and reactions instead of a chat, and mutes"),
        (name = "friends", description = "Friends, and players who are hidden from each other"),
        (name = "absences", description = "Vacations and sleeping hours"),
        (name = "events", description = "Events, by polling or as a stream"),
        (name = "inbox", description = "Turns and notifications across all games, webhooks, Web Push"),
        (name = "results", description = "Results, fairness, export and replay"),
        (name = "pictures", description = "The board, replays and charts as SVG, previews as PNG"),
        (name = "players", description = "Profiles, finished games, statistics and ratings"),
        (name = "leaderboards", description = "Leaderboards, and the popularity of routes and tickets"),
        (name = "scoring", description = "Scoring a game played on a board"),
        (name = "admin", description = "Bans, voiding games, the admin log"),
        (name = "service", description = "Health checks for operators"),
    ),
    components(schemas(WebhookDeliveries, Mine, GameOutcome, Language, Theme)),
    servers((url = "/")),
)]
pub struct Document;

/// The refusals of an operation, in addition to those of every operation.
fn problems(operation: &str) -> Option<Vec<ProblemCode>> {
    use ProblemCode::*;
    const BODY: [ProblemCode; 4] = [InvalidBody, BadRequest, BodyTooLarge, NotJson];
    const TOKEN: [ProblemCode; 3] = [Unauthenticated, InvalidToken, Banned];
    const NAMING: [ProblemCode; 3] = [InvalidName, NameReserved, NameTaken];
    const PASSWORD: [ProblemCode; 2] = [InvalidPassword, CommonPassword];
    const IDENTITY: [ProblemCode; 5] =
        [UnknownProvider, InvalidNonce, IdentityRefused, TooManyAttempts, ProviderUnavailable];
    const ATTEMPT: [ProblemCode; 2] = [WrongCredentials, TooManyAttempts];
    const GAME: [ProblemCode; 2] = [InvalidPath, NotFound];
    const RETRY: [ProblemCode; 3] = [InvalidHeader, IdempotencyKeyReused, HistoryChanged];
    const LOBBY: [ProblemCode; 4] = [GameStarted, GameOver, Contended, NotSeated];
    const JOIN: [ProblemCode; 11] = [
        GameStarted,
        GameOver,
        Contended,
        TableFull,
        AlreadySeated,
        Kicked,
        SeatGivenUp,
        HadSeat,
        TooManyGames,
        NotForBots,
        RatedGame,
    ];
    const OFFER: [ProblemCode; 6] = [GameNotStarted, GameOver, NotYourSeat, NoSuchSeat, NoStandIns, SeatNotAway];
    const SEE: [ProblemCode; 4] = [InvalidToken, Banned, InvalidPath, NotFound];
    const MOVE: [ProblemCode; 30] = [
        NotSeated,
        OnVacation,
        Contended,
        StaleVersion,
        InvalidHeader,
        GameNotStarted,
        GameOver,
        NotYourTurn,
        TicketsChosen,
        MustKeepTickets,
        MustDrawSecondCard,
        MustSettleTunnel,
        NoTicketsOffered,
        NoTunnelPending,
        DeckEmpty,
        SlotEmpty,
        LocomotiveSecond,
        RouteTaken,
        BothTracks,
        TrackClosed,
        TrainsShort,
        WrongPayment,
        CardsShort,
        NoTicketsLeft,
        TicketNotOffered,
        KeepCount,
        StationTaken,
        NoStationsLeft,
        MovePossible,
        Internal,
    ];
    const ORDER: [ProblemCode; 14] = [
        NotSeated,
        OnVacation,
        Contended,
        GameNotStarted,
        GameOver,
        YourTurn,
        DeckEmpty,
        RouteTaken,
        BothTracks,
        TrackClosed,
        TrainsShort,
        WrongPayment,
        CardsShort,
        Internal,
    ];
    const OPEN: [ProblemCode; 8] =
        [SeatCount, NoSuchSeat, ClockRange, TableFull, RatedGame, TooManyOpenGames, TooManyGames, NotSandbox];
    const SCORING: [ProblemCode; 12] = [
        InvalidName,
        PlayerCount,
        UnknownRoute,
        UnknownCity,
        UnknownTicket,
        RouteTaken,
        BothTracks,
        TrackClosed,
        TrainsShort,
        StationTaken,
        NoStationsLeft,
        TicketTaken,
    ];
    let codes: &[&[ProblemCode]] = match operation {
        "create_account" => &[&BODY, &NAMING, &PASSWORD],
        "create_guest" => &[&BODY, &NAMING],
        "upgrade_account" => &[&BODY, &TOKEN, &NAMING, &PASSWORD, &[NotGuest]],
        "show_account" => &[&TOKEN, &[NotFound]],
        "update_account" => &[&BODY, &TOKEN, &NAMING, &[NotFound, TooManyRenames]],
        "change_password" => &[&BODY, &TOKEN, &PASSWORD, &ATTEMPT, &[GuestAccount, NotFound]],
        "create_recovery_codes" => &[&BODY, &TOKEN, &ATTEMPT, &[GuestAccount, NoPassword, NotFound]],
        "show_recovery_codes" => &[&TOKEN],
        "recover_account" => &[&BODY, &PASSWORD, &[WrongRecoveryCode, TooManyAttempts, Banned]],
        "list_sign_in_providers" | "create_sign_in_challenge" => &[],
        "create_session_with_identity" => &[&BODY, &IDENTITY, &NAMING, &[NameRequired, Banned, Contended]],
        "link_identity" => &[&BODY, &TOKEN, &IDENTITY, &[NotFound, IdentityTaken, TooManyIdentities]],
        "list_identities" => &[&TOKEN],
        "unlink_identity" => &[&TOKEN, &GAME, &[LastWayIn]],
        "list_bots" => &[&TOKEN],
        "create_bot" => &[&BODY, &TOKEN, &NAMING, &[GuestAccount, TooManyBots, NotFound]],
        "delete_bot" => &[&TOKEN, &[InvalidPath, NotFound, Contended]],
        "list_api_keys" => &[&TOKEN, &[InvalidPath, NotFound]],
        "create_api_key" => &[&BODY, &TOKEN, &[InvalidPath, NotFound, TooManyApiKeys]],
        "revoke_api_key" => &[&TOKEN, &[InvalidPath, NotFound]],
        "export_account" => &[&TOKEN, &[NotFound, ExportRunning]],
        "delete_account" => &[&BODY, &TOKEN, &ATTEMPT, &[NotFound, Contended, IsAdmin]],
        "ban_account" => &[&BODY, &TOKEN, &[NotAdmin, NotFound, InvalidPath, IsAdmin]],
        "unban_account" => &[&TOKEN, &[NotAdmin, NotFound, InvalidPath]],
        "void_game" => &[&BODY, &TOKEN, &GAME, &[NotAdmin, GameOver, Contended]],
        "list_admin_actions" => &[&TOKEN, &[NotAdmin, InvalidQuery]],
        "create_session" => &[&BODY, &ATTEMPT, &[Banned]],
        "refresh_session" => &[&BODY, &[InvalidRefreshToken, RefreshTokenReused, Banned]],
        "list_sessions" | "end_current_session" | "end_sessions" => &[&TOKEN],
        "end_session" => &[&TOKEN, &GAME],
        "create_game" => &[&BODY, &TOKEN, &RETRY, &OPEN, &[UnknownPack, PackTwice, UnknownPlayer, TooManyInvitations]],
        "show_game" => &[&SEE],
        "show_home" => &[&TOKEN],
        "show_invite" => &[&[InvalidToken, Banned, NotFound, TooManyAttempts]],
        "cancel_game" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost]],
        "list_games" => &[&TOKEN, &[InvalidQuery]],
        "join_game" => &[&BODY, &TOKEN, &GAME, &RETRY, &JOIN, &[ColorTaken]],
        "join_game_by_code" => &[&BODY, &TOKEN, &RETRY, &JOIN, &[ColorTaken, NotFound, TooManyAttempts]],
        "quick_match" => &[&BODY, &TOKEN, &RETRY, &[SeatCount, ClockRange, TooManyOpenGames, TooManyGames, Contended]],
        "rematch_game" => &[&BODY, &TOKEN, &GAME, &RETRY, &JOIN, &[GameNotOver, NotSeated, TooManyOpenGames]],
        "invite_player" => &[
            &BODY,
            &TOKEN,
            &GAME,
            &LOBBY,
            &RETRY,
            &[NotHost, UnknownPlayer, TooManyInvitations, InvitationDeclined, RatedGame],
        ],
        "decline_invitation" => &[&TOKEN, &[InvalidPath]],
        "offer_seat" => &[&BODY, &TOKEN, &GAME, &OFFER, &[NotSeated, TooManyStandIns]],
        "withdraw_seat_offer" => &[&TOKEN, &GAME, &OFFER, &[NotSeated]],
        "stand_in" => &[
            &TOKEN,
            &GAME,
            &RETRY,
            &[GameNotStarted, GameOver, NoSuchSeat, NoStandIns, SeatNotAway, SeatNotOffered, HadSeat],
            &[TooManyStandIns, TooManyGames, Kicked, Contended],
        ],
        "list_spectators" => &[&SEE],
        "make_spectator_link" | "end_spectator_link" => &[&TOKEN, &GAME, &[NotSeated]],
        "watch_game" => &[&BODY, &TOKEN, &GAME, &[GameNotStarted, TooManySpectators]],
        "say_phrase" => &[&BODY, &TOKEN, &GAME, &RETRY, &[NotSeated, GameOver, TooManyPhrases]],
        "list_phrases" => &[&SEE, &[InvalidQuery]],
        "list_mutes" => &[&TOKEN, &[NotFound]],
        "mute_everybody" => &[&BODY, &TOKEN, &[NotFound]],
        "mute_player" => &[&TOKEN, &[InvalidPath, NotFound, TooManyMutes]],
        "unmute_player" => &[&TOKEN, &[InvalidPath, NotFound]],
        "list_friends"
        | "list_blocks"
        | "show_vacation"
        | "end_vacation"
        | "show_sleeping_hours"
        | "remove_sleeping_hours" => &[&TOKEN],
        "begin_vacation" => &[&BODY, &TOKEN, &[VacationUsedUp, TooSoon, NotFound]],
        "set_sleeping_hours" => &[&BODY, &TOKEN, &[InvalidSleepingHours, TooSoon, NotFound]],
        "add_friend" => &[&TOKEN, &[InvalidPath, NotFound, NotForBots, TooManyFriends, TooManyFriendRequests]],
        "block_player" => &[&TOKEN, &[InvalidPath, NotFound, TooManyBlocks]],
        "remove_friend" | "unblock_player" => &[&TOKEN, &[InvalidPath, NotFound]],
        "leave_game" => &[&TOKEN, &GAME, &LOBBY, &RETRY],
        "kick_player" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, KickedHost, NoPersonThere]],
        "make_host" => &[&BODY, &TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, NoPersonThere]],
        "add_bot" => &[&BODY, &TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, TableFull, ColorTaken, RatedGame]],
        "remove_bot" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, NoBotThere]],
        "start_game" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, SeatsOpen, StaleVersion, InvalidQuery]],
        "view_game" => &[&SEE, &[InvalidQuery]],
        "list_legal_moves" => &[&TOKEN, &GAME, &[NotSeated, InvalidQuery]],
        "play_move" => &[&BODY, &TOKEN, &GAME, &MOVE, &RETRY, &[InvalidQuery]],
        "preview_move" => &[&BODY, &TOKEN, &GAME, &MOVE, &[HistoryChanged]],
        "show_standing_order" => &[&TOKEN, &GAME, &[NotSeated]],
        "give_standing_order" => &[&BODY, &TOKEN, &GAME, &ORDER],
        "withdraw_standing_order" => &[&TOKEN, &GAME, &[NotSeated, YourTurn]],
        "resign_game" => {
            &[&TOKEN, &GAME, &RETRY, &[NotSeated, Contended, StaleVersion, GameNotStarted, GameOver, InvalidQuery]]
        }
        "list_events" => &[&SEE, &[InvalidQuery, TooManyStreams, HistoryChanged]],
        "stream_game" => &[&SEE, &[InvalidQuery, InvalidHeader, TooManyStreams, HistoryChanged]],
        "show_inbox" => &[&TOKEN, &[InvalidQuery, TooManyStreams]],
        "stream_inbox" => &[&TOKEN, &[InvalidQuery, InvalidHeader, TooManyStreams]],
        "add_webhook" => &[&BODY, &TOKEN, &[InvalidWebhook, TooManyWebhooks]],
        "list_webhooks" => &[&TOKEN],
        "delete_webhook" => &[&TOKEN, &GAME],
        "show_push_key" => &[],
        "subscribe_device" => &[&BODY, &TOKEN, &[InvalidSubscription]],
        "show_device_subscription" => &[&TOKEN, &[NotFound]],
        "unsubscribe_device" => &[&TOKEN],
        "mark_inbox_read" => &[&BODY, &TOKEN],
        "show_fairness" => &[&SEE],
        "export_game" => &[&SEE, &[GameNotOver]],
        "replay_game" => &[&SEE, &[InvalidQuery, NotYourSeat, NoSuchSeat, NoSuchVersion]],
        "show_result" => &[&SEE, &[GameNotOver, GameVoid]],
        "draw_board" | "draw_preview" => &[&SEE, &[InvalidQuery, NotYourSeat, NoSuchSeat, NoSuchVersion]],
        "draw_replay" | "draw_points" => &[&SEE, &[InvalidQuery, GameNotOver, GameVoid]],
        "draw_ratings" => &[&SEE, &[InvalidQuery]],
        "show_player" => &[&SEE],
        "list_player_games" | "list_rating_changes" => &[&SEE, &[InvalidQuery]],
        "show_player_statistics" => &[&SEE, &[InvalidQuery]],
        "show_head_to_head" => &[&SEE],
        "list_leaderboards" => &[],
        "show_route_popularity" | "show_ticket_popularity" => &[&[InvalidQuery]],
        "show_leaderboard" => &[&[InvalidToken, Banned, InvalidPath, InvalidQuery]],
        "show_leaderboard_around" => &[&SEE, &[InvalidQuery]],
        "create_scoring" => return Some([&BODY[..], &SCORING, &[RequestTimeout]].concat()),
        "show_board" | "show_geometry" | "show_phrases" | "show_rules" | "show_tickets" | "show_variants"
        | "show_public_keys" | "show_time" | "health_live" => {
            return Some(vec![RequestTimeout]);
        }
        "health_ready" => &[],
        _ => return None,
    };
    Some(codes.concat().into_iter().chain([RequestTimeout, Internal, Unavailable]).collect())
}

/// What the parameters of paths are.
const PARAMETERS: [(&str, &str); 9] = [
    ("game_id", "The game's id."),
    ("name", "A player's name, in any case."),
    ("other", "The name of another player, in any case."),
    ("seat", "The seat's number, from 0."),
    ("board", "The value by which players are compared."),
    ("webhook_id", "The webhook's id."),
    ("session_id", "The session's id."),
    ("identity_id", "The identity's id."),
    ("key_id", "The API key's id."),
];

/// The document with its parts in the usual order.
#[derive(Serialize)]
struct Ordered<'a> {
    openapi: &'a Value,
    info: &'a Value,
    servers: &'a Value,
    tags: &'a Value,
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
        paths: part("paths"),
        webhooks: part("webhooks"),
        components: part("components"),
    })
}

/// Completes the generated document: the security scheme, the problem with its codes, the refusals
/// of each operation, examples, and schemas that generators of clients can read.
pub fn complete(document: utoipa::openapi::OpenApi) -> Value {
    let mut document = serde_json::to_value(with_refusals(document)).unwrap_or_default();
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    for operation in paths.into_iter().flat_map(|paths| paths.values_mut()).filter_map(Value::as_object_mut) {
        operation.values_mut().for_each(describe);
    }
    if let Some(document) = document.as_object_mut() {
        document.insert("webhooks".to_owned(), webhooks::section());
    }
    flat::flatten(&mut document);
    // Its further members are named, so that a client has them as fields.
    let problem = document.pointer_mut("/components/schemas/Problem").and_then(Value::as_object_mut);
    drop(problem.and_then(|problem| problem.remove("additionalProperties")));
    document
}

/// Adds to an operation what is alike for many.
fn describe(operation: &mut Value) {
    // Without a requirement of its own, an operation needs no token.
    if operation["security"].is_null() {
        operation["security"] = json!([]);
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
    let access = operation["operationId"].as_str().and_then(api_keys::access);
    if let Some(KeyAccess::Scope(scope)) = access {
        operation["x-api-key-scope"] = scope.name().into();
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
    components.headers.insert(REQUEST_ID.to_owned(), request_id().into());
    components.headers.insert(CONTENT_LANGUAGE.to_owned(), content_language().into());
    for (path, item) in &mut document.paths.paths {
        let is_api = path.starts_with("/v1/");
        for (method, operation) in operations(item) {
            let class = RateClass::of(&method, path);
            if is_api {
                operation.parameters.get_or_insert_default().push(RefOr::T(lang()));
            }
            add_problems(operation, class, is_api);
            add_language(operation);
            if class.is_some() {
                add_rate_limits(operation);
            }
            add_request_id(operation);
            declared_headers::add(operation);
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

/// The headers of the rate limits, with successes and with 429.
fn add_rate_limits(operation: &mut Operation) {
    const LEFT: &str = "How many requests of this class are left, and in how many seconds there are more: \
        `\"moves\";r=299`";
    const POLICY: &str = "How many requests of this class may come at once, and within how many seconds as many \
        more: `\"moves\";q=300;w=30`";
    for (status, response) in &mut operation.responses.responses {
        let RefOr::T(response) = response else { continue };
        if !status.starts_with('2') && status != "429" {
            continue;
        }
        for (name, description) in [("RateLimit", LEFT), ("RateLimit-Policy", POLICY)] {
            let header =
                HeaderBuilder::new().schema(Some(Object::with_type(Type::String))).description(Some(description));
            response.headers.insert(name.to_owned(), RefOr::T(header.build()));
        }
    }
}

/// How an operation refuses API keys: also when too many were tried.
fn refusals_of_keys(operation: &str) -> &'static [ProblemCode] {
    match api_keys::access(operation) {
        None | Some(KeyAccess::Anybody) => &[],
        Some(KeyAccess::Scope(_)) => &[ProblemCode::ScopeMissing, ProblemCode::TooManyRequests],
        Some(KeyAccess::People) => &[ProblemCode::NotForKeys, ProblemCode::TooManyRequests],
    }
}

/// One response per status, listing its codes.
fn add_problems(operation: &mut Operation, class: Option<RateClass>, has_query: bool) {
    let id = operation.operation_id.as_deref();
    let mut codes = id.and_then(problems).unwrap_or_default();
    codes.extend(id.map_or(&[][..], refusals_of_keys));
    codes.extend(class.map(|_| ProblemCode::TooManyRequests));
    codes.extend(has_query.then_some(ProblemCode::InvalidQuery));
    let mut by_status = BTreeMap::<u16, Vec<ProblemCode>>::new();
    for code in codes {
        let of_status = by_status.entry(code.status().as_u16()).or_default();
        if !of_status.contains(&code) {
            of_status.push(code);
        }
    }
    for (status, codes) in by_status {
        let waits = [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].map(|status| status.as_u16());
        let names = codes.iter().map(|code| format!("`{}`", code.name())).collect::<Vec<_>>().join(", ");
        let example = codes.first().map(|code| json!(Problem::in_language(Language::English, *code, &code.title())));
        let content =
            ContentBuilder::new().schema(Some(RefOr::Ref(Ref::from_schema_name("Problem")))).example(example).build();
        let mut response = ResponseBuilder::new().description(names).content("application/problem+json", content);
        if status == StatusCode::UNAUTHORIZED.as_u16() {
            let scheme = HeaderBuilder::new().schema(Some(Object::with_type(Type::String)));
            response = response.header("WWW-Authenticate", scheme.description(Some("Always `Bearer`")).build());
        }
        if waits.contains(&status) {
            let seconds = HeaderBuilder::new().schema(Some(Object::with_type(Type::Integer)));
            response = response.header("Retry-After", seconds.description(Some("Seconds to wait")).build());
        }
        let response = response.build();
        operation.responses.responses.insert(status.to_string(), RefOr::T(response));
    }
}

/// The parameter that every operation of the API has.
fn lang() -> Parameter {
    let description = "The language of texts for people. Default: what `Accept-Language` asks for.";
    let parameter = ParameterBuilder::new().name(LANG).parameter_in(ParameterIn::Query).required(Required::False);
    parameter.description(Some(description)).schema(Some(Ref::from_schema_name("Language"))).build()
}

/// The operations whose successful answers have texts for people.
const LOCALIZED: [&str; 7] =
    ["show_board", "show_inbox", "show_phrases", "show_rules", "show_tickets", "show_variants", "stream_inbox"];

/// The header of answers that have texts for people: every refusal, and some others.
fn add_language(operation: &mut Operation) {
    let is_localized = operation.operation_id.as_deref().is_some_and(|id| LOCALIZED.contains(&id));
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && (is_localized || status.starts_with(['4', '5']))
        {
            let header = Ref::new(format!("#/components/headers/{CONTENT_LANGUAGE}"));
            response.headers.insert(CONTENT_LANGUAGE.to_owned(), RefOr::Ref(header));
        }
    }
}

fn content_language() -> Header {
    let description = "The language of the texts in the answer";
    HeaderBuilder::new().schema(Some(Ref::from_schema_name("Language"))).description(Some(description)).build()
}

fn request_id() -> Header {
    let text = ObjectBuilder::new().schema_type(Type::String).max_length(Some(128)).build();
    let description = "The id of the request: the one it was sent with, if that is at most 128 letters, digits and \
        `-_.:=+/`, or else a new one. Quote it to the operator.";
    HeaderBuilder::new().schema(Some(text)).description(Some(description)).build()
}

/// Every answer has the id of its request.
fn add_request_id(operation: &mut Operation) {
    for response in operation.responses.responses.values_mut() {
        if let RefOr::T(response) = response {
            let header = Ref::new(format!("#/components/headers/{REQUEST_ID}"));
            response.headers.insert(REQUEST_ID.to_owned(), RefOr::Ref(header));
        }
    }
}

/// Whether the table of refusals has this operation. A test checks it for every route.
pub fn is_known(operation: &str) -> bool {
    problems(operation).is_some()
}
