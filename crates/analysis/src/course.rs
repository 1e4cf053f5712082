//! The course of a game under analysis: what it was worth at each moment, and why that changed.

use crate::{
    chances::{self, before_deal, open},
    choice::Choice,
    log::{Log, Moment},
    report::{Decision, Luck, LuckKind, MomentValues, SeatAnalysis, SeatValue, Value},
};
use railhead_bots::{
    Estimate,
    evaluation::{Network, Worth},
};
use railhead_engine::{BySeat, Int, PlayerScore, Seat};

/// The decisions that are named of a seat.
const TURNING_POINTS: usize = 3;

/// The course of a game.
pub(crate) struct Course {
    sums: BySeat<Sums>,
    pub values: Vec<MomentValues>,
    pub decisions: Vec<Decision>,
    pub luck: Vec<Luck>,
}

/// The sums of a seat so far.
#[derive(Clone, Default)]
struct Sums {
    start: Estimate,
    luck: Sum,
    errors: Sum,
    /// The changes by own moves and by those of others.
    own: f64,
    others: f64,
    decisions: u32,
    /// The errors that count, with the numbers of their events.
    counted: Vec<(u32, f64)>,
}

/// A sum of independent estimates.
#[derive(Clone, Copy, Default)]
struct Sum {
    mean: f64,
    variance: f64,
}

impl Sum {
    fn add(&mut self, term: Estimate) {
        self.mean += term.mean;
        self.variance += term.error.powi(2);
    }

    fn estimate(self) -> Estimate {
        Estimate { mean: self.mean, error: self.variance.sqrt() }
    }
}

type Worths = BySeat<Worth>;

impl Course {
    pub fn of(log: &Log, network: &Network, seed: u64) -> Course {
        let mut course =
            Course { sums: BySeat::default(), values: Vec::new(), decisions: Vec::new(), luck: Vec::new() };
        let end = end(log.end.scores());
        let worth = |moment: &Moment| open(&moment.game).map(|position| position.worth(network));
        let Some(first) = log.moments.first() else { return course };
        let mut now = worth(first).unwrap_or(end);
        course.deal(log, first, &now, network, seed);
        let following = log.moments.iter().skip(1).map(|moment| worth(moment).unwrap_or(end));
        for (moment, next) in log.moments.iter().zip(following.chain([end])) {
            course.value_at(log, moment.seq, &now);
            course.decided(moment, &now, network, seed);
            course.change(log, moment, &now, &next, network, seed);
            now = next;
        }
        course.value_at(log, log.end.version() + 1, &end);
        course
    }

    /// The sums of the seats, in the order of the scores.
    pub fn seats(&self, scores: &[PlayerScore]) -> Vec<SeatAnalysis> {
        scores.iter().map(|score| self.sums[score.seat].clone().report(scores, score)).collect()
    }

    /// The luck of the deal: what the game is worth after it, minus the mean over other deals.
    fn deal(&mut self, log: &Log, first: &Moment, dealt: &Worths, network: &Network, seed: u64) {
        let before = before_deal(&log.lobby, network, seed);
        for seat in log.end.seats() {
            let is_known = before[seat].count() > 0;
            let start = if is_known { before[seat].estimate() } else { certain(dealt[seat].margin) };
            self.sums[seat].start = start;
            let luck = Estimate { mean: dealt[seat].margin - start.mean, error: start.error };
            self.lucky(first.seq - 1, seat, LuckKind::Deal, luck);
        }
    }

    fn lucky(&mut self, seq: u32, seat: Seat, kind: LuckKind, luck: Estimate) {
        self.sums[seat].luck.add(luck);
        self.luck.push(Luck { seq, seat, kind, luck });
    }

    fn value_at(&mut self, log: &Log, seq: u32, worth: &Worths) {
        let of = |seat: Seat| SeatValue { margin: worth[seat].margin, win: worth[seat].win };
        self.values.push(MomentValues { seq, seats: log.end.seats().map(of).collect() });
    }

    fn decided(&mut self, moment: &Moment, now: &Worths, network: &Network, seed: u64) {
        let Some((seat, made)) = moment.made else { return };
        let Some(choice) = Choice::of(&moment.game, moment.seq, seat, made) else { return };
        let judged = choice.judge(network, seed);
        let sums = &mut self.sums[seat];
        sums.decisions += 1;
        if judged.counts {
            sums.errors.add(judged.error);
            sums.counted.push((moment.seq, judged.error.mean));
        }
        self.decisions.push(Decision {
            seq: moment.seq,
            seat,
            value: value(&now[seat], moment.game.options().seats),
            played: made,
            best: judged.best,
            compared: judged.compared,
            error: judged.error,
            counts: judged.counts,
        });
    }

    /// Divides the change of every seat's value from this moment to the next among its causes.
    fn change(&mut self, log: &Log, moment: &Moment, now: &Worths, next: &Worths, network: &Network, seed: u64) {
        let mut lucky = BySeat::<f64>::default();
        for chance in &moment.chances {
            let Some(luck) = chances::of(chance, network, seed) else { continue };
            for seat in log.end.seats() {
                let (mean, error) = (luck.points[seat], luck.errors[seat]);
                lucky[seat] += mean;
                self.lucky(luck.seq, seat, luck.kind, Estimate { mean, error });
            }
        }
        let decider = moment.made.map(|(seat, _)| seat);
        for seat in log.end.seats() {
            let change = next[seat].margin - now[seat].margin - lucky[seat];
            let sums = &mut self.sums[seat];
            if decider == Some(seat) { sums.own += change } else { sums.others += change }
        }
    }
}

impl Sums {
    fn report(mut self, scores: &[PlayerScore], score: &PlayerScore) -> SeatAnalysis {
        self.counted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let (luck, errors) = (self.luck.estimate(), self.errors.estimate());
        let margin = margin(scores, score.seat);
        SeatAnalysis {
            seat: score.seat,
            start: self.start,
            luck,
            improvement: Estimate { mean: self.own + errors.mean, error: errors.error },
            errors,
            others: certain(self.others),
            unexplained: Estimate::default(),
            margin,
            rank: score.rank,
            adjusted_margin: Estimate { mean: f64::from(margin) - luck.mean, error: luck.error },
            decisions: self.decisions,
            counted_errors: u32::saturating_from(self.counted.len()),
            turning_points: self.counted.iter().take(TURNING_POINTS).map(|(seq, _)| *seq).collect(),
        }
    }
}

fn certain(mean: f64) -> Estimate {
    Estimate { mean, error: 0.0 }
}

fn value(worth: &Worth, seats: u8) -> Value {
    let rank = 1.0 + worth.rank * f64::from(seats - 1);
    Value { margin: certain(worth.margin), rank: certain(rank), win: certain(worth.win) }
}

/// The points of a seat minus those of its best opponent.
fn margin(scores: &[PlayerScore], seat: Seat) -> i16 {
    let total =
        |is_own: bool| scores.iter().filter(move |score| (score.seat == seat) == is_own).map(|score| score.total);
    total(true).max().unwrap_or(0) - total(false).max().unwrap_or(0)
}

/// The worth of the end: the result.
fn end(scores: &[PlayerScore]) -> Worths {
    let mut end = Worths::default();
    let winners = scores.iter().filter(|score| score.rank == 1).count();
    for score in scores {
        let win = if score.rank == 1 { 1.0 / f64::from(u8::saturating_from(winners)) } else { 0.0 };
        let rank = f64::from(score.rank - 1) / f64::from(u8::saturating_from(scores.len() - 1));
        end[score.seat] = Worth { margin: margin(scores, score.seat).into(), win, rank };
    }
    end
}
