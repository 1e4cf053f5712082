//! Hosted games: who sits where, clocks, and the work of the server.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use jiff::{SignedDuration, Timestamp};
use railhead_engine::{
    BotLevel, Clock, Command, Event, Game, GameOptions, Move, Phase, Rejection, Seat, SeatChoice, SleepingHours,
    SleepingTimes, StandIns, Variant, VoidReason,
};
use railhead_hosting::{
    clock::{Clocks, next_hour},
    effects::{SeatChange, seat_change},
    hosted_game::{DueWork, HostedGame, OfferRefusal, Request},
    limits::Limits,
    notifications::{Notification, notifications},
    outcome::CommandOutcome,
    status::GameStatus,
    thinking::Thinking,
    visibility::{SpectatorDelay, Visibility},
    waiting::WaitingSeats,
};
use railhead_log::{SUBSTITUTE_BOT, chain::Chain, rng::Secret};
use std::time::Duration;
use uuid::Uuid;

const ID: Uuid = Uuid::from_u128(42);
const DAY: u32 = 86_400;

/// A time in seconds from the opening of the table, which was at midnight.
fn at(seconds: i64) -> Timestamp {
    "2026-11-29T00:00:00Z".parse::<Timestamp>().unwrap() + SignedDuration::from_secs(seconds)
}

fn account(number: u128) -> Uuid {
    Uuid::from_u128(100 + number)
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn options(seats: u8, clock: Option<Clock>) -> GameOptions {
    GameOptions { clock, first_seat: Some(seat(0)), ..GameOptions::new(Variant::Classic, seats) }
}

/// A table that the first account has opened.
fn opened(options: GameOptions) -> HostedGame {
    let secret = Secret::from_bytes([7; 32]);
    let events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), [], secret.commitment()).unwrap();
    let mut hosted = HostedGame {
        id: ID,
        game: Game::default(),
        head: Chain::of_game(&secret, ID).head(),
        clocks: Clocks::default(),
        opened_at: at(-1),
        updated_at: at(-1),
        visibility: Visibility::Public,
        spectator_delay: SpectatorDelay::default(),
        bots_welcome: false,
        code: None,
        secret: secret.into(),
        deal: None,
        accounts: vec![None; options.seats.into()],
        former: Vec::new(),
        script: None,
        sleepers: Vec::new(),
    };
    events.iter().for_each(|event| hosted.evolve(event, at(0)));
    hosted.accounts[0] = Some(account(0));
    hosted
}

fn try_act(hosted: &mut HostedGame, request: &Request, seconds: i64) -> Result<Vec<Event>, Rejection> {
    hosted.act(request, at(seconds), Thinking::undisturbed(Duration::from_secs(60)))
}

fn act(hosted: &mut HostedGame, by: u128, command: Command, seconds: i64) -> Vec<Event> {
    try_act(hosted, &Request::Account(account(by), command), seconds).unwrap()
}

fn operate(hosted: &mut HostedGame, command: Command, seconds: i64) -> Vec<Event> {
    try_act(hosted, &Request::Operator(command), seconds).unwrap()
}

/// A game of persons that was dealt after a minute.
fn dealt(options: GameOptions) -> HostedGame {
    let mut hosted = opened(options);
    for by in 1..u128::from(options.seats) {
        act(&mut hosted, by, Command::Join(SeatChoice::ANY, None), 10);
    }
    act(&mut hosted, 0, Command::Start, 60);
    hosted
}

fn keep(hosted: &mut HostedGame, by: u8, seconds: i64) -> Vec<Event> {
    let fewest = hosted.game.forced_move(seat(by)).unwrap();
    act(hosted, by.into(), Command::Play(fewest), seconds)
}

/// The same when all tickets were chosen: the first seat is to move.
fn begun(options: GameOptions) -> HostedGame {
    let mut hosted = dealt(options);
    (0..options.seats).for_each(|by| drop(keep(&mut hosted, by, 100)));
    assert!(matches!(hosted.game.phase(), Phase::Turn(turn) if turn.seat == seat(0)));
    hosted
}

fn draw(hosted: &mut HostedGame, by: u128, seconds: i64) -> Vec<Event> {
    act(hosted, by, Command::Play(Move::DrawCard {}), seconds)
}

fn deadline(hosted: &HostedGame, number: u8) -> Option<Timestamp> {
    hosted.clocks.of(seat(number)).deadline
}

