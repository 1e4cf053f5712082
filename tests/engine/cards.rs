//! Train cards (R4).

use super::{
    position::{Given, bare_table, given, table, turn},
    words::{
        all_locomotives, build, card, cards, claim, claimed, draw, drew, keep, of, seat, take, took, turn_of, turned_up,
    },
};
use railhead::engine::{Card, Cards, Color, Event, Game, Move, Rejection, Step};

fn resets(events: &[Event]) -> usize {
    events.iter().filter(|event| **event == Event::RowDiscarded).count()
}

// R4.1
#[test]
fn a_turn_is_two_cards_each_its_own_move() {
    let first = given(table(2)).when(0, draw()).then(&[drew(0, "black")]);
    first.when(0, draw()).then(&[drew(0, "black"), turn_of(1)]);
}

// R4.1
#[test]
fn each_card_is_blind_or_face_up_in_any_mix() {
    for (first, second) in
        [(draw(), draw()), (draw(), take(3)), (take(3), draw()), (take(3), take(2)), (take(3), take(3))]
    {
        let done = given(table(2)).after(0, first).after(0, second);
        done.then_state(|game| assert_eq!((game.players[seat(0)].hand.total(), turn(game).seat), (2, seat(1))));
    }
}

// R4.1, R3.1
#[test]
fn nothing_but_a_card_follows_the_first_card() {
    let position = table(2).hand(0, "4 black").ticket_deck(&["kyiv-sochi"], &[]);
    let others = [
        claim("amsterdam-bruxelles", of(Color::Black, 0)),
        build("wien", of(Color::Black, 0)),
        Move::DrawTickets {},
        Move::Pass {},
        keep(&["kyiv-sochi"]),
        Move::AbandonTunnel {},
    ];
    for other in others {
        given(position.clone()).after(0, draw()).when(0, other).rejected(Rejection::MustDrawSecondCard {});
    }
}

// R4.2
#[test]
fn a_face_up_card_taken_is_replaced_at_once_from_the_deck() {
    let taken = given(table(2)).when(0, take(1)).then(&[took(0, 1, "blue"), turned_up(1, "black")]);
    taken.when(0, take(1)).then(&[took(0, 1, "black"), turned_up(1, "black"), turn_of(1)]).then_piles("18 black", "");
}

#[test]
fn a_slot_that_is_empty_or_not_there_cannot_be_taken() {
    for slot in [1, 5, 255] {
        let position = table(2).deck("").row("red - red red red");
        given(position).when(0, take(slot)).rejected(Rejection::SlotEmpty { slot });
    }
}

// R4.3
#[test]
fn a_face_up_locomotive_is_the_only_card() {
    let position = table(2).row("red red locomotive red red");
    given(position).when(0, take(2)).then(&[took(0, 2, "locomotive"), turned_up(2, "black"), turn_of(1)]);
}

// R4.3
#[test]
fn a_face_up_locomotive_may_not_be_the_second_card() {
    let position = table(2).row("red red locomotive red red");
    for first in [draw(), take(0)] {
        let second = given(position.clone()).after(0, first).when(0, take(2));
        second.rejected(Rejection::LocomotiveSecond { slot: 2 });
    }
}

// R4.3
#[test]
fn nor_may_one_that_replaced_the_first_card() {
    let taken = given(table(2).deck("5 locomotive")).after(0, take(3));
    taken.when(0, take(3)).rejected(Rejection::LocomotiveSecond { slot: 3 });
}

// R4.4
#[test]
fn a_blind_locomotive_counts_as_one_card() {
    let first = given(table(2).deck("9 locomotive")).when(0, draw()).then(&[drew(0, "locomotive")]);
    first.when(0, draw()).then(&[drew(0, "locomotive"), turn_of(1)]);
}

// R4.4, R4.3
#[test]
fn a_blind_locomotive_does_not_make_a_face_up_one_allowed() {
    let position = table(2).deck("9 locomotive").row("locomotive red red red red");
    let second = given(position).after(0, draw()).when(0, take(0));
    second.rejected(Rejection::LocomotiveSecond { slot: 0 });
}

// R4.5
#[test]
fn the_turn_ends_after_one_card_if_only_locomotives_are_left() {
    let locomotives = "locomotive locomotive locomotive locomotive locomotive";
    given(table(2).deck("1 red").row(locomotives)).when(0, draw()).then(&[drew(0, "red"), turn_of(1)]);
    let position = table(2).deck("").row("locomotive locomotive red locomotive -");
    given(position).when(0, take(2)).then(&[took(0, 2, "red"), turn_of(1)]);
}

// R4.5
#[test]
fn the_turn_ends_after_one_card_if_nothing_is_left() {
    given(bare_table(2).row("- - red - -")).when(0, take(2)).then(&[took(0, 2, "red"), turn_of(1)]);
    given(bare_table(2).deck("1 red")).when(0, draw()).then(&[drew(0, "red"), turn_of(1)]);
}

