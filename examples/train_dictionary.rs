//! Trains a dictionary for packed logs or for packed details on games that bots play, and writes it
//! to a file:
//!
//! ```text
//! cargo run --release --example train_dictionary -- logs crates/hosting/src/dictionaries/2.zdict
//! cargo run --release --example train_dictionary -- details crates/hosting/src/dictionaries/details-2.zdict
//! ```
//!
//! A dictionary that stored values name is never trained again. A new one is added in
//! `crates/hosting/src/packed_log.rs` or `crates/hosting/src/packed_details.rs`.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a tool run by hand: it stops at the first error"
)]

use jiff::{SignedDuration, Timestamp};
use railhead::{
    bots::Budget,
    engine::{BotLevel, Event, PlayerScore, ScoreExplanation, Variant},
    hosting::{
        packed_log::to_json,
        projection::{FinishedSeat, SeatRecord, finished},
    },
    log::codec::{SCHEMA, StoredEvent, encode},
    simulate::Simulation,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use std::{env, fs, time::Duration};

/// For logs, one of 64 kB saves 2 % (docs/adr/0017-packed-logs.md).
const SIZE: usize = 32 << 10;

/// The details of a seat, in the order in which they are packed.
#[derive(Serialize)]
struct Details {
    score: PlayerScore,
    explanation: ScoreExplanation,
    record: SeatRecord,
}

/// The samples of a log that are trained on.
type Samples = fn(&[(Timestamp, Event)]) -> Vec<Vec<u8>>;

/// The bots, and how many games of each variant and number of seats they play.
const PLAYERS: [(BotLevel, u32); 3] = [(BotLevel::Random, 60), (BotLevel::Conductor, 30), (BotLevel::Stationmaster, 2)];

fn main() {
    let [what, file] = [1, 2].map(|nth| env::args().nth(nth).expect("logs or details, and the file to write"));
    let samples: Samples = match &*what {
        "logs" => |log| vec![to_json(&log.iter().map(stored).collect::<Vec<_>>()).unwrap()],
        "details" => details,
        _ => panic!("neither logs nor details"),
    };
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut trained_on = Vec::new();
    for (level, games) in PLAYERS {
        for variant in Variant::ALL {
            for seats in 2..=5 {
                let plan = Simulation {
                    games,
                    seats,
                    variant,
                    packs: Vec::new(),
                    bots: vec![level.into()],
                    budget: Budget::Time(Duration::from_millis(5)),
                    seed: 1,
                };
                for number in 0..games {
                    trained_on.extend(samples(&log(plan.play(number).unwrap().events, &mut rng)));
                }
            }
        }
    }
    let dictionary = zstd::dict::from_samples(&trained_on, SIZE).unwrap();
    fs::write(&file, &dictionary).unwrap();
    println!("{file}: {} bytes from {} {what}", dictionary.len(), trained_on.len());
}

fn stored((at, event): &(Timestamp, Event)) -> StoredEvent {
    StoredEvent { schema: SCHEMA, at: *at, payload: encode(event).unwrap() }
}

/// The details of each seat, as they are packed. People sat where the bots did.
fn details(log: &[(Timestamp, Event)]) -> Vec<Vec<u8>> {
    let people = log.iter().map(|(at, event)| match event {
        Event::BotAdded { seat, color, .. } => (*at, Event::PlayerJoined { seat: *seat, color: *color, entropy: None }),
        other => (*at, other.clone()),
    });
    let seats = finished(&people.collect::<Vec<_>>()).unwrap().seats;
    let details =
        |FinishedSeat { score, explanation, record, away: _, own_turns: _ }| Details { score, explanation, record };
    seats.into_iter().map(|seat| serde_json::to_vec(&details(seat)).unwrap()).collect()
}

/// A log with times that are made up: people need some seconds for a move.
fn log(events: Vec<Event>, rng: &mut ChaCha8Rng) -> Vec<(Timestamp, Event)> {
    let mut at = Timestamp::from_microsecond(1_790_000_000_000_000 + rng.random_range(0..100_000_000_000_000)).unwrap();
    let timed = |event| {
        if begins_a_move(&event) {
            at += SignedDuration::from_micros(rng.random_range(500_000..12_000_000));
        }
        (at, event)
    };
    events.into_iter().map(timed).collect()
}

fn begins_a_move(event: &Event) -> bool {
    matches!(
        event,
        Event::PlayerJoined { .. }
            | Event::GameStarted { .. }
            | Event::TicketsKept { .. }
            | Event::TicketsDrawn { .. }
            | Event::CardDrawn { .. }
            | Event::CardTaken { .. }
            | Event::RouteClaimed { .. }
            | Event::TunnelLaid { .. }
            | Event::TunnelSurchargePaid { .. }
            | Event::TunnelAbandoned { .. }
            | Event::StationBuilt { .. }
            | Event::Passed { .. }
    )
}
