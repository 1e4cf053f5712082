//! The inbox of an account, its webhooks and its devices.

pub(crate) mod alerts;
pub(crate) mod devices;
pub(crate) mod items;
pub(crate) mod webhook_deliveries;
pub(crate) mod webhooks;
