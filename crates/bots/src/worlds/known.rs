//! Samples worlds: deals the hidden cards and tickets at random, consistent with what one seat
//! knows.

use super::{
    guess::likely,
    tuning::Tuning,
    world::{SampledPlayer, World},
};
use crate::position::SeatPosition;
use railhead_engine::{
    BySeat, Card, Cards, PhaseView, RejectedTickets, Seat, StepView, Ticket, TicketDeal, TicketKind,
};
use rand::{
    Rng, RngExt, SeedableRng,
    rngs::SmallRng,
    seq::{IndexedRandom, SliceRandom},
};

/// The knowledge of a seat about a game: everything but the hidden cards and tickets, and the
/// likelihood that each opponent holds each ticket.
pub(crate) struct Known {
    you: Seat,
    seen: World,
    /// The cards in the opponents' hands and in the deck.
    hidden: Vec<Card>,
    /// The number of them that each opponent holds.
    held: BySeat<u8>,
    /// The number of tickets that each opponent holds.
    tickets_held: BySeat<usize>,
    /// The tickets whose location is unknown.
    unseen: Vec<Ticket>,
    /// For each opponent, the unseen tickets with their weights.
    likely: BySeat<Vec<(Ticket, f64)>>,
    /// The number of tickets that can still be drawn.
    deck_of_tickets: usize,
    /// The number of tickets that an opponent has drawn and not yet chosen from.
    on_offer: usize,
    /// The cards that an opponent has laid for a tunnel: they are in that hand for certain.
    laid: Option<(Seat, Cards)>,
    /// For each seat, the deals still to come, see [`deals`].
    deals: BySeat<&'static [TicketDeal]>,
    /// Whether tickets are still being dealt. The seat that plays first is then unknown.
    is_dealing: bool,
    /// The treatment of standard tickets rejected in these deals.
    rejected: RejectedTickets,
}

impl Known {
    pub fn of(position: &SeatPosition<'_>, tuning: &'static Tuning) -> Known {
        let table = &position.view.table;
        let you = position.you;
        let mut hidden = Cards::BOX;
        let mut revealed = Cards::default();
        if let PhaseView::Turn { step: StepView::Tunnel { revealed: shown, .. }, .. } = &table.phase {
            revealed = *shown;
        }
        let row = table.row.iter().flatten().copied().collect::<Cards>();
        let laid = laid_by_other(position);
        for seen in [you.hand, table.discards, row, revealed, laid.map(|(_, cards)| cards).unwrap_or_default()] {
            seen.iter().for_each(|(card, count)| hidden.take(card, count));
        }
        let hidden = hidden.iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
        let unseen = unseen(position);
        let mut known = Known {
            you: you.seat,
            seen: seen(position, revealed, tuning),
            hidden,
            held: BySeat::default(),
            tickets_held: BySeat::default(),
            likely: BySeat::default(),
            unseen,
            deck_of_tickets: table.tickets,
            on_offer: offered_to_other(position),
            laid,
            deals: deals(position),
            is_dealing: matches!(table.phase, PhaseView::Dealing { .. }),
            rejected: table.options.variant.rules().rejected,
        };
        for seat in position.opponents() {
            known.held[seat.seat] = seat.cards;
            known.tickets_held[seat.seat] = seat.tickets;
            known.likely[seat.seat] = likely(&known.seen, seat.seat, &known.unseen);
        }
        if let Some((seat, cards)) = laid {
            known.held[seat] = known.held[seat].saturating_sub(cards.total());
        }
        known
    }

    /// Samples a world. If the deal is not complete, the opponents answer their offers by the light
    /// policy.
    pub fn sample(&self, rng: &mut dyn Rng) -> World {
        let mut world = self.seen.clone();
        world.chance = SmallRng::seed_from_u64(rng.random());
        self.deal_cards(&mut world, rng);
        self.complete(world, rng)
    }

    fn complete(&self, mut world: World, rng: &mut dyn Rng) -> World {
        self.deal_tickets(&mut world, rng);
        if self.is_dealing {
            let first = rng.random_range(0..usize::from(world.seats));
            world.turn = Seat::first(world.seats).nth(first).unwrap_or(self.you);
            for seat in self.others() {
                self.deals[seat].iter().for_each(|deal| self.deal_to(&mut world, seat, deal));
            }
        }
        world.tickets.retain(|ticket| ticket.kind == TicketKind::Standard);
        if !self.is_dealing {
            // The surplus was removed from the game after the deal, unseen (R2.2).
            world.tickets.truncate(self.deck_of_tickets + self.on_offer);
        }
        Seat::first(world.seats).for_each(|seat| world.keep_plan(seat));
        world
    }

