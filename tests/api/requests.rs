//! Requests and what the operator learns of them: ids, lines in the log, security events.

use crate::{
    app::{App, execute},
    openapi::resolved_schema,
    replicas::Replica,
    service::database,
};
use serde_json::{Value, json};
use std::{
    io::{Read, Write},
    net::{Shutdown, SocketAddr, TcpStream},
    process::Stdio,
};

/// A server that writes its log as JSON, as without options otherwise.
fn logging(database_url: &str) -> Replica {
    let mut command = Replica::command(database_url);
    Replica::run(command.env_remove("RUST_LOG").env("RAILHEAD_LOG_JSON", "true").stderr(Stdio::piped()))
}

/// The lines with this target.
fn lines(log: &str, target: &str) -> Vec<Value> {
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap_or_else(|_| panic!("{line}")));
    lines.filter(|line| line["target"] == target).collect()
}

fn admin(app: &App) -> crate::app::Person {
    let ada = app.register("Ada");
    execute(&app.database_url, "UPDATE accounts SET role = 'admin'").unwrap();
    ada
}

#[test]
fn a_safe_request_id_is_kept_in_the_answer_and_in_problems() {
    let app = App::start();
    let ask = |id: &str| app.send("GET", "/v1/games/paris/view", &[("x-request-id", id)], "");
    let long = "x".repeat(128);
    for id in ["7", "Root=1-67891233-abcdef012345678912345678", &long] {
        let answer = ask(id);
        assert_eq!((answer.header("x-request-id"), &answer.json()["request_id"]), (id, &json!(id)));
    }
    let too_long = "x".repeat(129);
    let strange = ["a b", "a\"b", "{}", "\t", &too_long].map(|id| ask(id).header("x-request-id").to_owned());
    for id in &strange {
        assert!(id.parse::<uuid::Uuid>().is_ok(), "{id}");
    }
    assert_ne!(strange[0], strange[1]);
    assert_eq!(app.get("/health/live").json().get("request_id"), None);
    for path in ["/v1/trains", "/openapi.json", "/docs/"] {
        assert!(!app.get(path).header("x-request-id").is_empty(), "{path}");
    }
}

#[test]
fn each_request_is_one_line_of_the_log_without_secrets() {
    let replica = logging(&database());
    let app = replica.app.clone();
    let ada = app.register("Ada");
    let own = [("authorization", ada.token.as_str()), ("x-request-id", "walnut")];
    let account = app.send("GET", "/v1/accounts/me", &own, "").ok()["id"].clone();
    app.send("GET", "/v1/leaderboards/rating?variant=plum", &[("x-request-id", "chestnut")], "");
    app.send("GET", "/v1/trains/quince", &[("x-request-id", "hazel")], "").refused(404, "not_found");
    app.get("/health/ready").ok();
    app.refresh(&ada.refresh).ok();
    let log = replica.process.stop();
    let lines = lines(&log, "railhead::request");
    assert_eq!(lines.len(), 5, "a health check is no line: {log}");
    let line = |id: &str| lines.iter().find(|line| line["span"]["request_id"] == id).unwrap();
    let fields = &line("walnut")["fields"];
    assert_eq!((&fields["method"], &fields["route"]), (&json!("GET"), &json!("/v1/accounts/me")));
    assert_eq!((&fields["status"], &fields["account"]), (&json!(200), &account));
    assert_eq!(fields["address"], "127.0.0.1");
    assert!(fields["ms"].as_f64().unwrap() > 0.0, "{fields}");
    assert_eq!(line("chestnut")["fields"]["route"], "/v1/leaderboards/{board}");
    assert_eq!(line("hazel")["fields"]["route"], "unmatched");
    let bearer = ada.token.strip_prefix("Bearer ").unwrap();
    for secret in ["a train at noon", bearer, &ada.refresh, "plum", "quince", "variant="] {
        assert!(!log.contains(secret), "{secret}: {log}");
    }
}

#[test]
fn an_error_in_the_log_has_the_id_of_its_request() {
    let replica = logging(&database());
    let ada = replica.app.register("Ada");
    let (server, name) = replica.app.database_url.rsplit_once('/').unwrap();
    let (name, end) = name.split_once('?').unwrap_or((name, ""));
    execute(&format!("{server}/postgres?{end}"), &format!("DROP DATABASE {name} WITH (FORCE)")).unwrap();
    let own = [("authorization", ada.token.as_str()), ("x-request-id", "walnut")];
    replica.app.send("GET", "/v1/accounts/me", &own, "").refused(503, "unavailable");
    let log = replica.process.stop();
    let errors = lines(&log, "railhead::http::problem");
    assert_eq!(errors[0]["span"]["request_id"], "walnut", "{log}");
}

