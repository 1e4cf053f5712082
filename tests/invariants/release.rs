//! A release: nothing that only tests need is compiled into it.

use crate::{doors::root, prose::files};
use std::{collections::BTreeSet, env, fs, path::PathBuf, process::Command};

/// Packages of tests: what they start and steer a server with (with the gate before each statement and the
/// proxy before PostgreSQL), and the explorers of orders of steps.
const OF_TESTS: [&str; 3] = ["railhead-test-support", "shuttle", "loom"];

/// Marks of code that is compiled only for an explorer.
const MARKS: [&str; 3] = ["cfg(shuttle", "cfg(loom", "feature = \"shuttle\""];

/// The packages that the server, or the whole workspace, is made of, by these kinds of dependencies.
fn packages(of: &[&str], kinds: &str) -> BTreeSet<String> {
    let mut tree = Command::new(env!("CARGO"));
    tree.current_dir(root()).args(["tree", "--offline", "--locked", "--all-features"]).args(of);
    let output = tree.args(["--prefix", "none", "--format", "{p}", "--edges", kinds]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).unwrap();
    lines.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

#[test]
fn a_release_has_nothing_that_only_tests_need() {
    let released = packages(&["--package", "railhead"], "normal,build");
    assert!(["railhead", "railhead-store", "tokio"].iter().all(|name| released.contains(*name)), "{released:?}");
    let found = OF_TESTS.iter().filter(|name| released.contains(**name)).collect::<Vec<_>>();
    assert!(found.is_empty(), "{found:?}");
    let all = packages(&["--workspace"], "normal,build,dev");
    assert!(all.contains("railhead-test-support") && all.contains("shuttle"), "the names are right");
}

#[test]
fn no_code_is_compiled_for_an_explorer_alone() {
    let mut sources = Vec::new();
    ["src", "crates"].iter().for_each(|place| files(&root().join(place), "rs", &mut sources));
    let text = |file: &PathBuf| fs::read_to_string(file).unwrap();
    let marked = sources.iter().filter(|file| MARKS.iter().any(|mark| text(file).contains(mark))).collect::<Vec<_>>();
    assert!(marked.is_empty(), "{marked:?}");
    assert!(sources.iter().any(|file| text(file).contains("shuttle::")), "the sources are read");
}
