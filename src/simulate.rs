//! Plays whole games between bots in memory, to measure the engine and the bots.

use crate::{
    bots::{Budget, Policy},
    engine::{
        BotLevel, Chance, Event, Game, GameOptions, Int, Move, PlayerScore, Seat, TicketPack, Variant,
        invariants::{self, Violation},
    },
};
use railhead_ladder::{Clock, Length, RemoteBot, Stuck, Table, Thinking};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::{fmt, sync::Arc};

/// One in this many decisions of `random` is timed: to read the clock takes longer than to decide.
const TIMED: u32 = 32;

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
    Ours(Policy),
    Remote(RemoteBot),
}

impl From<BotLevel> for SimulatedBot {
    fn from(level: BotLevel) -> SimulatedBot {
        SimulatedBot::Ours(level.into())
    }
}

impl fmt::Display for SimulatedBot {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimulatedBot::Ours(policy) => to.write_str(policy.name()),
            SimulatedBot::Remote(bot) => bot.fmt(to),
        }
    }
}

impl SimulatedBot {
    /// Whether the decision with this number is timed.
    fn is_timed(&self, decision: u32) -> bool {
        !matches!(self, SimulatedBot::Ours(Policy::Random)) || decision.is_multiple_of(TIMED)
    }
}

#[derive(Clone, Debug)]
pub struct SimulatedGame {
    pub events: Vec<Event>,
    /// The final scores, in seat order.
    pub scores: Arc<[PlayerScore]>,
    /// The bot of the plan that sat in each seat, as an index.
    pub seating: Vec<usize>,
    pub length: Length,
    /// The timed decisions, in seat order.
    pub thinking: Vec<Thinking>,
}

/// A game that did not finish; always a bug in the engine or a bot, or a bot that does not answer.
#[derive(Debug, thiserror::Error)]
#[error("game {game}: {reason}")]
pub struct Fault {
    pub game: u32,
    pub reason: Reason,
}

/// The reason for which a game did not finish.
#[derive(Debug, thiserror::Error)]
pub enum Reason {
    #[error(transparent)]
    Stuck(#[from] Stuck),
    #[error(transparent)]
    Violation(#[from] Violation),
}

impl Simulation {
    /// The index of the bot that sits in a seat of a game.
    fn bot_at(&self, game: u32, seat: Seat) -> usize {
        (usize::from(seat.number()) + usize::saturating_from(game)) % self.bots.len().max(1)
    }

    pub fn play(&self, number: u32) -> Result<SimulatedGame, Fault> {
        self.play_with(number, |_, _| Ok(()))
    }

    /// Plays the game with this number and checks every invariant of [`invariants`]. One position
    /// in `every` is also checked for whether moves are listed exactly if accepted.
    pub fn play_checked(&self, number: u32, every: u32) -> Result<SimulatedGame, Fault> {
        let mut rng = ChaCha8Rng::seed_from_u64(number.into());
        let mut last = Game::default();
        let played = self.play_with(number, |game, move_number| {
            invariants::settled(game)?;
            last.clone_from(game);
            match move_number % every {
                0 => {
                    invariants::listed_in_views(game)?;
                    Ok(invariants::listed_iff_accepted(game, &mut rng)?)
                }
                _ => Ok(()),
            }
        })?;
        let replayed = invariants::replays(&played.events, &last);
        replayed.map_err(|broken| Fault { game: number, reason: broken.into() })?;
        Ok(played)
    }

    fn play_with(
        &self,
        number: u32,
        look: impl FnMut(&Game, u32) -> Result<(), Reason>,
    ) -> Result<SimulatedGame, Fault> {
        self.try_play(number, look).map_err(|reason| Fault { game: number, reason })
    }

    fn try_play(
        &self,
        number: u32,
        look: impl FnMut(&Game, u32) -> Result<(), Reason>,
    ) -> Result<SimulatedGame, Reason> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number.into());
        let seating = Seat::first(self.seats).map(|seat| self.bot_at(number, seat)).collect::<Vec<_>>();
        let ours = SimulatedBot::Ours(Policy::Random);
        let bot_at = |seat: Seat| {
            let bot = seating.get(usize::from(seat.number())).and_then(|bot| self.bots.get(*bot));
            bot.unwrap_or(&ours)
        };
        let options = GameOptions::new(self.variant, self.seats);
        // Views show all bots as the same, so that none can know its opponents.
        let shown = |_| BotLevel::Conductor;
        let mut table = Table::deal(options, self.packs.clone(), shown, Chance::Stream(&mut rng))?;
        let mut thinking = vec![Thinking::default(); seating.len()];
        let mut decisions = number;
        let mut unanswered = None;
        let make = |game: &mut Game, seat: Seat, events: &mut Vec<Event>| {
            decisions = decisions.wrapping_add(1);
            let bot = bot_at(seat);
            let mut choose = || self.choose(bot, game, seat, &mut rng, &mut unanswered);
            let chosen = match thinking.get_mut(usize::from(seat.number())).filter(|_| bot.is_timed(decisions)) {
                Some(thinking) => thinking.timed(Clock::Wall, game.moves(seat).len(), choose),
                None => choose(),
            };
            let Some(chosen) = chosen else { return Ok(false) };
            game.make_move(seat, &chosen, &mut rng, events)?;
            Ok(true)
        };
        let played = table.play(make, look);
        let length = unanswered.map_or(played, Err)?;
        let Some(Event::GameFinished { scores }) = table.events.last() else { return Err(Stuck::Endless.into()) };
        let scores = scores.clone();
        Ok(SimulatedGame { events: table.events, scores, seating, length, thinking })
    }

