//! Moves compared by playing out: in worlds that are possible for what a seat knows, each is made, and the
//! light policy plays on to the end.

use crate::{
    position::SeatPosition,
    tally::Tally,
    worlds::{Known, World, light, make},
};
use railhead_engine::{GameView, Move, Route};
use rand::{SeedableRng, rngs::SmallRng};

/// A seat that decides, and what it knows.
pub struct Comparison<'a> {
    position: SeatPosition<'a>,
    known: Known,
    /// The move with which others are compared.
    made: Move,
    rng: SmallRng,
}

impl<'a> Comparison<'a> {
    /// Compares with a move of the seat of a view. Equal seeds give equal worlds. None for a spectator.
    pub fn with(view: &'a GameView, made: Move, seed: u64) -> Option<Comparison<'a>> {
        let position = SeatPosition::of(view)?;
        let known = Known::of_judge(&view.table, view.you.as_ref());
        Some(Comparison { position, known, made, rng: SmallRng::seed_from_u64(seed) })
    }

    /// The final margin after each of these moves minus that after the one made, in the next worlds.
    pub fn differences(&mut self, others: &[Move], worlds: u32) -> Vec<Tally> {
        let mut tallies = vec![Tally::default(); others.len()];
        for _ in 0..worlds {
            let world = self.known.sample(&mut self.rng);
            let usual = self.margin(world.clone(), &self.made);
            for (tally, other) in tallies.iter_mut().zip(others) {
                tally.add(f64::from(self.margin(world.clone(), other) - usual));
            }
        }
        tallies
    }

    /// The one of these moves that the light policy makes. None for a tunnel's surcharge, and for a turn of the
    /// last round.
    pub fn usual(&self, moves: &[Move]) -> Option<Move> {
        light::choose(&self.known, &self.position, moves)
    }

    /// The routes that the light policy plans for all tickets after a move, by what the seat sees before it, however
    /// long they take.
    pub fn plan_after(&self, made: &Move) -> Vec<Route> {
        let seat = self.position.you.seat;
        let mut world = self.known.seen_by_its_seat();
        match made {
            Move::ClaimRoute { route, payment } => world.take_route(seat, *route, *payment),
            Move::BuildStation { city, payment } => world.build_station(seat, *city, *payment),
            Move::KeepTickets { tickets } => {
                let offered = self.position.you.offer.iter().flat_map(|offer| &offer.tickets);
                world.players[seat].tickets.extend(offered.filter(|ticket| tickets.contains(&ticket.id)));
            }
            Move::DrawCard {}
            | Move::TakeFaceUp { .. }
            | Move::PayTunnel { .. }
            | Move::AbandonTunnel {}
            | Move::DrawTickets {}
            | Move::Pass {} => {}
        }
        let costs = world.costs(seat);
        world.pursue(seat, world.open_tickets(seat), &costs, false);
        std::mem::take(&mut world.players[seat].intent.claims)
    }

    fn margin(&self, mut world: World, made: &Move) -> i16 {
        let seat = self.position.you.seat;
        make(&mut world, &self.known, &self.position, made);
        world.make_plan(seat);
        world.played_out(seat).margin
    }
}
