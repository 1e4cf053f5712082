//! The beginning of a tournament with a number of players: whether it can be, and its tables.

use crate::{Design, Format, Rules, sizes::table_sizes};

/// The first round with a number of players, and the number of rounds if nobody leaves.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct FirstRound {
    /// The sizes of its tables, the largest first.
    pub tables: Vec<usize>,
    /// The number of players who sit out.
    pub byes: usize,
    /// The number of rounds; none in an arena.
    pub rounds: Option<usize>,
}

impl Rules {
    /// Whether a tournament can begin with so many players.
    pub(crate) fn can_begin_with(&self, players: usize) -> bool {
        match self.format {
            Format::League {} => Design::of(players, usize::from(self.seats)).is_ok(),
            Format::Swiss { .. } | Format::Elimination { .. } | Format::Arena { .. } => self.can_seat(players),
        }
    }

    /// Whether so many players have a table. The last table of an elimination may be smaller than others.
    pub(crate) fn can_seat(&self, players: usize) -> bool {
        let sizes = table_sizes(players, usize::from(self.seats));
        sizes.full + sizes.short > 0 || self.is_last_table(players)
    }

    /// Whether so many players of an elimination sit at its last table.
    pub(crate) fn is_last_table(&self, players: usize) -> bool {
        let is_elimination = matches!(self.format, Format::Elimination { .. });
        is_elimination && (2..=usize::from(self.seats)).contains(&players)
    }

    /// The least number of players, from so many on, with which a tournament can begin. None if there is no
    /// such number with all places taken.
    pub fn enough_players(&self, players: usize) -> Option<usize> {
        (players..=usize::from(self.max_players)).find(|players| self.can_begin_with(*players))
    }

    /// The first round with so many players. None if a tournament cannot begin with them.
    pub fn first_round(&self, players: usize) -> Option<FirstRound> {
        if !self.can_begin_with(players) {
            return None;
        }
        let seats = usize::from(self.seats);
        let (tables, byes) = self.tables_of(players);
        Some(match self.format {
            Format::League {} => FirstRound {
                tables: vec![seats; Design::of(players, seats).ok()?.tables.len()],
                byes: 0,
                rounds: Some(1),
            },
            Format::Swiss { rounds } => FirstRound { tables, byes, rounds: Some(rounds.into()) },
            Format::Elimination { advance } => {
                FirstRound { tables, byes, rounds: Some(self.rounds_until_last(players, usize::from(advance))) }
            }
            Format::Arena { .. } => FirstRound { tables, byes, rounds: None },
        })
    }

    /// The sizes of the tables of a round with so many players, and how many sit out.
    fn tables_of(&self, players: usize) -> (Vec<usize>, usize) {
        if self.is_last_table(players) {
            return (vec![players], 0);
        }
        let seats = usize::from(self.seats);
        let sizes = table_sizes(players, seats);
        let mut tables = vec![seats; sizes.full];
        tables.extend(vec![seats.saturating_sub(1); sizes.short]);
        (tables, sizes.byes)
    }

    /// The rounds of an elimination in which so many of each table play on, never all of them.
    fn rounds_until_last(&self, players: usize, advance: usize) -> usize {
        let (mut left, mut rounds) = (players, 0);
        while left > 1 {
            let (tables, byes) = self.tables_of(left);
            rounds += 1;
            if tables.len() + byes <= 1 {
                break;
            }
            left = byes + tables.iter().map(|size| advance.min(size.saturating_sub(1)).max(1)).sum::<usize>();
        }
        rounds
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Event, Tournament};

    fn rules(format: Format, seats: u8) -> Rules {
        Rules { format, seats, max_players: 64, late_entry: 0, repeat_weight: 20, same_deal: false }
    }

    #[test]
    fn the_first_round_has_the_tables_that_are_drawn() {
        let formats = [
            Format::Swiss { rounds: 2 },
            Format::Elimination { advance: 2 },
            Format::League {},
            Format::Arena { minutes: 9 },
        ];
        for (format, seats) in formats.into_iter().flat_map(|format| [(format, 3), (format, 4)]) {
            for players in 0..20 {
                let rules = rules(format, seats);
                let mut tournament = Tournament::new(rules, String::new());
                for _ in 0..players {
                    let entered = tournament.enter(0, None, Vec::new()).unwrap();
                    tournament.evolve(&entered);
                }
                let begins = tournament.start().is_ok();
                let planned = rules.first_round(players);
                assert_eq!(planned.is_some(), begins, "{players} in {rules:?}");
                let Some(planned) = planned else { continue };
                tournament.evolve(&Event::TournamentStarted {});
                let drawn = tournament.pairing([7; 32]);
                let mut sizes = drawn.tables.iter().map(Vec::len).collect::<Vec<_>>();
                sizes.sort_unstable_by_key(|size| std::cmp::Reverse(*size));
                assert_eq!((planned.tables, planned.byes), (sizes, drawn.byes.len()), "{players} in {rules:?}");
            }
        }
    }

    #[test]
    fn an_elimination_ends_with_one_table() {
        let rounds = |players| rules(Format::Elimination { advance: 2 }, 4).first_round(players).unwrap().rounds;
        assert_eq!([2, 4, 8, 16, 9].map(rounds), [Some(1), Some(1), Some(2), Some(3), Some(3)]);
    }

    #[test]
    fn enough_players_are_the_next_number_that_can_be_seated() {
        let swiss = rules(Format::Swiss { rounds: 3 }, 4);
        assert_eq!([0, 3, 5].map(|players| swiss.enough_players(players)), [Some(3), Some(3), Some(5)]);
        let league = rules(Format::League {}, 4);
        assert_eq!([0, 6, 8, 14].map(|players| league.enough_players(players)), [Some(5), Some(7), Some(13), None]);
    }
}
