//! Analyses of whole games between bots.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod played;

use played::{play, play_with};
use railhead_analysis::{Analysis, LuckKind, NotFinished, VERSION, analyze};
use railhead_bots::{Policy, Tally};
use railhead_engine::{Event, EventKind, Game, Move, Phase, Seat, Step, Variant};
use std::collections::BTreeSet;

#[test]
fn equal_logs_give_equal_analyses() {
    let events = play(Variant::Classic, &[Policy::Conductor, Policy::Porter, Policy::Random], 3);
    assert_eq!(analyze(&events), analyze(&events));
}

/// Every part but the moves is measured on its own, and the moves are what is left: see
/// `a_move_is_worth_what_follows_from_it`.
#[test]
fn the_parts_of_a_lead_add_up_to_it_in_every_variant() {
    for (seats, variant) in [2, 3, 4, 5].into_iter().zip(Variant::ALL) {
        let analysis = analyze(&play(variant, &vec![Policy::Conductor; seats], 5)).unwrap();
        assert_eq!(analysis.seats.len(), seats);
        for seat in &analysis.seats {
            let moves = seat.improvement.mean - seat.errors.mean + seat.others.mean;
            let sum = seat.start.mean + seat.luck.mean + moves + seat.unexplained.mean;
            assert!((sum - f64::from(seat.margin)).abs() < 1e-6, "{variant} {seat:?}");
            let luck = analysis.luck.iter().filter(|luck| luck.seat == seat.seat).map(|luck| luck.luck.mean);
            assert!((luck.sum::<f64>() - seat.luck.mean).abs() < 1e-6);
            assert!(seat.turning_points.len() <= 3 && seat.errors.mean >= 0.0);
        }
        let last = &analysis.values.last().unwrap().seats[0];
        assert_eq!(last.margin, f64::from(analysis.seats[0].margin));
    }
}

#[test]
fn all_chances_to_win_add_up_to_one_at_every_moment() {
    for seats in [2, 4] {
        let analysis = analyze(&play(Variant::Classic, &vec![Policy::Rusher; seats], 9)).unwrap();
        for moment in &analysis.values {
            assert!((moment.seats.iter().map(|seat| seat.win).sum::<f64>() - 1.0).abs() < 1e-9, "{moment:?}");
        }
    }
}

#[test]
fn a_game_that_is_not_finished_is_refused() {
    let events = play(Variant::Classic, &[Policy::Random; 2], 1);
    assert_eq!(analyze(&events[..60]), Err(NotFinished));
    assert_eq!(analyze(&[]), Err(NotFinished));
}

/// If this fails, the evaluation, the light policy, or what an analysis measures has changed. Sums of different
/// versions must not be compared: put the new figures here with a new `VERSION`.
#[test]
fn an_analysis_of_this_version_has_these_figures() {
    let events = play(Variant::Mega, &[Policy::Rusher, Policy::Conductor], 13);
    let Analysis { seats, values, decisions, luck, .. } = analyze(&events).unwrap();
    let sums = seats.iter().map(|seat| {
        let parts = [seat.start, seat.luck, seat.improvement, seat.errors, seat.others].map(|part| part.mean);
        parts.map(|part| format!("{part:.2}")).join(" ")
    });
    let win = values.iter().map(|moment| moment.seats[0].win).sum::<f64>();
    let compared = decisions.iter().map(|decision| decision.compared).sum::<u32>();
    let figures = format!("version {VERSION}: {} luck, {compared} compared, {win:.3} won", luck.len());
    assert_eq!(figures, "version 2: 222 luck, 941 compared, 105.820 won");
    assert_eq!(sums.collect::<Vec<_>>(), ["0.00 14.01 97.23 0.00 -19.24", "0.00 -14.01 122.39 103.15 -97.23"]);
}

/// Every decision with a choice, and every chance for each seat.
#[test]
fn every_event_counts_exactly_once() {
    let events = play(Variant::Mega, &[Policy::Conductor; 3], 2);
    let analysis = analyze(&events).unwrap();
    let mut game = Game::default();
    let (mut decisions, mut luck) = (Vec::new(), BTreeSet::new());
    let mut is_dealt = false;
    for (seq, event) in (1..).zip(&events) {
        let is_tunnel = matches!(game.phase(), Phase::Turn(turn) if matches!(turn.step, Step::Tunnel { .. }));
        let mut lucky = |seq, kind: LuckKind| luck.extend(Seat::first(3).map(|seat| (seq, seat, format!("{kind:?}"))));
        if let EventKind::Move(seat) = event.kind()
            && !(is_tunnel && matches!(event, Event::RouteClaimed { .. }))
        {
            if !is_dealt {
                lucky(seq - 1, LuckKind::Deal);
            }
            is_dealt = true;
            decisions.extend((game.legal_moves(seat).len() > 1).then_some((seq, seat)));
        }
        match event {
            Event::CardDrawn { .. } => lucky(seq, LuckKind::Card),
            Event::TicketsDrawn { .. } => lucky(seq, LuckKind::Tickets),
            Event::TicketsDealt { .. } if is_dealt => lucky(seq, LuckKind::Tickets),
            Event::TunnelLaid { .. } => lucky(seq + 1, LuckKind::Tunnel),
            Event::CardTurnedUp { .. } if is_dealt => lucky(seq, LuckKind::Row),
            Event::TurnStarted { .. } if game.turns() == 0 => lucky(seq, LuckKind::First),
            _ => {}
        }
        game.evolve(event);
    }
    assert_eq!(analysis.decisions.iter().map(|decision| (decision.seq, decision.seat)).collect::<Vec<_>>(), decisions);
    let measured = analysis.luck.iter().map(|luck| (luck.seq, luck.seat, format!("{:?}", luck.kind)));
    assert_eq!(measured.collect::<BTreeSet<_>>(), luck);
    assert_eq!(analysis.luck.len(), luck.len());
    let values = analysis.values.iter().map(|moment| moment.seq).collect::<BTreeSet<_>>();
    assert!(decisions.iter().all(|(seq, _)| values.contains(seq)));
    assert_eq!(values.last(), Some(&(events.len() as u32 + 1)));
}

#[test]
fn luck_is_zero_on_average() {
    let game =
        |number: u64| analyze(&play(Variant::Classic, &[Policy::Rusher, Policy::Porter], 1000 + number)).unwrap();
    let luck = (0..80).map(|number| game(number).seats[0].luck.mean).collect::<Tally>();
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
    let analysis = analyze(&events).unwrap();
    assert_eq!(analysis.seats[0].turning_points.first().copied(), blunder, "{:?}", analysis.seats[0]);
}
