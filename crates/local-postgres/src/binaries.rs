//! Finds PostgreSQL's server programs.

use std::{
    env, fs,
    path::{self, Path, PathBuf},
    process::{Command, Stdio},
};

use super::Error;

/// One installation of the PostgreSQL server.
#[derive(Debug)]
pub(super) struct Binaries {
    dir: PathBuf,
    major: u32,
}

impl Binaries {
    /// Searches `only` if it is given, otherwise the usual directories. If `data` holds a cluster,
    /// only programs of its major version are accepted.
    pub fn find(only: Option<&Path>, data: &Path) -> Result<Binaries, Error> {
        let version = fs::read_to_string(data.join("PG_VERSION")).ok();
        let mut found = places(only).into_iter().filter_map(|place| Binaries::at(&place));
        match version.as_deref().and_then(leading_number) {
            None => found.next().ok_or(Error::NotInstalled),
            Some(major) => found
                .find(|binaries| binaries.major == major)
                .ok_or_else(|| Error::VersionMissing { data: data.to_path_buf(), major }),
        }
    }

    fn at(place: &Path) -> Option<Binaries> {
        let dir = path::absolute(place).ok()?;
        if !dir.join("initdb").is_file() {
            return None;
        }
        // "postgres (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)"
        let version = says(Command::new(dir.join("postgres")).arg("--version"))?;
        let major = version.split(' ').nth(2).and_then(leading_number)?;
        Some(Binaries { dir, major })
    }

    pub fn program(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }
}

/// The directories to search, in order of preference.
fn places(only: Option<&Path>) -> Vec<PathBuf> {
    if let Some(only) = only {
        return vec![only.to_path_buf()];
    }
    let mut places = Vec::new();
    places.extend(says(Command::new("pg_config").arg("--bindir")).map(PathBuf::from));
    places.extend(versions("/usr/lib/postgresql", "")); // Debian, Ubuntu
    places.extend(versions("/usr", "pgsql-")); // PostgreSQL's own RPMs
    places.extend(env::var_os("PATH").iter().flat_map(env::split_paths));
    places.extend(versions("/opt/homebrew/opt", "postgresql@"));
    places.extend(versions("/usr/local/opt", "postgresql@"));
    places
}

/// Every `parent/<prefix><number>/bin`, highest number first.
fn versions(parent: &str, prefix: &str) -> impl Iterator<Item = PathBuf> {
    let mut found: Vec<(u32, PathBuf)> = fs::read_dir(parent)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let number = entry.file_name().to_str()?.strip_prefix(prefix)?.parse().ok()?;
            Some((number, entry.path().join("bin")))
        })
        .collect();
    found.sort();
    found.into_iter().rev().map(|(_, bin)| bin)
}

/// The trimmed standard output of a program; none if it cannot be run or fails.
pub(super) fn says(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

fn leading_number(text: &str) -> Option<u32> {
    text.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}
