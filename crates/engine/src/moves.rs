//! The legal moves of a seat, with every exact payment. They can be counted and chosen from without
//! being listed. Uses the same checks as the decisions.

use super::{
    board::City,
    card::{Card, Cards},
    command::Move,
    game::{Game, Phase, Player, Step},
    owners::OpenRoutes,
    payment::{Payment, PaymentCounts, Price},
    prices::PRICES,
    seat::Seat,
    ticket::TicketOffer,
};
use rand::{Rng, RngExt};

/// The legal moves of a seat at one moment, each listed once.
#[derive(Clone, Copy, Default, Debug)]
pub struct Moves<'a> {
    /// The tickets to choose from.
    choices: Option<&'a TicketOffer>,
    /// The surcharge of a tunnel, and the cards that may be laid for it.
    surcharge: Option<(Price, Cards)>,
    /// The moves without cards or tickets to choose.
    plain: Plain,
    /// The routes and cities that may be claimed and built in.
    building: Option<Building<'a>>,
}

/// Moves without cards or tickets to choose, in the order in which they are listed: a code for
/// each, four bits long, the first in the lowest. Listed and chosen from without a branch, because
/// nothing about them can be predicted.
#[derive(Clone, Copy, Default, Debug)]
struct Plain {
    codes: u64,
    count: u32,
}

impl Plain {
    const DRAW_CARD: u64 = 0;
    /// The first of five slots.
    const TAKE_FACE_UP: u64 = 1;
    const DRAW_TICKETS: u64 = 6;
    const ABANDON_TUNNEL: u64 = 7;
    const PASS: u64 = 8;

    fn only(code: u64) -> Plain {
        Plain { codes: code, count: 1 }
    }

    /// Adds a move if the condition holds.
    #[inline(always)]
    fn with(self, code: u64, condition: bool) -> Plain {
        let code = if condition { code } else { 0 };
        Plain { codes: self.codes | code << (4 * self.count), count: self.count + u32::from(condition) }
    }

    /// Adds drawing a card blind, and taking one of those face-up cards that are allowed.
    #[inline(always)]
    fn with_cards(self, game: &Game, is_allowed: impl Fn(Card) -> bool) -> Plain {
        let mut plain = self.with(Plain::DRAW_CARD, game.can_draw_cards());
        for (card, code) in game.row.iter().zip(Plain::TAKE_FACE_UP..) {
            plain = plain.with(code, card.is_some_and(&is_allowed));
        }
        plain
    }

    fn len(self) -> usize {
        self.count as usize
    }

    fn nth(self, number: usize) -> Option<Move> {
        match self.codes >> (4 * number) & 15 {
            _ if number >= self.len() => None,
            Plain::DRAW_CARD => Some(Move::DrawCard {}),
            Plain::DRAW_TICKETS => Some(Move::DrawTickets {}),
            Plain::ABANDON_TUNNEL => Some(Move::AbandonTunnel {}),
            Plain::PASS => Some(Move::Pass {}),
            code => Some(Move::TakeFaceUp { slot: (code - Plain::TAKE_FACE_UP) as u8 }),
        }
    }

    fn iter(self) -> impl Iterator<Item = Move> {
        (0..self.len()).filter_map(move |number| self.nth(number))
    }
}

/// The routes and cities open to a seat at the beginning of its turn.
#[derive(Clone, Copy, Debug)]
struct Building<'a> {
    game: &'a Game,
    player: &'a Player,
    /// The routes that may be claimed, regardless of trains and cards.
    open: &'a OpenRoutes,
    /// The price of a station, if one may be built.
    station: Option<Price>,
}

/// The number of moves of each kind.
struct Count {
    choices: usize,
    plain: usize,
    claims: usize,
    stations: usize,
    /// The ways to pay each price of a route, if one may be claimed.
    payments: Option<PaymentCounts>,
}

impl Count {
    fn total(&self) -> usize {
        self.choices + self.plain + self.claims + self.stations
    }
}

