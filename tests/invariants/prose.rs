//! Style of the sources: doc comments, names of tests and constants, lines of Markdown.

use crate::doors::root;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Folders and files of sources and of documents, without generated ones.
const SOURCES: [&str; 6] = ["benches", "build.rs", "crates", "examples", "src", "tests"];
const DOCUMENTS: [&str; 6] = [".github", "clients", "crates", "docs", "ops", "tests"];

/// Words that ask a question where a doc comment names a thing or an action.
const QUESTIONS: [&str; 18] = [
    "How",
    "Nobody",
    "Of many",
    "Those",
    "What",
    "Whatever",
    "When",
    "Whenever",
    "Where",
    "Wherever",
    "Which",
    "Whichever",
    "Who",
    "Whoever",
    "Whom",
    "Whomever",
    "Whose",
    "Why",
];

/// Limits in characters.
const TEST_NAME: usize = 60;
const PROSE: usize = 100;

/// The numbers of lines at which something is wrong, and the reason.
type Faults = Vec<(usize, String)>;

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()))
}

/// The kind and the text of a line of a doc comment.
fn doc_comment(line: &str) -> Option<(&str, &str)> {
    let (mark, text) = line.split_at_checked(3)?;
    (["///", "//!"].contains(&mark) && !text.starts_with('/')).then(|| (mark, text.trim()))
}

/// Paragraphs of doc comments that begin with a question.
fn questions(source: &str) -> Faults {
    let mut faults = Faults::new();
    let mut before = None;
    for (number, line) in numbered(source) {
        let comment = doc_comment(line);
        if let Some((_, text)) = comment.filter(|(mark, _)| before != Some(*mark)) {
            let ends = |rest: &str| !rest.starts_with(char::is_alphanumeric);
            let question = QUESTIONS.into_iter().find(|word| text.strip_prefix(word).is_some_and(ends));
            if let Some(word) = question {
                faults.push((number, format!("a doc comment begins with {word:?}: {text}")));
            }
        }
        // After an empty line, a paragraph begins.
        before = comment.filter(|(_, text)| !text.is_empty()).map(|(mark, _)| mark);
    }
    faults
}

/// The name in the first line of a function.
fn function(line: &str) -> Option<&str> {
    let name = line.strip_prefix("fn ").or_else(|| Some(line.split_once(" fn ")?.1))?;
    name.split(['(', '<']).next()
}

/// The word of a question with which the name of a test begins, after the number of a rule.
fn free_relative(name: &str) -> Option<&'static str> {
    let numbers = |part: &&str| part.trim_start_matches('r').chars().all(|char| char.is_ascii_digit());
    let first = name.split('_').find(|part| !numbers(part))?;
    QUESTIONS.into_iter().chain(["That"]).find(|word| word.eq_ignore_ascii_case(first) && *word != "Nobody")
}

/// Functions with `#[test]`, `#[tokio::test]` and the like whose names are too long or begin with a question.
fn bad_names(source: &str) -> Faults {
    let mut faults = Faults::new();
    let mut is_test = false;
    for (number, line) in numbered(source) {
        if let Some(attribute) = line.strip_prefix("#[") {
            let path = attribute.split(['(', ']']).next().unwrap();
            is_test |= path.rsplit("::").next() == Some("test");
        } else if !line.starts_with("//") {
            let name = function(line).filter(|_| is_test);
            let long = name.filter(|name| name.len() > TEST_NAME);
            faults.extend(long.map(|name| (number, format!("a test name of {} letters: {name}", name.len()))));
            let question = name.filter(|name| free_relative(name).is_some());
            faults.extend(question.map(|name| (number, format!("a test name that begins with a question: {name}"))));
            is_test = false;
        }
    }
    faults
}

/// Definitions of constants for a maximum that are not called `MAX_…`.
fn maxima(source: &str) -> Faults {
    let named = ["const", "static"].map(|kind| format!("{kind} {}_", "MOST"));
    let is_bad = |line: &str| named.iter().any(|name| line.contains(name));
    let bad = numbered(source).filter(|(_, line)| is_bad(line));
    bad.map(|(number, line)| (number, format!("a constant that is not called MAX_: {line}"))).collect()
}

/// The lines of Markdown, by number, that are neither tables nor code.
fn prose(markdown: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    let numbered = markdown.lines().enumerate().map(|(index, line)| (index + 1, line));
    numbered.filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence && !line.starts_with("    ") && !line.trim_start().starts_with('|')
    })
}

/// Lines of prose that are too long, and have a place to break.
fn long_lines(markdown: &str) -> Faults {
    let length = |line: &str| line.chars().count();
    let is_long = |line: &str| length(line) > PROSE && line.trim_start().trim_start_matches("- ").contains(' ');
    let long = prose(markdown).filter(|(_, line)| is_long(line));
    long.map(|(number, line)| (number, format!("a line of {} characters", length(line)))).collect()
}

/// Lines of prose at whose end a command or another text in code is not over.
fn broken_code(markdown: &str) -> Faults {
    let broken = prose(markdown).filter(|(_, line)| line.matches('`').count() % 2 == 1);
    broken.map(|(number, line)| (number, format!("a text in code that goes on or begins elsewhere: {line}"))).collect()
}

/// Statements in SQL with more than four values, by number: they have names.
fn numbered_values(source: &str) -> Faults {
    let number = |text: &str| text.split(|letter: char| !letter.is_ascii_digit()).next()?.parse::<u32>().ok();
    let faults = numbered(source).filter_map(|(line, text)| {
        let highest = text.split('$').skip(1).filter_map(number).max()?;
        (highest > 4).then(|| (line, format!("a value by its number, ${highest}: bind it by name")))
    });
    faults.collect()
}

