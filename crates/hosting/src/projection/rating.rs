//! Ratings: the mean and deviation of Weng and Lin, with each player as a team of one. Two players who meet
//! again soon move less between them, and nobody gains by those who leave early.

use jiff::SignedDuration;
use railhead_engine::{Int, whole};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;

/// The displayed ratings from which a game is in the bands above the lowest.
const BANDS: [(i32, RatingBand); 3] =
    [(1800, RatingBand::Expert), (1500, RatingBand::Advanced), (1200, RatingBand::Intermediate)];

/// A rating made of fewer games than this is provisional.
const PROVISIONAL: u32 = 10;

/// The games that are rated together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum RatingBoard {
    /// Games of two players.
    Duel,
    /// Games of three to five players.
    Table,
}

/// The band of a rated game: the mean of the displayed ratings that its players had before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum RatingBand {
    /// Below 1200.
    Beginner,
    /// 1200 to 1499.
    Intermediate,
    /// 1500 to 1799.
    Advanced,
    /// 1800 and more.
    Expert,
}

/// The rating of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The mean, μ.
    pub mu: f64,
    /// The standard deviation, σ.
    pub sigma: f64,
    /// The number of games it is made of.
    pub games: u32,
}

/// The change of a rating by one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// The board.
    pub board: RatingBoard,
    /// The rating before the game.
    pub before: Rating,
    /// The rating after the game.
    pub after: Rating,
}

impl RatingBoard {
    /// The board for games of `seats` seats.
    pub fn of(seats: u8) -> RatingBoard {
        if seats == 2 { RatingBoard::Duel } else { RatingBoard::Table }
    }
}

impl RatingBand {
    /// The band of a game by the displayed ratings of its players; none without any.
    pub fn of(shown: impl IntoIterator<Item = i32>) -> Option<RatingBand> {
        let (sum, count) = shown.into_iter().fold((0, 0), |(sum, count), rating| (sum + rating, count + 1));
        let mean = i32::checked_div(sum, count)?;
        let reached = BANDS.into_iter().find(|(from, _)| mean >= *from);
        Some(reached.map_or(RatingBand::Beginner, |(_, band)| band))
    }
}

impl Default for Rating {
    /// The rating of a player without rated games.
    fn default() -> Rating {
        Rating { mu: 25.0, sigma: 25.0 / 3.0, games: 0 }
    }
}

impl Rating {
    /// The displayed rating: a conservative estimate, which the player's strength almost surely
    /// exceeds. A new player has 1000.
    pub fn shown(&self) -> i32 {
        i32::saturating_from(whole((1000.0 + 40.0 * (self.mu - 3.0 * self.sigma)).round()))
    }

    /// Whether it is made of too few games to be reliable.
    pub fn is_provisional(&self) -> bool {
        self.games < PROVISIONAL
    }
}

/// The own turns from which on a player who leaves has played a game that is worth the name. Those who
/// leave earlier lose to all others, who gain nothing by that.
pub const WORTH_TURNS: u32 = 8;

/// The time for which a rated game of two players makes their next ones count less.
pub const MEETINGS_COUNT: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The number of rated games of two players within [`MEETINGS_COUNT`] that move something between them.
const MOVING_MEETINGS: u32 = 5;

/// The part of a game that counts between two players who have played so many others within
/// [`MEETINGS_COUNT`]: half of that of the game before.
fn freshness(meetings: u32) -> f64 {
    if meetings < MOVING_MEETINGS { 0.5_f64.powi(meetings.cast_signed()) } else { 0.0 }
}

/// The standard deviation of a performance around a strength, β; and the least part of its square to which a
/// game reduces a deviation, κ.
const BETA: f64 = 25.0 / 6.0;
const LEAST_VARIANCE: f64 = 0.000_001;

/// A player of a rated game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedPlayer {
    /// The rating before the game.
    pub before: Rating,
    /// The rank, 1 for the winner.
    pub rank: u8,
    /// Whether the player left with fewer than [`WORTH_TURNS`] turns of their own.
    pub left_early: bool,
}

impl RatedPlayer {
    /// The order in which players are compared: those who left early are behind all others.
    fn place(&self) -> (bool, u8) {
        (self.left_early, self.rank)
    }
}

/// The ratings after a game, in the order of the players; none for a player whose rating the game does not
/// change. `meetings` is the number of rated games that two players, by their places in `players`, have
/// played within [`MEETINGS_COUNT`] before it.
///
/// By the Bradley–Terry model of Weng and Lin with full pairs, each pair with its part.
pub fn rate(players: &[RatedPlayer], meetings: impl Fn(usize, usize) -> u32) -> Vec<Option<Rating>> {
    let after = |(at, player): (usize, &RatedPlayer)| {
        let others = players.iter().enumerate().filter(|(other, _)| *other != at);
        let parts = others.map(|(other, opponent)| (opponent, part(player, opponent, meetings(at, other))));
        let (mut mu, mut shrink, mut moves) = (player.before.mu, 0.0, false);
        for (opponent, part) in parts.filter(|(_, part)| *part > 0.0) {
            let (gain, certainty) = compared(player, opponent);
            mu += part * gain;
            shrink += part * certainty;
            moves = true;
        }
        let sigma = player.before.sigma * (1.0 - shrink).max(LEAST_VARIANCE).sqrt();
        moves.then_some(Rating { mu, sigma, games: player.before.games + 1 })
    };
    players.iter().enumerate().map(after).collect()
}

/// The part of a comparison with an opponent that counts for a player.
fn part(player: &RatedPlayer, opponent: &RatedPlayer, meetings: u32) -> f64 {
    let gains_from_leaver = opponent.left_early && player.place() <= opponent.place();
    if gains_from_leaver { 0.0 } else { freshness(meetings) }
}

