//! The live hubs of two replicas: whoever follows a game receives each event once and in order, is
//! woken for each, and nobody stays subscribed who has left.

use super::{explore, head};
use crate::{
    engine::Event,
    live::hub::{EventBatch, GameSubscription, Hub, Update},
    log::{chain::Head, codec::RecordedEvent},
    shared::Mutex,
    time::Time,
};
use futures_util::future::join_all;
use jiff::Timestamp;
use shuttle::{
    future::{JoinHandle, block_on, spawn},
    thread,
};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering::SeqCst},
};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use uuid::Uuid;

const GAME: Uuid = Uuid::from_u128(1);
const VIEWER: Uuid = Uuid::from_u128(2);

/// The number of moves of a schedule.
const MOVES: u32 = 4;

/// Two replicas with one database.
struct World {
    /// The heads of the game in the database, from the first.
    log: Mutex<Vec<Head>>,
    here: Hub,
    there: Hub,
}

impl World {
    fn new() -> Arc<World> {
        let time = Time::default();
        let log = Mutex::new(vec![head(0)]);
        Arc::new(World { log, here: Hub::new(time.clone()), there: Hub::new(time) })
    }

    fn last(&self) -> Head {
        *self.log.lock().last().unwrap()
    }

    /// The heads after one; none if it is not in the log.
    fn after(&self, known: Head) -> Option<Vec<Head>> {
        let log = self.log.lock();
        let at = log.iter().position(|head| *head == known)?;
        Some(log[at + 1..].to_vec())
    }
}

/// One of the two.
type Side = fn(&World) -> &Hub;

const SIDES: [Side; 2] = [|world| &world.here, |world| &world.there];

fn batch(since: Head, heads: &[Head]) -> EventBatch {
    let at = Timestamp::UNIX_EPOCH;
    let recorded = heads.iter().map(|head| RecordedEvent { head: *head, at, event: Event::DeckReshuffled });
    EventBatch::new(since, recorded.collect(), false)
}

fn play(world: &World, side: Side) {
    let (since, until) = {
        let mut log = world.log.lock();
        let since = *log.last().unwrap();
        let until = head(since.version + 1);
        log.push(until);
        (since, until)
    };
    side(world).publish_events(GAME, until, || batch(since, &[until]));
}

/// Notifies all replicas, as `peers::publish_to_peers`.
async fn publish(world: Arc<World>, side: Side, lines: Vec<UnboundedSender<Head>>) {
    loop {
        side(&world).publish_soon.notified().await;
        for head in side(&world).take_unpublished().games.into_values() {
            lines.iter().for_each(|line| line.send(head).unwrap());
        }
    }
}

/// Catches up on notifications, as `peers::subscribe_to_peers`.
async fn listen(world: Arc<World>, side: Side, mut line: UnboundedReceiver<Head>) {
    while let Some(head) = line.recv().await {
        if let Some(known) = side(&world).missing_after(GAME, head) {
            let world = Arc::clone(&world);
            drop(spawn(async move {
                match world.after(known) {
                    None => side(&world).correct(GAME, known, world.last()),
                    Some(new) if new.is_empty() => {}
                    Some(new) => side(&world).receive(GAME, batch(known, &new)),
                }
            }));
        }
    }
}

/// Follows the game from its first event to its last on a stream, as a `GameFeed`.
async fn stream(world: Arc<World>, side: Side) {
    let mut watch = side(&world).subscribe(GAME, Some(VIEWER));
    watch.has_read(world.last());
    let mut received = world.after(head(0)).unwrap();
    loop {
        let sent = received.last().copied().unwrap_or(head(0));
        let new = match watch.news(sent).update {
            Update::None => Vec::new(),
            Update::Batches(batches) => new_in(&batches, sent),
            Update::ReadLog(expected) => read_on(&world, &watch, sent, expected),
        };
        if new.is_empty() {
            if received.len() == MOVES as usize {
                break;
            }
            watch.changed().await;
        }
        received.extend(new);
    }
    assert_eq!(received, (1..=MOVES).map(head).collect::<Vec<_>>());
}

fn new_in(batches: &[Arc<EventBatch>], mut sent: Head) -> Vec<Head> {
    let mut new = Vec::new();
    for batch in batches {
        if let Some(events) = batch.after(sent) {
            new.extend(events.iter().map(|event| event.head));
            sent = batch.until;
        }
    }
    new
}

fn read_on(world: &World, watch: &GameSubscription, sent: Head, expected: Head) -> Vec<Head> {
    let new = world.after(sent).unwrap();
    let last = new.last().copied().unwrap_or(sent);
    if new.is_empty() && expected.version >= last.version {
        watch.correct(expected, last);
    }
    new
}

/// Follows the game with requests that wait, as `list_events`.
async fn poll(world: Arc<World>, side: Side) {
    let mut known = head(0);
    while known.version < MOVES {
        let mut watch = side(&world).subscribe(GAME, None);
        let read = world.last();
        if read == known {
            watch.has_read(read);
            while !watch.has_news(read) {
                watch.changed().await;
            }
        }
        known = world.last();
    }
}

/// A replica's connections to the other, and its clients.
fn clients(world: &Arc<World>) -> Vec<JoinHandle<()>> {
    let (lines, ends) = [unbounded_channel(), unbounded_channel()].into_iter().unzip::<_, _, Vec<_>, Vec<_>>();
    for (side, line) in SIDES.into_iter().zip(ends) {
        drop(spawn(publish(Arc::clone(world), side, lines.clone())));
        drop(spawn(listen(Arc::clone(world), side, line)));
    }
    let both = SIDES.into_iter();
    both.flat_map(|side| [spawn(stream(Arc::clone(world), side)), spawn(poll(Arc::clone(world), side))]).collect()
}

#[test]
fn followers_receive_each_event_once_and_in_order() {
    explore(|| {
        let world = World::new();
        let clients = clients(&world);
        for side in [SIDES[0], SIDES[1], SIDES[0], SIDES[0]] {
            let world = Arc::clone(&world);
            thread::spawn(move || play(&world, side));
        }
        block_on(join_all(clients)).into_iter().for_each(Result::unwrap);
        for side in SIDES {
            assert!(side(&world).subscribed_games().is_empty());
            assert!(side(&world).subscribed_inboxes().is_empty());
        }
    });
}

/// Looks again whether the game may be seen whenever that is in doubt, as a `GameFeed`.
async fn watch_until_banned(world: Arc<World>, is_banned: Arc<AtomicBool>) {
    let mut watch = world.here.subscribe(GAME, Some(VIEWER));
    if is_banned.load(SeqCst) {
        return;
    }
    while !(watch.take_doubt() && is_banned.load(SeqCst)) {
        watch.news(head(0));
        watch.changed().await;
    }
}

#[test]
fn a_viewer_who_may_no_longer_see_a_game_notices() {
    explore(|| {
        let (world, is_banned) = (World::new(), Arc::new(AtomicBool::new(false)));
        let viewers = [(); 2].map(|()| spawn(watch_until_banned(Arc::clone(&world), Arc::clone(&is_banned))));
        let same = Arc::clone(&world);
        thread::spawn(move || play(&same, SIDES[0]));
        world.here.notify_inboxes(&[VIEWER]);
        is_banned.store(true, SeqCst);
        world.here.wake_inboxes([VIEWER]);
        block_on(join_all(viewers)).into_iter().for_each(Result::unwrap);
        assert!(world.here.subscribed_inboxes().is_empty());
    });
}
