//! Comparison of a game that is over with the answers to its players.

use super::{phone::Phone, table::Player};
use railhead::{
    engine::{Event, Game, PlayerScore, Seat, VisibleEvent},
    log::{chain::Head, logged_event::LoggedEvent},
};
use serde::Deserialize;
use std::mem;

#[derive(Deserialize)]
struct Page {
    events: Vec<LoggedEvent>,
    next: Option<Head>,
}

#[derive(Deserialize)]
struct GameResult {
    scores: Vec<PlayerScore>,
}

/// The answers to the acts of a player, each with its events.
pub type Told = Vec<(Seat, Vec<LoggedEvent>)>;

/// Checks a game that its players have opened; answers how many moves it had.
pub async fn judge(game: &str, players: &mut [Player]) -> usize {
    let told = players.iter_mut().flat_map(|player| mem::take(&mut player.told)).collect();
    // The table was opened, which is two events, and the others sat down, once each.
    let start = players.len() + 2;
    judge_from(game, &mut players[0].phone, told, |_| start).await - 1 // but for the start
}

/// Checks a game that the server has opened and dealt; answers how many moves it had.
pub async fn judge_table(game: &str, phone: &mut Phone, told: Told) -> usize {
    let dealt = |event: &Event| matches!(event, Event::TicketsKept { .. });
    judge_from(game, phone, told, |log| 1 + log.iter().position(dealt).unwrap()).await
}

/// Checks a game from an event on; answers how many acts it had.
async fn judge_from(game: &str, phone: &mut Phone, mut told: Told, start: impl Fn(&[Event]) -> usize) -> usize {
    assert_eq!(phone.get(game).await.json()["status"], "finished", "{game}");
    let result: GameResult = phone.get(&format!("{game}/result")).await.says();
    let log = log(game, phone).await;
    assert_eq!(result.scores, Game::replay(&log).score(), "{game}");

    told.sort_by_key(|(_, events)| events[0].seq);
    assert_each_event_was_told_once(game, &log, start(&log), &told);
    told.len()
}

async fn log(game: &str, phone: &mut Phone) -> Vec<Event> {
    let mut log = Vec::new();
    loop {
        let page: Page = phone.get(&format!("{game}/events?after={}", log.len())).await.says();
        for LoggedEvent { seq, event, at: _ } in page.events {
            assert_eq!(seq as usize, log.len() + 1, "{game}: events are numbered without a gap");
            let VisibleEvent::Full(event) = event else { panic!("{game}: after the end everything is shown") };
            log.push(event);
        }
        if page.next.is_none() {
            return log;
        }
    }
}

/// From the start on, each event is in the answer to exactly one act: none was done twice, none was lost.
fn assert_each_event_was_told_once(game: &str, log: &[Event], start: usize, told: &Told) {
    let mut next = start;
    for (seat, events) in told {
        for LoggedEvent { seq, event, at: _ } in events {
            let seq = *seq as usize;
            assert!(seq >= next, "{game}: event {seq} is in two answers");
            assert!(seq == next, "{game}: events {next} to {} are in no answer", seq - 1);
            let logged = log.get(seq - 1).unwrap_or_else(|| panic!("{game}: event {seq} is lost"));
            let is_it = *event == logged.view_for(Some(*seat)) || *event == VisibleEvent::Full(logged.clone());
            assert!(is_it, "{game}: event {seq} was told as {event:?}, but is {logged:?}");
            next += 1;
        }
    }
    assert_eq!(next, log.len() + 1, "{game}: the last events are in no answer");
}
