//! Trains a dictionary for packed logs on games that bots play, and writes it to a file:
//!
//! ```text
//! cargo run --release --example train_dictionary -- src/game/dictionaries/2.zdict
//! ```
//!
//! A dictionary that packed logs name is never trained again. A new one gets the next number in
//! `src/game/packed_log.rs`.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a tool run by hand: it stops at the first error")]

use jiff::{SignedDuration, Timestamp};
use railhead::{
    bots::Budget,
    engine::{BotLevel, Event, Variant},
    game::{
        codec::{SCHEMA, StoredEvent, encode},
        packed_log::to_json,
    },
    simulate::Simulation,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{env, fs, time::Duration};

/// One of 64 kB saves 2 % (docs/adr/0017-packed-logs.md).
const SIZE: usize = 32 << 10;

/// The bots, and how many games of each variant and number of seats they play.
const PLAYERS: [(BotLevel, u32); 3] = [(BotLevel::Random, 60), (BotLevel::Conductor, 30), (BotLevel::Stationmaster, 2)];

fn main() {
    let file = env::args().nth(1).expect("the file to write");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut logs = Vec::new();
    for (level, games) in PLAYERS {
        for variant in Variant::ALL {
            for seats in 2..=5 {
                let plan = Simulation {
                    games,
                    seats,
                    variant,
                    packs: Vec::new(),
                    bots: vec![level],
                    budget: Budget::Time(Duration::from_millis(5)),
                    seed: 1,
                };
                logs.extend((0..games).map(|number| log(&plan.play(number).unwrap().events, &mut rng)));
            }
        }
    }
    let dictionary = zstd::dict::from_samples(&logs, SIZE).unwrap();
    fs::write(&file, &dictionary).unwrap();
    println!("{file}: {} bytes from {} logs", dictionary.len(), logs.len());
}

/// The log as it is packed. The times are made up: people need some seconds for a move.
fn log(events: &[Event], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut at = Timestamp::from_microsecond(1_790_000_000_000_000 + rng.random_range(0..100_000_000_000_000)).unwrap();
    let stored = |event: &Event| {
        if begins_a_move(event) {
            at += SignedDuration::from_micros(rng.random_range(500_000..12_000_000));
        }
        StoredEvent { schema: SCHEMA, at, payload: encode(event).unwrap() }
    };
    to_json(&events.iter().map(stored).collect::<Vec<_>>()).unwrap()
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
