//! Packed logs: the log of a finished game as one compressed value.
//!
//! The compressed text is JSON: an array with an entry `[time, schema, payload]` for each event. The
//! time is in microseconds since the event before; the first one's is since 1970. The payload is the
//! stored text, byte for byte, because the hash chain covers it. The heads are left out: they follow
//! from the secret and the events.
//!
//! zstd compresses it with a dictionary, trained on logs by `examples/train_dictionary.rs`. Each
//! packed log names its dictionary by number, so dictionaries are added and never changed.

use jiff::Timestamp;
use railhead_log::codec::StoredEvent;
use serde_json::value::RawValue;
use std::{io, sync::LazyLock};
use zstd::{
    bulk::{Compressor, Decompressor},
    dict::{DecoderDictionary, EncoderDictionary},
};

/// The most bytes of JSON in a packed log, about fifty times the longest of 2,000 generated games. A
/// longer log is not packed, and a packed log that claims to be longer is not read.
pub const MAX_BYTES: usize = 4 << 20;

/// Level 15 makes a log 2 % larger, level 9 14 % (docs/adr/0017-packed-logs.md).
const LEVEL: i32 = 19;

/// The number of the dictionary that new packed logs use.
const CURRENT: i16 = 1;

const DICTIONARY_1: &[u8] = include_bytes!("dictionaries/1.zdict");

static ENCODER: LazyLock<EncoderDictionary<'static>> = LazyLock::new(|| EncoderDictionary::copy(DICTIONARY_1, LEVEL));
static DECODER_1: LazyLock<DecoderDictionary<'static>> = LazyLock::new(|| DecoderDictionary::copy(DICTIONARY_1));

/// A log, compressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackedLog {
    /// The number of the dictionary it was compressed with.
    pub dictionary: i16,
    /// The compressed JSON.
    pub bytes: Vec<u8>,
}

