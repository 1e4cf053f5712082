//! `railhead rebuild`: everything derived from games that ended, computed anew from their logs.

use super::{database::Used, progress};
use crate::{
    config::Database,
    store::{self, Limits, Process, Store},
};
use std::{error::Error, time::Instant};

/// Rebuilds, and says of how many games.
///
/// # Errors
/// If the database cannot be used, or a log cannot be read.
pub async fn run(database: &Database) -> Result<(), Box<dyn Error>> {
    let used = Used::open(database).await?;
    store::migrate(&used.url).await?;
    let store = Store::new(&used.url, 1, Process::new(Limits::default()))?;
    let (bar, began) = (progress::of("games", 0), Instant::now());
    let rebuilt = store.rebuild(|read, all| {
        bar.set_length(all as u64);
        bar.set_position(read as u64);
    });
    let games = rebuilt.await?;
    bar.finish_and_clear();
    println!("results, statistics and ratings of {games} games rebuilt in {:.1} s", began.elapsed().as_secs_f64());
    used.close().await
}
