//! Reading games and acting in them. A move costs one statement, which it may share with moves of
//! other games, if this process knows the game's last version, and four if it does not (refused
//! append, version, events, append). A view of a known game costs one read by primary key.

use crate::{
    engine::{Command, Game, Seat},
    game::{
        chain::Head,
        codec::{CodecError, StoredEvent, decode, head_from_row},
        hosted_game::{FormerPlayer, HostedGame, Request},
        outcome::Played,
        rng::Secret,
        visibility::SpectatorDelay,
        waiting::WaitingSeats,
    },
    metrics::FoldSource,
    store::{
        Connection, DatabaseError, GameError, GameSubscription, Store,
        events::{
            append::{Append, ResponseRow},
            packed::packed_log,
            read_game::{GameRow, ReadGame, read_apart},
        },
        fetch::Fetch,
        games::{head_reads::head_of_one, seat_rows, thinking::unless_panicking},
        idempotency::{Executed, IdempotentRequest, reserve_key},
        notifications::notify,
        schema::{accounts, bots, game_seats},
    },
};
use diesel::{prelude::*, result::Error as DieselError};
use diesel_async::{AsyncConnection, RunQueryDsl};
use futures_util::future::BoxFuture;
use jiff::Timestamp;
use std::{sync::Arc, time::Duration};
use uuid::Uuid;

/// How often a command is decided again because another command was appended first. Every lost
/// attempt means that another one succeeded.
const ATTEMPTS: usize = 16;

/// Builds the response to a command from what happened.
pub type BuildResponse<'a> = dyn Fn(&Played) -> serde_json::Result<String> + Send + Sync + 'a;

/// Writes more in a transaction.
pub(crate) type AlsoWrite =
    dyn for<'c> Fn(&'c mut Connection) -> BoxFuture<'c, Result<(), DatabaseError>> + Send + Sync;

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
    /// Writes more in the transaction of a command that changes seats or ends the game.
    pub(crate) also: Option<&'a AlsoWrite>,
}

diesel::alias!(accounts as owners: Owners);

/// A person in a seat.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Seated {
    pub seat: Seat,
    pub account: Uuid,
    pub name: String,
    /// Whose bot it is; none for a person.
    pub bot_of: Option<String>,
}

