//! Games of people whose time runs out, who come back and who leave: the invariants are kept and
//! the game ends.

use railhead::engine::{
    Actor, AwayReason, BotLevel, Command, Event, Game, GameOptions, Occupant, Seat, SeatChoice, Variant, VoidReason,
    invariants,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const LEVEL: BotLevel = BotLevel::Random;

fn dealt(variant: Variant, seats: u8, rng: &mut impl Rng) -> (Game, Vec<Event>) {
    let options = GameOptions::new(variant, seats);
    let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), [], String::new()).unwrap();
    let mut game = Game::replay(&events);
    (1..seats)
        .for_each(|_| game.play(Actor::Newcomer, &Command::Join(SeatChoice::ANY, None), rng, &mut events).unwrap());
    game.play(Actor::Seat(Seat::ALL[0]), &Command::Start, rng, &mut events).unwrap();
    (game, events)
}

/// The next event: now and then a player's time runs out, one who is away comes back, one leaves;
/// else a move.
fn next(game: &Game, rng: &mut impl Rng) -> (Actor, Command) {
    let waited_for = game.waits_for().next().unwrap();
    let is_here = |seat: Seat| game.occupants()[seat] == Occupant::Person;
    let is_out_of_time = |seat: &Seat| game.presence()[*seat].away == Some(AwayReason::OutOfTime);
    if let Some(seat) = game.forced_seat() {
        let forced = game.forced_move(seat).or_else(|| game.moves(seat).choose(rng));
        return (Actor::Seat(seat), Command::Play(forced.unwrap()));
    }
    if is_here(waited_for) && rng.random_ratio(1, 12) {
        return (Actor::Operator, Command::RunOut(waited_for, LEVEL));
    }
    if let Some(seat) = game.seats().find(is_out_of_time).filter(|_| rng.random_ratio(1, 40)) {
        return (Actor::Seat(seat), Command::TakeBack);
    }
    match game.people().find(|_| rng.random_ratio(1, 3000)) {
        Some(seat) => (Actor::Seat(seat), Command::Resign(LEVEL)),
        None => (Actor::Seat(waited_for), Command::Play(game.moves(waited_for).choose(rng).unwrap())),
    }
}

/// A whole game; every command is allowed.
fn play(variant: Variant, seats: u8, rng: &mut impl Rng) -> Vec<Event> {
    let (mut game, mut events) = dealt(variant, seats, rng);
    for _ in 0..20_000 {
        if game.is_over() {
            break;
        }
        let (by, command) = next(&game, rng);
        game.play(by, &command, rng, &mut events).unwrap();
        invariants::settled(&game).unwrap();
    }
    invariants::replays(&events, &game).unwrap();
    assert!(game.is_over(), "it does not end");
    check_ranks(&game);
    events
}

// R10.1
fn check_ranks(game: &Game) {
    let ranks = |is_away: bool| {
        let scores = game.scores().iter().filter(move |score| game.presence()[score.seat].away.is_some() == is_away);
        scores.map(|score| score.rank).collect::<Vec<_>>()
    };
    assert!(ranks(false).iter().max() < ranks(true).iter().min() || ranks(true).is_empty());
}

#[test]
fn games_with_timeouts_returns_and_leavers_end_as_they_should() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    let tables = Variant::ALL.into_iter().flat_map(|variant| (2..=5).map(move |seats| (variant, seats)));
    let events = tables.cycle().take(160).flat_map(|(variant, seats)| play(variant, seats, &mut rng));
    let events = events.collect::<Vec<_>>();
    let count = |kind: fn(&Event) -> bool| events.iter().filter(|event| kind(event)).count();
    assert!(count(|event| matches!(event, Event::SeatHandedOver { reason: AwayReason::OutOfTime, .. })) > 100);
    assert!(count(|event| matches!(event, Event::SeatHandedOver { reason: AwayReason::Resigned, .. })) > 10);
    assert!(count(|event| matches!(event, Event::SeatTakenBack { .. })) > 50);
    assert!(count(|event| matches!(event, Event::LastRoundBegun { .. })) > 10);
    assert!(count(|event| matches!(event, Event::GameVoided { reason: VoidReason::LeftEarly })) > 3);
}
