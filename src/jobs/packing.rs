//! Packs the logs of games that ended more than a day ago.

use crate::{
    jobs::JobError,
    store::{Database, events::pack},
};

pub async fn run(db: Database) -> Result<(), JobError> {
    let mut logs = 0;
    loop {
        let outcome = pack::pack_logs(&db).await?;
        for error in &outcome.refused {
            let error: &(dyn std::error::Error + 'static) = error;
            tracing::error!(error, "a log was not packed and stays as it is; the next attempt is in an hour");
        }
        logs += outcome.packed;
        if outcome.taken() == 0 {
            break;
        }
    }
    if logs > 0 {
        tracing::info!(logs, "packed the logs of games that ended");
    }
    Ok(())
}
