//! The ending of a game, from which read models are written.

use crate::{
    engine::{AwayReason, PlayerScore, ScoreExplanation, Seat, Variant},
    hosting::projection::{Finished, FinishedSeat, RatingChange, SeatRecord, WORTH_TURNS},
};
use jiff::Timestamp;
use uuid::Uuid;

/// A game that ended with a result, with everything that read models need.
#[derive(Debug)]
pub struct GameEnding {
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
    /// Whether it counts for nobody: the table was prepared, or shares its deal with others, or fewer than
    /// two of its people finished a turn.
    pub is_uncounted: bool,
    /// Whether it is worth the name: it was played to its end, or two people at least finished
    /// [`WORTH_TURNS`] turns of their own.
    pub is_played_out: bool,
    pub public: bool,
    /// The seats, in order.
    pub seat_results: Vec<SeatResult>,
}

/// The players of a seat: ids of accounts, or pseudonyms of deleted ones.
#[derive(Clone, Copy, Debug)]
pub struct SeatPlayers {
    /// The player who had the seat when the game began, if a stand-in has taken it over since.
    pub owner: Option<Option<Uuid>>,
    /// The player who has it, even if a bot took over. None for a bot.
    pub last: Option<Uuid>,
}

#[derive(Debug)]
pub struct SeatResult {
    pub seat: Seat,
    /// The player for whom the result counts, even if a bot took over: an account's id, or the pseudonym
    /// of a deleted account. None for a bot.
    pub player: Option<Uuid>,
    pub score: PlayerScore,
    pub explanation: ScoreExplanation,
    pub record: SeatRecord,
    /// The reason for which a bot played for the player at the end.
    pub away: Option<AwayReason>,
    /// The number of turns that people finished themselves.
    pub own_turns: u32,
    /// For rated games, the change of the player's rating.
    pub rating: Option<RatingChange>,
}

impl GameEnding {
    /// An ending before it is rated. `players` are those of the seats, in seat order.
    pub fn new(game: Uuid, seq: i64, public: bool, players: Vec<SeatPlayers>, finished: Finished) -> GameEnding {
        let Finished { options, started_at, finished_at, with_bots, cut_short, seats } = finished;
        let seat_result = |(seat, SeatPlayers { owner, last }): (FinishedSeat, SeatPlayers)| {
            let player = options.stand_ins.counted(owner, last);
            let FinishedSeat { score, explanation, record, away, own_turns } = seat;
            SeatResult { seat: score.seat, player, score, explanation, record, away, own_turns, rating: None }
        };
        let mut ending = GameEnding {
            game,
            seq,
            started_at,
            finished_at,
            variant: options.variant,
            seats: options.seats,
            rated: options.rated && !with_bots,
            with_bots,
            is_uncounted: false,
            is_played_out: false,
            public,
            seat_results: seats.into_iter().zip(players).map(seat_result).collect(),
        };
        ending.is_played_out = !cut_short || ending.people_with_turns(WORTH_TURNS) >= 2;
        if ending.people().count() >= 2 && ending.people_with_turns(1) < 2 {
            ending.count_for_nobody();
        }
        ending
    }

    /// The number of people who finished so many turns of their own.
    fn people_with_turns(&self, least: u32) -> usize {
        self.people().filter(|(_, seat)| seat.own_turns >= least).count()
    }

    /// Makes it an ending that counts for nobody.
    pub fn count_for_nobody(&mut self) {
        (self.is_uncounted, self.rated) = (true, false);
        self.seat_results.iter_mut().for_each(|seat_result| seat_result.player = None);
    }

    /// The seats of people, with their player.
    pub fn people(&self) -> impl Iterator<Item = (Uuid, &SeatResult)> {
        self.seat_results.iter().filter_map(|seat_result| Some((seat_result.player?, seat_result)))
    }
}

impl SeatResult {
    /// Whether the player left before the game was worth the name.
    pub fn left_early(&self) -> bool {
        self.away.is_some() && self.own_turns < WORTH_TURNS
    }
}
