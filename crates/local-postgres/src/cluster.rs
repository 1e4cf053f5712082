//! A cluster on disk: creates it, and runs a server on it.

use std::{
    fmt::Write as _,
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind, Read, Seek, SeekFrom, Write},
    os::unix::{ffi::OsStrExt, fs::OpenOptionsExt, net::UnixStream},
    path::{Path, PathBuf},
    process::{self, Child, Command, ExitStatus, Stdio},
    thread,
    time::{Duration, Instant},
};

use nix::{
    errno::Errno,
    sys::signal::{Signal, kill},
    unistd::Pid,
};

use super::{
    Error, Options,
    binaries::Binaries,
    place::{self, OsAccount, private_dir},
};

pub(super) const USER: &str = "railhead";
const DATABASE: &str = "railhead";
const SOCKET: &str = ".s.PGSQL.5432";
/// The beginning of the names of directories for data that are not complete yet.
const NEW_DATA: &str = "data.new";
/// The files and directories around the data, beside those of [`NEW_DATA`].
const AROUND: [&str; 3] = ["owner.lock", "postgres.log", "s"];

const SETTINGS: &[&str] = &[
    "port=5432",
    "listen_addresses=",
    "max_connections=200",
    "shared_buffers=128MB",
    "log_min_messages=warning",
    "log_checkpoints=off",
    // Plans are short; and compiling needs memory that can be written and executed, which the unit for systemd denies.
    "jit=off",
];
/// Settings for tests: no durability, connections for many services at once, and no vacuuming
/// hundreds of small databases in turn.
const CARELESS: &[&str] =
    &["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off", "max_connections=1000"];

/// The directory `base` with `data`, `s` (for the socket), `postgres.log` and `owner.lock`. This
/// process's account owns `base`. The account that runs PostgreSQL owns `data` and `s`, which no
/// other account can enter.
#[derive(Debug)]
pub(super) struct Cluster {
    pub base: PathBuf,
    pub data: PathBuf,
    pub sockets: PathBuf,
    pub account: OsAccount,
    pub bin_dir: Option<PathBuf>,
    durable: bool,
}

impl Cluster {
    /// Creates and checks the directories around the cluster. The cluster itself is created by
    /// `serve`.
    pub fn at(options: Options) -> Result<Cluster, Error> {
        let (base, account) = place::settle(&options.data_dir)?;
        let sockets = place::socket_dir(&base, SOCKET, account)?;
        Ok(Cluster {
            data: base.join("data"),
            base,
            sockets,
            account,
            bin_dir: options.bin_dir,
            durable: options.durable,
        })
    }

    pub fn url(&self, database: &str) -> String {
        let host = percent_encoded(self.sockets.as_os_str().as_bytes());
        format!("postgresql://{USER}@{host}:5432/{}", percent_encoded(database.as_bytes()))
    }

