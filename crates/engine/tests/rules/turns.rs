//! Turns, passing, and the end (R3, R9.1).

use super::{
    position::{Given, Position, bare_table, full_lobby, given, table, turn},
    words::{all_locomotives, build, cards, claim, draw, keep, last_round, of, passed, pay, seat, take, turn_of},
};
use railhead_engine::{
    Actor, City, Clock, Color, Command, Event, Game, GameOptions, Move, PlayerScore, Rejection, Route, Seat, Step,
    TieBreak, TieBreakCriterion, Turn, Variant, invariants::conserved, longest_path, ties, trains,
};
use rand::{SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

/// A claim of one train.
fn short_route() -> Move {
    claim("amsterdam-bruxelles", of(Color::Black, 0))
}

/// The number of turns of each seat until the game is over, everyone drawing cards; and all events.
fn turns_to_the_end(mut given: Given) -> (Vec<usize>, Vec<Event>) {
    let mut events = given.0[0].decision.clone().unwrap();
    while !given.0[0].game.is_finished() {
        let next = turn(&given.0[0].game).seat.number();
        given = given.after(next, draw());
        events.extend(given.0[0].decision.clone().unwrap());
        assert!(events.len() < 1000, "it never ends");
    }
    let count = |of| events.iter().filter(|event| **event == turn_of(of)).count();
    let seats = given.0[0].game.options().seats;
    ((0..seats).map(count).collect(), events)
}

fn last_rounds(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::LastRoundBegun { .. })).count()
}

// R3.1
#[test]
fn each_of_the_four_actions_is_a_turn() {
    let position = || table(3).hand(0, "9 black").ticket_deck(&[], &["kyiv-sochi"]);
    let actions = [
        vec![draw(), take(0)],
        vec![short_route()],
        vec![Move::DrawTickets {}, keep(&["kyiv-sochi"])],
        vec![build("wien", of(Color::Black, 0))],
    ];
    for action in actions {
        let done = action.into_iter().fold(given(position()), |given, part| given.after(0, part));
        done.then_state(|game| assert_eq!(turn(game).seat, seat(1)));
    }
}

// R3.1
#[test]
fn nobody_moves_out_of_turn() {
    let position = table(3).hand(1, "9 black").ticket_deck(&["kyiv-sochi"], &[]);
    let moves =
        [draw(), take(0), short_route(), Move::DrawTickets {}, build("wien", of(Color::Black, 0)), Move::Pass {}];
    for the_move in moves {
        for other in [1, 2] {
            let why = Rejection::NotYourTurn { turn: seat(0) };
            given(position.clone()).when(other, the_move).rejected(why);
        }
    }
}

// R3.1, R3.2
#[test]
fn nobody_may_pass_while_one_action_is_possible() {
    let only_possible = [
        bare_table(2).deck("1 red"),
        bare_table(2).ticket_deck(&["kyiv-sochi"], &[]),
        bare_table(2).ticket_deck(&[], &["kyiv-sochi"]),
        bare_table(2).hand(0, "1 black").stations(0, 0),
        bare_table(2).hand(0, "1 red").trains(0, 0),
        bare_table(2).hand(0, "1 locomotive").trains(0, 0),
    ];
    for position in only_possible {
        assert!(!position.game.legal_moves(seat(0)).contains(&Move::Pass {}));
        given(position).when(0, Move::Pass {}).rejected(Rejection::MovePossible {});
    }
}

// R3.2
#[test]
fn a_player_passes_only_with_no_legal_action_at_all() {
    let stuck = [
        bare_table(2),
        bare_table(2).hand(0, "1 pink").stations(0, 1).owner("dieppe-paris", 1),
        bare_table(2).hand(0, "9 pink 9 locomotive").stations(0, 0).trains(0, 0),
        bare_table(2).hand(0, "1 red").stations(0, 0).owner("budapest-wien-white", 1),
        bare_table(2).hand(0, "1 red 1 pink").stations(0, 2).owner("dieppe-paris", 1).owner("budapest-wien-white", 1),
    ];
    for position in stuck {
        assert_eq!(position.game.legal_moves(seat(0)), [Move::Pass {}]);
        let passes = given(position).when(0, Move::Pass {}).then_first(&[passed(0)]);
        passes.then_events(|events| assert_eq!(events.last(), Some(&turn_of(1))));
    }
}

