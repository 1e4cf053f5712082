//! The legal moves of a seat, with every exact payment. They can be counted and chosen from without
//! being listed. Uses the same checks as the decisions.

use super::{
    board::{City, PRICE_COLUMNS, PRICES},
    card::{Card, Cards},
    command::Move,
    game::{Game, Phase, Step},
    owners::OpenRoutes,
    payment::{Payment, Price},
    seat::Seat,
    ticket::TicketOffer,
};
use rand::{Rng, RngExt};

/// The legal moves of a seat at one moment, each listed once.
#[derive(Clone, Copy, Default, Debug)]
pub struct Moves<'a> {
    blind: bool,
    /// The face-up cards that may be taken.
    row: [Option<Card>; 5],
    draw_tickets: bool,
    choices: Option<&'a TicketOffer>,
    surcharge: Option<Price>,
    abandon: bool,
    /// The routes that may be claimed, regardless of trains and cards.
    open: Option<&'a OpenRoutes>,
    /// The trains left, one for each space (R5.3).
    trains: u8,
    /// The price of a station, if one may be built.
    station: Option<(&'a Game, Price)>,
    /// The cards that may be laid.
    hand: Cards,
    pass: bool,
}

/// How many of each kind there are.
struct Count {
    others: usize,
    claims: usize,
    /// The ways to pay each price of a route.
    payments: [u8; PRICE_COLUMNS],
    stations: usize,
}

impl Count {
    fn total(&self) -> usize {
        self.others + self.claims + self.stations
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
                Step::Choose => Moves { pass: !self.can_act(seat), ..self.actions(seat) },
                Step::SecondCard => {
                    let row = self.row.map(|card| card.filter(|card| *card != Card::Locomotive));
                    Moves { blind: self.can_draw_cards(), row, ..Moves::default() }
                }
                Step::KeepTickets { offer } => Moves { choices: Some(offer), ..Moves::default() },
                Step::Tunnel { claim, surcharge, .. } => Moves {
                    surcharge: Some(Price::of_surcharge(*surcharge, claim.payment)),
                    hand: self.free_hand(seat, claim),
                    abandon: true,
                    ..Moves::default()
                },
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
        Moves {
            blind: self.can_draw_cards(),
            row: if self.can_draw_cards() { self.row } else { [None; 5] },
            draw_tickets: self.tickets.remaining() > 0,
            open: Some(self.owners.open_to(seat)),
            trains: self.players[seat].trains,
            station: self.station_price(seat).ok().map(|price| (self, price)),
            hand: self.players[seat].hand,
            ..Moves::default()
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
        if let Some(offer) = self.choices {
            return offer.choice(number).map(|tickets| Move::KeepTickets { tickets });
        }
        let Some(number) = number.checked_sub(count.others) else { return self.others().nth(number) };
        match number.checked_sub(count.claims) {
            None => self.nth_claim(number, count),
            Some(number) => self.nth_station(number),
        }
    }

    fn nth_claim(&self, mut number: usize, count: &Count) -> Option<Move> {
        let open = self.open?;
        for ((class, routes), payments) in PRICES.iter().zip(open.by_price()).zip(count.payments) {
            let (routes, payments) = (usize::from(*routes), usize::from(payments));
            if number < routes * payments {
                let payment = class.price.payments(self.hand).nth(number % payments)?;
                let route = (open.routes() & class.routes).iter().nth(number / payments)?;
                return Some(Move::ClaimRoute { route, payment });
            }
            number -= routes * payments;
        }
        None
    }

    fn nth_station(&self, number: usize) -> Option<Move> {
        let (_, price) = self.station?;
        let payments = usize::from(price.count_payments(self.hand)).max(1);
        let city = self.free_cities().nth(number / payments)?;
        Some(Move::BuildStation { city, payment: price.payments(self.hand).nth(number % payments)? })
    }

    fn count(&self) -> Count {
        let (others, stations) = (self.count_others(), self.count_stations());
        let Some(open) = self.open else { return Count { others, claims: 0, payments: [0; PRICE_COLUMNS], stations } };
        let payments = Price::count_all_payments(self.hand, self.reach());
        let claims = sum_of_products(open.by_price(), &payments).into();
        Count { others, claims, payments, stations }
    }

    /// All moves in order: cards, tickets, claims, stations.
    pub fn iter(&self) -> impl Iterator<Item = Move> + use<'a> {
        self.others().chain(self.claims()).chain(self.stations())
    }

