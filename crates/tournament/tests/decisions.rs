//! The decisions of a tournament one by one, at their bounds.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use railhead_tournament::{
    Entrant, Event, Format, History, Line, NextStep, Pairing, Phase, Presence, Refusal, RoundState, Rules, RulesError,
    TableResult, TableState, Tournament,
};
use serde_json::{from_value, json};
use uuid::Uuid;

const SWISS: Format = Format::Swiss { rounds: 3 };

fn rules(format: Format, seats: u8) -> Rules {
    Rules { format, seats, max_players: 8, late_entry: 0, repeat_weight: 20, same_deal: false }
}

fn apply(tournament: &mut Tournament, event: Result<Event, Refusal>) {
    tournament.evolve(&event.unwrap());
}

/// A tournament with so many players that has not begun.
fn open(rules: Rules, players: usize) -> Tournament {
    let mut tournament = Tournament::new(rules, "00".repeat(32));
    for _ in 0..players {
        let entered = tournament.enter(1000, None, Vec::new());
        apply(&mut tournament, entered);
    }
    tournament
}

fn started(rules: Rules, players: usize) -> Tournament {
    let mut tournament = open(rules, players);
    let event = tournament.start();
    apply(&mut tournament, event);
    tournament
}

fn pair(tournament: &mut Tournament) {
    let event = tournament.paired([tournament.rounds.len() as u8; 32], Uuid::now_v7);
    tournament.evolve(&event);
}

/// Ends all open tables: those who play earlier are the better.
fn end_tables(tournament: &mut Tournament) {
    let open = tournament.open_tables().map(|(round, table, state)| (round, table, state.players.clone()));
    for (round, table, players) in open.collect::<Vec<_>>() {
        let event = tournament.finish_table(round, table, lines(&players), "1-00".into(), Vec::new()).unwrap();
        tournament.evolve(&event.unwrap());
    }
}

fn lines(players: &[Entrant]) -> Vec<Line> {
    let line =
        |(rank, entrant): (u8, &Entrant)| Line { entrant: *entrant, rank, score: 100 - i32::from(rank), absent: false };
    (1..).zip(players).map(line).collect()
}

#[test]
fn rules_are_allowed_up_to_their_bounds() {
    let swiss = rules(SWISS, 4);
    let with = |format: Format| Rules { format, ..swiss };
    let rounds = |rounds: u8| with(Format::Swiss { rounds });
    let advance = |advance: u8| with(Format::Elimination { advance });
    let arena = |minutes: u32| with(Format::Arena { minutes });
    let league = with(Format::League {});
    for allowed in [
        Rules { seats: 2, ..swiss },
        Rules { seats: 5, ..swiss },
        Rules { max_players: 4, ..swiss },
        Rules { max_players: 512, ..swiss },
        Rules { repeat_weight: 0, ..swiss },
        Rules { repeat_weight: 50, ..swiss },
        Rules { late_entry: 2, ..swiss },
        Rules { same_deal: true, ..swiss },
        Rules { max_players: 16, ..league },
        Rules { late_entry: 9, ..arena(60) },
        rounds(1),
        rounds(30),
        advance(1),
        advance(3),
        arena(5),
        arena(43_200),
    ] {
        assert_eq!(allowed.check(), Ok(()), "{allowed:?}");
    }
    for (refused, error) in [
        (Rules { seats: 1, ..swiss }, RulesError::Seats),
        (Rules { seats: 6, ..swiss }, RulesError::Seats),
        (Rules { max_players: 3, ..swiss }, RulesError::Players),
        (Rules { max_players: 513, ..swiss }, RulesError::Players),
        (Rules { repeat_weight: 51, ..swiss }, RulesError::RepeatWeight),
        (Rules { late_entry: 3, ..swiss }, RulesError::LateEntry),
        (Rules { late_entry: 1, ..league }, RulesError::LateEntry),
        (Rules { late_entry: 1, ..advance(1) }, RulesError::LateEntry),
        (Rules { same_deal: true, ..league }, RulesError::SameDeal),
        (Rules { same_deal: true, ..advance(1) }, RulesError::SameDeal),
        (Rules { same_deal: true, ..arena(60) }, RulesError::SameDeal),
        (Rules { max_players: 17, ..league }, RulesError::League),
        (rounds(0), RulesError::Rounds),
        (rounds(31), RulesError::Rounds),
        (advance(0), RulesError::Advance),
        (advance(4), RulesError::Advance),
        (arena(4), RulesError::Minutes),
        (arena(43_201), RulesError::Minutes),
    ] {
        assert_eq!(refused.check(), Err(error), "{refused:?}");
        assert_eq!(Tournament::open(refused, String::new()), Err(error));
    }
}

