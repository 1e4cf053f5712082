//! The inbox of an account, its webhooks and its devices.

pub(crate) mod alerts;
pub(crate) mod devices;
pub(crate) mod feed;
pub(crate) mod items;
pub(crate) mod stream;
pub(crate) mod webhook_deliveries;
pub(crate) mod webhooks;
