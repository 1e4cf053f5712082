//! The ground of the other tests: standbys follow, lag and take over; killed servers come back.

use crate::service::{RUNTIME, query};
use railhead::store;
use railhead_test_support::{Cluster, urls};
use serde_json::json;

/// A cluster with an empty database of the service.
pub fn with_database() -> Cluster {
    let cluster = Cluster::primary();
    cluster.execute("postgres", &["CREATE DATABASE railhead"]);
    RUNTIME.block_on(store::migrate(&cluster.url("railhead"))).unwrap();
    cluster
}

#[test]
fn a_standby_lags_and_takes_over_and_clients_find_the_primary() {
    let mut primary = Cluster::primary();
    primary.execute("postgres", &["CREATE TABLE words (word text)", "INSERT INTO words VALUES ('first')"]);
    let standby = primary.standby();
    let both = urls(&[&standby, &primary], "postgres");
    let all = "SELECT string_agg(word, ' ') AS words FROM words";
    let port = "SELECT current_setting('unix_socket_directories') AS at";
    assert_eq!(query(&both, port)[0]["at"], json!(primary.sockets()));
    let stopped = standby.stop_receiving();
    primary.execute("postgres", &["INSERT INTO words VALUES ('second')"]);
    assert_eq!(query(&standby.url("postgres"), all)[0]["words"], "first");
    stopped.resume();
    standby.wait_for("SELECT 1 FROM words WHERE word = 'second'");
    primary.synchronous_with(&standby.name);
    primary.wait_for("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
    primary.execute("postgres", &["INSERT INTO words VALUES ('third')"]);
    assert!(!primary.backend_pids().is_empty(), "there is a walsender");
    primary.kill();
    standby.promote();
    assert_eq!(query(&both, port)[0]["at"], json!(standby.sockets()));
    assert_eq!(query(&both, all)[0]["words"], "first second third");
}

#[test]
fn a_server_cut_off_comes_back_with_its_commits() {
    let mut cluster = Cluster::primary();
    cluster.execute("postgres", &["CREATE TABLE words (word text)", "INSERT INTO words VALUES ('kept')"]);
    cluster.kill();
    cluster.start();
    assert_eq!(query(&cluster.url("postgres"), "SELECT word FROM words")[0]["word"], "kept");
}
