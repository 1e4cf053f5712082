//! Replicas on one database, people who ask them, and races between requests, jobs and the clock.

use crate::{
    replica::{Replica, keeper, lay_wires, tangle, wait_for_death, wire, wires},
    scheduler::{SCHEDULER, Step},
};
use railhead::{context::Context, jobs::JobError, store::Database};
use railhead_test_support::{
    PATIENCE, gate,
    service::{self, query},
    until,
    wire::Fault,
};
use serde_json::{Value, json};
use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::Pin,
    sync::{Mutex, mpsc},
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

pub struct World {
    pub database_url: String,
    replicas: [Mutex<Replica>; REPLICAS],
    agent: Agent,
    /// The time by which the clocks of replicas are ahead.
    ahead: Mutex<Duration>,
    /// The seed of what replicas draw, and the number of restarts since it was fixed.
    drawn: Mutex<(u64, u64)>,
    /// The steps of the last race, and the number of its actors.
    last: Mutex<(usize, Vec<Step>)>,
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
    /// The end of something of which no more is known.
    pub fn brief(status: u16, code: &str) -> Answer {
        Answer { status, etag: String::new(), body: json!({"code": code}), is_uncertain: false }
    }

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

    fn send(&self, agent: &Agent, url: &str) -> Result<Answer, ureq::Error> {
        let Ask { method, path, headers, body } = self;
        let mut request = Request::builder().method(*method).uri(format!("{url}{path}"));
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut response = agent.run(request.body(body).unwrap())?;
        let status = response.status().as_u16();
        let etag = response.headers().get("etag").map_or_else(String::new, |etag| etag.to_str().unwrap().to_owned());
        let text = response.body_mut().read_to_string()?;
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Ok(Answer { status, etag, body, is_uncertain: false })
    }
}

impl World {
    pub fn start() -> World {
        // Errors, if `RUST_LOG` does not say what else.
        tracing_subscriber::fmt().with_env_filter(EnvFilter::from_default_env()).with_writer(io::stderr).init();
        gate::install();
        let database_url = service::database();
        lay_wires(&database_url);
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
        let agent = config.build().new_agent();
        let replicas = std::array::from_fn(|nth| Mutex::new(Replica::start(nth, Duration::ZERO)));
        let world = World {
            database_url,
            replicas,
            agent,
            ahead: Mutex::default(),
            drawn: Mutex::default(),
            last: Mutex::default(),
        };
        (0..REPLICAS).for_each(|replica| world.keep(replica));
        world
    }

    /// Puts the worker of a replica that has just started under the rule of the scheduler.
    fn keep(&self, replica: usize) {
        gate::keep_worker(keeper(replica), |id| drop(self.send(replica, &show(id))));
    }

    /// Fixes what the replicas draw from now on, each of them something else.
    pub fn fix(&self, seed: u64) {
        *self.drawn.lock().unwrap() = (seed, 0);
        (0..REPLICAS).for_each(|replica| self.fix_one(replica));
    }

    /// Fixes what a replica draws: something else than before its last restart.
    fn fix_one(&self, replica: usize) {
        const LIFE: u64 = 1 << 40;
        let (seed, restarts) = *self.drawn.lock().unwrap();
        self.context(replica).process.randomness.fix(seed * REPLICAS as u64 + replica as u64 + restarts * LIFE);
    }

    /// Asks a replica, between races.
    #[track_caller]
    pub fn ok(&self, ask: Ask) -> Value {
        let answer = self.send(0, &ask);
        assert!(answer.is_ok(), "{ask:?}: {answer:?}");
        answer.body
    }

    #[track_caller]
    pub fn send(&self, replica: usize, ask: &Ask) -> Answer {
        ask.send(&self.agent, &self.url(replica)).unwrap()
    }

    /// The address of a replica.
    pub fn url(&self, replica: usize) -> String {
        self.replicas[replica].lock().unwrap().url.clone()
    }

    fn context(&self, replica: usize) -> Context {
        self.replicas[replica].lock().unwrap().context.clone()
    }

    /// Moves the clock of all replicas.
    pub fn pass(&self, time: Duration) {
        *self.ahead.lock().unwrap() += time;
        (0..REPLICAS).for_each(|replica| self.context(replica).process.time.advance(time));
    }

    /// Does something at a replica. The answer comes also if the replica dies meanwhile.
    fn act(&self, actor: usize, act: Act) -> Answer {
        let (told, answer) = mpsc::channel();
        wait_for_death(actor, told.clone());
        let doing: Box<dyn FnOnce() -> Answer + Send> = match act {
            Act::Ask(ask) => {
                let (agent, url) = (self.agent.clone(), self.url(actor));
                let broken = |error: ureq::Error| Answer::brief(503, &error.to_string());
                Box::new(move || ask.send(&agent, &url).unwrap_or_else(broken))
            }
            Act::Job(job) => {
                let context = self.context(actor);
                Box::new(move || gate::kept(keeper(actor), || work(&context, job)))
            }
            Act::Pass(time) => {
                SCHEDULER.pass(actor, || format!("{time:?} pass"));
                self.pass(time);
                return Answer::brief(200, "");
            }
        };
        thread::spawn(move || {
            let done = catch_unwind(AssertUnwindSafe(doing));
            // If the replica died, that was the answer.
            drop(told.send(done.unwrap_or_else(|_| Answer::brief(500, "it panics"))));
        });
        answer.recv_timeout(PATIENCE).unwrap_or_else(|_| Answer::brief(500, "it hangs"))
    }

    /// Lets all this happen at once, each act at a replica of its own, in the order that the seed
    /// chooses statement by statement; answers in theirs.
    pub fn race<const N: usize>(&self, seed: u64, acts: [impl Into<Act>; N]) -> [Answer; N] {
        tangle(seed);
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
        let met = steps.iter().filter_map(|step| step.fault.map(|fault| (step.actor, fault))).collect::<Vec<_>>();
        *self.last.lock().unwrap() = (N, steps);
        for (actor, fault) in met {
            if fault == Fault::Death {
                self.restart(actor)
            } else {
                self.mend(actor)
            }
            answers[actor].is_uncertain = true;
        }
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

    /// Starts a replica again that has died.
    fn restart(&self, nth: usize) {
        self.replicas[nth].lock().unwrap().restart(nth, *self.ahead.lock().unwrap());
        self.drawn.lock().unwrap().1 += 1;
        self.fix_one(nth);
        self.keep(nth);
    }

    /// Forwards notifications again: late ones come now, and replicas that have lost some connect again.
    pub fn untangle(&self) {
        wires().iter().for_each(|[_, listener]| listener.mend());
    }

    /// Breaks the connection on which a replica listens.
    pub fn cut_listener(&self, replica: usize) {
        wires()[replica][1].fail(Fault::Cut);
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
        let done = work(&self.context(0), job);
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

/// A request that reads one row.
fn show(game: Uuid) -> Ask {
    Ask::new("GET", format!("/v1/games/{game}"))
}

/// Runs a job to its end.
fn work(context: &Context, job: Job) -> Answer {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    match runtime.block_on(async { job(context.database(2)?).await }) {
        Ok(()) => Answer::brief(200, ""),
        Err(error) => Answer::brief(503, &error.to_string()),
    }
}
