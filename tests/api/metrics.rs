//! The figures: their labels, and the address at which they are served.

use crate::{
    app::{App, Person, dealt},
    replicas::Replica,
    service::database,
};
use railhead::metrics::ServiceFigures;
use railhead_test_support::{free_port, until};
use serde_json::json;
use std::collections::BTreeSet;

const DOCUMENTED: &str = include_str!("../../docs/observability.md");

pub fn figures(app: &App) -> String {
    app.process.metrics.text().unwrap()
}

/// The sum of the samples of this name whose labels contain all of these.
pub fn sum(figures: &str, name: &str, labels: &[(&str, &str)]) -> f64 {
    let labels = labels.iter().map(|(label, value)| format!("{label}=\"{value}\"")).collect::<Vec<_>>();
    let samples = figures.lines().filter_map(|line| line.rsplit_once(' '));
    let fits =
        |key: &str| key.split('{').next() == Some(name) && labels.iter().all(|label| key.contains(label.as_str()));
    samples.filter(|(key, _)| fits(key)).map(|(_, value)| value.parse::<f64>().unwrap()).sum()
}

fn get(address: &str, path: &str) -> (u16, String) {
    let config = ureq::Agent::config_builder().http_status_as_error(false).build();
    let mut answer = config.new_agent().get(format!("http://{address}{path}")).call().unwrap();
    (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
}

#[test]
fn requests_are_counted_by_class_and_strangers_add_no_labels() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
    ada.view(&game);
    for nth in 0..20 {
        app.get(&format!("/v1/trains/{nth}"));
        app.send(&format!("FLY{nth}"), "/v1/games", &[], "");
    }
    let figures = figures(&app);
    let count = |labels: &[_]| sum(&figures, "http_server_request_duration_seconds_count", labels);
    let answers = |labels: &[_]| sum(&figures, "http_server_responses_total", labels);
    assert_eq!(count(&[("class", "reads"), ("status", "2xx")]), 1.0, "{figures}");
    assert_eq!(answers(&[("class", "reads"), ("status", "200")]), 1.0, "{figures}");
    assert_eq!(count(&[("class", "unmatched"), ("status", "4xx")]), 20.0);
    assert_eq!(answers(&[("class", "writes"), ("status", "405")]), 20.0);
    assert!(!figures.contains("FLY") && !figures.contains("trains") && !figures.contains(&game), "{figures}");
}

#[test]
fn moves_are_counted_by_outcome_and_statements_by_name() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let keep = ada.moves(&game)[0].clone();
    let (moves, stale) = (format!("{game}/moves"), ada.get(&format!("{game}/view")).header("etag").to_owned());
    for _ in 0..2 {
        ada.post_with(&moves, &[("idempotency-key", "1")], keep.clone()).ok();
    }
    ada.post_with(&moves, &[("if-match", &stale)], keep.clone()).refused(412, "stale_version");
    ada.play(&game, &keep).refused(409, "no_tickets_offered");
    ada.view(&game);
    ada.view(&game);
    let figures = figures(&app);
    let moves = |outcome, code| sum(&figures, "railhead_moves_total", &[("outcome", outcome), ("code", code)]);
    assert_eq!((moves("accepted", ""), moves("replayed", ""), moves("stale", "")), (1.0, 1.0, 1.0), "{figures}");
    assert_eq!(moves("refused", "no_tickets_offered"), 1.0, "{figures}");
    let held = |operation| sum(&figures, "db_client_operation_duration_seconds_count", &[("operation", operation)]);
    assert!(held("append_move") >= 1.0 && held("read_heads") >= 1.0, "{figures}");
    assert!(sum(&figures, "railhead_folds_total", &[("source", "memory")]) > 2.0, "{figures}");
    assert_eq!(sum(&figures, "railhead_view_cache_total", &[("result", "hit")]), 1.0, "{figures}");
    assert!(sum(&figures, "railhead_append_group_size_count", &[]) >= 1.0, "{figures}");
    assert!(!figures.contains("SELECT"), "{figures}");
    for unused in ["db_client_connection_pending_requests", "railhead_bots_thinking", "railhead_bots_waiting"] {
        // A job of the service may wait for a connection just now.
        until(unused, || sum(&crate::metrics::figures(&app), unused, &[]) == 0.0);
    }
}