    /// The world without sampling. The own cards and tickets are exact, the others placeholders:
    /// enough for the light policy of the own seat.
    pub fn seen_by_its_seat(&self) -> World {
        let mut world = self.seen.clone();
        for seat in self.others() {
            // Any cards will do, because only the size of the hand matters.
            world.players[seat].hand = self.hidden.iter().take(self.held[seat].into()).copied().collect();
        }
        world.tickets.extend(self.unseen.iter().take(self.deck_of_tickets));
        world
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let you = self.you;
        Seat::first(self.seen.seats).filter(move |seat| *seat != you)
    }

    /// Makes the own seat's remaining deals, after its present offer is answered.
    pub fn deal_the_rest(&self, world: &mut World) {
        self.deals[self.you].iter().for_each(|deal| self.deal_to(world, self.you, deal));
    }

    /// Deals tickets to a seat, which keeps some of them by the light policy.
    fn deal_to(&self, world: &mut World, seat: Seat, deal: &TicketDeal) {
        let mut left = [(TicketKind::Long, deal.long), (TicketKind::Standard, deal.standard)];
        let mut offered = Vec::new();
        world.tickets.retain(|ticket| {
            let place = left.iter_mut().find(|(kind, left)| *kind == ticket.kind && *left > 0);
            let is_dealt = place.is_some();
            place.into_iter().for_each(|(_, left)| *left -= 1);
            offered.extend(is_dealt.then_some(*ticket));
            !is_dealt
        });
        let least = usize::from(deal.keep_in_all).saturating_sub(world.players[seat].tickets.len());
        let rest = world.keep(seat, &offered, least, deal.keep_max.into());
        if self.rejected == RejectedTickets::Returned {
            world.return_tickets(rest);
        }
    }

    fn deal_cards(&self, world: &mut World, rng: &mut dyn Rng) {
        world.deck.clone_from(&self.hidden);
        world.deck.shuffle(rng);
        for seat in self.others() {
            let rest = world.deck.len().saturating_sub(self.held[seat].into());
            world.players[seat].hand = world.deck.drain(rest..).collect();
        }
        if let Some((seat, cards)) = self.laid {
            world.players[seat].hand += cards;
        }
        world.divide_deck();
    }

    fn deal_tickets(&self, world: &mut World, rng: &mut dyn Rng) {
        let mut free = self.unseen.clone();
        for seat in self.others() {
            let held = self.tickets_held[seat];
            for _ in 0..held {
                let has_long = world.players[seat].tickets.iter().any(|ticket| ticket.kind == TicketKind::Long);
                let is_free = |(ticket, _): &&(Ticket, f64)| {
                    let is_second_long = has_long && ticket.kind == TicketKind::Long;
                    !is_second_long && free.iter().any(|other| other.id == ticket.id)
                };
                let options = self.likely[seat].iter().filter(is_free).collect::<Vec<_>>();
                let Ok((ticket, _)) = options.choose_weighted(rng, |(_, weight)| *weight) else { break };
                free.retain(|other| other.id != ticket.id);
                world.players[seat].tickets.push(*ticket);
            }
        }
        free.shuffle(rng);
        world.tickets = free;
    }
}

/// The world without hidden cards and tickets.
fn seen(position: &SeatPosition<'_>, revealed: Cards, tuning: &'static Tuning) -> World {
    let table = &position.view.table;
    let you = position.you;
    let mut players = BySeat::<SampledPlayer>::default();
    for seat in &table.seats {
        let player = &mut players[seat.seat];
        (player.trains, player.stations, player.points) = (seat.trains, seat.stations, seat.points.cast_signed());
    }
    Seat::ALL.iter().for_each(|seat| players[*seat].tuning = tuning);
    players[you.seat].hand = you.hand;
    players[you.seat].tickets = you.tickets.iter().map(|own| own.ticket).collect();
    let (turn, turns_left) = match &table.phase {
        PhaseView::Turn { seat, turns_left, .. } => (*seat, *turns_left),
        PhaseView::Lobby | PhaseView::Dealing { .. } | PhaseView::Finished { .. } | PhaseView::Voided { .. } => {
            (you.seat, None)
        }
    };
    // Cards revealed for a tunnel are discarded at the end of the turn. Discarding them here
    // changes nothing, because no card is drawn before.
    let mut discards = table.discards;
    discards += revealed;
    World {
        seats: table.options.seats,
        turn,
        turns_left,
        is_over: false,
        row: table.row,
        deck: Vec::new(),
        decks: BySeat::default(),
        discards,
        owners: position.owners,
        stations: position.stations,
        players,
        tickets: Vec::new(),
        drawn: table.options.variant.rules().drawn.into(),
        chance: SmallRng::seed_from_u64(0),
    }
}

