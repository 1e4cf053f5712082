//! Problems (RFC 9457): one type for every refusal and fault. The table of codes is
//! `problem_codes.rs`.

use crate::{
    engine::Rejection,
    hosting::{codec::CodecError, hosted_game::TakesNoPlayers, packs::UnavailablePack, status::GameStatus},
    http::support::{language, public_url::PublicUrl, request_id::RequestId},
    identity::{NameError, PasswordError, TokenError},
    oidc::ProviderError,
    store::{
        AbsenceError, AccountError, BlockError, BotError, DatabaseError, FriendError, GameError, IdentityError,
        MuteError, OrderError, PhraseError, SpectatorError, ThrottleError, WebhookError,
    },
};
use actix_web::{
    HttpResponse, ResponseError,
    http::{StatusCode, header},
};
use railhead_localization::{Language, Message, broken_rule, message, refusal};
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use utoipa::ToSchema;

pub use crate::http::support::problem_codes::ProblemCode;

/// An error response (RFC 9457). The request has changed nothing, with one exception: after
/// `refresh_token_reused` the session has ended.
#[derive(Debug, Serialize, ToSchema)]
#[schema(example = json!({
    "type": "/docs/errors/not_your_turn", "title": "It is not your turn", "status": 409,
    "code": "not_your_turn", "detail": "It is the turn of seat 1.", "rule": "R2.6", "turn": 1
}))]
pub struct Problem {
    /// A URI reference that identifies the kind of problem and leads to a page that explains it. It
    /// is absolute if the operator has set `--public-url`.
    #[serde(rename = "type")]
    #[schema(example = "/docs/errors/not_your_turn")]
    pub uri: String,
    /// The title of the kind of problem, in the language of the request.
    #[schema(value_type = String)]
    pub title: Box<str>,
    /// The HTTP status.
    pub status: u16,
    /// The stable code for clients to act on.
    pub code: ProblemCode,
    /// A description of this occurrence, in the language of the request.
    #[schema(value_type = String)]
    pub detail: Box<str>,
    /// The id of the request, as in the header `X-Request-Id`. Quote it to the operator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "0190a5f0-7b5c-7c3e-8d2f-1a2b3c4d5e6f")]
    pub request_id: Option<String>,
    /// Further members, depending on the code: whose turn it is, what is missing, the current
    /// version.
    #[serde(flatten)]
    pub extensions: Map<String, Value>,
}

impl Problem {
    /// A problem with this code, in the language of the request.
    pub fn new(code: ProblemCode, detail: Message) -> Problem {
        Problem::in_language(language::current(), code, &detail)
    }

    /// A problem in a language.
    pub fn in_language(language: Language, code: ProblemCode, detail: &Message) -> Problem {
        Problem {
            uri: PublicUrl::of_current(&format!("/docs/errors/{}", code.name())),
            title: language.format(&code.title()).into(),
            status: code.status().as_u16(),
            code,
            detail: language.format(detail).into(),
            request_id: RequestId::current().map(|id| id.to_string()),
            extensions: Map::new(),
        }
    }

    /// Adds an extension member.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Problem {
        self.extensions.insert(name.to_owned(), value.into());
        self
    }

    /// An internal error; the reason is only logged.
    pub fn internal(reason: &'static str) -> Problem {
        tracing::error!(error = reason, "request failed");
        Problem::new(ProblemCode::Internal, message!("detail-internal"))
    }

    /// An internal error, or one that passes: logged once with its sources, none of which appear in the answer.
    pub fn fault(code: ProblemCode, error: &dyn std::error::Error) -> Problem {
        let sources = std::iter::successors(error.source(), |error| error.source());
        let chain = sources.fold(error.to_string(), |chain, source| format!("{chain}: {source}"));
        let is_passing = code == ProblemCode::Unavailable;
        match is_passing {
            true => tracing::warn!(error = chain, "request failed for now"),
            false => tracing::error!(error = chain, "request failed"),
        }
        Problem::new(code, if is_passing { message!("detail-unavailable") } else { message!("detail-internal") })
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
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                let seconds = self.extensions.get("retry_after").and_then(Value::as_u64).unwrap_or(1);
                response.insert_header((header::RETRY_AFTER, seconds))
            }
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
            Rejection::RatedStandIns {} => ProblemCode::RatedGame,
            Rejection::NoStandIns {} => ProblemCode::NoStandIns,
            Rejection::SeatNotAway { .. } => ProblemCode::SeatNotAway,
            Rejection::HadSeat {} => ProblemCode::HadSeat,
            Rejection::ClockRange { .. } => ProblemCode::ClockRange,
            Rejection::SeatGivenUp {} => ProblemCode::SeatGivenUp,
            Rejection::NotSeated {} => ProblemCode::NotSeated,
            Rejection::AlreadySeated {} => ProblemCode::AlreadySeated,
            Rejection::NotStarted {} => ProblemCode::GameNotStarted,
            Rejection::AlreadyStarted {} => ProblemCode::GameStarted,
            Rejection::GameOver {} => ProblemCode::GameOver,
            Rejection::OnVacation {} => ProblemCode::OnVacation,
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

