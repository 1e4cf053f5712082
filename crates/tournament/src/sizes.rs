//! The sizes of a round's tables.

/// The tables of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSizes {
    /// The number of tables with all seats taken.
    pub full: usize,
    /// The number of tables with one seat less.
    pub short: usize,
    /// The number of entrants who sit out.
    pub byes: usize,
}

/// The tables for so many entrants: full ones and, if they do not divide, some with a seat less. As few
/// entrants as possible sit out, and then as few tables as possible are short. A table has two players
/// at least.
pub fn table_sizes(entrants: usize, seats: usize) -> TableSizes {
    let less = if seats > 2 { seats - 1 } else { seats };
    (0..=entrants)
        .find_map(|byes| {
            let playing = entrants - byes;
            let short = (0..seats).find(|short| {
                let taken = short * less;
                taken <= playing && (playing - taken).is_multiple_of(seats) && (*short == 0 || less < seats)
            })?;
            Some(TableSizes { full: (playing - short * less) / seats, short, byes })
        })
        .unwrap_or(TableSizes { full: 0, short: 0, byes: entrants })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(entrants: usize, seats: usize) -> (usize, usize, usize) {
        let TableSizes { full, short, byes } = table_sizes(entrants, seats);
        assert_eq!(full * seats + short * (seats - 1) + byes, entrants);
        (full, short, byes)
    }

    #[test]
    fn tables_are_full_or_have_a_seat_less() {
        assert_eq!(sizes(64, 4), (16, 0, 0));
        assert_eq!(sizes(63, 4), (15, 1, 0));
        assert_eq!(sizes(9, 4), (0, 3, 0));
        assert_eq!(sizes(8, 3), (2, 1, 0));
        assert_eq!(sizes(4, 3), (0, 2, 0));
    }

    #[test]
    fn somebody_sits_out_only_if_no_tables_fit() {
        assert_eq!(sizes(7, 2), (3, 0, 1));
        assert_eq!(sizes(5, 4), (1, 0, 1));
        assert_eq!(sizes(11, 5), (2, 0, 1));
        assert_eq!(sizes(1, 4), (0, 0, 1));
        for seats in 2..=5 {
            for entrants in 0..600 {
                let (_, short, byes) = sizes(entrants, seats);
                let is_large = entrants >= (seats - 1) * (seats - 1) && seats > 2;
                assert!(short < seats && byes < seats.max(2) && (!is_large || byes == 0), "{entrants} at {seats}");
            }
        }
    }
}
