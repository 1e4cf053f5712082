//! The analysis of a game, moment by moment.

use crate::{
    choice::{Choice, Compared, stands_out},
    log::{Log, Moment},
    luck,
    report::{Analysis, Decision, Luck, LuckKind, MomentValues, SeatValue},
    rollouts::{LUCK_WORLDS, Rollouts},
    sums::{Sums, margin},
};
use railhead_bots::{Estimate, Outcome, Outcomes, Outlook, VALUE_POLICY, VALUE_VERSION, Value};
use railhead_engine::{Actor, BySeat, Command, Event, Game, Int, PlayerScore, Seat};
use rand::{SeedableRng, rngs::SmallRng};

/// The extent of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisOptions {
    /// The number of games to play out for the whole game, shared by all its events. A game with so
    /// many events that each would be tried in less than four worlds takes more.
    pub rollouts: u32,
    /// The seed of the sampled worlds.
    pub seed: u64,
}

/// The reason for which a log cannot be analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnalysisError {
    /// The log does not end with scores.
    #[error("the game was not played to its end")]
    NotFinished,
    /// The caller ended it.
    #[error("the analysis was stopped")]
    Stopped,
}

/// Analyses the log of a finished game. `goes_on` is called after each rollout: a server can let other
/// work go first. If it answers false, the analysis ends with the present moment.
///
/// # Errors
/// If the game has no scores; if the analysis was stopped.
pub fn analyze(
    events: &[Event],
    options: AnalysisOptions,
    goes_on: &dyn Fn() -> bool,
) -> Result<Analysis, AnalysisError> {
    let log = Log::of(events);
    if !log.end.is_finished() {
        return Err(AnalysisError::NotFinished);
    }
    let choices = log.moments.iter().map(choice).collect::<Vec<_>>();
    let cost = log.moments.iter().zip(&choices).map(|(moment, choice)| cost(moment, choice.as_ref())).sum::<u64>();
    let seats = u64::from(log.end.options().seats);
    let rollouts = Rollouts::shared(options.rollouts, cost + 8 * u64::from(LUCK_WORLDS) * seats, options.seed, goes_on);
    let mut analysis = Analysis {
        policy: VALUE_POLICY.to_owned(),
        version: VALUE_VERSION,
        seed: options.seed,
        rollouts: 0,
        worlds: rollouts.worlds,
        seats: Vec::new(),
        values: Vec::new(),
        decisions: Vec::new(),
        luck: Vec::new(),
    };
    Course { log: &log, rollouts: &rollouts, sums: BySeat::default(), analysis: &mut analysis }.follow(&choices)?;
    analysis.rollouts = rollouts.done();
    Ok(analysis)
}

fn choice(moment: &Moment) -> Option<Choice> {
    let (seat, made) = moment.made.as_ref()?;
    Choice::of(&moment.game, *seat, made)
}

/// The rollouts of a moment for eight worlds.
fn cost(moment: &Moment, choice: Option<&Choice>) -> u64 {
    let seats = u64::from(moment.game.options().seats);
    let values = choice.map_or(8 * seats, |choice| 8 * (seats - 1) + choice.cost());
    // The outcome that came and another, and a third one of an own move.
    let chances = moment.chances.iter().map(|chance| if chance.seat.is_some() { 3 } else { 2 * seats + 1 });
    values + 8 * u64::from(LUCK_WORLDS) * chances.sum::<u64>()
}

/// The course of a game under analysis.
struct Course<'a> {
    log: &'a Log,
    rollouts: &'a Rollouts<'a>,
    sums: BySeat<Sums>,
    analysis: &'a mut Analysis,
}

/// The measurements of a moment.
struct Now {
    /// The outcomes for each seat, by world.
    outcomes: BySeat<Vec<Outcome>>,
    compared: Option<Compared>,
}

impl Now {
    fn value(&self, seat: Seat) -> Value {
        self.outcomes[seat].iter().copied().collect::<Outcomes>().value()
    }
}

