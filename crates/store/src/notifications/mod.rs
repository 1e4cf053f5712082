//! Notifications: inboxes, webhooks and devices.

/// The names of the others in the game of a row `n`, in seat order: "conductor (bot)" for a bot, and
/// nothing for a deleted account.
macro_rules! opponents {
    () => {
        "ARRAY(SELECT coalesce(o.name, s.bot || ' (bot)', '') FROM game_seats s \
            LEFT JOIN accounts o ON o.id = s.account_id WHERE s.game_id = n.game_id \
            AND s.account_id IS DISTINCT FROM n.account_id AND (s.account_id IS NOT NULL OR s.bot IS NOT NULL) \
            ORDER BY s.seat)"
    };
}

pub mod delivery;
pub mod devices;
pub mod inbox;
pub(crate) mod notify;
pub mod outbox;
pub mod suppression;
pub mod webhook_attempts;
pub mod webhook_changes;
pub mod webhook_log;
pub mod webhooks;