#[test]
fn accounts_sit_where_they_joined() {
    let mut hosted = opened(options(3, None));
    act(&mut hosted, 1, Command::Join(SeatChoice::seat(seat(2)), None), 10);
    assert_eq!([0, 1, 2].map(|by| hosted.place_of(account(by))), [Some(seat(0)), Some(seat(2)), None]);
    assert_eq!([0, 1, 2].map(|by| hosted.seat_of(account(by))), [Some(seat(0)), Some(seat(2)), None]);
    assert_eq!([0, 1, 2].map(|at| hosted.account_in(seat(at))), [Some(account(0)), None, Some(account(1))]);
    assert!(hosted.is_participant(account(1)) && !hosted.is_participant(account(2)));
    assert_eq!(hosted.participants(), [account(0), account(1)]);
    act(&mut hosted, 1, Command::Leave, 20);
    assert_eq!((hosted.place_of(account(1)), hosted.updated_at), (None, at(20)));
    act(&mut hosted, 2, Command::Join(SeatChoice::seat(seat(1)), None), 30);
    act(&mut hosted, 0, Command::Kick(seat(1)), 40);
    assert_eq!(hosted.accounts, [Some(account(0)), None, None]);
    let stranger = try_act(&mut hosted, &Request::Account(account(3), Command::Leave), 50);
    assert!(stranger.is_err());
}

#[test]
fn a_clock_never_runs_backwards() {
    let mut hosted = opened(options(2, None));
    act(&mut hosted, 1, Command::Join(SeatChoice::ANY, None), 50);
    act(&mut hosted, 1, Command::Leave, 20);
    assert_eq!((hosted.opened_at, hosted.updated_at), (at(0), at(50)));
    let before = hosted.unbegun();
    assert_eq!((before.game.version(), before.clocks, before.id), (0, Clocks::default(), ID));
}

#[test]
fn a_stand_in_takes_over_for_a_player_who_left() {
    let mut hosted = begun(GameOptions { stand_ins: StandIns::StandIn, binding: true, ..options(3, None) });
    act(&mut hosted, 1, Command::Resign(BotLevel::Random), 200);
    assert_eq!((hosted.place_of(account(1)), hosted.seat_of(account(1))), (Some(seat(1)), None));
    hosted.check_may_offer(account(1), seat(1)).unwrap();
    hosted.check_may_offer(account(0), seat(1)).unwrap();
    let refused = |by: u128, of: u8| hosted.check_may_offer(account(by), seat(of)).unwrap_err();
    assert!(matches!(refused(7, 1), OfferRefusal::Rejected(Rejection::NotSeated {})));
    assert!(matches!(refused(0, 2), OfferRefusal::Rejected(Rejection::SeatNotAway { .. })));
    act(&mut hosted, 7, Command::StandIn(seat(1)), 210);
    assert_eq!(hosted.accounts[1], Some(account(7)));
    assert_eq!((hosted.former_seat(account(1)), hosted.former_seat(account(7))), (Some(seat(1)), None));
    assert!(hosted.had_seat(account(1)) && !hosted.had_seat(account(7)) && hosted.is_participant(account(1)));
    assert_eq!(hosted.participants(), [0, 7, 2, 1].map(account));
    // Nobody sees the cards of two seats.
    act(&mut hosted, 2, Command::Resign(BotLevel::Random), 220);
    let again = try_act(&mut hosted, &Request::Account(account(1), Command::StandIn(seat(2))), 230);
    assert_eq!(again, Err(Rejection::HadSeat {}));
}

#[test]
fn a_seat_that_may_be_taken_back_is_offered_by_its_player_only() {
    let long = Some(Clock::PerMove { seconds: DAY });
    let mut hosted = begun(GameOptions { stand_ins: StandIns::StandIn, binding: true, ..options(3, long) });
    for turn in 0..2 {
        operate(&mut hosted, Command::RunOut(seat(0), SUBSTITUTE_BOT), 200 + turn);
        for by in 1..3 {
            while hosted.game.is_waiting_for(seat(by)) {
                draw(&mut hosted, by.into(), 200 + turn);
            }
        }
    }
    assert_eq!(hosted.seat_of(account(0)), None, "a bot plays there");
    hosted.check_may_offer(account(0), seat(0)).unwrap();
    let refused = hosted.check_may_offer(account(1), seat(0)).unwrap_err();
    assert!(matches!(refused, OfferRefusal::NotYourSeat { .. }), "{refused}");
    act(&mut hosted, 0, Command::TakeBack, 300);
    assert_eq!(hosted.seat_of(account(0)), Some(seat(0)));
}

