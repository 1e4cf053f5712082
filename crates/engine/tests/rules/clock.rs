//! Time that runs out, and the move of the clock (R10.1, R10.2).

use super::{
    lobby::{choose, first, offer},
    position::{Given, Position, full_lobby, given, table, turn, worlds},
    words::{draw, handed_over, keep, player, ran_out, seat, ticket, voided},
};
use railhead_engine::{
    Actor, AwayReason, BotLevel, Command, Event, Game, Move, Occupant, Phase, Rejection, Step, TicketOffer,
    TunnelClaim, Turn, Variant, VoidReason,
};

const LEVEL: BotLevel = BotLevel::Stationmaster;

pub fn run_out(given: Given, of: u8) -> Given {
    given.command(Actor::Operator, Command::RunOut(seat(of), LEVEL))
}

/// Turns of two cards each, of these seats.
pub fn turns(given: Given, of: &[u8]) -> Given {
    of.iter().fold(given, |given, &of| given.after(of, draw()).after(of, draw()))
}

/// Makes the move of the clock for the player whose time has run out, and for no other.
fn forced(given: Given) -> Given {
    let forced = |game: &Game| {
        let of = game.forced_seat().unwrap();
        (Actor::Seat(of), Command::Play(game.forced_move(of).unwrap()))
    };
    given.each(forced).then_events(|_| ())
}

/// Tickets dealt at a table of people, seat 0 to begin.
fn dealt(variant: Variant, seats: u8) -> Given {
    let mut lobby = full_lobby(seats);
    lobby.parts().options.first_seat = Some(seat(0));
    lobby.parts().options.variant = variant;
    worlds(20, &lobby).command(player(0), Command::Start).then_events(|_| ())
}

pub fn in_step(position: Position, step: Step) -> Position {
    let mut game = position.game;
    *game.parts().phase = Phase::Turn(Turn { seat: seat(0), step, turns_left: None, passes: 0 });
    Position { game }
}

fn offered(names: &[&str], keep_min: u8) -> TicketOffer {
    TicketOffer { tickets: names.iter().map(|name| ticket(name)).collect(), keep_min, keep_max: names.len() as u8 }
}

fn forced_in(step: Step) -> Option<Move> {
    in_step(table(2), step).game.forced_move(seat(0))
}

#[test]
fn r10_2_out_of_time_a_player_is_moved_for_until_the_turn_ends() {
    let late = run_out(given(table(3)), 0).then(&[ran_out(0)]);
    let late = late.then_state(|game| assert_eq!(game.forced_seat(), Some(seat(0))));
    let late = late.after(0, draw()).then_state(|game| assert_eq!(game.forced_seat(), Some(seat(0))));
    late.after(0, draw()).then_state(|game| {
        assert_eq!((turn(game).seat, game.forced_seat(), game.presence()[seat(0)].forced), (seat(1), None, false));
    });
}

#[test]
fn r10_2_nobody_is_moved_for_whose_time_has_not_run_out() {
    given(table(3)).then_state(|game| assert_eq!(game.forced_seat(), None));
    turns(run_out(given(table(3)), 0), &[0, 1, 2]).then_state(|game| assert_eq!(game.forced_seat(), None));
}

#[test]
fn r10_2_in_a_tunnel_question_the_clock_gives_up() {
    let claim = TunnelClaim { route: "marseille-zurich".parse().unwrap(), payment: super::words::all_locomotives(2) };
    let tunnel = Step::Tunnel { claim, revealed: Default::default(), surcharge: 1 };
    assert_eq!(forced_in(tunnel.clone()), Some(Move::AbandonTunnel {}));
    let late = run_out(given(in_step(table(2).hand(0, "4 locomotive"), tunnel)), 0);
    forced(late).then_first(&[Event::TunnelAbandoned { seat: seat(0) }]);
}

#[test]
fn r10_2_of_drawn_tickets_the_clock_keeps_the_cheapest() {
    let drawn = ["madrid-dieppe", "athina-angora", "frankfurt-kobenhavn"];
    assert_eq!(drawn.map(|name| ticket(name).points), [8, 5, 5]);
    let step = |names: &[&str]| Step::KeepTickets { offer: offered(names, 1) };
    assert_eq!(forced_in(step(&drawn)), Some(keep(&["athina-angora"])));
    let late = run_out(given(in_step(table(2), step(&drawn))), 0);
    forced(late).then_state(|game| assert_eq!(game.players()[seat(0)].tickets, [ticket("athina-angora")]));
}

#[test]
fn r10_2_of_equal_tickets_the_clock_keeps_those_offered_first() {
    let step = |names: &[&str]| Step::KeepTickets { offer: offered(names, 2) };
    let (a, b, c, dear) = ("athina-angora", "frankfurt-kobenhavn", "palermo-constantinople", "madrid-dieppe");
    assert_eq!(forced_in(step(&[dear, b, a])), Some(keep(&[b, a])));
    assert_eq!(forced_in(step(&[a, dear, b])), Some(keep(&[a, b])));
    assert_eq!((ticket(c).points, forced_in(step(&[c, dear, b]))), (8, Some(keep(&[b, c]))));
    assert_eq!(forced_in(step(&[dear, c, b])), Some(keep(&[b, dear])));
}

