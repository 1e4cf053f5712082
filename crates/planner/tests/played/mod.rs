//! Positions of played games.

use railhead_bots::{Budget, choose_in};
use railhead_engine::{Actor, BotLevel, Command, Game, GameOptions, Seat, SeatChoice, Variant};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Plays a game between conductors and random bots, from the deal to the end, and looks at every
/// position.
pub fn play(number: u64, mut look: impl FnMut(&Game)) {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let seats = 2 + (number % 4) as u8;
    let variant = Variant::ALL[(number / 4) as usize % Variant::ALL.len()];
    let level = |seat: Seat| {
        if (number + u64::from(seat.number())).is_multiple_of(3) { BotLevel::Random } else { BotLevel::Conductor }
    };
    let bots = Seat::first(seats).skip(1).map(|seat| level(seat).anywhere());
    let options = GameOptions::new(variant, seats);
    let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), bots, String::new()).unwrap();
    let mut game = Game::replay(&events);
    game.play(Actor::Seat(Seat::ALL[0]), &Command::Start, &mut rng, &mut events).unwrap();
    while !game.is_over() {
        look(&game);
        let seat = game.waits_for().next().unwrap();
        let chosen = choose_in(&game, seat, level(seat), Budget::default(), &mut rng).unwrap();
        game.play(Actor::Seat(seat), &Command::Play(chosen), &mut rng, &mut events).unwrap();
    }
}
