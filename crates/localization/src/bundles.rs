//! The embedded files, and the texts in them.

use crate::{Argument, Language, Message, numbers};
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue, concurrent::FluentBundle};
use std::{borrow::Cow, sync::LazyLock};
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

/// The files of a language.
macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!("../locales/", $folder, "/cities.ftl")),
            include_str!(concat!("../locales/", $folder, "/game.ftl")),
            include_str!(concat!("../locales/", $folder, "/lessons.ftl")),
            include_str!(concat!("../locales/", $folder, "/notifications.ftl")),
            include_str!(concat!("../locales/", $folder, "/pages.ftl")),
            include_str!(concat!("../locales/", $folder, "/phrases.ftl")),
            include_str!(concat!("../locales/", $folder, "/pictures.ftl")),
            include_str!(concat!("../locales/", $folder, "/problems.ftl")),
            include_str!(concat!("../locales/", $folder, "/rules.ftl")),
            include_str!(concat!("../locales/", $folder, "/titles.ftl")),
        ]
    };
}

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| read(Language::English, files!("en")));
static FRENCH: LazyLock<Bundle> = LazyLock::new(|| read(Language::French, files!("fr")));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| read(Language::German, files!("de")));
static SPANISH: LazyLock<Bundle> = LazyLock::new(|| read(Language::Spanish, files!("es")));
static ITALIAN: LazyLock<Bundle> = LazyLock::new(|| read(Language::Italian, files!("it")));

fn bundle(language: Language) -> &'static Bundle {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
        Language::German => &GERMAN,
        Language::Spanish => &SPANISH,
        Language::Italian => &ITALIAN,
    }
}

/// Reads all valid messages: the tests find mistakes in a file, and a text that it has twice.
fn read<const FILES: usize>(language: Language, files: [&str; FILES]) -> Bundle {
    let identifier = language.code().parse::<LanguageIdentifier>().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![identifier]);
    // The texts have no letters that are written from right to left.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::English => |value, _| numbers::written(value, Language::English),
        Language::French => |value, _| numbers::written(value, Language::French),
        Language::German => |value, _| numbers::written(value, Language::German),
        Language::Spanish => |value, _| numbers::written(value, Language::Spanish),
        Language::Italian => |value, _| numbers::written(value, Language::Italian),
    }));
    for file in files {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(readable, _)| readable);
        drop(bundle.add_resource(resource));
    }
    bundle
}

/// A text without variables. English, if the language lacks it; the id itself, if nobody has it.
pub fn text(language: Language, id: &str) -> Cow<'static, str> {
    let found = [language, Language::English].into_iter().find_map(|language| written(language, id, None));
    found.unwrap_or_else(|| Cow::Owned(id.to_owned()))
}

/// A message in a language, as [`text`].
pub fn format(language: Language, message: &Message) -> String {
    let found = [language, Language::English].into_iter().find_map(|language| {
        let arguments = message.arguments.iter().map(|(name, value)| (*name, argument(language, value)));
        written(language, &message.id, Some(&arguments.collect()))
    });
    found.map_or_else(|| message.id.to_string(), Cow::into_owned)
}

fn argument(language: Language, argument: &Argument) -> FluentValue<'_> {
    match argument {
        Argument::Number(number) => FluentValue::from(*number),
        Argument::Verbatim(text) => FluentValue::from(text.as_str()),
        Argument::Message(_) | Argument::List(_) => FluentValue::from(text_of(language, argument)),
    }
}

/// An argument alone.
fn text_of(language: Language, argument: &Argument) -> String {
    match argument {
        Argument::Number(number) => numbers::grouped(*number, language),
        Argument::Verbatim(text) => text.clone(),
        Argument::Message(message) => format(language, message),
        Argument::List(items) => items.iter().map(|item| text_of(language, item)).collect::<Vec<_>>().join(", "),
    }
}

fn written(language: Language, id: &str, arguments: Option<&FluentArgs<'_>>) -> Option<Cow<'static, str>> {
    let bundle = bundle(language);
    let pattern = match id.split_once('.') {
        None => bundle.get_message(id).as_ref().and_then(FluentMessage::value)?,
        Some((id, attribute)) => bundle.get_message(id)?.get_attribute(attribute)?.value(),
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, arguments, &mut errors);
    debug_assert!(errors.is_empty(), "{id} in {language}: {errors:?}");
    Some(Cow::Owned(text.into_owned()))
}
