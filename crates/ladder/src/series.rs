//! A series: the games of a plan that are still missing, played into a file or into memory.

use crate::{
    Fault, Plan, Row, binary, play_all,
    rows_file::{BadFile, Header, Rows, RowsFile},
};
use std::{
    collections::BTreeSet,
    io,
    num::NonZero,
    ops::ControlFlow,
    path::{Path, PathBuf},
};

/// Games to play.
#[derive(Clone, Debug)]
pub struct Series {
    /// The plan.
    pub plan: Plan,
    /// The file of the rows; without it, they are kept in memory only.
    pub file: Option<PathBuf>,
    /// The number of deals to have in the end.
    pub deals: u32,
    /// The number of threads.
    pub jobs: NonZero<usize>,
}

/// A series that did not end.
#[derive(Debug, thiserror::Error)]
pub enum SeriesError {
    /// The file cannot be used.
    #[error("{}: {reason}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// The reason.
        reason: BadFile,
    },
    /// The rows in the file are by another program, so that rows of both would not compare.
    #[error(
        "{}: {missing} games are missing, and it was written by another program (version {version}, \
         SHA-256 {binary}); go on with that one, or begin another file",
        file.display()
    )]
    OtherBinary {
        /// The file.
        file: PathBuf,
        /// The number of games to play.
        missing: usize,
        /// The version of the other program.
        version: String,
        /// The SHA-256 of the other program.
        binary: String,
    },
    /// The running program cannot be read.
    #[error("the running program cannot be read: {0}")]
    NoBinary(io::Error),
    /// A game does not finish.
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl Series {
    /// The number of games to have in the end.
    pub fn games(&self) -> u64 {
        u64::from(self.deals) * u64::from(self.plan.seats)
    }

    /// Plays what is missing. `each` is given every row, those of the file first, and may break.
    /// Returns all rows, with the header of the file.
    ///
    /// # Errors
    /// If the file cannot be used, or a game does not finish.
    pub fn play(&self, mut each: impl FnMut(&Row) -> ControlFlow<()>) -> Result<Rows, SeriesError> {
        let own = Header::new(self.plan.clone(), binary::sha256().map_err(SeriesError::NoBinary)?);
        let opened = self.file.as_deref().map(|path| RowsFile::open(path, &own).map_err(bad_file(path)));
        let (mut file, mut kept) = match opened.transpose()? {
            Some((file, kept)) => (Some(file), kept),
            None => (None, Rows { header: own.clone(), rows: Vec::new() }),
        };
        let played = kept.rows.iter().map(|row| row.outcome.id()).collect::<BTreeSet<_>>();
        if kept.rows.iter().map(&mut each).any(|flow| flow.is_break()) {
            return Ok(kept);
        }
        let missing = self.plan.games(self.deals).filter(|game| !played.contains(game));
        self.check_binary(&own, &kept.header, missing.clone().count())?;
        play_all(&self.plan, missing, self.jobs, |row| {
            if let (Some(file), Some(path)) = (&mut file, &self.file) {
                file.add(&row).map_err(|error| bad_file(path)(error.into()))?;
            }
            let flow = each(&row);
            kept.rows.push(row);
            Ok::<_, SeriesError>(flow)
        })?;
        Ok(kept)
    }

    fn check_binary(&self, own: &Header, kept: &Header, missing: usize) -> Result<(), SeriesError> {
        match &self.file {
            Some(file) if missing > 0 && own.binary != kept.binary => {
                let (file, Header { version, binary, .. }) = (file.clone(), kept.clone());
                Err(SeriesError::OtherBinary { file, missing, version, binary })
            }
            _ => Ok(()),
        }
    }
}

fn bad_file(path: &Path) -> impl Fn(BadFile) -> SeriesError {
    move |reason| SeriesError::File { file: path.to_owned(), reason }
}