/// The files with this extension in a folder, without generated ones.
pub fn files(at: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    if at.is_dir() {
        let is_generated = ["target", "node_modules", "dist", "build"].iter().any(|name| at.ends_with(name));
        for entry in fs::read_dir(at).unwrap().filter(|_| !is_generated) {
            files(&entry.unwrap().path(), extension, found);
        }
    } else if at.extension().is_some_and(|own| own == extension) {
        found.push(at.to_owned());
    }
}

/// All faults in files with this extension, as `file:line: reason`.
fn check(places: &[&str], extension: &str, rule: impl Fn(&str) -> Faults) -> Vec<String> {
    let root = root();
    let mut found = Vec::new();
    places.iter().for_each(|place| files(&root.join(place), extension, &mut found));
    assert!(found.len() > 10, "{extension}: {found:?}");
    let mut faults = Vec::new();
    for file in found {
        let short = file.strip_prefix(root).unwrap().display();
        let own = rule(&fs::read_to_string(&file).unwrap());
        faults.extend(own.into_iter().map(|(line, reason)| format!("{short}:{line}: {reason}")));
    }
    faults
}

#[test]
fn doc_comments_begin_with_a_thing_or_an_action() {
    let faults = check(&SOURCES, "rs", questions);
    assert!(faults.is_empty(), "{} of them:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn test_names_are_short_and_begin_with_a_subject() {
    let faults = check(&SOURCES, "rs", bad_names);
    assert!(faults.is_empty(), "{} of them:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn constants_for_a_maximum_begin_with_max() {
    let faults = check(&SOURCES, "rs", maxima);
    assert!(faults.is_empty(), "{} of them:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn statements_of_more_than_four_values_name_them() {
    let faults = ["rs", "sql"].map(|extension| check(&["crates", "src"], extension, numbered_values)).concat();
    assert!(faults.is_empty(), "{} of them:\n{}", faults.len(), faults.join("\n"));
}

/// Finds no fault in the documents.
fn check_documents(rule: impl Fn(&str) -> Faults) {
    let names = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let top = names.filter(|name| name.ends_with(".md")).collect::<Vec<_>>();
    let places = DOCUMENTS.into_iter().chain(top.iter().map(String::as_str)).collect::<Vec<_>>();
    let faults = check(&places, "md", rule);
    assert!(faults.is_empty(), "{} of them:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn lines_of_prose_have_at_most_a_hundred_characters() {
    check_documents(long_lines);
}

#[test]
fn texts_in_code_are_not_broken_over_two_lines() {
    check_documents(broken_code);
}

fn lines(faults: Faults) -> Vec<usize> {
    faults.into_iter().map(|(line, _)| line).collect()
}

#[test]
fn a_question_is_found_only_where_a_paragraph_begins() {
    let bad = "//! Who is there.\n//! What goes on.\n\n/// Of many, none.\nstruct A;\n    ///Whose it is.\n    ///\n    /// How.\n";
    assert_eq!(lines(questions(bad)), [1, 4, 6, 8]);
    let good =
        "//! The one\n//! Who is there.\n\n/// Whether it is.\n/// What is it?\n//// Who\n// Who\n/// Whosoever.\n";
    assert!(questions(good).is_empty());
}

#[test]
fn a_value_by_a_high_number_is_found() {
    assert_eq!(lines(numbered_values("a = $4 AND b = $1\nc = $5\nd IN ($1, $12)\nprice: $, ${5}")), [2, 3]);
}

#[test]
fn a_long_name_or_a_question_is_found_of_tests_only() {
    let long = "a".repeat(TEST_NAME + 1);
    let test = |attributes: &str, name: &str| format!("{attributes}\n/// Words.\nasync fn {name}() {{\n");
    for attribute in ["#[test]", "#[actix_web::test]", "#[tokio::test(start_paused = true)]\n#[ignore]"] {
        assert_eq!(bad_names(&test(attribute, &long)).len(), 1, "{attribute}");
        assert_eq!(bad_names(&test(attribute, &long[1..])), [], "{attribute}");
    }
    assert_eq!(bad_names(&test("#[must_use]", &long)), []);
    for (name, count) in [
        ("who_sits", 1),
        ("that_sits", 1),
        ("r10_2_what_is", 1),
        ("whole_games", 0),
        ("nobody_sits", 0),
        ("r1_a_who", 0),
    ] {
        assert_eq!(bad_names(&test("#[test]", name)).len(), count, "{name}");
    }
    assert_eq!(bad_names(&format!("#[test]\nfn short() {{\n}}\nfn {long}() {{\n")), []);
}

#[test]
fn a_maximum_is_found_by_its_name() {
    let source = format!("\nconst {0}KEYS: u8 = 4;\nlet a = FORE{0}X;\npub static {0}A: u8 = {0}KEYS;", "MOST_");
    assert_eq!(lines(maxima(&source)), [2, 4]);
}

#[test]
fn a_long_line_is_found_outside_of_tables_and_code() {
    let long = "wörter ".repeat(15);
    let text = format!("{long}\n| {long} |\n    {long}\n```\n{long}\n```\n- {long}\n{}\n", "x".repeat(120));
    assert_eq!(lines(long_lines(&text)), [1, 7]);
}

#[test]
fn a_broken_text_in_code_is_found() {
    assert_eq!(lines(broken_code("a `b` c\na `b\nc` d\n| `x |\n    `y\n```\n`z\n```\nend\n")), [2, 3]);
}
