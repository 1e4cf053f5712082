//! A position whose cards all lie open, as after the game.

use super::{INPUTS, Worth, features::Features, ground::Ground, judged, network::Network};
use crate::{
    position::SeatPosition,
    worlds::{Chance, ChanceKind, Tuning, World, is_surcharge, revealed},
};
use railhead_engine::{
    BySeat, Card, Cards, City, GameView, Move, Payment, PhaseView, Route, Seat, StepView, Ticket, TicketId, TicketOffer,
};
use std::rc::Rc;

/// A position in which everybody knows all cards and tickets, and the decision at which it stands.
#[derive(Clone)]
pub struct OpenPosition {
    world: World,
    ground: Rc<Ground>,
    stage: Stage,
}

/// The decision at which a position stands.
#[derive(Clone)]
enum Stage {
    /// A turn begins.
    Turn,
    /// The second card of a turn is drawn.
    SecondCard,
    /// The seat chooses from tickets.
    Offer(TicketOffer),
    /// The surcharge of a tunnel is paid or not.
    Tunnel(Route, Payment, u8),
    /// The action of the turn is done.
    Over,
    /// Tickets are dealt: the offers that seats have still to answer, and the seat that plays first, if that
    /// is known.
    Deal(Box<BySeat<Option<TicketOffer>>>, Option<Seat>),
}

impl Stage {
    /// The decision in the views of all seats. `is_over`: the action of the turn is done, which no view
    /// shows.
    fn of(positions: &[SeatPosition<'_>], is_over: bool) -> Option<Stage> {
        let table = &positions.first()?.view.table;
        let offer =
            |seat: Seat| positions.iter().find(|own| own.you.seat == seat).and_then(|own| own.you.offer.clone());
        match &table.phase {
            PhaseView::Lobby | PhaseView::Finished { .. } | PhaseView::Voided { .. } => None,
            PhaseView::Dealing { .. } => {
                let mut offers = BySeat::<Option<TicketOffer>>::default();
                Seat::first(table.options.seats).for_each(|seat| offers[seat] = offer(seat));
                Some(Stage::Deal(offers.into(), table.options.first_seat))
            }
            PhaseView::Turn { .. } if is_over => Some(Stage::Over),
            PhaseView::Turn { seat, step, .. } => Some(match step {
                StepView::Choose => Stage::Turn,
                StepView::SecondCard => Stage::SecondCard,
                StepView::KeepTickets { .. } => Stage::Offer(offer(*seat)?),
                StepView::Tunnel { route, payment, surcharge, .. } => Stage::Tunnel(*route, *payment, *surcharge),
            }),
        }
    }
}

/// Positions from views.
impl OpenPosition {
    /// The position that the views of all seats show, in their order. `is_over`: the action of the turn is
    /// done, and the next turn has not begun. None before the deal and after the end.
    pub fn of(views: &[GameView], is_over: bool) -> Option<OpenPosition> {
        let positions = views.iter().map(SeatPosition::of).collect::<Option<Vec<_>>>()?;
        let stage = Stage::of(&positions, is_over)?;
        let world = revealed(&positions, &Tuning::DIRECTOR)?;
        Some(OpenPosition { ground: Ground::of(&world).into(), world, stage })
    }

    /// The position in a sampled world, in this phase. What is offered in it is kept by the light policy.
    /// None before the deal and after the end.
    pub(crate) fn in_world(mut world: World, phase: &PhaseView) -> Option<OpenPosition> {
        let stage = match phase {
            PhaseView::Lobby | PhaseView::Finished { .. } | PhaseView::Voided { .. } => return None,
            PhaseView::Dealing { .. } => Stage::Turn,
            PhaseView::Turn { seat, step, .. } => match step {
                StepView::Choose => Stage::Turn,
                StepView::SecondCard => Stage::SecondCard,
                StepView::KeepTickets { .. } => {
                    world.make_plan(*seat);
                    world.draw_tickets(*seat);
                    Stage::Over
                }
                StepView::Tunnel { route, payment, surcharge, .. } => Stage::Tunnel(*route, *payment, *surcharge),
            },
        };
        Some(OpenPosition { ground: Ground::of(&world).into(), world, stage })
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.world.seats)
    }
}

