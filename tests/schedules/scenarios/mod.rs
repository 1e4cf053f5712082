//! Races between two or three acts, and what must be true after each.

/// Makes a test of each scenario.
macro_rules! scenarios {
    ($($name:ident,)*) => {
        mod schedules {
            $(
                #[test]
                fn $name() {
                    crate::explore(stringify!($name), super::$name);
                }
            )*
        }
    };
}

mod accounts;
mod games;
mod jobs;
mod limits;
mod lobby;
mod pairs;
mod seats;
mod streams;
mod tournaments;

use crate::{
    oracles::Verdict,
    world::{Ask, Person, World},
};
use serde_json::json;

/// Prepares, lets acts race in the order of a seed, and says what is wrong then.
pub type Scenario = fn(&World, u64) -> Verdict;

fn join(person: &Person, game: &str) -> Ask {
    Ask::new("PUT", format!("{game}/players/me")).by(person)
}

fn leave(person: &Person, game: &str) -> Ask {
    Ask::new("DELETE", format!("{game}/players/me")).by(person)
}

fn draw(person: &Person, game: &str) -> Ask {
    Ask::new("POST", format!("{game}/moves")).by(person).body(json!({"type": "draw_card"}))
}

fn resign(person: &Person, game: &str) -> Ask {
    Ask::new("POST", format!("{game}/resign")).by(person)
}

/// A path that ends in the name of a person.
fn named(path: &str, person: &Person) -> String {
    format!("{path}/{}", person.name.replace(' ', "%20"))
}