/// The part of μ that one opponent adds, and the part of σ² that is taken.
fn compared(player: &RatedPlayer, opponent: &RatedPlayer) -> (f64, f64) {
    let (own, other) = (player.before, opponent.before);
    let variance = own.sigma.powi(2);
    let c = own.deviation_from(&other);
    let expected = own.expected(&other);
    let score = match player.place().cmp(&opponent.place()) {
        Ordering::Less => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 0.0,
    };
    (variance / c * (score - expected), (own.sigma / c).powi(3) * expected * (1.0 - expected))
}

impl Rating {
    /// The standard deviation of the difference of two performances, c.
    fn deviation_from(&self, other: &Rating) -> f64 {
        (2.0 * BETA.powi(2) + self.sigma.powi(2) + other.sigma.powi(2)).sqrt()
    }

    /// The share of games that a player is expected to win against another.
    pub fn expected(&self, other: &Rating) -> f64 {
        1.0 / (1.0 + ((other.mu - self.mu) / self.deviation_from(other)).exp())
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, clippy::indexing_slicing)]

    use super::*;
    use skillratings::{
        MultiTeamOutcome,
        weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
    };

    fn player(mu: f64, sigma: f64, rank: u8) -> RatedPlayer {
        RatedPlayer { before: Rating { mu, sigma, games: 3 }, rank, left_early: false }
    }

    fn rated(players: &[RatedPlayer]) -> Vec<Rating> {
        rate(players, |_, _| 0).into_iter().flatten().collect()
    }

    #[test]
    fn games_of_two_have_a_board_of_their_own() {
        let boards = [RatingBoard::Duel, RatingBoard::Table, RatingBoard::Table];
        assert_eq!([2, 3, 5].map(RatingBoard::of), boards);
    }

    #[test]
    fn the_strength_almost_surely_exceeds_the_displayed_rating() {
        assert_eq!(Rating::default().shown(), 1000);
        let shown = |mu: f64, sigma: f64| Rating { mu, sigma, games: 30 }.shown();
        assert_eq!([shown(25.0, 5.0), shown(30.0, 5.0), shown(20.0, 1.5)], [1400, 1600, 1620]);
    }

    #[test]
    fn a_game_of_people_who_have_not_met_is_rated_as_published() {
        for ranks in [&[1_u8, 2][..], &[2, 1], &[1, 1], &[3, 1, 1, 4], &[2, 5, 1, 2, 4]] {
            let players =
                ranks.iter().enumerate().map(|(at, rank)| player(20.0 + 3.0 * at as f64, 8.0 - at as f64, *rank));
            let players = players.collect::<Vec<_>>();
            let team =
                |player: &RatedPlayer| [WengLinRating { rating: player.before.mu, uncertainty: player.before.sigma }];
            let teams = players.iter().map(team).collect::<Vec<_>>();
            let outcome = |rank: &u8| MultiTeamOutcome::new(usize::from(*rank));
            let teams = teams.iter().map(|team| &team[..]).zip(ranks.iter().map(outcome)).collect::<Vec<_>>();
            let published = weng_lin_multi_team(&teams, &WengLinConfig::new()).into_iter().flatten();
            for (own, published) in rated(&players).iter().zip(published) {
                assert!((own.mu - published.rating).abs() < 1e-9 && (own.sigma - published.uncertainty).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn a_pair_moves_half_as_much_each_time_and_then_nothing() {
        let players = [player(25.0, 8.0, 1), player(25.0, 8.0, 2)];
        let moved = |meetings| rate(&players, |_, _| meetings)[0].map(|after| after.mu - 25.0);
        let first = moved(0).unwrap();
        let halved = (1..5).map(|meetings| moved(meetings).unwrap() / first).collect::<Vec<_>>();
        assert!(halved.iter().zip([0.5, 0.25, 0.125, 0.0625]).all(|(moved, part)| (moved - part).abs() < 1e-9));
        assert_eq!((moved(5), moved(1000)), (None, None));
    }

    #[test]
    fn a_pair_that_has_met_often_changes_nothing_between_others() {
        let players = [player(25.0, 8.0, 1), player(25.0, 8.0, 2), player(25.0, 8.0, 3)];
        let met = |one: usize, other: usize| if one + other == 1 { 5 } else { 0 };
        let after = rate(&players, met);
        let third = |rank| rated(&[player(25.0, 8.0, 1), player(25.0, 8.0, rank)])[0];
        assert_eq!(after[0].unwrap(), third(2));
        assert!(after[2].unwrap().mu < after[1].unwrap().mu);
    }

    #[test]
    fn players_who_leave_early_lose_and_nobody_gains() {
        let leaver = RatedPlayer { left_early: true, ..player(25.0, 8.0, 2) };
        let after = rate(&[player(25.0, 8.0, 1), leaver], |_, _| 0);
        assert!(after[0].is_none() && after[1].unwrap().mu < 25.0);
        let late = rate(&[player(25.0, 8.0, 1), player(25.0, 8.0, 2)], |_, _| 0);
        assert_eq!(after[1], late[1]);
        let before_a_late_one = rate(&[RatedPlayer { rank: 2, ..leaver }, player(25.0, 8.0, 3)], |_, _| 0);
        assert!(before_a_late_one[0].unwrap().mu < 25.0 && before_a_late_one[1].is_none());
        let tied = [RatedPlayer { rank: 1, ..leaver }, RatedPlayer { rank: 1, ..leaver }];
        assert_eq!(rate(&tied, |_, _| 0), [None, None]);
    }
}
