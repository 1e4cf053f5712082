//! The light policy: how every player plays on in a sampled world, at about a microsecond per turn.
//!
//! Each player follows a plan, and makes a new one only when a route of it is lost or it is done. A
//! player claims a planned route they can pay for, otherwise draws cards that the plan lacks. Once
//! their tickets are done, they draw new ones, then play for points.

use super::{needs::Needs, world::World};
use railhead_engine::{Card, City, Int, Network, Payment, Route, Seat};
use std::{cmp::Reverse, sync::LazyLock};

/// The maximum number of turns played out. Real games are shorter; a world in which nobody makes
/// progress is left as it is.
const MAX_TURNS: u32 = 400;
/// The routes, the longest first.
static LONGEST_FIRST: LazyLock<Vec<Route>> = LazyLock::new(|| {
    let mut routes = Route::all().collect::<Vec<_>>();
    routes.sort_by_key(|route| Reverse(route.facts().length));
    routes
});

/// The action of a turn.
pub(crate) enum Deed {
    TunnelClaim(Route, Payment),
    Station(City, Payment),
    Tickets,
    Cards,
    /// No action: in the last round, if no route can be claimed.
    Nothing,
}

impl World {
    /// Plays until the game ends, for at most `MAX_TURNS` turns.
    pub fn play_out(&mut self) {
        for _ in 0..MAX_TURNS {
            if self.is_over {
                return;
            }
            self.take_turn();
        }
    }

    fn take_turn(&mut self) {
        let seat = self.turn;
        match self.intend(seat) {
            Deed::TunnelClaim(route, payment) => self.claim(seat, route, payment),
            Deed::Station(city, payment) => self.build_station(seat, city, payment),
            Deed::Tickets => self.draw_tickets(seat),
            Deed::Cards => self.draw_cards(seat),
            Deed::Nothing => {}
        }
        self.end_turn();
    }

    /// Chooses the action of a seat's turn.
    pub fn intend(&mut self, seat: Seat) -> Deed {
        if self.turns_left.is_some() {
            return self.last_claim(seat).map_or(Deed::Nothing, |(route, payment)| Deed::TunnelClaim(route, payment));
        }
        self.keep_plan(seat);
        let needs = self.needs(seat);
        let tuning = self.players[seat].tuning;
        let hurry = self.horizon(seat).cast_signed() <= self.turns_for(seat, &needs).cast_signed() + tuning.haste;
        let claim = self.planned_claim(seat, &needs, hurry).or_else(|| self.other_claim(seat, &needs));
        let claim = claim.map(|(route, payment)| Deed::TunnelClaim(route, payment));
        let station = || self.planned_station(seat, hurry).map(|(city, payment)| Deed::Station(city, payment));
        claim.or_else(station).unwrap_or(if self.wants_tickets(seat) { Deed::Tickets } else { Deed::Cards })
    }

    /// Estimates how many turns are left before the fastest opponent ends the game (R9.1).
    pub fn horizon(&self, seat: Seat) -> u32 {
        let others = Seat::first(self.seats).filter(|other| *other != seat);
        let tuning = self.players[seat].tuning;
        let turns = |other: Seat| {
            let player = &self.players[other];
            let trains = i32::from(player.trains.saturating_sub(2));
            let lacks = (trains - i32::from(player.hand.total())).max(0);
            1 + (trains * 10 + tuning.pace - 1) / tuning.pace + lacks * tuning.fetch / 100
        };
        others.map(turns).min().unwrap_or(0).cast_unsigned()
    }

    pub fn turns_for(&self, seat: Seat, needs: &Needs) -> u32 {
        let player = &self.players[seat];
        u32::saturating_from(player.intent.claims.len() + player.intent.borrowed.len())
            + u32::from(needs.missing.total().div_ceil(2))
    }

    pub fn needs(&self, seat: Seat) -> Needs {
        Needs::of(&self.players[seat].intent.claims, self.players[seat].hand)
    }

    /// The longest planned route that can be paid for with cards that the rest of the plan does not
    /// need. In a hurry or with a large hand, any cards may be used.
    fn planned_claim(&self, seat: Seat, needs: &Needs, hurry: bool) -> Option<(Route, Payment)> {
        let player = &self.players[seat];
        let whatever = hurry || i32::from(player.hand.total()) > player.tuning.large_hand;
        let payment = |route: Route| needs.payment(route, player.hand, whatever).map(|payment| (route, payment));
        player.intent.claims.iter().find_map(|route| payment(*route))
    }

