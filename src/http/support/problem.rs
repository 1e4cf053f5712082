//! Problems (RFC 9457): one table of codes, one type for every refusal and fault.

use crate::{
    auth::{NameError, PasswordError, TokenError},
    engine::Rejection,
    packs::NotOffered,
    store,
};
use actix_web::{
    HttpResponse, ResponseError,
    http::{StatusCode, header},
};
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use utoipa::ToSchema;

/// An error response that explains why the request was refused. Nothing has changed.
#[derive(Debug, Serialize, ToSchema)]
#[schema(example = json!({
    "type": "urn:railhead:problem:not_your_turn", "title": "It is not your turn", "status": 409,
    "code": "not_your_turn", "detail": "it is the turn of seat 1", "turn": 1
}))]
pub struct Problem {
    /// A URI that identifies the kind of problem: `urn:railhead:problem:` and the code.
    #[serde(rename = "type")]
    pub uri: String,
    /// The title of the kind of problem.
    pub title: &'static str,
    /// The HTTP status.
    pub status: u16,
    /// The stable code for clients to act on.
    pub code: ProblemCode,
    /// A description of this occurrence.
    pub detail: String,
    /// Further members, depending on the code: whose turn it is, what is missing, the current
    /// version.
    #[serde(flatten)]
    #[schema(additional_properties)]
    pub helps: Map<String, Value>,
}

macro_rules! codes {
    ($($ProblemCode:ident $name:literal $status:ident $title:literal,)*) => {
        /// Every problem code.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "the titles say what each is")]
        pub enum ProblemCode {
            $($ProblemCode,)*
        }

        impl ProblemCode {
            /// All codes.
            pub const ALL: &[ProblemCode] = &[$(ProblemCode::$ProblemCode,)*];

            /// The code as in JSON, its HTTP status and its title.
            pub fn row(self) -> (&'static str, StatusCode, &'static str) {
                match self {
                    $(ProblemCode::$ProblemCode => ($name, StatusCode::$status, $title),)*
                }
            }
        }
    };
}

