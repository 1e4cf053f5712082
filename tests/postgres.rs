//! The private PostgreSQL against the real programs. Most tests also make sense as an ordinary user.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Instant,
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::{Pid, geteuid},
};
use railhead::postgres::{Error, Options, Postgres};
use railhead_test_support::{Server, railhead, until};

/// A directory that PostgreSQL's user can reach, gone when the test ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = format!("/tmp/pg-test-{}-{number}", std::process::id());
        fs::create_dir(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        Scratch(path.into())
    }

    fn dir(&self) -> PathBuf {
        self.0.join("pg")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn options(data_dir: &Path) -> Options {
    Options { data_dir: data_dir.to_path_buf(), bin_dir: None, durable: false }
}

fn start(data_dir: &Path) -> Postgres {
    Postgres::start(options(data_dir)).unwrap_or_else(|error| panic!("{error}"))
}

fn try_query(url: &str, sql: &str) -> Option<String> {
    let output = Command::new("psql").args([url, "-XAtqc", sql]).output().unwrap();
    output.status.success().then(|| String::from_utf8(output.stdout).unwrap().trim().to_owned())
}

fn query(postgres: &Postgres, sql: &str) -> String {
    try_query(&postgres.url("railhead"), sql).expect("the query succeeds")
}

fn postmaster(data_dir: &Path) -> Pid {
    let text = fs::read_to_string(data_dir.join("data/postmaster.pid")).unwrap();
    Pid::from_raw(text.lines().next().unwrap().parse().unwrap())
}

/// Whether a process has ended, even if its status was not read yet.
fn gone(pid: Pid) -> bool {
    let zombie = fs::read(format!("/proc/{pid}/cmdline")).is_ok_and(|line| line.is_empty());
    kill(pid, None).is_err() || zombie
}

/// Another process that runs or shares the cluster, until it is killed.
fn serve(data_dir: &Path, variables: &[(&str, &str)]) -> Server {
    let mut command = railhead();
    command.args(["serve", "--listen", "127.0.0.1:0", "--workers", "1", "--data-dir"]).arg(data_dir);
    Server::run(command.env_remove("DATABASE_URL").envs(variables.iter().copied()))
}

#[test]
fn starts_from_nothing_and_answers() {
    let scratch = Scratch::new();
    let postgres = start(&scratch.dir());
    assert!(!postgres.shared());
    assert_eq!(postgres.data_dir(), scratch.dir());
    assert_eq!(query(&postgres, "select current_user || current_database()"), "railheadrailhead");
    assert_eq!(query(&postgres, "show server_encoding"), "UTF8");
    assert!(try_query(&postgres.url("postgres"), "select 1").is_some());
    let pid = postmaster(&scratch.dir());
    postgres.stop();
    assert!(gone(pid));
}

#[test]
fn keeps_its_data_and_is_durable_if_asked() {
    let scratch = Scratch::new();
    let durable = Options { durable: true, ..options(&scratch.dir()) };
    let postgres = Postgres::start(durable.clone()).unwrap();
    query(&postgres, "create table t as select 42 as n");
    assert_eq!(query(&postgres, "show fsync"), "on");
    assert_eq!(query(&postgres, "show data_checksums"), "on");
    postgres.stop();
    let postgres = Postgres::start(durable).unwrap();
    assert_eq!(query(&postgres, "select n from t"), "42");
    postgres.stop();
    assert_eq!(query(&start(&scratch.dir()), "show fsync"), "off");
}

#[test]
fn a_half_made_cluster_is_not_used() {
    let scratch = Scratch::new();
    let half = scratch.dir().join("data.new.1");
    fs::create_dir_all(&half).unwrap();
    fs::write(half.join("PG_VERSION"), "15").unwrap();
    let postgres = start(&scratch.dir());
    assert_eq!(query(&postgres, "select 1"), "1");
    assert!(!half.exists());
}

#[test]
fn a_reused_process_number_is_no_hindrance_and_comes_to_no_harm() {
    let scratch = Scratch::new();
    start(&scratch.dir()).stop();
    // The pid file of a server that crashed, whose number a process of the same user now has.
    let mut command = if geteuid().is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--clear-groups", "sleep", "1000"]);
        command
    } else {
        let mut command = Command::new("sleep");
        command.arg("1000");
        command
    };
    let mut foreign = command.spawn().unwrap();
    let data = scratch.dir().join("data");
    let text = format!("{}\n{}\n1\n5432\n\n\n1 1\nready   \n", foreign.id(), data.display());
    fs::write(data.join("postmaster.pid"), &text).unwrap();
    fs::write(scratch.dir().join("s/.s.PGSQL.5432.lock"), &text).unwrap();
    let postgres = start(&scratch.dir());
    assert_eq!(query(&postgres, "select 1"), "1");
    assert!(foreign.try_wait().unwrap().is_none(), "the foreign process lives");
    foreign.kill().unwrap();
    foreign.wait().unwrap();
}

