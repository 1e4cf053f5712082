//! Folds the log of a game that ended with a result into what remains of it.

use crate::projection::record::SeatRecord;
use jiff::Timestamp;
use railhead_engine::{
    AwayReason, BySeat, Card, Event, EventKind, Game, GameOptions, Occupant, Phase, PlayerScore, Presence, STATIONS,
    ScoreExplanation, Seat, Step, Turn,
};

/// A game that ended with a result, as read from its log.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// The options agreed before the game began.
    pub options: GameOptions,
    /// Its beginning.
    pub started_at: Timestamp,
    /// Its end.
    pub finished_at: Timestamp,
    /// Whether bots were seated when it began.
    pub with_bots: bool,
    /// Whether it ended because no more than one person was left.
    pub cut_short: bool,
    /// The seats, in order.
    pub seats: Vec<FinishedSeat>,
}

/// A seat of a game that ended with a result.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedSeat {
    /// The final score.
    pub score: PlayerScore,
    /// The explanation of the score.
    pub explanation: ScoreExplanation,
    /// The record of the seat.
    pub record: SeatRecord,
    /// The reason for which the player had left for whom the result counts; none if they had not.
    /// Otherwise a bot played for them, or a stand-in.
    pub away: Option<AwayReason>,
    /// The number of turns that the people of the seat finished themselves.
    pub own_turns: u32,
}

/// Folds a log; none if the game did not end with a result.
pub fn finished<'a>(history: impl IntoIterator<Item = &'a (Timestamp, Event)>) -> Option<Finished> {
    let mut fold = Fold::default();
    history.into_iter().for_each(|(at, event)| fold.observe(event, *at));
    fold.finish()
}

/// The state of the fold.
#[derive(Default)]
struct Fold {
    game: Game,
    started_at: Option<Timestamp>,
    last_at: Option<Timestamp>,
    with_bots: bool,
    /// The seat that began.
    first: Option<Seat>,
    records: BySeat<SeatRecord>,
    own_turns: BySeat<u32>,
    /// Since when the game has been waiting for each seat.
    asked_at: BySeat<Option<Timestamp>>,
}

impl Fold {
    fn observe(&mut self, event: &Event, at: Timestamp) {
        let mover = mover(event, &self.game);
        if let Some(seat) = mover {
            self.time(seat, at);
        }
        self.count(event, at);
        self.game.evolve(event);
        for seat in self.game.seats() {
            let asked_anew = self.asked_at[seat].is_none() || mover == Some(seat);
            if !self.game.is_waiting_for(seat) {
                self.asked_at[seat] = None;
            } else if asked_anew {
                self.asked_at[seat] = Some(at);
            }
        }
        self.last_at = Some(at);
    }

    /// Counts the turn that is over, if a person has finished it.
    fn count_own_turn(&mut self) {
        let Phase::Turn(Turn { seat, .. }) = *self.game.phase() else { return };
        if self.game.occupants()[seat] == Occupant::Person && !self.game.presence()[seat].forced {
            self.own_turns[seat] += 1;
        }
    }

    /// Records how long a person thought about their own move.
    fn time(&mut self, seat: Seat, at: Timestamp) {
        let is_own = self.game.occupants()[seat] == Occupant::Person && !self.game.presence()[seat].forced;
        if let Some(since) = self.asked_at[seat].filter(|_| is_own) {
            let thought = at.duration_since(since).as_millis();
            self.records[seat].thinking.push(u32::try_from(thought.max(0)).unwrap_or(u32::MAX));
        }
    }

