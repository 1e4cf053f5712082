//! Positions as people list them: refusals, and explained scores, by hand and over whole games.

use crate::position::{printed, seat, ticket};
use railhead::{
    bots::Budget,
    engine::{
        BotLevel, City, Game, ListedSeat, PathLeg, PlayerScore, Position, PositionError, Route, ScoreExplanation, Seat,
        TicketPack, TicketPath, TicketSet, TieBreak, TieBreakCriterion, TieGroup, Variant, ties,
    },
    log::packs::Packs,
    simulate::Simulation,
};

/// Routes, stations and tickets of one player.
type Player<'a> = (&'a str, &'a str, &'a str);

fn words(names: &str) -> Vec<String> {
    names.split_whitespace().map(str::to_owned).collect()
}

fn read(tie_break: TieBreak, players: &[Player<'_>]) -> Result<Position, PositionError> {
    let known = TicketSet::Europe.tickets().collect::<Vec<_>>();
    let players = players.iter().map(|(routes, stations, tickets)| [words(routes), words(stations), words(tickets)]);
    let players = players.collect::<Vec<_>>();
    let listed = players.iter().map(|[routes, stations, tickets]| ListedSeat { routes, stations, tickets });
    Position::read(&listed.collect::<Vec<_>>(), tie_break, &known)
}

struct Scored {
    scores: Vec<PlayerScore>,
    why: Vec<ScoreExplanation>,
    ties: Vec<TieGroup>,
}

fn scored_by(tie_break: TieBreak, players: &[Player<'_>]) -> Scored {
    let position = read(tie_break, players).unwrap();
    let scores = position.score();
    let why = scores.iter().map(|score| position.explain(score)).collect();
    Scored { ties: ties(&scores, tie_break), why, scores }
}

fn scored(players: &[Player<'_>]) -> Scored {
    scored_by(TieBreak::Standard, players)
}

impl Scored {
    /// Routes, tickets, stations, Express, total.
    fn parts(&self, number: usize) -> (u16, i16, u8, u8, i16) {
        let PlayerScore { routes, tickets, stations, express, total, .. } = self.scores[number];
        (routes, tickets, stations, express, total)
    }

    fn ranks(&self) -> Vec<u8> {
        self.scores.iter().map(|score| score.rank).collect()
    }

    fn path(&self, number: usize, name: &str) -> &TicketPath {
        self.why[number].ticket_paths.iter().find(|path| path.id.to_string() == name).unwrap()
    }

    /// The routes that each station lends, their owners, and the tickets that use them.
    fn borrowed(&self, number: usize) -> Vec<String> {
        let stations = self.why[number].borrowed.iter().map(|station| {
            let route = station.route.map_or("nothing".to_owned(), |route| route.to_string());
            let owner = station.owner.map_or(String::new(), |owner| format!(" of {owner}"));
            let tickets = station.tickets.iter().map(|id| format!(" {id}")).collect::<String>();
            format!("{}: {route}{owner} for{tickets}", station.city)
        });
        stations.collect()
    }
}

/// The cities a walk comes through.
fn cities(legs: &[PathLeg]) -> String {
    let first = legs.first().map(|leg| leg.from);
    first.into_iter().chain(legs.iter().map(|leg| leg.to)).map(|city| city.to_string()).collect::<Vec<_>>().join(" ")
}

pub fn names<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn steps(tie: &TieGroup) -> Vec<(TieBreakCriterion, Vec<u8>, bool)> {
    tie.steps.iter().map(|step| (step.by, step.values.clone(), step.decides)).collect()
}

const TO_ATHINA: Player<'static> = (
    "edinburgh-london-black dieppe-london-1 paris-zurich venezia-zurich roma-venezia brindisi-roma athina-brindisi",
    "paris",
    "edinburgh-athina",
);
const TO_CONSTANTINOPLE: Player<'static> = (
    "dieppe-paris marseille-roma palermo-roma palermo-smyrna constantinople-smyrna",
    "",
    "palermo-constantinople paris-zagrab",
);

#[test]
fn r9_2_a_table_of_two_is_scored_and_explained_as_by_hand() {
    let table = scored(&[TO_ATHINA, TO_CONSTANTINOPLE]);
    // 4, 2, 3, 2, 2, 2 and 4 spaces bring 7 + 2 + 4 + 2 + 2 + 2 + 7 = 26. Paris lends the route to Dieppe: 21. Two
    // stations left: 8. Path from Paris to Athina: 3 + 2 + 2 + 2 + 4 = 13. 26 + 21 + 8 = 55.
    assert_eq!(table.parts(0), (26, 21, 8, 0, 55));
    assert_eq!((table.scores[0].longest_path, table.why[0].path.len()), (13, 5));
    assert_eq!(table.borrowed(0), ["paris: dieppe-paris of 1 for edinburgh-athina"]);
    let path = table.path(0, "edinburgh-athina");
    assert_eq!(cities(&path.path), "edinburgh london dieppe paris zurich venezia roma brindisi athina");
    assert_eq!((path.points, path.completed, names(&path.stations)), (21, true, "paris".into()));
    let owners = path.path.iter().map(|leg| leg.owner).collect::<Vec<_>>();
    assert_eq!(owners, [None, None, Some(seat(1)), None, None, None, None, None]);

    // 1, 4, 4, 6 and 2 spaces bring 1 + 7 + 7 + 15 + 2 = 32. 8 − 7 = 1 for the tickets. No station built: 12. Path from
    // Marseille to Constantinople: 4 + 4 + 6 + 2 = 16, and the Express. 32 + 1 + 12 + 10 = 55.
    assert_eq!(table.parts(1), (32, 1, 12, 10, 55));
    assert_eq!(table.scores[1].longest_path, 16);
    let claimed = table.why[1].claimed.iter().map(|one| (one.length, one.points)).collect::<Vec<_>>();
    assert_eq!(claimed, [(2, 2), (1, 1), (4, 7), (4, 7), (6, 15)]);
    assert_eq!(cities(&table.path(1, "palermo-constantinople").path), "palermo smyrna constantinople");
    let failed = table.path(1, "paris-zagrab");
    assert_eq!((failed.points, failed.completed, failed.path.len(), failed.stations.len()), (-7, false, 0, 0));
    assert_eq!(table.borrowed(1), [""; 0]);

    // Equal points, one ticket completed each; Bob has built no station.
    assert_eq!(table.ranks(), [2, 1]);
    assert_eq!((table.ties.len(), table.ties[0].points, table.ties[0].shared), (1, 55, false));
    assert_eq!((names(&table.ties[0].players), names(&table.ties[0].ranks)), ("0 1".into(), "2 1".into()));
    let expected =
        [(TieBreakCriterion::CompletedTickets, vec![1, 1], false), (TieBreakCriterion::StationsUsed, vec![1, 0], true)];
    assert_eq!(steps(&table.ties[0]), expected);
}

#[test]
fn r9_4_the_german_book_makes_another_the_winner() {
    // 7 + 4 = 11, one station built 8, path 4 and the Express: 29. 4 · 4 + 1 = 17, no station 12, path 3: 29.
    let players = [
        ("marseille-roma berlin-wien", "lisboa", ""),
        ("athina-sofia cadiz-madrid danzig-riga erzurum-sochi dieppe-paris", "", ""),
    ];
    let standard = scored(&players);
    assert_eq!((standard.parts(0).4, standard.parts(1).4), (29, 29));
    assert_eq!(standard.ranks(), [2, 1]);
    let tickets = (TieBreakCriterion::CompletedTickets, vec![0, 0], false);
    assert_eq!(steps(&standard.ties[0]), [tickets.clone(), (TieBreakCriterion::StationsUsed, vec![1, 0], true)]);
    let german = scored_by(TieBreak::German, &players);
    assert_eq!(german.ranks(), [1, 2]);
    assert_eq!(steps(&german.ties[0]), [tickets, (TieBreakCriterion::LongestPath, vec![4, 3], true)]);
}

#[test]
fn r9_4_a_step_may_part_some_and_leave_others_tied_who_share() {
    // 4 + 4 + 8 + 10 with one station built; 4 + 12 + 10 twice; 1 + 12 for the last: 26, 26, 26, 13.
    let table = scored(&[
        ("athina-sofia cadiz-madrid", "riga", ""),
        ("paris-zurich", "", ""),
        ("berlin-wien", "", ""),
        ("dieppe-paris", "", ""),
    ]);
    assert_eq!(table.ranks(), [3, 1, 1, 4]);
    let tie = &table.ties[0];
    assert_eq!((table.ties.len(), names(&tie.players), names(&tie.ranks)), (1, "0 1 2".into(), "3 1 1".into()));
    assert!(tie.shared);
    let expected = [
        (TieBreakCriterion::CompletedTickets, vec![0, 0, 0], false),
        (TieBreakCriterion::StationsUsed, vec![1, 0, 0], true),
        (TieBreakCriterion::LongestPath, vec![3, 3, 3], false),
    ];
    assert_eq!(steps(tie), expected);
}

#[test]
fn r9_4_a_step_that_parts_only_the_already_parted_is_skipped() {
    let table = scored(&[
        // 2 + 3 · 4 + 2 = 16, by the borrowed route to Erzurum 5, two stations left 8, path 3: 29.
        ("rostov-sochi paris-zurich berlin-wien constantinople-sofia barcelona-madrid", "sochi", "rostov-erzurum"),
        // 7, no station 12, path 4 and the Express: 29.
        ("marseille-roma", "", ""),
        // 4 · 4 + 1 = 17, no station 12, path 3: 29.
        ("athina-sofia cadiz-madrid danzig-riga erzurum-sochi dieppe-paris", "", ""),
    ]);
    assert_eq!(table.ranks(), [1, 2, 3]);
    let tie = &table.ties[0];
    assert_eq!((tie.points, tie.shared), (29, false));
    let expected = [
        (TieBreakCriterion::CompletedTickets, vec![1, 0, 0], true),
        (TieBreakCriterion::StationsUsed, vec![1, 0, 0], false),
        (TieBreakCriterion::LongestPath, vec![3, 4, 3], true),
    ];
    assert_eq!(steps(tie), expected);
}

#[test]
fn r9_4_the_longest_path_among_the_tied_decides() {
    let table = scored(&[
        // 4 + 2 + 1 = 7, no station 12: 19.
        ("athina-sofia rostov-sochi dieppe-paris", "", ""),
        // 7, no station 12: 19.
        ("marseille-roma", "", ""),
        // 15, no station 12 and the Express: 37.
        ("budapest-kyiv", "", ""),
    ]);
    assert_eq!((table.parts(2).4, table.ranks()), (37, vec![3, 2, 1]));
    let tie = &table.ties[0];
    assert_eq!((table.ties.len(), tie.points, names(&tie.players), tie.shared), (1, 19, "0 1".into(), false));
    let expected = [
        (TieBreakCriterion::CompletedTickets, vec![0, 0], false),
        (TieBreakCriterion::StationsUsed, vec![0, 0], false),
        (TieBreakCriterion::LongestPath, vec![3, 4], true),
    ];
    assert_eq!(steps(tie), expected);
}

#[test]
fn r9_4_different_points_are_no_tie() {
    assert_eq!(scored(&[("paris-zurich", "", ""), ("", "", "")]).ties, []);
}

#[test]
fn r8_2_a_station_lends_its_route_to_every_ticket() {
    // 7 + 2 + 4 + 2 + 4 = 19, tickets 7 + 10 + 8 = 25, two stations left 8, path 3 + 2 + 3 = 8 and the Express: 62.
    let table = scored(&[
        (
            "edinburgh-london-black dieppe-london-1 paris-zurich munchen-zurich munchen-wien",
            "paris",
            "edinburgh-paris london-wien paris-wien",
        ),
        ("dieppe-paris", "", ""),
    ]);
    assert_eq!(table.parts(0), (19, 25, 8, 10, 62));
    assert_eq!(table.borrowed(0), ["paris: dieppe-paris of 1 for edinburgh-paris london-wien"]);
    assert_eq!(names(&table.path(0, "paris-wien").stations), "");
    assert_eq!(cities(&table.path(0, "london-wien").path), "london dieppe paris zurich munchen wien");
}

#[test]
fn r8_2_of_several_stations_each_names_the_tickets_it_serves() {
    // Paris lends Dieppe to the one, Wien Berlin to the other, and both to the third.
    let table = scored(&[
        (
            "edinburgh-london-black dieppe-london-1 paris-zurich munchen-zurich munchen-wien",
            "wien paris",
            "edinburgh-paris london-berlin berlin-roma",
        ),
        ("dieppe-paris berlin-wien", "", ""),
    ]);
    assert_eq!(
        table.borrowed(0),
        ["paris: dieppe-paris of 1 for edinburgh-paris london-berlin", "wien: berlin-wien of 1 for london-berlin"]
    );
    assert_eq!(names(&table.path(0, "london-berlin").stations), "paris wien");
    assert_eq!(table.scores[0].tickets, 7 + 7 - 9);
}

#[test]
fn r8_3_the_station_borrows_what_brings_most() {
    // In Paris Dieppe would complete edinburgh-paris for 7, Zürich paris-wien for 8; only one is lent: 8 − 7 = 1.
    let table = scored(&[
        ("edinburgh-london-black dieppe-london-1 munchen-zurich munchen-wien", "paris", "edinburgh-paris paris-wien"),
        ("dieppe-paris", "", ""),
        ("paris-zurich", "", ""),
    ]);
    assert_eq!(table.scores[0].tickets, 1);
    assert_eq!(table.borrowed(0), ["paris: paris-zurich of 2 for paris-wien"]);
}

#[test]
fn r8_2_a_station_where_no_opponent_has_a_route_lends_nothing() {
    let table = scored(&[("dieppe-paris", "paris riga", "edinburgh-paris"), ("paris-zurich", "", "")]);
    assert_eq!(table.borrowed(0), ["paris: nothing for", "riga: nothing for"]);
}

#[test]
fn r8_2_two_stations_that_lend_nothing_name_no_route() {
    let table = scored(&[("", "paris zurich", "edinburgh-athina"), ("paris-zurich", "", "")]);
    assert_eq!(table.borrowed(0), ["paris: nothing for", "zurich: nothing for"]);
}

#[test]
fn r8_2_no_route_is_named_by_the_stations_at_both_its_ends() {
    let table = scored(&[("munchen-zurich munchen-wien", "paris zurich", "paris-wien"), ("paris-zurich", "", "")]);
    let named = table.borrowed(0).iter().filter(|station| station.contains("paris-zurich of 1 for paris-wien")).count();
    assert_eq!((named, table.scores[0].tickets), (1, 8), "{:?}", table.borrowed(0));
}

#[test]
fn a_way_takes_fewest_borrowed_routes_then_fewest_trains() {
    // Own from Paris to Wien by München, 3 + 2 + 3 = 8, or by Venezia and Zagrab, 3 + 2 + 2 + 2 = 9; the borrowed Berlin helps
    // another ticket only.
    let own = "paris-zurich munchen-zurich munchen-wien venezia-zurich venezia-zagrab wien-zagrab";
    let table = scored(&[(own, "wien", "paris-wien berlin-roma"), ("berlin-wien", "", "")]);
    assert_eq!(cities(&table.path(0, "paris-wien").path), "paris zurich munchen wien");
    // 2 + 2 + 2 own trains, though the borrowed München is 2 alone.
    let own = "munchen-zurich venezia-zurich roma-venezia berlin-frankfurt-red frankfurt-munchen";
    let table = scored(&[(own, "venezia", "berlin-roma"), ("munchen-venezia", "", "")]);
    assert_eq!(cities(&table.path(0, "berlin-roma").path), "berlin frankfurt munchen zurich venezia roma");
    assert_eq!(table.borrowed(0), ["venezia: nothing for"]);
}

#[test]
fn r9_3_the_path_is_told_city_by_city() {
    let table = scored(&[("dieppe-paris brest-dieppe brest-paris marseille-paris", "", ""), ("", "", "")]);
    // From Paris round Dieppe and Brest and on to Marseille, or the round the other way: 1 + 2 + 3 + 4.
    let path = &table.why[0].path;
    let walk = cities(path);
    let either = ["paris dieppe brest paris marseille", "paris brest dieppe paris marseille"];
    let back = ["marseille paris dieppe brest paris", "marseille paris brest dieppe paris"];
    assert!(either.contains(&walk.as_str()) || back.contains(&walk.as_str()), "{walk}");
    assert_eq!(path.iter().map(|leg| leg.length).sum::<u8>(), 10);
}

#[test]
fn a_ticket_may_be_of_a_pack_handed_in() {
    let listed = [words("dieppe-paris"), words("paris-dieppe")];
    let listed = [ListedSeat { routes: &listed[0], stations: &[], tickets: &listed[1] }];
    let known = [printed("edinburgh-paris"), ticket("paris-dieppe", 3)];
    let position = Position::read(&listed, TieBreak::Standard, &known).unwrap();
    assert_eq!(position.score()[0].tickets, 3);
    let refused = Position::read(&listed, TieBreak::Standard, &known[..1]).unwrap_err();
    assert_eq!(refused, PositionError::UnknownTicket { player: seat(0), id: "paris-dieppe".into() });
}

#[track_caller]
fn refused(players: &[Player<'_>]) -> PositionError {
    read(TieBreak::Standard, players).unwrap_err()
}

fn route(name: &str) -> Route {
    name.parse().unwrap()
}

fn city(name: &str) -> City {
    name.parse().unwrap()
}

#[test]
fn r1_1_nobody_or_more_than_five_cannot_have_played() {
    assert_eq!(refused(&[]), PositionError::PlayerCount { players: 0 });
    assert_eq!(refused(&[("", "", ""); 6]), PositionError::PlayerCount { players: 6 });
    assert_eq!(refused(&[("", "", ""); 257]), PositionError::PlayerCount { players: 257 });
    for players in 1..=5 {
        assert_eq!(scored(&[("", "", ""); 5][..players]).ranks(), vec![1; players]);
    }
}

#[test]
fn unknown_names_on_the_board_are_refused_with_their_seat() {
    let (player, nobody) = (seat(1), ("", "", ""));
    assert_eq!(
        refused(&[nobody, ("paris-mars", "", "")]),
        PositionError::UnknownRoute { player, id: "paris-mars".into() }
    );
    assert_eq!(refused(&[nobody, ("", "mars", "")]), PositionError::UnknownCity { player, id: "mars".into() });
    for id in ["paris-mars", "paris", "paris-edinburgh", "paris-paris"] {
        assert_eq!(refused(&[nobody, ("", "", id)]), PositionError::UnknownTicket { player, id: id.into() });
    }
    let long = "x".repeat(10_000);
    let PositionError::UnknownRoute { id, .. } = refused(&[(&long, "", "")]) else { panic!() };
    assert_eq!(id.len(), 64);
}

#[test]
fn r5_5_a_route_has_one_owner_and_is_listed_once() {
    let taken = |player, owner| PositionError::RouteTaken { player, route: route("dieppe-paris"), owner };
    assert_eq!(refused(&[("dieppe-paris", "", ""), ("dieppe-paris", "", "")]), taken(seat(1), seat(0)));
    assert_eq!(refused(&[("dieppe-paris paris-zurich dieppe-paris", "", "")]), taken(seat(0), seat(0)));
}

#[test]
fn r5_5_nobody_owns_both_tracks_whatever_the_number_of_players() {
    let both = ("dieppe-london-1 dieppe-london-2", "", "");
    for players in 1..=5 {
        let mut table = vec![("", "", ""); players];
        table[players - 1] = both;
        let expected = PositionError::BothTracks {
            player: seat(players as u8 - 1),
            route: route("dieppe-london-2"),
            twin: route("dieppe-london-1"),
        };
        assert_eq!(refused(&table), expected);
    }
}

#[test]
fn r5_5_the_second_track_is_closed_with_2_or_3_players_only() {
    for players in 2..=5 {
        let mut table = vec![("", "", ""); players];
        table[0].0 = "dieppe-london-1";
        table[1].0 = "dieppe-london-2";
        let (player, owner) = (seat(1), seat(0));
        let (route, twin) = (route("dieppe-london-2"), route("dieppe-london-1"));
        let closed = PositionError::TrackClosed { player, route, twin, owner };
        assert_eq!(read(TieBreak::Standard, &table).err(), (players <= 3).then_some(closed), "{players} players");
    }
}

#[test]
fn r1_1_nobody_lays_more_than_45_trains() {
    // 8 + 6 + 6 + 4 · 6 = 44, and 1.
    let most = "petrograd-stockholm budapest-kyiv palermo-smyrna athina-brindisi athina-sarajevo marseille-paris \
                marseille-roma palermo-roma edinburgh-london-black dieppe-paris";
    assert_eq!(scored(&[(most, "", "")]).scores[0].routes, 21 + 15 + 15 + 6 * 7 + 1);
    let more = format!("{most} brest-dieppe");
    assert_eq!(refused(&[(&more, "", "")]), PositionError::TrainsShort { player: seat(0), need: 47, have: 45 });
    // Every route but the second tracks: far more than a small number holds.
    let single = Route::all().filter(|route| route.facts().twin.is_none_or(|twin| twin > *route));
    let need = single.clone().map(|route| u16::from(route.facts().length)).sum();
    let board = names(&single.collect::<Vec<_>>());
    assert_eq!(refused(&[(&board, "", "")]), PositionError::TrainsShort { player: seat(0), need, have: 45 });
}

#[test]
fn r8_1_nobody_builds_more_than_3_stations_nor_two_in_one_city() {
    assert_eq!(scored(&[("", "paris roma wien", "")]).scores[0].stations, 0);
    let four = PositionError::NoStationsLeft { player: seat(0), built: 4, have: 3 };
    assert_eq!(refused(&[("", "paris roma wien riga", "")]), four);
    let taken = |player, owner| PositionError::StationTaken { player, city: city("paris"), owner };
    assert_eq!(refused(&[("", "paris", ""), ("", "roma paris", "")]), taken(seat(1), seat(0)));
    assert_eq!(refused(&[("", "paris paris", "")]), taken(seat(0), seat(0)));
}

#[test]
fn r7_2_a_ticket_is_held_once() {
    let ticket = printed("edinburgh-paris").id;
    let taken = |player, owner| PositionError::TicketTaken { player, ticket, owner };
    assert_eq!(refused(&[("", "", "edinburgh-paris"), ("", "", "edinburgh-paris")]), taken(seat(1), seat(0)));
    assert_eq!(refused(&[("", "", "edinburgh-paris edinburgh-paris")]), taken(seat(0), seat(0)));
}

/// A finished game as its players would list it.
fn listed(game: &Game) -> Vec<[Vec<String>; 3]> {
    let of = |seat: Seat| {
        let stations =
            game.stations().iter().filter(|(_, owner)| **owner == Some(seat)).map(|(city, _)| city.to_string());
        let tickets = game.players()[seat].tickets.iter().map(|ticket| ticket.id.to_string());
        [game.routes_of(seat).map(|route| route.to_string()).collect(), stations.collect(), tickets.collect()]
    };
    game.seats().map(of).collect()
}

/// Of borrowed routes and trains the least between any two cities, by trying every city as the middle; a thousand for a
/// borrowed route.
fn least(game: &Game, score: &PlayerScore) -> Vec<Vec<u32>> {
    const FAR: u32 = 1_000_000;
    let mut least = vec![vec![FAR; City::COUNT]; City::COUNT];
    let own = game.routes_of(score.seat).map(|route| (route, 0));
    for (route, borrowed) in own.chain(score.borrowed.iter().map(|lent| (lent.route, 1000))) {
        let (from, to) = (route.facts().from.index(), route.facts().to.index());
        let cost = least[from][to].min(borrowed + u32::from(route.facts().length));
        (least[from][to], least[to][from]) = (cost, cost);
    }
    (0..City::COUNT).for_each(|city| least[city][city] = 0);
    for middle in 0..City::COUNT {
        for from in 0..City::COUNT {
            for to in 0..City::COUNT {
                least[from][to] = least[from][to].min(least[from][middle] + least[middle][to]);
            }
        }
    }
    least
}

#[track_caller]
fn assert_walk(legs: &[PathLeg], from: City, to: City) {
    let end = legs.iter().fold(from, |at, leg| {
        assert_eq!((leg.from, leg.to, leg.length), (at, leg.route.other_end(at), leg.route.facts().length));
        assert!(leg.route.touches(at));
        leg.to
    });
    assert_eq!(end, to);
}

fn assert_explains(game: &Game, score: &PlayerScore, why: &ScoreExplanation) {
    let least = least(game, score);
    let ids = |completed| why.ticket_paths.iter().filter(move |path| path.completed == completed).map(|path| path.id);
    assert!(ids(true).eq(score.completed.iter().copied()) && ids(false).eq(score.failed.iter().copied()));
    assert_eq!(why.ticket_paths.iter().map(|path| path.points).sum::<i16>(), score.tickets);
    for path in &why.ticket_paths {
        if !path.completed {
            assert_eq!((path.path.len(), path.stations.len()), (0, 0));
            continue;
        }
        assert_walk(&path.path, path.id.from, path.id.to);
        for leg in &path.path {
            assert_eq!(game.owners()[leg.route], Some(leg.owner.unwrap_or(score.seat)));
        }
        let borrowed = path.path.iter().filter(|leg| leg.owner.is_some()).map(|leg| leg.route).collect::<Vec<_>>();
        let lent =
            path.stations.iter().map(|city| score.borrowed.iter().find(|lent| lent.city == *city).unwrap().route);
        assert!(lent.eq(borrowed.iter().copied()));
        let cost = 1000 * borrowed.len() as u32 + path.path.iter().map(|leg| u32::from(leg.length)).sum::<u32>();
        assert_eq!(cost, least[path.id.from.index()][path.id.to.index()], "{}", path.id);
    }
    assert!(why.path.iter().map(|leg| leg.route).eq(score.path.iter().copied()));
    assert_eq!(why.path.iter().map(|leg| leg.length).sum::<u8>(), score.longest_path);
    if let (Some(first), Some(last)) = (why.path.first(), why.path.last()) {
        assert_walk(&why.path, first.from, last.to);
    }
    assert_eq!(why.claimed.iter().map(|route| u16::from(route.points)).sum::<u16>(), score.routes);
    for station in &why.borrowed {
        let lent = score.borrowed.iter().find(|lent| lent.city == station.city).filter(|_| !station.tickets.is_empty());
        assert_eq!(station.route, lent.map(|lent| lent.route), "only what serves a ticket is named");
    }
    assert_eq!(why.borrowed.len(), 3 - usize::from(score.stations / 4));
}

#[test]
fn a_finished_game_listed_by_hand_scores_as_the_game_did() {
    let known = Packs::default().known_tickets();
    let (mut stations, mut by_borrowing) = (0, 0);
    for (variant, seats) in Variant::ALL.into_iter().flat_map(|variant| (2..=5).map(move |seats| (variant, seats))) {
        let bots = vec![BotLevel::Random.into(), BotLevel::Conductor.into()];
        let packs = TicketPack::built_in().collect();
        let plan = Simulation { games: 8, seats, variant, packs, bots, budget: Budget::default(), seed: 31 };
        for number in 0..plan.games {
            let played = plan.play(number).unwrap();
            let game = Game::replay(&played.events);
            let players = listed(&game);
            let players = players.iter().map(|[routes, stations, tickets]| ListedSeat { routes, stations, tickets });
            let position = Position::read(&players.collect::<Vec<_>>(), TieBreak::Standard, &known).unwrap();
            assert_eq!(position, game.position());
            assert_eq!(position.score(), *played.scores);
            for score in played.scores.iter() {
                let why = position.explain(score);
                assert_explains(&game, score, &why);
                stations += why.borrowed.len();
                by_borrowing += why.ticket_paths.iter().filter(|path| !path.stations.is_empty()).count();
            }
        }
    }
    assert!(stations > 300 && by_borrowing > 30, "{stations} stations, {by_borrowing} paths by borrowed routes");
}

#[test]
fn ranks_follow_from_points_and_the_steps_of_the_ties() {
    for (tie_break, names) in [(TieBreak::Standard, 3), (TieBreak::German, 2)] {
        let plan = Simulation {
            games: 60,
            seats: 5,
            variant: Variant::Classic,
            packs: Vec::new(),
            bots: vec![BotLevel::Random.into()],
            budget: Budget::default(),
            seed: 32,
        };
        let mut found = 0;
        for number in 0..plan.games {
            let mut game = Game::replay(&plan.play(number).unwrap().events);
            game.parts().options.tie_break = tie_break;
            let scores = game.score();
            for tie in ties(&scores, tie_break) {
                found += 1;
                assert!(tie.steps.len() <= names && tie.players.len() > 1);
                assert!(tie.players.iter().all(|player| scores[usize::from(player.number())].total == tie.points));
                let distinct = tie.ranks.iter().collect::<std::collections::BTreeSet<_>>().len();
                assert_eq!(tie.shared, distinct < tie.players.len());
                assert_eq!(tie.steps.iter().any(|step| step.decides), distinct > 1);
            }
        }
        assert!(found > 0);
    }
}
