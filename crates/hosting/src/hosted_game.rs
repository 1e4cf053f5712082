//! The hosted game: the folded state, its clocks, its secret and the accounts in its seats.

use crate::{
    clock::{Clocks, after, next_hour},
    effects::{SeatChange, seat_change},
    limits::Limits,
    script::Script,
    sealed_secret::SealedSecret,
    status::GameStatus,
    thinking::Thinking,
    visibility::{SpectatorDelay, Visibility},
};
use jiff::{SignedDuration, Timestamp};
use railhead_bots::{Budget, choose_in, thinks};
use railhead_engine::{
    Actor, AwayReason, BotLevel, Clock, Command, Event, Game, Occupant, Phase, Rejection, Seat, SleepingTimes,
    VoidReason,
};
use railhead_log::{
    SUBSTITUTE_BOT,
    chain::{Chain, Head},
    codec::{self, CodecError, LogEntry},
    rng::{DecisionChance, Secret},
};
use std::{mem, sync::Arc, time::Instant};
use uuid::Uuid;

/// The time for which a bot that thinks after the answer is left to the process that started it,
/// before other processes take over its turn.
const BOT_PATIENCE: SignedDuration = SignedDuration::from_secs(5);

/// The time for which a person may keep a game without a clock waiting. Then the server moves, as if the time
/// of a clock had run out.
const PATIENCE: SignedDuration = SignedDuration::from_hours(30 * 24);

/// A hosted game at one version. A version never changes, so it can be cached and shared.
#[derive(Clone, Debug)]
pub struct HostedGame {
    /// The game's id.
    pub id: Uuid,
    /// Its state.
    pub game: Game,
    /// The head of its log.
    pub head: Head,
    /// The time that everyone has left.
    pub clocks: Clocks,
    /// The moment at which the table was opened.
    pub opened_at: Timestamp,
    /// The moment at which its last event was recorded.
    pub updated_at: Timestamp,
    /// The circle of people who may see it.
    pub visibility: Visibility,
    /// The delay with which spectators see it.
    pub spectator_delay: SpectatorDelay,
    /// Whether bots of players may take a seat without an invitation.
    pub bots_welcome: bool,
    /// The code by which it can be joined while it is open; private games have none.
    pub code: Option<String>,
    /// The secret its randomness comes from.
    pub secret: SealedSecret,
    /// The deal that it shares with other games.
    pub deal: Option<HostedDeal>,
    /// The account in each seat, in seat order; none for a bot, an open seat or a deleted account.
    pub accounts: Vec<Option<Uuid>>,
    /// The former players of seats that stand-ins have taken over, in the order in which they had
    /// them.
    pub former: Vec<FormerPlayer>,
    /// The script of a prepared table.
    pub script: Option<Arc<Script>>,
    /// The sleeping hours of accounts, which are recorded when the game begins (R10.9); none unless it
    /// takes them.
    pub sleepers: Vec<(Uuid, SleepingTimes)>,
}

/// The deal that a game shares with others.
#[derive(Clone, Copy, Debug)]
pub struct HostedDeal {
    /// Its id.
    pub id: Uuid,
    /// The key of its draws.
    pub key: SealedSecret,
    /// Whether its secret is not public yet, so that nothing of the game is shown to others.
    pub is_sealed: bool,
}

/// A player who had a seat until a stand-in took it over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormerPlayer {
    /// The seat.
    pub seat: Seat,
    /// The account. None for a deleted account.
    pub account: Option<Uuid>,
}

/// The reason for which an account may not offer a seat.
#[derive(Debug, thiserror::Error)]
pub enum OfferRefusal {
    /// The rules forbid it.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// It is another player's, who may come back.
    #[error("seat {seat} is another player's")]
    NotYourSeat {
        /// The seat.
        seat: Seat,
    },
}

/// The game has begun, is over or was called off.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the game takes no players any more")]
pub struct TakesNoPlayers {
    /// The game.
    pub game: Uuid,
    /// Its status.
    pub status: GameStatus,
}

/// Work of the server itself in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum DueWork {
    /// Cancel a table that was open for too long, or whose seats changed too often.
    Expiry,
    /// Move for a seat whose time ran out at this moment.
    Clock(Seat, Timestamp),
    /// Let bots move.
    Bots,
}

/// A request to a hosted game.
#[derive(Clone, Debug)]
pub enum Request {
    /// A command of an account.
    Account(Uuid, Command),
    /// A command of the server or its operator.
    Operator(Command),
    /// Let bots continue; no command.
    Bots,
}

impl Request {
    /// The account that sent the request.
    pub fn account(&self) -> Option<Uuid> {
        match self {
            Request::Account(account, _) => Some(*account),
            Request::Operator(_) | Request::Bots => None,
        }
    }
}

/// The number of events that a game can have before it begins: its log has no other end.
const MAX_LOBBY_EVENTS: u32 = 1000;

