//! The texts of all languages, compared: the same messages in the same files, with the same
//! variables and attributes, and none left in English.

#![expect(clippy::unwrap_used, clippy::panic)]

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement},
    parser, serializer,
};
use railhead_localization::Language;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

/// Texts that are the same in English and in these languages.
const SAME: &[(&str, &[&str])] = &[
    ("bot-director", &["es"]),
    ("card-locomotive", &["fr"]),
    ("card-orange", &["fr"]),
    ("chart-axis-points", &["fr"]),
    ("chart-axis-rating", &["es", "it"]),
    ("duration-minutes", &["fr"]),
    ("explain-express", &["es", "it"]),
    ("explain-total", &["es"]),
    ("ladder-duel", &["fr"]),
    ("ladder-rating", &["es", "it"]),
    ("legend-bot", &["fr", "es", "it"]),
    ("legend-ferry", &["fr"]),
    ("legend-points", &["fr"]),
    ("legend-tunnel", &["fr"]),
    ("payment-locomotives", &["fr"]),
    ("picture-standings-points", &["fr"]),
    ("picture-standings-tables", &["fr"]),
    ("points", &["fr"]),
    ("routes", &["fr"]),
    ("score-express", &["fr", "es", "it"]),
    ("score-routes", &["fr"]),
    ("score-total", &["fr", "es"]),
    ("simulate-bot", &["fr", "es", "it"]),
    ("ticket-set-europa_1912", &["fr", "de", "es", "it"]),
    ("ticket-set-europe", &["fr"]),
    ("ticket-set-orient_express", &["es", "it"]),
    ("variant-europa_1912", &["fr", "de", "es", "it"]),
    ("web-actions", &["fr"]),
    ("web-bot", &["fr", "es", "it"]),
    ("web-code", &["de"]),
    ("web-desk-health-version", &["fr", "de"]),
    ("web-desk-notice-text", &["de"]),
    ("web-contact", &["fr"]),
    ("web-express", &["fr", "es", "it"]),
    ("web-invitations", &["fr"]),
    ("web-join-code", &["fr", "de"]),
    ("web-league-tables", &["fr"]),
    ("web-licence", &["fr"]),
    ("web-menu", &["fr", "it"]),
    ("web-name", &["de"]),
    ("web-password", &["it"]),
    ("web-pause", &["fr", "de"]),
    ("web-push", &["fr"]),
    ("web-puzzle-solution", &["fr"]),
    ("web-puzzle-theme-claim", &["fr"]),
    ("web-puzzle-theme-ferry", &["fr"]),
    ("web-puzzle-theme-tunnel", &["fr"]),
    ("web-rating", &["es", "it"]),
    ("web-ratings", &["es"]),
    ("web-replay", &["it"]),
    ("web-speed", &["fr", "de"]),
    ("web-lesson-minutes", &["fr"]),
    ("web-speed-normal", &["de", "es"]),
    ("web-stand-ins-none", &["es", "it"]),
    ("web-tables", &["fr"]),
    ("web-value-best_score", &["fr"]),
    ("web-value-duel", &["es", "it"]),
    ("web-value-mean_score", &["fr"]),
    ("web-value-table", &["es", "it"]),
    ("web-version", &["fr", "de"]),
    ("web-vibration", &["fr", "de"]),
    ("web-tournament-count-arena", &["fr"]),
    ("web-tournament-format-arena", &["de", "es", "it"]),
    ("web-tournament-name", &["de"]),
    ("web-tournament-place", &["fr"]),
    ("web-tournament-points", &["fr"]),
    ("web-league-division", &["fr", "de"]),
    ("web-direct-minutes", &["fr"]),
    ("web-hall-table", &["fr"]),
    ("web-podium-points", &["fr"]),
];

/// A text: of a message, or `message.attribute`.
struct Text {
    variables: BTreeSet<String>,
    written: String,
    /// Whether it has words besides its variables.
    has_words: bool,
}

fn folder(language: Language) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code())
}

fn files() -> Vec<String> {
    let entries = fs::read_dir(folder(Language::English)).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn texts(language: Language, file: &str) -> BTreeMap<String, Text> {
    let source = fs::read_to_string(folder(language).join(file)).unwrap();
    let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{language} {file}: {errors:?}"));
    let mut texts = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        for (id, text) in texts_of(&message) {
            assert!(texts.insert(id.clone(), text).is_none(), "{language} {file}: {id} twice");
        }
    }
    texts
}

