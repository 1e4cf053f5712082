//! Standings: points, then tie-breaks in a stated order.

use crate::{
    Entrant, Points, Strength,
    duplicate::{DealPoints, deal_points},
    points::small,
    results::{Line, Round, TableResult},
    table_points,
};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The way in which results become points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// By the places at all tables.
    Places,
    /// By the place at the last table alone, for those who reached the same round.
    LastTable,
    /// By comparison with the same seat at the other tables of the round.
    SameDeal {
        /// The strengths of the entrants, where they are known.
        strengths: Vec<Option<Strength>>,
    },
}

/// A line of the standings. Entrants are ordered by the stage, then by points, then by each of the
/// tie-breaks in turn, then by their number. All tie-breaks are means over the tables that were played, so
/// that a bye, a late entry or a small table is no disadvantage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The place, from 1. Shared if points and all tie-breaks are equal.
    pub place: usize,
    /// The entrant.
    pub entrant: Entrant,
    /// The number of rounds reached, in elimination tournaments; 0 in others.
    pub stage: u32,
    /// The points.
    pub points: Points,
    /// The correction in the points by the strength of opponents, in units of points, for the same deal.
    pub correction: i64,
    /// The first tie-break: the score as a part of the mean score of the table, in hundred-thousandths. For
    /// the same deal, the comparison of margins instead.
    pub share: i64,
    /// The second: the points of opponents, the mean of each table.
    pub opponents: Points,
    /// The number of tables won. The third tie-break is this, divided by the number of tables played.
    pub wins: u32,
    /// The number of tables played.
    pub played: u32,
}

/// Sums of an entrant.
#[derive(Clone, Default)]
struct Sums {
    played: u32,
    points: Points,
    correction: i64,
    share: i64,
    wins: u32,
    byes: u32,
    late: u32,
    /// The opponents of each table.
    met: Vec<Vec<Entrant>>,
}

impl Sums {
    /// The points with those for rounds not played, none without a table. A bye is worth the mean of the own
    /// results, a round before a late entry half of it, for as many rounds as were played since.
    fn total(&self) -> Points {
        let mean = self.points.units().checked_div(self.played).unwrap_or_default();
        self.points + Points::of_units(mean * self.byes + mean * self.late.min(self.played) / 2)
    }

    /// The mean, over the tables, of the mean of the opponents' points there.
    fn opponents(&self, totals: &[Points]) -> Points {
        let of_table = |met: &Vec<Entrant>| {
            let points = met.iter().filter_map(|other| totals.get(*other).copied()).sum::<Points>();
            points.units().checked_div(small(met.len())).unwrap_or_default()
        };
        let sum = self.met.iter().map(of_table).sum::<u32>();
        Points::of_units(sum.checked_div(self.played).unwrap_or_default())
    }
}

/// The values that decide the places, the first one first. An entrant without a stage was removed, and
/// ranks after all others.
type Key = (Option<u32>, Points, i64, Points, u64);

/// The standings of the entrants, by their stages, after some rounds: the first place first. Entrants
/// without a stage were removed.
pub fn standings(stages: &[Option<u32>], rounds: &[Round], scoring: &Scoring) -> Vec<Standing> {
    let mut all = vec![Sums::default(); stages.len()];
    for round in rounds {
        for (table, points) in round.tables.iter().zip(points_of(round, scoring)) {
            if *scoring == Scoring::LastTable {
                table.lines.iter().for_each(|line| with(&mut all, line.entrant, |sums| sums.points = Points::ZERO));
            }
            add_table(&mut all, table, &points);
        }
        round.byes.iter().for_each(|entrant| with(&mut all, *entrant, |sums| sums.byes += 1));
        round.late.iter().for_each(|entrant| with(&mut all, *entrant, |sums| sums.late += 1));
    }
    let totals = all.iter().map(Sums::total).collect::<Vec<_>>();
    let line = |((entrant, sums), stage): ((Entrant, &Sums), &Option<u32>)| {
        let standing = Standing {
            place: 0,
            entrant,
            stage: stage.unwrap_or_default(),
            points: sums.total(),
            correction: sums.correction,
            share: sums.share.checked_div(sums.played.into()).unwrap_or_default(),
            opponents: sums.opponents(&totals),
            wins: sums.wins,
            played: sums.played,
        };
        (key(*stage, &standing), standing)
    };
    let mut lines = all.iter().enumerate().zip(stages).map(line).collect::<Vec<_>>();
    lines.sort_by_key(|(key, line)| (Reverse(*key), line.entrant));
    let keys = lines.iter().map(|(key, _)| *key).collect::<Vec<_>>();
    let placed = |(key, line): (Key, Standing)| {
        let above = keys.iter().take_while(|other| **other > key).count();
        Standing { place: 1 + above, ..line }
    };
    lines.into_iter().map(placed).collect()
}

