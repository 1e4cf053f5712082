//! Errors of a dump.

use std::io;

/// A dump cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum DumpError {
    /// A file cannot be written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// A game cannot be written as JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// The table of seats cannot be written.
    #[error(transparent)]
    Table(#[from] parquet::errors::ParquetError),
}
