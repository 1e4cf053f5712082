//! Problems (RFC 9457): one table of codes, one type for every refusal and fault.

use crate::{
    auth::{NameError, PasswordError, TokenError},
    engine::Rejection,
    game::codec::CodecError,
    http::support::request_id::RequestId,
    packs::UnavailablePack,
    store::{AccountError, DatabaseError, GameError, ThrottleError, WebhookError},
};
use actix_web::{
    HttpResponse, ResponseError,
    http::{StatusCode, header},
};
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use strum::{IntoStaticStr, VariantArray};
use utoipa::ToSchema;

/// An error response (RFC 9457). The request has changed nothing, with one exception: after
/// `refresh_token_reused` the session has ended.
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
    /// The id of the request, as in the header `X-Request-Id`. Quote it to the operator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "0190a5f0-7b5c-7c3e-8d2f-1a2b3c4d5e6f")]
    pub request_id: Option<String>,
    /// Further members, depending on the code: whose turn it is, what is missing, the current
    /// version.
    #[serde(flatten)]
    #[schema(additional_properties)]
    pub extensions: Map<String, Value>,
}

macro_rules! codes {
    ($($Variant:ident $status:ident $title:literal,)*) => {
        /// The code of a problem.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, IntoStaticStr, VariantArray)]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        #[allow(missing_docs, reason = "the titles say what each is")]
        pub enum ProblemCode {
            $($Variant,)*
        }

        impl ProblemCode {
            /// The code as in JSON.
            pub fn name(self) -> &'static str {
                self.into()
            }

            /// The HTTP status of the code.
            pub fn status(self) -> StatusCode {
                match self {
                    $(ProblemCode::$Variant => StatusCode::$status,)*
                }
            }

            /// The title of the code's problems.
            pub fn title(self) -> &'static str {
                match self {
                    $(ProblemCode::$Variant => $title,)*
                }
            }
        }
    };
}

