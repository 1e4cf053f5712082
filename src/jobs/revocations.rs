//! Refuses the access tokens of sessions that ended, and of accounts that were banned, on any
//! replica.

use crate::{
    identity::Keys,
    jobs::JobError,
    store::{
        Database,
        accounts::sessions::{self, Revocations},
    },
};
use parking_lot::Mutex;
use std::sync::Arc;

/// The point up to which the revocations have been read.
pub type RevocationCursor = Arc<Mutex<Option<jiff::Timestamp>>>;

/// Updates the set of refused access tokens with what ended since the last run.
pub async fn run(db: Database, keys: Arc<Keys>, cursor: RevocationCursor) -> Result<(), JobError> {
    let since = *cursor.lock();
    let Revocations { sessions, bans, read_at } = sessions::revocations(&db, since).await?;
    keys.refuse_sessions(sessions);
    keys.refuse_accounts(bans);
    *cursor.lock() = Some(read_at);
    Ok(())
}
