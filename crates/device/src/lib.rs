//! Games on a device, without a server: against bots in flight mode, or of several people who pass
//! one phone around. The rules, the bots and the plans are those of the server; what a game answers
//! has the shapes of the HTTP API, so that an app shows it like any other game.
//!
//! Time and chance are given: a game has the secret and the moments that its caller names.

#![cfg_attr(not(test), deny(clippy::as_conversions))]

mod answers;
#[cfg(target_arch = "wasm32")]
mod exports;
mod requests;
mod seen;
mod table;

pub use answers::{LegalMoves, TicketsPlan};
pub use requests::{Answer, Request};
pub use seen::Seen;
pub use table::{DeviceError, DeviceGame, NewGame, NewSeat};
