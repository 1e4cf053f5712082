//! Tunnels (R6).

use super::{
    position::{Given, bare_table, given, table, turn},
    words::{
        all_locomotives, build, card, cards, claim, claimed, draw, keep, laid, of, pay, revealed, route, seat,
        surcharge_required, take, turn_of, turned_up,
    },
};
use railhead_engine::{Card, Color, Event, Move, Rejection, Step, StepView};

const BLUE_OF_TWO: &str = "munchen-venezia";
const GRAY_OF_TWO: &str = "barcelona-pamplona";

fn blue() -> Move {
    claim(BLUE_OF_TWO, of(Color::Blue, 0))
}

/// Blue cards are laid on a blue tunnel of two, the cards to come being exactly these.
fn blue_laid(hand: &str, deck: &str) -> Given {
    given(table(2).hand(0, hand).deck(deck)).after(0, blue())
}

fn surcharge(given: Given, expected: u8) -> Given {
    given.then_events(|events| assert_eq!(events.last(), Some(&surcharge_required(0, expected))))
}

fn abandoned() -> Event {
    Event::TunnelAbandoned { seat: seat(0) }
}

// R6.1
#[test]
fn three_cards_are_revealed_from_the_deck() {
    let paid = of(Color::Blue, 0);
    let [black, won] = [revealed("black"), claimed(0, BLUE_OF_TWO, paid, 2)];
    let lay = given(table(2).hand(0, "2 blue")).when(0, blue());
    let lay = lay.then(&[laid(0, BLUE_OF_TWO, paid), black.clone(), black.clone(), black, won, turn_of(1)]);
    lay.then_piles("17 black", "3 black 2 blue");
}

// R6.1, R5.1
#[test]
fn the_cards_are_laid_as_for_any_route() {
    let position = table(2).hand(0, "1 blue 1 locomotive 5 red");
    let wrong = Rejection::WrongPayment { cards: 2, color: Some(Color::Blue), locomotives: 0 };
    given(position.clone()).when(0, claim(BLUE_OF_TWO, of(Color::Red, 0))).rejected(wrong.clone());
    given(position.clone()).when(0, claim(BLUE_OF_TWO, of(Color::Blue, 2))).rejected(wrong);
    let short = Rejection::CardsShort { card: Card::Blue, need: 2, have: 1 };
    given(position.clone()).when(0, blue()).rejected(short);
    given(position.clone().trains(0, 1)).when(0, blue()).rejected(Rejection::TrainsShort { need: 2, have: 1 });
    given(position).after(0, claim(BLUE_OF_TWO, of(Color::Blue, 1)));
}

// R6.1, R5.5
#[test]
fn a_closed_double_tunnel_is_refused_before_cards_are_revealed() {
    let position = table(2).hand(0, "3 white").owner("madrid-pamplona-black", 1);
    let lay = given(position).when(0, claim("madrid-pamplona-white", of(Color::White, 0)));
    lay.rejected(Rejection::TrackClosed { twin: route("madrid-pamplona-black") });
}

// R6.1
#[test]
fn on_a_gray_tunnel_the_cards_laid_fix_the_color_first() {
    let position = table(2).hand(0, "3 red 9 white").deck("3 red");
    let red = given(position.clone()).after(0, claim(GRAY_OF_TWO, of(Color::Red, 0)));
    let short = surcharge(red, 3).when(0, pay(0));
    short.rejected(Rejection::CardsShort { card: Card::Red, need: 3, have: 1 });
    let white = given(position).after(0, claim(GRAY_OF_TWO, of(Color::White, 0)));
    white.then_state(|game| assert_eq!(game.owners()[route(GRAY_OF_TWO)], Some(seat(0))));
}

// R6.1
#[test]
fn the_deck_is_reshuffled_if_needed() {
    let lay = given(table(2).hand(0, "2 blue").deck("1 black").discards("6 red")).when(0, blue());
    let [black, red] = [revealed("black"), revealed("red")];
    let reveal = [laid(0, BLUE_OF_TWO, of(Color::Blue, 0)), black, Event::DeckReshuffled, red.clone(), red];
    lay.then_first(&reveal).then_piles("4 red", "1 black 2 red 2 blue");
}

// R6.1
#[test]
fn laid_cards_are_not_among_reshuffled_discards() {
    for (deck, discards, expected) in [("1 black", "", 1), ("", "2 black", 2), ("1 black", "1 black", 2)] {
        let lay = given(table(2).hand(0, "2 blue").deck(deck).discards(discards)).when(0, blue());
        lay.then_events(|events| {
            let cards = events.iter().filter(|event| matches!(event, Event::TunnelCardRevealed { .. }));
            assert_eq!(cards.collect::<Vec<_>>(), vec![&revealed("black"); expected]);
        });
    }
}

// R6.1
#[test]
fn revealed_cards_are_not_among_reshuffled_discards() {
    let lay = blue_laid("4 blue", "2 blue");
    surcharge(lay, 2).then_piles("", "").then_events(|events| assert!(!events.contains(&Event::DeckReshuffled)));
}

