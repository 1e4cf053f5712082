//! The standings: everything that rows say about each contender.

use crate::{
    Contender, Outcome, Plan, Row, Thinking,
    luce::{Choices, Deals},
    ratings::{Rating, ratings},
};
use itertools::Itertools;
use railhead_engine::Int;

/// The results of a contender.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The contender.
    pub contender: Contender,
    /// The rating.
    pub rating: Rating,
    /// The games that it played.
    pub games: u32,
    /// The share of games won; a shared win counts as a fraction.
    pub win_rate: f64,
    /// The mean rank; equal ranks count as the mean of the places that they share.
    pub mean_rank: f64,
    /// The mean margin over the best opponent, in points.
    pub mean_margin: f64,
    /// Its standard error, by deals.
    pub margin_error: f64,
    /// The mean of the margin minus what chance gave after the deal, by the evaluation. It is the same in
    /// the long run, and nearer to it after as many games.
    pub adjusted_margin: f64,
    /// Its standard error, by deals.
    pub adjusted_error: f64,
    /// The mean of the final points.
    pub mean_total: f64,
    /// Its decisions.
    pub thinking: Thinking,
}

/// The rows of whole deals, sorted. A deal is whole when it was played in all rotations.
pub fn whole_deals<'a>(plan: &Plan, rows: &'a [Row]) -> Vec<&'a Row> {
    let games = rows.iter().into_group_map_by(|row| row.outcome.deal);
    let whole = games.into_values().filter(|games| games.len() == usize::from(plan.seats));
    whole.flatten().sorted_by_key(|row| row.outcome.id()).collect()
}

/// The standings of a plan by the rows of whole deals, the strongest first. Intervals are by so
/// many resamples.
pub fn standings(plan: &Plan, rows: &[&Row], resamples: u32) -> Vec<Standing> {
    let pool = plan.contenders.len();
    let mut sums = vec![Sums::default(); pool];
    let mut deals = Vec::new();
    for (_, games) in &rows.iter().chunk_by(|row| row.outcome.deal) {
        let mut choices = Choices::default();
        for row in games {
            let Outcome { seating, ranks, .. } = &row.outcome;
            choices.add(seating.iter().copied().zip(ranks.iter().copied()));
            for (seat, contender) in seating.iter().enumerate() {
                sums.get_mut(*contender).into_iter().for_each(|sums| sums.add(row, seat));
            }
        }
        deals.push(choices);
    }
    let rated = ratings(&Deals::new(pool, &deals), pool, plan.anchor(), resamples, plan.seed);
    let all = plan.contenders.iter().zip(rated).zip(sums);
    let standings = all.map(|((contender, rating), sums)| sums.standing(contender.clone(), rating));
    standings.sorted_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating)).collect()
}

/// Sums over the games of a contender.
#[derive(Clone, Default, Debug)]
struct Sums {
    games: u32,
    wins: f64,
    ranks: f64,
    /// For each game, its deal and the margin, as it was and without luck.
    margins: Vec<(u32, [f64; 2])>,
    totals: i64,
    thinking: Thinking,
}

/// The mean of games, and its standard error: the games of a deal depend on each other.
fn mean_by_deal(games: &[(u32, f64)]) -> (f64, f64) {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len().max(1).to_float();
    let by_deal = games.iter().chunk_by(|(deal, _)| *deal);
    let means = by_deal.into_iter().map(|(_, games)| mean(&games.map(|(_, value)| *value).collect_vec())).collect_vec();
    let (all, deals) = (mean(&means), means.len().to_float());
    let squares = means.iter().map(|own| (own - all).powi(2)).sum::<f64>();
    (all, (squares / (deals - 1.0).max(1.0) / deals.max(1.0)).sqrt())
}

impl Sums {
    /// Adds a game in which the contender had this seat.
    fn add(&mut self, row: &Row, seat: usize) {
        let Outcome { totals, ranks, .. } = &row.outcome;
        let (Some(total), Some(rank)) = (totals.get(seat), ranks.get(seat)) else { return };
        let equal = ranks.iter().filter(|other| *other == rank).count().to_float();
        let opponents = totals.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = opponents.map(|(_, total)| *total).max().unwrap_or_default();
        self.games += 1;
        self.wins += if *rank == 1 { 1.0 / equal } else { 0.0 };
        self.ranks += f64::from(*rank) + (equal - 1.0) / 2.0;
        let margin = f64::from(*total) - f64::from(best);
        let luck = f64::from(row.luck.get(seat).copied().unwrap_or_default()) / 100.0;
        self.margins.push((row.outcome.deal, [margin, margin - luck]));
        self.totals += i64::from(*total);
        self.thinking.add(row.thinking.get(seat).copied().unwrap_or_default());
    }

