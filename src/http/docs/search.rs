//! The search in the guides: the sections of pages in which all words of a query occur.

use crate::http::docs::{
    html::escaped,
    library::{self, Guide},
    markdown::{self, Section},
};
use std::{cmp::Reverse, collections::BTreeSet, sync::LazyLock};

/// The longest query, in characters.
pub const MAX_QUERY: usize = 100;

/// The sections that an answer has.
const MAX_HITS: usize = 20;

/// The bytes of an excerpt before the first word that was found, and from it on.
const BEFORE: usize = 60;
const AFTER: usize = 160;

/// The weight of a word in a heading, and in the title of the page above another heading. Each of the first in the text
/// weighs one.
const IN_HEADING: usize = 8;
const IN_TITLE: usize = 2;
const MAX_IN_TEXT: usize = 4;

/// A section, with what is searched in small letters.
struct Entry {
    guide: &'static Guide,
    section: Section,
    title: String,
    heading: String,
    text: String,
}

static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let entries = library::guides().flat_map(|guide| {
        let entry = move |section: Section| Entry {
            title: folded(&guide.title),
            heading: folded(&section.heading),
            text: folded(&section.text),
            guide,
            section,
        };
        markdown::sections(guide).into_iter().map(entry)
    });
    entries.collect()
});

/// The text in small letters, each of as many bytes as before, so that a place is the same in both.
fn folded(text: &str) -> String {
    let small = |letter: char| {
        let mut small = letter.to_lowercase();
        let first = small.next().filter(|first| first.len_utf8() == letter.len_utf8());
        first.filter(|_| small.next().is_none()).unwrap_or(letter)
    };
    text.chars().map(small).collect()
}

impl Entry {
    /// The weight of the section for these words; none if one of them does not occur.
    fn weight(&self, words: &BTreeSet<String>) -> Option<usize> {
        let weight = |word: &String| {
            let text = self.text.matches(word.as_str()).take(MAX_IN_TEXT).count();
            let heading = if self.heading.contains(word.as_str()) { IN_HEADING } else { 0 };
            let is_below = self.title != self.heading && self.title.contains(word.as_str());
            let title = if is_below { IN_TITLE } else { 0 };
            Some(text + heading + title).filter(|weight| *weight > 0)
        };
        words.iter().map(weight).sum()
    }

    fn rendered(&self, words: &BTreeSet<String>) -> String {
        let (guide, section) = (self.guide, &self.section);
        let is_top = section.heading == guide.title;
        let heading = if is_top { String::new() } else { format!(": {}", escaped(&section.heading)) };
        let (address, id, title) = (guide.address(), escaped(&section.id), escaped(&guide.title));
        let excerpt = self.excerpt(words);
        format!("<li><a href=\"{address}#{id}\">{title}{heading}</a>\n<p>{excerpt}</p></li>\n")
    }

    /// The text around the first of the words, with all of them marked.
    fn excerpt(&self, words: &BTreeSet<String>) -> String {
        let text = self.section.text.as_str();
        let first = words.iter().filter_map(|word| self.text.find(word.as_str())).min().unwrap_or(0);
        let (begin, end) = bounds(text, first);
        let (mut html, mut at) = (String::from(if begin > 0 { "… " } else { "" }), begin);
        while let Some(letter) = text.get(at..end).and_then(|rest| rest.chars().next()) {
            let here = self.text.get(at..end).unwrap_or_default();
            let longest = words.iter().filter(|word| here.starts_with(word.as_str())).map(String::len).max();
            let next = at + longest.unwrap_or(letter.len_utf8());
            let part = escaped(text.get(at..next).unwrap_or_default());
            html += &if longest.is_some() { format!("<mark>{part}</mark>") } else { part };
            at = next;
        }
        html + if end < text.len() { " …" } else { "" }
    }
}

/// The bounds of an excerpt around a place: between words, if there are any.
fn bounds(text: &str, place: usize) -> (usize, usize) {
    let begin = text.floor_char_boundary(place.saturating_sub(BEFORE));
    let skipped = text.get(begin..place).and_then(|before| before.find(' ')).filter(|_| begin > 0);
    let end = text.floor_char_boundary(place.saturating_add(AFTER));
    let kept = text.get(place..end).and_then(|after| after.rfind(' ')).filter(|_| end < text.len());
    (skipped.map_or(begin, |skipped| begin + skipped + 1), kept.map_or(end, |kept| place + kept))
}

/// The sections in which all words of a query occur, the best first.
pub fn rendered(query: &str) -> String {
    let words = folded(query).split_whitespace().map(str::to_owned).collect::<BTreeSet<_>>();
    if words.is_empty() {
        return "<h1>Search</h1>\n<p>Words in the guides are found, in any order.</p>\n".to_owned();
    }
    let mut hits = ENTRIES.iter().filter_map(|entry| Some((entry.weight(&words)?, entry))).collect::<Vec<_>>();
    hits.sort_by_key(|(weight, _)| Reverse(*weight));
    let shown = hits.iter().take(MAX_HITS).map(|(_, entry)| entry.rendered(&words)).collect::<String>();
    let count = match hits.len() {
        0 => "No section has".to_owned(),
        1 => "One section has".to_owned(),
        count if count > MAX_HITS => format!("The best {MAX_HITS} of {count} sections with"),
        count => format!("{count} sections have"),
    };
    format!("<h1>Search</h1>\n<p>{count} <b>{}</b></p>\n<ol class=\"hits\">\n{shown}</ol>\n", escaped(query.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folded_text_has_its_letters_at_the_same_places() {
        for text in ["Wien, ÄÖÜ", "İstanbul K ẞ Σ", "ﬁ Ω ǅ"] {
            assert_eq!(folded(text).len(), text.len(), "{text}");
        }
        assert_eq!(folded("Wien, ÄÖÜ"), "wien, äöü");
    }
}
