//! Logs of games between bots.

use railhead_bots::{Budget, Policy};
use railhead_engine::{Actor, BotLevel, Command, Event, Game, GameOptions, Move, Seat, SeatChoice, Variant};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Plays a game. The policies sit in this order; `blunder` may change the move of a decision, by its
/// number.
pub fn play_with(
    variant: Variant,
    policies: &[Policy],
    seed: u64,
    mut blunder: impl FnMut(&Game, Seat, Move) -> Move,
) -> Vec<Event> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let others = vec![BotLevel::Random.anywhere(); policies.len() - 1];
    let options = GameOptions::new(variant, policies.len() as u8);
    let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), others, String::new()).unwrap();
    let mut game = Game::replay(&events);
    game.play(Actor::Seat(game.host()), &Command::Start, &mut rng, &mut events).unwrap();
    while !game.is_over() {
        let seat = game.waits_for().next().unwrap();
        let policy = policies[usize::from(seat.number())];
        let chosen = policy.choose_in(&game, seat, Budget::Rollouts(1), &mut rng).unwrap();
        let made = blunder(&game, seat, chosen);
        game.play(Actor::Seat(seat), &Command::Play(made), &mut rng, &mut events).unwrap();
    }
    events
}

/// Plays a game without blunders.
pub fn play(variant: Variant, policies: &[Policy], seed: u64) -> Vec<Event> {
    play_with(variant, policies, seed, |_, _, chosen| chosen)
}
