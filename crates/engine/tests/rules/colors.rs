//! The colours of the trains (R1.1): chosen when opening or joining, first come first served.

use super::{
    position::{Given, options, worlds},
    words::{HOST, bot_added, color, joined, joined_in, player, seat},
};
use railhead_engine::{Actor, BotLevel, Command, Event, Game, PlayerColor, Rejection, SeatChoice};

const BOT: BotLevel = BotLevel::Random;

fn opened(choice: SeatChoice, bots: &[(SeatChoice, BotLevel)]) -> Result<Vec<Event>, Rejection> {
    Game::create(options(5), Vec::new(), (choice, None), bots.iter().copied(), String::new())
}

fn lobby() -> Given {
    worlds(1, &Game::replay(&opened(HOST.0, &[]).unwrap()))
}

fn wants(color: PlayerColor) -> SeatChoice {
    SeatChoice { seat: None, color: Some(color) }
}

fn join(given: Given, choice: SeatChoice) -> Given {
    given.command(Actor::Newcomer, Command::Join(choice, None))
}

#[test]
fn the_host_has_the_chosen_colour_or_else_the_first() {
    let chosen = opened(wants(PlayerColor::Purple), &[]).unwrap();
    assert_eq!(chosen[1..], [joined_in(0, PlayerColor::Purple)]);
    assert_eq!(opened(SeatChoice::ANY, &[]).unwrap()[1..], [joined_in(0, PlayerColor::Brown)]);
}

#[test]
fn a_player_who_joins_has_the_colour_they_choose() {
    let joined = join(lobby(), wants(PlayerColor::Blue)).then(&[joined_in(1, PlayerColor::Blue)]);
    joined.then_state(|game| {
        let seen = game.view_for(None).table.seats.iter().map(|seat| seat.color).collect::<Vec<_>>();
        assert_eq!(seen, [Some(PlayerColor::Brown), Some(PlayerColor::Blue), None, None, None]);
    });
}

#[test]
fn a_player_who_chooses_none_has_the_first_free_one() {
    let two = join(lobby(), wants(PlayerColor::Red)).then(&[joined_in(1, PlayerColor::Red)]);
    join(two, SeatChoice::ANY).then(&[joined_in(2, PlayerColor::Purple)]);
}

#[test]
fn a_taken_colour_is_refused_with_the_free_ones() {
    let free = vec![PlayerColor::Red, PlayerColor::Purple, PlayerColor::Gray, PlayerColor::Blue];
    let taken = join(lobby(), wants(PlayerColor::Brown));
    taken.rejected(Rejection::ColorTaken { color: PlayerColor::Brown, free });
}

#[test]
fn the_colour_of_a_player_who_leaves_is_free_again() {
    let without = join(lobby(), SeatChoice::ANY).then(&[joined(1)]).command(player(1), Command::Leave);
    join(without, wants(color(1))).then(&[joined(1)]);
    let without = join(lobby(), SeatChoice::ANY).then(&[joined(1)]).command(player(0), Command::Kick(seat(1)));
    join(without, wants(color(1))).then(&[joined(1)]);
}

#[test]
fn bots_have_the_first_free_colours_or_the_hosts_choice() {
    let bots = [BOT.anywhere(), (SeatChoice { seat: Some(seat(3)), color: Some(PlayerColor::Gray) }, BOT)];
    let seated = opened(wants(PlayerColor::Red), &bots).unwrap();
    let first = Event::BotAdded { seat: seat(1), color: PlayerColor::Brown, level: BOT };
    assert_eq!(seated[2..], [first, bot_added(3, BOT)]);
    let taken = opened(wants(PlayerColor::Red), &[(wants(PlayerColor::Red), BOT)]);
    assert!(matches!(taken, Err(Rejection::ColorTaken { color: PlayerColor::Red, .. })));
    let added = lobby().command(player(0), Command::AddBot(wants(PlayerColor::Purple), BOT));
    added.then(&[Event::BotAdded { seat: seat(1), color: PlayerColor::Purple, level: BOT }]);
}

#[test]
fn a_bot_that_takes_over_a_seat_plays_on_with_its_colour() {
    let mut game = super::position::table(2).game;
    let before = *game.colors();
    let reason = railhead_engine::AwayReason::Resigned;
    game.evolve(&Event::SeatHandedOver { seat: seat(1), level: BOT, reason });
    assert_eq!((*game.colors(), before[seat(1)]), (before, Some(color(1))));
}
