//! The games of docs/vectors, true and falsified. Whoever falsifies one has its secret, and computes the
//! heads anew.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use jiff::Timestamp;
use railhead_engine::{
    Actor, BotLevel, Card, Cards, Command, Event, Game, GameOptions, Seat, SeatChoice, Variant, VoidReason,
};
use railhead_log::{chain::Head, codec, rng::Secret};
use railhead_verify::{
    VerifyError, check_head,
    transcript::{Transcript, TranscriptError, write_in_one_line},
    verify, verify_whole,
};
use std::{fs, ops::Range, path::Path, sync::Arc};
use uuid::Uuid;

/// The game of which the deal and the first moves are those of another one.
const CONTINUED: usize = 3;
/// The game that shares its deal.
const DEALT: usize = 4;
/// The numbers of decisions.
const DECISIONS: [u32; 4] = [293, 160, 83, 151];

fn text(number: usize) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/vectors");
    fs::read_to_string(folder.join(format!("{number}.jsonl"))).unwrap()
}

fn game(number: usize) -> Transcript {
    Transcript::parse(&text(number)).unwrap()
}

fn events(record: &Transcript) -> Vec<Event> {
    record.events.iter().map(|(_, event)| event.clone()).collect()
}

/// The same record with other events.
fn with(record: &Transcript, events: Vec<Event>) -> Transcript {
    let events = events.into_iter().map(|event| (Timestamp::UNIX_EPOCH, event)).collect();
    Transcript::new(record.game, record.secret, events).unwrap().with_deal(record.deal_secret)
}

/// The positions of the events of a kind.
fn positions(events: &[Event], is_wanted: impl Fn(&Event) -> bool) -> Vec<usize> {
    (0..events.len()).filter(|at| is_wanted(&events[*at])).collect()
}

/// The refusal of a game in which the event at a position was changed.
fn refusal(record: &Transcript, at: usize, change: impl FnOnce(&mut Event)) -> VerifyError {
    let mut falsified = events(record);
    change(&mut falsified[at]);
    verify(&with(record, falsified)).unwrap_err()
}

#[test]
fn the_vectors_follow() {
    for (number, decisions) in (1..).zip(DECISIONS) {
        let record = game(number);
        let verified = verify(&record).unwrap();
        assert_eq!(verified.decisions, decisions, "game {number}");
        assert_eq!(usize::try_from(verified.game.version()).unwrap(), record.events.len());
        assert_eq!(verified.game.options().copied_events > 0, number == CONTINUED);
        match verify_whole(&record) {
            Ok(whole) => assert_eq!(whole.decisions, verified.decisions),
            Err(error) => assert_eq!((number, error), (CONTINUED, VerifyError::Continued)),
        }
    }
    assert_eq!(verify_whole(&game(CONTINUED)).unwrap_err(), VerifyError::Continued);
}

#[test]
fn a_transcript_is_read_as_it_was_written() {
    for number in 1..=4 {
        let (text, record) = (text(number), game(number));
        assert_eq!(record.write().unwrap(), text);
        assert_eq!(Transcript::parse(&format!("\u{feff}{text}\n\n")).unwrap(), record);
        let again = Transcript::new(record.game, record.secret, record.events.clone()).unwrap();
        assert_eq!(again.with_deal(record.deal_secret), record);
        assert_eq!((record.event(0), record.event(1)), (None, Some(&record.events[0].1)));
        let last = u32::try_from(record.events.len()).unwrap();
        assert_eq!((record.head_at(0), record.head_at(last)), (None, Some(record.head)));
        assert_eq!((record.event(last + 1), record.head_at(last + 1)), (None, None));
    }
}

#[test]
fn a_transcript_in_one_line_is_the_same_game() {
    let record = game(1);
    let stored = record.events.iter().map(|(at, event)| codec::StoredEvent {
        schema: codec::SCHEMA,
        at: *at,
        payload: codec::encode(event).unwrap(),
    });
    let more = serde_json::json!({"players": 3});
    let line = write_in_one_line(record.game, &record.secret, stored, &more).unwrap();
    assert!(Transcript::is_in_one_line(&line) && !line.contains('\n'));
    assert!(!Transcript::is_in_one_line(text(1).lines().next().unwrap()));
    assert_eq!(Transcript::parse_in_one_line(1, &line).unwrap(), record);
    let newer = line.replacen("\"record\":1", "\"record\":2", 1);
    assert!(matches!(Transcript::parse_in_one_line(1, &newer), Err(TranscriptError::Form(2))));
    assert!(matches!(Transcript::parse_in_one_line(7, "{}"), Err(TranscriptError::Line { line: 7, .. })));
}

