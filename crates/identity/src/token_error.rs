//! Refusals of tokens.

use crate::ban::Ban;
use std::sync::Arc;

/// The reason for which a token is refused.
#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    /// A given key is not an Ed25519 key, or no key is given.
    #[error("the signing key is missing or not an Ed25519 key")]
    Key,
    /// The token is malformed, foreign or expired.
    #[error("the token is not valid")]
    Invalid(#[from] jsonwebtoken::errors::Error),
    /// The session it belongs to has ended.
    #[error("the session has ended")]
    Ended,
    /// The account it was made for is banned.
    #[error("the account is banned")]
    Banned(Arc<Ban>),
}
