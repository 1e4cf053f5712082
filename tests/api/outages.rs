//! Faults of the database while the service runs: the answers to clients and to a load balancer,
//! and the recovery of the service by itself.

use crate::{
    app::{App, Person, RUNTIME, dealt, execute, query, until_waiting},
    replicas::Replica,
    service,
};
use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{
    thread,
    time::{Duration, Instant},
};

/// A game in a service of its own, where it is Ada's turn.
struct Table {
    _replica: Replica,
    app: App,
    ada: Person,
    game: String,
}

impl Table {
    fn new() -> Table {
        Table::at(Replica::start(&service::database()))
    }

    fn at(replica: Replica) -> Table {
        let app = replica.app.clone();
        let ada = app.register("Ada");
        let game = dealt(json!({"seats": 2, "bots": ["random"], "first_seat": 0}), &[&ada]);
        Table { _replica: replica, app, ada, game }
    }

    fn execute(&self, sql: &str) {
        execute(&self.app.database_url, sql).unwrap();
    }

    /// Makes every insertion into a table do this first.
    fn hinder(&self, table: &str, body: &str) {
        self.execute(&format!(
            "CREATE OR REPLACE FUNCTION hinder() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body}; RETURN NEW; END $$; \
             CREATE OR REPLACE TRIGGER hinder BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION hinder()"
        ));
    }

    fn mend(&self, table: &str) {
        self.execute(&format!("DROP TRIGGER hinder ON {table}"));
    }

    fn set(&self, setting: &str) {
        let name = self.app.database_url.rsplit('/').next().unwrap();
        self.execute(&format!("ALTER DATABASE {name} SET {setting}"));
    }

    /// Ends every other connection to the database.
    fn terminate(&self) {
        self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        );
    }

    fn legal(&self) -> Value {
        self.ada.moves(&self.game)[0].clone()
    }

    fn is_ready(&self) -> bool {
        let answer = self.app.get("/health/ready");
        if answer.status != 200 {
            answer.refused(503, "unavailable");
        }
        answer.status == 200
    }

    /// A move is refused for now, and so is this replica's traffic.
    fn refuses(&self, the_move: &Value) {
        let answer = self.ada.play(&self.game, the_move);
        answer.refused(503, "unavailable");
        assert_eq!(answer.header("retry-after"), "1");
        assert!(!self.is_ready());
        self.app.get("/health/live").ok();
    }

    /// The same move is made without help.
    fn recovers(&self, the_move: &Value) {
        until("a move is taken", || {
            let answer = self.ada.play(&self.game, the_move);
            if answer.status != 200 {
                answer.refused(503, "unavailable");
            }
            answer.status == 200
        });
        until("the replica is ready", || self.is_ready());
    }
}

#[test]
fn a_full_disk_is_503_and_not_ready_until_a_move_is_written() {
    let table = Table::new();
    let the_move = table.legal();
    table.hinder("game_events", "RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'");
    table.refuses(&the_move);
    table.mend("game_events");
    table.recovers(&the_move);
}

#[test]
fn a_backend_that_is_terminated_in_the_middle_of_a_move_is_503() {
    let table = Table::new();
    let the_move = table.legal();
    table.hinder("game_events", "PERFORM pg_sleep(600)");
    thread::scope(|scope| {
        let refused = scope.spawn(|| table.refuses(&the_move));
        let sleeping = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'";
        until("the move is being written", || !query(&table.app.database_url, sleeping).is_empty());
        table.terminate();
        refused.join().unwrap();
    });
    table.mend("game_events");
    table.recovers(&the_move);
}

#[test]
fn backends_that_are_terminated_again_and_again_are_never_500() {
    let table = Table::new();
    let view = format!("{}/view", table.game);
    thread::scope(|scope| {
        let looks = [(); 4].map(|()| {
            scope.spawn(|| {
                let until = Instant::now() + Duration::from_secs(2);
                while Instant::now() < until {
                    let answer = table.ada.get(&view);
                    if answer.status != 200 {
                        answer.refused(503, "unavailable");
                    }
                }
            })
        });
        for _ in 0..20 {
            thread::sleep(Duration::from_millis(100));
            table.terminate();
        }
        looks.into_iter().for_each(|look| look.join().unwrap());
    });
    table.recovers(&table.legal());
}

