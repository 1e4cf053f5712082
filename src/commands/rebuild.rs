//! `railhead rebuild`: recomputes everything derived from finished games from their logs.

use crate::{
    commands::{database::Used, progress},
    config::DatabaseOptions,
    engine::Int,
    store::{self, read_models::rebuild::Rebuilt},
};
use std::{error::Error, time::Instant};

pub async fn run(database: &DatabaseOptions) -> Result<(), Box<dyn Error>> {
    let used = Used::existing(database).await?;
    store::migrate(&used.url).await?;
    let (bar, began) = (progress::of("games", 0), Instant::now());
    let rebuilt = store::rebuild(&used.url, |read, all| {
        bar.set_length(u64::saturating_from(all));
        bar.set_position(u64::saturating_from(read));
    });
    let Rebuilt { games, corrected } = rebuilt.await?;
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    println!("results, statistics and ratings of {games} games rebuilt in {seconds:.1} s: {corrected} rows corrected");
    used.close().await
}
