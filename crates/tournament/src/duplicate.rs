//! Points of tables that play the same deal: every player is compared with those who had the same seat at
//! the other tables of as many players.
//!
//! For points a place counts; a better one is worth a point, an equal one half, of as many points as there
//! are other tables, in total one. Opponents differ, so the points are corrected by the ratings: added is
//! the share of opponents that the player is expected to beat at all tables in that seat, less that at the
//! own table. Nothing is expected of those who are not known well enough.

use crate::{
    Entrant, Points, TableResult,
    points::small,
    strength::{Strength, expected},
};

/// The points of a player of a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct DealPoints {
    /// The points, corrected.
    pub points: Points,
    /// The correction in it, in units of points.
    pub correction: i64,
    /// The comparison of margins with those of the other tables: the sum of the roots of the differences,
    /// in hundredths, divided by the number of tables.
    pub margin: i64,
}

/// The points of each player of the tables of a round.
pub(crate) fn deal_points(tables: &[TableResult], strengths: &[Option<Strength>]) -> Vec<Vec<DealPoints>> {
    let of_table = |table: &TableResult| {
        let alike = tables.iter().filter(|other| other.lines.len() == table.lines.len()).collect::<Vec<_>>();
        (0..table.lines.len()).map(|seat| of_seat(table, seat, &alike, strengths)).collect()
    };
    tables.iter().map(of_table).collect()
}

/// The points of a seat, compared with the tables of as many players, this one among them.
fn of_seat(table: &TableResult, seat: usize, alike: &[&TableResult], strengths: &[Option<Strength>]) -> DealPoints {
    let Some(own) = table.lines.get(seat) else { return DealPoints::default() };
    let others =
        alike.iter().filter(|other| **other != table).filter_map(|other| Some((*other, other.lines.get(seat)?)));
    let others = others.collect::<Vec<_>>();
    let count = i64::from(small(others.len()));
    if count == 0 {
        let ranks = table.lines.iter().map(|line| line.rank).collect::<Vec<_>>();
        let points = crate::table_points(&ranks).get(seat).copied().unwrap_or_default();
        let points = if own.absent { Points::ZERO } else { points };
        return DealPoints { points, ..DealPoints::default() };
    }
    let halves = others.iter().map(|(_, line)| match own.rank.cmp(&line.rank) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    });
    let halves = halves.sum::<i64>();
    let one = i64::from(Points::ONE);
    let expected = |of: &TableResult| expected_share(own.entrant, of, seat, strengths);
    let of_field = alike.iter().map(|other| expected(other)).sum::<i64>() / (count + 1);
    let correction = one * (of_field - expected(table)) / 1000;
    let points = if own.absent { 0 } else { (one * halves / (2 * count) + correction).clamp(0, one) };
    let margin = others.iter().map(|(other, _)| root(margin(table, seat) - margin(other, seat))).sum::<i64>() / count;
    DealPoints { points: Points::of_units(u32::try_from(points).unwrap_or_default()), correction, margin }
}

/// The points by which a seat is ahead of the best opponent.
fn margin(table: &TableResult, seat: usize) -> i64 {
    let score = |at: usize| table.lines.get(at).map(|line| i64::from(line.score));
    let best = (0..table.lines.len()).filter(|at| *at != seat).filter_map(score).max();
    score(seat).unwrap_or_default() - best.unwrap_or_default()
}

/// The root of a difference with its sign, in hundredths: a large difference counts less than twice a
/// difference half as large.
fn root(difference: i64) -> i64 {
    let root = (10_000 * difference.unsigned_abs()).isqrt().cast_signed();
    root * difference.signum()
}

/// The share of the opponents of a seat that a player is expected to beat, in thousandths.
fn expected_share(player: Entrant, table: &TableResult, seat: usize, strengths: &[Option<Strength>]) -> i64 {
    let strength = |entrant: Entrant| strengths.get(entrant).copied().flatten();
    let opponents = table.lines.iter().enumerate().filter(|(at, _)| *at != seat);
    let shares = opponents.map(|(_, line)| expected(strength(player), strength(line.entrant))).collect::<Vec<_>>();
    shares.iter().sum::<i64>() / i64::from(small(shares.len())).max(1)
}

#[cfg(test)]
#[expect(clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::Line;

    fn table(first: Entrant, scores: &[i32]) -> TableResult {
        let line = |(at, score): (usize, &i32)| Line {
            entrant: first + at,
            rank: 1 + scores.iter().filter(|other| *other > score).count() as u8,
            score: *score,
            absent: false,
        };
        TableResult { lines: scores.iter().enumerate().map(line).collect() }
    }

    #[test]
    fn places_are_compared_with_those_of_the_same_seat() {
        let tables = [table(0, &[100, 90]), table(2, &[80, 95]), table(4, &[90, 90])];
        let points = deal_points(&tables, &[None; 6]);
        let values = points.iter().flatten().map(|line| line.points.value()).collect::<Vec<_>>();
        assert_eq!(values, [0.75, 0.0, 0.0, 0.75, 0.75, 0.75]);
        assert!(points[0][0].margin > points[2][0].margin && points[1][0].margin < 0);
    }

    #[test]
    fn strong_opponents_are_made_up_for() {
        let tables = [table(0, &[90, 100]), table(2, &[80, 100])];
        let points = deal_points(&tables, &strengths([25.0, 35.0, 25.0, 20.0], 2.0));
        assert!(points[0][0].correction > 0 && points[1][0].correction < 0);
        assert!(points[0][0].points > points[1][0].points);
    }

    #[test]
    fn a_table_without_others_counts_as_usual() {
        let points = deal_points(&[table(0, &[90, 100, 20])], &[None; 3]);
        assert_eq!(points[0].iter().map(|line| line.points.value()).collect::<Vec<_>>(), [0.5, 1.0, 0.0]);
    }

    fn strengths<const N: usize>(mu: [f64; N], sigma: f64) -> Vec<Option<Strength>> {
        mu.map(|mu| Some(Strength::of(mu, sigma))).to_vec()
    }

    #[test]
    fn newcomers_are_not_corrected_whatever_they_have_done() {
        let tables = [table(0, &[90, 100]), table(2, &[80, 100])];
        let points = deal_points(&tables, &strengths([25.0, 35.0, 25.0, 20.0], 8.0));
        assert!(points.iter().flatten().all(|line| line.correction == 0));
    }

    #[test]
    fn roots_keep_their_sign() {
        assert_eq!((root(4), root(-9), root(0)), (200, -300, 0));
    }
}
