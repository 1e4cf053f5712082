//! The errors of a finished game as puzzles: each with the choices that its seat had, and what each would have
//! brought.

use crate::{
    Analysis, Decision,
    analyze::SEED,
    choice::{Choice, LEAST, is_same, seed_of},
    log::{Log, Moment},
};
use railhead_bots::{Comparison, Estimate, evaluation::NETWORK};
use railhead_engine::{Event, Game, Move, Occupant, PhaseView, Route, Seat};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The worlds in which the choices are measured: others than those that have found the error.
const WORLDS: u32 = 40;
/// The most choices besides the move that was played.
const OTHERS: usize = 15;
/// The points by which a choice may be worse than the best and still be right.
const SLACK: f64 = 1.5;
/// The least gain of a puzzle for everybody, in points.
const CLEAR: f64 = 5.0;
/// Tells the worlds of puzzles apart from those of the analysis.
const APART: u64 = 0x5DEE_CE66_D1CE_4E5B;

/// An error as a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The number of the first event of the decision.
    pub seq: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// The points that the analysis counts for the error.
    pub cost: f64,
    /// The moves to choose from.
    pub choices: Choices,
    /// The subjects, in order.
    pub themes: Vec<Theme>,
    /// The routes to be claimed after the best move, by what the seat knew.
    pub plan: Vec<Route>,
    /// Whether the person who had the seat from the beginning decided.
    pub is_own: bool,
    /// Whether it is clear enough, and hard enough, for people who have not played the game.
    pub is_general: bool,
}

/// The moves to choose from, in an order that says nothing about them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choices {
    /// The move that was played, which is one of them.
    pub played: Move,
    /// All of them, at most 16.
    pub all: Vec<PuzzleChoice>,
}

/// A move and its gain over the one that was played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PuzzleChoice {
    /// The move.
    #[serde(rename = "move")]
    pub made: Move,
    /// The points of the final margin that it brings more; zero for the one that was played.
    pub gain: Estimate,
}

/// A subject of a puzzle.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = PuzzleTheme))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Theme {
    /// Claiming a route.
    Claim,
    /// Claiming a tunnel, or paying for it.
    Tunnel,
    /// Claiming a ferry.
    Ferry,
    /// Building a station.
    Station,
    /// Drawing train cards.
    Cards,
    /// Drawing or keeping tickets.
    Tickets,
    /// The last round.
    LastRound,
}

/// The counted errors of a finished game as puzzles, by its log and its analysis. An error whose better move does
/// not hold in other worlds is none, and neither is one of payment alone.
pub fn puzzles(events: &[Event], analysis: &Analysis) -> Vec<Puzzle> {
    let log = Log::of(events);
    let moment = |decision: &Decision| log.moments.iter().find(|moment| moment.seq == decision.seq);
    let errors = analysis.decisions.iter().filter(|decision| decision.counts);
    errors.filter_map(|decision| Puzzle::of(moment(decision)?, decision)).collect()
}

impl Puzzle {
    fn of(moment: &Moment, decision: &Decision) -> Option<Puzzle> {
        let (game, played) = (&moment.game, decision.played);
        let seed = seed_of(SEED ^ APART, decision.seq);
        let mut others = Choice::of(game, decision.seq, decision.seat, played)?.different(&NETWORK, seed);
        // The one that the analysis has found is among those that are kept.
        others.sort_by_key(|other| *other != decision.best);
        others.truncate(OTHERS);
        let view = game.view_for(Some(decision.seat));
        let mut comparison = Comparison::with(&view, played, seed)?;
        let choices = Choices::measured(&mut comparison, played, &others, &game.legal_moves(decision.seat));
        let best = choices.best().filter(|best| best.gain.mean >= LEAST)?;
        let usual = comparison.usual(&game.legal_moves(decision.seat));
        let is_usual = |choice: &PuzzleChoice| usual.is_some_and(|usual| is_same(game, &usual, &choice.made));
        let is_hard = !choices.right().any(|choice| is_usual(&choice));
        Some(Puzzle {
            seq: decision.seq,
            seat: decision.seat,
            cost: decision.error.mean,
            themes: themes(&view.table.phase, [played, best.made]),
            plan: comparison.plan_after(&best.made),
            is_own: is_own(game, decision.seat),
            is_general: is_hard && best.gain.mean >= CLEAR.max(2.0 * best.gain.error),
            choices,
        })
    }
}

impl Choices {
    fn measured(comparison: &mut Comparison<'_>, played: Move, others: &[Move], order: &[Move]) -> Choices {
        let gains = comparison.differences(others, WORLDS).into_iter().map(|tally| tally.estimate());
        let measured = others.iter().zip(gains).map(|(made, gain)| PuzzleChoice { made: *made, gain });
        let mut all = measured.collect::<Vec<_>>();
        all.push(PuzzleChoice { made: played, gain: Estimate::default() });
        all.sort_by_key(|choice| order.iter().position(|made| *made == choice.made));
        Choices { played, all }
    }

    /// A choice by its move; none if that is not among them.
    pub fn of(&self, made: &Move) -> Option<PuzzleChoice> {
        self.all.iter().find(|choice| choice.made == *made).copied()
    }

    /// The best choice.
    pub fn best(&self) -> Option<PuzzleChoice> {
        self.all.iter().max_by(|one, other| one.gain.mean.total_cmp(&other.gain.mean)).copied()
    }

    /// Whether a choice is right: better than the move that was played, and not worse than the best by more than
    /// can be told.
    pub fn is_right(&self, choice: &PuzzleChoice) -> bool {
        let gain = |best: PuzzleChoice| best.gain.mean - SLACK.max(best.gain.error);
        choice.gain.mean > 0.0 && self.best().is_some_and(|best| choice.gain.mean >= gain(best))
    }

    /// The choices that are right.
    pub fn right(&self) -> impl Iterator<Item = PuzzleChoice> {
        self.all.iter().filter(|choice| self.is_right(choice)).copied()
    }
}

/// Whether the person who had the seat from the beginning decides for it.
fn is_own(game: &Game, seat: Seat) -> bool {
    let seats = game.view_for(None).table.seats;
    let is_own =
        |view: &railhead_engine::SeatView| view.occupant == Occupant::Person && view.away.is_none() && !view.stand_in;
    seats.iter().find(|view| view.seat == seat).is_some_and(is_own)
}

/// The subjects of a decision between two moves.
fn themes(phase: &PhaseView, moves: [Move; 2]) -> Vec<Theme> {
    let mut themes = moves.iter().flat_map(of_move).collect::<Vec<_>>();
    if matches!(phase, PhaseView::Turn { turns_left: Some(_), .. }) {
        themes.push(Theme::LastRound);
    }
    themes.sort_unstable();
    themes.dedup();
    themes
}

fn of_move(made: &Move) -> Vec<Theme> {
    match made {
        Move::DrawCard {} | Move::TakeFaceUp { .. } => vec![Theme::Cards],
        Move::ClaimRoute { route, .. } => {
            let facts = route.facts();
            let kinds = [(true, Theme::Claim), (facts.tunnel, Theme::Tunnel), (facts.ferry > 0, Theme::Ferry)];
            kinds.into_iter().filter_map(|(is_it, theme)| is_it.then_some(theme)).collect()
        }
        Move::PayTunnel { .. } | Move::AbandonTunnel {} => vec![Theme::Tunnel],
        Move::DrawTickets {} | Move::KeepTickets { .. } => vec![Theme::Tickets],
        Move::BuildStation { .. } => vec![Theme::Station],
        Move::Pass {} => Vec::new(),
    }
}
