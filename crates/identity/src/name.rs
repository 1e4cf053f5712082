//! The names of players.

use crate::{
    forbidden::ForbiddenWords,
    mark::{MAX_MARKS, is_mark},
};
use icu_properties::{CodePointSetData, props::DefaultIgnorableCodePoint, script::ScriptWithExtensions};
use std::{fmt, ops::RangeInclusive};
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// The number of characters of a name.
const LENGTH: RangeInclusive<usize> = 2..=24;

/// The apostrophe of names. Keyboards of phones write the others.
const APOSTROPHE: char = '\'';
const TYPED_APOSTROPHES: [char; 2] = ['\u{2018}', '\u{2019}'];

/// The letters that look like an apostrophe, which names from before it was allowed may have.
const LETTER_APOSTROPHES: [char; 2] = ['\u{2bb}', '\u{2bc}'];

/// A player's name: 2 to 24 letters, digits, spaces, `-`, `_`, `.` or `'`, no space at either end;
/// normalized (NFKC).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

/// The reason for which a name is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Too short or too long.
    #[error("a name must have 2 to 24 characters")]
    Length,
    /// A character that names do not have, or not there.
    #[error("a name can contain letters, digits, single spaces and - _ . and an apostrophe between letters")]
    Character,
    /// A mark that belongs to another script than the letter on which it stands.
    #[error("a mark of a name must belong to the script of its letter")]
    Mark,
    /// A name by which a player could pass for the operator.
    #[error("this name is reserved for the operator")]
    Reserved,
    /// A word that names may not have, which is not told: a search for one that passes learns little.
    #[error("this name is not allowed here")]
    NotAllowed,
}

/// Names, and beginnings of names, by which a player could pass for the operator.
const RESERVED: [&str; 10] = [
    "admin",
    "administrator",
    "moderator",
    "official",
    "operator",
    "security",
    "staff",
    "support",
    "system",
    "deleted",
];
const RESERVED_BEGINNINGS: [&str; 1] = ["railhead"];

impl Name {
    /// Parses a name that a player chooses: it has a letter or a digit, no invisible characters, and
    /// marks of its letters only, nobody takes the player for the operator, and it has no forbidden word.
    ///
    /// # Errors
    /// If the name is invalid, reserved or not allowed.
    pub fn choose(typed: &str, forbidden: &ForbiddenWords) -> Result<Name, NameError> {
        let name = Name::parse(typed)?;
        let ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>();
        let is_seen = !typed.chars().chain(name.0.chars()).any(|c| ignorable.contains(c));
        if !is_seen || !name.0.chars().any(char::is_alphanumeric) || !has_apostrophes_between_letters(&name.0) {
            return Err(NameError::Character);
        }
        if !has_marks_of_its_letters(&name.0) {
            return Err(NameError::Mark);
        }
        let look = |name: &Name| name.look().replace([' ', '-', '_', '.', APOSTROPHE], "");
        // Look-alikes differ with the case: `I` looks like `l`, `i` does not.
        let looks = |reserved: &str| [reserved.to_owned(), reserved.to_uppercase()].map(|name| look(&Name(name)));
        let own = look(&name);
        let is_reserved = RESERVED.iter().any(|reserved| looks(reserved).contains(&own))
            || RESERVED_BEGINNINGS.iter().any(|reserved| looks(reserved).iter().any(|look| own.starts_with(look)));
        match is_reserved {
            true => Err(NameError::Reserved),
            false if forbidden.stand_in(&name.0) => Err(NameError::NotAllowed),
            false => Ok(name),
        }
    }

    /// Parses a name as typed: every name that an account can have, also from before a rule was made.
    ///
    /// # Errors
    /// If the name is invalid.
    pub fn parse(typed: &str) -> Result<Name, NameError> {
        let name = typed.replace(TYPED_APOSTROPHES, "'").nfkc().collect::<String>();
        if !LENGTH.contains(&name.chars().count()) {
            return Err(NameError::Length);
        }
        let allowed = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.' | APOSTROPHE) || is_mark(c);
        if !name.chars().all(allowed) || name.trim() != name || name.contains("  ") {
            return Err(NameError::Character);
        }
        Ok(Name(name))
    }

