//! News: what people are told of a game, written in the transaction of what it tells of.

use super::{
    Connection, Error,
    derived::{Derived, derived},
    folded::Folded,
    schema::accounts,
};
use crate::engine::{Away, Event, VoidReason};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, Integer, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// Numbers items and writes them, and what webhooks are to be told. An account that was deleted meanwhile has no row to raise,
/// and so no item.
const WRITE: &str = "WITH news AS (SELECT account_id, version, news, nth, count(*) OVER whole AS many, \
        row_number() OVER (whole ORDER BY nth) AS place \
        FROM unnest($2, $3, $4) WITH ORDINALITY AS n (account_id, version, news, nth) WINDOW whole AS (PARTITION BY account_id)), \
    raised AS (UPDATE accounts a SET inbox_seq = inbox_seq + n.many FROM news n WHERE a.id = n.account_id AND n.place = 1 \
        RETURNING a.id, inbox_seq - n.many AS before), \
    kept AS (INSERT INTO inbox_items (account_id, seq, game_id, version, news, by_account, at) \
        SELECT n.account_id, r.before + n.place, $1, n.version, n.news::jsonb, $5, $6 \
        FROM news n JOIN raised r ON r.id = n.account_id) \
    INSERT INTO webhook_news (webhook_id, account_id, game_id, version, news, by_account, at, due_at) \
    SELECT w.id, n.account_id, $1, n.version, n.news::jsonb, $5, $6, $6 FROM news n JOIN webhooks w \
    ON coalesce(w.account_id, '00000000-0000-0000-0000-000000000000') IN (n.account_id, '00000000-0000-0000-0000-000000000000') \
    WHERE n.news::jsonb ->> 'kind' = ANY (w.kinds)";

/// What somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Notice {
    /// He is asked to a game.
    #[schema(title = "Invited")]
    Invited,
    /// Somebody of the table wants to play once more: his seat is kept.
    #[schema(title = "Rematch")]
    Rematch,
    /// It began; not told to who began it.
    #[schema(title = "Started")]
    Started,
    /// It ended and was scored.
    #[schema(title = "Finished")]
    Finished {
        /// His place.
        #[schema(example = 1)]
        rank: u8,
    },
    /// It ended without a result; not told to who ended it.
    #[schema(title = "Voided")]
    Voided {
        /// Why.
        reason: VoidReason,
    },
    /// His time ran out so often that a bot plays for him. He may take the seat back.
    #[schema(title = "SeatHandedOver")]
    SeatHandedOver,
}

/// News for an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Told {
    pub account: Uuid,
    /// The number of the event that it tells of.
    pub version: u32,
    pub news: Notice,
}

/// What the people at a table are told of what happened since a version, an account's doing or not.
pub(super) fn told(after: &Folded, before: u32, by: Option<Uuid>, events: &[Event]) -> Vec<Told> {
    let mut told = Vec::new();
    for (event, version) in events.iter().zip(before + 1..) {
        let others = after.accounts.iter().flatten().copied().filter(|account| by != Some(*account));
        let mut tell = |account: Uuid, news: Notice| told.push(Told { account, version, news });
        match derived(event) {
            Some(Derived::Started) => others.for_each(|account| tell(account, Notice::Started)),
            Some(Derived::Voided(reason)) => others.for_each(|account| tell(account, Notice::Voided { reason })),
            Some(Derived::HandedOver(seat, _, Away::OutOfTime)) => {
                after.account_in(seat).into_iter().for_each(|account| tell(account, Notice::SeatHandedOver));
            }
            Some(Derived::Scored(scores)) => {
                let ranks = scores.iter().filter_map(|score| Some((after.account_in(score.seat)?, score.rank)));
                ranks.for_each(|(account, rank)| tell(account, Notice::Finished { rank }));
            }
            Some(
                Derived::HandedOver(_, _, Away::Resigned)
                | Derived::Seated(_)
                | Derived::Unseated(_)
                | Derived::Kicked(_)
                | Derived::Bot(..)
                | Derived::TakenBack(_),
            )
            | None => {}
        }
    }
    told
}

/// Writes news of a game; who asks, if somebody is asked to it.
pub(super) async fn write(
    connection: &mut Connection,
    game: Uuid,
    told: &[Told],
    by: Option<Uuid>,
    at: Timestamp,
) -> Result<(), Error> {
    if told.is_empty() {
        return Ok(());
    }
    let accounts = told.iter().map(|told| told.account).collect::<Vec<_>>();
    hold(connection, &accounts).await?;
    let news = told.iter().map(|told| serde_json::to_string(&told.news)).collect::<Result<Vec<_>, _>>();
    sql_query(WRITE)
        .bind::<SqlUuid, _>(game)
        .bind::<Array<SqlUuid>, _>(accounts)
        .bind::<Array<Integer>, _>(told.iter().map(|told| told.version as i32).collect::<Vec<_>>())
        .bind::<Array<Text>, _>(news.map_err(Error::Encode)?)
        .bind::<Nullable<SqlUuid>, _>(by)
        .bind::<Timestamptz, _>(at.to_diesel())
        .execute(connection)
        .await?;
    Ok(())
}

/// Locks the rows of accounts, always in the same order, so that no two transactions wait for each other.
pub(super) async fn hold(connection: &mut Connection, ids: &[Uuid]) -> Result<(), Error> {
    let rows = accounts::table.filter(accounts::id.eq_any(ids)).order(accounts::id).select(accounts::id);
    rows.for_no_key_update().load::<Uuid>(connection).await?;
    Ok(())
}