#[test]
fn security_events_are_lines_and_counted() {
    let database = database();
    let replica = logging(&database);
    let app = replica.app.clone();
    let ada = admin(&app);
    let eve = app.register("Eve");
    let sign_in = json!({"name": "Ada", "password": "a walnut at noon"});
    for _ in 0..5 {
        app.tell("/v1/sessions", sign_in.clone()).refused(401, "wrong_credentials");
    }
    app.tell("/v1/sessions", sign_in).refused(429, "too_many_attempts");
    app.refresh(&eve.refresh).ok();
    execute(&database, "UPDATE sessions SET rotated_at = now() - interval '1 minute'").unwrap();
    app.refresh(&eve.refresh).refused(401, "refresh_token_reused");
    eve.delete("/v1/admin/accounts/Ada/ban");
    let guest = app.guest();
    guest.delete("/v1/admin/accounts/Ada/ban").refused(403, "not_admin");
    assert_eq!(ada.ask("PUT", "/v1/admin/accounts/Eve/ban", json!({"reason": "walnuts"})).status, 204);
    assert_eq!(ada.delete("/v1/admin/accounts/Eve/ban").status, 204);
    let game = guest.open(json!({"seats": 2, "bots": ["random"]}));
    let void = format!("{}/void", game.replace("/v1", "/v1/admin"));
    assert_eq!(ada.post(&void, json!({"reason": "walnuts"})).status, 204);
    let log = replica.process.stop();
    let lines = lines(&log, "railhead::security");
    let count = |event: &str| lines.iter().filter(|line| line["fields"]["event"] == event).count();
    let once = ["attempt_locked", "refresh_token_reused", "admin_refused", "account_banned", "account_unbanned"];
    for event in once.into_iter().chain(["game_voided"]) {
        assert_eq!(count(event), 1, "{event}: {log}");
    }
    assert_eq!(count("sign_in_failed"), 5, "{log}");
    let failed = lines.iter().find(|line| line["fields"]["event"] == "sign_in_failed").unwrap();
    assert_eq!(failed["fields"]["subject"], "address:127.0.0.1");
    assert!(failed["span"]["request_id"].is_string() && failed["level"] == "WARN", "{failed}");
    assert!(!log.contains("walnut"), "{log}");
}

#[test]
fn null_equals_absence_for_every_optional_field() {
    let app = App::on_intranet();
    let ada = app.guest();
    let cases = [
        ("/v1/games", "NewGame", json!({"seats": 2})),
        ("/v1/games/quick", "QuickMatchRequest", json!({})),
        (
            "/v1/scorings",
            "NewScoring",
            json!({"players": [{"name": "Ada", "routes": null, "stations": null, "tickets": null}]}),
        ),
        ("/v1/me/webhooks", "NewWebhook", json!({"url": "https://push.example.org/a"})),
        ("/v1/accounts/guest", "NewGuest", json!({})),
    ];
    for (path, schema, mut body) in cases {
        for (name, _) in resolved_schema(schema)["properties"].as_object().unwrap() {
            body.as_object_mut().unwrap().entry(name.clone()).or_insert(Value::Null);
        }
        ada.post(path, body).ok();
    }
    let mut device = json!({"endpoint": "https://push.example.org/a"});
    let key = app.get("/v1/push/key").ok()["key"].clone();
    device["keys"] = json!({"p256dh": key, "auth": "A".repeat(22)});
    for (name, _) in resolved_schema("NewDeviceSubscription")["properties"].as_object().unwrap() {
        device.as_object_mut().unwrap().entry(name.clone()).or_insert(Value::Null);
    }
    ada.ask("PUT", "/v1/me/push", device).ok();
}

/// Bytes of strangers that are no request.
const NO_REQUESTS: [&[u8]; 9] = [
    b"GET /v1/time HTTP/1.1\r\nhost: x\r\nbad header: \x01\r\n\r\n",
    b"GET /v1/time HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"POST /v1/scorings HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
    b"POST /v1/scorings HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n",
    b"POST /v1/scorings HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n",
    b"POST /v1/scorings HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{",
    b"GET /v1/time HTTP/1.1\r\nhost: x\r\n\r\nnothing known\r\n\r\n",
];

/// Sends bytes, reads the answer, and returns it with the sender's address.
fn send_bytes(address: &str, bytes: &[u8]) -> SocketAddr {
    let mut stream = TcpStream::connect(address).unwrap();
    let own = stream.local_addr().unwrap();
    // The server may have closed the connection before it has read everything.
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(Shutdown::Write);
    let _ = stream.read_to_end(&mut Vec::new());
    own
}

#[test]
fn a_malformed_request_is_one_line_at_debug_with_its_address() {
    let mut command = Replica::command(&database());
    command.env("RUST_LOG", "warn,railhead=debug").env("RAILHEAD_LOG_JSON", "true").stderr(Stdio::piped());
    let replica = Replica::run(&mut command);
    let malformed = NO_REQUESTS.map(|bytes| send_bytes(replica.process.address(), bytes));
    let oversized = [b"GET /v1/time HTTP/1.1\r\nx: ".as_slice(), &[b'x'; 200_000]].concat();
    let oversized = send_bytes(replica.process.address(), &oversized);
    // Leaves in the middle of an answer.
    let mut leaver = TcpStream::connect(replica.process.address()).unwrap();
    leaver.write_all(b"GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    leaver.read_exact(&mut [0; 64]).unwrap();
    drop(leaver);
    replica.app.get("/v1/time").ok();
    let log = replica.process.stop();
    let all = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()).collect::<Vec<_>>();
    let loud = all.iter().filter(|line| ["WARN", "ERROR"].contains(&line["level"].as_str().unwrap()));
    assert_eq!(loud.collect::<Vec<_>>(), Vec::<&Value>::new());
    // Two of them are requests with a body that is none, and have the line of a request.
    let of = |from: SocketAddr| {
        let own = all.iter().filter(move |line| line["fields"]["peer"] == from.to_string());
        own.collect::<Vec<_>>()
    };
    let [refused] = of(oversized)[..] else { panic!("{log}") };
    assert_eq!((&refused["level"], &refused["fields"]["status"]), (&json!("INFO"), &json!(431)));
    for from in [&malformed[..6], &malformed[8..]].concat() {
        let own = of(from);
        assert_eq!(own.len(), 1, "{from}: {log}");
        assert_eq!(own[0]["level"], "DEBUG", "{}", own[0]);
    }
}
