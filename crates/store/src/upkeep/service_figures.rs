//! Figures of the service as a whole, for metrics. One statement; every count is an index range
//! with a bound, or a small table.

use crate::{
    Connection, Database, DatabaseError, admin_log::AdminActionKind, database::fetch::Fetch, metrics::ServiceFigures,
};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{Array, BigInt, Double, Text, Timestamptz},
};
use diesel_async::{AsyncConnection, SimpleAsyncConnection};
use jiff_diesel::ToDiesel;
use std::time::Duration;
use strum::VariantArray;

const READ: &str = include_str!("service_figures_read.sql");

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    games_due: i64,
    #[diesel(sql_type = Double)]
    oldest_due_seconds: f64,
    #[diesel(sql_type = BigInt)]
    deliveries_waiting: i64,
    #[diesel(sql_type = Double)]
    oldest_delivery_seconds: f64,
    #[diesel(sql_type = BigInt)]
    games_finished: i64,
    #[diesel(sql_type = BigInt)]
    logs_to_pack: i64,
    #[diesel(sql_type = BigInt)]
    reports_open: i64,
    #[diesel(sql_type = Double)]
    oldest_report_seconds: f64,
    #[diesel(sql_type = BigInt)]
    sessions_active: i64,
    #[diesel(sql_type = Double)]
    heartbeat_seconds: f64,
    #[diesel(sql_type = BigInt)]
    outages: i64,
    #[diesel(sql_type = BigInt)]
    connections: i64,
    #[diesel(sql_type = BigInt)]
    most_connections: i64,
    #[diesel(sql_type = Array<Text>)]
    actions: Vec<AdminActionKind>,
    #[diesel(sql_type = Array<BigInt>)]
    times: Vec<i64>,
}

/// The figures of the service. The database ends the statement after this time.
pub async fn load(db: &Database, patience: Duration) -> Result<ServiceFigures, DatabaseError> {
    let now = db.now().to_diesel();
    let mut connection = db.connection("read_service_figures").await?;
    let row = Connection::transaction::<_, DatabaseError, _>(&mut connection, async |connection| {
        let limit = format!("SET LOCAL statement_timeout = {}", patience.as_millis());
        connection.batch_execute(&limit).await?;
        Ok(sql_query(READ).bind::<Timestamptz, _>(now).fetch_one::<Row>(connection).await?)
    });
    let row = row.await?;
    let times = |kind| {
        let counted = row.actions.iter().zip(&row.times).find(|(action, _)| **action == kind);
        counted.map_or(0, |(_, times)| *times)
    };
    Ok(ServiceFigures {
        games_due: row.games_due,
        oldest_due_seconds: row.oldest_due_seconds,
        games_finished: row.games_finished,
        deliveries_waiting: row.deliveries_waiting,
        oldest_delivery_seconds: row.oldest_delivery_seconds,
        logs_to_pack: row.logs_to_pack,
        reports_open: row.reports_open,
        oldest_report_seconds: row.oldest_report_seconds,
        sessions_active: row.sessions_active,
        heartbeat_seconds: row.heartbeat_seconds,
        outages: row.outages,
        connections: row.connections,
        most_connections: row.most_connections,
        admin_actions: AdminActionKind::VARIANTS.iter().map(|kind| (kind.into(), times(*kind))).collect(),
    })
}