fn key(stage: Option<u32>, line: &Standing) -> Key {
    // Fine enough to tell apart any two shares of tables won.
    let won = u64::from(line.wins) * 1_000_000_000;
    (stage, line.points, line.share, line.opponents, won.checked_div(line.played.into()).unwrap_or_default())
}

fn with(all: &mut [Sums], entrant: Entrant, change: impl FnOnce(&mut Sums)) {
    if let Some(sums) = all.get_mut(entrant) {
        change(sums);
    }
}

/// The points of each player of the tables of a round, with what separates equals in `margin`.
fn points_of(round: &Round, scoring: &Scoring) -> Vec<Vec<DealPoints>> {
    match scoring {
        Scoring::SameDeal { strengths } => deal_points(&round.tables, strengths),
        Scoring::Places | Scoring::LastTable => round.tables.iter().map(place_points).collect(),
    }
}

fn place_points(table: &TableResult) -> Vec<DealPoints> {
    let ranks = table.lines.iter().map(|line| line.rank).collect::<Vec<_>>();
    // A table of the lowest scores, which may be negative, still has shares.
    let least = table.lines.iter().map(|line| line.score).min().unwrap_or_default().min(0);
    let sum = table.lines.iter().map(|line| i64::from(line.score) - i64::from(least)).sum::<i64>().max(1);
    let players = i64::from(small(table.lines.len()));
    let share = |line: &Line| 100_000 * players * (i64::from(line.score) - i64::from(least)) / sum;
    let points = table_points(&ranks).into_iter().zip(&table.lines);
    let counted = |points, line: &Line| if line.absent { Points::ZERO } else { points };
    points
        .map(|(points, line)| DealPoints { points: counted(points, line), correction: 0, margin: share(line) })
        .collect()
}