    /// The name as its owner writes it, normalized.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name without regard to case, by the full mappings of Unicode: `straße` and `strasse` have the
    /// same key, as have `σοφος` and `σοφοσ`, and `yıldız` and `yildiz`, which share their capitals. Names
    /// that are equal by full case folding (Unicode, D145) have equal ones.
    pub fn key(&self) -> String {
        let lower = |c: char| c.to_lowercase();
        let letters = self.0.nfd().nfkc().collect::<String>();
        // First to lower case: a capital ẞ has no upper case but itself.
        let cased = letters.chars().flat_map(lower).flat_map(char::to_uppercase).flat_map(lower);
        cased.collect::<String>().replace(LETTER_APOSTROPHES, "'").nfkc().collect()
    }

    /// The name's appearance, ignoring case: names that can be mistaken for each other have equal
    /// skeletons. Both the name as written and its lower case are reduced, because look-alikes
    /// differ with the case (`I` and `l`, `B` and `в`).
    pub fn look(&self) -> String {
        let written = skeleton(&self.0).collect::<String>().to_lowercase();
        skeleton(&written).collect::<String>().to_lowercase()
    }
}

/// Whether each apostrophe stands between two letters, as in O'Brien.
fn has_apostrophes_between_letters(name: &str) -> bool {
    let mut parts = name.split(APOSTROPHE).peekable();
    let is_letter = |c: char| c.is_alphabetic() || is_mark(c);
    while let Some(part) = parts.next() {
        if let Some(next) = parts.peek()
            && !(part.ends_with(is_letter) && next.starts_with(is_letter))
        {
            return false;
        }
    }
    true
}

