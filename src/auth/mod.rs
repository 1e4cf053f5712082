//! Authentication: passwords and tokens. No SQL, no HTTP.

mod ed25519;
mod friendly;
mod keys;
mod name;
mod password;
mod recovery;
mod refresh;
mod token;

pub use friendly::friendly_name;
pub use keys::{Key, PublicKey, Ring};
pub use name::{Name, NameError};
pub use password::{Hasher, PasswordError};
pub use recovery::{RECOVERY_CODES, RecoveryCode};
pub use refresh::{RefreshKey, RefreshToken};
pub use token::{Keys, LIFETIME_SECONDS, TokenError, TokenSubject};
