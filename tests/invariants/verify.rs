//! Games decided again from their records: true ones follow, and of doctored ones the first event that differs is named.

use jiff::Timestamp;
use railhead::{
    engine::{
        Actor, BotLevel, Card, Command, Event, Game, GameOptions, PlayerScore, Route, SeatChoice, Variant, VoidReason,
    },
    log::rng::Secret,
    verify::{VerifyError, transcript::Transcript, verify},
};
use railhead_test_support::tables::{Table, any_game, hoarders_game, plain_game};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{collections::HashSet, sync::Arc};

/// The kinds of events with which decisions begin, and of the ends.
fn kinds(record: &Transcript) -> HashSet<String> {
    let value = |event| serde_json::to_value(event).unwrap();
    let kind =
        |event: serde_json::Value| event["type"].as_str().unwrap().to_owned() + event["reason"].as_str().unwrap_or("");
    record.events.iter().map(|(_, event)| kind(value(event))).collect()
}

#[test]
fn true_records_follow_from_their_secrets_whatever_happened() {
    let mut seen = HashSet::new();
    for seed in 0..160 {
        let record = any_game(seed);
        let verified = verify(&record).unwrap_or_else(|doubt| panic!("game {seed}: {doubt}"));
        assert_eq!(verified.game.version() as usize, record.events.len());
        seen.extend(kinds(&record));
    }
    let rare = [
        "time_ran_out",
        "time_granted",
        "vacation_begun",
        "vacation_ended",
        "sleeping_hours_set",
        "seat_handed_overresigned",
        "seat_handed_overout_of_time",
        "seat_taken_back",
        "stand_in_seated",
        "game_voidedadmin",
        "game_voidedcancelled",
        "game_voidedleft_early",
        "game_finished",
        "host_changed",
        "player_kicked",
        "player_left",
        "bot_added",
        "bot_removed",
        "deck_reshuffled",
        "tunnel_abandoned",
        "tunnel_surcharge_paid",
        "tickets_boxed",
        "tickets_returned",
        "station_built",
        "row_discarded",
    ];
    let missing = rare.into_iter().filter(|kind| !seen.contains(*kind)).collect::<Vec<_>>();
    assert!(missing.is_empty(), "never happened: {missing:?}");
}

#[test]
fn a_game_in_which_many_rows_are_one_event_follows() {
    let mut summed_up = 0;
    for seed in 0..12 {
        let record = hoarders_game(seed);
        let verified = verify(&record).unwrap_or_else(|doubt| panic!("game {seed}: {doubt}"));
        assert_eq!(verified.game.version() as usize, record.events.len());
        for (at, (_, event)) in record.events.iter().enumerate() {
            let Event::RowReplaced { times, row, discards } = event.clone() else { continue };
            summed_up += 1;
            let (mut other_row, mut more) = (row, discards);
            other_row[0] = other_card(row[0]);
            more.add(Card::Red);
            let false_rows = [
                Event::RowReplaced { times: times + 1, row, discards },
                Event::RowReplaced { times, row: other_row, discards },
                Event::RowReplaced { times, row, discards: more },
            ];
            for false_row in false_rows {
                let mut doctored = record.clone();
                doctored.events[at].1 = false_row;
                assert_eq!(verify(&doctored).unwrap_err().seq() as usize, at + 1);
            }
        }
    }
    assert!(summed_up > 2, "{summed_up} rows");
}

#[test]
fn self_starting_tables_verify_opened_full_or_filled_by_a_bot() {
    let options = GameOptions { auto_start: true, ..GameOptions::new(Variant::Classic, 2) };
    let opened_full = Table::open(1, options, &[BotLevel::Random]);
    let mut filled = Table::open(1, options, &[]);
    assert!(filled.give(Actor::Seat(filled.game.host()), Command::AddBot(SeatChoice::ANY, BotLevel::Random)));
    assert_eq!(filled.events, opened_full.events);
    for mut table in [opened_full, filled] {
        table.give(Actor::Operator, Command::Void(VoidReason::Admin));
        verify(&table.record()).unwrap();
    }
}

#[test]
fn a_record_is_read_as_it_is_written() {
    let record = any_game(5);
    let text = record.write().unwrap();
    assert_eq!(Transcript::parse(&text).unwrap(), record);
    let head = serde_json::from_str::<serde_json::Value>(text.lines().next().unwrap()).unwrap();
    assert_eq!(head["secret"], record.secret.to_hex());
    let second = serde_json::from_str::<serde_json::Value>(text.lines().nth(1).unwrap()).unwrap();
    assert_eq!((&second["seq"], &second["type"]), (&1.into(), &"game_created".into()));
    let without = |at: usize| {
        text.lines().enumerate().filter(move |(line, _)| *line != at).map(|(_, line)| line.to_owned() + "\n")
    };
    let missing = Transcript::parse(&without(7).collect::<String>()).unwrap_err();
    assert_eq!(missing.to_string(), "line 8 has event 8 where 7 should be");
    for wrong in [
        "",
        "{}",
        "[]",
        &text.replacen("\"record\":1", "\"record\":2", 1),
        &text.replacen("\"schema\":1", "\"schema\":9", 1),
    ] {
        assert!(Transcript::parse(wrong).is_err(), "{}", &wrong[..wrong.len().min(40)]);
    }
}