// R6.1
#[test]
fn fewer_cards_are_revealed_if_fewer_exist() {
    surcharge(blue_laid("4 blue", "1 blue"), 1);
    surcharge(blue_laid("4 blue", "2 blue"), 2);
}

// R6.1
#[test]
fn without_cards_to_reveal_there_is_no_risk() {
    let paid = of(Color::Blue, 0);
    let lay = given(table(2).hand(0, "2 blue").deck("")).when(0, blue());
    lay.then(&[laid(0, BLUE_OF_TWO, paid), claimed(0, BLUE_OF_TWO, paid, 2), Event::DeckReshuffled, turn_of(1)]);
}

// R6.2
#[test]
fn each_revealed_card_of_the_color_or_locomotive_costs_one_more() {
    let all_asking = ["1 blue 2 black", "1 locomotive 2 red", "2 blue 1 red", "1 blue 1 locomotive 1 red", "3 blue"];
    for (deck, expected) in all_asking.into_iter().zip([1, 1, 2, 2, 3]) {
        surcharge(blue_laid("2 blue", deck), expected);
    }
    surcharge(blue_laid("2 blue", "3 locomotive"), 3);
    surcharge(blue_laid("2 blue", "1 blue 2 locomotive"), 3);
}

// R6.2
#[test]
fn a_locomotive_among_the_laid_cards_changes_nothing() {
    let lay = given(table(2).hand(0, "1 blue 1 locomotive").deck("1 blue 1 locomotive 1 red"));
    surcharge(lay.after(0, claim(BLUE_OF_TWO, of(Color::Blue, 1))), 2);
}

// R6.2
#[test]
fn any_mix_of_the_color_and_locomotives_pays_the_surcharge() {
    for locomotives in 0..=3 {
        let paid = blue_laid("5 blue 3 locomotive", "3 blue").after(0, pay(locomotives));
        paid.then_state(|game| {
            let hand = game.players()[seat(0)].hand;
            assert_eq!((hand[Card::Blue], hand[Card::Locomotive], hand.total()), (locomotives, 3 - locomotives, 3));
            assert_eq!((game.owners()[route(BLUE_OF_TWO)], turn(game).seat), (Some(seat(0)), seat(1)));
        });
    }
}

// R6.2
#[test]
fn the_surcharge_is_paid_and_the_claim_follows() {
    let [paid, more] = [of(Color::Blue, 0), of(Color::Blue, 1)];
    let pay = blue_laid("3 blue 1 locomotive", "2 blue 1 black").when(0, pay(1));
    let surcharge = Event::TunnelSurchargePaid { seat: seat(0), surcharge: 2, payment: more };
    let pay = pay.then_first(&[surcharge, claimed(0, BLUE_OF_TWO, paid, 2)]);
    pay.then_piles("5 blue 1 black 1 locomotive", "");
}

// R6.2
#[test]
fn more_locomotives_than_asked_are_refused() {
    let pay = blue_laid("9 blue 9 locomotive", "2 blue 1 black").when(0, pay(3));
    pay.rejected(Rejection::WrongPayment { cards: 2, color: Some(Color::Blue), locomotives: 0 });
}

// R6.2
#[test]
fn a_card_laid_does_not_pay_the_surcharge_too() {
    let blue = blue_laid("2 blue 9 red", "1 blue 2 black").when(0, pay(0));
    blue.rejected(Rejection::CardsShort { card: Card::Blue, need: 1, have: 0 });
    let position = table(2).hand(0, "1 blue 1 locomotive").deck("1 blue 2 black");
    let lay = given(position).after(0, claim(BLUE_OF_TWO, of(Color::Blue, 1)));
    lay.when(0, pay(1)).rejected(Rejection::CardsShort { card: Card::Locomotive, need: 1, have: 0 });
}

// R6.3
#[test]
fn with_only_locomotives_laid_only_revealed_locomotives_count() {
    let all = all_locomotives(2);
    for name in [BLUE_OF_TWO, GRAY_OF_TWO] {
        let lay = given(table(2).hand(0, "2 locomotive").deck("3 blue")).when(0, claim(name, all));
        lay.then_events(|events| assert!(events.contains(&claimed(0, name, all, 2))));
        let lay = given(table(2).hand(0, "2 locomotive").deck("2 blue 1 locomotive")).when(0, claim(name, all));
        surcharge(lay, 1);
    }
}

// R6.3
#[test]
fn with_only_locomotives_laid_the_surcharge_is_locomotives() {
    let position = table(2).hand(0, "9 blue 4 locomotive").deck("1 blue 2 locomotive");
    let lay = given(position).after(0, claim(BLUE_OF_TWO, all_locomotives(2)));
    let wrong = Rejection::WrongPayment { cards: 2, color: None, locomotives: 2 };
    let lay = lay.when(0, pay(0)).rejected(wrong.clone()).when(0, pay(1)).rejected(wrong);
    lay.after(0, pay(2)).then_state(|game| assert_eq!(game.players()[seat(0)].hand, cards("9 blue")));
}

