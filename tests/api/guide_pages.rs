//! The guides that the server shows: each leads to others and to headings that are there.

use crate::app::App;
use std::collections::{BTreeMap, BTreeSet};

/// The values of an attribute in a page.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    page.split(begin.as_str()).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// A path relative to the folder of another.
fn resolved(from: &str, link: &str) -> String {
    let mut parts = from.split('/').collect::<Vec<_>>();
    parts.pop();
    for part in link.split('/') {
        match part {
            ".." => parts.truncate(parts.len() - 1),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[test]
fn every_link_of_a_guide_leads_somewhere() {
    let app = App::start();
    let mut pages = BTreeMap::new();
    let mut open = vec!["/docs/guides/".to_owned()];
    while let Some(path) = open.pop() {
        if pages.contains_key(&path) || !path.starts_with("/docs/guides/") {
            continue;
        }
        let answer = app.get(&path);
        assert_eq!(answer.status, 200, "{path}");
        assert!(!answer.text.contains(".md\""), "{path} leads to a file");
        assert!(!answer.text.contains(".md</a>"), "{path} has the name of a file for a title");
        for link in
            values(&answer.text, "href").into_iter().filter(|link| !link.contains(':') && !link.starts_with('#'))
        {
            open.push(resolved(&path, link.split('#').next().unwrap()));
        }
        pages.insert(path, answer.text);
    }
    assert!(pages.len() > 60, "{:?}", pages.keys());
    for (path, page) in &pages {
        for link in values(page, "href").into_iter().filter(|link| !link.contains(':')) {
            let Some((to, fragment)) = link.split_once('#') else { continue };
            let target = if to.is_empty() { path.clone() } else { resolved(path, to) };
            let ids = values(&pages[&target], "id").into_iter().collect::<BTreeSet<_>>();
            assert!(ids.contains(fragment), "{path}: {link}");
        }
    }
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
