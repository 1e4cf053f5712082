//! What a running service needs: a PostgreSQL, a database in it, a socket. Also `tests/storm` starts its service here.

use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use railhead::{
    commands::serve,
    game::limits::Limits,
    http::{self, AppState},
    jobs,
    packs::Packs,
    postgres::Postgres,
    store,
};
use serde_json::Value;
use std::{
    net::{SocketAddr, TcpListener},
    path::Path,
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering},
    },
};
use tokio::runtime::Runtime;

/// Where everything asynchronous of the tests runs.
pub static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().unwrap());

/// One PostgreSQL for all tests of this process, with a migrated template.
static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| {
    let postgres = Postgres::start_exclusive(Path::new(env!("CARGO_TARGET_TMPDIR")), None, false).unwrap();
    RUNTIME.block_on(async {
        let mut admin = AsyncPgConnection::establish(&postgres.url("postgres")).await.unwrap();
        for left_over in databases(&mut admin).await {
            admin.batch_execute(&format!("DROP DATABASE \"{left_over}\" WITH (FORCE)")).await.unwrap();
        }
        admin.batch_execute("CREATE DATABASE pattern").await.unwrap();
        store::migrate(&postgres.url("pattern")).await.unwrap();
    });
    postgres
});

#[derive(diesel::QueryableByName)]
struct Database {
    #[diesel(sql_type = diesel::sql_types::Text)]
    datname: String,
}

async fn databases(admin: &mut AsyncPgConnection) -> Vec<String> {
    let ours = "SELECT datname::text FROM pg_database WHERE datname LIKE 'test\\_%' OR datname = 'pattern'";
    let rows = diesel::sql_query(ours).load::<Database>(admin).await.unwrap();
    rows.into_iter().map(|row| row.datname).collect()
}

/// A new database; answers its URL.
pub fn database() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("test_{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let (admin, url) = (POSTGRES.url("postgres"), POSTGRES.url(&name));
    RUNTIME.block_on(async {
        let mut admin = AsyncPgConnection::establish(&admin).await.unwrap();
        // Only one copy of a template is made at a time.
        let copy = format!("CREATE DATABASE {name} TEMPLATE pattern");
        admin.batch_execute("SELECT pg_advisory_lock(1)").await.unwrap();
        admin.batch_execute(&copy).await.unwrap();
    });
    url
}

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::Text)]
    row: String,
}

/// The rows of a query as JSON.
pub fn query(url: &str, sql: &str) -> Vec<Value> {
    let sql = format!("SELECT to_jsonb(q)::text AS row FROM ({sql}) q");
    let rows = RUNTIME.block_on(async {
        let mut connection = AsyncPgConnection::establish(url).await.unwrap();
        diesel::sql_query(sql).load::<Row>(&mut connection).await.unwrap()
    });
    rows.iter().map(|row| serde_json::from_str(&row.row).unwrap()).collect()
}

/// What the workers of a service on a database share.
pub fn prepare(database_url: &str, packs: Packs, limits: Limits) -> AppState {
    RUNTIME.block_on(serve::prepare(database_url.to_owned(), packs, &[], limits)).unwrap()
}

/// Starts a service; answers where it listens.
pub fn serve(shared: AppState) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let _guard = RUNTIME.enter();
    jobs::talk(&shared).unwrap();
    RUNTIME.spawn(http::serve(shared, listener, 1).unwrap());
    address
}
