//! Replicas: their ways to the database, their lives and deaths, and the gate before their statements.

use crate::{
    scheduler::SCHEDULER,
    world::{Answer, REPLICAS, SEATS},
};
use actix_web::web::Data;
use railhead::{
    context::Context,
    hosting::limits::Limits,
    http::{AppState, RateLimits},
    identity::Hasher,
    log::packs::Packs,
    store::Databases,
};
use railhead_test_support::{
    FOREVER,
    gate::Keeper,
    service::{self, Service},
    wire::{Fault, Wire},
};
use std::{
    panic::resume_unwind,
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicBool, Ordering::SeqCst},
        mpsc::Sender,
    },
    time::Duration,
};

/// The ways of each actor to its database: of its statements, and of notifications.
static WIRES: OnceLock<Vec<[Wire; 2]>> = OnceLock::new();

/// The lives of the replicas.
static LIVES: [Mutex<Life>; REPLICAS] = [const { Mutex::new(Life { is_over: None, last_words: None }) }; REPLICAS];

/// The life of a replica, from its start to its death.
struct Life {
    /// Whether it is dead; none before the first start.
    is_over: Option<Arc<AtomicBool>>,
    /// The way of the answer that says that it died.
    last_words: Option<Sender<Answer>>,
}

/// Lays the ways of all actors to a database.
pub fn lay_wires(database_url: &str) {
    let to = |name: String| Wire::to(database_url, &name);
    let actors = (0..REPLICAS).map(|nth| [to(format!("actor-{nth}")), to(format!("listener-{nth}"))]);
    WIRES.get_or_init(|| actors.collect());
}

pub fn wires() -> &'static [[Wire; 2]] {
    WIRES.get().unwrap()
}

pub fn wire(actor: usize) -> &'static Wire {
    &wires()[actor][0]
}

pub struct Replica {
    pub url: String,
    pub context: Context,
    service: Option<Service>,
}

impl Replica {
    /// Starts a replica whose clock is ahead by some time.
    pub fn start(nth: usize, ahead: Duration) -> Replica {
        LIVES[nth].lock().unwrap().is_over = Some(Arc::default());
        let limits = Limits { thinking: FOREVER, games: SEATS, open_games: SEATS - 1, ..Limits::default() };
        let shared = service::prepare(&wire(nth).url, Packs::default(), limits, Hasher::cheap().unwrap());
        let [_, listener] = &wires()[nth];
        let databases = Databases { listen_url: Some(listener.url.clone()), ..shared.context.databases };
        let context = Context { databases, ..shared.context };
        let shared = AppState { context, ..shared };
        let rates = Data::new(RateLimits::scaled(0, &shared.context.process.time));
        let context = shared.context.clone();
        context.process.time.advance(ahead);
        let service = Service::start(AppState { rates, ..shared });
        Replica { url: format!("http://{}", service.address), context, service: Some(service) }
    }

    /// Starts it again after its death: nothing of what it knew is left.
    pub fn restart(&mut self, nth: usize, ahead: Duration) {
        drop(self.service.take());
        wires()[nth].iter().for_each(Wire::mend);
        *self = Replica::start(nth, ahead);
    }
}

/// Chooses what happens to notifications on their way: in a quarter of the schedules they come late, in
/// an eighth twice, in some not at all at one replica, whose connection breaks afterwards.
pub fn tangle(seed: u64) {
    for ([_, listener], nth) in wires().iter().zip(0..) {
        match seed % 32 {
            rest if rest % 4 == 0 => listener.hold(),
            rest if rest % 8 == 1 => listener.double(),
            2 if nth == seed / 32 % REPLICAS as u64 => listener.deafen(),
            _ => listener.mend(),
        }
    }
}

/// Lets this be told if a replica dies.
pub fn wait_for_death(actor: usize, told: Sender<Answer>) {
    LIVES[actor].lock().unwrap().last_words = Some(told);
}

/// Lets an actor wait for its turn, and makes a fault if the scheduler says so. A dead replica sends
/// nothing any more.
pub fn keeper(actor: usize) -> Keeper {
    let is_over = LIVES[actor].lock().unwrap().is_over.clone().unwrap();
    Arc::new(move |statement| {
        if is_over.load(SeqCst) {
            end();
        }
        match SCHEDULER.pass(actor, || statement.to_owned()) {
            None => {}
            Some(Fault::Death) => {
                is_over.store(true, SeqCst);
                wires()[actor].iter().for_each(|wire| wire.fail(Fault::Death));
                let last_words = LIVES[actor].lock().unwrap().last_words.take();
                drop(last_words.map(|told| told.send(Answer::brief(503, "the replica died"))));
                end();
            }
            // PostgreSQL does not take long for this.
            Some(Fault::TimeOut) if statement.starts_with("ROLLBACK") => {}
            Some(fault) => wire(actor).fail(fault),
        }
    })
}

/// Ends a task of a dead replica at its statement, without a word on the terminal.
fn end() -> ! {
    resume_unwind(Box::new("the replica is dead"))
}
