//! Statements of a bench.

pub use crate::sql::RUNTIME;

use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use railhead::postgres::Postgres;

/// Creates a database and returns its URL.
pub fn database(postgres: &Postgres, name: &str) -> String {
    execute(&postgres.url("postgres"), &format!("CREATE DATABASE {name}"));
    postgres.url(name)
}

pub fn execute(url: &str, sql: &str) {
    RUNTIME.block_on(async { AsyncPgConnection::establish(url).await.unwrap().batch_execute(sql).await.unwrap() });
}

#[derive(diesel::QueryableByName)]
struct Number {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    value: i64,
}

/// Returns the numbers in the column `value` of a query.
pub fn query(url: &str, sql: &str) -> Vec<i64> {
    let sql = format!("SELECT value::bigint FROM ({sql}) q");
    load::<Number>(url, &sql).iter().map(|row| row.value).collect()
}

#[derive(diesel::QueryableByName)]
struct Line {
    #[diesel(sql_type = diesel::sql_types::Text)]
    value: String,
}

/// Returns the texts in the column `value` of a query.
pub fn texts(url: &str, sql: &str) -> Vec<String> {
    let sql = format!("SELECT value::text FROM ({sql}) q");
    load::<Line>(url, &sql).into_iter().map(|row| row.value).collect()
}

/// Returns the rows of a query.
pub fn load<R>(url: &str, sql: &str) -> Vec<R>
where
    R: diesel::deserialize::QueryableByName<diesel::pg::Pg> + Send + 'static,
{
    RUNTIME.block_on(async {
        let mut connection = AsyncPgConnection::establish(url).await.unwrap();
        diesel::sql_query(sql).load::<R>(&mut connection).await.unwrap()
    })
}