#[test]
fn spectators_see_a_game_that_runs_later() {
    let mut hosted = begun(options(2, None));
    assert!(!hosted.is_delayed_for(None));
    hosted.spectator_delay = SpectatorDelay::try_from(60).unwrap();
    let delayed = [None, Some(account(0)), Some(account(7))].map(|viewer| hosted.is_delayed_for(viewer));
    assert_eq!(delayed, [true, false, true]);
    assert!(!hosted.is_disclosed() && !hosted.is_sealed() && hosted.revealed().is_none());
    assert_eq!((GameStatus::of(&hosted.game), hosted.check_takes_players().is_ok()), (GameStatus::Running, false));
    operate(&mut hosted, Command::Void(VoidReason::Admin), 200);
    assert!(!hosted.is_delayed_for(None) && hosted.is_disclosed());
    assert_eq!(hosted.revealed(), Some(Secret::from_bytes([7; 32])));
    assert!(GameStatus::of(&hosted.game).is_over() && !GameStatus::Lobby.is_over() && !GameStatus::Running.is_over());
    assert_eq!([3600, 3601].map(|seconds| SpectatorDelay::try_from(seconds).is_ok()), [true, false]);
    assert_eq!((hosted.spectator_delay.seconds(), hosted.secret.stored()), (60, &[7; 32]));
}

#[test]
fn a_deal_that_is_sealed_hides_its_games() {
    let mut hosted = begun(options(2, None));
    operate(&mut hosted, Command::Void(VoidReason::Admin), 200);
    let key = Secret::from_bytes([8; 32]).into();
    let deal = |is_sealed| railhead_hosting::hosted_game::HostedDeal { id: Uuid::nil(), key, is_sealed };
    hosted.deal = Some(deal(true));
    assert!(hosted.is_sealed() && !hosted.is_disclosed() && hosted.revealed().is_none());
    hosted.deal = Some(deal(false));
    assert!(!hosted.is_sealed() && hosted.is_disclosed());
}

#[test]
fn a_table_that_waits_too_long_is_called_off() {
    let (mut hosted, limits) = (opened(options(2, None)), Limits::default());
    let week = i64::from(7 * DAY);
    assert_eq!(hosted.due_at(&limits), Some(at(week)));
    assert_eq!(hosted.due(at(week - 1), &limits), None);
    assert_eq!(hosted.due(at(week), &limits), Some(DueWork::Expiry));
    assert!(hosted.check_takes_players().is_ok());
    // People come and go.
    while hosted.game.version() < 1000 {
        assert_eq!(hosted.due(at(60), &limits), None);
        act(&mut hosted, 1, Command::Join(SeatChoice::ANY, None), 50);
        act(&mut hosted, 1, Command::Leave, 50);
    }
    assert_eq!((hosted.due(at(60), &limits), hosted.due_at(&limits)), (Some(DueWork::Expiry), Some(at(50))));
    let works = [DueWork::Expiry, DueWork::Clock(seat(1), at(0)), DueWork::Bots].map(DueWork::command);
    let expected = [Command::Void(VoidReason::Expired), Command::RunOut(seat(1), SUBSTITUTE_BOT)].map(Some);
    assert_eq!(works, [expected[0].clone(), expected[1].clone(), None]);
}

#[test]
fn a_game_without_a_clock_waits_for_thirty_days() {
    let (hosted, limits) = (begun(options(2, None)), Limits::default());
    let month = 100 + i64::from(30 * DAY);
    assert_eq!(hosted.due(at(month - 1), &limits), None);
    assert_eq!(hosted.due(at(month), &limits), Some(DueWork::Clock(seat(0), at(month))));
    assert_eq!(hosted.due_at(&limits), Some(at(i64::from(30 * DAY) + 3600)), "at the next whole hour");
    assert_eq!([at(0), at(1), at(3600)].map(next_hour), [at(0), at(3600), at(3600)]);
}

