//! Copies of a cluster: taken while its server runs, and made into a cluster again.

use super::{
    Error,
    binaries::Binaries,
    cluster::{Cluster, USER, complete, is_unused, sync},
    place::{OsAccount, command, private_dir},
};
use std::{
    fs,
    os::unix::fs::lchown,
    path::{self, Path},
};

impl Cluster {
    /// Copies the data of the running server into a new directory, and verifies the copy.
    pub fn back_up(&self, copy: &Path) -> Result<(), Error> {
        let copy = &path::absolute(copy).map_err(Error::at("find", copy))?;
        let binaries = Binaries::find(self.bin_dir.as_deref(), &self.data)?;
        let program = binaries.program("pg_basebackup");
        let mut base_backup = command(&program, &self.base);
        base_backup.args(["--wal-method=stream", "--checkpoint=fast", "--no-password", "--port=5432"]);
        base_backup.args(["--username", USER]).arg("--host").arg(&self.sockets).arg("--pgdata").arg(copy);
        complete(&program, &mut base_backup, "")?;
        verify(&binaries, copy)
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
