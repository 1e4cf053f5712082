//! Scripts: a table whose deal, first moves and bots' moves are given, for lessons and puzzles.
//!
//! Nothing in the rules knows of scripts. The deal follows from the secret, as in any game, so that
//! a prepared game is verified like another one.

use crate::null;
use railhead_engine::{
    Actor, BotLevel, Command, Event, Game, GameOptions, Int, Move, Phase, PlayerColor, Rejection, Seat, SeatChoice,
    Step, TieBreak, Variant,
};
use railhead_log::rng::Secret;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// A table whose deal and bots' moves are given. You sit in seat 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The secret of the game, from which the deal follows: 64 hexadecimal digits.
    #[schema(
        min_length = 64,
        max_length = 64,
        pattern = "^[0-9A-Fa-f]{64}$",
        example = "0707070707070707070707070707070707070707070707070707070707070707"
    )]
    pub secret: String,
    /// The variant. Default: `classic`.
    #[serde(default, deserialize_with = "null::as_default")]
    pub variant: Variant,
    /// The seat that plays first (R2.6). Default: drawn from the secret.
    #[serde(default)]
    pub first_seat: Option<Seat>,
    /// The bots in the seats after yours. They play by the script, and otherwise as their level does.
    #[schema(min_items = 1, max_items = 4)]
    pub bots: Vec<BotLevel>,
    /// The moves that are made before the game is yours, in order, those of your seat too. While
    /// tickets are chosen, the lowest seat that has to choose does so first. Default: none.
    #[serde(default, deserialize_with = "null::as_default", skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 400)]
    pub opening: Vec<Move>,
    /// The moves of later turns: the server makes those of the bots; those of seat 0 are yours to
    /// make, and show the intended line. A bot decides by itself in all other turns, and if its move
    /// here is not legal. Default: none.
    #[serde(default, deserialize_with = "null::as_default", skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 200)]
    pub turns: Vec<ScriptedTurn>,
}

/// The moves of a seat in one turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScriptedTurn {
    /// The number of the turn, from 1 (R9.5); 0 while the first tickets are chosen.
    #[schema(example = 2)]
    pub turn: u32,
    /// The seat.
    pub seat: Seat,
    /// Its moves in this turn: one, or two if the first leaves something to decide.
    #[schema(min_items = 1, max_items = 2)]
    pub moves: Vec<Move>,
}

/// The refusal of a script.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ScriptRefusal {
    /// The table cannot be set up.
    #[error(transparent)]
    Table(#[from] Rejection),
    /// The secret does not have 64 hexadecimal digits.
    #[error("the secret must be 64 hexadecimal digits")]
    Secret,
    /// A move is not legal.
    #[error("move {number} of the opening is not legal: {rejection}")]
    Move {
        /// The number of the move in the opening, from 0.
        number: usize,
        /// The rule.
        rejection: Rejection,
    },
    /// A position of another game in which nobody has anything to decide.
    #[error("nobody has anything to decide after event {version}")]
    NothingToDecide {
        /// The number of events up to the position.
        version: u32,
    },
    /// The game is over before it is handed to the player.
    #[error("the game is over after move {number} of the opening")]
    Over {
        /// The number of the move in the opening, from 0.
        number: usize,
    },
}

impl Script {
    /// The secret.
    ///
    /// # Errors
    /// `Secret`.
    pub fn secret(&self) -> Result<Secret, ScriptRefusal> {
        Secret::from_hex(&self.secret).ok_or(ScriptRefusal::Secret)
    }

    /// The options of the table: a sandbox, so that its randomness depends on the secret alone.
    pub fn options(&self) -> GameOptions {
        GameOptions {
            tie_break: TieBreak::Standard,
            first_seat: self.first_seat,
            sandbox: true,
            ..GameOptions::new(self.variant, u8::saturating_from(self.bots.len() + 1))
        }
    }

    /// The events that open the table.
    ///
    /// # Errors
    /// `Secret`, `Table`.
    pub fn table(&self, color: Option<PlayerColor>) -> Result<Vec<Event>, ScriptRefusal> {
        let bots = self.bots.iter().copied().map(BotLevel::anywhere);
        let host = (SeatChoice { seat: None, color }, None);
        Ok(Game::create(self.options(), Vec::new(), host, bots, self.secret()?.commitment())?)
    }

    /// Deals, and plays the opening. Returns the events.
    ///
    /// # Errors
    /// `Secret`, `Table`, `Move`, `Over`.
    pub fn begin(&self, game: &mut Game) -> Result<Vec<Event>, ScriptRefusal> {
        let secret = self.secret()?;
        let mut events = Vec::new();
        let mut decide = |game: &mut Game, by, command: &Command| {
            let mut rng = secret.next_decision_rng(Uuid::nil(), game);
            game.play(by, command, &mut rng, &mut events)
        };
        decide(game, Actor::Seat(game.host()), &Command::Start)?;
        for (number, next) in self.opening.iter().enumerate() {
            let seat = game.waits_for().next().ok_or(ScriptRefusal::Over { number })?;
            decide(game, Actor::Seat(seat), &Command::Play(*next))
                .map_err(|rejection| ScriptRefusal::Move { number, rejection })?;
        }
        match game.is_over() {
            true => Err(ScriptRefusal::Over { number: self.opening.len() }),
            false => Ok(events),
        }
    }

    /// The scripted move of a seat for which the game waits.
    pub fn next_move(&self, game: &Game, seat: Seat) -> Option<&Move> {
        let number = match game.phase() {
            Phase::Dealing { deals, .. } => usize::from(deals[seat].saturating_sub(1)),
            Phase::Turn(turn) => match turn.step {
                Step::Choose => 0,
                Step::SecondCard | Step::KeepTickets { .. } | Step::Tunnel { .. } | Step::Done => 1,
            },
            Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => return None,
        };
        let scripted = self.turns.iter().find(|turn| turn.turn == game.turns() && turn.seat == seat)?;
        scripted.moves.get(number)
    }
}