#[test]
fn a_value_that_rules_leave_out_has_its_default() {
    let said = json!({"format": {"kind": "swiss", "rounds": 3}, "seats": 4, "max_players": 8});
    let read = from_value::<Rules>(said.clone()).unwrap();
    assert_eq!(read, rules(SWISS, 4));
    let mut nulls = said;
    for name in ["late_entry", "repeat_weight", "same_deal"] {
        nulls[name] = json!(null);
    }
    assert_eq!(from_value::<Rules>(nulls.clone()).unwrap(), read);
    (nulls["late_entry"], nulls["repeat_weight"], nulls["same_deal"]) = (json!(2), json!(7), json!(true));
    let other = from_value::<Rules>(nulls).unwrap();
    assert_eq!((other.late_entry, other.repeat_weight, other.same_deal), (2, 7, true));
    let written = serde_json::to_value(read).unwrap();
    assert_eq!(written.get("same_deal"), None);
}

#[test]
fn players_meet_only_once_in_so_many_rounds() {
    let rounds = |players, seats| rules(SWISS, seats).max_rounds_without_repeats(players);
    let expected = [(10, 2, 9), (9, 3, 4), (16, 4, 5), (15, 4, 4), (7, 5, 1), (0, 4, 0), (1, 2, 0)];
    for (players, seats, most) in expected {
        assert_eq!(rounds(players, seats), most, "{players} at tables of {seats}");
    }
}

#[test]
fn players_are_kept_apart_from_earlier_ones() {
    let tournament = open(rules(SWISS, 4), 3);
    let Ok(Event::PlayerEntered { entrant, apart, .. }) = tournament.enter(1000, None, vec![2, 0, 7, 3, 2]) else {
        unreachable!("there is room")
    };
    assert_eq!((entrant, apart), (3, vec![0, 2]));
}

#[test]
fn a_tournament_takes_players_while_there_is_room() {
    let enter = |tournament: &Tournament| tournament.enter(1000, None, Vec::new()).map(|_| ());
    let mut tournament = open(rules(SWISS, 4), 7);
    assert_eq!(enter(&tournament), Ok(()));
    let eighth = tournament.enter(1000, None, Vec::new());
    apply(&mut tournament, eighth);
    assert_eq!(enter(&tournament), Err(Refusal::Full));
    let left = tournament.leave(3);
    apply(&mut tournament, left);
    assert_eq!(enter(&tournament), Ok(()), "a place is free again");
    let started = tournament.start();
    apply(&mut tournament, started);
    assert_eq!(enter(&tournament), Err(Refusal::EntryClosed));
}

#[test]
fn a_tournament_has_1024_numbers_at_most() {
    let mut tournament = open(rules(SWISS, 4), 0);
    for entrant in 0..1024 {
        assert!(tournament.enter(1000, None, Vec::new()).is_ok());
        let entered = tournament.enter(1000, None, Vec::new());
        apply(&mut tournament, entered);
        let left = tournament.leave(entrant);
        apply(&mut tournament, left);
    }
    assert_eq!(tournament.enter(1000, None, Vec::new()), Err(Refusal::Full));
}

