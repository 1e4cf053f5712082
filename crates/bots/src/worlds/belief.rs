//! Estimates which tickets each player holds, by what has been learnt from games: a conditional logit,
//! in which the weight of a ticket is e to the power of the weighted sum of its clues.

use super::{
    clues::{CLUES, Clues, Footprint},
    world::World,
};
use railhead_engine::{SeatView, Ticket};
use serde_json::{Map, Value};
use std::{collections::BTreeMap, sync::LazyLock};

/// The belief of this build, which `railhead-lab learn-belief` has learnt.
#[expect(clippy::expect_used, reason = "the file is part of the build, and a test reads it")]
pub static BELIEF: LazyLock<Belief> =
    LazyLock::new(|| Belief::from_json(include_str!("../../data/belief.json")).expect("the committed belief"));

/// The number of clues.
pub const CLUE_COUNT: usize = CLUES.len();

/// The weight of each clue.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Belief([f64; CLUE_COUNT]);

/// A text that is no belief of this form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a belief is a JSON object with a number for each clue, by its name, and nothing else")]
pub struct NotABelief;

impl Belief {
    /// The belief with these weights, in the order of the clues.
    ///
    /// # Errors
    /// If one is no number.
    pub fn of(weights: [f64; CLUE_COUNT]) -> Result<Belief, NotABelief> {
        if weights.iter().all(|weight| weight.is_finite()) { Ok(Belief(weights)) } else { Err(NotABelief) }
    }

    /// The belief in a file: an object with the weights by the names of their clues.
    ///
    /// # Errors
    /// If a clue is missing or unknown, or its weight is no number.
    pub fn from_json(text: &str) -> Result<Belief, NotABelief> {
        let named = serde_json::from_str::<BTreeMap<String, f64>>(text).map_err(|_| NotABelief)?;
        let mut weights = [0.0; CLUE_COUNT];
        for (weight, (name, _)) in weights.iter_mut().zip(CLUES) {
            *weight = *named.get(name).ok_or(NotABelief)?;
        }
        if named.len() == CLUE_COUNT { Belief::of(weights) } else { Err(NotABelief) }
    }

    /// The text of its file, with three decimals.
    pub fn to_json(&self) -> String {
        let rounded = self.0.map(|weight| (weight * 1000.0).round() / 1000.0);
        let named = CLUES.iter().zip(rounded).map(|((name, _), weight)| ((*name).to_owned(), weight.into()));
        format!("{:#}\n", Value::Object(named.collect::<Map<_, _>>()))
    }

    /// The logarithm of the weight of a ticket.
    pub fn log_weight(&self, clues: &Clues) -> f64 {
        self.0.iter().zip(clues).map(|(weight, clue)| weight * f64::from(*clue)).sum()
    }
}

/// The weight of each ticket as one that the seat holds.
pub(crate) fn likely(seen: &World, seat: &SeatView, tickets: &[Ticket]) -> Vec<(Ticket, f64)> {
    let footprint = Footprint::of(seen, seat);
    tickets.iter().map(|ticket| (*ticket, BELIEF.log_weight(&footprint.clues(ticket)).exp())).collect()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::{
        super::{
            known::tests::{seat_view, world},
            ways::{Costs, cheapest_way},
        },
        *,
    };
    use railhead_engine::{TRAINS, TicketKind};

    /// The text of the file without the line of a clue, or with another one before it.
    fn file(change: impl Fn(&str) -> Option<String>) -> String {
        BELIEF.to_json().lines().filter_map(change).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_belief_of_the_build_is_written_as_it_was_read() {
        let text = include_str!("../../data/belief.json");
        assert_eq!(BELIEF.to_json(), text);
        let names = serde_json::from_str::<BTreeMap<String, f64>>(text).unwrap().into_keys().collect::<Vec<_>>();
        let mut clues = CLUES.map(|(name, _)| name);
        clues.sort_unstable();
        assert_eq!(names, clues);
    }

    #[test]
    fn a_file_that_names_other_clues_is_refused() {
        let is_detour = |line: &str| line.contains("detour");
        let without = file(|line| (!is_detour(line)).then(|| line.to_owned()));
        let renamed = file(|line| Some(line.replace("detour", "de_tour")));
        let added = file(|line| Some(if is_detour(line) { format!("\"tour\": 1.0, {line}") } else { line.to_owned() }));
        let quoted = file(|line| Some(line.replace("\"detour\": ", "\"detour\": \"\",")));
        for text in [without, renamed, added, quoted, String::new(), "[]".to_owned()] {
            assert_eq!(Belief::from_json(&text), Err(NotABelief), "{text}");
        }
        assert_eq!(Belief::of([f64::NAN; CLUE_COUNT]), Err(NotABelief));
    }

    #[test]
    fn a_ticket_gains_when_the_seat_owns_its_way() {
        let (mut world, mut seat) = (world(), seat_view());
        let tickets = ["paris-wien", "edinburgh-athina"].map(|name| Ticket {
            id: name.parse().unwrap(),
            points: 8,
            kind: TicketKind::Standard,
        });
        let share = |world: &World, seat: &SeatView| {
            let weights = likely(world, seat, &tickets).into_iter().map(|(_, weight)| weight).collect::<Vec<_>>();
            weights.first().unwrap() / weights.iter().sum::<f64>()
        };
        let before = share(&world, &seat);
        let (_, way) = cheapest_way("paris-wien".parse().unwrap(), &Costs::default()).unwrap();
        for route in way {
            world.owners[route] = Some(seat.seat);
            seat.trains -= route.facts().length;
        }
        assert!(seat.trains < TRAINS);
        let after = share(&world, &seat);
        assert!(before < 0.9 && after > 0.97, "{before} {after}");
    }
}
