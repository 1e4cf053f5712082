//! Points that seats gave away to others: friends at a table of three to five help each other so.

use crate::{analyze::SEED, choice::Choice, log::Log};
use railhead_bots::evaluation::NETWORK;
use railhead_engine::{BySeat, Event};

/// The points that each seat gave to each other one, by the giver and the one who got them: what its moves were
/// worth to that one beyond the moves of somebody who plays for themselves, minus what they were worth to the
/// rest on average. Nothing at tables of two, and nothing to oneself: what a seat gave to the others adds up to
/// zero.
pub fn gifts(events: &[Event]) -> BySeat<BySeat<f64>> {
    let log = Log::of(events);
    let mut given = BySeat::<BySeat<f64>>::default();
    let seats = log.end.options().seats;
    if seats < 3 {
        return given;
    }
    for moment in &log.moments {
        let Some((seat, made)) = moment.made else { continue };
        let Some(choice) = Choice::of(&moment.game, moment.seq, seat, made) else { continue };
        let beyond = choice.beyond_own_interest(&NETWORK, SEED);
        let others = || log.end.seats().filter(|other| *other != seat);
        let all = others().map(|other| beyond[other]).sum::<f64>();
        for to in others() {
            let rest = (all - beyond[to]) / f64::from(seats - 2);
            given[seat][to] += beyond[to] - rest;
        }
    }
    given
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        helping::Help,
        played::{play, play_with},
    };
    use railhead_bots::Policy;
    use railhead_engine::{Seat, Variant};

    #[test]
    fn gifts_to_one_are_taken_from_the_rest() {
        let given = gifts(&play(Variant::Classic, &[Policy::Conductor; 4], 3));
        for (giver, gifts) in given.iter().take(4) {
            assert!(gifts.any(|points| points.abs() > 1.0) && gifts[giver] == 0.0);
            assert!(gifts.iter().map(|(_, points)| points).sum::<f64>().abs() < 1e-9);
        }
    }

    /// The mean gifts of a helper to the partner, back, and of another seat to the partner, in four games.
    fn given_with(help: Help) -> [f64; 3] {
        let [helper, partner, other, ..] = Seat::ALL;
        let mut means = [0.0; 3];
        for seed in 1..5 {
            let events = play_with(Variant::Classic, &[Policy::Conductor; 3], seed, |game, seat, made| {
                if seat == helper { help.instead(game, helper, made, partner) } else { made }
            });
            let given = gifts(&events);
            let pairs = [(helper, partner), (partner, helper), (other, partner)];
            means.iter_mut().zip(pairs).for_each(|(mean, (from, to))| *mean += given[from][to] / 4.0);
        }
        means
    }

    #[test]
    fn a_helper_gives_points_to_the_partner() {
        for (help, least) in [(Help::Serve, 40.0), (Help::Block, 15.0)] {
            let [helped, back, honest] = given_with(help);
            assert!(helped > least && helped > back.max(honest) + least, "{help:?}: {helped} {back} {honest}");
        }
    }

    #[test]
    fn a_seat_that_only_keeps_out_of_the_way_gives_little() {
        let [spared, ..] = given_with(Help::Spare);
        assert!(spared.abs() < 15.0, "{spared}");
    }

    #[test]
    fn nobody_gives_anything_at_a_table_of_two() {
        let given = gifts(&play(Variant::Classic, &[Policy::Conductor; 2], 3));
        assert!(given.iter().all(|(_, gifts)| gifts.iter().all(|(_, points)| *points == 0.0)));
    }
}
