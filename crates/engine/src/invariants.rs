//! Invariants that hold for every game at every version. `railhead simulate --check` and the tests
//! check them.

use crate::{
    Actor, ByCity, ByRoute, Cards, City, Color, Command, Event, Game, Move, Occupant, Payment, Phase, RejectedTickets,
    Route, Seat, Step, TRAINS, Ticket, TicketId, TicketIds, TicketKind, TicketOffer, Turn,
};
use rand::Rng;
use std::collections::HashSet;

/// A broken invariant, which means a bug in the engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("at version {version}: {invariant}")]
pub struct Violation {
    /// The game's version.
    pub version: u32,
    /// A description of the invariant.
    pub invariant: String,
}

fn ensure(game: &Game, holds: bool, invariant: impl FnOnce() -> String) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation { version: game.version, invariant: invariant() }) }
}

/// Every card, train, station and ticket of the box is in exactly one place (R1.1, R1.2, R1.5).
///
/// # Errors
/// A description of the missing or duplicated thing.
pub fn conserved(game: &Game) -> Result<(), Violation> {
    let cards = all_cards(game);
    if matches!(game.phase, Phase::Lobby | Phase::Voided { .. }) && cards.is_empty() {
        return Ok(());
    }
    ensure(game, cards == Cards::BOX, || format!("the train cards are {cards:?}"))?;
    for seat in game.seats() {
        let laid = game.routes_of(seat).map(|route| route.facts().length).sum::<u8>();
        let left = game.players[seat].trains;
        ensure(game, laid + left == TRAINS, || format!("seat {seat} has {left} trains and laid {laid}"))?;
        let built = game.stations.table().iter().filter(|(_, owner)| **owner == Some(seat)).count();
        let left = usize::from(game.players[seat].stations);
        ensure(game, built + left == 3, || format!("seat {seat} has {left} stations and built {built}"))?;
        let points = game.routes_of(seat).map(|route| u16::from(route.points())).sum::<u16>();
        ensure(game, points == game.players[seat].points, || format!("seat {seat} should have {points} points"))?;
    }
    let mut tickets = all_tickets(game);
    let mut printed = [TicketKind::Long, TicketKind::Standard]
        .into_iter()
        .flat_map(|kind| game.printed_tickets(kind))
        .map(|ticket| ticket.id)
        .collect::<Vec<_>>();
    tickets.sort_unstable();
    printed.sort_unstable();
    ensure(game, tickets == printed, || "a ticket is missing or there twice".to_owned())
}

fn all_cards(game: &Game) -> Cards {
    let mut cards = game.deck;
    cards += game.discards;
    cards += game.row.cards();
    game.seats().for_each(|seat| cards += game.players[seat].hand);
    if let Phase::Turn(Turn { step: Step::Tunnel { revealed, .. }, .. }) = game.phase {
        cards += revealed;
    }
    cards
}

fn all_tickets(game: &Game) -> Vec<TicketId> {
    let deck = &game.tickets;
    let nobodys = [&deck.long, &deck.fresh, &deck.rejected, &deck.boxed].into_iter().flatten();
    let held = game.seats().flat_map(|seat| &game.players[seat].tickets);
    let offers: Vec<&TicketOffer> = match &game.phase {
        Phase::Dealing { offers, .. } => offers.iter().filter_map(|(_, offer)| offer.as_ref()).collect(),
        Phase::Turn(Turn { step: Step::KeepTickets { offer }, .. }) => vec![offer],
        Phase::Turn(_) | Phase::Lobby | Phase::Finished { .. } | Phase::Voided { .. } => Vec::new(),
    };
    let offered = offers.into_iter().flat_map(|offer| &offer.tickets);
    let all = nobodys.chain(&deck.returned).chain(held).chain(offered);
    all.map(|ticket: &Ticket| ticket.id).collect()
}

/// The deck is empty only while the discards are (R4.8); the face-up row has an empty slot only if
/// the deck is empty (R4.7), and three locomotives only if no other cards can replace them (R4.6).
///
/// Between decisions none of these states exists: an action without a following turn, rejected
/// tickets that were not put away, a table without a host, a player who ran out of time twice in a
/// row and is not away (R10.1).
///
/// # Errors
/// The first state that should not exist.
pub fn settled(game: &Game) -> Result<(), Violation> {
    if matches!(game.phase, Phase::Dealing { .. } | Phase::Turn(_)) {
        cards_lie_right(game)?;
    }
    ensure(game, !matches!(game.phase, Phase::Turn(Turn { step: Step::Done, .. })), || "no turn began".into())?;
    let wait_for_others = matches!(game.phase, Phase::Dealing { .. })
        && game.options.variant.rules().rejected == RejectedTickets::Returned;
    ensure(game, wait_for_others || game.tickets.rejected.is_empty(), || "rejected tickets lie about".into())?;
    let has_host = game.occupants[game.host] == Occupant::Person;
    ensure(game, game.phase != Phase::Lobby || has_host, || "nobody is the host".to_owned())?;
    for seat in game.people().filter(|_| !game.is_over()) {
        let is_there = game.presence[seat].away.is_none() && game.presence[seat].missed_turns < 2;
        ensure(game, is_there, || format!("seat {seat} should be away"))?;
    }
    let waits = game.waits_for().next().is_some();
    ensure(game, waits != (game.is_over() || game.phase == Phase::Lobby), || "it waits for nobody".into())
}