#[test]
fn metrics_are_served_on_their_own_listener_only() {
    let port = free_port();
    let address = format!("127.0.0.1:{port}");
    let mut command = Replica::command(&database());
    let replica = Replica::run(command.args(["--metrics-listen", &address]).env("RUST_LOG", "error"));
    let ada = replica.app.register("Ada");
    replica.app.register("Eve");
    ada.post("/v1/reports", json!({"about": "player", "name": "Eve", "reason": "stalling"})).ok();
    let (status, instance) = get(&address, "/metrics/instance");
    assert_eq!(status, 200);
    assert_eq!(sum(&instance, "db_client_operation_duration_seconds_count", &[("operation", "create_account")]), 2.0);
    assert!(sum(&instance, "process_open_fds", &[]) > 10.0, "{instance}");
    assert!(sum(&instance, "db_client_connection_count", &[]) >= 1.0, "{instance}");
    for job_name in ["heartbeat", "scheduler", "webhooks", "subscribing"] {
        let at = |figures: &str| sum(figures, "railhead_job_last_success_timestamp_seconds", &[("job_name", job_name)]);
        until(format!("{job_name} succeeds"), || at(&get(&address, "/metrics/instance").1) > 1e9);
    }
    assert!(instance.contains(r#"railhead_job_failures_total{job_name="publishing"} 0"#), "{instance}");
    let (status, service) = get(&address, "/metrics/service");
    assert_eq!((status, sum(&service, "railhead_sessions_active", &[])), (200, 2.0), "{service}");
    assert_eq!(sum(&service, "railhead_reports_open", &[]), 1.0, "{service}");
    assert!(sum(&service, "railhead_database_connections", &[]) >= 1.0, "{service}");
    assert!(instance.ends_with("# EOF\n") && service.ends_with("# EOF\n"));
    assert_eq!(get(&address, "/v1/accounts/me").0, 404);
    replica.app.get("/metrics/instance").refused(404, "not_found");
}

#[test]
fn every_figure_is_documented() {
    let app = App::start();
    app.register("Ada");
    app.process.metrics.job_succeeded("keys");
    let service = ServiceFigures { admin_actions: vec![("ban", 1)], ..ServiceFigures::default() };
    let service = service.text().unwrap();
    let all = figures(&app) + &service;
    let names = all.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    let names = names.collect::<BTreeSet<_>>();
    assert!(names.len() > 30, "{names:?}");
    for name in names {
        assert!(DOCUMENTED.contains(&format!("`{name}")), "docs/observability.md says nothing about {name}");
    }
}

/// The most lines of figures that a process writes, whatever strangers ask: docs/observability.md names it.
const MAX_LINES: usize = 5000;

/// Touches a route so that its answers are of several kinds.
fn touch(app: &App, ada: &Person, game: &str, path: &str, methods: &[String]) {
    let nobody = "01890000-0000-7000-8000-000000000000";
    let own = path.replace("/v1/games/{game_id}", game).replace("{seat}", "0").replace("{name}", "Ada");
    let filled = |path: &str| {
        let parts = path.split('/').map(|part| if part.starts_with('{') { nobody } else { part });
        parts.collect::<Vec<_>>().join("/")
    };
    let json = ("content-type", "application/json");
    for method in methods.iter().map(String::as_str).chain(["BREW", "TRACE"]) {
        for path in [filled(&own), filled(path)] {
            if path.ends_with("/stream") {
                continue;
            }
            let (token, none) = (("authorization", ada.token.as_str()), "authorization-of-nobody");
            app.send(method, &path, &[], "");
            app.send(method, &path, &[("authorization", none)], "");
            // Ada goes on to exist.
            if method != "DELETE" && !path.starts_with("/v1/sessions") {
                app.send(method, &path, &[token, json], "{}");
                app.send(method, &format!("{path}?walnut=1"), &[token, json], "[");
                app.send(method, &path, &[token, ("content-type", "text/plain")], "x");
            }
        }
    }
}

#[test]
fn the_figures_are_bounded_when_every_route_is_touched() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let routes = crate::openapi::methods().collect::<Vec<_>>();
    assert!(routes.len() > 80, "{}", routes.len());
    for (path, methods) in &routes {
        touch(&app, &ada, &game, path, &methods.iter().map(|method| (*method).to_string()).collect::<Vec<_>>());
    }
    let all = figures(&app);
    let lines = all.lines().count();
    println!("{lines} lines, {} bytes", all.len());
    let requests = all.lines().filter(|line| line.starts_with("http_server_")).count();
    assert!(requests < 1800, "{requests} lines of requests, whatever the number of routes");
    // Uses of the database whose statement no route has reached here.
    let operations = all.lines().filter(|line| line.starts_with("db_client_operation_duration_seconds_count")).count();
    let each = all.lines().filter(|line| line.contains("operation=\"create_account\"")).count();
    assert!(
        lines + (OPERATIONS - operations.min(OPERATIONS)) * each <= MAX_LINES,
        "{lines} lines, {each} an operation"
    );
    assert!(DOCUMENTED.contains("5,000 lines"));
}

/// The number of names that uses of the database have in the code.
const OPERATIONS: usize = 170;
