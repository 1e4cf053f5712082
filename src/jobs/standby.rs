//! Watches the standby that answers reads about finished games.

use crate::{
    context::Context,
    jobs::Tasks,
    store::{Database, OpenError},
};
use std::time::Duration;
use tokio::time::sleep;

/// The interval between two checks of the standby.
const CHECK_EVERY: Duration = Duration::from_secs(1);

/// Starts the checks, if there is a standby. The log says when the outcome changes.
pub fn start(context: &Context, tasks: &Tasks) -> Result<(), OpenError> {
    let Some(url) = &context.databases.read_url else { return Ok(()) };
    let db = context.database(1)?.with_standby(url, 1)?;
    tasks.always("standby", move || watch(db.clone()));
    Ok(())
}

async fn watch(db: Database) {
    let mut was_usable = None;
    loop {
        let verdict = db.check_standby().await;
        db.metrics().job_ended("standby", &verdict);
        if was_usable.replace(verdict.is_ok()) != Some(verdict.is_ok()) {
            match verdict {
                Ok(()) => tracing::info!("the read database is in use"),
                Err(why) => tracing::warn!(why, "the read database is not in use; the primary answers"),
            }
        }
        sleep(CHECK_EVERY).await;
    }
}
