//! The legal moves of a seat, with every exact payment. They can be counted and chosen from without
//! being listed. Uses the same checks as the decisions.
//!
//! [`Game::random_move`] is one function for the compiler, here, with all that it counts and chooses
//! inlined; random games have 7 % more instructions otherwise (measured).

use super::{
    board::City,
    card::Cards,
    claim_counts::{count_claims, find_claim},
    command::Move,
    eight::Eight,
    game::{Game, Phase, Player, Step, TunnelClaim},
    owners::OpenRoutes,
    payment::{Payment, PaymentCounts, Price},
    prices::PRICES,
    seat::Seat,
    ticket::TicketOffer,
};
use rand::{Rng, RngExt};

/// The legal moves of a seat at one moment, each listed once.
#[derive(Clone, Copy, Debug)]
pub struct Moves<'a> {
    game: &'a Game,
    seat: Seat,
    plain: Plain,
    choices: Choices<'a>,
}

/// Moves without cards or tickets to choose: one for each that is legal, in the order in which they
/// are listed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Plain(Eight);

impl Plain {
    /// The first of five slots.
    const FACE_UP: usize = 1;
    const DRAW_TICKETS: usize = 6;
    /// The way out of a tunnel, and of a turn without any other move.
    const GIVE_UP: usize = 7;

    /// The moves in this order, with the way out last.
    const fn moves(way_out: Move) -> [Move; 8] {
        [
            Move::DrawCard {},
            Move::TakeFaceUp { slot: 0 },
            Move::TakeFaceUp { slot: 1 },
            Move::TakeFaceUp { slot: 2 },
            Move::TakeFaceUp { slot: 3 },
            Move::TakeFaceUp { slot: 4 },
            Move::DrawTickets {},
            way_out,
        ]
    }

    fn only_to_give_up() -> Plain {
        Plain(Eight::one_at(Plain::GIVE_UP, true))
    }

    /// Drawing a card blind, taking one of these face-up cards, and drawing tickets.
    fn draws(blind: bool, face_up: Eight, tickets: bool) -> Plain {
        let face_up = face_up.moved_up(Plain::FACE_UP);
        Plain(Eight::one_at(0, blind) + face_up + Eight::one_at(Plain::DRAW_TICKETS, tickets))
    }

    fn len(self) -> usize {
        self.0.small_sum().into()
    }
}

/// The moves without a choice, outside of a tunnel and in one.
static OUTSIDE: [Move; 8] = Plain::moves(Move::Pass {});
static IN_TUNNEL: [Move; 8] = Plain::moves(Move::AbandonTunnel {});

