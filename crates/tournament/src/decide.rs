//! The decisions of a tournament: what players, operators and the server may do. A decision returns the
//! event, and changes nothing.

use crate::{
    Design, Entrant, Event, Format, Line, Pairing, Phase, Points, Presence, RoundState, Rules, RulesError, Seed,
    TableState, Tournament, complete_rounds, pair,
    rules::{MAX_PAIRINGS, MAX_TABLES},
    turns,
};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use uuid::Uuid;

/// The reason for which a request to a tournament is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// It takes no players any more.
    #[error("the tournament takes no players any more")]
    EntryClosed,
    /// All places are taken.
    #[error("all places of the tournament are taken")]
    Full,
    /// The player has entered.
    #[error("the player has entered already")]
    AlreadyEntered,
    /// The player takes no part.
    #[error("the player takes no part in the tournament")]
    NotEntered,
    /// The player was removed, is out, or has come back once before.
    #[error("the player may not come back")]
    NoReturn,
    /// It has begun.
    #[error("the tournament has begun")]
    HasBegun,
    /// It has not begun, or is over.
    #[error("the tournament is not being played")]
    NotRunning,
    /// It is over.
    #[error("the tournament is over")]
    IsOver,
    /// There are too few players, or as many as no design is for.
    #[error("the tournament cannot begin with so many players")]
    PlayerCount,
    /// There is no such table.
    #[error("the tournament has no such table")]
    NoSuchTable,
    /// The places are not such as its players can have.
    #[error("the places must be one for each player of the table, from 1, with those after tied ones skipped")]
    Places,
    /// It is paused already, or is not paused.
    #[error("the tournament is paused already, or is not paused")]
    Pause,
    /// It is rated and has begun: only an operator may do that.
    #[error("in a rated tournament that has begun, only an operator may do that")]
    Rated,
    /// The organiser has done it as often, or for as long, as is allowed.
    #[error("the organiser has done that as often as is allowed")]
    TooOften,
    /// An arena has no rounds to wait for.
    #[error("an arena has no rounds to wait for")]
    Arena,
}

/// The next step of a tournament that the server takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// The next tables are drawn.
    Pair,
    /// It ends.
    Finish,
}

impl Tournament {
    /// The opening of a tournament.
    ///
    /// # Errors
    /// The rule that cannot be.
    pub fn open(rules: Rules, commitment: String) -> Result<Event, RulesError> {
        rules.check()?;
        Ok(Event::TournamentOpened { rules, commitment })
    }

    /// Lets a new player enter, who is not seated with those of `apart` where that can be avoided.
    ///
    /// # Errors
    /// `EntryClosed`, `Full`.
    pub fn enter(&self, rating: i32, entropy: Option<String>, mut apart: Vec<Entrant>) -> Result<Event, Refusal> {
        self.check_takes_players()?;
        let entrant = self.entrants.len();
        apart.retain(|other| *other < entrant);
        apart.sort_unstable();
        apart.dedup();
        Ok(Event::PlayerEntered { entrant, rating, entropy, strength: None, apart })
    }

    fn check_takes_players(&self) -> Result<(), Refusal> {
        let may_enter = match (self.phase, self.rules.format) {
            (Phase::Open, _) => true,
            (Phase::Running, Format::Arena { .. }) => true,
            (Phase::Running, _) => self.rounds.len() <= usize::from(self.rules.late_entry) && self.rules.late_entry > 0,
            (Phase::Finished | Phase::Cancelled, _) => false,
        };
        if !may_enter {
            return Err(Refusal::EntryClosed);
        }
        if self.is_full() { Err(Refusal::Full) } else { Ok(()) }
    }

    /// Whether all places are taken. The number of a player who left is not given to others.
    fn is_full(&self) -> bool {
        self.present().count() >= usize::from(self.rules.max_players) || self.entrants.len() >= MAX_NUMBERS
    }

    /// Lets a player leave: at once before the start, from the next round on afterwards.
    ///
    /// # Errors
    /// `NotEntered`, `IsOver`.
    pub fn leave(&self, entrant: Entrant) -> Result<Event, Refusal> {
        self.check_is_not_over()?;
        self.check_presence(entrant, Presence::Here)?;
        Ok(Event::PlayerLeft { entrant })
    }

