//! The language of what the commands print: `--lang`, or that of the environment.

use std::{
    io::Write,
    process::{Command, Stdio},
};

const GAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/vectors/1.jsonl");

/// The standard output of a command; `locale` is `LANG`.
fn printed(arguments: &[&str], locale: &str, input: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("RAILHEAD_LANG")
        .env("LANG", locale);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn a_replay_is_narrated_in_five_languages_as_documented() {
    let page = include_str!("../../docs/languages.md");
    let (_, excerpt) = page.split_once("```text\n").unwrap();
    let (excerpt, _) = excerpt.split_once("\n```").unwrap();
    let shown = excerpt.split("\n\n").collect::<Vec<_>>();
    assert_eq!(shown.len(), 5);
    for (language, shown) in ["en", "fr", "de", "es", "it"].into_iter().zip(shown) {
        let told = printed(&["replay", "--lang", language, GAME], "C", "");
        for line in shown.lines() {
            assert!(told.lines().any(|told| told == line), "{language}: {line}");
        }
        let scores = told.lines().rev().take(12).collect::<String>();
        assert!(!told.contains(['{', '$']) && scores.contains("═"), "{scores}");
    }
}

#[test]
fn the_environment_chooses_the_language_unless_the_option_does() {
    let heading = |locale: &str| {
        let told = printed(&["simulate", "--games", "1", "--seed", "7"], locale, "");
        told.split_whitespace().nth(1).unwrap().to_owned()
    };
    for (locale, expected) in
        [("de_AT.UTF-8", "Partie"), ("es_ES", "partida"), ("C.UTF-8", "game"), ("", "game"), ("nl_NL", "game")]
    {
        assert_eq!(heading(locale), expected, "{locale}");
    }
    let told = printed(&["verify", "--lang", "it", GAME], "de_DE.UTF-8", "");
    assert!(told.starts_with("Partita ") && told.contains("tutti derivano dal segreto"), "{told}");
}

#[test]
fn problems_of_a_scoring_are_translated_but_not_their_codes() {
    let position = r#"{"players":[{"name":"Ada","routes":["paris-mars"]}]}"#;
    let problem = |language| {
        let answer = printed(&["score", "--lang", language], "C", position);
        serde_json::from_str::<serde_json::Value>(&answer).unwrap()
    };
    let (german, spanish) = (problem("de"), problem("es"));
    assert_eq!((&german["code"], &german["title"]), (&"unknown_route".into(), &"Unbekannte Strecke".into()));
    assert_eq!(
        spanish["detail"],
        "Ada: No existe el recorrido «paris-mars». Lo más parecido: marseille-paris, brest-paris, paris-zurich."
    );
}
