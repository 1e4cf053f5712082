//! The background jobs of a replica.

pub mod absences;
pub mod alerts;
pub mod analyses;
pub mod audiences;
pub mod challenges;
pub mod heartbeat;
pub mod keys;
pub mod leagues;
pub mod packing;
pub mod peers;
pub mod percentiles;
pub mod popularity;
pub mod retention;
pub mod revocations;
pub mod scheduler;
pub mod seasons;
pub mod standby;
mod supervision;
pub mod tournaments;
mod webhooks;

pub use supervision::Tasks;
pub use webhooks::Sender;

use self::revocations::RevocationCursor;
use crate::{
    context::Context,
    store::{OpenError, games},
};
use std::{error::Error, sync::Arc, time::Duration};

pub type JobError = Box<dyn Error + Send + Sync>;

/// The source of the keys that sign tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeySource {
    /// The configuration.
    Configured,
    /// The database.
    Stored,
}

/// Starts all jobs. Those on which others rely have connections of their own, so that nothing slow
/// delays them.
pub fn start(context: &Context, key_source: KeySource) -> Result<Tasks, OpenError> {
    let tasks = Tasks::new(Arc::clone(&context.process.metrics), context.process.time.clone());
    let db = |connections| context.database(connections);
    let seconds = Duration::from_secs;
    let beats = db(1)?;
    games::scheduler::expect_heartbeats(&beats);
    tasks.every_regardless("heartbeat", seconds(2), move || heartbeat::run(beats.clone()));
    let due = db(2)?;
    tasks.every("scheduler", seconds(1), move || scheduler::run(due.clone()));
    let (tokens, keys) = (db(1)?, Arc::clone(&context.keys));
    let (of_keys, ring) = (tokens.clone(), Arc::clone(&keys));
    let cursor = RevocationCursor::default();
    tasks.every("revocations", seconds(1), move || revocations::run(tokens.clone(), Arc::clone(&keys), cursor.clone()));
    if key_source == KeySource::Stored {
        tasks.every("keys", seconds(40), move || keys::run(of_keys.clone(), Arc::clone(&ring)));
    }
    let watched = db(1)?;
    tasks.every("audiences", seconds(5), move || audiences::run(watched.clone()));
    let away = db(1)?;
    tasks.every("absences", seconds(2), move || absences::run(away.clone()));
    let rounds = db(2)?;
    tasks.every("tournaments", seconds(1), move || tournaments::run(rounds.clone()));
    let seasons = db(1)?;
    tasks.every("leagues", seconds(5), move || leagues::run(seasons.clone()));
    let daily = db(1)?;
    tasks.every("challenges", seconds(5), move || challenges::run(daily.clone()));
    let upkeep = context.databases.database_for_upkeep(3, &context.process)?;
    let (counting, packing, analysing) = (upkeep.clone(), upkeep.clone(), upkeep.clone());
    let (comparing, closing, waking) = (upkeep.clone(), upkeep.clone(), upkeep.clone());
    tasks.every("popularity", seconds(30), move || popularity::run(counting.clone()));
    tasks.every("percentiles", seconds(600), move || percentiles::run(comparing.clone()));
    tasks.every("alerts", seconds(2), move || alerts::run(waking.clone()));
    let seasons_end = closing.clone();
    tasks.every("seasons", seconds(600), move || seasons::count(closing.clone()));
    tasks.every("season_ends", seconds(10), move || seasons::close(seasons_end.clone()));
    tasks.every("packing", seconds(60), move || packing::run(packing.clone()));
    tasks.every("analyses", seconds(2), move || analyses::run(analysing.clone()));
    tasks.every("retention", seconds(600), move || retention::run(upkeep.clone()));
    let sender = Sender::new(db(2)?, context.policy, context.push.clone());
    tasks.always("webhooks", move || sender.clone().run());
    watch(context, &tasks)?;
    Ok(tasks)
}

/// Starts the tasks without which a replica does not know what happens on the others and on the
/// standby.
pub fn watch(context: &Context, tasks: &Tasks) -> Result<(), OpenError> {
    peers::start(context, tasks)?;
    standby::start(context, tasks)
}