#[test]
fn a_bot_that_nobody_moves_is_moved() {
    let mut hosted = opened(options(2, None));
    act(&mut hosted, 0, Command::AddBot(SeatChoice::ANY, BotLevel::Random), 10);
    assert!(!hosted.waits_for_bot() && !hosted.seats_thinkers());
    let idle = Thinking::undisturbed(Duration::ZERO);
    hosted.act(&Request::Account(account(0), Command::Start), at(60), idle).unwrap();
    let limits = Limits::default();
    assert!(hosted.waits_for_bot());
    assert_eq!((hosted.due(at(64), &limits), hosted.due(at(65), &limits)), (None, Some(DueWork::Bots)));
    assert_eq!(hosted.due_at(&limits), Some(at(65)));
    let events = try_act(&mut hosted, &Request::Bots, 66).unwrap();
    assert!(matches!(events[0], Event::TicketsKept { seat: bot, .. } if bot == seat(1)));
    assert!(!hosted.waits_for_bot());
    let mut thinker = opened(options(2, None));
    act(&mut thinker, 0, Command::AddBot(SeatChoice::ANY, BotLevel::Director), 10);
    assert!(thinker.seats_thinkers());
    let requests = [Request::Bots, Request::Operator(Command::Start), Request::Account(account(3), Command::Start)];
    assert_eq!(requests.map(|request| request.account()), [None, None, Some(account(3))]);
}

#[test]
fn a_full_table_starts_by_itself_if_that_was_agreed() {
    let clock = Some(Clock::PerMove { seconds: DAY });
    let mut hosted = opened(GameOptions { auto_start: true, ..options(2, clock) });
    assert!(hosted.takes_sleeping_hours());
    let hours = SleepingTimes::from(SleepingHours::new(1380, 300).unwrap());
    hosted.sleepers = vec![(account(1), hours), (account(7), hours)];
    let events = act(&mut hosted, 1, Command::Join(SeatChoice::ANY, None), 60);
    assert!(matches!(events[0], Event::PlayerJoined { .. }));
    assert!(matches!(events[1], Event::SleepingHoursSet { seat: asleep, .. } if asleep == seat(1)));
    assert!(matches!(events[2], Event::GameStarted { .. }));
    assert!(hosted.sleepers.is_empty() && !hosted.takes_sleeping_hours());
    // It ends while the player sleeps, from 23 to 5 o'clock.
    assert_eq!(deadline(&hosted, 0), Some(at(60 + i64::from(DAY))));
    assert_eq!(deadline(&hosted, 1), Some(at(i64::from(DAY) + 5 * 3600)));
    let mut waiting = opened(options(2, clock));
    act(&mut waiting, 1, Command::Join(SeatChoice::ANY, None), 60);
    assert_eq!(*waiting.game.phase(), Phase::Lobby);
    assert!(!opened(options(2, Some(Clock::PerMove { seconds: 60 }))).takes_sleeping_hours());
}

#[test]
fn a_move_has_its_time_and_a_second_more() {
    let mut hosted = dealt(options(2, Some(Clock::PerMove { seconds: 30 })));
    let limits = Limits::default();
    assert_eq!([0, 1].map(|number| deadline(&hosted, number)), [Some(at(90)); 2]);
    assert_eq!(hosted.due_at(&limits), Some(at(91)));
    keep(&mut hosted, 1, 70);
    assert_eq!([0, 1].map(|number| deadline(&hosted, number)), [Some(at(90)), None]);
    keep(&mut hosted, 0, 80);
    assert_eq!([0, 1].map(|number| deadline(&hosted, number)), [Some(at(110)), None]);
    draw(&mut hosted, 0, 85);
    assert_eq!(deadline(&hosted, 0), Some(at(115)), "every step is a move");
    assert_eq!(hosted.due(at(115), &limits), None);
    assert_eq!(hosted.due(at(116), &limits), Some(DueWork::Clock(seat(0), at(115))));
    operate(&mut hosted, Command::GrantTime(60), 90);
    assert_eq!(deadline(&hosted, 0), Some(at(150)));
    operate(&mut hosted, Command::GrantTime(10), 95);
    assert_eq!(deadline(&hosted, 0), Some(at(150)), "no less than before");
    operate(&mut hosted, Command::RunOut(seat(0), SUBSTITUTE_BOT), 151);
    assert_eq!([0, 1].map(|number| deadline(&hosted, number)), [None, Some(at(181))]);
}

#[test]
fn a_bank_is_spent_turn_by_turn() {
    let mut hosted = begun(options(2, Some(Clock::Bank { seconds: 600, increment: 15 })));
    // 40 seconds went by while tickets were chosen; each gets the increment.
    assert_eq!(deadline(&hosted, 0), Some(at(100 + 575)));
    assert_eq!(hosted.clocks.of(seat(1)).bank, Some(SignedDuration::from_secs(575)));
    draw(&mut hosted, 0, 200);
    assert_eq!(deadline(&hosted, 0), Some(at(675)), "a step does not renew it");
    draw(&mut hosted, 0, 250);
    assert_eq!(hosted.clocks.of(seat(0)).bank, Some(SignedDuration::from_secs(575 - 150 + 15)));
    assert_eq!(deadline(&hosted, 1), Some(at(250 + 575)));
    draw(&mut hosted, 1, 260);
    draw(&mut hosted, 1, 840);
    assert_eq!(hosted.clocks.of(seat(1)).bank, Some(SignedDuration::from_secs(15)), "below nothing it is empty");
}

