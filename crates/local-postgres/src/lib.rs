//! A private PostgreSQL: finds the server programs, creates a cluster, and keeps a server running
//! for as long as this process lives.
//!
//! Several processes may use the same directory. The one that holds the lock on `owner.lock` owns
//! the server, and the others share it. When the owner ends, one of them takes over. Each process
//! has a keeper thread for this. The server listens only on a Unix socket, in a directory that no
//! other account can enter.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod backup;
mod binaries;
mod cluster;
mod place;

use std::{
    convert::Infallible,
    fs::{File, TryLockError},
    io,
    path::{Path, PathBuf},
    process::ExitStatus,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, SendError, Sender},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use binaries::Binaries;
use cluster::Cluster;

/// The time that a server has to accept connections.
const PATIENCE: Duration = Duration::from_secs(60);
/// The interval at which the keeper checks a server that is starting.
const BRISKLY: Duration = Duration::from_millis(20);
/// The interval at which the keeper checks a running server.
const CALMLY: Duration = Duration::from_millis(200);
/// The shortest and the longest pause before a server that ended is started again.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(10));

/// The reason why the private PostgreSQL could not be started.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No installation was found.
    #[error(
        "PostgreSQL's server programs (initdb and postgres) were not found. Install them:
  Debian, Ubuntu:  apt-get install postgresql
  Fedora:          dnf install postgresql-server
  macOS:           brew install postgresql@17
or use a running PostgreSQL server with --database-url"
    )]
    NotInstalled,
    /// The data requires a major version of PostgreSQL that was not found.
    #[error(
        "the data in {} requires PostgreSQL {major}, whose server programs were not found: \
         install PostgreSQL {major} (Debian, Ubuntu: apt-get install postgresql-{major}; \
         macOS: brew install postgresql@{major})", data.display()
    )]
    VersionMissing {
        /// The cluster's data directory.
        data: PathBuf,
        /// The major version that created it.
        major: u32,
    },
    /// This process runs as root, and there is no other account to run PostgreSQL as.
    #[error("PostgreSQL refuses to run as root, and there is no user `postgres` or `nobody`")]
    NoAccount,
    /// A directory to be used belongs to another account, or other accounts can write to it.
    #[error("{} is not a directory, belongs to another account, or is writable by other accounts", .0.display())]
    NotOurs(PathBuf),
    /// A backup is not restored over other data.
    #[error("{} has data already; restore into another directory", .0.display())]
    NotEmpty(PathBuf),
    /// A backup holds something else than files and directories.
    #[error("{} is neither a file nor a directory", .0.display())]
    NotAFile(PathBuf),
    /// A program failed.
    #[error("{} failed ({status}): {last_words}", program.display())]
    Failed {
        /// The program.
        program: PathBuf,
        /// Its exit status.
        status: ExitStatus,
        /// The last lines of its standard error.
        last_words: String,
    },
    /// The server ended unexpectedly.
    #[error("PostgreSQL ended unexpectedly ({status}): {last_words}")]
    Ended {
        /// Its exit status.
        status: ExitStatus,
        /// The last lines of its log.
        last_words: String,
    },
    /// The server did not accept connections in time.
    #[error("PostgreSQL in {} did not accept connections within {} seconds", .0.display(), PATIENCE.as_secs())]
    NotReady(PathBuf),
    /// A file or a thread could not be used.
    #[error("cannot {action} {}: {cause}", path.display())]
    Io {
        /// The action that failed.
        action: &'static str,
        /// The file or directory concerned.
        path: PathBuf,
        /// The error of the operating system.
        cause: io::Error,
    },
}

impl Error {
    fn at(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Error {
        move |cause| Error::Io { action, path: path.to_path_buf(), cause }
    }
}

/// The choice of a cluster, and the way to run it.
#[derive(Clone, Debug)]
pub struct Options {
    /// The directory for everything the cluster needs; created if it is missing.
    pub data_dir: PathBuf,
    /// The directory of `initdb` and `postgres`; `None` searches the usual directories.
    pub bin_dir: Option<PathBuf>,
    /// Whether data must survive a crash of the machine. Without it, tests run faster.
    pub durable: bool,
}

/// A running PostgreSQL. Dropping it stops the server, unless another process owns the server.
#[derive(Debug)]
pub struct Postgres {
    keeper: Arc<Keeper>,
    thread: Option<JoinHandle<()>>,
    tie: Option<Sender<Infallible>>,
}

impl Postgres {
    /// Starts the cluster's server, or joins the process that runs it, and waits until it accepts
    /// connections. A new cluster has an empty database `railhead`.
    pub fn start(options: Options) -> Result<Postgres, Error> {
        Postgres::kept_by(Keeper::claim(options)?)
    }

    /// Whether there is a cluster in a directory, without creating anything.
    pub fn exists_in(data_dir: &Path) -> bool {
        place::has_cluster(data_dir)
    }

    fn kept_by(keeper: Keeper) -> Result<Postgres, Error> {
        let keeper = Arc::new(keeper);
        let (tie, cut) = mpsc::channel();
        let (news, first_news) = mpsc::channel();
        let ties = Ties { cut, news };
        let builder = thread::Builder::new().name("postgres-keeper".to_owned());
        let thread = builder.spawn({
            let keeper = Arc::clone(&keeper);
            move || keeper.run(&ties)
        });
        let base = &keeper.cluster.base;
        let thread = Some(thread.map_err(Error::at("start a thread for", base))?);
        let postgres = Postgres { keeper, thread, tie: Some(tie) };
        match first_news.recv() {
            Ok(news) => news.map(|()| postgres),
            Err(_) => Err(Error::NotReady(postgres.data_dir().to_path_buf())),
        }
    }

