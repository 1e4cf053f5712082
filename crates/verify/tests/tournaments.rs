//! True and falsified exports of tournaments.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use jiff::{SignedDuration, Timestamp};
use railhead_log::{codec::StoredEvent, rng::Secret};
use railhead_tournament::{Entrant, Event, Format, Line, NextStep, Rules, Tournament};
use railhead_verify::tournament::{TOURNAMENT_SCHEMA, TournamentError, TournamentTranscript, encode, write};
use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use uuid::Uuid;

const ID: Uuid = Uuid::from_u128(0x0b0e_6f3c_6c1d_4c3a_9a57_6f0f_4b6f_2a10);

fn secret(number: u8) -> Secret {
    Secret::from_bytes([number; 32])
}

/// The log of a tournament with random results.
fn played(number: u8, format: Format, seats: u8) -> Vec<Event> {
    let secret = secret(number);
    let mut rng = ChaCha8Rng::seed_from_u64(number.into());
    let rules = Rules { format, seats, max_players: 16, late_entry: 0, repeat_weight: 20, same_deal: false };
    let mut log = vec![Tournament::open(rules, secret.commitment()).unwrap()];
    let mut tournament = Tournament::replay(&log).unwrap();
    let mut record = |tournament: &mut Tournament, event: Event| {
        tournament.evolve(&event);
        log.push(event);
    };
    for entrant in 0..12 {
        let text = (entrant % 3 == 0).then(|| format!("dice-{entrant}"));
        let entered = tournament.enter(1000 + entrant, text, Vec::new()).unwrap();
        record(&mut tournament, entered);
    }
    let started = tournament.start().unwrap();
    record(&mut tournament, started);
    loop {
        let event = match tournament.next_step(true) {
            Some(NextStep::Pair) => tournament.paired(secret.pairing_seed(ID, &tournament), Uuid::now_v7),
            Some(NextStep::Finish) => {
                record(&mut tournament, Event::TournamentFinished {});
                return log;
            }
            None => {
                let (round, table, state) = tournament.open_tables().next().unwrap();
                let mut ranks = (1..=state.players.len() as u8).collect::<Vec<_>>();
                ranks.shuffle(&mut rng);
                let line = |(entrant, rank): (&Entrant, u8)| Line {
                    entrant: *entrant,
                    rank,
                    score: 150 - 20 * i32::from(rank),
                    absent: false,
                };
                let lines = state.players.iter().zip(ranks).map(line).collect();
                tournament.finish_table(round, table, lines, "9-00".into(), Vec::new()).unwrap().unwrap()
            }
        };
        record(&mut tournament, event);
    }
}

/// The export of a log, with a true chain.
fn exported(number: u8, log: &[Event]) -> String {
    let at = Timestamp::from_second(1_795_000_000).unwrap();
    let stored = (0..).zip(log).map(|(seconds, event)| StoredEvent {
        schema: TOURNAMENT_SCHEMA,
        at: at + SignedDuration::from_secs(seconds),
        payload: encode(event).unwrap(),
    });
    write(ID, &secret(number), stored).unwrap()
}

fn verify(text: &str) -> Result<Tournament, TournamentError> {
    TournamentTranscript::parse(text)?.verify()
}

/// The tournaments that are falsified.
fn all() -> Vec<Vec<Event>> {
    let elimination = Format::Elimination { advance: 2 };
    let formats = [(Format::Swiss { rounds: 3 }, 4), (Format::Swiss { rounds: 4 }, 2), (elimination, 4)];
    (0..).zip(formats).map(|(number, (format, seats))| played(number, format, seats)).collect()
}

#[test]
fn true_exports_are_accepted() {
    for (number, log) in (0..).zip(all()) {
        verify(&exported(number, &log)).unwrap();
    }
}

#[test]
fn a_thousand_exports_with_a_changed_character_are_found() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for (number, log) in (0..).zip(all()) {
        let text = exported(number, &log);
        for _ in 0..334 {
            let at = rng.random_range(0..text.len());
            let other = if text.as_bytes()[at] == b'7' { "8" } else { "7" };
            let falsified = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            assert!(verify(&falsified).is_err(), "{at}: {}", &text[at.saturating_sub(40)..(at + 40).min(text.len())]);
        }
    }
}

/// Changes an event like a forger who has the secret, and so can compute all heads again.
fn falsify(log: &mut Vec<Event>, rng: &mut ChaCha8Rng) -> bool {
    let at = rng.random_range(1..log.len());
    let pairings = log.iter().filter(|event| matches!(event, Event::RoundPaired { .. })).count();
    let before = log[..at].iter().filter(|event| matches!(event, Event::RoundPaired { .. })).count();
    match &mut log[at] {
        Event::RoundPaired { pairing, seed, .. } => match rng.random_range(0..4) {
            0 if pairing.tables.len() > 1 => {
                let one = pairing.tables[0][0];
                pairing.tables[0][0] = std::mem::replace(&mut pairing.tables[1][0], one);
            }
            1 => pairing.tables[0].swap(0, 1),
            2 => pairing.cost += 1,
            _ => seed.replace_range(0..1, if seed.starts_with('7') { "8" } else { "7" }),
        },
        Event::PlayerEntered { entropy, entrant, .. } => match entropy {
            Some(text) => text.push('x'),
            None => *entrant += 1,
        },
        // A result decides who meets whom only in a later round.
        Event::TableFinished { lines, .. } if before < pairings => lines.reverse(),
        Event::TableFinished { .. } => drop(log.remove(at)),
        Event::TournamentStarted {} | Event::TournamentFinished {} => drop(log.remove(at)),
        _ => return false,
    }
    true
}

#[test]
fn pairings_that_do_not_follow_are_found_despite_a_true_chain() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for (number, log) in (0..).zip(all()) {
        for _ in 0..100 {
            let mut falsified = log.clone();
            if falsify(&mut falsified, &mut rng) {
                assert!(verify(&exported(number, &falsified)).is_err());
            }
        }
    }
}

#[test]
fn another_secret_does_not_fit() {
    let log = &all()[0];
    assert!(matches!(verify(&exported(9, log)), Err(TournamentError::Secret)));
    let text = exported(0, &log[..log.len() - 1]);
    assert!(matches!(verify(&text), Err(TournamentError::Unfinished)));
}