fn texts_of(message: &Message<String>) -> Vec<(String, Text)> {
    let own = message.value.iter().map(|pattern| (message.id.name.clone(), text(pattern)));
    let attributes = message.attributes.iter();
    own.chain(
        attributes.map(|attribute| (format!("{}.{}", message.id.name, attribute.id.name), text(&attribute.value))),
    )
    .collect()
}

fn text(pattern: &Pattern<String>) -> Text {
    let mut variables = BTreeSet::new();
    in_pattern(pattern, &mut variables);
    // The text as a message of its own.
    let id = fluent_syntax::ast::Identifier { name: "x".to_owned() };
    let message = Message { id, value: Some(pattern.clone()), attributes: Vec::new(), comment: None };
    let written = serializer::serialize(&fluent_syntax::ast::Resource { body: vec![Entry::Message(message)] });
    let has_words = pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { value } => value.chars().any(char::is_alphabetic),
        PatternElement::Placeable { expression } => matches!(expression, Expression::Select { .. }),
    });
    Text { variables, written, has_words }
}

fn in_pattern(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<String>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
        }
    }
}

fn in_inline(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(variables.insert(id.name.clone())),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            positional.iter().for_each(|inline| in_inline(inline, variables));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

#[test]
fn every_language_has_the_messages_and_variables_of_english() {
    let mut wrong = Vec::new();
    for file in files() {
        let english = texts(Language::English, &file);
        for language in Language::ALL {
            let texts = texts(language, &file);
            for id in english.keys().filter(|id| !texts.contains_key(*id)) {
                wrong.push(format!("{language} {file}: no {id}"));
            }
            for (id, text) in &texts {
                match english.get(id) {
                    None => wrong.push(format!("{language} {file}: {id} is not in English")),
                    Some(english) if english.variables != text.variables => {
                        wrong.push(format!(
                            "{language} {file}: {id} has {:?}, not {:?}",
                            text.variables, english.variables
                        ));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_message_is_in_two_files() {
    let mut seen = BTreeMap::new();
    for file in files() {
        for id in texts(Language::English, &file).into_keys() {
            let before = seen.insert(id.clone(), file.clone());
            assert!(before.is_none(), "{id} is in {file} and {before:?}");
        }
    }
}

/// Cities may be the same: most travellers agree on the name of Berlin.
#[test]
fn no_text_is_left_in_english() {
    let mut left = Vec::new();
    for file in files().into_iter().filter(|file| file != "cities.ftl") {
        let english = texts(Language::English, &file);
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            for (id, text) in texts(language, &file) {
                let is_same =
                    english.get(&id).is_some_and(|english| english.has_words && english.written == text.written);
                let may_be = SAME.iter().any(|(same, languages)| *same == id && languages.contains(&language.code()));
                if is_same != may_be {
                    left.push(format!("{language}: {id} {}", if is_same { "is English" } else { "is translated" }));
                }
            }
        }
    }
    assert!(left.is_empty(), "{}", left.join("\n"));
}

#[test]
fn every_file_is_in_the_program() {
    // The web app has its texts in its own files.
    for language in Language::ALL {
        for file in files().into_iter().filter(|file| !file.starts_with("web")) {
            for (id, text) in texts(language, &file) {
                if text.variables.is_empty() {
                    assert_ne!(language.text(&id), id, "{language} {file}");
                }
            }
        }
    }
}

#[test]
fn an_id_that_nobody_has_is_shown_as_it_is() {
    for language in Language::ALL {
        assert_eq!(language.text("nobody-has-this"), "nobody-has-this");
    }
}

/// Numbers are formatted as arguments; the bundles of the server have no functions.
#[test]
fn no_text_of_the_server_calls_a_function() {
    for (language, file) in
        Language::ALL.into_iter().flat_map(|language| files().into_iter().map(move |file| (language, file)))
    {
        let text = fs::read_to_string(folder(language).join(&file)).unwrap();
        let calls = text.lines().filter(|line| line.contains("NUMBER(") || line.contains("DATETIME("));
        assert_eq!(calls.collect::<Vec<_>>(), [""; 0], "{language} {file}");
    }
}