/// The number of the first event of two logs that differs.
fn first_difference(one: &Transcript, other: &Transcript) -> u32 {
    let same = one.events.iter().zip(&other.events).take_while(|(one, other)| one == other);
    same.count() as u32 + 1
}

fn other_card(card: Card) -> Card {
    Card::ALL.into_iter().find(|other| *other != card).unwrap()
}

/// The same with another card, if the event names one.
fn with_another_card(event: &Event) -> Option<Event> {
    let mut changed = event.clone();
    match &mut changed {
        Event::CardDrawn { card, .. }
        | Event::CardTaken { card, .. }
        | Event::CardTurnedUp { card, .. }
        | Event::TunnelCardRevealed { card } => *card = other_card(*card),
        Event::CardsDealt { cards, .. } => cards[2] = other_card(cards[2]),
        _ => return None,
    }
    Some(changed)
}

#[test]
fn a_card_that_was_changed_is_named() {
    let mut changed = 0;
    for seed in 0..3 {
        let record = plain_game(seed);
        for at in 0..record.events.len() {
            let Some(event) = with_another_card(&record.events[at].1) else { continue };
            let mut doctored = record.clone();
            doctored.events[at].1 = event.clone();
            match verify(&doctored).unwrap_err() {
                VerifyError::Differs { seq, recorded, expected } => {
                    assert_eq!(seq as usize, at + 1);
                    assert_eq!((recorded.unwrap(), expected), (event.into(), record.events[at].1.clone().into()));
                }
                doubt => panic!("{doubt}"),
            }
            changed += 1;
        }
    }
    assert!(changed > 300, "{changed}");
}

/// Accepts the choice of a player as it is: another move may be as good, and only its consequence
/// is not.
fn is_caught(record: &Transcript, doctored: &Transcript) -> Option<bool> {
    let first = first_difference(record, doctored);
    let doubt = verify(doctored).err()?;
    assert!(doubt.seq() >= first, "{doubt}, but {first} was changed");
    Some(doubt.seq() == first)
}

/// Seats taken, and tickets kept, in another order: nothing came of the order.
fn is_wish(event: &Event) -> bool {
    matches!(event, Event::PlayerJoined { .. } | Event::TicketsKept { .. })
}

#[test]
fn events_exchanged_dropped_or_added_are_named() {
    let (mut exact, mut later) = (0, 0);
    let mut count = |caught: bool| if caught { exact += 1 } else { later += 1 };
    for seed in 0..3 {
        let record = plain_game(seed);
        for at in 0..record.events.len() {
            let mut dropped = record.clone();
            dropped.events.remove(at);
            count(is_caught(&record, &dropped).expect("an event is missing"));
            let mut added = record.clone();
            added.events.insert(at, record.events[at].clone());
            count(is_caught(&record, &added).expect("an event is there twice"));
            let mut exchanged = record.clone();
            let Some([(_, one), (_, other)]) = record.events.get(at..at + 2) else { continue };
            exchanged.events.swap(at, at + 1);
            match is_caught(&record, &exchanged) {
                Some(caught) => count(caught),
                None => assert!(one == other || is_wish(one) && is_wish(other), "{one:?} {other:?}"),
            }
        }
    }
    assert!(exact > 9 * later, "{exact} at once, {later} later");
}

#[test]
fn another_secret_is_not_the_one_that_was_published() {
    let record = plain_game(1);
    let other = Secret::from_bytes([99; 32]);
    let mut doctored = Transcript { secret: other, ..record.clone() };
    assert!(matches!(verify(&doctored).unwrap_err(), VerifyError::Secret { .. }));
    doctored.commitment = other.commitment();
    assert!(matches!(verify(&doctored).unwrap_err(), VerifyError::Secret { .. }));
    if let Event::GameCreated { commitment, .. } = &mut doctored.events[0].1 {
        *commitment = other.commitment().into();
    }
    let doubt = verify(&doctored).unwrap_err();
    assert!((4..=5).contains(&doubt.seq()), "the deal: {doubt}");
}

#[test]
fn texts_of_players_cannot_be_changed_afterwards() {
    let record = plain_game(1);
    for seat in 0..2 {
        for text in [None, Some("other".to_owned().try_into().unwrap())] {
            let mut doctored = record.clone();
            let Event::PlayerJoined { entropy, .. } = &mut doctored.events[1 + seat].1 else { panic!() };
            assert!(entropy.is_some() && *entropy != text);
            *entropy = text;
            let doubt = verify(&doctored).unwrap_err();
            assert!((4..=5).contains(&doubt.seq()), "the deal: {doubt}");
        }
    }
}

