//! Every statement of every operation fails once: the way to the database breaks before it is sent, or
//! after it was executed, so that its answer is lost; or PostgreSQL gives it up.

use crate::{
    app::{Answer, App, query},
    openapi::operations,
    scene::{Scene, is_accepted, is_stream, stage},
    service,
};
use railhead_test_support::{
    gate, until,
    wire::{Fault, Wire},
};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use uuid::Uuid;

/// More answers in a row than a service of the tests has connections: one that is found lost condemns
/// all that are as old.
const CONNECTIONS: usize = 16;

/// Connections with a transaction that nobody ends.
const LEFT_OPEN: &str = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() \
    AND state LIKE 'idle in transaction%' AND state_change < now() - interval '5 seconds'";

/// The statement that fails next: so many are spared before it.
#[derive(Default)]
struct Plan(Mutex<Option<(usize, Fault)>>);

struct Broken {
    app: App,
    plan: Arc<Plan>,
}

impl Broken {
    fn start() -> Broken {
        gate::install();
        let wire = Wire::to(&service::database(), "statements");
        let app = stage(wire.url.clone());
        let plan = Arc::<Plan>::default();
        let of_worker = Arc::clone(&plan);
        let keeper = Arc::new(move |_: &str| {
            let mut next = of_worker.0.lock().unwrap();
            match *next {
                Some((0, fault)) => {
                    *next = None;
                    wire.fail(fault);
                }
                Some((spared, fault)) => *next = Some((spared - 1, fault)),
                None => {}
            }
        });
        gate::keep_worker(keeper, |id: Uuid| drop(app.get(&format!("/v1/games/{id}"))));
        Broken { app, plan }
    }

    /// The answer to a request one of whose statements fails; and whether it had so many.
    fn fail(&self, spared: usize, fault: Fault, request: impl FnOnce() -> Answer) -> (Answer, bool) {
        *self.plan.0.lock().unwrap() = Some((spared, fault));
        let answer = request();
        let is_met = self.plan.0.lock().unwrap().take().is_none();
        if is_met {
            let mut answered = 0;
            until("the service recovers", || {
                answered = if self.app.get("/v1/players/nobody").status == 404 { answered + 1 } else { 0 };
                answered == CONNECTIONS
            });
        }
        (answer, is_met)
    }

    /// Lets the first statement of an operation fail, then the second, until it has no more; answers how
    /// many it has.
    fn fail_each_statement(&self, operation: &str, fault: Fault, takes_key: bool) -> usize {
        for spared in 0.. {
            let request = Scene::new(&self.app).request(operation);
            let key = Uuid::new_v4().to_string();
            let key = takes_key.then_some(key.as_str());
            let (answer, is_met) = self.fail(spared, fault, || request.send(key));
            let said = format!("{operation}, {fault:?} after {spared} statements: {} {}", answer.status, answer.text);
            if !is_met {
                assert!((200..300).contains(&answer.status), "{said}");
                return spared;
            }
            // What is not part of the answer may fail after it.
            assert!(answer.status >= 500 || (200..300).contains(&answer.status), "{said}");
            if key.is_some() {
                let again = request.send(key);
                assert!((200..300).contains(&again.status), "{said}; again: {} {}", again.status, again.text);
                assert_eq!(request.send(key).text, again.text, "{said}");
            }
        }
        unreachable!("operations end")
    }

    fn fail_all(&self, fault: Fault) {
        let mut all = 0;
        for (_, method, it) in operations().filter(|(.., it)| !is_stream(it)) {
            let id = it["operationId"].as_str().unwrap();
            // A lost answer is nothing else for what only reads.
            let is_new = fault == Fault::Cut || *method != "get";
            if is_new && is_accepted(id) && !is_sent_while_read(it) {
                all += self.fail_each_statement(id, fault, it.to_string().contains("Idempotency-Key"));
            }
        }
        println!("{all} statements, {fault:?}");
        let left = query(&self.app.database_url, LEFT_OPEN);
        assert!(left.is_empty(), "transactions were left open: {left:?}");
        assert!(all > 500, "hardly any statement failed: {all}");
    }
}

/// Whether the body of an answer is sent while it is read, so that it breaks off. An account has one such
/// answer at a time.
fn is_sent_while_read(operation: &Value) -> bool {
    operation["x-problems"].as_array().is_some_and(|codes| codes.contains(&json!("export_running")))
}

#[test]
fn a_commit_that_is_given_up_costs_its_connection() {
    let statements = Broken::start().fail_each_statement("create_game", Fault::TimeOut, true);
    assert!(statements > 8, "BEGIN and COMMIT are among them: {statements}");
}

#[test]
#[ignore = "takes minutes; a job of its own: CONTRIBUTING.md"]
fn each_statement_of_each_operation_fails_before_it_is_sent() {
    Broken::start().fail_all(Fault::Cut);
}

#[test]
#[ignore = "takes minutes; a job of its own: CONTRIBUTING.md"]
fn the_answer_to_each_statement_of_each_operation_is_lost() {
    Broken::start().fail_all(Fault::LoseAnswer);
}
