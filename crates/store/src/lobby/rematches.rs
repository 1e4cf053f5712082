//! Rematches: the same people and bots play again, each one seat before their last seat; seat 0
//! moves to the highest seat.

use crate::{
    Connection, Database, DatabaseError, GameError,
    access::{hidden_among, may_see, table_is_shown},
    database::{fetch::Fetch, locks::lock_game},
    engine::{Game, GameOptions, Occupant, Rejection, SeatChoice},
    games::{
        seated::{self, Seated},
        visible,
    },
    hosting::{hosted_game::HostedGame, joining::JoinRequest},
    idempotency::{Done, IdempotentRequest},
    lobby::{
        invitations::{Inviter, invite_accounts},
        joins,
        opening::{self, Opening},
    },
    retry::retry_contended,
    schema::accounts,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Bool, Nullable, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use std::sync::Arc;
use uuid::Uuid;

/// The maximum number of times the rematch is looked up because a concurrent request opened it
/// first, or its host cancelled it.
const ATTEMPTS: usize = 4;

/// The rematch of a game, whether a viewer may see it, and whether nobody in it is hidden from them.
/// A rematch that was cancelled does not count: another one may be opened.
fn rematch_sql() -> String {
    format!(
        "SELECT g.id, {may_see} AS visible, {shown} AS shown FROM games g \
        WHERE g.rematch_of = $1 AND g.status <> 'void'",
        may_see = may_see("$2"),
        shown = table_is_shown("$2", "g.id")
    )
}

#[derive(QueryableByName)]
struct Rematch {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Bool)]
    visible: bool,
    #[diesel(sql_type = Bool)]
    shown: bool,
}

async fn find(connection: &mut Connection, game: Uuid, viewer: Option<Uuid>) -> Result<Option<Rematch>, DatabaseError> {
    let rematch = sql_query(rematch_sql()).bind::<SqlUuid, _>(game).bind::<Nullable<SqlUuid>, _>(viewer);
    Ok(rematch.fetch_optional(connection).await?)
}

/// The rematch of a game, if there is one that the viewer may see.
pub async fn of(db: &Database, game: Uuid, viewer: Option<Uuid>) -> Result<Option<Uuid>, DatabaseError> {
    let found = find(&mut *db.connection("find_rematch").await?, game, viewer).await?;
    Ok(found.filter(|rematch| rematch.visible).map(|rematch| rematch.id))
}

/// Seats an account in the rematch of a game in which it sat. The first request opens the
/// rematch.
///
/// # Errors
/// `NoSuchGame`, also if the account may not see the game; `NotOver`, `TooManyOpenGames`,
/// `Barred`; `Rejected`, also if somebody sits in the rematch who is hidden from the account.
pub async fn enter_or_open(
    db: &Database,
    id: Uuid,
    account: Uuid,
    joining: JoinRequest,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    let over = visible::game_for(db, id, Some(account)).await?;
    over.place_of(account).ok_or(Rejection::NotSeated {})?;
    if !over.game.is_over() {
        return Err(GameError::NotOver);
    }
    let (over, joining) = (&over, &joining);
    retry_contended(ATTEMPTS, || async move {
        if let Some(rematch) = enter(db, id, account).await? {
            return joins::join(db, rematch, account, joining.clone(), key).await.map(Some);
        }
        let seated = seated_for(db, id, account).await?;
        let opening = opening(db, over, &seated, (account, joining.clone()))?;
        Ok(open_first(db, id, account, opening, key).await?.map(Done::Changed))
    })
    .await
}

/// The people at a table for whom a seat is kept: neither those who are hidden from the requester,
/// nor those who are banned.
async fn seated_for(db: &Database, game: Uuid, account: Uuid) -> Result<Vec<Seated>, DatabaseError> {
    let mut seated = seated::of(db, game).await?;
    let all = seated.iter().map(|seated| seated.account).collect::<Vec<_>>();
    let mut connection = db.connection("open_rematch").await?;
    let hidden = hidden_among(&mut connection, account, &all).await?;
    let banned = accounts::table.filter(accounts::id.eq_any(&all).and(accounts::banned_at.is_not_null()));
    let banned = banned.select(accounts::id).load::<Uuid>(&mut connection).await?;
    seated.retain(|seated| !hidden.contains(&seated.account) && !banned.contains(&seated.account));
    Ok(seated)
}

