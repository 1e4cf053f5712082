//! Hosted games as they are loaded: from the cache, the end of the log, or all of it. A view of a
//! known game costs one read by primary key.

use crate::{
    Connection, Database, GameError,
    database::fetch::Fetch,
    engine::{Game, Seat},
    events::{
        game_row::{GameRow, ReadGame, read_apart},
        packed::packed_log,
    },
    games::{
        head_reads::{self, head_of_one},
        thinking::unless_panicking,
    },
    hosting::{
        hosted_game::{FormerPlayer, HostedDeal, HostedGame},
        visibility::SpectatorDelay,
    },
    log::{
        codec::{CodecError, StoredEvent, decode, head_from_row},
        rng::Secret,
    },
    metrics::FoldSource,
};
use jiff::Timestamp;
use std::sync::Arc;
use uuid::Uuid;

/// The game as stored. The check of its head may share a statement with other checks.
pub(crate) async fn load(db: &Database, id: Uuid) -> Result<Arc<HostedGame>, GameError> {
    let read = async |known: Option<Arc<HostedGame>>| match known {
        Some(known) if head_reads::head(db, id).await? == Some(known.head) => {
            count_fold(db, "memory");
            Ok(known)
        }
        known => load_tail(db, &mut *db.connection("read_game").await?, id, known).await,
    };
    db.process.hosted.read(id, &db.process.hub.heads, read).await
}

pub(crate) async fn load_on(
    db: &Database,
    connection: &mut Connection,
    id: Uuid,
) -> Result<Arc<HostedGame>, GameError> {
    let known = db.process.hosted.get(id);
    if let Some(known) = &known
        && head_of_one(connection, id).await? == Some(known.head)
    {
        count_fold(db, "memory");
        return Ok(Arc::clone(known));
    }
    load_tail(db, connection, id, known).await
}

/// Reads the part of a game that is missing.
async fn load_tail(
    db: &Database,
    connection: &mut Connection,
    id: Uuid,
    known: Option<Arc<HostedGame>>,
) -> Result<Arc<HostedGame>, GameError> {
    if let Some(known) = known {
        let row = read_after(db, connection, id, known.game.version()).await?;
        if row.hash_after.as_deref() == Some(&known.head.hash) {
            return fold_events(db, id, Some(known), row);
        }
        // The database was restored to an older state, and the cached game is not part of its
        // history. Or the game has ended since, and its log is packed.
        db.process.hosted.remove(id);
    }
    let row = read_after(db, connection, id, 0).await?;
    fold_events(db, id, None, row)
}

async fn read_after(
    db: &Database,
    connection: &mut Connection,
    game: Uuid,
    version: u32,
) -> Result<GameRow, GameError> {
    let after = version.cast_signed();
    let row = match db.process.is_distributed() {
        true => read_apart(connection, game, after).await?,
        false => ReadGame { game, after }.fetch_optional::<GameRow>(connection).await?,
    };
    let mut row = row.ok_or(GameError::NoSuchGame)?;
    if version == 0 && row.payloads.is_empty() {
        for StoredEvent { schema, at, payload } in packed_log(connection, game).await? {
            row.schemas.push(schema);
            row.moments.push(at.as_microsecond());
            row.payloads.push(payload);
        }
    }
    Ok(row)
}

fn fold_events(
    db: &Database,
    id: Uuid,
    known: Option<Arc<HostedGame>>,
    row: GameRow,
) -> Result<Arc<HostedGame>, GameError> {
    count_fold(db, if known.is_some() { "tail" } else { "log" });
    let hosted = Arc::new(unless_panicking(|| fold(id, known, row))??);
    db.process.hosted.remember(&hosted);
    Ok(hosted)
}

fn fold(id: Uuid, known: Option<Arc<HostedGame>>, row: GameRow) -> Result<HostedGame, GameError> {
    let GameRow {
        version,
        hash,
        hash_after: _,
        secret,
        visibility,
        spectator_delay,
        bots_welcome,
        code,
        script,
        deal_id,
        deal_secret,
        deal_is_revealed,
        accounts,
        former_seats,
        former_accounts,
        schemas,
        moments,
        payloads,
    } = row;
    let former = |(seat, account)| Some(FormerPlayer { seat: Seat::new(u8::try_from(seat).ok()?)?, account });
    let former = former_seats.into_iter().zip(former_accounts).filter_map(former).collect();
    let head = head_from_row(version, hash)?;
    let mut hosted = match known {
        Some(known) => HostedGame { accounts, former, head, ..Arc::unwrap_or_clone(known) },
        None => HostedGame {
            id,
            game: Game::default(),
            head,
            clocks: Default::default(),
            opened_at: Timestamp::UNIX_EPOCH,
            updated_at: Timestamp::UNIX_EPOCH,
            visibility,
            spectator_delay: delay_from_row(spectator_delay),
            bots_welcome,
            code,
            deal: None,
            secret: secret.try_into().map(Secret::from_bytes).map_err(|_| GameError::NoSuchGame)?.into(),
            accounts,
            former,
            script: script.map(serde_json::from_value).transpose().map_err(CodecError::Decode)?.map(Arc::new),
            sleepers: Vec::new(),
        },
    };
    for ((schema, moment), payload) in schemas.into_iter().zip(moments).zip(&payloads) {
        let at = Timestamp::from_microsecond(moment).unwrap_or(hosted.updated_at);
        hosted.evolve(&decode(schema, payload)?, at);
    }
    if let (None, Some(id), Some(secret), Some(deal)) = (&hosted.deal, deal_id, deal_secret, hosted.game.options().deal)
    {
        let secret = secret.try_into().map(Secret::from_bytes).map_err(|_| GameError::NoSuchGame)?;
        hosted.deal = Some(HostedDeal { id, key: secret.deal_key(&deal).into(), is_sealed: !deal_is_revealed });
    }
    Ok(hosted)
}

/// The delay in a row. The table allows no others.
fn delay_from_row(seconds: i16) -> SpectatorDelay {
    u16::try_from(seconds).ok().and_then(|seconds| seconds.try_into().ok()).unwrap_or_default()
}

pub(super) fn count_fold(db: &Database, source: &'static str) {
    db.metrics().folds.get_or_create(&FoldSource { source }).inc();
}
