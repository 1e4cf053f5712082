//! The manifest of a dump: what it contains, with the hashes of its files, signed.

use ring::signature::{Ed25519KeyPair, KeyPair};
use serde::Serialize;

/// The version of the formats of all files. 2: in Parquet, times are timestamps.
pub(crate) const FORM: u32 = 2;

/// Faults and gaps that are known.
const KNOWN_ISSUES: [&str; 3] = [
    "Times are cut to whole seconds, so that the heads of logs are not those that players noted.",
    "A seat that a stand-in took over has the pseudonym of the player for whom the game counts.",
    "Texts that players added to the randomness when they joined are included, as the proof needs them.",
];

/// A file of the dump.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FileEntry {
    /// The name.
    pub name: String,
    /// The size.
    pub bytes: u64,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
}

/// The numbers of games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Counts {
    /// Games in the dump.
    pub games: u64,
    /// Seats in the dump.
    pub seats: u64,
    /// Games with an analysis.
    pub analysed: u64,
    /// Games of the month that are left out, because they were not rated or a player did not want it.
    pub left_out: u64,
}

/// The description of a dump.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Manifest {
    /// The version of the formats.
    pub form: u32,
    /// The month, as `2026-11`.
    pub month: String,
    /// The version of the server's program.
    pub version: String,
    /// The SPDX name of the licence.
    pub license: String,
    /// The numbers of games.
    pub counts: Counts,
    /// The files, in the order of their names.
    pub files: Vec<FileEntry>,
    /// Faults and gaps that are known.
    pub known_issues: [&'static str; 3],
    /// The key that signs the manifest: Ed25519, in hexadecimal.
    pub public_key: String,
}

impl Manifest {
    pub(crate) fn new(month: &str, license: &str, counts: Counts, files: Vec<FileEntry>, key: &SigningKey) -> Manifest {
        Manifest {
            form: FORM,
            month: month.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            license: license.to_owned(),
            counts,
            files,
            known_issues: KNOWN_ISSUES,
            public_key: key.public(),
        }
    }
}

/// The key of the server that signs its dumps.
pub struct SigningKey(Ed25519KeyPair);

impl SigningKey {
    /// The key with this seed.
    pub fn from_seed(seed: &[u8]) -> Option<SigningKey> {
        Ed25519KeyPair::from_seed_unchecked(seed).ok().map(SigningKey)
    }

    /// The public key, in hexadecimal.
    pub fn public(&self) -> String {
        base16ct::lower::encode_string(self.0.public_key().as_ref())
    }

    /// The signature of a text, in hexadecimal.
    pub(crate) fn sign(&self, text: &[u8]) -> String {
        base16ct::lower::encode_string(self.0.sign(text).as_ref())
    }
}
