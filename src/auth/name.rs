//! The names of players.

use icu_properties::{CodePointSetData, props::DefaultIgnorableCodePoint};
use std::fmt;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// A player's name: 3 to 24 letters, digits, spaces, `-`, `_` or `.`, no space at either end; normalized (NFKC).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

/// Why a name is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Too short or too long.
    #[error("a name must have 3 to 24 characters")]
    Length,
    /// A character that names do not have.
    #[error("a name can contain letters, digits, single spaces and - _ . and cannot begin or end with a space")]
    Character,
    /// A name by which a player could pass for the operator.
    #[error("this name is reserved for the operator")]
    Reserved,
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
    /// Parses a name that a player chooses: it has no invisible characters, and nobody takes the
    /// player for the operator.
    ///
    /// # Errors
    /// If the name is invalid or reserved.
    pub fn choose(typed: &str) -> Result<Name, NameError> {
        let name = Name::parse(typed)?;
        let ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>();
        if typed.chars().chain(name.0.chars()).any(|c| ignorable.contains(c)) {
            return Err(NameError::Character);
        }
        let look = |name: &Name| name.look().replace([' ', '-', '_', '.'], "");
        // Look-alikes differ with the case: `I` looks like `l`, `i` does not.
        let looks = |reserved: &str| [reserved.to_owned(), reserved.to_uppercase()].map(|name| look(&Name(name)));
        let own = look(&name);
        let is_reserved = RESERVED.iter().any(|reserved| looks(reserved).contains(&own))
            || RESERVED_BEGINNINGS.iter().any(|reserved| looks(reserved).iter().any(|look| own.starts_with(look)));
        if is_reserved { Err(NameError::Reserved) } else { Ok(name) }
    }

    /// Parses a name as typed.
    ///
    /// # Errors
    /// If the name is invalid.
    pub fn parse(typed: &str) -> Result<Name, NameError> {
        let name = typed.nfkc().collect::<String>();
        if !(3..=24).contains(&name.chars().count()) {
            return Err(NameError::Length);
        }
        let allowed = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.');
        if !name.chars().all(allowed) || name.trim() != name || name.contains("  ") {
            return Err(NameError::Character);
        }
        Ok(Name(name))
    }

    /// The name as its owner writes it, normalized.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name in the form used for comparison, ignoring case.
    pub fn key(&self) -> String {
        self.0.to_lowercase().nfkc().collect()
    }

    /// The name's appearance, ignoring case: names that can be mistaken for each other have equal
    /// skeletons. Both the name as written and its lower case are reduced, because look-alikes
    /// differ with the case (`I` and `l`, `B` and `в`).
    pub fn look(&self) -> String {
        let written = skeleton(&self.0).collect::<String>().to_lowercase();
        skeleton(&written).collect::<String>().to_lowercase()
    }

    /// The key of a name as written. An invalid name has an empty key, which no account has.
    pub fn key_of(written: &str) -> String {
        Name::parse(written).map(|name| name.key()).unwrap_or_default()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn name(typed: &str) -> Name {
        Name::parse(typed).unwrap()
    }

    #[test]
    fn a_name_is_counted_after_it_is_normalized() {
        assert_eq!(name("Ａｄａ").as_str(), "Ada");
        assert_eq!(name("Zoe\u{308}").as_str(), "Zoë");
        assert_eq!(name("ﬁn").as_str(), "fin", "three letters of two characters");
        assert_eq!(Name::parse("e\u{301}e\u{301}"), Err(NameError::Length), "two letters of four characters");
        assert_eq!(name(&"e\u{301}".repeat(24)).as_str().chars().count(), 24);
        assert_eq!(Name::parse(&"ﬃ".repeat(9)), Err(NameError::Length), "27 letters of nine characters");
    }

    #[test]
    fn names_are_the_same_whatever_their_case() {
        for (one, other) in [("Ada", "aDA"), ("ÉMILE", "émile"), ("Ａｄａ", "ada"), ("ΣΟΦΙΑ", "σοφια")] {
            assert_eq!(name(one).key(), name(other).key(), "{one} {other}");
        }
        assert_ne!(name("Ada").key(), name("Adà").key());
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
    fn nobody_chooses_a_name_that_is_not_seen_or_that_passes_for_the_operator() {
        for typed in
            ["Ada\u{3164}", "\u{115f}\u{1160}\u{115f}", "A\u{ad}da", "Ada\u{200b}", "Ad\u{fe0f}a", "\u{ffa0}Ada"]
        {
            assert_eq!(Name::choose(typed), Err(NameError::Character), "{typed:?}");
        }
        for typed in
            ["Admin", "ADMlN", "a.d.m.i.n", "Аdmin", "Support", "Mod erator", "Railhead", "Railhead 2", "rai1head_team"]
        {
            assert_eq!(Name::choose(typed), Err(NameError::Reserved), "{typed}");
        }
        for typed in ["Ada", "Adminton", "Supporter", "Rail Fan 2", "Łukasz O.", "김민준"] {
            assert!(Name::choose(typed).is_ok(), "{typed}");
        }
    }
}
