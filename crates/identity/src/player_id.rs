//! Public ids of players.

use crate::{Name, NameError};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};
use std::{borrow::Cow, fmt};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, schema::Type},
};
use uuid::Uuid;

/// The length of an id in bytes.
const LENGTH: usize = 16;

/// The bytes that are hashed before the account's id, so that no other hash of it is the same.
const PURPOSE: &[u8] = b"player";

/// The public id of a player: it stays the same when the name changes. It follows from the id of the account,
/// and does not reveal it: that one says when the account was made.
///
/// Written as 32 hexadecimal digits, more than a name has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayerId([u8; LENGTH]);

impl PlayerId {
    /// The id of an account's player. The index `accounts_by_player_id` has the same.
    pub fn of(account: Uuid) -> PlayerId {
        let digest = Sha256::new().chain_update(PURPOSE).chain_update(account).finalize();
        let mut id = [0; LENGTH];
        id.iter_mut().zip(digest).for_each(|(byte, hashed)| *byte = hashed);
        PlayerId(id)
    }

    /// Parses an id in lower case.
    pub fn parse(written: &str) -> Option<PlayerId> {
        let is_digit = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
        let is_id = written.len() == 2 * LENGTH && written.bytes().all(is_digit);
        let id = is_id.then(|| u128::from_str_radix(written, 16).ok()).flatten()?;
        Some(PlayerId(id.to_be_bytes()))
    }

    /// The bytes, in the order of the digits.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

impl Serialize for PlayerId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PlayerId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlayerId, D::Error> {
        let written = Cow::<str>::deserialize(deserializer)?;
        PlayerId::parse(&written).ok_or_else(|| D::Error::custom("a player's id has 32 hexadecimal digits"))
    }
}

impl PartialSchema for PlayerId {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some(
                "A player's public id. It stays the same when the name changes, and every path that takes a \
                player's name takes it, too.",
            ))
            .pattern(Some("^[0-9a-f]{32}$"))
            .examples(["5f1d3c07c2a94bd58e8d20aa60f1b7e4"])
            .into()
    }
}

impl ToSchema for PlayerId {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("PlayerId")
    }
}

/// The id or the name by which a path names a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKey {
    /// The id.
    Id(PlayerId),
    /// The key of the name: [`Name::key`].
    Name(String),
}

impl PlayerKey {
    /// The id or the name that is written so. No name is as long as an id.
    ///
    /// # Errors
    /// If it is neither.
    pub fn read(written: &str) -> Result<PlayerKey, NameError> {
        match PlayerId::parse(written) {
            Some(id) => Ok(PlayerKey::Id(id)),
            None => Name::parse(written).map(|name| PlayerKey::Name(name.key())),
        }
    }

    /// The same; what is neither has the key of an empty name, which no account has.
    pub fn parse(written: &str) -> PlayerKey {
        PlayerKey::read(written).unwrap_or_else(|_| PlayerKey::Name(String::new()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = PlayerId::of(Uuid::from_u128(7));
        assert_eq!(PlayerId::parse(&id.to_string()), Some(id));
        assert_eq!(PlayerKey::parse(&id.to_string()), PlayerKey::Id(id));
        assert_eq!(PlayerId::parse(&id.to_string().to_uppercase()), None);
        assert_eq!(PlayerId::parse("+0000000000000000000000000000001"), None);
        assert_eq!(PlayerKey::parse("Ada"), PlayerKey::Name("ada".to_owned()));
    }

    #[test]
    fn an_id_never_changes() {
        assert_eq!(PlayerId::of(Uuid::nil()).to_string(), "e4dde83038c5332ce237d5f7f5539c56");
    }

    #[test]
    fn an_id_is_its_digits_everywhere() {
        let id = PlayerId::of(Uuid::nil());
        assert_eq!(serde_json::to_value(id).ok(), Some("e4dde83038c5332ce237d5f7f5539c56".into()));
        assert_eq!(id.as_bytes().first_chunk(), Some(&[0xe4, 0xdd, 0xe8, 0x30]));
        let schema = serde_json::to_value(PlayerId::schema()).unwrap_or_default();
        assert_eq!((PlayerId::name().as_ref(), schema.get("pattern")), ("PlayerId", Some(&"^[0-9a-f]{32}$".into())));
    }

    #[test]
    fn a_text_that_is_no_id_and_no_name_names_nobody() {
        for written in ["", "a/b", &"x".repeat(33)] {
            assert!(PlayerKey::read(written).is_err());
            assert_eq!(PlayerKey::parse(written), PlayerKey::Name(String::new()));
        }
    }
}
