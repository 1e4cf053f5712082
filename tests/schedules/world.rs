//! Replicas on one database, people who ask them, and races between requests, jobs and the clock.

use crate::scheduler::{SCHEDULER, Step};
use actix_web::web::Data;
use railhead::{
    context::Context,
    hosting::limits::Limits,
    http::{AppState, RateLimits},
    identity::Hasher,
    jobs::JobError,
    log::packs::Packs,
    store::{Database, Databases},
};
use railhead_test_support::{
    FOREVER, PATIENCE,
    gate::{self, Keeper},
    service::{self, Service, query},
    until,
    wire::Wire,
};
use serde_json::{Value, json};
use std::{
    io,
    pin::Pin,
    sync::{Arc, Mutex, OnceLock},
    thread,
    time::Duration,
};
use tokio::runtime::Builder;
use tracing_subscriber::EnvFilter;
use ureq::{Agent, http::Request};
use uuid::Uuid;

/// The number of replicas, and of the acts that a race can have at once.
pub const REPLICAS: usize = 3;

/// The number of seats that an account may have, in games that are not over.
pub const SEATS: u32 = 4;

/// More connections than a replica has open.
const CONNECTIONS: usize = 16;

/// Backends of actors that wait for locks, also for advisory ones.
const WAITING: &str = "SELECT count(DISTINCT l.pid) AS waiting FROM pg_locks l JOIN pg_stat_activity a USING (pid) \
    WHERE NOT l.granted AND a.application_name LIKE 'actor-%' AND a.datname = current_database()";

/// The ways of each actor to its database: of its statements, and of notifications.
static WIRES: OnceLock<Vec<[Wire; 2]>> = OnceLock::new();

/// Of so many schedules, notifications come late in one.
const LATE: u64 = 4;

fn wires() -> &'static [[Wire; 2]] {
    WIRES.get().unwrap()
}

fn wire(actor: usize) -> &'static Wire {
    &wires()[actor][0]
}

pub struct World {
    pub database_url: String,
    replicas: Vec<Replica>,
    agent: Agent,
    /// The steps of the last race, and the number of its actors.
    last: Mutex<(usize, Vec<Step>)>,
}

struct Replica {
    url: String,
    context: Context,
    _service: Service,
}

/// An answer of a replica, or the end of a job.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub etag: String,
    pub body: Value,
    /// Whether a fault was made on its way, so that it may say less than was done.
    pub is_uncertain: bool,
}

/// Something that an actor does.
pub enum Act {
    Ask(Ask),
    Job(Job),
    /// The clock of all replicas goes on.
    Pass(Duration),
}

/// A run of a background job.
pub type Job = fn(Database) -> Pin<Box<dyn Future<Output = Result<(), JobError>>>>;

impl From<Ask> for Act {
    fn from(ask: Ask) -> Act {
        Act::Ask(ask)
    }
}

/// A person with a token.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: Uuid,
    pub token: String,
    pub refresh: String,
    pub name: String,
}

/// A request.
#[derive(Clone, Debug)]
pub struct Ask {
    method: &'static str,
    path: String,
    headers: Vec<(&'static str, String)>,
    body: Value,
}

impl Answer {
    pub fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// Whether something broke, so that nobody knows what was done.
    pub fn is_lost(&self) -> bool {
        self.is_uncertain && self.status >= 500
    }

    /// The code of the problem; nothing for a success.
    pub fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or("")
    }
}

impl Person {
    /// The request for new tokens.
    pub fn refreshing(&self) -> Ask {
        Ask::new("POST", "/v1/sessions/refresh").body(json!({"refresh_token": self.refresh}))
    }
}

impl Ask {
    pub fn new(method: &'static str, path: impl Into<String>) -> Ask {
        Ask { method, path: path.into(), headers: Vec::new(), body: Value::Null }
    }

    pub fn by(mut self, person: &Person) -> Ask {
        self.headers.push(("authorization", person.token.clone()));
        self
    }

    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Ask {
        self.headers.push((name, value.into()));
        self
    }

    pub fn body(mut self, body: Value) -> Ask {
        self.headers.push(("content-type", "application/json".into()));
        self.body = body;
        self
    }
}

impl World {
    pub fn start() -> World {
        // Errors, if `RUST_LOG` does not say what else.
        tracing_subscriber::fmt().with_env_filter(EnvFilter::from_default_env()).with_writer(io::stderr).init();
        gate::install();
        let database_url = service::database();
        let to = |name: String| Wire::to(&database_url, &name);
        let actors = (0..REPLICAS).map(|nth| [to(format!("actor-{nth}")), to(format!("listener-{nth}"))]);
        WIRES.get_or_init(|| actors.collect());
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
        let agent = config.build().new_agent();
        let replicas = (0..REPLICAS).map(Replica::start).collect();
        let world = World { database_url, replicas, agent, last: Mutex::default() };
        for actor in 0..REPLICAS {
            gate::keep_worker(keeper(actor), |id| drop(world.send(actor, &show(id))));
        }
        world
    }

