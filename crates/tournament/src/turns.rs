//! The turn order of a table: everybody gets a position that they had least often, if that is possible.

use crate::{Entrant, History, history::MAX_SEATS};

/// The sets of players of a table, a bit for each.
const SETS: usize = 1 << MAX_SEATS;

/// The number of times that a player had each position more often than the rarest one.
pub(crate) type More = [u64; MAX_SEATS];

/// The positions that an entrant had more often than the rarest one, at a table of so many.
pub(crate) fn more_than_rarest(entrant: Entrant, history: &History, seats: usize) -> More {
    let had = history.positions(entrant);
    let least = had.iter().take(seats).min().copied().unwrap_or_default();
    had.map(|count| u64::from(count.saturating_sub(least)))
}

/// The order of turns with the least excess.
pub(crate) fn order(players: &[Entrant], history: &History) -> Vec<Entrant> {
    let more = players.iter().map(|player| more_than_rarest(*player, history, players.len())).collect::<Vec<_>>();
    let (_, last) = assign(&more);
    let (mut placed, mut turns) = ((1_usize << players.len()) - 1, Vec::with_capacity(players.len()));
    while placed > 0 {
        let last = last.get(placed).copied().unwrap_or_default();
        turns.extend(players.get(last));
        placed &= !(1 << last);
    }
    turns.reverse();
    turns
}

/// The sum of the squares by which positions were had more often than others, at best. 0 if everybody
/// can have a position that they had least often.
pub(crate) fn excess(players: &[More]) -> u64 {
    let (excess, _) = assign(players);
    excess.get((1_usize << players.len()) - 1).copied().unwrap_or_default()
}

/// The least excess if the first positions are those of a set of players, for each set, and the player
/// with the last of these positions.
#[expect(clippy::as_conversions, clippy::indexing_slicing, reason = "sets of at most MAX_SEATS players")]
fn assign(players: &[More]) -> ([u64; SETS], [usize; SETS]) {
    let (mut excess, mut last) = ([u64::MAX; SETS], [0; SETS]);
    excess[0] = 0;
    for placed in 0..(1_usize << players.len()) - 1 {
        let position = placed.count_ones() as usize;
        for (at, more) in players.iter().enumerate().filter(|(at, _)| placed >> at & 1 == 0) {
            let with = excess[placed] + more[position] * more[position];
            if with < excess[placed | 1 << at] {
                (excess[placed | 1 << at], last[placed | 1 << at]) = (with, at);
            }
        }
    }
    (excess, last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn excess_of(players: &[Entrant], history: &History) -> u64 {
        excess(&players.iter().map(|player| more_than_rarest(*player, history, players.len())).collect::<Vec<_>>())
    }

    #[test]
    fn positions_that_were_had_least_often_come_next() {
        let mut history = History::new(3);
        assert_eq!(order(&[0, 1, 2], &history), [0, 1, 2]);
        for tables in [[0, 1, 2], [1, 2, 0]] {
            history.add(&[tables.into()], &[], 3);
        }
        assert_eq!((order(&[0, 1, 2], &history), excess_of(&[0, 1, 2], &history)), (vec![2, 0, 1], 0));
    }

    #[test]
    fn equal_pasts_have_an_excess() {
        let mut history = History::new(4);
        history.add(&[vec![0, 1], vec![2, 3]], &[], 2);
        assert_eq!((excess_of(&[0, 2], &history), excess_of(&[0, 3], &history)), (1, 0));
    }
}
