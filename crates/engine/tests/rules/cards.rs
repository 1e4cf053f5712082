//! Train cards (R4).

use super::{
    position::{Given, Position, World, bare_table, given, table, turn, worlds},
    words::{
        all_locomotives, build, card, cards, claim, claimed, draw, drew, keep, of, seat, take, took, turn_of, turned_up,
    },
};
use railhead_engine::{Card, Cards, Color, Event, Game, Move, Rejection, Step};
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, SliceRandom},
};
use rand_chacha::ChaCha8Rng;
use std::{collections::HashMap, iter};

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
        done.then_state(|game| assert_eq!((game.players()[seat(0)].hand.total(), turn(game).seat), (2, seat(1))));
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
fn a_slot_that_is_not_there_cannot_be_taken() {
    for slot in [5, 255] {
        given(table(2)).when(0, take(slot)).rejected(Rejection::SlotEmpty { slot });
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

// R4.5, R4.9
#[test]
fn with_an_empty_deck_the_turn_ends_after_one_card() {
    for row in ["red pink blue orange white", "locomotive locomotive red red red"] {
        let first = given(table(2).deck("1 black").row(row)).when(0, draw()).then(&[drew(0, "black"), turn_of(1)]);
        first.then_state(|game| assert!(game.row().iter().all(Option::is_some)));
    }
}

// R4.5, R4.9
#[test]
fn a_refill_that_uses_the_deck_up_ends_the_turn() {
    let taken = given(table(2).deck("1 black")).when(0, take(2));
    taken.then(&[took(0, 2, "orange"), turned_up(2, "black"), turn_of(1)]).then_piles("", "");
}

// R4.5, R4.8
#[test]
fn after_the_last_of_the_deck_the_second_is_of_the_discards() {
    let first = given(table(2).deck("1 red").discards("1 pink")).when(0, draw());
    let first = first.then(&[drew(0, "red"), Event::DeckReshuffled]).then_piles("1 pink", "");
    first.when(0, draw()).then(&[drew(0, "pink"), turn_of(1)]);
}

fn row_of_three_locomotives_to_come(deck: &str, discards: &str) -> Given {
    given(table(2).row("locomotive locomotive red red red").deck(deck).discards(discards))
}

fn locomotives(game: &Game) -> usize {
    game.row().iter().filter(|card| **card == Some(Card::Locomotive)).count()
}

// R4.6
#[test]
fn between_two_draws_three_face_up_locomotives_are_discarded() {
    let taken = row_of_three_locomotives_to_come("1 locomotive", "20 red").when(0, take(2));
    let taken =
        taken.then_first(&[took(0, 2, "red"), turned_up(2, "locomotive"), Event::DeckReshuffled, Event::RowDiscarded]);
    taken.then_state(|game| assert_eq!((&turn(game).step, turn(game).seat), (&Step::SecondCard, seat(0))));
}

// R4.6
#[test]
fn after_the_second_card_three_locomotives_are_discarded() {
    let position = table(2).row("locomotive locomotive red red red").deck("1 red 1 locomotive").discards("20 red");
    for world in given(position).after(0, draw()).after(0, take(4)).0 {
        let turned_up_third = world.before.deck()[Card::Locomotive] == 1;
        assert_eq!(resets(&world.decision.unwrap()) > 0, turned_up_third);
    }
}

// R4.6
#[test]
fn all_five_are_discarded_and_five_new_ones_laid() {
    let position = table(2).row("locomotive locomotive locomotive red red").deck("20 black");
    let new_row = (0..5).map(|slot| turned_up(slot, "black"));
    let begin = [took(0, 3, "red"), turned_up(3, "black"), Event::RowDiscarded];
    let taken = given(position).when(0, take(3)).then(&begin.into_iter().chain(new_row).collect::<Vec<_>>());
    taken.then_piles("14 black", "3 locomotive 1 red 1 black");
}

// R4.6, R4.8
#[test]
fn three_locomotives_are_discarded_as_soon_as_cards_come_back() {
    // Five cards and no others: replacing the row would bring the same five.
    let position = bare_table(2).row("locomotive locomotive locomotive red red").hand(0, "4 green");
    let claim = given(position).when(0, claim("athina-sarajevo", of(Color::Green, 0)));
    let claim = claim.then_first(&[
        claimed(0, "athina-sarajevo", of(Color::Green, 0), 7),
        Event::DeckReshuffled,
        Event::RowDiscarded,
    ]);
    claim.then_state(|game| assert!(locomotives(game) < 3 && game.row().iter().all(Option::is_some)));
}

// R4.6
#[test]
fn three_locomotives_stay_until_there_are_three_other_cards() {
    let few = bare_table(2).row("locomotive locomotive locomotive locomotive red").deck("1 locomotive");
    let two = given(few.clone().hand(0, "1 green")).when(0, build("wien", of(Color::Green, 0)));
    two.then_events(|events| assert_eq!(resets(events), 0));
    let three = given(few.hand(0, "3 pink")).when(0, claim("athina-sofia", of(Color::Pink, 0)));
    three.then_events(|events| assert!(resets(events) > 0)).then_state(|game| assert!(locomotives(game) < 3));
}

// R4.6
#[test]
fn two_face_up_locomotives_are_left_alone() {
    let position = table(2).row("locomotive red red red red").deck("1 locomotive").discards("20 red");
    given(position).when(0, take(2)).then(&[took(0, 2, "red"), turned_up(2, "locomotive"), Event::DeckReshuffled]);
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
fn of_six_cards_the_row_is_replaced_with_three_locomotives_only() {
    let build_with =
        |row: &str| given(bare_table(2).row(row).hand(0, "1 green")).when(0, build("wien", of(Color::Green, 0)));
    let four = build_with("locomotive locomotive locomotive locomotive red");
    four.then_events(|events| assert_eq!(resets(events), 0)).then_piles("1 green", "");
    let three = build_with("locomotive locomotive locomotive red pink");
    let three = three.then_state(|game| assert_eq!((locomotives(game), game.deck().total()), (2, 1)));
    let most = three.0.iter().map(|world| resets(world.decision.as_ref().unwrap())).max();
    assert!(most > Some(1), "half of the rows of five have three locomotives again");
}

// R4.6
#[test]
fn the_row_is_replaced_as_often_as_it_takes() {
    let most = row_of_three_locomotives_to_come("11 locomotive", "1 pink").when(0, take(2)).then_state(|game| {
        assert!(locomotives(game) < 3);
    });
    let most = most.0.iter().map(|world| resets(world.decision.as_ref().unwrap())).max();
    assert!(most > Some(3), "in one of the worlds it takes more than three");
}

/// The deck and the discards with fourteen locomotives among seventeen cards, all others in hands.
fn hoarded() -> Position {
    table(2).row("locomotive locomotive red red red").deck("12 locomotive").discards("1 pink")
}

// R4.6
#[test]
fn a_move_with_many_replacements_is_at_most_100_events() {
    let taken = worlds(200, &hoarded().game).when(0, take(2));
    let most = taken.0.iter().map(|world| world.decision.as_ref().unwrap().len()).max().unwrap();
    assert!((60..=100).contains(&most), "{most} events");
    let bytes = |world: &World| serde_json::to_string(world.decision.as_ref().unwrap()).unwrap().len();
    let most = taken.0.iter().map(bytes).max().unwrap();
    assert!((3000..=6000).contains(&most), "{most} bytes");
    taken.then_state(|game| assert!(locomotives(game) < 3));
}

/// Lays rows from a shuffled stack until one may lie: the kinds that lie there, and how many are
/// discarded.
fn by_hand(rng: &mut ChaCha8Rng, row: &[Card], deck: &[Card], discards: &[Card]) -> (Vec<Card>, usize) {
    let (mut row, mut deck, mut discards) = (row.to_vec(), deck.to_vec(), discards.to_vec());
    deck.shuffle(rng);
    loop {
        while row.len() < 5 {
            row.extend(deck.pop());
            if deck.is_empty() {
                deck.append(&mut discards);
                deck.shuffle(rng);
            }
        }
        if row.iter().filter(|card| **card == Card::Locomotive).count() < 3 {
            row.sort_unstable();
            return (row, discards.len());
        }
        discards.append(&mut row);
    }
}

// R4.6: as many worlds by the rules as by hand; χ² of the two samples.
#[test]
fn no_row_is_likelier_than_by_hand_with_a_stack_of_cards() {
    const EACH: u64 = 3000;
    let (row, deck, discards) = ("locomotive locomotive red red", "11 locomotive 1 pink 1 blue", "1 locomotive");
    let position = table(2).row(&format!("{row} pink")).deck(deck).discards(discards);
    let stack = |bag: &str| {
        let all = cards(bag);
        all.iter().flat_map(|(card, count)| iter::repeat_n(card, count.into())).collect::<Vec<_>>()
    };
    let row = row.split(' ').map(card).collect::<Vec<_>>();
    let mut counts = HashMap::<(Vec<Card>, usize), [f64; 2]>::new();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut summed_up = 0;
    for world in worlds(EACH, &position.game).when(0, take(4)).0 {
        let mut lying = world.game.row().iter().flatten().copied().collect::<Vec<_>>();
        lying.sort_unstable();
        counts.entry((lying, world.game.discards().total().into())).or_default()[0] += 1.0;
        counts.entry(by_hand(&mut rng, &row, &stack(deck), &stack(discards))).or_default()[1] += 1.0;
        summed_up += u64::from(world.decision.unwrap().iter().any(|event| matches!(event, Event::RowReplaced { .. })));
    }
    assert!(summed_up > EACH / 5, "{summed_up} rows are summed up");
    let (frequent, rare) = counts.into_values().partition::<Vec<_>, _>(|[one, other]| one + other >= 20.0);
    let rest = rare.iter().fold([0.0; 2], |sum, counts| [sum[0] + counts[0], sum[1] + counts[1]]);
    let pairs = frequent.iter().chain([&rest]).filter(|[one, other]| one + other > 0.0);
    let chi_square = pairs.map(|[one, other]| (one - other).powi(2) / (one + other)).sum::<f64>();
    let degrees = frequent.len() as f64;
    assert!(frequent.len() > 5, "{degrees} kinds of rows");
    assert!(chi_square < degrees + 4.0 * (2.0 * degrees).sqrt(), "χ² {chi_square} of {degrees}");
}

// R4.6: with five cards in the deck and none discarded, the two fives would take turns for ever.
#[test]
fn a_row_that_would_only_swap_with_the_deck_stays() {
    let taken = row_of_three_locomotives_to_come("5 locomotive 1 pink", "").when(0, take(2));
    let taken = taken.then_events(|events| assert_eq!(resets(events), 0));
    let most = taken.0.iter().map(|world| locomotives(&world.game)).max();
    assert_eq!(most, Some(3), "the row of some worlds has too many");
    let stays = table(2).row("locomotive locomotive locomotive pink pink").deck("3 locomotive 2 red");
    let drawn = given(stays).when(0, draw()).then_events(|events| assert!(resets(events) > 0));
    drawn.then_state(|game| assert!(locomotives(game) < 3));
}

// R4.6
#[test]
fn cards_in_hands_do_not_count_for_a_reset() {
    let position = table(2).row("locomotive locomotive red red red").deck("9 locomotive").hand(1, "30 pink");
    given(position).when(0, take(2)).then_events(|events| assert_eq!(resets(events), 0));
}

// R4.6
#[test]
fn fewer_than_five_face_up_cards_are_never_discarded() {
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
    build.then_state(|game| assert_eq!(game.row(), [Some(Card::Black), None, None, None, None])).then_piles("", "");
}

// R4.8
#[test]
fn the_discards_become_the_deck_at_the_moment_it_is_used_up() {
    let first = given(table(2).deck("1 red").discards("5 pink")).when(0, draw());
    let first = first.then(&[drew(0, "red"), Event::DeckReshuffled]).then_piles("5 pink", "");
    first.when(0, draw()).then(&[drew(0, "pink"), turn_of(1)]).then_piles("4 pink", "");
}

// R4.8
#[test]
fn a_refill_that_uses_the_deck_up_reshuffles_at_once() {
    let taken = given(table(2).deck("1 red").discards("5 pink")).when(0, take(0));
    taken.then(&[took(0, 0, "pink"), turned_up(0, "red"), Event::DeckReshuffled]).then_piles("5 pink", "");
}

// R4.8
#[test]
fn the_first_discards_become_an_empty_deck_at_once() {
    let paid = of(Color::Black, 0);
    let claim = given(table(2).deck("").hand(0, "4 black")).when(0, claim("edinburgh-london-black", paid));
    let events = [claimed(0, "edinburgh-london-black", paid, 7), Event::DeckReshuffled, turn_of(1)];
    claim.then(&events).then_piles("4 black", "");
}

// R4.8
#[test]
fn any_card_of_the_deck_may_come() {
    let drawn = given(table(2).deck("1 red 1 pink 1 locomotive 1 black")).when(0, draw());
    let seen = drawn.0.iter().map(|world| world.game.players()[seat(0)].hand).collect::<Vec<Cards>>();
    let kinds = ["red", "pink", "locomotive", "black"];
    assert!(kinds.iter().all(|name| seen.iter().any(|hand| hand[card(name)] == 1)));
}

// R4.9
#[test]
fn without_deck_and_discards_no_face_up_card_can_be_drawn() {
    let position = bare_table(2).row("red pink blue orange white").ticket_deck(&["kyiv-sochi"], &[]);
    let none = given(position).when(0, draw()).rejected(Rejection::DeckEmpty {});
    let none = none.when(0, take(0)).rejected(Rejection::DeckEmpty {});
    none.then_state(|game: &Game| assert_eq!(game.legal_moves(seat(0)), [Move::DrawTickets {}]));
}

// R4.9, R3.2
#[test]
fn then_a_player_without_another_action_passes() {
    let position = bare_table(2).row("red pink blue orange white");
    let pass = given(position).then_state(|game| assert_eq!(game.legal_moves(seat(0)), [Move::Pass {}]));
    pass.when(0, Move::Pass {}).then_events(|events| assert_eq!(events.last(), Some(&turn_of(1))));
}

// R4.10
#[test]
fn hands_are_unlimited() {
    let drawn = given(table(2).hand(0, "90 red")).after(0, draw()).after(0, draw());
    drawn.then_state(|game| assert_eq!(game.players()[seat(0)].hand, cards("90 red 2 black")));
}

// R4.7, R5.4
#[test]
fn locomotives_paid_are_discarded_and_come_again() {
    let paid = all_locomotives(1);
    let claim = given(bare_table(2).hand(0, "1 locomotive")).when(0, claim("amsterdam-bruxelles", paid));
    claim.then_state(|game| assert_eq!(game.row()[0], Some(Card::Locomotive)));
}

// The bag sums and chooses without a loop; these are the results it must have.
#[test]
fn each_card_of_a_bag_is_equally_likely_and_no_other_is_chosen() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut bags = vec![Cards::default(), Cards::BOX];
    bags.extend(Card::ALL.map(|card| Cards::from_iter([card])));
    bags.extend((0..300).map(|size| {
        let kinds = Card::ALL.into_iter().filter(|_| rng.random::<bool>()).collect::<Vec<_>>();
        (0..size % 111).filter_map(|_| kinds.choose(&mut rng).copied()).collect::<Cards>()
    }));
    for bag in bags {
        let cards = bag.iter().flat_map(|(card, count)| iter::repeat_n(card, count.into())).collect::<Vec<_>>();
        assert_eq!(usize::from(bag.total()), cards.len(), "{bag:?}");
        for seed in 0..50 {
            let rng = || ChaCha8Rng::seed_from_u64(seed);
            let nth = (!cards.is_empty()).then(|| rng().random_range(0..cards.len() as u8));
            assert_eq!(bag.choose(&mut rng()), nth.map(|nth| cards[usize::from(nth)]), "{bag:?}");
        }
    }
}