/// A refusal of the rules. Its fields become extension members, with the number of the rule.
pub(crate) fn refused(code: ProblemCode, detail: Message, rule: Option<&str>, refusal: &impl Serialize) -> Problem {
    let mut problem = Problem::new(code, detail);
    if let Ok(Value::Object(extensions)) = serde_json::to_value(refusal) {
        problem.extensions = extensions;
    }
    match rule {
        Some(rule) => problem.with("rule", rule),
        None => problem,
    }
}

impl From<Rejection> for Problem {
    fn from(rejection: Rejection) -> Problem {
        refused(ProblemCode::from(&rejection), refusal(&rejection), broken_rule(&rejection), &rejection)
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
            GameError::NoSuchGame => Problem::new(ProblemCode::NotFound, message!("detail-no-game")),
            GameError::TakesNoPlayers(refusal) => takes_no_players(refusal),
            GameError::Stale { head } => {
                Problem::new(ProblemCode::StaleVersion, message!("detail-stale", version = head.version))
                    .with("version", head.version)
                    .with("head", head.to_string())
            }
            GameError::HistoryChanged => Problem::new(ProblemCode::HistoryChanged, message!("detail-history-changed")),
            GameError::TooManyOpenGames { most } => {
                Problem::new(ProblemCode::TooManyOpenGames, message!("detail-too-many-open-games", most))
                    .with("most", most)
            }
            GameError::TooManyGames { most } => {
                Problem::new(ProblemCode::TooManyGames, message!("detail-too-many-games", most)).with("most", most)
            }
            GameError::TooManyInvitations { most } => {
                Problem::new(ProblemCode::TooManyInvitations, message!("detail-too-many-invitations", most))
                    .with("most", most)
            }
            GameError::IsAdmin => Problem::new(ProblemCode::IsAdmin, message!("detail-is-admin")),
            GameError::Declined => Problem::new(ProblemCode::InvitationDeclined, message!("detail-declined")),
            GameError::NotOver => Problem::new(ProblemCode::GameNotOver, message!("detail-not-over")),
            GameError::BotUninvited => Problem::new(ProblemCode::NotForBots, message!("detail-bot-uninvited")),
            GameError::Barred => Problem::new(ProblemCode::Kicked, message!("detail-kicked")),
            GameError::NotYourSeat { seat } => {
                Problem::new(ProblemCode::NotYourSeat, message!("detail-not-your-seat-to-offer", seat))
                    .with("seat", seat.number())
            }
            GameError::SeatNotOffered { seat } => {
                Problem::new(ProblemCode::SeatNotOffered, message!("detail-seat-not-offered", seat))
                    .with("seat", seat.number())
            }
            GameError::TooManyStandIns { most } => {
                Problem::new(ProblemCode::TooManyStandIns, message!("detail-too-many-stand-ins", most))
                    .with("most", most)
            }
            GameError::NoSuchPlayer { ref name } => {
                let name = name.as_str();
                Problem::new(ProblemCode::UnknownPlayer, message!("detail-no-player-named", name)).with("name", name)
            }
            GameError::KeyReused => Problem::new(ProblemCode::IdempotencyKeyReused, message!("detail-key-reused")),
            GameError::Panicked => Problem::fault(ProblemCode::Internal, &error),
            GameError::Contended => Problem::new(ProblemCode::Contended, message!("detail-contended")),
            GameError::Throttled(error) => error.into(),
            GameError::Database(error) => error.into(),
        }
    }
}

/// The refusal of a code whose game takes no players any more, with the way to watch it if there is
/// anything to watch.
fn takes_no_players(TakesNoPlayers { game, status }: TakesNoPlayers) -> Problem {
    let (code, detail) = match status {
        GameStatus::Lobby | GameStatus::Running => (ProblemCode::GameStarted, message!("detail-code-started")),
        GameStatus::Finished => (ProblemCode::GameOver, message!("detail-code-over")),
        GameStatus::Void => (ProblemCode::CalledOff, message!("detail-code-called-off")),
    };
    let problem = Problem::new(code, detail).with("game", game.to_string());
    match status {
        GameStatus::Void => problem,
        GameStatus::Lobby | GameStatus::Running | GameStatus::Finished => {
            problem.with("watch", PublicUrl::of_current(&format!("/play/games/{game}")))
        }
    }
}