codes! {
    BadRequest "bad_request" BAD_REQUEST "The request cannot be understood",
    InvalidBody "invalid_body" BAD_REQUEST "The body is not what is asked for",
    InvalidPath "invalid_path" BAD_REQUEST "A part of the path is not what is asked for",
    InvalidQuery "invalid_query" BAD_REQUEST "The query is not what is asked for",
    InvalidHeader "invalid_header" BAD_REQUEST "A header is not what is asked for",
    Unauthenticated "unauthenticated" UNAUTHORIZED "Sign in first",
    InvalidToken "invalid_token" UNAUTHORIZED "The token is not valid",
    InvalidRefreshToken "invalid_refresh_token" UNAUTHORIZED "The refresh token is not valid",
    RefreshTokenReused "refresh_token_reused" UNAUTHORIZED "The refresh token was used before",
    WrongCredentials "wrong_credentials" UNAUTHORIZED "Name or password is wrong",
    Barred "barred" FORBIDDEN "The host has sent you away",
    Banned "banned" FORBIDDEN "The account is banned",
    NotAdmin "not_admin" FORBIDDEN "Only admins may do that",
    NotHost "not_host" FORBIDDEN "Only the host may do that",
    NotYourSeat "not_your_seat" FORBIDDEN "It is not your seat",
    NotSeated "not_seated" FORBIDDEN "You have no seat in this game",
    NotFound "not_found" NOT_FOUND "There is no such thing",
    MethodNotAllowed "method_not_allowed" METHOD_NOT_ALLOWED "Not with this method",
    NameTaken "name_taken" CONFLICT "The name is taken",
    TooManyWebhooks "too_many_webhooks" CONFLICT "You have too many webhooks",
    TooManyOpenGames "too_many_open_games" CONFLICT "You sit in too many open games",
    GuestAccount "guest_account" CONFLICT "The account is a guest's",
    NotGuest "not_guest" CONFLICT "The account is not a guest's",
    AlreadySeated "already_seated" CONFLICT "You have a seat already",
    TableFull "table_full" CONFLICT "All seats are taken",
    SeatsOpen "seats_open" CONFLICT "Not all seats are taken",
    KickedHost "kicked_host" CONFLICT "The host cannot send himself away",
    NoPersonThere "no_person_there" CONFLICT "No person sits there",
    NoBotThere "no_bot_there" CONFLICT "No bot sits there",
    RatedGame "rated_game" CONFLICT "There are no bots in rated games",
    SeatGivenUp "seat_given_up" CONFLICT "You gave the seat up",
    GameNotStarted "game_not_started" CONFLICT "The game has not begun",
    GameStarted "game_started" CONFLICT "The game has begun",
    GameOver "game_over" CONFLICT "The game is over",
    GameNotOver "game_not_over" CONFLICT "The game is not over",
    GameVoid "game_void" CONFLICT "The game was ended without a result",
    NotYourTurn "not_your_turn" CONFLICT "It is not your turn",
    TicketsChosen "tickets_chosen" CONFLICT "You have chosen your tickets",
    MustKeepTickets "must_keep_tickets" CONFLICT "Choose your tickets first",
    MustDrawSecondCard "must_draw_second_card" CONFLICT "Take the second train card first",
    MustSettleTunnel "must_settle_tunnel" CONFLICT "Pay for the tunnel or give it up first",
    NoTicketsOffered "no_tickets_offered" CONFLICT "No tickets are offered to you",
    NoTunnelPending "no_tunnel_pending" CONFLICT "No tunnel is waiting",
    RequestTimeout "request_timeout" REQUEST_TIMEOUT "The request was sent too slowly",
    Contended "contended" CONFLICT "Too many moves at the same moment",
    HistoryChanged "history_changed" GONE "The history of the game has changed",
    StaleVersion "stale_version" PRECONDITION_FAILED "The game has gone on",
    BodyTooLarge "body_too_large" PAYLOAD_TOO_LARGE "The body is too large",
    NotJson "not_json" UNSUPPORTED_MEDIA_TYPE "The body must be JSON",
    InvalidName "invalid_name" UNPROCESSABLE_ENTITY "This cannot be a name",
    InvalidPassword "invalid_password" UNPROCESSABLE_ENTITY "This cannot be a password",
    CommonPassword "common_password" UNPROCESSABLE_ENTITY "The password is too common",
    InvalidWebhook "invalid_webhook" UNPROCESSABLE_ENTITY "This cannot be a webhook",
    UnknownPlayer "unknown_player" UNPROCESSABLE_ENTITY "There is no such player",
    IdempotencyKeyReused "idempotency_key_reused" UNPROCESSABLE_ENTITY "The key was sent with another request",
    UnknownPack "unknown_pack" UNPROCESSABLE_ENTITY "There is no such ticket pack",
    PackTwice "pack_twice" UNPROCESSABLE_ENTITY "A ticket pack is named twice",
    SeatCount "seat_count" UNPROCESSABLE_ENTITY "A game has 2 to 5 seats",
    ClockRange "clock_range" UNPROCESSABLE_ENTITY "A clock cannot give that much time",
    NoSuchVersion "no_such_version" UNPROCESSABLE_ENTITY "The game has no such version",
    NoSuchSeat "no_such_seat" UNPROCESSABLE_ENTITY "There is no such seat",
    DeckEmpty "deck_empty" UNPROCESSABLE_ENTITY "There are no train cards",
    SlotEmpty "slot_empty" UNPROCESSABLE_ENTITY "No card lies there",
    LocomotiveSecond "locomotive_second" UNPROCESSABLE_ENTITY "A face-up locomotive cannot be the second card",
    RouteTaken "route_taken" UNPROCESSABLE_ENTITY "The route is taken",
    BothTracks "both_tracks" UNPROCESSABLE_ENTITY "You own the other track",
    TrackClosed "track_closed" UNPROCESSABLE_ENTITY "The second track is closed",
    TrainsShort "trains_short" UNPROCESSABLE_ENTITY "You have too few trains",
    WrongPayment "wrong_payment" UNPROCESSABLE_ENTITY "These cards do not pay for it",
    CardsShort "cards_short" UNPROCESSABLE_ENTITY "You do not have these cards",
    NoTicketsLeft "no_tickets_left" UNPROCESSABLE_ENTITY "No tickets are left",
    TicketNotOffered "ticket_not_offered" UNPROCESSABLE_ENTITY "The ticket is not offered to you",
    KeepCount "keep_count" UNPROCESSABLE_ENTITY "Too few or too many tickets",
    StationTaken "station_taken" UNPROCESSABLE_ENTITY "The city has a station",
    NoStationsLeft "no_stations_left" UNPROCESSABLE_ENTITY "All your stations are built",
    MovePossible "move_possible" UNPROCESSABLE_ENTITY "You cannot pass",
    PlayerCount "player_count" UNPROCESSABLE_ENTITY "1 to 5 players can be scored",
    UnknownRoute "unknown_route" UNPROCESSABLE_ENTITY "There is no such route",
    UnknownCity "unknown_city" UNPROCESSABLE_ENTITY "There is no such city",
    UnknownTicket "unknown_ticket" UNPROCESSABLE_ENTITY "There is no such ticket",
    TicketTaken "ticket_taken" UNPROCESSABLE_ENTITY "The ticket is held already",
    TooManyStreams "too_many_streams" TOO_MANY_REQUESTS "Too many streams",
    TooManyAttempts "too_many_attempts" TOO_MANY_REQUESTS "Too many wrong attempts",
    Internal "internal" INTERNAL_SERVER_ERROR "Something went wrong here",
    Unavailable "unavailable" SERVICE_UNAVAILABLE "Temporarily unavailable",
}

