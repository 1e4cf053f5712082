//! Refuses the access tokens of sessions that ended, and of accounts that were banned, on any
//! replica.

use crate::{
    auth::Keys,
    jobs::JobError,
    store::{Revocations, Store},
};
use std::sync::Arc;

/// Updates the set of refused access tokens.
///
/// # Errors
/// If the database does not answer.
pub async fn run(store: Store, keys: Arc<Keys>) -> Result<(), JobError> {
    let Revocations { sessions, accounts } = store.revocations().await?;
    keys.refuse_sessions(sessions);
    keys.refuse_accounts(accounts.into_iter().collect());
    Ok(())
}
