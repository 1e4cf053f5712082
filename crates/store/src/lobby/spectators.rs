//! Spectators: the link by which they see a private game, the accounts that it has admitted, and
//! those who watch now at all replicas.

use crate::{
    Connection, Database, DatabaseError, GameError,
    access::{self, hidden_among},
    database::{
        fetch::Fetch,
        statement::{Parameters, Statement},
    },
    engine::{Int, Phase, Rejection},
    error::SpectatorError,
    games::{commands, visible},
    live::audience::{Audience, Spectator, Watching},
    schema::{accounts, game_spectators, spectator_links},
};
use diesel::{
    QueryableByName,
    prelude::*,
    sql_query,
    sql_types::{Array, Integer, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use std::collections::HashSet;
use uuid::Uuid;

/// The maximum number of accounts that the link of a game admits.
pub const MAX_ADMITTED: u32 = 200;

/// The maximum number of names of spectators that are listed.
const MAX_NAMED: usize = 100;

/// The time for which the rows of a replica count. It writes every 5 seconds.
const FRESH: SignedDuration = SignedDuration::from_secs(20);

/// The rows of this replica that were not written again, and those of replicas that have ended.
const FORGET: &str = "DELETE FROM audiences WHERE (replica = $1 AND at < $2) OR at < $3";

/// The rows of the other replicas.
const OTHERS: &str = "SELECT watching, shown FROM audiences WHERE game_id = $1 AND replica <> $2 AND at >= $3";

#[derive(QueryableByName)]
struct AudienceRow {
    #[diesel(sql_type = Integer)]
    watching: i32,
    #[diesel(sql_type = Array<SqlUuid>)]
    shown: Vec<Uuid>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watchers {
    pub watching: u32,
    /// The names of those who want to be seen, in alphabetical order; at most 100.
    pub names: Vec<String>,
}

/// Counts a spectator for as long as the returned value lives.
pub fn watch(db: &Database, game: Uuid, spectator: Spectator) -> Watching {
    db.process.audiences.watch(game, spectator)
}

/// The row of a game at a replica, written.
fn write(game: Uuid, replica: Uuid, Audience { watching, shown }: Audience, at: Timestamp) -> Statement<'static> {
    let mut row = Parameters::default();
    let game = row.bind::<SqlUuid, _>(game);
    let replica = row.bind::<SqlUuid, _>(replica);
    let watching = row.bind::<Integer, _>(i32::saturating_from(watching));
    let shown = row.bind::<Array<SqlUuid>, _>(shown.into_iter().take(MAX_NAMED).collect::<Vec<_>>());
    let at = row.bind::<Timestamptz, _>(at.to_diesel());
    row.statement(format!(
        "INSERT INTO audiences (game_id, replica, watching, shown, at) \
        VALUES ({game}, {replica}, {watching}, {shown}, {at}) ON CONFLICT (game_id, replica) \
        DO UPDATE SET watching = excluded.watching, shown = excluded.shown, at = excluded.at"
    ))
}

pub async fn publish_audiences(db: &Database) -> Result<(), DatabaseError> {
    let (now, replica) = (db.process.time.now(), db.process.replica);
    let mut connection = db.connection("publish_audiences").await?;
    for (game, audience) in db.process.audiences.all() {
        write(game, replica, audience, now).execute(&mut connection).await?;
    }
    let old = sql_query(FORGET).bind::<SqlUuid, _>(replica).bind::<Timestamptz, _>(now.to_diesel());
    old.bind::<Timestamptz, _>((now - FRESH).to_diesel()).execute(&mut connection).await?;
    Ok(())
}

/// The spectators of a game at all replicas, as a viewer sees them: those who are hidden from the
/// viewer are counted and not named. Changes at other replicas are known after 5 seconds.
pub async fn watchers(db: &Database, game: Uuid, viewer: Option<Uuid>) -> Result<Watchers, DatabaseError> {
    let Audience { mut watching, mut shown } = db.process.audiences.of(game);
    let since = db.process.time.now() - FRESH;
    let mut connection = db.connection("read_audience").await?;
    let others = sql_query(OTHERS).bind::<SqlUuid, _>(game).bind::<SqlUuid, _>(db.process.replica);
    let others = others.bind::<Timestamptz, _>(since.to_diesel()).load::<AudienceRow>(&mut connection).await?;
    for row in others {
        watching += usize::saturating_from(row.watching.unsigned_abs());
        shown.extend(row.shown);
    }
    if let Some(viewer) = viewer {
        let all = shown.iter().copied().collect::<Vec<_>>();
        for hidden in hidden_among(&mut connection, viewer, &all).await? {
            shown.remove(&hidden);
        }
    }
    let names = names_of(&mut connection, shown).await?;
    Ok(Watchers { watching: u32::saturating_from(watching), names })
}

pub async fn link(db: &Database, game: Uuid) -> Result<Option<Uuid>, DatabaseError> {
    let link = spectator_links::table.find(game).select(spectator_links::token);
    Ok(link.fetch_optional(&mut *db.connection("find_spectator_link").await?).await?)
}

/// The link of a game in which the account sits, made if there is none.
///
/// # Errors
/// `NoSuchGame`; `Rejected` if the account has no seat in it.
pub async fn make_link(db: &Database, game: Uuid, account: Uuid) -> Result<Uuid, GameError> {
    seated_in(db, game, account).await?;
    let row = (
        spectator_links::game_id.eq(game),
        spectator_links::token.eq(Uuid::new_v4()),
        spectator_links::made_at.eq(db.process.time.now().to_diesel()),
    );
    // Two players who make it at the same moment get the same.
    let made = diesel::insert_into(spectator_links::table)
        .values(row)
        .on_conflict(spectator_links::game_id)
        .do_update()
        .set(spectator_links::game_id.eq(game))
        .returning(spectator_links::token);
    Ok(made.fetch_one(&mut *db.connection("make_spectator_link").await?).await?)
}

/// Ends the link of a game in which the account sits. Accounts that it has admitted no longer see
/// the game.
///
/// # Errors
/// `NoSuchGame`; `Rejected` if the account has no seat in it.
pub async fn end_link(db: &Database, game: Uuid, account: Uuid) -> Result<(), GameError> {
    seated_in(db, game, account).await?;
    let link = spectator_links::table.find(game);
    let mut connection = db.connection("end_spectator_link").await?;
    let admitted = game_spectators::table.filter(game_spectators::game_id.eq(game));
    let end = async |connection: &mut Connection| {
        let admitted = diesel::delete(admitted).returning(game_spectators::account_id).load(connection).await?;
        diesel::delete(link).execute(connection).await?;
        Ok::<Vec<Uuid>, GameError>(admitted)
    };
    let admitted = Connection::transaction(&mut connection, end).await?;
    // Their streams of the game end.
    db.process.hub.notify_inboxes(&admitted);
    Ok(())
}

async fn seated_in(db: &Database, game: Uuid, account: Uuid) -> Result<(), GameError> {
    let hosted = visible::game_for(db, game, Some(account)).await?;
    hosted.place_of(account).ok_or(GameError::Rejected(Rejection::NotSeated {}))?;
    Ok(())
}

/// Lets an account see a game by its link. Nothing changes if it may already.
///
/// # Errors
/// `NoSuchGame`, also if the game has another link or none; `Rejected` before the game begins;
/// `TooMany`.
pub async fn admit(db: &Database, game: Uuid, account: Uuid, token: Uuid) -> Result<(), SpectatorError> {
    if link(db, game).await? != Some(token) {
        return Err(GameError::NoSuchGame.into());
    }
    let hosted = commands::current_game(db, game).await?;
    access::check_table_is_shown(db, &hosted, Some(account)).await?;
    if *hosted.game.phase() == Phase::Lobby {
        return Err(GameError::Rejected(Rejection::NotStarted {}).into());
    }
    if hosted.place_of(account).is_some() {
        return Ok(());
    }
    let now = db.process.time.now();
    let mut connection = db.connection("admit_spectator").await?;
    Connection::transaction(&mut connection, async |connection| {
        // Accounts are admitted one after the other, and none while the link ends.
        let link = spectator_links::table.find(game).filter(spectator_links::token.eq(token));
        let link = link.select(spectator_links::game_id).for_no_key_update();
        if link.fetch_optional::<Uuid>(connection).await?.is_none() {
            return Err(GameError::NoSuchGame.into());
        }
        let own = game_spectators::table.find((game, account)).select(game_spectators::account_id);
        if own.fetch_optional::<Uuid>(connection).await?.is_some() {
            return Ok(());
        }
        let admitted = game_spectators::table.filter(game_spectators::game_id.eq(game)).count();
        if admitted.fetch_one::<i64>(connection).await? >= i64::from(MAX_ADMITTED) {
            return Err(SpectatorError::TooMany { most: MAX_ADMITTED });
        }
        let row = (
            game_spectators::game_id.eq(game),
            game_spectators::account_id.eq(account),
            game_spectators::admitted_at.eq(now.to_diesel()),
        );
        diesel::insert_into(game_spectators::table).values(row).execute(connection).await?;
        Ok(())
    })
    .await
}

async fn names_of(connection: &mut Connection, shown: HashSet<Uuid>) -> Result<Vec<String>, DatabaseError> {
    if shown.is_empty() {
        return Ok(Vec::new());
    }
    let names = accounts::table.filter(accounts::id.eq_any(shown).and(accounts::banned_at.is_null()));
    let names = names.select(accounts::name).order(accounts::name).limit(i64::saturating_from(MAX_NAMED));
    Ok(names.load(connection).await?)
}