impl Problem {
    /// A problem with this code.
    pub fn new(code: ProblemCode, detail: impl Into<String>) -> Problem {
        let (name, status, title) = code.row();
        Problem {
            uri: format!("urn:railhead:problem:{name}"),
            title,
            status: status.as_u16(),
            code,
            detail: detail.into(),
            helps: Map::new(),
        }
    }

    /// Adds an extension member.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Problem {
        self.helps.insert(name.to_owned(), value.into());
        self
    }

    /// An internal error: logged once with its sources, none of which appear in the answer.
    fn fault(code: ProblemCode, error: &dyn std::error::Error) -> Problem {
        let sources = std::iter::successors(error.source(), |error| error.source());
        let chain = sources.fold(error.to_string(), |chain, source| format!("{chain}: {source}"));
        tracing::error!(error = chain, "a request failed");
        let detail = if code == ProblemCode::Unavailable { "try again shortly" } else { "internal server error" };
        Problem::new(code, detail)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.title, self.detail)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.code.row().1
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status_code());
        response.content_type("application/problem+json");
        match self.status_code() {
            StatusCode::UNAUTHORIZED => response.insert_header((header::WWW_AUTHENTICATE, "Bearer")),
            StatusCode::TOO_MANY_REQUESTS => {
                let seconds = self.helps.get("retry_after").and_then(Value::as_u64).unwrap_or(1);
                response.insert_header((header::RETRY_AFTER, seconds))
            }
            StatusCode::SERVICE_UNAVAILABLE => response.insert_header((header::RETRY_AFTER, "1")),
            _ => &mut response,
        };
        response.body(serde_json::to_string(self).unwrap_or_default())
    }
}

impl From<&Rejection> for ProblemCode {
    fn from(rejection: &Rejection) -> ProblemCode {
        match rejection {
            Rejection::SeatCount { .. } => ProblemCode::SeatCount,
            Rejection::NoSuchSeat { .. } => ProblemCode::NoSuchSeat,
            Rejection::TableFull {} => ProblemCode::TableFull,
            Rejection::SeatsOpen { .. } => ProblemCode::SeatsOpen,
            Rejection::NotHost {} => ProblemCode::NotHost,
            Rejection::KickedHost {} => ProblemCode::KickedHost,
            Rejection::NoPersonThere { .. } => ProblemCode::NoPersonThere,
            Rejection::NoBotThere { .. } => ProblemCode::NoBotThere,
            Rejection::RatedGame {} => ProblemCode::RatedGame,
            Rejection::ClockRange { .. } => ProblemCode::ClockRange,
            Rejection::SeatGivenUp {} => ProblemCode::SeatGivenUp,
            Rejection::NotSeated {} => ProblemCode::NotSeated,
            Rejection::AlreadySeated {} => ProblemCode::AlreadySeated,
            Rejection::NotStarted {} => ProblemCode::GameNotStarted,
            Rejection::AlreadyStarted {} => ProblemCode::GameStarted,
            Rejection::GameOver {} => ProblemCode::GameOver,
            Rejection::NotYourTurn { .. } | Rejection::NotWaitedFor { .. } => ProblemCode::NotYourTurn,
            Rejection::AlreadyChosen {} => ProblemCode::TicketsChosen,
            Rejection::MustKeepTickets {} => ProblemCode::MustKeepTickets,
            Rejection::NoTicketsOffered {} => ProblemCode::NoTicketsOffered,
            Rejection::MustDrawSecondCard {} => ProblemCode::MustDrawSecondCard,
            Rejection::MustSettleTunnel {} => ProblemCode::MustSettleTunnel,
            Rejection::NoTunnelPending {} => ProblemCode::NoTunnelPending,
            Rejection::DeckEmpty {} => ProblemCode::DeckEmpty,
            Rejection::SlotEmpty { .. } => ProblemCode::SlotEmpty,
            Rejection::LocomotiveSecond { .. } => ProblemCode::LocomotiveSecond,
            Rejection::RouteTaken { .. } => ProblemCode::RouteTaken,
            Rejection::BothTracks { .. } => ProblemCode::BothTracks,
            Rejection::TrackClosed { .. } => ProblemCode::TrackClosed,
            Rejection::TrainsShort { .. } => ProblemCode::TrainsShort,
            Rejection::WrongPayment { .. } => ProblemCode::WrongPayment,
            Rejection::CardsShort { .. } => ProblemCode::CardsShort,
            Rejection::NoTicketsLeft {} => ProblemCode::NoTicketsLeft,
            Rejection::TicketNotOffered { .. } => ProblemCode::TicketNotOffered,
            Rejection::KeepCount { .. } => ProblemCode::KeepCount,
            Rejection::StationTaken { .. } => ProblemCode::StationTaken,
            Rejection::NoStationsLeft {} => ProblemCode::NoStationsLeft,
            Rejection::MovePossible {} => ProblemCode::MovePossible,
        }
    }
}

