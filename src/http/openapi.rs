//! The OpenAPI document, generated from the code, and the refusals of every operation.

use crate::http::support::{
    problem::{Problem, ProblemCode},
    rate_limits::RateClass,
};
use actix_web::http::{Method, StatusCode};
use serde_json::json;
use std::collections::BTreeMap;
use utoipa::{
    OpenApi, PartialSchema, ToSchema,
    openapi::{
        ContentBuilder, Header, HeaderBuilder, Object, ObjectBuilder, Ref, RefOr, ResponseBuilder, Type,
        path::{Operation, PathItem},
        security::{Http, HttpAuthScheme, SecurityScheme},
    },
};

/// The header with the id of a request.
const REQUEST_ID: &str = "X-Request-Id";

/// The document's title, description and tags.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Railhead",
        description = "The server behind a mobile app for the train game of Europe. Every refusal is a problem \
            (RFC 9457) with a stable `code`. Every answer has an `X-Request-Id`. Rule numbers (`R4.3`) are those of docs/RULES.md.",
        license(name = "MIT", identifier = "MIT"),
    ),
    tags(
        (name = "accounts", description = "Guests, registration, profile, your data"),
        (name = "sessions", description = "Signing in, refreshing, devices, the public keys of tokens"),
        (name = "reference", description = "The board and the tickets"),
        (name = "lobby", description = "Opening games and taking seats"),
        (name = "play", description = "The view, the legal moves, making a move"),
        (name = "events", description = "Events, by polling or as a stream"),
        (name = "inbox", description = "Turns and notifications across all games, webhooks"),
        (name = "results", description = "Results, fairness, export and replay"),
        (name = "players", description = "Profiles, finished games, statistics and ratings"),
        (name = "leaderboards", description = "Leaderboards, and the popularity of routes and tickets"),
        (name = "scoring", description = "Scoring a game played on a board"),
        (name = "admin", description = "Bans, voiding games, the admin log"),
        (name = "service", description = "Health checks for operators"),
    ),
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
    const ATTEMPT: [ProblemCode; 2] = [WrongCredentials, TooManyAttempts];
    const GAME: [ProblemCode; 2] = [InvalidPath, NotFound];
    const RETRY: [ProblemCode; 3] = [InvalidHeader, IdempotencyKeyReused, HistoryChanged];
    const LOBBY: [ProblemCode; 4] = [GameStarted, GameOver, Contended, NotSeated];
    const JOIN: [ProblemCode; 8] =
        [GameStarted, GameOver, Contended, TableFull, AlreadySeated, Kicked, SeatGivenUp, TooManyGames];
    const SEE: [ProblemCode; 4] = [InvalidToken, Banned, InvalidPath, NotFound];
    const MOVE: [ProblemCode; 29] = [
        NotSeated,
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
    const OPEN: [ProblemCode; 7] =
        [SeatCount, NoSuchSeat, ClockRange, TableFull, RatedGame, TooManyOpenGames, TooManyGames];
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
        "cancel_game" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost]],
        "list_games" => &[&TOKEN, &[InvalidQuery]],
        "join_game" => &[&BODY, &TOKEN, &GAME, &RETRY, &JOIN, &[ColorTaken]],
        "join_game_by_code" => &[&BODY, &TOKEN, &RETRY, &JOIN, &[ColorTaken, NotFound, TooManyAttempts]],
        "quick_match" => &[&BODY, &TOKEN, &RETRY, &[SeatCount, ClockRange, TooManyOpenGames, TooManyGames, Contended]],
        "rematch_game" => &[&BODY, &TOKEN, &GAME, &RETRY, &JOIN, &[GameNotOver, NotSeated, TooManyOpenGames]],
        "invite_player" => {
            &[&BODY, &TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, UnknownPlayer, TooManyInvitations, InvitationDeclined]]
        }
        "decline_invitation" => &[&TOKEN, &[InvalidPath]],
        "leave_game" => &[&TOKEN, &GAME, &LOBBY, &RETRY],
        "kick_player" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, KickedHost, NoPersonThere]],
        "make_host" => &[&BODY, &TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, NoPersonThere]],
        "add_bot" => &[&BODY, &TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, TableFull, ColorTaken, RatedGame]],
        "remove_bot" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, NoBotThere]],
        "start_game" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, SeatsOpen, StaleVersion, InvalidQuery]],
        "view_game" => &[&SEE, &[InvalidQuery]],
        "list_legal_moves" => &[&TOKEN, &GAME, &[NotSeated]],
        "play_move" => &[&BODY, &TOKEN, &GAME, &MOVE, &RETRY, &[InvalidQuery]],
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
        "mark_inbox_read" => &[&BODY, &TOKEN],
        "show_fairness" => &[&SEE],
        "export_game" => &[&SEE, &[GameNotOver]],
        "replay_game" => &[&SEE, &[InvalidQuery, NotYourSeat, NoSuchSeat, NoSuchVersion]],
        "show_result" => &[&SEE, &[GameNotOver, GameVoid]],
        "show_player" => &[&GAME],
        "list_player_games" | "list_rating_changes" => &[&SEE, &[InvalidQuery]],
        "show_player_statistics" => &[&GAME, &[InvalidQuery]],
        "show_head_to_head" => &[&GAME],
        "list_leaderboards" => &[],
        "show_route_popularity" | "show_ticket_popularity" => &[&[InvalidQuery]],
        "show_leaderboard" => &[&[InvalidPath, InvalidQuery]],
        "show_leaderboard_around" => &[&GAME, &[InvalidQuery]],
        "create_scoring" => return Some([&BODY[..], &SCORING].concat()),
        "show_board" | "show_tickets" | "show_variants" | "show_public_keys" | "health_live" => return Some(Vec::new()),
        "health_ready" => &[],
        _ => return None,
    };
    Some(codes.concat().into_iter().chain([RequestTimeout, Internal, Unavailable]).collect())
}

/// Completes the generated document: the security scheme, the problem with its codes, and the
/// refusals of each operation.
pub fn complete(mut document: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    document.info.version = env!("CARGO_PKG_VERSION").to_owned();
    let components = document.components.get_or_insert_default();
    let mut schemas = vec![("Problem".to_owned(), Problem::schema())];
    Problem::schemas(&mut schemas);
    components.schemas.extend(schemas);
    let bearer = SecurityScheme::Http(Http::builder().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build());
    components.add_security_scheme("bearer", bearer);
    components.headers.insert(REQUEST_ID.to_owned(), request_id().into());
    for (path, item) in &mut document.paths.paths {
        for (method, operation) in operations(item) {
            let class = RateClass::of(&method, path, false);
            add_problems(operation, class);
            if class.is_some() {
                add_rate_limits(operation);
            }
            add_request_id(operation);
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

/// One response per status, listing its codes.
fn add_problems(operation: &mut Operation, class: Option<RateClass>) {
    let mut codes = operation.operation_id.as_deref().and_then(problems).unwrap_or_default();
    codes.extend(class.map(|_| ProblemCode::TooManyRequests));
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
        let example = codes.first().map(|code| json!(Problem::new(*code, code.title())));
        let content =
            ContentBuilder::new().schema(Some(RefOr::Ref(Ref::from_schema_name("Problem")))).example(example).build();
        let mut response = ResponseBuilder::new().description(names).content("application/problem+json", content);
        if waits.contains(&status) {
            let seconds = HeaderBuilder::new().schema(Some(Object::with_type(Type::Integer)));
            response = response.header("Retry-After", seconds.description(Some("Seconds to wait")).build());
        }
        let response = response.build();
        operation.responses.responses.insert(status.to_string(), RefOr::T(response));
    }
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
