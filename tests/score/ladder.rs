//! `railhead-lab ladder`, the built program, and the times that `simulate` prints beside its
//! results.

use serde_json::Value;
use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn ladder(options: &[&str]) -> Output {
    run(env!("CARGO_BIN_EXE_railhead-lab"), &[&["ladder"], options].concat())
}

fn run(program: &str, options: &[&str]) -> Output {
    let mut command = Command::new(program);
    command.args(options).env_remove("RAILHEAD_LANG").env("LC_ALL", "C").output().unwrap()
}

fn printed(options: &[&str]) -> String {
    let output = ladder(options);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The message with which a run fails.
fn refused(options: &[&str]) -> String {
    let output = ladder(options);
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn new_file(name: &str) -> String {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_file(&file));
    file.into_os_string().into_string().unwrap()
}

#[test]
fn standings_are_the_same_for_a_seed_and_have_all_duels() {
    let report = |jobs| {
        let options = ["--bots", "random,conductor,stationmaster:2", "--deals", "6", "--json", "--jobs", jobs];
        let mut report = serde_json::from_str::<Value>(&printed(&options)).unwrap();
        for standing in report["standings"].as_array_mut().unwrap() {
            assert!(standing["seconds_per_decision"].as_f64().unwrap() > 0.0);
            standing.as_object_mut().unwrap().retain(|field, _| !field.starts_with("seconds"));
        }
        report
    };
    let one = report("1");
    assert_eq!(one, report("2"));
    assert_eq!((&one["deals"], &one["duels"].as_array().unwrap().len()), (&6.into(), &3));
    let rating = |name: &str| {
        let mut standings = one["standings"].as_array().unwrap().iter();
        standings.find(|standing| standing["contender"] == name).unwrap()["rating"].as_f64().unwrap()
    };
    assert!(rating("conductor") == 1500.0 && rating("random") < 1400.0, "{one}");
    assert_eq!(one["standings"][2]["contender"], "random");
}

#[test]
fn tables_are_printed_as_text_and_as_markdown() {
    let options = ["--bots", "random,conductor", "--deals", "2", "--duel", "conductor,random"];
    let text = printed(&options);
    assert!(text.contains("Deals: 2. Games: 4.") && text.contains("conductor has 1500"), "{text}");
    assert!(text.contains("conductor – random") && text.contains("100.0 %") && text.contains("═"), "{text}");
    let markdown = printed(&[&options[..], &["--markdown", "--lang", "de"]].concat());
    assert!(markdown.contains("| Bot ") && markdown.contains("|---") && !markdown.contains('═'), "{markdown}");
}

#[test]
fn a_file_goes_on_and_its_rows_are_repeated() {
    let file = new_file("ladder.jsonl");
    let options = |deals| ["--bots", "random,conductor", "--deals", deals, "--file", &file, "--json"];
    printed(&options("2"));
    printed(&options("3"));
    let whole = fs::read_to_string(&file).unwrap();
    assert_eq!(whole.lines().count(), 7);
    assert!(printed(&["--file", &file, "--repeat", "6"]).contains("The game is the same"));
    assert!(refused(&["--file", &file, "--repeat", "7"]).contains("it has 6 rows"));
    let other_seed = [&options("3")[..], &["--seed", "2"]].concat();
    assert!(refused(&other_seed).contains("the seed is 1 there, 2 here"));
    fs::write(&file, whole.replacen("\"turns\":", "\"turns\":1", 1)).unwrap();
    assert!(refused(&["--file", &file, "--repeat", "1"]).contains("turns"));
}

#[test]
fn a_gate_is_passed_by_the_stronger_one_only() {
    let gate = |new, old, deals| ladder(&["--gate", new, "--against", old, "--deals", deals, "--elo1", "100"]);
    let text = |output: &[u8]| String::from_utf8(output.to_vec()).unwrap();
    let passed = gate("conductor", "random", "100");
    assert!(passed.status.success() && text(&passed.stdout).contains("Passed"), "{passed:?}");
    let failed = gate("random", "conductor", "100");
    assert!(!failed.status.success() && text(&failed.stderr).contains("Failed"), "{failed:?}");
    let undecided = gate("conductor", "random", "1");
    assert!(!undecided.status.success() && text(&undecided.stderr).contains("Undecided after 1"), "{undecided:?}");
}

#[test]
fn impossible_ladders_are_refused_with_a_reason() {
    for (options, reason) in [
        (&["--bots", "fisch"][..], "a contender is one of random"),
        (&["--bots", "random,random"], "random is named twice"),
        (&["--bots", "random,conductor", "--seats", "3"], "a table of 3 needs 3 contenders, not 2"),
        (&["--repeat", "1"], "--file"),
        (&["--gate", "conductor"], "--against"),
        (&["--gate", "conductor", "--against", "random", "--elo0", "10"], "--elo0 must be less than --elo1"),
        (&["--bots", "random,conductor", "--deals", "1", "--duel", "random,stationmaster"], "have not met"),
        (&["--duel", "random"], "two contenders are named ONE,OTHER"),
    ] {
        let said = refused(options);
        assert!(said.contains(reason), "{options:?}: {said}");
    }
}

#[test]
fn simulate_says_how_long_each_bot_takes() {
    let options = ["simulate", "--games", "4", "--bots", "random,conductor"];
    let simulate = |more: &[&str]| run(env!("CARGO_BIN_EXE_railhead"), &[&options[..], more].concat());
    let report = simulate(&["--json"]);
    let report = serde_json::from_slice::<Value>(&report.stdout).unwrap();
    let seconds = [0, 1].map(|bot| report["bots"][bot]["seconds_per_decision"].as_f64().unwrap());
    assert!(seconds.iter().all(|seconds| *seconds > 0.0), "{seconds:?}");
    let table = String::from_utf8(simulate(&[]).stdout).unwrap();
    assert!(table.contains("time a decision"), "{table}");
}
