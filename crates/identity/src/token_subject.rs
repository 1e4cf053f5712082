//! The subject of a token.

use uuid::Uuid;

/// The account and the session of a token or a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenSubject {
    /// The account.
    pub account: Uuid,
    /// The session, which identifies the device; for a bot, its API key.
    pub session: Uuid,
}
