//! The heads that count as current: none that is handed out is older than one that was acknowledged
//! here before, of which this replica has heard, that was in the log when it listened on a new
//! connection, or that another replica has acknowledged [`LONGEST`] ago.

use super::{explore, head};
use crate::{
    context::cached_games::CachedGames,
    engine::Game,
    hosting::hosted_game::HostedGame,
    live::current_heads::{CurrentHeads, LONGEST},
    log::rng::Secret,
    shared::Mutex,
    time::{Moment, Time},
};
use jiff::Timestamp;
use shuttle::{
    future::block_on,
    thread::{spawn, yield_now},
};
use std::{
    collections::VecDeque,
    convert::Infallible,
    sync::{
        Arc,
        atomic::{AtomicU32, AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};
use uuid::Uuid;

const GAME: Uuid = Uuid::from_u128(1);

/// A notification that comes over the connection on which this replica listens.
enum Notification {
    Change(u32),
    /// One of this replica, with the time at which it was sent.
    Own(Moment),
}

struct World {
    time: Time,
    games: CachedGames,
    heads: CurrentHeads,
    /// The version of the game in the database.
    log: Mutex<u32>,
    /// The notifications that are on their way; none while nobody listens.
    line: Mutex<Option<VecDeque<Notification>>>,
    /// The version that nobody may be told of an older one than.
    floor: AtomicU32,
    /// The versions that other replicas have acknowledged, and when.
    elsewhere: parking_lot::Mutex<Vec<(Moment, u32)>>,
}

impl World {
    fn new() -> Arc<World> {
        let time = Time::default();
        time.hold();
        let (games, heads) = (CachedGames::default(), CurrentHeads::new(time.clone()));
        let (log, line) = (Mutex::new(0), Mutex::new(Some(VecDeque::new())));
        heads.listens();
        heads.has_heard(time.moment());
        Arc::new(World { time, games, heads, log, line, floor: AtomicU32::new(0), elsewhere: Default::default() })
    }

    fn commit(&self) -> u32 {
        let mut log = self.log.lock();
        *log += 1;
        *log
    }

    fn send(&self, notification: Notification) {
        if let Some(line) = &mut *self.line.lock() {
            line.push_back(notification);
        }
    }

    /// The version of which nobody may be told an older one now.
    fn floor(&self) -> u32 {
        let now = self.time.moment();
        let old =
            self.elsewhere.lock().iter().filter(|(at, _)| *at + LONGEST <= now).map(|(_, version)| *version).max();
        self.floor.load(SeqCst).max(old.unwrap_or(0))
    }
}

fn hosted(version: u32) -> Arc<HostedGame> {
    Arc::new(HostedGame {
        id: GAME,
        game: Game::default(),
        head: head(version),
        clocks: Default::default(),
        opened_at: Timestamp::UNIX_EPOCH,
        updated_at: Timestamp::UNIX_EPOCH,
        visibility: Default::default(),
        spectator_delay: Default::default(),
        bots_welcome: false,
        code: None,
        secret: Secret::from_bytes([0; 32]).into(),
        deal: None,
        accounts: Vec::new(),
        former: Vec::new(),
        script: None,
        sleepers: Vec::new(),
    })
}

/// A move at this replica, as after its commit.
fn move_here(world: &World) {
    let version = world.commit();
    world.games.remember(&hosted(version));
    world.heads.changed(GAME);
    world.floor.fetch_max(version, SeqCst);
}

/// A move at another replica, which answers before others have heard of it.
fn move_elsewhere(world: &World) {
    die_untold(world);
    let version = *world.log.lock();
    world.send(Notification::Change(version));
}

/// A move at another replica, which answers, and dies before it says so to others.
fn die_untold(world: &World) {
    let version = world.commit();
    world.elsewhere.lock().push((world.time.moment(), version));
}

fn view(world: &World) {
    let read = async |known: Option<Arc<HostedGame>>| {
        let version = *world.log.lock();
        yield_now();
        Ok::<_, Infallible>(known.filter(|known| known.head == head(version)).unwrap_or_else(|| {
            let hosted = hosted(version);
            world.games.remember(&hosted);
            hosted
        }))
    };
    for _ in 0..2 {
        block_on(world.games.read(GAME, &world.heads, &read)).unwrap();
    }
}

/// A client that knows its head asks for news. Returns the number of answers from memory.
fn poll(world: &World) -> usize {
    let ask = || {
        let floor = world.floor();
        yield_now();
        let found = world.games.current(GAME, &world.heads)?;
        assert!(found.head.version >= floor, "{} is told after {floor}", found.head.version);
        Some(found)
    };
    (0..6).filter_map(|_| ask()).count()
}

fn publish(world: &World) {
    for _ in 0..4 {
        world.send(Notification::Own(world.time.moment()));
        yield_now();
    }
}

fn receive(world: &World) {
    let next = world.line.lock().as_mut().and_then(VecDeque::pop_front);
    match next {
        Some(Notification::Change(version)) => {
            world.heads.changed(GAME);
            world.floor.fetch_max(version, SeqCst);
        }
        Some(Notification::Own(sent)) => world.heads.has_heard(sent),
        None => yield_now(),
    }
}

fn listen(world: &World) {
    (0..6).for_each(|_| receive(world));
}

/// Listens on a connection that is lost, which is noticed later, and then on another.
fn listen_anew(world: &World) {
    receive(world);
    *world.line.lock() = None;
    yield_now();
    world.heads.lost();
    let begun = {
        let mut line = world.line.lock();
        *line = Some(VecDeque::new());
        *world.log.lock()
    };
    world.heads.listens();
    world.floor.fetch_max(begun, SeqCst);
    (0..3).for_each(|_| receive(world));
}

/// The clock goes on past the time for which a head counts, while this replica hears itself.
fn hear_itself(world: &World) {
    for _ in 0..4 {
        world.time.advance(Duration::from_secs(2));
        world.heads.has_heard(world.time.moment());
    }
}

/// Explores tasks beside a client that asks for news.
fn explore_beside_poll<const N: usize>(tasks: [fn(&World); N]) {
    let answered = Arc::new(AtomicUsize::new(0));
    let in_all = Arc::clone(&answered);
    explore(move || {
        let world = World::new();
        let tasks = tasks.map(|task| {
            let world = Arc::clone(&world);
            spawn(move || task(&world))
        });
        in_all.fetch_add(poll(&world), SeqCst);
        tasks.into_iter().for_each(|task| task.join().unwrap());
    });
    assert!(answered.load(SeqCst) > 100, "few are answered from memory");
}

#[test]
fn no_head_is_told_that_is_older_than_an_acknowledged_one() {
    explore_beside_poll([move_here, move_elsewhere, view, view, publish, listen]);
}

#[test]
fn no_head_is_told_that_a_lost_connection_has_missed() {
    explore_beside_poll([move_elsewhere, view, publish, listen_anew]);
}

#[test]
fn a_replica_that_dies_untold_is_believed_for_seconds_only() {
    explore_beside_poll([die_untold, view, hear_itself]);
}
