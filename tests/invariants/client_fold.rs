//! The reference client fold: the fold of the visible events is the view, after every event of
//! whole games.

#[path = "../../examples/client/fold.rs"]
#[allow(dead_code, reason = "some of it is for clients only")]
mod fold;

use crate::{games::plans, tables::hoarders_game};
use fold::{Known, LookAgain};
use jiff::Timestamp;
use railhead::{
    engine::{Event, Game, GameView, Seat, VisibleEvent},
    http::LoggedEvent,
};

fn known(GameView { version, table, you }: GameView) -> Known {
    Known { version, table, you, clocks: None }
}

/// Folds a log as a viewer sees it, or as everyone sees it afterwards; answers how often they had to look again.
fn follow(events: &[Event], viewer: Option<Seat>, afterwards: bool) -> usize {
    let mut game = Game::default();
    // The first event opens the table.
    game.evolve(&events[0]);
    let (mut folded, mut looked_again) = (known(game.view_for(viewer)), 0);
    for (seq, event) in (2..).zip(&events[1..]) {
        game.evolve(event);
        let view = known(game.view_for(viewer));
        let logged = LoggedEvent { seq, at: Timestamp::UNIX_EPOCH, event: VisibleEvent::of(event, viewer, afterwards) };
        match folded.fold(&logged) {
            Ok(()) => assert_eq!(folded, view, "{logged:?}"),
            Err(LookAgain::OtherEyes) => (folded, looked_again) = (view, looked_again + 1),
            Err(LookAgain::Gap) => panic!("{logged:?} came too early"),
        }
        assert_eq!(folded.fold(&logged), Ok(()), "what is known already changes nothing");
    }
    looked_again
}

#[test]
fn folding_the_visible_events_gives_the_view_after_each() {
    for plan in plans(3, 18) {
        for number in 0..plan.games {
            let events = plan.play(number).unwrap().events;
            let viewers = [None, Seat::new(0), Seat::new(plan.seats - 1)];
            let looked_again = viewers.map(|viewer| follow(&events, viewer, false));
            assert!(looked_again.into_iter().all(|times| times <= 1), "only when one sits down: {looked_again:?}");
            follow(&events, viewers[1], true);
        }
    }
}

#[test]
fn a_row_replaced_many_times_in_one_event_is_folded() {
    let records = (0..6).map(hoarders_game);
    let logs = records.map(|record| record.events.into_iter().map(|(_, event)| event).collect::<Vec<_>>());
    let is_summed_up = |events: &Vec<Event>| events.iter().any(|event| matches!(event, Event::RowReplaced { .. }));
    let mut logs = logs.filter(is_summed_up).peekable();
    assert!(logs.peek().is_some());
    for events in logs {
        follow(&events, Seat::new(0), false);
    }
}

#[test]
fn an_event_too_early_is_a_gap_and_changes_nothing() {
    let events = plans(1, 19).next().unwrap().play(0).unwrap().events;
    let game = Game::replay(&events[..5]);
    let mut folded = known(game.view_for(None));
    let early = LoggedEvent { seq: 7, at: Timestamp::UNIX_EPOCH, event: VisibleEvent::of(&events[6], None, false) };
    assert_eq!(folded.fold(&early), Err(LookAgain::Gap));
    assert_eq!(folded, known(game.view_for(None)));
}