    fn standing(self, contender: Contender, rating: Rating) -> Standing {
        let games = f64::from(self.games.max(1));
        let of = |[margin, adjusted]: [f64; 2], is_adjusted| if is_adjusted { adjusted } else { margin };
        let by_deal = |is_adjusted: bool| {
            let of_game = |(deal, both): &(u32, [f64; 2])| (*deal, of(*both, is_adjusted));
            mean_by_deal(&self.margins.iter().map(of_game).collect_vec())
        };
        let ((mean_margin, margin_error), (adjusted_margin, adjusted_error)) = (by_deal(false), by_deal(true));
        Standing {
            contender,
            rating,
            games: self.games,
            win_rate: self.wins / games,
            mean_rank: self.ranks / games,
            mean_margin,
            margin_error,
            adjusted_margin,
            adjusted_error,
            mean_total: self.totals.to_float() / games,
            thinking: self.thinking,
        }
    }
}

#[cfg(test)]
#[expect(clippy::indexing_slicing, clippy::panic, clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::testing::{assert_close, outcome, plan};

    fn row(deal: u32, rotation: u8, seats: &[(usize, u8)], totals: &[i16]) -> Row {
        let luck = vec![100 * i32::try_from(deal).unwrap(); seats.len()];
        let outcome = Outcome { rotation, totals: totals.to_vec(), ..outcome(deal, seats) };
        let thinking = vec![Thinking { decisions: 2, nanoseconds: 10, longest: 7 }; seats.len()];
        Row { outcome, luck, thinking }
    }

    #[test]
    fn results_are_averaged_for_each_contender() {
        let plan = plan(3, &["random", "conductor", "stationmaster"]);
        let rows = [
            row(0, 0, &[(0, 3), (1, 1), (2, 1)], &[10, 90, 90]),
            row(0, 1, &[(1, 2), (2, 1), (0, 3)], &[80, 100, 20]),
            row(0, 2, &[(2, 1), (0, 2), (1, 3)], &[70, 60, 50]),
        ];
        let standings = standings(&plan, &whole_deals(&plan, &rows), 200);
        assert_eq!(
            standings.iter().map(|own| own.contender.clone()).collect_vec(),
            [2, 1, 0].map(|own| plan.contenders[own].clone())
        );
        let [best, anchor, _] = &standings[..] else { panic!() };
        assert_eq!((best.games, anchor.games), (3, 3));
        assert_close(best.win_rate, 2.5 / 3.0, 1e-12);
        assert_close(anchor.mean_rank, (1.5 + 2.0 + 3.0) / 3.0, 1e-12);
        assert_close(best.mean_margin, (0.0 + 20.0 + 10.0) / 3.0, 1e-12);
        assert_close(anchor.mean_total, 220.0 / 3.0, 1e-12);
        assert_eq!(best.thinking, Thinking { decisions: 6, nanoseconds: 30, longest: 7 });
        assert_eq!(anchor.rating.rating, 1500.0);
    }

    #[test]
    fn margins_have_errors_by_deal_and_are_told_without_luck() {
        let plan = plan(2, &["random", "conductor"]);
        let games = |deal, margins: [i16; 2]| {
            let game = |(rotation, margin)| row(deal, rotation, &[(0, 2), (1, 1)], &[0, margin]);
            (0..).zip(margins).map(game).collect_vec()
        };
        let rows = [games(0, [9, 11]), games(1, [19, 21]), games(2, [31, 29])].concat();
        let standings = standings(&plan, &whole_deals(&plan, &rows), 200);
        let best = &standings[0];
        assert_close(best.mean_margin, 20.0, 1e-12);
        // The means of the deals are 10, 20 and 30.
        assert_close(best.margin_error, 10.0 / 3.0_f64.sqrt(), 1e-12);
        // The luck of the deals was 0, 1 and 2.
        assert_close(best.adjusted_margin, 19.0, 1e-12);
        assert_close(best.adjusted_error, 9.0 / 3.0_f64.sqrt(), 1e-12);
    }

    #[test]
    fn deals_that_are_not_whole_do_not_count_and_order_is_nothing() {
        let plan = plan(2, &["random", "conductor"]);
        let won = |deal, rotation| row(deal, rotation, &[(0, 2), (1, 1)], &[1, 2]);
        let rows = [won(3, 1), won(1, 0), won(0, 1), won(3, 0), won(0, 0)];
        let whole = whole_deals(&plan, &rows);
        let games = whole.iter().map(|row| (row.outcome.deal, row.outcome.rotation)).collect_vec();
        assert_eq!(games, [(0, 0), (0, 1), (3, 0), (3, 1)]);
        let mut reversed = rows.to_vec();
        reversed.reverse();
        let again = whole_deals(&plan, &reversed);
        assert_eq!(standings(&plan, &whole, 200), standings(&plan, &again, 200));
    }
}
