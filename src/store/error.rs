//! Errors by subject. A function's signature says what it can refuse; faults of the database are
//! one type in all of them.

use crate::{
    engine::{Rejection, Seat},
    game::{chain::Head, codec::CodecError, hosted_game::OfferRefusal, packed_log::PackedLogError},
    store::{outage, tls::TlsSettingsError},
};
use diesel::{
    ConnectionError,
    result::{DatabaseErrorKind, Error as DieselError},
};
use diesel_async::pooled_connection::deadpool::PoolError;
use std::{error::Error as StdError, io, iter, sync::Arc};
use uuid::Uuid;

/// Classes of SQLSTATE that waiting does not fix: authentication, missing database, wrong options,
/// wrong server.
const FINAL: [&str; 5] = ["28", "3D", "42", "22", "0A"];

/// Why there is no connection to the database. No message contains the password.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// The URL is invalid.
    #[error("the URL of the database cannot be used: {}", words(.0))]
    Url(tokio_postgres::Error),
    /// Its settings for TLS cannot be used.
    #[error(transparent)]
    Tls(#[from] TlsSettingsError),
    /// No host accepted the session.
    #[error("cannot connect to the database at {place}: {}", words(.cause))]
    Refused {
        /// Hosts and ports.
        place: String,
        /// The error of the last host.
        cause: tokio_postgres::Error,
    },
    /// A host accepted the connection but did not answer.
    #[error("cannot connect to the database at {place}: it accepts connections but does not answer")]
    Silent {
        /// Hosts and ports.
        place: String,
    },
    /// The connection was lost before it could be used.
    #[error("cannot connect to the database at {place}: {cause}")]
    Lost {
        /// Hosts and ports.
        place: String,
        /// How.
        cause: ConnectionError,
    },
}

impl ConnectError {
    /// Whether the error may pass without a change of settings.
    pub fn passes(&self) -> bool {
        match self {
            ConnectError::Url(_) | ConnectError::Tls(_) => false,
            ConnectError::Refused { cause, .. } => match cause.code() {
                Some(state) => !FINAL.iter().any(|class| state.code().starts_with(class)),
                None => cause.is_closed() || cause.source().is_some_and(|source| source.is::<io::Error>()),
            },
            ConnectError::Silent { .. } | ConnectError::Lost { .. } => true,
        }
    }
}

/// An error with its causes.
pub(super) fn words(error: &tokio_postgres::Error) -> String {
    let causes = iter::successors(error.source(), |cause| (**cause).source());
    causes.fold(error.to_string(), |words, cause| format!("{words}: {cause}"))
}

