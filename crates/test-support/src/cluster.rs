//! PostgreSQL clusters that write to disk as in production, and that can be cut off at any moment.
//!
//! Each cluster has a directory of its own in `/tmp` and listens on a Unix socket, and on a port only
//! if it is asked to. Its processes end, and its directory goes, when it is dropped, or when the thread
//! ends that started it.

use crate::{Namespace, free_port, run, wait};
use nix::{
    sys::signal::{Signal, kill},
    unistd::{Pid, User, geteuid},
};
use std::{
    fs::{self, File, Permissions},
    io::Write,
    os::unix::{
        fs::{PermissionsExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{self, Child, Command, Stdio},
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering},
    },
};
use tokio::runtime::Runtime;
use tokio_postgres::{Config, NoTls, SimpleQueryMessage};

/// The superuser of every cluster.
const USER: &str = "railhead";
const PORT: u16 = 5432;

const SETTINGS: &str = "
max_connections = 100
shared_buffers = 32MB
fsync = on
synchronous_commit = on
wal_level = replica
max_wal_senders = 4
max_replication_slots = 4
restart_after_crash = on
autovacuum = off
wal_retrieve_retry_interval = 500ms
log_min_messages = warning
";

/// A cluster with a running server.
pub struct Cluster {
    dir: PathBuf,
    /// The address beside its socket; empty without one.
    address: String,
    port: u16,
    /// The network namespace in which it runs.
    namespace: Option<String>,
    /// The name of its walreceiver at the primary.
    pub name: String,
    postmaster: Option<Child>,
    has_own_disk: bool,
}

impl Cluster {
    /// A new cluster.
    pub fn primary() -> Cluster {
        Cluster::in_dir(None).initialized()
    }

    /// A new cluster on a disk of its own. Mounting it takes root.
    pub fn primary_on_disk_of(megabytes: u32) -> Cluster {
        Cluster::in_dir(Some(megabytes)).initialized()
    }

    /// A new cluster in a network namespace, at whose address it listens.
    pub fn primary_in(namespace: &Namespace) -> Cluster {
        let mut cluster = Cluster::in_dir(None);
        (cluster.namespace, cluster.address) = (Some(namespace.name.clone()), namespace.address.clone());
        cluster.initialized()
    }

    fn in_dir(disk: Option<u32>) -> Cluster {
        let dir = new_dir(disk);
        let name = format!("standby_{}", dir.file_name().unwrap().to_str().unwrap().rsplit('-').next().unwrap());
        let (address, has_own_disk) = (String::new(), disk.is_some());
        Cluster { dir, address, port: PORT, namespace: None, name, postmaster: None, has_own_disk }
    }

    fn initialized(mut self) -> Cluster {
        let mut initdb = program("initdb", &self.dir, None);
        initdb.args(["-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"]);
        run(initdb.arg(self.data()));
        self.append_to("postgresql.conf", SETTINGS);
        self.append_to("pg_hba.conf", "host all,replication all 10.0.0.0/8 trust\n");
        self.start();
        self
    }

    fn data(&self) -> PathBuf {
        self.dir.join("data")
    }

    fn append_to(&self, file: &str, text: &str) {
        let mut file = File::options().append(true).open(self.data().join(file)).unwrap();
        file.write_all(text.as_bytes()).unwrap();
    }

    /// A new standby of this cluster with a replication slot. It follows asynchronously unless
    /// [`Cluster::synchronous_with`] names it.
    pub fn standby(&self) -> Cluster {
        let mut cluster = Cluster::in_dir(None);
        cluster.follow(self);
        cluster
    }

    /// The same, and it listens at a port of this machine, too.
    pub fn standby_at_port(&self) -> Cluster {
        let mut cluster = Cluster::in_dir(None);
        (cluster.address, cluster.port) = ("127.0.0.1".to_owned(), free_port());
        cluster.follow(self);
        cluster
    }