impl HostedGame {
    /// The seat of an account; none while a bot plays it.
    pub fn seat_of(&self, account: Uuid) -> Option<Seat> {
        self.place_of(account).filter(|seat| self.game.occupants()[*seat] == Occupant::Person)
    }

    /// The seat of an account, even if a bot plays it.
    pub fn place_of(&self, account: Uuid) -> Option<Seat> {
        let at = self.accounts.iter().position(|seated| *seated == Some(account))?;
        u8::try_from(at).ok().and_then(Seat::new)
    }

    /// The account in a seat.
    pub fn account_in(&self, seat: Seat) -> Option<Uuid> {
        self.accounts.get(usize::from(seat.number())).copied().flatten()
    }

    /// Whether an account had a seat that a stand-in has taken over.
    pub fn had_seat(&self, account: Uuid) -> bool {
        self.former.iter().any(|former| former.account == Some(account))
    }

    /// The seat that an account had when a stand-in took it over.
    pub fn former_seat(&self, account: Uuid) -> Option<Seat> {
        self.former.iter().find(|former| former.account == Some(account)).map(|former| former.seat)
    }

    /// Whether an account has or had a seat.
    pub fn is_participant(&self, account: Uuid) -> bool {
        self.place_of(account).is_some() || self.had_seat(account)
    }

    /// All accounts that have or had a seat. They are hidden from the players they block, and know the
    /// game.
    pub fn participants(&self) -> Vec<Uuid> {
        self.accounts.iter().copied().chain(self.former.iter().map(|former| former.account)).flatten().collect()
    }

    /// The account for which the result of a seat counts, as was agreed; none for a bot or a deleted
    /// account.
    pub(crate) fn counted_for(&self, seat: Seat) -> Option<Uuid> {
        let owner = self.former.iter().find(|former| former.seat == seat).map(|former| former.account);
        self.game.options().stand_ins.counted(owner, self.account_in(seat))
    }

    /// Checks that an account may offer a seat to stand-ins, or withdraw the offer: its own seat, and, if
    /// it plays at the table, one whose player has resigned.
    ///
    /// # Errors
    /// `NotSeated`, `NotYourSeat`; the reason for which no stand-in may take the seat.
    pub fn check_may_offer(&self, account: Uuid, seat: Seat) -> Result<(), OfferRefusal> {
        let own = self.place_of(account).ok_or(Rejection::NotSeated {})?;
        self.game.check_stand_in(seat)?;
        let has_resigned = self.game.presence()[seat].away == Some(AwayReason::Resigned);
        let may_offer = own == seat || has_resigned && self.seat_of(account).is_some();
        if may_offer { Ok(()) } else { Err(OfferRefusal::NotYourSeat { seat }) }
    }

    /// Checks that the game waits for players.
    ///
    /// # Errors
    /// The status of the game, if it is another.
    pub fn check_takes_players(&self) -> Result<(), TakesNoPlayers> {
        match GameStatus::of(&self.game) {
            GameStatus::Lobby => Ok(()),
            status => Err(TakesNoPlayers { game: self.id, status }),
        }
    }

    /// Whether an account, or nobody in particular, sees the game later than its players do.
    pub fn is_delayed_for(&self, viewer: Option<Uuid>) -> bool {
        let is_seated = viewer.is_some_and(|account| self.place_of(account).is_some());
        !self.spectator_delay.is_none() && !is_seated && !self.game.is_over()
    }

    /// Whether the game shares a deal that is not revealed yet: others see nothing of it, and its
    /// players see it as they played it.
    pub fn is_sealed(&self) -> bool {
        self.deal.is_some_and(|deal| deal.is_sealed)
    }

    /// Whether everything that was secret in the game may be seen.
    pub fn is_disclosed(&self) -> bool {
        self.game.is_over() && !self.is_sealed()
    }

    /// The secret behind the game's randomness, once the game is over.
    pub fn revealed(&self) -> Option<Secret> {
        self.is_disclosed().then_some(*self.secret.open())
    }

    /// Encodes the events since the current head and links them to the chain.
    pub fn link(&mut self, events: &[Event]) -> Result<Vec<LogEntry>, CodecError> {
        let at = self.updated_at;
        let entries =
            codec::entries(Chain::from_head(self.secret.open(), self.head), events.iter().map(|event| (at, event)))?;
        self.head = entries.last().map_or(self.head, |last| last.head);
        Ok(entries)
    }

    /// The game before its first event.
    pub fn unbegun(&self) -> HostedGame {
        HostedGame { game: Game::default(), clocks: Clocks::default(), ..self.clone() }
    }

    /// Applies an event that was recorded at this moment.
    pub fn evolve(&mut self, event: &Event, at: Timestamp) {
        self.game.evolve(event);
        self.clocks.observe(&self.game, event, at);
        if self.game.version() == 1 {
            self.opened_at = at;
        }
        self.updated_at = at;
    }

