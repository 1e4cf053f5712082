//! Leagues with divisions: after each season the first of a division move up, and the last move down.

use crate::{Format, Rules, design::Design};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The largest number of players of a league.
pub const MAX_MEMBERS: usize = 300;

/// The rules of a league, fixed when it opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LeagueRules {
    /// The seats of a table.
    #[cfg_attr(feature = "utoipa", schema(minimum = 2, maximum = 5, example = 4))]
    pub seats: u8,
    /// The players of a division. There must be a design for them: any number at tables of two; 3, 7 or 9
    /// at three, 5, 7 or 13 at four, 6 at five.
    #[cfg_attr(feature = "utoipa", schema(minimum = 3, maximum = 16, example = 7))]
    pub division: u8,
    /// The number of players who move up from a division after a season, and down from the one above; less
    /// than half of a division.
    #[cfg_attr(feature = "utoipa", schema(minimum = 1, maximum = 7, example = 2))]
    pub moves: u8,
}

/// Rules of a league that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LeagueRulesError {
    /// The number of players of a division.
    #[error("there is no design for divisions of this size")]
    Division,
    /// The number of players who move.
    #[error("fewer than half of a division move up or down, and one at least")]
    Moves,
}

/// A player before a season.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member<T> {
    /// The player.
    pub player: T,
    /// The displayed rating.
    pub rating: i32,
    /// The division of the last season, from 0, and the position there, from 0. None for a newcomer.
    pub last: Option<(usize, usize)>,
}

/// The place of a player between two seasons: the division that the player has earned, then from where the
/// player comes to it.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    /// One of the last season: the division, the origin, the position.
    Earned(usize, Origin, usize),
    /// A newcomer, by rating.
    New(Reverse<i32>),
}

/// The origin of a player in a division; those from above come first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Origin {
    Above,
    Same,
    Below,
}

impl LeagueRules {
    /// Checks the rules.
    ///
    /// # Errors
    /// The rule that cannot be.
    pub fn check(&self) -> Result<(), LeagueRulesError> {
        let LeagueRules { seats, division, moves } = *self;
        if !(3..=16).contains(&division) || Design::of(division.into(), seats.into()).is_err() {
            return Err(LeagueRulesError::Division);
        }
        if moves == 0 || moves * 2 >= division { Err(LeagueRulesError::Moves) } else { Ok(()) }
    }

    /// The divisions of the next season, the highest first, each in the order of claims. `sizes` are the
    /// numbers of players that the divisions of the last season had. The first `moves` of a division and the
    /// last `moves` of the one above change places; a gap is filled by the next from below. Newcomers follow
    /// by rating. If the players do not divide, the last division is smaller, or larger if what is left would
    /// be no table. None if there are too few for a table.
    pub fn divisions<T: Copy>(&self, sizes: &[usize], members: &[Member<T>]) -> Option<Vec<Vec<Member<T>>>> {
        let (size, seats) = (usize::from(self.division), usize::from(self.seats));
        let mut all = members.to_vec();
        all.sort_by_key(|member| self.claim(member, sizes));
        if all.len() < seats {
            return None;
        }
        let mut cut = all.chunks(size).map(<[_]>::to_vec).collect::<Vec<_>>();
        if cut.len() > 1 && cut.last().is_some_and(|rest| rest.len() < seats) {
            let rest = cut.pop().unwrap_or_default();
            cut.last_mut()?.extend(rest);
        }
        Some(cut)
    }

    fn claim<T>(&self, member: &Member<T>, sizes: &[usize]) -> Claim {
        let moves = usize::from(self.moves);
        let Some((division, position)) = member.last else { return Claim::New(Reverse(member.rating)) };
        let size = sizes.get(division).copied().unwrap_or_default();
        if position < moves && division > 0 {
            return Claim::Earned(division - 1, Origin::Below, position);
        }
        if position + moves >= size && division + 1 < sizes.len() {
            return Claim::Earned(division + 1, Origin::Above, position);
        }
        Claim::Earned(division, Origin::Same, position)
    }

    /// The rules of the tournament of a division with so many players: everybody meets everybody if there
    /// is a design for them; otherwise rounds in which everybody plays about as often as in a full division.
    pub fn tournament(&self, players: usize) -> Rules {
        let (size, seats) = (usize::from(self.division), usize::from(self.seats));
        let format = match Design::of(players, seats) {
            Ok(_) => Format::League {},
            Err(_) => {
                let tables = Design::of(size, seats).map_or(1, |design| design.tables.len());
                let rounds = (tables * seats / size.max(1)).clamp(1, 30);
                Format::Swiss { rounds: u8::try_from(rounds).unwrap_or(30) }
            }
        };
        let max_players = players.try_into().unwrap_or(u16::MAX);
        Rules { format, seats: self.seats, max_players, late_entry: 0, repeat_weight: 20, same_deal: false }
    }
}

