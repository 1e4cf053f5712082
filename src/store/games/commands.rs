//! Reading games and acting in them. A move costs one statement if this process knows the game's
//! last version, and four if it does not (refused append, version, events, append). A view of a
//! known game costs one read by primary key.

use crate::{
    engine::{Command, Game, Seat},
    game::{
        chain::Head,
        codec::{CodecError, decode, head_from_row},
        effects::seat_change,
        hosted_game::{HostedGame, Request},
        outcome::Played,
        rng::Secret,
        status::GameStatus,
        waiting::WaitingSeats,
    },
    store::{
        Connection, DatabaseError, GameError, GameSubscription, Store,
        events::append::{Append, GameRow, ReadGame, ResponseRow},
        fetch::Fetch,
        games::seat_rows,
        idempotency::{Executed, IdempotentRequest},
        notifications::notify,
        schema::{accounts, game_seats, games},
    },
};
use diesel::{
    pg::Pg,
    prelude::*,
    query_builder::{QueryFragment, QueryId},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use std::{sync::Arc, time::Duration};
use uuid::Uuid;

/// How often a command is decided again because another command was appended first. Every lost
/// attempt means that another one succeeded.
const ATTEMPTS: usize = 16;

/// Builds the response to a command from what happened.
pub type BuildResponse<'a> = dyn Fn(&Played) -> serde_json::Result<String> + Send + Sync + 'a;

/// The conditions of a command.
#[derive(Clone, Copy, Default)]
pub struct Terms<'a> {
    /// Run it only if the log ends with this head.
    pub expected: Option<Head>,
    /// Run it only once for this request.
    pub key: Option<&'a IdempotentRequest>,
    /// Builds the response from what happened, before that is written, so that both can be stored
    /// together.
    pub answer: Option<&'a BuildResponse<'a>>,
}

/// A person in a seat.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Seated {
    pub seat: Seat,
    pub account: Uuid,
    pub name: String,
}

impl Store {
    /// Subscribes to a game.
    pub fn subscribe(&self, id: Uuid) -> GameSubscription {
        self.process.hub.subscribe(id)
    }

    /// The game as it is now, after everything that the server had to do in it.
    ///
    /// # Errors
    /// `NoSuchGame`.
    pub async fn game(&self, id: Uuid) -> Result<Arc<HostedGame>, GameError> {
        for _ in 0..ATTEMPTS {
            let mut connection = self.connection().await?;
            let hosted = self.read(&mut connection, id).await?;
            let Some(due) = hosted.due(self.process.time.now(), &self.process.limits) else { return Ok(hosted) };
            if let Some(played) = self.run_due(&mut connection, &hosted, due).await? {
                self.after_commit(&played);
            }
        }
        Err(GameError::Contended)
    }

    /// The game as stored.
    pub(crate) async fn read(&self, connection: &mut Connection, id: Uuid) -> Result<Arc<HostedGame>, GameError> {
        if let Some(known) = self.process.hosted.get(&id) {
            let head = games::table.find(id).select((games::version, games::head));
            let head = head.fetch_optional::<(i32, Vec<u8>)>(connection).await?.ok_or(GameError::NoSuchGame)?;
            if (known.game.version as i32, known.head.hash.as_slice()) == (head.0, head.1.as_slice()) {
                return Ok(known);
            }
            let row = self.read_after(connection, id, known.game.version).await?;
            if row.hash_after.as_deref() == Some(&known.head.hash) {
                return self.fold(id, Some(known), row);
            }
            // The database was restored to an older state, and the cached game is not part of its
            // history.
            self.process.hosted.remove(&id);
        }
        let row = self.read_after(connection, id, 0).await?;
        self.fold(id, None, row)
    }

    async fn read_after(&self, connection: &mut Connection, game: Uuid, version: u32) -> Result<GameRow, GameError> {
        let read = ReadGame { game, after: version as i32 };
        read.fetch_optional::<GameRow>(connection).await?.ok_or(GameError::NoSuchGame)
    }

    fn fold(&self, id: Uuid, known: Option<Arc<HostedGame>>, row: GameRow) -> Result<Arc<HostedGame>, GameError> {
        let hosted = Arc::new(fold(id, known, row)?);
        self.remember(&hosted);
        Ok(hosted)
    }

