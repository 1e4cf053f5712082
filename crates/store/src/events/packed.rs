//! Reading packed logs. Only this module knows them: a reader that finds no events turns to it.

use crate::{
    Connection, DatabaseError,
    hosting::{
        packed_log::{PackedLog, PackedLogError},
        status::GameStatus,
    },
    log::{
        chain::{Chain, Head},
        codec::{StoredEvent, head_from_row, link},
        rng::Secret,
    },
    schema::{game_heads, games, packed_logs},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use std::collections::HashMap;
use uuid::Uuid;

/// Events as stored, each with the head after it.
pub(super) type Log = Vec<(StoredEvent, Head)>;

/// The values against which a log is checked.
pub(super) struct Check {
    pub secret: Secret,
    /// The head with which the chain must end.
    pub head: Head,
    pub status: GameStatus,
}

/// The packed logs among those of these games: every event, and the head after it.
pub(super) async fn packed_logs(connection: &mut Connection, ids: &[Uuid]) -> Result<Vec<(Uuid, Log)>, DatabaseError> {
    let rows = packed_logs::table.filter(packed_logs::game_id.eq_any(ids));
    let rows = rows.select((packed_logs::game_id, packed_logs::dictionary, packed_logs::log));
    let rows = rows.load::<(Uuid, i16, Vec<u8>)>(connection).await?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let checks = checks(connection, ids).await?;
    let unpacked = |(game, dictionary, bytes)| {
        let faulty = |error| DatabaseError::PackedLog { game, error };
        let log = PackedLog { dictionary, bytes }.unpack().map_err(faulty)?;
        let check = checks.get(&game).ok_or(PackedLogError::WrongHead).map_err(faulty)?;
        let heads = check.heads(game, &log).map_err(faulty)?;
        Ok((game, log.into_iter().zip(heads).collect()))
    };
    rows.into_iter().map(unpacked).collect()
}

/// The events of a game, if its log is packed.
pub(crate) async fn packed_log(connection: &mut Connection, game: Uuid) -> Result<Vec<StoredEvent>, DatabaseError> {
    let logs = packed_logs(connection, &[game]).await?.into_iter();
    Ok(logs.flat_map(|(_, log)| log).map(|(event, _)| event).collect())
}

/// The values against which the logs of these games are checked. Two statements: of these tables, a
/// distributed database has one on every node.
pub(super) async fn checks(connection: &mut Connection, ids: &[Uuid]) -> Result<HashMap<Uuid, Check>, DatabaseError> {
    let heads = game_heads::table.filter(game_heads::game_id.eq_any(ids));
    let heads = heads.select((game_heads::game_id, game_heads::version, game_heads::head));
    let head = |(game, version, hash): (Uuid, i32, Vec<u8>)| Ok((game, head_from_row(version, hash)?));
    let heads =
        heads.load(connection).await?.into_iter().map(head).collect::<Result<HashMap<_, _>, DatabaseError>>()?;
    let rows = games::table.filter(games::id.eq_any(ids)).select((games::id, games::status, games::secret));
    let check = |(game, status, secret): (Uuid, GameStatus, Vec<u8>)| {
        let secret = Secret::from_bytes(secret.try_into().ok()?);
        Some((game, Check { secret, head: *heads.get(&game)?, status }))
    };
    Ok(rows.load(connection).await?.into_iter().filter_map(check).collect())
}

impl Check {
    /// The head after each event of the log.
    pub fn heads(&self, game: Uuid, log: &[StoredEvent]) -> Result<Vec<Head>, PackedLogError> {
        let mut chain = Chain::of_game(&self.secret, game);
        let heads = log.iter().map(|event| link(&mut chain, event)).collect();
        if chain.head() == self.head { Ok(heads) } else { Err(PackedLogError::WrongHead) }
    }
}