#[test]
fn players_enter_late_before_so_many_rounds() {
    let enter = |tournament: &Tournament| tournament.enter(1000, None, Vec::new()).map(|_| ());
    let mut tournament = started(Rules { late_entry: 1, ..rules(SWISS, 2) }, 4);
    assert_eq!(enter(&tournament), Ok(()), "before the first round");
    pair(&mut tournament);
    assert_eq!(enter(&tournament), Ok(()));
    end_tables(&mut tournament);
    pair(&mut tournament);
    assert_eq!(enter(&tournament), Err(Refusal::EntryClosed));
    let arena = started(rules(Format::Arena { minutes: 60 }, 2), 4);
    assert_eq!(enter(&arena), Ok(()));
    let mut over = arena;
    over.evolve(&Event::TournamentFinished {});
    assert_eq!(enter(&over), Err(Refusal::EntryClosed));
}

#[test]
fn only_those_who_take_part_leave() {
    let mut tournament = started(rules(SWISS, 2), 4);
    let left = tournament.leave(1);
    apply(&mut tournament, left);
    assert_eq!(tournament.leave(1), Err(Refusal::NotEntered));
    assert_eq!(tournament.leave(4), Err(Refusal::NotEntered));
    assert_eq!(tournament.return_to(4), Err(Refusal::NotEntered));
    assert_eq!(tournament.remove(4, "?".into()), Err(Refusal::NotEntered));
    assert_eq!(tournament.return_to(0), Err(Refusal::AlreadyEntered));
    let removed = tournament.remove(1, "asked to".into());
    apply(&mut tournament, removed);
    assert_eq!(tournament.remove(1, "again".into()), Err(Refusal::NotEntered));
    assert_eq!(tournament.return_to(1), Err(Refusal::NoReturn));
    let cancelled = tournament.cancel("snow".into());
    apply(&mut tournament, cancelled);
    assert_eq!((tournament.phase, tournament.is_over()), (Phase::Cancelled, true));
    for refused in [
        tournament.leave(0),
        tournament.return_to(0),
        tournament.remove(0, "late".into()),
        tournament.cancel("twice".into()),
    ] {
        assert_eq!(refused, Err(Refusal::IsOver));
    }
    assert_eq!(tournament.start(), Err(Refusal::HasBegun));
}

#[test]
fn a_player_comes_back_five_times_before_the_start() {
    let mut tournament = open(rules(SWISS, 2), 8);
    for _ in 0..5 {
        let left = tournament.leave(1);
        apply(&mut tournament, left);
        let returned = tournament.return_to(1);
        apply(&mut tournament, returned);
    }
    assert_eq!((tournament.entrants[1].returns, tournament.entrants[1].has_returned), (5, false));
    let left = tournament.leave(1);
    apply(&mut tournament, left);
    assert_eq!(tournament.return_to(1), Err(Refusal::NoReturn));
    let left = tournament.leave(2);
    apply(&mut tournament, left);
    for _ in 0..2 {
        let entered = tournament.enter(1000, None, Vec::new());
        apply(&mut tournament, entered);
    }
    assert_eq!(tournament.return_to(2), Err(Refusal::Full));
}

#[test]
fn a_player_comes_back_once_after_the_start() {
    let mut tournament = started(Rules { max_players: 4, ..rules(SWISS, 2) }, 4);
    let left = tournament.leave(1);
    apply(&mut tournament, left);
    let returned = tournament.return_to(1);
    apply(&mut tournament, returned);
    assert!(tournament.entrants[1].has_returned && tournament.entrants[1].has_begun);
    let left = tournament.leave(1);
    apply(&mut tournament, left);
    assert_eq!(tournament.return_to(1), Err(Refusal::NoReturn));
    // The place of one who left is somebody else's by now.
    let mut arena = started(Rules { max_players: 4, ..rules(Format::Arena { minutes: 60 }, 2) }, 4);
    let left = arena.leave(1);
    apply(&mut arena, left);
    let entered = arena.enter(1000, None, Vec::new());
    apply(&mut arena, entered);
    assert_eq!(arena.return_to(1), Err(Refusal::Full));
    for format in [Format::League {}, Format::Elimination { advance: 1 }] {
        let mut tournament = started(rules(format, 2), 4);
        let left = tournament.leave(1);
        apply(&mut tournament, left);
        assert_eq!(tournament.return_to(1), Err(Refusal::NoReturn), "{format:?}");
    }
}

