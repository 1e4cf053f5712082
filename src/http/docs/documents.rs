//! The OpenAPI document and its samples as they are committed, which are part of the program.

use crate::http::answers::stored::Stored;
use serde_json::Value;
use std::{io, sync::LazyLock};

const JSON: &str = "application/json";

/// The OpenAPI document.
pub static DOCUMENT: LazyLock<Stored> =
    LazyLock::new(|| Stored::new(JSON, include_bytes!(concat!(env!("OUT_DIR"), "/railhead.json.gz")), true));

/// The samples of its operations.
pub static SAMPLES: LazyLock<Stored> =
    LazyLock::new(|| Stored::new(JSON, include_bytes!(concat!(env!("OUT_DIR"), "/samples.json.gz")), true));

/// Reads one of them.
///
/// # Errors
/// If the program is damaged.
pub fn read(document: &Stored) -> io::Result<Value> {
    let text = document.unpack().ok_or_else(|| io::Error::other("a document of the program cannot be read"))?;
    Ok(serde_json::from_slice(&text)?)
}
