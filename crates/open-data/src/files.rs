//! Files that are hashed while they are written, and appear under their names when they are whole.

use crate::manifest::FileEntry;
use railhead_engine::Int;
use sha2::{Digest, Sha256};
use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

/// A file of a dump.
pub(crate) struct HashedFile {
    name: String,
    place: PathBuf,
    unfinished: PathBuf,
    file: BufWriter<File>,
    hash: Sha256,
    bytes: u64,
}

impl HashedFile {
    pub fn create(folder: &Path, name: String) -> io::Result<HashedFile> {
        let (place, unfinished) = (folder.join(&name), folder.join(format!("{name}.part")));
        let file = BufWriter::new(File::create(&unfinished)?);
        Ok(HashedFile { name, place, unfinished, file, hash: Sha256::new(), bytes: 0 })
    }

    /// Gives the file its name.
    pub fn finish(mut self) -> io::Result<FileEntry> {
        self.file.flush()?;
        self.file.get_ref().sync_all()?;
        fs::rename(&self.unfinished, &self.place)?;
        let sha256 = base16ct::lower::encode_string(&self.hash.finalize());
        Ok(FileEntry { name: self.name, bytes: self.bytes, sha256 })
    }
}

impl Write for HashedFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.hash.update(bytes.get(..written).unwrap_or_default());
        self.bytes += u64::saturating_from(written);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
