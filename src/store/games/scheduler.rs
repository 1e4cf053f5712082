//! What the server has to do in games by itself: move for who ran out of time, let bots go on, call off tables that were
//! open too long. Whichever replica sees it first does it: on access, by its sweep, or because it began.

use crate::{
    engine::Command,
    game::{
        clock::after,
        hosted_game::{DueWork, HostedGame, Request},
        outcome::Played,
    },
    store::{
        Connection, Error, Store,
        fetch::Fetch,
        games::commands,
        schema::{games as rows, heartbeat, outages},
    },
};
use diesel::{prelude::*, sql_query, sql_types::Timestamptz};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::ToDiesel;
use std::time::Duration;
use tokio::time::MissedTickBehavior;
use uuid::Uuid;

/// How much time is left after all servers were down (also who had run out of it meanwhile).
const GRACE: SignedDuration = SignedDuration::from_mins(5);

/// After so long without a heartbeat no server was at work.
const SILENCE: SignedDuration = SignedDuration::from_secs(10);

/// How often a replica says that it is at work.
const BEAT_EVERY: Duration = Duration::from_secs(2);

/// How long bots think at a time that nobody waits for.
const UNHURRIED: Duration = Duration::from_millis(250);

/// For how long a game is left alone that could not be looked after.
const SET_ASIDE: SignedDuration = SignedDuration::from_mins(1);

/// The beat that ends a silence writes down that there was one; looked at before the beat itself is written.
const BEAT: &str = "WITH last AS (SELECT beat_at FROM heartbeat FOR UPDATE), \
    silence AS (INSERT INTO outages (began_at, ended_at) SELECT beat_at, $1 FROM last WHERE beat_at < $2 \
    ON CONFLICT DO NOTHING RETURNING began_at) \
    INSERT INTO heartbeat (beat_at) SELECT $1 WHERE (SELECT count(*) FROM silence) >= 0 \
    ON CONFLICT (one) DO UPDATE SET beat_at = greatest(heartbeat.beat_at, excluded.beat_at)";