#[test]
fn r10_2_otherwise_it_does_what_a_bot_would() {
    assert_eq!((forced_in(Step::Choose), forced_in(Step::SecondCard)), (None, None));
    let late = run_out(given(table(2)), 0).then_state(|game| assert_eq!(game.forced_move(seat(0)), None));
    late.after(0, draw()).then_state(|game| assert_eq!(game.forced_move(seat(0)), None));
}

#[test]
fn r10_2_the_clock_moves_for_no_other_and_only_during_the_game() {
    let drawn = in_step(table(2), Step::KeepTickets { offer: offered(&["athina-angora"], 1) });
    assert_eq!(drawn.game.forced_move(seat(1)), None);
    assert_eq!(full_lobby(2).forced_move(seat(0)), None);
    let mut over = drawn.game;
    over.parts().presence[seat(0)].forced = true;
    for end in [Event::GameFinished { scores: [].into() }, voided(VoidReason::Admin)] {
        over.evolve(&end);
        assert_eq!((over.forced_seat(), over.forced_move(seat(0))), (None, None));
    }
}

// R2.2
#[test]
fn r10_2_of_the_first_tickets_the_clock_keeps_the_two_cheapest() {
    let late = run_out(dealt(Variant::Classic, 3), 1).then(&[ran_out(1)]);
    let late = late.then_state(|game| assert_eq!(game.forced_seat(), Some(seat(1))));
    let late = forced(late).then_state(|game| {
        let [kept, boxed] = [&game.players()[seat(1)].tickets, &game.ticket_deck().boxed].map(|tickets| {
            let mut points = tickets.iter().map(|ticket| ticket.points).collect::<Vec<_>>();
            points.sort_unstable();
            points
        });
        assert!((kept.len(), boxed.len()) == (2, 2) && kept[1] <= boxed[0]);
        assert_eq!((game.forced_seat(), game.waits_for().collect::<Vec<_>>()), (None, vec![seat(0), seat(2)]));
    });
    let begun = choose(late, &[2, 0], first(3)).then_state(|game| {
        assert_eq!((turn(game).seat, game.presence()[seat(1)].forced), (seat(0), false));
    });
    turns(begun, &[0]).then_state(|game| assert_eq!((turn(game).seat, game.forced_seat()), (seat(1), None)));
}

// R2.2
#[test]
fn r10_2_in_mega_it_keeps_no_long_ticket_but_three_cheap_ones() {
    let late = run_out(dealt(Variant::Mega, 2), 0);
    let late = late.then_state(|game| assert_eq!(game.forced_move(seat(0)), Some(keep(&[]))));
    let late = forced(late).then_state(|game| {
        assert_eq!((game.forced_seat(), game.players()[seat(0)].tickets.len()), (Some(seat(0)), 0));
        assert_eq!(offer(game, seat(0)).tickets.len(), 5);
    });
    forced(late).then_state(|game| {
        let dearest = game.players()[seat(0)].tickets.iter().map(|ticket| ticket.points).max();
        let cheapest = game.ticket_deck().rejected.iter().map(|ticket| ticket.points).min();
        assert_eq!((game.players()[seat(0)].tickets.len(), game.ticket_deck().rejected.len()), (3, 2));
        assert!(dearest <= cheapest && game.forced_seat().is_none() && game.presence()[seat(0)].missed_turns == 1);
    });
}

// R2.2: he has chosen the first time himself, and kept a long ticket.
#[test]
fn r10_2_in_mega_it_keeps_two_beside_a_long_one() {
    let late = run_out(choose(dealt(Variant::Mega, 2), &[1], first(1)), 1);
    forced(late).then_state(|game| assert_eq!(game.players()[seat(1)].tickets.len(), 3));
}

#[test]
fn r10_2_several_may_be_moved_for_while_tickets_are_chosen() {
    let late = run_out(run_out(dealt(Variant::Classic, 3), 2), 0);
    let late = forced(late).then_state(|game| assert_eq!(game.forced_seat(), Some(seat(2))));
    forced(late).then_state(|game| assert_eq!(game.waits_for().collect::<Vec<_>>(), [seat(1)]));
}

#[test]
fn r10_1_the_second_time_in_a_row_a_bot_plays_on() {
    let once = turns(run_out(given(table(3)), 0), &[0, 1, 2]);
    let twice = run_out(once, 0).then(&[ran_out(0), handed_over(0, LEVEL, AwayReason::OutOfTime)]);
    twice.then_state(|game| {
        assert_eq!(game.occupants()[seat(0)], Occupant::Bot { level: LEVEL });
        assert_eq!(game.view_for(None).table.seats[0].away, Some(AwayReason::OutOfTime));
        assert!(!game.is_over() && game.is_waiting_for(seat(0)) && game.forced_seat().is_none());
    });
}