    /// Begins anew as a standby of this primary, as [`Cluster::standby`] does. Its server is not running.
    pub fn follow(&mut self, primary: &Cluster) {
        let name = &self.name;
        let _ = fs::remove_dir_all(self.data());
        let host =
            if primary.address.is_empty() { primary.sockets().display().to_string() } else { primary.address.clone() };
        let from = format!("host={host} port={} user={USER} application_name={name}", primary.port);
        let mut copy = program("pg_basebackup", &self.dir, None);
        copy.args(["-d", &from, "-R", "-C", "-S", name, "-X", "stream", "-c", "fast", "--no-sync", "-D"]);
        run(copy.arg(self.data()));
        self.start();
        let streams = "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND application_name =";
        primary.wait_for(&format!("{streams} '{}'", self.name));
    }

    /// Starts the server, which recovers first if it was killed, and waits until it can be used.
    pub fn start(&mut self) {
        let log = File::options().create(true).append(true).open(self.dir.join("log")).unwrap();
        let mut postgres = program("postgres", &self.dir, self.namespace.as_deref());
        postgres.arg("-D").arg(self.data()).arg("-k").arg(self.sockets()).args(["-p", &self.port.to_string()]);
        postgres.args(["-c", &format!("listen_addresses={}", self.address)]);
        postgres.stdout(log.try_clone().unwrap()).stderr(log).process_group(0);
        self.postmaster = Some(postgres.spawn().unwrap());
        self.wait_until_ready();
    }

    /// Waits until the server accepts connections.
    pub fn wait_until_ready(&self) {
        let is_ready = || self.try_query("postgres", "SELECT 1").is_ok();
        wait(is_ready, || format!("the server is not ready: {}", self.log()));
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        urls(&[self], database)
    }

    /// Host and port, of a cluster that does not only listen on its socket.
    pub fn place(&self) -> String {
        assert!(!self.address.is_empty());
        format!("{}:{}", self.address, self.port)
    }

    /// The directory of its socket.
    pub fn sockets(&self) -> PathBuf {
        self.dir.join("s")
    }

    /// The server's log.
    pub fn log(&self) -> String {
        fs::read_to_string(self.dir.join("log")).unwrap_or_default()
    }

    /// Runs SQL on a database, each statement in a transaction of its own.
    pub fn execute(&self, database: &str, statements: &[&str]) {
        for statement in statements {
            self.query(database, statement);
        }
    }

    /// The first column of the rows of a query, as text.
    pub fn query(&self, database: &str, sql: &str) -> Vec<String> {
        self.try_query(database, sql).unwrap_or_else(|error| panic!("{sql}: {error:?}\n{}", self.log()))
    }