codes! {
    BadRequest BAD_REQUEST "The request could not be read",
    InvalidBody BAD_REQUEST "The request body is not valid",
    InvalidPath BAD_REQUEST "A path parameter is not valid",
    InvalidQuery BAD_REQUEST "A query parameter is not valid",
    InvalidHeader BAD_REQUEST "A request header is not valid",
    Unauthenticated UNAUTHORIZED "Authentication is required",
    InvalidToken UNAUTHORIZED "The access token is not valid",
    InvalidRefreshToken UNAUTHORIZED "The refresh token is not valid",
    RefreshTokenReused UNAUTHORIZED "The refresh token was used before",
    WrongCredentials UNAUTHORIZED "Wrong name or password",
    Kicked FORBIDDEN "The host removed you from this game",
    Banned FORBIDDEN "The account is banned",
    NotAdmin FORBIDDEN "Only admins can do this",
    NotHost FORBIDDEN "Only the host can do this",
    NotYourSeat FORBIDDEN "This is not your seat",
    NotSeated FORBIDDEN "You have no seat in this game",
    NotFound NOT_FOUND "Resource not found",
    MethodNotAllowed METHOD_NOT_ALLOWED "Method not allowed",
    NameTaken CONFLICT "The name is taken",
    TooManyWebhooks CONFLICT "You have too many webhooks",
    TooManyOpenGames CONFLICT "You are in too many open games",
    TooManyGames CONFLICT "You are in too many games",
    TooManyInvitations CONFLICT "There are too many open invitations",
    IsAdmin CONFLICT "The account is an admin",
    InvitationDeclined CONFLICT "The player has declined",
    GuestAccount CONFLICT "Not available for guest accounts",
    NotGuest CONFLICT "The account is not a guest account",
    AlreadySeated CONFLICT "You already have a seat in this game",
    TableFull CONFLICT "All seats are taken",
    ColorTaken CONFLICT "Another player has this colour",
    SeatsOpen CONFLICT "Some seats are still open",
    KickedHost CONFLICT "The host cannot kick themselves",
    NoPersonThere CONFLICT "No person is in this seat",
    NoBotThere CONFLICT "No bot is in this seat",
    RatedGame CONFLICT "Rated games cannot have bots",
    SeatGivenUp CONFLICT "You gave up this seat",
    GameNotStarted CONFLICT "The game has not started",
    GameStarted CONFLICT "The game has already started",
    GameOver CONFLICT "The game is over",
    GameNotOver CONFLICT "The game is not over",
    GameVoid CONFLICT "The game ended without a result",
    NotYourTurn CONFLICT "It is not your turn",
    TicketsChosen CONFLICT "You have already chosen your tickets",
    MustKeepTickets CONFLICT "Choose your tickets first",
    MustDrawSecondCard CONFLICT "Take the second train card first",
    MustSettleTunnel CONFLICT "Pay for the tunnel or abandon it first",
    NoTicketsOffered CONFLICT "No tickets are offered to you",
    NoTunnelPending CONFLICT "There is no tunnel to pay for",
    RequestTimeout REQUEST_TIMEOUT "The request was sent too slowly",
    Contended CONFLICT "Too many concurrent changes",
    HistoryChanged GONE "The history of the game has changed",
    StaleVersion PRECONDITION_FAILED "The game has moved on",
    BodyTooLarge PAYLOAD_TOO_LARGE "The request body is too large",
    NotJson UNSUPPORTED_MEDIA_TYPE "The request body must be JSON",
    InvalidName UNPROCESSABLE_ENTITY "The name is not valid",
    NameReserved UNPROCESSABLE_ENTITY "The name is reserved",
    InvalidPassword UNPROCESSABLE_ENTITY "The password is not valid",
    CommonPassword UNPROCESSABLE_ENTITY "The password is too common",
    InvalidWebhook UNPROCESSABLE_ENTITY "The webhook is not valid",
    UnknownPlayer UNPROCESSABLE_ENTITY "Player not found",
    IdempotencyKeyReused UNPROCESSABLE_ENTITY "The idempotency key was used for another request",
    UnknownPack UNPROCESSABLE_ENTITY "Unknown ticket pack",
    PackTwice UNPROCESSABLE_ENTITY "A ticket pack is listed twice",
    SeatCount UNPROCESSABLE_ENTITY "A game has 2 to 5 seats",
    ClockRange UNPROCESSABLE_ENTITY "The times of the clock are out of range",
    NoSuchVersion UNPROCESSABLE_ENTITY "The game has no such version",
    NoSuchSeat UNPROCESSABLE_ENTITY "The game has no such seat",
    DeckEmpty UNPROCESSABLE_ENTITY "No train cards are left",
    SlotEmpty UNPROCESSABLE_ENTITY "There is no card in this slot",
    LocomotiveSecond UNPROCESSABLE_ENTITY "A face-up locomotive cannot be the second card",
    RouteTaken UNPROCESSABLE_ENTITY "The route is taken",
    BothTracks UNPROCESSABLE_ENTITY "You own the other track of this route",
    TrackClosed UNPROCESSABLE_ENTITY "The second track of this route is closed",
    TrainsShort UNPROCESSABLE_ENTITY "You do not have enough trains",
    WrongPayment UNPROCESSABLE_ENTITY "The payment does not match the cost",
    CardsShort UNPROCESSABLE_ENTITY "You do not have these cards",
    NoTicketsLeft UNPROCESSABLE_ENTITY "No tickets are left",
    TicketNotOffered UNPROCESSABLE_ENTITY "The ticket is not offered to you",
    KeepCount UNPROCESSABLE_ENTITY "Too few or too many tickets kept",
    StationTaken UNPROCESSABLE_ENTITY "The city already has a station",
    NoStationsLeft UNPROCESSABLE_ENTITY "You have no stations left",
    MovePossible UNPROCESSABLE_ENTITY "You cannot pass while a move is possible",
    PlayerCount UNPROCESSABLE_ENTITY "Only 1 to 5 players can be scored",
    UnknownRoute UNPROCESSABLE_ENTITY "Unknown route",
    UnknownCity UNPROCESSABLE_ENTITY "Unknown city",
    UnknownTicket UNPROCESSABLE_ENTITY "Unknown ticket",
    TicketTaken UNPROCESSABLE_ENTITY "The ticket is already held",
    TooManyStreams TOO_MANY_REQUESTS "Too many open streams",
    TooManyAttempts TOO_MANY_REQUESTS "Too many failed attempts",
    TooManyRequests TOO_MANY_REQUESTS "Too many requests",
    ExportRunning TOO_MANY_REQUESTS "Your export is already being sent",
    TooManyRenames TOO_MANY_REQUESTS "The name was changed too often",
    Internal INTERNAL_SERVER_ERROR "Internal server error",
    Unavailable SERVICE_UNAVAILABLE "Temporarily unavailable",
}

