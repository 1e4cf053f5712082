//! The secret of a hosted game, which leaves it in two ways only.

use railhead_log::rng::Secret;

/// The secret of a game that may be running. It reads as its stored bytes; the secret itself is
/// published by [`HostedGame::revealed`](crate::hosted_game::HostedGame::revealed) when the game is
/// over.
#[derive(Clone, Copy, Debug)]
pub struct SealedSecret(Secret);

impl SealedSecret {
    /// The bytes to be stored with the game.
    pub fn stored(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    pub(crate) fn open(&self) -> &Secret {
        &self.0
    }
}

impl From<Secret> for SealedSecret {
    fn from(secret: Secret) -> SealedSecret {
        SealedSecret(secret)
    }
}
