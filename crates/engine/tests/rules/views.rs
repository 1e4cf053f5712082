//! Secrets and views (R2.5, R4.10, R6.4, R7.1, R7.2).

use super::{
    position::{World, full_lobby, given, table, worlds},
    words::{card, cards, draw, drew, keep, seat, take, ticket_id},
};
use railhead_engine::{Actor, Command, Event, Game, Move, RedactedEvent, StepView, VisibleEvent};

const A: &str = "amsterdam-pamplona";
const B: &str = "kyiv-sochi";
const C: &str = "paris-wien";

/// The event as a seat, or an onlooker, may see it.
fn seen(event: &Event, viewer: Option<u8>) -> VisibleEvent {
    event.view_for(viewer.map(seat))
}

/// The two games are the same for these viewers, and not for seat 0.
fn looks_the_same_but_to_seat_0(one: &Game, other: &Game) {
    for viewer in [None, Some(seat(1)), Some(seat(2))] {
        assert_eq!(one.view_for(viewer), other.view_for(viewer));
    }
    assert_ne!(one.view_for(Some(seat(0))), other.view_for(Some(seat(0))));
}

// R4.10
#[test]
fn hands_are_secret_and_their_sizes_public() {
    let [red, pink] = ["4 red", "2 pink 2 locomotive"].map(|hand| table(3).hand(0, hand).game);
    looks_the_same_but_to_seat_0(&red, &pink);
    assert_eq!(red.view_for(None).table.seats[0].cards, 4);
    assert_eq!(red.view_for(Some(seat(0))).you.unwrap().hand, cards("4 red"));
}

// R4.1
#[test]
fn nobody_sees_the_deck_but_its_size() {
    let [red, pink] = ["9 red", "5 pink 4 locomotive"].map(|deck| table(2).deck(deck).game);
    for viewer in [None, Some(seat(0)), Some(seat(1))] {
        assert_eq!(red.view_for(viewer), pink.view_for(viewer));
    }
    assert_eq!(red.view_for(None).table.deck, 9);
}

// R4.10
#[test]
fn a_card_drawn_blind_is_seen_by_its_owner_only() {
    let event = drew(0, "red");
    assert_eq!(seen(&event, Some(0)), VisibleEvent::Full(event.clone()));
    let redacted = VisibleEvent::Redacted(RedactedEvent::CardDrawn { seat: seat(0) });
    assert_eq!([seen(&event, Some(1)), seen(&event, None)], [redacted.clone(), redacted]);
}

// R4.10
#[test]
fn cards_dealt_are_seen_by_their_owner_only() {
    let event = Event::CardsDealt { seat: seat(1), cards: [card("red"); 4].into() };
    assert_eq!(seen(&event, Some(1)), VisibleEvent::Full(event.clone()));
    let redacted = VisibleEvent::Redacted(RedactedEvent::CardsDealt { seat: seat(1), count: 4 });
    assert_eq!([seen(&event, Some(0)), seen(&event, None)], [redacted.clone(), redacted]);
}

// R4.1
#[test]
fn a_face_up_card_taken_is_seen_by_all() {
    given(table(2)).when(0, take(0)).then_events(|events| {
        assert!(events.iter().all(|event| seen(event, None) == VisibleEvent::Full(event.clone())));
    });
}

// R7.2
#[test]
fn tickets_are_secret_and_their_number_public() {
    let [one, other] = [A, B].map(|name| table(3).tickets(0, &[name]).game);
    looks_the_same_but_to_seat_0(&one, &other);
    assert_eq!(one.view_for(None).table.seats[0].tickets, 1);
    assert_eq!(one.view_for(Some(seat(0))).you.unwrap().tickets[0].ticket.id, ticket_id(A));
}

// R7.1, R7.2
#[test]
fn the_ticket_deck_is_secret_but_for_its_size() {
    let [one, other] = [table(2).ticket_deck(&[A, B], &[C]), table(2).ticket_deck(&[C], &[B, A])];
    for viewer in [None, Some(seat(0)), Some(seat(1))] {
        assert_eq!(one.game.view_for(viewer), other.game.view_for(viewer));
    }
    assert_eq!(one.game.view_for(None).table.tickets, 3);
}

// R7.2
#[test]
fn tickets_drawn_are_seen_by_their_owner_only() {
    let drawn = given(table(2).ticket_deck(&[], &[A, B, C])).after(0, Move::DrawTickets {});
    let drawn = drawn.then_events(|events| {
        assert_eq!(seen(&events[0], Some(0)), VisibleEvent::Full(events[0].clone()));
        let redacted = RedactedEvent::TicketsDrawn { seat: seat(0), count: 3 };
        assert_eq!(seen(&events[0], Some(1)), VisibleEvent::Redacted(redacted));
    });
    drawn.then_state(|game| {
        assert_eq!(game.view_for(Some(seat(0))).you.unwrap().offer.unwrap().tickets.len(), 3);
        assert_eq!(game.view_for(Some(seat(1))).you.unwrap().offer, None);
        let step = serde_json::to_value(game.view_for(None).table.phase).unwrap()["step"].clone();
        assert_eq!(step, serde_json::to_value(StepView::KeepTickets { count: 3 }).unwrap());
    });
}

