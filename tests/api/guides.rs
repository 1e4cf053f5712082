//! The examples of the README and of the guide: each is run as it is copied, twice. Needs curl and jq.

use crate::app::App;
use clap::error::ErrorKind;
use railhead::config::Cli;
use std::{fs, path::PathBuf, process::Command};

const README: &str = include_str!("../../README.md");
const GUIDE: &str = include_str!("../../docs/getting-started.md");
const PLAYING: &str = include_str!("../../docs/playing.md");

#[test]
fn the_curl_examples_play_a_move_when_copied_and_again() {
    let app = App::start();
    let directory = std::env::temp_dir().join(format!("railhead-guides-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    for page in [README, GUIDE] {
        let example = page.split("```sh\n").nth(1).unwrap().split("```").next().unwrap();
        assert!(example.contains("http://127.0.0.1:8080"));
        let example = example.replace("http://127.0.0.1:8080", &app.url);
        for _ in 0..2 {
            let output = Command::new("sh").args(["-euc", &example]).current_dir(&directory).output().unwrap();
            let printed = String::from_utf8(output.stdout).unwrap();
            assert!(output.status.success(), "{printed} {}", String::from_utf8_lossy(&output.stderr));
            assert!(printed.contains(r#""type":"tickets_kept","seat":0"#), "{printed}");
        }
    }
    std::fs::remove_dir_all(&directory).unwrap();
}

/// The first script of a page.
fn script(page: &str) -> &str {
    page.split("```sh\n").nth(1).unwrap().split("```").next().unwrap()
}

#[test]
fn the_loop_about_playing_ends_a_game_that_either_example_began() {
    let app = App::start();
    let directory = tempfile::tempdir().unwrap();
    for begun in [README, GUIDE] {
        let example = format!("{}{}", script(begun), script(PLAYING)).replace("http://127.0.0.1:8080", &app.url);
        let output = Command::new("bash").args(["-euc", &example]).current_dir(&directory).output().unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{printed} {}", String::from_utf8_lossy(&output.stderr));
        let scores = printed.lines().rev().take(2).collect::<Vec<_>>();
        assert!(scores.iter().all(|line| line.starts_with(r#"{"seat":"#) && line.contains("express")), "{scores:?}");
    }
}

/// The commands of a page for a program: what stands behind `railhead ` in code, up to where a shell
/// goes on with something else.
fn commands(page: &str, program: &str) -> Vec<String> {
    let joined = page.replace("\\\n", " ");
    let begin = format!("{program} ");
    let blocks = joined.lines().filter(|line| line.starts_with("    ")).flat_map(|line| line.split(" | "));
    let blocks = blocks.filter_map(|part| part.trim_start().strip_prefix(&begin));
    let inline = joined.split('`').skip(1).step_by(2).filter_map(|code| code.strip_prefix(&begin));
    let ends = [" |", " >", " <", " &", "  #"];
    let command = |text: &str| ends.iter().fold(text, |text, end| text.split(end).next().unwrap_or(text)).to_owned();
    blocks.chain(inline).map(command).collect()
}

/// Whether a word stands for something else: NAME, `…`, $HOME.
fn is_placeholder(word: &str) -> bool {
    word.contains(['…', '$', '[', '{']) || word.len() > 1 && word.chars().all(|c| c.is_ascii_uppercase())
}

/// The commands of all pages for a program, in words, each with its page.
fn commands_of_pages(program: &str) -> Vec<(PathBuf, Vec<String>)> {
    let pages = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/docs")).unwrap().map(|entry| entry.unwrap().path());
    let pages = pages.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let commands = pages.flat_map(|path| {
        let commands = commands(&fs::read_to_string(&path).unwrap(), program);
        commands.into_iter().map(move |command| (path.clone(), command))
    });
    let words = commands.map(|(path, command)| {
        let words = shlex::split(&command).unwrap_or_else(|| panic!("{}: {command}", path.display()));
        (path, words)
    });
    words.filter(|(_, words)| !words.iter().any(|word| is_placeholder(word))).collect()
}

#[test]
fn the_commands_of_the_pages_are_such_as_the_program_takes() {
    let commands = commands_of_pages("railhead");
    assert!(commands.len() > 40, "{commands:?}");
    for (path, words) in commands {
        let refused = Cli::definition().try_get_matches_from(["railhead".to_owned()].iter().chain(&words)).err();
        // An option that is named without its value.
        let is_name = words.last().is_some_and(|word| word.starts_with("--"));
        let is_wrong = refused.filter(|error| {
            use ErrorKind::{InvalidSubcommand, InvalidValue, UnknownArgument, ValueValidation};
            let kinds = [InvalidSubcommand, InvalidValue, UnknownArgument, ValueValidation];
            kinds.contains(&error.kind()) && !(is_name && error.kind() == InvalidValue)
        });
        assert!(is_wrong.is_none(), "{}: railhead {}: {}", path.display(), words.join(" "), is_wrong.unwrap());
    }
}

#[test]
fn the_commands_of_the_pages_are_such_as_the_lab_takes() {
    let commands = commands_of_pages("railhead-lab");
    assert!(commands.len() > 5, "{commands:?}");
    for (path, words) in commands {
        // Help is printed, and nothing run, if what stands before it is right.
        let output = Command::new(env!("CARGO_BIN_EXE_railhead-lab")).args(&words).arg("--help").output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: railhead-lab {}: {said}", path.display(), words.join(" "));
    }
}
