//! The file of a ladder: a header and one row for each game, each a line of JSON, in any order.

use crate::{GameId, Plan, Row};
use railhead_engine::Int;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeSet,
    fs::{File, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
};

/// The number of this form of the file.
const SCHEMA: u32 = 2;

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The number of the form of the file.
    pub ladder: u32,
    /// The version of the program that wrote the file.
    pub version: String,
    /// The SHA-256 of that program.
    pub binary: String,
    /// The plan.
    #[serde(flatten)]
    pub plan: Plan,
}

impl Header {
    /// The header of a plan that this program, with this SHA-256, plays.
    pub fn new(plan: Plan, binary: String) -> Header {
        Header { ladder: SCHEMA, version: env!("CARGO_PKG_VERSION").to_owned(), binary, plan }
    }
}

/// A file that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadFile {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The first line is no header.
    #[error("it is not the file of a ladder")]
    NoLadder,
    /// The file has another form.
    #[error("it has form {0} of the file of a ladder, not form {SCHEMA}")]
    Schema(u32),
    /// A whole line is no row of the plan.
    #[error("line {0} is no game of its plan")]
    NoRow(usize),
    /// A game has two rows.
    #[error("line {line} is a second row of deal {}, rotation {}", game.deal, game.rotation)]
    Twice {
        /// The number of the line.
        line: usize,
        /// The game.
        game: GameId,
    },
    /// The file is of another plan.
    #[error("it is of another plan: {field} is {found} there, {wanted} here")]
    OtherPlan {
        /// The name of what differs.
        field: &'static str,
        /// Its value in the file.
        found: String,
        /// Its value in the plan.
        wanted: String,
    },
    /// Another process writes the file.
    #[error("another process writes it")]
    Locked,
}

/// The contents of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rows {
    /// The first line.
    pub header: Header,
    /// The games in the order of their lines.
    pub rows: Vec<Row>,
}

impl Rows {
    /// Reads a file.
    ///
    /// # Errors
    /// If it is not the file of a ladder.
    pub fn read(path: &Path) -> Result<Rows, BadFile> {
        Rows::parse(whole_lines(&std::fs::read(path)?))
    }

    fn parse(lines: &[u8]) -> Result<Rows, BadFile> {
        let mut lines = lines.split_inclusive(|byte| *byte == b'\n');
        let header = header(lines.next().ok_or(BadFile::NoLadder)?)?;
        let mut seen = BTreeSet::new();
        let read = |(line, json): (usize, &[u8])| {
            let row = serde_json::from_slice::<Row>(json).ok().filter(|row| row.outcome.fits(&header.plan));
            let row = row.ok_or(BadFile::NoRow(line))?;
            let game = row.outcome.id();
            if seen.insert(game) { Ok(row) } else { Err(BadFile::Twice { line, game }) }
        };
        let rows = (2..).zip(lines).map(read).collect::<Result<_, _>>()?;
        Ok(Rows { header, rows })
    }
}

/// All but the rest of a line that an interrupted run has left.
fn whole_lines(bytes: &[u8]) -> &[u8] {
    let length = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
    bytes.get(..length).unwrap_or_default()
}

fn header(line: &[u8]) -> Result<Header, BadFile> {
    #[derive(Deserialize)]
    struct Form {
        ladder: u32,
    }
    match serde_json::from_slice::<Form>(line) {
        Ok(Form { ladder: SCHEMA }) => serde_json::from_slice(line).map_err(|_| BadFile::NoLadder),
        Ok(Form { ladder }) => Err(BadFile::Schema(ladder)),
        Err(_) => Err(BadFile::NoLadder),
    }
}

/// A file that is being written, by this process only.
#[derive(Debug)]
pub struct RowsFile {
    file: File,
}

impl RowsFile {
    /// Opens the file for this plan, a new one if there is none, and reads its rows. The rest of an
    /// interrupted run is cut off.
    ///
    /// # Errors
    /// If there is a file of something else, of another plan, or one that another process writes.
    pub fn open(path: &Path, header: &Header) -> Result<(RowsFile, Rows), BadFile> {
        let mut file = File::options().read(true).append(true).create(true).open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => BadFile::Locked,
            TryLockError::Error(error) => error.into(),
        })?;
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(0))?;
        file.read_to_end(&mut bytes)?;
        let first = line(header)?;
        // Also if the run was interrupted while it wrote the first line.
        if !bytes.contains(&b'\n') && first.starts_with(&bytes) {
            file.set_len(0)?;
            file.write_all(&first)?;
            return Ok((RowsFile { file }, Rows { header: header.clone(), rows: Vec::new() }));
        }
        let lines = whole_lines(&bytes);
        let rows = Rows::parse(lines)?;
        same_plan(&rows.header.plan, &header.plan)?;
        file.set_len(u64::saturating_from(lines.len()))?;
        Ok((RowsFile { file }, rows))
    }

    /// Adds the row of a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, row: &Row) -> io::Result<()> {
        self.file.write_all(&line(row)?)
    }
}

fn line(written: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut json = serde_json::to_vec(written)?;
    json.push(b'\n');
    Ok(json)
}

fn same_plan(found: &Plan, wanted: &Plan) -> Result<(), BadFile> {
    let texts = |plan: &Plan| {
        let names = plan.contenders.iter().map(ToString::to_string).collect::<Vec<_>>();
        [
            ("the variant", plan.variant.name().to_owned()),
            ("the number of seats", plan.seats.to_string()),
            ("the seed", plan.seed.to_string()),
            ("a gate", plan.gate.to_string()),
            ("the pool", names.join(",")),
        ]
    };
    let mut pairs = texts(found).into_iter().zip(texts(wanted));
    match pairs.find(|((_, found), (_, wanted))| found != wanted) {
        Some(((field, found), (_, wanted))) => Err(BadFile::OtherPlan { field, found, wanted }),
        None => Ok(()),
    }
}
