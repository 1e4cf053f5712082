//! The hash chain of a game's log: the head after an event stands for that event and all before it.
//!
//! A version number does not identify a state: after a failover that lost commits, or a restored
//! backup, the same number names other events. Version and hash together do. Everything that is
//! remembered or promised about a game is bound to its head.
//!
//! Hash 0 is HMAC-SHA256(secret, game id) and hash n is HMAC-SHA256(secret, hash n-1 ‖ line n), each
//! cut to its first 16 bytes. Line n is the event as the transcript writes it ([`line()`]), without the
//! line break. The game's secret is the key because a plain hash would give hidden cards away: there
//! are few cards to try. When the game is over the secret is public, and anyone can follow the chain.

use crate::rng::Secret;
use base16ct::lower;
use hmac::{Hmac, Mac};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use std::{fmt, str::FromStr};
#[cfg(feature = "utoipa")]
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Type, schema::Schema},
};
use uuid::Uuid;

/// The bytes of a hash.
pub type Hash = [u8; 16];

/// The end of a log at some version. On the wire `41-9f86d081884c7d659a2feaa0c55ad015`: the version
/// and the hash in hexadecimal. Answers carry it as `head` and, in quotes, as `ETag`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Head {
    /// The number of the last event; 0: there is none yet.
    pub version: u32,
    /// The hash of the chain after it.
    pub hash: Hash,
}

/// This is not a head.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a head is a version and 32 hexadecimal digits, like 41-9f86d081884c7d659a2feaa0c55ad015")]
pub struct InvalidHead;

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.version, lower::encode_string(&self.hash))
    }
}

impl FromStr for Head {
    type Err = InvalidHead;

    fn from_str(text: &str) -> Result<Head, InvalidHead> {
        let (version, digits) = text.split_once('-').ok_or(InvalidHead)?;
        let mut hash = Hash::default();
        let read = lower::decode(digits, &mut hash).map_err(|_| InvalidHead)?;
        let whole = read.len() == hash.len() && version.bytes().all(|byte| byte.is_ascii_digit());
        let version = version.parse().ok().filter(|_| whole).ok_or(InvalidHead)?;
        Ok(Head { version, hash })
    }
}

#[cfg(feature = "utoipa")]
impl PartialSchema for Head {
    fn schema() -> RefOr<Schema> {
        let text = ObjectBuilder::new().schema_type(Type::String).pattern(Some(r"^\d{1,10}-[0-9a-f]{32}$"));
        text.description(Some("The end of a game's log: its version and a hash over everything up to there"))
            .examples(["41-9f86d081884c7d659a2feaa0c55ad015"])
            .into()
    }
}

#[cfg(feature = "utoipa")]
impl ToSchema for Head {}

impl From<Head> for String {
    fn from(head: Head) -> String {
        head.to_string()
    }
}

impl TryFrom<String> for Head {
    type Error = InvalidHead;

    fn try_from(text: String) -> Result<Head, InvalidHead> {
        text.parse()
    }
}

/// Computes the heads of a game's log one after the other.
pub struct Chain {
    key: Hmac<Sha256>,
    head: Head,
}

impl Chain {
    /// The chain of a game that has no event yet.
    pub fn of_game(secret: &Secret, game: Uuid) -> Chain {
        let key = secret.hmac();
        let hash = cut(key.clone().chain_update(game.as_bytes()));
        Chain { key, head: Head { version: 0, hash } }
    }

    /// The chain that goes on from a head.
    pub fn from_head(secret: &Secret, head: Head) -> Chain {
        Chain { key: secret.hmac(), head }
    }

    /// The head so far.
    pub fn head(&self) -> Head {
        self.head
    }

    /// Adds the next event, given as its line, and returns the new head.
    pub fn link(&mut self, line: &str) -> Head {
        let hash = cut(self.key.clone().chain_update(self.head.hash).chain_update(line));
        self.head = Head { version: self.head.version + 1, hash };
        self.head
    }
}

fn cut(hmac: Hmac<Sha256>) -> Hash {
    let mut hash = Hash::default();
    hash.iter_mut().zip(hmac.finalize().into_bytes()).for_each(|(to, from)| *to = from);
    hash
}

/// The line of an event in a transcript, without the line break: number, schema and moment before the
/// fields of the stored `payload`, a JSON object with at least one field, as it is.
pub fn line(seq: u32, schema: i16, at: Timestamp, payload: &str) -> String {
    let fields = payload.strip_prefix('{').unwrap_or(payload);
    format!(r#"{{"seq":{seq},"schema":{schema},"at":"{at}",{fields}"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(secret: u8) -> Chain {
        Chain::of_game(&Secret::from_bytes([secret; 32]), Uuid::from_u128(7))
    }

    #[test]
    fn a_head_is_read_as_it_is_written_and_nothing_else_is() {
        let head = chain(1).link("{}");
        let text = head.to_string();
        assert_eq!((text.len(), text.parse()), (34, Ok(head)));
        let wrong = ["", "1", "1-", "-1", "1-00", "+1-", "x-", "4294967296-"];
        let digits = &text[2..];
        let padded = wrong.map(|wrong| format!("{wrong}{}", if wrong.ends_with('-') { digits } else { "" }));
        let upper = format!("1-{}", digits.to_uppercase());
        let odd = ["1-".to_owned(), text[..33].to_owned(), text.clone() + "0", text.clone() + " ", upper];
        for wrong in padded.iter().filter(|text| !text.starts_with("1-9")).chain(&odd) {
            if *wrong != format!("1-{digits}") {
                assert_eq!(wrong.parse::<Head>(), Err(InvalidHead), "{wrong}");
            }
        }
    }

    #[test]
    fn every_line_the_secret_and_the_game_change_the_head() {
        let mut heads = vec![chain(1).head(), chain(2).head()];
        heads.push(Chain::of_game(&Secret::from_bytes([1; 32]), Uuid::from_u128(8)).head());
        for lines in [["a", "b"], ["a", "c"], ["b", "a"], ["ab", ""]] {
            let mut chain = chain(1);
            heads.push(lines.map(|line| chain.link(line))[1]);
        }
        let hashes = heads.iter().map(|head| head.hash).collect::<std::collections::HashSet<_>>();
        assert_eq!(hashes.len(), heads.len());
    }

    #[test]
    fn a_chain_goes_on_from_any_head() {
        let mut whole = chain(1);
        whole.link("a");
        let mut resumed = Chain::from_head(&Secret::from_bytes([1; 32]), whole.head());
        assert_eq!(resumed.link("b"), whole.link("b"));
        assert_eq!(whole.head().version, 2);
    }
}
