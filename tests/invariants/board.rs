//! The facts of the board and the tickets.

use std::{fs, path::Path};

#[test]
fn the_facts_of_the_board_are_those_of_the_shared_data() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for name in ["cities.json", "routes.json", "tickets.json"] {
        let ours = fs::read(root.join("crates/engine/data").join(name)).unwrap();
        // The shared folder stands beside the checkout where the project is built; elsewhere there is nothing to compare.
        if let Ok(theirs) = fs::read(root.join("../shared/data").join(name)) {
            assert_eq!(ours, theirs, "{name}");
        }
    }
}
