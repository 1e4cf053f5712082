//! Options agreed before a game: clocks, rated games, beginning as soon as everyone is there.

use super::{
    position::{Given, options, worlds},
    words::{HOST, bot_added, color, joined, joined_in, player, seat},
};
use railhead_engine::{
    Actor, BotLevel, Clock, Command, Event, Game, GameOptions, Phase, Rejection, SeatChoice, StandIns,
};

const BOT: BotLevel = BotLevel::Random;

fn create(options: GameOptions, bots: &[BotLevel]) -> Result<Vec<Event>, Rejection> {
    Game::create(options, Vec::new(), HOST, bots.iter().map(|level| level.anywhere()), String::new())
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
    matches!(game.phase(), Phase::Dealing { .. }) && game.waits_for().count() == game.seats().count()
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
fn clocks_give_a_minute_to_14_days_and_up_to_a_day_each_turn() {
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
fn options_are_in_the_first_event_and_seen_by_everyone() {
    let clock = Some(Clock::Bank { seconds: 600, increment: 15 });
    let agreed = GameOptions { rated: true, auto_start: true, clock, ..options(2) };
    lobby(agreed).then_state(|game| assert_eq!((game.options(), game.view_for(None).table.options), (agreed, agreed)));
}

#[test]
fn there_are_no_bots_in_rated_games() {
    let rated = GameOptions { rated: true, ..options(3) };
    assert_eq!(create(rated, &[BOT]), Err(Rejection::RatedGame {}));
    lobby(rated).command(player(0), Command::AddBot(SeatChoice::ANY, BOT)).rejected(Rejection::RatedGame {});
}

#[test]
fn r10_10_there_are_no_stand_ins_in_rated_games() {
    for stand_ins in StandIns::ALL {
        let casual = GameOptions { stand_ins, ..options(3) };
        assert!(create(casual, &[BOT]).is_ok());
        let rated = create(GameOptions { rated: true, ..casual }, &[]);
        assert_eq!(rated.is_ok(), stand_ins.is_none(), "{rated:?}");
    }
}

#[test]
fn with_auto_start_the_last_person_to_sit_starts_the_game() {
    let join = || (Actor::Newcomer, Command::Join(SeatChoice::ANY, None));
    let one = lobby(at_once(3)).each(|_| join()).then(&[joined(1)]);
    let one = one.then_state(|game| assert!(!game.must_start()));
    let one = one.command(player(0), Command::Start).rejected(Rejection::SeatsOpen { open: 1 });
    let all = one.each(|_| join()).then(&[joined(2)]).then_state(|game| assert!(game.must_start()));
    let begun = all.command(player(0), Command::Start).then_events(|events| assert!(begins(events)));
    begun.then_state(|game| assert!(is_dealt(game) && !game.must_start()));
}

#[test]
fn or_when_a_bot_takes_it() {
    let one = lobby(at_once(3)).command(player(0), Command::AddBot(SeatChoice::ANY, BOT)).then(&[bot_added(1, BOT)]);
    let all = one.command(player(0), Command::AddBot(SeatChoice::ANY, BOT)).then(&[bot_added(2, BOT)]);
    all.then_state(|game| assert!(game.must_start()));
}

#[test]
fn but_not_while_a_player_who_left_has_left_their_seat_open() {
    let one = lobby(at_once(3)).command(Actor::Newcomer, Command::Join(SeatChoice::ANY, None));
    let none = one.command(player(1), Command::Leave);
    let named = none.command(Actor::Newcomer, Command::Join(SeatChoice::seat(seat(2)), None));
    let named = named.then(&[joined_in(2, color(1))]).then_state(|game| assert!(!game.must_start()));
    let all = named.command(Actor::Newcomer, Command::Join(SeatChoice::ANY, None)).then(&[joined_in(1, color(2))]);
    all.then_state(|game| assert!(game.must_start()));
}

#[test]
fn opening_a_table_deals_nothing_even_if_bots_fill_it() {
    let opened = worlds(5, &Game::replay(&create(at_once(2), &[BOT]).unwrap()));
    opened.then_state(|game| assert!(*game.phase() == Phase::Lobby && game.must_start()));
}

#[test]
fn other_games_wait_for_the_host() {
    let full = lobby(options(2)).command(Actor::Newcomer, Command::Join(SeatChoice::ANY, None)).then(&[joined(1)]);
    full.then_state(|game| assert!(*game.phase() == Phase::Lobby && !game.must_start()));
}