    /// Lets a player come back: once, and up to five times before the tournament begins.
    ///
    /// # Errors
    /// `AlreadyEntered`, `NoReturn`, `EntryClosed`, `Full`, `IsOver`.
    pub fn return_to(&self, entrant: Entrant) -> Result<Event, Refusal> {
        self.check_is_not_over()?;
        let player = self.entrants.get(entrant).ok_or(Refusal::NotEntered)?;
        let is_league = matches!(self.rules.format, Format::League {} | Format::Elimination { .. });
        match (player.presence, self.phase) {
            (Presence::Here, _) => Err(Refusal::AlreadyEntered),
            (Presence::Removed | Presence::Out, _) => Err(Refusal::NoReturn),
            // Each return is an event, and the log has to end.
            (Presence::Left, Phase::Open) if player.returns >= MAX_RETURNS => Err(Refusal::NoReturn),
            (Presence::Left, Phase::Running) if player.has_returned || is_league => Err(Refusal::NoReturn),
            (Presence::Left, Phase::Running) if player.has_begun && self.is_full() => Err(Refusal::Full),
            (Presence::Left, Phase::Running) if player.has_begun => Ok(Event::PlayerReturned { entrant }),
            (Presence::Left, _) => {
                self.check_takes_players()?;
                Ok(Event::PlayerReturned { entrant })
            }
        }
    }

    /// Removes a player.
    ///
    /// # Errors
    /// `NotEntered`, `IsOver`.
    pub fn remove(&self, entrant: Entrant, reason: String) -> Result<Event, Refusal> {
        self.check_is_not_over()?;
        let player = self.entrants.get(entrant).ok_or(Refusal::NotEntered)?;
        match player.presence {
            Presence::Removed => Err(Refusal::NotEntered),
            Presence::Here | Presence::Left | Presence::Out => Ok(Event::PlayerRemoved { entrant, reason }),
        }
    }

    /// Begins the tournament.
    ///
    /// # Errors
    /// `HasBegun`, `PlayerCount`.
    pub fn start(&self) -> Result<Event, Refusal> {
        if self.phase != Phase::Open {
            return Err(Refusal::HasBegun);
        }
        match self.rules.can_begin_with(self.present().count()) {
            true => Ok(Event::TournamentStarted {}),
            false => Err(Refusal::PlayerCount),
        }
    }

    /// Calls the tournament off.
    ///
    /// # Errors
    /// `IsOver`.
    pub fn cancel(&self, reason: String) -> Result<Event, Refusal> {
        self.check_is_not_over()?;
        Ok(Event::TournamentCancelled { reason })
    }

    /// Pauses the tournament: no round begins.
    ///
    /// # Errors
    /// `NotRunning`, `Pause`.
    pub fn pause(&self, reason: String) -> Result<Event, Refusal> {
        self.paused_with(reason, false)
    }

    /// Pauses the tournament for its organiser, who may do so a number of times.
    ///
    /// # Errors
    /// `NotRunning`, `Pause`, `TooOften`.
    pub fn pause_by_organiser(&self, reason: String) -> Result<Event, Refusal> {
        let paused = self.paused_with(reason, true)?;
        if self.pauses >= MAX_PAUSES { Err(Refusal::TooOften) } else { Ok(paused) }
    }

    fn paused_with(&self, reason: String, by_organiser: bool) -> Result<Event, Refusal> {
        self.check_runs()?;
        match self.paused {
            Some(_) => Err(Refusal::Pause),
            None => Ok(Event::TournamentPaused { reason, by_organiser }),
        }
    }

    /// Lets the tournament go on.
    ///
    /// # Errors
    /// `NotRunning`, `Pause`.
    pub fn resume(&self) -> Result<Event, Refusal> {
        self.check_runs()?;
        if self.paused.is_none() { Err(Refusal::Pause) } else { Ok(Event::TournamentResumed {}) }
    }

    /// Lets the tournament go on that its organiser has paused.
    ///
    /// # Errors
    /// `NotRunning`; `Pause` if an operator paused it, or nobody.
    pub fn resume_by_organiser(&self) -> Result<Event, Refusal> {
        match &self.paused {
            Some(pause) if !pause.by_organiser => Err(Refusal::Pause),
            Some(_) | None => self.resume(),
        }
    }