    fn face_up(&self) -> impl Iterator<Item = u8> + use<> {
        (0..).zip(self.row).filter(|(_, card)| card.is_some()).map(|(slot, _)| slot)
    }

    fn count_others(&self) -> usize {
        let single = [self.blind, self.draw_tickets, self.abandon, self.pass].into_iter().filter(|one| *one).count();
        let choices = self.choices.map_or(0, |offer| offer.selections().count());
        let surcharge = self.surcharge.map_or(0, |price| usize::from(price.count_payments(self.hand)));
        single + self.face_up().count() + choices + surcharge
    }

    /// All moves except claims and stations.
    fn others(&self) -> impl Iterator<Item = Move> + use<'a> {
        let blind = self.blind.then_some(Move::DrawCard {});
        let face_up = self.face_up().map(|slot| Move::TakeFaceUp { slot });
        let tickets = self.draw_tickets.then_some(Move::DrawTickets {});
        let choices = self.choices.into_iter().flat_map(TicketOffer::choices);
        let kept = choices.map(|tickets| Move::KeepTickets { tickets });
        let hand = self.hand;
        let payments = self.surcharge.into_iter().flat_map(move |price| price.payments(hand));
        let paid = payments.map(|Payment { locomotives, .. }| Move::PayTunnel { locomotives });
        let abandon = self.abandon.then_some(Move::AbandonTunnel {});
        let pass = self.pass.then_some(Move::Pass {});
        blind.into_iter().chain(face_up).chain(tickets).chain(kept).chain(paid).chain(abandon).chain(pass)
    }

    /// The most cards that can be laid for a route, given the hand and the trains left.
    fn reach(&self) -> u8 {
        let most_of_one_color = self.hand.colored().into_iter().max().unwrap_or(0);
        self.trains.min(most_of_one_color.saturating_add(self.hand[Card::Locomotive]))
    }

    fn claims(&self) -> impl Iterator<Item = Move> + use<'a> {
        let (hand, open) = (self.hand, self.open.map(OpenRoutes::routes).unwrap_or_default());
        let reach = self.reach();
        let prices = PRICES.iter().take_while(move |class| class.price.cards <= reach);
        prices.flat_map(move |class| {
            let routes = (class.routes & open).iter();
            let claim = move |route| class.price.payments(hand).map(move |payment| Move::ClaimRoute { route, payment });
            routes.flat_map(claim)
        })
    }

    fn stations(&self) -> impl Iterator<Item = Move> + use<'a> {
        let hand = self.hand;
        let station = self.station;
        let payments = move || station.into_iter().flat_map(move |(_, price)| price.payments(hand));
        self.free_cities().flat_map(move |city| payments().map(move |payment| Move::BuildStation { city, payment }))
    }

    fn count_stations(&self) -> usize {
        let Some((game, price)) = self.station else { return 0 };
        let free = game.stations.iter().map(|(_, owner)| u8::from(owner.is_none())).sum::<u8>();
        usize::from(free) * usize::from(price.count_payments(self.hand))
    }

    /// The cities in which a station may be built.
    fn free_cities(&self) -> impl Iterator<Item = City> + use<'a> {
        let game = self.station.map(|(game, _)| game).into_iter();
        game.flat_map(|game| City::all().filter(move |city| game.check_station(*city).is_ok()))
    }
}
