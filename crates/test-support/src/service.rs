//! A service in the process of a test, and its ground: a PostgreSQL, a database in it, a socket. If
//! `RAILHEAD_TEST_CITUS_URL` is set, the databases are on that cluster ([`citus`]).

pub use crate::sql::{RUNTIME, execute, query};

use crate::{FOREVER, citus, sql::usable, until};
use actix_web::dev::ServerHandle;
use diesel::QueryResult;
use diesel_async::{AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use nix::sys::statvfs::statvfs;
use railhead::{
    commands::serve,
    hosting::limits::Limits,
    http::{self, AppState},
    identity::Hasher,
    jobs::{self, Tasks},
    log::packs::Packs,
    postgres::{Options, Postgres},
    store::{self, Databases, database::connect::StatementLimits},
};
use serde_json::Value;
use std::{
    collections::HashMap,
    env, fs,
    net::{SocketAddr, TcpListener},
    os::unix::process::CommandExt,
    path::Path,
    process::{self, ChildStdin, Command, Stdio},
    sync::{
        LazyLock, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::Duration,
};

/// The bytes that the databases of a whole run take, and some more.
const ROOM: u64 = 4 << 30;

/// One PostgreSQL for all tests of this process, with a migrated template. Its files are gone when the
/// process has ended. They are in memory if there is room: a database is hundreds of files, and where
/// many were just deleted, ext4 searches long for the inode of a new one.
static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| {
    let memory = Path::new("/dev/shm");
    let is_roomy = statvfs(memory).is_ok_and(|it| it.blocks_available() * it.fragment_size() > ROOM);
    let parent = if is_roomy { memory.to_owned() } else { env::temp_dir() };
    let data_dir = parent.join(format!("railhead-tests-{}", process::id()));
    // Of a process that had this number when the machine went down.
    let _ = fs::remove_dir_all(&data_dir);
    delete_afterwards(&data_dir);
    let postgres = Postgres::start(Options { data_dir, bin_dir: None, durable: false }).unwrap();
    execute(&postgres.url("postgres"), "CREATE DATABASE pattern").unwrap();
    let pattern = postgres.url("pattern");
    RUNTIME.block_on(store::migrate(&pattern)).unwrap();
    postgres
});

/// Deletes a directory when this process has ended, however it ends: its own end of the pipe closes.
fn delete_afterwards(path: &Path) {
    static PIPE: Mutex<Option<ChildStdin>> = Mutex::new(None);
    let mut shell = Command::new("sh");
    // PostgreSQL may still be writing, for some seconds.
    shell.args(["-c", "cat; for again in $(seq 50); do rm -rf \"$0\" && break; sleep 0.2; done"]).arg(path);
    // Ctrl+C must not end it.
    let child = shell.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    *PIPE.lock().unwrap() = child.unwrap().stdin;
}

/// Does something on the server, outside of the databases of tests. One after the other: only one copy
/// of a template can be made at a time.
fn administer<T>(work: impl AsyncFnOnce(&mut AsyncPgConnection) -> QueryResult<T>) -> QueryResult<T> {
    static CONNECTION: Mutex<Option<AsyncPgConnection>> = Mutex::new(None);
    let server = POSTGRES.url("postgres");
    let mut kept = CONNECTION.lock().unwrap();
    RUNTIME.block_on(async {
        let mut connection = usable(kept.take(), &server).await;
        let done = work(&mut connection).await?;
        *kept = Some(connection);
        Ok(done)
    })
}

/// Creates a database and returns its URL.
pub fn database() -> String {
    if citus::is_given() {
        return citus::database();
    }
    let name = new_name();
    let copy = format!("CREATE DATABASE {name} TEMPLATE pattern");
    administer(async |server| server.batch_execute(&copy).await).unwrap();
    POSTGRES.url(&name)
}

fn new_name() -> String {
    static DATABASES: AtomicU32 = AtomicU32::new(1);
    format!("test_{}", DATABASES.fetch_add(1, Ordering::Relaxed))
}

/// The databases that services of this process use. One that was lent is emptied and lent again
/// when it is not used any more: that takes a tenth of the time of a copy.
static LENT: LazyLock<Mutex<Lent>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Lent {
    /// The number of services that use each of those that were lent.
    users: HashMap<String, usize>,
    free: Vec<String>,
}

/// A database that looks as if it was new, until the last service on it ends.
pub fn lent_database() -> String {
    if citus::is_given() {
        return citus::database();
    }
    let used = LENT.lock().unwrap().free.pop();
    let url = used.and_then(|used| emptied(&used)).unwrap_or_else(database);
    LENT.lock().unwrap().users.insert(url.clone(), 0);
    url
}

/// Empties a database and returns its new URL; none if its tables or functions were changed, or it is
/// large or gone. It is renamed, so that nothing that was left behind finds it.
pub fn emptied(url: &str) -> Option<String> {
    static UNCHANGED: LazyLock<Value> = LazyLock::new(|| query(&database(), DEFINITIONS).remove(0));
    let (old, new) = (url.rsplit('/').next()?, new_name());
    let terminate = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{old}'");
    let backends = || administer(async |server| diesel::sql_query(&terminate).execute(server).await);
    while backends().unwrap() > 0 {
        thread::sleep(Duration::from_millis(1));
    }
    let rename = format!("ALTER DATABASE {old} RENAME TO {new}");
    administer(async |server| server.batch_execute(&rename).await).ok()?;
    let url = POSTGRES.url(&new);
    execute(&url, EMPTY).unwrap();
    (query(&url, DEFINITIONS)[0] == *UNCHANGED).then_some(url)
}

/// Deletes all rows, whatever triggers and keys say, but those of the migrations. It creates and
/// deletes no file: where many files were just deleted, ext4 searches long for a new one's inode.
const EMPTY: &str = "DO $$ DECLARE filled regclass; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR filled IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND relname <> '__diesel_schema_migrations' AND pg_relation_size(oid) > 0 LOOP
        EXECUTE format('DELETE FROM %s', filled);
    END LOOP;
    PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence;
END $$";

/// A digest of what is defined in a database, and whether deleted rows have made it large.
const DEFINITIONS: &str = "SELECT md5(string_agg(it, ',' ORDER BY it)) AS digest FROM (
    SELECT concat_ws(' ', relname, relkind, relnatts, relacl) FROM pg_class
        WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', tgrelid, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat_ws(' ', conrelid, conname) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', proname, prosrc, proconfig, proacl) FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT setconfig::text FROM pg_db_role_setting JOIN pg_database d ON d.oid = setdatabase
        WHERE datname = current_database()
    UNION ALL SELECT 'large' WHERE pg_database_size(current_database()) > 50000000
) AS defined (it)";

