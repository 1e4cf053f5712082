//! Building stations (R8.1).

use super::{
    position::{bare_table, given, table, turn},
    words::{all_locomotives, build, built, cards, city, claim, of, seat, turn_of},
};
use railhead_engine::{
    BorrowedRoute, ByRoute, Card, City, Color, Payment, Rejection, Route, Seat, Ticket, TicketKind, best_borrowing,
};

#[test]
fn a_station_may_be_built_in_any_city() {
    for city in City::all() {
        let build = given(table(2).hand(0, "1 red")).after(0, build(city.facts().id, of(Color::Red, 0)));
        build.then_state(|game| {
            let stations = game.stations().iter().filter(|(_, owner)| owner.is_some()).collect::<Vec<_>>();
            assert_eq!(stations, [(city, &Some(seat(0)))]);
        });
    }
}

#[test]
fn it_needs_no_route_and_no_route_forbids_it() {
    let position = table(2).hand(0, "1 red").owner("berlin-wien", 1).owner("munchen-wien", 0);
    given(position).after(0, build("wien", of(Color::Red, 0)));
}

#[test]
fn a_city_with_a_station_takes_no_second_one() {
    for owner in [0, 1] {
        let position = table(2).hand(0, "9 red").station_in("wien", owner);
        let why = Rejection::StationTaken { city: city("wien"), owner: seat(owner) };
        given(position).when(0, build("wien", of(Color::Red, 0))).rejected(why);
    }
}

#[test]
fn one_station_a_turn() {
    let paid = of(Color::Red, 0);
    let first = given(table(2).hand(0, "9 red")).when(0, build("wien", paid));
    let first = first.then(&[built(0, "wien", paid), turn_of(1)]);
    first.when(0, build("roma", paid)).rejected(Rejection::NotYourTurn { turn: seat(1) });
}

#[test]
fn the_three_stations_cost_one_two_and_three_cards() {
    for (left, price) in [(3, 1), (2, 2), (1, 3)] {
        let position = table(2).hand(0, "5 red").stations(0, left);
        let build = given(position).after(0, build("wien", of(Color::Red, 0)));
        build.then_state(|game| {
            assert_eq!((game.players()[seat(0)].hand[Card::Red], game.discards()[Card::Red]), (5 - price, price));
            assert_eq!(game.players()[seat(0)].stations, left - 1);
        });
    }
}

#[test]
fn the_price_rises_from_station_to_station() {
    let mut game = given(table(2).hand(0, "6 red").deck("200 black"));
    for (name, left) in [("wien", 5), ("roma", 3), ("paris", 0)] {
        game = game.after(0, build(name, of(Color::Red, 0)));
        game = game.then_state(|game| assert_eq!(game.players()[seat(0)].hand[Card::Red], left));
        game = game.after(1, super::words::draw()).after(1, super::words::draw());
    }
    game.when(0, build("berlin", of(Color::Red, 0))).rejected(Rejection::NoStationsLeft {});
}

#[test]
fn the_stations_of_others_do_not_raise_the_price() {
    let position = table(2).hand(0, "1 red").stations(1, 0).station_in("roma", 1).station_in("paris", 1);
    given(position).after(0, build("wien", of(Color::Red, 0)));
}

#[test]
fn there_is_no_fourth_station() {
    let position = table(2).hand(0, "9 red 9 locomotive").stations(0, 0);
    for payment in [of(Color::Red, 0), all_locomotives(1), all_locomotives(4)] {
        given(position.clone()).when(0, build("wien", payment)).rejected(Rejection::NoStationsLeft {});
    }
}

#[test]
fn all_cards_are_of_one_color() {
    for color in Color::ALL {
        let position = table(2).hand(0, "3 pink 3 blue 3 orange 3 white 3 green 3 yellow 3 black 3 red");
        given(position.stations(0, 1)).after(0, build("wien", of(color, 0)));
    }
    let build = given(table(2).hand(0, "1 red 1 blue").stations(0, 2)).when(0, build("wien", of(Color::Red, 0)));
    build.rejected(Rejection::CardsShort { card: Card::Red, need: 2, have: 1 });
}

#[test]
fn locomotives_stand_for_any_color() {
    for payment in [of(Color::Red, 1), of(Color::Red, 2), all_locomotives(3)] {
        let position = table(2).hand(0, "3 red 3 locomotive").stations(0, 1);
        let build = given(position).after(0, build("wien", payment));
        build.then_state(|game| assert_eq!(game.discards(), payment.cards(3)));
    }
}

#[test]
fn a_wrong_payment_is_refused() {
    let wrong = Rejection::WrongPayment { cards: 2, color: None, locomotives: 0 };
    let payments = [of(Color::Red, 2), of(Color::Red, 3), all_locomotives(0), all_locomotives(1), all_locomotives(3)];
    for payment in payments {
        let position = table(2).hand(0, "9 red 9 locomotive").stations(0, 2);
        given(position).when(0, build("wien", payment)).rejected(wrong.clone());
    }
    let short = Payment { color: None, locomotives: 2 };
    let build = given(table(2).hand(0, "9 red 1 locomotive").stations(0, 2)).when(0, build("wien", short));
    build.rejected(Rejection::CardsShort { card: Card::Locomotive, need: 2, have: 1 });
}

#[test]
fn a_station_costs_no_trains_and_scores_nothing_now() {
    let build = given(table(2).hand(0, "1 red")).after(0, build("wien", of(Color::Red, 0)));
    build.then_state(|game| assert_eq!((game.players()[seat(0)].trains, game.players()[seat(0)].points), (45, 0)));
}

#[test]
fn a_station_closes_no_route() {
    let position = bare_table(2).hand(0, "1 red").hand(1, "3 green");
    let claimed = given(position).after(0, build("wien", of(Color::Red, 0)));
    let claimed = claimed.after(1, claim("berlin-wien", of(Color::Green, 0)));
    claimed.then_state(|game| assert_eq!((turn(game).seat, game.players()[seat(1)].hand), (seat(0), cards(""))));
}

/// R8.2.
#[test]
fn a_station_lends_a_foreign_route_of_its_city_for_a_ticket() {
    let [own, foreign] = ["paris-zurich", "brest-paris"].map(|id| id.parse::<Route>().unwrap());
    let mut owners = ByRoute::<Option<Seat>>::default();
    (owners[own], owners[foreign]) = (Some(seat(0)), Some(seat(1)));
    let ticket = Ticket { id: "brest-zurich".parse().unwrap(), points: 5, kind: TicketKind::Standard };
    let lent = |at: &str| best_borrowing(&owners, seat(0), &[city(at)], &[own], &[ticket]);
    for at in ["brest", "paris"] {
        assert_eq!(lent(at), [BorrowedRoute { city: city(at), route: foreign }]);
    }
    assert!(lent("zurich").iter().all(|lent| lent.route != foreign), "a route of another city");
}