/// The sum of the products of two lists. Not inlined: unrolled, it is not computed sixteen numbers
/// at a time.
#[inline(never)]
fn sum_of_products(left: &[u8], right: &[u8]) -> u16 {
    let product = |(left, right): (&u8, &u8)| u16::from(*left) * u16::from(*right);
    left.iter().zip(right).map(product).sum()
}

impl Game {
    /// The moves a seat may make now; empty if the game does not wait for it. A move is listed
    /// exactly if it is accepted.
    pub fn moves(&self, seat: Seat) -> Moves<'_> {
        match &self.phase {
            Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => Moves::default(),
            Phase::Dealing { .. } | Phase::Turn(_) if self.presence[seat].on_vacation => Moves::default(),
            Phase::Dealing { offers, .. } => Moves { choices: offers[seat].as_ref(), ..Moves::default() },
            Phase::Turn(turn) if turn.seat != seat => Moves::default(),
            Phase::Turn(turn) => match &turn.step {
                Step::Choose if self.can_act(seat) => self.actions(seat),
                Step::Choose => Moves { plain: Plain::only(Plain::PASS), ..Moves::default() },
                Step::SecondCard => {
                    let plain = Plain::default().with_cards(self, |card| card != Card::Locomotive);
                    Moves { plain, ..Moves::default() }
                }
                Step::KeepTickets { offer } => Moves { choices: Some(offer), ..Moves::default() },
                Step::Tunnel { claim, surcharge, .. } => {
                    let price = Price::of_surcharge(*surcharge, claim.payment);
                    let surcharge = Some((price, self.free_hand(seat, claim)));
                    Moves { surcharge, plain: Plain::only(Plain::ABANDON_TUNNEL), ..Moves::default() }
                }
                Step::Done => Moves::default(),
            },
        }
    }

    /// The legal moves of a seat as a list.
    pub fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        self.moves(seat).iter().collect()
    }

    /// Whether a seat can begin its turn with anything but passing (R3.2).
    pub(super) fn can_act(&self, seat: Seat) -> bool {
        let can_draw = self.can_draw_cards() || self.tickets.remaining() > 0;
        can_draw || !self.actions(seat).is_empty()
    }

    /// Every action that can begin a turn (R3.1).
    #[inline(always)]
    fn actions(&self, seat: Seat) -> Moves<'_> {
        let can_draw = self.can_draw_cards();
        let cards = Plain::default().with_cards(self, |_| can_draw);
        Moves {
            choices: None,
            surcharge: None,
            plain: cards.with(Plain::DRAW_TICKETS, self.tickets.remaining() > 0),
            building: Some(Building {
                game: self,
                player: &self.players[seat],
                open: self.owners.open_to(seat),
                station: self.players[seat].station_price(),
            }),
        }
    }
}