/// The moves with cards or tickets to choose.
#[derive(Clone, Copy, Debug)]
enum Choices<'a> {
    None,
    /// Some of these tickets.
    Tickets(&'a TicketOffer),
    /// The payments of the surcharge of a tunnel.
    Surcharge(&'a TunnelClaim, u8),
    /// The routes and cities open to the seat at the beginning of its turn.
    Building,
}

/// The number of moves of each kind.
struct Count {
    choices: usize,
    plain: usize,
    claims: usize,
    stations: usize,
}

impl Count {
    fn total(&self) -> usize {
        self.choices + self.plain + self.claims + self.stations
    }
}

impl Game {
    /// The moves a seat may make now; empty if the game does not wait for it. A move is listed
    /// exactly if it is accepted.
    #[inline(always)]
    pub fn moves(&self, seat: Seat) -> Moves<'_> {
        let (plain, choices) = match &self.phase {
            Phase::Dealing { .. } | Phase::Turn(_) if self.presence[seat].on_vacation => Game::NO_MOVES,
            Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => Game::NO_MOVES,
            Phase::Dealing { offers, .. } => match &offers[seat] {
                Some(offer) => (Plain::default(), Choices::Tickets(offer)),
                None => Game::NO_MOVES,
            },
            Phase::Turn(turn) if turn.seat != seat => Game::NO_MOVES,
            Phase::Turn(turn) => match &turn.step {
                Step::Choose => self.actions(seat),
                Step::SecondCard => (Plain::draws(self.can_draw_cards(), self.row.colored(), false), Choices::None),
                Step::KeepTickets { offer } => (Plain::default(), Choices::Tickets(offer)),
                Step::Tunnel { claim, surcharge, .. } => {
                    (Plain::only_to_give_up(), Choices::Surcharge(claim, *surcharge))
                }
                Step::Done => Game::NO_MOVES,
            },
        };
        Moves { game: self, seat, plain, choices }
    }

    const NO_MOVES: (Plain, Choices<'static>) = (Plain(Eight(0)), Choices::None);

    /// A random move of a seat, each equally likely; none if it has no moves.
    pub fn random_move(&self, seat: Seat, rng: &mut dyn Rng) -> Option<Move> {
        self.moves(seat).choose(rng)
    }

    /// The legal moves of a seat as a list.
    pub fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        self.moves(seat).iter().collect()
    }

    /// Every action that can begin a turn (R3.1); passing if there is none (R3.2).
    #[inline(always)]
    fn actions(&self, seat: Seat) -> (Plain, Choices<'_>) {
        let draws = self.draws();
        let can_act = draws != Plain::default() || self.can_build(seat);
        if can_act { (draws, Choices::Building) } else { (Plain::only_to_give_up(), Choices::None) }
    }

    /// The draws that can begin a turn.
    #[inline(always)]
    fn draws(&self) -> Plain {
        let can_draw = self.can_draw_cards();
        let face_up = if can_draw { self.row.filled() } else { Eight::default() };
        Plain::draws(can_draw, face_up, self.tickets.remaining() > 0)
    }

    fn can_build(&self, seat: Seat) -> bool {
        !Moves { game: self, seat, plain: Plain::default(), choices: Choices::Building }.is_empty()
    }

    /// Whether a seat can begin its turn with anything but passing (R3.2).
    pub(super) fn can_act(&self, seat: Seat) -> bool {
        self.draws() != Plain::default() || self.can_build(seat)
    }
}

