//! Balanced designs: every two entrants meet equally often, and everybody plays in every position of the
//! turn order equally often where the numbers allow it. Some come in rounds in which everybody plays.

use crate::Entrant;

/// The tables of a league, each in turn order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Design {
    /// The tables.
    pub tables: Vec<Vec<Entrant>>,
    /// The number of times that every two entrants meet.
    pub meetings: usize,
}

/// There is no design for these numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no balanced design for {entrants} entrants at tables of {seats}")]
pub struct DesignError {
    /// The number of entrants.
    pub entrants: usize,
    /// The seats of a table.
    pub seats: usize,
}

/// Difference sets: the differences of their numbers, modulo the number of entrants, are all others
/// equally often. Shifted by every number they are a design in which everybody has every position once.
const DIFFERENCE_SETS: [(usize, &[usize]); 6] =
    [(3, &[0, 1]), (5, &[0, 1, 2, 3]), (6, &[0, 1, 2, 3, 4]), (7, &[0, 3, 5, 6]), (7, &[1, 2, 4]), (13, &[0, 1, 3, 9])];

/// Lines of the affine plane of order 3, a class of parallels after the other.
const NINE_AT_THREE: [[usize; 3]; 12] = [
    [0, 1, 2],
    [3, 4, 5],
    [8, 6, 7],
    [0, 3, 6],
    [4, 7, 1],
    [2, 5, 8],
    [4, 8, 0],
    [7, 3, 2],
    [1, 6, 5],
    [6, 2, 4],
    [5, 0, 7],
    [1, 8, 3],
];

impl Design {
    /// The design for so many entrants at tables of so many.
    ///
    /// # Errors
    /// If none is known.
    pub fn of(entrants: usize, seats: usize) -> Result<Design, DesignError> {
        if seats == 2 && entrants >= 2 {
            return Ok(Design { tables: all_pairs(entrants), meetings: 1 });
        }
        if (entrants, seats) == (9, 3) {
            return Ok(Design { tables: NINE_AT_THREE.map(Vec::from).into(), meetings: 1 });
        }
        let set = DIFFERENCE_SETS.into_iter().find(|(of, set)| *of == entrants && set.len() == seats);
        let (_, set) = set.ok_or(DesignError { entrants, seats })?;
        let shifted = |by: usize| set.iter().map(|number| (number + by) % entrants).collect();
        let meetings = seats * (seats - 1) / (entrants - 1);
        Ok(Design { tables: (0..entrants).map(shifted).collect(), meetings })
    }
}

/// All pairs, round by round (the circle method). Of an odd number each begins against the half that
/// follows, in a circle, so that everybody begins equally often; of an even one the first turn alternates.
fn all_pairs(entrants: usize) -> Vec<Vec<Entrant>> {
    let places = entrants.next_multiple_of(2);
    let rounds = (0..places - 1).flat_map(|round| {
        let at = move |place: usize| if place == 0 { 0 } else { 1 + (place - 1 + round) % (places - 1) };
        (0..places / 2).map(move |place| {
            let (one, other) = (at(place), at(places - 1 - place));
            let is_first = match entrants % 2 {
                0 => (place > 0 || round % 2 == 0) && place % 2 == 0,
                _ => (other + entrants - one) % entrants <= entrants / 2,
            };
            if is_first { vec![one, other] } else { vec![other, one] }
        })
    });
    rounds.filter(|pair| pair.iter().all(|entrant| *entrant < entrants)).collect()
}

/// Rounds in which everybody plays, and after which everybody has met everybody once: all pairs of an
/// even number, or an affine plane (9 at three, 16 at four, 25 at five). None if there are no such.
pub fn complete_rounds(entrants: usize, seats: usize) -> Option<Vec<Vec<Vec<Entrant>>>> {
    if seats == 2 && entrants >= 2 && entrants.is_multiple_of(2) {
        return Some(all_pairs(entrants).chunks(entrants / 2).map(Vec::from).collect());
    }
    if !(3..=5).contains(&seats) || entrants != seats * seats {
        return None;
    }
    let line =
        |slope: usize, from: usize| (0..seats).map(|x| x * seats + add(seats, times(seats, slope, x), from)).collect();
    let slopes = (0..seats).map(|slope| (0..seats).map(|from| line(slope, from)).collect());
    let upright = (0..seats).map(|x| (x * seats..(x + 1) * seats).collect()).collect();
    Some(slopes.chain([upright]).collect())
}