// R3.2
#[test]
fn if_all_pass_in_a_row_the_game_ends() {
    for seats in 2..=5 {
        let almost = (0..seats - 1).fold(given(bare_table(seats)), |given, by| {
            given.when(by, Move::Pass {}).then(&[passed(by), turn_of(by + 1)])
        });
        let over = almost.when(seats - 1, Move::Pass {}).then_state(|game| assert!(game.is_finished()));
        over.then_events(|events| assert!(matches!(events, [Event::Passed { .. }, Event::GameFinished { .. }])));
    }
}

// R3.2
#[test]
fn passes_with_a_turn_between_them_are_not_in_a_row() {
    let position = (0..3).fold(bare_table(3), |position, of| position.stations(of, 0)).hand(2, "4 blue 2 locomotive");
    let paid = claim("palermo-smyrna", of(Color::Blue, 2));
    let acted = given(position).after(0, Move::Pass {}).after(1, Move::Pass {}).after(2, paid);
    // Five of the six cards lie face up again; the sixth is the deck.
    let taken = acted.when(0, draw()).then_events(|events| assert_eq!(events.last(), Some(&turn_of(1))));
    let two = taken.after(1, Move::Pass {}).after(2, Move::Pass {});
    two.then_state(|game| assert_eq!((turn(game).passes, turn(game).seat), (2, seat(0))));
}

// R9.1
#[test]
fn two_trains_or_fewer_begin_the_last_round() {
    for (trains, begins) in [(5, false), (4, false), (3, true), (2, true), (1, true)] {
        let position = table(2).hand(0, "1 black").trains(0, trains);
        given(position).after(0, short_route()).then_events(|events| {
            assert_eq!(events[1..] == [last_round(0), turn_of(1)], begins);
            assert_eq!(last_rounds(events) == 1, begins);
        });
    }
}

// R9.1
#[test]
fn it_begins_at_the_end_of_his_turn_only() {
    let position = table(2).hand(0, "9 blue").deck("20 blue").trains(0, 2);
    let laid = given(position).after(0, claim("munchen-venezia", of(Color::Blue, 0)));
    let laid = laid.then_events(|events| assert_eq!(last_rounds(events), 0));
    laid.after(0, pay(0)).then_events(|events| assert_eq!(last_rounds(events), 1));
    let first = given(table(2).trains(0, 2).trains(1, 1)).after(0, draw());
    let first = first.then_events(|events| assert_eq!(last_rounds(events), 0));
    first.after(0, draw()).then_events(|events| assert_eq!(events[1..], [last_round(0), turn_of(1)]));
}

// R9.1
#[test]
fn the_few_trains_of_another_begin_nothing() {
    let turn = given(table(3).trains(1, 0)).after(0, draw()).after(0, draw());
    turn.then_events(|events| assert_eq!(last_rounds(events), 0));
}

// R9.1
#[test]
fn everyone_he_included_has_exactly_one_more_turn() {
    for seats in 2..=5 {
        for by in 0..seats {
            let position = table(seats).turn(by).hand(by, "1 black").trains(by, 3).deck("99 black");
            let (turns, events) = turns_to_the_end(given(position).after(by, short_route()));
            assert_eq!(turns, vec![1; usize::from(seats)]);
            assert!(matches!(events.last(), Some(Event::GameFinished { .. })));
        }
    }
}

// R9.1
#[test]
fn the_last_turn_is_his() {
    let position = table(3).turn(1).hand(1, "1 black").trains(1, 3);
    let (_, events) = turns_to_the_end(given(position).after(1, short_route()));
    let turns = events.iter().filter(|event| matches!(event, Event::TurnStarted { .. }));
    assert_eq!(turns.collect::<Vec<_>>(), [&turn_of(2), &turn_of(0), &turn_of(1)]);
}

