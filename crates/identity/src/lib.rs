//! Identity: names, passwords, tokens, keys, and the proofs of a sign-in at a provider. No SQL, no HTTP.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod api_key;
mod ban;
mod challenge;
mod forbidden;
mod friendly;
mod id_token;
mod keys;
mod mark;
mod name;
mod password;
mod player_id;
mod recovery;
mod refresh;
mod signatures;
mod text;
mod token;
mod token_error;
mod token_subject;

pub use api_key::{ApiKey, ApiKeyHash, ApiScope, KnownKey, KnownKeys};
pub use ban::Ban;
pub use challenge::{CHALLENGE_LIFETIME, Challenge};
pub use forbidden::ForbiddenWords;
pub use friendly::friendly_name;
pub use id_token::{ExpectedToken, IdTokenError, ProviderKeys, VerifiedIdentity};
pub use keys::{Key, PublicKey, Ring};
pub use name::{Name, NameError};
pub use password::{Hasher, PasswordError, check_length, check_strength};
pub use player_id::{PlayerId, PlayerKey};
pub use recovery::{RECOVERY_CODES, RecoveryCode};
pub use refresh::{RefreshKey, RefreshToken};
pub use text::{TextError, line, shown_part};
pub use token::{Keys, LIFETIME_SECONDS};
pub use token_error::TokenError;
pub use token_subject::TokenSubject;