    /// Counts the figures that the final state of the game does not have.
    fn count(&mut self, event: &Event, at: Timestamp) {
        match event {
            Event::GameStarted { first } => {
                self.started_at = Some(at);
                self.first = Some(*first);
                self.with_bots = self.game.occupants().any(|occupant| matches!(occupant, Occupant::Bot { .. }));
            }
            Event::TurnStarted { seat } => {
                self.records[*seat].turns += 1;
                self.count_own_turn();
            }
            Event::TicketsDrawn { seat, .. } => self.records[*seat].ticket_draws += 1,
            Event::CardDrawn { seat, card: _ } => self.records[*seat].cards.blind += 1,
            Event::CardTaken { seat, slot: _, card } => {
                let cards = &mut self.records[*seat].cards;
                cards.face_up += 1;
                cards.locomotives += u32::from(*card == Card::Locomotive);
            }
            Event::TunnelLaid { seat, .. } => self.records[*seat].tunnels.tried += 1,
            Event::TunnelSurchargePaid { seat, .. } => self.records[*seat].tunnels.paid += 1,
            Event::TunnelAbandoned { seat } => self.records[*seat].tunnels.abandoned += 1,
            Event::Passed { seat } => self.records[*seat].passes += 1,
            Event::TimeRanOut { seat } => self.records[*seat].timeouts += 1,
            _ => {}
        }
    }

    fn finish(self) -> Option<Finished> {
        let Fold { game, started_at, last_at, with_bots, first, mut records, own_turns, asked_at: _ } = self;
        let position = game.position();
        let complete = |score: &PlayerScore| {
            let mut record = std::mem::take(&mut records[score.seat]);
            record.position = first.map_or(0, |first| position_of(score.seat, first, game.options().seats));
            FinishedSeat {
                score: score.clone(),
                explanation: position.explain(score),
                record: completed(record, score, &game),
                away: away(&game, score.seat),
                own_turns: own_turns[score.seat],
            }
        };
        let seats = game.scores().iter().map(complete).collect::<Vec<_>>();
        let (options, started_at, finished_at) = (game.options(), started_at?, last_at?);
        let cut_short = game.people().count() <= 1;
        game.is_finished().then_some(Finished { options, started_at, finished_at, with_bots, cut_short, seats })
    }
}

/// The position of a seat in the order of turns, if the seat `first` begins.
fn position_of(seat: Seat, first: Seat, seats: u8) -> u8 {
    (seat.number() + seats).saturating_sub(first.number()) % seats.max(1) + 1
}

/// The reason for which the player had left for whom the result of a seat counts. A player who has
/// left stays so, even if the result of the stand-in counts for them.
fn away(game: &Game, seat: Seat) -> Option<AwayReason> {
    let Presence { away, owner_left, .. } = game.presence()[seat];
    game.options().stand_ins.counted(owner_left.map(Some), away)
}

/// Completes the record of a seat from the final state.
fn completed(counted: SeatRecord, score: &PlayerScore, game: &Game) -> SeatRecord {
    let player = &game.players()[score.seat];
    let mut record = SeatRecord {
        rank: score.rank,
        total: score.total,
        left: away(game, score.seat).is_some(),
        completed: score.completed.clone(),
        failed: score.failed.clone(),
        longest_path: score.longest_path,
        routes: game.routes_of(score.seat).collect(),
        trains_left: player.trains,
        stations_built: STATIONS.saturating_sub(player.stations),
        ..counted
    };
    record.points.routes = score.routes.into();
    record.points.stations = score.stations.into();
    record.points.express = score.express.into();
    for ticket in &player.tickets {
        let is_completed = score.completed.contains(&ticket.id);
        let points = &mut record.points;
        *(if is_completed { &mut points.tickets_won } else { &mut points.tickets_lost }) += u32::from(ticket.points);
    }
    record
}

/// The seat whose move begins with an event; none if the event continues a move or belongs to none.
fn mover(event: &Event, before: &Game) -> Option<Seat> {
    match event.kind() {
        EventKind::Move(seat) => {
            // A tunnel is claimed by laying cards, or by paying the surcharge.
            let is_tunnel = matches!(before.phase(), Phase::Turn(Turn { step: Step::Tunnel { .. }, .. }));
            let continues = is_tunnel && matches!(event, Event::RouteClaimed { .. });
            (!continues).then_some(seat)
        }
        EventKind::Table
        | EventKind::Consequence
        | EventKind::Clock
        | EventKind::Absence
        | EventKind::Seat
        | EventKind::End => None,
    }
}
