//! Positions listed by people at a real table, and the explanation of their scores (R9.2).

use super::{
    checks::played,
    position::options,
    words::{city, route, seat, ticket_id},
};
use railhead_engine::{
    Game, ListedSeat, PathLeg, Position, PositionError, Route, ScoreExplanation, Seat, StationUse, Ticket, TicketKind,
    TieBreak, Variant,
};

/// The list of one player: routes, stations and tickets, with spaces between them.
type List<'a> = [&'a str; 3];

fn known() -> Vec<Ticket> {
    [TicketKind::Long, TicketKind::Standard].into_iter().flat_map(|kind| Variant::Classic.tickets(kind, &[])).collect()
}

fn read(lists: &[List<'_>]) -> Result<Position, PositionError> {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let lists = lists.iter().map(|list| list.map(words)).collect::<Vec<_>>();
    let listed = lists.iter().map(|[routes, stations, tickets]| ListedSeat { routes, stations, tickets });
    Position::read(&listed.collect::<Vec<_>>(), TieBreak::Standard, &known())
}

/// The refusal of a list: whose entry is wrong, and the reason in words.
fn refused(lists: &[List<'_>]) -> (Option<u8>, String) {
    let refused = read(lists).unwrap_err();
    (refused.player().map(Seat::number), refused.to_string())
}

fn listed_by_hand(game: &Game) -> Position {
    let lists = game.seats().map(|seat| {
        let stations = game.stations().iter().filter(|(_, owner)| **owner == Some(seat));
        (
            game.routes_of(seat).map(|route| route.to_string()).collect::<Vec<_>>(),
            stations.map(|(city, _)| city.to_string()).collect::<Vec<_>>(),
            game.players()[seat].tickets.iter().map(|ticket| ticket.id.to_string()).collect::<Vec<_>>(),
        )
    });
    let lists = lists.collect::<Vec<_>>();
    let listed = lists.iter().map(|(routes, stations, tickets)| ListedSeat { routes, stations, tickets });
    Position::read(&listed.collect::<Vec<_>>(), TieBreak::Standard, &known()).unwrap()
}

#[test]
fn a_game_listed_by_hand_is_the_position_of_the_game() {
    for seats in 2..=5 {
        let (_, game) = played(options(seats), usize::MAX, |_| ());
        let listed = listed_by_hand(&game);
        assert_eq!((&listed, listed.seats().count()), (&game.position(), seats.into()));
        assert_eq!(listed.score(), game.scores());
    }
}

#[test]
fn one_to_five_players_can_be_scored() {
    for players in 1..=5 {
        assert!(read(&vec![[""; 3]; players]).is_ok());
    }
    for players in [0, 6, 300] {
        let told = format!("1 to 5 players can be scored, not {players}");
        assert_eq!(refused(&vec![[""; 3]; players]), (None, told));
    }
}

#[test]
fn unknown_names_are_refused_with_their_player() {
    assert_eq!(refused(&[["berlin-mars", "", ""]]), (Some(0), "there is no route \"berlin-mars\"".into()));
    assert_eq!(refused(&[["", "", ""], ["", "mars", ""]]), (Some(1), "there is no city \"mars\"".into()));
    let ticket = (Some(2), "there is no ticket \"wien-berlin\"".into());
    assert_eq!(refused(&[["", "", ""], ["", "", ""], ["", "", "athina-angora wien-berlin"]]), ticket);
    let long = "x".repeat(99);
    let cut = Position::read(
        &[ListedSeat { routes: std::slice::from_ref(&long), stations: &[], tickets: &[] }],
        TieBreak::Standard,
        &[],
    );
    assert_eq!(cut, Err(PositionError::UnknownRoute { player: seat(0), id: "x".repeat(64) }));
}

// R5.5, R7.2, R8.1
#[test]
fn nothing_on_the_board_belongs_to_two_players() {
    for (what, own) in [("route berlin-wien", 0), ("the station in roma", 1), ("ticket athina-angora", 2)] {
        let name = what.rsplit(' ').next().unwrap();
        let mut list = [""; 3];
        list[own] = name;
        let told = refused(&[list, ["", "", ""], list]);
        assert!(told.0 == Some(2) && told.1.starts_with(&format!("{what} is player 0's already")), "{told:?}");
    }
    let twice = refused(&[["berlin-wien berlin-wien", "", ""]]);
    assert_eq!(twice, (Some(0), "route berlin-wien is listed twice (R5.5)".into()));
    assert_eq!(refused(&[["", "roma roma", ""]]), (Some(0), "the station in roma is listed twice (R8.1)".into()));
    let twice = refused(&[["", "", "athina-angora athina-angora"]]);
    assert_eq!(twice, (Some(0), "ticket athina-angora is listed twice (R7.2)".into()));
}

// R5.5
#[test]
fn a_closed_track_cannot_be_listed() {
    let (black, orange) = ("edinburgh-london-black", "edinburgh-london-orange");
    let both = read(&[["edinburgh-london-black edinburgh-london-orange", "", ""]]).unwrap_err();
    assert_eq!(both, PositionError::BothTracks { player: seat(0), route: route(orange), twin: route(black) });
    for players in 2..=5 {
        let mut lists = vec![[""; 3]; players];
        (lists[0], lists[1]) = ([orange, "", ""], [black, "", ""]);
        let closed =
            PositionError::TrackClosed { player: seat(1), route: route(black), twin: route(orange), owner: seat(0) };
        assert_eq!(read(&lists).err(), (players < 4).then_some(closed), "{players} players");
    }
}

/// Routes of 45 trains.
const ALL_TRAINS: &str = "petrograd-stockholm budapest-kyiv palermo-smyrna athina-brindisi athina-sarajevo \
                          barcelona-marseille berlin-danzig bucuresti-budapest bucuresti-kyiv amsterdam-bruxelles";

// R1.1
#[test]
fn no_player_lists_more_than_45_trains_or_3_stations() {
    assert!(read(&[[ALL_TRAINS, "roma wien paris", ""]]).is_ok());
    let more = read(&[[""; 3], [&format!("{ALL_TRAINS} dieppe-paris"), "", ""]]).unwrap_err();
    assert_eq!(more, PositionError::TrainsShort { player: seat(1), need: 46, have: 45 });
    let more = read(&[["", "roma wien paris berlin", ""]]).unwrap_err();
    assert_eq!(more, PositionError::NoStationsLeft { player: seat(0), built: 4, have: 3 });
    assert_eq!(
        (more.player(), more.to_string().as_str()),
        (Some(seat(0)), "4 stations are built, a player has 3 (R1.1)")
    );
}

/// The explanation of the score of the first player.
fn explained(lists: &[List<'_>]) -> ScoreExplanation {
    let position = read(lists).unwrap();
    position.explain(&position.score()[0])
}

fn leg(name: &str, from: &str, to: &str, owner: Option<u8>) -> PathLeg {
    let length = route(name).facts().length;
    PathLeg { route: route(name), from: city(from), to: city(to), length, owner: owner.map(seat) }
}

#[test]
fn each_route_is_explained_with_its_length_and_points() {
    let claimed = explained(&[["berlin-wien petrograd-stockholm", "", ""]]).claimed;
    let told = claimed.iter().map(|scored| (scored.route, scored.length, scored.points)).collect::<Vec<_>>();
    assert_eq!(told, [(route("berlin-wien"), 3, 4), (route("petrograd-stockholm"), 8, 21)]);
}

#[test]
fn a_ticket_is_explained_by_the_path_of_fewest_trains() {
    let around = "berlin-frankfurt-red frankfurt-munchen munchen-wien berlin-wien munchen-venezia roma-venezia";
    let path = &explained(&[[around, "", "berlin-roma"]]).ticket_paths[0];
    let expected = [
        leg("berlin-frankfurt-red", "berlin", "frankfurt", None),
        leg("frankfurt-munchen", "frankfurt", "munchen", None),
        leg("munchen-venezia", "munchen", "venezia", None),
        leg("roma-venezia", "venezia", "roma", None),
    ];
    assert_eq!((path.id, path.points, path.completed), (ticket_id("berlin-roma"), 9, true));
    assert_eq!((path.path.as_slice(), path.stations.as_slice()), (&expected[..], &[][..]));
    let around = "marseille-paris marseille-zurich paris-zurich munchen-zurich munchen-wien";
    let path = &explained(&[[around, "", "paris-wien"]]).ticket_paths[0];
    let expected = [
        leg("paris-zurich", "paris", "zurich", None),
        leg("munchen-zurich", "zurich", "munchen", None),
        leg("munchen-wien", "munchen", "wien", None),
    ];
    assert_eq!(path.path, expected);
}

#[test]
fn a_failed_ticket_is_explained_without_a_path() {
    let paths = explained(&[["berlin-wien", "", "berlin-roma athina-angora"]]).ticket_paths;
    let told = paths.iter().map(|path| (path.points, path.completed, path.path.len())).collect::<Vec<_>>();
    assert_eq!(told, [(-9, false, 0), (-5, false, 0)]);
}

// R8.2
#[test]
fn a_path_over_a_borrowed_route_names_its_station_and_owner() {
    let explained = explained(&[
        ["munchen-venezia", "roma munchen", "frankfurt-kobenhavn london-wien berlin-roma"],
        ["roma-venezia", "", ""],
        ["", "", ""],
        ["berlin-frankfurt-red frankfurt-munchen", "", ""],
    ]);
    let roma = StationUse { city: city("roma"), route: None, owner: None, tickets: vec![] };
    assert_eq!(explained.borrowed[1], roma, "without a ticket that it helps, it lends nothing");
    assert!(explained.ticket_paths.iter().all(|path| !path.completed));

    let explained = self::explained(&[
        ["berlin-frankfurt-red munchen-venezia", "roma munchen", "athina-angora berlin-roma"],
        ["roma-venezia", "", ""],
        ["", "", ""],
        ["frankfurt-munchen", "", ""],
    ]);
    let path = &explained.ticket_paths[1];
    let expected = [
        leg("berlin-frankfurt-red", "berlin", "frankfurt", None),
        leg("frankfurt-munchen", "frankfurt", "munchen", Some(3)),
        leg("munchen-venezia", "munchen", "venezia", None),
        leg("roma-venezia", "venezia", "roma", Some(1)),
    ];
    assert_eq!((path.path.as_slice(), path.stations.as_slice()), (&expected[..], &[city("munchen"), city("roma")][..]));
    let lent = |at: &str, name: &str, owner| StationUse {
        city: city(at),
        route: Some(route(name)),
        owner: Some(seat(owner)),
        tickets: vec![ticket_id("berlin-roma")],
    };
    assert_eq!(explained.borrowed, [lent("munchen", "frankfurt-munchen", 3), lent("roma", "roma-venezia", 1)]);
}

// R8.2: the way round has more trains.
#[test]
fn a_path_over_own_routes_is_preferred_to_a_borrowed_one() {
    let own = "amsterdam-london amsterdam-bruxelles bruxelles-frankfurt berlin-wien munchen-wien frankfurt-munchen";
    let explained = explained(&[[own, "berlin", "london-berlin"], ["berlin-frankfurt-red", "", ""]]);
    let owners = explained.ticket_paths[0].path.iter().map(|leg| leg.owner).collect::<Vec<_>>();
    assert_eq!((owners, explained.ticket_paths[0].stations.len()), (vec![None; 6], 0));
    assert_eq!(explained.borrowed[0].route, None);
}

// R9.3
#[test]
fn the_longest_path_is_explained_city_by_city() {
    let star = explained(&[["berlin-wien warszawa-wien", "", ""]]).path;
    let one = [leg("berlin-wien", "berlin", "wien", None), leg("warszawa-wien", "wien", "warszawa", None)];
    let other = [leg("warszawa-wien", "warszawa", "wien", None), leg("berlin-wien", "wien", "berlin", None)];
    assert!(star == one || star == other, "{star:?}");
    assert_eq!(explained(&[["berlin-wien", "", ""]]).path, [leg("berlin-wien", "berlin", "wien", None)]);
    assert_eq!(explained(&[["", "", ""]]).path, []);
}

/// Whether each leg goes on where the one before it ended, by a route between its cities.
fn is_journey(legs: &[PathLeg]) -> bool {
    let joins = |legs: &[PathLeg]| legs[0].to == legs[1].from;
    let is_leg = |leg: &PathLeg| leg.route.touches(leg.from) && leg.route.other_end(leg.from) == leg.to;
    legs.windows(2).all(joins) && legs.iter().all(is_leg)
}

#[test]
fn explanations_of_whole_games_agree_with_their_scores() {
    for seats in 2..=5 {
        let (_, game) = played(options(seats), usize::MAX, |_| ());
        let position = game.position();
        for score in game.scores() {
            let explained = position.explain(score);
            let routes = explained.path.iter().map(|leg| leg.route).collect::<Vec<Route>>();
            assert!(is_journey(&explained.path) && routes == score.path);
            assert_eq!(explained.path.iter().map(|leg| leg.length).sum::<u8>(), score.longest_path);
            assert_eq!(explained.claimed.iter().map(|scored| u16::from(scored.points)).sum::<u16>(), score.routes);
            assert_eq!(explained.ticket_paths.iter().map(|path| path.points).sum::<i16>(), score.tickets);
            for path in &explained.ticket_paths {
                assert!(is_journey(&path.path) && path.completed == score.completed.contains(&path.id));
                let ends = path.path.first().zip(path.path.last()).map(|(first, last)| (first.from, last.to));
                assert_eq!(ends, path.completed.then_some((path.id.from, path.id.to)));
            }
        }
    }
}
