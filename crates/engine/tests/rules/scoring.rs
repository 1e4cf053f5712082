//! The final score (R9.2–9.4), and the best use of stations (R8.2, R8.3).

use super::{
    position::{Position, table},
    words::{city, route, seat, ticket_id},
};
use railhead_engine::{BorrowedRoute, PlayerScore, Route, Ticket, TicketKind, TieBreak, TieBreakCriterion, ties};

/// A player's tickets, with points of their own.
fn holds(mut position: Position, of: u8, tickets: &[(&str, u8)]) -> Position {
    let tickets =
        tickets.iter().map(|(id, points)| Ticket { id: ticket_id(id), points: *points, kind: TicketKind::Standard });
    position.game.parts().players[seat(of)].tickets = tickets.collect();
    position
}

fn owns(position: Position, of: u8, routes: &[&str]) -> Position {
    routes.iter().fold(position, |position, route| position.owner(route, of))
}

fn routes(names: &[&str]) -> Vec<Route> {
    names.iter().map(|name| route(name)).collect()
}

fn lent(city_name: &str, route_name: &str) -> BorrowedRoute {
    BorrowedRoute { city: city(city_name), route: route(route_name) }
}

fn borrowed(position: &Position) -> Vec<BorrowedRoute> {
    position.game.score()[0].borrowed.clone()
}

fn each<T>(position: &Position, part: impl Fn(&PlayerScore) -> T) -> Vec<T> {
    position.game.score().iter().map(part).collect()
}

fn ranks(position: &Position) -> Vec<u8> {
    each(position, |score| score.rank)
}

// R9.2
#[test]
fn a_total_is_routes_tickets_stations_and_the_express() {
    let position = owns(table(3), 0, &["berlin-wien", "budapest-wien-red"]).station_in("roma", 0);
    let position = holds(position, 0, &[("berlin-budapest", 7), ("athina-angora", 5), ("paris-wien", 4)]);
    let score = &position.game.score()[0];
    assert_eq!((score.routes, score.tickets, score.stations, score.express), (4 + 1, 7 - 5 - 4, 2 * 4, 10));
    assert_eq!((score.total, score.longest_path), (5 - 2 + 8 + 10, 4));
    assert_eq!(score.completed, [ticket_id("berlin-budapest")]);
    assert_eq!(score.failed, [ticket_id("athina-angora"), ticket_id("paris-wien")]);
    assert_eq!(each(&position, |score| score.total), [21, 12, 12]);
}

// R9.2
#[test]
fn failed_tickets_may_cost_more_than_everything_brings() {
    let position = holds(table(2), 1, &[("athina-angora", 9), ("berlin-wien", 9)]);
    assert_eq!(each(&position, |score| (score.tickets, score.total)), [(0, 12), (-18, -6)]);
}

// R9.3
#[test]
fn all_who_tie_for_the_longest_path_get_the_express() {
    let position = owns(owns(table(3), 0, &["berlin-wien"]), 2, &["athina-sofia", "amsterdam-london"]);
    assert_eq!(each(&position, |score| score.longest_path), [3, 0, 3]);
    assert_eq!(each(&position, |score| score.express), [10, 0, 10]);
    assert_eq!(each(&table(2), |score| score.express), [0, 0], "a path of length 0 is none");
}

// R9.3, R8.2
#[test]
fn borrowed_routes_do_not_make_a_path_longer() {
    let position = owns(owns(table(2), 0, &["berlin-wien"]), 1, &["munchen-wien"]).station_in("wien", 0);
    let score = &position.game.score()[0];
    assert_eq!((&score.borrowed, score.longest_path), (&vec![lent("wien", "munchen-wien")], 3));
}

/// A table where an opponent owns four routes to Wien, in which seat 0 has a station.
fn station_in_wien() -> Position {
    owns(table(4), 1, &["berlin-wien", "munchen-wien", "warszawa-wien", "wien-zagrab"]).station_in("wien", 0)
}

// R8.3
#[test]
fn a_station_lends_the_route_that_brings_most_points() {
    let tickets = [("berlin-wien", 5), ("munchen-wien", 6), ("warszawa-wien", 4), ("athina-angora", 9)];
    let position = holds(station_in_wien(), 0, &tickets);
    assert_eq!(borrowed(&position), [lent("wien", "munchen-wien")]);
    assert_eq!(position.game.score()[0].tickets, 6 - 5 - 4 - 9);
}

