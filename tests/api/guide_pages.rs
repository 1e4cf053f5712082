//! The guides that the server shows: each leads to others, to headings and to files that are there, and words are found
//! in them.

use crate::app::{Answer, App};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

/// The values of an attribute in a page.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    page.split(begin.as_str()).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// A path relative to the folder of another.
fn resolved(from: &str, link: &str) -> String {
    let mut parts = if link.starts_with('/') { Vec::new() } else { from.split('/').collect::<Vec<_>>() };
    parts.pop();
    for part in link.split('/') {
        match part {
            "." => {}
            ".." => parts.truncate(parts.len() - 1),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Everything that can be reached from the list of the guides, by its path; only pages of guides lead on.
fn reached(app: &App) -> BTreeMap<String, Answer> {
    let mut answers = BTreeMap::new();
    let mut open = vec!["/docs/guides/".to_owned()];
    while let Some(path) = open.pop() {
        if answers.contains_key(&path) {
            continue;
        }
        let answer = app.get(&path);
        assert!(answer.status < 400, "{path}: {}", answer.status);
        if is_guide(&path, &answer) {
            let links = values(&answer.text, "href").into_iter().chain(values(&answer.text, "action"));
            let links = links.filter(|link| !link.contains(':') && !link.starts_with('#'));
            open.extend(links.map(|link| resolved(&path, link.split('#').next().unwrap())));
        }
        answers.insert(path, answer);
    }
    answers
}

fn is_guide(path: &str, answer: &Answer) -> bool {
    path.starts_with("/docs/guides/") && answer.header("content-type").starts_with("text/html")
}

#[test]
fn every_link_of_a_guide_leads_somewhere() {
    let app = App::start();
    let answers = reached(&app);
    let pages = answers.iter().filter(|(path, answer)| is_guide(path, answer)).collect::<Vec<_>>();
    assert!(pages.len() > 90, "{:?}", answers.keys());
    for (path, page) in pages {
        assert!(!page.text.contains(".md\""), "{path} leads to a file");
        assert!(!page.text.contains(".md</a>"), "{path} has the name of a file for a title");
        for link in values(&page.text, "href").into_iter().filter(|link| !link.contains(':')) {
            let Some((to, fragment)) = link.split_once('#') else { continue };
            let target = if to.is_empty() { path.clone() } else { resolved(path, to) };
            let ids = values(&answers[&target].text, "id").into_iter().collect::<BTreeSet<_>>();
            assert!(ids.contains(fragment), "{path}: {link}");
        }
    }
}

#[test]
fn a_file_that_a_guide_names_is_served_as_text() {
    let app = App::start();
    for (page, link) in [
        ("observability", "ops/prometheus/alerts.yml"),
        ("operations", "ops/haproxy/haproxy.cfg"),
        ("bots", "examples/bot.py"),
        ("clients", "clients/typescript/src/fold.ts"),
        ("FAIRNESS", "vectors/3.jsonl"),
    ] {
        let guide = app.get(&format!("/docs/guides/{page}")).text;
        assert!(values(&guide, "href").contains(&link), "{page}: {link}");
        let path = format!("/docs/guides/{link}");
        let file = app.get(&path);
        assert_eq!((file.status, file.header("content-type")), (200, "text/plain; charset=utf-8"), "{link}");
        let folder = if link.starts_with("vectors") { "docs/" } else { "" };
        assert_eq!(file.text, fs::read_to_string(format!("{}/{folder}{link}", env!("CARGO_MANIFEST_DIR"))).unwrap());
        let again = app.send("GET", &path, &[("if-none-match", file.header("etag"))], "");
        assert_eq!(again.status, 304, "{link}");
    }
    app.get("/docs/guides/ops/release").refused(404, "not_found");
}

#[test]
fn a_guide_has_its_title_and_is_the_current_one_in_the_side_bar() {
    let app = App::start();
    for (path, title) in [
        ("", "Documentation"),
        ("sync", "Following a game"),
        ("adr/0014-heads", "14. Heads"),
        ("clients/python/README", "The Python SDK"),
        ("ARCHITECTURE", "Architecture"),
    ] {
        let page = app.get(&format!("/docs/guides/{path}"));
        assert!(page.text.contains(&format!("<title>{title} · Railhead</title>")), "{path}");
        assert!(page.text.contains(&format!(">{title}</h1>")), "{path}");
        let current = page.text.split(" aria-current=\"page\">").skip(1).map(|rest| rest.split('<').next().unwrap());
        assert_eq!(current.collect::<Vec<_>>(), [title], "{path}");
        for part in ["<h2>Players</h2>", "<h2>Contributors</h2>", ">Decision records</summary>", ">Glossary</a>"] {
            assert!(page.text.contains(part), "{path}: {part}");
        }
    }
}

/// The links of the sections that a search has found.
fn hits(page: &str) -> Vec<&str> {
    values(page.split_once("<main>").unwrap().1, "href")
}

#[test]
fn a_search_finds_sections_with_all_words() {
    let app = App::start();
    let search = |query: &str| app.get(&format!("/docs/guides/search?q={query}"));
    let page = search("Standing+ORDERS");
    assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
    assert_eq!(hits(&page.text)[..2], ["playing#standing-orders", "adr/0024-standing-orders#24-standing-orders"]);
    assert!(page.text.contains("<mark>standing</mark> <mark>order"), "{}", page.text);
    assert!(page.text.contains("value=\"Standing ORDERS\""));
    assert_eq!(hits(&search("the").text).len(), 20);
    assert!(search("the").text.contains("The best 20 of "));
    assert_eq!(hits(&search("standing+nowhereatall").text), Vec::<&str>::new());
    assert_eq!(hits(&search("+").text), hits(&app.get("/docs/guides/search").text));
    let again =
        app.send("GET", "/docs/guides/search?q=heads", &[("if-none-match", search("heads").header("etag"))], "");
    assert_eq!(again.status, 304);
}

#[test]
fn a_search_shows_its_words_as_text() {
    let app = App::start();
    let page = app.get("/docs/guides/search?q=%22%3E%3Cscript%3E%26");
    assert!(page.text.contains("value=\"&quot;&gt;&lt;script&gt;&amp;\"") && !page.text.contains("<script"));
    // A page has examples in HTML.
    let page = app.get("/docs/guides/search?q=%3C");
    assert!(page.text.contains("<mark>&lt;</mark>") && !page.text.contains("<mark><"), "{}", page.text);
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; style-src 'self';") && policy.contains("form-action 'self'"));
}

#[test]
fn a_search_for_too_many_letters_is_refused() {
    let app = App::start();
    assert_eq!(app.get(&format!("/docs/guides/search?q={}", "%C3%9F".repeat(100))).status, 200);
    let problem = app.get(&format!("/docs/guides/search?q={}", "a".repeat(101))).refused(400, "invalid_query");
    assert_eq!((&problem["parameter"], &problem["max_length"]), (&"q".into(), &100.into()));
    app.get("/docs/guides/search?q=a&q=b").refused(400, "invalid_query");
}

#[test]
fn the_guides_of_the_document_are_there() {
    let app = App::start();
    for tag in app.get("/openapi.json").ok()["tags"].as_array().unwrap() {
        let url = tag["externalDocs"]["url"].as_str().unwrap();
        let (path, fragment) = url.split_once('#').unwrap_or((url, ""));
        let page = app.get(path);
        assert_eq!(page.status, 200, "{url}");
        assert!(fragment.is_empty() || values(&page.text, "id").contains(&fragment), "{url}");
    }
    app.get("/docs/guides/nothing").refused(404, "not_found");
    app.get("/docs/guides/../Cargo").refused(404, "not_found");
    assert_eq!(app.get("/docs/guides").text, app.get("/docs/guides/").text);
}