/// Writes the rematch of a game; none if there is one already. The second request waits for the
/// game's row, not for the rows of the first: those are locked together with the accounts, and a
/// player who joins the rematch locks them in the other order.
async fn open_first(
    db: &Database,
    game: Uuid,
    account: Uuid,
    mut opening: Opening,
    key: Option<&IdempotentRequest>,
) -> Result<Option<Arc<HostedGame>>, GameError> {
    let mut connection = db.connection("open_rematch").await?;
    let is_first = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
        lock_game(connection, game).await?;
        if find(connection, game, Some(account)).await?.is_some() {
            return Ok(false);
        }
        opening::write_opening(db, connection, account, &mut opening, key).await.map(|()| true)
    });
    let is_first = is_first.await?;
    drop(connection);
    Ok(is_first.then(|| opening::publish(db, opening)))
}

/// The rematch of a game, for an account that sat in that game. If the rematch is private and
/// the account declined it, the account is invited again.
async fn enter(db: &Database, game: Uuid, account: Uuid) -> Result<Option<Uuid>, GameError> {
    let mut connection = db.connection("enter_rematch").await?;
    let Some(rematch) = find(&mut connection, game, Some(account)).await? else { return Ok(None) };
    if !rematch.shown {
        return Err(Rejection::TableFull {}.into());
    }
    if !rematch.visible {
        let own = [(account, None)];
        if invite_accounts(&mut connection, rematch.id, &own, None, Inviter::Oneself).await?.is_empty() {
            return Err(GameError::Barred);
        }
    }
    Ok(Some(rematch.id))
}

/// The same table with every player one seat before their last one, reserved for them. The player
/// in seat 0 moves to the highest seat. The seats of players who are hidden from the requester are
/// open.
fn opening(
    db: &Database,
    over: &HostedGame,
    seated: &[Seated],
    (asks, joining): (Uuid, JoinRequest),
) -> Result<Opening, GameError> {
    // The secret is drawn, even if that of the game before was given, and the deal is its own.
    let options = GameOptions {
        auto_start: true,
        sandbox: false,
        copied_events: 0,
        binding: false,
        deal: None,
        ..over.game.options()
    };
    let (mut host, mut bots, mut invited) = (None, Vec::new(), Vec::new());
    for seat in over.game.seats() {
        let place = seat.previous(options.seats);
        let person = seated.iter().find(|seated| seated.seat == seat).map(|seated| seated.account);
        match (person, over.game.occupants()[seat]) {
            (Some(account), _) if account == asks => {
                host = Some(SeatChoice { seat: Some(place), color: over.game.colors()[seat] })
            }
            (Some(account), _) => invited.push((account, Some(place))),
            // A bot that replaced a deleted account is not carried over.
            (None, Occupant::Bot { level }) if over.game.presence()[seat].away.is_none() => {
                bots.push((SeatChoice { seat: Some(place), color: over.game.colors()[seat] }, level));
            }
            (None, Occupant::Bot { .. } | Occupant::Person | Occupant::Nobody) => {}
        }
    }
    let seed = db.process.randomness.game_seed();
    let (host, packs) = (host.ok_or(Rejection::NotSeated {})?, over.game.packs().to_vec());
    let events = Game::create(options, packs, (host, joining.entropy), bots, seed.secret.commitment())?;
    let mut opening = Opening::new(asks, events, seed, (over.visibility, over.spectator_delay), db.process.time.now())?;
    opening.hosted.bots_welcome = over.bots_welcome;
    Ok(Opening { invited, rematch_of: Some(over.id), ..opening })
}
