//! The numbered rules in short sentences, as `docs/RULES.md` numbers them.

use crate::Message;

/// The number of rules of each chapter, from the first.
const RULES: [u8; 10] = [5, 6, 2, 10, 6, 6, 2, 3, 5, 10];

/// The number of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    chapter: usize,
    number: u8,
}

impl Rule {
    /// All rules in their order.
    pub fn all() -> impl Iterator<Item = Rule> {
        let chapters = RULES.into_iter().zip(1..);
        chapters.flat_map(|(rules, chapter)| (1..=rules).map(move |number| Rule { chapter, number }))
    }

    /// The number as refusals have it: `R6.3`.
    pub fn name(self) -> String {
        format!("R{}.{}", self.chapter, self.number)
    }

    /// The text of the rule.
    pub fn text(self) -> Message {
        Message::new(format!("rule-R{}-{}", self.chapter, self.number))
    }

    /// The title of its chapter.
    pub fn chapter(self) -> Message {
        Message::new(format!("rule-R{}", self.chapter))
    }
}