#[test]
fn r10_1_not_if_he_has_finished_a_turn_between() {
    let once = turns(run_out(given(table(3)), 0), &[0, 1, 2]);
    let once = once.then_state(|game| assert_eq!(game.presence()[seat(0)].missed_turns, 1));
    let between = turns(once, &[0]).then_state(|game| assert_eq!(game.presence()[seat(0)].missed_turns, 0));
    run_out(turns(between, &[1, 2]), 0).then(&[ran_out(0)]);
}

#[test]
fn r10_1_the_lapses_of_one_are_not_those_of_another() {
    let late = (0..3).fold(given(table(3)), |late, of| turns(run_out(late, of), &[of]));
    late.then_state(|game| assert!(game.seats().all(|of| game.presence()[of].missed_turns == 1)));
}

#[test]
fn r10_5_a_step_before_running_out_does_not_make_the_turn_own() {
    let late = run_out(given(table(3).has_moved(0, false)).after(0, draw()), 0).after(0, draw());
    late.then_state(|game| assert!(game.presence()[seat(0)].missed_turns == 1 && !game.presence()[seat(0)].has_moved));
}

#[test]
fn r10_5_a_turn_counts_one_lapse_however_often_it_is_told() {
    let twice = run_out(run_out(given(table(3)), 0), 0).then(&[ran_out(0)]);
    twice.then_state(|game| assert_eq!(game.presence()[seat(0)].missed_turns, 1));
}

#[test]
fn r10_5_a_lapse_in_choosing_the_first_tickets_counts() {
    let late = forced(run_out(dealt(Variant::Classic, 2), 0));
    let begun = choose(late, &[1], first(2)).then_state(|game| assert_eq!(game.presence()[seat(0)].missed_turns, 1));
    run_out(begun, 0).then(&[ran_out(0), voided(VoidReason::LeftEarly)]);
}

#[test]
fn r10_1_with_one_person_left_the_one_out_of_time_is_last() {
    let once = turns(run_out(given(table(2).owner("palermo-smyrna", 0)), 0), &[0, 1]);
    let over = run_out(once, 0).then_first(&[ran_out(0), handed_over(0, LEVEL, AwayReason::OutOfTime)]);
    over.then_state(|game| {
        let [late, other] = game.scores() else { panic!("it is not scored") };
        assert!(late.total > other.total && (late.rank, other.rank) == (2, 1));
    });
}

// R10.4
#[test]
fn r10_1_before_everyone_has_moved_it_ends_without_a_result() {
    let once = turns(run_out(given(table(3).has_moved(2, false)), 0), &[0, 1]);
    let once = turns(run_out(once, 2), &[2]);
    let over = run_out(once, 0).then(&[ran_out(0), voided(VoidReason::LeftEarly)]);
    over.then_state(|game| assert!(game.is_over() && game.scores().is_empty()));
}

#[test]
fn only_the_time_of_a_person_the_game_waits_for_runs_out() {
    let refused = |game: &Game, of| {
        run_out(worlds(1, game), of).rejected(Rejection::NotWaitedFor { seat: seat(of) });
    };
    (1..5).for_each(|of| refused(&table(3).game, of));
    (0..5).for_each(|of| refused(&full_lobby(2), of));
    let chosen = choose(dealt(Variant::Classic, 2), &[1], first(2)).0;
    (1..5).for_each(|of| refused(&chosen[0].game, of));
    let mut bots = table(2).game;
    bots.parts().occupants[seat(0)] = Occupant::Bot { level: LEVEL };
    refused(&bots, 0);
    for end in [Event::GameFinished { scores: [].into() }, voided(VoidReason::Admin)] {
        let mut over = table(2).game;
        over.evolve(&end);
        refused(&over, 0);
    }
}

#[test]
fn only_the_operator_says_that_time_has_run_out_or_gives_more() {
    let operators = [
        Command::RunOut(seat(0), LEVEL),
        Command::GrantTime(60),
        Command::BeginVacation(seat(0)),
        Command::EndVacation(seat(0)),
        Command::SetSleepingHours(seat(0), None),
    ];
    for command in operators {
        let asked = given(table(2)).command(player(0), command.clone()).rejected(Rejection::NotHost {});
        let asked = asked.command(player(1), command.clone()).rejected(Rejection::NotHost {});
        asked.command(Actor::Newcomer, command).rejected(Rejection::NotSeated {});
    }
}

#[test]
fn given_time_changes_nothing_else_in_a_running_game() {
    let granted = given(table(2)).command(Actor::Operator, Command::GrantTime(60));
    granted.then(&[Event::TimeGranted { seconds: 60 }]).then_state(|game| {
        let mut as_before = table(2).game;
        *as_before.parts().version += 1;
        assert_eq!(*game, as_before);
    });
    for end in [Event::GameFinished { scores: [].into() }, voided(VoidReason::Admin)] {
        let mut over = table(2).game;
        over.evolve(&end);
        worlds(1, &over).command(Actor::Operator, Command::GrantTime(60)).rejected(Rejection::GameOver {});
    }
}
