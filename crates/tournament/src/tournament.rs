//! The state of a tournament: the fold of its events.

use crate::{
    Entrant, Event, Format, History, Line, Points, Round, Rules, Standing, Strength, TableResult, standings,
    standings::Scoring,
};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use strum::{EnumString, IntoStaticStr, VariantArray};
use uuid::Uuid;

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// Its rules.
    pub rules: Rules,
    /// The SHA-256 of its secret, in hexadecimal.
    pub commitment: String,
    /// The players, by their number.
    pub entrants: Vec<EntrantState>,
    /// The rounds that were paired.
    pub rounds: Vec<RoundState>,
    /// The phase.
    pub phase: Phase,
    /// The pause; none if it goes on.
    pub paused: Option<Pause>,
    /// The number of times that its organiser has paused it.
    pub pauses: u8,
}

/// A pause, in which no round begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pause {
    /// The reason.
    pub reason: String,
    /// Whether the organiser paused it, and not an operator.
    pub by_organiser: bool,
}

/// The phase of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, EnumString, IntoStaticStr, VariantArray)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = TournamentPhase))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    /// Players enter.
    Open,
    /// Rounds are played.
    Running,
    /// It is over.
    Finished,
    /// It was called off.
    Cancelled,
}

/// A player of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantState {
    /// The displayed rating at the entry.
    pub rating: i32,
    /// The rating as the model has it, if it was noted.
    pub strength: Option<Strength>,
    /// The text that the player added.
    pub entropy: Option<String>,
    /// The number of rounds that had been paired at the entry.
    pub since: usize,
    /// Whether the player takes part.
    pub presence: Presence,
    /// Whether the player took part when the tournament began, or entered later.
    pub has_begun: bool,
    /// Whether the player has come back once since the tournament began.
    pub has_returned: bool,
    /// The players who entered before and are not seated with the player where that can be avoided.
    pub apart: Vec<Entrant>,
    /// The number of times that the player has come back.
    pub returns: u8,
}

/// Whether a player takes part in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = TournamentPresence))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// The player takes part in the next round, too.
    Here,
    /// The player left, or made no move at a table. A player may come back once.
    Left,
    /// An operator removed the player.
    Removed,
    /// The player is out of an elimination tournament.
    Out,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundState {
    /// The tables.
    pub tables: Vec<TableState>,
    /// The players who sat out.
    pub byes: Vec<Entrant>,
    /// The cost of the pairing.
    pub cost: u64,
}

impl RoundState {
    /// Whether it is the last of an elimination: it has one table, or a walkover.
    pub(crate) fn is_last_of_elimination(&self) -> bool {
        self.tables.len() + self.byes.len() == 1
    }
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableState {
    /// Its game.
    pub game: Uuid,
    /// The players, in turn order.
    pub players: Vec<Entrant>,
    /// The result; none while the game is played.
    pub result: Option<TableResult>,
    /// Whether the result is a ruling.
    pub is_ruled: bool,
    /// The players who ran out of time and made no move.
    pub absent: Vec<Entrant>,
}

impl Tournament {
    /// A tournament that has just been opened.
    pub fn new(rules: Rules, commitment: String) -> Tournament {
        let (entrants, rounds) = (Vec::new(), Vec::new());
        Tournament { rules, commitment, entrants, rounds, phase: Phase::Open, paused: None, pauses: 0 }
    }

    /// The fold of a log. None unless it begins with an opening.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Option<Tournament> {
        let mut events = events.into_iter();
        let Event::TournamentOpened { rules, commitment } = events.next()? else { return None };
        let mut tournament = Tournament::new(*rules, commitment.clone());
        events.for_each(|event| tournament.evolve(event));
        Some(tournament)
    }