/// The sum of two elements of the field with 3, 4 or 5 elements.
fn add(field: usize, one: usize, other: usize) -> usize {
    if field == 4 { one ^ other } else { (one + other) % field }
}

/// The product of two elements of the field.
fn times(field: usize, one: usize, other: usize) -> usize {
    match (field, one, other) {
        // Powers of the element 2: its cube is 1.
        (4, 0, _) | (4, _, 0) => 0,
        (4, one, other) => 1 + (one + other - 2) % 3,
        _ => one * other % field,
    }
}

#[cfg(test)]
#[expect(clippy::indexing_slicing, clippy::unwrap_used)]
mod tests {
    use super::*;

    /// The meetings of each pair, and the positions of everybody.
    fn counts(design: &Design, entrants: usize, seats: usize) -> (Vec<usize>, Vec<Vec<usize>>) {
        let mut met = vec![0; entrants * entrants];
        let mut positions = vec![vec![0; seats]; entrants];
        for table in &design.tables {
            for (position, one) in table.iter().enumerate() {
                positions[*one][position] += 1;
                table.iter().filter(|other| *other > one).for_each(|other| met[one * entrants + other] += 1);
            }
        }
        let pairs = (0..entrants).flat_map(|one| (one + 1..entrants).map(move |other| (one, other)));
        (pairs.map(|(one, other)| met[one * entrants + other]).collect(), positions)
    }

    #[test]
    fn every_two_entrants_meet_equally_often() {
        for (entrants, seats, tables, meetings) in
            [(5, 4, 5, 3), (6, 5, 6, 4), (7, 4, 7, 2), (7, 3, 7, 1), (9, 3, 12, 1), (13, 4, 13, 1), (8, 2, 28, 1)]
        {
            let design = Design::of(entrants, seats).unwrap();
            assert_eq!((design.tables.len(), design.meetings), (tables, meetings));
            let (met, positions) = counts(&design, entrants, seats);
            assert!(met.iter().all(|count| *count == meetings), "{entrants} at {seats}: {met:?}");
            for of_one in positions {
                let spread = of_one.iter().max().unwrap() - of_one.iter().min().unwrap();
                assert!(spread <= 1, "{entrants} at {seats}: {of_one:?}");
            }
        }
    }

    #[test]
    fn everybody_begins_equally_often_at_tables_of_two() {
        for entrants in 2..=33 {
            let (_, positions) = counts(&Design::of(entrants, 2).unwrap(), entrants, 2);
            let begun = positions.iter().map(|of_one| of_one[0]).collect::<Vec<_>>();
            let spread = begun.iter().max().unwrap() - begun.iter().min().unwrap();
            assert_eq!(spread, usize::from(entrants % 2 == 0), "{entrants}: {begun:?}");
        }
    }

    #[test]
    fn complete_rounds_seat_everybody_with_everybody_once() {
        for (entrants, seats, count) in [(2, 2, 1), (10, 2, 9), (9, 3, 4), (16, 4, 5), (25, 5, 6)] {
            let rounds = complete_rounds(entrants, seats).unwrap();
            assert_eq!(rounds.len(), count);
            for round in &rounds {
                let mut seated = round.concat();
                seated.sort_unstable();
                assert_eq!(seated, (0..entrants).collect::<Vec<_>>());
            }
            let (met, _) = counts(&Design { tables: rounds.concat(), meetings: 1 }, entrants, seats);
            assert!(met.iter().all(|count| *count == 1), "{entrants} at {seats}: {met:?}");
        }
        assert_eq!(complete_rounds(12, 4), None);
    }

    #[test]
    fn numbers_without_a_design_are_refused() {
        assert_eq!(Design::of(8, 4), Err(DesignError { entrants: 8, seats: 4 }));
    }
}
