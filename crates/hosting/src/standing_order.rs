//! Standing orders of a player for the next turn. An order is decided with what its
//! seat sees when the turn begins, is carried out as moves, and ends at the first surprise.

use railhead_engine::{Actor, Command, Event, Game, Move, Payment, Phase, Rejection, Route, Seat, Step};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An order for the player's next turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum StandingOrder {
    /// Claim a route, if it is still open to the player.
    #[schema(title = "ClaimRouteOrder")]
    ClaimRoute {
        /// The route.
        route: Route,
        /// The cards to lay.
        payment: Payment,
        /// The alternative if the route is closed by then.
        otherwise: Otherwise,
    },
    /// Draw two train cards blind from the deck.
    #[schema(title = "DrawCardsOrder")]
    DrawCards {},
}

/// The alternative if a route can no longer be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Otherwise {
    /// Nothing: the player decides.
    Think,
    /// Draw two train cards blind from the deck.
    DrawCards,
}

/// The end of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OrderOutcome {
    /// The route was claimed.
    RouteClaimed,
    /// Cards were drawn: two, or one if there was no second.
    CardsDrawn,
    /// Dropped: the route is closed to the player.
    RouteClosed,
    /// Dropped: the face-up cards were replaced (R4.6).
    RowReplaced,
    /// Dropped: the last round has begun (R9.1).
    LastRound,
    /// Dropped: the tunnel requires more cards (R6.2).
    TunnelAsked,
    /// Dropped: there is no card to draw.
    DeckEmpty,
}

/// The next step of an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing yet: it is not the player's turn.
    Wait,
    /// Make this move.
    Play(Move),
    /// The order is over. None: no notification, because the player moved, or cannot any more.
    End(Option<OrderOutcome>),
}

/// The acts of a seat since its order was given.
#[derive(Default)]
struct OwnEvents {
    drawn: u8,
    claimed: bool,
    asked: bool,
    other: bool,
}

impl OwnEvents {
    fn of<'a>(seat: Seat, since: impl Iterator<Item = &'a Event>) -> OwnEvents {
        let mut own = OwnEvents::default();
        for event in since {
            match event {
                Event::CardDrawn { seat: by, .. } if *by == seat => own.drawn += 1,
                Event::RouteClaimed { seat: by, .. } if *by == seat => own.claimed = true,
                Event::TunnelSurchargeAsked { seat: by, .. } if *by == seat => own.asked = true,
                event => own.other |= is_of(seat, event),
            }
        }
        own
    }

    fn is_none(&self) -> bool {
        !(self.drawn > 0 || self.claimed || self.asked || self.other)
    }
}

/// Whether a seat did this, or a bot in its place, by something that no order does.
fn is_of(seat: Seat, event: &Event) -> bool {
    match event {
        Event::CardTaken { seat: by, .. }
        | Event::TicketsDrawn { seat: by, .. }
        | Event::TicketsKept { seat: by, .. }
        | Event::StationBuilt { seat: by, .. }
        | Event::TunnelSurchargePaid { seat: by, .. }
        | Event::Passed { seat: by }
        | Event::TimeRanOut { seat: by }
        | Event::SeatHandedOver { seat: by, .. }
        | Event::SeatTakenBack { seat: by } => *by == seat,
        _ => false,
    }
}

impl StandingOrder {
    /// Checks an order as if the turn of its seat came now.
    ///
    /// # Errors
    /// The rule that forbids its first move.
    pub fn check(&self, game: &Game, seat: Seat) -> Result<(), Rejection> {
        check(&game.in_turn_of(seat), seat, &self.first_move())
    }

    fn first_move(&self) -> Move {
        match *self {
            StandingOrder::ClaimRoute { route, payment, .. } => Move::ClaimRoute { route, payment },
            StandingOrder::DrawCards {} => Move::DrawCard {},
        }
    }