impl Course<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.log.end.seats()
    }

    fn follow(&mut self, choices: &[Option<Choice>]) -> Result<(), AnalysisError> {
        let mut moments = self.log.moments.iter().zip(choices);
        let Some((mut moment, mut choice)) = moments.next() else { return Ok(()) };
        let mut now = self.measure(moment, choice.as_ref());
        self.deal(moment, &now);
        loop {
            if self.rollouts.is_stopped() {
                return Err(AnalysisError::Stopped);
            }
            self.value_at(moment.seq, |seat| now.value(seat));
            let following = moments.next();
            let next = following.map(|(next, choice)| self.measure(next, choice.as_ref()));
            self.decided(moment, choice.as_ref(), &now);
            self.change(moment, &now, next.as_ref());
            match (following, next) {
                (Some((next_moment, next_choice)), Some(next)) => {
                    (moment, choice, now) = (next_moment, next_choice, next);
                }
                _ => break,
            }
        }
        let scores = self.log.end.scores();
        self.value_at(self.log.end.version() + 1, |seat| end(scores, seat));
        for score in scores {
            let sums = std::mem::take(&mut self.sums[score.seat]);
            self.analysis.seats.push(sums.report(score.seat, margin(scores, score.seat), score));
        }
        Ok(())
    }

    /// The outcomes at a moment. The seat that decides tries its moves in the same worlds.
    fn measure(&self, moment: &Moment, choice: Option<&Choice>) -> Now {
        let mut compared = choice.and_then(|choice| choice.compare(&moment.game, moment.seq, self.rollouts));
        let mut outcomes = BySeat::<Vec<Outcome>>::default();
        for seat in self.seats() {
            let own = compared.as_mut().filter(|_| choice.is_some_and(|choice| choice.seat == seat));
            outcomes[seat] =
                own.map_or_else(|| self.outcomes(&moment.game, seat), |own| std::mem::take(&mut own.policy));
        }
        Now { outcomes, compared }
    }

    fn outcomes(&self, game: &Game, seat: Seat) -> Vec<Outcome> {
        let view = game.view_for(Some(seat));
        let Some(outlook) = Outlook::of(&view, false) else { return Vec::new() };
        let seed = self.rollouts.seed(seat);
        let outcome = |number| self.rollouts.count(outlook.played_on(&outlook.world(seed, number)));
        (0..self.rollouts.worlds).map(outcome).collect()
    }

    /// The values before the deal, over other deals, and the luck of the one that came.
    fn deal(&mut self, first: &Moment, dealt: &Now) {
        let mut before = BySeat::<Outcomes>::default();
        let host = Actor::Seat(self.log.lobby.host());
        for number in 0..self.rollouts.luck_worlds() {
            let mut game = self.log.lobby.clone();
            let mut rng = SmallRng::seed_from_u64(self.rollouts.seed_at(number, Seat::ALL[0]));
            if game.play(host, &Command::Start, &mut rng, &mut Vec::new()).is_err() {
                continue;
            }
            for seat in self.seats() {
                let view = game.view_for(Some(seat));
                let Some(outlook) = Outlook::of(&view, false) else { continue };
                let world = outlook.world(self.rollouts.seed_at(number, seat), 0);
                before[seat].add(self.rollouts.count(outlook.played_on(&world)));
            }
        }
        for seat in self.seats() {
            let (start, after) = (before[seat].value().margin, dealt.value(seat).margin);
            let luck = Estimate { mean: after.mean - start.mean, error: after.error.hypot(start.error) };
            let (measured, luck) = (luck, LuckKind::Deal.likely(luck));
            self.sums[seat].start = start;
            self.sums[seat].beyond_deal = measured.mean - luck.mean;
            self.lucky(first.seq - 1, seat, LuckKind::Deal, luck);
        }
    }

    fn lucky(&mut self, seq: u32, seat: Seat, kind: LuckKind, luck: Estimate) {
        self.sums[seat].luck.add(luck);
        self.analysis.luck.push(Luck { seq, seat, kind, luck });
    }

    fn value_at(&mut self, seq: u32, value: impl Fn(Seat) -> Value) {
        let of = |value: Value| SeatValue { margin: value.margin.mean, win: value.win.mean };
        let seats = self.seats().map(|seat| of(value(seat))).collect();
        self.analysis.values.push(MomentValues { seq, seats });
    }

    fn decided(&mut self, moment: &Moment, choice: Option<&Choice>, now: &Now) {
        let (Some(choice), Some(compared)) = (choice, &now.compared) else { return };
        let error = compared.error.estimate();
        let counts = stands_out(&compared.error);
        let sums = &mut self.sums[choice.seat];
        sums.decisions += 1;
        if counts {
            sums.errors.add(error);
            sums.counted.push((moment.seq, error));
        }
        self.analysis.decisions.push(Decision {
            seq: moment.seq,
            seat: choice.seat,
            value: now.value(choice.seat),
            played: choice.made,
            best: compared.best,
            compared: u32::saturating_from(choice.compared()),
            error,
            counts,
        });
    }

    /// Divides the change of every seat's value from this moment to the next among its causes.
    fn change(&mut self, moment: &Moment, now: &Now, next: Option<&Now>) {
        let decider = moment.made.as_ref().map(|(seat, _)| *seat);
        for seat in self.seats() {
            let is_own = decider == Some(seat);
            self.luck(moment, seat, is_own);
            let result = f64::from(margin(self.log.end.scores(), seat));
            let after = |world: usize| next.map_or(result, |next| points(next.outcomes[seat].get(world)));
            let before = now.outcomes[seat].iter().enumerate();
            let change = before.map(|(world, outcome)| after(world) - points(Some(outcome)));
            let sums = &mut self.sums[seat];
            match now.compared.as_ref().filter(|_| is_own) {
                Some(Compared { play, .. }) => {
                    sums.own.add(change.zip(play).map(|(change, play)| change - play));
                    sums.play.add(play.iter().copied());
                }
                None if is_own => sums.own.add(change),
                None => sums.foreign.add(change),
            }
        }
    }

    /// Measures the chances of a moment that concern a seat.
    fn luck(&mut self, moment: &Moment, seat: Seat, is_own: bool) {
        for chance in moment.chances.iter().filter(|chance| chance.seat.is_none_or(|own| own == seat)) {
            let measured = luck::measure(chance, seat, is_own, self.rollouts);
            let luck = LuckKind::of(chance).likely(measured.luck.estimate());
            self.lucky(chance.seq, seat, LuckKind::of(chance), luck);
            let sums = &mut self.sums[seat];
            if is_own {
                sums.own_luck.add(luck)
            } else {
                sums.foreign_luck.add(luck)
            }
            sums.unforeseen.add(measured.unforeseen.estimate());
        }
    }
}

