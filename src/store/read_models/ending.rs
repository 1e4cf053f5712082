//! The ending of a game, from which read models are written.

use crate::{
    engine::{AwayReason, PlayerScore, ScoreExplanation, Seat, Variant},
    hosting::projection::{Finished, FinishedSeat, RatingChange, SeatRecord},
};
use jiff::Timestamp;
use uuid::Uuid;

/// A game that ended with a result, with everything that read models need.
#[derive(Debug)]
pub(crate) struct GameEnding {
    pub game: Uuid,
    /// Its number in the order of endings.
    pub seq: i64,
    pub started_at: Timestamp,
    pub finished_at: Timestamp,
    pub variant: Variant,
    pub seats: u8,
    pub rated: bool,
    /// Whether bots, of ours or of players, were seated when the game began. Such a game counts for no
    /// rating and no leaderboard.
    pub with_bots: bool,
    /// Whether the table was prepared, or shares its deal with others. Such a game has a result that counts
    /// for nobody.
    pub is_prepared: bool,
    pub public: bool,
    /// The seats, in order.
    pub seat_results: Vec<SeatResult>,
}

/// The players of a seat: ids of accounts, or pseudonyms of deleted ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatPlayers {
    /// The player who had the seat when the game began, if a stand-in has taken it over since.
    pub owner: Option<Option<Uuid>>,
    /// The player who has it, even if a bot took over. None for a bot.
    pub last: Option<Uuid>,
}

#[derive(Debug)]
pub(crate) struct SeatResult {
    pub seat: Seat,
    /// The player for whom the result counts, even if a bot took over: an account's id, or the pseudonym
    /// of a deleted account. None for a bot.
    pub player: Option<Uuid>,
    pub score: PlayerScore,
    pub explanation: ScoreExplanation,
    pub record: SeatRecord,
    /// The reason for which a bot played for the player at the end.
    pub away: Option<AwayReason>,
    /// For rated games, the change of the player's rating.
    pub rating: Option<RatingChange>,
}

impl GameEnding {
    /// An ending before it is rated. `players` are those of the seats, in seat order.
    pub(crate) fn new(game: Uuid, seq: i64, public: bool, players: Vec<SeatPlayers>, finished: Finished) -> GameEnding {
        let Finished { options, started_at, finished_at, with_bots, seats } = finished;
        let seat_result = |(seat, SeatPlayers { owner, last }): (FinishedSeat, SeatPlayers)| {
            let player = options.stand_ins.counted(owner, last);
            let FinishedSeat { score, explanation, record, away } = seat;
            SeatResult { seat: score.seat, player, score, explanation, record, away, rating: None }
        };
        GameEnding {
            game,
            seq,
            started_at,
            finished_at,
            variant: options.variant,
            seats: options.seats,
            rated: options.rated && !with_bots,
            with_bots,
            is_prepared: false,
            public,
            seat_results: seats.into_iter().zip(players).map(seat_result).collect(),
        }
    }

    /// Makes it the ending of a prepared table.
    pub fn count_for_nobody(&mut self) {
        self.is_prepared = true;
        self.seat_results.iter_mut().for_each(|seat_result| seat_result.player = None);
    }

    /// The seats of people, with their player.
    pub fn people(&self) -> impl Iterator<Item = (Uuid, &SeatResult)> {
        self.seat_results.iter().filter_map(|seat_result| Some((seat_result.player?, seat_result)))
    }
}
