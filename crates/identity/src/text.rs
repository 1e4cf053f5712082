//! Texts that people write and others see: names of tournaments, keys and devices, reasons.

use crate::mark::{MAX_MARKS, is_mark};
use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{DefaultIgnorableCodePoint, GeneralCategory},
};
use unicode_normalization::UnicodeNormalization;

/// Characters that join the one before them to the next, in emoji and in some scripts. They are invisible by
/// themselves.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Characters that choose how the one before them is drawn, as text or as an emoji.
const SELECTORS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

/// The empty pattern of Braille, which is drawn as nothing.
const BRAILLE_BLANK: char = '\u{2800}';

/// The reason for which a text is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// Nothing is left to be seen.
    #[error("the text is empty")]
    Empty,
    /// A character that cannot be seen, or that changes the direction of others.
    #[error("the text has a character that cannot be seen")]
    Unseen,
    /// More accents on a letter than any language writes.
    #[error("the text has too many accents on a letter")]
    Marks,
}

/// A line of text as it is shown: normalized (NFC), without spaces around it, each run of spaces as one.
///
/// # Errors
/// If others could not see what it says.
pub fn line(typed: &str) -> Result<String, TextError> {
    let (mut line, mut marks) = (String::new(), 0);
    for c in typed.trim().nfc() {
        marks = if is_mark(c) && !SELECTORS.contains(&c) { marks + 1 } else { 0 };
        match c {
            c if is_space(c) => push_space(&mut line),
            c if !is_seen(c) && !is_joined(&line, c) => return Err(TextError::Unseen),
            _ if marks > MAX_MARKS || marks > 0 && !has_letter(&line) => return Err(TextError::Marks),
            c => line.push(c),
        }
    }
    match line {
        line if line.is_empty() => Err(TextError::Empty),
        line if line.ends_with(JOINERS) => Err(TextError::Unseen),
        line => Ok(line),
    }
}

/// Whether an invisible character joins or styles the last one of a line, which is none of a plain text.
fn is_joined(line: &str, c: char) -> bool {
    let Some(last) = line.chars().next_back().filter(|last| !JOINERS.contains(last)) else { return false };
    let is_key = last.is_ascii_digit() || matches!(last, '#' | '*');
    JOINERS.contains(&c) && !last.is_ascii()
        || SELECTORS.contains(&c) && !SELECTORS.contains(&last) && (is_key || !last.is_ascii())
}

/// The part of a text that may be shown, for texts that nobody wrote by hand, such as the names of devices.
pub fn shown_part(text: &str) -> String {
    let mut shown = String::new();
    let mut marks = 0;
    for c in text.nfc() {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        match c {
            c if is_space(c) => push_space(&mut shown),
            c if is_seen(c) && marks <= MAX_MARKS && (marks == 0 || has_letter(&shown)) => shown.push(c),
            _ => {}
        }
    }
    shown.truncate(shown.trim_end().len());
    shown
}

fn push_space(line: &mut String) {
    if has_letter(line) {
        line.push(' ');
    }
}

/// Whether a line ends with a character on which an accent can stand.
fn has_letter(line: &str) -> bool {
    line.ends_with(|last: char| last != ' ')
}

fn is_space(c: char) -> bool {
    CodePointMapData::<GeneralCategory>::new().get(c) == GeneralCategory::SpaceSeparator
}

/// Whether a character is drawn as something. Characters without a meaning in Unicode are not, nor are those
/// that no XML document may have.
fn is_seen(c: char) -> bool {
    let is_drawn = !matches!(
        CodePointMapData::<GeneralCategory>::new().get(c),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    is_drawn && c != BRAILLE_BLANK && !CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_what_others_see() {
        let same =
            ["Friday night", "Ligue d’été №3", "東京 列車", "ราตรี", "🚂 & 👩‍🚀 ⭐️ 1️⃣ ❤️‍🔥", "می‌خواهم", "שבת – 100 %"];
        assert!(same.iter().all(|text| line(text).as_deref() == Ok(text)), "{:?}", same.map(line));
        assert_eq!(line("  Zoe\u{308} \u{3000} \u{a0}L. ").as_deref(), Ok("Zoë L."));
    }

    #[test]
    fn unseen_characters_are_refused() {
        for unseen in [
            "a\u{202e}b",
            "a\u{200b}b",
            "a\u{2066}b",
            "a\u{ad}b",
            "\u{3164}",
            "a\u{115f}",
            "a\u{2800}",
            "a\nb",
            "a\u{2028}b",
            "a\u{e000}",
            "a\u{fffe}",
            "a\u{e0041}",
            "\u{200d}a",
            "a \u{fe0f}",
            "a\u{34f}b",
            "a\0",
            "a\u{200d}b",
            "a\u{fe0f}",
            "東\u{200d}",
            "東\u{200d}\u{200d}東",
        ] {
            assert_eq!(line(unseen), Err(TextError::Unseen), "{unseen:?}");
        }
        assert_eq!(["", " \u{3000} "].map(line), [Err(TextError::Empty), Err(TextError::Empty)]);
    }

    #[test]
    fn accents_stand_on_a_letter_and_are_few() {
        assert_eq!(line(&format!("e{}", "\u{301}".repeat(59))), Err(TextError::Marks));
        assert_eq!(line("\u{301}e"), Err(TextError::Marks));
        assert_eq!(line("a \u{301}"), Err(TextError::Marks));
        assert_eq!(line("ệ").as_deref(), Ok("ệ"));
    }

    #[test]
    fn the_shown_part_of_a_text_can_be_shown_again() {
        for text in ["Ada's phone", "a\u{202e}b\u{3164} c\0", &format!("e{}", "\u{301}".repeat(59)), "\u{301}", ""] {
            let shown = shown_part(text);
            assert!(shown.is_empty() || line(&shown).as_deref() == Ok(&shown), "{shown:?}");
        }
        assert_eq!(shown_part("a\u{202e}b\u{3164} c\0"), "ab c");
        assert_eq!(shown_part("  Ada's \u{a0}\u{3000}phone "), "Ada's phone");
    }
}
