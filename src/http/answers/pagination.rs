//! Pagination: where a page begins and how long it is.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, de::DeserializeOwned, ser};

/// The version of the encoding. Cursors of other versions are refused.
const VERSION: u8 = 1;

/// The beginning of the next page: the key of the last entry of the page before. Opaque to clients.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<K>(pub K);

impl<K: Serialize> Cursor<K> {
    /// The cursor as clients send it.
    pub fn encode(&self) -> Result<String, serde_json::Error> {
        serde_json::to_vec(&(VERSION, &self.0)).map(|json| BASE64_URL_SAFE_NO_PAD.encode(json))
    }
}

impl<K: Serialize> Serialize for Cursor<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.encode().map_err(ser::Error::custom)?)
    }
}

impl<'de, K: DeserializeOwned> Deserialize<'de> for Cursor<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cursor<K>, D::Error> {
        let json = BASE64_URL_SAFE_NO_PAD.decode(String::deserialize(deserializer)?).ok();
        match json.and_then(|json| serde_json::from_slice(&json).ok()) {
            Some((VERSION, key)) => Ok(Cursor(key)),
            Some(_) | None => Err(de::Error::custom("must be the `next` of the previous page")),
        }
    }
}

/// Cuts rows to a page and returns the cursor of the next one. One row more than a page is fetched
/// to know whether another page follows.
pub fn cut<T, K>(found: &mut Vec<T>, limit: u8, key: impl Fn(&T) -> K) -> Option<Cursor<K>> {
    let has_more = found.len() > usize::from(limit);
    found.truncate(limit.into());
    found.last().filter(|_| has_more).map(key).map(Cursor)
}
