//! Where a cluster lives, and whom it belongs to.

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

/// The longest path macOS takes for a socket; Linux takes four bytes more.
const SOCKET_PATH_MAX: usize = 103;

/// The account that runs PostgreSQL's programs: our own or, because they refuse root, one with
/// fewer rights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Account {
    pub uid: u32,
    gid: u32,
}

impl Account {
    /// In place of root: the owner of the data if it exists, else `postgres`, else `nobody`.
    pub fn choose(data: &Path) -> Result<Account, Error> {
        if !geteuid().is_root() {
            return Ok(Account { uid: geteuid().as_raw(), gid: getegid().as_raw() });
        }
        let owner = fs::metadata(data).map(|data| Uid::from_raw(data.uid()));
        let owner = owner.ok().filter(|uid| !uid.is_root());
        let owner = owner.map(User::from_uid).into_iter();
        owner
            .chain(["postgres", "nobody"].map(User::from_name))
            .find_map(|user| user.ok().flatten())
            .map(|user| Account { uid: user.uid.as_raw(), gid: user.gid.as_raw() })
            .ok_or(Error::NoAccount)
    }

    /// A command that runs in `dir` as this account and dies with the calling *thread*. Ctrl-C in
    /// the terminal does not reach it, nor do the `PG*` variables meant for clients.
    pub fn command(&self, program: &Path, dir: &Path) -> Command {
        let mut command = tied_to_us(program);
        command.current_dir(dir).process_group(0).env("LC_ALL", "C").stdin(Stdio::null());
        for (name, _) in env::vars_os() {
            if name.as_encoded_bytes().starts_with(b"PG") {
                command.env_remove(name);
            }
        }
        if geteuid().is_root() {
            command.uid(self.uid).gid(self.gid); // this sheds root's further groups, too
        }
        command
    }

    /// Whether nothing on the way to `dir` is closed to this account.
    fn can_enter(&self, dir: &Path) -> bool {
        says(self.command(Path::new("/bin/sh"), dir).args(["-c", ":"])).is_some()
    }
}

/// Where `setpriv` can do it (Linux), a command that is interrupted when our thread ends, even by
/// `kill -9`. Elsewhere the next owner of the cluster ends what was left behind.
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

/// The base directory and the account. Where root's substitute cannot come near `data_dir`, the
/// base is a directory of its own in /var/tmp.
pub(super) fn settle(data_dir: &Path) -> Result<(PathBuf, Account), Error> {
    if !data_dir.exists() {
        if let Some(parent) = data_dir.parent() {
            fs::create_dir_all(parent).map_err(Error::at("create", parent))?;
        }
        private_dir(data_dir, base_mode(), geteuid().as_raw())?;
    }
    let base = fs::canonicalize(data_dir).map_err(Error::at("find", data_dir))?;
    let account = Account::choose(&base.join("data"))?;
    if !geteuid().is_root() || account.can_enter(&base) {
        return Ok((base, account));
    }
    let instead = PathBuf::from(format!("/var/tmp/railhead-{:016x}", fingerprint(&base)));
    private_dir(&instead, base_mode(), geteuid().as_raw())?;
    tracing::warn!(
        "PostgreSQL cannot run as root, and {} is closed to others: the data is in {}",
        base.display(),
        instead.display()
    );
    let account = Account::choose(&instead.join("data"))?;
    Ok((instead, account))
}

/// Makes the directory for a socket of that name: in the base or, if such a path would be too long
/// or have characters that PostgreSQL takes for a list of directories, in one in /tmp.
pub(super) fn socket_dir(base: &Path, socket: &str, account: Account) -> Result<PathBuf, Error> {
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

/// Root's directories must let the account pass through to its own.
fn base_mode() -> u32 {
    if geteuid().is_root() { 0o711 } else { 0o700 }
}

/// Makes a directory for `owner`, or makes sure that the one there is theirs: in /tmp and /var/tmp
/// anybody may have put something in its place.
pub(super) fn private_dir(path: &Path, mode: u32, owner: u32) -> Result<(), Error> {
    match DirBuilder::new().mode(mode).create(path) {
        Ok(()) => fs::set_permissions(path, Permissions::from_mode(mode)), // umask or not
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

/// FNV-1a, which unlike std's hashes will be the same for ever.
fn fingerprint(path: &Path) -> u64 {
    let bytes = path.as_os_str().as_bytes();
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
