//! Documents: their lists have what the code has, and nothing else.

use crate::doors::{root, text};
use serde_json::Value;
use std::{collections::BTreeSet, fs};
use syn::{
    Field, Meta,
    visit::{self, Visit},
};

/// The part of a page below a heading, up to the next one of its level.
pub fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, below) = page.split_once(&format!("\n## {heading}\n")).unwrap();
    below.split("\n## ").next().unwrap()
}

/// The texts between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The names in the sentences that begin with a word and a colon: "Table: `a`." and "Tables: `a`, `b`."
fn named(text: &str, word: &str) -> Vec<String> {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut names = Vec::new();
    for mark in [format!("{word}: "), format!("{word}s: ")] {
        for after in line.split(&mark).skip(1) {
            names.extend(quoted(after.split('.').next().unwrap()).map(str::to_owned));
        }
    }
    names
}

/// The names in bold at the beginnings of items: "- **`a`, `b`**: …".
pub fn items(text: &str) -> Vec<String> {
    let heads = text.lines().filter_map(|line| line.strip_prefix("- **")?.split("**").next());
    heads.flat_map(quoted).map(str::to_owned).collect()
}

/// The modules of a folder.
fn modules(folder: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let modules = entries.filter(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "rs"));
    let mut names = modules.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect::<BTreeSet<_>>();
    assert!(names.remove("mod") || names.remove("lib"), "{folder}");
    names
}

/// The tables that the migrations make.
fn tables() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let places = fs::read_dir(root().join("migrations")).unwrap().map(|entry| entry.unwrap().path());
    for folder in places.filter(|place| place.is_dir()) {
        let statements = fs::read_to_string(folder.join("up.sql")).unwrap();
        for line in statements.lines() {
            let is_renamed = line.starts_with("ALTER TABLE") && line.contains(" RENAME TO ");
            assert!(!line.starts_with("DROP TABLE") && !is_renamed, "{line}");
            let name = line.strip_prefix("CREATE TABLE ").or_else(|| line.strip_prefix("CREATE UNLOGGED TABLE "));
            names.extend(name.and_then(|name| name.split([' ', '(']).next()).map(str::to_owned));
        }
    }
    names
}

/// The tables that Diesel knows.
fn tables_of_schema() -> BTreeSet<String> {
    let schema = text("crates/store/src/schema.rs");
    let heads = schema.lines().filter_map(|line| line.strip_prefix("    ")?.strip_suffix(") {"));
    heads.filter_map(|head| head.split_once(" (")).map(|(name, _)| name.to_owned()).collect()
}

