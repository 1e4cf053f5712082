//! Faults under load: three replicas behind HAProxy on a PostgreSQL that writes to disk, and its
//! standby. Nothing that was acknowledged is lost or doubled, but for what a standby that was
//! behind had not received: the players are notified of that. `cargo test --test chaos --
//! --nocapture` shows the figures; `RAILHEAD_TEST_CHAOS_ROUNDS` says how often each fault happens. It
//! takes root, which mounts a small disk.
//!
//! `RAILHEAD_TEST_CHAOS_URL=… DATABASE_URL=… RAILHEAD_TEST_CHAOS_SECONDS=60 cargo test --test chaos --
//! --ignored --nocapture` plays at a service that runs elsewhere, without rate limits, while somebody
//! does something to it.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod house;
mod listener;
mod players;
mod poller;
mod pooler;
mod proxy;

use crate::{
    house::{FAULTS, Fault, House},
    players::{Lossy, Player, Score, Verdict},
};
use railhead_test_support::{railhead, service};
use std::{
    env,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// The number of players, each against a bot.
const PLAYERS: u64 = 20;

/// The time that everyone plays undisturbed between two faults.
const REST: Duration = Duration::from_secs(2);

/// The longest time until everyone has made a move again.
const RECOVERY: Duration = Duration::from_secs(40);

/// The delay of the quickest tenth of moves on streams through HAProxy when little happens. A proxy that waits
/// for more of an answer in chunks sends every one 200 ms late; a busy machine, some.
const LAG: Duration = Duration::from_millis(80);

/// The same while everyone plays and things go wrong.
const LAG_UNDER_LOAD: Duration = Duration::from_secs(1);

/// The time that one player plays to measure it.
const CALM: Duration = Duration::from_secs(10);

/// Everyone, at play.
struct Party {
    stopping: Arc<AtomicBool>,
    scores: Vec<Arc<Score>>,
    playing: Vec<JoinHandle<Player>>,
}

impl Party {
    fn at(url: &str) -> Party {
        let stopping = Arc::new(AtomicBool::new(false));
        let people = (0..PLAYERS).map(|number| Player::new(url, number)).collect::<Vec<_>>();
        let scores = people.iter().map(|player| Arc::clone(&player.score)).collect();
        let playing = people.into_iter().map(|player| {
            let stopping = Arc::clone(&stopping);
            thread::spawn(move || player.play_until(&stopping))
        });
        let playing = playing.collect();
        Party { stopping, scores, playing }
    }

    fn failures(&self) -> usize {
        self.scores.iter().map(|score| score.failures()).sum()
    }

    /// Ends the games and holds what was acknowledged against the logs.
    fn judge(self, database_url: &str, lossy: &[Lossy]) -> Verdict {
        self.stopping.store(true, Ordering::Relaxed);
        let people = self.playing.into_iter().map(|player| player.join().unwrap()).collect::<Vec<_>>();
        let mut verdict = Verdict::default();
        people.into_iter().for_each(|player| verdict += player.judge(database_url, lossy));
        verdict
    }
}

/// Waits until everyone has made a move that began after this moment.
fn until_all_move(scores: &[Arc<Score>], since: Instant) -> Duration {
    let began = Instant::now();
    while scores.iter().any(|score| score.last_move() < since) {
        assert!(began.elapsed() < RECOVERY, "somebody cannot go on");
        thread::sleep(Duration::from_millis(20));
    }
    since.elapsed()
}

fn number_of(variable: &str, default: u64) -> u64 {
    env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(default)
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_by_any_fault() {
    let mut house = House::new();
    let (mut verdict, mut recoveries) = (Verdict::default(), Vec::new());
    for round in 0..number_of("RAILHEAD_TEST_CHAOS_ROUNDS", 1) {
        let party = Party::at(&house.url());
        house.lossy.clear();
        until_all_move(&party.scores, Instant::now());
        for fault in FAULTS {
            thread::sleep(REST);
            let (before, began) = (party.failures(), Instant::now());
            house.suffer(fault, round as usize);
            let done = began.elapsed();
            let recovered = until_all_move(&party.scores, Instant::now());
            let failed = party.failures() - before;
            println!("{fault:?}: {done:.1?} long, all move {recovered:.1?} after its end, {failed} requests failed");
            if matches!(fault, Fault::ReplicaTold) {
                assert_eq!(failed, 0, "a replica that is told to stop costs nobody an answer");
            }
            recoveries.push(recovered);
            house.mend();
        }
        let judged = party.judge(&house.database_url(), &house.lossy);
        assert!(judged.lost > 0 && judged.told > 0, "a standby that is behind loses something");
        verdict += judged;
    }
    recoveries.sort_unstable();
    let (median, worst) = (recoveries[recoveries.len() / 2], recoveries[recoveries.len() - 1]);
    println!("{} faults; recovery {median:.1?} in the median, {worst:.1?} at worst", recoveries.len());
    report(&verdict);
    assert!(least_lag(&mut verdict.lags) < LAG_UNDER_LOAD, "streams are late");
    assert!(
        verdict.moves > 100 && verdict.repeats > 10 && verdict.heard > 100 && verdict.unchanged > 100,
        "this proves little"
    );
    let rebuilt = railhead().args(["rebuild", "--database-url", &house.database_url()]).output().unwrap();
    let said = String::from_utf8_lossy(&rebuilt.stdout).into_owned();
    assert!(said.contains(" 0 rows corrected"), "{said} {}", String::from_utf8_lossy(&rebuilt.stderr));
}

#[test]
fn streams_behind_the_shipped_proxy_are_not_late() {
    let house = House::new();
    let stopping = Arc::new(AtomicBool::new(false));
    let player = Player::new(&house.url(), PLAYERS);
    let playing = {
        let stopping = Arc::clone(&stopping);
        thread::spawn(move || player.play_until(&stopping))
    };
    thread::sleep(CALM);
    stopping.store(true, Ordering::Relaxed);
    let mut verdict = playing.join().unwrap().judge(&house.database_url(), &[]);
    assert!(verdict.lags.len() > 20, "this proves little");
    assert!(least_lag(&mut verdict.lags) < LAG, "streams are late");
}

/// Prints how late moves come on streams; returns how late the quickest tenth does.
fn least_lag(lags: &mut [Duration]) -> Duration {
    lags.sort_unstable();
    let at = |part: usize| lags[(lags.len() - 1) * part / 100];
    let (least, median, most) = (at(10), at(50), at(99));
    println!(
        "{} moves came on streams {median:.1?} after their answer in the median, 99 % within {most:.1?}",
        lags.len()
    );
    least
}

fn report(verdict: &Verdict) {
    let Verdict { moves, lost, told, repeats, games, streams, heard, unchanged, times: _, lags: _ } = verdict;
    println!(
        "{games} games, {moves} moves acknowledged: {lost} lost while the standby was behind, of which players were \
         told {told} times; 0 lost otherwise, 0 doubled; {repeats} repeated and answered alike; {heard} events on \
         {streams} connections of streams without a gap; {unchanged} polls told of no change, none of them late"
    );
}

#[test]
#[ignore = "needs a service that somebody else runs"]
fn nothing_acknowledged_is_lost_at_a_service_elsewhere() {
    let [url, database_url] = ["RAILHEAD_TEST_CHAOS_URL", "DATABASE_URL"].map(|name| env::var(name).unwrap());
    let party = Party::at(&url);
    let seconds = number_of("RAILHEAD_TEST_CHAOS_SECONDS", 60);
    thread::sleep(Duration::from_secs(seconds));
    until_all_move(&party.scores, Instant::now());
    let failures = party.failures();
    let mut verdict = party.judge(&database_url, &[]);
    verdict.times.sort_unstable();
    let mut pauses = verdict.times.windows(2).map(|pair| pair[1] - pair[0]).collect::<Vec<_>>();
    pauses.sort_unstable();
    let longest = pauses.iter().rev().take(3).map(|pause| format!("{pause:.1?}")).collect::<Vec<_>>().join(", ");
    println!("the longest pauses of all players together: {longest}; {failures} requests failed");
    report(&verdict);
}
