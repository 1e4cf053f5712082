//! Migrations that were released are never edited, and functions change with a migration only:
//! docs/migrations.md.

use crate::{
    doors::{root, text},
    prose::files,
};
use sha2::{Digest, Sha256};
use std::{collections::BTreeSet, fs, path::PathBuf};

/// The migrations, each with the SHA-256 of its `up.sql` and that of `functions.sql` at that time, in
/// hexadecimal.
const RELEASED: [(&str, &str, &str); 9] = [
    (
        "2026-11-28-000001_initial",
        "3e1588dfef6b33c128662eedec6a3743deada6fb3d6a85f6ea46303356bc1b02",
        "330a6594251167de0fff7c48f14f2c04977b95c8c932210e0dc444e446ceea87",
    ),
    (
        "2026-11-29-000001_evenings",
        "6fa09a0e01995a83f0d49e65e243aaf2f79356c970e560eb95ca29e392225198",
        "330a6594251167de0fff7c48f14f2c04977b95c8c932210e0dc444e446ceea87",
    ),
    (
        "2026-11-29-000002_leagues",
        "252c0ca5deea39a45136fb63f5ccf6660cc940c1e981cf30e1cfa19eb1eedc58",
        "330a6594251167de0fff7c48f14f2c04977b95c8c932210e0dc444e446ceea87",
    ),
    (
        "2026-11-29-000003_moderators",
        "17999f335d646bd1d8892c17b35d5423e96d41b19e6611adb994d5d029427b7c",
        "330a6594251167de0fff7c48f14f2c04977b95c8c932210e0dc444e446ceea87",
    ),
    (
        "2026-11-29-000004_reports",
        "154530a601517ffba3536b63ff34415944ab0596e55edaf94f069af5cfe4ad30",
        "330a6594251167de0fff7c48f14f2c04977b95c8c932210e0dc444e446ceea87",
    ),
    (
        "2026-11-29-000005_desk",
        "d39214c9658fb5f947b64d465c0d068dd677f1b11eb75acc7e5b467d23647dba",
        "330a6594251167de0fff7c48f14f2c04977b95c8c932210e0dc444e446ceea87",
    ),
    (
        "2026-11-30-000001_sums",
        "25aae8177db8c7613d7ddeb77a41abe74c53e5b25fb44297bb3ec609bdd868e2",
        "330a6594251167de0fff7c48f14f2c04977b95c8c932210e0dc444e446ceea87",
    ),
    (
        "2026-11-30-000002_puzzles",
        "d84c4d6328fc80ac431e5cb83bda767f47098a3faf9e12a6eb0cefcb75d68a98",
        "330a6594251167de0fff7c48f14f2c04977b95c8c932210e0dc444e446ceea87",
    ),
    (
        "2026-11-30-000003_gifts",
        "b473578f0c774737c1442d9eee665d6586532577585b26de90a7477aa7a885bf",
        "330a6594251167de0fff7c48f14f2c04977b95c8c932210e0dc444e446ceea87",
    ),
];

fn functions() -> String {
    text("migrations/functions.sql")
}

/// The statements of a file, without comments: each as words in upper case.
fn words(sql: &str) -> Vec<String> {
    let lines = sql.lines().map(|line| line.split("--").next().unwrap());
    lines.flat_map(|line| line.split_whitespace().map(str::to_uppercase)).collect()
}

/// The names of the functions and triggers that a text makes, and whether it replaces each that is there.
fn made(text: &str) -> Vec<(String, bool)> {
    let words = words(text);
    let (is_kind, mut made) = (|word: &String| word == "FUNCTION" || word == "TRIGGER", Vec::new());
    for (at, _) in words.iter().enumerate().filter(|(_, word)| word.ends_with("CREATE")) {
        let replaces = words[at + 1..].starts_with(&["OR".to_owned(), "REPLACE".to_owned()]);
        let after = &words[at + 1 + 2 * usize::from(replaces)..];
        if after.first().is_some_and(is_kind) {
            made.push((after[1].split('(').next().unwrap().to_lowercase(), replaces));
        }
    }
    made
}

#[test]
fn no_migration_differs_from_the_released_one() {
    let hash = |text: &[u8]| base16ct::lower::encode_string(&Sha256::digest(text));
    let places = fs::read_dir(root().join("migrations")).unwrap().map(|entry| entry.unwrap().path());
    let hashed = |folder: PathBuf| {
        let up = fs::read(folder.join("up.sql")).unwrap();
        (folder.file_name().unwrap().to_str().unwrap().to_owned(), hash(&up))
    };
    let mut found = places.filter(|place| place.is_dir()).map(hashed).collect::<Vec<_>>();
    found.sort();
    let released = RELEASED.map(|(name, up, _)| (name.to_owned(), up.to_owned()));
    assert_eq!(found, released, "add a migration instead of editing one");
    assert_eq!(
        hash(functions().as_bytes()),
        RELEASED.last().unwrap().2,
        "functions.sql is applied once after each migration: for a change, add one, empty if need be, with this hash"
    );
}

#[test]
fn functions_and_triggers_are_defined_once_and_replaced() {
    let made_once = made(&functions());
    assert!(made_once.len() > 10 && made_once.iter().all(|(_, replaces)| *replaces), "{made_once:?}");
    let names = made_once.iter().map(|(name, _)| name).collect::<BTreeSet<_>>();
    assert_eq!(names.len(), made_once.len(), "{made_once:?}");
    let mut found = Vec::new();
    for (folder, extension) in
        [("migrations", "sql"), ("crates", "sql"), ("crates", "rs"), ("src", "sql"), ("src", "rs")]
    {
        files(&root().join(folder), extension, &mut found);
    }
    // Beside them: what `railhead distribute` puts into a database of Citus.
    let own = ["migrations/functions.sql", "crates/store/src/citus/mod.rs"].map(|file| root().join(file));
    for file in found.iter().filter(|file| !own.contains(file)) {
        let made = made(&fs::read_to_string(file).unwrap());
        assert_eq!(made, [], "{}: functions and triggers belong in functions.sql", file.display());
    }
}

#[test]
fn definitions_are_found_in_any_spelling() {
    let text = "-- CREATE FUNCTION no()\nCREATE  FUNCTION a(b int) RETURNS\n\"create or replace\ntrigger c AFTER";
    assert_eq!(made(text), [("a".to_owned(), false), ("c".to_owned(), true)]);
    let text = "DO $$ BEGIN CREATE OR REPLACE TRIGGER c AFTER; DROP FUNCTION d; CREATE TABLE e (f int)";
    assert_eq!(made(text), [("c".to_owned(), true)]);
}
