//! Who is asking: passwords and tokens. No SQL, no HTTP.

mod name;
mod password;
mod token;

pub use name::{Name, NameError};
pub use password::{Hasher, PasswordError};
pub use token::{Keys, LIFETIME_SECONDS, TokenError};
