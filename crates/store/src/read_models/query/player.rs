//! The players whose past is read.

use crate::{
    Database, DatabaseError,
    database::{fetch::Fetch, standby::LastEnding},
    schema::results,
};
use diesel::{dsl::max, prelude::*};
use uuid::Uuid;

/// A player, and the extent of their past at the primary.
#[derive(Clone, Copy, Debug)]
pub struct KnownPlayer {
    pub id: Uuid,
    /// Their last game; not read if there is no standby, which could lack it.
    pub(crate) last_ending: Option<LastEnding>,
}

/// The extent of a player's past at the primary.
pub async fn known(db: &Database, id: Uuid) -> Result<KnownPlayer, DatabaseError> {
    if db.standby.is_none() {
        return Ok(KnownPlayer { id, last_ending: None });
    }
    let last = results::table.filter(results::player.eq(id)).select(max(results::ended_seq));
    let last = last.fetch_one::<Option<i64>>(&mut db.connection("find_player").await?).await?;
    let last_ending = last.map(|ended_seq| LastEnding { player: id, ended_seq });
    Ok(KnownPlayer { id, last_ending })
}
