//! The messages in the sources of the workspace and those in the files are the same.

#![expect(clippy::unwrap_used, clippy::panic)]

use fluent_syntax::{
    ast::{Entry, Resource},
    parser,
};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// The files whose messages are made of codes, such as city-paris: other tests try every code.
const MADE: [&str; 6] = ["cities.ftl", "game.ftl", "lessons.ftl", "phrases.ftl", "rules.ftl", "titles.ftl"];

/// A `message!` or a `text("…")`.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Use {
    id: String,
    variables: BTreeSet<String>,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files_under(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_under(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
}

fn uses(tokens: TokenStream, found: &mut BTreeSet<Use>) {
    let tokens = tokens.into_iter().collect::<Vec<_>>();
    for window in tokens.windows(3) {
        if let [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(group)] = window
            && name == "message"
            && mark.as_char() == '!'
        {
            found.extend(message(group.stream()));
        }
        if let [TokenTree::Punct(dot), TokenTree::Ident(name), TokenTree::Group(group)] = window
            && dot.as_char() == '.'
            && name == "text"
            && group.delimiter() == Delimiter::Parenthesis
        {
            found.extend(message(group.stream()));
        }
    }
    for token in tokens {
        if let TokenTree::Group(group) = token {
            uses(group.stream(), found);
        }
    }
}

/// The id, and the name before each `,` or `=`.
fn message(tokens: TokenStream) -> Option<Use> {
    let tokens = tokens.into_iter().collect::<Vec<_>>();
    let mut parts = tokens.split(|token| matches!(token, TokenTree::Punct(comma) if comma.as_char() == ','));
    let id = match parts.next() {
        Some([TokenTree::Literal(id)]) => id.to_string(),
        _ => return None,
    };
    let id = id.strip_prefix('"')?.strip_suffix('"')?.to_owned();
    let variables = parts.filter_map(|part| part.first()).map(ToString::to_string).collect();
    Some(Use { id, variables })
}

/// The messages of English in these files, with their variables.
fn messages(of: impl Fn(&str) -> bool) -> BTreeMap<String, BTreeSet<String>> {
    let mut paths = Vec::new();
    files_under(&root().join("crates/localization/locales/en"), "ftl", &mut paths);
    let mut messages = BTreeMap::new();
    for path in paths.into_iter().filter(|path| of(path.file_name().unwrap().to_str().unwrap())) {
        let source = fs::read_to_string(&path).unwrap();
        let Resource { body } = parser::parse(source.as_str()).unwrap();
        for entry in body {
            let Entry::Message(mut message) = entry else { continue };
            message.comment = None;
            let text = fluent_syntax::serializer::serialize(&Resource { body: vec![Entry::Message(message.clone())] });
            let variables = text.split('$').skip(1).map(|rest| {
                rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect::<String>()
            });
            messages.insert(message.id.name.to_owned(), variables.collect());
        }
    }
    messages
}

fn all_uses() -> BTreeSet<Use> {
    let mut paths = Vec::new();
    files_under(&root().join("src"), "rs", &mut paths);
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        files_under(&entry.unwrap().path().join("src"), "rs", &mut paths);
    }
    let mut found = BTreeSet::new();
    for path in paths {
        let source = fs::read_to_string(&path).unwrap();
        uses(source.parse::<TokenStream>().unwrap_or_else(|error| panic!("{}: {error}", path.display())), &mut found);
    }
    found
}

#[test]
fn every_message_of_the_sources_is_in_the_files() {
    let messages = messages(|_| true);
    for Use { id, variables } in all_uses() {
        let message = id.split('.').next().unwrap_or_default();
        let Some(expected) = messages.get(message) else { panic!("the sources use {id}, which no file has") };
        assert_eq!(&variables, expected, "{id}");
    }
}

#[test]
fn every_message_in_the_files_is_used() {
    let used = all_uses().into_iter().map(|found| found.id).collect::<BTreeSet<_>>();
    let messages = messages(|file| !MADE.contains(&file) && !file.starts_with("web"));
    let unused = messages.into_keys().filter(|id| !used.iter().any(|used| used.split('.').next() == Some(id)));
    let unused = unused.collect::<Vec<_>>();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// The texts that the web app asks for: `t("web-home")`, and beginnings such as `web-board-${…}`.
fn asked_by_the_app() -> BTreeSet<String> {
    let mut paths = Vec::new();
    for extension in ["ts", "tsx"] {
        files_under(&root().join("clients/web/src"), extension, &mut paths);
    }
    let source = paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect::<String>();
    let asked = source.split(['"', '\'', '`']).filter(|text| text.starts_with("web-"));
    asked.map(|text| text.split("${").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn the_web_app_uses_its_messages_and_no_others() {
    let written = messages(|file| file.starts_with("web"));
    let asked = asked_by_the_app();
    let is_beginning = |id: &str| id.ends_with('-');
    for id in asked.iter().filter(|id| !is_beginning(id)) {
        assert!(written.contains_key(id), "the app asks for {id}, which no file has");
    }
    let is_asked = |id: &String| {
        asked.contains(id) || asked.iter().any(|asked| is_beginning(asked) && id.starts_with(asked.as_str()))
    };
    let unused = written.into_keys().filter(|id| !is_asked(id)).collect::<Vec<_>>();
    assert!(unused.is_empty(), "{unused:#?}");
}
