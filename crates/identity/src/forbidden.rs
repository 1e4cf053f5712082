//! Words that names may not have: insults in the languages of the service, and those of the operator.

use crate::mark::is_mark;
use std::{collections::HashSet, sync::LazyLock};
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// The words that this program knows.
const INSULTS: &str = include_str!("forbidden/insults.txt");

static KNOWN: LazyLock<ForbiddenWords> = LazyLock::new(|| ForbiddenWords::default().with(INSULTS));

/// The number of words of the longest phrase.
const PHRASE: usize = 4;

/// The number of letters that stand alone, from which they are read as a word: `f u c k`.
const SPACED: usize = 3;

/// The number of times from which a letter is one that is repeated: `fuuuck`.
const REPEATED: usize = 3;

/// Signs that are written for letters.
const SIGNS: [char; 5] = ['@', '$', '!', '€', '|'];

/// Words that names may not have. They are compared in small letters, with digits as the letters for which they
/// are written, and with look-alikes of other scripts as Latin letters.
#[derive(Clone, Default, Debug)]
pub struct ForbiddenWords {
    /// Words, and phrases of a few, that no name may have as words of their own.
    words: HashSet<String>,
    /// Words that may not stand anywhere in a name.
    anywhere: HashSet<String>,
    /// Words that the operator allows.
    allowed: HashSet<String>,
}

impl ForbiddenWords {
    /// The words that this program knows.
    pub fn known() -> &'static ForbiddenWords {
        &KNOWN
    }

    /// These words and those of a list, one a line: a word or a phrase; after `~`, a word that may not stand
    /// anywhere in a name; after `+`, a word that is allowed. Lines after `#` mean nothing.
    #[must_use]
    pub fn with(&self, list: &str) -> ForbiddenWords {
        let mut all = self.clone();
        for line in list.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
            match (line.strip_prefix('~'), line.strip_prefix('+')) {
                (Some(part), _) => all.anywhere.extend(Some(bare(&phrase(part, ""))).filter(|part| !part.is_empty())),
                (None, Some(word)) => all.allowed.extend(Some(phrase(word, ""))),
                (None, None) => all.words.extend(Some(phrase(line, " ")).filter(|words| !words.is_empty())),
            }
        }
        all
    }

    /// Whether a name or a title has one of these words.
    pub fn stand_in(&self, text: &str) -> bool {
        let written = text.nfkc().collect::<String>();
        let words = written.split(is_between).filter(|word| !word.is_empty());
        let words = words.filter(|word| !self.is_allowed(word)).collect::<Vec<_>>();
        if words.iter().any(|word| self.is_word(word)) {
            return true;
        }
        // Numbers are no letters, unless each digit stands alone.
        let is_read = |word: &&str| word.chars().any(char::is_alphabetic) || is_alone(word);
        let read = words.iter().copied().filter(is_read).collect::<String>();
        self.has_phrase(&words) || self.has_spaced(&words) || self.has_part(&read)
    }

    fn is_allowed(&self, word: &str) -> bool {
        !self.allowed.is_empty() && self.allowed.contains(&folded(word))
    }

    fn is_word(&self, word: &str) -> bool {
        forms(word).any(|form| repeats(form).any(|form| self.words.contains(&folded(&form))))
    }

    fn has_phrase(&self, words: &[&str]) -> bool {
        let words = words.iter().map(|word| folded(word)).collect::<Vec<_>>();
        (2..=PHRASE).any(|long| words.windows(long).any(|words| self.words.contains(&words.join(" "))))
    }

    /// Whether letters that stand alone make a word.
    fn has_spaced(&self, words: &[&str]) -> bool {
        let mut runs = words.split(|word| !is_alone(word)).filter(|run| run.len() >= SPACED);
        runs.any(|run| self.is_word(&run.concat()))
    }

    fn has_part(&self, text: &str) -> bool {
        repeats(text).any(|text| {
            let bare = bare(&folded(&text));
            self.anywhere.iter().any(|part| bare.contains(part))
        })
    }
}

/// Whether a word is one letter or digit.
fn is_alone(word: &str) -> bool {
    word.chars().filter(|c| !is_mark(*c)).count() == 1
}

/// The words of a line, folded.
fn phrase(line: &str, between: &str) -> String {
    line.nfkc()
        .collect::<String>()
        .split(is_between)
        .filter(|word| !word.is_empty())
        .map(folded)
        .collect::<Vec<_>>()
        .join(between)
}

/// Whether a character stands between two words.
fn is_between(c: char) -> bool {
    !(c.is_alphanumeric() || is_mark(c) || SIGNS.contains(&c))
}

/// The forms of a word: as it is; without digits and signs around it; its parts, each of which begins with a
/// capital.
fn forms(word: &str) -> impl Iterator<Item = &str> {
    [word, core(word)].into_iter().chain(capital_parts(word).into_iter().map(core))
}

/// A word without digits and signs around it.
fn core(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphabetic())
}

/// The parts of a word such as `LordOfTrains` or `xXLordXx`.
fn capital_parts(word: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut from, mut before) = (0, None::<(usize, char)>);
    for (at, c) in word.char_indices() {
        if let Some((last, previous)) = before {
            if previous.is_lowercase() && c.is_uppercase() {
                parts.extend(word.get(from..at));
                from = at;
            } else if previous.is_uppercase() && c.is_lowercase() && last > from {
                parts.extend(word.get(from..last));
                from = last;
            }
        }
        before = Some((at, c));
    }
    parts.extend(word.get(from..));
    parts
}

/// A word in small letters: look-alikes of other scripts as Latin letters, digits and signs as the letters for
/// which they are written, and `l` as `i`, for which its look-alike `I` stands.
fn folded(word: &str) -> String {
    word.chars().flat_map(latin).flat_map(char::to_lowercase).map(letter).collect()
}

/// A letter of another script as the Latin one that looks like it, if there is one.
fn latin(c: char) -> impl Iterator<Item = char> {
    let looks = if c.is_ascii() { String::new() } else { skeleton(&c.to_string()).collect() };
    let is_latin = !looks.is_empty() && looks.chars().all(|c| c.is_ascii_alphabetic());
    if is_latin { looks.chars().collect::<Vec<_>>() } else { vec![c] }.into_iter()
}

/// The letter for which a digit or a sign is written.
fn letter(c: char) -> char {
    match c {
        '0' => 'o',
        '1' | '!' | 'l' | '|' => 'i',
        '2' => 'z',
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '6' | '9' => 'g',
        '7' => 't',
        '8' => 'b',
        c => c,
    }
}

/// A folded word without marks and ligatures.
fn bare(folded: &str) -> String {
    let mut bare = String::new();
    for c in folded.nfd().filter(|c| !is_mark(*c)) {
        match c {
            'ß' => bare.push_str("ss"),
            'æ' => bare.push_str("ae"),
            'œ' => bare.push_str("oe"),
            'ø' => bare.push('o'),
            c => bare.push(c),
        }
    }
    bare
}

/// A word, and, if a letter stands three times or more in a row, with it once and twice.
fn repeats(word: &str) -> impl Iterator<Item = String> {
    let letters = word.to_lowercase().chars().collect::<Vec<_>>();
    let runs = || letters.chunk_by(|one, next| one == next);
    let short = |most: usize| {
        let runs = runs().flat_map(|run| run.iter().take(if run.len() < REPEATED { run.len() } else { most }));
        runs.collect::<String>()
    };
    let shorter = if runs().any(|run| run.len() >= REPEATED) { vec![short(1), short(2)] } else { Vec::new() };
    std::iter::once(word.to_owned()).chain(shorter)
}
