//! Outbound requests: webhooks, to the URLs of accounts and of the operator, and Web Push, to the
//! push services of devices.

mod guard;
mod post;
mod push;
mod signature;

pub use guard::{Policy, Refusal, is_public};
pub(crate) use post::{LIMIT, WebhookRequest, agent, post};
pub(crate) use push::push;
pub use push::{Contact, EncryptionError, IdentityError, PushIdentity, encrypt};
pub(crate) use signature::new_secret;
