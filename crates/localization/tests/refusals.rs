//! Every refusal of the rules in every language.

#![expect(clippy::unwrap_used)]

use railhead_engine::{Card, Color, PlayerColor, PositionError, Rejection, Seat};
use railhead_localization::{Language, Message, Rule, broken_rule, impossible_position, refusal, rule_of_position};
use std::{collections::BTreeSet, fs};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn payment(color: Option<Color>, locomotives: u8) -> Rejection {
    Rejection::WrongPayment { cards: 4, color, locomotives }
}

fn rejections() -> Vec<Rejection> {
    let (route, twin) = ("paris-zurich".parse().unwrap(), "dieppe-london-2".parse().unwrap());
    vec![
        Rejection::SeatCount { seats: 6 },
        Rejection::NoSuchSeat { seat: seat(4) },
        Rejection::TableFull {},
        Rejection::ColorTaken { color: PlayerColor::Red, free: vec![PlayerColor::Blue] },
        Rejection::SeatsOpen { open: 1 },
        Rejection::SeatsOpen { open: 3 },
        Rejection::NotHost {},
        Rejection::KickedHost {},
        Rejection::NoPersonThere { seat: seat(2) },
        Rejection::NoBotThere { seat: seat(2) },
        Rejection::RatedGame {},
        Rejection::RatedStandIns {},
        Rejection::NoStandIns {},
        Rejection::SeatNotAway { seat: seat(2) },
        Rejection::HadSeat {},
        Rejection::ClockRange { seconds: 1, least: 30, most: 86_400 },
        Rejection::SeatGivenUp {},
        Rejection::NotWaitedFor { seat: seat(1) },
        Rejection::NotSeated {},
        Rejection::AlreadySeated {},
        Rejection::NotStarted {},
        Rejection::AlreadyStarted {},
        Rejection::GameOver {},
        Rejection::OnVacation {},
        Rejection::NotYourTurn { turn: seat(1) },
        Rejection::AlreadyChosen {},
        Rejection::MustKeepTickets {},
        Rejection::NoTicketsOffered {},
        Rejection::MustDrawSecondCard {},
        Rejection::MustSettleTunnel {},
        Rejection::NoTunnelPending {},
        Rejection::DeckEmpty {},
        Rejection::SlotEmpty { slot: 3 },
        Rejection::LocomotiveSecond { slot: 3 },
        Rejection::RouteTaken { route, owner: seat(1) },
        Rejection::BothTracks { twin },
        Rejection::TrackClosed { twin },
        Rejection::TrainsShort { need: 1, have: 0 },
        Rejection::TrainsShort { need: 6, have: 2 },
        payment(None, 0),
        payment(Some(Color::Red), 0),
        payment(None, 2),
        payment(Some(Color::Green), 1),
        Rejection::CardsShort { card: Card::Locomotive, need: 2, have: 1 },
        Rejection::NoTicketsLeft {},
        Rejection::TicketNotOffered { ticket: "brest-petrograd".parse().unwrap() },
        Rejection::KeepCount { kept: 4, keep_min: 1, keep_max: 3 },
        Rejection::StationTaken { city: "wien".parse().unwrap(), owner: seat(1) },
        Rejection::NoStationsLeft {},
        Rejection::MovePossible {},
    ]
}

fn impossible() -> Vec<PositionError> {
    let (player, other, id) = (seat(0), seat(1), || "paris-mars".to_owned());
    let (route, twin) = ("dieppe-london-1".parse().unwrap(), "dieppe-london-2".parse().unwrap());
    let (city, ticket) = ("wien".parse().unwrap(), "brest-petrograd".parse().unwrap());
    vec![
        PositionError::PlayerCount { players: 6 },
        PositionError::UnknownRoute { player, id: id() },
        PositionError::UnknownCity { player, id: id() },
        PositionError::UnknownTicket { player, id: id() },
        PositionError::RouteTaken { player, route, owner: player },
        PositionError::RouteTaken { player, route, owner: other },
        PositionError::BothTracks { player, route, twin },
        PositionError::TrackClosed { player, route, twin, owner: other },
        PositionError::TrainsShort { player, need: 46, have: 45 },
        PositionError::StationTaken { player, city, owner: player },
        PositionError::StationTaken { player, city, owner: other },
        PositionError::NoStationsLeft { player, built: 4, have: 3 },
        PositionError::TicketTaken { player, ticket, owner: player },
        PositionError::TicketTaken { player, ticket, owner: other },
    ]
}

fn messages() -> Vec<Message> {
    rejections().iter().map(refusal).chain(impossible().iter().map(impossible_position)).collect()
}

#[test]
fn every_refusal_is_told_in_every_language_and_no_two_are_alike() {
    for message in messages() {
        let texts = Language::ALL.map(|language| language.format(&message));
        assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), Language::ALL.len(), "{texts:#?}");
        assert!(texts.iter().all(|text| !text.contains(['{', '}', '$'])), "{texts:#?}");
    }
}

#[test]
fn no_refusal_is_missing_here() {
    let used = messages().iter().map(|message| message.id().to_owned()).collect::<BTreeSet<_>>();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en/problems.ftl");
    let file = fs::read_to_string(path).unwrap();
    let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let of_rules = ids.filter(|id| id.starts_with("refusal-") || id.starts_with("position-"));
    let missing = of_rules.filter(|id| !used.contains(*id) && *id != "position-of-player").collect::<Vec<_>>();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_page_of_languages_shows_a_refusal_as_it_is_told() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/languages.md")).unwrap();
    let message = refusal(&Rejection::RouteTaken { route: "paris-zurich".parse().unwrap(), owner: seat(1) });
    for language in Language::ALL {
        let line =
            format!("| `{language}` | {} | {} |", language.text("problem-route_taken"), language.format(&message));
        assert!(page.contains(&line), "{line}");
    }
}

#[test]
fn the_rules_are_those_of_the_page_and_refusals_cite_them() {
    let rules = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RULES.md")).unwrap();
    let broken = rejections()
        .iter()
        .filter_map(broken_rule)
        .chain(impossible().iter().filter_map(rule_of_position))
        .collect::<BTreeSet<_>>();
    assert!(broken.len() > 15, "{broken:?}");
    for rule in broken {
        assert!(Rule::all().any(|one| one.name() == rule), "{rule}");
    }
    let numbered = rules.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    let numbered = numbered.map(|(number, _)| format!("R{number}")).collect::<Vec<_>>();
    assert_eq!(Rule::all().map(Rule::name).collect::<Vec<_>>(), numbered);
    for rule in Rule::all() {
        for language in Language::ALL {
            assert_ne!(language.format(&rule.text()), rule.text().id(), "{language}");
            assert_ne!(language.format(&rule.chapter()), rule.chapter().id(), "{language}");
        }
    }
}