#[test]
fn a_clock_stands_still_on_vacation() {
    let day = i64::from(DAY);
    let mut hosted = begun(options(2, Some(Clock::PerMove { seconds: DAY })));
    assert_eq!(deadline(&hosted, 0), Some(at(100 + day)));
    operate(&mut hosted, Command::BeginVacation(seat(0)), 1100);
    let paused = hosted.clocks.of(seat(0));
    assert_eq!((paused.deadline, paused.left), (None, Some(SignedDuration::from_secs(day - 1000))));
    assert_eq!(hosted.due_at(&Limits::default()), None);
    assert_eq!(WaitingSeats::of(&hosted), WaitingSeats::default());
    operate(&mut hosted, Command::GrantTime(60), 5000);
    assert_eq!(hosted.clocks.of(seat(0)).left, Some(SignedDuration::from_secs(day - 1000)));
    operate(&mut hosted, Command::EndVacation(seat(0)), 9000);
    assert_eq!((deadline(&hosted, 0), hosted.clocks.of(seat(0)).left), (Some(at(9000 + day - 1000)), None));
}

/// The deadline of a move that begins at this time, for a player who sleeps.
fn with_sleep(times: SleepingTimes, seconds: i64) -> Timestamp {
    let mut hosted = dealt(options(2, Some(Clock::PerMove { seconds: DAY })));
    operate(&mut hosted, Command::SetSleepingHours(seat(0), Some(times)), 70);
    keep(&mut hosted, 0, 80);
    keep(&mut hosted, 1, seconds);
    deadline(&hosted, 0).unwrap()
}

#[test]
fn no_time_runs_out_while_a_player_sleeps() {
    let (day, hour) = (i64::from(DAY), 3600);
    let hours = |from: u16, until: u16| SleepingHours::new(from * 60, until * 60).unwrap();
    let night = SleepingTimes::from(hours(2, 9));
    assert_eq!(with_sleep(night, hour), at(day + hour));
    assert_eq!(with_sleep(night, 2 * hour), at(day + 9 * hour));
    assert_eq!(with_sleep(night, 5 * hour), at(day + 9 * hour));
    assert_eq!(with_sleep(night, 9 * hour), at(day + 9 * hour));
    assert_eq!(with_sleep(night, 10 * hour), at(day + 10 * hour));
    let over_midnight = SleepingTimes::from(hours(22, 6));
    assert_eq!(with_sleep(over_midnight, 23 * hour), at(day + 30 * hour));
    assert_eq!(with_sleep(over_midnight, hour), at(day + 6 * hour));
    // The clocks change: before the deadline, within the hours, after them.
    let changing = |change: i64| {
        let at = at(change).as_second();
        let change = railhead_engine::SleepingHoursChange { at, hours: hours(3, 10) };
        SleepingTimes { hours: hours(2, 9), change: Some(change) }
    };
    assert_eq!(with_sleep(changing(day), 5 * hour), at(day + 10 * hour));
    assert_eq!(with_sleep(changing(day + 2 * hour), 2 * hour), at(day + 2 * hour), "awake by the new hours");
    assert_eq!(with_sleep(changing(day + 6 * hour), 5 * hour), at(day + 10 * hour));
    assert_eq!(with_sleep(changing(day + 9 * hour), 5 * hour), at(day + 9 * hour));
    assert_eq!(with_sleep(changing(day + 20 * hour), 5 * hour), at(day + 9 * hour));
}

#[test]
fn sleeping_hours_go_with_their_player() {
    let clock = Some(Clock::PerMove { seconds: DAY });
    let mut hosted = begun(GameOptions { binding: true, ..options(3, clock) });
    let hours = SleepingTimes::from(SleepingHours::new(120, 540).unwrap());
    operate(&mut hosted, Command::SetSleepingHours(seat(1), Some(hours)), 110);
    assert_eq!(hosted.clocks.of(seat(1)).sleeping, Some(hours));
    act(&mut hosted, 1, Command::Resign(BotLevel::Random), 120);
    assert_eq!(hosted.clocks.of(seat(1)).sleeping, None);
    operate(&mut hosted, Command::SetSleepingHours(seat(2), Some(hours)), 130);
    operate(&mut hosted, Command::SetSleepingHours(seat(2), None), 140);
    assert_eq!(hosted.clocks.of(seat(2)).sleeping, None);
}

