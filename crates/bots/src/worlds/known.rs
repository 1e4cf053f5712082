//! Samples worlds: deals the hidden cards and tickets at random, consistent with what one seat
//! knows, or a spectator.

use super::{
    belief, guess,
    tuning::Tuning,
    world::{SampledPlayer, World},
};
use crate::position::{SeatPosition, owners, stations};
use railhead_engine::{
    BySeat, Card, Cards, OwnSeat, PhaseView, RejectedTickets, Seat, SeatView, StepView, TableView, Ticket, TicketDeal,
    TicketKind,
};
use rand::{
    Rng, RngExt, SeedableRng,
    rngs::SmallRng,
    seq::{IndexedRandom, SliceRandom},
};

/// The weight of each of these tickets as one that the seat holds.
type Likely = fn(&World, &SeatView, &[Ticket]) -> Vec<(Ticket, f64)>;

/// The knowledge of a seat about a game: everything but the hidden cards and tickets, and the
/// likelihood that each opponent holds each ticket. A spectator has no seat, and all are opponents.
pub(crate) struct Known {
    you: Option<Seat>,
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
    /// The knowledge of a bot, which guesses what tickets others hold.
    pub fn of(position: &SeatPosition<'_>, tuning: &'static Tuning) -> Known {
        Known::by(&position.view.table, Some(position.you), tuning, guess::likely)
    }

    /// The knowledge of a judge who sees a table, and the secrets of a seat if there is one. What tickets
    /// others hold goes by the belief. The strength of the bots was measured with the guess.
    pub fn of_judge(table: &TableView, you: Option<&OwnSeat>) -> Known {
        Known::by(table, you, &Tuning::DIRECTOR, belief::likely)
    }

    /// The knowledge by a way to weigh tickets. It is a function and no flag: a program in which nobody
    /// judges is built without the belief.
    fn by(table: &TableView, you: Option<&OwnSeat>, tuning: &'static Tuning, likely: Likely) -> Known {
        let mut hidden = Cards::BOX;
        let revealed = revealed_for_tunnel(table);
        let row = table.row.iter().flatten().copied().collect::<Cards>();
        let hand = you.map(|own| own.hand).unwrap_or_default();
        let laid = laid_by_other(table, you);
        for seen in [hand, table.discards, row, revealed, laid.map(|(_, cards)| cards).unwrap_or_default()] {
            seen.iter().for_each(|(card, count)| hidden.take(card, count));
        }
        let hidden = hidden.iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
        let mut known = Known {
            you: you.map(|own| own.seat),
            seen: seen(table, you, tuning),
            hidden,
            held: BySeat::default(),
            tickets_held: BySeat::default(),
            likely: BySeat::default(),
            unseen: unseen(table, you),
            deck_of_tickets: table.tickets,
            on_offer: offered_to_other(table, you),
            laid,
            deals: deals(table, you),
            is_dealing: matches!(table.phase, PhaseView::Dealing { .. }),
            rejected: table.options.variant.rules().rejected,
        };
        for seat in table.seats.iter().filter(|seat| known.you != Some(seat.seat)) {
            known.held[seat.seat] = seat.cards;
            known.tickets_held[seat.seat] = seat.tickets;
            known.likely[seat.seat] = likely(&known.seen, seat, &known.unseen);
        }
        if let Some((seat, cards)) = laid {
            known.held[seat] = known.held[seat].saturating_sub(cards.total());
        }
        known
    }

    /// Samples a world in which every seat has a plan.
    pub fn sample(&self, rng: &mut dyn Rng) -> World {
        let mut world = self.sample_possessions(rng);
        Seat::first(world.seats).for_each(|seat| world.keep_plan(seat));
        world
    }

    /// Samples cards and tickets. If the deal is not complete, the opponents answer their offers by the
    /// light policy.
    pub fn sample_possessions(&self, rng: &mut dyn Rng) -> World {
        let mut world = self.seen.clone();
        world.chance = SmallRng::seed_from_u64(rng.random());
        self.deal_cards(&mut world, rng);
        self.deal_tickets(&mut world, rng);
        if self.is_dealing {
            let first = rng.random_range(0..usize::from(world.seats));
            world.turn = Seat::first(world.seats).nth(first).unwrap_or(world.turn);
            for seat in self.others() {
                self.deals[seat].iter().for_each(|deal| self.deal_to(&mut world, seat, deal));
            }
        }
        world.tickets.retain(|ticket| ticket.kind == TicketKind::Standard);
        if !self.is_dealing {
            // The surplus was removed from the game after the deal, unseen (R2.2).
            world.tickets.truncate(self.deck_of_tickets + self.on_offer);
        }
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
        Seat::first(self.seen.seats).filter(move |seat| Some(*seat) != you)
    }