// R6.4
#[test]
fn giving_up_returns_the_laid_cards_and_ends_the_turn() {
    let lay = blue_laid("3 blue 1 red", "2 blue 1 black");
    let given_up = lay.when(0, Move::AbandonTunnel {}).then(&[abandoned(), Event::DeckReshuffled, turn_of(1)]);
    let given_up = given_up.then_piles("2 blue 1 black", "");
    given_up.then_state(|game| {
        let player = &game.players()[seat(0)];
        assert_eq!((player.hand, player.trains, player.points), (cards("3 blue 1 red"), 45, 0));
        assert_eq!(game.owners()[route(BLUE_OF_TWO)], None);
    });
}

// R6.4
#[test]
fn a_player_who_could_pay_may_give_up_and_others_must() {
    blue_laid("9 blue", "3 blue").after(0, Move::AbandonTunnel {});
    let poor = blue_laid("2 blue", "3 blue");
    poor.then_state(|game| assert_eq!(game.legal_moves(seat(0)), [Move::AbandonTunnel {}]))
        .after(0, Move::AbandonTunnel {});
}

// R6.4
#[test]
fn the_question_is_put_in_the_same_way_to_who_cannot_pay() {
    let [able, poor] = ["5 blue 3 locomotive", "2 blue 6 red"].map(|hand| blue_laid(hand, "3 blue").0);
    for (able, poor) in able.iter().zip(&poor) {
        assert_eq!(able.decision, poor.decision);
        assert_eq!(able.game.view_for(Some(seat(1))), poor.game.view_for(Some(seat(1))));
        assert_eq!(able.game.view_for(None), poor.game.view_for(None));
    }
}

// R6.4
#[test]
fn nothing_else_is_possible_before_the_tunnel_is_settled() {
    let others = [
        draw(),
        take(0),
        blue(),
        claim("cadiz-lisboa", of(Color::Blue, 0)),
        build("wien", of(Color::Blue, 0)),
        Move::DrawTickets {},
        keep(&["kyiv-sochi"]),
        Move::Pass {},
    ];
    for other in others {
        blue_laid("9 blue", "9 blue").when(0, other).rejected(Rejection::MustSettleTunnel {});
    }
    blue_laid("9 blue", "9 blue").when(1, pay(0)).rejected(Rejection::NotYourTurn { turn: seat(0) });
}

// R6.4
#[test]
fn without_a_tunnel_there_is_nothing_to_pay_or_to_give_up() {
    for the_move in [pay(0), Move::AbandonTunnel {}] {
        given(table(2).hand(0, "9 blue")).when(0, the_move).rejected(Rejection::NoTunnelPending {});
    }
}

// R6.5
#[test]
fn revealed_cards_are_discarded_at_the_end_of_the_turn() {
    let lay = blue_laid("9 blue", "3 blue").then_piles("", "");
    lay.then_state(|game| match &turn(game).step {
        Step::Tunnel { revealed, .. } => assert_eq!(*revealed, cards("3 blue")),
        step => panic!("{step:?}"),
    });
    blue_laid("9 blue", "3 blue").after(0, pay(0)).then_piles("8 blue", "");
    blue_laid("9 blue", "3 blue").after(0, Move::AbandonTunnel {}).then_piles("3 blue", "");
}

// R6.5
#[test]
fn revealed_locomotives_never_trigger_a_new_row() {
    let position = table(2).hand(0, "9 blue").row("locomotive locomotive red red red").deck("9 locomotive");
    let position = position.discards("9 red");
    let lay = given(position).after(0, blue()).then_events(|events| assert!(!events.contains(&Event::RowDiscarded)));
    lay.after(0, pay(0)).then_events(|events| assert!(!events.contains(&Event::RowDiscarded)));
}

// R6.5, R4.7
#[test]
fn revealed_cards_fill_an_empty_row_when_they_are_discarded() {
    let position = bare_table(2).row("red red - red -").deck("2 blue").hand(0, "2 blue");
    let given_up = given(position).after(0, blue()).when(0, Move::AbandonTunnel {});
    given_up.then(&[abandoned(), Event::DeckReshuffled, turned_up(2, "blue"), turned_up(4, "blue"), turn_of(1)]);
}

// R6.6
#[test]
fn the_trains_laid_are_the_routes_length_with_any_surcharge() {
    let position = table(2).hand(0, "9 blue").deck("3 blue").trains(0, 2);
    let paid = given(position).after(0, blue()).after(0, pay(0));
    paid.then_state(|game| assert_eq!((game.players()[seat(0)].trains, game.players()[seat(0)].points), (0, 2)));
}

// R6.4
#[test]
fn everyone_sees_what_was_laid_and_revealed_and_is_asked() {
    blue_laid("9 blue", "3 blue").then_state(|game| {
        let view = serde_json::to_value(game.view_for(None).table.phase).unwrap();
        let step = StepView::Tunnel {
            route: route(BLUE_OF_TWO),
            payment: of(Color::Blue, 0),
            revealed: std::iter::repeat_n(card("blue"), 3).collect(),
            surcharge: 3,
        };
        assert_eq!(view["step"], serde_json::to_value(step).unwrap());
    });
}
