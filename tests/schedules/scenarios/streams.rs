//! A stream at one replica beside moves at others, whose notifications come late, twice or not at all.

use super::{draw, games::version, resign};
use crate::{
    oracles::{self, Verdict, check, no_fault},
    world::{Answer, World},
};
use railhead_test_support::sse::Reader;

scenarios! {
    a_stream_beside_moves,
}

/// The replica of the stream.
const WATCHED: usize = 2;

fn a_stream_beside_moves(world: &World, seed: u64) -> Verdict {
    let [ada, bob] = world.guests();
    let game = world.duel(&ada, &bob);
    let before = version(world, &game);
    let path = format!("{game}/stream?after={before}");
    let mut stream = Reader::open(&world.url(WATCHED), &path, &[("authorization", &bob.token)]);
    let answers: [Answer; 2] = world.race(seed, [draw(&ada, &game), resign(&bob, &game)]);
    no_fault(&answers)?;
    world.untangle();
    if answers.iter().any(|answer| answer.is_uncertain) {
        // A replica that dies after a commit does not publish it: others compare heads when they listen
        // again.
        world.cut_listener(WATCHED);
    }
    let after = version(world, &game);
    if after > before {
        let seen = stream.until(after).iter().map(|event| event["seq"].as_u64().unwrap()).collect::<Vec<_>>();
        check(seen.iter().copied().eq(before + 1..=after), || {
            format!("{before} to {after}, but {seen:?}: {answers:?}")
        })?;
    }
    oracles::game(world, &game, &[&ada, &bob], &answers)
}
