//! R10.8 and R10.9: vacations and sleeping hours.

use super::{
    clock::{run_out, turns},
    position::{Given, full_lobby, given, table, worlds},
    words::{draw, player, seat, voided},
};
use railhead_engine::{
    Actor, BotLevel, Clock, Command, Event, Game, Rejection, SleepingHours, SleepingHoursChange, SleepingTimes,
    VoidReason,
};

const A_DAY: Clock = Clock::PerMove { seconds: 86_400 };

fn timed(clock: Clock) -> Game {
    let mut game = table(3).game;
    game.parts().options.clock = Some(clock);
    game
}

fn away() -> Given {
    let begun = worlds(1, &timed(A_DAY)).command(Actor::Operator, Command::BeginVacation(seat(0)));
    begun.then(&[Event::VacationBegun { seat: seat(0) }])
}

fn hours(from: u16, until: u16) -> SleepingHours {
    SleepingHours::new(from, until).unwrap()
}

#[test]
fn r10_8_on_vacation_a_player_neither_moves_nor_is_moved_for() {
    let away = away().then_state(|game| assert!(game.legal_moves(seat(0)).is_empty()));
    let refused = away.command(player(0), Command::Play(draw())).rejected(Rejection::OnVacation {});
    let refused = run_out(refused, 0).rejected(Rejection::NotWaitedFor { seat: seat(0) });
    let back = refused.command(Actor::Operator, Command::EndVacation(seat(0)));
    turns(back.then(&[Event::VacationEnded { seat: seat(0) }]), &[0, 1]);
}

#[test]
fn r10_8_a_vacation_that_is_known_already_changes_nothing() {
    let away = away().command(Actor::Operator, Command::BeginVacation(seat(0))).then(&[]);
    away.command(Actor::Operator, Command::EndVacation(seat(1))).then(&[]);
}

#[test]
fn r10_8_a_player_without_the_seat_is_on_no_vacation() {
    let gone = away().command(player(0), Command::Resign(BotLevel::Random)).then_events(|_| ());
    gone.then_state(|game| {
        assert!(!game.presence()[seat(0)].on_vacation && !game.legal_moves(seat(0)).is_empty());
    });
}

#[test]
fn r10_8_vacations_need_a_clock_of_a_day_or_more() {
    let asked = |clock: Option<Clock>| {
        let mut game = table(3).game;
        game.parts().options.clock = clock;
        worlds(1, &game).command(Actor::Operator, Command::BeginVacation(seat(0)))
    };
    asked(Some(Clock::Bank { seconds: 86_400, increment: 0 })).then(&[Event::VacationBegun { seat: seat(0) }]);
    let short = |seconds| Rejection::ClockRange { seconds, least: 86_400, most: 1_209_600 };
    asked(Some(Clock::Bank { seconds: 86_399, increment: 86_400 })).rejected(short(86_399));
    asked(Some(Clock::PerMove { seconds: 86_399 })).rejected(short(86_399));
    asked(None).rejected(short(0));
}

#[test]
fn r10_8_and_only_for_people_in_games_that_run() {
    let begin = |game: &Game, of| worlds(1, game).command(Actor::Operator, Command::BeginVacation(seat(of)));
    let mut lobby = full_lobby(2);
    lobby.parts().options.clock = Some(A_DAY);
    begin(&lobby, 0).rejected(Rejection::NotStarted {});
    begin(&timed(A_DAY), 4).rejected(Rejection::NoPersonThere { seat: seat(4) });
    let mut over = timed(A_DAY);
    over.evolve(&voided(VoidReason::Admin));
    begin(&over, 0).rejected(Rejection::GameOver {});
    given(table(2)).command(player(0), Command::BeginVacation(seat(0))).rejected(Rejection::NotHost {});
}

#[test]
fn r10_9_sleeping_hours_need_a_day_or_more_for_each_move() {
    let set =
        |clock, hours| worlds(1, &timed(clock)).command(Actor::Operator, Command::SetSleepingHours(seat(1), hours));
    let change = SleepingHoursChange { at: 1_824_944_400, hours: hours(1320, 300) };
    for (wanted, change) in [(Some(hours(1380, 360)), None), (Some(hours(1380, 360)), Some(change)), (None, None)] {
        let times = wanted.map(|hours| SleepingTimes { hours, change });
        set(A_DAY, times).then(&[Event::SleepingHoursSet { seat: seat(1), hours: wanted, change }]);
    }
    let bank = set(Clock::Bank { seconds: 1_000_000, increment: 0 }, None);
    bank.rejected(Rejection::ClockRange { seconds: 1_000_000, least: 86_400, most: 1_209_600 });
}

#[test]
fn r10_9_sleeping_hours_are_known_before_the_start() {
    let times = Some(SleepingTimes { hours: hours(1380, 360), change: None });
    let set = |game: &Game, of| worlds(1, game).command(Actor::Operator, Command::SetSleepingHours(seat(of), times));
    let mut lobby = full_lobby(2);
    set(&lobby, 0).rejected(Rejection::ClockRange { seconds: 0, least: 86_400, most: 1_209_600 });
    lobby.parts().options.clock = Some(A_DAY);
    set(&lobby, 0).then(&[Event::SleepingHoursSet { seat: seat(0), hours: Some(hours(1380, 360)), change: None }]);
    set(&lobby, 4).rejected(Rejection::NoPersonThere { seat: seat(4) });
    lobby.evolve(&voided(VoidReason::Cancelled));
    set(&lobby, 0).rejected(Rejection::GameOver {});
}

#[test]
fn r10_9_sleeping_hours_last_one_minute_to_ten_hours() {
    for (from, until) in [(0, 1), (0, 600), (1380, 540), (1439, 0)] {
        assert_eq!(hours(from, until).minutes(), if from > until { 1440 - from + until } else { until - from });
    }
    for (from, until) in [(0, 0), (0, 601), (1380, 541), (1440, 10), (600, 1440)] {
        assert_eq!(SleepingHours::new(from, until), None);
    }
    assert!(serde_json::from_str::<SleepingHours>(r#"{"from":0,"until":601}"#).is_err());
}
