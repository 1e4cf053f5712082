//! The times at which a tournament has something to do.

#![expect(clippy::unwrap_used)]

use jiff::{SignedDuration, Timestamp};
use railhead_engine::{GameOptions, Variant};
use railhead_hosting::tournament::{HostedTournament, TournamentSettings, TournamentVisibility};
use railhead_log::{chain::Head, rng::Secret};
use railhead_tournament::{Event, Format, Refusal, Rules};
use uuid::Uuid;

const SWISS: Format = Format::Swiss { rounds: 2 };
const ARENA: Format = Format::Arena { minutes: 60 };

/// A time in minutes from the opening of the tournament.
fn at(minutes: i64) -> Timestamp {
    Timestamp::from_second(1_795_000_000 + 60 * minutes).unwrap()
}

fn opened(format: Format) -> HostedTournament {
    let rules = Rules { format, seats: 2, max_players: 8, late_entry: 0, repeat_weight: 20, same_deal: false };
    let settings = TournamentSettings {
        name: "Friday night".into(),
        visibility: TournamentVisibility::Public,
        rules,
        options: GameOptions::new(Variant::Classic, 2),
        packs: Vec::new(),
        bots_welcome: false,
        guests: false,
        min_rating: None,
        max_rating: None,
        starts_at: None,
        round_seconds: None,
    };
    HostedTournament::new(Uuid::from_u128(7), None, settings, Secret::from_bytes([7; 32]), at(0))
}

fn record(hosted: &mut HostedTournament, event: Event, minutes: i64) {
    let head = Head { version: hosted.head.version + 1, hash: [0; 16] };
    hosted.evolve(&event, at(minutes), head);
}

/// A tournament of four that began after an hour.
fn started(format: Format) -> HostedTournament {
    let mut hosted = opened(format);
    for _ in 0..4 {
        let entered = hosted.state.enter(1000, None, Vec::new()).unwrap();
        record(&mut hosted, entered, 1);
    }
    let started = hosted.state.start().unwrap();
    record(&mut hosted, started, 60);
    hosted
}

fn pair(hosted: &mut HostedTournament, minutes: i64) {
    let paired = hosted.state.paired([7; 32], Uuid::now_v7);
    record(hosted, paired, minutes);
}

fn end_tables(hosted: &mut HostedTournament, minutes: i64) {
    let open = hosted.state.open_tables().map(|(round, table, _)| (round, table)).collect::<Vec<_>>();
    for (round, table) in open {
        let ruled = hosted.state.rule(round, table, &[1, 2], "a draw of lots".into()).unwrap();
        record(hosted, ruled, minutes);
    }
}

#[test]
fn an_event_moves_the_head_and_the_times() {
    let mut hosted = started(SWISS);
    assert_eq!((hosted.head.version, hosted.updated_at, hosted.created_at), (5, at(60), at(0)));
    assert_eq!((hosted.started_at, hosted.paired_at), (Some(at(60)), None));
    pair(&mut hosted, 61);
    assert_eq!((hosted.started_at, hosted.paired_at, hosted.updated_at), (Some(at(60)), Some(at(61)), at(61)));
    assert_eq!(hosted.standings().iter().map(|line| line.place).collect::<Vec<_>>(), [1; 4]);
    end_tables(&mut hosted, 62);
    assert_eq!(hosted.standings().iter().map(|line| line.place).collect::<Vec<_>>(), [1, 1, 3, 3]);
    assert_eq!(hosted.paired_at, Some(at(61)));
}

#[test]
fn a_player_is_found_by_the_account() {
    let mut hosted = opened(SWISS);
    let accounts = [1, 2].map(Uuid::from_u128);
    hosted.accounts = vec![None, Some(accounts[1]), None, Some(accounts[0])];
    assert_eq!(accounts.map(|account| hosted.entrant_of(account)), [Some(3), Some(1)]);
    assert_eq!(hosted.entrant_of(Uuid::nil()), None);
}