/// PostgreSQL names a place in the statement then, as for a mistake in it.
#[test]
fn a_backend_killed_before_reading_a_statement_is_503() {
    let table = Table::new();
    table.execute("BEGIN; LOCK TABLE blocks");
    thread::scope(|scope| {
        let refused = scope.spawn(|| table.ada.get("/v1/me/blocks").refused(503, "unavailable"));
        until_waiting(&table.app.database_url, 1);
        table.terminate();
        refused.join().unwrap();
    });
    table.execute("ROLLBACK");
    table.ada.get("/v1/me/blocks").ok();
}

/// So it does then.
#[test]
fn a_table_that_stays_locked_is_503() {
    let mut command = Replica::command(&service::database());
    let table = Table::at(Replica::run(command.args(["--lock-timeout", "1"]).env("RUST_LOG", "error")));
    table.execute("BEGIN; LOCK TABLE blocks");
    table.ada.get("/v1/me/blocks").refused(503, "unavailable");
    table.execute("ROLLBACK");
    table.ada.get("/v1/me/blocks").ok();
}

#[test]
fn a_read_only_server_is_503_and_its_connections_are_dropped() {
    let table = Table::new();
    let the_move = table.legal();
    table.set("default_transaction_read_only = on");
    table.terminate();
    thread::sleep(Duration::from_millis(200));
    table.refuses(&the_move);
    execute(
        &table.app.database_url,
        &format!(
            "BEGIN READ WRITE; ALTER DATABASE {} RESET default_transaction_read_only; COMMIT",
            table.app.database_url.rsplit('/').next().unwrap()
        ),
    )
    .unwrap();
    table.recovers(&the_move);
}

#[test]
fn a_statement_that_takes_too_long_is_503() {
    let mut command = Replica::command(&service::database());
    let table = Table::at(Replica::run(command.args(["--statement-timeout", "1"]).env("RUST_LOG", "error")));
    let the_move = table.legal();
    table.hinder("game_events", "PERFORM pg_sleep(600)");
    table.refuses(&the_move);
    table.mend("game_events");
    table.recovers(&the_move);
}

#[test]
fn a_violated_constraint_is_our_fault_and_not_retried() {
    let table = Table::new();
    let the_move = table.legal();
    table.hinder("game_events", "RAISE EXCEPTION 'no' USING ERRCODE = '23514'");
    let answer = table.ada.play(&table.game, &the_move);
    answer.refused(500, "internal");
    assert_eq!(answer.header("retry-after"), "");
    assert!(table.is_ready());
}

#[test]
fn a_replica_without_heartbeat_is_not_ready_until_it_has_one() {
    let table = Table::new();
    assert!(table.is_ready());
    table.hinder("heartbeat", "RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'");
    until("the replica is not ready", || !table.is_ready());
    table.mend("heartbeat");
    until("the replica is ready", || table.is_ready());
}

#[test]
fn a_sweep_that_waits_for_a_lock_does_not_stop_the_heartbeat() {
    let database = service::database();
    let mut locking = RUNTIME.block_on(AsyncPgConnection::establish(&database)).unwrap();
    RUNTIME.block_on(locking.batch_execute("BEGIN; LOCK TABLE names IN ACCESS EXCLUSIVE MODE")).unwrap();
    let replica = Replica::start(&database);
    let beat = || {
        let rows = query(&database, "SELECT beat_at FROM heartbeat");
        rows[0]["beat_at"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap()
    };
    let first = beat();
    until("the heart beats", || beat().duration_since(first).as_secs() >= 2);
    assert_eq!(replica.app.get("/health/ready").status, 200);
}

/// The lines of a log at these levels.
fn lines_at<'a>(log: &'a [Value], levels: &[&str]) -> Vec<&'a Value> {
    log.iter().filter(|line| levels.contains(&line["level"].as_str().unwrap())).collect()
}

