//! Routes (R5).

use super::{
    position::{Position, bare_table, given, table, turn},
    words::{all_locomotives, cards, claim, claimed, of, route, seat, turn_of},
};
use railhead_engine::{Card, Color, Move, Payment, Rejection, Route};

const GREEN_OF_FOUR: &str = "athina-sarajevo";
const GRAY_OF_FOUR: &str = "berlin-danzig";
const RICH: &str = "9 pink 9 blue 9 orange 9 white 9 green 9 yellow 9 black 9 red 9 locomotive";

fn rich(seats: u8) -> Position {
    (0..seats).fold(table(seats), |position, of| position.hand(of, RICH))
}

/// The tracks of every double route.
fn doubles() -> impl Iterator<Item = (Route, Route)> {
    Route::all().filter_map(|track| Some((track, track.facts().twin?)))
}

/// A payment that fits the route.
fn fitting(route: Route) -> Payment {
    all_locomotives(route.facts().length)
}

fn claim_of(route: Route, payment: Payment) -> Move {
    Move::ClaimRoute { route, payment }
}

// R5.1
#[test]
fn a_route_costs_as_many_cards_as_it_has_spaces() {
    let paid = of(Color::Green, 0);
    let claim = given(table(2).hand(0, "6 green")).when(0, claim(GREEN_OF_FOUR, paid));
    let claim = claim.then(&[claimed(0, GREEN_OF_FOUR, paid, 7), turn_of(1)]);
    claim.then_state(|game| assert_eq!(game.players()[seat(0)].hand, cards("2 green")));
}

// R5.1
#[test]
fn one_card_too_few_is_not_enough() {
    let claim = given(table(2).hand(0, "3 green 9 red")).when(0, claim(GREEN_OF_FOUR, of(Color::Green, 0)));
    claim.rejected(Rejection::CardsShort { card: Card::Green, need: 4, have: 3 });
}

// R5.1
#[test]
fn all_cards_are_of_the_color_of_the_route() {
    let wrong = Rejection::WrongPayment { cards: 4, color: Some(Color::Green), locomotives: 0 };
    for color in Color::ALL.into_iter().filter(|color| *color != Color::Green) {
        for locomotives in 0..4 {
            let claim = given(rich(2)).when(0, claim(GREEN_OF_FOUR, of(color, locomotives)));
            claim.rejected(wrong.clone());
        }
    }
}

// R5.1
#[test]
fn locomotives_stand_for_any_color() {
    for locomotives in 0..4 {
        let position = rich(2).hand(0, "4 green 4 locomotive");
        let claim = given(position).after(0, claim(GREEN_OF_FOUR, of(Color::Green, locomotives)));
        claim.then_state(|game| {
            let hand = game.players()[seat(0)].hand;
            assert_eq!((hand[Card::Green], hand[Card::Locomotive]), (locomotives, 4 - locomotives));
        });
    }
}

// R5.1
#[test]
fn locomotives_that_are_not_held_stand_for_nothing() {
    let claim = given(table(2).hand(0, "9 green 1 locomotive")).when(0, claim(GREEN_OF_FOUR, of(Color::Green, 2)));
    claim.rejected(Rejection::CardsShort { card: Card::Locomotive, need: 2, have: 1 });
}

// R5.1
#[test]
fn a_gray_route_takes_any_one_color() {
    for color in Color::ALL {
        for locomotives in 0..4 {
            given(rich(2)).after(0, claim(GRAY_OF_FOUR, of(color, locomotives)));
        }
    }
}

// R5.2
#[test]
fn a_gray_route_never_takes_cards_of_two_colors() {
    let position = table(2).hand(0, "3 red 3 blue").stations(0, 0);
    for (color, card) in [(Color::Red, Card::Red), (Color::Blue, Card::Blue)] {
        let claim = given(position.clone()).when(0, claim(GRAY_OF_FOUR, of(color, 0)));
        claim.rejected(Rejection::CardsShort { card, need: 4, have: 3 });
    }
    let moves = position.game.legal_moves(seat(0));
    assert!(
        !moves
            .iter()
            .any(|listed| matches!(listed, Move::ClaimRoute { route: gray, .. } if *gray == route(GRAY_OF_FOUR)))
    );
}