/// A log cannot be packed, or a packed log cannot be read.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each case is")]
pub enum PackedLogError {
    #[error("it has more than {MAX_BYTES} bytes")]
    TooLong,
    #[error("it cannot be compressed")]
    Compress(#[source] io::Error),
    #[error("its dictionary {0} is unknown to this version of railhead")]
    UnknownDictionary(i16),
    #[error("it cannot be decompressed")]
    Decompress(#[source] io::Error),
    #[error("it is not the JSON of a log")]
    Json(#[source] serde_json::Error),
    #[error("the time of an event is out of range")]
    Time,
    #[error("decompressed, it differs")]
    Differs,
    #[error("its chain does not end with the head of the game")]
    WrongHead,
    #[error("the game has not ended")]
    NotOver,
    #[error("the game has {deleted} events where {packed} were packed")]
    Moved { packed: usize, deleted: usize },
}

/// The time since the event before, the schema and the payload of an event.
type Entry<'a> = (i64, i16, &'a RawValue);

impl PackedLog {
    /// Packs a log, and checks that it can be unpacked.
    ///
    /// # Errors
    /// If the log is too long, or its unpacked form would differ in any byte.
    pub fn pack(log: &[StoredEvent]) -> Result<PackedLog, PackedLogError> {
        let json = to_json(log)?;
        if json.len() > MAX_BYTES {
            return Err(PackedLogError::TooLong);
        }
        let compress = || Compressor::with_prepared_dictionary(&ENCODER)?.compress(&json);
        let packed = PackedLog { dictionary: CURRENT, bytes: compress().map_err(PackedLogError::Compress)? };
        if packed.unpack()? == log { Ok(packed) } else { Err(PackedLogError::Differs) }
    }

    /// The log.
    ///
    /// # Errors
    /// If it is damaged or too long, or was packed by a later version.
    pub fn unpack(&self) -> Result<Vec<StoredEvent>, PackedLogError> {
        let dictionary = match self.dictionary {
            1 => &DECODER_1,
            unknown => return Err(PackedLogError::UnknownDictionary(unknown)),
        };
        let decompress = || Decompressor::with_prepared_dictionary(dictionary)?.decompress(&self.bytes, MAX_BYTES);
        from_json(&decompress().map_err(PackedLogError::Decompress)?)
    }
}

/// The JSON that is compressed.
///
/// # Errors
/// If a payload is not JSON.
pub fn to_json(log: &[StoredEvent]) -> Result<Vec<u8>, PackedLogError> {
    let (mut last, mut entries) = (0, Vec::<Entry<'_>>::with_capacity(log.len()));
    for StoredEvent { schema, at, payload } in log {
        let at = at.as_microsecond();
        entries.push((at - last, *schema, serde_json::from_str(payload).map_err(PackedLogError::Json)?));
        last = at;
    }
    serde_json::to_vec(&entries).map_err(PackedLogError::Json)
}

fn from_json(json: &[u8]) -> Result<Vec<StoredEvent>, PackedLogError> {
    let entries = serde_json::from_slice::<Vec<Entry<'_>>>(json).map_err(PackedLogError::Json)?;
    let mut last = 0_i64;
    let event = |(since, schema, payload): Entry<'_>| {
        last = last.checked_add(since).ok_or(PackedLogError::Time)?;
        let at = Timestamp::from_microsecond(last).map_err(|_| PackedLogError::Time)?;
        Ok(StoredEvent { schema, at, payload: payload.get().to_owned() })
    };
    entries.into_iter().map(event).collect()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use railhead_engine::Event;
    use railhead_log::codec::encode;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn log(events: usize) -> Vec<StoredEvent> {
        let payload = encode(&Event::RowDiscarded).unwrap();
        let at = |nth: usize| Timestamp::from_microsecond(1_790_000_000_000_000 + nth as i64 * 1_234_567).unwrap();
        (0..events).map(|nth| StoredEvent { schema: 1, at: at(nth), payload: payload.clone() }).collect()
    }

    #[test]
    fn any_log_is_unpacked_byte_for_byte() {
        let texts = [r#"{"type":"row_discarded"}"#, r#"{ "a" : [1.50, "\u00e9é\n"] ,"b":1e400}"#, r#"{"":"]["}"#];
        let times = [0, -62_135_596_800_000_000, 253_402_207_200_000_000, 1, 1, 1_790_000_000_000_000];
        let mut log = Vec::new();
        for (nth, at) in times.into_iter().enumerate() {
            let at = Timestamp::from_microsecond(at).unwrap();
            log.push(StoredEvent { schema: nth as i16 - 2, at, payload: texts[nth % texts.len()].to_owned() });
        }
        for log in [log, Vec::new(), super::tests::log(500)] {
            assert_eq!(PackedLog::pack(&log).unwrap().unpack().unwrap(), log);
        }
    }

    #[test]
    fn text_that_is_not_kept_as_it_is_is_not_packed() {
        let with = |payload: &str| vec![StoredEvent { payload: payload.to_owned(), ..log(1).remove(0) }];
        assert!(matches!(PackedLog::pack(&with(" {}")), Err(PackedLogError::Differs)));
        assert!(matches!(PackedLog::pack(&with("{")), Err(PackedLogError::Json(_))));
    }

    #[test]
    fn logs_that_are_or_claim_to_be_longer_are_refused() {
        let entry = to_json(&log(2)).unwrap().len() - to_json(&log(1)).unwrap().len();
        let long = log(MAX_BYTES / entry + 1);
        assert!(matches!(PackedLog::pack(&long), Err(PackedLogError::TooLong)));
        let most = &long[..long.len() - 10];
        assert_eq!(PackedLog::pack(most).unwrap().unpack().unwrap().len(), most.len());
        let bytes = Compressor::with_prepared_dictionary(&ENCODER).unwrap().compress(&vec![b' '; MAX_BYTES + 1]);
        let bomb = PackedLog { dictionary: 1, bytes: bytes.unwrap() };
        assert!(bomb.bytes.len() < 1000);
        assert!(matches!(bomb.unpack(), Err(PackedLogError::Decompress(_))));
    }

    #[test]
    fn no_damage_makes_it_panic() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let sound = PackedLog::pack(&log(50)).unwrap();
        for _ in 0..2000 {
            let mut packed = sound.clone();
            let at = rng.random_range(0..packed.bytes.len());
            packed.bytes[at] ^= 1 << rng.random_range(0..8);
            packed.bytes.truncate(rng.random_range(at..=sound.bytes.len()));
            let _ = packed.unpack();
            let _ = from_json(&packed.bytes);
        }
        for json in ["", "[", "[[9223372036854775807,2,{}]]", "[[1,2,{}],[9223372036854775807,2,{}]]", "[[1,2]]", "{}"]
        {
            assert!(from_json(json.as_bytes()).is_err(), "{json}");
        }
    }

    /// Rows are never written again, so what a dictionary unpacks has to stay.
    #[test]
    fn packed_logs_can_be_read_for_ever() {
        use base64::prelude::{BASE64_STANDARD, Engine as _};
        let once = PackedLog { dictionary: 1, bytes: BASE64_STANDARD.decode(PACKED_ONCE).unwrap() };
        assert_eq!(once.unpack().unwrap(), log(3));
    }

    const PACKED_ONCE: &str = "KLUv/SPP7rIgedUAAHBbWzE3OTAxMjM0NTY3XQMwRicZXtmA8VsE";
}
