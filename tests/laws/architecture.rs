//! The house: who may use whom, asked of the sources.

use std::{
    fs,
    path::{Path, PathBuf},
};

fn sources(dir: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(dir);
    let mut found = Vec::new();
    let mut open = vec![root];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(!found.is_empty());
    found
}

/// What a source names with `word::` at the head of a path.
fn uses<'a>(source: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    source.lines().filter(move |line| {
        let code = line.split("//").next().unwrap_or("");
        code.match_indices(&format!("{word}::")).any(|(at, _)| {
            let before = code[..at].chars().next_back();
            before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != ':')
        })
    })
}

#[test]
fn the_engine_uses_nothing_but_std_serde_thiserror_rand_and_utoipa() {
    let outside = ["crate", "railhead", "actix_web", "diesel", "diesel_async", "tokio", "serde_json", "jiff", "uuid"];
    let outside = outside.into_iter().chain(["rand_chacha", "tracing", "clap", "sha2", "hmac", "argon2"]);
    for (path, source) in sources("engine") {
        for word in outside.clone() {
            let found = uses(&source, word).collect::<Vec<_>>();
            assert!(found.is_empty(), "{} uses {word}: {found:?}", path.display());
        }
    }
}

#[test]
fn each_room_uses_only_those_below_it() {
    let forbidden = [
        ("bots", &["store", "api", "auth", "config", "commands"][..]),
        ("auth", &["store", "api", "engine", "config", "commands"][..]),
        ("store", &["api", "auth", "config", "commands", "webhooks"][..]),
        ("webhooks", &["api", "auth", "engine", "config", "commands"][..]),
        ("projection", &["store", "api", "auth", "bots", "chance", "config", "commands", "webhooks"]),
        ("postgres", &["store", "api", "auth", "engine", "config", "commands"][..]),
        ("api", &["config", "commands", "postgres"][..]),
    ];
    for (room, rooms) in forbidden {
        for (path, source) in sources(room) {
            for other in rooms {
                let listed = source.split("use crate::{").skip(1).filter_map(|list| list.split("};").next());
                let listed = listed.collect::<String>().contains(&format!("\n    {other}::"));
                let named = listed || source.contains(&format!("crate::{other}"));
                assert!(!named, "{} uses {other}", path.display());
            }
        }
    }
}

#[test]
fn bots_see_a_view_and_moves_never_a_game() {
    for (path, source) in sources("bots").into_iter().filter(|(path, _)| !path.ends_with("mod.rs")) {
        let source = source.split("#[cfg(test)]").next().unwrap();
        assert!(uses(source, "Game").next().is_none() && !source.contains("&Game,"), "{}", path.display());
    }
}

#[test]
fn the_facts_of_the_board_are_those_of_the_shared_data() {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
    for name in ["cities.json", "routes.json", "tickets.json"] {
        let ours = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine/data").join(name)).unwrap();
        // The shared folder stands beside the checkout where the project is built; elsewhere there is nothing to compare.
        if let Ok(theirs) = fs::read(shared.join(name)) {
            assert_eq!(ours, theirs, "{name}");
        }
    }
}