impl Problem {
    /// A problem with this code.
    pub fn new(code: ProblemCode, detail: impl Into<String>) -> Problem {
        Problem {
            uri: format!("urn:railhead:problem:{}", code.name()),
            title: code.title(),
            status: code.status().as_u16(),
            code,
            detail: detail.into(),
            request_id: RequestId::current().map(|id| id.to_string()),
            extensions: Map::new(),
        }
    }

    /// Adds an extension member.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Problem {
        self.extensions.insert(name.to_owned(), value.into());
        self
    }

    /// An internal error: logged once with its sources, none of which appear in the answer.
    fn fault(code: ProblemCode, error: &dyn std::error::Error) -> Problem {
        let sources = std::iter::successors(error.source(), |error| error.source());
        let chain = sources.fold(error.to_string(), |chain, source| format!("{chain}: {source}"));
        tracing::error!(error = chain, "request failed");
        let detail = if code == ProblemCode::Unavailable { "try again shortly" } else { "the error has been logged" };
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
        self.code.status()
    }

    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status_code());
        response.content_type("application/problem+json");
        match self.status_code() {
            StatusCode::UNAUTHORIZED => response.insert_header((header::WWW_AUTHENTICATE, "Bearer")),
            StatusCode::TOO_MANY_REQUESTS => {
                let seconds = self.extensions.get("retry_after").and_then(Value::as_u64).unwrap_or(1);
                response.insert_header((header::RETRY_AFTER, seconds))
            }
            StatusCode::SERVICE_UNAVAILABLE => response.insert_header((header::RETRY_AFTER, "1")),
            _ => &mut response,
        };
        response.json(self)
    }
}

