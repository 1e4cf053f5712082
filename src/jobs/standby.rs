//! Watches the standby that answers reads about finished games.

use crate::{
    http::AppState,
    store::{OpenError, Store},
};
use std::time::Duration;
use tokio::{task::JoinHandle, time::sleep};

/// How often the standby is checked.
const CHECK_EVERY: Duration = Duration::from_secs(1);

/// Starts the checks, if there is a standby; they run until the process ends. The log says when the
/// outcome changes.
///
/// # Errors
/// If a pool cannot be made.
pub fn spawn(shared: &AppState) -> Result<Option<JoinHandle<()>>, OpenError> {
    let Some(url) = &shared.read_database_url else { return Ok(None) };
    let store = Store::new(&shared.database_url, 1, shared.process.clone())?.with_standby(url, 1)?;
    Ok(Some(tokio::spawn(async move {
        let mut was_usable = None;
        loop {
            let verdict = store.check_standby().await;
            if was_usable.replace(verdict.is_ok()) != Some(verdict.is_ok()) {
                match verdict {
                    Ok(()) => tracing::info!("the read database is in use"),
                    Err(why) => tracing::warn!(why, "the read database is not in use; the primary answers"),
                }
            }
            sleep(CHECK_EVERY).await;
        }
    })))
}