    /// Whether a bot here thinks for milliseconds. If so, [`HostedGame::act`] must not run on a
    /// thread that serves other requests.
    pub fn seats_thinkers(&self) -> bool {
        self.game.occupants().any(|occupant| matches!(occupant, Occupant::Bot { level } if thinks(*level)))
    }

    /// Whether it is a bot's turn.
    pub fn waits_for_bot(&self) -> bool {
        self.next_bot().is_some()
    }

    /// The work of the server that is due at this time.
    pub fn due(&self, now: Timestamp, limits: &Limits) -> Option<DueWork> {
        if *self.game.phase() == Phase::Lobby {
            let is_over = self.is_worn_out() || after(self.opened_at, limits.open_for) <= now;
            return is_over.then_some(DueWork::Expiry);
        }
        if let Some((seat, deadline)) = self.clocks.run_out(now) {
            return Some(DueWork::Clock(seat, deadline));
        }
        if let Some((seat, until)) = self.keeps_waiting().filter(|(_, until)| *until <= now) {
            return Some(DueWork::Clock(seat, until));
        }
        let overdue = self.waits_for_bot() && after(self.updated_at, BOT_PATIENCE) <= now;
        overdue.then_some(DueWork::Bots)
    }

    /// Whether people and bots came and went so often that the table is called off.
    fn is_worn_out(&self) -> bool {
        self.game.version() >= MAX_LOBBY_EVENTS
    }

    /// In a game without a clock, the first person for whom it waits, and until when.
    fn keeps_waiting(&self) -> Option<(Seat, Timestamp)> {
        if self.game.options().clock.is_some() {
            return None;
        }
        let person = self.game.waits_for().find(|seat| self.game.occupants()[*seat] == Occupant::Person)?;
        Some((person, after(self.updated_at, PATIENCE)))
    }

    /// The moment at which somebody has to look for work of the server, of which none is due before. The
    /// end of a person's patience is rounded up to an hour: it is indexed, and a move that changes it costs more.
    pub fn due_at(&self, limits: &Limits) -> Option<Timestamp> {
        if *self.game.phase() == Phase::Lobby {
            let expires = after(self.opened_at, limits.open_for);
            return Some(if self.is_worn_out() { self.updated_at } else { expires });
        }
        let bots = self.waits_for_bot().then(|| after(self.updated_at, BOT_PATIENCE));
        let patience = self.keeps_waiting().map(|(_, until)| next_hour(until));
        [self.clocks.next(), patience, bots].into_iter().flatten().min()
    }

    /// Decides and applies a request. Bots whose turn follows move at once, while their thinking
    /// time lasts. Returns what happened.
    ///
    /// A `stationmaster` takes 20 ms for a move, a `director` 60. They make about two moves a turn,
    /// the second of which takes no time. Other bots take microseconds.
    pub fn act(&mut self, request: &Request, now: Timestamp, thinking: Thinking) -> Result<Vec<Event>, Rejection> {
        let began = Instant::now();
        // The clocks of two replicas may differ; those of a game never run backwards.
        let at = now.max(self.updated_at);
        let mut events = Vec::new();
        match request {
            Request::Account(account, command) => {
                let actor = self.actor(*account, command);
                if *command == Command::Start {
                    self.record_sleepers(at, &mut events)?;
                }
                self.decide(actor, command, at, &mut events)?;
                self.reseat(*account, &events);
                self.start_if_full(at, &mut events)?;
            }
            Request::Operator(command) => self.decide(Actor::Operator, command, at, &mut events)?,
            Request::Bots => {}
        }
        while let Some((seat, command)) = self.next_forced_move() {
            self.decide(Actor::Seat(seat), &command, at, &mut events)?;
        }
        while let Some(left) = thinking.total().checked_sub(began.elapsed()).filter(|left| !left.is_zero()) {
            let Some((seat, level)) = self.next_bot() else { break };
            let (level, budget) = thinking.of(level, left);
            let Some((seat, command)) = self.bot_move(seat, level, budget) else { break };
            self.decide(Actor::Seat(seat), &command, at, &mut events)?;
        }
        Ok(events)
    }

    /// Starts a game that was agreed to start when all seats are taken. The start is a decision of
    /// its own, with its own randomness.
    pub fn start_if_full(&mut self, at: Timestamp, events: &mut Vec<Event>) -> Result<(), Rejection> {
        if !self.game.must_start() {
            return Ok(());
        }
        self.record_sleepers(at, events)?;
        self.decide(Actor::Seat(self.game.host()), &Command::Start, at, events)
    }

    /// Whether sleeping hours of its players hold in this game, which has not begun.
    pub fn takes_sleeping_hours(&self) -> bool {
        *self.game.phase() == Phase::Lobby && self.game.options().clock.is_some_and(Clock::has_sleeping_hours)
    }