    /// Copies the cluster into a new directory while it is in use, with the WAL that the copy needs,
    /// and verifies the copy. The copy belongs to the account of this process. Returns the moment of the last
    /// commit in it, as in `2026-11-28 05:40:12.123456 UTC`; none if nothing was committed meanwhile.
    pub fn back_up(&self, copy: &Path) -> Result<Option<String>, Error> {
        self.keeper.cluster.back_up(copy)
    }

    /// Makes a cluster from a copy, which is verified first, and starts its server. The data directory
    /// must be empty, or not exist.
    pub fn restore(copy: &Path, options: Options) -> Result<Postgres, Error> {
        backup::verify(&Binaries::find(options.bin_dir.as_deref(), copy)?, copy)?;
        if !cluster::is_unused(&options.data_dir)? {
            return Err(Error::NotEmpty(options.data_dir));
        }
        let keeper = Keeper::claim(options)?;
        if !keeper.owns() {
            return Err(Error::NotEmpty(keeper.cluster.base.clone()));
        }
        keeper.cluster.restore(copy)?;
        Postgres::kept_by(keeper)
    }

    /// The URL of a database, in a form that both libpq and tokio-postgres understand.
    pub fn url(&self, database: &str) -> String {
        self.keeper.cluster.url(database)
    }

    /// The directory in use. It is not the requested one if this process runs as root and other
    /// accounts cannot enter that one.
    pub fn data_dir(&self) -> &Path {
        &self.keeper.cluster.base
    }

    /// Whether another process owns the server. If that process ends, this one may become the
    /// owner.
    pub fn shared(&self) -> bool {
        !self.keeper.owns()
    }

    /// Stops the server if this process owns it, and waits until it has ended.
    pub fn stop(self) {}
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.tie.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The channels between a keeper's thread and its `Postgres`.
struct Ties {
    cut: Receiver<Infallible>,
    news: Sender<Result<(), Error>>,
}

impl Ties {
    /// Waits for this long at most. Returns true as soon as the `Postgres` is dropped.
    fn cut_within(&self, pause: Duration) -> bool {
        matches!(self.cut.recv_timeout(pause), Err(RecvTimeoutError::Disconnected))
    }

    /// The first report is the result of `start`. Errors reported later are logged.
    fn report(&self, news: Result<(), Error>) {
        if let Err(SendError(Err(error))) = self.news.send(news) {
            tracing::warn!("{error}");
        }
    }
}

/// Waits for the cluster's lock, and keeps a server running while it holds the lock.
#[derive(Debug)]
struct Keeper {
    cluster: Cluster,
    lock: File,
    owns: AtomicBool,
}

impl Keeper {
    fn claim(options: Options) -> Result<Keeper, Error> {
        let cluster = Cluster::at(options)?;
        let lock = cluster.open_lock()?;
        let keeper = Keeper { cluster, lock, owns: AtomicBool::new(false) };
        match keeper.lock.try_lock() {
            Ok(()) => keeper.owns.store(true, Ordering::Relaxed),
            Err(TryLockError::WouldBlock) => {}
            Err(TryLockError::Error(error)) => {
                return Err(Error::at("lock", &keeper.cluster.base)(error));
            }
        }
        Ok(keeper)
    }

    fn owns(&self) -> bool {
        self.owns.load(Ordering::Relaxed)
    }

    /// The body of the keeper's thread. The server must be a child of this thread, because it is
    /// interrupted when its parent thread ends.
    fn run(&self, ties: &Ties) {
        if !self.owns() && !self.share(ties) {
            return;
        }
        let (shortest, longest) = PAUSES;
        let mut pause = shortest;
        loop {
            let began = Instant::now();
            let Err(error) = self.serve(ties) else { break };
            ties.report(Err(error));
            if began.elapsed() > PATIENCE {
                pause = shortest;
            }
            if ties.cut_within(pause) {
                break;
            }
            pause = longest.min(pause * 2);
        }
        // Explicitly: a child forked just now may still have it open.
        if let Err(error) = self.lock.unlock() {
            tracing::warn!(%error, "the lock of the data directory cannot be given back");
        }
    }

    /// Uses the owner's server until this process becomes the owner. Returns false if the
    /// `Postgres` is dropped first.
    fn share(&self, ties: &Ties) -> bool {
        let deadline = Instant::now() + PATIENCE;
        let mut reported = false;
        while self.lock.try_lock().is_err() {
            if !reported && self.cluster.ready() {
                ties.report(Ok(()));
                reported = true;
            } else if !reported && Instant::now() > deadline {
                ties.report(Err(self.not_ready()));
                reported = true;
            }
            if ties.cut_within(if reported { CALMLY } else { BRISKLY }) {
                return false;
            }
        }
        tracing::info!("the process that ran PostgreSQL has ended; this process runs it from now on");
        self.owns.store(true, Ordering::Relaxed);
        true
    }

    /// Runs a server until the `Postgres` is dropped. Returns an error if the server ends by itself
    /// or is not ready in time.
    fn serve(&self, ties: &Ties) -> Result<(), Error> {
        let mut server = self.cluster.serve()?;
        let deadline = Instant::now() + PATIENCE;
        let mut reported = false;
        loop {
            if let Some(status) = server.exited() {
                return Err(Error::Ended { status, last_words: server.last_words() });
            }
            if !reported && self.cluster.ready() {
                ties.report(Ok(()));
                reported = true;
            } else if !reported && Instant::now() > deadline {
                server.stop();
                return Err(self.not_ready());
            }
            if ties.cut_within(if reported { CALMLY } else { BRISKLY }) {
                server.stop();
                return Ok(());
            }
        }
    }

    fn not_ready(&self) -> Error {
        Error::NotReady(self.cluster.base.clone())
    }
}
