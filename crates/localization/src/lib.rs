//! Everything that people read, in five languages: the texts of `locales/`, one folder a language,
//! embedded into the program.
//!
//! A [`Message`] is a text in no language; a [`Language`] makes words of it. Every message
//! exists in every language: the tests of this crate compare the files, and find the id and the
//! arguments of each `message!` of the workspace in them.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod bundles;
mod events;
mod message;
pub mod names;
mod negotiation;
mod numbers;
pub mod places;
mod refusals;
mod rules;

pub use events::event;
pub use message::{Argument, Message};
pub use refusals::{broken_rule, impossible_position, refusal, rule_of_position};
pub use rules::Rule;

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use strum::{Display, EnumString, IntoStaticStr};

/// A language in which everything can be read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
#[derive(Display, EnumString, IntoStaticStr)]
#[strum(parse_err_ty = UnknownLanguage, parse_err_fn = UnknownLanguage::of)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    #[strum(serialize = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    #[strum(serialize = "fr")]
    French,
    /// German.
    #[serde(rename = "de")]
    #[strum(serialize = "de")]
    German,
    /// Spanish.
    #[serde(rename = "es")]
    #[strum(serialize = "es")]
    Spanish,
    /// Italian.
    #[serde(rename = "it")]
    #[strum(serialize = "it")]
    Italian,
}

/// A text is not the code of a [`Language`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the languages are en, fr, de, es and it")]
pub struct UnknownLanguage;

impl UnknownLanguage {
    fn of(_: &str) -> UnknownLanguage {
        UnknownLanguage
    }
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 5] =
        [Language::English, Language::French, Language::German, Language::Spanish, Language::Italian];

    /// The code of ISO 639-1, as in `Content-Language`.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The language of a tag of BCP 47: `de-AT` and `DE` are German. None if there is no such one.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The language that `Accept-Language` asks for (RFC 9110, 12.5.4). `de-AT` is answered in
    /// German. English, if it asks for none that there is.
    pub fn negotiate(accepted: &str) -> Language {
        negotiation::negotiate(accepted)
    }

    /// A number with one decimal.
    pub fn decimal(self, number: f64) -> String {
        self.decimals(number, 1)
    }

    /// A number with this many decimals.
    pub fn decimals(self, number: f64, places: usize) -> String {
        let written = format!("{number:.places$}");
        if self == Language::English { written } else { written.replace('.', ",") }
    }

    /// The text with this id, which has no variables; `id.attribute` is an attribute of a message.
    pub fn text(self, id: &str) -> Cow<'static, str> {
        bundles::text(self, id)
    }

    /// A message in this language.
    pub fn format(self, message: &Message) -> String {
        bundles::format(self, message)
    }
}
