//! `railhead pack`: packs the logs of all games that ended more than a day ago, those that ended
//! before logs were packed included.

use crate::{
    commands::{database::Used, progress},
    config::DatabaseOptions,
    engine::Int,
    hosting::limits::Limits,
    store::{
        self, Databases, Process,
        citus::detection,
        events::pack::{self, Packed},
    },
};
use futures_util::future::try_join_all;
use std::{error::Error, thread, time::Instant};
use uuid::Uuid;

/// Packs, and prints the number of logs.
///
/// # Errors
/// If the database cannot be used, or a log fails its check; the others are packed then.
pub async fn run(database: &DatabaseOptions) -> Result<(), Box<dyn Error>> {
    let used = Used::existing(database).await?;
    store::migrate(&used.url).await?;
    let packers = thread::available_parallelism().map_or(1, usize::from);
    let db = Databases::at(used.url.clone()).database_for_upkeep(packers, &Process::new(Limits::default()))?;
    detection::find(&db).await?;
    let began = Instant::now();
    let mut last = Uuid::nil();
    while let Some(next) = pack::mark_old_logs(&db, last).await? {
        last = next;
    }
    let bar = progress::of("logs", pack::logs_due(&db).await?.try_into()?);
    let packer = async || {
        let (mut packed, mut refused) = (0, 0);
        loop {
            let outcome = pack::pack_logs(&db).await?;
            if outcome.taken() == 0 {
                return Ok::<_, Box<dyn Error>>((packed, refused));
            }
            for error in &outcome.refused {
                bar.suspend(|| eprintln!("{error}{}", cause(error)));
            }
            bar.inc(u64::saturating_from(outcome.taken()));
            let Packed { packed: more, absent: _, refused: faulty } = outcome;
            (packed, refused) = (packed + more, refused + faulty.len());
        }
    };
    let counts = try_join_all((0..packers).map(|_| packer())).await?;
    let (packed, refused) = counts.into_iter().fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1));
    bar.finish_and_clear();
    println!("{packed} logs packed in {:.1} s", began.elapsed().as_secs_f64());
    let taken = pack::logs_taken(&db).await?;
    if taken > 0 {
        println!("{taken} are taken by another process, or by one that was interrupted; run it again in five minutes");
    }
    used.close().await?;
    if refused == 0 {
        Ok(())
    } else {
        Err(format!("logs that fail their check and stay as they are: {refused}").into())
    }
}

fn cause(error: &dyn Error) -> String {
    error.source().map(|cause| format!(": {cause}")).unwrap_or_default()
}