    /// Applies an event. Events of players and tables that do not exist have no effect.
    pub fn evolve(&mut self, event: &Event) {
        match event {
            Event::TournamentOpened { .. } => {}
            Event::PlayerEntered { entrant: _, rating, entropy, strength, apart } => self.entrants.push(EntrantState {
                rating: *rating,
                strength: *strength,
                entropy: entropy.clone(),
                since: self.rounds.len(),
                presence: Presence::Here,
                has_begun: self.phase == Phase::Running,
                has_returned: false,
                apart: apart.clone(),
                returns: 0,
            }),
            Event::PlayerLeft { entrant } => self.set_presence(*entrant, Presence::Left),
            Event::PlayerRemoved { entrant, reason: _ } => self.set_presence(*entrant, Presence::Removed),
            Event::PlayerReturned { entrant } => {
                self.set_presence(*entrant, Presence::Here);
                let is_running = self.phase == Phase::Running;
                if let Some(player) = self.entrants.get_mut(*entrant) {
                    player.has_returned |= is_running;
                    player.returns = player.returns.saturating_add(1);
                    player.has_begun |= is_running;
                }
            }
            Event::TournamentStarted {} => {
                self.phase = Phase::Running;
                let here = self.entrants.iter_mut().filter(|player| player.presence == Presence::Here);
                here.for_each(|player| player.has_begun = true);
            }
            Event::RoundPaired { seed: _, pairing, games } => {
                let table = |(players, game): (&Vec<Entrant>, &Uuid)| TableState {
                    game: *game,
                    players: players.clone(),
                    result: None,
                    is_ruled: false,
                    absent: Vec::new(),
                };
                let tables = pairing.tables.iter().zip(games).map(table).collect();
                self.rounds.push(RoundState { tables, byes: pairing.byes.clone(), cost: pairing.cost });
            }
            Event::TableFinished { round, table, lines, head: _, absent } => {
                self.set_result(*round, *table, lines, false);
                self.withdraw(*round, *table, absent);
            }
            Event::TableRuled { round, table, lines, reason: _ } => self.set_result(*round, *table, lines, true),
            Event::TournamentPaused { reason, by_organiser } => {
                self.paused = Some(Pause { reason: reason.clone(), by_organiser: *by_organiser });
                self.pauses = self.pauses.saturating_add(u8::from(*by_organiser));
            }
            Event::TournamentResumed {} => self.paused = None,
            Event::TournamentFinished {} => self.phase = Phase::Finished,
            Event::TournamentCancelled { .. } => self.phase = Phase::Cancelled,
        }
    }

    fn set_presence(&mut self, entrant: Entrant, presence: Presence) {
        if let Some(player) = self.entrants.get_mut(entrant) {
            player.presence = presence;
        }
    }

    fn set_result(&mut self, round: usize, table: usize, lines: &[Line], is_ruled: bool) {
        let Some(table) = self.rounds.get_mut(round).and_then(|round| round.tables.get_mut(table)) else { return };
        table.result = Some(TableResult { lines: lines.to_vec() });
        table.is_ruled = is_ruled;
        self.put_out(round);
    }

    /// Takes players out who were absent at a table: in a league, whose tables are all open at once, those
    /// who were at all of theirs.
    fn withdraw(&mut self, round: usize, table: usize, absent: &[Entrant]) {
        if let Some(table) = self.rounds.get_mut(round).and_then(|round| round.tables.get_mut(table)) {
            table.absent = absent.to_vec();
        }
        let is_league = matches!(self.rules.format, Format::League {});
        for entrant in absent.iter().copied() {
            let is_here = self.entrants.get(entrant).is_some_and(|player| player.presence == Presence::Here);
            if is_here && (!is_league || self.was_absent_everywhere(entrant)) {
                self.set_presence(entrant, Presence::Left);
            }
        }
    }

    /// Whether a player was absent at every table that they had, and had one.
    pub fn was_absent_everywhere(&self, entrant: Entrant) -> bool {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let mut own = tables.filter(|table| table.players.contains(&entrant)).peekable();
        own.peek().is_some() && own.all(|table| table.absent.contains(&entrant))
    }

    /// Marks those who are out after a round of an elimination tournament.
    fn put_out(&mut self, round: usize) {
        let Format::Elimination { advance } = self.rules.format else { return };
        if round + 1 < self.rounds.len() {
            return;
        }
        let Some(tables) = self.rounds.get(round).map(|round| &round.tables) else { return };
        let results = tables.iter().filter_map(|table| table.result.as_ref());
        let is_last = tables.len() == 1 && self.rounds.get(round).is_some_and(|round| round.byes.is_empty());
        let outcomes =
            results.flat_map(|result| result.advancing(if is_last { 1 } else { advance })).collect::<Vec<_>>();
        for (entrant, advances) in outcomes {
            match self.entrants.get(entrant).map(|player| player.presence) {
                Some(Presence::Here) if !advances => self.set_presence(entrant, Presence::Out),
                Some(Presence::Out) if advances => self.set_presence(entrant, Presence::Here),
                Some(Presence::Here | Presence::Left | Presence::Removed | Presence::Out) | None => {}
            }
        }
    }