impl Store {
    /// Says that a replica is at work.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn beat(&self) -> Result<(), Error> {
        let outcome = self.write_beat().await;
        self.process.vitals.beaten(&outcome);
        outcome
    }

    /// Says so over and over until the process ends.
    pub async fn keep_beating(&self) {
        let mut ticks = tokio::time::interval(BEAT_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.process.vitals.expect_beats();
        loop {
            ticks.tick().await;
            if let Err(error) = self.beat().await {
                let error = &error as &(dyn std::error::Error + 'static);
                tracing::warn!(error, "the heartbeat cannot be written");
            }
        }
    }

    async fn write_beat(&self) -> Result<(), Error> {
        let now = self.process.time.now();
        let beat = sql_query(BEAT).bind::<Timestamptz, _>(now.to_diesel());
        let beat = beat.bind::<Timestamptz, _>(after(now, -SILENCE).to_diesel());
        beat.execute(&mut self.connection().await?).await?;
        Ok(())
    }

    /// Looks after the game that has waited longest for it, unless another replica does; false if there is none.
    ///
    /// # Errors
    /// If the database does not answer, or the game cannot be read: then it is set aside for a minute.
    pub async fn attend_next(&self) -> Result<bool, Error> {
        let now = self.process.time.now();
        let mut connection = self.connection().await?;
        let mut found = None;
        let attended = Connection::transaction::<_, Error, _>(&mut connection, async |connection| {
            let next = rows::table
                .filter(rows::due_at.le(now.to_diesel()))
                .order(rows::due_at)
                .select(rows::id)
                .for_update()
                .skip_locked();
            found = next.limit(1).fetch_optional::<Uuid>(connection).await?;
            let Some(id) = found else { return Ok(None) };
            let known = self.read(connection, id).await?;
            match known.due(now, &self.process.limits) {
                Some(due) => self.attend(connection, &known, due).await,
                None => {
                    let due_at = known.due_at(&self.process.limits);
                    set_due(connection, id, due_at).await.map(|()| None)
                }
            }
        })
        .await;
        match attended {
            Ok(played) => {
                played.iter().for_each(|played| self.settle(played));
                Ok(found.is_some())
            }
            Err(error) => {
                if let Some(id) = found {
                    tracing::error!(%id, %error, "a game cannot be looked after");
                    set_due(&mut connection, id, Some(after(now, SET_ASIDE))).await?;
                }
                Err(error)
            }
        }
    }

    /// Does what is due in a game; none if others were first.
    pub(crate) async fn attend(
        &self,
        connection: &mut Connection,
        known: &HostedGame,
        due: DueWork,
    ) -> Result<Option<Played>, Error> {
        let now = self.process.time.now();
        let grace = match due {
            DueWork::Clock(_, deadline) => grace(connection, deadline, now).await?,
            DueWork::Expiry | DueWork::Bots => None,
        };
        let command = grace.map(Command::GrantTime).or(due.command());
        let request = command.map_or(Request::Bots, Request::Operator);
        let played = commands::played(known.clone(), &request, now, UNHURRIED).await?;
        let appended = self.append(connection, &played, None, None).await?;
        Ok(appended.then_some(played))
    }

    /// What is to be done when a command was written: it is remembered and told.
    pub(crate) fn settle(&self, played: &Played) {
        self.remember(&played.game);
        self.process.changes.record(played);
        self.see_to_bots(&played.game);
    }

    /// Lets bots think whose time before the answer did not suffice.
    pub(crate) fn see_to_bots(&self, game: &HostedGame) {
        if game.waits_for_bot() {
            let (store, id) = (self.clone(), game.id);
            tokio::spawn(async move {
                if let Err(error) = store.let_bots_move(id).await {
                    tracing::warn!(%id, %error, "bots cannot go on; the sweep will see to it");
                }
            });
        }
    }

    async fn let_bots_move(&self, id: Uuid) -> Result<(), Error> {
        loop {
            let mut connection = self.connection().await?;
            let known = self.read(&mut connection, id).await?;
            if !known.waits_for_bot() {
                return Ok(());
            }
            if let Some(played) = self.attend(&mut connection, &known, DueWork::Bots).await? {
                self.remember(&played.game);
                self.process.changes.record(&played);
            }
        }
    }
}

/// How many seconds everyone gets if a time ran out while no server was at work, or too soon after. An outage counts
/// before the heartbeat that ends it is written: requests may come first.
async fn grace(connection: &mut Connection, deadline: Timestamp, now: Timestamp) -> Result<Option<u32>, Error> {
    let during = outages::began_at.le(deadline.to_diesel());
    let during = during.and(outages::ended_at.gt(after(deadline, -GRACE).to_diesel()));
    let written = outages::table.filter(during).select(outages::ended_at);
    let silent = heartbeat::beat_at.lt(after(now, -SILENCE).to_diesel());
    let silent = silent.and(heartbeat::beat_at.le(deadline.to_diesel()));
    let under_way = heartbeat::table.filter(silent).select(now.to_diesel().into_sql::<Timestamptz>());
    let ended = written.union_all(under_way).load::<jiff_diesel::Timestamp>(connection).await?;
    let ended = ended.into_iter().map(|ended| ended.to_jiff()).max();
    let left = ended.map(|ended| after(ended, GRACE).duration_since(now).as_millis_f64() / 1000.0);
    Ok(left.filter(|left| *left > 0.0).map(|left| left.ceil() as u32))
}

async fn set_due(connection: &mut Connection, id: Uuid, at: Option<Timestamp>) -> Result<(), Error> {
    let at = jiff_diesel::NullableTimestamp::from(at);
    diesel::update(rows::table.find(id)).set(rows::due_at.eq(at)).execute(connection).await?;
    Ok(())
}
