//! Every legal move of a seat, with every exact payment; asks the same checks that decide.

use super::{
    board::{City, Route},
    card::{Card, Cards},
    command::Move,
    game::{Game, Phase, Step},
    payment::{Payment, Price},
    seat::Seat,
};

impl Game {
    /// The moves a seat may make now, each once; none if the game does not wait for it. A move is listed exactly if it
    /// is accepted.
    pub fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        match &self.phase {
            Phase::Lobby | Phase::Finished { .. } => Vec::new(),
            Phase::Dealing { offers, .. } => {
                let choices = offers[seat].iter().flat_map(|offer| offer.choices());
                choices.map(|tickets| Move::KeepTickets { tickets }).collect()
            }
            Phase::Turn(turn) if turn.seat != seat => Vec::new(),
            Phase::Turn(turn) => match &turn.step {
                Step::Choose => {
                    let mut moves = self.actions(seat).collect::<Vec<_>>();
                    if moves.is_empty() {
                        moves.push(Move::Pass {});
                    }
                    moves
                }
                Step::SecondCard => self.draws(|card| card != Card::Locomotive).collect(),
                Step::KeepTickets { offer } => offer.choices().map(|tickets| Move::KeepTickets { tickets }).collect(),
                Step::Tunnel { claim, surcharge, .. } => {
                    let price = Price::of_surcharge(*surcharge, claim.payment);
                    let payments = price.payments(self.free_hand(seat, claim));
                    let pay = |Payment { locomotives, .. }| Move::PayTunnel { locomotives };
                    payments.map(pay).chain([Move::AbandonTunnel {}]).collect()
                }
                Step::Done => Vec::new(),
            },
        }
    }

    /// Whether a seat can begin its turn with anything but passing (R3.2).
    pub(super) fn can_act(&self, seat: Seat) -> bool {
        self.actions(seat).next().is_some()
    }

    /// Every action that can begin a turn (R3.1).
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let tickets = (self.tickets.remaining() > 0).then_some(Move::DrawTickets {});
        self.draws(|_| true).chain(tickets).chain(self.claims(seat)).chain(self.stations_to_build(seat))
    }

    fn draws(&self, may_take: impl Fn(Card) -> bool) -> impl Iterator<Item = Move> {
        let face_up = (0_u8..).zip(self.row).filter(move |(_, card)| card.is_some_and(&may_take));
        let blind = self.can_draw_blind().then_some(Move::DrawCard {});
        blind.into_iter().chain(face_up.map(|(slot, _)| Move::TakeFaceUp { slot }))
    }

    fn claims(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let hand = self.players[seat].hand;
        let open = Route::all().filter(move |route| self.check_claim(seat, *route).is_ok());
        open.flat_map(move |route| {
            let payments = Price::of_route(route.facts()).payments(hand);
            payments.map(move |payment| Move::ClaimRoute { route, payment })
        })
    }

    fn stations_to_build(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let hand: Cards = self.players[seat].hand;
        self.station_price(seat).into_iter().flat_map(move |price| {
            let free = City::all().filter(move |city| self.check_station(*city).is_ok());
            let payments = price.payments(hand).collect::<Vec<_>>();
            free.flat_map(move |city| {
                let payments = payments.clone();
                payments.into_iter().map(move |payment| Move::BuildStation { city, payment })
            })
        })
    }
}