    pub fn open_lock(&self) -> Result<File, Error> {
        let path = self.base.join("owner.lock");
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true).mode(0o600);
        options.open(&path).map_err(Error::at("open", &path))
    }

    /// Whether a server, ours or another process's, accepts connections.
    pub fn ready(&self) -> bool {
        self.pid_file().is_some_and(|(_, status)| status == "ready")
            && UnixStream::connect(self.sockets.join(SOCKET)).is_ok()
    }

    /// Starts a server, and creates the cluster first if there is none. The caller must hold the
    /// lock.
    pub fn serve(&self) -> Result<Server, Error> {
        let binaries = Binaries::find(self.bin_dir.as_deref(), &self.data)?;
        self.clear_remains()?;
        if !self.data.exists() {
            self.make(&binaries)?;
        }
        let postgres = binaries.program("postgres");
        let mut command = self.account.command(&postgres, &self.base);
        command.arg("-D").arg(&self.data);
        command.arg("-k").arg(&self.sockets);
        let careless = if self.durable { &[] } else { CARELESS };
        for setting in SETTINGS.iter().chain(careless) {
            command.args(["-c", setting]);
        }
        Server::spawn(command, self.base.join("postgres.log")).map_err(Error::at("run", &postgres))
    }

    /// Creates the cluster under a temporary name and renames it when it is complete. The name
    /// contains the process id, so that an `initdb` that outlived its parent cannot interfere.
    fn make(&self, binaries: &Binaries) -> Result<(), Error> {
        let new = self.new_data()?;
        let (care, fsync) = match self.durable {
            true => ("--data-checksums", "fsync=on"),
            false => ("--no-sync", "fsync=off"),
        };

        let program = binaries.program("initdb");
        let mut initdb = self.account.command(&program, &self.base);
        initdb.args(["-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C"]);
        initdb.arg(care).arg("-D").arg(&new);
        complete(&program, &mut initdb, "")?;

        let program = binaries.program("postgres");
        let mut single = self.account.command(&program, &self.base);
        single.args(["--single", "-c", "exit_on_error=on", "-c", fsync]);
        single.arg("-D").arg(&new).arg("postgres");
        let create = format!("CREATE DATABASE {DATABASE};\n");
        complete(&program, &mut single, &create)?;
        self.use_data(&new)
    }

    /// A directory for data that are not complete yet.
    pub fn new_data(&self) -> Result<PathBuf, Error> {
        let new = self.base.join(format!("{NEW_DATA}.{}", process::id()));
        private_dir(&new, 0o700, self.account.uid)?;
        Ok(new)
    }

    /// Gives complete data their name.
    pub fn use_data(&self, new: &Path) -> Result<(), Error> {
        fs::rename(new, &self.data).map_err(Error::at("rename", new))?;
        sync(&self.base)
    }

    /// Stops a server that was left behind by a killed owner, and removes files that would prevent
    /// a new one from starting.
    pub fn clear_remains(&self) -> Result<(), Error> {
        if let Some((pid, _)) = self.pid_file() {
            end(pid, || self.is_our_server(pid));
            // PostgreSQL ignores a stale pid file if the process has ended, but not if its id was
            // reused.
            if kill(pid, None).is_ok() && !self.is_our_server(pid) {
                remove_file(&self.data.join("postmaster.pid"))?;
            }
        }
        remove_file(&self.sockets.join(SOCKET))?;
        remove_file(&self.sockets.join(format!("{SOCKET}.lock")))?;
        let entries = fs::read_dir(&self.base).map_err(Error::at("read", &self.base))?;
        for entry in entries.flatten() {
            if entry.file_name().as_bytes().starts_with(NEW_DATA.as_bytes()) {
                // This may fail while an `initdb` is ending; then the next start removes the
                // directory.
                if let Err(error) = fs::remove_dir_all(entry.path()) {
                    tracing::debug!(%error, "the remains of a start cannot be removed yet");
                }
            }
        }
        Ok(())
    }

    /// The server's process id and status: the first and last lines of `postmaster.pid`.
    fn pid_file(&self) -> Option<(Pid, String)> {
        let text = fs::read_to_string(self.data.join("postmaster.pid")).ok()?;
        let (first, last) = (text.lines().next()?, text.lines().last()?);
        let pid = first.trim().parse().ok().filter(|pid| *pid > 1)?;
        Some((Pid::from_raw(pid), last.trim().to_owned()))
    }

    /// Whether this process is the server of this cluster, judging by its command line.
    fn is_our_server(&self, pid: Pid) -> bool {
        let line = command_line(pid).replace(['\0', '\n'], " ");
        line.contains(&format!("postgres -D {} ", self.data.display()))
    }
}

/// A process's command line; empty if there is no such process.
fn command_line(pid: Pid) -> String {
    let line = fs::read(format!("/proc/{pid}/cmdline")).or_else(|_| {
        let mut ps = Command::new("ps"); // not on Linux
        ps.args(["-ww", "-o", "command=", "-p", &pid.to_string()]);
        ps.output().map(|output| output.stdout)
    });
    String::from_utf8_lossy(&line.unwrap_or_default()).into_owned()
}

