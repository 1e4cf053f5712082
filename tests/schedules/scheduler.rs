//! A seeded scheduler: of the actors at their gates, it lets one go on at a time, to its next gate.
//!
//! It chooses as PCT does (Burckhardt et al., 2010): actors have random priorities, the highest goes
//! on, and at a few random points the one that would go on gets the lowest. An actor that waits for a
//! lock in PostgreSQL is passed over until it has the lock.

use railhead_test_support::wire::Fault;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use std::{
    fmt::Write,
    sync::{Condvar, LazyLock, Mutex, MutexGuard},
    time::{Duration, Instant},
};

pub static SCHEDULER: LazyLock<Scheduler> = LazyLock::new(Scheduler::default);

/// The time after which the scheduler asks PostgreSQL whether an actor that has come to no gate waits
/// for a lock.
const GLANCE: Duration = Duration::from_millis(2);

/// The time after which an actor that neither waits nor comes to a gate counts as hung.
const HUNG: Duration = Duration::from_secs(60);

/// The number of points at which priorities change.
const CHANGES: usize = 2;

/// The number of gates among which these points are drawn, and that of a fault.
const DEPTH: u32 = 40;

#[derive(Default)]
pub struct Scheduler {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// One for each actor of the schedule; none between schedules, when all pass.
    actors: Vec<Actor>,
    granted: Option<(usize, Option<Fault>)>,
    /// Whether each actor has a transaction open.
    transactions: Vec<bool>,
    steps: Vec<Step>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Actor {
    Running,
    /// It waits for a lock of another one, and cannot have it before a transaction ends.
    Blocked,
    AtGate(String),
    Done,
}

/// A statement that an actor sent.
pub struct Step {
    pub actor: usize,
    pub statement: String,
    /// The fault on its way, if one was made.
    pub fault: Option<Fault>,
}

impl State {
    /// Whether a statement ends a transaction, and so releases its locks.
    fn may_release(&mut self, actor: usize, statement: &str) -> bool {
        let ends = statement.starts_with("COMMIT") || statement.split_whitespace().eq(["ROLLBACK"]);
        let is_open = self.transactions[actor];
        self.transactions[actor] = (is_open || statement.starts_with("BEGIN")) && !ends;
        !self.transactions[actor]
    }

    /// Lets all blocked actors count as running until it is known again.
    fn unblock(&mut self) {
        let blocked = self.actors.iter_mut().filter(|actor| **actor == Actor::Blocked);
        blocked.for_each(|actor| *actor = Actor::Running);
    }
}

impl Scheduler {
    /// Waits until the actor may send a statement. Outside of a schedule, it may at once. Returns the fault that
    /// the statement is to meet.
    pub fn pass(&self, actor: usize, statement: impl FnOnce() -> String) -> Option<Fault> {
        let mut state = self.state.lock().unwrap();
        if !matches!(state.actors.get(actor), Some(Actor::Running | Actor::Blocked)) {
            return None;
        }
        let statement = statement();
        state.actors[actor] = Actor::AtGate(statement.clone());
        self.changed.notify_all();
        let waits = |state: &mut State| state.granted.is_none_or(|(next, _)| next != actor) && !state.actors.is_empty();
        let mut state = self.changed.wait_while(state, waits).unwrap();
        let (_, fault) = state.granted.take()?;
        if state.may_release(actor, &statement) || fault.is_some() {
            state.unblock();
        }
        state.actors[actor] = Actor::Running;
        state.steps.push(Step { actor, statement, fault });
        self.changed.notify_all();
        fault
    }

    /// Begins a schedule of so many actors, all of them running.
    pub fn begin(&self, actors: usize) {
        let mut state = self.state.lock().unwrap();
        *state = State { actors: vec![Actor::Running; actors], transactions: vec![false; actors], ..State::default() };
    }

    /// Says that an actor has done all it does.
    pub fn finish(&self, actor: usize) {
        let mut state = self.state.lock().unwrap();
        if let Some(actor) = state.actors.get_mut(actor) {
            *actor = Actor::Done;
        }
        state.unblock();
        self.changed.notify_all();
    }

    /// Lets the actors go on by turns until all are done; answers in what order. `waiting` counts the
    /// actors that PostgreSQL lets wait for locks.
    pub fn run(&self, seed: u64, waiting: impl Fn() -> usize) -> Vec<Step> {
        let mut state = self.state.lock().unwrap();
        let mut order = Order::new(seed, state.actors.len());
        while state.actors.iter().any(|actor| *actor != Actor::Done) {
            state = self.until_settled(state, &waiting);
            let at_gate = |nth: &usize| matches!(state.actors[*nth], Actor::AtGate(_));
            let ready = (0..state.actors.len()).filter(at_gate).collect::<Vec<_>>();
            if let Some(next) = order.choose(&ready) {
                state.granted = Some(next);
                self.changed.notify_all();
                state = self.changed.wait_while(state, |state| state.granted.is_some()).unwrap();
            }
        }
        let State { steps, .. } = std::mem::take(&mut *state);
        self.changed.notify_all();
        steps
    }

