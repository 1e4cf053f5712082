//! A real Prometheus scrapes a real server under load: every query of the dashboard and the value of
//! every alert rule answer with data. Needs `prometheus` and `promtool`; run by
//! `cargo test --test observability`.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod load;
mod prometheus;

use load::{Receiver, Scraped};
use prometheus::Prometheus;
use railhead_test_support::{PATIENCE, free_port, service};
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
    time::{Duration, Instant},
};

fn ops(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("ops").join(file)
}

/// The queries of the dashboard, for all replicas.
fn dashboard() -> Vec<String> {
    let dashboard: Value = serde_json::from_str(&fs::read_to_string(ops("grafana/railhead.json")).unwrap()).unwrap();
    let panels = dashboard["panels"].as_array().unwrap().iter();
    let targets = panels.filter_map(|panel| panel["targets"].as_array()).flatten();
    let written = targets.map(|target| target["expr"].as_str().unwrap());
    written.map(|query| query.replace("$__rate_interval", "1m").replace("$instance", ".*")).collect()
}

/// The value that must not pass a bound: the left side of a rule.
fn value_of(rule: &str) -> String {
    let parts = rule.trim().rsplit_once(" > ").or(rule.trim().rsplit_once(" < "));
    let (value, bound) = parts.unwrap_or_else(|| panic!("not a value and a bound: {rule}"));
    assert!(bound.trim().parse::<f64>().is_ok(), "not a bound: {rule}");
    value.to_owned()
}

/// Whether there is a number among the samples.
fn has_data(samples: &[Value]) -> bool {
    samples.iter().any(|sample| sample["value"][1].as_str().unwrap().parse::<f64>().unwrap().is_finite())
}

#[test]
fn promtool_finds_no_fault_in_the_rules_and_the_configuration() {
    for (what, file) in [("rules", "prometheus/alerts.yml"), ("config", "prometheus/prometheus.yml")] {
        let checked = Command::new("promtool").args(["check", what]).arg(ops(file)).output().unwrap();
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    }
}

#[test]
fn every_query_of_dashboard_and_rules_has_data_from_a_server() {
    let database = service::database();
    let metrics = format!("127.0.0.1:{}", free_port());
    let receiver = Receiver::new();
    let server = Scraped::start(&database, &metrics, &receiver);
    let prometheus = Prometheus::start(&ops("prometheus"), &metrics);
    let load = server.begin_load(&receiver);
    let rules = prometheus.rules();
    let values = rules.iter().map(|rule| value_of(rule)).collect::<Vec<_>>();
    assert!(values.len() > 10, "{rules:?}");
    let mut silent = [dashboard(), values].concat();
    assert!(silent.len() > 50, "{silent:?}");
    let deadline = Instant::now() + PATIENCE;
    while !silent.is_empty() && Instant::now() < deadline {
        thread::sleep(Duration::from_secs(2));
        load.check();
        silent.retain(|query| !has_data(&prometheus.query(query)));
    }
    assert!(silent.is_empty(), "no data: {silent:#?}");
    for (rule, health) in prometheus.healths() {
        assert_eq!(health, "ok", "{rule}");
    }
    let firing = prometheus.query("ALERTS{alertstate=\"firing\", severity=\"critical\"}");
    assert!(firing.is_empty(), "{firing:?}");
}