    /// Records hours in which players sleep, so that they count for the first deadline (R10.9).
    fn record_sleepers(&mut self, at: Timestamp, events: &mut Vec<Event>) -> Result<(), Rejection> {
        for (account, times) in mem::take(&mut self.sleepers) {
            if let Some(seat) = self.seat_of(account) {
                self.decide(Actor::Operator, &Command::SetSleepingHours(seat, Some(times)), at, events)?;
            }
        }
        Ok(())
    }

    fn actor(&self, account: Uuid, command: &Command) -> Actor {
        let seat = match command {
            Command::TakeBack => self.place_of(account),
            // Nobody sees the cards of two seats, not even one after the other.
            Command::StandIn(seat) if self.had_seat(account) => Some(*seat),
            Command::StandIn(_) => self.place_of(account),
            _ => self.seat_of(account),
        };
        seat.map_or(Actor::Newcomer, Actor::Seat)
    }

    fn decide(
        &mut self,
        by: Actor,
        command: &Command,
        at: Timestamp,
        events: &mut Vec<Event>,
    ) -> Result<(), Rejection> {
        let mut chance = self.next_decision();
        let known = events.len();
        if self.game.options().clock.is_none() {
            self.game.play_by(by, command, chance.source(), events)?;
            self.updated_at = at;
            return Ok(());
        }
        // The clocks look at the game after each event, not only at the end.
        let mut decided = self.game.clone();
        decided.play_by(by, command, chance.source(), events)?;
        events.iter().skip(known).for_each(|event| self.evolve(event, at));
        Ok(())
    }

    fn next_bot(&self) -> Option<(Seat, BotLevel)> {
        self.game.waits_for().find_map(|seat| match self.game.occupants()[seat] {
            Occupant::Bot { level } => Some((seat, level)),
            Occupant::Person | Occupant::Nobody => None,
        })
    }

    /// The move the clock makes for a person (R10.2).
    fn next_forced_move(&self) -> Option<(Seat, Command)> {
        let seat = self.game.forced_seat()?;
        let forced = self.game.forced_move(seat).map(|forced| (seat, Command::Play(forced)));
        forced.or_else(|| self.bot_move(seat, SUBSTITUTE_BOT, Budget::default()))
    }

    fn bot_move(&self, seat: Seat, level: BotLevel, budget: Budget) -> Option<(Seat, Command)> {
        if let Some(scripted) = self.scripted_move(seat) {
            return Some((seat, scripted));
        }
        let mut bot_rng = match self.deal {
            Some(deal) => deal.key.open().bot_rng_of_deal(&self.game, seat),
            None => self.secret.open().next_bot_rng(self.id, &self.game),
        };
        let chosen = choose_in(&self.game, seat, level, budget, &mut bot_rng)?;
        Some((seat, Command::Play(chosen)))
    }

    fn next_decision(&self) -> DecisionChance {
        let deal = self.deal.as_ref().map(|deal| deal.key.open());
        self.secret.open().next_decision(deal, self.id, &self.game)
    }

    /// The scripted move of a seat, if it is legal.
    fn scripted_move(&self, seat: Seat) -> Option<Command> {
        let command = Command::Play(*self.script.as_ref()?.next_move(&self.game, seat)?);
        let mut chance = self.next_decision();
        let tried = self.game.clone().play_by(Actor::Seat(seat), &command, chance.source(), &mut Vec::new());
        tried.is_ok().then_some(command)
    }

    fn reseat(&mut self, by: Uuid, events: &[Event]) {
        for change in events.iter().filter_map(seat_change) {
            let (seat, seated) = match change {
                SeatChange::Seated(seat, _) => (seat, Some(by)),
                SeatChange::StoodIn(seat) => {
                    self.former.push(FormerPlayer { seat, account: self.account_in(seat) });
                    (seat, Some(by))
                }
                SeatChange::Unseated(seat) | SeatChange::Kicked(seat) => (seat, None),
                SeatChange::BotAdded(..)
                | SeatChange::BotRemoved(_)
                | SeatChange::HandedOver(..)
                | SeatChange::TakenBack(_)
                | SeatChange::Started
                | SeatChange::Scored(_)
                | SeatChange::Voided(_) => continue,
            };
            if let Some(place) = self.accounts.get_mut(usize::from(seat.number())) {
                *place = seated;
            }
        }
    }
}

impl DueWork {
    /// The command to decide; none if only bots continue.
    pub fn command(self) -> Option<Command> {
        match self {
            DueWork::Expiry => Some(Command::Void(VoidReason::Expired)),
            DueWork::Clock(seat, _) => Some(Command::RunOut(seat, SUBSTITUTE_BOT)),
            DueWork::Bots => None,
        }
    }
}
