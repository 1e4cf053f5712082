//! How strong players are: Weng and Lin's mean and deviation, each player a team of one.

use serde::{Deserialize, Serialize};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use utoipa::ToSchema;

/// As long as a rating is made of fewer games it is provisional.
const PROVISIONAL: u32 = 10;

/// Which games are rated together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Board {
    /// Those of two players.
    Duel,
    /// Those of three to five.
    Table,
}

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The mean.
    pub mu: f64,
    /// The deviation.
    pub sigma: f64,
    /// How many games it is made of.
    pub games: u32,
}

/// What a game did to a rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// Which board.
    pub board: Board,
    /// The rating before the game.
    pub before: Rating,
    /// And after it.
    pub after: Rating,
}

impl Board {
    /// Both.
    pub const ALL: [Board; 2] = [Board::Duel, Board::Table];

    /// The board of games of so many seats.
    pub fn of(seats: u8) -> Board {
        if seats == 2 { Board::Duel } else { Board::Table }
    }

    /// The name in JSON and SQL.
    pub fn name(self) -> &'static str {
        match self {
            Board::Duel => "duel",
            Board::Table => "table",
        }
    }
}

impl Default for Rating {
    /// Who was never rated.
    fn default() -> Rating {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { mu: rating, sigma: uncertainty, games: 0 }
    }
}

impl Rating {
    /// The number that is shown: what he is at least, almost surely. Beginners have 1000.
    pub fn shown(&self) -> i32 {
        (1000.0 + 40.0 * (self.mu - 3.0 * self.sigma)).round() as i32
    }

    /// Whether it is made of few games.
    pub fn is_provisional(&self) -> bool {
        self.games < PROVISIONAL
    }
}

/// The ratings after a game of players with these ratings, who ranked so; the order of players is that of the answer.
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
