//! Gates before statements: a thread that is about to send one calls its keeper, which may let it
//! wait, or break its way to the database.
//!
//! Diesel announces each statement of a connection to its instrumentation on the thread that sends
//! it, before it is sent, `BEGIN` and `COMMIT` among them. A service with one worker that is asked one
//! thing at a time sends all statements of a request on the worker's thread. Nothing of this is
//! compiled into the service.

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};
use parking_lot::Mutex;
use std::{
    collections::HashMap,
    sync::{Arc, LazyLock},
    thread::{self, ThreadId},
};
use uuid::Uuid;

/// Called with each statement of a thread.
pub type Keeper = Arc<dyn Fn(&str) + Send + Sync>;

/// The keepers of threads, and those of the threads that are being learned, by words in a statement.
#[derive(Default)]
struct Keepers {
    of_threads: HashMap<ThreadId, Keeper>,
    learned: HashMap<String, Keeper>,
}

static KEEPERS: LazyLock<Mutex<Keepers>> = LazyLock::new(Mutex::default);

struct Gate;

impl Instrumentation for Gate {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        let InstrumentationEvent::StartQuery { query, .. } = event else { return };
        let statement = || query.to_string();
        if let Some(keeper) = keeper(statement) {
            keeper(&statement());
        }
    }
}

/// The keeper of this thread.
fn keeper(statement: impl Fn() -> String) -> Option<Keeper> {
    let this = thread::current();
    let mut keepers = KEEPERS.lock();
    if !keepers.learned.is_empty() && this.name().is_some_and(|name| name.starts_with("actix-")) {
        let statement = statement();
        let learned = keepers.learned.iter().find(|(words, _)| statement.contains(words.as_str()));
        if let Some(keeper) = learned.map(|(_, keeper)| Arc::clone(keeper)) {
            keepers.of_threads.insert(this.id(), keeper);
        }
    }
    keepers.of_threads.get(&this.id()).cloned()
}

/// Puts a gate into each connection that is opened from now on.
pub fn install() {
    set_default_instrumentation(|| Some(Box::new(Gate))).unwrap();
}

/// Does something on this thread, whose statements the keeper sees.
pub fn kept<T>(keeper: Keeper, work: impl FnOnce() -> T) -> T {
    let this = thread::current().id();
    KEEPERS.lock().of_threads.insert(this, keeper);
    let done = work();
    KEEPERS.lock().of_threads.remove(&this);
    done
}

/// Gives a keeper to the worker of a service. `ask` lets it send a statement with this id.
pub fn keep_worker(keeper: Keeper, ask: impl FnOnce(Uuid)) {
    let id = Uuid::new_v4();
    KEEPERS.lock().learned.insert(id.to_string(), keeper);
    ask(id);
    KEEPERS.lock().learned.remove(&id.to_string());
}
