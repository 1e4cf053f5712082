//! A game as the store knows it: the folded state, its secret and who sits where.

use super::derived::{Derived, derived};
use crate::{
    bots::{self, Budget},
    chance::Secret,
    engine::{Actor, BotLevel, Command, Event, Game, Occupant, Rejection, Seat},
};
use uuid::Uuid;

/// A game at one version. What was true at a version stays true, so it can be remembered and shared.
#[derive(Clone, Debug)]
pub struct Folded {
    /// The game's id.
    pub id: Uuid,
    /// Its state.
    pub game: Game,
    /// The secret its chance comes from.
    pub(super) secret: Secret,
    /// The account in each seat, in seat order; none: a bot's, open, or a deleted account's.
    pub(super) accounts: Vec<Option<Uuid>>,
}

impl Folded {
    /// The seat of an account; none once it is handed over.
    pub fn seat_of(&self, account: Uuid) -> Option<Seat> {
        let at = self.accounts.iter().position(|seated| *seated == Some(account))?;
        Seat::new(at as u8).filter(|seat| self.game.occupants[*seat] == Occupant::Person)
    }

    /// Whether a bot sits here that thinks for milliseconds: then [`Folded::act`] is no work for a thread that serves
    /// other requests meanwhile.
    pub(super) fn seats_thinkers(&self) -> bool {
        let is_thinker = |occupant: &Occupant| *occupant == Occupant::Bot { level: BotLevel::Stationmaster };
        self.game.occupants.any(is_thinker)
    }

    /// Decides and applies a command of an account, or of the operator (none); the bots whose turn follows move at
    /// once. Answers what happened.
    ///
    /// A `stationmaster` takes the 20 ms of [`Budget::default`] for a move, about two moves a turn of which the second
    /// takes no time: some 60 ms when three of them follow. Other bots take microseconds.
    pub(super) fn act(&mut self, by: Option<Uuid>, command: &Command) -> Result<Vec<Event>, Rejection> {
        let mut events = Vec::new();
        let seated = |account| self.seat_of(account).map_or(Actor::Newcomer, Actor::Seat);
        self.decide(by.map_or(Actor::Operator, seated), command, &mut events)?;
        self.reseat(by, &events);
        while let Some((seat, command)) = self.next_bot_move() {
            self.decide(Actor::Seat(seat), &command, &mut events)?;
        }
        Ok(events)
    }

    fn decide(&mut self, by: Actor, command: &Command, events: &mut Vec<Event>) -> Result<(), Rejection> {
        let mut chance = self.secret.decision(self.id, self.game.version + 1);
        self.game.play(by, command, &mut chance, events)
    }

    fn next_bot_move(&self) -> Option<(Seat, Command)> {
        let mut waited_for = self.game.waits_for();
        let (seat, level) = waited_for.find_map(|seat| match self.game.occupants[seat] {
            Occupant::Bot { level } => Some((seat, level)),
            Occupant::Person | Occupant::Nobody => None,
        })?;
        let mut whims = self.secret.bot(self.id, self.game.version + 1);
        let chosen = bots::choose_in(&self.game, seat, level, Budget::default(), &mut whims)?;
        Some((seat, Command::Play(chosen)))
    }

    fn reseat(&mut self, by: Option<Uuid>, events: &[Event]) {
        for change in events.iter().filter_map(derived) {
            let (seat, seated) = match change {
                Derived::Seated(seat) => (seat, by),
                Derived::Unseated(seat) => (seat, None),
                Derived::HandedOver(_) | Derived::TakenBack(_) | Derived::Scored(_) => continue,
            };
            if let Some(place) = self.accounts.get_mut(usize::from(seat.number())) {
                *place = seated;
            }
        }
    }
}
