//! Packed details: what is stored of a seat's result and never filtered by, as one compressed value.
//!
//! The compressed text is JSON. zstd compresses it with a dictionary, trained on finished games by
//! `examples/train_dictionary.rs`. A compressed value names its dictionary, so that others can be
//! added; one that was released stays.

use railhead_log::codec::CodecError;
use serde::{Serialize, de::DeserializeOwned};
use std::{io, sync::LazyLock};
use zstd::{
    bulk::{Compressor, Decompressor},
    dict::{DecoderDictionary, EncoderDictionary},
};

/// The most bytes of JSON that are read: a hundred times those of a long game.
const MAX_BYTES: usize = 1 << 20;

/// Level 19 makes the details a sixth smaller and takes twenty times as long.
const LEVEL: i32 = 9;

const DICTIONARY: &[u8] = include_bytes!("dictionaries/details-1.zdict");

static ENCODER: LazyLock<EncoderDictionary<'static>> = LazyLock::new(|| EncoderDictionary::copy(DICTIONARY, LEVEL));
static DECODER: LazyLock<DecoderDictionary<'static>> = LazyLock::new(|| DecoderDictionary::copy(DICTIONARY));

/// Packs details.
///
/// # Errors
/// If they cannot be written as JSON, or have more than a megabyte.
pub fn pack(details: &impl Serialize) -> Result<Vec<u8>, CodecError> {
    let json = serde_json::to_vec(details).map_err(CodecError::Encode)?;
    if json.len() > MAX_BYTES {
        return Err(CodecError::Pack(io::ErrorKind::FileTooLarge.into()));
    }
    let compress = || Compressor::with_prepared_dictionary(&ENCODER)?.compress(&json);
    compress().map_err(CodecError::Pack)
}

/// Unpacks details, or the part of them that `T` names.
///
/// # Errors
/// If they are damaged, or were packed by a later version.
pub fn unpack<T: DeserializeOwned>(stored: &[u8]) -> Result<T, CodecError> {
    let decompress = || Decompressor::with_prepared_dictionary(&DECODER)?.decompress(stored, MAX_BYTES);
    serde_json::from_slice(&decompress().map_err(CodecError::Pack)?).map_err(CodecError::Decode)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn details_are_unpacked_as_they_were() {
        let details = json!({"score": {"total": 127}, "record": {"thinking": [9622, 3027]}});
        assert_eq!(unpack::<Value>(&pack(&details).unwrap()).unwrap(), details);
    }

    #[test]
    fn events_that_cannot_be_unpacked_are_not_packed() {
        let long = |bytes: usize| pack(&"x".repeat(bytes - 2));
        assert_eq!(unpack::<String>(&long(MAX_BYTES).unwrap()).unwrap().len(), MAX_BYTES - 2);
        assert!(matches!(long(MAX_BYTES + 1), Err(CodecError::Pack(_))));
        let bomb = Compressor::with_prepared_dictionary(&ENCODER).unwrap().compress(&vec![b' '; MAX_BYTES + 1]);
        assert!(matches!(unpack::<Value>(&bomb.unwrap()), Err(CodecError::Pack(_))));
    }

    #[test]
    fn damage_is_an_error() {
        let sound = pack(&json!({"record": {"routes": ["paris-zurich", "berlin-danzig"]}})).unwrap();
        for end in 0..sound.len() {
            assert!(unpack::<Value>(sound.get(..end).unwrap()).is_err(), "{end}");
        }
    }
}
