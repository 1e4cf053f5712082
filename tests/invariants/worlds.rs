//! Two worlds: the hidden cards and tickets are dealt differently, and the answers to a viewer are
//! byte for byte the same.

use crate::games::plans;
use railhead::engine::{Card, Event, Game, Seat, Ticket, TicketId, VisibleEvent, invariants};
use railhead_localization::Language;
use railhead_pictures::{Board, Built, Theme};
use railhead_planner::SeatPlan;

/// Everything a viewer is given in the course of a log: events, views, legal moves, plans, and at the
/// end the picture of the board.
fn given(events: &[Event], viewer: Option<Seat>) -> Vec<String> {
    let mut game = Game::default();
    let mut all = Vec::new();
    for event in events {
        game.evolve(event);
        all.push(serde_json::to_string(&event.view_for(viewer)).unwrap());
        let view = game.view_for(viewer);
        all.push(serde_json::to_string(&view).unwrap());
        all.push(serde_json::to_string(&SeatPlan::of(&view)).unwrap());
        all.extend(viewer.map(|seat| serde_json::to_string(&game.legal_moves(seat)).unwrap()));
    }
    all.push(picture(&game, events, viewer));
    all
}

fn picture(game: &Game, events: &[Event], viewer: Option<Seat>) -> String {
    let names = ["Ada", "Bob", "Cid", "Dot", "Eve"].map(str::to_owned);
    let (view, built) = (game.view_for(viewer), Built::last(events.iter()));
    Board { view: &view, names: &names, built, theme: Theme::Light, language: Language::English }.svg()
}

/// Whether a log keeps the invariants after every event: only such a world could be.
fn is_possible(events: &[Event]) -> bool {
    let mut game = Game::default();
    events.iter().all(|event| {
        game.evolve(event);
        invariants::conserved(&game).is_ok()
    })
}

/// The world in which another player's blind draw brought another card, which in this world stayed in the deck.
pub fn with_another_draw(events: &[Event], at: usize) -> Option<Vec<Event>> {
    let Event::CardDrawn { seat, card } = events[at] else { return None };
    let deck = Game::replay(events).deck();
    let other = Card::ALL.into_iter().find(|other| *other != card && deck[*other] > 0)?;
    let mut changed = events.to_vec();
    changed[at] = Event::CardDrawn { seat, card: other };
    is_possible(&changed).then_some(changed)
}

/// The world in which another player was dealt another card at the start.
fn with_another_deal(events: &[Event], at: usize) -> Option<Vec<Event>> {
    let Event::CardsDealt { seat, cards } = &events[at] else { return None };
    let deck = Game::replay(events).deck();
    let (first, rest) = cards.split_first()?;
    let other = Card::ALL.into_iter().find(|other| other != first && deck[*other] > 0)?;
    let mut changed = events.to_vec();
    changed[at] = Event::CardsDealt { seat: *seat, cards: [&[other], rest].concat().into_iter().collect() };
    is_possible(&changed).then_some(changed)
}

/// The world in which a ticket that others drew was another one, which in this world nobody has drawn.
pub fn with_another_ticket(events: &[Event], ticket: Ticket) -> Option<Vec<Event>> {
    let game = Game::replay(events);
    let other =
        *game.ticket_deck().fresh.iter().find(|other| other.kind == ticket.kind && other.points != ticket.points)?;
    let exchange = |id: TicketId| if id == ticket.id { other.id } else { id };
    let ids = |tickets: &mut [TicketId]| tickets.iter_mut().for_each(|id| *id = exchange(*id));
    let whole = |tickets: &mut [Ticket]| {
        tickets.iter_mut().filter(|dealt| dealt.id == ticket.id).for_each(|dealt| *dealt = other);
    };
    let mut changed = events.to_vec();
    for event in &mut changed {
        match event {
            Event::TicketsDealt { tickets, .. } | Event::TicketsDrawn { tickets, .. } => whole(tickets),
            Event::TicketsKept { tickets, .. } | Event::TicketsBoxed { tickets, .. } => ids(tickets),
            Event::TicketsReturned { tickets } => ids(tickets),
            _ => {}
        }
    }
    is_possible(&changed).then_some(changed)
}

