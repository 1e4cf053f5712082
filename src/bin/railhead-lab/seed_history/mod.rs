//! `railhead-lab seed-history`: generates a history, to show how a server performs with one. Bots
//! play every game in full by the engine's rules, and everything else is read from its log. Only the
//! players are assigned at random.

mod people;
mod table;
mod write;

use crate::options::SeedHistory;
use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use people::People;
use railhead::{
    commands::{database::Used, progress},
    engine::Int,
    identity::{Hasher, Name},
    simulate::Fault,
    store::{self, AccountName, Connection, database::connect::connect},
};
use std::{error::Error, ops::Range, panic::resume_unwind, sync::Arc, thread, time::Instant};
use table::Tables;
use tokio::task::JoinHandle;
use uuid::Uuid;
use write::{Seeded, Seeding};

/// Games per transaction.
const BATCH: u32 = 500;
/// The time span of the games, up to today.
const SPREAD: SignedDuration = SignedDuration::from_hours(3 * 365 * 24);
/// One in this many accounts is a guest account.
const GUEST_EVERY: usize = 50;
/// Accounts per statement.
const CHUNK: usize = 10_000;

/// Seeds the database, and prints how long it took.
///
/// # Errors
/// If the database has games already, or cannot be used.
pub async fn run(options: &SeedHistory) -> Result<(), Box<dyn Error>> {
    let used = Used::open(&options.database).await?;
    store::migrate(&used.url).await?;
    let mut connection = connect(&used.url).await?;
    if write::has_games(&mut connection).await? {
        return Err("this database has games; seed one that has none".into());
    }
    let (bar, began) = (progress::of("games", options.games.into()), Instant::now());
    let today = Timestamp::now().to_zoned(TimeZone::UTC).start_of_day()?.timestamp();
    let from = today - SPREAD;
    let tables = Arc::new(Tables {
        seed: options.seed,
        from,
        apart: SPREAD / i32::try_from(options.games)?,
        conductors: options.conductors,
        people: People::new(people(&mut connection, options.players, from).await?)?,
    });
    let batch = |begin: u32| begin..begin.saturating_add(BATCH).min(options.games);
    let mut seeding = Seeding::new(options.logs);
    let mut played = play(&tables, batch(0));
    for begin in (0..options.games).step_by(usize::saturating_from(BATCH)) {
        let games = played.await??;
        // The next games are played while these are written.
        played = play(&tables, batch(begin + BATCH));
        seeding.write(&mut connection, games).await?;
        bar.set_position(batch(begin).end.into());
    }
    bar.finish_and_clear();
    println!("{} games in {:.0} s; now the sums", options.games, began.elapsed().as_secs_f64());
    let bar = progress::of("sums", u64::saturating_from(seeding.sums()));
    seeding.finish(&mut connection, |written| bar.inc(u64::saturating_from(written))).await?;
    bar.finish_and_clear();
    println!("{} games of {} players seeded in {:.0} s", options.games, options.players, began.elapsed().as_secs_f64());
    used.close().await
}

/// Creates accounts with an unknown password.
async fn people(connection: &mut Connection, count: u32, at: Timestamp) -> Result<Vec<Uuid>, Box<dyn Error>> {
    let hash = Hasher::default().hash(Uuid::new_v4().to_string().into(), || false).await?;
    let naming = |nth| {
        let name = Name::parse(&format!("rider{nth}"))?;
        Ok(AccountName { name: name.to_string(), key: name.key(), skeleton: name.look() })
    };
    let names = (1..=count).map(naming).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    let mut ids = Vec::new();
    for chunk in names.chunks(CHUNK) {
        ids.extend(write::people(connection, chunk, &hash, GUEST_EVERY, at).await?);
    }
    Ok(ids)
}

/// Plays games on all cores, in the background, and delivers them in order.
fn play(tables: &Arc<Tables>, numbers: Range<u32>) -> JoinHandle<Result<Vec<Seeded>, Fault>> {
    let tables = Arc::clone(tables);
    tokio::task::spawn_blocking(move || {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let parts = thread::scope(|scope| {
            let part = |nth| {
                let own = numbers.clone().skip(nth).step_by(cores);
                let tables = &tables;
                scope.spawn(move || {
                    own.map(|number| Ok((number, tables.play(number)?))).collect::<Result<Vec<_>, Fault>>()
                })
            };
            let threads = (0..cores).map(part).collect::<Vec<_>>();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|lost| resume_unwind(lost)))
                .collect::<Vec<_>>()
        });
        let mut games = Vec::with_capacity(numbers.len());
        for part in parts {
            games.extend(part?);
        }
        games.sort_unstable_by_key(|(number, _)| *number);
        Ok(games.into_iter().map(|(_, game)| game).collect())
    })
}
