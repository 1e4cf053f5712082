//! The inbox of an account: its news in the order they were written, and how far each of its devices has read.

use crate::{
    game::notices::Notice,
    store::{
        Error, Store,
        fetch::Fetch,
        live::watch::Watch,
        schema::{accounts, inbox_items},
    },
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// How far a device has read, how much is left, and how many items there have been.
const MARKER: &str = "SELECT s.inbox_read AS read, a.inbox_seq AS last, \
    (SELECT count(*) FROM inbox_items i WHERE i.account_id = s.account_id AND i.seq > s.inbox_read) AS unread \
    FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE s.id = $1 AND s.account_id = $2";

/// Moves it on: never back, and not beyond what there is.
const MARK: &str = "UPDATE sessions s SET inbox_read = greatest(inbox_read, least($3, a.inbox_seq)) FROM accounts a \
    WHERE s.id = $1 AND s.account_id = $2 AND a.id = s.account_id RETURNING s.inbox_read AS read, a.inbox_seq AS last, \
    (SELECT count(*) FROM inbox_items i WHERE i.account_id = s.account_id AND i.seq > s.inbox_read) AS unread";

/// An item of an inbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Its number, from 1.
    pub seq: u32,
    /// When it happened.
    pub at: jiff::Timestamp,
    /// In which game.
    pub game: Uuid,
    /// The number of the event that it tells of.
    pub version: u32,
    /// What it says.
    pub news: Notice,
    /// Who asks somebody to the game.
    pub by: Option<String>,
}

/// How far a device has read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Marker {
    /// Up to this item.
    pub read: u32,
    /// How many there are after it.
    pub unread: u32,
    /// The number of the last item there has been.
    pub last: u32,
}

#[derive(QueryableByName)]
struct MarkerRow {
    #[diesel(sql_type = Integer)]
    read: i32,
    #[diesel(sql_type = Integer)]
    last: i32,
    #[diesel(sql_type = BigInt)]
    unread: i64,
}

type ItemRow = (i32, jiff_diesel::Timestamp, Uuid, i32, serde_json::Value, Option<String>);

impl Store {
    /// Watches the inbox of an account from now on.
    pub fn watch_inbox(&self, account: Uuid) -> Watch<()> {
        self.process.changes.watch_inbox(account)
    }

    /// At most so many of an account's items after one, oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn inbox(&self, account: Uuid, after: u32, limit: usize) -> Result<Vec<Item>, Error> {
        let rows = inbox_items::table
            .left_join(accounts::table.on(inbox_items::by_account.eq(accounts::id.nullable())))
            .filter(inbox_items::account_id.eq(account).and(inbox_items::seq.gt(number(after))))
            .order(inbox_items::seq)
            .limit(limit as i64)
            .select((
                inbox_items::seq,
                inbox_items::at,
                inbox_items::game_id,
                inbox_items::version,
                inbox_items::news,
                accounts::name.nullable(),
            ))
            .load::<ItemRow>(&mut self.connection().await?)
            .await?;
        rows.into_iter().map(item).collect()
    }

    /// How far a session of an account has read.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn inbox_marker(&self, account: Uuid, session: Uuid) -> Result<Marker, Error> {
        let marker = sql_query(MARKER).bind::<SqlUuid, _>(session).bind::<SqlUuid, _>(account);
        let row = marker.fetch_optional::<MarkerRow>(&mut self.connection().await?).await?;
        Ok(row.map(Marker::from).unwrap_or_default())
    }

    /// Notes that a session of an account has read up to an item.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn mark_read(&self, account: Uuid, session: Uuid, seq: u32) -> Result<Marker, Error> {
        let mark = sql_query(MARK).bind::<SqlUuid, _>(session).bind::<SqlUuid, _>(account);
        let mark = mark.bind::<Integer, _>(number(seq));
        let row = mark.fetch_optional::<MarkerRow>(&mut self.connection().await?).await?;
        self.process.changes.concern(&[account]);
        Ok(row.map(Marker::from).unwrap_or_default())
    }
}

impl From<MarkerRow> for Marker {
    fn from(MarkerRow { read, last, unread }: MarkerRow) -> Marker {
        Marker { read: read as u32, unread: unread as u32, last: last as u32 }
    }
}

fn item((seq, at, game, version, news, by): ItemRow) -> Result<Item, Error> {
    let news = serde_json::from_value(news).map_err(Error::Decode)?;
    Ok(Item { seq: seq as u32, at: at.to_jiff(), game, version: version as u32, news, by })
}

/// What is beyond all items is after the last.
fn number(seq: u32) -> i32 {
    i32::try_from(seq).unwrap_or(i32::MAX)
}
