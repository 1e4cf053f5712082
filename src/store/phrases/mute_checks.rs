//! Whether viewers hear who has just said something: checks of many viewers are one statement.

use crate::store::{Database, DatabaseError, access::player_is_shown, lanes::Lanes};
use diesel::{
    QueryableByName,
    result::Error as DieselError,
    sql_query,
    sql_types::{Array, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use std::{collections::HashSet, sync::Arc};
use tokio::sync::oneshot;
use uuid::Uuid;

/// The pairs of `$1` and `$2`, viewers and speakers, of which the viewer has muted the speaker, or
/// who are hidden from each other.
const MUTED: &str = "SELECT w.viewer, w.speaker FROM unnest($1, $2) AS w (viewer, speaker) \
    WHERE EXISTS (SELECT FROM mutes m WHERE m.account_id = w.viewer AND m.muted_id = w.speaker) \
    OR EXISTS (SELECT FROM accounts a WHERE a.id = w.viewer AND a.mutes_everybody) OR NOT {shown}";

/// The checks of a process that wait for a lane.
pub(crate) type MuteChecks = Lanes<MuteCheck>;

/// A check, and who waits for its outcome.
#[derive(Debug)]
pub(crate) struct MuteCheck {
    pair: MutePair,
    done: oneshot::Sender<Result<bool, DatabaseError>>,
}

/// A viewer, and who has said something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, QueryableByName)]
struct MutePair {
    #[diesel(sql_type = SqlUuid)]
    viewer: Uuid,
    #[diesel(sql_type = SqlUuid)]
    speaker: Uuid,
}

/// Whether a viewer has muted who has said something, or the two are hidden from each other.
/// Accounts always hear themselves.
///
/// # Errors
/// If the database does not answer.
pub async fn has_muted(db: &Database, viewer: Uuid, speaker: Uuid) -> Result<bool, DatabaseError> {
    if viewer == speaker {
        return Ok(false);
    }
    let (done, outcome) = oneshot::channel();
    let pair = MutePair { viewer, speaker };
    if db.process.mute_checks.add(MuteCheck { pair, done }) {
        tokio::spawn(check_waiting_mutes(db.clone()));
    }
    outcome.await.unwrap_or_else(|_| Err(DieselError::BrokenTransactionManager.into()))
}

/// Checks groups of pairs until none waits.
async fn check_waiting_mutes(db: Database) {
    loop {
        let group = db.process.mute_checks.next_group(|_| true);
        if group.is_empty() {
            return;
        }
        let muted = muted_pairs(&db, group.iter().map(|check| check.pair)).await.map_err(Arc::new);
        for MuteCheck { pair, done } in group {
            let is_muted = muted.as_ref().map(|muted| muted.contains(&pair));
            // Nobody may wait any more: the client has hung up.
            drop(done.send(is_muted.map_err(|fault| DatabaseError::Shared(Arc::clone(fault)))));
        }
    }
}

async fn muted_pairs(db: &Database, pairs: impl Iterator<Item = MutePair>) -> Result<HashSet<MutePair>, DatabaseError> {
    let (viewers, speakers) = pairs.map(|pair| (pair.viewer, pair.speaker)).unzip::<_, _, Vec<_>, Vec<_>>();
    let muted = sql_query(MUTED.replace("{shown}", &player_is_shown("w.viewer", "w.speaker")))
        .bind::<Array<SqlUuid>, _>(viewers)
        .bind::<Array<SqlUuid>, _>(speakers);
    let muted = muted.load::<MutePair>(&mut db.connection("check_mutes").await?).await?;
    Ok(muted.into_iter().collect())
}
