//! A world: a game with one possible arrangement of the hidden cards and tickets. It implements
//! just enough of the rules to be played out fast: it records no events and refuses no move. Real
//! moves are judged by the engine.

use super::tuning::Tuning;
use railhead_engine::{
    ByCity, ByRoute, BySeat, Card, Cards, City, Network, Payment, Price, Route, STATION_POINTS, STATIONS, Seat, TRAINS,
    Ticket, best_borrowing, longest_path, second_track_closes, trains,
};
use rand::{rngs::SmallRng, seq::SliceRandom};

/// The last round begins when a player has this many trains or fewer (R9.1).
const LAST_TRAINS: u8 = 2;

/// A complete state of the game, as it could be.
#[derive(Clone)]
pub(crate) struct World {
    pub seats: u8,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// In the last round, how many turns follow this one.
    pub turns_left: Option<u8>,
    pub is_over: bool,
    pub row: [Option<Card>; 5],
    /// The cards for the row and for tunnels, the next one last.
    pub deck: Vec<Card>,
    /// The cards that each seat draws blind. Separate decks leave all probabilities unchanged, but
    /// what a seat draws depends less on the moves of the others. So two moves tried in the same
    /// world differ more by the moves and less by luck.
    pub decks: BySeat<Vec<Card>>,
    pub discards: Cards,
    pub owners: ByRoute<Option<Seat>>,
    pub stations: ByCity<Option<Seat>>,
    pub players: BySeat<SampledPlayer>,
    /// The tickets that can be drawn, the next one last.
    pub tickets: Vec<Ticket>,
    /// The number of tickets that a draw offers (R7.1).
    pub drawn: usize,
    /// Shuffles the discards into a new deck.
    pub chance: SmallRng,
}

/// The possessions and plans of a player.
#[derive(Clone)]
pub(crate) struct SampledPlayer {
    pub hand: Cards,
    pub trains: u8,
    pub stations: u8,
    pub points: i16,
    pub tickets: Vec<Ticket>,
    pub intent: Intent,
    /// The numbers by which the player decides.
    pub tuning: &'static Tuning,
}

/// The plan that a player follows.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Intent {
    /// The routes the player plans to claim, longest first.
    pub claims: Vec<Route>,
    /// Opponents' routes that the player plans to borrow with stations still to be built.
    pub borrowed: Vec<Route>,
    /// Whether the plan serves tickets. Otherwise it is one route, claimed for its points.
    pub for_tickets: bool,
}

impl Default for SampledPlayer {
    fn default() -> SampledPlayer {
        SampledPlayer {
            hand: Cards::default(),
            trains: TRAINS,
            stations: STATIONS,
            points: 0,
            tickets: Vec::new(),
            intent: Intent::default(),
            tuning: &Tuning::STATIONMASTER,
        }
    }
}

/// Drawing and paying cards.
impl World {
    /// Takes the next card of the deck. When the deck is empty, the discards become a new one
    /// (R4.8). Without discards, takes a card from a seat's deck.
    pub fn next_card(&mut self) -> Option<Card> {
        if self.deck.is_empty() {
            let discards = std::mem::take(&mut self.discards);
            self.deck.extend(discards.iter().flat_map(|(card, count)| (0..count).map(move |_| card)));
            self.deck.shuffle(&mut self.chance);
        }
        let of_others = || Seat::first(self.seats).find_map(|seat| self.decks[seat].pop());
        self.deck.pop().or_else(of_others)
    }

    /// Divides the deck among the seats and the row.
    pub fn divide_deck(&mut self) {
        let share = self.deck.len() / (usize::from(self.seats) + 1);
        for seat in Seat::first(self.seats) {
            self.decks[seat] = self.deck.split_off(self.deck.len() - share);
        }
    }

    /// Takes a face-up card and refills its slot.
    pub fn take_face_up(&mut self, seat: Seat, slot: u8) -> Option<Card> {
        let card = self.row.get_mut(usize::from(slot)).and_then(Option::take)?;
        self.players[seat].hand.add(card);
        self.refill_row();
        Some(card)
    }

    /// Takes this card out of the common deck, for a seat if one draws it. If that was the last one, the
    /// discards become the deck (R4.8).
    pub fn draw_open(&mut self, seat: Option<Seat>, card: Card) {
        if let Some(at) = self.deck.iter().position(|other| *other == card) {
            self.deck.remove(at);
        }
        if let Some(seat) = seat {
            self.players[seat].hand.add(card);
        }
        if self.deck.is_empty() {
            let discards = std::mem::take(&mut self.discards);
            self.deck.extend(discards.iter().flat_map(|(card, count)| (0..count).map(move |_| card)));
        }
    }

    pub fn draw_blind(&mut self, seat: Seat) {
        if let Some(card) = self.decks[seat].pop().or_else(|| self.next_card()) {
            self.players[seat].hand.add(card);
        }
    }

    /// Fills the empty slots (R4.2). While three or more face-up cards are locomotives, replaces
    /// the row (R4.6).
    pub fn refill_row(&mut self) {
        loop {
            let mut row = self.row;
            row.iter_mut().filter(|place| place.is_none()).for_each(|place| *place = self.next_card());
            self.row = row;
            let locomotives = self.row.iter().filter(|card| **card == Some(Card::Locomotive)).count();
            if locomotives < 3 || self.deck.len() < 5 {
                return;
            }
            self.row.iter_mut().filter_map(Option::take).for_each(|card| self.discards.add(card));
        }
    }