    /// A long route for which the plan needs neither the cards nor the trains.
    fn other_claim(&self, seat: Seat, needs: &Needs) -> Option<(Route, Payment)> {
        let player = &self.players[seat];
        let planned = player.intent.claims.iter().map(|route| route.facts().length).sum::<u8>();
        let spare_trains = player.trains.saturating_sub(planned);
        let long = u8::saturating_from(player.tuning.long);
        if needs.most_spare() < long || spare_trains < long {
            return None;
        }
        let fits = |route: &Route| route.facts().length <= spare_trains && self.is_open(seat, *route);
        let payable = |route: Route| needs.spare_payment(route, player.tuning.spend).map(|payment| (route, payment));
        LONGEST_FIRST.iter().copied().take_while(|route| route.facts().length >= long).filter(fits).find_map(payable)
    }

    /// A station that lends a planned route, once nothing else of the plan is left or in a hurry.
    fn planned_station(&self, seat: Seat, hurry: bool) -> Option<(City, Payment)> {
        let player = &self.players[seat];
        let route = player.intent.borrowed.first().copied().filter(|_| player.intent.claims.is_empty() || hurry)?;
        let facts = route.facts();
        let city = [facts.from, facts.to].into_iter().find(|city| self.stations[*city].is_none())?;
        let payments = self.station_price(seat).payments(player.hand);
        Some((city, payments.min_by_key(|payment| payment.locomotives)?))
    }

    /// Whether to draw new tickets: the old ones are done, and enough trains and turns are left.
    fn wants_tickets(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let is_busy =
            player.intent.for_tickets && !(player.intent.claims.is_empty() && player.intent.borrowed.is_empty());
        !is_busy
            && i32::from(player.trains) >= player.tuning.ticket_trains
            && self.horizon(seat).cast_signed() >= player.tuning.ticket_turns
            && !self.tickets.is_empty()
    }

    /// Draws tickets and keeps the most promising ones.
    pub fn draw_tickets(&mut self, seat: Seat) {
        let offered = self.tickets.split_off(self.tickets.len().saturating_sub(self.drawn));
        let rest = self.keep(seat, &offered, 1, offered.len());
        self.return_tickets(rest);
    }

    /// Draws the one or two cards of a turn.
    fn draw_cards(&mut self, seat: Seat) {
        if !self.draw_card(seat, true) {
            self.draw_card(seat, false);
        }
    }

    /// Draws a card. Returns whether it was a face-up locomotive, which ends the turn (R4.3).
    pub fn draw_card(&mut self, seat: Seat, is_first: bool) -> bool {
        match self.wanted(seat, is_first) {
            Some((slot, card)) => {
                self.take_face_up(seat, slot);
                card == Card::Locomotive
            }
            None => {
                self.draw_blind(seat);
                false
            }
        }
    }

    /// The face-up card to take, with its slot: a locomotive if the plan wants one, otherwise the
    /// missing colour of which the plan lacks the fewest cards. None if no face-up card is missing.
    pub fn wanted(&self, seat: Seat, is_first: bool) -> Option<(u8, Card)> {
        let needs = self.needs(seat);
        let tuning = self.players[seat].tuning;
        let wants_locomotive = is_first
            && (needs.missing[Card::Locomotive] > 0 || (1..=tuning.locomotive).contains(&i32::from(needs.lacking())));
        let worth = |card: Card| match (card, needs.missing[card]) {
            (Card::Locomotive, _) => wants_locomotive.then_some(u8::MAX),
            (_, 0) => None,
            (_, missing) => Some(u8::MAX - missing),
        };
        let slots = (0..).zip(self.row).filter_map(|(slot, card)| Some((worth(card?)?, slot, card?)));
        slots.max_by_key(|(worth, ..)| *worth).map(|(_, slot, card)| (slot, card))
    }

    /// The claim with the greatest immediate gain, including completed tickets.
    fn last_claim(&self, seat: Seat) -> Option<(Route, Payment)> {
        let player = &self.players[seat];
        let network = Network::of(self.owned_by(seat));
        let open = player.tickets.iter().filter(|ticket| !network.completes(ticket.id)).collect::<Vec<_>>();
        let none = Needs::of(&[], player.hand);
        let options = Route::all().filter_map(|route| {
            let payment = none.payment(route, player.hand, true).filter(|_| self.is_open(seat, route))?;
            let joins = |from, to| {
                let (a, b) = (network.root(route.facts().from), network.root(route.facts().to));
                (a, b) == (from, to) || (b, a) == (from, to)
            };
            let done = open.iter().filter(|ticket| joins(network.root(ticket.id.from), network.root(ticket.id.to)));
            let gain = u32::from(route.points()) + done.map(|ticket| 2 * u32::from(ticket.points)).sum::<u32>();
            Some((if route.facts().tunnel { gain * 6 } else { gain * 10 }, route, payment))
        });
        options.max_by_key(|(gain, ..)| *gain).map(|(_, route, payment)| (route, payment))
    }
}
