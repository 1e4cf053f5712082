//! The second verifier: `verify.py`, written from docs/FAIRNESS.md alone, accepts what the server plays and refuses what
//! it did not. Needs `python3`; run by `cargo test --test verifier`.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod continued;
mod deals;
mod served;
mod vectors;

use jiff::Timestamp;
use railhead::{
    engine::{Card, Event, PlayerColor, Seat},
    verify::transcript::Transcript,
};
use railhead_test_support::tables::{self, any_game, hoarders_game};
use served::served_game;
use std::{
    collections::{HashMap, HashSet},
    fs,
    path::PathBuf,
    process::Command,
    sync::Arc,
};

const GAMES: u64 = 200;

/// Runs the verifier; returns its verdict on each game, by name.
fn verdicts(folder: &str, games: impl Iterator<Item = (String, String)>) -> HashMap<String, String> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let files = games.map(|(name, text)| {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        file
    });
    let files = files.collect::<Vec<_>>();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/verifier/verify.py");
    let output = Command::new("python3").arg(script).args(&files).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.is_empty(), "{stderr}");
    let verdicts = String::from_utf8(output.stdout).unwrap();
    let verdict = |line: &str| {
        let (file, verdict) = line.split_once(": ").unwrap();
        (PathBuf::from(file).file_name().unwrap().to_str().unwrap().to_owned(), verdict.to_owned())
    };
    verdicts.lines().map(verdict).collect()
}

#[test]
fn it_accepts_every_game_of_the_server() {
    let games = (0..GAMES).map(|seed| (seed.to_string(), any_game(seed).write().unwrap()));
    let verdicts = verdicts("true", games);
    assert_eq!(verdicts.len(), GAMES as usize);
    for (game, verdict) in verdicts {
        assert!(verdict.ends_with(" events follow"), "game {game}: {verdict}");
    }
}

#[test]
fn it_accepts_games_in_which_many_rows_are_one_event() {
    let records = (0..8).map(hoarders_game).chain((0..8).map(|seed| served_game(4 * seed)));
    let games = records.enumerate().map(|(number, record)| (number.to_string(), record.write().unwrap()));
    let games = games.filter(|(_, text)| text.contains("row_replaced")).collect::<Vec<_>>();
    assert!(games.len() > 4, "{} games", games.len());
    for (game, verdict) in verdicts("rows", games.into_iter()) {
        assert!(verdict.ends_with(" events follow"), "game {game}: {verdict}");
    }
}

#[test]
fn it_refuses_a_row_that_many_replacements_did_not_bring() {
    let record = (0..).map(hoarders_game).find(|record| record.events.iter().any(|(_, event)| is_sum(event))).unwrap();
    let at = record.events.iter().position(|(_, event)| is_sum(event)).unwrap();
    let changes: [fn(&mut Event); 3] = [
        |event| {
            if let Event::RowReplaced { times, .. } = event {
                *times += 1
            }
        },
        |event| {
            if let Event::RowReplaced { row, .. } = event {
                other_card(&mut row[0]);
            }
        },
        |event| {
            if let Event::RowReplaced { discards, .. } = event {
                discards.add(Card::Red)
            }
        },
    ];
    let falsified = changes.map(|change| {
        let mut events = record.events.clone();
        change(&mut events[at].1);
        changed(&record, events).write().unwrap()
    });
    let games = (0..).map(|number: u8| number.to_string()).zip(falsified);
    for (game, verdict) in verdicts("false-rows", games) {
        assert!(verdict.starts_with(&format!("event {}: ", at + 1)), "game {game}: {verdict}");
    }
}

/// A record with other events, its heads computed anew.
fn changed(record: &Transcript, events: Vec<(Timestamp, Event)>) -> Transcript {
    Transcript::new(record.game, record.secret, events).unwrap().with_deal(record.deal_secret)
}

fn is_sum(event: &Event) -> bool {
    matches!(event, Event::RowReplaced { .. })
}

#[test]
fn it_accepts_a_longest_path_told_backwards() {
    let record = any_game(1);
    let mut events = record.events.clone();
    let Some((_, Event::GameFinished { scores })) = events.last_mut() else { panic!("the game is not scored") };
    Arc::make_mut(scores).iter_mut().for_each(|score| score.path.reverse());
    assert_ne!(events, record.events);
    let text = changed(&record, events).write().unwrap();
    let verdicts = verdicts("backwards", [("0".to_owned(), text)].into_iter());
    assert!(verdicts["0"].ends_with(" events follow"), "{verdicts:?}");
}

#[test]
fn it_refuses_a_changed_schema_number() {
    let text = any_game(1).write().unwrap();
    let line = text.lines().find(|line| line.contains("turn_started")).unwrap();
    let text = text.replace(line, &line.replacen("\"schema\":1", "\"schema\":2", 1));
    let verdicts = verdicts("schema", [("0".to_owned(), text)].into_iter());
    assert!(verdicts["0"].contains("does not end with its head"), "{verdicts:?}");
}

#[test]
fn it_refuses_every_game_in_which_something_was_falsified() {
    let mut how = HashMap::new();
    let games = (0..GAMES).map(|seed| {
        let (falsehood, text) = falsified(seed);
        how.insert(seed.to_string(), falsehood);
        (seed.to_string(), text)
    });
    let games = games.collect::<Vec<_>>();
    let kinds = how.values().collect::<HashSet<_>>();
    assert_eq!(kinds.len(), FALSEHOODS.len(), "every falsehood is among them: {kinds:?}");
    let verdicts = verdicts("false", games.into_iter());
    assert_eq!(verdicts.len(), GAMES as usize);
    for (game, verdict) in verdicts {
        assert!(!verdict.ends_with(" events follow"), "game {game} was accepted, in which {}", how[&game]);
    }
}

