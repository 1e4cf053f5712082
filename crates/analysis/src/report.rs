//! The answer: an analysis as an app shows it.

use railhead_bots::{Estimate, rounded};
use railhead_engine::{Move, Seat};
use serde::{Deserialize, Serialize};

/// The version of the figures. It is raised whenever equal games get others: figures of different versions
/// cannot be compared. Sums that are stored with another one count no more.
pub const VERSION: i16 = 2;

/// The analysis of a finished game. Events are numbered as in the log, from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = GameAnalysis))]
pub struct Analysis {
    /// The judge of positions.
    #[cfg_attr(feature = "utoipa", schema(example = "evaluation"))]
    pub policy: String,
    /// The version of the figures. Those of different versions cannot be compared.
    #[cfg_attr(feature = "utoipa", schema(example = 2))]
    pub version: i16,
    /// The seed of the deals, tickets and worlds that were sampled.
    #[cfg_attr(feature = "utoipa", schema(example = 1))]
    pub seed: u64,
    /// The number of games played out: none since version 2.
    #[cfg_attr(feature = "utoipa", schema(example = 0))]
    pub rollouts: u64,
    /// The number of worlds in which it was judged what looked like an error.
    #[cfg_attr(feature = "utoipa", schema(example = 12))]
    pub worlds: u32,
    /// The sums of each seat, in seat order.
    pub seats: Vec<SeatAnalysis>,
    /// The values before each decision, and at the end.
    pub values: Vec<MomentValues>,
    /// The decisions with more than one legal move.
    pub decisions: Vec<Decision>,
    /// The luck of each seat in each event of chance.
    pub luck: Vec<Luck>,
}

/// The sums of one seat, in points of the final margin over the best opponent:
/// `start` + `luck` + `improvement` − `errors` + `others` = `margin`. The standard errors are those of what
/// was sampled: other deals, other tickets, and the worlds of errors.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SeatAnalysis {
    /// The seat.
    pub seat: Seat,
    /// The value before the deal.
    pub start: Estimate,
    /// The sum of luck, its own and that of the others; zero on average over many games.
    pub luck: Estimate,
    /// The gain of the best known moves over those that a position is judged by.
    pub improvement: Estimate,
    /// The cost of the errors that count; not negative.
    pub errors: Estimate,
    /// The change by the moves of the others.
    pub others: Estimate,
    /// The rest: none since version 2.
    pub unexplained: Estimate,
    /// The final margin.
    #[cfg_attr(feature = "utoipa", schema(example = 24))]
    pub margin: i16,
    /// The final rank.
    #[cfg_attr(feature = "utoipa", schema(example = 1))]
    pub rank: u8,
    /// The final margin without luck.
    pub adjusted_margin: Estimate,
    /// The number of decisions with more than one legal move.
    #[cfg_attr(feature = "utoipa", schema(example = 58))]
    pub decisions: u32,
    /// The number of errors that count.
    #[cfg_attr(feature = "utoipa", schema(example = 4))]
    pub counted_errors: u32,
    /// The decisions that cost most, at most three, the most expensive first: the numbers of their
    /// first events.
    pub turning_points: Vec<u32>,
}

/// The values of a moment for each seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct MomentValues {
    /// The number of the event that follows; one more than there are events for the end.
    #[cfg_attr(feature = "utoipa", schema(example = 31))]
    pub seq: u32,
    /// The values in seat order.
    pub seats: Vec<SeatValue>,
}

/// The value of a moment for a seat, with all cards open.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SeatValue {
    /// The final margin over the best opponent, in points.
    #[serde(serialize_with = "rounded")]
    pub margin: f64,
    /// The share of a win, 0 to 1. Those of all seats add up to 1.
    #[serde(serialize_with = "rounded")]
    pub win: f64,
}

/// The value of a position for a seat.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = PositionValue))]
pub struct Value {
    /// The final margin over the best opponent, in points.
    pub margin: Estimate,
    /// The final rank, 1 for the most points.
    pub rank: Estimate,
    /// The share of a win, 0 to 1.
    pub win: Estimate,
}

/// A decision and its alternatives.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = AnalysedDecision))]
pub struct Decision {
    /// The number of its first event.
    #[cfg_attr(feature = "utoipa", schema(example = 31))]
    pub seq: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// The value before it.
    pub value: Value,
    /// The move that was made.
    pub played: Move,
    /// The best move of those compared; the one made where none stands out.
    pub best: Move,
    /// The number of moves compared.
    #[cfg_attr(feature = "utoipa", schema(example = 8))]
    pub compared: u32,
    /// The value of the best move minus that of the one made, in points, over worlds that were possible for
    /// what the seat knew. Zero where no move stands out.
    pub error: Estimate,
    /// Whether the error counts: it is at least 3 points, and two standard errors.
    pub counts: bool,
}

/// The luck of a seat in one event of chance, in points.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "utoipa", schema(as = ChanceLuck))]
pub struct Luck {
    /// The number of the event.
    #[cfg_attr(feature = "utoipa", schema(example = 33))]
    pub seq: u32,
    /// The seat that was lucky or not.
    pub seat: Seat,
    /// The kind of chance.
    pub kind: LuckKind,
    /// The value after the event minus the mean over what could have come instead.
    pub luck: Estimate,
}

/// A kind of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LuckKind {
    /// The cards and the first tickets that were dealt, and the first face-up cards.
    Deal,
    /// The seat that plays first.
    First,
    /// A card drawn blind.
    Card,
    /// A card laid face up.
    Row,
    /// The surcharge of a tunnel.
    Tunnel,
    /// Tickets drawn, or dealt later than the first.
    Tickets,
}
