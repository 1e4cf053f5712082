//! Plays whole games between bots in memory, to measure the engine and the bots.

mod remote;

pub use remote::{NotAUrl, RemoteBot};

use crate::{
    bots::{self, Budget},
    engine::{
        Actor, BotLevel, Command, Event, Game, GameOptions, PlayerScore, Rejection, Seat, SeatChoice, TicketPack,
        Variant,
        invariants::{self, Violation},
    },
};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::fmt;

/// The maximum number of moves. No game of this kind has needed a tenth of it; one that does means
/// a bug in the engine.
const MAX_MOVES: u32 = 20_000;

/// Initial capacity for the events of each seat, enough for most games.
const EVENTS_OF_SEAT: usize = 400;

/// A plan of games to play.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub games: u32,
    pub seats: u8,
    pub variant: Variant,
    pub packs: Vec<TicketPack>,
    /// The bots. They take seats in turn, shifted by one seat from game to game.
    pub bots: Vec<SimulatedBot>,
    /// The time that a bot of ours may think about one move.
    pub budget: Budget,
    /// The seed of all randomness: equal plans play equal games, as far as the bots do.
    pub seed: u64,
}

#[derive(Clone, Debug)]
pub enum SimulatedBot {
    Ours(BotLevel),
    Remote(RemoteBot),
}

impl From<BotLevel> for SimulatedBot {
    fn from(level: BotLevel) -> SimulatedBot {
        SimulatedBot::Ours(level)
    }
}

impl fmt::Display for SimulatedBot {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimulatedBot::Ours(level) => to.write_str(level.name()),
            SimulatedBot::Remote(bot) => bot.fmt(to),
        }
    }
}

impl SimulatedBot {
    /// The level that the view shows for its seat: nothing there knows of bots that answer over
    /// HTTP.
    fn level(&self) -> BotLevel {
        match self {
            SimulatedBot::Ours(level) => *level,
            SimulatedBot::Remote(_) => BotLevel::Random,
        }
    }
}

#[derive(Clone, Debug)]
pub struct SimulatedGame {
    pub events: Vec<Event>,
    /// The final scores, in seat order.
    pub scores: Vec<PlayerScore>,
    /// The bot of the plan that sat in each seat, as an index.
    pub seating: Vec<usize>,
    pub moves: u32,
    pub turns: u32,
}

/// The reason for which a simulated game did not finish; always a bug in the engine or a bot, or a
/// bot that does not answer.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error("game {game}: {by} was refused: {rejection}")]
    Refused { game: u32, by: Seat, rejection: Rejection },
    /// A bot at a URL did not say which move it makes.
    #[error("game {game}, seat {by}: {bot}: {reason}")]
    Unanswered { game: u32, by: Seat, bot: String, reason: String },
    #[error("game {game}, {broken}")]
    Violation { game: u32, broken: Violation },
    /// The game stalled or did not end.
    #[error("game {game} did not end")]
    Endless { game: u32 },
}

impl Simulation {
    /// The index of the bot that sits in a seat of a game.
    fn bot_at(&self, game: u32, seat: Seat) -> usize {
        (usize::from(seat.number()) + game as usize) % self.bots.len().max(1)
    }

    pub fn play(&self, number: u32) -> Result<SimulatedGame, Fault> {
        self.play_with(number, |_, _| Ok(()))
    }

    /// Plays the game with this number and checks every invariant of [`invariants`]. One position
    /// in `every` is also checked for whether moves are listed exactly if accepted.
    pub fn play_checked(&self, number: u32, every: u32) -> Result<SimulatedGame, Fault> {
        let mut rng = ChaCha8Rng::seed_from_u64(number.into());
        let broken = |broken| Fault::Violation { game: number, broken };
        let mut last = Game::default();
        let played = self.play_with(number, |game, move_number| {
            invariants::settled(game).map_err(broken)?;
            last.clone_from(game);
            match move_number % every {
                0 => invariants::listed_iff_accepted(game, &mut rng).map_err(broken),
                _ => Ok(()),
            }
        })?;
        invariants::replays(&played.events, &last).map_err(broken)?;
        Ok(played)
    }

