//! What a running service needs: a PostgreSQL, a database in it, a socket. Also `tests/storm` starts its service here.

use actix_web::dev::ServerHandle;
use diesel::QueryResult;
use diesel_async::{
    AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection, pooled_connection::PoolableConnection,
};
use railhead::{
    auth::Hasher,
    commands::serve,
    game::limits::Limits,
    http::{self, AppState},
    jobs::{self, Tasks},
    packs::Packs,
    postgres::Postgres,
    store::{self, Databases},
};
use serde_json::Value;
use std::{
    cell::RefCell,
    collections::HashMap,
    fs,
    net::{SocketAddr, TcpListener},
    path::Path,
    sync::{LazyLock, Mutex},
};
use tokio::runtime::Runtime;

/// Where everything asynchronous of the tests runs.
pub static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().unwrap());

/// One PostgreSQL for all tests of this process, with a migrated template.
static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| {
    let start = || Postgres::start_exclusive(Path::new(env!("CARGO_TARGET_TMPDIR")), None, false).unwrap();
    let template = |postgres: &Postgres| execute(&postgres.url("postgres"), "CREATE DATABASE pattern");
    let mut postgres = start();
    if template(&postgres).is_err() {
        // The cluster of an earlier run. Dropping its hundreds of databases takes minutes. What is named like a
        // half-made cluster is deleted by the next start, also if this run is killed meanwhile.
        let base = postgres.data_dir().to_owned();
        postgres.stop();
        fs::rename(base.join("data"), base.join("data.new.left-over")).unwrap();
        postgres = start();
        template(&postgres).unwrap();
    }
    RUNTIME.block_on(store::migrate(&postgres.url("pattern"))).unwrap();
    postgres
});

/// Creates a database and returns its URL.
pub fn database() -> String {
    static DATABASES: Mutex<u32> = Mutex::new(0);
    // Only one copy of a template is made at a time.
    let mut number = DATABASES.lock().unwrap();
    *number += 1;
    let name = format!("test_{number}");
    execute(&POSTGRES.url("postgres"), &format!("CREATE DATABASE {name} TEMPLATE pattern")).unwrap();
    POSTGRES.url(&name)
}

/// What that PostgreSQL has logged.
pub fn log() -> String {
    fs::read_to_string(POSTGRES.data_dir().join("postgres.log")).unwrap()
}

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::Text)]
    row: String,
}

thread_local! {
    /// The connection that this thread used last, and to which database.
    static CONNECTION: RefCell<Option<(String, AsyncPgConnection)>> = const { RefCell::new(None) };
}

/// Does something on this thread's connection to a database, which is kept unless it fails.
fn on<T>(url: &str, work: impl AsyncFnOnce(&mut AsyncPgConnection) -> QueryResult<T>) -> QueryResult<T> {
    let kept = CONNECTION.take().filter(|(kept, _)| kept == url).map(|(_, connection)| connection);
    RUNTIME.block_on(async {
        let usable = kept.and_then(|mut kept| (!kept.is_broken()).then_some(kept));
        let mut connection = match usable {
            Some(usable) => usable,
            None => AsyncPgConnection::establish(url).await.unwrap(),
        };
        let done = work(&mut connection).await?;
        CONNECTION.set(Some((url.to_owned(), connection)));
        Ok(done)
    })
}

/// Runs SQL on a database.
pub fn execute(url: &str, sql: &str) -> QueryResult<()> {
    on(url, async |connection| connection.batch_execute(sql).await)
}

/// The rows of a query as JSON.
pub fn query(url: &str, sql: &str) -> Vec<Value> {
    let sql = format!("SELECT to_jsonb(q)::text AS row FROM ({sql}) q");
    let rows = on(url, async |connection| diesel::sql_query(sql).load::<Row>(connection).await).unwrap();
    rows.iter().map(|row| serde_json::from_str(&row.row).unwrap()).collect()
}

/// The state shared by the workers of a service. Each service of a database has a stream of game seeds
/// of its own, the same in every run.
pub fn prepare(database_url: &str, packs: Packs, limits: Limits, hasher: Hasher) -> AppState {
    static SERVICES: LazyLock<Mutex<HashMap<String, u64>>> = LazyLock::new(Mutex::default);
    let shared =
        RUNTIME.block_on(serve::prepare(Databases::at(database_url.to_owned()), packs, &[], limits, hasher)).unwrap();
    let mut services = SERVICES.lock().unwrap();
    let seed = services.entry(database_url.to_owned()).and_modify(|seed| *seed += 1).or_default();
    shared.process.randomness.fix(*seed);
    shared
}

/// A service that runs until this is dropped.
pub struct Service {
    pub address: SocketAddr,
    server: ServerHandle,
    /// They stop with the service.
    _jobs: Tasks,
}

impl Service {
    pub fn start(shared: AppState) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let _guard = RUNTIME.enter();
        let jobs = Tasks::new(std::sync::Arc::clone(&shared.process.metrics));
        jobs::watch(&shared, &jobs).unwrap();
        let server = http::serve(shared, listener, 1).unwrap();
        let service = Service { address, server: server.handle(), _jobs: jobs };
        RUNTIME.spawn(server);
        service
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        drop(self.server.stop(false));
    }
}