#[test]
fn a_game_waits_for_people_and_tells_who_is_next() {
    let mut hosted = dealt(options(3, Some(Clock::PerMove { seconds: 30 })));
    let dealing = WaitingSeats::of(&hosted);
    assert_eq!(dealing, WaitingSeats { seats: 0b111, deadline: Some(at(90)) });
    let seats = |all: &mut dyn Iterator<Item = Seat>| all.map(Seat::number).collect::<Vec<_>>();
    let none = WaitingSeats::default();
    assert_eq!(seats(&mut dealing.begun(none, &[])), [0, 1, 2]);
    assert_eq!(seats(&mut dealing.begun(dealing, &[])), [0; 0]);
    let started = [Event::TurnStarted { seat: seat(1) }];
    assert_eq!(seats(&mut dealing.begun(dealing, &started)), [1]);
    keep(&mut hosted, 1, 70);
    let after = WaitingSeats::of(&hosted);
    assert_eq!(after, WaitingSeats { seats: 0b101, deadline: Some(at(90)) });
    assert_eq!(seats(&mut after.changed(dealing)), [1]);
    assert_eq!(seats(&mut after.changed(after)), [0; 0]);
    let later = WaitingSeats { deadline: Some(at(95)), ..after };
    assert_eq!(seats(&mut later.changed(after)), [0, 2]);
    assert_eq!(seats(&mut later.changed(dealing)), [0, 1, 2]);
}

#[test]
fn an_outcome_links_its_events_and_names_whose_turn_began() {
    let mut hosted = begun(options(3, None));
    draw(&mut hosted, 0, 110);
    let before = (WaitingSeats::of(&hosted), hosted.head);
    let events = draw(&mut hosted, 0, 120);
    let outcome = CommandOutcome::new(before.0, Some(account(0)), events.clone(), hosted.clone()).unwrap();
    assert_eq!((outcome.since, outcome.entries.len()), (before.1, events.len()));
    let count = u32::try_from(events.len()).unwrap();
    assert_eq!(
        (outcome.game.head, outcome.game.head.version),
        (outcome.entries.last().unwrap().head, before.1.version + count)
    );
    assert_eq!((outcome.turns_begun, outcome.changed_inboxes.contains(&account(1))), (vec![account(1)], true));
    let outcome = CommandOutcome::new(before.0, Some(account(0)), events.clone(), hosted.clone()).unwrap();
    assert!(!outcome.changes_seats());
    let recorded = outcome.recorded();
    assert_eq!(recorded.iter().map(|recorded| recorded.event.clone()).collect::<Vec<_>>(), events);
    assert!(recorded.iter().all(|recorded| recorded.at == at(120)));
    assert_eq!(recorded[0].head, outcome.entries[0].head);
    let mut ended = hosted.clone();
    let events = operate(&mut ended, Command::Void(VoidReason::Admin), 130);
    assert!(CommandOutcome::new(before.0, None, events, ended).unwrap().changes_seats());
}

#[test]
fn all_but_the_one_who_starts_a_game_are_told() {
    let mut hosted = opened(options(3, None));
    (1..3).for_each(|by| drop(act(&mut hosted, by, Command::Join(SeatChoice::ANY, None), 10)));
    let before = hosted.game.version();
    let events = act(&mut hosted, 0, Command::Start, 60);
    let told = notifications(&hosted, before, Some(account(0)), &events);
    let started = told.into_iter().filter(|told| told.notification == Notification::Started);
    assert_eq!(started.map(|told| told.account).collect::<Vec<_>>(), [account(1), account(2)]);
}

#[test]
fn a_bot_that_is_added_changes_its_seat() {
    let mut hosted = opened(options(3, None));
    let choice = SeatChoice { seat: Some(seat(2)), color: None };
    let events = act(&mut hosted, 0, Command::AddBot(choice, BotLevel::Porter), 10);
    let changes = events.iter().filter_map(seat_change).collect::<Vec<_>>();
    assert!(matches!(changes[..], [SeatChange::BotAdded(at, _, BotLevel::Porter)] if at == seat(2)), "{events:?}");
}
