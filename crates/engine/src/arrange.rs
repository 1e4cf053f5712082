//! Positions that play would take long to reach, for tests.

use super::{
    card::{Card, Cards},
    game::{Game, Phase, Player},
    options::GameOptions,
    owners::Owners,
    pack::TicketPack,
    presence::Presence,
    seat::{BySeat, Occupant},
    stations::Stations,
    ticket::TicketDeck,
};

/// The parts of a game, to be changed at will: nothing checks that play leads there.
#[derive(Debug)]
#[expect(missing_docs, reason = "`Game` says what each field is")]
pub struct Parts<'a> {
    pub version: &'a mut u32,
    pub turns: &'a mut u32,
    pub options: &'a mut GameOptions,
    pub packs: &'a mut Vec<TicketPack>,
    pub occupants: &'a mut BySeat<Occupant>,
    pub presence: &'a mut BySeat<Presence>,
    pub players: &'a mut BySeat<Player>,
    pub deck: &'a mut Cards,
    pub discards: &'a mut Cards,
    pub tickets: &'a mut TicketDeck,
    pub owners: &'a mut Owners,
    pub stations: &'a mut Stations,
    pub phase: &'a mut Phase,
}

impl Game {
    /// Lays these cards face up.
    pub fn lay_row(&mut self, slots: [Option<Card>; 5]) {
        self.row = slots.into();
    }

    /// The parts of the game.
    pub fn parts(&mut self) -> Parts<'_> {
        Parts {
            version: &mut self.version,
            turns: &mut self.turns,
            options: &mut self.options,
            packs: &mut self.packs,
            occupants: &mut self.occupants,
            presence: &mut self.presence,
            players: &mut self.players,
            deck: &mut self.deck,
            discards: &mut self.discards,
            tickets: &mut self.tickets,
            owners: &mut self.owners,
            stations: &mut self.stations,
            phase: &mut self.phase,
        }
    }
}