// R8.3
#[test]
fn of_equal_points_a_station_brings_most_completed_tickets() {
    let position = owns(station_in_wien(), 0, &["danzig-warszawa"]);
    let tickets = [("berlin-wien", 8), ("danzig-wien", 4), ("warszawa-wien", 4)];
    let position = holds(position, 0, &tickets);
    assert_eq!(borrowed(&position), [lent("wien", "warszawa-wien")]);
    assert_eq!(position.game.score()[0].completed, [ticket_id("danzig-wien"), ticket_id("warszawa-wien")]);
}

// R8.3
#[test]
fn of_equally_good_routes_a_station_lends_the_first() {
    let tickets = [("munchen-wien", 5), ("wien-zagrab", 5)];
    assert_eq!(borrowed(&holds(station_in_wien(), 0, &tickets)), [lent("wien", "munchen-wien")]);
    assert_eq!(borrowed(&station_in_wien()), [lent("wien", "berlin-wien")], "without tickets");
}

// R8.2
#[test]
fn stations_complete_a_ticket_together() {
    let position = owns(table(3), 1, &["berlin-wien"]).station_in("berlin", 0).station_in("roma", 0);
    let position = owns(position, 2, &["roma-venezia", "munchen-wien", "marseille-roma"]);
    let position = owns(position, 0, &["venezia-zagrab", "wien-zagrab"]);
    let position = holds(position, 0, &[("berlin-roma", 9)]);
    assert_eq!(borrowed(&position), [lent("berlin", "berlin-wien"), lent("roma", "roma-venezia")]);
    assert_eq!(position.game.score()[0].tickets, 9);
}

// R8.3
#[test]
fn each_of_several_stations_lends_what_is_best_for_all() {
    let position = owns(station_in_wien(), 2, &["brindisi-roma", "marseille-roma", "roma-venezia"]);
    let position = position.station_in("roma", 0);
    for from_roma in ["brindisi-roma", "marseille-roma", "roma-venezia"] {
        for from_wien in ["berlin-wien", "munchen-wien", "warszawa-wien", "wien-zagrab"] {
            let position = holds(position.clone(), 0, &[(from_roma, 5), (from_wien, 3)]);
            assert_eq!(borrowed(&position), [lent("roma", from_roma), lent("wien", from_wien)]);
        }
    }
}

// R8.2
#[test]
fn several_stations_may_use_one_route() {
    let position = owns(table(2), 1, &["berlin-wien"]).station_in("berlin", 0).station_in("wien", 0);
    assert_eq!(borrowed(&position), [lent("berlin", "berlin-wien"), lent("wien", "berlin-wien")]);
}

// R8.2
#[test]
fn own_and_unclaimed_routes_lend_nothing() {
    let position = owns(table(2), 0, &["berlin-wien"]).station_in("wien", 0).station_in("roma", 0);
    assert_eq!(borrowed(&holds(position, 0, &[("berlin-roma", 9), ("roma-venezia", 2)])), []);
}

// R9.4
#[test]
fn more_points_rank_before_more_tickets() {
    let position = owns(owns(table(3), 0, &["berlin-danzig"]), 1, &["athina-sarajevo", "amsterdam-bruxelles"]);
    let position = holds(position, 0, &[("berlin-danzig", 0)]);
    assert_eq!(each(&position, |score| score.total), [29, 30, 12]);
    assert_eq!(ranks(&position), [2, 1, 3]);
}

// R9.4
#[test]
fn of_equal_points_more_completed_tickets_win() {
    let position = owns(owns(table(2), 0, &["athina-sarajevo", "amsterdam-bruxelles"]), 1, &["berlin-danzig"]);
    let position = holds(position, 1, &[("berlin-danzig", 1)]);
    assert_eq!(each(&position, |score| score.total), [30, 30]);
    assert_eq!(ranks(&position), [2, 1]);
}