// R5.2
#[test]
fn all_locomotives_is_always_allowed() {
    for route in Route::all() {
        given(rich(2).deck("")).after(0, claim_of(route, fitting(route)));
    }
}

// R5.2
#[test]
fn the_locomotives_said_are_the_locomotives_paid() {
    let position = table(2).hand(0, "2 black 3 locomotive");
    let claim = given(position).after(0, claim("amsterdam-bruxelles", all_locomotives(1)));
    claim.then_state(|game| assert_eq!(game.discards(), cards("1 locomotive")));
}

// R5.2
#[test]
fn a_color_is_named_exactly_when_a_card_of_it_is_paid() {
    for (name, color) in [(GREEN_OF_FOUR, Some(Color::Green)), (GRAY_OF_FOUR, None)] {
        let wrong = Rejection::WrongPayment { cards: 4, color, locomotives: 0 };
        for payment in [of(Color::Green, 4), of(Color::Green, 5), of(Color::Green, 255)] {
            given(rich(2)).when(0, claim(name, payment)).rejected(wrong.clone());
        }
        for locomotives in [0, 3, 5, 8] {
            given(rich(2)).when(0, claim(name, all_locomotives(locomotives))).rejected(wrong.clone());
        }
    }
}

// R5.3
#[test]
fn one_train_is_laid_on_each_space() {
    for route in Route::all() {
        let claim = given(rich(2).deck("")).after(0, claim_of(route, fitting(route)));
        claim.then_state(|game| assert_eq!(game.players()[seat(0)].trains, 45 - route.facts().length));
    }
}

// R5.3
#[test]
fn with_too_few_trains_there_is_no_claim() {
    let claim_it = claim(GREEN_OF_FOUR, of(Color::Green, 0));
    let short = given(rich(2).trains(0, 3)).when(0, claim_it);
    short.rejected(Rejection::TrainsShort { need: 4, have: 3 });
    given(rich(2).trains(0, 4)).after(0, claim_it).then_state(|game| assert_eq!(game.players()[seat(0)].trains, 0));
}

// R5.3
#[test]
fn one_route_a_turn() {
    let first = given(rich(2)).after(0, claim(GREEN_OF_FOUR, of(Color::Green, 0)));
    let second = first.when(0, claim("angora-erzurum", of(Color::Black, 0)));
    second.rejected(Rejection::NotYourTurn { turn: seat(1) });
}

// R5.3
#[test]
fn a_route_need_not_touch_ones_own() {
    let position = rich(2).owner("cadiz-lisboa", 0);
    given(position).after(0, claim("angora-erzurum", of(Color::Black, 0)));
}

// R5.3
#[test]
fn a_route_that_somebody_owns_cannot_be_claimed() {
    for owner in [0, 1] {
        let claim = given(rich(2).owner(GREEN_OF_FOUR, owner)).when(0, claim(GREEN_OF_FOUR, of(Color::Green, 0)));
        claim.rejected(Rejection::RouteTaken { route: route(GREEN_OF_FOUR), owner: seat(owner) });
    }
}

// R5.4, R1.4
#[test]
fn a_claim_scores_at_once_by_length() {
    for route in Route::all() {
        let points = [0, 1, 2, 4, 7, 0, 15, 0, 21][usize::from(route.facts().length)];
        let claim = given(rich(3).deck("").turn(1)).after(1, claim_of(route, fitting(route)));
        claim.then_state(|game| {
            assert_eq!([0, 1, 2].map(|of| game.players()[seat(of)].points), [0, points, 0]);
            assert_eq!(game.owners()[route], Some(seat(1)));
        });
    }
}

// R5.4
#[test]
fn the_cards_paid_go_to_the_discards() {
    let position = table(2).hand(0, "3 green 2 locomotive").discards("1 pink");
    let claim = given(position).after(0, claim(GREEN_OF_FOUR, of(Color::Green, 1)));
    claim.then_piles("20 black", "3 green 1 locomotive 1 pink");
}

// R5.5, R1.3
#[test]
fn there_are_eleven_double_routes() {
    assert_eq!(doubles().count(), 22);
    assert!(doubles().all(|(track, twin)| twin != track && twin.facts().twin == Some(track)));
}

