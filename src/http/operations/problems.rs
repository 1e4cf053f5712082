//! The problem codes of operations: groups that handlers name, and those that follow from the rest of
//! what an operation declares.

use crate::http::{
    operations::access::KeyAccess,
    problem::ProblemCode::{self, *},
};
use serde_json::{Value, json};

/// The member of an operation with its codes: at the handler those that do not follow from anything
/// else, in lists of lists; in the document all of them.
pub const PROBLEMS: &str = "x-problems";

/// The refusals of a name.
pub const NAMING: &[ProblemCode] = &[InvalidName, NameReserved, NameNotAllowed, NameTaken];

/// The refusals of a new password.
pub const PASSWORD: &[ProblemCode] = &[InvalidPassword, CommonPassword];

/// The refusals of an identity at a provider.
pub const IDENTITY: &[ProblemCode] =
    &[UnknownProvider, InvalidNonce, IdentityRefused, TooManyAttempts, ProviderUnavailable];

/// The refusals of a password that proves who somebody is.
pub const ATTEMPT: &[ProblemCode] = &[WrongCredentials, TooManyAttempts];

/// The refusals of an `Idempotency-Key`.
pub const RETRY: &[ProblemCode] = &[InvalidHeader, IdempotencyKeyReused, HistoryChanged];

/// The refusals of changes to a table that has not started.
pub const LOBBY: &[ProblemCode] = &[GameStarted, GameOver, Contended, NotSeated];

/// The refusals of a seat.
pub const JOIN: &[ProblemCode] = &[
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
    GuestAccount,
    ClockRequired,
];

/// The refusals of changes to the offer of a seat.
pub const OFFER: &[ProblemCode] = &[GameNotStarted, GameOver, NotYourSeat, NoSuchSeat, NoStandIns, SeatNotAway];

/// The refusals of a move.
pub const MOVE: &[ProblemCode] = &[
    UnknownRoute,
    UnknownCity,
    UnknownTicket,
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
];

/// The refusals of a standing order.
pub const ORDER: &[ProblemCode] = &[
    UnknownRoute,
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
];

/// The refusals of names of routes, cities and tickets in other bodies.
pub const UNKNOWN: &[ProblemCode] = &[UnknownRoute, UnknownCity, UnknownTicket];

/// The refusals of the options of a new game.
pub const OPEN: &[ProblemCode] = &[
    SeatCount,
    NoSuchSeat,
    ClockRange,
    ClockRequired,
    TableFull,
    RatedGame,
    GuestAccount,
    TooManyOpenGames,
    TooManyGames,
    NotSandbox,
];

/// The refusals of a position on a board.
pub const SCORING: &[ProblemCode] = &[
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

const BODY: &[ProblemCode] = &[InvalidBody, BadRequest, BodyTooLarge, NotJson];

/// All codes of an operation: those of its body, token and path, those that its handler names, those of
/// every operation, and those of its API keys, rate limit and query.
pub fn of(operation: &Value, is_counted: bool) -> Vec<ProblemCode> {
    let named = listed(operation);
    let access = KeyAccess::of(operation);
    let asks = access != KeyAccess::Anybody;
    let is_public = operation["security"].as_array().is_some_and(|ways| ways.iter().any(|way| way == &json!({})));
    let needs_token = asks && (!is_public || named.contains(&Unauthenticated));
    let parameters = operation["parameters"].as_array().map_or(&[][..], Vec::as_slice);
    let has = |place: &str| parameters.iter().any(|parameter| parameter["in"] == place);
    let has_key = parameters.iter().any(|parameter| parameter["name"] == "Idempotency-Key");
    let of_keys = match access {
        KeyAccess::Anybody => None,
        KeyAccess::Scope(_) => Some(ScopeMissing),
        KeyAccess::People => Some(NotForKeys),
    };
    let groups = [
        (operation["requestBody"].is_object(), BODY),
        (needs_token, &[Unauthenticated]),
        (asks, &[InvalidToken, Banned]),
        (has("path"), &[InvalidPath]),
        (has_key && !named.contains(&IdempotencyKeyReused), RETRY),
        (true, &named),
        (true, &[RequestTimeout, HeadersTooLarge]),
        // The sender of a request is looked up in the database.
        (asks, &[Internal]),
        (true, &[Unavailable]),
        (true, of_keys.as_slice()),
        (asks || is_counted, &[TooManyRequests]),
        (has("query"), &[InvalidQuery]),
    ];
    let mut codes = Vec::new();
    for code in groups.into_iter().filter(|(has, _)| *has).flat_map(|(_, group)| group) {
        if !codes.contains(code) {
            codes.push(*code);
        }
    }
    codes
}

/// The codes that an operation lists.
pub fn listed(operation: &Value) -> Vec<ProblemCode> {
    fn flat(value: &Value) -> Vec<ProblemCode> {
        match value {
            Value::Array(parts) => parts.iter().flat_map(flat).collect(),
            one => one.as_str().and_then(|code| code.parse().ok()).into_iter().collect(),
        }
    }
    flat(&operation[PROBLEMS])
}
