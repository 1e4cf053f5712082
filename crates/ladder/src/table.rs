//! A table of bots: the loop that plays a game in memory.

use railhead_engine::{
    Actor, BotLevel, Chance, Command, Event, Game, GameOptions, Rejection, Seat, SeatChoice, TicketPack,
};

/// The maximum number of moves. No game of this kind has needed a tenth of it; one that does means
/// a bug in the engine.
const MAX_MOVES: u32 = 20_000;

/// Initial capacity for the events of each seat, enough for most games.
const EVENTS_OF_SEAT: usize = 400;

/// The reason for which a game did not finish; always a bug in the engine or in a bot, or a bot that does not answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Stuck {
    /// A move or the start of the game was refused.
    #[error("seat {by} was refused: {rejection}")]
    Refused {
        /// The seat that moved.
        by: Seat,
        /// The rule that forbids it.
        rejection: Rejection,
    },
    /// A bot at a URL did not say which move it makes.
    #[error("seat {by}: {bot}: {reason}")]
    Unanswered {
        /// The seat whose move it is.
        by: Seat,
        /// The bot.
        bot: String,
        /// The reason.
        reason: String,
    },
    /// The game stalled, or had too many moves.
    #[error("the game did not end")]
    Endless,
}

/// A game that has been dealt, and its events so far.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game.
    pub game: Game,
    /// Its events.
    pub events: Vec<Event>,
}

/// The length of a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Length {
    /// Moves of all seats.
    pub moves: u32,
    /// Turns of all seats, after the first.
    pub turns: u32,
}

impl Table {
    /// Deals a game with these options. `level_at` is what views show of the bots, all but the first,
    /// which is shown as a person.
    ///
    /// # Errors
    /// If the options or the packs are refused.
    pub fn deal(
        options: GameOptions,
        packs: Vec<TicketPack>,
        level_at: impl Fn(Seat) -> BotLevel,
        chance: Chance<'_>,
    ) -> Result<Table, Stuck> {
        let host = Seat::ALL[0];
        let refused = |rejection| Stuck::Refused { by: host, rejection };
        let bots = Seat::first(options.seats).skip(1).map(|seat| level_at(seat).anywhere());
        let mut events = Vec::with_capacity(EVENTS_OF_SEAT * usize::from(options.seats));
        events.extend(Game::create(options, packs, (SeatChoice::ANY, None), bots, String::new()).map_err(refused)?);
        let mut game = Game::replay(&events);
        game.play_by(Actor::Seat(host), &Command::Start, chance, &mut events).map_err(refused)?;
        Ok(Table { game, events })
    }

    /// Plays to the end. `make` makes the move of a seat, with chance of its own, and adds its events; it
    /// returns whether its bot has not given up. `look` is called after the deal and after each move,
    /// with the number of moves.
    ///
    /// # Errors
    /// The first error of `look`; [`Stuck`] if a move is refused, no move is made, or the game
    /// does not end.
    pub fn play<E: From<Stuck>>(
        &mut self,
        mut make: impl FnMut(&mut Game, Seat, &mut Vec<Event>) -> Result<bool, Rejection>,
        mut look: impl FnMut(&Game, u32) -> Result<(), E>,
    ) -> Result<Length, E> {
        let Table { game, events } = self;
        let mut length = Length::default();
        look(game, length.moves)?;
        while length.moves < MAX_MOVES {
            let Some(by) = game.waits_for().next() else { break };
            if !make(game, by, events).map_err(|rejection| Stuck::Refused { by, rejection })? {
                break;
            }
            length.moves += 1;
            look(game, length.moves)?;
        }
        length.turns = game.turns();
        if game.is_finished() { Ok(length) } else { Err(Stuck::Endless.into()) }
    }
}