    /// The same, on a connection of its own. It leads by the socket into a namespace, too.
    fn try_query(&self, database: &str, sql: &str) -> Result<Vec<String>, tokio_postgres::Error> {
        static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().unwrap());
        let mut config = Config::new();
        config.host_path(self.sockets()).port(self.port).user(USER).dbname(database);
        let messages = RUNTIME.block_on(async {
            let (client, connection) = config.connect(NoTls).await?;
            tokio::spawn(connection);
            client.simple_query(sql).await
        })?;
        let row = |message| match message {
            SimpleQueryMessage::Row(row) => Some(row.try_get(0).ok().flatten().unwrap_or_default().to_owned()),
            _ => None,
        };
        Ok(messages.into_iter().filter_map(row).collect())
    }

    /// Changes a setting of the running server.
    pub fn set(&self, setting: &str, value: &str) {
        let set = format!("ALTER SYSTEM SET {setting} = '{value}'");
        self.execute("postgres", &[&set, "SELECT pg_reload_conf()"]);
        self.wait_for(&format!("SELECT 1 FROM pg_settings WHERE name = '{setting}' AND setting = '{value}'"));
    }

    /// From now on the server listens on a port of `localhost` too, with TLS.
    pub fn use_tls(&mut self, port: u16, certificate: &str, key: &str) {
        for (name, pem) in [("server.crt", certificate), ("server.key", key)] {
            let file = self.dir.join("data").join(name);
            fs::write(&file, pem).unwrap();
            fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
            if let Some(user) = substitute() {
                chown(&file, Some(user.uid.as_raw()), Some(user.gid.as_raw())).unwrap();
            }
        }
        self.append_to("postgresql.conf", "ssl = on\n");
        self.kill();
        (self.address, self.port) = ("127.0.0.1".to_owned(), port);
        self.start();
    }

    /// From now on the server refuses TLS.
    pub fn forget_tls(&self) {
        self.set("ssl", "off");
    }

    /// Commits wait for these standbys (`synchronous_standby_names`); for none if it is empty.
    pub fn synchronous_with(&self, names: &str) {
        self.set("synchronous_standby_names", names);
    }

    /// Waits until a query finds a row.
    pub fn wait_for(&self, sql: &str) {
        let found = || !self.query("postgres", sql).is_empty();
        wait(found, || format!("no row of: {sql}\n{}", self.log()));
    }

    /// The processes of the connections of others, walsenders included.
    pub fn backend_pids(&self) -> Vec<i32> {
        let backends = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() \
            AND backend_type IN ('client backend', 'walsender')";
        self.query("postgres", backends).iter().map(|pid| pid.parse().unwrap()).collect()
    }

    /// Ends all processes at once, as a power cut does; data that the system holds in memory for
    /// the disk is not lost, though. [`Cluster::start`] starts it again.
    pub fn kill(&mut self) {
        let Some(mut postmaster) = self.postmaster.take() else { return };
        // While it is stopped it starts no processes and tells none of the others to quit.
        let pid = postmaster.id() as i32;
        signal(pid, Signal::SIGSTOP);
        let children = children(pid);
        for process in [Signal::SIGSTOP, Signal::SIGKILL] {
            children.iter().for_each(|child| signal(*child, process));
        }
        signal(pid, Signal::SIGKILL);
        postmaster.wait().unwrap();
        let mut are_gone = || children.iter().all(|child| kill(Pid::from_raw(*child), None).is_err());
        wait(&mut are_gone, || format!("some of {children:?} are still there"));
    }

    /// Fills its own disk to the last byte, until the answer is dropped.
    pub fn fill_disk(&self) -> FullDisk {
        let path = self.dir.join("ballast");
        let mut file = File::create(&path).unwrap();
        while file.write_all(&[0; 65536]).is_ok() {}
        while file.write_all(&[0]).is_ok() {}
        FullDisk(path)
    }

    /// Whether the server has neither been killed nor ended by itself.
    pub fn is_running(&mut self) -> bool {
        self.postmaster.as_mut().is_some_and(|postmaster| postmaster.try_wait().unwrap().is_none())
    }

    /// From now on this standby shows nothing new, although it receives it, until [`Cluster::resume_replay`].
    pub fn pause_replay(&self) {
        self.execute("postgres", &["SELECT pg_wal_replay_pause()"]);
        self.wait_for("SELECT 1 WHERE pg_get_wal_replay_pause_state() = 'paused'");
    }

    /// This standby goes on.
    pub fn resume_replay(&self) {
        self.execute("postgres", &["SELECT pg_wal_replay_resume()"]);
    }

    /// Waits until this standby shows all that this primary has committed.
    pub fn wait_until_replayed_by(&self, standby: &Cluster) {
        let now = &self.query("postgres", "SELECT pg_current_wal_flush_lsn()")[0];
        standby.wait_for(&format!("SELECT 1 WHERE pg_last_wal_replay_lsn() >= '{now}'"));
    }

    /// From now on this standby receives nothing, and so lags. The primary notices after a minute.
    pub fn stop_receiving(&self) -> StoppedReceiver {
        let receivers = "SELECT pid FROM pg_stat_wal_receiver";
        self.wait_for(receivers);
        let receiver = self.query("postgres", receivers)[0].parse().unwrap();
        signal(receiver, Signal::SIGSTOP);
        StoppedReceiver(receiver)
    }

    /// Makes this standby a primary and waits until it is one.
    pub fn promote(&self) {
        self.execute("postgres", &["SELECT pg_promote(true, 30)"]);
        self.wait_for("SELECT 1 WHERE NOT pg_is_in_recovery()");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.kill();
        if self.has_own_disk {
            run(Command::new("umount").arg("--lazy").arg(&self.dir));
        }
        let _ = fs::remove_dir_all(&self.dir);
    }
}

/// A disk that is full; dropped, it has room again.
#[must_use]
pub struct FullDisk(PathBuf);