#[test]
fn a_text_that_is_no_transcript_is_refused() {
    let text = text(2);
    let parse = |text: &str| Transcript::parse(text).unwrap_err();
    let changed = |from: &str, to: &str| parse(&text.replacen(from, to, 1));
    assert!(matches!(parse(""), TranscriptError::Empty));
    assert!(matches!(parse("{}"), TranscriptError::Line { line: 1, .. }));
    assert!(matches!(changed("\"record\":1", "\"record\":2"), TranscriptError::Form(2)));
    assert!(matches!(changed("\"record\":1", "\"record\":1,\"more\":1"), TranscriptError::Line { line: 1, .. }));
    assert!(matches!(changed("\"secret\":\"b2", "\"secret\":\"b2b2"), TranscriptError::Secret));
    assert!(matches!(changed("\"seq\":3", "\"seq\":4"), TranscriptError::Number { line: 4, seq: 4, expected: 3 }));
    let newer = changed("\"schema\":1", "\"schema\":2");
    assert!(newer.to_string().contains("newer release"), "{newer}");
}

#[test]
fn the_secret_has_to_fit_every_commitment() {
    for number in 1..=4 {
        let record = game(number);
        let other = Transcript { secret: Secret::from_bytes([7; 32]), ..record.clone() };
        let Err(VerifyError::Secret { hash, commitment }) = verify(&other) else { panic!("game {number}") };
        assert_eq!((hash, commitment), (other.secret.commitment(), record.commitment.clone()));
        // The one that everybody saw when the game was created.
        let mut events = events(&record);
        let Event::GameCreated { commitment, .. } = &mut events[0] else { panic!("no opening") };
        *commitment = other.secret.commitment().into();
        let error = verify(&with(&record, events)).unwrap_err();
        assert!(matches!(error, VerifyError::Secret { .. }) && error.seq() == 0, "{error}");
    }
    let dealt = game(DEALT);
    let error = verify(&dealt.clone().with_deal(None)).unwrap_err();
    assert_eq!((error.seq(), error), (1, VerifyError::NoDeal));
    let other = verify(&dealt.with_deal(Some(Secret::from_bytes([7; 32]))));
    assert!(matches!(other, Err(VerifyError::Secret { .. })));
}

#[test]
fn a_head_of_the_game_is_one_of_its_log() {
    let record = game(1);
    for version in [1, 17, 730] {
        let noted = record.head_at(version).unwrap();
        assert_eq!(check_head(&record, noted), Ok(()));
        let other = Head { hash: [0; 16], ..noted };
        assert_eq!(check_head(&record, other), Err(VerifyError::Head { recorded: other, computed: noted }));
    }
    let later = Head { version: 731, ..record.head };
    assert_eq!(check_head(&record, later), Err(VerifyError::Head { recorded: later, computed: record.head }));
    let stated = Transcript { head: later, ..record };
    assert_eq!(verify(&stated).unwrap_err().seq(), 731);
}

#[test]
fn a_game_that_stops_early_is_not_over() {
    for number in 1..=4 {
        let record = game(number);
        let all = events(&record);
        assert_eq!(verify(&with(&record, Vec::new())).unwrap_err(), VerifyError::Unfinished { version: 0 });
        // Where a decision ends, all that is there follows.
        for end in positions(&all, |event| matches!(event, Event::TurnStarted { .. })).into_iter().step_by(9) {
            let version = u32::try_from(end + 1).unwrap();
            let error = verify(&with(&record, all[..=end].to_vec())).unwrap_err();
            assert_eq!(error.seq(), version + 1, "{error}");
            // In the copied part, the options say that there is more.
            assert_eq!(error, VerifyError::Unfinished { version });
        }
    }
}

