//! Servers whose clock is wrong, beside one whose clock is right, on one database.

use crate::{
    scratch,
    tables::{Service, Table},
};
use nix::sys::signal::Signal;
use railhead_test_support::{Answer, Client, Cluster, Server, SetClock, skew};
use serde_json::{Value, json};
use std::{
    process::Stdio,
    sync::Arc,
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

const HOUR: i64 = 3600;

/// The errors of a clock, in seconds.
const WRONG: [i64; 3] = [HOUR, -HOUR, 400 * 24 * HOUR];

/// The time within which a server notices that its clock is right again, or ends.
const PATIENCE: Duration = Duration::from_secs(30);

/// The time for which a wrong clock is looked at: all jobs that look every second have looked.
const LOOK: Duration = Duration::from_secs(5);

/// The records that a wrong clock would delete or end, and those that it would write.
const RECORDS: &str = "SELECT concat_ws(' ', (SELECT count(*) FROM sessions), (SELECT count(*) FROM accounts), \
    (SELECT count(*) FROM stored_responses), (SELECT string_agg(status, ',' ORDER BY id) FROM games), \
    (SELECT count(*) FROM outages), \
    (SELECT count(*) FROM game_events WHERE abs(extract(epoch FROM now() - recorded_at)) > 600), \
    (SELECT count(*) FROM game_heads WHERE deadline > now() + interval '25 hours'), \
    (SELECT count(*) FROM heartbeat WHERE abs(extract(epoch FROM now() - beat_at)) > 60))";

/// A right server with a table that waits for players and a game under way.
struct House {
    cluster: Cluster,
    right: Server,
    guest: Client,
    table: Table,
    records: String,
}

fn a_day() -> Value {
    json!({"kind": "per_move", "seconds": 24 * HOUR})
}

impl House {
    fn new() -> House {
        let cluster = Cluster::primary();
        cluster.execute("postgres", &["CREATE DATABASE railhead"]);
        let right = Server::start(&cluster.url("railhead"));
        let [guest, other, idle] = [(); 3].map(|()| Client::at(&right.url).guest());
        idle.open(json!({"seats": 3}));
        let service = Service::at(&[&right.url]);
        let game = json!({"seats": 2, "clock": a_day()});
        let table = Table::open(&Arc::clone(&service), vec![guest.clone(), other], game, 1);
        let mut house = House { cluster, right, guest, table, records: String::new() };
        house.play_on();
        house.records = house.recorded();
        house
    }

    /// The records as they are now.
    fn recorded(&self) -> String {
        self.cluster.query("railhead", RECORDS).remove(0)
    }

    fn play_on(&mut self) {
        let known = self.table.heads.len();
        self.table.play_while(|table| table.heads.len() < known + 2);
    }

    /// The right server goes on, and nothing was deleted, ended or written at a wrong time.
    #[track_caller]
    fn is_undisturbed(&mut self) {
        assert_eq!(Client::at(&self.right.url).get("/health/ready").status, 200);
        let stored = |records: &str| records.split(' ').nth(2).unwrap().parse::<usize>().unwrap();
        let rest = |records: &str| {
            let words = records.split(' ').enumerate().filter(|(place, _)| *place != 2);
            words.map(|(_, word)| word.to_owned()).collect::<Vec<_>>()
        };
        self.play_on();
        let now = self.recorded();
        assert_eq!(rest(&now), rest(&self.records));
        assert!(stored(&now) > stored(&self.records), "{now}, {}", self.records);
    }
}

#[track_caller]
fn is_refused(answer: &Answer) {
    assert_eq!((answer.status, &answer.body["code"]), (503, &json!("unavailable")), "{}", answer.text);
    assert!(answer.text.contains("clock"), "{}", answer.text);
    assert!(answer.headers.contains_key("retry-after"));
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

#[test]
fn a_server_with_a_wrong_clock_does_not_start() {
    let mut house = House::new();
    for wrong in WRONG {
        let mut command = Server::command(&house.cluster.url("railhead"));
        let mut child = skew(command.stdout(Stdio::null()).stderr(Stdio::piped()), wrong as f32).spawn().unwrap();
        let began = Instant::now();
        let ended = loop {
            match child.try_wait().unwrap() {
                Some(status) => break Some(status),
                None if began.elapsed() > PATIENCE => break None,
                None => thread::sleep(Duration::from_millis(50)),
            }
        };
        child.kill().unwrap();
        let said = String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap();
        assert_eq!(ended.and_then(|status| status.code()), Some(1), "{said}");
        let by = if wrong > 0 { "ahead of" } else { "behind" };
        assert!(said.contains("the clock of this machine is") && said.contains(by), "{said}");
        house.is_undisturbed();
    }
}

#[test]
fn a_server_whose_clock_jumps_does_nothing_until_it_is_right() {
    let mut house = House::new();
    let folder = scratch();
    let clock = SetClock::new(folder.path());
    let mut command = Server::command(&house.cluster.url("railhead"));
    let server = Server::run(clock.shown_to(command.env("RUST_LOG", "warn").stderr(Stdio::piped())));
    let here = Client { url: server.url.clone(), ..house.guest.clone() };
    for wrong in WRONG {
        let own = "/v1/accounts/me";
        assert_eq!(here.get(own).status, 200);
        clock.set(wrong);
        let began = Instant::now();
        while began.elapsed() < LOOK {
            is_refused(&here.get(own));
            is_refused(&here.post(&format!("{}/moves", house.table.path), json!({"type": "draw_card"})));
            is_refused(&Client::at(&here.url).post("/v1/accounts/guest", Value::Null));
            is_refused(&here.get("/health/ready"));
            assert_eq!(here.get("/health/live").status, 200);
            assert_eq!(here.get("/v1/status").ok()["status"], "unavailable");
            let told = here.get("/v1/time").ok()["unix_ms"].as_u64().unwrap();
            assert!(told.abs_diff(now()) < 5000, "{told}");
        }
        house.is_undisturbed();
        clock.set(0);
        let began = Instant::now();
        while here.get("/health/ready").status != 200 {
            assert!(began.elapsed() < PATIENCE, "the clock is right again");
            thread::sleep(Duration::from_millis(100));
        }
        assert_eq!(here.get(own).status, 200);
    }
    house.is_undisturbed();
    server.signal(Signal::SIGINT);
    let log = server.stop();
    assert!(log.contains("the clock of this machine is 1h ahead of that of the database"), "{log}");
}
