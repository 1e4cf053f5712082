//! Comparing games with the vacations and sleeping hours of their players, and telling them what has
//! changed. Any replica may do it, and two may do it at once: whoever has told a game something reads
//! the tables again.

use crate::{
    engine::{Clock, Command, Event, Phase},
    game::{
        absence::Absence,
        clock::after,
        hosted_game::{HostedGame, Request},
        outcome::Played,
    },
    store::{
        DatabaseError, GameError, Store,
        absences::{sleeping_hours::sleeping_hours_of, vacations::vacations_of},
        games::commands::Terms,
        schema::{absence_checks, game_seats, games},
    },
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use futures_util::{StreamExt, TryStreamExt, stream};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// How often games are compared while a player is on vacation or has sleeping hours: a zone may have
/// set its clocks forward, and a process may have ended before it told a game.
const EVERY: SignedDuration = SignedDuration::from_hours(1);

/// How long a replica has to compare the games of an account, and how long it waits after a failure.
const LEASE: SignedDuration = SignedDuration::from_mins(1);

/// How many accounts a replica looks at each time.
const BATCH: i64 = 32;

/// How many games of an account are compared at once.
const AT_ONCE: usize = 4;

/// How often an account is looked at again because it changed its mind meanwhile.
const LOOKS: usize = 4;

impl Store {
    /// Compares the games of accounts for which it is time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn compare_due_games(&self) -> Result<(), DatabaseError> {
        let now = self.process.time.now();
        let due = absence_checks::table.filter(absence_checks::check_at.le(now.to_diesel()));
        let due = due.order(absence_checks::check_at).select(absence_checks::account_id).limit(BATCH);
        let due = due.load::<Uuid>(&mut *self.connection("list_absence_checks").await?).await?;
        let mut outcome = Ok(());
        for account in due {
            let lease = after(now, LEASE);
            if !self.take_check(account, now, lease).await? {
                continue;
            }
            match self.try_compare_games(account).await {
                Ok(absence) => self.plan_check(account, lease, absence).await?,
                Err(GameError::Database(fault)) if fault.passes() => outcome = Err(fault),
                Err(error) => tracing::warn!(%account, %error, "games were not told of an absence; it is tried again"),
            }
        }
        outcome
    }

    /// Compares the games of an account now, before a replica does it within seconds.
    pub(crate) async fn compare_games(&self, account: Uuid) {
        if let Err(error) = self.try_compare_games(account).await {
            report!(error, %account, "games were not told of an absence at once");
        }
    }

    async fn try_compare_games(&self, account: Uuid) -> Result<Absence, GameError> {
        let mut told = self.absence(account).await?;
        for _ in 0..LOOKS {
            self.tell_games(account, told).await?;
            let absence = self.absence(account).await?;
            if absence == told {
                return Ok(absence);
            }
            told = absence;
        }
        Err(GameError::Contended)
    }

    /// What games of an account should have recorded.
    async fn absence(&self, account: Uuid) -> Result<Absence, DatabaseError> {
        let now = self.process.time.now();
        let mut connection = self.connection("read_absence").await?;
        let vacation = vacations_of(&mut connection, account).await?.current(now);
        let hours = sleeping_hours_of(&mut connection, account).await?;
        Ok(Absence {
            vacation_until: vacation.map(|vacation| vacation.ends_at),
            sleeping: hours.and_then(|hours| hours.in_utc(now)),
        })
    }

    async fn tell_games(&self, account: Uuid, absence: Absence) -> Result<(), GameError> {
        let own = game_seats::table.inner_join(games::table).filter(games::status.eq("running"));
        let own = own.filter(game_seats::account_id.eq(account).and(game_seats::game_over.eq(false)));
        let own = own.select(game_seats::game_id).load::<Uuid>(&mut *self.connection("list_own_games").await?).await?;
        let told = stream::iter(own).map(|game| self.tell_game(game, account, absence));
        told.buffer_unordered(AT_ONCE).try_for_each(|()| async { Ok(()) }).await
    }

    /// Tells a game what it does not know of a player.
    async fn tell_game(&self, game: Uuid, account: Uuid, absence: Absence) -> Result<(), GameError> {
        for _ in 0..LOOKS {
            let hosted = self.game(game).await?;
            let Some(command) = unknown(&hosted, account, absence) else { return Ok(()) };
            self.try_act(&hosted, &Request::Operator(command), Terms::default()).await?;
        }
        Err(GameError::Contended)
    }

    /// Takes an account until the end of a lease. False if another replica has taken it.
    async fn take_check(&self, account: Uuid, now: Timestamp, lease: Timestamp) -> Result<bool, DatabaseError> {
        let due = absence_checks::table.find(account).filter(absence_checks::check_at.le(now.to_diesel()));
        let taken = diesel::update(due).set(absence_checks::check_at.eq(lease.to_diesel()));
        Ok(taken.execute(&mut *self.connection("take_absence_check").await?).await? > 0)
    }

    /// Writes when the games of an account that was taken are compared next, if at all. Nothing changes
    /// if the account has changed its mind since, and is to be compared now.
    async fn plan_check(&self, account: Uuid, lease: Timestamp, absence: Absence) -> Result<(), DatabaseError> {
        let mut connection = self.connection("plan_absence_check").await?;
        let check = absence_checks::table.find(account).filter(absence_checks::check_at.eq(lease.to_diesel()));
        if absence == Absence::default() {
            diesel::delete(check).execute(&mut connection).await?;
            return Ok(());
        }
        let soon = after(self.process.time.now(), EVERY);
        let next = absence.vacation_until.map_or(soon, |until| until.min(soon));
        let next = absence_checks::check_at.eq(next.to_diesel());
        diesel::update(check).set(next).execute(&mut connection).await?;
        Ok(())
    }

    /// Has the players of a game looked at whose vacations and sleeping hours it does not know.
    pub(crate) fn compare_after(&self, played: &Played) {
        let game = &played.game;
        let brings_players = |event: &Event| {
            matches!(event, Event::GameStarted { .. } | Event::SeatTakenBack { .. } | Event::StandInSeated { .. })
        };
        if !game.game.options().clock.is_some_and(Clock::has_vacations) || !played.events.iter().any(brings_players) {
            return;
        }
        let accounts = game.accounts.iter().copied().flatten().collect::<Vec<_>>();
        let store = self.clone();
        tokio::spawn(async move {
            if let Err(error) = store.compare_soon(&accounts).await {
                report!(error, "players of a game are looked at within the hour");
            }
        });
    }

    async fn compare_soon(&self, accounts: &[Uuid]) -> Result<(), DatabaseError> {
        let now = absence_checks::check_at.eq(self.process.time.now().to_diesel());
        let checks = absence_checks::table.filter(absence_checks::account_id.eq_any(accounts));
        diesel::update(checks).set(now).execute(&mut *self.connection("hasten_absence_checks").await?).await?;
        Ok(())
    }
}

/// What a game has to be told of a player; none if it knows everything, or it is not for it.
fn unknown(hosted: &HostedGame, account: Uuid, absence: Absence) -> Option<Command> {
    let seat = hosted.seat_of(account)?;
    let clock = hosted.game.options().clock?;
    if hosted.game.is_over() || *hosted.game.phase() == Phase::Lobby {
        return None;
    }
    let is_away = absence.vacation_until.is_some();
    if clock.has_vacations() && hosted.game.presence()[seat].on_vacation != is_away {
        return Some(if is_away { Command::BeginVacation(seat) } else { Command::EndVacation(seat) });
    }
    let is_known = hosted.clocks.of(seat).sleeping == absence.sleeping;
    (clock.has_sleeping_hours() && !is_known).then_some(Command::SetSleepingHours(seat, absence.sleeping))
}
