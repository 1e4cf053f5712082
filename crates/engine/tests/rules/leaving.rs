//! Leaving, coming back, standing in, and ending a game without a result (R10.1, R10.3, R10.4,
//! R10.10).

use super::{
    clock::{in_step, run_out, turns},
    lobby::{choose, first},
    position::{Given, Position, full_lobby, given, table, turn, worlds},
    words::{HOST, cards, draw, handed_over, joined, player, ran_out, seat, stood_in, taken_back, ticket, voided},
};
use railhead_engine::{
    Actor, AwayReason, BotLevel, Command, Event, Game, Move, Occupant, Payment, Phase, Rejection, Seat, SeatChoice,
    StandIns, Step, TicketOffer, TunnelClaim, VoidReason,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn hand_over() -> Command {
    Command::Resign(BotLevel::Conductor)
}

fn decide(game: &Game, by: Actor, command: &Command) -> Result<Vec<Event>, Rejection> {
    game.decide(by, command, &mut ChaCha8Rng::seed_from_u64(1))
}

fn finished(events: &[Event]) -> bool {
    matches!(events.last(), Some(Event::GameFinished { .. }))
}

#[test]
fn r10_1_a_bot_takes_a_leavers_seat_and_the_others_play_on() {
    given(table(3)).command(player(1), hand_over()).then_state(|game| {
        assert_eq!(game.occupants()[seat(1)], Occupant::Bot { level: BotLevel::Conductor });
        assert!(game.presence()[seat(1)].away == Some(AwayReason::Resigned) && game.presence()[seat(0)].away.is_none());
        assert!(!game.is_over() && game.is_waiting_for(seat(0)));
    });
}

#[test]
fn r10_1_with_one_of_several_people_left_the_game_is_scored() {
    let mut three = table(3).game;
    let first = decide(&three, player(1), &hand_over()).unwrap();
    assert_eq!(
        first,
        [Event::SeatHandedOver { seat: seat(1), level: BotLevel::Conductor, reason: AwayReason::Resigned }]
    );
    first.iter().for_each(|event| three.evolve(event));
    assert!(finished(&decide(&three, player(0), &hand_over()).unwrap()));
    assert!(finished(&decide(&table(2).game, player(0), &hand_over()).unwrap()));
}

#[test]
fn r10_1_without_the_one_person_against_bots_the_game_ends() {
    let mut game = table(4).game;
    (1..4).for_each(|bot| game.parts().occupants[seat(bot)] = Occupant::Bot { level: BotLevel::Random });
    assert!(finished(&decide(&game, player(0), &hand_over()).unwrap()));
    assert_eq!(decide(&game, player(1), &hand_over()), Err(Rejection::NotSeated {}), "a bot does not leave");
}

#[test]
fn r10_1_the_leaver_ranks_last_whatever_his_points() {
    let rich = table(3).owner("palermo-smyrna", 1).owner("dieppe-paris", 2);
    given(rich).command(player(1), hand_over()).command(player(2), hand_over()).then_state(|game| {
        let ranks = game.scores().iter().map(|score| (score.seat, score.rank)).collect::<Vec<_>>();
        assert_eq!(ranks, [(seat(0), 1), (seat(1), 2), (seat(2), 3)], "the leavers among themselves by points");
        assert!(game.scores()[1].total > game.scores()[0].total);
        assert_eq!(game.score(), game.scores());
    });
}

#[test]
fn r10_1_nobody_leaves_twice_or_after_the_end() {
    let mut game = table(3).game;
    decide(&game, player(1), &hand_over()).unwrap().iter().for_each(|event| game.evolve(event));
    assert_eq!(decide(&game, player(1), &hand_over()), Err(Rejection::NotSeated {}));
    for end in [Event::GameFinished { scores: [].into() }, Event::GameVoided { reason: VoidReason::Admin }] {
        let mut game = table(3).game;
        game.evolve(&end);
        assert_eq!(decide(&game, player(1), &hand_over()), Err(Rejection::GameOver {}));
        assert_eq!(decide(&game, player(1), &Command::Play(Move::DrawCard {})), Err(Rejection::GameOver {}));
    }
    assert_eq!(decide(&game, Actor::Newcomer, &hand_over()), Err(Rejection::NotSeated {}));
}

#[test]
fn before_the_game_a_leaver_makes_room_and_hands_the_role_on() {
    let mut lobby =
        Game::replay(&Game::create(super::position::options(3), Vec::new(), HOST, [], String::new()).unwrap());
    lobby.evolve(&joined(1));
    assert_eq!(decide(&lobby, player(1), &hand_over()).unwrap(), [Event::PlayerLeft { seat: seat(1) }]);
    let heir = [Event::HostChanged { seat: seat(1) }, Event::PlayerLeft { seat: seat(0) }];
    assert_eq!(decide(&lobby, player(0), &hand_over()).unwrap(), heir);
    lobby.evolve(&Event::PlayerLeft { seat: seat(1) });
    let cancelled = Event::GameVoided { reason: VoidReason::Cancelled };
    assert_eq!(decide(&lobby, player(0), &hand_over()).unwrap(), [cancelled]);
}

#[test]
fn only_the_operator_ends_a_game_without_a_result_and_only_once() {
    let mut game = table(3).game;
    for by in [player(0), Actor::Newcomer] {
        assert!(matches!(
            decide(&game, by, &Command::Void(VoidReason::Admin)),
            Err(Rejection::NotHost {} | Rejection::NotSeated {})
        ));
    }
    assert_eq!(
        decide(&game, Actor::Operator, &Command::Void(VoidReason::Admin)).unwrap(),
        [Event::GameVoided { reason: VoidReason::Admin }]
    );
    game.evolve(&Event::GameVoided { reason: VoidReason::Admin });
    assert_eq!((game.scores().len(), game.phase()), (0, &Phase::Voided { reason: VoidReason::Admin }));
    assert!(game.is_over() && !game.is_finished() && game.waits_for().next().is_none());
    assert!(Seat::ALL.iter().all(|seat| game.legal_moves(*seat).is_empty()));
    assert_eq!(decide(&game, Actor::Operator, &Command::Void(VoidReason::Admin)), Err(Rejection::GameOver {}));
    for command in [Command::Start, Command::Join(SeatChoice::ANY, None), Command::Play(Move::Pass {})] {
        assert_eq!(decide(&game, Actor::Operator, &command), Err(Rejection::NotSeated {}));
    }
}

// R10.4
#[test]
fn leaving_before_everyone_has_moved_voids_the_game() {
    for (leaves, yet_to_move) in [(0, 0), (0, 2), (2, 0)] {
        let early = given(table(3).has_moved(yet_to_move, false)).command(player(leaves), hand_over());
        early.then(&[voided(VoidReason::LeftEarly)]).then_state(|game| assert!(game.scores().is_empty()));
    }
    let dealt = worlds(3, &full_lobby(3)).command(player(0), Command::Start);
    dealt.command(player(1), hand_over()).then(&[voided(VoidReason::LeftEarly)]);
}

// R10.3
#[test]
fn a_finished_turn_counts_as_moved_and_the_first_tickets_do_not() {
    let mut lobby = full_lobby(2);
    lobby.parts().options.first_seat = Some(seat(0));
    let begun = choose(worlds(3, &lobby).command(player(0), Command::Start), &[0, 1], first(2));
    let begun = begun.then_state(|game| assert!(!game.has_everyone_moved()));
    let one = turns(begun, &[0]).then_state(|game| assert!(!game.has_everyone_moved()));
    let half = one.after(1, draw()).then_state(|game| assert!(!game.has_everyone_moved()));
    let both = half.after(1, draw()).then_state(|game| assert!(game.has_everyone_moved()));
    both.command(player(0), hand_over()).then_events(|events| assert!(finished(events)));
}

// R10.3
#[test]
fn a_turn_that_the_clock_has_finished_is_not_his() {
    let late = turns(run_out(given(table(2).has_moved(0, false)), 0), &[0]);
    let late = turns(late.then_state(|game| assert!(!game.has_everyone_moved())), &[1]);
    turns(late, &[0]).then_state(|game| assert!(game.has_everyone_moved()));
}

// R10.3
#[test]
fn bots_need_not_have_moved() {
    let mut game = table(3).has_moved(2, false).game;
    game.parts().occupants[seat(2)] = Occupant::Bot { level: BotLevel::Random };
    assert!(game.has_everyone_moved() && finished(&decide(&game, player(0), &hand_over()).unwrap()));
}

#[test]
fn r10_1_an_early_end_puts_tickets_and_revealed_cards_away() {
    let offer = TicketOffer { tickets: [ticket("athina-angora")].into_iter().collect(), keep_min: 1, keep_max: 1 };
    let offered = given(in_step(table(2), Step::KeepTickets { offer })).command(player(1), hand_over());
    offered.then_state(|game| assert_eq!(game.ticket_deck().boxed, [ticket("athina-angora")]));
    let payment = Payment { color: None, locomotives: 2 };
    let claim = TunnelClaim { route: "marseille-zurich".parse().unwrap(), payment };
    let tunnel = given(in_step(table(2), Step::Tunnel { claim, revealed: cards("3 red"), surcharge: 1 }));
    tunnel.command(player(0), hand_over()).then_state(|game| assert_eq!(game.discards(), cards("3 red")));
}

/// Seat 0 of three has run out of time twice in a row; it is his turn, which a bot plays.
fn out_of_time() -> Given {
    run_out(turns(run_out(given(table(3)), 0), &[0, 1, 2]), 0)
}

#[test]
fn r10_1_after_running_out_of_time_the_seat_may_be_taken_back() {
    let back = out_of_time().command(player(0), Command::TakeBack).then(&[taken_back(0)]);
    let back = back.then_state(|game| {
        let presence = game.presence()[seat(0)];
        assert_eq!((game.occupants()[seat(0)], presence.away), (Occupant::Person, None));
        assert!(
            presence.missed_turns == 0 && presence.has_moved && game.forced_seat().is_none(),
            "the player plays on"
        );
        assert_eq!((game.people().count(), game.view_for(None).table.seats[0].away), (3, None));
    });
    turns(back, &[0])
        .then_state(|game| assert_eq!((turn(game).seat, game.presence()[seat(0)].missed_turns), (seat(1), 0)));
}

#[test]
fn r10_1_also_when_the_bot_has_played_some_turns() {
    let away = turns(out_of_time(), &[0, 1, 2]).command(player(0), hand_over()).rejected(Rejection::NotSeated {});
    away.command(player(0), Command::TakeBack).then(&[taken_back(0)]);
}

#[test]
fn r10_1_a_returned_player_must_run_out_of_time_twice_again() {
    let back = out_of_time().command(player(0), Command::TakeBack);
    let once = turns(run_out(back, 0).then(&[ran_out(0)]), &[0, 1, 2]);
    run_out(once, 0).then_events(|events| assert_eq!(events.len(), 2, "{events:?}"));
}

#[test]
fn r10_1_a_player_who_came_back_does_not_rank_last() {
    let ranks = |game: &Game| game.score().iter().map(|score| score.rank).collect::<Vec<_>>();
    let rich = given(table(3).owner("palermo-smyrna", 0));
    let away = run_out(turns(run_out(rich, 0), &[0, 1, 2]), 0).then_state(|game| assert_eq!(ranks(game), [3, 1, 1]));
    away.command(player(0), Command::TakeBack).then_state(|game| assert_eq!(ranks(game), [1, 2, 2]));
}

#[test]
fn r10_1_a_resignation_is_final() {
    let level = BotLevel::Conductor;
    let gone = given(table(3)).command(player(1), hand_over()).then(&[handed_over(1, level, AwayReason::Resigned)]);
    gone.command(player(1), Command::TakeBack).rejected(Rejection::SeatGivenUp {});
    let back = out_of_time().command(player(0), Command::TakeBack).command(player(0), hand_over());
    let gone = back.then(&[handed_over(0, level, AwayReason::Resigned)]);
    gone.command(player(0), Command::TakeBack).rejected(Rejection::SeatGivenUp {});
}

#[test]
fn a_player_who_never_left_has_nothing_to_take_back() {
    let here = run_out(given(table(3)), 0).command(player(0), Command::TakeBack);
    let here = here.rejected(Rejection::AlreadySeated {});
    here.command(Actor::Newcomer, Command::TakeBack).rejected(Rejection::NotSeated {});
}

#[test]
fn r10_1_nobody_comes_back_after_the_end() {
    let scored = out_of_time().command(player(1), hand_over()).then_events(|events| assert!(finished(events)));
    let void = out_of_time().command(Actor::Operator, Command::Void(VoidReason::Admin));
    for over in [scored, void] {
        over.command(player(0), Command::TakeBack).rejected(Rejection::GameOver {});
    }
}

/// A table of three that has agreed to stand-ins.
fn open_to_stand_ins() -> Game {
    let mut game = table(3).owner("palermo-smyrna", 1).game;
    game.parts().options.stand_ins = StandIns::Owner;
    game
}

fn stand_in(number: u8) -> Command {
    Command::StandIn(seat(number))
}

#[test]
fn r10_10_a_stand_in_plays_a_left_seat_and_does_not_rank_last() {
    for reason in [AwayReason::Resigned, AwayReason::OutOfTime] {
        let mut game = open_to_stand_ins();
        game.evolve(&handed_over(1, BotLevel::Conductor, reason));
        game.parts().presence[seat(1)].missed_turns = 2;
        let seated = worlds(1, &game).command(Actor::Newcomer, stand_in(1)).then(&[stood_in(1)]);
        let seated = seated.then_state(|game| {
            let presence = game.presence()[seat(1)];
            assert_eq!((game.occupants()[seat(1)], presence.away), (Occupant::Person, None));
            assert_eq!((presence.missed_turns, presence.forced, presence.has_moved), (0, false, true));
            assert_eq!(presence.owner_left, Some(reason));
            let seats = game.view_for(None).table.seats;
            assert_eq!(seats.iter().map(|seat| seat.stand_in).collect::<Vec<_>>(), [false, true, false]);
        });
        seated.command(player(0), hand_over()).command(player(2), hand_over()).then_state(|game| {
            assert_eq!(game.scores()[1].rank, 1);
        });
    }
}

#[test]
fn r10_10_a_leaving_stand_in_is_replaced_the_first_reason_stays() {
    let mut game = open_to_stand_ins();
    let resigned = || handed_over(1, BotLevel::Conductor, AwayReason::Resigned);
    let out_of_time = || handed_over(1, BotLevel::Conductor, AwayReason::OutOfTime);
    [resigned(), stood_in(1), out_of_time()].iter().for_each(|event| game.evolve(event));
    assert_eq!(game.presence()[seat(1)].away, Some(AwayReason::OutOfTime));
    let mut back = game.clone();
    assert_eq!(decide(&game, player(1), &Command::TakeBack).unwrap(), [taken_back(1)]);
    back.evolve(&taken_back(1));
    assert_eq!(back.presence()[seat(1)].owner_left, Some(AwayReason::Resigned));
    game.evolve(&stood_in(1));
    assert_eq!(game.presence()[seat(1)].owner_left, Some(AwayReason::Resigned));
}

#[test]
fn r10_10_present_players_and_bots_have_no_stand_ins() {
    let mut game = open_to_stand_ins();
    let refused = |game: &Game, number| decide(game, Actor::Newcomer, &stand_in(number)).unwrap_err();
    assert_eq!(refused(&game, 1), Rejection::SeatNotAway { seat: seat(1) });
    assert_eq!(refused(&game, 3), Rejection::NoSuchSeat { seat: seat(3) });
    game.parts().occupants[seat(2)] = Occupant::Bot { level: BotLevel::Random };
    assert_eq!(refused(&game, 2), Rejection::SeatNotAway { seat: seat(2) });
    game.evolve(&handed_over(1, BotLevel::Conductor, AwayReason::Resigned));
    assert_eq!(decide(&game, player(0), &stand_in(1)), Err(Rejection::HadSeat {}), "nobody has two seats");
    assert_eq!(decide(&game, Actor::Operator, &stand_in(1)), Err(Rejection::NotSeated {}));
    let agreed = std::mem::take(&mut game.parts().options.stand_ins);
    assert_eq!(refused(&game, 1), Rejection::NoStandIns {});
    game.parts().options.stand_ins = agreed;
    game.evolve(&voided(VoidReason::Admin));
    assert_eq!(refused(&game, 1), Rejection::GameOver {});
    assert_eq!(refused(&full_lobby(3), 1), Rejection::NotStarted {});
}

#[test]
fn r10_10_a_result_counts_for_whom_the_table_has_agreed() {
    for (agreed, counted) in [(StandIns::None, "last"), (StandIns::Owner, "owner"), (StandIns::StandIn, "last")] {
        assert_eq!(agreed.counted(Some("owner"), "last"), counted);
        assert_eq!(agreed.counted(None, "last"), "last");
    }
}

/// A table of a game that counts from its first turn, at which only these have moved.
fn binding(seats: u8, moved: &[u8]) -> Position {
    let table = (0..seats).fold(table(seats), |table, who| table.has_moved(who, moved.contains(&who)));
    let mut game = table.game;
    game.parts().options.binding = true;
    Position { game }
}

fn ranks(game: &Game) -> Vec<u8> {
    game.scores().iter().map(|score| score.rank).collect()
}

#[test]
fn r10_1_players_who_never_moved_rank_last_together() {
    let rich = binding(4, &[1, 3]).owner("brest-dieppe", 2);
    let left = [0, 2, 1].into_iter().fold(given(rich), |given, who| given.command(player(who), hand_over()));
    left.then_events(|events| assert!(finished(events))).then_state(|game| {
        assert!(game.scores()[2].total > game.scores()[0].total);
        assert_eq!(ranks(game), [3, 2, 3, 1], "behind who left after a move, whatever the points");
        assert_eq!(game.score(), game.scores());
    });
}

#[test]
fn r10_1_a_bots_turn_is_no_move_of_the_player_who_left() {
    let away = given(binding(3, &[1, 2])).command(player(0), hand_over());
    turns(away, &[0, 1]).command(player(1), hand_over()).then_state(|game| assert_eq!(ranks(game), [3, 2, 1]));
    let away = given(binding(3, &[1, 2])).command(player(0), hand_over());
    turns(away, &[0]).then_state(|game| assert!(game.is_absent(seat(0)) && !game.is_absent(seat(1))));
}

#[test]
fn r10_4_a_binding_game_in_which_nobody_moved_has_no_result() {
    let late = run_out(given(binding(2, &[])), 0).command(player(1), hand_over());
    late.then_events(|events| assert_eq!(events.last(), Some(&Event::GameVoided { reason: VoidReason::LeftEarly })));
    let there = given(binding(2, &[])).command(player(1), hand_over());
    there.then_state(|game| assert_eq!(ranks(game), [1, 2], "who was never late is there"));
}