// R9.4: the German anniversary book leaves this step out.
#[test]
fn then_fewer_stations_win_but_not_by_the_german_book() {
    let mut position = owns(table(2), 0, &["athina-sarajevo", "berlin-wien"]).station_in("roma", 0);
    position = owns(position, 1, &["berlin-danzig"]);
    assert_eq!(each(&position, |score| (score.total, score.stations)), [(29, 8), (29, 12)]);
    assert_eq!(ranks(&position), [2, 1]);
    position.game.parts().options.tie_break = TieBreak::German;
    assert_eq!(ranks(&position), [1, 1]);
}

// R9.4: neither of the two holds the Express.
#[test]
fn then_the_longest_path_among_the_tied_wins() {
    let position = owns(table(3), 0, &["berlin-wien", "athina-sofia"]);
    let mut position = owns(owns(position, 1, &["danzig-riga", "amsterdam-essen"]), 2, &["petrograd-stockholm"]);
    assert_eq!(ranks(&position), [2, 2, 1], "a shared rank");
    position = owns(position, 0, &["munchen-zurich"]);
    position = owns(position, 1, &["danzig-warszawa"]);
    assert_eq!(each(&position, |score| score.longest_path), [3, 5, 8]);
    for tie_break in [TieBreak::Standard, TieBreak::German] {
        position.game.parts().options.tie_break = tie_break;
        assert_eq!((position.game.position().tie_break(), ranks(&position)), (tie_break, vec![3, 2, 1]));
    }
}

// R9.4
#[test]
fn the_ranks_after_a_shared_one_are_skipped() {
    let position = owns(owns(table(4), 1, &["berlin-danzig"]), 3, &["athina-sarajevo"]);
    assert_eq!(ranks(&position), [3, 1, 3, 1]);
}

// R9.4
#[test]
fn ties_are_told_with_the_values_that_separate_the_players() {
    let position = owns(table(5), 0, &["athina-sarajevo", "berlin-wien"]).station_in("roma", 0);
    let position = owns(owns(position, 1, &["berlin-danzig"]), 3, &["kharkov-kyiv"]);
    let position = holds(position, 2, &[("berlin-wien", 1)]);
    let groups = ties(&position.game.score(), TieBreak::Standard);
    let told = |group: usize| {
        let group = &groups[group];
        let steps = group.steps.iter().map(|step| (step.by, step.values.clone(), step.decides)).collect::<Vec<_>>();
        (group.points, group.players.clone(), group.ranks.clone(), steps, group.shared)
    };
    let steps = vec![
        (TieBreakCriterion::CompletedTickets, vec![0, 0, 0], false),
        (TieBreakCriterion::StationsUsed, vec![1, 0, 0], true),
        (TieBreakCriterion::LongestPath, vec![4, 4, 4], false),
    ];
    assert_eq!(told(0), (29, vec![seat(0), seat(1), seat(3)], vec![3, 1, 1], steps, true));
    assert_eq!(groups.len(), 1, "12 and 11 points are no tie");
}

/// A table on which seat 0 has a star of routes around Wien and a route elsewhere, and a station.
fn star() -> Position {
    let position = owns(table(3), 0, &["warszawa-wien", "berlin-wien", "munchen-wien", "budapest-wien-red"]);
    let position = owns(position, 0, &["athina-sofia", "palermo-roma"]).station_in("roma", 0);
    owns(position, 1, &["brindisi-roma", "roma-venezia", "warszawa-wilno"])
}

/// Whether the scores of a position are right with this change of those of seat 0.
fn is_right(position: &Position, change: impl FnOnce(&mut PlayerScore)) -> bool {
    let mut scores = position.game.score();
    change(&mut scores[0]);
    position.game.scores_as(&scores)
}

// R9.3
#[test]
fn of_several_longest_paths_any_is_right() {
    let is_path = |names: &[&str]| is_right(&star(), |score| score.path = routes(names));
    assert_eq!(star().game.score()[0].longest_path, 7);
    for other in ["berlin-wien", "munchen-wien"] {
        assert!(is_path(&["warszawa-wien", other]) && is_path(&[other, "warszawa-wien"]), "{other}");
    }
}