impl From<&Rejection> for ProblemCode {
    fn from(rejection: &Rejection) -> ProblemCode {
        match rejection {
            Rejection::SeatCount { .. } => ProblemCode::SeatCount,
            Rejection::NoSuchSeat { .. } => ProblemCode::NoSuchSeat,
            Rejection::TableFull {} => ProblemCode::TableFull,
            Rejection::ColorTaken { .. } => ProblemCode::ColorTaken,
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
        Ok(Value::Object(extensions)) => Problem { extensions, ..problem },
        Ok(_) | Err(_) => problem,
    }
}

impl From<Rejection> for Problem {
    fn from(rejection: Rejection) -> Problem {
        refused(ProblemCode::from(&rejection), &rejection)
    }
}

impl From<DatabaseError> for Problem {
    fn from(error: DatabaseError) -> Problem {
        let code = if error.passes() { ProblemCode::Unavailable } else { ProblemCode::Internal };
        Problem::fault(code, &error)
    }
}

impl From<GameError> for Problem {
    fn from(error: GameError) -> Problem {
        match error {
            GameError::Rejected(rejection) => rejection.into(),
            GameError::NoSuchGame => Problem::new(ProblemCode::NotFound, "there is no such game"),
            GameError::Stale { head } => Problem::new(ProblemCode::StaleVersion, error.to_string())
                .with("version", head.version)
                .with("head", head.to_string()),
            GameError::HistoryChanged => Problem::new(
                ProblemCode::HistoryChanged,
                "the head is not part of the history of this game: the server lost the last moves in a failure; continue \
                 from the current view",
            ),
            GameError::TooManyOpenGames { most } => {
                Problem::new(ProblemCode::TooManyOpenGames, error.to_string()).with("most", most)
            }
            GameError::TooManyGames { most } => {
                Problem::new(ProblemCode::TooManyGames, error.to_string()).with("most", most)
            }
            GameError::TooManyInvitations { most } => {
                Problem::new(ProblemCode::TooManyInvitations, error.to_string()).with("most", most)
            }
            GameError::IsAdmin => Problem::new(ProblemCode::IsAdmin, error.to_string()),
            GameError::Declined => Problem::new(ProblemCode::InvitationDeclined, error.to_string()),
            GameError::NotOver => Problem::new(ProblemCode::GameNotOver, error.to_string()),
            GameError::Barred => Problem::new(ProblemCode::Kicked, error.to_string()),
            GameError::NoSuchPlayer { ref name } => {
                Problem::new(ProblemCode::UnknownPlayer, error.to_string()).with("name", name.as_str())
            }
            GameError::KeyReused => Problem::new(ProblemCode::IdempotencyKeyReused, "use a new key for each request"),
            GameError::Panicked => Problem::fault(ProblemCode::Internal, &error),
            GameError::Contended => Problem::new(ProblemCode::Contended, "a concurrent request was first; try again"),
            GameError::Throttled(error) => error.into(),
            GameError::Database(error) => error.into(),
        }
    }
}

impl From<AccountError> for Problem {
    fn from(error: AccountError) -> Problem {
        match error {
            AccountError::NameTaken => Problem::new(ProblemCode::NameTaken, "choose another name"),
            AccountError::TooManyRenames { most, seconds } => {
                Problem::new(ProblemCode::TooManyRenames, error.to_string())
                    .with("most", most)
                    .with("retry_after", seconds)
            }
            AccountError::Database(error) => error.into(),
        }
    }
}

impl From<ThrottleError> for Problem {
    fn from(error: ThrottleError) -> Problem {
        match error {
            ThrottleError::Locked { seconds } => {
                Problem::new(ProblemCode::TooManyAttempts, error.to_string()).with("retry_after", seconds)
            }
            ThrottleError::Database(error) => error.into(),
        }
    }
}

impl From<WebhookError> for Problem {
    fn from(error: WebhookError) -> Problem {
        match error {
            WebhookError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyWebhooks, error.to_string()).with("most", most)
            }
            WebhookError::Database(error) => error.into(),
        }
    }
}

impl From<CodecError> for Problem {
    fn from(error: CodecError) -> Problem {
        DatabaseError::from(error).into()
    }
}

impl From<PasswordError> for Problem {
    fn from(error: PasswordError) -> Problem {
        match error {
            PasswordError::Length => Problem::new(ProblemCode::InvalidPassword, error.to_string()),
            PasswordError::Common => Problem::new(ProblemCode::CommonPassword, error.to_string()),
            PasswordError::Wrong => Problem::new(ProblemCode::WrongCredentials, error.to_string()),
            PasswordError::Busy | PasswordError::ClientLeft => {
                Problem::new(ProblemCode::Unavailable, error.to_string())
            }
            PasswordError::Hash(_) => Problem::fault(ProblemCode::Internal, &error),
        }
    }
}

impl From<TokenError> for Problem {
    fn from(error: TokenError) -> Problem {
        match error {
            TokenError::Invalid(_) | TokenError::Ended => {
                Problem::new(ProblemCode::InvalidToken, "refresh the token, or sign in again")
            }
            TokenError::Banned => Problem::new(ProblemCode::Banned, "this account is banned"),
            TokenError::Key => Problem::fault(ProblemCode::Internal, &error),
        }
    }
}

impl From<UnavailablePack> for Problem {
    fn from(error: UnavailablePack) -> Problem {
        let detail = error.to_string();
        match error {
            UnavailablePack::Unknown { pack, .. } => Problem::new(ProblemCode::UnknownPack, detail).with("pack", pack),
            UnavailablePack::Twice { pack } => Problem::new(ProblemCode::PackTwice, detail).with("pack", pack),
        }
    }
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Problem {
        Problem::fault(ProblemCode::Internal, &error)
    }
}

impl From<NameError> for Problem {
    fn from(error: NameError) -> Problem {
        let code = match error {
            NameError::Length | NameError::Character => ProblemCode::InvalidName,
            NameError::Reserved => ProblemCode::NameReserved,
        };
        Problem::new(code, error.to_string())
    }
}
