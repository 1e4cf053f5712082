//! Tables whose moves are scripted, and games that are played on.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use railhead_engine::{Actor, BotLevel, Command, Event, EventKind, Game, Move, Phase, Rejection, Seat, Variant};
use railhead_hosting::{
    position::PositionChoice,
    prepared::{LessonStep, PreparedTable},
    script::{Script, ScriptRefusal, ScriptedTurn},
};
use railhead_log::rng::Secret;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn script(bots: usize) -> Script {
    Script {
        secret: Secret::from_bytes([7; 32]).to_hex(),
        variant: Variant::Classic,
        first_seat: Some(Seat::ALL[1]),
        bots: vec![BotLevel::Porter; bots],
        opening: Vec::new(),
        turns: Vec::new(),
    }
}

/// The events of a table with three seats in which all keep their tickets and then draw cards.
fn drawn(turns: u32) -> Vec<Event> {
    let table = script(2).table(None).unwrap();
    let mut game = Game::replay(&table);
    let mut events = [table, script(2).begin(&mut game).unwrap()].concat();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    while game.turns() <= turns {
        let seat = game.waits_for().next().unwrap();
        let next = match game.phase() {
            Phase::Dealing { offers, .. } => {
                let offer = offers[seat].clone().unwrap();
                Move::KeepTickets { tickets: offer.tickets.iter().map(|ticket| ticket.id).collect() }
            }
            _ => Move::DrawCard {},
        };
        game.play(Actor::Seat(seat), &Command::Play(next), &mut rng, &mut events).unwrap();
    }
    events
}

#[test]
fn a_scripted_table_has_a_seat_for_each_bot_and_one_more() {
    for bots in 1..=4 {
        let game = Game::replay(&script(bots).table(None).unwrap());
        assert_eq!(game.seats().count(), bots + 1);
        assert!(game.options().sandbox);
    }
    assert!(matches!(script(5).table(None), Err(ScriptRefusal::Table(Rejection::SeatCount { seats: 6 }))));
}

#[test]
fn a_scripted_move_is_of_its_turn_and_its_seat() {
    let events = drawn(4);
    let game = Game::replay(&events);
    let seat = game.waits_for().next().unwrap();
    let turn = |turn: u32, seat: Seat| ScriptedTurn { turn, seat, moves: vec![Move::Pass {}, Move::DrawCard {}] };
    let next = |turns: Vec<ScriptedTurn>| Script { turns, ..script(2) }.next_move(&game, seat).copied();
    assert_eq!(next(vec![turn(4, seat), turn(5, seat.next(3)), turn(6, seat)]), None);
    assert_eq!(next(vec![turn(4, seat), turn(5, seat)]), Some(Move::Pass {}));
    let mut begun = game.clone();
    begun.evolve(&Event::CardDrawn { seat, card: railhead_engine::Card::Red });
    let script = Script { turns: vec![turn(5, seat)], ..script(2) };
    assert_eq!(script.next_move(&begun, seat), Some(&Move::DrawCard {}), "the second of the turn");
}

#[test]
fn a_step_of_a_lesson_asks_for_a_move_of_the_player_in_its_turn() {
    let [you, bot] = [Seat::ALL[0], Seat::ALL[1]];
    let turn = |turn: u32, seat: Seat, moves: &[Move]| ScriptedTurn { turn, seat, moves: moves.to_vec() };
    let (pass, draw) = (Move::Pass {}, Move::DrawCard {});
    let turns = vec![turn(1, you, &[pass]), turn(3, bot, &[pass]), turn(3, you, &[draw, Move::DrawTickets {}])];
    let script = Script { turns, ..script(1) };
    let table = PreparedTable { name: "lesson".to_owned(), minutes: 1, script, steps: Vec::new() };
    let asked = |turn, number| table.move_of(&LessonStep { turn, number, points_at: None }).copied();
    assert_eq!([asked(1, Some(0)), asked(2, Some(0)), asked(3, Some(0))], [Some(pass), None, Some(draw)]);
    assert_eq!([asked(3, Some(1)), asked(3, Some(2)), asked(3, None)], [Some(Move::DrawTickets {}), None, None]);
}

#[test]
fn a_game_is_played_on_from_the_end_of_a_decision() {
    let events = drawn(4);
    let copied = |version: u32| {
        let choice = PositionChoice { version, seat: Seat::ALL[0], bots: BotLevel::Porter };
        choice.play_on(&events, String::new()).map(|played| played.copied)
    };
    let begin = events.iter().position(|event| matches!(event, Event::GameStarted { .. })).unwrap();
    let first = u32::try_from(begin).unwrap();
    assert_eq!(copied(first), Err(ScriptRefusal::NothingToDecide { version: first }));
    for version in begin + 1..events.len() {
        let is_begin = |at: &usize| matches!(events[*at].kind(), EventKind::Move(_));
        let end = (version..events.len()).find(is_begin).unwrap_or(events.len());
        assert_eq!(copied(u32::try_from(version).unwrap()).unwrap(), events[begin..end], "after event {version}");
    }
}
