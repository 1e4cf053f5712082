//! Names of players in a dump.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use uuid::Uuid;

/// The pseudonyms of one dump. They follow from a key that is drawn for the dump and never stored: in
/// the dump of another month, or in a repeated one, a player has another name.
pub struct Pseudonyms {
    key: [u8; 64],
}

impl Pseudonyms {
    /// Pseudonyms that nobody can compute again.
    pub fn new() -> Pseudonyms {
        Pseudonyms { key: rand::random() }
    }

    /// The pseudonym of a player: 16 hexadecimal digits.
    pub fn of(&self, player: Uuid) -> String {
        let hash = Hmac::<Sha256>::new(&self.key.into()).chain_update(player.as_bytes()).finalize().into_bytes();
        base16ct::lower::encode_string(hash.get(..8).unwrap_or_default())
    }
}

impl Default for Pseudonyms {
    fn default() -> Pseudonyms {
        Pseudonyms::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_has_one_name_in_a_dump_and_another_in_the_next() {
        let (dump, next) = (Pseudonyms::new(), Pseudonyms::new());
        let [ada, bob] = [Uuid::from_u128(1), Uuid::from_u128(2)];
        assert_eq!(dump.of(ada), dump.of(ada));
        assert_ne!(dump.of(ada), dump.of(bob));
        assert_ne!(dump.of(ada), next.of(ada));
        assert_eq!(dump.of(ada).len(), 16);
    }
}