#[test]
fn a_score_that_was_changed_is_named() {
    let record = plain_game(1);
    let last = record.events.len() - 1;
    let change = |change: fn(&mut railhead::engine::PlayerScore)| {
        let mut doctored = record.clone();
        let Event::GameFinished { scores } = &mut doctored.events[last].1 else { panic!() };
        change(&mut Arc::make_mut(scores)[1]);
        assert_eq!(verify(&doctored).unwrap_err().seq() as usize, last + 1);
    };
    change(|score| score.total += 1);
    change(|score| score.rank = 3 - score.rank);
    change(|score| score.path.clear());
}

/// The scores of a game that a change has made others of; none if it cannot change them.
fn with_scores(record: &Transcript, change: impl Fn(&Game, &mut [PlayerScore]) -> bool) -> Option<Transcript> {
    let mut doctored = record.clone();
    let game = Game::replay(record.events.iter().map(|(_, event)| event));
    let Some((_, Event::GameFinished { scores })) = doctored.events.last_mut() else { return None };
    change(&game, Arc::make_mut(scores)).then_some(doctored)
}

#[test]
fn a_longest_path_told_backwards_follows_too() {
    let backwards = |_: &Game, scores: &mut [PlayerScore]| {
        scores.iter_mut().for_each(|score| score.path.reverse());
        scores.iter().any(|score| score.path.len() > 1)
    };
    verify(&with_scores(&plain_game(1), backwards).unwrap()).unwrap();
    let broken = |_: &Game, scores: &mut [PlayerScore]| {
        let path = &mut scores.iter_mut().find(|score| score.path.len() > 2).unwrap().path;
        path.swap(0, 1);
        true
    };
    verify(&with_scores(&plain_game(1), broken).unwrap()).unwrap_err();
}

#[test]
fn another_equally_good_use_of_stations_follows_too() {
    let (mut as_good, mut worse) = (0, 0);
    for record in (0..60).map(any_game) {
        // The last station's owner borrows another opponent's route in the same city.
        let change = |to_own: bool| {
            move |game: &Game, scores: &mut [PlayerScore]| {
                let lent = |score: &mut PlayerScore| {
                    let seat = score.seat;
                    let lent = score.borrowed.last_mut()?;
                    let is_other = |route: &Route| {
                        let owner = game.owners().table()[*route];
                        let fits = owner.is_some() && (owner == Some(seat)) == to_own;
                        fits && *route != lent.route && route.touches(lent.city)
                    };
                    lent.route = Route::all().find(is_other)?;
                    Some(())
                };
                scores.iter_mut().any(|score| lent(score).is_some())
            }
        };
        if let Some(other) = with_scores(&record, change(false)) {
            match verify(&other) {
                Ok(_) => as_good += 1,
                Err(doubt) => worse += usize::from(doubt.seq() as usize == record.events.len()),
            }
        }
        if let Some(own) = with_scores(&record, change(true)) {
            assert_eq!(verify(&own).unwrap_err().seq() as usize, record.events.len(), "an own route is lent");
        }
    }
    assert!(as_good > 5, "{as_good} as good, {worse} worse");
}

#[test]
fn a_changed_moment_changes_the_head() {
    let text = plain_game(1).write().unwrap();
    let mut lines = text.lines().map(str::to_owned).collect::<Vec<_>>();
    lines[20] = lines[20].replacen("\"at\":\"1970", "\"at\":\"1971", 1);
    let changed = Transcript::parse(&(lines.join("\n") + "\n")).unwrap();
    assert_ne!(changed, Transcript::parse(&text).unwrap());
    assert!(matches!(verify(&changed).unwrap_err(), VerifyError::Head { .. }));
}

#[test]
fn a_record_too_short_or_too_long_is_not_believed() {
    let record = plain_game(1);
    for length in 0..record.events.len() {
        let doctored = Transcript { events: record.events[..length].to_vec(), ..record.clone() };
        assert_eq!(verify(&doctored).unwrap_err().seq() as usize, length + 1);
    }
    let mut longer = record.clone();
    longer.events.push((Timestamp::UNIX_EPOCH, Event::TimeGranted { seconds: 60 }));
    assert!(
        matches!(verify(&longer).unwrap_err(), VerifyError::Refused { seq, .. } if seq as usize == longer.events.len())
    );
}

#[test]
fn packs_that_nobody_offers_are_refused() {
    let mut doctored = any_game(1);
    let Event::GameCreated { packs, .. } = &mut doctored.events[0].1 else { panic!() };
    *packs = [packs.to_vec(), vec![packs[0].clone()]].concat().into();
    assert_eq!(verify(&doctored).unwrap_err(), VerifyError::Packs);
}

/// Every line of a record with a byte changed, and lines of one in another: nothing panics.
#[test]
fn records_that_are_nearly_right_are_verified_without_a_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let texts = [1, 2, 5, 7].map(|seed| any_game(seed).write().unwrap().into_bytes());
    let (mut read, mut believed) = (0, 0);
    for _ in 0..600 {
        let mut text = texts[rng.random_range(0..texts.len())].clone();
        let at = rng.random_range(0..text.len().min(4000));
        text[at] = rng.random_range(32..127);
        let Some(record) = crate::bytes::record(&text) else { continue };
        read += 1;
        believed += usize::from(verify(&record).is_ok());
    }
    assert!(read > 30 && believed < read, "{believed} of {read}");
}
