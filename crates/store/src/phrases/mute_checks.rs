//! Checks whether a viewer has muted a speaker: those of many viewers are one statement.

use crate::{
    Database, DatabaseError,
    access::player_is_shown,
    batch_worker::{Batched, finish_reads},
};
use diesel::{
    QueryableByName,
    result::Error as DieselError,
    sql_query,
    sql_types::{Array, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use futures_util::FutureExt;
use std::collections::HashSet;
use tracing::Span;
use uuid::Uuid;

/// The pairs of `$1` and `$2`, viewers and speakers, of which the viewer has muted the speaker, or
/// who are hidden from each other.
fn muted_sql() -> String {
    format!(
        "SELECT w.viewer, w.speaker FROM unnest($1, $2) AS w (viewer, speaker) \
    WHERE EXISTS (SELECT FROM mutes m WHERE m.account_id = w.viewer AND m.muted_id = w.speaker) \
    OR EXISTS (SELECT FROM accounts a WHERE a.id = w.viewer AND a.mutes_everybody) OR NOT {shown}",
        shown = player_is_shown("w.viewer", "w.speaker")
    )
}

/// The checks of a process: whether a viewer, the first account, has muted a speaker, the second.
static MUTE_CHECKS: Batched<(Uuid, Uuid), Result<bool, DatabaseError>> = Batched {
    queue: |db| &db.process.mute_checks,
    apart: None,
    slow: None,
    execute: |db, group| {
        async move {
            let muted = muted_pairs(db, group.iter().map(|pending| pending.work)).await;
            finish_reads(group, muted, HashSet::contains);
        }
        .boxed()
    },
};

#[derive(QueryableByName)]
struct MutePair {
    #[diesel(sql_type = SqlUuid)]
    viewer: Uuid,
    #[diesel(sql_type = SqlUuid)]
    speaker: Uuid,
}

/// Whether a viewer has muted a speaker, or the two are hidden from each other. Accounts always see
/// their own phrases.
pub async fn has_muted(db: &Database, viewer: Uuid, speaker: Uuid) -> Result<bool, DatabaseError> {
    if viewer == speaker {
        return Ok(false);
    }
    let muted = MUTE_CHECKS.submit(db, (viewer, speaker), Span::none()).await;
    muted.unwrap_or_else(|| Err(DieselError::BrokenTransactionManager.into()))
}

async fn muted_pairs(
    db: &Database,
    pairs: impl Iterator<Item = (Uuid, Uuid)>,
) -> Result<HashSet<(Uuid, Uuid)>, DatabaseError> {
    let (viewers, speakers) = pairs.unzip::<_, _, Vec<_>, Vec<_>>();
    let muted = sql_query(muted_sql()).bind::<Array<SqlUuid>, _>(viewers).bind::<Array<SqlUuid>, _>(speakers);
    let muted = muted.load::<MutePair>(&mut db.connection("check_mutes").await?).await?;
    Ok(muted.into_iter().map(|MutePair { viewer, speaker }| (viewer, speaker)).collect())
}
