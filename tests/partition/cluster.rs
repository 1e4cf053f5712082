//! A primary in a namespace and its standby here.

use crate::network::{Namespace, run};
use std::{
    fs,
    net::TcpListener,
    os::unix::{fs::chown, process::CommandExt},
    path::PathBuf,
    process::{self, Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use nix::{
    sys::signal::{Signal, kill},
    unistd::{Pid, User},
};

/// A PostgreSQL server that ends when it is dropped.
pub struct Cluster {
    base: PathBuf,
    host: String,
    port: u16,
    server: Child,
}

/// PostgreSQL's programs; the newest, if there are several.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").unwrap().map(|version| version.unwrap().path());
    versions.max().unwrap().join("bin").join(name)
}

/// A directory that belongs to PostgreSQL's user.
fn directory(name: &str) -> PathBuf {
    let base = PathBuf::from(format!("/tmp/railhead-partition-{}-{name}", process::id()));
    let postgres = User::from_name("postgres").unwrap().expect("there is a user postgres");
    fs::create_dir(&base).unwrap();
    chown(&base, Some(postgres.uid.as_raw()), Some(postgres.gid.as_raw())).unwrap();
    base
}

/// A program run as PostgreSQL's user, in a namespace or here; it ends with this thread.
fn as_postgres(namespace: Option<&Namespace>, name: &str) -> Command {
    let mut command = Command::new("ip");
    match namespace {
        Some(namespace) => command.args(["netns", "exec", &namespace.name, "setpriv"]),
        None => {
            command = Command::new("setpriv");
            &mut command
        }
    };
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--pdeathsig", "INT"]);
    command.arg(program(name)).current_dir("/tmp").stdin(Stdio::null());
    command
}

impl Cluster {
    /// An empty primary in a namespace.
    pub fn primary(namespace: &Namespace) -> Cluster {
        let base = directory("primary");
        let data = base.join("data");
        run(as_postgres(None, "initdb").args(["-U", "railhead", "-A", "trust", "--no-sync", "-D"]).arg(&data));
        let here = "host all,replication railhead 10.0.0.0/8 trust\n";
        let access = fs::read_to_string(data.join("pg_hba.conf")).unwrap();
        fs::write(data.join("pg_hba.conf"), format!("{access}{here}")).unwrap();
        Cluster::start(Some(namespace), base, namespace.address.clone(), 5432)
    }

    /// A standby, here.
    pub fn standby_of(primary: &Cluster) -> Cluster {
        let base = directory("standby");
        let mut copy = as_postgres(None, "pg_basebackup");
        copy.args(["-U", "railhead", "-h", &primary.host, "-p", &primary.port.to_string(), "-R", "-X", "stream"]);
        run(copy.args(["-c", "fast", "--no-sync", "-D"]).arg(base.join("data")));
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        Cluster::start(None, base, "127.0.0.1".to_owned(), port)
    }

    fn start(namespace: Option<&Namespace>, base: PathBuf, host: String, port: u16) -> Cluster {
        let mut command = as_postgres(namespace, "postgres");
        command.arg("-D").arg(base.join("data")).arg("-k").arg(&base);
        command.args(["-p", &port.to_string(), "-c", "listen_addresses=*", "-c", "fsync=off"]);
        let log = fs::File::create(base.join("log")).unwrap();
        let server = command.process_group(0).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap();
        let cluster = Cluster { base, host, port, server };
        let began = Instant::now();
        while cluster.try_execute("postgres", "SELECT 1").is_none() {
            assert!(began.elapsed() < Duration::from_secs(30), "{}", cluster.log());
            thread::sleep(Duration::from_millis(100));
        }
        cluster
    }

    fn log(&self) -> String {
        fs::read_to_string(self.base.join("log")).unwrap_or_default()
    }

    /// Host and port.
    pub fn place(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }

    /// By the Unix socket: it leads into the namespace, too.
    fn try_execute(&self, database: &str, sql: &str) -> Option<String> {
        let mut psql = Command::new("psql");
        psql.args(["-XAtq", "-U", "railhead", "-p", &self.port.to_string(), "-d", database, "-c", sql]);
        let output = psql.arg("-h").arg(&self.base).output().unwrap();
        output.status.success().then(|| String::from_utf8(output.stdout).unwrap().trim().to_owned())
    }

    pub fn execute(&self, database: &str, sql: &str) -> String {
        self.try_execute(database, sql).unwrap_or_else(|| panic!("{sql}: {}", self.log()))
    }

    /// Waits until the standby has all that the primary has written.
    pub fn catch_up_with(&self, primary: &Cluster) {
        let written = primary.execute("postgres", "SELECT pg_current_wal_lsn()");
        let there = format!("SELECT pg_last_wal_replay_lsn() >= '{written}'");
        let began = Instant::now();
        while self.execute("postgres", &there) != "t" {
            assert!(began.elapsed() < Duration::from_secs(10), "{}", self.log());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Makes the standby a primary.
    pub fn promote(&self) {
        assert_eq!(self.execute("postgres", "SELECT pg_promote()"), "t");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = kill(Pid::from_raw(self.server.id() as i32), Signal::SIGQUIT);
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.base);
    }
}