    /// Fixes what the replicas draw from now on, each of them something else.
    pub fn fix(&self, seed: u64) {
        for (replica, nth) in self.replicas.iter().zip(0..) {
            replica.context.process.randomness.fix(seed * REPLICAS as u64 + nth);
        }
    }

    /// Asks a replica, between races.
    #[track_caller]
    pub fn ok(&self, ask: Ask) -> Value {
        let answer = self.send(0, &ask);
        assert!(answer.is_ok(), "{ask:?}: {answer:?}");
        answer.body
    }

    pub fn send(&self, replica: usize, ask: &Ask) -> Answer {
        let Ask { method, path, headers, body } = ask;
        let mut request = Request::builder().method(*method).uri(format!("{}{path}", self.replicas[replica].url));
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut response = self.agent.run(request.body(body).unwrap()).unwrap();
        let status = response.status().as_u16();
        let etag = response.headers().get("etag").map_or_else(String::new, |etag| etag.to_str().unwrap().to_owned());
        let text = response.body_mut().read_to_string().unwrap();
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Answer { status, etag, body, is_uncertain: false }
    }

    /// Runs a job to its end.
    fn work(&self, replica: usize, job: Job) -> Answer {
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let done = runtime.block_on(async {
            let database = self.replicas[replica].context.database(2)?;
            job(database).await
        });
        let (status, body) = match done {
            Ok(()) => (200, Value::Null),
            Err(error) => (500, json!({"code": error.to_string()})),
        };
        Answer { status, etag: String::new(), body, is_uncertain: false }
    }

    /// Moves the clock of all replicas.
    pub fn pass(&self, time: Duration) {
        self.replicas.iter().for_each(|replica| replica.context.process.time.advance(time));
    }

    fn act(&self, actor: usize, act: Act) -> Answer {
        match act {
            Act::Ask(ask) => self.send(actor, &ask),
            Act::Job(job) => gate::kept(keeper(actor), || self.work(actor, job)),
            Act::Pass(time) => {
                SCHEDULER.pass(actor, || format!("{time:?} pass"));
                self.pass(time);
                Answer { status: 200, etag: String::new(), body: Value::Null, is_uncertain: false }
            }
        }
    }

    /// Lets all this happen at once, each act at a replica of its own, in the order that the seed
    /// chooses statement by statement; answers in theirs.
    pub fn race<const N: usize>(&self, seed: u64, acts: [impl Into<Act>; N]) -> [Answer; N] {
        for [_, listener] in wires() {
            if seed.is_multiple_of(LATE) { listener.hold() } else { listener.mend() }
        }
        SCHEDULER.begin(N);
        let waiting = || query(&self.database_url, WAITING)[0]["waiting"].as_u64().unwrap_or_default() as usize;
        let acts = acts.map(Into::into);
        let (mut answers, steps) = thread::scope(|scope| {
            let send = |(actor, act): (usize, Act)| {
                scope.spawn(move || {
                    let answer = self.act(actor, act);
                    SCHEDULER.finish(actor);
                    answer
                })
            };
            let sent = acts.into_iter().enumerate().map(send).collect::<Vec<_>>();
            let steps = SCHEDULER.run(seed, waiting);
            (sent.into_iter().map(|sent| sent.join().unwrap()).collect::<Vec<_>>(), steps)
        });
        for Step { actor, fault, .. } in &steps {
            if fault.is_some() {
                answers[*actor].is_uncertain = true;
                self.mend(*actor);
            }
        }
        *self.last.lock().unwrap() = (N, steps);
        answers.try_into().unwrap()
    }

    /// Asks a replica whose way has broken until it has new connections.
    fn mend(&self, replica: usize) {
        wire(replica).mend();
        let mut answered = 0;
        until("a replica recovers", || {
            answered = if self.send(replica, &show(Uuid::nil())).status < 500 { answered + 1 } else { 0 };
            answered == CONNECTIONS
        });
    }

    /// The steps of the last race as columns.
    pub fn last(&self) -> String {
        let (actors, steps) = &*self.last.lock().unwrap();
        crate::scheduler::columns(*actors, steps)
    }

    pub fn steps(&self) -> usize {
        self.last.lock().unwrap().1.len()
    }

    pub fn guest(&self) -> Person {
        self.signed_in(&self.ok(Ask::new("POST", "/v1/accounts/guest")))
    }