// R9.1
#[test]
fn nothing_triggers_it_again() {
    let position =
        table(3).hand(0, "1 black").trains(0, 3).hand(1, "1 pink").trains(1, 3).trains(2, 0).deck("99 black");
    let triggered = given(position).after(0, short_route());
    let again = triggered.when(1, claim("dieppe-paris", of(Color::Pink, 0)));
    let again = again.then_events(|events| assert_eq!(events.last(), Some(&turn_of(2))));
    let (turns, events) = turns_to_the_end(again);
    assert_eq!((turns, last_rounds(&events)), (vec![1, 0, 1], 0));
}

// R9.1
#[test]
fn the_last_round_goes_on_when_somebody_passes_in_it() {
    let position = (0..3).fold(bare_table(3), |position, of| position.stations(of, 0).trains(of, 2));
    let position = position.hand(0, "1 black").hand(2, "1 pink");
    let pink = claim("dieppe-paris", of(Color::Pink, 0));
    let triggered = given(position).after(0, short_route()).after(1, Move::Pass {}).after(2, pink);
    let last = triggered.then_state(|game| assert!(!game.is_finished()));
    last.after(0, Move::Pass {}).then_state(|game| assert!(game.is_finished()));
}

// R9.1
#[test]
fn a_tunnel_question_in_the_last_turn_is_still_answered() {
    let position = table(2).hand(0, "1 black").trains(0, 3).deck("5 black 99 blue");
    let last = given(position).after(0, short_route()).after(1, take(0)).after(1, take(0));
    let last = Given(
        last.0
            .into_iter()
            .map(|mut world| {
                world.game.parts().players[seat(0)].hand = cards("2 locomotive");
                *world.game.parts().deck = cards("9 locomotive");
                world
            })
            .collect(),
    );
    let laid = last.after(0, claim("munchen-venezia", all_locomotives(2)));
    let laid = laid.then_state(|game| assert!(!game.is_finished()));
    laid.after(0, Move::AbandonTunnel {}).then_state(|game| assert!(game.is_finished()));
}

fn over() -> Given {
    given(bare_table(2)).after(0, Move::Pass {}).after(1, Move::Pass {})
}

// R9.1
#[test]
fn nothing_is_possible_when_the_game_is_over() {
    for the_move in [draw(), take(0), Move::Pass {}, Move::DrawTickets {}, short_route()] {
        over().when(0, the_move).rejected(Rejection::GameOver {});
    }
    over().then_state(|game: &Game| assert!(game.seats().all(|of| game.legal_moves(of).is_empty())));
}

// R3.1
#[test]
fn every_refusal_leaves_the_turn_where_it_was() {
    let position: Position = table(2).hand(0, "1 black");
    let refused = [Move::Pass {}, take(7), pay(1), keep(&[]), claim("cadiz-lisboa", of(Color::Blue, 0))];
    let before = position.game.clone();
    for the_move in refused {
        let after = given(position.clone()).when(0, the_move);
        assert!(after.0.iter().all(|world| world.decision.is_err() && world.game == before));
    }
}

// R9.5: two players could lay tunnels and give them up for ever.
#[test]
fn a_game_that_is_too_long_has_its_last_round() {
    for (turns, begins) in [(999, false), (1000, true), (1001, true)] {
        let mut position = table(2).hand(0, "2 black");
        *position.game.parts().turns = turns;
        given(position).when(0, build("paris", of(Color::Black, 0))).then_events(|events| {
            assert_eq!(last_rounds(events) == 1, begins, "{turns}");
            assert!(begins == (events[1..] == [last_round(0), turn_of(1)]), "{events:?}");
        });
    }
}

// R9.5
#[test]
fn a_tunnel_given_up_for_ever_ends_after_1000_turns() {
    let position = table(2).deck("60 red").hand(0, "2 red").hand(1, "2 red");
    let (mut game, mut events) = (position.game, Vec::new());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while !game.is_finished() {
        let Turn { seat, step, .. } = turn(&game).clone();
        let the_move = match step {
            Step::Tunnel { .. } => Move::AbandonTunnel {},
            _ => claim("constantinople-smyrna", of(Color::Red, 0)),
        };
        game.play(Actor::Seat(seat), &Command::Play(the_move), &mut rng, &mut events).unwrap();
    }
    assert_eq!((game.turns(), last_rounds(&events), game.players()[seat(0)].trains), (1002, 1, 45));
}