/// A fault of the database, or of what is stored in it.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// The pool has no connection to the database.
    #[error("no connection to the database")]
    Unavailable(#[source] PoolError),
    /// No connection to the database.
    #[error(transparent)]
    Unconnected(#[from] ConnectError),
    /// The database returned an error.
    #[error("the database returned an error")]
    Query(#[from] DieselError),
    /// A stored value could not be encoded or decoded.
    #[error(transparent)]
    Codec(#[from] CodecError),
    /// The fault of a statement that several requests shared.
    #[error(transparent)]
    Shared(Arc<DatabaseError>),
    /// A log cannot be packed, or a packed log cannot be read.
    #[error("the log of game {game} fails its check")]
    PackedLog {
        /// The game.
        game: Uuid,
        /// What is wrong with it.
        #[source]
        error: PackedLogError,
    },
}

impl DatabaseError {
    /// The fault itself.
    pub(crate) fn root(&self) -> &DatabaseError {
        match self {
            DatabaseError::Shared(fault) => fault.root(),
            DatabaseError::Unavailable(_)
            | DatabaseError::Unconnected(_)
            | DatabaseError::Query(_)
            | DatabaseError::Codec(_)
            | DatabaseError::PackedLog { .. } => self,
        }
    }

    /// Whether the fault may pass, so that the same request may succeed later.
    pub fn passes(&self) -> bool {
        match self {
            DatabaseError::Unavailable(_) => true,
            DatabaseError::Unconnected(error) => error.passes(),
            DatabaseError::Query(error) => outage::passes(error),
            DatabaseError::Codec(_) | DatabaseError::PackedLog { .. } => false,
            DatabaseError::Shared(fault) => fault.passes(),
        }
    }

    /// Whether the database refused the statement with a message that names this table.
    pub(crate) fn names(&self, table: &str) -> bool {
        matches!(self.root(), DatabaseError::Query(DieselError::DatabaseError(_, why)) if why.message().contains(table))
    }

    /// Whether a unique index refused the statement.
    pub(crate) fn violates(&self, index: &str) -> bool {
        let DatabaseError::Query(DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, why)) = self else {
            return false;
        };
        match why.constraint_name() {
            Some(name) => name == index,
            // Citus passes on only the message; the index of a shard has the shard's number at its end.
            None => why.message().contains(&format!("{index}_")),
        }
    }
}

/// A game cannot be read, opened, joined or changed.
#[derive(Debug, thiserror::Error)]
pub enum GameError {
    /// A rule of the game forbids it.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
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
    /// The account sits in the maximum number of games that have not begun.
    #[error("you sit in {most} games that have not begun; leave one, or wait")]
    TooManyOpenGames {
        /// The maximum.
        most: u32,
    },
    /// The account plays in the maximum number of games.
    #[error("you are in {most} games that are not over; finish one first")]
    TooManyGames {
        /// The maximum.
        most: u32,
    },
    /// The game, or the account in all its open games, has the maximum number of invitations.
    #[error("there can be {most} open invitations")]
    TooManyInvitations {
        /// The maximum.
        most: u32,
    },
    /// The account has declined an invitation to this game.
    #[error("the player has declined; they can still join by themselves")]
    Declined,
    /// The account is an admin.
    #[error("take the admin role from the account first: railhead admin revoke")]
    IsAdmin,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The host has kicked the account.
    #[error("the host removed you from this game")]
    Barred,
    /// The seat is another player's, who may come back.
    #[error("seat {seat} is another player's")]
    NotYourSeat {
        /// The seat.
        seat: Seat,
    },
    /// Nobody offers the seat to the account.
    #[error("seat {seat} is not offered to you")]
    SeatNotOffered {
        /// The seat.
        seat: Seat,
    },
    /// The seat was taken over the maximum number of times.
    #[error("a seat can be taken over {most} times")]
    TooManyStandIns {
        /// The maximum.
        most: u32,
    },
    /// The account is a bot of a player, and nobody at the table asked for it.
    #[error("bots of players take a seat only where they are invited or welcome")]
    BotUninvited,
    /// There is no player of this name.
    #[error("there is no player named {name}")]
    NoSuchPlayer {
        /// The name as written.
        name: String,
    },
    /// The idempotency key was used for another request.
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
    /// A fault.
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
    /// The fault, if it is one.
    pub(crate) fn fault(&self) -> Option<&DatabaseError> {
        match self {
            GameError::Database(fault) | GameError::Throttled(ThrottleError::Database(fault)) => Some(fault),
            GameError::Rejected(_)
            | GameError::NoSuchGame
            | GameError::Stale { .. }
            | GameError::HistoryChanged
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

    /// Whether a unique index refused the statement.
    pub(crate) fn violates(&self, index: &str) -> bool {
        self.fault().is_some_and(|fault| fault.violates(index))
    }
}

/// An account cannot be created or renamed.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// The name, or one that looks like it, belongs to another account or is still reserved.
    #[error("the name is taken")]
    NameTaken,
    /// The account has changed its name too often.
    #[error("a name can be changed {most} times in 30 days")]
    TooManyRenames {
        /// The maximum.
        most: i32,
        /// When it can be changed again, in seconds.
        seconds: u64,
    },
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A bot or a key of one cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// The account has the maximum number of bots.
    #[error("you have {most} bots; delete one first")]
    TooMany {
        /// The maximum.
        most: u32,
    },
    /// The bot has the maximum number of keys.
    #[error("the bot has {most} keys; revoke one first")]
    TooManyKeys {
        /// The maximum.
        most: u32,
    },
    /// A guest owns no bots.
    #[error("guests have no bots")]
    Guest,
    /// There is no such account, or no such bot of the account.
    #[error("there is no such bot")]
    NoSuchBot,
    /// The name cannot be taken, or a fault.
    #[error(transparent)]
    Account(#[from] AccountError),
}

impl From<DatabaseError> for BotError {
    fn from(fault: DatabaseError) -> BotError {
        BotError::Account(fault.into())
    }
}

impl From<DieselError> for BotError {
    fn from(error: DieselError) -> BotError {
        BotError::Account(error.into())
    }
}

/// An identity cannot be signed in with, linked or unlinked.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The challenge was used before, or nobody has proven anything with it.
    #[error("the challenge cannot be used")]
    ChallengeUsed,
    /// No account has the identity, and there is no name for a new one.
    #[error("a name is required")]
    NameRequired,
    /// The account of the identity is banned.
    #[error("the account is banned")]
    Banned,
    /// Another account has the identity.
    #[error("another account has the identity")]
    Taken,
    /// The account has the maximum number of identities.
    #[error("you have {most} identities; unlink one first")]
    TooMany {
        /// The maximum.
        most: u32,
    },
    /// The account has no password and no other identity.
    #[error("nothing else gets into the account")]
    LastWayIn,
    /// Other requests with the identity came first; nothing has changed.
    #[error("too many sign-ins at the same moment")]
    Contended,
    /// The account cannot be made.
    #[error(transparent)]
    Account(#[from] AccountError),
}

impl From<DatabaseError> for IdentityError {
    fn from(fault: DatabaseError) -> IdentityError {
        IdentityError::Account(fault.into())
    }
}

impl From<DieselError> for IdentityError {
    fn from(error: DieselError) -> IdentityError {
        IdentityError::Account(error.into())
    }
}

/// An attempt at a password or a code is not allowed now.
#[derive(Debug, thiserror::Error)]
pub enum ThrottleError {
    /// Too many wrong passwords or codes.
    #[error("too many wrong attempts; try again in {seconds} s")]
    Locked {
        /// How long the lock lasts, in seconds.
        seconds: u64,
    },
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A webhook cannot be added.
#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    /// The account has the maximum number of webhooks.
    #[error("you have {most} webhooks; delete one first")]
    TooMany {
        /// The maximum.
        most: u32,
    },
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A phrase cannot be said.
#[derive(Debug, thiserror::Error)]
pub enum PhraseError {
    /// The seat has said too much.
    #[error("too many phrases; say more in {seconds} s")]
    TooMany {
        /// The time to wait, in seconds, rounded up.
        seconds: u64,
    },
    /// The game has been over for too long.
    #[error("the game has been over for too long")]
    Over,
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
    /// The link has admitted as many as it may.
    #[error("the link has admitted {most} spectators")]
    TooMany {
        /// The maximum.
        most: u32,
    },
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
    /// The game waits for the player already.
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

/// A vacation cannot begin, or sleeping hours cannot be changed.
#[derive(Debug, thiserror::Error)]
pub enum AbsenceError {
    /// The vacation would need more days than are left.
    #[error("{days_left} days of vacation are left")]
    UsedUp {
        /// How many are left.
        days_left: u16,
    },
    /// The last vacation, or change, was a short time ago.
    #[error("not before {again_at}")]
    TooSoon {
        /// When it is possible again.
        again_at: jiff::Timestamp,
    },
    /// The account was deleted meanwhile.
    #[error("the account was deleted")]
    NoSuchAccount,
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

impl From<DieselError> for AbsenceError {
    fn from(error: DieselError) -> AbsenceError {
        match error {
            DieselError::DatabaseError(DatabaseErrorKind::ForeignKeyViolation, _) => AbsenceError::NoSuchAccount,
            error => AbsenceError::Database(error.into()),
        }
    }
}

/// A player cannot be muted.
#[derive(Debug, thiserror::Error)]
pub enum MuteError {
    /// The account has the maximum number of mutes.
    #[error("you have muted {most} players; unmute one first")]
    TooMany {
        /// The maximum.
        most: u32,
    },
    /// The account is the caller's own.
    #[error("you cannot mute yourself")]
    Oneself,
    /// One of the two accounts was deleted meanwhile.
    #[error("the account was deleted")]
    NoSuchAccount,
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// An account cannot be asked to be a friend.
#[derive(Debug, thiserror::Error)]
pub enum FriendError {
    /// The account has the maximum number of friends, with those it has asked.
    #[error("you have {most} friends, with those you have asked")]
    TooManyFriends {
        /// The maximum.
        most: u32,
    },
    /// The account has asked the maximum number of others who have not answered.
    #[error("{most} of your requests wait for an answer")]
    TooManyRequests {
        /// The maximum.
        most: u32,
    },
    /// The account is the caller's own.
    #[error("you cannot be your own friend")]
    Oneself,
    /// The account is a bot.
    #[error("a bot cannot be a friend")]
    Bot,
    /// One of the two accounts was deleted meanwhile, or they are hidden from each other.
    #[error("there is no such player")]
    NoSuchAccount,
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A player cannot be blocked.
#[derive(Debug, thiserror::Error)]
pub enum BlockError {
    /// The account has the maximum number of blocks.
    #[error("you have blocked {most} players; unblock one first")]
    TooMany {
        /// The maximum.
        most: u32,
    },
    /// The account is the caller's own.
    #[error("you cannot block yourself")]
    Oneself,
    /// One of the two accounts was deleted meanwhile.
    #[error("the account was deleted")]
    NoSuchAccount,
    /// A fault.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// Faults inside a [`DatabaseError`] convert into the errors of each subject.
macro_rules! convert_faults {
    ($($Error:ident),*) => {$(
        impl From<DieselError> for $Error {
            fn from(error: DieselError) -> $Error {
                $Error::Database(error.into())
            }
        }

        impl From<CodecError> for $Error {
            fn from(error: CodecError) -> $Error {
                $Error::Database(error.into())
            }
        }
    )*};
}

convert_faults!(GameError, AccountError, ThrottleError, WebhookError, MuteError, FriendError, BlockError);