    /// Records the result of a table; none if it has one. `absent` are its players who ran out of time and
    /// made no move.
    ///
    /// # Errors
    /// `NoSuchTable`, `Places`.
    pub fn finish_table(
        &self,
        round: usize,
        table: usize,
        lines: Vec<Line>,
        head: String,
        absent: Vec<Entrant>,
    ) -> Result<Option<Event>, Refusal> {
        let state = self.table(round, table)?;
        check_result(state, &lines)?;
        if absent.iter().any(|entrant| !state.players.contains(entrant)) {
            return Err(Refusal::Places);
        }
        if state.result.is_some() || self.phase != Phase::Running {
            return Ok(None);
        }
        Ok(Some(Event::TableFinished { round, table, lines, head, absent }))
    }

    /// Decides the result of a table, by the place of each player in the order of turns.
    ///
    /// # Errors
    /// `NotRunning`, `NoSuchTable`, `Places`.
    pub fn rule(&self, round: usize, table: usize, places: &[u8], reason: String) -> Result<Event, Refusal> {
        self.check_runs()?;
        let state = self.table(round, table)?;
        // In an elimination, those who play on are seated by now.
        if matches!(self.rules.format, Format::Elimination { .. }) && round + 1 < self.rounds.len() {
            return Err(Refusal::NoSuchTable);
        }
        let known = state.result.as_ref().map(|result| result.lines.as_slice()).unwrap_or_default();
        let score = |entrant| known.iter().find(|line| line.entrant == entrant).map_or(0, |line| line.score);
        let line = |(entrant, rank): (&Entrant, &u8)| Line {
            entrant: *entrant,
            rank: *rank,
            score: score(*entrant),
            absent: false,
        };
        let lines = state.players.iter().zip(places).map(line).collect::<Vec<_>>();
        check_result(state, &lines)?;
        Ok(Event::TableRuled { round, table, lines, reason })
    }

    fn table(&self, round: usize, table: usize) -> Result<&TableState, Refusal> {
        self.rounds.get(round).and_then(|round| round.tables.get(table)).ok_or(Refusal::NoSuchTable)
    }

    /// The next step of the server, if no table is waited for. `is_time_over`: the time of an arena.
    pub fn next_step(&self, is_time_over: bool) -> Option<NextStep> {
        if self.phase != Phase::Running || self.paused.is_some() {
            return None;
        }
        let waiting = self.waiting().len();
        let can_pair = self.rules.can_seat(waiting) || self.is_walkover(waiting);
        let has_open_tables = self.open_tables().next().is_some();
        let is_last = match self.rules.format {
            Format::Arena { .. } => return self.next_of_arena(is_time_over, can_pair, has_open_tables),
            Format::Swiss { rounds } => self.rounds.len() >= usize::from(rounds),
            Format::League {} => !self.rounds.is_empty(),
            Format::Elimination { .. } => self.rounds.last().is_some_and(RoundState::is_last_of_elimination),
        };
        match has_open_tables {
            true => None,
            false if is_last || !can_pair => Some(NextStep::Finish),
            false => Some(NextStep::Pair),
        }
    }

    fn next_of_arena(&self, is_time_over: bool, can_pair: bool, has_open_tables: bool) -> Option<NextStep> {
        let tables = self.rounds.iter().map(|round| round.tables.len()).sum::<usize>();
        let is_over = is_time_over || self.rounds.len() >= MAX_PAIRINGS || tables >= MAX_TABLES;
        match (is_over, has_open_tables) {
            (false, _) if can_pair => Some(NextStep::Pair),
            (true, false) => Some(NextStep::Finish),
            (false, _) | (true, true) => None,
        }
    }

    /// Whether the last table of an elimination has one player only, because all others have left: a walkover.
    fn is_walkover(&self, players: usize) -> bool {
        matches!(self.rules.format, Format::Elimination { .. }) && players == 1
    }

    /// The tables of the next round. The seed decides among equals.
    pub fn pairing(&self, seed: Seed) -> Pairing {
        let seats = usize::from(self.rules.seats);
        match self.rules.format {
            Format::League {} => self.league(seed).unwrap_or_default(),
            Format::Swiss { rounds } => {
                self.complete_round(rounds, seats).unwrap_or_else(|| self.search(seats, &self.points(), seed))
            }
            Format::Elimination { .. } => self.eliminate(seats, seed),
            Format::Arena { .. } => self.search(seats, &self.points(), seed),
        }
    }