/// A player who left before the start enters late like anybody else.
#[test]
fn a_player_who_never_began_enters_while_others_may() {
    let early = |late_entry: u8| {
        let mut tournament = open(Rules { late_entry, ..rules(SWISS, 2) }, 5);
        let left = tournament.leave(1);
        apply(&mut tournament, left);
        let begun = tournament.start();
        apply(&mut tournament, begun);
        tournament
    };
    assert_eq!(early(0).return_to(1), Err(Refusal::EntryClosed));
    let mut tournament = early(1);
    assert!(!tournament.entrants[1].has_begun && tournament.entrants[0].has_begun);
    let returned = tournament.return_to(1);
    apply(&mut tournament, returned);
    assert!(tournament.entrants[1].has_begun);
}

#[test]
fn a_tournament_is_paused_while_it_is_played() {
    let pause = |tournament: &Tournament| tournament.pause("dinner".into());
    let mut tournament = open(rules(SWISS, 2), 4);
    assert_eq!(pause(&tournament), Err(Refusal::NotRunning));
    assert_eq!(tournament.resume(), Err(Refusal::NotRunning));
    assert_eq!(tournament.rule(0, 0, &[1, 2], "?".into()), Err(Refusal::NotRunning));
    let event = tournament.start();
    apply(&mut tournament, event);
    assert_eq!(tournament.start(), Err(Refusal::HasBegun));
    assert_eq!(tournament.resume(), Err(Refusal::Pause));
    let paused = pause(&tournament);
    apply(&mut tournament, paused);
    assert_eq!((pause(&tournament), tournament.pauses), (Err(Refusal::Pause), 0));
    assert_eq!((tournament.next_step(false), tournament.next_step(true)), (None, None));
    assert_eq!(started(rules(SWISS, 4), 3).next_step(false), Some(NextStep::Pair));
    assert_eq!(open(rules(SWISS, 4), 2).start(), Err(Refusal::PlayerCount));
}

#[test]
fn a_result_is_one_place_for_each_player_of_the_table() {
    let mut tournament = started(rules(SWISS, 4), 4);
    pair(&mut tournament);
    let players = tournament.rounds[0].tables[0].players.clone();
    let finish = |lines: Vec<Line>, absent: Vec<Entrant>| {
        tournament.finish_table(0, 0, lines, "1-00".into(), absent).map(|event| event.is_some())
    };
    let with_ranks = |ranks: [u8; 4]| {
        let mut lines = lines(&players);
        lines.iter_mut().zip(ranks).for_each(|(line, rank)| line.rank = rank);
        lines
    };
    for ranks in [[1, 2, 3, 4], [1, 2, 3, 3], [4, 1, 1, 3], [1, 1, 1, 1], [2, 2, 1, 4]] {
        assert_eq!(finish(with_ranks(ranks), vec![players[2]]), Ok(true), "{ranks:?}");
    }
    for ranks in [[0, 1, 2, 3], [2, 3, 4, 5], [1, 1, 2, 3], [1, 3, 3, 4]] {
        assert_eq!(finish(with_ranks(ranks), Vec::new()), Err(Refusal::Places), "{ranks:?}");
    }
    let mut reversed = players.clone();
    reversed.reverse();
    assert_eq!(finish(lines(&reversed), Vec::new()), Err(Refusal::Places));
    assert_eq!(finish(lines(&players[..3]), Vec::new()), Err(Refusal::Places));
    assert_eq!(finish(lines(&players), vec![4]), Err(Refusal::Places));
    for (round, table) in [(0, 1), (1, 0)] {
        let missing = tournament.finish_table(round, table, lines(&players), "1-00".into(), Vec::new());
        assert_eq!(missing, Err(Refusal::NoSuchTable));
    }
    let mut ended = tournament.clone();
    end_tables(&mut ended);
    assert_eq!(ended.finish_table(0, 0, lines(&players), "1-00".into(), Vec::new()), Ok(None));
    let cancelled = tournament.cancel("snow".into());
    apply(&mut tournament, cancelled);
    assert_eq!(tournament.finish_table(0, 0, lines(&players), "1-00".into(), Vec::new()), Ok(None));
}