/// The worth of positions.
impl OpenPosition {
    /// The worth of it to each seat: if the decision is made by the light policy, for what follows.
    pub fn worth(&self, network: &Network) -> BySeat<Worth> {
        self.judge(network, None)
    }

    /// The margin that it is worth to a seat.
    pub fn margin(&self, seat: Seat, network: &Network) -> f64 {
        self.judge(network, Some(seat))[seat].margin
    }

    /// Whether a route is one of the shortest ways of a seat's tickets.
    pub fn plans(&self, seat: Seat, route: Route) -> bool {
        self.ground.seat(seat).claims.contains(&route)
    }

    /// Whether stations in this city may lend a seat a route that the shortest ways of its tickets take.
    pub fn may_lend(&self, seat: Seat, city: City) -> bool {
        self.ground.seat(seat).borrowed.iter().any(|route| route.touches(city))
    }

    /// The inputs of the network for each seat.
    pub fn inputs(&self) -> Vec<[f32; INPUTS]> {
        let (world, ground, is_second) = self.decided();
        let features = Features::of(&world, &ground, is_second);
        features.seats().map(|seat| features.inputs(seat)).collect()
    }

    fn judge(&self, network: &Network, only: Option<Seat>) -> BySeat<Worth> {
        let (mut world, ground, is_second) = self.decided();
        if !matches!(self.stage, Stage::Deal(_, None)) {
            return worth(&world, &ground, is_second, network, only);
        }
        let mut mean = BySeat::<Worth>::default();
        for first in self.seats() {
            world.turn = first;
            let if_first = worth(&world, &ground, is_second, network, only);
            self.seats().for_each(|seat| mean[seat].add(1.0 / f64::from(world.seats), &if_first[seat]));
        }
        mean
    }

    /// The world at the next turn, or between its two cards: then it says so.
    fn decided(&self) -> (World, Rc<Ground>, bool) {
        let mut world = self.world.clone();
        let (seat, mut ground) = (world.turn, Rc::clone(&self.ground));
        match &self.stage {
            Stage::Turn => return (world, ground, false),
            Stage::SecondCard => return (world, ground, true),
            Stage::Over => {}
            Stage::Offer(offer) => {
                let rest = keep(&mut world, seat, offer);
                world.return_tickets(rest);
                ground = ground.after_change(&world, seat).into();
            }
            Stage::Tunnel(route, payment, surcharge) => {
                world.settle_tunnel(seat, *route, *payment, *surcharge);
                if world.owners[*route].is_some() {
                    ground = ground.after_claim(&world, seat, *route).into();
                }
            }
            Stage::Deal(offers, first) => {
                for seat in self.seats() {
                    offers[seat].iter().for_each(|offer| drop(keep(&mut world, seat, offer)));
                }
                world.turn = first.unwrap_or(seat);
                ground = Ground::of(&world).into();
                return (world, ground, false);
            }
        }
        world.pass_turn();
        (world, ground, false)
    }
}

/// Positions that follow.
impl OpenPosition {
    /// The position after a move of a seat that decides, and the kind of chance that comes then.
    pub fn after_move(&self, seat: Seat, made: &Move) -> (OpenPosition, Option<ChanceKind>) {
        let mut next = self.clone();
        let is_first = matches!(self.stage, Stage::Turn);
        let mut chance = None;
        next.stage = Stage::Over;
        match made {
            Move::DrawCard {} => (next.stage, chance) = (self.stage.clone(), Some(ChanceKind::Card)),
            Move::DrawTickets {} => chance = Some(ChanceKind::Offer),
            Move::TakeFaceUp { slot } => {
                let taken = next.world.row.get_mut(usize::from(*slot)).and_then(Option::take);
                taken.into_iter().for_each(|card| next.world.players[seat].hand.add(card));
                if is_first && taken != Some(Card::Locomotive) {
                    next.stage = Stage::SecondCard;
                }
                chance = Some(ChanceKind::Row(*slot));
            }
            Move::ClaimRoute { route, payment } if route.facts().tunnel => {
                next.stage = Stage::Tunnel(*route, *payment, 0);
                chance = Some(ChanceKind::Surcharge);
            }
            Move::ClaimRoute { route, payment } => {
                next.world.take_route(seat, *route, *payment);
                next.ground = self.ground.after_claim(&next.world, seat, *route).into();
            }
            Move::PayTunnel { .. } => next.stage = self.stage.clone(),
            Move::AbandonTunnel {} | Move::Pass {} => {}
            Move::KeepTickets { tickets } => next.keep_these(seat, tickets, &self.stage),
            Move::BuildStation { city, payment } => {
                next.world.build_station(seat, *city, *payment);
                next.ground = self.ground.after_change(&next.world, seat).into();
            }
        }
        (next, chance)
    }

