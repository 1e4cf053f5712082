//! `railhead backup`: a copy of the private database, taken while it is in use.

use crate::{
    commands::database::Used,
    config::{Backup, DatabaseOptions},
    postgres::Postgres,
    store,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::{
    error::Error,
    ffi::OsString,
    fs::{self, DirBuilder, File},
    io::{self, ErrorKind, Write},
    os::unix::fs::DirBuilderExt,
    path::{self, Path, PathBuf},
    time::Instant,
};
use tokio::task::block_in_place;

/// The copy of the data, in the directory of a backup.
pub const DATA: &str = "data";

/// The description of a backup, in its directory.
#[derive(Serialize, Deserialize)]
pub struct Record {
    /// The version of the program that made it.
    pub railhead: String,
    /// The last migration that was applied when it was complete; none if the database was never served.
    pub migration: Option<String>,
    /// The moment of the last commit in it: what was acknowledged before that is in the copy.
    pub completed_at: Timestamp,
}

impl Record {
    const FILE: &str = "railhead.json";

    pub fn read(backup: &Path) -> Result<Record, String> {
        let file = backup.join(Record::FILE);
        let refused = |error: &dyn Error| format!("{} is not a backup: {}: {error}", backup.display(), file.display());
        let text = fs::read_to_string(&file).map_err(|error| refused(&error))?;
        serde_json::from_str(&text).map_err(|error| refused(&error))
    }

    fn write(&self, backup: &Path) -> io::Result<()> {
        let mut file = File::create_new(backup.join(Record::FILE))?;
        serde_json::to_writer_pretty(&file, self)?;
        file.write_all(b"\n")?;
        file.sync_all()?;
        File::open(backup)?.sync_all()
    }
}

/// Copies under another name, which is changed when the copy is complete and verified.
///
/// # Errors
/// If there is no private database, the directory exists, or the copy fails; then nothing is left.
pub async fn run(options: &Backup) -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    let target = path::absolute(&options.target)?;
    if !Postgres::exists_in(&options.private.data_dir) {
        let place = path::absolute(&options.private.data_dir)?;
        return Err(format!(
            "there is no private database in {}; name its directory with --data-dir. A PostgreSQL of your own has \
             its own tools: docs/backup.md",
            place.display()
        )
        .into());
    }
    if target.symlink_metadata().is_ok() {
        return Err(format!("{} exists already; a backup needs a new directory", target.display()).into());
    }
    let used = Used::open(&DatabaseOptions { url: None, private: options.private.clone() }).await?;
    let partial = begin(&target)?;
    let outcome = copy(&used, &partial).await.and_then(|at| Ok(finish(&partial, &target).map(|()| at)?));
    let completed_at = match outcome {
        Ok(at) => at,
        Err(error) => {
            fs::remove_dir_all(&partial)
                .map_err(|cause| format!("{error}; cannot remove {}: {cause}", partial.display()))?;
            return Err(error);
        }
    };
    println!(
        "the {} as of {completed_at} is in {}, copied and verified in {:.1} s",
        used.place(),
        target.display(),
        began.elapsed().as_secs_f64()
    );
    used.close().await
}

/// Makes the directory for a copy that is not complete yet, which only its owner can enter.
fn begin(target: &Path) -> Result<PathBuf, Box<dyn Error>> {
    let mut name = target.file_name().map(OsString::from).ok_or("a backup needs a name")?;
    name.push(".partial");
    let partial = target.with_file_name(name);
    match DirBuilder::new().mode(0o700).create(&partial) {
        Ok(()) => Ok(partial),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let remains = "is there: another backup is being made, or one was interrupted; then delete it";
            Err(format!("{} {remains}", partial.display()).into())
        }
        Err(error) => Err(format!("cannot create {}: {error}", partial.display()).into()),
    }
}

/// Copies the data, and returns the moment as of which they are complete.
async fn copy(used: &Used, partial: &Path) -> Result<Timestamp, Box<dyn Error>> {
    let began = Timestamp::now();
    let last_commit = match &used.private {
        Some(postgres) => block_in_place(|| postgres.back_up(&partial.join(DATA)))?,
        None => None,
    };
    let completed_at = last_commit.map(|at| at.replace(" UTC", "Z").parse()).transpose()?.unwrap_or(began);
    let migration = store::database::migrations::last_migration(&used.url).await?;
    let railhead = env!("CARGO_PKG_VERSION").to_owned();
    Record { railhead, migration, completed_at }.write(partial)?;
    Ok(completed_at)
}

/// Gives a complete copy its name.
fn finish(partial: &Path, target: &Path) -> io::Result<()> {
    fs::rename(partial, target)?;
    target.parent().map_or(Ok(()), |parent| File::open(parent)?.sync_all())
}
