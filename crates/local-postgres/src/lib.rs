//! The private PostgreSQL: finds the programs, makes a cluster, and keeps it running while this
//! process lives.
//!
//! Of the processes that start one directory's cluster, the one that holds the lock on
//! `owner.lock` runs the server; the others share it, and one of them takes over when the owner is
//! gone. Each has a keeper thread for this. The server listens on a Unix socket only, in a
//! directory that nobody else can enter.

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

use cluster::Cluster;

/// How long a server may take until it accepts connections.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often the keeper looks at a server that is starting.
const BRISKLY: Duration = Duration::from_millis(20);
/// How often it looks at one that runs.
const CALMLY: Duration = Duration::from_millis(200);
/// The shortest and the longest pause before a server that died is started again.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(10));

/// Why the private PostgreSQL could not be started.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No installation was found.
    #[error(
        "PostgreSQL's server programs (initdb and postgres) are not on this machine. Install them:
  Debian, Ubuntu:  apt-get install postgresql
  Fedora:          dnf install postgresql-server
  macOS:           brew install postgresql@17
or name a PostgreSQL server that runs already with --database-url"
    )]
    NotInstalled,
    /// The data needs another major version than those found.
    #[error(
        "the data in {} is PostgreSQL {major}'s, and the programs of that version are not on this \
         machine: install PostgreSQL {major} (Debian, Ubuntu: apt-get install postgresql-{major}; \
         macOS: brew install postgresql@{major})", data.display()
    )]
    VersionMissing {
        /// The cluster's data directory.
        data: PathBuf,
        /// The major version that made it.
        major: u32,
    },
    /// This process runs as root, and there is no other account to run PostgreSQL as.
    #[error("PostgreSQL refuses to run as root, and there is no user `postgres` or `nobody`")]
    NoAccount,
    /// A directory whose name we would use belongs to another account.
    #[error("{} is not a directory that only its rightful owner can write to", .0.display())]
    NotOurs(PathBuf),
    /// A program did not do what it was run for.
    #[error("{} failed ({status}), its last words being: {last_words}", program.display())]
    Failed {
        /// The program.
        program: PathBuf,
        /// How it ended.
        status: ExitStatus,
        /// The last lines it wrote.
        last_words: String,
    },
    /// The server ended by itself.
    #[error("PostgreSQL ended ({status}), its last words being: {last_words}")]
    Ended {
        /// How it ended.
        status: ExitStatus,
        /// The last lines of its log.
        last_words: String,
    },
    /// The server did not accept connections in time.
    #[error("PostgreSQL in {} was not ready in {} seconds", .0.display(), PATIENCE.as_secs())]
    NotReady(PathBuf),
    /// The system refused something.
    #[error("cannot {action} {}: {cause}", path.display())]
    Io {
        /// What we tried to do.
        action: &'static str,
        /// What we tried to do it to.
        path: PathBuf,
        /// Why it did not work.
        cause: io::Error,
    },
}

impl Error {
    fn at(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Error {
        move |cause| Error::Io { action, path: path.to_path_buf(), cause }
    }
}

/// Which cluster to run, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// The directory for everything the cluster needs; made if it is missing.
    pub data_dir: PathBuf,
    /// Where `initdb` and `postgres` are, if they are not to be looked for.
    pub bin_dir: Option<PathBuf>,
    /// Whether data must survive a crash of the machine. Tests are faster without.
    pub durable: bool,
}

/// A running PostgreSQL. Dropping it ends the server, unless another process owns that.
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

    /// Starts the first of `parent/pg-0`, `parent/pg-1`, ... that no other process uses: tests that
    /// run at the same time each get a cluster of their own.
    pub fn start_exclusive(parent: &Path, bin_dir: Option<&Path>, durable: bool) -> Result<Postgres, Error> {
        let mut number = 0;
        loop {
            let data_dir = parent.join(format!("pg-{number}"));
            let bin_dir = bin_dir.map(Path::to_path_buf);
            let keeper = Keeper::claim(Options { data_dir, bin_dir, durable })?;
            if keeper.owns() {
                return Postgres::kept_by(keeper);
            }
            number += 1;
        }
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

    /// The address of a database, for libpq's programs and for tokio-postgres alike.
    pub fn url(&self, database: &str) -> String {
        self.keeper.cluster.url(database)
    }

    /// The directory in use: the one asked for, unless we are root and it is closed to others.
    pub fn data_dir(&self) -> &Path {
        &self.keeper.cluster.base
    }

    /// Whether another process runs the server. Should that process end, we become the owner.
    pub fn shared(&self) -> bool {
        !self.keeper.owns()
    }

    /// Ends the server if it is ours, and returns when it is gone.
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

/// What ties a keeper's thread to its `Postgres`.
struct Ties {
    cut: Receiver<Infallible>,
    news: Sender<Result<(), Error>>,
}

impl Ties {
    /// Waits; true as soon as the `Postgres` is dropped.
    fn cut_within(&self, pause: Duration) -> bool {
        matches!(self.cut.recv_timeout(pause), Err(RecvTimeoutError::Disconnected))
    }

    /// The first news is what `start` returns; later ones have only the log.
    fn report(&self, news: Result<(), Error>) {
        if let Err(SendError(Err(error))) = self.news.send(news) {
            tracing::warn!("{error}");
        }
    }
}

/// Holds the cluster's lock, or waits for it, and keeps a server running while it does.
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

    /// The thread's whole life. The server has to be its child, for that dies with this thread.
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
        let _ = self.lock.unlock(); // a child forked just now may still have the file open
    }

    /// Uses the owner's server until we become the owner; false if we are not to wait longer.
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
        tracing::info!("PostgreSQL's owner is gone: from now on we run it");
        self.owns.store(true, Ordering::Relaxed);
        true
    }

    /// Runs a server until we are to end it, or with an error until it ends by itself.
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