#[test]
fn an_orphaned_server_is_ended_first() {
    let scratch = Scratch::new();
    start(&scratch.dir()).stop();
    let bin = fs::read_to_string(scratch.dir().join("data/postmaster.opts")).unwrap();
    let bin = bin.split(' ').next().unwrap();
    let mut command = Command::new("setpriv");
    if geteuid().is_root() {
        command.args(["--reuid=postgres", "--clear-groups"]);
    }
    command.args(["--", bin, "-D"]).arg(scratch.dir().join("data"));
    command.arg("-k").arg(scratch.dir().join("s")).args(["-c", "listen_addresses="]);
    let mut orphan = command.stderr(Stdio::null()).spawn().unwrap();
    until("the orphan writes its pid file", || scratch.dir().join("data/postmaster.pid").exists());
    let waiter = thread::spawn(move || orphan.wait().unwrap());
    let postgres = start(&scratch.dir());
    assert_eq!(query(&postgres, "select 1"), "1");
    assert!(waiter.join().unwrap().success(), "a clean shutdown");
}

#[test]
fn a_second_process_shares_and_takes_over() {
    let scratch = Scratch::new();
    let owner = serve(&scratch.dir(), &[]);
    let began = Instant::now();
    let postgres = start(&scratch.dir());
    println!("joined after {:?}", began.elapsed());
    assert!(postgres.shared());
    query(&postgres, "create table t as select 42 as n");
    let first = postmaster(&scratch.dir());
    drop(owner);
    let url = postgres.url("railhead");
    let outage =
        until("the takeover", || !postgres.shared() && try_query(&url, "select n from t").as_deref() == Some("42"));
    println!("taken over after {outage:?}");
    assert!(gone(first));
}

#[test]
fn a_sharer_ends_without_the_server() {
    let scratch = Scratch::new();
    let owner = start(&scratch.dir());
    let sharer = start(&scratch.dir());
    assert!(sharer.shared());
    sharer.stop();
    assert_eq!(query(&owner, "select 1"), "1");
}

#[test]
fn two_that_start_together_agree() {
    let scratch = Scratch::new();
    let both: Vec<_> = (0..2)
        .map(|_| {
            let dir = scratch.dir();
            thread::spawn(move || start(&dir))
        })
        .collect();
    let both: Vec<_> = both.into_iter().map(|thread| thread.join().unwrap()).collect();
    assert_ne!(both[0].shared(), both[1].shared());
    assert_eq!(query(&both[0], "select 1") + &query(&both[1], "select 2"), "12");
}

#[test]
#[cfg(target_os = "linux")]
fn a_killed_owner_leaves_nothing_running() {
    let scratch = Scratch::new();
    let owner = serve(&scratch.dir(), &[]);
    let pid = postmaster(&scratch.dir());
    assert!(!gone(pid));
    drop(owner);
    println!("gone after {:?}", until("the server ends", || gone(pid)));
}

#[test]
fn a_server_that_dies_is_started_again() {
    let scratch = Scratch::new();
    let postgres = start(&scratch.dir());
    let first = postmaster(&scratch.dir());
    kill(first, Signal::SIGKILL).unwrap();
    let url = postgres.url("railhead");
    until("the first is gone", || gone(first));
    let outage = until("the restart", || try_query(&url, "select 1").is_some());
    println!("back after {outage:?}");
    assert_ne!(postmaster(&scratch.dir()), first);
}

