//! Leaving for good, and ending a game without a result (R10.1).

use super::{
    position::{given, table},
    words::seat,
};
use railhead::engine::{
    Actor, Away, BotLevel, Command, Event, Game, Move, Occupant, Phase, Rejection, Seat, VoidReason,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn hand_over() -> Command {
    Command::Resign(BotLevel::Conductor)
}

fn leaver(number: u8) -> Actor {
    Actor::Seat(seat(number))
}

fn decide(game: &Game, by: Actor, command: &Command) -> Result<Vec<Event>, Rejection> {
    game.decide(by, command, &mut ChaCha8Rng::seed_from_u64(1))
}

fn finished(events: &[Event]) -> bool {
    matches!(events.last(), Some(Event::GameFinished { .. }))
}

#[test]
fn r10_1_who_leaves_hands_his_seat_to_a_bot_and_the_others_play_on() {
    given(table(3)).command(leaver(1), hand_over()).then_state(|game| {
        assert_eq!(game.occupants[seat(1)], Occupant::Bot { level: BotLevel::Conductor });
        assert!(game.attendance[seat(1)].away == Some(Away::Resigned) && game.attendance[seat(0)].away.is_none());
        assert!(!game.is_over() && game.is_waiting_for(seat(0)));
    });
}

#[test]
fn r10_1_when_only_one_person_is_left_of_several_the_game_ends_at_once_and_is_scored() {
    let mut three = table(3).game;
    let first = decide(&three, leaver(1), &hand_over()).unwrap();
    assert_eq!(first, [Event::SeatHandedOver { seat: seat(1), level: BotLevel::Conductor, reason: Away::Resigned }]);
    first.iter().for_each(|event| three.evolve(event));
    assert!(finished(&decide(&three, leaver(0), &hand_over()).unwrap()));
    assert!(finished(&decide(&table(2).game, leaver(0), &hand_over()).unwrap()));
}

#[test]
fn r10_1_when_the_one_person_against_bots_leaves_the_game_ends_at_once() {
    let mut game = table(4).game;
    (1..4).for_each(|bot| game.occupants[seat(bot)] = Occupant::Bot { level: BotLevel::Random });
    assert!(finished(&decide(&game, leaver(0), &hand_over()).unwrap()));
    assert_eq!(decide(&game, leaver(1), &hand_over()), Err(Rejection::NotSeated {}), "a bot does not leave");
}

#[test]
fn r10_1_the_leaver_ranks_last_whatever_his_points() {
    let rich = table(3).owner("palermo-smyrna", 1).owner("dieppe-paris", 2);
    given(rich).command(leaver(1), hand_over()).command(leaver(2), hand_over()).then_state(|game| {
        let ranks = game.scores().iter().map(|score| (score.seat, score.rank)).collect::<Vec<_>>();
        assert_eq!(ranks, [(seat(0), 1), (seat(1), 2), (seat(2), 3)], "the leavers among themselves by points");
        assert!(game.scores()[1].total > game.scores()[0].total);
        assert_eq!(game.score(), game.scores());
    });
}

#[test]
fn r10_1_nobody_leaves_twice_or_after_the_end() {
    let mut game = table(3).game;
    decide(&game, leaver(1), &hand_over()).unwrap().iter().for_each(|event| game.evolve(event));
    assert_eq!(decide(&game, leaver(1), &hand_over()), Err(Rejection::NotSeated {}));
    for end in [Event::GameFinished { scores: Vec::new() }, Event::GameVoided { reason: VoidReason::Admin }] {
        let mut game = table(3).game;
        game.evolve(&end);
        assert_eq!(decide(&game, leaver(1), &hand_over()), Err(Rejection::GameOver {}));
        assert_eq!(decide(&game, leaver(1), &Command::Play(Move::DrawCard {})), Err(Rejection::GameOver {}));
    }
    assert_eq!(decide(&game, Actor::Newcomer, &hand_over()), Err(Rejection::NotSeated {}));
}

#[test]
fn before_the_game_a_leaver_makes_room_his_role_is_handed_on_and_without_people_there_is_no_game() {
    let mut lobby = Game::replay(&Game::create(super::position::options(3), Vec::new(), &[], String::new()).unwrap());
    lobby.evolve(&Event::PlayerJoined { seat: seat(1) });
    assert_eq!(decide(&lobby, leaver(1), &hand_over()).unwrap(), [Event::PlayerLeft { seat: seat(1) }]);
    let heir = [Event::HostChanged { seat: seat(1) }, Event::PlayerLeft { seat: seat(0) }];
    assert_eq!(decide(&lobby, leaver(0), &hand_over()).unwrap(), heir);
    lobby.evolve(&Event::PlayerLeft { seat: seat(1) });
    let cancelled = Event::GameVoided { reason: VoidReason::Cancelled };
    assert_eq!(decide(&lobby, leaver(0), &hand_over()).unwrap(), [cancelled]);
}

#[test]
fn only_the_operator_ends_a_game_without_a_result_and_only_once() {
    let mut game = table(3).game;
    for by in [leaver(0), Actor::Newcomer] {
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
    assert_eq!(
        (game.status(), game.scores().len(), &game.phase),
        ("void", 0, &Phase::Voided { reason: VoidReason::Admin })
    );
    assert!(game.is_over() && !game.is_finished() && game.waits_for().next().is_none());
    assert!(Seat::ALL.iter().all(|seat| game.legal_moves(*seat).is_empty()));
    assert_eq!(decide(&game, Actor::Operator, &Command::Void(VoidReason::Admin)), Err(Rejection::GameOver {}));
    for command in [Command::Start, Command::Join(None), Command::Play(Move::Pass {})] {
        assert_eq!(decide(&game, Actor::Operator, &command), Err(Rejection::NotSeated {}));
    }
}
