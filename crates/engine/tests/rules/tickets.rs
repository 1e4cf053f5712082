//! Drawing tickets (R7).

use super::{
    position::{Given, Position, given, table, turn},
    words::{build, claim, draw, keep, kept, of, pay, seat, take, ticket, ticket_id, turn_of},
};
use railhead_engine::{Color, Event, Game, Move, Rejection, Step, TicketOffer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

const A: &str = "amsterdam-pamplona";
const B: &str = "kyiv-sochi";
const C: &str = "paris-wien";
const D: &str = "brest-venezia";
const E: &str = "berlin-moskva";
const F: &str = "riga-bucuresti";

fn offer(game: &Game) -> &TicketOffer {
    match &turn(game).step {
        Step::KeepTickets { offer } => offer,
        step => panic!("no tickets to choose from but {step:?}"),
    }
}

fn offered(game: &Game) -> Vec<String> {
    offer(game).tickets.iter().map(|ticket| ticket.id.to_string()).collect()
}

fn returned(game: &Game) -> Vec<String> {
    game.ticket_deck().returned.iter().map(|ticket| ticket.id.to_string()).collect()
}

fn drawn(position: Position) -> Given {
    given(position).after(0, Move::DrawTickets {})
}

/// Exactly these are drawn.
fn three_drawn() -> Given {
    drawn(table(2).ticket_deck(&[], &[A, B, C]))
}

// R7.1
#[test]
fn three_tickets_are_drawn_and_at_least_one_kept() {
    let tickets = [A, B, C].map(ticket).into_iter().collect();
    let event = Event::TicketsDrawn { seat: seat(0), tickets, keep_min: 1, keep_max: 3 };
    given(table(2).ticket_deck(&[], &[A, B, C, D, E])).when(0, Move::DrawTickets {}).then(&[event]);
}

// R7.1
#[test]
fn fewer_are_drawn_if_fewer_remain() {
    for left in [&[A, B][..], &[A]] {
        for position in [table(2).ticket_deck(left, &[]), table(2).ticket_deck(&[], left)] {
            drawn(position).then_state(|game| {
                let TicketOffer { tickets, keep_min, keep_max } = offer(game);
                assert_eq!((tickets.len(), *keep_min, usize::from(*keep_max)), (left.len(), 1, left.len()));
                assert_eq!(game.ticket_deck().remaining(), 0);
            });
        }
    }
}

// R7.1
#[test]
fn none_left_none_drawn() {
    let position = table(2).ticket_deck(&[], &[]);
    assert!(!position.game.legal_moves(seat(0)).contains(&Move::DrawTickets {}));
    given(position).when(0, Move::DrawTickets {}).rejected(Rejection::NoTicketsLeft {});
}

// R7.1
#[test]
fn fresh_tickets_are_drawn_before_those_put_back() {
    drawn(table(2).ticket_deck(&[F], &[A, B, C])).then_state(|game| {
        assert_eq!(offered(game), [F, A, B]);
        assert_eq!(returned(game), [C]);
    });
    drawn(table(2).ticket_deck(&[A, B, C], &[D])).then_state(|game| assert!(!offered(game).contains(&D.to_owned())));
}

// R7.1
#[test]
fn the_top_of_the_deck_is_what_a_draw_would_bring() {
    let deck = table(2).ticket_deck(&[A, B], &[C, D]).game.ticket_deck().clone();
    let mut firsts = BTreeSet::new();
    for seed in 0..20 {
        let top = |count| {
            let top = deck.top(count, &mut ChaCha8Rng::seed_from_u64(seed));
            top.iter().map(|ticket| ticket.id.to_string()).collect::<Vec<_>>()
        };
        let four = top(4);
        assert!((four[..2] == [A, B] || four[..2] == [B, A]) && four[2..] == [C, D], "{four:?}");
        assert_eq!((top(3), top(5), top(0)), (four[..3].to_vec(), four.clone(), Vec::new()));
        firsts.extend(top(1));
    }
    assert_eq!((firsts.len(), deck.remaining()), (2, 4), "either comes first, and nothing is taken out");
}

// R7.1
#[test]
fn any_fresh_ticket_may_come() {
    let seen = drawn(table(2).ticket_deck(&[A, B, C, D, E, F], &[])).0;
    let seen = seen.iter().flat_map(|world| offered(&world.game)).collect::<Vec<_>>();
    assert!([A, B, C, D, E, F].iter().all(|ticket| seen.contains(&ticket.to_string())));
}

// R7.1, R2.3
#[test]
fn long_tickets_are_never_drawn() {
    let position = table(2).ticket_deck(&[], &[A]);
    assert_eq!(position.game.ticket_deck().long.len(), 6);
    drawn(position).then_state(|game| assert_eq!(offered(game), [A]));
}

// R7.1
#[test]
fn at_least_one_must_be_kept() {
    three_drawn().when(0, keep(&[])).rejected(Rejection::KeepCount { kept: 0, keep_min: 1, keep_max: 3 });
}

// R7.1
#[test]
fn one_two_or_three_may_be_kept_named_in_any_order() {
    for names in [&[B][..], &[C, A], &[B, A, C]] {
        let chosen = three_drawn().when(0, keep(names)).then_first(&[kept(0, names)]);
        chosen.then_state(|game| {
            let own = &game.players()[seat(0)].tickets;
            assert!(own.len() == names.len() && names.iter().all(|name| own.contains(&ticket(name))));
            assert_eq!(game.ticket_deck().remaining(), 3 - names.len());
        });
    }
}

// R7.1
#[test]
fn all_kept_nothing_goes_back() {
    three_drawn().when(0, keep(&[A, B, C])).then(&[kept(0, &[A, B, C]), turn_of(1)]);
}

// R7.1
#[test]
fn a_ticket_that_was_not_drawn_or_is_named_twice_is_refused() {
    let long = "brest-petrograd";
    for (names, wrong) in [(&[A, A][..], A), (&[A, B, A], A), (&[A, D], D), (&[long], long), (&[A, E], E)] {
        let position = table(2).ticket_deck(&[], &[A, B, C, D]).tickets(1, &[E]);
        let why = Rejection::TicketNotOffered { ticket: ticket_id(wrong) };
        drawn(position).when(0, keep(names)).rejected(why);
    }
}

// R7.1
#[test]
fn the_rest_go_under_the_deck() {
    let chosen = drawn(table(2).ticket_deck(&[], &[A, B, C, D, E])).after(0, keep(&[B]));
    chosen.then_state(|game| {
        let under = returned(game);
        assert_eq!(under[..2], [D, E]);
        assert!(under.len() == 4 && under.contains(&A.to_owned()) && under.contains(&C.to_owned()));
        assert_eq!((game.ticket_deck().rejected.len(), game.ticket_deck().boxed.len()), (0, 0));
    });
}

// R7.1
#[test]
fn they_go_there_in_random_order() {
    let orders = three_drawn().after(0, keep(&[B])).0;
    for order in [[A, C], [C, A]] {
        assert!(orders.iter().any(|world| returned(&world.game) == order), "{order:?} never happens");
    }
}

// R7.1
#[test]
fn tickets_put_back_first_are_drawn_first() {
    let first = drawn(table(2).ticket_deck(&[], &[A, B, C, D, E, F])).after(0, keep(&[A]));
    let second = first.after(1, Move::DrawTickets {}).then_state(|game| assert_eq!(offered(game), [D, E, F]));
    let third = second.after(1, keep(&[D])).after(0, Move::DrawTickets {});
    third.then_state(|game| {
        let now = offered(game);
        assert!(now[..2].contains(&B.to_owned()) && now[..2].contains(&C.to_owned()));
        assert!(now[2] == E || now[2] == F);
    });
}

// R7.1
#[test]
fn drawing_and_choosing_are_one_turn() {
    let drawn = three_drawn().then_state(|game| assert_eq!(turn(game).seat, seat(0)));
    drawn.when(1, keep(&[A])).rejected(Rejection::NotYourTurn { turn: seat(0) });
    three_drawn().after(0, keep(&[A])).then_events(|events| assert_eq!(events.last(), Some(&turn_of(1))));
}

// R7.1
#[test]
fn nothing_else_is_possible_before_the_choice() {
    let others = [
        draw(),
        take(0),
        claim("cadiz-lisboa", of(Color::Blue, 0)),
        build("wien", of(Color::Blue, 0)),
        pay(0),
        Move::DrawTickets {},
        Move::AbandonTunnel {},
        Move::Pass {},
    ];
    for other in others {
        let position = table(2).hand(0, "9 blue").ticket_deck(&[], &[A, B, C, D]);
        drawn(position).when(0, other).rejected(Rejection::MustKeepTickets {});
    }
}

// R7.1
#[test]
fn without_an_offer_nothing_can_be_kept() {
    let position = table(2).ticket_deck(&[A, B, C], &[]).tickets(0, &[D]);
    given(position).when(0, keep(&[D])).rejected(Rejection::NoTicketsOffered {});
}

// R7.2
#[test]
fn kept_tickets_stay_whatever_is_drawn_later() {
    let chosen = drawn(table(2).ticket_deck(&[], &[A, B, C]).tickets(0, &[D, E])).after(0, keep(&[C]));
    chosen.then_state(|game| assert_eq!(game.players()[seat(0)].tickets, [D, E, C].map(ticket)));
}

// R7.2
#[test]
fn a_ticket_kept_earlier_cannot_be_given_back_with_a_later_draw() {
    let position = table(2).ticket_deck(&[], &[A, B, C]).tickets(0, &[D]);
    drawn(position).when(0, keep(&[D])).rejected(Rejection::TicketNotOffered { ticket: ticket_id(D) });
}

#[test]
fn a_list_with_too_many_elements_is_an_error() {
    let list = |text: &str, count: usize| format!("[{}]", vec![format!("{text:?}"); count].join(","));
    let keep = |count| format!(r#"{{"type":"keep_tickets","tickets":{}}}"#, list(A, count));
    let dealt = |count| format!(r#"{{"type":"cards_dealt","seat":0,"cards":{}}}"#, list("red", count));
    let returned = |count| format!(r#"{{"type":"tickets_returned","tickets":{}}}"#, list(A, count));
    assert!(serde_json::from_str::<Move>(&keep(5)).is_ok() && serde_json::from_str::<Move>(&keep(6)).is_err());
    for (event, most) in [(&dealt as &dyn Fn(usize) -> String, 4), (&returned, 16)] {
        assert!(serde_json::from_str::<Event>(&event(most)).is_ok());
        assert!(serde_json::from_str::<Event>(&event(most + 1)).is_err());
    }
}