fn points(outcome: Option<&Outcome>) -> f64 {
    outcome.map_or(0.0, |outcome| outcome.margin.into())
}

/// The value at the end: the result.
fn end(scores: &[PlayerScore], seat: Seat) -> Value {
    let certain = |mean: f64| Estimate { mean, error: 0.0 };
    let margin = margin(scores, seat);
    let rank = scores.iter().find(|score| score.seat == seat).map_or(0, |score| score.rank);
    let win = if margin >= 0 { 1.0 } else { 0.0 };
    Value { margin: certain(margin.into()), rank: certain(rank.into()), win: certain(win) }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::{log::ChanceMoment, played::play};
    use railhead_bots::{Chance, Policy};
    use railhead_engine::{Card, Variant};

    fn log(seats: usize) -> Log {
        Log::of(&play(Variant::Classic, &vec![Policy::Rusher; seats], 2))
    }

    /// For eight worlds: eight values for each seat; for a chance of one seat, three in each of 24 worlds;
    /// for one that three seats see, two each, and one more of the seat that decides.
    #[test]
    fn the_cost_of_a_moment_follows_from_its_seats_and_chances() {
        let game = log(3).end;
        let chance = |seat| ChanceMoment { seq: 1, seat, game: game.clone(), came: Chance::Card(Card::Red) };
        let cost = |seats: &[Option<Seat>]| {
            let chances = seats.iter().map(|seat| chance(*seat)).collect();
            super::cost(&Moment { seq: 1, made: None, game: game.clone(), chances }, None)
        };
        assert_eq!(cost(&[]), 24);
        assert_eq!(cost(&[Some(Seat::ALL[1])]), 24 + 72);
        assert_eq!(cost(&[None]), 24 + 168);
        assert_eq!(cost(&[None, Some(Seat::ALL[0]), None]), 24 + 168 + 72 + 168);
    }

    /// No decision takes more games than it is said to cost, and some take as many.
    #[test]
    fn the_cost_of_a_decision_is_the_most_that_it_takes() {
        let log = log(3);
        let mut exact = 0;
        for mut moment in log.moments.into_iter().step_by(4) {
            moment.chances.clear();
            let Some(choice) = choice(&moment) else { continue };
            let rollouts = Rollouts::shared(1, 1, 1, &|| true);
            choice.compare(&moment.game, moment.seq, &rollouts).unwrap();
            let (done, most) = (rollouts.done(), choice.cost());
            assert!((most - 6..=most).contains(&done), "{done} of {most}");
            exact += u32::from(done == most);
            assert_eq!(cost(&moment, Some(&choice)), most + 16);
        }
        assert!(exact > 0);
    }

    #[test]
    fn the_end_is_certain_and_equal_points_win() {
        let mut scores = log(2).end.scores().to_vec();
        let ends = |scores: &[PlayerScore]| [0, 1].map(|seat| end(scores, Seat::ALL[seat]));
        (scores[0].total, scores[1].total) = (50, 47);
        let of = |mean| Estimate { mean, error: 0.0 };
        let [first, second] = ends(&scores).map(|value| (value.margin, value.win));
        assert_eq!((first, second), ((of(3.0), of(1.0)), (of(-3.0), of(0.0))));
        (scores[0].total, scores[0].rank, scores[1].rank) = (47, 1, 1);
        let equal = ends(&scores).map(|value| (value.margin, value.win, value.rank));
        assert_eq!(equal, [(of(0.0), of(1.0), of(1.0)); 2]);
    }
}