#[test]
fn the_seat_before_the_next_one_is_the_own() {
    for count in 2..=5 {
        let seats = Seat::first(count).collect::<Vec<_>>();
        for (at, own) in seats.iter().enumerate() {
            assert_eq!((own.next(count).previous(count), own.previous(count).next(count)), (*own, *own));
            assert_eq!(own.previous(count), seats[(at + seats.len() - 1) % seats.len()]);
        }
    }
}

/// R9.4.
#[test]
fn a_criterion_decides_only_if_it_separates_players() {
    let score = |number: usize, rank: u8, stations: u8| PlayerScore {
        seat: Seat::ALL[number],
        rank,
        total: 90,
        routes: 80,
        tickets: 0,
        stations,
        express: 0,
        completed: Vec::new(),
        failed: Vec::new(),
        longest_path: 0,
        path: Vec::new(),
        borrowed: Vec::new(),
    };
    let groups = ties(&[score(0, 2, 4), score(1, 1, 8)], TieBreak::Standard);
    let steps = groups[0].steps.iter().map(|step| (step.by, step.decides)).collect::<Vec<_>>();
    assert_eq!(steps, [(TieBreakCriterion::CompletedTickets, false), (TieBreakCriterion::StationsUsed, true)]);
    assert!(!groups[0].shared);
}

/// The trains of the longest trail that goes on from a city, by trying all.
fn longest_from(city: City, routes: &[Route]) -> u8 {
    let on = routes.iter().filter(|route| route.touches(city)).map(|route| {
        let rest = routes.iter().copied().filter(|other| other != route).collect::<Vec<_>>();
        route.facts().length + longest_from(route.other_end(city), &rest)
    });
    on.max().unwrap_or(0)
}

/// R9.3.
#[test]
fn no_path_is_longer_than_the_longest() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for _ in 0..60 {
        let mut routes = vec![*Route::all().collect::<Vec<_>>().choose(&mut rng).unwrap()];
        while routes.len() < 10 {
            let ends = routes.iter().flat_map(|route| [route.facts().from, route.facts().to]).collect::<Vec<_>>();
            let is_new = |route: &Route| !routes.contains(route) && route.facts().twin.is_none();
            let touching = Route::all().filter(|route| is_new(route) && ends.iter().any(|end| route.touches(*end)));
            routes.push(*touching.collect::<Vec<_>>().choose(&mut rng).unwrap());
        }
        let longest = City::all().map(|city| longest_from(city, &routes)).max();
        assert_eq!(Some(trains(&longest_path(&routes))), longest, "{routes:?}");
    }
}

#[test]
fn a_card_missing_from_the_box_is_noticed() {
    let mut game = full_lobby(2);
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    game.play(Actor::Seat(seat(0)), &Command::Start, &mut rng, &mut Vec::new()).unwrap();
    assert_eq!(conserved(&game), Ok(()));
    let lacks = |change: fn(&mut Game)| {
        let mut game = game.clone();
        change(&mut game);
        conserved(&game).is_err()
    };
    assert!(lacks(|game| game.parts().players[seat(0)].trains -= 1));
    assert!(lacks(|game| game.parts().players[seat(1)].stations -= 1));
    assert!(lacks(|game| game.parts().players[seat(1)].hand = cards("")));
}

#[test]
fn players_of_slow_clocks_have_vacations_but_not_in_tournaments() {
    let of = |binding: bool, seconds: Option<u32>| {
        let clock = seconds.map(|seconds| Clock::PerMove { seconds });
        GameOptions { binding, clock, ..GameOptions::new(Variant::Classic, 2) }.has_vacations()
    };
    let day = Some(86_400);
    assert_eq!([of(false, day), of(true, day), of(false, Some(60)), of(false, None)], [true, false, false, false]);
}