#[test]
fn a_ruling_keeps_the_scores_of_the_game() {
    let mut tournament = started(rules(SWISS, 2), 2);
    pair(&mut tournament);
    let rule = |tournament: &Tournament| match tournament.rule(0, 0, &[2, 1], "collusion".into()) {
        Ok(Event::TableRuled { lines, .. }) => lines.iter().map(|line| (line.rank, line.score)).collect::<Vec<_>>(),
        other => unreachable!("{other:?}"),
    };
    assert_eq!(rule(&tournament), [(2, 0), (1, 0)]);
    end_tables(&mut tournament);
    assert_eq!(rule(&tournament), [(2, 99), (1, 98)]);
}

#[test]
fn a_ruling_in_an_elimination_is_about_the_last_round() {
    let mut tournament = started(rules(Format::Elimination { advance: 1 }, 2), 4);
    pair(&mut tournament);
    end_tables(&mut tournament);
    let presence = |tournament: &Tournament| {
        tournament.rounds[0].tables[0].players.iter().map(|one| tournament.entrants[*one].presence).collect::<Vec<_>>()
    };
    assert_eq!(presence(&tournament), [Presence::Here, Presence::Out]);
    let ruled = tournament.rule(0, 0, &[2, 1], "collusion".into());
    apply(&mut tournament, ruled);
    assert_eq!(presence(&tournament), [Presence::Out, Presence::Here]);
    pair(&mut tournament);
    assert_eq!(tournament.rule(0, 0, &[1, 2], "late".into()), Err(Refusal::NoSuchTable));
    assert!(tournament.rule(1, 0, &[1, 2], "in time".into()).is_ok());
}

#[test]
fn an_arena_ends_with_its_time_or_after_many_tables() {
    let arena = || started(rules(Format::Arena { minutes: 60 }, 2), 4);
    let table = |result: bool| TableState {
        game: Uuid::nil(),
        players: vec![0, 1],
        result: result.then(|| TableResult { lines: Vec::new() }),
        is_ruled: false,
        absent: Vec::new(),
    };
    let round = |tables: Vec<TableState>| RoundState { tables, byes: Vec::new(), cost: 0 };
    assert_eq!(arena().next_step(false), Some(NextStep::Pair));
    assert_eq!(arena().next_step(true), Some(NextStep::Finish));
    let mut open = arena();
    open.rounds.push(round(vec![table(false)]));
    assert_eq!((open.next_step(false), open.next_step(true)), (Some(NextStep::Pair), None));
    open.rounds.push(round(vec![TableState { players: vec![2, 3], ..table(false) }]));
    assert_eq!((open.next_step(false), open.next_step(true)), (None, None), "nobody waits");
    for (rounds, tables, step) in [
        (1999, 1, NextStep::Pair),
        (2000, 1, NextStep::Finish),
        (1, 4999, NextStep::Pair),
        (1, 5000, NextStep::Finish),
        (2, 2500, NextStep::Finish),
    ] {
        let mut tournament = arena();
        tournament.rounds = vec![round(vec![table(true); tables]); rounds];
        assert_eq!(tournament.next_step(false), Some(step), "{rounds} rounds of {tables}");
    }
}