/// The operations of the OpenAPI document: `GET /v1/games`.
fn operations(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().unwrap().iter();
    let operations = paths.flat_map(|(path, item)| {
        item.as_object().unwrap().keys().map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    operations.collect()
}

/// The operations in the first cells of tables: "`GET, PUT /v1/a/b`, `c`". A further path has the same
/// methods; without a slash, it is the end of another path in the same folder.
fn operations_of_page(tables: &str) -> Vec<String> {
    let mut operations = Vec::new();
    for line in tables.lines().filter(|line| line.starts_with("| `")) {
        let (mut methods, mut path) = ("", String::new());
        for text in quoted(line.split('|').nth(1).unwrap()) {
            let (before, end) = text.rsplit_once(' ').unwrap_or((methods, text));
            let folder = path.rsplit_once('/').map(|(folder, _)| folder).unwrap_or_default();
            path = if end.starts_with('/') { end.to_owned() } else { format!("{folder}/{end}") };
            methods = before;
            operations.extend(methods.split(", ").map(|method| format!("{method} {path}")));
        }
    }
    operations
}

/// The names in the first cells of the first table.
pub fn rows(text: &str) -> Vec<String> {
    let table = text.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    table.filter_map(|line| quoted(line.split('|').nth(1)?).next()).map(str::to_owned).collect()
}

/// The options of a command, with their variables.
#[derive(Default)]
struct Options {
    found: Vec<(String, Option<String>)>,
}

impl<'ast> Visit<'ast> for Options {
    fn visit_field(&mut self, field: &'ast Field) {
        for attribute in &field.attrs {
            let Meta::List(list) = &attribute.meta else { continue };
            let tokens = list.tokens.to_string();
            let parts = || tokens.split(',').map(str::trim);
            let value = |name: &str| {
                let value = parts().find_map(|part| part.strip_prefix(name)?.trim().strip_prefix('='));
                value.map(|value| value.trim().trim_matches('"').to_owned())
            };
            let is_named = parts().any(|part| part == "long");
            let own = field.ident.as_ref().filter(|_| is_named).map(|ident| ident.to_string().replace('_', "-"));
            if let Some(name) = own.or_else(|| value("long")).filter(|_| list.path.is_ident("arg")) {
                self.found.push((format!("--{name}"), value("env")));
            }
        }
        visit::visit_field(self, field);
    }
}

/// The options in a file that are not in a text, and those whose variables are not.
fn missing_options(file: &str, page: &str) -> Vec<String> {
    let mut options = Options::default();
    options.visit_file(&syn::parse_file(&text(file)).unwrap());
    assert!(!options.found.is_empty(), "{file}");
    let goes_on = |rest: &str| rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '-');
    let is_there = |name: &str| page.match_indices(name).any(|(at, _)| !goes_on(&page[at + name.len()..]));
    let is_variable_there = |name: &String| page.contains(&format!("`{name}`"));
    let missing = options.found.into_iter().filter(|(name, variable)| {
        let is_complete = is_there(name) && variable.as_ref().is_none_or(is_variable_there);
        !is_complete
    });
    missing.map(|(name, _)| format!("{file}: {name}")).collect()
}

/// The differences between a list and what there is.
fn differences(list: &[String], there: &BTreeSet<String>) -> Vec<String> {
    let names = list.iter().cloned().collect::<BTreeSet<_>>();
    let count = |name: &String| list.iter().filter(|other| *other == name).count();
    let missing = there.difference(&names).map(|name| format!("{name} is missing"));
    let unknown = names.difference(there).map(|name| format!("{name} does not exist"));
    let repeated = names.iter().filter(|name| count(name) > 1).map(|name| format!("{name} is there twice"));
    missing.chain(unknown).chain(repeated).collect()
}

fn check(list: &[String], there: &BTreeSet<String>) {
    assert!(there.len() > 10, "{there:?}");
    let differences = differences(list, there);
    assert!(differences.is_empty(), "{differences:#?}");
}

fn document() -> Value {
    serde_json::from_str(&text("openapi/railhead.json")).unwrap()
}

#[test]
fn every_table_is_in_the_architecture() {
    let (page, tables) = (text("ARCHITECTURE.md"), tables());
    check(&named(section(&page, "The store"), "Table"), &tables);
    let schema = tables_of_schema();
    assert!(schema.len() > 50 && schema.is_subset(&tables), "{schema:?}");
}

#[test]
fn every_job_is_in_the_architecture() {
    let (page, mut jobs) = (text("ARCHITECTURE.md"), modules("src/jobs"));
    assert!(jobs.remove("supervision"));
    check(&named(section(&page, "The store"), "Job"), &jobs);
}

#[test]
fn every_module_of_the_store_is_in_the_architecture() {
    check(&items(section(&text("ARCHITECTURE.md"), "The store")), &modules("crates/store/src"));
}

#[test]
fn every_module_of_http_is_in_the_architecture() {
    check(&items(section(&text("ARCHITECTURE.md"), "HTTP")), &modules("src/http"));
}

#[test]
fn every_operation_is_in_the_page_of_the_api() {
    let page = text("docs/api.md");
    let mut listed = operations_of_page(section(&page, "Paths"));
    // Pages, files and the tools for agents are not in the document.
    let ends = [".json", ".txt", ".xml", ".ico", " /mcp", " /open-data/{name}"];
    let is_file = |operation: &str| ends.iter().any(|end| operation.ends_with(end));
    let of_document = operations(&document());
    listed.retain(|operation| of_document.contains(operation) || !operation.contains(" /docs") && !is_file(operation));
    check(&listed, &of_document);
}

#[test]
fn every_kind_of_notification_is_in_the_page_of_the_inbox() {
    let (page, document) = (text("docs/inbox.md"), document());
    let schemas = &document["components"]["schemas"];
    let items = schemas["InboxItem"]["discriminator"]["mapping"].as_object().unwrap().keys().cloned();
    let (_, below) = section(&page, "The inbox").split_once("Their kinds:").unwrap();
    check(&rows(below), &items.collect());
    let kinds = schemas["NotificationKind"]["enum"].as_array().unwrap().iter().map(|kind| kind.as_str().unwrap());
    let missing = kinds.filter(|kind| !page.contains(&format!("`{kind}`"))).collect::<Vec<_>>();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_option_is_in_the_page_of_the_command_line() {
    let page = text("docs/cli.md");
    let of_serve = [section(&page, "Database options"), section(&page, "serve")].concat();
    let of_lab = section(&page, "railhead-lab").to_owned();
    let lab = "src/bin/railhead-lab/options.rs";
    let files = [("src/config/serve.rs", &of_serve), ("src/config/mod.rs", &page), (lab, &of_lab)];
    let missing = files.into_iter().flat_map(|(file, page)| missing_options(file, page)).collect::<Vec<_>>();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn names_are_read_from_sentences_and_items() {
    let text = "- **`a`, `b`**: of `c`. Tables: `d`,\n  `e`. Job: `f`.\n- **`g`**: more. Table: `h`.\n";
    assert_eq!(items(text), ["a", "b", "g"]);
    assert_eq!(named(text, "Table"), ["h", "d", "e"]);
    assert_eq!(named(text, "Job"), ["f"]);
}

#[test]
fn operations_of_one_cell_share_their_methods() {
    let table = "| operation |\n| --- |\n| `GET, PUT /v1/a/{b}`, `c.svg` | `not` |\n| `GET /v1/d`, `/v1/d/{e}` | |\n";
    let expected =
        ["GET /v1/a/{b}", "PUT /v1/a/{b}", "GET /v1/a/c.svg", "PUT /v1/a/c.svg", "GET /v1/d", "GET /v1/d/{e}"];
    assert_eq!(operations_of_page(table), expected);
}

#[test]
fn a_difference_names_what_is_missing_unknown_or_repeated() {
    let list = ["a", "b", "b", "c"].map(str::to_owned);
    let there = BTreeSet::from(["a", "b", "d"].map(str::to_owned));
    assert_eq!(differences(&list, &there), ["d is missing", "c does not exist", "b is there twice"]);
}