#[test]
fn an_event_that_is_left_out_is_missed() {
    for number in 1..=4 {
        let record = game(number);
        let all = events(&record);
        for at in (0..all.len()).step_by(23) {
            let mut fewer = all.clone();
            let gone = fewer.remove(at);
            assert!(verify(&with(&record, fewer)).is_err(), "game {number} without {}: {gone:?}", at + 1);
            let mut more = all.clone();
            more.insert(at, gone);
            assert!(verify(&with(&record, more)).is_err(), "game {number} with {} twice", at + 1);
        }
    }
}

#[test]
fn a_changed_draw_is_found_where_it_is() {
    for number in 1..=4 {
        let record = game(number);
        let all = events(&record);
        let drawn = positions(&all, |event| {
            matches!(event, Event::CardDrawn { .. } | Event::CardTurnedUp { .. } | Event::TunnelCardRevealed { .. })
        });
        for at in drawn.into_iter().step_by(11) {
            let error = refusal(&record, at, |event| match event {
                Event::CardDrawn { card, .. }
                | Event::CardTurnedUp { card, .. }
                | Event::TunnelCardRevealed { card } => {
                    *card = Card::ALL.into_iter().find(|other| other != card).unwrap();
                }
                _ => panic!("no draw"),
            });
            // What was copied is taken as given, until it contradicts what follows.
            let seq = usize::try_from(error.seq()).unwrap();
            assert!(seq == at + 1 || (number == CONTINUED && seq > at), "game {number}, event {}: {error}", at + 1);
        }
    }
}

#[test]
fn a_move_by_another_seat_is_refused() {
    let record = game(1);
    let all = events(&record);
    for at in positions(&all, |event| matches!(event, Event::CardTaken { .. })).into_iter().step_by(13) {
        let error = refusal(&record, at, |event| {
            if let Event::CardTaken { seat, .. } = event {
                *seat = seat.next(3);
            }
        });
        assert!(matches!(error, VerifyError::Refused { .. }), "{error}");
        assert_eq!(usize::try_from(error.seq()).unwrap(), at + 1);
    }
}

#[test]
fn a_consequence_begins_nothing() {
    let record = game(2);
    let all = events(&record);
    let at = positions(&all, |event| matches!(event, Event::TurnStarted { .. }))[3];
    let mut twice = all.clone();
    twice.insert(at + 1, all[at].clone());
    let error = verify(&with(&record, twice)).unwrap_err();
    assert_eq!(usize::try_from(error.seq()).unwrap(), at + 2);
    assert!(matches!(error, VerifyError::BeginsNothing { .. }), "{error}");
    assert!(error.to_string().contains("{\"type\":\"turn_started\",\"seat\":"), "{error}");
    let headless = verify(&with(&record, all[1..].to_vec())).unwrap_err();
    assert!(matches!(headless, VerifyError::BeginsNothing { seq: 1, .. }), "{headless}");
}

/// The events of game 2 as if all from the deal up to the turn after its row was replaced five times had been
/// copied, the numbers of these copied events from 0, and where the replacement stands.
fn copied_rows(record: &Transcript) -> (Vec<Event>, Range<usize>, usize) {
    let mut all = events(record);
    let begin = positions(&all, |event| matches!(event, Event::GameStarted { .. }))[0];
    let replaced = positions(&all, |event| matches!(event, Event::RowReplaced { times: 5, .. }))[0];
    let end = replaced + 2;
    assert!(matches!(all[end - 1], Event::TurnStarted { .. }));
    copy(&mut all, begin..end);
    (all, begin..end, replaced)
}

fn copy(events: &mut [Event], copied: Range<usize>) {
    let Event::GameCreated { options, .. } = &mut events[0] else { panic!("no opening") };
    options.copied_events = u32::try_from(copied.len()).unwrap();
}

#[test]
fn a_copied_row_may_have_been_replaced_many_times() {
    let record = game(2);
    let (all, ..) = copied_rows(&record);
    let verified = verify(&with(&record, all)).unwrap();
    assert!(verified.decisions < DECISIONS[1] && verified.game.is_finished());
}

#[test]
fn a_copied_row_leaves_as_many_cards_as_there_are() {
    let record = game(2);
    let (mut all, _, at) = copied_rows(&record);
    let Event::RowReplaced { discards, .. } = &mut all[at] else { panic!("no row") };
    *discards = Cards::BOX;
    let error = verify(&with(&record, all)).unwrap_err();
    assert!(matches!(error, VerifyError::Copied { .. }), "{error}");
}