const ONE_COLOR: &str = "two players have one colour";

/// Changes an event if it can.
type Falsehood = (&'static str, fn(&mut Event) -> bool);

const FALSEHOODS: [Falsehood; 15] = [
    ("another card was drawn", |event| match event {
        Event::CardDrawn { card, .. } => other_card(card),
        _ => false,
    }),
    ("another card was turned up", |event| match event {
        Event::CardTurnedUp { card, .. } => other_card(card),
        _ => false,
    }),
    ("another card was revealed", |event| match event {
        Event::TunnelCardRevealed { card } => other_card(card),
        _ => false,
    }),
    ("another card was dealt", |event| match event {
        Event::CardsDealt { cards, .. } => other_card(&mut cards[2]),
        _ => false,
    }),
    ("the dealt cards lie in another order", |event| match event {
        Event::CardsDealt { cards, .. } => reversed(cards),
        _ => false,
    }),
    ("the dealt tickets lie in another order", |event| match event {
        Event::TicketsDealt { tickets, .. } => reversed(tickets),
        _ => false,
    }),
    ("fewer tickets must be kept", |event| match event {
        Event::TicketsDealt { keep_min, .. } if *keep_min > 0 => {
            *keep_min -= 1;
            true
        }
        _ => false,
    }),
    ("the drawn tickets lie in another order", |event| match event {
        Event::TicketsDrawn { tickets, .. } => reversed(tickets),
        _ => false,
    }),
    ("the returned tickets lie in another order", |event| match event {
        Event::TicketsReturned { tickets } => reversed(tickets),
        _ => false,
    }),
    ("another player began", |event| match event {
        Event::GameStarted { first } => {
            *first = first.next(2);
            true
        }
        _ => false,
    }),
    ("another surcharge was asked", |event| match event {
        Event::TunnelSurchargeAsked { surcharge, .. } => {
            *surcharge = *surcharge % 3 + 1;
            true
        }
        _ => false,
    }),
    ("a player had another text", |event| match event {
        Event::PlayerJoined { entropy: entropy @ Some(_), .. } => {
            *entropy = tables::entropy("another text");
            true
        }
        _ => false,
    }),
    ("a score has a point more", |event| match event {
        Event::GameFinished { scores } => {
            let score = &mut Arc::make_mut(scores)[0];
            score.routes += 1;
            score.total += 1;
            true
        }
        _ => false,
    }),
    ("another player won", |event| match event {
        Event::GameFinished { scores } => {
            let ranks = scores.iter().map(|score| score.rank).rev().collect::<Vec<_>>();
            let before = scores.iter().map(|score| score.rank).collect::<Vec<_>>();
            Arc::make_mut(scores).iter_mut().zip(&ranks).for_each(|(score, rank)| score.rank = *rank);
            before != ranks
        }
        _ => false,
    }),
    (ONE_COLOR, |event| match event {
        Event::PlayerJoined { seat, color, .. } if *seat != Seat::ALL[0] => {
            *color = PlayerColor::Brown;
            true
        }
        _ => false,
    }),
];

fn have_two_one_color(events: &[(Timestamp, Event)]) -> bool {
    let mut seen = HashSet::new();
    events.iter().any(|(_, event)| match event {
        Event::PlayerJoined { color, .. } | Event::BotAdded { color, .. } => !seen.insert(*color),
        _ => false,
    })
}

fn other_card(card: &mut Card) -> bool {
    let other = Card::ALL.into_iter().find(|other| other != card);
    *card = other.unwrap();
    true
}

fn reversed<T: PartialEq + Clone>(list: &mut [T]) -> bool {
    let before = list.to_vec();
    list.reverse();
    before != list
}

/// The game of a seed with one event falsified, its heads computed anew as only the server could; every tenth has a
/// true log whose heads are wrong.
fn falsified(seed: u64) -> (&'static str, String) {
    for number in seed.. {
        let record = any_game(number);
        let (name, change) = FALSEHOODS[seed as usize % FALSEHOODS.len()];
        let mut events = record.events.clone();
        // Not always the first event of its kind.
        let mut candidates = (0..events.len()).filter(|at| change(&mut events[*at].1.clone())).collect::<Vec<_>>();
        if candidates.is_empty() || !record.events.iter().any(|(_, event)| matches!(event, Event::GameStarted { .. })) {
            continue;
        }
        let at = candidates.remove(seed as usize % candidates.len());
        change(&mut events[at].1);
        // Of who left before the start, neither the text nor the colour shows in what follows.
        let is_arrival = matches!(events[at].1, Event::PlayerJoined { .. });
        let is_final = |event: &Event| {
            !matches!(event, Event::PlayerLeft { .. } | Event::PlayerKicked { .. } | Event::BotRemoved { .. })
        };
        if is_arrival && !events.iter().all(|(_, event)| is_final(event)) {
            continue;
        }
        if name == ONE_COLOR && !have_two_one_color(&events) {
            continue;
        }
        if seed % 10 == 9 {
            let mut lines = record.write().unwrap().lines().map(str::to_owned).collect::<Vec<_>>();
            let event = serde_json::to_string(&events[at].1).unwrap();
            let moment = Timestamp::UNIX_EPOCH;
            lines[at + 1] = format!(r#"{{"seq":{},"schema":1,"at":"{moment}",{}"#, at + 1, &event[1..]);
            return (name, lines.join("\n") + "\n");
        }
        return (name, changed(&record, events).write().unwrap());
    }
    unreachable!("some game has such an event")
}