#[test]
fn a_tournament_ends_with_its_last_round() {
    let mut swiss = started(Rules { format: Format::Swiss { rounds: 2 }, ..rules(SWISS, 2) }, 4);
    for is_last in [false, true] {
        assert!(swiss.has_further_rounds());
        pair(&mut swiss);
        assert_eq!((swiss.next_step(false), swiss.has_further_rounds()), (None, !is_last));
        end_tables(&mut swiss);
        let next = if is_last { NextStep::Finish } else { NextStep::Pair };
        assert_eq!(swiss.next_step(false), Some(next));
    }
    let mut league = started(rules(Format::League {}, 2), 3);
    assert!(league.has_further_rounds());
    pair(&mut league);
    assert!(!league.has_further_rounds());
    end_tables(&mut league);
    assert_eq!(league.next_step(false), Some(NextStep::Finish));
    let mut elimination = started(rules(Format::Elimination { advance: 1 }, 2), 4);
    for is_last in [false, true] {
        pair(&mut elimination);
        assert_eq!(elimination.has_further_rounds(), !is_last);
        end_tables(&mut elimination);
    }
    assert_eq!(elimination.next_step(false), Some(NextStep::Finish));
    let mut arena = started(rules(Format::Arena { minutes: 60 }, 2), 4);
    pair(&mut arena);
    assert!(arena.has_further_rounds());
    let cancelled = arena.cancel("snow".into());
    apply(&mut arena, cancelled);
    assert!(!arena.has_further_rounds());
    // Too few are left for a table.
    let mut left = started(rules(SWISS, 2), 2);
    let event = left.leave(0);
    apply(&mut left, event);
    assert_eq!(left.next_step(false), Some(NextStep::Finish));
}

#[test]
fn a_player_is_found_at_the_latest_table() {
    let mut tournament = started(rules(SWISS, 2), 5);
    assert_eq!(tournament.latest_table(0), None);
    assert_eq!(tournament.waiting(), [0, 1, 2, 3, 4]);
    pair(&mut tournament);
    let bye = tournament.rounds[0].byes[0];
    assert_eq!((tournament.latest_table(bye), tournament.waiting()), (None, vec![bye]));
    let second = tournament.rounds[0].tables[1].players[1];
    assert_eq!(tournament.latest_table(second), Some((0, 1)));
    assert!(!tournament.was_absent_everywhere(second) && !tournament.was_absent_everywhere(bye));
    end_tables(&mut tournament);
    pair(&mut tournament);
    assert!((0..5).all(|one| tournament.rounds[1].byes.contains(&one) || tournament.latest_table(one).unwrap().0 == 1));
}

#[test]
fn players_who_were_absent_count_in_swiss_tournaments() {
    let mut tournament = started(Rules { late_entry: 2, ..rules(SWISS, 2) }, 5);
    pair(&mut tournament);
    end_tables(&mut tournament);
    let entered = tournament.enter(1000, Some("dice".into()), Vec::new());
    apply(&mut tournament, entered);
    pair(&mut tournament);
    let results = tournament.results();
    assert_eq!((results[0].tables.len(), results[1].tables.len()), (2, 0), "open tables have no result");
    assert_eq!((results[0].byes.len(), &results[0].late[..], &results[1].late[..]), (1, &[5][..], &[][..]));
    let mut arena = started(rules(Format::Arena { minutes: 60 }, 2), 5);
    pair(&mut arena);
    assert!(arena.results()[0].byes.is_empty() && arena.results()[0].late.is_empty());
    assert_eq!(arena.history().byes(arena.rounds[0].byes[0]), 0, "arenas count no byes");
    assert_eq!(tournament.history().byes(tournament.rounds[0].byes[0]), 1);
}