#[test]
fn an_event_after_copied_rows_follows_from_the_rules() {
    let record = game(2);
    let (mut all, _, at) = copied_rows(&record);
    let Event::TurnStarted { seat } = &mut all[at + 1] else { panic!("no turn") };
    *seat = seat.next(2);
    let error = verify(&with(&record, all)).unwrap_err();
    assert!(matches!(error, VerifyError::Copied { .. }), "{error}");
}

#[test]
fn only_moves_are_copied_after_the_deal() {
    let record = game(2);
    let (mut all, copied, _) = copied_rows(&record);
    all.insert(copied.end, Event::HostChanged { seat: Seat::ALL[1] });
    copy(&mut all, copied.start..copied.end + 1);
    let error = verify(&with(&record, all)).unwrap_err();
    assert_eq!(usize::try_from(error.seq()).unwrap(), copied.end + 1);
    assert!(matches!(error, VerifyError::Copied { .. }), "{error}");
}

/// A game in which the first seat runs out of time twice, in two turns, and a porter takes over.
fn handed_over() -> Transcript {
    let (secret, id) = (Secret::from_bytes([9; 32]), Uuid::from_u128(7));
    let options =
        GameOptions { binding: true, first_seat: Some(Seat::ALL[0]), ..GameOptions::new(Variant::Classic, 3) };
    let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), [], secret.commitment()).unwrap();
    let mut game = Game::replay(&events);
    let mut act = |game: &mut Game, by: Actor, command: Command| {
        let mut chance = secret.next_decision(None, id, game);
        game.play_by(by, &command, chance.source(), &mut events).unwrap();
    };
    let run_out = Command::RunOut(Seat::ALL[0], BotLevel::Porter);
    for _ in 1..3 {
        act(&mut game, Actor::Newcomer, Command::Join(SeatChoice::ANY, None));
    }
    act(&mut game, Actor::Seat(Seat::ALL[0]), Command::Start);
    act(&mut game, Actor::Operator, run_out.clone());
    for seat in Seat::first(3) {
        let keep = game.forced_move(seat).unwrap();
        act(&mut game, Actor::Seat(seat), Command::Play(keep));
    }
    act(&mut game, Actor::Operator, run_out);
    act(&mut game, Actor::Operator, Command::Void(VoidReason::Admin));
    let events = events.into_iter().map(|event| (Timestamp::UNIX_EPOCH, event)).collect();
    Transcript::new(id, secret, events).unwrap()
}

#[test]
fn a_seat_goes_to_the_bot_that_the_record_names() {
    let record = handed_over();
    let all = events(&record);
    let at = positions(&all, |event| matches!(event, Event::SeatHandedOver { level: BotLevel::Porter, .. }));
    assert_eq!(at.len(), 1);
    verify(&record).unwrap();
    let to_nobody = |event: &mut Event| *event = Event::SeatTakenBack { seat: Seat::ALL[0] };
    assert!(matches!(refusal(&record, at[0], to_nobody), VerifyError::Differs { .. }));
}

#[test]
fn a_longest_path_may_be_told_backwards() {
    let record = game(1);
    let mut all = events(&record);
    let Some(Event::GameFinished { scores }) = all.last_mut() else { panic!("the game is not scored") };
    Arc::make_mut(scores).iter_mut().for_each(|score| score.path.reverse());
    assert_ne!(all, events(&record));
    verify(&with(&record, all)).unwrap();
    let error = refusal(&record, record.events.len() - 1, |event| {
        if let Event::GameFinished { scores } = event {
            Arc::make_mut(scores)[0].total += 1;
        }
    });
    assert!(matches!(error, VerifyError::Differs { .. }), "{error}");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let record = game(1);
    let seats = |event: &mut Event| {
        if let Event::GameCreated { options, .. } = event {
            options.first_seat = Some(Seat::ALL[4]);
        }
    };
    assert!(matches!(refusal(&record, 0, seats), VerifyError::Refused { seq: 1, .. }));
    let points = |event: &mut Event| {
        if let Event::GameCreated { packs, .. } = event {
            packs[0].tickets[0].points = 101;
        }
    };
    let error = refusal(&record, 0, points);
    assert_eq!((error.seq(), error), (1, VerifyError::Packs));
}
