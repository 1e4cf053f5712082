//! `/docs/guides`: the pages of `docs/`, as they belong to this version of the server.

use crate::http::{
    docs::html::{self, Page},
    guards::extract::IfNoneMatch,
    problem::{Problem, ProblemCode},
};
use actix_web::{HttpResponse, ResponseError, web};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};
use railhead_localization::message;
use rust_embed::RustEmbed;
use std::collections::HashMap;

/// The pages.
#[derive(RustEmbed)]
#[folder = "docs/"]
#[include = "*.md"]
#[include = "adr/*.md"]
#[include = "releases/*.md"]
struct Guides;

/// The page that lists the others.
const INDEX: &str = "README";

pub async fn index(known: IfNoneMatch) -> HttpResponse {
    respond(INDEX, &known)
}

pub async fn show(name: web::Path<String>, known: IfNoneMatch) -> HttpResponse {
    respond(&name, &known)
}

fn respond(name: &str, known: &IfNoneMatch) -> HttpResponse {
    let Some(text) = source(name) else {
        return Problem::new(ProblemCode::NotFound, message!("detail-no-guide")).error_response();
    };
    let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
    let root = "../".repeat(1 + name.matches('/').count());
    let page = Page { title: title(&text), root: &root, body: &rendered(&text, folder) };
    html::respond(known, page.render())
}

/// The text of a page.
fn source(name: &str) -> Option<String> {
    String::from_utf8(Guides::get(&format!("{name}.md"))?.data.into_owned()).ok()
}

fn title(text: &str) -> &str {
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("Guide")
}

/// A page as HTML: with headings that links lead to, and links between pages as they are served here.
fn rendered(text: &str, folder: &str) -> String {
    let mut events = Parser::new_ext(text, Options::ENABLE_TABLES).collect::<Vec<_>>();
    anchor(&mut events);
    let mut unserved = false;
    // The title of the page to which the link leads whose text comes next.
    let mut named = None;
    let events = events.into_iter().filter_map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => match target(&dest_url, folder) {
            Some(dest_url) => {
                named = title_of(&dest_url, folder);
                Some(Event::Start(Tag::Link { link_type, dest_url: dest_url.into(), title, id }))
            }
            None => {
                unserved = true;
                None
            }
        },
        // The name of a file says nothing to who reads pages.
        Event::Text(text) => Some(Event::Text(match named.take() {
            Some(title) if text.ends_with(".md") => title.into(),
            Some(_) | None => text,
        })),
        Event::End(TagEnd::Link) if unserved => {
            unserved = false;
            None
        }
        // Pictures are not part of the program: their texts stay.
        Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => None,
        Event::Html(text) | Event::InlineHtml(text) => Some(Event::Text(text)),
        other => Some(other),
    });
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events);
    html.replace("<pre>", "<pre tabindex=\"0\">")
}

/// Gives each heading the id that its text has on GitHub.
fn anchor(events: &mut [Event<'_>]) {
    let mut slugs = slugs(events).into_iter();
    for event in events {
        if let Event::Start(Tag::Heading { id, .. }) = event {
            *id = slugs.next().map(CowStr::from);
        }
    }
}

/// The ids of all headings; the second of the same text gets a number.
fn slugs(events: &[Event<'_>]) -> Vec<String> {
    let (mut slugs, mut seen, mut text) = (Vec::new(), HashMap::<String, usize>::new(), None::<String>);
    for event in events {
        match event {
            Event::Start(Tag::Heading { .. }) => text = Some(String::new()),
            Event::Text(part) | Event::Code(part) => text.iter_mut().for_each(|text| text.push_str(part)),
            Event::End(TagEnd::Heading(_)) => {
                let slug = slug(&text.take().unwrap_or_default());
                let count = seen.entry(slug.clone()).or_default();
                slugs.push(if *count == 0 { slug } else { format!("{slug}-{count}") });
                *count += 1;
            }
            _ => {}
        }
    }
    slugs
}

fn slug(heading: &str) -> String {
    let kept = heading.to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The title of the page to which a link on a page of a folder leads.
fn title_of(link: &str, folder: &str) -> Option<String> {
    let page = page_of(link.split('#').next()?, folder)?;
    Some(title(&source(&page)?).to_owned())
}

/// The page at a path relative to a folder.
fn page_of(path: &str, folder: &str) -> Option<String> {
    let mut parts = folder.split('/').filter(|part| !part.is_empty()).collect::<Vec<_>>();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The target of a link on a page of a folder; none for files that are not served.
fn target(link: &str, folder: &str) -> Option<String> {
    if link.starts_with("http") || link.starts_with('#') {
        return Some(link.to_owned());
    }
    let (path, fragment) = link.split_once('#').unwrap_or((link, ""));
    let page = path.strip_suffix(".md")?;
    Guides::get(&format!("{}.md", page_of(page, folder)?))?;
    Some(if fragment.is_empty() { page.to_owned() } else { format!("{page}#{fragment}") })
}