#[test]
fn a_removed_player_comes_last() {
    let mut tournament = started(rules(SWISS, 4), 4);
    pair(&mut tournament);
    end_tables(&mut tournament);
    let order = tournament.rounds[0].tables[0].players.clone();
    let places = |tournament: &Tournament| tournament.standings().iter().map(|line| line.entrant).collect::<Vec<_>>();
    assert_eq!(places(&tournament), order);
    assert!(tournament.points()[order[0]] > tournament.points()[order[1]]);
    let removed = tournament.remove(order[0], "asked to".into());
    apply(&mut tournament, removed);
    assert_eq!(places(&tournament), [order[1], order[2], order[3], order[0]]);
}

#[test]
fn a_history_counts_meetings_positions_and_byes() {
    let mut history = History::new(6);
    history.add(&[vec![2, 0, 1], vec![4, 3]], &[5], 3);
    history.add(&[vec![1, 2, 4]], &[5, 0], 3);
    let met = |one: usize| (0..6).map(|other| history.met(one, other)).collect::<Vec<_>>();
    assert_eq!(met(0), [0, 1, 1, 0, 0, 0]);
    assert_eq!(met(1), [1, 0, 2, 0, 1, 0]);
    assert_eq!(met(3), [0, 0, 0, 0, 1, 0]);
    assert_eq!([0, 1, 4, 5].map(|one| history.byes(one)), [1, 0, 0, 2]);
    assert_eq!([0, 3, 4].map(|one| history.shorts(one)), [0, 1, 1]);
    assert_eq!([1, 2, 4].map(|one| history.positions(one)[..3].to_vec()), [[1, 0, 1], [1, 1, 0], [1, 0, 1]]);
    assert!(!history.are_apart(1, 4));
    history.keep_apart(1, 4);
    assert!(history.are_apart(1, 4) && history.are_apart(4, 1));
    assert!(!history.are_apart(1, 3) && !history.are_apart(2, 4) && !history.are_apart(1, 1));
}

#[test]
fn an_event_that_cannot_happen_does_not_follow() {
    let check = |tournament: &Tournament, event: &Event| tournament.check_follows(event, [0; 32]).is_ok();
    let mut tournament = open(rules(SWISS, 2), 4);
    let paired = |tournament: &Tournament| tournament.paired([0; 32], Uuid::nil);
    assert!(!check(&tournament, &paired(&tournament)), "it has not begun");
    assert!(!check(&tournament, &Event::TournamentOpened { rules: tournament.rules, commitment: String::new() }));
    let of_other = Event::PlayerEntered { entrant: 7, rating: 1000, entropy: None, strength: None, apart: Vec::new() };
    assert!(!check(&tournament, &of_other));
    assert!(check(&tournament, &Event::TournamentStarted {}));
    let event = tournament.start();
    apply(&mut tournament, event);
    for event in [
        Event::PlayerLeft { entrant: 1 },
        Event::PlayerRemoved { entrant: 1, reason: "?".into() },
        Event::TournamentPaused { reason: "?".into(), by_organiser: true },
        Event::TournamentPaused { reason: "?".into(), by_organiser: false },
        Event::TournamentCancelled { reason: "?".into() },
        paired(&tournament),
    ] {
        assert!(check(&tournament, &event), "{event:?}");
    }
    for event in [
        Event::TournamentStarted {},
        Event::TournamentFinished {},
        Event::TournamentResumed {},
        Event::PlayerReturned { entrant: 1 },
        Event::PlayerLeft { entrant: 4 },
    ] {
        assert!(!check(&tournament, &event), "{event:?}");
    }
    let Event::RoundPaired { seed, .. } = paired(&tournament) else { unreachable!("a round is paired") };
    let empty = Event::RoundPaired { seed, pairing: Pairing::default(), games: Vec::new() };
    assert!(!check(&tournament, &empty));
    let mut arena = started(rules(Format::Arena { minutes: 60 }, 2), 4);
    assert!(check(&arena, &Event::TournamentFinished {}), "its time is taken as given");
    arena.evolve(&Event::TournamentFinished {});
    assert!(arena.is_over() && !tournament.is_over());
}