    /// The next step of the order. `since` has the events after it was given, and `begun` is whether its
    /// first move was about to be made.
    pub fn judge<'a>(
        &self,
        begun: bool,
        game: &Game,
        seat: Seat,
        since: impl Iterator<Item = &'a Event> + Clone,
    ) -> Verdict {
        let own = OwnEvents::of(seat, since.clone());
        let step = match game.phase() {
            Phase::Turn(turn) if turn.seat == seat => Some(&turn.step),
            Phase::Turn(_) | Phase::Dealing { .. } => None,
            Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => return Verdict::End(None),
        };
        match step {
            _ if own.other || (!own.is_none() && !begun) => Verdict::End(None),
            _ if own.asked => Verdict::End(Some(OrderOutcome::TunnelAsked)),
            _ if own.claimed => Verdict::End(Some(OrderOutcome::RouteClaimed)),
            Some(Step::Choose) if own.is_none() => surprise(since).map_or_else(|| self.begin(game, seat), ended),
            Some(Step::SecondCard) => surprise(since).map_or_else(|| Verdict::Play(Move::DrawCard {}), ended),
            None | Some(Step::Choose) if own.drawn > 0 => Verdict::End(Some(OrderOutcome::CardsDrawn)),
            None => Verdict::Wait,
            Some(Step::Choose | Step::KeepTickets { .. } | Step::Tunnel { .. } | Step::Done) => Verdict::End(None),
        }
    }

    /// The first move of the turn.
    fn begin(&self, game: &Game, seat: Seat) -> Verdict {
        let draws = match self {
            StandingOrder::ClaimRoute { otherwise, .. } => {
                let claim = self.first_move();
                if check(game, seat, &claim).is_ok() {
                    return Verdict::Play(claim);
                }
                *otherwise == Otherwise::DrawCards
            }
            StandingOrder::DrawCards {} => true,
        };
        let draw = Move::DrawCard {};
        match draws {
            true if check(game, seat, &draw).is_ok() => Verdict::Play(draw),
            true => ended(OrderOutcome::DeckEmpty),
            false => ended(OrderOutcome::RouteClosed),
        }
    }
}

fn ended(outcome: OrderOutcome) -> Verdict {
    Verdict::End(Some(outcome))
}

/// An event that a player who gave an order would want to know before it is carried out.
fn surprise<'a>(mut since: impl Iterator<Item = &'a Event>) -> Option<OrderOutcome> {
    since.find_map(|event| match event {
        Event::RowDiscarded | Event::RowReplaced { .. } => Some(OrderOutcome::RowReplaced),
        Event::LastRoundBegun { .. } => Some(OrderOutcome::LastRound),
        _ => None,
    })
}

/// The moves with which a seat could begin its turn if it came now; none before the game begins and
/// after its end.
pub fn moves_ahead(game: &Game, seat: Seat) -> Vec<Move> {
    match game.phase() {
        Phase::Turn(_) | Phase::Dealing { .. } => game.in_turn_of(seat).legal_moves(seat),
        Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => Vec::new(),
    }
}