    fn search(&self, seats: usize, points: &[Points], seed: Seed) -> Pairing {
        let points = |entrant: Entrant| (entrant, points.get(entrant).copied().unwrap_or_default());
        let playing = self.waiting().into_iter().map(points).collect::<Vec<_>>();
        pair(&playing, &self.history(), seats, self.rules.weights(), seed)
    }

    fn eliminate(&self, seats: usize, seed: Seed) -> Pairing {
        let players = self.waiting();
        if self.is_walkover(players.len()) {
            return Pairing { byes: players, ..Pairing::default() };
        }
        if self.rules.is_last_table(players.len()) {
            let tables = vec![turns::order(&players, &self.history())];
            return Pairing { tables, ..Pairing::default() };
        }
        self.search(seats, &vec![Points::ZERO; self.entrants.len()], seed)
    }

    fn league(&self, seed: Seed) -> Option<Pairing> {
        let mut players = self.present().collect::<Vec<_>>();
        players.shuffle(&mut ChaCha8Rng::from_seed(seed));
        let design = Design::of(players.len(), usize::from(self.rules.seats)).ok()?;
        let seat = |number: &usize| players.get(*number).copied();
        let tables = design.tables.iter().map(|table| table.iter().filter_map(seat).collect()).collect();
        Some(Pairing { tables, byes: Vec::new(), cost: 0 })
    }

    /// The round of a fixed design, if so many rounds were asked for that everybody meets everybody, and
    /// nobody has come or gone since the first.
    fn complete_round(&self, rounds: u8, seats: usize) -> Option<Pairing> {
        let players = self.present().collect::<Vec<_>>();
        let design = complete_rounds(players.len(), seats)?;
        if design.len() != usize::from(rounds) || players.len() != self.entrants.len() {
            return None;
        }
        let history = self.history();
        let tables = design.get(self.rounds.len())?.iter().map(|table| {
            let table = table.iter().filter_map(|number| players.get(*number).copied()).collect::<Vec<_>>();
            turns::order(&table, &history)
        });
        let tables = tables.collect::<Vec<_>>();
        let is_new = tables.iter().all(|table| {
            table.iter().all(|one| table.iter().all(|other| one == other || history.met(*one, *other) == 0))
        });
        is_new.then_some(Pairing { tables, byes: Vec::new(), cost: 0 })
    }

    /// The event of a pairing.
    pub fn paired(&self, seed: Seed, games: impl FnMut() -> Uuid) -> Event {
        let pairing = self.pairing(seed);
        let games = std::iter::repeat_with(games).take(pairing.tables.len()).collect();
        Event::RoundPaired { seed: base16ct::lower::encode_string(&seed), pairing, games }
    }

    fn check_presence(&self, entrant: Entrant, presence: Presence) -> Result<(), Refusal> {
        let is_so = self.entrants.get(entrant).is_some_and(|player| player.presence == presence);
        if is_so { Ok(()) } else { Err(Refusal::NotEntered) }
    }

    fn check_is_not_over(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Open | Phase::Running => Ok(()),
            Phase::Finished | Phase::Cancelled => Err(Refusal::IsOver),
        }
    }

    fn check_runs(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Running { Ok(()) } else { Err(Refusal::NotRunning) }
    }
}

/// Checks that a table can have this result: a rank for each player, in the order of turns.
fn check_result(table: &TableState, lines: &[Line]) -> Result<(), Refusal> {
    let is_of_players = table.players.iter().eq(lines.iter().map(|line| &line.entrant));
    let above = |rank: u8| lines.iter().filter(|line| line.rank < rank).count();
    let is_ranking = lines.iter().all(|line| usize::from(line.rank) == above(line.rank) + 1);
    if is_of_players && is_ranking { Ok(()) } else { Err(Refusal::Places) }
}

/// The largest number of entries to a tournament, with those of players who left.
const MAX_NUMBERS: usize = 1024;

/// The number of times that an organiser pauses a tournament. Each is an event, and the log has to end.
const MAX_PAUSES: u8 = 20;

/// The number of times that a player comes back before the tournament begins.
const MAX_RETURNS: u8 = 5;
