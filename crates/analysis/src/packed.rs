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
