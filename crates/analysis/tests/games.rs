//! Analyses of whole games between bots.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod played;

use played::{play, play_with};
use railhead_analysis::{Analysis, AnalysisError, AnalysisOptions, LuckKind, analyze};
use railhead_bots::{Estimate, Policy, Tally};
use railhead_engine::{Event, EventKind, Game, Move, Phase, Seat, Step, Variant};
use std::{collections::BTreeSet, thread};

fn analysis(events: &[Event], rollouts: u32) -> Analysis {
    analyze(events, AnalysisOptions { rollouts, seed: 1 }, &|| true).unwrap()
}

#[test]
fn equal_logs_and_seeds_give_equal_analyses() {
    let events = play(Variant::Classic, &[Policy::Conductor, Policy::Porter, Policy::Random], 3);
    let json = |seed| {
        serde_json::to_string(&analyze(&events, AnalysisOptions { rollouts: 1, seed }, &|| true).unwrap()).unwrap()
    };
    assert_eq!(json(1), json(1));
    assert_ne!(json(1), json(2));
}

#[test]
fn games_of_every_variant_are_analysed() {
    for (seats, variant) in [2, 3, 2, 3].into_iter().zip(Variant::ALL) {
        let events = play(variant, &vec![Policy::Conductor; seats], 5);
        let analysis = analysis(&events, 1);
        assert_eq!(analysis.seats.len(), seats);
        for seat in &analysis.seats {
            let sum = seat.start.mean + seat.luck.mean + seat.improvement.mean - seat.errors.mean
                + seat.others.mean
                + seat.unexplained.mean;
            assert!((sum - f64::from(seat.margin)).abs() < 1e-6, "{seat:?}");
            assert!(seat.turning_points.len() <= 3 && seat.errors.mean >= 0.0);
        }
        assert_eq!(analysis.values.last().unwrap().seats[0].margin, f64::from(analysis.seats[0].margin));
    }
}

#[test]
fn a_game_that_is_not_finished_is_refused() {
    let events = play(Variant::Classic, &[Policy::Random; 2], 1);
    let options = AnalysisOptions { rollouts: 1, seed: 1 };
    assert_eq!(analyze(&events[..60], options, &|| true), Err(AnalysisError::NotFinished));
    assert_eq!(analyze(&[], options, &|| true), Err(AnalysisError::NotFinished));
}

#[test]
fn an_analysis_can_be_stopped_at_any_moment() {
    let events = play(Variant::Classic, &[Policy::Conductor; 2], 1);
    let done = std::cell::Cell::new(0);
    let stopped_after = |most: u32| {
        done.set(0);
        let goes_on = || {
            done.set(done.get() + 1);
            done.get() < most
        };
        analyze(&events, AnalysisOptions { rollouts: 5000, seed: 1 }, &goes_on)
    };
    let all = stopped_after(u32::MAX).unwrap().rollouts;
    for most in [1, 1000] {
        assert_eq!(stopped_after(most), Err(AnalysisError::Stopped));
        assert!(u64::from(done.get()) < u64::from(most) + all / 10, "{} rollouts of {all}", done.get());
    }
}

/// If this fails, the playouts have changed (then the version has a new number too), or what an
/// analysis measures. Stored analyses must not be compared with new ones: put the new figures here
/// with a new `VALUE_VERSION`.
#[test]
fn an_analysis_of_this_version_has_these_figures() {
    let events = play(Variant::Mega, &[Policy::Rusher, Policy::Conductor], 13);
    let Analysis { version, rollouts, worlds, seats, values, decisions, luck, .. } = analysis(&events, 10_000);
    assert_eq!(
        format!("version {version}: {rollouts} rollouts, {worlds} worlds"),
        "version 1: 5792 rollouts, 4 worlds"
    );
    let figure = |estimate: Estimate| format!("{:.1}±{:.1}", estimate.mean, estimate.error);
    let sums = seats.iter().map(|seat| {
        [seat.start, seat.luck, seat.improvement, seat.errors, seat.others, seat.unexplained].map(figure).join(" ")
    });
    assert_eq!(
        sums.collect::<Vec<_>>(),
        [
            "-5.1±10.1 13.8±19.6 13.9±41.9 49.1±12.1 126.8±149.8 -8.3±113.4",
            "-14.0±6.7 13.3±21.1 -13.5±95.5 0.0±0.0 -26.1±148.5 -51.7±103.7",
        ]
    );
    assert_eq!(seats.iter().map(|seat| (seat.margin, seat.rank)).collect::<Vec<_>>(), [(92, 1), (-92, 2)]);
    assert_eq!(seats.iter().map(|seat| seat.decisions).collect::<Vec<_>>(), [69, 63]);
    assert_eq!(seats.iter().map(|seat| seat.turning_points.clone()).collect::<Vec<_>>(), [vec![226, 17], Vec::new()]);
    let win = values.iter().map(|moment| moment.seats[0].win).sum::<f64>();
    let better = decisions.iter().filter(|decision| decision.best != decision.played).count();
    let compared = decisions.iter().map(|decision| decision.compared).sum::<u32>();
    assert_eq!((format!("{win:.2}"), better, compared), ("127.50".to_owned(), 58, 672));
    let certain = values.last().unwrap().seats.iter().map(|value| value.win).collect::<Vec<_>>();
    assert_eq!(certain, [1.0, 0.0]);
    assert_eq!(luck.len(), 138);
}

