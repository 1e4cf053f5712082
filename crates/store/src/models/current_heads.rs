//! The heads that count as current: none that is handed out is older than one that was acknowledged
//! here before, or of which this replica has heard.

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
        atomic::{AtomicU32, Ordering::SeqCst},
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
    let version = world.commit();
    world.elsewhere.lock().push((world.time.moment(), version));
    world.send(Notification::Change(version));
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

/// A client that knows its head asks for news.
fn poll(world: &World) {
    for _ in 0..4 {
        let floor = world.floor();
        if let Some(found) = world.games.current(GAME, &world.heads) {
            ANSWERED.fetch_add(1, SeqCst);
            assert!(found.head.version >= floor, "{} is told after {floor}", found.head.version);
        }
        yield_now();
    }
}

/// The answers from memory, so that the model is not about nothing.
static ANSWERED: AtomicU32 = AtomicU32::new(0);

fn publish(world: &World) {
    for _ in 0..2 {
        world.send(Notification::Own(world.time.moment()));
        yield_now();
    }
}

/// Receives what comes; once on the way the connection is lost, unseen at first.
fn listen(world: &World) {
    for round in 0..6 {
        if round == 3 {
            *world.line.lock() = None;
            world.heads.lost();
            let begun = {
                let mut line = world.line.lock();
                *line = Some(VecDeque::new());
                *world.log.lock()
            };
            world.heads.listens();
            world.floor.fetch_max(begun, SeqCst);
        }
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
}

fn pass_time(world: &World) {
    for _ in 0..2 {
        world.time.advance(Duration::from_secs(2));
        yield_now();
    }
}

#[test]
fn no_head_is_told_that_is_older_than_an_acknowledged_one() {
    explore(|| {
        let world = World::new();
        let tasks: [fn(&World); 8] = [move_here, move_elsewhere, view, view, poll, publish, listen, pass_time];
        let tasks = tasks.map(|task| {
            let world = Arc::clone(&world);
            spawn(move || task(&world))
        });
        tasks.into_iter().for_each(|task| task.join().unwrap());
    });
    assert!(ANSWERED.load(SeqCst) > 100, "few are answered from memory");
}
