//! The host's role: its holder, its rights, and the seats before the game.

use super::{
    position::{Given, full_lobby, options, table, worlds},
    words::{HOST, bot_added, color, host_is, joined, joined_in, left, player, seat, voided},
};
use railhead_engine::{Actor, BotLevel, Command, Event, Game, Occupant, Phase, Rejection, SeatChoice, VoidReason};

const BOT: BotLevel = BotLevel::Random;

/// People in seats 0 and 1, a bot in seat 2, seat 3 open; seat 0 is the host.
fn lobby() -> Given {
    let mut game = Game::replay(&Game::create(options(4), Vec::new(), HOST, [], String::new()).unwrap());
    game.evolve(&joined(1));
    game.evolve(&bot_added(2, BOT));
    worlds(1, &game)
}

fn is_refused(given: Given, by: Actor, commands: &[Command], why: &Rejection) -> Given {
    commands.iter().fold(given, |given, command| given.command(by, command.clone()).rejected(why.clone()))
}

/// The commands reserved to the host at the table of [`lobby`].
fn rights() -> [Command; 6] {
    [
        Command::AddBot(SeatChoice::ANY, BOT),
        Command::RemoveBot(seat(2)),
        Command::Kick(seat(1)),
        Command::MakeHost(seat(1)),
        Command::Cancel,
        Command::Start,
    ]
}

#[test]
fn the_player_who_opens_the_table_is_the_host() {
    lobby().then_state(|game| assert_eq!(game.host(), seat(0)));
}

#[test]
fn only_the_host_has_the_hosts_rights() {
    let lobby = is_refused(lobby(), player(1), &rights(), &Rejection::NotHost {});
    let lobby = is_refused(lobby, Actor::Newcomer, &rights(), &Rejection::NotSeated {});
    is_refused(lobby, Actor::Operator, &rights(), &Rejection::NotSeated {});
}

#[test]
fn they_end_when_the_game_begins() {
    let begun = worlds(1, &full_lobby(3)).command(player(0), Command::Start).then_events(|_| ());
    is_refused(begun, player(0), &rights(), &Rejection::AlreadyStarted {});
    let running = worlds(1, &table(3).game);
    is_refused(running, player(0), &rights(), &Rejection::AlreadyStarted {});
}

#[test]
fn a_cancelled_table_and_a_finished_game_refuse_commands() {
    let called_off = lobby().command(player(0), Command::Cancel).then(&[voided(VoidReason::Cancelled)]);
    let called_off = called_off.then_state(|game| {
        assert_eq!(*game.phase(), Phase::Voided { reason: VoidReason::Cancelled });
        assert_eq!((game.scores().len(), game.waits_for().count()), (0, 0));
    });
    let mut finished = table(2).game;
    finished.evolve(&Event::GameFinished { scores: [].into() });
    for over in [called_off, worlds(1, &finished)] {
        let over = is_refused(over, player(0), &rights(), &Rejection::GameOver {});
        let over = is_refused(over, player(1), &[Command::Leave], &Rejection::GameOver {});
        is_refused(over, Actor::Newcomer, &[Command::Join(SeatChoice::ANY, None)], &Rejection::GameOver {});
    }
}

#[test]
fn the_host_may_make_another_person_the_host() {
    let handed_on = lobby().command(player(0), Command::MakeHost(seat(1))).then(&[host_is(1)]);
    let handed_on = handed_on.then_state(|game| assert_eq!(game.view_for(None).table.host, seat(1)));
    let handed_on = is_refused(handed_on, player(0), &rights(), &Rejection::NotHost {});
    handed_on.command(player(1), Command::RemoveBot(seat(2))).then(&[Event::BotRemoved { seat: seat(2) }]);
}

#[test]
fn nothing_happens_when_he_makes_himself_the_host() {
    lobby().command(player(0), Command::MakeHost(seat(0))).then(&[]);
}