fn cards_lie_right(game: &Game) -> Result<(), Violation> {
    let used_up = game.deck.is_empty();
    ensure(game, !used_up || game.discards.is_empty(), || "the discards are not the deck".into())?;
    ensure(game, used_up || game.row.first_empty().is_none(), || "the row is not full".into())?;
    ensure(game, !game.must_replace_row(), || "too many locomotives lie face up".into())
}

/// Folding the log event by event keeps [`conserved`] and ends in the live state.
///
/// # Errors
/// The first broken invariant.
pub fn replays(events: &[Event], live: &Game) -> Result<(), Violation> {
    let mut game = Game::default();
    for event in events {
        game.evolve(event);
        conserved(&game)?;
    }
    ensure(live, game == *live, || "the replay differs from the live state".into())
}

/// A move is listed exactly once if it is accepted, and not at all otherwise. Checks every
/// conceivable move of every seat.
///
/// # Errors
/// The first move that is listed and refused, or accepted and not listed.
pub fn listed_iff_accepted(game: &Game, rng: &mut dyn Rng) -> Result<(), Violation> {
    for seat in game.seats().filter(|seat| game.occupants[*seat] != Occupant::Nobody) {
        let listed = game.legal_moves(seat);
        let distinct = listed.iter().collect::<HashSet<_>>();
        ensure(game, distinct.len() == listed.len(), || format!("a move of seat {seat} is listed twice"))?;
        let moves = game.moves(seat);
        let numbered = (0..moves.len()).filter_map(|number| moves.nth(number)).collect::<Vec<_>>();
        ensure(game, numbered == listed, || format!("the moves of seat {seat} are counted otherwise than listed"))?;
        ensure(game, moves.nth(listed.len()).is_none(), || format!("seat {seat} has a move beyond the last"))?;
        for the_move in &listed {
            let accepted = game.decide(Actor::Seat(seat), &Command::Play(*the_move), rng);
            ensure(game, accepted.is_ok(), || format!("{the_move:?} is listed and refused: {accepted:?}"))?;
        }
        let before = game.clone();
        let mut scratch = game.clone();
        let places = Places::of(&listed);
        let is_listed = |the_move: &Move| places.have(the_move) && distinct.contains(the_move);
        for the_move in conceivable(game, seat).filter(|the_move| !is_listed(the_move)) {
            let command = Command::Play(the_move);
            let refused = scratch.play(Actor::Seat(seat), &command, rng, &mut Vec::new()).is_err();
            ensure(game, refused, || format!("{command:?} is accepted and not listed"))?;
        }
        ensure(game, scratch == before, || "a refusal changed the game".into())?;
    }
    Ok(())
}

/// A seat's view lists the moves that the game lists.
///
/// # Errors
/// The seat whose view lists others.
pub fn listed_in_views(game: &Game) -> Result<(), Violation> {
    game.seats().try_for_each(|seat| {
        let seen = game.view_for(Some(seat)).legal_moves();
        ensure(game, seen == game.legal_moves(seat), || format!("the view of seat {seat} lists other moves"))
    })
}

/// The routes and cities of the listed moves: most conceivable moves need no longer look.
struct Places {
    routes: ByRoute<bool>,
    cities: ByCity<bool>,
}

impl Places {
    fn of(listed: &[Move]) -> Places {
        let mut places = Places { routes: ByRoute::default(), cities: ByCity::default() };
        for the_move in listed {
            match the_move {
                Move::ClaimRoute { route, .. } => places.routes[*route] = true,
                Move::BuildStation { city, .. } => places.cities[*city] = true,
                _ => {}
            }
        }
        places
    }

    fn have(&self, the_move: &Move) -> bool {
        match the_move {
            Move::ClaimRoute { route, .. } => self.routes[*route],
            Move::BuildStation { city, .. } => self.cities[*city],
            _ => true,
        }
    }
}

/// Every move that can be expressed, legal or not, with tickets in the order of the offer.
fn conceivable(game: &Game, seat: Seat) -> impl Iterator<Item = Move> {
    let simple = [Move::DrawCard {}, Move::DrawTickets {}, Move::AbandonTunnel {}, Move::Pass {}];
    let slots = (0..=5).map(|slot| Move::TakeFaceUp { slot });
    let surcharges = (0..=4).map(|locomotives| Move::PayTunnel { locomotives });
    let payments = || {
        let colors = std::iter::once(None).chain(Color::ALL.map(Some));
        colors.flat_map(|color| (0..=9).map(move |locomotives| Payment { color, locomotives }))
    };
    let claims = Route::all().flat_map(move |route| payments().map(move |payment| Move::ClaimRoute { route, payment }));
    let stations =
        City::all().flat_map(move |city| payments().map(move |payment| Move::BuildStation { city, payment }));
    let tickets = match game.view_for(Some(seat)).you.and_then(|you| you.offer) {
        Some(offer) => TicketOffer { keep_min: 0, keep_max: u8::MAX, ..offer }.choices().collect(),
        None => vec![TicketIds::new()],
    };
    let kept = tickets.into_iter().map(|tickets| Move::KeepTickets { tickets });
    simple.into_iter().chain(slots).chain(surcharges).chain(claims).chain(stations).chain(kept)
}
