//! Copies of a cluster: taken while its server runs, and made into a cluster again.

use super::{
    Error,
    binaries::Binaries,
    cluster::{Cluster, USER, complete, is_unused, sync},
    place::{OsAccount, command, private_dir},
};
use std::{
    fs,
    io::{BufRead, BufReader},
    os::unix::fs::lchown,
    path::{self, Path},
    process::Stdio,
};

impl Cluster {
    /// Copies the data of the running server into a new directory, and verifies the copy. Returns the
    /// moment of the last commit in its WAL, as in `2026-11-28 05:40:12.123456 UTC`; none if nothing was
    /// committed meanwhile.
    pub fn back_up(&self, copy: &Path) -> Result<Option<String>, Error> {
        let copy = &path::absolute(copy).map_err(Error::at("find", copy))?;
        let binaries = Binaries::find(self.bin_dir.as_deref(), &self.data)?;
        let program = binaries.program("pg_basebackup");
        let mut base_backup = command(&program, &self.base);
        base_backup.args(["--wal-method=stream", "--checkpoint=fast", "--no-password", "--port=5432"]);
        base_backup.args(["--username", USER]).arg("--host").arg(&self.sockets).arg("--pgdata").arg(copy);
        complete(&program, &mut base_backup, "")?;
        verify(&binaries, copy)?;
        last_commit(&binaries, copy)
    }

    /// Makes the data from a copy, under a temporary name until they are complete. The caller must hold
    /// the lock.
    pub fn restore(&self, copy: &Path) -> Result<(), Error> {
        if !is_unused(&self.base)? {
            return Err(Error::NotEmpty(self.base.clone()));
        }
        self.clear_remains()?;
        let new = self.new_data()?;
        copy_tree(copy, &new, self.account)?;
        self.use_data(&new)
    }
}

/// Checks every file of a copy against its manifest, and reads the WAL that it needs.
pub(super) fn verify(binaries: &Binaries, copy: &Path) -> Result<(), Error> {
    let copy = &path::absolute(copy).map_err(Error::at("find", copy))?;
    let program = binaries.program("pg_verifybackup");
    complete(&program, command(&program, copy).args(["--quiet", "--exit-on-error"]).arg(copy), "")
}

/// The moment of the last commit in the WAL of a copy, all of which is replayed when it is started. The
/// end of the WAL is an error for `pg_waldump`, so its exit status says nothing.
fn last_commit(binaries: &Binaries, copy: &Path) -> Result<Option<String>, Error> {
    let label = copy.join("backup_label");
    let text = fs::read_to_string(&label).map_err(Error::at("read", &label))?;
    let value = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.split_whitespace().next());
    let (Some(start), Some(timeline)) = (value("START WAL LOCATION: "), value("START TIMELINE: ")) else {
        return Ok(None);
    };
    let program = binaries.program("pg_waldump");
    let mut dump = command(&program, copy);
    dump.args(["--rmgr", "Transaction", "--start", start, "--timeline", timeline])
        .arg("--path")
        .arg(copy.join("pg_wal"));
    dump.env("TZ", "UTC").stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = dump.spawn().map_err(Error::at("run", &program))?;
    let mut last = None;
    for line in child.stdout.take().into_iter().flat_map(|lines| BufReader::new(lines).lines()) {
        let line = line.map_err(Error::at("read", &program))?;
        last = committed_at(&line).or(last);
    }
    child.wait().map_err(Error::at("run", &program))?;
    Ok(last)
}

/// The moment in a line of `pg_waldump` about a commit.
fn committed_at(line: &str) -> Option<String> {
    let (_, commit) = line.split_once("desc: COMMIT ").or_else(|| line.split_once("desc: COMMIT_PREPARED "))?;
    let (moment, _) = commit.split_once(" UTC")?;
    // Of a prepared transaction, its number is before it.
    Some(format!("{} UTC", moment.rsplit(": ").next()?))
}

/// Copies a directory into one that exists. The files belong to the account, and are on the disk.
fn copy_tree(from: &Path, to: &Path, account: OsAccount) -> Result<(), Error> {
    for entry in fs::read_dir(from).map_err(Error::at("read", from))? {
        let entry = entry.map_err(Error::at("read", from))?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        let kind = entry.file_type().map_err(Error::at("inspect", &from))?;
        if kind.is_dir() {
            private_dir(&to, 0o700, account.uid)?;
            copy_tree(&from, &to, account)?;
        } else if kind.is_file() {
            fs::copy(&from, &to).map_err(Error::at("copy", &from))?;
            lchown(&to, Some(account.uid), None).map_err(Error::at("chown", &to))?;
            sync(&to)?;
        } else {
            return Err(Error::NotAFile(from));
        }
    }
    sync(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commits_are_read_from_the_lines_of_pg_waldump() {
        let line = |desc: &str| format!("rmgr: Transaction len (rec/tot): 34/34, tx: 739, lsn: 0/0152D1F8, {desc}");
        let moment = Some("2026-11-28 05:40:12.123456 UTC".to_owned());
        assert_eq!(committed_at(&line("desc: COMMIT 2026-11-28 05:40:12.123456 UTC")), moment);
        assert_eq!(committed_at(&line("desc: COMMIT 2026-11-28 05:40:12.123456 UTC; inval msgs: catcache 7")), moment);
        assert_eq!(committed_at(&line("desc: COMMIT_PREPARED 747: 2026-11-28 05:40:12.123456 UTC")), moment);
        assert_eq!(committed_at(&line("desc: ABORT 2026-11-28 05:40:12.123456 UTC")), None);
    }
}