    fn play_with(
        &self,
        number: u32,
        mut look: impl FnMut(&Game, u32) -> Result<(), Fault>,
    ) -> Result<SimulatedGame, Fault> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number.into());
        let seating = Seat::first(self.seats).map(|seat| self.bot_at(number, seat)).collect::<Vec<_>>();
        let ours = SimulatedBot::Ours(BotLevel::Random);
        let bot_at = |seat: Seat| {
            let bot = seating.get(usize::from(seat.number())).and_then(|bot| self.bots.get(*bot));
            bot.unwrap_or(&ours)
        };
        let (mut game, mut events) = self.open(number, &|seat| bot_at(seat).level(), &mut rng)?;
        let (mut moves, mut turns) = (0, 0);
        look(&game, moves)?;
        while !game.is_finished() {
            let seat = game.waits_for().next().filter(|_| moves < MAX_MOVES);
            let seat = seat.ok_or(Fault::Endless { game: number })?;
            let chosen = match bot_at(seat) {
                SimulatedBot::Ours(level) => bots::choose_in(&game, seat, *level, self.budget, &mut rng)
                    .ok_or(Fault::Endless { game: number })?,
                SimulatedBot::Remote(bot) => bot.choose(&game, seat).map_err(|reason| Fault::Unanswered {
                    game: number,
                    by: seat,
                    bot: bot.to_string(),
                    reason,
                })?,
            };
            let command = Command::Play(chosen);
            let played = game.play(Actor::Seat(seat), &command, &mut rng, &mut events);
            played.map_err(|rejection| Fault::Refused { game: number, by: seat, rejection })?;
            moves += 1;
            turns += u32::from(matches!(events.last(), Some(Event::TurnStarted { .. })));
            look(&game, moves)?;
        }
        let scores = game.scores().to_vec();
        Ok(SimulatedGame { events, scores, seating, moves, turns })
    }

    fn open(
        &self,
        number: u32,
        level_at: &impl Fn(Seat) -> BotLevel,
        rng: &mut impl Rng,
    ) -> Result<(Game, Vec<Event>), Fault> {
        let options = GameOptions::new(self.variant, self.seats);
        let host = Seat::ALL[0];
        let refused = |rejection| Fault::Refused { game: number, by: host, rejection };
        let bots = Seat::first(self.seats).skip(1).map(|seat| level_at(seat).anywhere());
        let mut events = Vec::with_capacity(EVENTS_OF_SEAT * usize::from(self.seats));
        events.extend(
            Game::create(options, self.packs.clone(), (SeatChoice::ANY, None), bots, String::new()).map_err(refused)?,
        );
        let mut game = Game::replay(&events);
        game.play(Actor::Seat(host), &Command::Start, rng, &mut events).map_err(refused)?;
        Ok((game, events))
    }
}

/// Totals of many games.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Summary {
    pub games: u32,
    pub moves: u64,
    pub turns: u64,
    pub events: u64,
    /// The most events of a game.
    pub most_events: usize,
    /// The most turns of a game (R9.5).
    pub most_turns: u32,
    pub bots: Vec<BotSummary>,
}

/// The totals of one bot of a plan; points are sums over its seats.
#[derive(Clone, Debug, Default, Serialize)]
pub struct BotSummary {
    pub seats: u32,
    /// Wins; a shared win counts as a fraction.
    pub wins: f64,
    pub total: i64,
    pub routes: i64,
    pub tickets: i64,
    pub stations: i64,
    pub express: i64,
    pub tickets_kept: u64,
    pub tickets_completed: u64,
}

impl Summary {
    pub fn add(&mut self, played: &SimulatedGame) {
        self.games += 1;
        self.moves += u64::from(played.moves);
        self.turns += u64::from(played.turns);
        self.events += played.events.len() as u64;
        self.most_events = self.most_events.max(played.events.len());
        self.most_turns = self.most_turns.max(played.turns);
        let winners = played.scores.iter().filter(|score| score.rank == 1).count();
        for (score, &bot) in played.scores.iter().zip(&played.seating) {
            if self.bots.len() <= bot {
                self.bots.resize_with(bot + 1, BotSummary::default);
            }
            if let Some(summary) = self.bots.get_mut(bot) {
                summary.add(score, winners);
            }
        }
    }
}

impl BotSummary {
    fn add(&mut self, score: &PlayerScore, winners: usize) {
        self.seats += 1;
        if score.rank == 1 {
            self.wins += 1.0 / winners as f64;
        }
        self.total += i64::from(score.total);
        self.routes += i64::from(score.routes);
        self.tickets += i64::from(score.tickets);
        self.stations += i64::from(score.stations);
        self.express += i64::from(score.express);
        self.tickets_completed += score.completed.len() as u64;
        self.tickets_kept += (score.completed.len() + score.failed.len()) as u64;
    }
}
