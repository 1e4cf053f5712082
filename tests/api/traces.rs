//! Traces, as a collector receives them.

use crate::{app::dealt, replicas::Replica, service::database};
use nix::sys::signal::Signal;
use opentelemetry_proto::tonic::{
    collector::trace::v1::ExportTraceServiceRequest, common::v1::any_value::Value as Any, trace::v1::Span,
};
use prost::Message;
use railhead_test_support::{PATIENCE, until};
use serde_json::json;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpListener,
    process::Stdio,
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

/// A collector that takes whatever is sent to /v1/traces.
fn collector() -> (String, Receiver<Vec<u8>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let (sent, received) = mpsc::channel();
    thread::spawn(move || {
        for socket in listener.incoming() {
            let (mut socket, sent) = (socket.unwrap(), sent.clone());
            let mut reader = BufReader::new(socket.try_clone().unwrap());
            let mut line = String::new();
            while reader.read_line(&mut line).is_ok_and(|read| read > 0) {
                assert_eq!(line.trim(), "POST /v1/traces HTTP/1.1");
                let mut length = 0;
                loop {
                    line.clear();
                    reader.read_line(&mut line).unwrap();
                    let Some((name, value)) = line.trim().split_once(": ") else { break };
                    match name.to_ascii_lowercase().as_str() {
                        "content-length" => length = value.parse().unwrap(),
                        "content-type" => assert_eq!(value, "application/x-protobuf"),
                        _ => {}
                    }
                }
                let mut body = vec![0; length];
                reader.read_exact(&mut body).unwrap();
                sent.send(body).unwrap();
                socket.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").unwrap();
                line.clear();
            }
        }
    });
    (url, received)
}

fn attribute<'span>(span: &'span Span, name: &str) -> Option<&'span Any> {
    let found = span.attributes.iter().find(|attribute| attribute.key == name)?;
    found.value.as_ref()?.value.as_ref()
}

fn text(span: &Span, name: &str) -> String {
    match attribute(span, name) {
        Some(Any::StringValue(text)) => text.clone(),
        other => panic!("{name}: {other:?} in {span:?}"),
    }
}

#[test]
fn a_trace_has_route_game_and_statements_but_no_secrets() {
    let (url, received) = collector();
    let mut command = Replica::command(&database());
    command.args(["--otlp-endpoint", &url]).env("RUST_LOG", "error").env("OTEL_BSP_SCHEDULE_DELAY", "50");
    let replica = Replica::run(&mut command);
    let ada = replica.app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let keep = ada.moves(&game)[0].clone();
    let own = [("authorization", ada.token.as_str()), ("content-type", "application/json"), ("x-request-id", "walnut")];
    replica.app.send("POST", &format!("{game}/moves?moves=true"), &own, &keep.to_string()).ok();
    let (mut spans, deadline) = (Vec::<Span>::new(), Instant::now() + PATIENCE);
    let of_request = |spans: &[Span]| {
        spans
            .iter()
            .position(|span| matches!(attribute(span, "request.id"), Some(Any::StringValue(id)) if id == "walnut"))
    };
    let mut bytes = Vec::new();
    while of_request(&spans).is_none() {
        let body = received.recv_timeout(deadline.saturating_duration_since(Instant::now())).unwrap();
        let batch = ExportTraceServiceRequest::decode(body.as_slice()).unwrap();
        bytes.extend(body);
        spans.extend(batch.resource_spans.into_iter().flat_map(|of| of.scope_spans).flat_map(|of| of.spans));
    }
    let request = &spans[of_request(&spans).unwrap()];
    assert_eq!(request.name, "POST /v1/games/{game_id}/moves");
    assert_eq!(text(request, "http.route"), "/v1/games/{game_id}/moves");
    assert_eq!(text(request, "game.id"), game.rsplit('/').next().unwrap());
    assert_eq!(attribute(request, "http.response.status_code"), Some(&Any::IntValue(200)));
    let of_trace = |name: &str| {
        let found = spans.iter().find(|span| span.trace_id == request.trace_id && span.name == name);
        found.unwrap_or_else(|| panic!("{name}: {spans:#?}"))
    };
    let (waiting, append) = (of_trace("append"), of_trace("append_move"));
    assert_eq!((&waiting.parent_span_id, &append.parent_span_id), (&request.span_id, &waiting.span_id));
    assert_eq!(text(append, "db.operation.name"), "append_move");
    let all = String::from_utf8_lossy(&bytes);
    for secret in ["a train at noon", ada.token.strip_prefix("Bearer ").unwrap(), "moves=true", "SELECT"] {
        assert!(!all.contains(secret), "{secret}");
    }
}

#[test]
fn a_collector_that_is_away_is_said_once_and_costs_no_request() {
    let mut command = Replica::command(&database());
    command
        .args(["--otlp-endpoint", "http://127.0.0.1:1"])
        .env("RUST_LOG", "warn")
        .env("OTEL_BSP_SCHEDULE_DELAY", "20");
    let mut replica = Replica::run(command.stderr(Stdio::piped()));
    replica.app.guest();
    until("it is said", || replica.process.log().contains("traces cannot be sent"));
    for _ in 0..5 {
        replica.app.guest();
        thread::sleep(Duration::from_millis(60));
    }
    replica.process.signal(Signal::SIGTERM);
    until("it ends", || replica.process.has_ended());
    let log = replica.process.stop();
    assert_eq!(log.matches("traces cannot be sent").count(), 1, "{log}");
}
