//! The side bar of the guides: the search, the front doors with their pages, and the other pages.

use crate::http::docs::{
    html::escaped,
    library::{self, Guide},
    markdown, search,
};
use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};
use std::{collections::BTreeSet, sync::LazyLock};

/// The pages for one kind of reader, in the order of the list.
#[derive(Default)]
struct Door {
    reader: String,
    guides: Vec<&'static Guide>,
}

struct Contents {
    doors: Vec<Door>,
    /// The decision records.
    records: Vec<&'static Guide>,
    /// All pages that are neither, by their titles.
    others: Vec<&'static Guide>,
}

static CONTENTS: LazyLock<Contents> = LazyLock::new(|| {
    let doors = library::index().map(doors).unwrap_or_default();
    let mut placed =
        doors.iter().flat_map(|door| &door.guides).map(|guide| guide.name.as_str()).collect::<BTreeSet<_>>();
    placed.extend(library::index().map(|index| index.name.as_str()));
    let rest = library::guides().filter(|guide| !placed.contains(guide.name.as_str()));
    let (records, mut others) = rest.partition::<Vec<_>, _>(|guide| guide.name.starts_with("adr/"));
    others.sort_by_key(|guide| guide.title.to_lowercase());
    Contents { doors, records, others }
});

/// The front doors: the sections of the list, with the pages that they link to.
fn doors(index: &'static Guide) -> Vec<Door> {
    let (mut doors, mut is_heading) = (Vec::<Door>::new(), false);
    for event in markdown::parsed(index) {
        match (event, doors.last_mut()) {
            (Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }), _) => {
                doors.push(Door::default());
                is_heading = true;
            }
            (Event::End(TagEnd::Heading(_)), _) => is_heading = false,
            (Event::Text(text), Some(door)) if is_heading => door.reader.push_str(&text),
            (Event::Start(Tag::Link { dest_url, .. }), Some(door)) => door.guides.extend(index.linked(&dest_url)),
            _ => {}
        }
    }
    doors
}

/// The side bar of the page of this name, with a query in the search. `root` leads to `/docs/guides/`.
pub fn rendered(current: &str, root: &str, query: &str) -> String {
    let entry = |guide: &&Guide| {
        let is_current = if guide.name == current { " aria-current=\"page\"" } else { "" };
        format!("<li><a href=\"{root}{}\"{is_current}>{}</a></li>\n", guide.address(), escaped(&guide.title))
    };
    let list = |guides: &[&Guide]| format!("<ul>\n{}</ul>\n", guides.iter().map(entry).collect::<String>());
    let Contents { doors, records, others } = &*CONTENTS;
    let doors = doors.iter().map(|door| format!("<h2>{}</h2>\n{}", escaped(&door.reader), list(&door.guides)));
    let is_open = if records.iter().any(|guide| guide.name == current) { " open" } else { "" };
    format!(
        "<aside>\n<form action=\"{root}search\" role=\"search\">\n\
         <input type=\"search\" name=\"q\" aria-label=\"Words in the guides\" maxlength=\"{}\" value=\"{}\" required>\n\
         <button>Search</button>\n</form>\n\
         <details>\n<summary>All guides</summary>\n<nav aria-label=\"Guides\">\n{}{}<h2>More</h2>\n{}\
         <details{is_open}>\n<summary>Decision records</summary>\n{}</details>\n</nav>\n</details>\n</aside>\n",
        search::MAX_QUERY,
        escaped(query),
        list(library::index().as_slice()),
        doors.collect::<String>(),
        list(others),
        list(records),
    )
}
