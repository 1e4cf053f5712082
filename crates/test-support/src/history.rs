//! Heads that clients were given, and whether there is one order in which all of that could have
//! happened: the log of a game is a register that only grows, so nobody is given an older head than
//! anybody was given before their request began.

use parking_lot::Mutex;
use railhead::log::chain::Head;
use std::{collections::HashMap, time::Instant};

/// A head in an answer.
#[derive(Clone, Copy, Debug)]
struct Sight {
    began: Instant,
    ended: Instant,
    head: Head,
}

/// The heads of games that clients were given.
#[derive(Default)]
pub struct History(Mutex<HashMap<String, Vec<Sight>>>);

impl History {
    /// Notes the head of a game in an answer that has just come to a request that began then.
    pub fn note(&self, game: &str, began: Instant, head: Head) {
        let sight = Sight { began, ended: Instant::now(), head };
        self.0.lock().entry(game.to_owned()).or_default().push(sight);
    }

    /// Checks the history of each game. Returns the number of heads.
    ///
    /// # Panics
    /// If there is no such order.
    pub fn judge(&self) -> usize {
        let games = self.0.lock();
        for (game, sights) in &*games {
            if let Some(wrong) = fault(sights) {
                panic!("{game}: {wrong}");
            }
        }
        games.values().map(Vec::len).sum()
    }
}

fn fault(sights: &[Sight]) -> Option<String> {
    let mut line = HashMap::new();
    let forked = sights.iter().find(|sight| *line.entry(sight.head.version).or_insert(sight.head) != sight.head);
    if let Some(sight) = forked {
        return Some(format!(
            "two heads of version {}: {} and {}",
            sight.head.version, line[&sight.head.version], sight.head
        ));
    }
    let (mut by_beginning, mut by_end) = (sights.to_vec(), sights.to_vec());
    by_beginning.sort_by_key(|sight| sight.began);
    by_end.sort_by_key(|sight| sight.ended);
    let (mut ended, mut newest) = (by_end.iter().peekable(), None::<&Sight>);
    for sight in &by_beginning {
        while let Some(before) = ended.next_if(|before| before.ended < sight.began) {
            newest = newest.filter(|newest| newest.head.version >= before.head.version).or(Some(before));
        }
        if let Some(newest) = newest.filter(|newest| newest.head.version > sight.head.version) {
            let earlier = sight.began - newest.ended;
            return Some(format!("{} was given {earlier:?} after the answer with {}", sight.head, newest.head));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// The heads with these versions and hashes, each in an answer from one second to another.
    fn sights<const N: usize>(all: [(u64, u64, &str); N]) -> Vec<Sight> {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let head = |(version, hash): (&str, &str)| format!("{version}-{}", hash.repeat(32)).parse().unwrap();
        let sight = |(began, ended, text): (u64, u64, &str)| {
            let head = head(text.split_once('-').unwrap());
            Sight { began: at(began), ended: at(ended), head }
        };
        all.map(sight).into()
    }

    #[test]
    fn heads_in_answers_at_once_come_in_any_order() {
        assert_eq!(fault(&sights([(0, 3, "2-a"), (1, 2, "3-b"), (1, 4, "2-a"), (4, 5, "3-b")])), None);
    }

    #[test]
    fn an_old_head_after_a_newer_answer_is_found() {
        let wrong = fault(&sights([(0, 1, "3-b"), (0, 2, "2-a"), (2, 3, "2-a")])).unwrap();
        assert!(wrong.contains("1s after"), "{wrong}");
    }

    #[test]
    fn two_lines_of_growth_are_found() {
        let wrong = fault(&sights([(0, 1, "3-b"), (0, 1, "3-c")])).unwrap();
        assert!(wrong.contains("two heads of version 3"), "{wrong}");
    }
}