/// Every decision with a choice, and every chance for each seat that it concerns.
#[test]
fn every_event_counts_exactly_once() {
    let events = play(Variant::Mega, &[Policy::Conductor; 3], 2);
    let analysis = analysis(&events, 1);
    let mut game = Game::default();
    let (mut decisions, mut luck) = (Vec::new(), Vec::new());
    let mut is_dealt = false;
    for (seq, event) in (1..).zip(&events) {
        let is_tunnel = matches!(game.phase(), Phase::Turn(turn) if matches!(turn.step, Step::Tunnel { .. }));
        if let EventKind::Move(seat) = event.kind()
            && !(is_tunnel && matches!(event, Event::RouteClaimed { .. }))
        {
            if !is_dealt {
                luck.extend(game.seats().map(|seat| (seq - 1, seat, LuckKind::Deal)));
            }
            is_dealt = true;
            decisions.extend((game.legal_moves(seat).len() > 1).then_some((seq, seat)));
        }
        match event {
            Event::CardDrawn { seat, .. } => luck.push((seq, *seat, LuckKind::Card)),
            Event::TicketsDrawn { seat, .. } => luck.push((seq, *seat, LuckKind::Tickets)),
            Event::TicketsDealt { seat, .. } if is_dealt => luck.push((seq, *seat, LuckKind::Tickets)),
            Event::TunnelLaid { seat, .. } => luck.push((seq + 1, *seat, LuckKind::Tunnel)),
            Event::CardTurnedUp { .. } if is_dealt => luck.extend(game.seats().map(|seat| (seq, seat, LuckKind::Row))),
            Event::TurnStarted { .. } if game.turns() == 0 => {
                luck.extend(game.seats().map(|seat| (seq, seat, LuckKind::First)));
            }
            _ => {}
        }
        game.evolve(event);
    }
    assert_eq!(analysis.decisions.iter().map(|decision| (decision.seq, decision.seat)).collect::<Vec<_>>(), decisions);
    let sorted = |mut all: Vec<(u32, Seat, LuckKind)>| {
        all.sort_by_key(|(seq, seat, _)| (*seq, *seat));
        all
    };
    let measured = analysis.luck.iter().map(|luck| (luck.seq, luck.seat, luck.kind)).collect();
    assert_eq!(sorted(measured), sorted(luck));
    let values = analysis.values.iter().map(|moment| moment.seq).collect::<BTreeSet<_>>();
    assert!(decisions.iter().all(|(seq, _)| values.contains(seq)));
    assert_eq!(values.last(), Some(&(events.len() as u32 + 1)));
}

/// Luck, moves and the rest are measured each on its own; what they leave is due to the rollouts.
#[test]
fn luck_and_moves_explain_a_game_but_for_the_rollouts() {
    let unexplained = |number: u64| {
        let events = play(Variant::Classic, &[Policy::Conductor, Policy::Porter], 40 + number);
        analysis(&events, 25_000).seats.into_iter().map(|seat| seat.unexplained.mean / seat.unexplained.error)
    };
    let in_errors = (0..6).flat_map(unexplained).collect::<Vec<_>>();
    let mean = in_errors.iter().copied().collect::<Tally>().mean();
    let square = in_errors.iter().map(|error| error * error).collect::<Tally>().mean();
    assert!(mean.abs() < 1.0 && square < 3.0, "in standard errors: {in_errors:?}");
}

#[test]
fn luck_is_zero_on_average() {
    let game = |number: u64| analysis(&play(Variant::Classic, &[Policy::Rusher, Policy::Porter], 1000 + number), 1);
    let some = |from| {
        move || (from..from + 20).flat_map(|number| game(number).seats).map(|seat| seat.luck.mean).collect::<Vec<_>>()
    };
    let luck = thread::scope(|scope| {
        let threads = [0, 20, 40, 60].map(|from| scope.spawn(some(from)));
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect::<Tally>()
    });
    assert!(luck.mean().abs() < 3.0 * luck.error() && luck.error() < 8.0, "{} ± {}", luck.mean(), luck.error());
}

/// A conductor with few trains left draws tickets and keeps all of them.
#[test]
fn a_blunder_is_the_greatest_error_of_its_seat() {
    let mut has_drawn = false;
    let mut blunder = None;
    let events = play_with(Variant::Classic, &[Policy::Conductor; 2], 8, |game, by, chosen| {
        let is_turn = by == Seat::ALL[0] && game.players()[by].trains < 14 && blunder.is_none();
        let moves = game.legal_moves(by);
        match chosen {
            Move::KeepTickets { .. } if is_turn => {
                blunder = Some(game.version() + 1);
                moves[0]
            }
            _ if is_turn && !has_drawn && moves.contains(&Move::DrawTickets {}) => {
                has_drawn = true;
                Move::DrawTickets {}
            }
            _ => chosen,
        }
    });
    let analysis = analysis(&events, 30_000);
    assert_eq!(analysis.seats[0].turning_points.first().copied(), blunder, "{:?}", analysis.seats[0]);
}

/// The rollouts of a game are bounded, however many seats and events it has.
#[test]
fn the_budget_is_kept() {
    for seats in [2, 5] {
        let events = play(Variant::Classic, &vec![Policy::Conductor; seats], 6);
        let analysis = analysis(&events, 30_000);
        assert!((8_000..=30_000).contains(&analysis.rollouts), "{seats}: {}", analysis.rollouts);
    }
}
