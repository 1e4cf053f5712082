//! Playing on from a position of a game that is over, against bots: what would have happened if.
//!
//! The events up to the position are copied. Cards and tickets that are drawn later follow from the
//! secret of the new game, so that a position can be played on in many ways.

use crate::script::{Script, ScriptRefusal};
use railhead_engine::{BotLevel, Event, EventKind, Game, GameOptions, Int, Phase, Seat, SeatChoice, Step, Turn};
use railhead_log::rng::Secret;

/// A choice of a position, and of the seats from there on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionChoice {
    /// The number of events up to the position. The events of a decision belong together: if it ends in
    /// the midst of one, the position is the one after it.
    pub version: u32,
    /// The seat that the person plays.
    pub seat: Seat,
    /// The bots in all other seats.
    pub bots: BotLevel,
}

/// The events of a game that is played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedOn {
    /// The table: its seats have the colours they had.
    pub table: Vec<Event>,
    /// The copied events, from the deal up to the position.
    pub copied: Vec<Event>,
}

impl PositionChoice {
    /// Copies a game up to the position. `commitment` is that of the new game.
    ///
    /// # Errors
    /// `NothingToDecide` before the deal and after the end; `Table` if the game has no such seat.
    pub fn play_on(self, events: &[Event], commitment: String) -> Result<PlayedOn, ScriptRefusal> {
        let (game, copied) = self.copy(events);
        if !matches!(game.phase(), Phase::Dealing { .. } | Phase::Turn(_)) {
            return Err(ScriptRefusal::NothingToDecide { version: self.version });
        }
        let of = game.options();
        let options = GameOptions {
            tie_break: of.tie_break,
            first_seat: of.first_seat,
            copied_events: u32::saturating_from(copied.len()),
            ..GameOptions::new(of.variant, of.seats)
        };
        let place = |seat| SeatChoice { seat: Some(seat), color: game.colors()[seat] };
        let bots = game.seats().filter(|seat| *seat != self.seat).map(|seat| (place(seat), self.bots));
        let host = (place(self.seat), None);
        let table = Game::create_by(game.rules(), options, game.packs().to_vec(), host, bots, commitment)?;
        Ok(PlayedOn { table, copied })
    }

    /// The script of the new game: it marks a table that counts for nothing, and has no moves. It has
    /// no secret either: that of a running game stays sealed.
    pub fn script(self, options: &GameOptions) -> Script {
        Script {
            secret: Secret::from_bytes([0; 32]).to_hex(),
            variant: options.variant,
            first_seat: options.first_seat,
            bots: vec![self.bots; usize::from(options.seats.saturating_sub(1))],
            opening: Vec::new(),
            turns: Vec::new(),
        }
    }

    fn copy(self, events: &[Event]) -> (Game, Vec<Event>) {
        let (mut game, mut copied) = (Game::default(), Vec::new());
        for event in events {
            if game.version() >= self.version && !is_of_same_decision(&game, event) {
                break;
            }
            game.evolve(event);
            if is_play(event) {
                copied.push(event.clone());
            }
        }
        (game, copied)
    }
}

/// Whether an event belongs to the decision whose events came before it.
fn is_of_same_decision(game: &Game, event: &Event) -> bool {
    let is_in_tunnel = matches!(game.phase(), Phase::Turn(Turn { step: Step::Tunnel { .. }, .. }));
    match event.kind() {
        EventKind::Consequence | EventKind::End => true,
        EventKind::Move(_) => is_in_tunnel && matches!(event, Event::RouteClaimed { .. }),
        EventKind::Table | EventKind::Clock | EventKind::Absence | EventKind::Seat => false,
    }
}

/// Whether an event is one of play, which copies have.
fn is_play(event: &Event) -> bool {
    match event.kind() {
        EventKind::Move(_) | EventKind::Consequence => true,
        EventKind::Table => matches!(event, Event::GameStarted { .. }),
        EventKind::Clock | EventKind::Absence | EventKind::Seat | EventKind::End => false,
    }
}
