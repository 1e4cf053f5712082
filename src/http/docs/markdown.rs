//! Pages as HTML, and as texts to search.

use crate::http::docs::library::Guide;
use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, html};
use std::{collections::HashMap, mem};

/// A heading with what stands below it, up to the next one.
#[derive(Default)]
pub struct Section {
    pub heading: String,
    /// The id of the heading on its page.
    pub id: String,
    pub text: String,
}

/// A page as HTML: with headings that links lead to, and links as they are served here.
pub fn rendered(guide: &Guide) -> String {
    let mut is_unserved = false;
    let events = parsed(guide).into_iter().filter_map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let served = guide.served(&dest_url);
            is_unserved = served.is_none();
            served.map(|served| Event::Start(Tag::Link { link_type, dest_url: served.into(), title, id }))
        }
        Event::End(TagEnd::Link) if mem::take(&mut is_unserved) => None,
        // Pictures are not part of the program: their texts stay.
        Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => None,
        Event::Html(text) | Event::InlineHtml(text) => Some(Event::Text(text)),
        other => Some(other),
    });
    let mut page = String::new();
    html::push_html(&mut page, events);
    page.replace("<pre>", "<pre tabindex=\"0\">")
}

/// A page as it is written, with links as they are served as Markdown below `root`. Of pictures, which are not part
/// of the program, the texts stay.
pub fn source(guide: &Guide, root: &str) -> String {
    let (mut source, mut rest) = (String::new(), guide.text);
    let parts = Parser::new_ext(guide.text, Options::ENABLE_TABLES).into_offset_iter();
    let links = parts.filter_map(|(event, range)| match event {
        Event::Start(Tag::Link { link_type: LinkType::Inline, dest_url, .. }) => {
            Some((guide.text.get(range)?, guide.served_as_markdown(&dest_url), dest_url))
        }
        Event::Start(Tag::Image { dest_url, .. }) => Some((guide.text.get(range)?, None, dest_url)),
        _ => None,
    });
    for (link, served, address) in links {
        let text = link.strip_suffix(&format!("]({address})")).and_then(|text| text.split_once('['));
        let (Some((before, after)), Some((_, text))) = (rest.split_once(link), text) else { continue };
        source.push_str(before);
        match served {
            Some(served) if served.contains("://") || served.starts_with('#') => {
                source.push_str(&format!("[{text}]({served})"));
            }
            Some(served) => source.push_str(&format!("[{text}]({root}{served})")),
            None => source.push_str(text),
        }
        rest = after;
    }
    source.push_str(rest);
    source
}

/// The sections of a page, as plain text.
pub fn sections(guide: &Guide) -> Vec<Section> {
    let (mut sections, mut section, mut is_heading) = (Vec::new(), Section::default(), false);
    for event in parsed(guide) {
        match event {
            Event::Start(Tag::Heading { id, .. }) => {
                let id = id.map(CowStr::into_string).unwrap_or_default();
                sections.push(mem::replace(&mut section, Section { id, ..Section::default() }));
                is_heading = true;
            }
            Event::End(TagEnd::Heading(_)) => is_heading = false,
            Event::Text(part) | Event::Code(part) if is_heading => section.heading.push_str(&part),
            Event::Text(part) | Event::Code(part) => section.text.push_str(&part),
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::TableCell | TagEnd::CodeBlock)
            | Event::SoftBreak
            | Event::HardBreak => section.text.push(' '),
            _ => {}
        }
    }
    sections.push(section);
    sections.retain(|section| !section.heading.is_empty());
    sections
}

/// The parts of a page. Each heading has the id that it has on GitHub; a link to a page has the title of that page in
/// place of the name of a file.
pub fn parsed(guide: &Guide) -> Vec<Event<'static>> {
    let mut events = Parser::new_ext(guide.text, Options::ENABLE_TABLES).collect::<Vec<_>>();
    let mut slugs = slugs(&events).into_iter();
    // The page to which the link leads whose text comes next.
    let mut linked = None;
    for event in &mut events {
        match event {
            Event::Start(Tag::Heading { id, .. }) => *id = slugs.next().map(CowStr::from),
            Event::Start(Tag::Link { dest_url, .. }) => linked = guide.linked(dest_url),
            Event::Text(text) => match linked.take() {
                Some(linked) if text.ends_with(".md") => *text = linked.title.as_str().into(),
                Some(_) | None => {}
            },
            _ => {}
        }
    }
    events
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::docs::library;
    use std::collections::BTreeSet;

    /// The links of a page, as they are written.
    fn links(guide: &Guide) -> Vec<String> {
        let links = parsed(guide).into_iter().filter_map(|event| match event {
            Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.into_string()),
            _ => None,
        });
        links.collect()
    }

    #[test]
    fn every_link_of_a_page_leads_to_something_served() {
        let unserved = library::guides().flat_map(|guide| {
            let unserved = links(guide).into_iter().filter(|link| guide.served(link).is_none());
            unserved.map(|link| format!("{}: {link}", guide.name))
        });
        assert_eq!(unserved.collect::<Vec<_>>(), Vec::<String>::new());
    }

    #[test]
    fn every_file_is_named_by_a_page() {
        let served = library::guides().flat_map(|guide| {
            let root = guide.root();
            let links = links(guide).into_iter().filter_map(|link| guide.served(&link));
            links.map(move |link| link.strip_prefix(&root).unwrap_or(&link).to_owned()).collect::<Vec<_>>()
        });
        let served = served.collect::<BTreeSet<_>>();
        let unnamed = library::files().filter(|file| !served.contains(*file)).collect::<Vec<_>>();
        assert_eq!(unnamed, Vec::<&str>::new());
    }

    #[test]
    fn a_section_has_its_heading_and_its_text() {
        let text = "# A `b`\nOne\ntwo.\n\n| c | d |\n| --- | --- |\n| e | [sync.md](sync.md) |\n## A b\n- g\n- h\n";
        let sections = sections(&Guide::new("docs/a.md", text));
        let read =
            sections.iter().map(|section| (section.heading.as_str(), section.id.as_str(), section.text.as_str()));
        let expected = [("A b", "a-b", "One two. c d e Following a game "), ("A b", "a-b-1", "g h ")];
        assert_eq!(read.collect::<Vec<_>>(), expected);
    }
}