/// The world of a position that all seats have shown. None without seats.
pub(crate) fn revealed(positions: &[SeatPosition<'_>], tuning: &'static Tuning) -> Option<World> {
    let first = positions.first()?;
    let table = &first.view.table;
    let shown = match &table.phase {
        PhaseView::Turn { step: StepView::Tunnel { revealed, .. }, .. } => *revealed,
        _ => Cards::default(),
    };
    let mut world = seen(first, shown, tuning);
    let mut deck = Cards::BOX;
    let mut tickets = unseen(first);
    for own in positions.iter().map(|position| position.you) {
        let player = &mut world.players[own.seat];
        player.hand = own.hand;
        player.tickets = own.tickets.iter().map(|own| own.ticket).collect();
        let offered = own.offer.iter().flat_map(|offer| &offer.tickets);
        let held = player.tickets.iter().chain(offered).map(|ticket| ticket.id).collect::<Vec<_>>();
        tickets.retain(|ticket| !held.contains(&ticket.id));
    }
    let row = world.row.iter().flatten().copied().collect::<Cards>();
    let hands = Seat::first(world.seats).map(|seat| world.players[seat].hand);
    hands.chain([row, world.discards]).for_each(|cards| cards.iter().for_each(|(card, count)| deck.take(card, count)));
    world.deck = deck.iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
    tickets.retain(|ticket| ticket.kind == TicketKind::Standard);
    tickets.truncate(table.tickets);
    world.tickets = tickets;
    Some(world)
}

/// The number of tickets that an opponent has to choose from in a turn.
fn offered_to_other(position: &SeatPosition<'_>) -> usize {
    match &position.view.table.phase {
        PhaseView::Turn { seat, step: StepView::KeepTickets { count }, .. } if *seat != position.you.seat => *count,
        _ => 0,
    }
}

/// The cards that an opponent has laid for a tunnel.
fn laid_by_other(position: &SeatPosition<'_>) -> Option<(Seat, Cards)> {
    match &position.view.table.phase {
        PhaseView::Turn { seat, step: StepView::Tunnel { route, payment, .. }, .. } if *seat != position.you.seat => {
            Some((*seat, payment.cards(route.facts().length)))
        }
        _ => None,
    }
}

/// The tickets of the game that the seat neither holds nor is offered.
fn unseen(position: &SeatPosition<'_>) -> Vec<Ticket> {
    let table = &position.view.table;
    let own = position.you.tickets.iter().map(|own| own.ticket);
    let offered = position.you.offer.iter().flat_map(|offer| &offer.tickets).copied();
    let seen = own.chain(offered).collect::<Vec<_>>();
    let kinds = [TicketKind::Long, TicketKind::Standard].into_iter();
    let all = kinds.flat_map(|kind| table.options.variant.tickets(kind, &table.packs));
    all.filter(|ticket| !seen.iter().any(|other| other.id == ticket.id)).collect()
}

/// The deals still to come: for the own seat, those after its present offer; for each opponent the
/// game waits for, all of them.
fn deals(position: &SeatPosition<'_>) -> BySeat<&'static [TicketDeal]> {
    let mut deals = BySeat::<&'static [TicketDeal]>::default();
    let PhaseView::Dealing { waiting } = &position.view.table.phase else { return deals };
    let all = position.view.table.options.variant.rules().deals;
    for &seat in waiting {
        deals[seat] = all;
    }
    // The number of long tickets identifies a deal.
    let long = |ticket: &&Ticket| ticket.kind == TicketKind::Long;
    let offered = position.you.offer.as_ref().map_or(0, |offer| offer.tickets.iter().filter(long).count());
    let at = all.iter().position(|deal| usize::from(deal.long) == offered).map_or(all.len(), |at| at + 1);
    deals[position.you.seat] = all.get(at..).unwrap_or_default();
    deals
}

#[cfg(test)]
#[expect(clippy::disallowed_types, clippy::unwrap_used)]
pub(crate) mod tests {
    use super::*;
    use crate::policies::stationmaster::tests::moments;
    use railhead_engine::{Game, TicketId, Variant};
    use rand_chacha::ChaCha8Rng;

    fn all_cards(world: &World) -> Cards {
        let mut all = world.discards;
        let decks = Seat::first(world.seats).flat_map(|seat| &world.decks[seat]).chain(&world.deck);
        all += decks.copied().chain(world.row.iter().flatten().copied()).collect();
        Seat::first(world.seats).for_each(|seat| all += world.players[seat].hand);
        all
    }

    fn all_tickets(world: &World) -> Vec<TicketId> {
        let held = Seat::first(world.seats).flat_map(|seat| &world.players[seat].tickets);
        held.chain(&world.tickets).map(|ticket| ticket.id).collect()
    }

    /// A world with two seats in which no route is owned.
    pub(crate) fn world() -> World {
        let game = moments(Variant::Classic, 2).into_iter().nth(2).unwrap();
        known(&game, Seat::ALL[0]).sample(&mut ChaCha8Rng::seed_from_u64(1))
    }

    fn known(game: &Game, seat: Seat) -> Known {
        Known::of(&SeatPosition::of(&game.view_for(Some(seat))).unwrap(), &Tuning::STATIONMASTER)
    }

    /// Every fifth position of some games, with the seat to move and a sampled world.
    fn samples() -> impl Iterator<Item = (Game, Seat, World)> {
        let games = [(Variant::Classic, 2), (Variant::Mega, 3), (Variant::BigCities, 5)];
        let moments = games.into_iter().flat_map(|(variant, seats)| moments(variant, seats)).step_by(5);
        moments.filter_map(|game| {
            let seat = game.waits_for().next()?;
            let world = known(&game, seat).sample(&mut ChaCha8Rng::seed_from_u64(game.version().into()));
            Some((game, seat, world))
        })
    }

    #[test]
    fn a_world_is_one_that_the_seat_could_be_looking_at() {
        for (game, seat, world) in samples() {
            assert_eq!(all_cards(&world), Cards::BOX);
            assert_eq!(world.row, game.row());
            assert_eq!(world.players[seat].hand, game.players()[seat].hand);
            assert_eq!(world.players[seat].tickets, game.players()[seat].tickets);
            for other in game.seats() {
                assert_eq!(world.players[other].hand.total(), game.players()[other].hand.total());
                let dealing = matches!(game.phase(), railhead_engine::Phase::Dealing { .. });
                assert!(dealing || world.players[other].tickets.len() == game.players()[other].tickets.len());
            }
        }
    }

    #[test]
    fn no_ticket_of_a_world_is_there_twice() {
        for (_, _, world) in samples() {
            let mut tickets = all_tickets(&world);
            let count = tickets.len();
            tickets.sort_unstable();
            tickets.dedup();
            assert_eq!(tickets.len(), count);
        }
    }

    #[test]
    fn hidden_cards_differ_from_world_to_world() {
        let game = moments(Variant::Classic, 2).into_iter().nth(50).unwrap();
        let known = known(&game, Seat::ALL[0]);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let worlds = [known.sample(&mut rng), known.sample(&mut rng)];
        let [hand, other_hand] = worlds.each_ref().map(|world| world.players[Seat::ALL[1]].hand);
        let [deck, other_deck] = worlds.each_ref().map(|world| world.deck.clone());
        assert!(hand != other_hand && deck != other_deck);
    }

    #[test]
    fn a_played_out_world_ends_and_keeps_its_cards_and_trains() {
        for (_, _, mut world) in samples() {
            let tickets = all_tickets(&world).len();
            world.play_out();
            assert!(world.is_over);
            assert_eq!(all_cards(&world), Cards::BOX);
            assert_eq!(all_tickets(&world).len(), tickets);
            for seat in Seat::first(world.seats) {
                let laid = world.owned_by(seat).map(|route| route.facts().length).sum::<u8>();
                assert_eq!(laid + world.players[seat].trains, railhead_engine::TRAINS);
            }
        }
    }

    #[test]
    fn a_world_is_scored_as_a_game() {
        for (variant, seats) in [(Variant::Classic, 2), (Variant::Mega, 4)] {
            let game = moments(variant, seats).pop().unwrap();
            let mut world = known(&game, Seat::ALL[0]).seen_by_its_seat();
            game.seats().for_each(|seat| world.players[seat].tickets.clone_from(&game.players()[seat].tickets));
            let scores = world.scores();
            game.scores().iter().for_each(|score| assert_eq!(scores[score.seat], score.total));
        }
    }
}
