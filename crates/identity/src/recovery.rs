//! Recovery codes: read from paper, so without characters that look alike.

use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

/// Digits and letters without `i`, `l`, `o` and `u` (Crockford's base 32): five bits each.
const SYMBOLS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The number of symbols of a code: 100 bits.
const LENGTH: usize = 20;

/// The number of symbols that are written together.
const GROUP: usize = 4;

/// The largest number of codes of an account.
pub const RECOVERY_CODES: usize = 10;

/// A recovery code, or the text that somebody typed as one. It has no `Debug`, so that it cannot be logged.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    /// A new code, from the generator that makes all secrets here.
    pub fn random() -> RecoveryCode {
        let symbol = |byte: u8| SYMBOLS.get(usize::from(byte % 32)).copied().map_or('0', char::from);
        RecoveryCode(rand::random::<[u8; LENGTH]>().into_iter().map(symbol).collect())
    }

    /// The code that somebody typed, without regard to case, width, spaces and dashes. The letters that are in
    /// no code count as the digits that they look like.
    pub fn typed(text: &str) -> RecoveryCode {
        let symbol = |typed: char| match typed.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        };
        RecoveryCode(text.nfkc().filter(|typed| typed.is_alphanumeric()).map(symbol).collect())
    }

    /// The code as its owner sees it: `k7mp-4xwd-9hqt-2rfc-y8vn`.
    pub fn written(&self) -> String {
        let symbols = self.0.chars().collect::<Vec<_>>();
        symbols.chunks(GROUP).map(String::from_iter).collect::<Vec<_>>().join("-")
    }

    /// The stored hash of the code. A plain SHA-256, as for refresh tokens, since nobody can try 2¹⁰⁰
    /// codes: a salt or a slow hash would add nothing, even if somebody tries each guess on the codes
    /// of all accounts at once.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_code_is_five_groups_of_four_symbols_and_never_the_same() {
        let codes = (0..1000).map(|_| RecoveryCode::random().written()).collect::<HashSet<_>>();
        assert_eq!(codes.len(), 1000);
        for code in &codes {
            assert_eq!(code.split('-').map(str::len).collect::<Vec<_>>(), [4; 5], "{code}");
        }
        let used = codes.iter().flat_map(|code| code.bytes()).filter(|byte| *byte != b'-').collect::<HashSet<_>>();
        assert_eq!(used, SYMBOLS.iter().copied().collect(), "every symbol, and no other");
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = RecoveryCode::typed("k7mp-4xwd-9hqt-2rfc-y010");
        for typed in [
            "k7mp4xwd9hqt2rfcy010",
            "K7MP-4XWD-9HQT-2RFC-Y010",
            "  k7mp 4xwd\u{a0}9hqt\t2rfc y010\n",
            "k7mp–4xwd—9hqt‑2rfc−y010",
            "k7mp-4xwd-9hqt-2rfc-yolO",
            "ｋ７ｍｐ－４ｘｗｄ－９ｈｑｔ－２ｒｆｃ－ｙ０１０",
            "k7mp-4xwd-9hqt-2rfc-yOI0",
        ] {
            assert_eq!(RecoveryCode::typed(typed).hash(), code.hash(), "{typed}");
        }
        for other in ["", "k7mp-4xwd-9hqt-2rfc-y01", "k7mp-4xwd-9hqt-2rfc-y0100", "k7mp-4xwd-9hqt-2rfc-y011", "ü"] {
            assert_ne!(RecoveryCode::typed(other).hash(), code.hash(), "{other}");
        }
        let random = RecoveryCode::random();
        assert_eq!(RecoveryCode::typed(&random.written()).hash(), random.hash());
    }
}