/// The tickets drawn by others than the viewer, which they never held in their own hands.
pub fn unseen_tickets(events: &[Event], viewer: Option<Seat>) -> Vec<Ticket> {
    let dealt = |to_viewer: bool| {
        let to = move |seat: Seat| (Some(seat) == viewer) == to_viewer;
        events.iter().flat_map(move |event| match event {
            Event::TicketsDealt { seat, tickets, .. } | Event::TicketsDrawn { seat, tickets, .. } if to(*seat) => {
                tickets.to_vec()
            }
            _ => Vec::new(),
        })
    };
    let seen = dealt(true).collect::<Vec<_>>();
    dealt(false).filter(|ticket| !seen.contains(ticket)).collect()
}

fn is_hidden(event: &Event, viewer: Option<Seat>) -> bool {
    matches!(event.view_for(viewer), VisibleEvent::Redacted(_))
}

#[test]
fn differences_in_hidden_cards_are_invisible_to_others() {
    let mut worlds = 0;
    for plan in plans(1, 21) {
        for number in 0..plan.games {
            let events = plan.play(number).unwrap().events;
            let events = &events[..events.len() / 2];
            for viewer in [None, Seat::new(0), Seat::new(1)] {
                let expected = given(events, viewer);
                let hidden = (0..events.len()).filter(|at| is_hidden(&events[*at], viewer));
                let cards = hidden.filter_map(|at| with_another_draw(events, at).or(with_another_deal(events, at)));
                let tickets = unseen_tickets(events, viewer).into_iter();
                let tickets = tickets.filter_map(|ticket| with_another_ticket(events, ticket));
                for world in cards.take(8).chain(tickets.take(8)) {
                    assert_ne!(world, events);
                    assert!(given(&world, viewer) == expected, "{viewer:?} can tell two worlds apart");
                    worlds += 1;
                }
            }
        }
    }
    assert!(worlds > 200, "only {worlds} other worlds were possible");
}

#[test]
fn the_owner_can_tell_the_worlds_apart_so_the_test_can_fail() {
    let plan = plans(1, 22).next().unwrap();
    let events = plan.play(0).unwrap().events;
    let events = &events[..events.len() / 2];
    let draws = events.iter().enumerate().filter_map(|(at, event)| match event {
        Event::CardDrawn { seat, .. } => Some((at, *seat)),
        _ => None,
    });
    let mut worlds = draws.filter_map(|(at, seat)| Some((seat, with_another_draw(events, at)?)));
    let (seat, world) = worlds.next().unwrap();
    assert_ne!(given(&world, Some(seat)), given(events, Some(seat)));
}

#[test]
fn the_owner_of_a_ticket_sees_another_one_in_the_picture() {
    let plan = plans(1, 22).next().unwrap();
    let events = plan.play(0).unwrap().events;
    let events = &events[..events.len() / 2];
    let game = Game::replay(events);
    let owner = game.seats().find(|seat| !game.players()[*seat].tickets.is_empty()).unwrap();
    let mut worlds = game.players()[owner].tickets.iter().filter_map(|ticket| with_another_ticket(events, *ticket));
    let world = worlds.next().unwrap();
    let (here, there) = (picture(&game, events, Some(owner)), picture(&Game::replay(&world), &world, Some(owner)));
    assert_ne!(here, there);
    assert_eq!(picture(&game, events, None), picture(&Game::replay(&world), &world, None));
}

/// R7.1: the order of returned tickets is secret from everyone, the one who returned them included.
#[test]
fn nobody_sees_in_which_order_tickets_go_under_the_deck() {
    let returned = Event::TicketsReturned { tickets: ["cadiz-stockholm".parse().unwrap()].into_iter().collect() };
    for viewer in [None, Seat::new(0), Seat::new(4)] {
        assert!(is_hidden(&returned, viewer));
    }
}