    fn keep_these(&mut self, seat: Seat, kept: &[TicketId], stage: &Stage) {
        let offer = match stage {
            Stage::Deal(offers, first) => {
                let mut left = offers.clone();
                let offer = left[seat].take();
                self.stage = Stage::Deal(left, *first);
                offer
            }
            Stage::Offer(offer) => Some(offer.clone()),
            Stage::Turn | Stage::SecondCard | Stage::Tunnel(..) | Stage::Over => None,
        };
        let offered = offer.iter().flat_map(|offer| &offer.tickets).copied();
        let (kept, rest): (Vec<_>, Vec<_>) = offered.partition(|ticket| kept.contains(&ticket.id));
        self.world.players[seat].tickets.extend(kept);
        if matches!(stage, Stage::Offer(_)) {
            self.world.return_tickets(rest);
        }
        self.ground = self.ground.after_change(&self.world, seat).into();
    }

    /// The position after chance has brought this.
    pub fn after(&self, chance: &Chance) -> OpenPosition {
        let mut next = self.clone();
        let seat = next.world.turn;
        match chance {
            Chance::Card(card) => {
                next.world.draw_open(Some(seat), *card);
                next.stage = if matches!(self.stage, Stage::Turn) { Stage::SecondCard } else { Stage::Over };
            }
            Chance::Row { slot, card } => {
                next.world.draw_open(None, *card);
                if let Some(place) = next.world.row.get_mut(usize::from(*slot)) {
                    *place = Some(*card);
                }
            }
            Chance::Surcharge(surcharge) => {
                if let Stage::Tunnel(_, _, asked) = &mut next.stage {
                    *asked = *surcharge;
                }
            }
            Chance::Offer(seat, offer) => {
                // Where some were removed from the game unseen, the deck is known by its number only (R2.2).
                let left = next.world.tickets.len().saturating_sub(offer.tickets.len());
                next.world.tickets.retain(|ticket| offer.tickets.iter().all(|offered| offered.id != ticket.id));
                next.world.tickets.truncate(left);
                match &mut next.stage {
                    Stage::Deal(offers, _) => offers[*seat] = Some(offer.clone()),
                    stage => *stage = Stage::Offer(offer.clone()),
                }
            }
            Chance::First(seat) => next.world.turn = *seat,
        }
        next
    }

    /// All that may come now by a kind of chance, with its odds. Nothing for tickets, which are too many.
    pub fn odds(&self, kind: ChanceKind) -> Vec<(f64, Chance)> {
        let of_cards = |of: &dyn Fn(Card) -> Chance| -> Vec<(f64, Chance)> {
            let deck = self.deck();
            let all = f64::from(deck.total());
            deck.iter()
                .filter(|(_, count)| *count > 0)
                .map(|(card, count)| (f64::from(count) / all, of(card)))
                .collect()
        };
        match kind {
            ChanceKind::Card => of_cards(&Chance::Card),
            ChanceKind::Row(slot) => of_cards(&|card| Chance::Row { slot, card }),
            ChanceKind::Surcharge => {
                let odds = self.odds_of_surcharges().into_iter().zip(0..);
                odds.filter(|(odds, _)| *odds > 0.0).map(|(odds, asked)| (odds, Chance::Surcharge(asked))).collect()
            }
            ChanceKind::First => {
                self.seats().map(|seat| (1.0 / f64::from(self.world.seats), Chance::First(seat))).collect()
            }
            ChanceKind::Offer => Vec::new(),
        }
    }