    /// Runs a command of an account, then lets the bots that follow move.
    ///
    /// # Errors
    /// `NoSuchGame`, also if the account may not see the game; `Stale`, `Rejected`, `KeyReused`.
    /// The game has not changed then.
    pub async fn act(
        &self,
        id: Uuid,
        account: Uuid,
        command: &Command,
        terms: Terms<'_>,
    ) -> Result<Executed<Played>, GameError> {
        let request = Request::Account(account, command.clone());
        let refusal = match self.try_until_done(id, &request, terms).await {
            Ok(played) => return Ok(Executed::Fresh(played)),
            Err(
                refusal @ (GameError::Rejected(_)
                | GameError::Stale { .. }
                | GameError::NoSuchGame
                | GameError::Contended),
            ) => refusal,
            Err(fault) => return Err(fault),
        };
        let Some(key) = terms.key else { return Err(refusal) };
        self.stored_response(key).await?.map(Executed::Replayed).ok_or(refusal)
    }

    /// Runs a command of the operator.
    ///
    /// # Errors
    /// `NoSuchGame`, `Rejected`.
    pub(crate) async fn operate(&self, id: Uuid, command: Command) -> Result<Played, GameError> {
        self.try_until_done(id, &Request::Operator(command), Terms::default()).await
    }

    async fn try_until_done(&self, id: Uuid, request: &Request, terms: Terms<'_>) -> Result<Played, GameError> {
        // The cached game may be outdated. A success is proven by the append; a refusal only by
        // reading the game again. A database fault proves nothing: the move may have been written,
        // so it must not be tried again.
        let is_known_here = |known: &Arc<HostedGame>| request.account().is_none_or(|by| known.place_of(by).is_some());
        let remembered = self.process.hosted.get(&id).filter(is_known_here);
        if let Some(remembered) = remembered {
            match self.try_act(&remembered, request, terms).await {
                Ok(Some(played)) => return Ok(played),
                Ok(None) | Err(GameError::Rejected(_) | GameError::Stale { .. }) => {}
                Err(fault) => return Err(fault),
            }
        }
        for _ in 0..ATTEMPTS {
            let current = self.game(id).await?;
            if let Some(account) = request.account() {
                self.check_may_see(&current, Some(account)).await?;
            }
            if let Some(played) = self.try_act(&current, request, terms).await? {
                return Ok(played);
            }
        }
        Err(GameError::Contended)
    }

    /// One attempt. None if the log has moved on, or the server has something to do in the game
    /// first.
    pub(crate) async fn try_act(
        &self,
        known: &HostedGame,
        request: &Request,
        terms: Terms<'_>,
    ) -> Result<Option<Played>, GameError> {
        let Some((played, keep)) = self.decide(known, request, terms).await? else { return Ok(None) };
        if !self.append(&mut *self.connection().await?, &played, request.account(), keep).await? {
            return Ok(None);
        }
        self.after_commit(&played);
        Ok(Some(played))
    }

    /// Decides a command without writing anything, and builds the response to store. None if the
    /// server has something to do in the game first.
    pub(crate) async fn decide(
        &self,
        known: &HostedGame,
        request: &Request,
        terms: Terms<'_>,
    ) -> Result<Option<(Played, Option<ResponseRow>)>, GameError> {
        let now = self.process.time.now();
        if known.due(now, &self.process.limits).is_some() {
            return Ok(None);
        }
        if terms.expected.is_some_and(|expected| expected != known.head) {
            return Err(GameError::Stale { head: known.head });
        }
        let mut played = played(known.clone(), request, now, self.process.limits.thinking).await?;
        played.answer = terms.answer.map(|answer| answer(&played)).transpose().map_err(CodecError::Encode)?;
        let keep = terms.key.map(|keyed| ResponseRow {
            account: keyed.account,
            key: keyed.key.clone(),
            request: keyed.request,
            answer: played.answer.clone(),
        });
        Ok(Some((played, keep)))
    }

    /// Appends the events with the rows derived from them. False if the log has another head; then
    /// nothing was written.
    pub(crate) async fn append(
        &self,
        connection: &mut Connection,
        played: &Played,
        by: Option<Uuid>,
        keep: Option<ResponseRow>,
    ) -> Result<bool, GameError> {
        let outcome = self.write(connection, played, by, keep).await;
        match &outcome {
            Ok(_) => self.process.vitals.append_succeeded(),
            Err(error) => error.fault().into_iter().for_each(|fault| self.process.vitals.append_failed(fault)),
        }
        outcome
    }