/// A refusal of the rules. Its fields become extension members.
pub(crate) fn refused(code: ProblemCode, refusal: &(impl fmt::Display + Serialize)) -> Problem {
    let problem = Problem::new(code, refusal.to_string());
    match serde_json::to_value(refusal) {
        Ok(Value::Object(helps)) => Problem { helps, ..problem },
        Ok(_) | Err(_) => problem,
    }
}

impl From<Rejection> for Problem {
    fn from(rejection: Rejection) -> Problem {
        refused(ProblemCode::from(&rejection), &rejection)
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Problem {
        match error {
            store::Error::Rejected(rejection) => rejection.into(),
            store::Error::NoSuchGame => Problem::new(ProblemCode::NotFound, "there is no such game"),
            store::Error::Stale { head } => Problem::new(ProblemCode::StaleVersion, error.to_string())
                .with("version", head.version)
                .with("head", head.to_string()),
            store::Error::HistoryChanged => Problem::new(
                ProblemCode::HistoryChanged,
                "what you know is no part of this game's history: after a failure the server lost its last moves; start \
                 over from the present view",
            ),
            store::Error::TooManyOpenGames { most } => {
                Problem::new(ProblemCode::TooManyOpenGames, error.to_string()).with("most", most)
            }
            store::Error::NotOver => Problem::new(ProblemCode::GameNotOver, error.to_string()),
            store::Error::TooManyWebhooks { most } => {
                Problem::new(ProblemCode::TooManyWebhooks, error.to_string()).with("most", most)
            }
            store::Error::Barred => Problem::new(ProblemCode::Barred, error.to_string()),
            store::Error::NoSuchPlayer { ref name } => {
                Problem::new(ProblemCode::UnknownPlayer, error.to_string()).with("name", name.as_str())
            }
            store::Error::KeyReused => {
                Problem::new(ProblemCode::IdempotencyKeyReused, "choose a new key for a new request")
            }
            store::Error::KeyInUse => Problem::new(ProblemCode::Contended, "it is being done; ask again"),
            store::Error::NameTaken => Problem::new(ProblemCode::NameTaken, "choose another name"),
            store::Error::Locked { seconds } => {
                Problem::new(ProblemCode::TooManyAttempts, error.to_string()).with("retry_after", seconds)
            }
            store::Error::Contended => Problem::new(ProblemCode::Contended, "others moved first; look and try again"),
            store::Error::Unavailable(_)
            | store::Error::Unconnected(_)
            | store::Error::Database(_)
            | store::Error::BrokenChain
            | store::Error::Encode(_)
            | store::Error::Decode(_) => {
                let code = if error.passes() { ProblemCode::Unavailable } else { ProblemCode::Internal };
                Problem::fault(code, &error)
            }
        }
    }
}

impl From<PasswordError> for Problem {
    fn from(error: PasswordError) -> Problem {
        match error {
            PasswordError::Length => Problem::new(ProblemCode::InvalidPassword, error.to_string()),
            PasswordError::Common => Problem::new(ProblemCode::CommonPassword, error.to_string()),
            PasswordError::Wrong => Problem::new(ProblemCode::WrongCredentials, error.to_string()),
            PasswordError::Hash(_) => Problem::fault(ProblemCode::Internal, &error),
        }
    }
}

impl From<TokenError> for Problem {
    fn from(error: TokenError) -> Problem {
        match error {
            TokenError::Invalid(_) | TokenError::Ended => {
                Problem::new(ProblemCode::InvalidToken, "refresh, or sign in again")
            }
            TokenError::Banned => Problem::new(ProblemCode::Banned, "this account is banned"),
            TokenError::Key => Problem::fault(ProblemCode::Internal, &error),
        }
    }
}

impl From<NotOffered> for Problem {
    fn from(error: NotOffered) -> Problem {
        let detail = error.to_string();
        match error {
            NotOffered::Unknown { pack, .. } => Problem::new(ProblemCode::UnknownPack, detail).with("pack", pack),
            NotOffered::Twice { pack } => Problem::new(ProblemCode::PackTwice, detail).with("pack", pack),
        }
    }
}

impl From<NameError> for Problem {
    fn from(error: NameError) -> Problem {
        Problem::new(ProblemCode::InvalidName, error.to_string())
    }
}
