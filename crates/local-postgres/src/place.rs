//! The directories of a cluster, and the account that runs PostgreSQL.

use std::{
    env,
    fs::{self, DirBuilder, Permissions},
    io::ErrorKind,
    os::unix::{
        ffi::OsStrExt,
        fs::{DirBuilderExt, MetadataExt, PermissionsExt, lchown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::LazyLock,
};

use nix::unistd::{Uid, User, getegid, geteuid};

use super::{Error, binaries::says};

/// The maximum length of a socket's path on macOS, in bytes. Linux allows four more.
const SOCKET_PATH_MAX: usize = 103;

/// The account that runs PostgreSQL's programs: that of this process or, because the programs
/// refuse to run as root, one with fewer rights.
#[derive(Clone, Copy, Debug)]
pub(super) struct OsAccount {
    pub uid: u32,
    gid: u32,
}

impl OsAccount {
    /// Chooses the account. If this process runs as root: the owner of the data if it exists, else
    /// `postgres`, else `nobody`.
    pub fn choose(data: &Path) -> Result<OsAccount, Error> {
        if !geteuid().is_root() {
            return Ok(OsAccount { uid: geteuid().as_raw(), gid: getegid().as_raw() });
        }
        let owner = fs::metadata(data).map(|data| Uid::from_raw(data.uid()));
        let owner = owner.ok().filter(|uid| !uid.is_root());
        let owner = owner.map(User::from_uid).into_iter();
        owner
            .chain(["postgres", "nobody"].map(User::from_name))
            .find_map(|user| user.ok().flatten())
            .map(|user| OsAccount { uid: user.uid.as_raw(), gid: user.gid.as_raw() })
            .ok_or(Error::NoAccount)
    }

    /// A command that runs in `dir` as this account and ends when the calling *thread* ends.
    pub fn command(&self, program: &Path, dir: &Path) -> Command {
        let mut command = command(program, dir);
        if geteuid().is_root() {
            command.uid(self.uid).gid(self.gid); // also drops root's supplementary groups
        }
        command
    }

    /// Whether this account can enter `dir` and all directories above it.
    fn can_enter(&self, dir: &Path) -> bool {
        says(self.command(Path::new("/bin/sh"), dir).args(["-c", ":"])).is_some()
    }
}

/// A command that runs in `dir` as the account of this process and ends when the calling *thread*
/// ends. Ctrl-C in the terminal does not reach it. It does not inherit the `PG*` variables, which are
/// meant for clients.
pub(super) fn command(program: &Path, dir: &Path) -> Command {
    let mut command = tied_to_us(program);
    command.current_dir(dir).process_group(0).env("LC_ALL", "C").stdin(Stdio::null());
    for (name, _) in env::vars_os() {
        if name.as_encoded_bytes().starts_with(b"PG") {
            command.env_remove(name);
        }
    }
    command
}

/// A command that is interrupted when this thread ends, even by `kill -9`, if the system has
/// `setpriv` with that option (Linux). On other systems, the next owner of the cluster stops a
/// server that was left behind.
fn tied_to_us(program: &Path) -> Command {
    const TIE: [&str; 3] = ["--pdeathsig", "INT", "--"];
    static SETPRIV: LazyLock<bool> = LazyLock::new(|| says(Command::new("setpriv").args(TIE).arg("true")).is_some());
    if !*SETPRIV {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(TIE).arg(program);
    command
}

/// The base directory and the account. If this process runs as root and the account cannot enter
/// `data_dir`, the base is a directory in /var/tmp instead.
pub(super) fn settle(data_dir: &Path) -> Result<(PathBuf, OsAccount), Error> {
    if !data_dir.exists() {
        if let Some(parent) = data_dir.parent() {
            fs::create_dir_all(parent).map_err(Error::at("create", parent))?;
        }
        private_dir(data_dir, base_mode(), geteuid().as_raw())?;
    }
    let base = fs::canonicalize(data_dir).map_err(Error::at("find", data_dir))?;
    let account = OsAccount::choose(&base.join("data"))?;
    if !geteuid().is_root() || account.can_enter(&base) {
        return Ok((base, account));
    }
    let instead = instead_of(&base);
    private_dir(&instead, base_mode(), geteuid().as_raw())?;
    tracing::warn!(
        "PostgreSQL cannot run as root, and {} is closed to others: the data is in {}",
        base.display(),
        instead.display()
    );
    let account = OsAccount::choose(&instead.join("data"))?;
    Ok((instead, account))
}

fn instead_of(base: &Path) -> PathBuf {
    PathBuf::from(format!("/var/tmp/railhead-{:016x}", fingerprint(base)))
}

/// Whether a cluster was created for `data_dir`.
pub(super) fn has_cluster(data_dir: &Path) -> bool {
    let base = fs::canonicalize(data_dir);
    base.is_ok_and(|base| base.join("data").exists() || instead_of(&base).join("data").exists())
}

/// Creates the directory for a socket of this name. It is in the base, or in /tmp if the path would
/// be too long or has characters that PostgreSQL reads as a list of directories.
pub(super) fn socket_dir(base: &Path, socket: &str, account: OsAccount) -> Result<PathBuf, Error> {
    let mut dir = base.join("s");
    let path = dir.join(socket);
    let path = path.as_os_str().as_bytes();
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"/._-@+".contains(byte);
    if path.len() > SOCKET_PATH_MAX || !path.iter().all(plain) {
        let me = geteuid().as_raw();
        let short = PathBuf::from(format!("/tmp/railhead-{:016x}-{me}", fingerprint(base)));
        private_dir(&short, base_mode(), me)?;
        dir = short.join("s");
    }
    private_dir(&dir, 0o700, account.uid)?;
    Ok(dir)
}

/// Directories of root must let PostgreSQL's account pass through to its own.
fn base_mode() -> u32 {
    if geteuid().is_root() { 0o711 } else { 0o700 }
}

/// Creates a directory for `owner`, or checks that the existing one belongs to `owner`: in /tmp and
/// /var/tmp, anyone may have created something under this name.
pub(super) fn private_dir(path: &Path, mode: u32, owner: u32) -> Result<(), Error> {
    match DirBuilder::new().mode(mode).create(path) {
        Ok(()) => fs::set_permissions(path, Permissions::from_mode(mode)), // regardless of the umask
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
    .map_err(Error::at("create", path))?;
    let found = fs::symlink_metadata(path).map_err(Error::at("inspect", path))?;
    if found.is_dir() && found.uid() == geteuid().as_raw() && found.uid() != owner {
        return lchown(path, Some(owner), None).map_err(Error::at("chown", path));
    }
    match found.is_dir() && found.uid() == owner && found.mode() & 0o022 == 0 {
        true => Ok(()),
        false => Err(Error::NotOurs(path.to_path_buf())),
    }
}

/// FNV-1a. Unlike the hashes of std, it is guaranteed to stay the same.
fn fingerprint(path: &Path) -> u64 {
    let bytes = path.as_os_str().as_bytes();
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
