//! What is agreed before a game: clocks, rated games, beginning as soon as everyone is there.

use super::{
    position::{Given, options, worlds},
    words::{joined, player, seat},
};
use railhead::engine::{Actor, BotLevel, Clock, Command, Event, Game, GameOptions, Phase, Rejection};

const BOT: BotLevel = BotLevel::Random;

fn create(options: GameOptions, bots: &[BotLevel]) -> Result<Vec<Event>, Rejection> {
    Game::create(options, Vec::new(), bots, String::new(), None)
}

fn lobby(options: GameOptions) -> Given {
    worlds(5, &Game::replay(&create(options, &[]).unwrap()))
}

fn at_once(seats: u8) -> GameOptions {
    GameOptions { auto_start: true, ..options(seats) }
}

fn begins(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::GameStarted { .. }))
}

fn is_dealt(game: &Game) -> bool {
    matches!(game.phase, Phase::Dealing { .. }) && game.waits_for().count() == game.seats().count()
}

#[test]
fn a_clock_gives_a_move_10_seconds_to_14_days() {
    for seconds in [10, 86_400, 14 * 86_400] {
        assert!(create(GameOptions { clock: Some(Clock::PerMove { seconds }), ..options(2) }, &[]).is_ok());
    }
    for seconds in [0, 9, 14 * 86_400 + 1, u32::MAX] {
        let refused = Rejection::ClockRange { seconds, least: 10, most: 14 * 86_400 };
        let clock = Some(Clock::PerMove { seconds });
        assert_eq!(create(GameOptions { clock, ..options(2) }, &[]), Err(refused));
    }
}

#[test]
fn a_clock_gives_a_game_a_minute_to_14_days_and_a_turn_up_to_a_day_more() {
    let agreed = |seconds, increment| GameOptions { clock: Some(Clock::Bank { seconds, increment }), ..options(2) };
    for (seconds, increment) in [(60, 0), (600, 15), (14 * 86_400, 86_400)] {
        assert!(create(agreed(seconds, increment), &[]).is_ok());
    }
    for seconds in [0, 59, 14 * 86_400 + 1, u32::MAX] {
        let refused = Rejection::ClockRange { seconds, least: 60, most: 14 * 86_400 };
        assert_eq!(create(agreed(seconds, 0), &[]), Err(refused));
    }
    for seconds in [86_401, u32::MAX] {
        let refused = Rejection::ClockRange { seconds, least: 0, most: 86_400 };
        assert_eq!(create(agreed(600, seconds), &[]), Err(refused));
    }
}

#[test]
fn what_is_agreed_is_in_the_first_event_and_seen_by_everyone() {
    let clock = Some(Clock::Bank { seconds: 600, increment: 15 });
    let agreed = GameOptions { rated: true, auto_start: true, clock, ..options(2) };
    lobby(agreed).then_state(|game| assert_eq!((game.options, game.view_for(None).table.options), (agreed, agreed)));
}

#[test]
fn there_are_no_bots_in_rated_games() {
    let rated = GameOptions { rated: true, ..options(3) };
    assert_eq!(create(rated, &[BOT]), Err(Rejection::RatedGame {}));
    lobby(rated).command(player(0), Command::AddBot(BOT)).rejected(Rejection::RatedGame {});
}

#[test]
fn a_game_that_begins_at_once_begins_when_the_last_seat_is_taken() {
    let one = lobby(at_once(3)).command(Actor::Newcomer, Command::Join(None, None)).then(&[joined(1)]);
    let one = one.then_state(|game| assert_eq!(game.phase, Phase::Lobby));
    let one = one.command(player(0), Command::Start).rejected(Rejection::SeatsOpen { open: 1 });
    let all = one.command(Actor::Newcomer, Command::Join(None, None)).then_first(&[joined(2)]);
    all.then_events(|events| assert!(begins(events))).then_state(|game| assert!(is_dealt(game)));
}

#[test]
fn or_when_a_bot_takes_it() {
    let added = |number| Event::BotAdded { seat: seat(number), level: BOT };
    let one = lobby(at_once(3)).command(player(0), Command::AddBot(BOT)).then(&[added(1)]);
    let all = one.command(player(0), Command::AddBot(BOT)).then_first(&[added(2)]);
    all.then_events(|events| assert!(begins(events))).then_state(|game| assert!(is_dealt(game)));
}

#[test]
fn not_while_somebody_who_left_has_left_his_seat_open() {
    let one = lobby(at_once(3)).command(Actor::Newcomer, Command::Join(None, None));
    let none = one.command(player(1), Command::Leave);
    let named = none.command(Actor::Newcomer, Command::Join(Some(seat(2)), None)).then(&[joined(2)]);
    let all = named.command(Actor::Newcomer, Command::Join(None, None)).then_first(&[joined(1)]);
    all.then_events(|events| assert!(begins(events)));
}

#[test]
fn opening_a_table_deals_nothing_even_if_bots_fill_it_then_the_host_begins() {
    let opened = worlds(5, &Game::replay(&create(at_once(2), &[BOT]).unwrap()));
    let opened = opened.then_state(|game| assert_eq!(game.phase, Phase::Lobby));
    opened.command(player(0), Command::Start).then_state(|game| assert!(is_dealt(game)));
}

#[test]
fn other_games_wait_for_the_host() {
    let full = lobby(options(2)).command(Actor::Newcomer, Command::Join(None, None)).then(&[joined(1)]);
    full.then_state(|game| assert_eq!(game.phase, Phase::Lobby));
}
