//! Texts that others see.

use crate::{
    http::problem::{Problem, ProblemCode},
    identity::line,
};
use railhead_localization::message;

/// A text as it is shown. `parameter` is its place in the body.
///
/// # Errors
/// `InvalidBody` if others could not see what it says.
pub fn visible_text(parameter: &str, sent: &str) -> Result<String, Problem> {
    line(sent).map_err(|_| Problem::new(ProblemCode::InvalidBody, message!("detail-text")).with("parameter", parameter))
}
