//! Packed analyses, for storing: JSON, compressed by zstd.

use crate::report::Analysis;
use railhead_bots::VALUE_VERSION;
use std::io;

/// The largest size of the JSON of an analysis.
const MAX_BYTES: usize = 16 << 20;

/// The level of compression.
const LEVEL: i32 = 9;

impl Analysis {
    /// The packed analysis.
    ///
    /// # Errors
    /// If it is too large to be unpacked.
    pub fn pack(&self) -> io::Result<Vec<u8>> {
        let json = serde_json::to_vec(self)?;
        if json.len() > MAX_BYTES {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        zstd::bulk::compress(&json, LEVEL)
    }

    /// The analysis that was packed. None if it is of another version or cannot be read: then it has to
    /// be made anew.
    pub fn unpack(packed: &[u8]) -> Option<Analysis> {
        let json = zstd::bulk::decompress(packed, MAX_BYTES).ok()?;
        let analysis = serde_json::from_slice::<Analysis>(&json).ok()?;
        (analysis.version == VALUE_VERSION).then_some(analysis)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn analysis() -> Analysis {
        Analysis {
            policy: "light".to_owned(),
            version: VALUE_VERSION,
            seed: 7,
            rollouts: 12,
            worlds: 4,
            seats: Vec::new(),
            values: Vec::new(),
            decisions: Vec::new(),
            luck: Vec::new(),
        }
    }

    #[test]
    fn a_packed_analysis_is_unpacked_as_it_was() {
        assert_eq!(Analysis::unpack(&analysis().pack().unwrap()), Some(analysis()));
    }

    #[test]
    fn an_analysis_of_another_version_is_not_unpacked() {
        let old = Analysis { version: VALUE_VERSION + 1, ..analysis() };
        assert_eq!(Analysis::unpack(&old.pack().unwrap()), None);
        assert_eq!(Analysis::unpack(b"no archive"), None);
    }

    #[test]
    fn an_analysis_of_sixteen_mebibytes_is_the_largest() {
        let of_size = |size: usize| Analysis { policy: "a".repeat(size), ..analysis() };
        let rest = serde_json::to_vec(&of_size(0)).unwrap().len();
        let largest = of_size(MAX_BYTES - rest);
        assert_eq!(Analysis::unpack(&largest.pack().unwrap()), Some(largest));
        let refused = of_size(MAX_BYTES - rest + 1).pack();
        assert_eq!(refused.map_err(|error| error.kind()), Err(io::ErrorKind::FileTooLarge));
        assert_eq!(MAX_BYTES, 16 * 1024 * 1024);
    }
}