    async fn write(
        &self,
        connection: &mut Connection,
        played: &Played,
        by: Option<Uuid>,
        keep: Option<ResponseRow>,
    ) -> Result<bool, GameError> {
        let Played { since, events, entries, game: after, notifications, turns_begun, answer: _, changed_inboxes: _ } =
            played;
        let WaitingSeats { seats: waits_for, deadline } = WaitingSeats::of(after);
        let append = Append {
            game: after.id,
            version: since.version as i32,
            hash: since.hash,
            status: GameStatus::of(&after.game),
            open_seats: after.game.open_seats().count() as i16,
            at: after.updated_at.to_diesel(),
            due_at: after.due_at(&self.process.limits).into(),
            waits_for,
            deadline: deadline.into(),
            begun: turns_begun.clone(),
            payloads: entries.iter().map(|entry| entry.payload.clone()).collect(),
            hashes: entries.iter().map(|entry| entry.head.hash.to_vec()).collect(),
            last_hash: after.head.hash,
            count: entries.len() as i32,
            keep: (),
        };
        if !events.iter().any(|event| seat_change(event).is_some()) {
            return append.write(connection, keep).await;
        }
        Connection::transaction(connection, async |connection| {
            let moved = append.write(connection, keep).await?;
            if moved {
                seat_rows::write(connection, after.id, by, events).await?;
                notify::write_notifications(connection, after.id, notifications, None, after.updated_at).await?;
            }
            Ok(moved)
        })
        .await
    }

    /// Caches a game, unless a later version is cached already.
    pub(crate) fn remember(&self, hosted: &Arc<HostedGame>) {
        let known = self.process.hosted.get(&hosted.id);
        if known.is_none_or(|known| known.game.version < hosted.game.version) {
            self.process.hosted.insert(hosted.id, Arc::clone(hosted));
        }
    }

    /// The people at a table, in seat order, including those a bot plays for.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn seated(&self, id: Uuid) -> Result<Vec<Seated>, DatabaseError> {
        let seated = game_seats::table
            .inner_join(accounts::table)
            .filter(game_seats::game_id.eq(id))
            .order(game_seats::seat)
            .select((game_seats::seat, accounts::id, accounts::name))
            .load::<(i16, Uuid, String)>(&mut self.connection().await?)
            .await?;
        let person = |(seat, account, name)| Some(Seated { seat: Seat::new(u8::try_from(seat).ok()?)?, account, name });
        Ok(seated.into_iter().filter_map(person).collect())
    }
}

impl Append<()> {
    async fn write(self, connection: &mut Connection, keep: Option<ResponseRow>) -> Result<bool, GameError> {
        match keep {
            None => run(self, connection).await,
            Some(keep) => run(self.keeping(keep), connection).await,
        }
    }
}

async fn run<K>(append: Append<K>, connection: &mut Connection) -> Result<bool, GameError>
where
    K: QueryFragment<Pg> + QueryId + Send + 'static,
{
    match append.fetch_one::<i64>(connection).await.map_err(DatabaseError::from) {
        Ok(moved) => Ok(moved == 1),
        // A concurrent request with the same key was first.
        Err(fault) if fault.violates("stored_responses_pkey") => Err(GameError::Contended),
        Err(fault) => Err(fault.into()),
    }
}

fn fold(id: Uuid, known: Option<Arc<HostedGame>>, row: GameRow) -> Result<HostedGame, GameError> {
    let GameRow { version, hash, hash_after: _, secret, visibility, code, accounts, schemas, moments, payloads } = row;
    let head = head_from_row(version, hash)?;
    let mut hosted = match known {
        Some(known) => HostedGame { accounts, head, ..Arc::unwrap_or_clone(known) },
        None => HostedGame {
            id,
            game: Game::default(),
            head,
            clocks: Default::default(),
            opened_at: Timestamp::UNIX_EPOCH,
            updated_at: Timestamp::UNIX_EPOCH,
            visibility,
            code,
            secret: secret.try_into().map(Secret::from_bytes).map_err(|_| GameError::NoSuchGame)?,
            accounts,
        },
    };
    for ((schema, moment), payload) in schemas.into_iter().zip(moments).zip(&payloads) {
        let at = Timestamp::from_microsecond(moment).unwrap_or(hosted.updated_at);
        hosted.evolve(&decode(schema, payload)?, at);
    }
    Ok(hosted)
}

/// The game after a request, and what happened. If bots may think, it runs on a blocking thread.
pub(crate) async fn played(
    mut hosted: HostedGame,
    request: &Request,
    now: Timestamp,
    thinking: Duration,
) -> Result<Played, GameError> {
    let (waiting, by) = (WaitingSeats::of(&hosted), request.account());
    if !hosted.seats_thinkers() {
        let events = hosted.act(request, now, thinking)?;
        return Ok(Played::new(waiting, by, events, hosted)?);
    }
    let request = request.clone();
    let work = move || hosted.act(&request, now, thinking).map(|events| (hosted, events));
    match tokio::task::spawn_blocking(work).await {
        Ok(played) => {
            let (hosted, events) = played?;
            Ok(Played::new(waiting, by, events, hosted)?)
        }
        // Passes on a panic of the thread, as if the work had been done here.
        Err(lost) => std::panic::resume_unwind(lost.into_panic()),
    }
}