impl Store {
    /// Whether a new game may be given its secret.
    pub fn allows_sandbox(&self) -> bool {
        self.process.limits.sandbox
    }

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
            let hosted = self.present(id).await?;
            let Some(due) = hosted.due(self.process.time.now(), &self.process.limits) else { return Ok(hosted) };
            if let Some(played) = self.run_due(&hosted, due).await? {
                self.after_commit(&played);
            }
        }
        Err(GameError::Contended)
    }

    /// The game as stored. The check of its head may share a statement with other checks.
    pub(crate) async fn present(&self, id: Uuid) -> Result<Arc<HostedGame>, GameError> {
        let known = self.process.hosted.get(&id);
        if let Some(known) = &known
            && self.head(id).await? == Some(known.head)
        {
            self.count_fold("memory");
            return Ok(Arc::clone(known));
        }
        self.read_missing(&mut *self.connection("read_game").await?, id, known).await
    }

    /// The game as stored, read on this connection.
    pub(crate) async fn read(&self, connection: &mut Connection, id: Uuid) -> Result<Arc<HostedGame>, GameError> {
        let known = self.process.hosted.get(&id);
        if let Some(known) = &known
            && head_of_one(connection, id).await? == Some(known.head)
        {
            self.count_fold("memory");
            return Ok(Arc::clone(known));
        }
        self.read_missing(connection, id, known).await
    }

    /// Reads what is missing of a game.
    async fn read_missing(
        &self,
        connection: &mut Connection,
        id: Uuid,
        known: Option<Arc<HostedGame>>,
    ) -> Result<Arc<HostedGame>, GameError> {
        if let Some(known) = known {
            let row = self.read_after(connection, id, known.game.version()).await?;
            if row.hash_after.as_deref() == Some(&known.head.hash) {
                return self.fold(id, Some(known), row);
            }
            // The database was restored to an older state, and the cached game is not part of its
            // history. Or the game has ended since, and its log is packed.
            self.process.hosted.remove(&id);
        }
        let row = self.read_after(connection, id, 0).await?;
        self.fold(id, None, row)
    }

    async fn read_after(&self, connection: &mut Connection, game: Uuid, version: u32) -> Result<GameRow, GameError> {
        let after = version as i32;
        let row = match self.process.is_distributed() {
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

    fn fold(&self, id: Uuid, known: Option<Arc<HostedGame>>, row: GameRow) -> Result<Arc<HostedGame>, GameError> {
        self.count_fold(if known.is_some() { "tail" } else { "log" });
        let hosted = Arc::new(unless_panicking(|| fold(id, known, row))??);
        self.remember(&hosted);
        Ok(hosted)
    }

    fn count_fold(&self, source: &'static str) {
        self.metrics().folds.get_or_create(&FoldSource { source }).inc();
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
            Ok(played) if played.events.is_empty() => return Ok(Executed::Unchanged(played)),
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
        self.response_despite(refusal, key).await.map(Executed::Replayed)
    }

    /// Runs a command of the operator.
    ///
    /// # Errors
    /// `NoSuchGame`, `Rejected`.
    pub(crate) async fn operate(
        &self,
        id: Uuid,
        command: Command,
        also: Option<&AlsoWrite>,
    ) -> Result<Played, GameError> {
        self.try_until_done(id, &Request::Operator(command), Terms { also, ..Terms::default() }).await
    }

    async fn try_until_done(&self, id: Uuid, request: &Request, terms: Terms<'_>) -> Result<Played, GameError> {
        // The cached game may be outdated. A success is proven by the append; a refusal only by
        // reading the game again. A database fault proves nothing: the move may have been written,
        // so it must not be tried again.
        let is_known_here = |known: &Arc<HostedGame>| request.account().is_none_or(|by| known.place_of(by).is_some());
        let remembered = self.process.hosted.get(&id).filter(is_known_here);
        if let Some(remembered) = remembered {
            match self.try_act(&remembered, request, terms).await {
                Ok(Some(played)) => {
                    self.count_fold("memory");
                    return Ok(played);
                }
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
        let thinking = self.process.limits.thinking;
        let Some(played) = self.decide(known, request, terms, thinking).await? else { return Ok(None) };
        if !self.write(&played, request.account(), terms).await? {
            return Ok(None);
        }
        if let (Some(key), Some(answer)) = (terms.key, &played.answer) {
            self.note_stored(key.account, answer.len());
        }
        self.after_commit(&played);
        Ok(Some(played))
    }

    /// Appends the events with the rows derived from them, on a connection of its own or in a group.
    /// False if the log has another head; then nothing was written.
    pub(crate) async fn write(&self, played: &Played, by: Option<Uuid>, terms: Terms<'_>) -> Result<bool, GameError> {
        if changes_rows(played, terms.key) {
            return self.append(&mut *self.connection("append_with_rows").await?, played, by, terms).await;
        }
        self.noting_vitals(self.append_in_group(self.append_of(played, terms.key)).await)
    }

    /// Decides a command without writing anything, and builds the response to store. None if the
    /// server has something to do in the game first. `thinking` is zero where a connection is held.
    pub(crate) async fn decide(
        &self,
        known: &HostedGame,
        request: &Request,
        terms: Terms<'_>,
        thinking: Duration,
    ) -> Result<Option<Played>, GameError> {
        let now = self.process.time.now();
        if known.due(now, &self.process.limits).is_some() {
            return Ok(None);
        }
        // Whoever has no seat may see the game later, and does not learn here which heads it has.
        let is_seated = request.account().is_none_or(|by| known.place_of(by).is_some());
        if is_seated && terms.expected.is_some_and(|expected| expected != known.head) {
            return Err(GameError::Stale { head: known.head });
        }
        let mut played = self.played(known.clone(), request, now, thinking).await?;
        played.answer = terms.answer.map(|answer| answer(&played)).transpose().map_err(CodecError::Encode)?;
        Ok(Some(played))
    }

    /// Appends the events with the rows derived from them, on this connection. False if the log has
    /// another head; then nothing was written.
    pub(crate) async fn append(
        &self,
        connection: &mut Connection,
        played: &Played,
        by: Option<Uuid>,
        terms: Terms<'_>,
    ) -> Result<bool, GameError> {
        self.noting_vitals(if changes_rows(played, terms.key) {
            self.append_with_rows(connection, played, by, terms).await
        } else {
            self.run_append(self.append_of(played, terms.key), connection).await
        })
    }

    /// Appends on this connection. False if the log has another head.
    pub(crate) async fn run_append(&self, append: Append, connection: &mut Connection) -> Result<bool, GameError> {
        if self.process.is_distributed() {
            return append.run_apart(connection).await;
        }
        let appended = append.run(connection).await;
        // A worker has no webhooks: the database was distributed since this process has started.
        if appended.as_ref().is_err_and(|error| error.fault().is_some_and(|fault| fault.names("webhooks"))) {
            self.look_for_distribution();
        }
        appended
    }

    fn append_of(&self, played: &Played, key: Option<&IdempotentRequest>) -> Append {
        let response = key.filter(|_| !played.events.is_empty()).map(|keyed| ResponseRow {
            account: keyed.account,
            key: keyed.key.clone(),
            request: keyed.request,
            answer: played.answer.clone(),
        });
        Append {
            game: played.game.id,
            since: played.since,
            entries: played.entries.clone(),
            waits_for: WaitingSeats::of(&played.game),
            due_at: played.game.due_at(&self.process.limits),
            at: played.game.updated_at,
            begun: played.turns_begun.clone(),
            response,
        }
    }

    /// The game's row is written first, because it is locked before the head everywhere.
    async fn append_with_rows(
        &self,
        connection: &mut Connection,
        played: &Played,
        by: Option<Uuid>,
        Terms { key, also, .. }: Terms<'_>,
    ) -> Result<bool, GameError> {
        let after = &played.game;
        let outcome = Connection::transaction::<_, GameError, _>(connection, async |connection| {
            seat_rows::write_game(connection, after).await?;
            if !self.run_append(self.append_of(played, None), connection).await? {
                return Err(DieselError::RollbackTransaction.into());
            }
            if let Some(key) = key.filter(|_| !played.events.is_empty()) {
                reserve_key(connection, key, after, played.answer.as_deref()).await?;
            }
            seat_rows::write(connection, after, by, &played.events).await?;
            notify::write_notifications(connection, after.id, &played.notifications, None, after.updated_at).await?;
            if let Some(also) = also {
                also(connection).await?;
            }
            Ok(true)
        });
        match outcome.await {
            Err(GameError::Database(DatabaseError::Query(DieselError::RollbackTransaction))) => Ok(false),
            outcome => outcome,
        }
    }

    fn noting_vitals(&self, outcome: Result<bool, GameError>) -> Result<bool, GameError> {
        match &outcome {
            Ok(_) => self.process.vitals.append_succeeded(),
            Err(error) => error.fault().into_iter().for_each(|fault| self.process.vitals.append_failed(fault)),
        }
        outcome
    }

    /// Caches a game, unless a later version is cached already.
    pub(crate) fn remember(&self, hosted: &Arc<HostedGame>) {
        let known = self.process.hosted.get(&hosted.id);
        if known.is_none_or(|known| known.game.version() < hosted.game.version()) {
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
            .left_join(bots::table.on(bots::account_id.eq(accounts::id)))
            .left_join(owners.on(owners.field(accounts::id).eq(bots::owner_id)))
            .filter(game_seats::game_id.eq(id))
            .order(game_seats::seat)
            .select((game_seats::seat, accounts::id, accounts::name, owners.field(accounts::name).nullable()))
            .load::<(i16, Uuid, String, Option<String>)>(&mut self.connection("read_seats").await?)
            .await?;
        let person = |(seat, account, name, bot_of)| {
            Some(Seated { seat: Seat::new(u8::try_from(seat).ok()?)?, account, name, bot_of })
        };
        Ok(seated.into_iter().filter_map(person).collect())
    }
}

/// Whether an append needs a transaction with other rows: those that follow from its events, or a
/// response whose key counts elsewhere than in the game.
fn changes_rows(played: &Played, key: Option<&IdempotentRequest>) -> bool {
    played.changes_seats() || key.is_some_and(|key| key.scope != played.game.id)
}

/// The table allows nothing else.
fn delay_from_row(seconds: i16) -> SpectatorDelay {
    u16::try_from(seconds).ok().and_then(|seconds| seconds.try_into().ok()).unwrap_or_default()
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
            secret: secret.try_into().map(Secret::from_bytes).map_err(|_| GameError::NoSuchGame)?,
            accounts,
            former,
        },
    };
    for ((schema, moment), payload) in schemas.into_iter().zip(moments).zip(&payloads) {
        let at = Timestamp::from_microsecond(moment).unwrap_or(hosted.updated_at);
        hosted.evolve(&decode(schema, payload)?, at);
    }
    Ok(hosted)
}
