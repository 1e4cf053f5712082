//! Names, and the JSON of events and their parts.

use super::{
    checks::played,
    position::{options, table},
    words::{city, route, seat, ticket_id},
};
use railhead_engine::{
    BotLevel, Card, City, Clock, Color, Deal, Digest, Entropy, Event, GameOptions, PlayerColor, Rejection, Route,
    RulesRevision, Seat, SleepingHours, StandIns, TicketId, TicketSet, Variant,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};
use std::fmt::Debug;

/// Checks that a value is written so, and that the same value is read again.
fn is_written<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, text: impl Serialize) {
    let written = to_value(&value).unwrap();
    assert_eq!(written, to_value(text).unwrap());
    assert_eq!(from_value::<T>(written).unwrap(), value);
}

fn is_refused<T: DeserializeOwned + Debug>(value: Value, why: &str) {
    let told = from_value::<T>(value).unwrap_err().to_string();
    assert!(told.contains(why), "{told}");
}

#[test]
fn things_have_their_names_in_json() {
    Card::ALL.into_iter().for_each(|card| is_written(card, card.name()));
    Color::ALL.into_iter().for_each(|color| is_written(color, color.card().name()));
    PlayerColor::ALL.into_iter().for_each(|color| is_written(color, color.name()));
    BotLevel::ALL.into_iter().for_each(|level| is_written(level, level.name()));
    Variant::ALL.into_iter().for_each(|variant| is_written(variant, variant.name()));
    TicketSet::ALL.into_iter().for_each(|set| is_written(set, set.name()));
    City::all().for_each(|city| is_written(city, city.facts().id));
    Route::all().for_each(|route| is_written(route, route.facts().id));
    is_written(ticket_id("brest-petrograd"), "brest-petrograd");
    Seat::ALL.into_iter().for_each(|seat| is_written(seat, seat.number()));
    is_written(RulesRevision::LATEST, 1);
}

#[test]
fn names_in_text_are_those_in_json() {
    assert_eq!((Card::Locomotive.to_string(), Color::Pink.to_string()), ("locomotive".into(), "pink".into()));
    assert_eq!((route("berlin-wien").to_string(), city("wien").to_string()), ("berlin-wien".into(), "wien".into()));
    assert_eq!((ticket_id("brest-petrograd").to_string(), seat(3).to_string()), ("brest-petrograd".into(), "3".into()));
    assert_eq!((format!("{:>6}", city("wien")), format!("{:?}", seat(3))), ("  wien".into(), "Seat(3)".into()));
    assert_eq!(Variant::ALL.map(|variant| variant.to_string()), ["classic", "europa_1912", "mega", "big_cities"]);
}

#[test]
fn names_that_do_not_exist_are_refused() {
    is_refused::<City>(json!("mars"), "there is no city \"mars\"");
    is_refused::<Route>(json!("berlin-mars"), "there is no route \"berlin-mars\"");
    for name in ["brest-mars", "mars-brest", "brest", ""] {
        is_refused::<TicketId>(json!(name), &format!("there is no ticket \"{name}\""));
    }
    is_refused::<Seat>(json!(5), "seats are numbered 0 to 4, not 5");
    is_refused::<RulesRevision>(json!(2), "does not know revision 2 of the rules");
}

#[test]
fn entropy_is_1_to_64_visible_ascii_characters() {
    let entropy = |text: &str| Entropy::try_from(text.to_owned());
    for text in ["a", "a-train-at-noon-7391", &"~".repeat(64)] {
        let entropy = entropy(text).unwrap();
        assert_eq!((entropy.as_str(), entropy.to_string().as_str()), (text, text));
        is_written(entropy, text);
    }
    for text in ["", "two words", "é", "\u{7f}", &"~".repeat(65)] {
        assert!(entropy(text).is_err(), "{text}");
        is_refused::<Entropy>(json!(text), "entropy is 1 to 64 visible ASCII characters");
    }
}

#[test]
fn a_digest_is_64_hexadecimal_digits_in_lower_case() {
    let digits = format!("{}ff", "0a".repeat(31));
    let mut bytes = [10; 32];
    bytes[31] = 255;
    is_written(Digest(bytes), &digits);
    assert_eq!(Digest(bytes).to_string(), digits);
    for text in [digits.to_uppercase(), digits[2..].to_owned(), format!("{digits}00"), "x".repeat(64)] {
        is_refused::<Digest>(json!(text), "a digest is 64 hexadecimal digits in lower case");
    }
}

// R10.9
#[test]
fn sleeping_hours_are_written_in_minutes_after_midnight() {
    let hours = SleepingHours::new(1260, 300).unwrap();
    is_written(hours, json!({"from": 1260, "until": 300}));
    assert_eq!((hours.from(), hours.until(), hours.minutes()), (1260, 300, 480));
    is_refused::<SleepingHours>(json!({"from": 0, "until": 601}), "one minute to ten hours");
}

#[test]
fn options_that_are_not_set_are_not_written() {
    let optional = ["sandbox", "stand_ins", "copied_events", "binding", "deal"];
    let plain = to_value(options(2)).unwrap();
    assert!(optional.iter().all(|name| plain.get(name).is_none()), "{plain}");
    let all = GameOptions {
        first_seat: Some(seat(1)),
        clock: Some(Clock::PerMove { seconds: 60 }),
        sandbox: true,
        stand_ins: StandIns::Owner,
        copied_events: 1,
        binding: true,
        deal: Some(Deal { commitment: Digest([1; 32]), entropy: Digest([2; 32]) }),
        ..options(2)
    };
    let written = to_value(all).unwrap();
    assert!(optional.iter().all(|name| written.get(name).is_some()), "{written}");
    assert_eq!((from_value::<GameOptions>(written).unwrap(), from_value(plain).ok()), (all, Some(options(2))));
    assert_eq!(from_value::<GameOptions>(json!({"seats": 2})).unwrap(), options(2));
}

// R10.10
#[test]
fn a_result_counts_for_the_owner_only_if_the_table_agreed() {
    let counted = StandIns::ALL.map(|agreed| [agreed.counted(Some("owner"), "last"), agreed.counted(None, "last")]);
    assert_eq!(counted, [["last", "last"], ["owner", "last"], ["last", "last"]]);
    assert_eq!(StandIns::ALL.map(|agreed| agreed.is_none()), [true, false, false]);
}

#[test]
fn the_events_of_a_game_are_read_as_they_were_written() {
    for variant in Variant::ALL {
        let (events, game) = played(GameOptions::new(variant, 3), usize::MAX, |_| ());
        let written = serde_json::to_string(&events).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Event>>(&written).unwrap(), events);
        let view = game.view_for(Some(seat(1)));
        assert_eq!(from_value::<railhead_engine::GameView>(to_value(&view).unwrap()).unwrap(), view);
    }
}

// R5.6
#[test]
fn a_refused_payment_is_told_with_the_price() {
    let told = |color, locomotives| Rejection::WrongPayment { cards: 4, color, locomotives }.to_string();
    assert!(told(None, 0).starts_with("the price is 4 cards of one colour, locomotives standing for any;"));
    let ferry = told(Some(Color::Red), 2);
    assert!(
        ferry.starts_with("the price is 4 cards of red, locomotives standing for any, at least 2 of them"),
        "{ferry}"
    );
}

#[test]
fn the_turn_of_another_seat_can_be_looked_at() {
    let game = table(3).game;
    let other = game.in_turn_of(seat(2));
    assert_eq!((other.waits_for().collect::<Vec<_>>(), other.players()), (vec![seat(2)], game.players()));
}
