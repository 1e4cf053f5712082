//! Texts that others see.

use crate::{
    http::problem::{Problem, ProblemCode},
    identity::{NameError, line},
    store::Database,
};
use railhead_localization::message;

/// A text as it is shown. `parameter` is its place in the body.
///
/// # Errors
/// `InvalidBody` if others could not see what it says.
pub fn visible_text(parameter: &str, sent: &str) -> Result<String, Problem> {
    line(sent).map_err(|_| Problem::new(ProblemCode::InvalidBody, message!("detail-text")).with("parameter", parameter))
}

/// The title of something that strangers find, as it is shown.
///
/// # Errors
/// `InvalidBody` as for other texts; `NameNotAllowed` if it has a word that names may not have.
pub fn public_title(db: &Database, parameter: &str, sent: &str) -> Result<String, Problem> {
    let title = visible_text(parameter, sent)?;
    if db.forbidden_words().stand_in(&title) { Err(NameError::NotAllowed.into()) } else { Ok(title) }
}
