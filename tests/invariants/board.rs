//! The facts of the board and the tickets.

use sha2::{Digest, Sha256};
use std::{fs, path::Path};

/// The files of the facts, with their digests. Games that were played depend on each of them.
const FACTS: [(&str, &str); 3] = [
    ("cities.json", "3f1797d6304d45d7002ceb3226ffc03e289b937cd2ed625f607b3932db83dc59"),
    ("routes.json", "29cd7bfb230132b32fa8066c19662174155d7eece91e0161eb04471518713985"),
    ("tickets.json", "534a4f819e3a356de5619d880685afeff3487ad72304fb9a310a4cbd7f5b61c4"),
];

#[test]
fn the_facts_of_the_board_stay_as_they_are() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/engine/data");
    for (name, digest) in FACTS {
        let facts = fs::read(data.join(name)).unwrap();
        assert_eq!(base16ct::lower::encode_string(&Sha256::digest(facts)), digest, "{name}");
    }
}