    /// Waits until each actor is at a gate, waits for a lock, or is done; at least one of them at a
    /// gate, or all done.
    fn until_settled<'s>(
        &'s self,
        mut state: MutexGuard<'s, State>,
        waiting: impl Fn() -> usize,
    ) -> MutexGuard<'s, State> {
        let since = Instant::now();
        loop {
            let count = |state: &State, what: &Actor| state.actors.iter().filter(|actor| *actor == what).count();
            let runs = |state: &mut State| count(state, &Actor::Running) > 0;
            state = self.changed.wait_timeout_while(state, GLANCE, runs).unwrap().0;
            let is_one_ready = state.actors.iter().any(|actor| matches!(actor, Actor::AtGate(_)));
            let (running, blocked) = (count(&state, &Actor::Running), count(&state, &Actor::Blocked));
            if running == 0 && (is_one_ready || blocked == 0) {
                return state;
            }
            if since.elapsed() > HUNG {
                // All others go on, so that the race ends.
                let State { actors, .. } = std::mem::take(&mut *state);
                self.changed.notify_all();
                drop(state);
                panic!("an actor hangs: {actors:?}");
            }
            if !is_one_ready {
                // A lock of something else, which goes on by itself; or a dead lock, which PostgreSQL ends.
                state.unblock();
                continue;
            }
            drop(state);
            let waiting = waiting();
            state = self.state.lock().unwrap();
            if waiting >= running + blocked && count(&state, &Actor::Running) == running {
                state.actors.iter_mut().filter(|it| **it == Actor::Running).for_each(|it| *it = Actor::Blocked);
            }
        }
    }
}

/// The order in which actors go on.
struct Order {
    rng: ChaCha8Rng,
    /// Of each actor; a higher one goes first.
    priorities: Vec<u32>,
    /// The steps at which the actor that would go on comes last.
    changes: Vec<u32>,
    fault: Option<(u32, Fault)>,
    step: u32,
    lowest: u32,
}

impl Order {
    fn new(seed: u64, actors: usize) -> Order {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let lowest = u32::MAX / 2;
        let priorities = (0..actors).map(|_| lowest + rng.next_u32() / 2).collect();
        let changes = (0..CHANGES).map(|_| rng.next_u32() % DEPTH).collect();
        let fault = match rng.next_u32() % 16 {
            0 | 1 => Some(Fault::Cut),
            2 | 3 => Some(Fault::LoseAnswer),
            4 | 5 => Some(Fault::TimeOut),
            6 => Some(Fault::Death),
            _ => None,
        };
        let fault = fault.map(|fault| (rng.next_u32() % DEPTH, fault));
        Order { rng, priorities, changes, fault, step: 0, lowest }
    }

    fn choose(&mut self, ready: &[usize]) -> Option<(usize, Option<Fault>)> {
        let highest = |order: &Order| ready.iter().copied().max_by_key(|actor| order.priorities[*actor]);
        let first = highest(self)?;
        let step = self.step;
        self.step += 1;
        if self.changes.contains(&step) {
            // Distinct from all others.
            self.lowest -= 1 + self.rng.next_u32() % 7;
            self.priorities[first] = self.lowest;
        }
        let fault = self.fault.filter(|(at, _)| *at == step).map(|(_, fault)| fault);
        Some((highest(self)?, fault))
    }
}

/// The steps of a schedule as columns, one for each actor.
pub fn columns(actors: usize, steps: &[Step]) -> String {
    const WIDTH: usize = 64;
    let mut text = String::new();
    for (nth, Step { actor, statement, fault }) in steps.iter().enumerate() {
        let fault = match fault {
            None => "",
            Some(Fault::Cut) => "CUT BEFORE ",
            Some(Fault::LoseAnswer) => "ANSWER LOST ",
            Some(Fault::TimeOut) => "TIMED OUT ",
            Some(Fault::Death) => "DEATH BEFORE ",
        };
        let words = statement.split("-- binds").next().unwrap_or_default().split_whitespace();
        let words = fault.to_owned() + &words.collect::<Vec<_>>().join(" ");
        let short = words.chars().take(WIDTH - 2).collect::<String>();
        let line = format!("{nth:3} {}{short}", " ".repeat(WIDTH * actor.min(&(actors - 1))));
        writeln!(text, "{line}").unwrap();
    }
    text
}