    /// The person whose tokens are in this answer.
    pub fn signed_in(&self, made: &Value) -> Person {
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        let token = format!("Bearer {}", text("access_token"));
        let person = Person { id: Uuid::nil(), token, refresh: text("refresh_token"), name: String::new() };
        let own = self.ok(Ask::new("GET", "/v1/accounts/me").by(&person));
        let name = own["name"].as_str().unwrap().to_owned();
        let found = query(&self.database_url, &format!("SELECT id::text FROM accounts WHERE name = '{name}'"));
        Person { id: found[0]["id"].as_str().unwrap().parse().unwrap(), name, ..person }
    }

    /// The same person with new tokens.
    pub fn refreshed(&self, person: Person) -> Person {
        self.signed_in(&self.ok(person.refreshing()))
    }

    pub fn guests<const N: usize>(&self) -> [Person; N] {
        std::array::from_fn(|_| self.guest())
    }

    /// A guest who counts as registered.
    pub fn registered(&self) -> Person {
        let person = self.guest();
        self.execute(&format!("UPDATE accounts SET password_hash = 'none' WHERE id = '{}'", person.id));
        person
    }

    pub fn many<const N: usize>(&self) -> [Person; N] {
        std::array::from_fn(|_| self.registered())
    }

    pub fn admin(&self) -> Person {
        let person = self.registered();
        self.execute(&format!("UPDATE accounts SET role = 'admin' WHERE id = '{}'", person.id));
        person
    }

    /// Opens a game; answers its path.
    pub fn open(&self, host: &Person, game: Value) -> String {
        let game = self.ok(Ask::new("POST", "/v1/games").by(host).body(game));
        format!("/v1/games/{}", game["id"].as_str().unwrap())
    }

    pub fn join(&self, person: &Person, game: &str) {
        self.ok(Ask::new("PUT", format!("{game}/players/me")).by(person));
    }

    /// A game of two in which both have chosen their tickets; the first one is to move.
    pub fn duel(&self, first: &Person, second: &Person) -> String {
        self.duel_with(first, second, json!({}))
    }

    pub fn duel_with(&self, first: &Person, second: &Person, mut options: Value) -> String {
        options["seats"] = json!(2);
        options["first_seat"] = json!(0);
        let game = self.open(first, options);
        self.join(second, &game);
        self.ok(Ask::new("POST", format!("{game}/start")).by(first));
        self.keep_tickets(first, &game);
        self.keep_tickets(second, &game);
        game
    }

    /// Chooses first tickets.
    pub fn keep_tickets(&self, person: &Person, game: &str) {
        let moves = self.ok(Ask::new("GET", format!("{game}/moves")).by(person));
        let choice = moves["moves"].as_array().unwrap().iter().find(|it| it["type"] == "keep_tickets");
        self.ok(Ask::new("POST", format!("{game}/moves")).by(person).body(choice.unwrap().clone()));
    }

    /// Runs a job once, outside of a race.
    pub fn work_once(&self, job: Job) {
        let done = self.work(0, job);
        assert!(done.is_ok(), "{done:?}");
    }

    /// A number that a query finds.
    pub fn count(&self, sql: &str) -> u64 {
        query(&self.database_url, &format!("SELECT ({sql})::bigint AS n"))[0]["n"].as_u64().unwrap()
    }

    pub fn execute(&self, sql: &str) {
        service::execute(&self.database_url, sql).unwrap();
    }
}

impl Replica {
    fn start(nth: usize) -> Replica {
        let limits = Limits { thinking: FOREVER, games: SEATS, open_games: SEATS - 1, ..Limits::default() };
        let shared = service::prepare(&wire(nth).url, Packs::default(), limits, Hasher::cheap().unwrap());
        let [_, listener] = &wires()[nth];
        let databases = Databases { listen_url: Some(listener.url.clone()), ..shared.context.databases };
        let context = Context { databases, ..shared.context };
        let shared = AppState { context, ..shared };
        let rates = Data::new(RateLimits::scaled(0, &shared.context.process.time));
        let context = shared.context.clone();
        let service = Service::start(AppState { rates, ..shared });
        Replica { url: format!("http://{}", service.address), context, _service: service }
    }
}

/// A request that reads one row.
fn show(game: Uuid) -> Ask {
    Ask::new("GET", format!("/v1/games/{game}"))
}

/// Lets an actor wait for its turn, and breaks its way if the scheduler says so.
fn keeper(actor: usize) -> Keeper {
    Arc::new(move |statement| {
        let fault = SCHEDULER.pass(actor, || statement.to_owned());
        fault.into_iter().for_each(|fault| wire(actor).fail(fault));
    })
}
