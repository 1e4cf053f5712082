//! Names for guests: two words and a number.

use rand::{RngExt, seq::IndexedRandom};

const FIRST: [&str; 32] = [
    "Amber", "Brave", "Bright", "Brisk", "Calm", "Clever", "Copper", "Distant", "Early", "Eastern", "Gentle", "Golden",
    "Happy", "Hidden", "Iron", "Jolly", "Kind", "Lucky", "Merry", "Misty", "Nimble", "Noble", "Northern", "Patient",
    "Polite", "Quiet", "Rapid", "Silver", "Steady", "Sunny", "Swift", "Western",
];

const SECOND: [&str; 32] = [
    "Arch", "Bell", "Boiler", "Bridge", "Cargo", "Carriage", "Compass", "Ferry", "Harbor", "Junction", "Lantern",
    "Luggage", "Meadow", "Mountain", "Pass", "Piston", "Platform", "Porter", "Rail", "River", "Shuttle", "Signal",
    "Station", "Steam", "Switch", "Ticket", "Track", "Train", "Tunnel", "Valley", "Viaduct", "Whistle",
];

/// A name like `Swift Signal 4821`: one of nine million.
pub fn friendly_name() -> String {
    let mut rng = rand::rng();
    let mut word = |words: &[&'static str]| words.choose(&mut rng).copied().unwrap_or("Guest");
    let (first, second) = (word(&FIRST), word(&SECOND));
    format!("{first} {second} {}", rand::rng().random_range(1000..10_000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ForbiddenWords, Name};

    #[test]
    fn every_pair_of_words_makes_a_name_that_looks_like_no_other() {
        let mut looks = std::collections::HashSet::new();
        for (first, second) in FIRST.iter().flat_map(|first| SECOND.map(|second| (first, second))) {
            let name = Name::choose(&format!("{first} {second} 9999"), ForbiddenWords::known());
            assert!(name.is_ok_and(|name| looks.insert(name.look())), "{first} {second}");
        }
        assert!(Name::parse(&friendly_name()).is_ok());
    }

    #[test]
    fn a_guest_gets_two_words_and_a_number_of_four_digits() {
        let name = friendly_name();
        let mut parts = name.split(' ');
        assert!(parts.next().is_some_and(|word| FIRST.contains(&word)), "{name}");
        assert!(parts.next().is_some_and(|word| SECOND.contains(&word)), "{name}");
        assert!(
            parts.next().and_then(|number| number.parse().ok()).is_some_and(|number| (1000..10_000).contains(&number))
        );
        assert!(parts.next().is_none() && (0..9).any(|_| friendly_name() != name));
    }
}
