//! A position whose cards all lie open, as after the game.

use super::{INPUTS, Worth, features::Features, judged, network::Network};
use crate::{
    position::SeatPosition,
    worlds::{Chance, Pending, Tuning, World, is_surcharge, revealed},
};
use railhead_engine::{BySeat, Card, Cards, GameView, Seat, TicketOffer};

/// A position in which everybody knows all cards and tickets, and the decision at which it stands.
#[derive(Clone)]
pub struct OpenPosition {
    world: World,
    pending: Pending,
}

impl OpenPosition {
    /// The position that the views of all seats show, in their order. `is_over`: the action of the turn is
    /// done, and the next turn has not begun. None while tickets are dealt, before, and after the end.
    pub fn of(views: &[GameView], is_over: bool) -> Option<OpenPosition> {
        let positions = views.iter().map(SeatPosition::of).collect::<Option<Vec<_>>>()?;
        let world = revealed(&positions, &Tuning::DIRECTOR)?;
        let mover = positions.iter().find(|position| position.you.seat == world.turn)?;
        let pending = Pending::of(mover, is_over).filter(|pending| !matches!(pending, Pending::Deal(_)))?;
        Some(OpenPosition { world, pending })
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.world.seats)
    }

    /// The worth of it to each seat: if the decision is made by the light policy, for what follows.
    pub fn worth(&self, network: &Network) -> BySeat<Worth> {
        let (world, is_second) = self.decided();
        worth(&world, is_second, network)
    }

    /// The inputs of the network for each seat.
    pub fn inputs(&self) -> Vec<[f32; INPUTS]> {
        let (world, is_second) = self.decided();
        let features = Features::of(&world, is_second);
        features.seats().map(|seat| features.inputs(seat)).collect()
    }

    /// The world at the next turn, or between its two cards: then it says so.
    fn decided(&self) -> (World, bool) {
        let OpenPosition { mut world, pending } = self.clone();
        let seat = world.turn;
        match pending {
            Pending::Turn | Pending::Deal(_) => return (world, false),
            Pending::SecondCard => return (world, true),
            Pending::Offer(offer) => keep(&mut world, seat, &offer),
            Pending::OfferToOther | Pending::Over => {}
            Pending::Tunnel(route, payment, surcharge) => world.settle_tunnel(seat, route, payment, surcharge),
        }
        world.end_turn();
        (world, false)
    }

    /// The position after chance has brought this.
    pub fn after(&self, chance: &Chance) -> OpenPosition {
        let mut next = self.clone();
        let seat = next.world.turn;
        match chance {
            Chance::Card(card) => {
                next.world.draw_open(Some(seat), *card);
                next.pending = if matches!(self.pending, Pending::Turn) { Pending::SecondCard } else { Pending::Over };
            }
            Chance::Row { slot, card } => {
                next.world.draw_open(None, *card);
                if let Some(place) = next.world.row.get_mut(usize::from(*slot)) {
                    *place = Some(*card);
                }
            }
            Chance::Surcharge(surcharge) => {
                if let Pending::Tunnel(_, _, asked) = &mut next.pending {
                    *asked = *surcharge;
                }
            }
            Chance::Offer(offer) => {
                next.world.tickets.retain(|ticket| offer.tickets.iter().all(|offered| offered.id != ticket.id));
                next.pending = Pending::Offer(offer.clone());
            }
            Chance::First(seat) => next.world.turn = *seat,
        }
        next
    }

    /// The odds of all cards that the deck may bring now, by their index.
    pub fn odds_of_cards(&self) -> [f64; Card::ALL.len()] {
        let deck = self.deck();
        let bag = if deck.is_empty() { self.world.discards } else { deck };
        let total = f64::from(bag.total().max(1));
        Card::ALL.map(|card| f64::from(bag[card]) / total)
    }

    /// The odds of a surcharge of 0 to 3 for the tunnel for which cards lie on the table (R6.2, R6.3). Zeros
    /// without one.
    pub fn odds_of_surcharges(&self) -> [f64; 4] {
        let Pending::Tunnel(_, laid, _) = self.pending else { return [0.0; 4] };
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

fn keep(world: &mut World, seat: Seat, offer: &TicketOffer) {
    world.make_plan(seat);
    let rest = world.keep(seat, &offer.tickets, offer.keep_min.into(), offer.keep_max.into());
    world.return_tickets(rest);
}

fn worth(world: &World, is_second: bool, network: &Network) -> BySeat<Worth> {
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
        return all;
    }
    let features = Features::of(world, is_second);
    features.seats().for_each(|seat| all[seat] = judged(network, &features.inputs(seat)));
    if let ([one, other, ..], 2) = (Seat::ALL, world.seats) {
        let lead = (all[one].margin - all[other].margin) / 2.0;
        (all[one].margin, all[other].margin) = (lead, -lead);
    }
    all
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
        let odds = position(&game).unwrap().odds_of_cards();
        let total = f64::from(game.deck().total());
        for (odds, card) in odds.into_iter().zip(Card::ALL) {
            assert_eq!(odds, f64::from(game.deck()[card]) / total);
        }
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
        position.pending = Pending::Tunnel(tunnel, payment, 0);
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