#[test]
fn long_and_odd_paths_work() {
    let scratch = Scratch::new();
    for name in ["x".repeat(120), "a, \"b\" %ü".to_owned()] {
        let dir = scratch.0.join(name);
        let postgres = start(&dir);
        assert_eq!(postgres.data_dir(), dir);
        assert_eq!(query(&postgres, "select 1"), "1");
        let url = postgres.url("railhead");
        assert!(url.contains("%2Ftmp%2Frailhead-"), "{url}");
        postgres.stop();
        let short = url.split(['@', ':']).nth(2).unwrap().replace("%2F", "/");
        fs::remove_dir_all(Path::new(&short).parent().unwrap()).unwrap();
    }
}

#[test]
fn root_goes_elsewhere_where_its_substitute_cannot_go() {
    if !geteuid().is_root() {
        return;
    }
    let scratch = Scratch::new();
    fs::set_permissions(&scratch.0, fs::Permissions::from_mode(0o700)).unwrap();
    let postgres = start(&scratch.dir());
    let dir = postgres.data_dir().to_path_buf();
    assert!(dir.starts_with("/var/tmp"), "{}", dir.display());
    query(&postgres, "create table t as select 42 as n");
    postgres.stop();
    let postgres = start(&scratch.dir());
    assert_eq!(query(&postgres, "select n from t"), "42");
    postgres.stop();

    // The same name in somebody else's hands is refused.
    fs::remove_dir_all(&dir).unwrap();
    fs::create_dir(&dir).unwrap();
    std::os::unix::fs::chown(&dir, Some(65534), None).unwrap();
    let refused = Postgres::start(options(&scratch.dir()));
    assert!(matches!(refused, Err(Error::NotOurs(_))), "{refused:?}");
    fs::remove_dir(&dir).unwrap();
    std::os::unix::fs::symlink("/root", &dir).unwrap();
    let refused = Postgres::start(options(&scratch.dir()));
    assert!(matches!(refused, Err(Error::NotOurs(_))), "{refused:?}");
    fs::remove_file(&dir).unwrap();
}

#[test]
fn missing_programs_are_explained() {
    let scratch = Scratch::new();
    let nowhere = Options { bin_dir: Some("/nonexistent".into()), ..options(&scratch.dir()) };
    let error = Postgres::start(nowhere).unwrap_err().to_string();
    assert!(error.contains("apt-get install postgresql"), "{error}");
    assert!(error.contains("--database-url"), "{error}");
    fs::create_dir_all(scratch.dir().join("data")).unwrap();
    fs::write(scratch.dir().join("data/PG_VERSION"), "11\n").unwrap();
    let error = Postgres::start(options(&scratch.dir())).unwrap_err().to_string();
    assert!(error.contains("postgresql-11"), "{error}");
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let scratch = Scratch::new();
    start(&scratch.dir()).stop();
    fs::write(scratch.dir().join("data/postgresql.conf"), "nonsense = 1\n").unwrap();
    let error = Postgres::start(options(&scratch.dir())).unwrap_err().to_string();
    assert!(error.contains("nonsense"), "{error}");
}

#[test]
#[cfg(target_os = "linux")]
fn no_tcp_port_is_open() {
    let scratch = Scratch::new();
    let postgres = start(&scratch.dir());
    assert_eq!(query(&postgres, "show listen_addresses"), "");
    let tcp = fs::read_to_string("/proc/net/tcp").unwrap() + &fs::read_to_string("/proc/net/tcp6").unwrap_or_default();
    let sockets: Vec<String> = fs::read_dir(format!("/proc/{}/fd", postmaster(&scratch.dir())))
        .unwrap()
        .filter_map(|fd| Some(fs::read_link(fd.ok()?.path()).ok()?.to_string_lossy().into_owned()))
        .filter_map(|link| Some(link.strip_prefix("socket:[")?.strip_suffix(']')?.to_owned()))
        .collect();
    assert!(!sockets.is_empty(), "its Unix socket at least");
    for inode in sockets {
        assert!(!tcp.split_whitespace().any(|word| word == inode), "{inode} is a TCP socket");
    }
}

#[test]
fn clients_variables_do_not_reach_it() {
    let scratch = Scratch::new();
    serve(&scratch.dir(), &[("PGPORT", "1"), ("PGDATA", "/nonexistent"), ("PGOPTIONS", "x")]);
}
