//! Refusals at a table: games, phrases, spectators, standing orders.

use crate::{
    database::error::DatabaseError,
    engine::{Rejection, Seat},
    error::ThrottleError,
    hosting::{
        hosted_game::{OfferRefusal, TakesNoPlayers},
        script::ScriptRefusal,
    },
    log::{chain::Head, codec::CodecError},
};
use diesel::result::Error as DieselError;

/// A game cannot be analysed.
#[derive(Debug, thiserror::Error)]
pub enum AnalysisError {
    #[error("the game is not over")]
    NotOver,
    #[error("the game ended without a result")]
    Void,
    #[error(transparent)]
    Game(#[from] GameError),
}

/// An attempt at a puzzle cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleError {
    /// There is none, or not for this account.
    #[error("there is no such puzzle")]
    NoSuchPuzzle,
    #[error("the move is none of the choices")]
    NoSuchChoice,
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A game cannot be read, opened, joined or changed.
#[derive(Debug, thiserror::Error)]
pub enum GameError {
    /// A rule of the game forbids it.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    #[error(transparent)]
    Script(#[from] ScriptRefusal),
    #[error("there is no such game")]
    NoSuchGame,
    /// The game to which a code leads has begun, is over or was called off.
    #[error(transparent)]
    TakesNoPlayers(#[from] TakesNoPlayers),
    /// The log does not end with the expected head.
    #[error("the game is at version {}", head.version)]
    Stale {
        /// The present head.
        head: Head,
    },
    /// The given head is not part of the log: the database was restored to an older state, by a
    /// failover that lost commits or from a backup.
    #[error("this game's history has changed")]
    HistoryChanged,
    #[error("rated games need a clock")]
    RatedWithoutClock,
    #[error("guests cannot play rated games")]
    RatedGuest,
    #[error("you sit in {most} games that have not begun; leave one, or wait")]
    TooManyOpenGames { most: u32 },
    #[error("you are in {most} games that are not over; finish one first")]
    TooManyGames { most: u32 },
    /// The game, or the account in all its open games, has the maximum number of invitations.
    #[error("there can be {most} open invitations")]
    TooManyInvitations { most: u32 },
    #[error("the player has declined; they can still join by themselves")]
    Declined,
    #[error("take the admin role from the account first: railhead admin revoke")]
    IsAdmin,
    #[error("the game is not over")]
    NotOver,
    #[error("the host removed you from this game")]
    Barred,
    /// The seat is another player's, who may come back.
    #[error("seat {seat} is another player's")]
    NotYourSeat { seat: Seat },
    #[error("seat {seat} is not offered to you")]
    SeatNotOffered { seat: Seat },
    #[error("a seat can be taken over {most} times")]
    TooManyStandIns { most: u32 },
    /// The account is a bot of a player, and nobody at the table asked for it.
    #[error("bots of players take a seat only where they are invited or welcome")]
    BotUninvited,
    #[error("there is no player named {name}")]
    NoSuchPlayer {
        /// The name as written.
        name: String,
    },
    #[error("the key was sent with another request")]
    KeyReused,
    /// The engine or a bot panicked; nothing has changed.
    #[error("the game cannot go on because of a fault in the server")]
    Panicked,
    /// Every attempt lost against concurrent requests; nothing has changed.
    #[error("too many moves at the same moment")]
    Contended,
    /// Too many wrong codes.
    #[error(transparent)]
    Throttled(#[from] ThrottleError),
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

impl From<OfferRefusal> for GameError {
    fn from(refusal: OfferRefusal) -> GameError {
        match refusal {
            OfferRefusal::Rejected(rejection) => rejection.into(),
            OfferRefusal::NotYourSeat { seat } => GameError::NotYourSeat { seat },
        }
    }
}

impl GameError {
    /// Whether it is a fault that may pass.
    pub(crate) fn passes(&self) -> bool {
        self.fault().is_some_and(DatabaseError::passes)
    }

    pub fn fault(&self) -> Option<&DatabaseError> {
        match self {
            GameError::Database(fault) | GameError::Throttled(ThrottleError::Database(fault)) => Some(fault),
            GameError::Rejected(_)
            | GameError::Script(_)
            | GameError::NoSuchGame
            | GameError::TakesNoPlayers(_)
            | GameError::Stale { .. }
            | GameError::HistoryChanged
            | GameError::RatedWithoutClock
            | GameError::RatedGuest
            | GameError::TooManyOpenGames { .. }
            | GameError::TooManyGames { .. }
            | GameError::TooManyInvitations { .. }
            | GameError::Declined
            | GameError::IsAdmin
            | GameError::NotOver
            | GameError::Barred
            | GameError::NotYourSeat { .. }
            | GameError::SeatNotOffered { .. }
            | GameError::TooManyStandIns { .. }
            | GameError::BotUninvited
            | GameError::NoSuchPlayer { .. }
            | GameError::KeyReused
            | GameError::Panicked
            | GameError::Contended
            | GameError::Throttled(ThrottleError::Locked { .. }) => None,
        }
    }

    pub(crate) fn violates(&self, index: &str) -> bool {
        self.fault().is_some_and(|fault| fault.violates(index))
    }
}

#[derive(Debug, thiserror::Error)]
pub enum PhraseError {
    #[error("too many phrases; say more in {seconds} s")]
    TooMany {
        /// The time to wait, in seconds, rounded up.
        seconds: u64,
    },
    #[error("the game has been over for too long")]
    Over,
    /// A moderator has muted the account.
    #[error("the account is muted until {until}")]
    Muted { reason: Option<String>, until: jiff::Timestamp, contact: Option<String> },
    /// The game cannot be read, or the account has no seat in it.
    #[error(transparent)]
    Game(#[from] GameError),
}

impl From<DatabaseError> for PhraseError {
    fn from(fault: DatabaseError) -> PhraseError {
        PhraseError::Game(fault.into())
    }
}

impl From<DieselError> for PhraseError {
    fn from(error: DieselError) -> PhraseError {
        PhraseError::Game(error.into())
    }
}

/// A spectator cannot be admitted.
#[derive(Debug, thiserror::Error)]
pub enum SpectatorError {
    #[error("the link has admitted {most} spectators")]
    TooMany { most: u32 },
    /// The game cannot be read, there is no such link, or the game has not begun.
    #[error(transparent)]
    Game(#[from] GameError),
}

impl From<DatabaseError> for SpectatorError {
    fn from(fault: DatabaseError) -> SpectatorError {
        SpectatorError::Game(fault.into())
    }
}

impl From<DieselError> for SpectatorError {
    fn from(error: DieselError) -> SpectatorError {
        SpectatorError::Game(error.into())
    }
}

/// A standing order cannot be given or withdrawn.
#[derive(Debug, thiserror::Error)]
pub enum OrderError {
    #[error("the turn has come")]
    YourTurn,
    /// The game cannot be read, the account has no seat in it, or a rule forbids the order.
    #[error(transparent)]
    Game(#[from] GameError),
}

impl From<DatabaseError> for OrderError {
    fn from(fault: DatabaseError) -> OrderError {
        OrderError::Game(fault.into())
    }
}

impl From<DieselError> for OrderError {
    fn from(error: DieselError) -> OrderError {
        OrderError::Game(error.into())
    }
}

convert_faults!(GameError, PuzzleError);