    /// The odds of a surcharge of 0 to 3 for the tunnel for which cards lie on the table (R6.2, R6.3). Zeros
    /// without one.
    fn odds_of_surcharges(&self) -> [f64; 4] {
        let Stage::Tunnel(_, laid, _) = self.stage else { return [0.0; 4] };
        let asking =
            |bag: Cards| bag.iter().filter(|(card, _)| is_surcharge(*card, laid)).map(|(_, count)| count).sum();
        let pile = |bag: Cards| Pile { asking: asking(bag), all: bag.total() };
        let mut odds = [0.0; 4];
        reveal(pile(self.deck()), pile(self.world.discards), 3, 0, 1.0, &mut odds);
        odds
    }

    fn deck(&self) -> Cards {
        self.world.deck.iter().copied().collect()
    }
}

/// Keeps tickets by the light policy; returns the others.
fn keep(world: &mut World, seat: Seat, offer: &TicketOffer) -> Vec<Ticket> {
    world.make_plan(seat);
    world.keep(seat, &offer.tickets, offer.keep_min.into(), offer.keep_max.into())
}

fn worth(world: &World, ground: &Ground, is_second: bool, network: &Network, only: Option<Seat>) -> BySeat<Worth> {
    let mut all = BySeat::<Worth>::default();
    if world.is_over {
        let scores = world.scores();
        for seat in Seat::first(world.seats) {
            let end = world.outcome(seat, &scores);
            all[seat] = Worth {
                margin: end.margin.into(),
                win: u8::from(end.won).into(),
                rank: f64::from(end.rank - 1) / f64::from(world.seats - 1),
            };
        }
    } else {
        let features = Features::of(world, ground, is_second);
        let is_needed = |seat: &Seat| world.seats == 2 || only.is_none_or(|only| only == *seat);
        features.seats().filter(is_needed).for_each(|seat| all[seat] = judged(network, &features.inputs(seat)));
        if let ([one, other, ..], 2) = (Seat::ALL, world.seats) {
            let lead = (all[one].margin - all[other].margin) / 2.0;
            (all[one].margin, all[other].margin) = (lead, -lead);
        }
    }
    share_win(&mut all, world.seats);
    all
}

/// Makes the chances to win of all seats one: a win that is shared is divided.
fn share_win(all: &mut BySeat<Worth>, seats: u8) {
    let sum = Seat::first(seats).map(|seat| all[seat].win).sum::<f64>();
    if sum > 0.0 {
        Seat::first(seats).for_each(|seat| all[seat].win /= sum);
    }
}

/// Cards that are drawn one after the other.
#[derive(Clone, Copy)]
struct Pile {
    /// The number of those that ask for a surcharge.
    asking: u8,
    /// The number of all.
    all: u8,
}