/// Whether each mark stands on a letter of one of its scripts (Unicode's `Script_Extensions`), few on
/// each: a mark on a letter of another script is drawn anywhere, or not at all.
fn has_marks_of_its_letters(name: &str) -> bool {
    let scripts = ScriptWithExtensions::new();
    let (mut letter, mut marks) = (None, 0);
    name.chars().all(|c| {
        if !is_mark(c) {
            (letter, marks) = (c.is_alphabetic().then_some(c), 0);
            return true;
        }
        marks += 1;
        let is_of = |letter: char| scripts.get_script_extensions_val(letter).iter().any(|of| scripts.has_script(c, of));
        marks <= MAX_MARKS && letter.is_some_and(is_of)
    })
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn name(typed: &str) -> Name {
        Name::parse(typed).unwrap()
    }

    fn choose(typed: &str) -> Result<Name, NameError> {
        Name::choose(typed, ForbiddenWords::known())
    }

    #[test]
    fn a_name_is_counted_after_it_is_normalized() {
        assert_eq!(name("Ａｄａ").as_str(), "Ada");
        assert_eq!(name("Zoe\u{308}").as_str(), "Zoë");
        assert_eq!(name("ﬁn").as_str(), "fin", "three letters of two characters");
        assert_eq!(Name::parse("e\u{301}"), Err(NameError::Length), "one letter of two characters");
        assert_eq!(name(&"e\u{301}".repeat(24)).as_str().chars().count(), 24);
        assert_eq!(Name::parse(&"ﬃ".repeat(9)), Err(NameError::Length), "27 letters of nine characters");
    }

    #[test]
    fn names_are_the_same_whatever_their_case() {
        for (one, other) in
            [("Ada", "aDA"), ("ÉMILE", "émile"), ("Ａｄａ", "ada"), ("ΣΟΦΟΣ", "σοφος"), ("STRASSE", "straße")]
        {
            assert_eq!(name(one).key(), name(other).key(), "{one} {other}");
        }
        assert_ne!(name("Ada").key(), name("Adà").key());
    }

    #[test]
    fn a_name_in_lower_case_has_the_same_key() {
        for c in ('\0'..=char::MAX).filter(|c| c.is_alphanumeric()) {
            let written = format!("a{c}b").nfkc().collect::<String>();
            let lower = written.to_lowercase().nfkc().collect::<String>();
            assert_eq!(Name(lower).key(), Name(written).key(), "{c:?}");
        }
    }

    #[test]
    fn names_that_can_be_taken_for_each_other_look_the_same() {
        for (one, other) in [
            ("Paul", "PauI"),
            ("Paul", "Pau1"),
            ("paypal", "раураl"),
            ("Ada", "Аdа"),
            ("Tom", "T0m"),
            ("Emma", "Ernma"),
            ("BORIS", "ВОRIS"),
            ("Ada", "aDA"),
        ] {
            assert_eq!(name(one).look(), name(other).look(), "{one} {other}");
        }
        for (one, other) in [("Ada", "Eda"), ("Paul", "Paula"), ("Ann.a", "Ann-a"), ("Zoe", "Zoë")] {
            assert_ne!(name(one).look(), name(other).look(), "{one} {other}");
        }
    }

    #[test]
    fn invisible_names_and_names_of_the_operator_are_refused() {
        for typed in
            ["Ada\u{3164}", "\u{115f}\u{1160}\u{115f}", "A\u{ad}da", "Ada\u{200b}", "Ad\u{fe0f}a", "\u{ffa0}Ada"]
        {
            assert_eq!(choose(typed), Err(NameError::Character), "{typed:?}");
        }
        for typed in
            ["Admin", "ADMlN", "a.d.m.i.n", "Аdmin", "Support", "Mod erator", "Railhead", "Railhead 2", "rai1head_team"]
        {
            assert_eq!(choose(typed), Err(NameError::Reserved), "{typed}");
        }
        for typed in ["Ada", "Adminton", "Supporter", "Rail Fan 2", "Łukasz O.", "김민준"] {
            assert!(choose(typed).is_ok(), "{typed}");
        }
    }

    #[test]
    fn a_name_is_of_letters_digits_and_few_signs() {
        for typed in ["Ada", "ada-l_2.x", "O'Brien", "Łukasz O.", "a b"] {
            assert_eq!(name(typed).to_string(), typed);
        }
        for wrong in ["a/b", "a\u{200b}b", " ab", "ab ", "a  b", "ab\n"] {
            assert_eq!(Name::parse(wrong), Err(NameError::Character), "{wrong:?}");
        }
        assert_eq!(["a", &"a".repeat(25)].map(Name::parse), [Err(NameError::Length), Err(NameError::Length)]);
        assert_eq!(["ab", &"a".repeat(24)].map(|typed| Name::parse(typed).is_ok()), [true, true]);
    }

    #[test]
    fn an_apostrophe_stands_between_two_letters() {
        for typed in ["O'Brien", "O\u{2019}Brien", "l'a'b", "Ax\u{323}'x"] {
            assert!(choose(typed).unwrap().as_str().contains('\''), "{typed}");
        }
        for typed in ["'Ada", "Ada'", "O'4", "4'O", "O''B", "...", "- _"] {
            assert_eq!(choose(typed), Err(NameError::Character), "{typed}");
        }
        assert_eq!(name("O\u{2bc}Brien").key(), name("o'brien").key());
    }

    #[test]
    fn few_marks_stand_on_a_letter_of_their_script() {
        let marked = |marks: usize| format!("Ax{}b", "\u{323}".repeat(marks));
        assert!(choose(&marked(4)).is_ok());
        assert_eq!(choose(&marked(5)), Err(NameError::Mark));
        assert!(choose(&marked(3).repeat(2)).is_ok(), "each letter has its own");
        for typed in ["A1\u{323}b", "A-\u{323}b", "Aa\u{5b0}b", "\u{323}Ab"] {
            assert_eq!(choose(typed), Err(NameError::Mark), "{typed:?}");
        }
        assert!(choose("אבּ").is_ok());
    }
}