impl<'a> Moves<'a> {
    /// Whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.count(&mut PaymentCounts::default()).total()
    }

    /// The move at this index, in the order of [`Moves::iter`].
    pub fn nth(&self, number: usize) -> Option<Move> {
        let mut payments = PaymentCounts::default();
        let count = self.count(&mut payments);
        self.nth_counted(number, &count, &payments)
    }

    /// A random move, each equally likely; none if there are no moves.
    #[inline(always)]
    pub fn choose(&self, rng: &mut dyn Rng) -> Option<Move> {
        let mut payments = PaymentCounts::default();
        let count = self.count(&mut payments);
        let total = count.total();
        if total == 0 { None } else { self.nth_counted(rng.random_range(0..total), &count, &payments) }
    }

    /// Counts the moves, and the ways to pay for routes, if there may be any.
    #[inline(always)]
    fn count(&self, payments: &mut PaymentCounts) -> Count {
        let plain = self.plain.len();
        let choices = match self.choices {
            Choices::None => 0,
            Choices::Tickets(offer) => offer.count_choices(),
            Choices::Surcharge(claim, surcharge) => {
                let (price, hand) = self.surcharge(claim, surcharge);
                price.count_payments(hand).into()
            }
            Choices::Building => {
                let Player { hand, trains, .. } = *self.player();
                payments.count(hand);
                let claims = count_claims(self.open().by_price(), payments, trains);
                return Count { choices: 0, plain, claims, stations: self.count_stations(payments) };
            }
        };
        Count { choices, plain, claims: 0, stations: 0 }
    }

    #[inline(always)]
    fn nth_counted(&self, number: usize, count: &Count, payments: &PaymentCounts) -> Option<Move> {
        let Some(number) = number.checked_sub(count.choices) else { return self.nth_choice(number) };
        let Some(number) = number.checked_sub(count.plain) else { return self.nth_plain(number) };
        match number.checked_sub(count.claims) {
            None => self.nth_claim(number, payments),
            Some(number) => self.nth_station(number),
        }
    }

    #[inline(always)]
    fn nth_choice(&self, number: usize) -> Option<Move> {
        match self.choices {
            Choices::None | Choices::Building => None,
            Choices::Tickets(offer) => offer.choice(number).map(|tickets| Move::KeepTickets { tickets }),
            Choices::Surcharge(claim, surcharge) => {
                let (price, hand) = self.surcharge(claim, surcharge);
                price.nth_payment(hand, number).map(|Payment { locomotives, .. }| Move::PayTunnel { locomotives })
            }
        }
    }

    #[inline(always)]
    #[expect(clippy::as_conversions, reason = "below the number of plain moves, which fits")]
    fn nth_plain(&self, number: usize) -> Option<Move> {
        let is_tunnel = matches!(self.choices, Choices::Surcharge(..));
        let place = self.plain.0.index_of_unit(number as u8);
        // From a table, without a branch: which one it is cannot be predicted.
        let moves = if is_tunnel { &IN_TUNNEL } else { &OUTSIDE };
        moves.get(place).copied()
    }

    #[inline(always)]
    fn nth_claim(&self, number: usize, payments: &PaymentCounts) -> Option<Move> {
        let (class, number, payments) = find_claim(self.open().by_price(), payments, number)?;
        let routes = self.open().routes() & class.routes;
        let route = routes.iter().nth(number.checked_div(payments)?.into())?;
        let payment = class.price.nth_payment(self.player().hand, number.checked_rem(payments)?.into())?;
        Some(Move::ClaimRoute { route, payment })
    }

    #[inline(always)]
    fn nth_station(&self, number: usize) -> Option<Move> {
        if !matches!(self.choices, Choices::Building) {
            return None;
        }
        let (price, hand) = (self.player().station_price()?, self.player().hand);
        let payments = usize::from(price.count_payments(hand)).max(1);
        let city = self.free_cities().nth(number / payments)?;
        Some(Move::BuildStation { city, payment: price.nth_payment(hand, number % payments)? })
    }

    /// All moves in order: tickets, payments of a tunnel, cards, claims, stations.
    pub fn iter(&self) -> impl Iterator<Item = Move> + use<'a> {
        let moves = *self;
        let choices = self.count(&mut PaymentCounts::default()).choices;
        let chosen = (0..choices).filter_map(move |number| moves.nth_choice(number));
        let plain = (0..self.plain.len()).filter_map(move |number| moves.nth_plain(number));
        let building = matches!(self.choices, Choices::Building).then_some(moves);
        let built = building.into_iter().flat_map(|moves| moves.claims().chain(moves.stations()));
        chosen.chain(plain).chain(built)
    }

    fn player(&self) -> &'a Player {
        &self.game.players[self.seat]
    }

    fn open(&self) -> &'a OpenRoutes {
        self.game.owners.open_to(self.seat)
    }

    /// The price of a tunnel's surcharge, and the cards that may be laid for it.
    fn surcharge(&self, claim: &TunnelClaim, surcharge: u8) -> (Price, Cards) {
        (Price::of_surcharge(surcharge, claim.payment), self.game.free_hand(self.seat, claim))
    }

    fn count_stations(&self, payments: &PaymentCounts) -> usize {
        let Some(price) = self.player().station_price() else { return 0 };
        usize::from(self.game.stations.free()) * usize::from(payments.of_any_color(price.cards))
    }

    fn claims(self) -> impl Iterator<Item = Move> + use<'a> {
        let (hand, open, trains) = (self.player().hand, self.open().routes(), self.player().trains);
        PRICES.iter().take_while(move |class| class.price.cards <= trains).flat_map(move |class| {
            let routes = (class.routes & open).iter();
            let claim = move |route| class.price.payments(hand).map(move |payment| Move::ClaimRoute { route, payment });
            routes.flat_map(claim)
        })
    }

    fn stations(self) -> impl Iterator<Item = Move> + use<'a> {
        let (hand, price) = (self.player().hand, self.player().station_price());
        let payments = move || price.into_iter().flat_map(move |price| price.payments(hand));
        self.free_cities().flat_map(move |city| payments().map(move |payment| Move::BuildStation { city, payment }))
    }

    /// The cities in which a station may be built.
    fn free_cities(&self) -> impl Iterator<Item = City> + use<'a> {
        let game = self.game;
        City::all().filter(move |city| game.check_station(*city).is_ok())
    }
}