#[test]
fn an_open_tournament_waits_for_its_time_or_thirty_days() {
    let mut hosted = opened(SWISS);
    let month = 30 * 24 * 60;
    assert_eq!((hosted.opens_until(), hosted.reminds_at()), (at(month), None));
    assert_eq!(hosted.due_at(at(5)), Some(at(month)));
    hosted.settings.starts_at = Some(at(100));
    assert_eq!((hosted.opens_until(), hosted.reminds_at()), (at(100), Some(at(85))));
    assert_eq!(hosted.due_at(at(5)), Some(at(85)));
    hosted.reminded = true;
    assert_eq!((hosted.reminds_at(), hosted.due_at(at(5))), (None, Some(at(100))));
}

#[test]
fn a_round_follows_when_its_tables_are_over() {
    let mut hosted = started(SWISS);
    assert_eq!((hosted.next_round_at(), hosted.due_at(at(70))), (None, Some(at(70))));
    pair(&mut hosted, 70);
    assert_eq!(hosted.due_at(at(75)), None, "it waits for games");
    end_tables(&mut hosted, 80);
    assert_eq!(hosted.due_at(at(81)), Some(at(81)));
    hosted.settings.round_seconds = Some(1800);
    assert_eq!((hosted.next_round_at(), hosted.due_at(at(81))), (Some(at(100)), Some(at(100))));
    assert_eq!(hosted.due_at(at(110)), Some(at(110)));
    hosted.round_after = Some(at(90));
    assert_eq!(hosted.next_round_at(), Some(at(100)));
    hosted.round_after = Some(at(120));
    assert_eq!(hosted.next_round_at(), Some(at(120)));
    record(&mut hosted, Event::TournamentPaused { reason: "dinner".into(), by_organiser: true }, 82);
    assert_eq!(hosted.due_at(at(130)), None);
    record(&mut hosted, Event::TournamentResumed {}, 83);
    pair(&mut hosted, 120);
    end_tables(&mut hosted, 130);
    assert_eq!(hosted.due_at(at(131)), Some(at(131)), "the end waits for nothing");
    record(&mut hosted, Event::TournamentFinished {}, 131);
    assert_eq!(hosted.due_at(at(132)), None);
}

#[test]
fn an_arena_pairs_until_its_time_is_over() {
    let mut hosted = started(ARENA);
    assert_eq!((opened(ARENA).ends_at(), started(SWISS).ends_at(), hosted.ends_at()), (None, None, Some(at(120))));
    assert_eq!(hosted.due_at(at(61)), Some(at(61)));
    pair(&mut hosted, 61);
    assert_eq!(hosted.next_round_at(), Some(at(61) + SignedDuration::from_secs(10)));
    assert_eq!(hosted.due_at(at(62)), Some(at(120)), "all play");
    assert_eq!(hosted.due_at(at(120)), None, "its last tables are still played");
    end_tables(&mut hosted, 62);
    assert_eq!(hosted.due_at(at(119)), Some(at(119)));
    assert_eq!(hosted.due_at(at(120)), Some(at(120)));
    hosted.round_after = Some(at(150));
    assert_eq!(hosted.due_at(at(63)), Some(at(120)));
}

#[test]
fn an_organiser_puts_a_round_off_for_thirty_days_at_most() {
    let by = |minutes: i64| SignedDuration::from_mins(minutes);
    assert_eq!(opened(SWISS).put_off(at(5), by(10)), Err(Refusal::NotRunning));
    assert_eq!(started(ARENA).put_off(at(65), by(10)), Err(Refusal::Arena));
    let mut hosted = started(SWISS);
    assert_eq!(hosted.put_off(at(65), by(10)), Ok(at(75)));
    pair(&mut hosted, 70);
    assert_eq!(hosted.put_off(at(80), by(10)), Ok(at(90)), "from now on");
    hosted.round_after = Some(at(100));
    assert_eq!(hosted.put_off(at(80), by(10)), Ok(at(110)), "from when it would begin");
    let month = 30 * 24 * 60;
    assert_eq!(hosted.put_off(at(80), by(month - 30)), Ok(at(70 + month)));
    assert_eq!(hosted.put_off(at(80), by(month - 29)), Err(Refusal::TooOften));
}
