//! The level at which an error of work is logged that is tried again by itself.

/// Logs an error. The jobs report a fault of the database that passes, once; here it is a line at debug.
#[macro_export]
macro_rules! report {
    ($error:expr, $($rest:tt)+) => {
        if $error.passes() {
            tracing::debug!(error = %$error, $($rest)+);
        } else {
            tracing::warn!(error = %$error, $($rest)+);
        }
    };
}