// R7.1
#[test]
fn the_order_of_tickets_put_back_is_secret_from_everyone() {
    let chosen = given(table(2).ticket_deck(&[], &[A, B, C])).after(0, Move::DrawTickets {}).when(0, keep(&[A]));
    chosen.then_events(|events| {
        let redacted = VisibleEvent::Redacted(RedactedEvent::TicketsReturned { count: 2 });
        assert!(matches!(events[1], Event::TicketsReturned { .. }));
        assert!([None, Some(0), Some(1)].iter().all(|viewer| seen(&events[1], *viewer) == redacted));
        let kept = RedactedEvent::TicketsKept { seat: seat(0), count: 1 };
        assert_eq!(seen(&events[0], Some(1)), VisibleEvent::Redacted(kept));
    });
}

fn dealt() -> Vec<World> {
    worlds(20, &full_lobby(3)).command(Actor::Seat(seat(0)), Command::Start).0
}

// R2.5
#[test]
fn the_first_tickets_offered_are_seen_by_their_owner_only() {
    for world in dealt() {
        let events = world.decision.unwrap();
        let offers = events.iter().filter(|event| matches!(event, Event::TicketsDealt { .. })).collect::<Vec<_>>();
        for (event, of) in offers.into_iter().zip(0..3) {
            let redacted = VisibleEvent::Redacted(RedactedEvent::TicketsDealt { seat: seat(of), count: 4 });
            for viewer in [None, Some(0), Some(1), Some(2)] {
                let whole = seen(event, viewer) == VisibleEvent::Full(event.clone());
                assert!(whole == (viewer == Some(of)) && (whole || seen(event, viewer) == redacted));
            }
        }
    }
}

// R2.5
#[test]
fn the_first_choice_is_secret_but_for_its_number() {
    for world in dealt() {
        let offer = world.game.view_for(Some(seat(0))).you.unwrap().offer.unwrap();
        let ids = offer.tickets.iter().map(|ticket| ticket.id).collect::<Vec<_>>();
        let [one, other] = [[ids[0], ids[1]], [ids[3], ids[2]]].map(|kept| {
            let kept = Move::KeepTickets { tickets: kept.into_iter().collect() };
            worlds(1, &world.game).after(0, kept).0.remove(0)
        });
        looks_the_same_but_to_seat_0(&one.game, &other.game);
        for viewer in [None, Some(1), Some(2)] {
            let [one, other] = [&one, &other].map(|world| {
                world.decision.as_ref().unwrap().iter().map(|event| seen(event, viewer)).collect::<Vec<_>>()
            });
            assert_eq!(one, other);
        }
    }
}

// R2.2
#[test]
fn tickets_in_the_box_are_unseen_by_the_others() {
    let event = Event::TicketsBoxed { seat: seat(0), tickets: [ticket_id(A)].into_iter().collect() };
    let redacted = VisibleEvent::Redacted(RedactedEvent::TicketsBoxed { seat: seat(0), count: 1 });
    assert_eq!([seen(&event, Some(1)), seen(&event, None)], [redacted.clone(), redacted]);
}

// R7.2
#[test]
fn completion_is_told_to_the_owner_only() {
    let open = table(3).tickets(0, &[C]).owner("munchen-wien", 0).owner("munchen-zurich", 0);
    let [done, open] = [open.clone().owner("paris-zurich", 0), open].map(|position| position.game);
    let completed = |game: &Game| game.view_for(Some(seat(0))).you.unwrap().tickets[0].completed;
    assert!(completed(&done) && !completed(&open));
    let [with, without] = [&[C][..], &[B]].map(|names| {
        let position = table(3).tickets(0, names).owner("munchen-wien", 0).owner("munchen-zurich", 0);
        position.owner("paris-zurich", 0).game
    });
    looks_the_same_but_to_seat_0(&with, &without);
}

// R7.2
#[test]
fn the_routes_of_others_complete_nothing() {
    let position =
        table(3).tickets(0, &[C]).owner("munchen-wien", 0).owner("munchen-zurich", 0).owner("paris-zurich", 1);
    assert!(!position.game.view_for(Some(seat(0))).you.unwrap().tickets[0].completed);
}

// R7.2
#[test]
fn after_the_end_everything_may_be_seen() {
    let event = drew(0, "red");
    assert_eq!(VisibleEvent::of(&event, None, true), VisibleEvent::Full(event.clone()));
    assert_ne!(VisibleEvent::of(&event, None, false), VisibleEvent::Full(event));
}

// R4.1
#[test]
fn an_onlooker_has_nothing_of_his_own() {
    given(table(2)).after(0, draw()).then_state(|game| {
        assert_eq!(game.view_for(None).you, None);
        assert!(
            game.view_for(Some(seat(0))).you.unwrap().to_move && !game.view_for(Some(seat(1))).you.unwrap().to_move
        );
    });
}