/// A service's use of a database.
struct Use(String);

impl Use {
    fn of(url: &str) -> Use {
        if let Some(users) = LENT.lock().unwrap().users.get_mut(url) {
            *users += 1;
        }
        Use(url.to_owned())
    }
}

impl Drop for Use {
    fn drop(&mut self) {
        let Ok(mut lent) = LENT.lock() else { return };
        let Some(users) = lent.users.get_mut(&self.0) else { return };
        *users -= 1;
        if *users == 0 && !thread::panicking() {
            lent.users.remove(&self.0);
            lent.free.push(self.0.clone());
        }
    }
}

/// The log of that PostgreSQL.
pub fn log() -> String {
    fs::read_to_string(POSTGRES.data_dir().join("postgres.log")).unwrap()
}

/// The connections to a database that wait for locks, also as a transaction sees it that is open. A connection that
/// waits has a lock in its database already, or waits for one there.
const WAITING: &str = "SELECT DISTINCT pid FROM pg_locks waiting WHERE NOT granted AND EXISTS (SELECT FROM pg_locks own \
    WHERE own.pid = waiting.pid \
    AND own.database = (SELECT oid FROM pg_database WHERE datname = current_database()))";

/// Waits until so many statements on a database wait for locks.
#[track_caller]
pub fn until_waiting(url: &str, count: usize) {
    until(format!("{count} wait for locks"), || query(url, WAITING).len() >= count);
}

/// The state shared by the workers of a service. Each service of a database has a stream of game seeds
/// of its own, the same in every run.
pub fn prepare(database_url: &str, packs: Packs, limits: Limits, hasher: Hasher) -> AppState {
    static SERVICES: LazyLock<Mutex<HashMap<String, u64>>> = LazyLock::new(Mutex::default);
    // Who waits for a lock that a test holds waits for the test.
    let statements = StatementLimits { statement: FOREVER, lock: FOREVER };
    let databases = Databases { statements, ..Databases::at(database_url.to_owned()) };
    let shared = RUNTIME.block_on(serve::prepare(databases, packs, &[], limits, hasher)).unwrap();
    let mut services = SERVICES.lock().unwrap();
    let seed = services.entry(database_url.to_owned()).and_modify(|seed| *seed += 1).or_default();
    shared.context.process.randomness.fix(*seed);
    shared
}

/// A service that runs until this is dropped.
pub struct Service {
    pub address: SocketAddr,
    server: ServerHandle,
    /// They stop with the service.
    _jobs: Tasks,
    _database: Use,
}

impl Service {
    pub fn start(shared: AppState) -> Service {
        let database = Use::of(&shared.context.databases.url);
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let _guard = RUNTIME.enter();
        let jobs =
            Tasks::new(std::sync::Arc::clone(&shared.context.process.metrics), shared.context.process.time.clone());
        jobs::watch(&shared.context, &jobs).unwrap();
        let server = http::serve(shared, listener, 1).unwrap();
        let service = Service { address, server: server.handle(), _jobs: jobs, _database: database };
        RUNTIME.spawn(server);
        service
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        drop(self.server.stop(false));
    }
}