// R4.5, R4.9
#[test]
fn the_second_card_must_be_taken_face_up_if_only_so_it_can_be() {
    let taken = given(bare_table(2).row("red pink - - locomotive")).when(0, take(0)).then(&[took(0, 0, "red")]);
    let taken = taken.when(0, draw()).rejected(Rejection::DeckEmpty {});
    let taken = taken.when(0, Move::Pass {}).rejected(Rejection::MustDrawSecondCard {});
    taken.when(0, take(1)).then(&[took(0, 1, "pink"), turn_of(1)]);
}

// R4.5, R4.8
#[test]
fn the_second_card_must_be_drawn_if_only_discards_are_left() {
    let locomotives = "locomotive locomotive locomotive locomotive locomotive";
    let position = table(2).deck("1 red").discards("1 pink").row(locomotives);
    let first = given(position).when(0, draw()).then(&[drew(0, "red")]);
    first.when(0, draw()).then(&[Event::DeckReshuffled, drew(0, "pink"), turn_of(1)]);
}

fn row_of_three_locomotives_to_come(deck: &str, discards: &str) -> Given {
    given(table(2).row("locomotive locomotive red red red").deck(deck).discards(discards))
}

// R4.6
#[test]
fn three_face_up_locomotives_after_a_refill_are_discarded_between_two_draws() {
    let taken = row_of_three_locomotives_to_come("1 locomotive", "20 red").when(0, take(2));
    let taken =
        taken.then_first(&[took(0, 2, "red"), turned_up(2, "locomotive"), Event::RowDiscarded, Event::DeckReshuffled]);
    taken.then_state(|game| assert_eq!((&turn(game).step, turn(game).seat), (&Step::SecondCard, seat(0))));
}

// R4.6
#[test]
fn three_face_up_locomotives_after_the_second_card_are_discarded() {
    let position = table(2).row("locomotive locomotive red red red").deck("1 red 1 locomotive").discards("20 red");
    for world in given(position).after(0, draw()).after(0, take(4)).0 {
        let turned_up_third = world.before.deck[Card::Locomotive] == 1;
        assert_eq!(resets(&world.decision.unwrap()) > 0, turned_up_third);
    }
}

// R4.6
#[test]
fn all_five_are_discarded_and_five_new_ones_laid() {
    let position = table(2).row("locomotive locomotive red red red").deck("200 locomotive").discards("3 pink");
    let new_row = (0..5).map(|slot| turned_up(slot, "locomotive"));
    let reset = [Event::RowDiscarded].into_iter().chain(new_row).collect::<Vec<_>>();
    let events = [vec![took(0, 2, "red"), turned_up(2, "locomotive")], reset.clone(), reset.clone(), reset].concat();
    given(position).when(0, take(2)).then(&events).then_piles("184 locomotive", "13 locomotive 2 red 3 pink");
}

// R4.6
#[test]
fn three_locomotives_after_a_reshuffle_are_discarded() {
    let position = bare_table(2).row("locomotive locomotive locomotive red -").hand(0, "4 green");
    let claim = given(position).when(0, claim("athina-sarajevo", of(Color::Green, 0)));
    let laid_anew = (0..3).map(|slot| turned_up(slot, "green"));
    let begin = [
        claimed(0, "athina-sarajevo", of(Color::Green, 0), 7),
        Event::DeckReshuffled,
        turned_up(4, "green"),
        Event::RowDiscarded,
    ];
    let claim =
        claim.then_first(&begin.into_iter().chain(laid_anew).chain([Event::DeckReshuffled]).collect::<Vec<_>>());
    claim.then_state(|game| assert!(game.row.iter().all(Option::is_some)));
}

// R4.6
#[test]
fn two_face_up_locomotives_are_left_alone() {
    let position = table(2).row("locomotive red red red red").deck("1 locomotive").discards("20 red");
    given(position).when(0, take(2)).then(&[took(0, 2, "red"), turned_up(2, "locomotive")]);
}

// R4.6
#[test]
fn four_and_five_face_up_locomotives_are_discarded_too() {
    for row in ["locomotive locomotive locomotive red red", "locomotive locomotive locomotive locomotive red"] {
        let position = table(2).row(row).deck("1 locomotive").discards("20 red");
        given(position).when(0, take(4)).then_events(|events| assert!(resets(events) > 0));
    }
}

// R4.6
#[test]
fn no_reset_with_fewer_than_three_other_cards() {
    let taken = row_of_three_locomotives_to_come("9 locomotive", "5 locomotive").when(0, take(2));
    taken.then(&[took(0, 2, "red"), turned_up(2, "locomotive")]);
}

// R4.6
#[test]
fn a_reset_with_exactly_three_other_cards_wherever_they_lie() {
    let taken = row_of_three_locomotives_to_come("1 locomotive", "1 pink").when(0, take(2));
    taken.then_events(|events| assert!(resets(events) > 0));
    // In the deck: the pink card may be turned up itself, then there are two locomotives only.
    for world in row_of_three_locomotives_to_come("9 locomotive 1 pink", "").when(0, take(2)).0 {
        let events = world.decision.unwrap();
        assert_eq!(resets(&events) > 0, events[1] == turned_up(2, "locomotive"));
    }
}