    /// The players who take part in the next round.
    pub fn present(&self) -> impl Iterator<Item = Entrant> + '_ {
        let all = self.entrants.iter().enumerate();
        all.filter(|(_, player)| player.presence == Presence::Here).map(|(entrant, _)| entrant)
    }

    /// The tables without a result: round, table.
    pub fn open_tables(&self) -> impl Iterator<Item = (usize, usize, &TableState)> {
        let rounds = self.rounds.iter().enumerate();
        rounds
            .flat_map(|(round, state)| state.tables.iter().enumerate().map(move |(table, state)| (round, table, state)))
            .filter(|(_, _, table)| table.result.is_none())
    }

    /// Whether another round can follow, or the first.
    pub fn has_further_rounds(&self) -> bool {
        let is_last = match self.rules.format {
            Format::Swiss { rounds } => self.rounds.len() >= usize::from(rounds),
            Format::League {} => !self.rounds.is_empty(),
            Format::Elimination { .. } => self.rounds.last().is_some_and(RoundState::is_last_of_elimination),
            Format::Arena { .. } => false,
        };
        matches!(self.phase, Phase::Open | Phase::Running) && !is_last
    }

    /// The players who wait for a table.
    pub fn waiting(&self) -> Vec<Entrant> {
        let seated = self.open_tables().flat_map(|(_, _, table)| &table.players).collect::<HashSet<_>>();
        self.present().filter(|entrant| !seated.contains(entrant)).collect()
    }

    /// The table at which a player sits, or sat last: round, table.
    pub fn latest_table(&self, entrant: Entrant) -> Option<(usize, usize)> {
        let seats = |(at, table): (usize, &TableState)| table.players.contains(&entrant).then_some(at);
        let rounds = self.rounds.iter().enumerate().rev();
        rounds.filter_map(|(round, state)| Some((round, state.tables.iter().enumerate().find_map(seats)?))).next()
    }

    /// The past of the players, for the pairing of the next round. Arenas count no byes.
    pub fn history(&self) -> History {
        let mut history = History::new(self.entrants.len());
        for (entrant, player) in self.entrants.iter().enumerate() {
            player.apart.iter().for_each(|other| history.keep_apart(entrant, *other));
        }
        let seats = usize::from(self.rules.seats);
        let counts_byes = !matches!(self.rules.format, Format::Arena { .. });
        for round in &self.rounds {
            let byes = if counts_byes { round.byes.as_slice() } else { &[] };
            history.add(round.tables.iter().map(|table| &table.players), byes, seats);
        }
        history
    }

    /// The results so far, by round. Byes and late entries count in Swiss tournaments only.
    pub fn results(&self) -> Vec<Round> {
        let is_swiss = matches!(self.rules.format, Format::Swiss { .. });
        let late = |round: usize| {
            let all = self.entrants.iter().enumerate();
            all.filter(move |(_, player)| player.since > round).map(|(entrant, _)| entrant)
        };
        let of_round = |(number, round): (usize, &RoundState)| Round {
            tables: round.tables.iter().filter_map(|table| table.result.clone()).collect(),
            byes: if is_swiss { round.byes.clone() } else { Vec::new() },
            late: if is_swiss { late(number).collect() } else { Vec::new() },
        };
        self.rounds.iter().enumerate().map(of_round).collect()
    }

    /// The way in which results become points, but for eliminations.
    fn scoring(&self) -> Scoring {
        match self.rules.same_deal {
            true => Scoring::SameDeal { strengths: self.entrants.iter().map(|player| player.strength).collect() },
            false => Scoring::Places,
        }
    }

    /// The standings: the first place first. Players who were removed come last.
    pub fn standings(&self) -> Vec<Standing> {
        let is_removed = |player: &EntrantState| player.presence == Presence::Removed;
        let mut stages =
            self.entrants.iter().map(|player| (!is_removed(player)).then_some(0)).collect::<Vec<Option<u32>>>();
        let Format::Elimination { .. } = self.rules.format else {
            return standings(&stages, &self.results(), &self.scoring());
        };
        for round in &self.rounds {
            for entrant in round.tables.iter().flat_map(|table| &table.players).chain(&round.byes) {
                stages.get_mut(*entrant).into_iter().flatten().for_each(|stage| *stage += 1);
            }
        }
        standings(&stages, &self.results(), &Scoring::LastTable)
    }

    /// The points of every player.
    pub fn points(&self) -> Vec<Points> {
        let mut points = vec![Points::ZERO; self.entrants.len()];
        for line in self.standings() {
            if let Some(place) = points.get_mut(line.entrant) {
                *place = line.points;
            }
        }
        points
    }
}
