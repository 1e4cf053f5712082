//! Positions made for tests.

use crate::{Budget, Policy};
use railhead_engine::{
    Actor, BotLevel, Card, Cards, Command, Game, GameOptions, Move, OfferedTickets, Phase, Route, Seat, SeatChoice,
    Step, TableView, Ticket, TicketKind, TicketOffer, Turn, Variant,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A game in which the first seat has to move.
pub(crate) struct Scene(Game);

impl Scene {
    /// The beginning of the first turn of a player without cards and tickets. Pink, blue, orange,
    /// white and green lie face up.
    pub fn new(seats: u8) -> Scene {
        let mut game = dealt(Variant::Classic, seats, 1);
        let parts = game.parts();
        *parts.phase = Phase::Turn(Turn { seat: Seat::ALL[0], step: Step::Choose, turns_left: None, passes: 0 });
        (parts.players[Seat::ALL[0]].hand, parts.players[Seat::ALL[0]].tickets) = Default::default();
        game.lay_row([Card::Pink, Card::Blue, Card::Orange, Card::White, Card::Green].map(Some));
        Scene(game)
    }

    pub fn hand(mut self, cards: &[(Card, u8)]) -> Scene {
        let mut hand = Cards::default();
        cards.iter().for_each(|(card, count)| hand[*card] += count);
        self.0.parts().players[Seat::ALL[0]].hand = hand;
        self
    }

    pub fn ticket(mut self, name: &str, points: u8) -> Scene {
        self.0.parts().players[Seat::ALL[0]].tickets.push(ticket(name, points));
        self
    }

    /// Offers tickets, of which one has to be kept.
    pub fn offer(mut self, tickets: &[(&str, u8)]) -> Scene {
        let tickets = tickets.iter().map(|(name, points)| ticket(name, *points)).collect::<OfferedTickets>();
        let step = Step::KeepTickets { offer: TicketOffer { keep_max: tickets.len() as u8, tickets, keep_min: 1 } };
        *self.0.parts().phase = Phase::Turn(Turn { seat: Seat::ALL[0], step, turns_left: None, passes: 0 });
        self
    }

    /// Gives routes to the seat with this number.
    pub fn routes(mut self, seat: usize, names: &[&str]) -> Scene {
        let parts = self.0.parts();
        for route in names.iter().map(|name| name.parse::<Route>().unwrap()) {
            parts.owners.give(route, Seat::ALL[seat], parts.options.seats);
            parts.players[Seat::ALL[seat]].trains -= route.facts().length;
            parts.players[Seat::ALL[seat]].points += u16::from(route.points());
        }
        self
    }

    /// Leaves the seat with this number so many trains.
    pub fn trains(mut self, seat: usize, trains: u8) -> Scene {
        self.0.parts().players[Seat::ALL[seat]].trains = trains;
        self
    }

    /// The table as everybody sees it.
    pub fn table(&self) -> TableView {
        self.0.view_for(None).table
    }

    /// The choice of a policy.
    pub fn chosen(&self, policy: Policy) -> Move {
        self.chosen_by_chance(policy, 1)
    }

    /// The choice of a policy with this seed.
    pub fn chosen_by_chance(&self, policy: Policy, seed: u64) -> Move {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        policy.choose_in(&self.0, Seat::ALL[0], Budget::Rollouts(1), &mut rng).unwrap()
    }

    /// The route that a policy claims, if it claims one.
    pub fn claimed(&self, policy: Policy) -> Option<String> {
        match self.chosen(policy) {
            Move::ClaimRoute { route, .. } => Some(route.to_string()),
            _ => None,
        }
    }
}

fn ticket(name: &str, points: u8) -> Ticket {
    Ticket { id: name.parse().unwrap(), points, kind: TicketKind::Standard }
}

/// A game right after the deal.
pub(crate) fn dealt(variant: Variant, seats: u8, seed: u64) -> Game {
    let host = Seat::ALL[0];
    let options = GameOptions { first_seat: Some(host), ..GameOptions::new(variant, seats) };
    let bots = (1..seats).map(|_| BotLevel::Random.anywhere());
    let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), bots, String::new()).unwrap();
    let mut game = Game::replay(&events);
    game.play(Actor::Seat(host), &Command::Start, &mut ChaCha8Rng::seed_from_u64(seed), &mut events).unwrap();
    game
}