#[cfg(test)]
#[expect(clippy::indexing_slicing, clippy::unwrap_used)]
mod tests {
    use super::*;

    const RULES: LeagueRules = LeagueRules { seats: 4, division: 7, moves: 2 };

    fn newcomers(count: u32) -> Vec<Member<u32>> {
        (0..count).map(|player| Member { player, rating: 2000 - player as i32, last: None }).collect()
    }

    /// The players after a season that ended in the order of their divisions.
    fn after(divisions: &[Vec<u32>]) -> Vec<Member<u32>> {
        let of = |(division, players): (usize, &Vec<u32>)| {
            let member = move |(position, player): (usize, &u32)| Member {
                player: *player,
                rating: 1000,
                last: Some((division, position)),
            };
            players.iter().enumerate().map(member).collect::<Vec<_>>()
        };
        divisions.iter().enumerate().flat_map(of).collect()
    }

    fn players(divisions: Option<Vec<Vec<Member<u32>>>>) -> Vec<Vec<u32>> {
        divisions.unwrap().iter().map(|division| division.iter().map(|one| one.player).collect()).collect()
    }

    #[test]
    fn the_first_season_divides_by_rating() {
        let divided = players(RULES.divisions(&[], &newcomers(21)));
        assert_eq!(divided, [(0..7).collect::<Vec<_>>(), (7..14).collect(), (14..21).collect()]);
    }

    #[test]
    fn the_first_two_and_the_last_two_change_places() {
        let last = [(0..7).collect::<Vec<_>>(), (7..14).collect(), (14..21).collect()];
        let next = players(RULES.divisions(&[7, 7, 7], &after(&last)));
        assert_eq!(next[0], [0, 1, 2, 3, 4, 7, 8]);
        assert_eq!(next[1], [5, 6, 9, 10, 11, 14, 15]);
        assert_eq!(next[2], [12, 13, 16, 17, 18, 19, 20]);
    }

    #[test]
    fn a_gap_is_filled_by_the_next_from_below() {
        let last = [(0..7).collect::<Vec<_>>(), (7..14).collect()];
        let mut members = after(&last);
        members.retain(|member| member.player != 0);
        members.extend(newcomers(100).into_iter().skip(99));
        let next = players(RULES.divisions(&[7, 7], &members));
        assert_eq!(next, [vec![1, 2, 3, 4, 7, 8, 5], vec![6, 9, 10, 11, 12, 13, 99]]);
    }

    #[test]
    fn the_last_ones_who_leave_take_nobody_down() {
        let last = [(0..7).collect::<Vec<_>>(), (7..14).collect()];
        let mut members = after(&last);
        members.retain(|member| ![5, 6].contains(&member.player));
        let next = players(RULES.divisions(&[7, 7], &members));
        assert_eq!(next, [vec![0, 1, 2, 3, 4, 7, 8], vec![9, 10, 11, 12, 13]]);
    }

    #[test]
    fn remaining_players_are_in_the_last_division() {
        let sizes = |count| players(RULES.divisions(&[], &newcomers(count))).iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!((sizes(4), sizes(10), sizes(11), sizes(18)), (vec![4], vec![10], vec![7, 4], vec![7, 7, 4]));
        assert_eq!(RULES.divisions(&[], &newcomers(3)), None);
        assert_eq!((RULES.tournament(7).format, RULES.tournament(5).format), (Format::League {}, Format::League {}));
        assert_eq!(RULES.tournament(10).format, Format::Swiss { rounds: 4 });
        assert_eq!(RULES.tournament(10).check(), Ok(()));
    }

    #[test]
    fn rules_without_a_design_are_refused() {
        assert_eq!(RULES.check(), Ok(()));
        assert_eq!(LeagueRules { division: 8, ..RULES }.check(), Err(LeagueRulesError::Division));
        assert_eq!(LeagueRules { moves: 4, ..RULES }.check(), Err(LeagueRulesError::Moves));
        assert_eq!(LeagueRules { moves: 0, ..RULES }.check(), Err(LeagueRulesError::Moves));
    }
}
