//! The level at which an error of work is logged that is tried again by itself.

/// Logs an error. A fault of the database that passes is told by the jobs, once; here only at debug.
macro_rules! report {
    ($error:expr, $($rest:tt)+) => {
        if $error.passes() {
            tracing::debug!(error = %$error, $($rest)+);
        } else {
            tracing::warn!(error = %$error, $($rest)+);
        }
    };
}