impl From<AccountError> for Problem {
    fn from(error: AccountError) -> Problem {
        match error {
            AccountError::NameTaken => Problem::new(ProblemCode::NameTaken, message!("detail-name-taken")),
            AccountError::TooManyRenames { most, seconds } => {
                Problem::new(ProblemCode::TooManyRenames, message!("detail-too-many-renames", most))
                    .with("most", most)
                    .with("retry_after", seconds)
            }
            AccountError::Database(error) => error.into(),
        }
    }
}

impl From<IdentityError> for Problem {
    fn from(error: IdentityError) -> Problem {
        match error {
            IdentityError::ChallengeUsed => Problem::new(ProblemCode::InvalidNonce, message!("detail-invalid-nonce")),
            IdentityError::NameRequired => Problem::new(ProblemCode::NameRequired, message!("detail-name-required")),
            IdentityError::Banned => Problem::new(ProblemCode::Banned, message!("detail-banned")),
            IdentityError::Taken => Problem::new(ProblemCode::IdentityTaken, message!("detail-identity-taken")),
            IdentityError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyIdentities, message!("detail-too-many-identities", most))
                    .with("most", most)
            }
            IdentityError::LastWayIn => Problem::new(ProblemCode::LastWayIn, message!("detail-last-way-in")),
            IdentityError::Contended => Problem::new(ProblemCode::Contended, message!("detail-contended")),
            IdentityError::Account(error) => error.into(),
        }
    }
}

impl From<ProviderError> for Problem {
    fn from(error: ProviderError) -> Problem {
        match error {
            ProviderError::Unreachable { retry_after } => {
                Problem::new(ProblemCode::ProviderUnavailable, message!("detail-provider-unavailable"))
                    .with("retry_after", retry_after)
            }
            ProviderError::CodeRefused(_) | ProviderError::IdToken(_) => {
                Problem::new(ProblemCode::IdentityRefused, message!("detail-identity-refused"))
            }
        }
    }
}

impl From<ThrottleError> for Problem {
    fn from(error: ThrottleError) -> Problem {
        match error {
            ThrottleError::Locked { seconds } => {
                Problem::new(ProblemCode::TooManyAttempts, message!("detail-too-many-attempts", seconds))
                    .with("retry_after", seconds)
            }
            ThrottleError::Database(error) => error.into(),
        }
    }
}

impl From<PhraseError> for Problem {
    fn from(error: PhraseError) -> Problem {
        match error {
            PhraseError::TooMany { seconds } => {
                Problem::new(ProblemCode::TooManyPhrases, message!("detail-too-many-phrases", seconds))
                    .with("retry_after", seconds)
            }
            PhraseError::Over => Problem::new(ProblemCode::GameOver, message!("detail-phrases-over")),
            PhraseError::Game(error) => error.into(),
        }
    }
}

impl From<SpectatorError> for Problem {
    fn from(error: SpectatorError) -> Problem {
        match error {
            SpectatorError::TooMany { most } => {
                Problem::new(ProblemCode::TooManySpectators, message!("detail-too-many-spectators", most))
                    .with("most", most)
            }
            SpectatorError::Game(error) => error.into(),
        }
    }
}

impl From<AbsenceError> for Problem {
    fn from(error: AbsenceError) -> Problem {
        match error {
            AbsenceError::UsedUp { days_left } => {
                Problem::new(ProblemCode::VacationUsedUp, message!("detail-vacation-used-up", days = days_left))
                    .with("days_left", days_left)
            }
            AbsenceError::TooSoon { again_at } => {
                Problem::new(ProblemCode::TooSoon, message!("detail-too-soon")).with("again_at", again_at.to_string())
            }
            AbsenceError::NoSuchAccount => Problem::new(ProblemCode::NotFound, message!("detail-account-deleted")),
            AbsenceError::Database(error) => error.into(),
        }
    }
}

impl From<OrderError> for Problem {
    fn from(error: OrderError) -> Problem {
        match error {
            OrderError::YourTurn => Problem::new(ProblemCode::YourTurn, message!("detail-your-turn")),
            OrderError::Game(error) => error.into(),
        }
    }
}

impl From<MuteError> for Problem {
    fn from(error: MuteError) -> Problem {
        match error {
            MuteError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyMutes, message!("detail-too-many-mutes", most)).with("most", most)
            }
            MuteError::Oneself => {
                Problem::new(ProblemCode::InvalidPath, message!("detail-mute-oneself")).with("parameter", "name")
            }
            MuteError::NoSuchAccount => Problem::new(ProblemCode::NotFound, message!("detail-account-deleted")),
            MuteError::Database(error) => error.into(),
        }
    }
}