// R4.6
#[test]
fn cards_in_hands_do_not_count_for_a_reset() {
    let position = table(2).row("locomotive locomotive red red red").deck("9 locomotive").hand(1, "30 pink");
    given(position).when(0, take(2)).then_events(|events| assert_eq!(resets(events), 0));
}

// R4.6
#[test]
fn the_row_is_laid_anew_at_most_three_times_then_stays_as_it_lies() {
    let taken = row_of_three_locomotives_to_come("200 locomotive", "3 pink").when(0, take(2));
    let taken = taken.then_events(|events| assert_eq!(resets(events), 3));
    taken.then_state(|game| assert_eq!(game.row, [Some(Card::Locomotive); 5]));
}

// R4.6
#[test]
fn at_most_three_times_also_when_the_card_taken_ends_the_turn() {
    let position = table(2).row("locomotive locomotive locomotive red red").deck("200 locomotive").discards("3 pink");
    given(position).when(0, take(0)).then_events(|events| assert_eq!(resets(events), 3));
}

// R4.6
#[test]
fn fewer_than_five_face_up_cards_are_never_discarded() {
    let position = bare_table(2).row("locomotive locomotive locomotive red pink");
    let first = given(position).when(0, take(3)).then(&[took(0, 3, "red")]);
    first.when(0, take(4)).then(&[took(0, 4, "pink"), turn_of(1)]);
    let position = bare_table(2).row("locomotive locomotive locomotive - -").hand(0, "1 black");
    let claim = given(position).when(0, claim("amsterdam-bruxelles", of(Color::Black, 0)));
    claim.then_events(|events| assert_eq!(resets(events), 0));
}

// R4.7
#[test]
fn the_row_is_full_again_when_discards_return_to_an_empty_deck() {
    let paid = of(Color::Black, 0);
    let position = bare_table(2).row("pink - blue - blue").hand(0, "4 black");
    let claim = given(position).when(0, claim("edinburgh-london-black", paid));
    let refilled = [Event::DeckReshuffled, turned_up(1, "black"), turned_up(3, "black"), turn_of(1)];
    claim
        .then(&[vec![claimed(0, "edinburgh-london-black", paid, 7)], refilled.to_vec()].concat())
        .then_piles("2 black", "");
}

// R4.7
#[test]
fn the_row_is_filled_as_far_as_the_cards_go() {
    let paid = of(Color::Black, 0);
    let build = given(bare_table(2).hand(0, "1 black")).when(0, build("wien", paid));
    build.then_state(|game| assert_eq!(game.row, [Some(Card::Black), None, None, None, None])).then_piles("", "");
}

// R4.8
#[test]
fn the_discards_become_the_deck_only_when_a_card_is_next_needed() {
    let first = given(table(2).deck("1 red").discards("5 pink")).when(0, draw()).then(&[drew(0, "red")]);
    let first = first.then_piles("", "5 pink");
    first.when(0, draw()).then(&[Event::DeckReshuffled, drew(0, "pink"), turn_of(1)]).then_piles("4 pink", "");
}

// R4.8
#[test]
fn a_refill_reshuffles_only_if_the_deck_is_empty() {
    let taken = given(table(2).deck("1 red").discards("5 pink")).when(0, take(0));
    let taken = taken.then(&[took(0, 0, "pink"), turned_up(0, "red")]).then_piles("", "5 pink");
    let refilled = [took(0, 0, "red"), Event::DeckReshuffled, turned_up(0, "pink"), turn_of(1)];
    taken.when(0, take(0)).then(&refilled).then_piles("4 pink", "");
}

// R4.8
#[test]
fn any_card_of_the_deck_may_come() {
    let drawn = given(table(2).deck("1 red 1 pink 1 locomotive 1 black")).when(0, draw());
    let seen = drawn.0.iter().map(|world| world.game.players[seat(0)].hand).collect::<Vec<Cards>>();
    let kinds = ["red", "pink", "locomotive", "black"];
    assert!(kinds.iter().all(|name| seen.iter().any(|hand| hand[card(name)] == 1)));
}

// R4.9
#[test]
fn without_deck_discards_and_row_no_card_can_be_drawn() {
    let none = given(bare_table(2)).when(0, draw()).rejected(Rejection::DeckEmpty {});
    let none = none.when(0, take(0)).rejected(Rejection::SlotEmpty { slot: 0 });
    none.then_state(|game: &Game| assert_eq!(game.legal_moves(seat(0)), [Move::Pass {}]));
}

// R4.10
#[test]
fn hands_are_unlimited() {
    let drawn = given(table(2).hand(0, "90 red")).after(0, draw()).after(0, draw());
    drawn.then_state(|game| assert_eq!(game.players[seat(0)].hand, cards("90 red 2 black")));
}

// R4.7, R5.4
#[test]
fn locomotives_paid_are_discarded_and_come_again() {
    let paid = all_locomotives(1);
    let claim = given(bare_table(2).hand(0, "1 locomotive")).when(0, claim("amsterdam-bruxelles", paid));
    claim.then_state(|game| assert_eq!(game.row[0], Some(Card::Locomotive)));
}