fn add_table(all: &mut [Sums], table: &TableResult, points: &[DealPoints]) {
    for (line, DealPoints { points, correction, margin }) in table.lines.iter().zip(points) {
        with(all, line.entrant, |sums| {
            sums.played += 1;
            sums.points += *points;
            sums.correction += correction;
            sums.share += margin;
            sums.wins += u32::from(line.rank == 1 && !line.absent);
            let others = table.lines.iter().map(|other| other.entrant);
            sums.met.push(others.filter(|other| *other != line.entrant).collect());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(lines: &[(Entrant, u8, i32)]) -> TableResult {
        let line = |(entrant, rank, score): &(Entrant, u8, i32)| Line {
            entrant: *entrant,
            rank: *rank,
            score: *score,
            absent: false,
        };
        TableResult { lines: lines.iter().map(line).collect() }
    }

    fn places(entrants: usize, rounds: &[Round]) -> Vec<Standing> {
        standings(&vec![Some(0); entrants], rounds, &Scoring::Places)
    }

    fn order(standings: &[Standing]) -> Vec<(usize, Entrant)> {
        standings.iter().map(|line| (line.place, line.entrant)).collect()
    }

    #[test]
    fn points_decide_first_and_then_the_share_of_the_table() {
        let round = Round {
            tables: vec![table(&[(0, 1, 100), (1, 2, 90)]), table(&[(2, 1, 120), (3, 2, 40)])],
            ..Round::default()
        };
        assert_eq!(order(&places(4, &[round])), [(1, 2), (2, 0), (3, 1), (4, 3)]);
    }

    #[test]
    fn of_equals_the_one_with_the_better_opponents_comes_first() {
        let round = |games: [(Entrant, Entrant); 3]| {
            let tables = games.iter().map(|(winner, loser)| table(&[(*winner, 1, 10), (*loser, 2, 5)]));
            Round { tables: tables.collect(), ..Round::default() }
        };
        // Both 0 and 2 win twice, but 2 against players who win once.
        let lines = places(6, &[round([(2, 1), (0, 3), (4, 5)]), round([(2, 4), (0, 5), (1, 3)])]);
        assert_eq!(order(&lines).get(..2), Some(&[(1, 2), (2, 0)][..]));
    }

    #[test]
    fn a_bye_is_worth_the_mean_of_the_own_results() {
        let first = Round { tables: vec![table(&[(0, 1, 10), (1, 2, 5)])], byes: vec![2], late: vec![] };
        let second = Round { tables: vec![table(&[(2, 1, 10), (0, 2, 5)])], byes: vec![1], late: vec![] };
        let lines = places(3, &[first, second]);
        let points = |entrant| lines.iter().find(|line| line.entrant == entrant).map(|line| line.points.value());
        assert_eq!([0, 1, 2].map(points), [Some(1.0), Some(0.0), Some(2.0)]);
    }

    #[test]
    fn a_late_entrant_has_half_of_the_mean_for_rounds_missed() {
        let first = Round { tables: vec![table(&[(0, 1, 10), (1, 2, 5)])], byes: vec![], late: vec![2, 3] };
        let second = Round { tables: vec![table(&[(2, 1, 10), (3, 2, 5)])], ..Round::default() };
        let lines = places(4, &[first, second]);
        assert_eq!(lines.first().map(|line| (line.entrant, line.points.value())), Some((2, 1.5)));
    }

    #[test]
    fn an_absent_player_has_no_point_whatever_the_place() {
        let mut round = Round { tables: vec![table(&[(0, 1, 20), (1, 2, 9), (2, 2, 5)])], ..Round::default() };
        let absent = round.tables.iter_mut().flat_map(|table| &mut table.lines).filter(|line| line.rank == 2);
        absent.for_each(|line| line.absent = true);
        let points =
            |round: &Round| places(3, std::slice::from_ref(round)).iter().map(|line| line.points.value()).sum::<f64>();
        assert_eq!(points(&round), 1.0);
        round
            .tables
            .iter_mut()
            .flat_map(|table| &mut table.lines)
            .for_each(|line| (line.rank, line.absent) = (1, true));
        assert_eq!((points(&round), places(3, &[round]).iter().map(|line| line.wins).sum::<u32>()), (0.0, 0));
    }

    #[test]
    fn rounds_missed_count_no_more_often_than_tables_played() {
        let missed = |late| Round { late, ..Round::default() };
        let played = Round { tables: vec![table(&[(0, 1, 10), (1, 2, 5)])], ..Round::default() };
        let lines = places(3, &[missed(vec![0, 2]), missed(vec![0, 2]), missed(vec![0, 2]), played]);
        let points = |entrant| lines.iter().find(|line| line.entrant == entrant).map(|line| line.points.value());
        assert_eq!([0, 2].map(points), [Some(1.5), Some(0.0)]);
    }

    #[test]
    fn a_bye_without_a_table_is_worth_nothing() {
        let round = Round { tables: vec![table(&[(0, 1, 10), (1, 2, 5)])], byes: vec![2], late: vec![] };
        assert_eq!(places(3, &[round]).iter().map(|line| line.points.value()).sum::<f64>(), 1.0);
    }

    #[test]
    fn a_bye_decides_no_tie() {
        // Entrant 0 wins two tables and sits out; entrant 3 wins three, and more narrowly.
        let round = |of_bye: Option<(Entrant, Entrant)>, loser| {
            let own = of_bye.map(|(one, other)| table(&[(one, 1, 90), (other, 2, 60)]));
            let tables = own.into_iter().chain([table(&[(3, 1, 90), (loser, 2, 80)])]).collect();
            Round { tables, byes: if of_bye.is_none() { vec![0] } else { Vec::new() }, late: Vec::new() }
        };
        let lines = places(7, &[round(Some((0, 1)), 4), round(Some((0, 2)), 5), round(None, 6)]);
        assert_eq!(lines.iter().map(|line| line.points.value()).take(2).collect::<Vec<_>>(), [3.0, 3.0]);
        assert_eq!(order(&lines).first_chunk(), Some(&[(1, 0), (2, 3)]));
    }

    #[test]
    fn a_small_table_counts_as_much_as_a_full_one() {
        let alike = |first: Entrant, size: usize| {
            let lines = (0..size).map(|at| (first + at, 1 + at as u8, if at == 0 { 120 } else { 60 }));
            table(&lines.collect::<Vec<_>>())
        };
        let shares = |size| {
            let lines = places(size, &[Round { tables: vec![alike(0, size)], ..Round::default() }]);
            lines.iter().map(|line| line.share).sum::<i64>() / size as i64
        };
        assert!([2, 3, 4, 5].into_iter().all(|size| (99_998..=100_000).contains(&shares(size))));
    }

    #[test]
    fn a_removed_player_ranks_after_all_others() {
        let round = Round { tables: vec![table(&[(0, 1, 50), (1, 2, 40)])], ..Round::default() };
        assert_eq!(order(&standings(&[None, Some(0), Some(0)], &[round], &Scoring::Places)), [(1, 1), (2, 2), (3, 0)]);
    }

    #[test]
    fn equals_in_everything_share_a_place() {
        let round = Round { tables: vec![table(&[(0, 1, 50), (1, 1, 50)])], ..Round::default() };
        assert_eq!(order(&places(2, &[round])), [(1, 0), (1, 1)]);
    }
}
