//! The front doors of the documentation: few pages for each reader, and all others one step behind them.

use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use std::{collections::BTreeSet, fs, path::Path};

/// The most pages of a front door.
const MAX_PAGES: usize = 5;

const INDEX: &str = "docs/README.md";

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub fn text(page: &str) -> String {
    fs::read_to_string(root().join(page)).unwrap_or_else(|error| panic!("{page}: {error}"))
}

/// A link of a page to a file of the repository.
#[derive(Debug)]
struct Link {
    path: String,
    text: String,
}

/// The path of what a link on a page names.
fn resolved(page: &str, link: &str) -> String {
    let mut parts = page.split('/').collect::<Vec<_>>();
    parts.pop();
    for part in link.split('#').next().unwrap().split('/') {
        match part {
            ".." => drop(parts.pop().unwrap_or_else(|| panic!("{page}: {link}"))),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The links of a text that stands on a page, but for those to other hosts and within the page.
fn links(page: &str, text: &str) -> Vec<Link> {
    let (mut links, mut open) = (Vec::new(), None::<Link>);
    for event in Parser::new(text) {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) if !dest_url.starts_with("http") && !dest_url.starts_with('#') => {
                open = Some(Link { path: resolved(page, &dest_url), text: String::new() });
            }
            Event::Text(part) | Event::Code(part) => open.iter_mut().for_each(|link| link.text.push_str(&part)),
            Event::End(TagEnd::Link) => links.extend(open.take()),
            _ => {}
        }
    }
    links
}

/// The readers, each with the pages of its front door.
fn doors() -> Vec<(String, Vec<Link>)> {
    let index = text(INDEX);
    let sections = index.split("\n## ").skip(1).map(|section| section.split_once('\n').unwrap());
    sections.map(|(reader, pages)| (reader.to_owned(), links(INDEX, pages))).collect()
}

fn pages() -> BTreeSet<String> {
    let folders = ["docs", "docs/adr", "docs/releases"];
    let files = folders.into_iter().flat_map(|folder| {
        let names = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().file_name());
        names.map(move |name| format!("{folder}/{}", name.to_str().unwrap()))
    });
    files.filter(|file| file.ends_with(".md")).collect()
}

#[test]
fn every_reader_has_a_front_door_of_five_pages_at_most() {
    let doors = doors();
    let readers = doors.iter().map(|(reader, _)| reader.as_str()).collect::<Vec<_>>();
    assert_eq!(readers, ["Players", "App developers", "Operators", "Contributors"]);
    for (reader, pages) in &doors {
        assert!((1..=MAX_PAGES).contains(&pages.len()), "{reader}: {pages:?}");
    }
    let named = doors.iter().flat_map(|(_, pages)| pages).map(|page| &page.path).collect::<Vec<_>>();
    assert_eq!(named.iter().collect::<BTreeSet<_>>().len(), named.len(), "{named:?}");
}

#[test]
fn a_front_door_names_pages_by_their_titles() {
    for link in doors().into_iter().flat_map(|(_, pages)| pages) {
        assert!(text(&link.path).starts_with(&format!("# {}\n", link.text)), "{link:?}");
    }
}

#[test]
fn every_page_is_at_most_one_step_behind_a_front_door() {
    let doors = doors().into_iter().flat_map(|(_, pages)| pages).map(|page| page.path).collect::<Vec<_>>();
    let behind = doors.iter().flat_map(|page| links(page, &text(page))).map(|link| link.path);
    let reached = behind.chain(doors.iter().cloned()).chain([INDEX.to_owned()]).collect::<BTreeSet<_>>();
    let pages = pages();
    assert!(pages.len() > 60, "{pages:?}");
    assert_eq!(pages.difference(&reached).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// The files of the Debian package, as their paths in the repository and in the folder of the documentation.
fn packaged() -> Vec<(String, String)> {
    let manifest = text("Cargo.toml");
    let rows = manifest
        .lines()
        .filter_map(|line| line.trim().strip_prefix("[\"")?.split_once("\", \"usr/share/doc/railhead/"));
    let rows = rows.map(|(source, rest)| (source.to_owned(), rest.split('"').next().unwrap().to_owned()));
    rows.collect()
}

#[test]
fn every_page_and_file_that_a_guide_names_is_packaged() {
    let packaged = packaged();
    assert!(packaged.len() > 10, "{packaged:?}");
    let is_packaged = |path: &str| {
        let (folder, name) = path.rsplit_once('/').map_or(("", path), |(folder, name)| (folder, name));
        let is_source = |source: &str| match source.split_once('*') {
            Some((start, end)) => start.trim_end_matches('/') == folder && name.ends_with(end),
            None => source == path,
        };
        packaged.iter().any(|(source, to)| is_source(source) && to.trim_end_matches('/') == folder)
    };
    let named = pages().into_iter().flat_map(|page| links(&page, &text(&page)).into_iter().map(|link| link.path));
    let missing = named.filter(|path| !is_packaged(path)).collect::<BTreeSet<_>>();
    assert_eq!(missing, BTreeSet::new());
}

#[test]
fn a_link_is_resolved_from_the_folder_of_its_page() {
    let links = links("docs/adr/1.md", "[a](../b.md#c) [d](e.md), [f](http://g), [h](#i), `[j](k)`");
    let links = links.iter().map(|link| (link.path.as_str(), link.text.as_str())).collect::<Vec<_>>();
    assert_eq!(links, [("docs/b.md", "a"), ("docs/adr/e.md", "d")]);
}
