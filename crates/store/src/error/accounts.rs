//! Refusals to accounts: names, bots, identities, attempts at passwords, webhooks.

use crate::{database::error::DatabaseError, log::codec::CodecError};
use diesel::result::Error as DieselError;
use uuid::Uuid;

/// An account cannot be created or renamed.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// The name, or one that looks like it, belongs to another account or is still reserved.
    #[error("the name is taken")]
    NameTaken,
    #[error("a name can be changed {most} times in 30 days")]
    TooManyRenames {
        most: i32,
        /// The time until it can be changed again, in seconds.
        seconds: u64,
    },
    #[error("a guest has no role")]
    Guest,
    #[error("the account is an admin or a moderator")]
    IsAdmin,
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A bot or a key of one cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    #[error("you have {most} bots; delete one first")]
    TooMany { most: u32 },
    #[error("the account has {most} keys; revoke one first")]
    TooManyKeys { most: u32 },
    #[error("guests have neither bots nor keys")]
    Guest,
    /// There is no such bot of the account.
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

/// A game cannot be imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("you have imported {most} games; remove one first")]
    TooMany { most: u32 },
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// An identity cannot be signed in with, linked or unlinked.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The challenge was used before, or no identity was proven with it.
    #[error("the challenge cannot be used")]
    ChallengeUsed,
    /// No account has the identity, and there is no name for a new one.
    #[error("a name is required")]
    NameRequired,
    /// The account is banned, or was until lately.
    #[error("the account is banned")]
    Banned(Uuid),
    #[error("another account has the identity")]
    Taken,
    #[error("you have {most} identities; unlink one first")]
    TooMany { most: u32 },
    /// The account has no password and no other identity.
    #[error("nothing else gets into the account")]
    LastWayIn,
    /// Other requests with the identity came first; nothing has changed.
    #[error("too many sign-ins at the same moment")]
    Contended,
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
    #[error("too many wrong attempts; try again in {seconds} s")]
    Locked { seconds: u64 },
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    #[error("the account has a webhook at this address")]
    Exists { id: Uuid },
    #[error("you have {most} webhooks; delete one first")]
    TooMany { most: u32 },
    #[error("you have no such webhook")]
    NoSuchWebhook,
    #[error("the webhook has no such delivery")]
    NoSuchDelivery,
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

convert_faults!(AccountError, ImportError, ThrottleError, WebhookError);