fn logging(database_url: &str) -> Replica {
    let mut command = Replica::command(database_url);
    command.args(["--lock-timeout", "1"]).env_remove("RUST_LOG").env("RAILHEAD_LOG_JSON", "true");
    Replica::run(command.stderr(std::process::Stdio::piped()))
}

fn log_of(replica: Replica) -> Vec<Value> {
    replica.process.stop().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Waits until each job has logged something at this level.
fn until_logged(replica: &Replica, jobs: &[&str], level: &str) {
    let has_logged = |log: &str, job: &str| {
        // The last line may not be whole yet.
        let mut lines = log.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        lines.any(|line| line["fields"]["job"] == job && line["level"] == level)
    };
    for job in jobs {
        until(format!("{job} logs {level}"), || has_logged(&replica.process.log(), job));
    }
}

/// Each job logs the fault once and its end once.
#[track_caller]
fn assert_logged_once(log: &[Value], jobs: &[&str]) {
    for job in jobs {
        let own = log.iter().filter(|line| line["fields"]["job"] == *job).collect::<Vec<_>>();
        let levels = own.iter().map(|line| line["level"].as_str().unwrap()).collect::<Vec<_>>();
        assert_eq!(levels, ["WARN", "INFO"], "{job}: {own:#?}");
    }
    let known = |line: &&&Value| {
        let fields = &line["fields"];
        fields["job"].is_string() || fields["message"] == "a connection to the database was lost"
    };
    let others = lines_at(log, &["WARN", "ERROR"]);
    let others = others.iter().filter(|line| !known(line)).collect::<Vec<_>>();
    assert!(others.is_empty(), "{others:#?}");
    assert!(lines_at(log, &["ERROR"]).is_empty(), "{log:#?}");
}

#[test]
fn an_absent_database_is_one_line_a_job_and_so_is_its_return() {
    let database_url = service::database();
    let replica = logging(&database_url);
    let (server, name) = database_url.rsplit_once('/').unwrap();
    let (name, end) = name.split_once('?').map_or((name, String::new()), |(name, end)| (name, format!("?{end}")));
    let admin = format!("{server}/postgres{end}");
    let jobs = ["webhooks", "scheduler", "heartbeat", "revocations"];
    // They have begun.
    thread::sleep(Duration::from_secs(2));
    execute(&admin, &format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false")).unwrap();
    execute(&admin, &format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"))
        .unwrap();
    until_logged(&replica, &jobs, "WARN");
    execute(&admin, &format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true")).unwrap();
    until("the replica is ready", || replica.app.get("/health/ready").status == 200);
    until_logged(&replica, &jobs, "INFO");
    assert_logged_once(&log_of(replica), &jobs);
}

#[test]
fn locked_tables_are_one_line_a_job_and_no_error() {
    let replica = logging(&service::database());
    let app = replica.app.clone();
    let ada = app.register("Ada");
    let clock = json!({"kind": "per_move", "seconds": 10});
    dealt(json!({"seats": 2, "bots": ["random"], "clock": clock, "first_seat": 0}), &[&ada]);
    // Its clock runs out while nobody can write.
    execute(&app.database_url, "UPDATE game_heads SET due_at = now() + interval '1 second'").unwrap();
    let jobs = ["webhooks", "scheduler"];
    let lock = "BEGIN; LOCK TABLE game_heads, outbox, standing_orders IN ACCESS EXCLUSIVE MODE";
    execute(&app.database_url, lock).unwrap();
    until_logged(&replica, &jobs, "WARN");
    execute(&app.database_url, "ROLLBACK").unwrap();
    until("the replica is ready", || app.get("/health/ready").status == 200);
    until_logged(&replica, &jobs, "INFO");
    assert_logged_once(&log_of(replica), &jobs);
}