    /// The move of a bot; none, and the reason in `unanswered`, if it does not answer.
    fn choose(
        &self,
        bot: &SimulatedBot,
        game: &Game,
        seat: Seat,
        rng: &mut ChaCha8Rng,
        unanswered: &mut Option<Reason>,
    ) -> Option<Move> {
        match bot {
            SimulatedBot::Ours(policy) => policy.choose_in(game, seat, self.budget, rng),
            SimulatedBot::Remote(bot) => {
                let reason = |reason| Stuck::Unanswered { by: seat, bot: bot.to_string(), reason }.into();
                bot.choose(game, seat).map_err(|text| *unanswered = Some(reason(text))).ok()
            }
        }
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
    /// The timed decisions.
    pub thinking: Thinking,
}

impl Summary {
    pub fn add(&mut self, played: &SimulatedGame) {
        self.games += 1;
        self.moves += u64::from(played.length.moves);
        self.turns += u64::from(played.length.turns);
        self.events += u64::saturating_from(played.events.len());
        self.most_events = self.most_events.max(played.events.len());
        self.most_turns = self.most_turns.max(played.length.turns);
        let winners = played.scores.iter().filter(|score| score.rank == 1).count();
        for ((score, &bot), thinking) in played.scores.iter().zip(&played.seating).zip(&played.thinking) {
            if self.bots.len() <= bot {
                self.bots.resize_with(bot + 1, BotSummary::default);
            }
            if let Some(summary) = self.bots.get_mut(bot) {
                summary.add(score, winners);
                summary.thinking.add(*thinking);
            }
        }
    }
}

impl BotSummary {
    fn add(&mut self, score: &PlayerScore, winners: usize) {
        self.seats += 1;
        if score.rank == 1 {
            self.wins += 1.0 / winners.to_float();
        }
        self.total += i64::from(score.total);
        self.routes += i64::from(score.routes);
        self.tickets += i64::from(score.tickets);
        self.stations += i64::from(score.stations);
        self.express += i64::from(score.express);
        self.tickets_completed += u64::saturating_from(score.completed.len());
        self.tickets_kept += u64::saturating_from(score.completed.len() + score.failed.len());
    }
}