/// Decides a move with throwaway randomness instead of the game's own, and forgets what it causes.
fn check(game: &Game, seat: Seat, the_move: &Move) -> Result<(), Rejection> {
    game.decide(Actor::Seat(seat), &Command::Play(*the_move), &mut rand::rng()).map(drop)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;
    use railhead_engine::{Card, GameOptions, SeatChoice, Turn, Variant};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A game of two in which both have their tickets, and the seat that does not play first.
    fn begun() -> (Game, Seat) {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let options = GameOptions::new(Variant::Classic, 2);
        let opened = Game::create(options, Vec::new(), (SeatChoice::ANY, None), Vec::new(), String::new()).unwrap();
        let mut game = Game::replay(&opened);
        let mut events = Vec::new();
        let mut play = |game: &mut Game, by, command| game.play(by, &command, &mut rng, &mut events).unwrap();
        play(&mut game, Actor::Newcomer, Command::Join(SeatChoice::ANY, None));
        let host = game.host();
        play(&mut game, Actor::Seat(host), Command::Start);
        while let Phase::Dealing { offers, .. } = game.phase() {
            let (seat, offer) = game.seats().find_map(|seat| Some((seat, offers[seat].clone()?))).unwrap();
            let kept = Move::KeepTickets { tickets: offer.tickets.iter().map(|ticket| ticket.id).collect() };
            play(&mut game, Actor::Seat(seat), Command::Play(kept));
        }
        let Phase::Turn(Turn { seat: first, .. }) = *game.phase() else { panic!("{:?}", game.phase()) };
        let second = game.seats().find(|seat| *seat != first).unwrap();
        (game, second)
    }

    const DRAW: StandingOrder = StandingOrder::DrawCards {};

    #[test]
    fn an_order_waits_for_its_turn_and_then_draws() {
        let (game, seat) = begun();
        assert_eq!(DRAW.judge(false, &game, seat, [].iter()), Verdict::Wait);
        assert_eq!(DRAW.judge(false, &game.in_turn_of(seat), seat, [].iter()), Verdict::Play(Move::DrawCard {}));
    }

    #[test]
    fn a_replaced_row_and_the_last_round_are_surprises_draws_not() {
        let (game, seat) = begun();
        let other = game.seats().find(|other| *other != seat).unwrap();
        let game = game.in_turn_of(seat);
        let told = |event: Event| DRAW.judge(false, &game, seat, [event].iter());
        assert_eq!(told(Event::RowDiscarded), Verdict::End(Some(OrderOutcome::RowReplaced)));
        assert_eq!(told(Event::LastRoundBegun { seat: other }), Verdict::End(Some(OrderOutcome::LastRound)));
        assert_eq!(told(Event::CardDrawn { seat: other, card: Card::Locomotive }), Verdict::Play(Move::DrawCard {}));
        assert_eq!(told(Event::DeckReshuffled), Verdict::Play(Move::DrawCard {}));
    }

    #[test]
    fn a_row_replaced_after_the_first_card_leaves_the_second() {
        let (game, seat) = begun();
        let mut game = game.in_turn_of(seat);
        let drawn = Event::CardDrawn { seat, card: Card::Locomotive };
        game.evolve(&drawn);
        assert_eq!(DRAW.judge(true, &game, seat, [drawn.clone()].iter()), Verdict::Play(Move::DrawCard {}));
        let replaced = [drawn, Event::RowDiscarded];
        assert_eq!(DRAW.judge(true, &game, seat, replaced.iter()), Verdict::End(Some(OrderOutcome::RowReplaced)));
    }

    #[test]
    fn an_order_without_cards_to_draw_is_dropped() {
        let (game, seat) = begun();
        let mut game = game.in_turn_of(seat);
        for (card, count) in game.deck().iter() {
            let dealt = Event::CardsDealt { seat, cards: [card].into_iter().collect() };
            (0..count).for_each(|_| game.evolve(&dealt));
        }
        assert_eq!(DRAW.judge(false, &game, seat, [].iter()), Verdict::End(Some(OrderOutcome::DeckEmpty)));
    }

    #[test]
    fn an_order_whose_end_was_written_late_is_not_carried_out_twice() {
        let (game, seat) = begun();
        let drawn = Event::CardDrawn { seat, card: Card::Locomotive };
        let twice = [drawn.clone(), drawn];
        assert_eq!(DRAW.judge(true, &game, seat, twice.iter()), Verdict::End(Some(OrderOutcome::CardsDrawn)));
        let game = game.in_turn_of(seat);
        assert_eq!(DRAW.judge(true, &game, seat, twice.iter()), Verdict::End(Some(OrderOutcome::CardsDrawn)));
    }

    #[test]
    fn a_tunnel_that_asks_for_more_ends_the_order_of_its_seat_only() {
        let (game, seat) = begun();
        let other = game.seats().find(|other| *other != seat).unwrap();
        let judge = |seat_asked| {
            let asked = [Event::TunnelSurchargeAsked { seat: seat_asked, surcharge: 1 }];
            DRAW.judge(true, &game, seat, asked.iter())
        };
        assert_eq!(judge(seat), Verdict::End(Some(OrderOutcome::TunnelAsked)));
        assert_eq!(judge(other), Verdict::Wait);
    }

    #[test]
    fn a_player_who_moves_first_has_no_order_left_and_no_notice() {
        let (game, seat) = begun();
        let drawn = [Event::CardDrawn { seat, card: Card::Locomotive }];
        assert_eq!(DRAW.judge(false, &game.in_turn_of(seat), seat, drawn.iter()), Verdict::End(None));
        let passed = [Event::Passed { seat }];
        assert_eq!(DRAW.judge(true, &game.in_turn_of(seat), seat, passed.iter()), Verdict::End(None));
    }
}
