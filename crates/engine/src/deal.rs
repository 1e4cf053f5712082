//! The deal that a game shares with others.

use base16ct::lower;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The deal of a game that shares it with others. Its cards then follow from the secret of the deal,
/// by keyed draws, and not from that of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = SharedDeal))]
pub struct Deal {
    /// SHA-256, in hexadecimal, of the secret of the deal. It names the deal.
    #[cfg_attr(feature = "utoipa", schema(value_type = String, example = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"))]
    pub commitment: Digest,
    /// SHA-256, in hexadecimal, of what the players contributed to the deal before its first game.
    #[cfg_attr(feature = "utoipa", schema(value_type = String, example = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"))]
    pub entropy: Digest,
}

/// A hash of 32 bytes, in JSON 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(pub [u8; 32]);

/// The text is not a digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a digest is 64 hexadecimal digits in lower case")]
pub struct InvalidDigest;

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&lower::encode_string(&self.0))
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = InvalidDigest;
    fn try_from(text: String) -> Result<Digest, InvalidDigest> {
        let bytes = lower::decode_vec(text).map_err(|_| InvalidDigest)?;
        bytes.try_into().map(Digest).map_err(|_| InvalidDigest)
    }
}
