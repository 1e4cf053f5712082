//! The state of a service whose database goes away.

use railhead_test_support::{Client, Cluster, PATIENCE, Server};
use serde_json::Value;
use std::{
    thread,
    time::{Duration, Instant},
};

/// The number of people who ask at once because something is wrong.
const CROWD: usize = 200;

fn eventually(server: &Server, state: &str) -> Value {
    let began = Instant::now();
    loop {
        let status = Client::at(&server.url).get("/v1/status").ok();
        if status["status"] == state {
            return status;
        }
        assert!(began.elapsed() < PATIENCE, "{status}");
        thread::sleep(Duration::from_millis(200));
    }
}

#[test]
fn a_crowd_learns_at_once_that_the_database_is_away() {
    let mut cluster = Cluster::primary();
    cluster.execute("postgres", &["CREATE DATABASE railhead"]);
    let server = Server::start(&cluster.url("railhead"));
    eventually(&server, "ok");
    cluster.kill();
    assert_eq!(eventually(&server, "unavailable")["database"], false);
    thread::sleep(Duration::from_secs(3));
    let began = Instant::now();
    thread::scope(|scope| {
        for _ in 0..CROWD {
            scope.spawn(|| {
                assert_eq!(Client::at(&server.url).get("/v1/status").ok()["status"], "unavailable");
                assert_eq!(Client::at(&server.url).get("/status").status, 200);
            });
        }
    });
    println!("{CROWD} were answered in {:?}", began.elapsed());
    cluster.start();
    eventually(&server, "ok");
}
