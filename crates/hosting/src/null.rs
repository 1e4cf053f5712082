//! Optional fields of requests: many generated clients write `null` for what is not given.

use serde::{Deserialize, Deserializer};

/// Reads `null` as the default.
pub fn as_default<'de, D: Deserializer<'de>, T: Default + Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    Ok(Option::<T>::deserialize(from)?.unwrap_or_default())
}
