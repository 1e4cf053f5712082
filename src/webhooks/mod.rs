//! Webhooks and Web Push: requests to the URLs of accounts and of the operator, and to the push
//! services of devices.

mod guard;
mod post;
mod push;

pub use guard::{Policy, Refusal, is_public};
pub(crate) use post::{WebhookRequest, agent, post};
pub(crate) use push::push;
pub use push::{EncryptionError, IdentityError, PushContact, PushIdentity, encrypt};

use crate::store::Delivery;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The body of a request to a webhook.
#[derive(Serialize, ToSchema)]
pub struct WebhookDeliveries {
    /// The id of the request, also in the header `Railhead-Delivery`; the same on every attempt.
    pub id: Uuid,
    /// The notifications, the oldest first.
    #[schema(min_items = 1, max_items = 100)]
    pub deliveries: Vec<Delivery>,
}