// R9.3
#[test]
fn a_path_that_could_not_be_travelled_is_not_right() {
    let is_path = |names: &[&str]| is_right(&star(), |score| score.path = routes(names));
    assert!(!is_path(&["warszawa-wien", "athina-sofia"]), "two pieces");
    assert!(!is_path(&["athina-sofia", "warszawa-wien"]), "two pieces");
    assert!(!is_path(&["warszawa-wien", "warszawa-wilno"]), "an opponent's route");
    assert!(!is_path(&["budapest-wien-red", "berlin-wien", "berlin-wien"]), "a route used twice");
    assert!(!is_path(&["munchen-wien", "berlin-wien"]), "a shorter one");
    assert!(!is_path(&[]), "none");
}

// R8.3
#[test]
fn of_equally_good_uses_of_stations_any_is_right() {
    assert_eq!(borrowed(&star()), [lent("roma", "brindisi-roma")]);
    assert!(is_right(&star(), |score| score.borrowed = vec![lent("roma", "roma-venezia")]));
    let either = holds(star(), 0, &[("brindisi-roma", 5), ("roma-venezia", 5)]);
    assert!(is_right(&either, |score| {
        score.borrowed = vec![lent("roma", "roma-venezia")];
        std::mem::swap(&mut score.completed, &mut score.failed);
    }));
}

// R8.2
#[test]
fn a_route_that_a_station_cannot_lend_is_not_right() {
    let lends = |lent: &[BorrowedRoute]| is_right(&star(), |score| score.borrowed = lent.to_vec());
    assert!(!lends(&[lent("roma", "marseille-roma")]), "an unclaimed route");
    assert!(!lends(&[lent("roma", "palermo-roma")]), "an own route");
    assert!(!lends(&[lent("roma", "warszawa-wilno")]), "a route of another city");
    assert!(!lends(&[lent("venezia", "roma-venezia")]), "a city without a station");
    assert!(!lends(&[lent("roma", "roma-venezia"), lent("roma", "brindisi-roma")]), "two routes of one station");
    assert!(!lends(&[]), "none");
}

// R8.3
#[test]
fn tickets_are_right_only_as_the_borrowed_routes_complete_them() {
    let either = holds(star(), 0, &[("brindisi-roma", 5), ("roma-venezia", 5)]);
    assert!(!is_right(&either, |score| std::mem::swap(&mut score.completed, &mut score.failed)));
    assert!(!is_right(&either, |score| score.borrowed = vec![lent("roma", "roma-venezia")]));
    assert!(!is_right(&either, |score| score.completed.append(&mut score.failed)));
    let better = holds(star(), 0, &[("roma-venezia", 5)]);
    assert!(!is_right(&better, |score| score.borrowed = vec![lent("roma", "brindisi-roma")]));
}

// R8.3
#[test]
fn fewer_completed_tickets_of_equal_points_are_not_right() {
    let position = owns(star(), 0, &["venezia-zurich"]);
    let position = holds(position, 0, &[("brindisi-roma", 8), ("roma-venezia", 4), ("roma-zurich", 4)]);
    assert_eq!(borrowed(&position), [lent("roma", "roma-venezia")]);
    assert!(!is_right(&position, |score| {
        score.borrowed = vec![lent("roma", "brindisi-roma")];
        std::mem::swap(&mut score.completed, &mut score.failed);
    }));
}

// R9.2
#[test]
fn scores_with_another_number_or_of_other_players_are_not_right() {
    let position = holds(star(), 0, &[("roma-venezia", 5)]);
    let scores = position.game.score();
    assert!(position.game.scores_as(&scores));
    let changes: [fn(&mut PlayerScore); 8] = [
        |score| score.seat = seat(1),
        |score| score.rank += 1,
        |score| score.total += 1,
        |score| score.routes += 1,
        |score| score.tickets += 1,
        |score| score.stations += 4,
        |score| score.express = 0,
        |score| score.longest_path += 1,
    ];
    for (number, change) in changes.into_iter().enumerate() {
        assert!(!is_right(&position, change), "change {number}");
    }
    let game = &position.game;
    assert!(!game.scores_as(&scores[..2]) && !game.scores_as(&[&scores[..], &scores[..1]].concat()));
    assert!(!game.scores_as(&[&scores[..2], &scores[..1]].concat()));
}
