//! The legal moves of a seat, with every exact payment. They can be counted and chosen from without
//! being listed. Uses the same checks as the decisions.

use super::{
    board::{City, PRICES},
    card::{Card, Cards},
    command::Move,
    game::{Game, Phase, Player, STATIONS, Step},
    owners::OpenRoutes,
    payment::{Payment, PaymentCounts, Price},
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

/// A set of moves without cards or tickets to choose, one bit each, in the order in which they are
/// listed.
#[derive(Clone, Copy, Default, Debug)]
struct Plain(u16);

impl Plain {
    const DRAW_CARD: Plain = Plain(1);
    const DRAW_TICKETS: Plain = Plain(1 << 6);
    const ABANDON_TUNNEL: Plain = Plain(1 << 7);
    const PASS: Plain = Plain(1 << 8);
    const COUNT: u32 = 9;

    /// This set if the condition holds, else none.
    fn when(self, condition: bool) -> Plain {
        if condition { self } else { Plain(0) }
    }

    /// Taking one of the face-up cards that are allowed.
    fn take(row: [Option<Card>; 5], is_allowed: impl Fn(Card) -> bool) -> Plain {
        let slots = row.into_iter().zip(1..);
        Plain(slots.fold(0, |bits, (card, bit)| bits | u16::from(card.is_some_and(&is_allowed)) << bit))
    }

    fn with(self, other: Plain) -> Plain {
        Plain(self.0 | other.0)
    }

    fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    fn iter(self) -> impl Iterator<Item = Move> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Plain::at(left.trailing_zeros())?;
            left &= left - 1;
            Some(next)
        })
    }

    fn at(bit: u32) -> Option<Move> {
        match bit {
            0 => Some(Move::DrawCard {}),
            1..=5 => Some(Move::TakeFaceUp { slot: bit as u8 - 1 }),
            6 => Some(Move::DrawTickets {}),
            7 => Some(Move::AbandonTunnel {}),
            8 => Some(Move::Pass {}),
            _ => None,
        }
    }

    /// Without a branch: which move it is cannot be predicted.
    fn nth(self, number: usize) -> Option<Move> {
        let (mut before, mut bit) = (0, 0);
        for at in 0..Plain::COUNT {
            before += usize::from(self.0 >> at & 1);
            bit += u32::from(before <= number);
        }
        Plain::at(bit)
    }
}

/// What a seat may claim and build at the beginning of its turn.
#[derive(Clone, Copy, Debug)]
struct Building<'a> {
    game: &'a Game,
    player: &'a Player,
    /// The routes that may be claimed, regardless of trains and cards.
    open: &'a OpenRoutes,
    /// The price of a station, if one may be built.
    station: Option<Price>,
}

/// How many of each kind there are.
struct Count {
    choices: usize,
    plain: usize,
    claims: usize,
    stations: usize,
    /// The ways to pay each price of a route.
    payments: PaymentCounts,
}

impl Count {
    fn total(&self) -> usize {
        self.choices + self.plain + self.claims + self.stations
    }
}

/// Not inlined: unrolled, it is not computed sixteen numbers at a time.
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
                Step::Choose => Moves { plain: Plain::PASS, ..Moves::default() },
                Step::SecondCard => {
                    let row = Plain::take(self.row, |card| card != Card::Locomotive);
                    Moves { plain: Plain::DRAW_CARD.when(self.can_draw_cards()).with(row), ..Moves::default() }
                }
                Step::KeepTickets { offer } => Moves { choices: Some(offer), ..Moves::default() },
                Step::Tunnel { claim, surcharge, .. } => {
                    let price = Price::of_surcharge(*surcharge, claim.payment);
                    let surcharge = Some((price, self.free_hand(seat, claim)));
                    Moves { surcharge, plain: Plain::ABANDON_TUNNEL, ..Moves::default() }
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
    fn actions(&self, seat: Seat) -> Moves<'_> {
        let cards = Plain::DRAW_CARD.with(Plain::take(self.row, |_| true)).when(self.can_draw_cards());
        Moves {
            choices: None,
            surcharge: None,
            plain: cards.with(Plain::DRAW_TICKETS.when(self.tickets.remaining() > 0)),
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
            None => building.nth_claim(number, &count.payments),
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
            None => Count { choices, plain, claims: 0, stations: 0, payments: PaymentCounts::default() },
            Some(building) => {
                let payments = PaymentCounts::of(building.player.hand);
                let reachable = payments.within(building.player.trains);
                let stations = building.count_stations(&payments);
                let claims = sum_of_products(building.open.by_price(), reachable.by_place().as_flattened()).into();
                Count { choices, plain, claims, stations, payments: reachable }
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

    /// Every station stands in a city of its own.
    fn count_stations(&self, payments: &PaymentCounts) -> usize {
        let Some(price) = self.station else { return 0 };
        let left = self.game.players.iter().map(|(_, player)| player.stations).sum::<u8>();
        let built = (Seat::ALL.len() as u8 * STATIONS).saturating_sub(left);
        City::COUNT.saturating_sub(built.into()) * usize::from(payments.of_any_color(price.cards))
    }

    /// The cities in which a station may be built.
    fn free_cities(&self) -> impl Iterator<Item = City> + use<'a> {
        let game = self.game;
        City::all().filter(move |city| game.check_station(*city).is_ok())
    }
}