impl Drop for FullDisk {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// A walreceiver that is stopped; dropped, it goes on.
#[must_use]
pub struct StoppedReceiver(i32);

impl StoppedReceiver {
    /// Lets it go on.
    pub fn resume(self) {}

    /// Ends it, with what it was sent and has not read yet.
    pub fn end(self) {
        signal(self.0, Signal::SIGTERM);
    }
}

impl Drop for StoppedReceiver {
    fn drop(&mut self) {
        let _ = kill(Pid::from_raw(self.0), Signal::SIGCONT);
    }
}

/// The address of a database at whichever of these clusters can be written to, as libpq and
/// tokio-postgres understand it: the latter takes `?host=/a,/b` for one directory.
pub fn urls(clusters: &[&Cluster], database: &str) -> String {
    let host =
        |cluster: &&Cluster| format!("{}:{}", cluster.sockets().to_str().unwrap().replace('/', "%2F"), cluster.port);
    let hosts = clusters.iter().map(host).collect::<Vec<_>>().join(",");
    let which = if clusters.len() > 1 { "?target_session_attrs=read-write" } else { "" };
    format!("postgresql://{USER}@{hosts}/{database}{which}")
}

/// Sends a signal to a process that is there.
pub fn signal(pid: i32, signal: Signal) {
    kill(Pid::from_raw(pid), signal).unwrap_or_else(|error| panic!("{signal} to {pid}: {error}"));
}

fn children(parent: i32) -> Vec<i32> {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let numbers = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<i32>().ok());
    // "pid (name) state parent ...": names of PostgreSQL's processes have no parentheses.
    let parent_of = |pid: &i32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        stat.rsplit(')').next()?.split_whitespace().nth(1)?.parse::<i32>().ok()
    };
    numbers.filter(|pid| parent_of(pid) == Some(parent)).collect()
}

/// A directory that the account of PostgreSQL can write to, on a disk of its own if it has a size.
fn new_dir(disk: Option<u32>) -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let dir = PathBuf::from(format!("/tmp/railhead-cluster-{}-{number}", process::id()));
    fs::create_dir(&dir).unwrap();
    if let Some(megabytes) = disk {
        run(Command::new("mount").args(["-t", "tmpfs", "-o", &format!("size={megabytes}m"), "tmpfs"]).arg(&dir));
    }
    fs::create_dir(dir.join("s")).unwrap();
    for dir in [&dir, &dir.join("s")] {
        if let Some(user) = substitute() {
            chown(dir, Some(user.uid.as_raw()), Some(user.gid.as_raw())).unwrap();
        }
    }
    dir
}

/// The account that PostgreSQL's programs run as in place of root, which they refuse.
fn substitute() -> Option<User> {
    let named = |name: &&str| User::from_name(name).ok().flatten();
    geteuid().is_root().then(|| ["postgres", "nobody"].iter().find_map(named).unwrap())
}

/// A program of PostgreSQL, which is interrupted when the thread ends that started it.
fn program(name: &str, dir: &Path, namespace: Option<&str>) -> Command {
    let mut words = namespace.map_or(Vec::new(), |name| ["ip", "netns", "exec", name].map(str::to_owned).to_vec());
    words.extend(["setpriv", "--pdeathsig", "INT"].map(str::to_owned));
    if let Some(user) = substitute() {
        words.extend([format!("--reuid={}", user.uid), format!("--regid={}", user.gid), "--clear-groups".to_owned()]);
    }
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).arg("--").arg(bin_dir().join(name));
    command.current_dir(dir).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// The directory of the programs of the latest PostgreSQL.
fn bin_dir() -> PathBuf {
    let version = |dir: PathBuf| Some((dir.file_name()?.to_str()?.parse::<u32>().ok()?, dir.join("bin")));
    let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let latest = installed.filter_map(|entry| version(entry.path())).max();
    latest.map(|(_, dir)| dir).unwrap_or_else(|| {
        let asked = Command::new("pg_config").arg("--bindir").output().expect("PostgreSQL is installed");
        PathBuf::from(String::from_utf8(asked.stdout).unwrap().trim())
    })
}
