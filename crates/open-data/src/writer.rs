//! Writing the files of a dump.

use crate::{
    error::DumpError,
    files::HashedFile,
    game::DumpedGame,
    manifest::{Counts, FileEntry, Manifest, SigningKey},
    seats::SeatTable,
};
use railhead_engine::Int;
use std::{
    io::Write,
    path::{Path, PathBuf},
};
use zstd::stream::write::Encoder;

/// The level of compression of the games: above it, they shrink little and take much longer.
const LEVEL: i32 = 9;

/// The reach of compression, as a power of two of bytes: games resemble each other. 27 is the most that
/// `zstd` reads without an option.
const WINDOW: u32 = 27;

/// A dump that is being written. The files have their names when all of it is written.
pub struct Dump {
    folder: PathBuf,
    month: String,
    games: Encoder<'static, HashedFile>,
    seats: SeatTable,
    counts: Counts,
}

impl Dump {
    /// Begins the dump of a month, such as `2026-11`, in an existing folder.
    ///
    /// # Errors
    /// If files cannot be written there.
    pub fn create(folder: &Path, month: &str) -> Result<Dump, DumpError> {
        let file = |name: String| HashedFile::create(folder, name);
        let mut games = Encoder::new(file(format!("games-{month}.jsonl.zst"))?, LEVEL)?;
        games.long_distance_matching(true)?;
        games.window_log(WINDOW)?;
        games.include_checksum(true)?;
        let seats = SeatTable::new(file(format!("seats-{month}.parquet"))?)?;
        Ok(Dump { folder: folder.to_owned(), month: month.to_owned(), games, seats, counts: Counts::default() })
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, game: &DumpedGame) -> Result<(), DumpError> {
        let mut line = game.line()?;
        line.push('\n');
        self.games.write_all(line.as_bytes())?;
        self.seats.add(game)?;
        self.counts.games += 1;
        self.counts.seats += u64::saturating_from(game.seats.len());
        self.counts.analysed += u64::from(game.analysis.is_some());
        Ok(())
    }

    /// Counts games of the month that are left out.
    pub fn leave_out(&mut self, games: u64) {
        self.counts.left_out += games;
    }

    /// Finishes the files, and writes the manifest, its signature, and the hashes as `sha256sum` checks
    /// them.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn finish(self, license: &str, key: &SigningKey) -> Result<Manifest, DumpError> {
        let Dump { folder, month, games, seats, counts } = self;
        let files = vec![games.finish()?.finish()?, seats.finish()?.finish()?];
        let manifest = Manifest::new(&month, license, counts, files, key);
        let text = serde_json::to_string_pretty(&manifest)? + "\n";
        let whole = |name: &str, text: &str| {
            let mut file = HashedFile::create(&folder, name.to_owned())?;
            file.write_all(text.as_bytes())?;
            file.finish()
        };
        let name = format!("manifest-{month}.json");
        let described = whole(&name, &text)?;
        whole(&format!("{name}.sig"), &(key.sign(text.as_bytes()) + "\n"))?;
        let sums = manifest.files.iter().chain([&described]).map(sum).collect::<String>();
        whole(&format!("SHA256SUMS-{month}"), &sums)?;
        Ok(manifest)
    }
}

fn sum(file: &FileEntry) -> String {
    format!("{}  {}\n", file.sha256, file.name)
}
