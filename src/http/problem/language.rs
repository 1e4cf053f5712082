//! The language of the request that is being answered.

use railhead_localization::Language;
use std::{cell::Cell, rc::Rc};

pub const LANG: &str = "lang";

tokio::task_local! {
    static CURRENT: Chosen;
}

/// The language of a request, and whether its answer depends on it.
#[derive(Clone, Default, Debug)]
pub struct Chosen {
    language: Language,
    is_used: Rc<Cell<bool>>,
}

/// The language of the request that is being answered; English outside of one. The answer says that
/// it depends on the language.
pub fn current() -> Language {
    let used = |chosen: &Chosen| {
        chosen.is_used.set(true);
        chosen.language
    };
    CURRENT.try_with(used).unwrap_or_default()
}

/// Does something in a language, outside of a request.
pub fn in_language<T>(language: Language, work: impl FnOnce() -> T) -> T {
    CURRENT.sync_scope(Chosen { language, ..Chosen::default() }, work)
}

impl Chosen {
    pub fn new(language: Language) -> Chosen {
        Chosen { language, ..Chosen::default() }
    }

    /// The language, if the answer depends on it.
    pub fn used(&self) -> Option<Language> {
        self.is_used.get().then_some(self.language)
    }

    /// Answers a request in this language.
    pub async fn scope<F: Future>(self, answer: F) -> F::Output {
        CURRENT.scope(self, answer).await
    }
}