    pub fn pay(&mut self, seat: Seat, payment: Payment, price: u8) {
        let laid = payment.cards(price);
        laid.iter().for_each(|(card, count)| self.players[seat].hand.take(card, count));
        self.discards += laid;
    }
}

/// Routes, stations, turns.
impl World {
    /// Whether a seat may claim a route, cards aside (R5.3, R5.5).
    pub fn is_open(&self, seat: Seat, route: Route) -> bool {
        let facts = route.facts();
        let twin_owner = facts.twin.and_then(|twin| self.owners[twin]);
        let closed_by_twin = twin_owner.is_some_and(|owner| second_track_closes(self.seats) || owner == seat);
        self.owners[route].is_none() && !closed_by_twin && facts.length <= self.players[seat].trains
    }

    /// Claims a route. A tunnel is abandoned if the seat cannot pay its surcharge (R6).
    pub fn claim(&mut self, seat: Seat, route: Route, payment: Payment) {
        if !route.facts().tunnel {
            return self.take_route(seat, route, payment);
        }
        let mut revealed = Cards::default();
        (0..3).filter_map(|_| self.next_card()).for_each(|card| revealed.add(card));
        let surcharge = revealed[Card::Locomotive] + payment.color.map_or(0, |color| revealed[color.card()]);
        self.settle_tunnel(seat, route, payment, surcharge);
        self.discards += revealed;
    }

    /// Pays a tunnel's surcharge, coloured cards first, and claims the tunnel. Does nothing if the
    /// hand does not suffice.
    pub fn settle_tunnel(&mut self, seat: Seat, route: Route, payment: Payment, surcharge: u8) {
        let mut left = self.players[seat].hand;
        payment.cards(route.facts().length).iter().for_each(|(card, count)| left.take(card, count));
        let colored = payment.color.map_or(0, |color| left[color.card()]).min(surcharge);
        let locomotives = surcharge - colored;
        if locomotives <= left[Card::Locomotive] {
            self.pay(seat, Payment { color: payment.color, locomotives }, surcharge);
            self.take_route(seat, route, payment);
        }
    }

    pub fn take_route(&mut self, seat: Seat, route: Route, payment: Payment) {
        let length = route.facts().length;
        self.pay(seat, payment, length);
        self.owners[route] = Some(seat);
        let player = &mut self.players[seat];
        player.trains = player.trains.saturating_sub(length);
        player.points += i16::from(route.points());
    }

    pub fn build_station(&mut self, seat: Seat, city: City, payment: Payment) {
        let price = self.station_price(seat).cards;
        self.pay(seat, payment, price);
        self.stations[city] = Some(seat);
        let player = &mut self.players[seat];
        player.stations = player.stations.saturating_sub(1);
    }

    pub fn station_price(&self, seat: Seat) -> Price {
        Price::of_station(STATIONS.saturating_sub(self.players[seat].stations))
    }

    /// Ends the turn.
    pub fn end_turn(&mut self) {
        self.refill_row();
        self.pass_turn();
    }

    /// Passes the turn on; begins, counts down and ends the last round (R9.1).
    pub fn pass_turn(&mut self) {
        self.turns_left = match self.turns_left {
            Some(0) => {
                self.is_over = true;
                return;
            }
            Some(left) => Some(left - 1),
            None => (self.players[self.turn].trains <= LAST_TRAINS).then(|| self.seats - 1),
        };
        self.turn = self.turn.next(self.seats);
    }

    pub fn owned_by(&self, seat: Seat) -> impl Iterator<Item = Route> {
        self.owners.iter().filter(move |(_, owner)| **owner == Some(seat)).map(|(route, _)| route)
    }

    /// Puts tickets under the deck.
    pub fn return_tickets(&mut self, returned: Vec<Ticket>) {
        self.tickets.splice(0..0, returned);
    }
}

/// Final scoring (R9.2).
impl World {
    /// The final scores, as if the game ended now.
    pub fn scores(&self) -> BySeat<i16> {
        let mut scores = BySeat::<i16>::default();
        let mut paths = BySeat::<u8>::default();
        for seat in Seat::first(self.seats) {
            let own = self.owned_by(seat).collect::<Vec<_>>();
            let player = &self.players[seat];
            paths[seat] = trains(&longest_path(&own));
            scores[seat] = player.points + self.ticket_points(seat, &own) + i16::from(STATION_POINTS * player.stations);
        }
        let longest = Seat::first(self.seats).map(|seat| paths[seat]).max().unwrap_or(0);
        for seat in Seat::first(self.seats).filter(|seat| paths[*seat] == longest && longest > 0) {
            scores[seat] += 10;
        }
        scores
    }

    fn ticket_points(&self, seat: Seat, own: &[Route]) -> i16 {
        let player = &self.players[seat];
        let mut network = Network::of(own.iter().copied());
        if player.stations < STATIONS {
            let built = self.stations.iter().filter(|(_, owner)| **owner == Some(seat)).map(|(city, _)| city);
            let lent = best_borrowing(&self.owners, seat, &built.collect::<Vec<_>>(), own, &player.tickets);
            lent.iter().for_each(|lent| network.join(lent.route));
        }
        let worth = |ticket: &Ticket| {
            let points = i16::from(ticket.points);
            if network.completes(ticket.id) { points } else { -points }
        };
        player.tickets.iter().map(worth).sum()
    }
}