/// Adds the odds of each surcharge if `left` more cards are revealed; the discards become the deck when it
/// is used up (R4.8).
fn reveal(deck: Pile, discards: Pile, left: u8, asked: usize, chance: f64, odds: &mut [f64; 4]) {
    if left == 0 || deck.all + discards.all == 0 {
        odds.iter_mut().skip(asked).take(1).for_each(|place| *place += chance);
        return;
    }
    if deck.all == 0 {
        return reveal(discards, Pile { asking: 0, all: 0 }, left, asked, chance, odds);
    }
    let asks = f64::from(deck.asking) / f64::from(deck.all);
    let rest = |asking: u8| Pile { asking, all: deck.all - 1 };
    if deck.asking > 0 {
        reveal(rest(deck.asking - 1), discards, left - 1, asked + 1, chance * asks, odds);
    }
    if deck.asking < deck.all {
        reveal(rest(deck.asking), discards, left - 1, asked, chance * (1.0 - asks), odds);
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_types, clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{evaluation::NETWORK, policies::stationmaster::tests::moments};
    use railhead_engine::{Color, Game, Payment, Route, Variant};

    fn position(game: &Game) -> Option<OpenPosition> {
        let views = game.seats().map(|seat| game.view_for(Some(seat))).collect::<Vec<_>>();
        OpenPosition::of(&views, false)
    }

    #[test]
    fn every_position_after_the_deal_has_a_worth_for_each_seat() {
        for (variant, seats) in [(Variant::Classic, 2), (Variant::Mega, 3), (Variant::BigCities, 5)] {
            let positions = moments(variant, seats).iter().filter_map(position).collect::<Vec<_>>();
            assert!(positions.len() > 40);
            for position in positions {
                let worth = position.worth(&NETWORK);
                for own in position.seats().map(|seat| worth[seat]) {
                    assert!(own.margin.abs() < 300.0 && (0.0..=1.0).contains(&own.win), "{own:?}");
                    assert!((0.0..=1.0).contains(&own.rank));
                }
            }
        }
    }

    #[test]
    fn at_two_seats_the_one_wins_what_the_other_loses() {
        for position in moments(Variant::Classic, 2).iter().filter_map(position) {
            let worth = position.worth(&NETWORK);
            let [one, other, ..] = Seat::ALL;
            assert_eq!(worth[one].margin, -worth[other].margin);
        }
    }

    #[test]
    fn no_card_and_no_ticket_is_lost_or_doubled() {
        for (variant, seats) in [(Variant::Classic, 2), (Variant::Europa1912, 4)] {
            for game in moments(variant, seats) {
                let Some(OpenPosition { world, .. }) = position(&game) else { continue };
                let row = world.row.iter().flatten().copied().collect::<Cards>();
                let deck = world.deck.iter().copied().collect::<Cards>();
                let mut all = world.discards;
                game.seats().map(|seat| world.players[seat].hand).chain([row, deck]).for_each(|cards| all += cards);
                assert_eq!(all, Cards::BOX);
                assert_eq!(deck, game.deck());
                assert_eq!(world.tickets.len(), game.ticket_deck().remaining());
            }
        }
    }

    #[test]
    fn the_odds_of_cards_are_their_shares_of_the_deck() {
        let game = moments(Variant::Classic, 2).into_iter().nth(30).unwrap();
        let odds = position(&game).unwrap().odds(ChanceKind::Card);
        let total = f64::from(game.deck().total());
        let deck = game.deck();
        let shares = deck.iter().filter(|(_, count)| *count > 0);
        assert!(odds.into_iter().eq(shares.map(|(card, count)| (f64::from(count) / total, Chance::Card(card)))));
    }

    /// One of four cards asks for a surcharge: the three that are revealed miss it once in four times.
    #[test]
    fn the_odds_of_a_surcharge_go_on_with_the_discards() {
        let mut odds = [0.0; 4];
        reveal(Pile { asking: 1, all: 4 }, Pile { asking: 9, all: 9 }, 3, 0, 1.0, &mut odds);
        assert_eq!(odds, [0.25, 0.75, 0.0, 0.0]);
        let mut odds = [0.0; 4];
        reveal(Pile { asking: 0, all: 1 }, Pile { asking: 2, all: 2 }, 3, 0, 1.0, &mut odds);
        assert_eq!(odds, [0.0, 0.0, 1.0, 0.0]);
    }

    #[test]
    fn without_a_tunnel_there_are_no_odds_of_surcharges() {
        let game = moments(Variant::Classic, 2).into_iter().nth(30).unwrap();
        let mut position = position(&game).unwrap();
        assert_eq!(position.odds_of_surcharges(), [0.0; 4]);
        let payment = Payment { color: Some(Color::Red), locomotives: 0 };
        let tunnel = Route::all().find(|route| route.facts().tunnel).unwrap();
        position.stage = Stage::Tunnel(tunnel, payment, 0);
        assert!((position.odds_of_surcharges().into_iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_drawn_card_leaves_the_deck_for_the_hand() {
        let game = moments(Variant::Classic, 2).into_iter().nth(30).unwrap();
        let position = position(&game).unwrap();
        let card = Card::ALL.into_iter().find(|card| game.deck()[*card] > 0).unwrap();
        let after = position.after(&Chance::Card(card));
        let seat = position.world.turn;
        assert_eq!(after.world.players[seat].hand[card], position.world.players[seat].hand[card] + 1);
        assert_eq!(after.world.deck.len() + 1, position.world.deck.len());
    }
}