// R5.5
#[test]
fn one_player_never_owns_both_tracks() {
    for seats in 2..=5 {
        for (track, twin) in doubles() {
            let claim = given(rich(seats).owner(twin.facts().id, 0)).when(0, claim_of(track, fitting(track)));
            claim.rejected(Rejection::BothTracks { twin });
        }
    }
}

// R5.5
#[test]
fn with_two_or_three_players_the_second_track_closes() {
    for seats in [2, 3] {
        for (track, twin) in doubles() {
            for other in 1..seats {
                let position = rich(seats).owner(twin.facts().id, 0).turn(other);
                let claim = given(position).when(other, claim_of(track, fitting(track)));
                claim.rejected(Rejection::TrackClosed { twin });
            }
        }
    }
}

// R5.5
#[test]
fn it_closes_as_soon_as_the_first_track_is_claimed() {
    let first = given(rich(2)).after(0, claim("berlin-frankfurt-red", of(Color::Red, 0)));
    let second = first.when(1, claim("berlin-frankfurt-black", of(Color::Black, 0)));
    second.rejected(Rejection::TrackClosed { twin: route("berlin-frankfurt-red") });
}

// R5.5
#[test]
fn with_four_or_five_players_another_may_claim_the_second_track() {
    for seats in [4, 5] {
        for (track, twin) in doubles() {
            let position = rich(seats).deck("").owner(twin.facts().id, 0).turn(3);
            given(position).after(3, claim_of(track, fitting(track)));
        }
    }
}

// R5.5
#[test]
fn the_seats_at_the_start_count_whoever_leaves_later() {
    let position = rich(4).owner("berlin-frankfurt-red", 0).turn(1).gone(2).gone(3);
    given(position).after(1, claim("berlin-frankfurt-black", of(Color::Black, 0)));
}

// R5.6
#[test]
fn a_ferry_takes_at_least_a_locomotive_for_each_symbol() {
    let ferries = Route::all().filter(|route| route.facts().ferry > 0);
    for (ferry, facts) in ferries.map(|ferry| (ferry, ferry.facts())) {
        let wrong = Rejection::WrongPayment { cards: facts.length, color: facts.color, locomotives: facts.ferry };
        for locomotives in 0..facts.length {
            let claim = given(rich(2)).when(0, claim_of(ferry, of(Color::Pink, locomotives)));
            if locomotives < facts.ferry {
                claim.rejected(wrong.clone())
            } else {
                claim.then_events(|_| ())
            };
        }
    }
}

// R5.6, R1.3
#[test]
fn there_are_thirteen_ferries_with_seventeen_locomotives() {
    let ferries = Route::all().map(|route| route.facts().ferry).filter(|ferry| *ferry > 0).collect::<Vec<_>>();
    assert_eq!((ferries.len(), ferries.iter().sum::<u8>()), (13, 17));
}

// R5.6
#[test]
fn colored_cards_never_stand_for_the_locomotives_of_a_ferry() {
    let position = table(2).hand(0, "9 red 1 locomotive").stations(0, 0);
    let one_short = given(position.clone()).when(0, claim("palermo-smyrna", of(Color::Red, 2)));
    one_short.rejected(Rejection::CardsShort { card: Card::Locomotive, need: 2, have: 1 });
    given(position).after(0, claim("athina-brindisi", of(Color::Red, 1)));
}

// R5.6
#[test]
fn the_rest_of_a_ferry_is_of_one_color_or_locomotives() {
    for locomotives in 2..6 {
        let claim = given(rich(2)).after(0, claim("palermo-smyrna", of(Color::White, locomotives)));
        claim.then_state(|game| assert_eq!(game.discards()[Card::White], 6 - locomotives));
    }
    given(rich(2).hand(0, "3 red 1 white 2 locomotive"))
        .when(0, claim("palermo-smyrna", of(Color::Red, 2)))
        .rejected(Rejection::CardsShort { card: Card::Red, need: 4, have: 3 });
}

// R5.3, R4.7
#[test]
fn a_claim_ends_the_turn() {
    let claim = given(bare_table(3).hand(0, "1 black")).after(0, claim("amsterdam-bruxelles", of(Color::Black, 0)));
    claim.then_state(|game| assert_eq!(turn(game).seat, seat(1)));
}