impl<'a> Moves<'a> {
    /// Whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.count().total()
    }

    /// The move at this index, in the order of [`Moves::iter`].
    pub fn nth(&self, number: usize) -> Option<Move> {
        self.nth_counted(number, &self.count())
    }

    /// A random move, each equally likely; none if there are no moves.
    pub fn choose(&self, rng: &mut dyn Rng) -> Option<Move> {
        let count = self.count();
        let total = count.total();
        if total == 0 { None } else { self.nth_counted(rng.random_range(0..total), &count) }
    }

    fn nth_counted(&self, number: usize, count: &Count) -> Option<Move> {
        let Some(number) = number.checked_sub(count.choices) else { return self.nth_choice(number) };
        let Some(number) = number.checked_sub(count.plain) else { return self.plain.nth(number) };
        let building = self.building?;
        match number.checked_sub(count.claims) {
            None => building.nth_claim(number, count.payments.as_ref()?),
            Some(number) => building.nth_station(number),
        }
    }

    fn nth_choice(&self, number: usize) -> Option<Move> {
        if let Some(offer) = self.choices {
            return offer.choice(number).map(|tickets| Move::KeepTickets { tickets });
        }
        let (price, hand) = self.surcharge?;
        price.nth_payment(hand, number).map(|Payment { locomotives, .. }| Move::PayTunnel { locomotives })
    }

    #[inline(always)]
    fn count(&self) -> Count {
        let kept = self.choices.map_or(0, |offer| offer.selections().count());
        let paid = self.surcharge.map_or(0, |(price, hand)| price.count_payments(hand).into());
        let (choices, plain) = (kept + paid, self.plain.len());
        match &self.building {
            None => Count { choices, plain, claims: 0, stations: 0, payments: None },
            Some(building) => {
                let mut payments = PaymentCounts::of(building.player.hand);
                let stations = building.count_stations(&payments);
                payments.keep_within(building.player.trains);
                let claims = sum_of_products(building.open.by_price(), payments.by_place().as_flattened()).into();
                Count { choices, plain, claims, stations, payments: Some(payments) }
            }
        }
    }

    /// All moves in order: tickets, payments of a tunnel, cards, claims, stations.
    pub fn iter(&self) -> impl Iterator<Item = Move> + use<'a> {
        let choices = self.choices.into_iter().flat_map(TicketOffer::choices);
        let kept = choices.map(|tickets| Move::KeepTickets { tickets });
        let payments = self.surcharge.into_iter().flat_map(|(price, hand)| price.payments(hand));
        let paid = payments.map(|Payment { locomotives, .. }| Move::PayTunnel { locomotives });
        let built = self.building.into_iter().flat_map(|building| building.claims().chain(building.stations()));
        kept.chain(paid).chain(self.plain.iter()).chain(built)
    }
}

impl<'a> Building<'a> {
    fn nth_claim(&self, mut number: usize, payments: &PaymentCounts) -> Option<Move> {
        let (routes, payments) = (self.open.by_price(), payments.by_place());
        for class in &PRICES {
            let routes = usize::from(*routes.get(class.place)?);
            let payments = usize::from(*payments.as_flattened().get(class.place)?);
            if number < routes * payments {
                let route = (self.open.routes() & class.routes).iter().nth(number / payments)?;
                let payment = class.price.nth_payment(self.player.hand, number % payments)?;
                return Some(Move::ClaimRoute { route, payment });
            }
            number -= routes * payments;
        }
        None
    }

    fn nth_station(&self, number: usize) -> Option<Move> {
        let price = self.station?;
        let payments = usize::from(price.count_payments(self.player.hand)).max(1);
        let city = self.free_cities().nth(number / payments)?;
        Some(Move::BuildStation { city, payment: price.nth_payment(self.player.hand, number % payments)? })
    }

    fn claims(self) -> impl Iterator<Item = Move> + use<'a> {
        let (hand, open, trains) = (self.player.hand, self.open.routes(), self.player.trains);
        let prices = PRICES.iter().take_while(move |class| class.price.cards <= trains);
        prices.flat_map(move |class| {
            let routes = (class.routes & open).iter();
            let claim = move |route| class.price.payments(hand).map(move |payment| Move::ClaimRoute { route, payment });
            routes.flat_map(claim)
        })
    }

    fn stations(self) -> impl Iterator<Item = Move> + use<'a> {
        let (hand, price) = (self.player.hand, self.station);
        let payments = move || price.into_iter().flat_map(move |price| price.payments(hand));
        self.free_cities().flat_map(move |city| payments().map(move |payment| Move::BuildStation { city, payment }))
    }

    fn count_stations(&self, payments: &PaymentCounts) -> usize {
        let Some(price) = self.station else { return 0 };
        let free = self.game.stations.iter().map(|(_, owner)| u8::from(owner.is_none())).sum::<u8>();
        usize::from(free) * usize::from(payments.of_any_color(price.cards))
    }

    /// The cities in which a station may be built.
    fn free_cities(&self) -> impl Iterator<Item = City> + use<'a> {
        let game = self.game;
        City::all().filter(move |city| game.check_station(*city).is_ok())
    }
}
