//! The games of docs/vectors, which show the points of docs/FAIRNESS.md that a verifier could get wrong.

use crate::{
    continued,
    served::{game_of_deal, served_game, unservable},
    verdicts,
};
use railhead::{
    engine::{AwayReason, Event, Game, Seat},
    verify::{transcript::Transcript, verify},
};
use std::{
    collections::{BTreeSet, HashSet},
    fs,
    path::PathBuf,
};

const POINTS: [&str; 14] = [
    "the start after the last player joined, under `auto_start`, with that player's text",
    "the row is replaced within the start",
    "the deck is reshuffled as the second event of a decision",
    "the row is replaced between two draws",
    "three or more tickets are returned, in random order",
    "tickets are drawn that had been returned",
    "a player runs out of time; the move made for them is the next decision",
    "a player who had added a text resigns",
    "cards are drawn after that: the text counts on",
    "the row is replaced more than ten times in one move",
    "the deal and the first moves are copied from another game",
    "the start of a game with a shared deal: every draw has a key",
    "with a shared deal, the second attempt at a tunnel has other cards",
    "with a shared deal, a card is laid after a row that many replacements brought",
];

/// The events of a game that show each point.
fn shown(events: &[Event]) -> BTreeSet<(&'static str, usize)> {
    let mut found = BTreeSet::new();
    let (mut game, mut returned, mut resigned) = (Game::default(), HashSet::new(), false);
    let (mut summed_up, mut tried) = (false, HashSet::new());
    let mut seen = [const { None::<&Event> }; 2];
    for (seq, event) in (1..).zip(events) {
        let [before_last, last] = seen;
        let joined_with_text = matches!(last, Some(Event::PlayerJoined { entropy: Some(_), .. }));
        let has_begun = matches!(game.phase(), railhead::engine::Phase::Turn(_));
        let point = match event {
            Event::GameStarted { .. } if game.options().copied_events > 0 => Some(10),
            Event::GameStarted { .. } if game.options().deal.is_some() => Some(11),
            Event::TunnelLaid { route, .. } if game.options().deal.is_some() && tried.contains(route) => Some(12),
            Event::CardTurnedUp { .. } if game.options().deal.is_some() && summed_up => Some(13),
            Event::GameStarted { .. } if game.options().auto_start && joined_with_text => Some(0),
            Event::RowDiscarded if !has_begun => Some(1),
            Event::DeckReshuffled if matches!(last, Some(Event::CardDrawn { .. })) => Some(2),
            Event::RowDiscarded if matches!(before_last, Some(Event::CardTaken { .. })) => Some(3),
            Event::TicketsReturned { tickets } if tickets.len() > 2 => Some(4),
            Event::TicketsDrawn { tickets, .. } if tickets.iter().any(|ticket| returned.contains(&ticket.id)) => {
                Some(5)
            }
            Event::TimeRanOut { .. } if has_begun => Some(6),
            Event::SeatHandedOver { seat, reason: AwayReason::Resigned, .. } if has_text(&game, *seat) => Some(7),
            Event::CardDrawn { .. } if resigned => Some(8),
            Event::RowReplaced { .. } => Some(9),
            _ => None,
        };
        found.extend(point.map(|point| (POINTS[point], seq)));
        if let Event::TicketsReturned { tickets } = event {
            returned.extend(tickets.iter().copied());
        }
        resigned |= point == Some(7);
        summed_up |= point == Some(9);
        if let Event::TunnelLaid { route, .. } = event {
            tried.insert(*route);
        }
        seen = [last, Some(event)];
        game.evolve(event);
    }
    found
}

fn has_text(game: &Game, seat: Seat) -> bool {
    game.entropies()[seat].is_some()
}

fn events(record: &Transcript) -> Vec<Event> {
    record.events.iter().map(|(_, event)| event.clone()).collect()
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/vectors")
}

/// The rows `| file | event | point |` of the page.
fn rows() -> Vec<[String; 3]> {
    let page = include_str!("../../docs/FAIRNESS.md");
    let row = |line: &str| {
        let cells = line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
        <[String; 3]>::try_from(cells).ok().filter(|[file, ..]| file.ends_with(".jsonl"))
    };
    page.lines().filter_map(row).collect()
}

#[test]
fn the_vectors_show_what_the_page_says() {
    let rows = rows();
    for point in POINTS {
        assert!(rows.iter().any(|[_, _, shown]| shown == point), "no vector shows that {point}");
    }
    for [file, seq, point] in rows {
        let record = Transcript::parse(&fs::read_to_string(folder().join(&file)).unwrap()).unwrap();
        verify(&record).unwrap();
        let seq = seq.parse::<usize>().unwrap();
        assert!(shown(&events(&record)).iter().any(|shown| *shown == (point.as_str(), seq)), "{file}, {seq}: {point}");
    }
}

#[test]
fn every_vector_of_the_page_is_one_that_a_server_can_write() {
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let why = unservable(&Transcript::parse(&fs::read_to_string(&path).unwrap()).unwrap());
        assert!(why.is_none(), "{name}: {why:?}");
        assert!(rows().iter().any(|[file, ..]| *file == name), "{name}");
    }
}

#[test]
fn the_second_verifier_accepts_them() {
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let read =
        |path: PathBuf| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap());
    for (game, verdict) in verdicts("vectors", files.map(read)) {
        assert!(verdict.ends_with(" events follow"), "{game}: {verdict}");
    }
}

#[test]
#[ignore = "looks for short games that show all points, writes them and prints the rows of the page"]
fn record() {
    let shown_already = rows().into_iter().map(|[_, _, point]| point).collect::<HashSet<_>>();
    let mut missing = POINTS.into_iter().filter(|point| !shown_already.contains(*point)).collect::<BTreeSet<_>>();
    let games = (0..2000).map(served_game).chain(continued::games(200));
    let games = games.chain((0..2000).map(game_of_deal)).collect::<Vec<_>>();
    let known = fs::read_dir(folder()).unwrap().count();
    for number in known + 1.. {
        let worth = |record: &&Transcript| {
            let events = events(record);
            let points = shown(&events).into_iter().map(|(point, _)| point).collect::<BTreeSet<_>>();
            (points.intersection(&missing).count(), usize::MAX - events.len())
        };
        let Some(best) = games.iter().max_by_key(worth).filter(|_| !missing.is_empty()) else { return };
        let name = format!("{number}.jsonl");
        fs::write(folder().join(&name), best.write().unwrap()).unwrap();
        for (point, seq) in shown(&events(best)) {
            if missing.remove(point) {
                println!("| {name} | {seq} | {point} |");
            }
        }
    }
}
