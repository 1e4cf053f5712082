//! Comparing games with the vacations and sleeping hours of their players, and notifying them of
//! changes. Any replica may do it, and two may do it at once: after it has notified a game, a
//! replica reads the tables again.

use crate::{
    Database, DatabaseError, GameError,
    absences::{sleeping_hours::sleeping_hours_of, vacations::vacations_of},
    engine::{Command, Phase},
    games::{command_options::CommandOptions, commands},
    hosting::{
        absence::Absence,
        clock::after,
        hosted_game::{HostedGame, Request},
    },
    retry::retry_contended,
    schema::{absence_checks, game_seats, games},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use futures_util::{StreamExt, TryStreamExt, stream};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// The interval at which games are compared while a player is on vacation or has sleeping hours: a
/// zone may have set its clocks forward, and a process may have ended before it notified a game.
const EVERY: SignedDuration = SignedDuration::from_hours(1);

/// The time that a replica has to compare the games of an account, and the delay after a failure.
const LEASE: SignedDuration = SignedDuration::from_mins(1);

/// The number of accounts that a replica takes each time.
const BATCH: i64 = 32;

/// The number of games of an account that are compared at once.
const AT_ONCE: usize = 4;

/// The maximum number of times an account is looked at again because it changed its mind meanwhile.
const RETRIES: usize = 4;

/// Compares the games of accounts for which it is time.
pub async fn due_games(db: &Database) -> Result<(), DatabaseError> {
    let now = db.process.time.now();
    let due = absence_checks::table.filter(absence_checks::check_at.le(now.to_diesel()));
    let due = due.order(absence_checks::check_at).select(absence_checks::account_id).limit(BATCH);
    let due = due.load::<Uuid>(&mut *db.connection("list_absence_checks").await?).await?;
    let mut outcome = Ok(());
    for account in due {
        let lease = after(now, LEASE);
        if !take_check(db, account, now, lease).await? {
            continue;
        }
        match attempt(db, account).await {
            Ok(absence) => plan_check(db, account, lease, absence).await?,
            Err(GameError::Database(fault)) if fault.passes() => outcome = Err(fault),
            Err(error) => tracing::warn!(%account, %error, "games do not record an absence yet; it is tried again"),
        }
    }
    outcome
}

/// Compares the games of an account now, before a replica does it within seconds.
pub async fn games(db: &Database, account: Uuid) {
    if let Err(error) = attempt(db, account).await {
        report!(error, %account, "games did not record an absence at once");
    }
}

async fn attempt(db: &Database, account: Uuid) -> Result<Absence, GameError> {
    let mut applied = absence(db, account).await?;
    for _ in 0..RETRIES {
        apply_to_games(db, account, applied).await?;
        let current = absence(db, account).await?;
        if current == applied {
            return Ok(current);
        }
        applied = current;
    }
    Err(GameError::Contended)
}

/// The absence that the games of an account should have recorded.
async fn absence(db: &Database, account: Uuid) -> Result<Absence, DatabaseError> {
    let now = db.process.time.now();
    let mut connection = db.connection("read_absence").await?;
    let vacation = vacations_of(&mut connection, account).await?.current(now);
    let hours = sleeping_hours_of(&mut connection, account).await?;
    Ok(Absence {
        vacation_until: vacation.map(|vacation| vacation.ends_at),
        sleeping: hours.and_then(|hours| hours.in_utc(now)),
    })
}

async fn apply_to_games(db: &Database, account: Uuid, absence: Absence) -> Result<(), GameError> {
    let own = game_seats::table.inner_join(games::table).filter(games::status.eq("running"));
    let own = own.filter(game_seats::account_id.eq(account).and(game_seats::game_over.eq(false)));
    let own = own.select(game_seats::game_id).load::<Uuid>(&mut *db.connection("list_own_games").await?).await?;
    let recorded = stream::iter(own).map(|game| apply_to_game(db, game, account, absence));
    recorded.buffer_unordered(AT_ONCE).try_for_each(|()| async { Ok(()) }).await
}

/// Notifies a game of the absence of a player that it has not recorded.
async fn apply_to_game(db: &Database, game: Uuid, account: Uuid, absence: Absence) -> Result<(), GameError> {
    retry_contended(RETRIES, || async move {
        let hosted = commands::current_game(db, game).await?;
        let Some(command) = unknown(&hosted, account, absence) else { return Ok(Some(())) };
        commands::attempt(db, &hosted, &Request::Operator(command), CommandOptions::default()).await?;
        Ok(None)
    })
    .await
}

/// Takes an account until the end of a lease. False if another replica has taken it.
async fn take_check(db: &Database, account: Uuid, now: Timestamp, lease: Timestamp) -> Result<bool, DatabaseError> {
    let due = absence_checks::table.find(account).filter(absence_checks::check_at.le(now.to_diesel()));
    let taken = diesel::update(due).set(absence_checks::check_at.eq(lease.to_diesel()));
    Ok(taken.execute(&mut *db.connection("take_absence_check").await?).await? > 0)
}

/// Writes when the games of an account that was taken are compared next, if at all. Nothing changes
/// if the account has changed its mind since, and is to be compared now.
async fn plan_check(db: &Database, account: Uuid, lease: Timestamp, absence: Absence) -> Result<(), DatabaseError> {
    let mut connection = db.connection("plan_absence_check").await?;
    let check = absence_checks::table.find(account).filter(absence_checks::check_at.eq(lease.to_diesel()));
    if absence == Absence::default() {
        diesel::delete(check).execute(&mut connection).await?;
        return Ok(());
    }
    let soon = after(db.process.time.now(), EVERY);
    let next = absence.vacation_until.map_or(soon, |until| until.min(soon));
    let next = absence_checks::check_at.eq(next.to_diesel());
    diesel::update(check).set(next).execute(&mut connection).await?;
    Ok(())
}

/// The command that records the absence of a player in a game; none if it is recorded already, or
/// the game is not one to record it.
fn unknown(hosted: &HostedGame, account: Uuid, absence: Absence) -> Option<Command> {
    let seat = hosted.seat_of(account)?;
    let clock = hosted.game.options().clock?;
    if hosted.game.is_over() || *hosted.game.phase() == Phase::Lobby {
        return None;
    }
    let is_away = absence.vacation_until.is_some() && hosted.game.options().has_vacations();
    if clock.has_vacations() && hosted.game.presence()[seat].on_vacation != is_away {
        return Some(if is_away { Command::BeginVacation(seat) } else { Command::EndVacation(seat) });
    }
    let is_known = hosted.clocks.of(seat).sleeping == absence.sleeping;
    (clock.has_sleeping_hours() && !is_known).then_some(Command::SetSleepingHours(seat, absence.sleeping))
}
