//! Ratings: the mean and deviation of Weng and Lin, with each player as a team of one.

use serde::{Deserialize, Serialize};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
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
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { mu: rating, sigma: uncertainty, games: 0 }
    }
}

impl Rating {
    /// The displayed rating: a conservative estimate, which the player's strength almost surely
    /// exceeds. A new player has 1000.
    pub fn shown(&self) -> i32 {
        (1000.0 + 40.0 * (self.mu - 3.0 * self.sigma)).round() as i32
    }

    /// Whether it is made of too few games to be reliable.
    pub fn is_provisional(&self) -> bool {
        self.games < PROVISIONAL
    }
}

/// The ratings after a game, from the rating and rank of each player. The order of the players is
/// kept.
pub fn rate(players: &[(Rating, u8)]) -> Vec<Rating> {
    let player = |(rating, rank): &(Rating, u8)| {
        let before = WengLinRating { rating: rating.mu, uncertainty: rating.sigma };
        ([before], MultiTeamOutcome::new(usize::from(*rank)))
    };
    let teams = players.iter().map(player).collect::<Vec<_>>();
    let teams = teams.iter().map(|(team, outcome)| (&team[..], *outcome)).collect::<Vec<_>>();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new()).into_iter().flatten();
    let rated = |(after, (before, _)): (WengLinRating, &(Rating, u8))| Rating {
        mu: after.rating,
        sigma: after.uncertainty,
        games: before.games + 1,
    };
    after.zip(players).map(rated).collect()
}
