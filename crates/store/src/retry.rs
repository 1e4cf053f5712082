//! The optimistic loop: an attempt is repeated if another request was first.

use crate::GameError;

/// The usual number of attempts. Every lost attempt means that another one succeeded.
pub(crate) const ATTEMPTS: usize = 16;

/// The result of the first attempt that has one; `None` means that another request was first.
///
/// # Errors
/// The errors of an attempt; `Contended` if all attempts were lost.
pub(crate) async fn retry_contended<T, F: Future<Output = Result<Option<T>, GameError>>>(
    attempts: usize,
    mut attempt: impl FnMut() -> F,
) -> Result<T, GameError> {
    for _ in 0..attempts {
        if let Some(done) = attempt().await? {
            return Ok(done);
        }
    }
    Err(GameError::Contended)
}
