//! Seats that are kept for the players of the game before, when such a player is gone: the account was
//! deleted, or is banned.

use crate::{
    Connection, Database, DatabaseError, GameError,
    database::prepared::Prepare,
    engine::{Phase, Seat},
    games::hosted_games,
    hosting::{
        hosted_game::HostedGame,
        notifications::{AccountNotification, Notification},
    },
    notifications::notify,
};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{SmallInt, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use uuid::Uuid;

/// The tables that wait for players and keep a seat for an account.
const KEPT: &str = "SELECT i.game_id FROM game_invitations i JOIN games g ON g.id = i.game_id \
    WHERE i.account_id = $1 AND i.seat IS NOT NULL AND g.status = 'lobby'";

/// Opens the seat that a table keeps for an account.
const OPEN: &str = "UPDATE game_invitations SET seat = NULL \
    WHERE game_id = $1 AND account_id = $2 AND seat IS NOT NULL";

/// The seats of the game before a rematch whose players are gone.
const GONE: &str = "SELECT s.seat FROM games g JOIN game_seats s ON s.game_id = g.rematch_of \
    LEFT JOIN accounts a ON a.id = s.account_id \
    WHERE g.id = $1 AND (s.pseudonym IS NOT NULL OR a.banned_at IS NOT NULL)";

#[derive(QueryableByName)]
struct KeptRow {
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
}

#[derive(QueryableByName)]
struct GoneRow {
    #[diesel(sql_type = SmallInt)]
    seat: i16,
}

/// The open seats of a rematch for whose players none was kept, because they are gone.
pub async fn gone(db: &Database, hosted: &HostedGame) -> Result<Vec<Seat>, DatabaseError> {
    if *hosted.game.phase() != Phase::Lobby {
        return Ok(Vec::new());
    }
    let gone = sql_query(GONE).bind::<SqlUuid, _>(hosted.id).prepared();
    let gone = gone.load::<GoneRow>(&mut db.connection("read_gone_seats").await?).await?;
    let place = |row: GoneRow| Some(Seat::new(u8::try_from(row.seat).ok()?)?.previous(hosted.game.options().seats));
    Ok(gone.into_iter().filter_map(place).filter(|seat| hosted.game.open_seats().any(|open| open == *seat)).collect())
}

/// Opens the seats that are kept for an account to everyone, and notifies the people at the tables.
pub(crate) async fn open_all(db: &Database, account: Uuid) -> Result<(), GameError> {
    let mut connection = db.connection("open_kept_seats").await?;
    let kept = sql_query(KEPT).bind::<SqlUuid, _>(account).load::<KeptRow>(&mut connection).await?;
    for KeptRow { game_id } in kept {
        // One transaction for each table, so that accounts are locked in one order.
        let notified = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
            open(db, connection, game_id, account).await
        });
        db.process.hub.notify_inboxes(&notified.await?);
    }
    Ok(())
}

async fn open(db: &Database, connection: &mut Connection, game: Uuid, account: Uuid) -> Result<Vec<Uuid>, GameError> {
    let opened = sql_query(OPEN).bind::<SqlUuid, _>(game).bind::<SqlUuid, _>(account).execute(connection).await?;
    let hosted = hosted_games::load_on(db, connection, game).await?;
    if opened == 0 || *hosted.game.phase() != Phase::Lobby {
        return Ok(Vec::new());
    }
    let (version, notification) = (hosted.game.version(), Notification::KeptSeatOpened);
    let participants = hosted.participants();
    let notify = |account: &Uuid| AccountNotification { account: *account, version, notification };
    let notifications = participants.iter().map(notify).collect::<Vec<_>>();
    notify::write_notifications(connection, game, &notifications, None, db.process.time.now()).await?;
    Ok(participants)
}
