//! Statements that tests send to a database.

use diesel::QueryResult;
use diesel_async::{
    AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection, pooled_connection::PoolableConnection,
};
use serde_json::Value;
use std::{cell::RefCell, sync::LazyLock};
use tokio::runtime::Runtime;

/// The runtime of everything asynchronous in the tests.
pub static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().unwrap());

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::Text)]
    row: String,
}

thread_local! {
    /// The connection that this thread used last, and to which database.
    static CONNECTION: RefCell<Option<(String, AsyncPgConnection)>> = const { RefCell::new(None) };
}

/// The connection that was kept, or else a new one.
pub(crate) async fn usable(kept: Option<AsyncPgConnection>, url: &str) -> AsyncPgConnection {
    match kept.and_then(|mut kept| (!kept.is_broken()).then_some(kept)) {
        Some(usable) => usable,
        None => AsyncPgConnection::establish(url).await.unwrap(),
    }
}

/// Does something on this thread's connection to a database, which is kept unless it fails.
fn on<T>(url: &str, work: impl AsyncFnOnce(&mut AsyncPgConnection) -> QueryResult<T>) -> QueryResult<T> {
    let kept = CONNECTION.take().filter(|(kept, _)| kept == url).map(|(_, connection)| connection);
    RUNTIME.block_on(async {
        let mut connection = usable(kept, url).await;
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