impl From<FriendError> for Problem {
    fn from(error: FriendError) -> Problem {
        match error {
            FriendError::TooManyFriends { most } => {
                Problem::new(ProblemCode::TooManyFriends, message!("detail-too-many-friends", most)).with("most", most)
            }
            FriendError::TooManyRequests { most } => {
                Problem::new(ProblemCode::TooManyFriendRequests, message!("detail-too-many-friend-requests", most))
                    .with("most", most)
            }
            FriendError::Oneself => {
                Problem::new(ProblemCode::InvalidPath, message!("detail-friend-oneself")).with("parameter", "name")
            }
            FriendError::Bot => Problem::new(ProblemCode::NotForBots, message!("detail-bot-friend")),
            FriendError::NoSuchAccount => Problem::new(ProblemCode::NotFound, message!("detail-no-player")),
            FriendError::Database(error) => error.into(),
        }
    }
}

impl From<BlockError> for Problem {
    fn from(error: BlockError) -> Problem {
        match error {
            BlockError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyBlocks, message!("detail-too-many-blocks", most)).with("most", most)
            }
            BlockError::Oneself => {
                Problem::new(ProblemCode::InvalidPath, message!("detail-block-oneself")).with("parameter", "name")
            }
            BlockError::NoSuchAccount => Problem::new(ProblemCode::NotFound, message!("detail-no-player")),
            BlockError::Database(error) => error.into(),
        }
    }
}

impl From<BotError> for Problem {
    fn from(error: BotError) -> Problem {
        match error {
            BotError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyBots, message!("detail-too-many-bots", most)).with("most", most)
            }
            BotError::TooManyKeys { most } => {
                Problem::new(ProblemCode::TooManyApiKeys, message!("detail-too-many-api-keys", most)).with("most", most)
            }
            BotError::Guest => Problem::new(ProblemCode::GuestAccount, message!("detail-guest-bots")),
            BotError::NoSuchBot => Problem::new(ProblemCode::NotFound, message!("detail-no-bot")),
            BotError::Account(error) => error.into(),
        }
    }
}

impl From<WebhookError> for Problem {
    fn from(error: WebhookError) -> Problem {
        match error {
            WebhookError::Exists { id } => {
                Problem::new(ProblemCode::WebhookExists, message!("detail-webhook-exists")).with("id", id.to_string())
            }
            WebhookError::TooMany { most } => {
                Problem::new(ProblemCode::TooManyWebhooks, message!("detail-too-many-webhooks", most))
                    .with("most", most)
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
            PasswordError::Length => Problem::new(ProblemCode::InvalidPassword, message!("detail-password-length")),
            PasswordError::Common => Problem::new(ProblemCode::CommonPassword, message!("detail-password-common")),
            PasswordError::Wrong => Problem::new(ProblemCode::WrongCredentials, message!("detail-wrong-credentials")),
            PasswordError::Busy | PasswordError::ClientLeft => {
                Problem::new(ProblemCode::Unavailable, message!("detail-passwords-busy"))
            }
            PasswordError::Hash(_) => Problem::fault(ProblemCode::Internal, &error),
        }
    }
}

impl From<TokenError> for Problem {
    fn from(error: TokenError) -> Problem {
        match error {
            TokenError::Invalid(_) | TokenError::Ended => {
                Problem::new(ProblemCode::InvalidToken, message!("detail-refresh-token"))
            }
            TokenError::Banned => Problem::new(ProblemCode::Banned, message!("detail-banned")),
            TokenError::Key => Problem::fault(ProblemCode::Internal, &error),
        }
    }
}

impl From<UnavailablePack> for Problem {
    fn from(error: UnavailablePack) -> Problem {
        let (code, detail, pack) = match &error {
            UnavailablePack::Unknown { pack, known } => {
                let (pack, known) = (pack.as_str(), known.as_str());
                (ProblemCode::UnknownPack, message!("detail-pack-unknown", pack, known), pack)
            }
            UnavailablePack::Twice { pack } => {
                let pack = pack.as_str();
                (ProblemCode::PackTwice, message!("detail-pack-twice", pack), pack)
            }
        };
        Problem::new(code, detail).with("pack", pack)
    }
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Problem {
        Problem::fault(ProblemCode::Internal, &error)
    }
}

impl From<NameError> for Problem {
    fn from(error: NameError) -> Problem {
        match error {
            NameError::Length => Problem::new(ProblemCode::InvalidName, message!("detail-name-length")),
            NameError::Mark => Problem::new(ProblemCode::InvalidName, message!("detail-name-mark")),
            NameError::Character => Problem::new(ProblemCode::InvalidName, message!("detail-name-character")),
            NameError::Reserved => Problem::new(ProblemCode::NameReserved, message!("detail-name-reserved")),
        }
    }
}
