//! Texts by which programs find their way: pages as Markdown, `llms.txt`, `robots.txt`, `sitemap.xml` and
//! `security.txt`; the icon, and the packages of the SDKs.

use crate::app::{App, Setup};
use railhead::http::PackageFolder;
use std::{collections::BTreeSet, fs, path::Path};

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The targets of the links in a text in Markdown.
fn links(text: &str) -> Vec<&str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
}

/// A path relative to the folder of another, without the heading.
fn resolved(from: &str, link: &str) -> String {
    let mut parts = from.split('/').collect::<Vec<_>>();
    parts.pop();
    for part in link.split('#').next().unwrap().split('/') {
        if part == "." {
            continue;
        }
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

#[test]
fn a_page_is_served_as_markdown_too() {
    let app = App::start();
    let page = app.get("/docs/guides/api.md");
    assert_eq!((page.status, page.header("content-type")), (200, "text/markdown; charset=utf-8"));
    assert!(page.text.starts_with("# "), "{}", &page.text[..80]);
    app.get("/docs/guides/nonsense.md").refused(404, "not_found");
}

#[test]
fn the_list_for_agents_leads_to_every_page() {
    let app = App::start();
    let list = app.get("/llms.txt");
    assert_eq!(list.status, 200);
    let begin = "# Railhead\n\n> A server for the train game of Europe";
    assert!(
        list.text.starts_with(begin) && list.text.contains("## App developers\n\n- [Getting started]"),
        "{}",
        list.text
    );
    let mut open = links(&list.text).into_iter().map(|link| format!("/{link}")).collect::<Vec<_>>();
    let mut read = BTreeSet::new();
    while let Some(path) = open.pop() {
        if !read.insert(path.clone()) {
            continue;
        }
        let page = app.get(&path);
        assert_eq!(page.status, 200, "{path}");
        if path.ends_with(".md") && path.starts_with("/docs/guides/") {
            // Code has brackets and parentheses of its own.
            let written = page.text.split("```").step_by(2).collect::<String>();
            let inner = links(&written).into_iter().filter(|link| !link.contains("://") && !link.starts_with('#'));
            open.extend(inner.map(|link| resolved(&path, link)));
        }
    }
    let pages = read.iter().filter(|path| path.ends_with(".md")).count();
    assert!(pages > 90, "{read:?}");
}

#[test]
fn search_engines_are_kept_from_answers_and_invitations() {
    let robots = App::start().get("/robots.txt");
    assert_eq!((robots.status, robots.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert!(robots.text.starts_with("User-agent: *\n") && robots.text.contains("Disallow: /v1/\n"));
}

#[test]
fn a_server_with_a_url_lists_its_pages_for_search_engines() {
    let app = App::start();
    app.get("/sitemap.xml").refused(404, "not_found");
    assert!(!app.get("/robots.txt").text.contains("Sitemap"));
    let host = "https://trains.example.org";
    let app = App::with(Setup { public_url: host.parse().unwrap(), ..Setup::default() });
    let robots = app.get("/robots.txt").text;
    let list = robots.lines().find_map(|line| line.strip_prefix("Sitemap: https://trains.example.org")).unwrap();
    let list = app.get(list);
    assert_eq!((list.status, list.header("content-type")), (200, "application/xml; charset=utf-8"));
    let read = roxmltree::Document::parse(&list.text).unwrap();
    let pages =
        read.descendants().filter(|node| node.has_tag_name(("http://www.sitemaps.org/schemas/sitemap/0.9", "loc")));
    let pages = pages.map(|page| page.text().unwrap().strip_prefix(host).unwrap()).collect::<Vec<_>>();
    assert!(pages.len() > 90, "{pages:?}");
    pages.iter().for_each(|page| assert_eq!(app.get(page).status, 200, "{page}"));
}

#[test]
fn the_icon_is_found_where_browsers_look() {
    let app = App::start();
    let icon = app.get("/favicon.ico");
    assert_eq!((icon.status, icon.header("content-type")), (200, "image/png"));
    for page in ["/docs/", "/docs/errors", "/docs/guides/api", "/status"] {
        let text = app.get(page).text;
        let link = text.split("<link rel=\"icon\" href=\"").nth(1).unwrap().split('"').next().unwrap();
        assert_eq!(app.get(&resolved(page, link)).status, 200, "{page} {link}");
    }
}

#[test]
fn a_server_with_a_contact_names_it_for_security() {
    let app = App::start();
    app.get("/.well-known/security.txt").refused(404, "not_found");
    app.process.set_contact("mailto:security@example.org");
    let found = app.get("/.well-known/security.txt");
    assert_eq!((found.status, found.header("content-type")), (200, "text/plain; charset=utf-8"));
    let lines = found.text.lines().collect::<Vec<_>>();
    assert_eq!(lines[0], "Contact: mailto:security@example.org");
    let expires = lines[1].strip_prefix("Expires: ").unwrap().parse::<jiff::Timestamp>().unwrap();
    let days = (expires - app.database().now()).total(jiff::Unit::Hour).unwrap() / 24.0;
    assert!((179.0..=180.0).contains(&days), "{days}");
}

#[test]
fn a_server_publishes_the_packages_of_its_version() {
    let folder = tempfile::tempdir().unwrap();
    let of = |folder: &Path| PackageFolder(Some(folder.to_owned()));
    let names = of(folder.path()).missing();
    assert_eq!(names.len(), 5, "{names:?}");
    for name in &names {
        fs::write(folder.path().join(name), name).unwrap();
    }
    fs::write(folder.path().join("secret.tgz"), "secret").unwrap();
    let app = App::with(Setup { packages: of(folder.path()), ..Setup::default() });
    let page = app.get("/docs/packages/").text;
    for name in &names {
        assert!(page.contains(&format!("href=\"{name}\"")), "{name}: {page}");
        assert_eq!(app.get(&format!("/docs/packages/{name}")).text, *name);
    }
    let maven = "/docs/packages/railhead/railhead-client";
    let pom = format!("railhead-client-{VERSION}.pom");
    assert_eq!(app.get(&format!("{maven}/{VERSION}/{pom}")).text, pom);
    assert_eq!(app.get("/docs/packages").text, page);
    for path in ["/docs/packages/secret.tgz", &format!("{maven}/0.0.1/{pom}"), &format!("{maven}/{VERSION}/secret.tgz")]
    {
        app.get(path).refused(404, "not_found");
    }
    let none = App::start();
    assert!(none.get("/docs/packages/").text.contains("This server has none"));
    none.get(&format!("/docs/packages/{pom}")).refused(404, "not_found");
}