#[test]
fn the_host_may_send_a_person_away_which_makes_room() {
    let kicked = lobby().command(player(0), Command::Kick(seat(1)));
    let kicked = kicked.then(&[Event::PlayerKicked { seat: seat(1) }]);
    let kicked = kicked.then_state(|game| assert_eq!(game.open_seats().collect::<Vec<_>>(), [seat(1), seat(3)]));
    kicked.command(Actor::Newcomer, Command::Join(SeatChoice::ANY, None)).then(&[joined(1)]);
}

#[test]
fn but_not_himself() {
    lobby().command(player(0), Command::Kick(seat(0))).rejected(Rejection::KickedHost {});
}

// Seat 4 is not at this table.
#[test]
fn only_a_person_can_be_sent_away_or_made_the_host() {
    for nobody in [2, 3, 4].map(seat) {
        let commands = [Command::Kick(nobody), Command::MakeHost(nobody)];
        is_refused(lobby(), player(0), &commands, &Rejection::NoPersonThere { seat: nobody });
    }
}

#[test]
fn the_host_may_take_a_bot_away_which_makes_room() {
    let without = lobby().command(player(0), Command::RemoveBot(seat(2)));
    let without = without.then(&[Event::BotRemoved { seat: seat(2) }]);
    let without = without.then_state(|game| assert_eq!(game.occupants()[seat(2)], Occupant::Nobody));
    without.command(player(0), Command::AddBot(SeatChoice::ANY, BOT)).then(&[bot_added(2, BOT)]);
}

#[test]
fn only_a_bot_can_be_taken_away() {
    for no_bot in [0, 1, 3, 4].map(seat) {
        lobby().command(player(0), Command::RemoveBot(no_bot)).rejected(Rejection::NoBotThere { seat: no_bot });
    }
}

// R10.7
#[test]
fn a_leaving_host_hands_the_role_to_the_first_person_who_stays() {
    let lobby = lobby().command(Actor::Newcomer, Command::Join(SeatChoice::ANY, None)).then(&[joined(3)]);
    let two = lobby.command(player(0), Command::Leave).then(&[host_is(1), left(0)]);
    let one = two.command(player(1), Command::Leave).then(&[host_is(3), left(1)]);
    let one = one.command(Actor::Newcomer, Command::Join(SeatChoice::ANY, None)).then(&[joined(0)]);
    one.command(player(3), Command::Leave).then(&[host_is(0), left(3)]);
}

// R10.7
#[test]
fn other_players_leave_without_a_word_about_the_host() {
    lobby().command(player(1), Command::Leave).then(&[left(1)]).then_state(|game| assert_eq!(game.host(), seat(0)));
}

// R10.7
#[test]
fn a_table_without_people_is_called_off_whatever_bots_it_has() {
    let one = lobby().command(player(1), Command::Leave).then(&[left(1)]);
    one.command(player(0), Command::Leave).then(&[voided(VoidReason::Cancelled)]);
}

#[test]
fn only_people_leave() {
    for nobody in [2, 3, 4] {
        for command in [Command::Leave, Command::Resign(BOT)] {
            lobby().command(player(nobody), command).rejected(Rejection::NotSeated {});
        }
    }
}

#[test]
fn a_newcomer_may_name_the_open_seat_he_takes() {
    let five = Game::replay(&Game::create(options(5), Vec::new(), HOST, [BOT.anywhere()], String::new()).unwrap());
    let named = worlds(1, &five)
        .command(Actor::Newcomer, Command::Join(SeatChoice::seat(seat(3)), None))
        .then(&[joined_in(3, color(2))]);
    let first = named.command(Actor::Newcomer, Command::Join(SeatChoice::ANY, None)).then(&[joined_in(2, color(3))]);
    [0, 1, 3].into_iter().fold(first, |first, taken| {
        first
            .command(Actor::Newcomer, Command::Join(SeatChoice::seat(seat(taken)), None))
            .rejected(Rejection::TableFull {})
    });
}

#[test]
fn the_seat_he_names_must_be_at_the_table() {
    let beyond = lobby().command(Actor::Newcomer, Command::Join(SeatChoice::seat(seat(4)), None));
    beyond.rejected(Rejection::NoSuchSeat { seat: seat(4) });
}