    /// Makes the own seat's remaining deals, after its present offer is answered.
    pub fn deal_the_rest(&self, world: &mut World) {
        if let Some(seat) = self.you {
            self.deals[seat].iter().for_each(|deal| self.deal_to(world, seat, deal));
        }
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
pub(super) fn seen(table: &TableView, you: Option<&OwnSeat>, tuning: &'static Tuning) -> World {
    let mut players = BySeat::<SampledPlayer>::default();
    for seat in &table.seats {
        let player = &mut players[seat.seat];
        (player.trains, player.stations, player.points) = (seat.trains, seat.stations, seat.points.cast_signed());
    }
    Seat::ALL.iter().for_each(|seat| players[*seat].tuning = tuning);
    if let Some(own) = you {
        players[own.seat].hand = own.hand;
        players[own.seat].tickets = own.tickets.iter().map(|own| own.ticket).collect();
    }
    let (turn, turns_left) = match &table.phase {
        PhaseView::Turn { seat, turns_left, .. } => (*seat, *turns_left),
        PhaseView::Lobby | PhaseView::Dealing { .. } | PhaseView::Finished { .. } | PhaseView::Voided { .. } => {
            (you.map_or(table.host, |own| own.seat), None)
        }
    };
    // Cards revealed for a tunnel are discarded at the end of the turn. Discarding them here
    // changes nothing, because no card is drawn before.
    let mut discards = table.discards;
    discards += revealed_for_tunnel(table);
    World {
        seats: table.options.seats,
        turn,
        turns_left,
        is_over: false,
        row: table.row,
        deck: Vec::new(),
        decks: BySeat::default(),
        discards,
        owners: owners(table),
        stations: stations(table),
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
    let mut world = seen(table, Some(first.you), tuning);
    let mut deck = Cards::BOX;
    let mut tickets = unseen(table, Some(first.you));
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

/// The cards that lie on the table for a tunnel.
fn revealed_for_tunnel(table: &TableView) -> Cards {
    match &table.phase {
        PhaseView::Turn { step: StepView::Tunnel { revealed, .. }, .. } => *revealed,
        _ => Cards::default(),
    }
}

/// Whether a seat is not that of the viewer.
fn is_other(seat: Seat, you: Option<&OwnSeat>) -> bool {
    you.is_none_or(|own| own.seat != seat)
}

/// The number of tickets that an opponent has to choose from in a turn.
fn offered_to_other(table: &TableView, you: Option<&OwnSeat>) -> usize {
    match &table.phase {
        PhaseView::Turn { seat, step: StepView::KeepTickets { count }, .. } if is_other(*seat, you) => *count,
        _ => 0,
    }
}

/// The cards that an opponent has laid for a tunnel.
fn laid_by_other(table: &TableView, you: Option<&OwnSeat>) -> Option<(Seat, Cards)> {
    match &table.phase {
        PhaseView::Turn { seat, step: StepView::Tunnel { route, payment, .. }, .. } if is_other(*seat, you) => {
            Some((*seat, payment.cards(route.facts().length)))
        }
        _ => None,
    }
}

/// The tickets of the game that the viewer neither holds nor is offered.
pub(super) fn unseen(table: &TableView, you: Option<&OwnSeat>) -> Vec<Ticket> {
    let own = you.iter().flat_map(|own| &own.tickets).map(|own| own.ticket);
    let offered = you.iter().flat_map(|own| &own.offer).flat_map(|offer| &offer.tickets).copied();
    let seen = own.chain(offered).collect::<Vec<_>>();
    let kinds = [TicketKind::Long, TicketKind::Standard].into_iter();
    let all = kinds.flat_map(|kind| table.options.variant.tickets(kind, &table.packs));
    all.filter(|ticket| !seen.iter().any(|other| other.id == ticket.id)).collect()
}

/// The deals still to come: for the own seat, those after its present offer; for each opponent the
/// game waits for, all of them.
fn deals(table: &TableView, you: Option<&OwnSeat>) -> BySeat<&'static [TicketDeal]> {
    let mut deals = BySeat::<&'static [TicketDeal]>::default();
    let PhaseView::Dealing { waiting } = &table.phase else { return deals };
    let all = table.options.variant.rules().deals;
    for &seat in waiting {
        deals[seat] = all;
    }
    if let Some(own) = you {
        // The number of long tickets identifies a deal.
        let long = |ticket: &&Ticket| ticket.kind == TicketKind::Long;
        let offered = own.offer.as_ref().map_or(0, |offer| offer.tickets.iter().filter(long).count());
        let at = all.iter().position(|deal| usize::from(deal.long) == offered).map_or(all.len(), |at| at + 1);
        deals[own.seat] = all.get(at..).unwrap_or_default();
    }
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

    /// The first seat of that world as everybody sees it.
    pub(crate) fn seat_view() -> SeatView {
        let game = moments(Variant::Classic, 2).into_iter().nth(2).unwrap();
        game.view_for(None).table.seats.into_iter().next().unwrap()
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
    fn a_world_for_spectators_deals_all_hands_and_tickets() {
        for (game, ..) in samples() {
            let known = Known::of_judge(&game.view_for(None).table, None);
            let world = known.sample(&mut ChaCha8Rng::seed_from_u64(game.version().into()));
            assert_eq!(all_cards(&world), Cards::BOX);
            let mut tickets = all_tickets(&world);
            tickets.sort_unstable();
            tickets.dedup();
            assert_eq!(tickets.len(), all_tickets(&world).len());
            for seat in game.seats() {
                assert_eq!(world.players[seat].hand.total(), game.players()[seat].hand.total());
                let dealing = matches!(game.phase(), railhead_engine::Phase::Dealing { .. });
                assert!(dealing || world.players[seat].tickets.len() == game.players()[seat].tickets.len());
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