/// A server that runs as a child process.
#[derive(Debug)]
pub(super) struct Server {
    child: Child,
    log: PathBuf,
    log_start: u64,
}

impl Server {
    /// Starts the server and appends its output to `log`.
    fn spawn(mut command: Command, log: PathBuf) -> io::Result<Server> {
        let mut options = OpenOptions::new();
        let output = options.create(true).append(true).mode(0o600).open(&log)?;
        let log_start = output.metadata()?.len();
        command.stdout(output.try_clone()?).stderr(output);
        let child = command.spawn()?;
        Ok(Server { child, log, log_start })
    }

    pub fn exited(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    pub fn stop(mut self) {
        if let Ok(pid) = i32::try_from(self.child.id()) {
            end(Pid::from_raw(pid), || self.exited().is_none());
        }
    }

    /// The last lines that this server wrote to the log, excluding those of earlier servers.
    pub fn last_words(&self) -> String {
        let mut text = Vec::new();
        if let Ok(mut log) = File::open(&self.log) {
            let read = log.seek(SeekFrom::Start(self.log_start)).and_then(|_| log.read_to_end(&mut text));
            if let Err(error) = read {
                tracing::warn!(%error, "the log of PostgreSQL cannot be read");
            }
        }
        last_lines(&text)
    }
}

/// Stops a server by fast shutdown, then by immediate shutdown, then by `SIGKILL`, waiting up to 10
/// seconds for each.
fn end(pid: Pid, mut alive: impl FnMut() -> bool) {
    for signal in [Signal::SIGINT, Signal::SIGQUIT, Signal::SIGKILL] {
        if !alive() {
            return;
        }
        // It may have ended meanwhile.
        if let Err(error) = kill(pid, signal).or_else(|error| if error == Errno::ESRCH { Ok(()) } else { Err(error) }) {
            tracing::warn!(%error, %signal, "PostgreSQL cannot be stopped");
        }
        let deadline = Instant::now() + Duration::from_secs(10);
        while alive() && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// Whether there is nothing in a directory that somebody would miss.
pub(super) fn is_unused(dir: &Path) -> Result<bool, Error> {
    let entries = match fs::read_dir(dir) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(true),
        entries => entries.map_err(Error::at("read", dir))?,
    };
    let mut names = entries.flatten().map(|entry| entry.file_name());
    let is_ours =
        |name: &[u8]| AROUND.iter().any(|ours| ours.as_bytes() == name) || name.starts_with(NEW_DATA.as_bytes());
    Ok(names.all(|name| is_ours(name.as_bytes())))
}

/// Waits until the entries of a directory, or the contents of a file, are on the disk.
pub(super) fn sync(path: &Path) -> Result<(), Error> {
    File::open(path).and_then(|file| file.sync_all()).map_err(Error::at("sync", path))
}

/// Runs a program to completion with `input` on its standard input.
pub(super) fn complete(program: &Path, command: &mut Command, input: &str) -> Result<(), Error> {
    command.stdin(Stdio::piped()).stdout(Stdio::null());
    command.stderr(Stdio::piped());
    let output = command.spawn().and_then(|mut child| {
        if let Some(mut stdin) = child.stdin.take() {
            let _ = stdin.write_all(input.as_bytes()); // if this fails, the exit status tells why
        }
        child.wait_with_output()
    });
    let output = output.map_err(Error::at("run", program))?;
    if output.status.success() {
        return Ok(());
    }
    let (program, last_words) = (program.to_path_buf(), last_lines(&output.stderr));
    Err(Error::Failed { program, status: output.status, last_words })
}

fn remove_file(path: &Path) -> Result<(), Error> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(Error::at("remove", path)(error)),
        _ => Ok(()),
    }
}

fn percent_encoded(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        if byte.is_ascii_alphanumeric() || b"._-~".contains(byte) {
            text.push(char::from(*byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
        text
    })
}

fn last_lines(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let mut lines: Vec<&str> = text.lines().rev().take(10).collect();
    lines.reverse();
    lines.join("\n")
}
