//! Web Push (RFC 8030): one notification, encrypted and posted to the push service of a device.

mod encryption;
mod identity;

pub use encryption::{EncryptionError, encrypt};
pub use identity::{Contact, IdentityError, PushIdentity};

use crate::{
    hosting::notifications::Notification,
    outbound::post::failure,
    store::notifications::{
        delivery::Delivery,
        outbox::{Outgoing, Sent},
        webhooks::PushTarget,
    },
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use jiff::{SignedDuration, Timestamp, fmt::rfc2822};
use secrecy::ExposeSecret;
use sha2::{Digest, Sha256};
use ureq::{
    Agent,
    http::{HeaderMap, header::RETRY_AFTER},
};
use uuid::Uuid;

/// The longest time for which a push service keeps a turn without a deadline.
const TURN: SignedDuration = SignedDuration::from_hours(7 * 24);

/// The time for which it keeps anything else.
const NEWS: SignedDuration = SignedDuration::from_hours(3 * 24);
/// The same, for a tournament that begins within a quarter of an hour.
const SOON: SignedDuration = SignedDuration::from_mins(15);

/// Pushes the notification of a batch of one.
pub fn push(
    agent: &Agent,
    identity: &PushIdentity,
    device: &PushTarget,
    outgoing: &Outgoing,
    deliveries: &[Delivery],
) -> Sent {
    let Outgoing { webhook, url, secret, at, .. } = outgoing;
    let Some(delivery) = deliveries.first() else { return Sent::Delivered };
    let body = match encrypted(delivery, device, secret.expose_secret()) {
        Ok(body) => body,
        Err(why) => return Sent::Refused { why },
    };
    let authorization = match identity.authorization(url, *at) {
        Ok(authorization) => authorization,
        Err(error) => return Sent::Refused { why: error.to_string() },
    };
    let answer = agent
        .post(url)
        .header("Authorization", authorization)
        .header("Content-Type", "application/octet-stream")
        .header("Content-Encoding", "aes128gcm")
        .header("TTL", time_to_live(delivery, *at).as_secs().to_string())
        .header("Urgency", urgency(delivery.notification))
        .header("Topic", topic(*webhook, delivery.topic()))
        .send(&body);
    match answer {
        Ok(answer) => sent(answer.status().as_u16(), answer.headers(), *at),
        Err(error) => Sent::Failed { why: failure(&error).to_string(), wait: None },
    }
}

fn encrypted(delivery: &Delivery, device: &PushTarget, secret: &str) -> Result<Vec<u8>, String> {
    let text = serde_json::to_vec(delivery).map_err(|error| error.to_string())?;
    let auth = URL_SAFE_NO_PAD.decode(secret).map_err(|error| error.to_string())?;
    encrypt(&text, &device.public_key, &auth).map_err(|error| error.to_string())
}

/// The meaning of the answer of a push service (RFC 8030, sections 5 and 7.3).
fn sent(status: u16, headers: &HeaderMap, now: Timestamp) -> Sent {
    let why = format!("answered {status}");
    match status {
        200..=299 => Sent::Delivered,
        404 | 410 => Sent::Gone,
        408 | 429 => Sent::Failed { why, wait: retry_after(headers, now) },
        400..=499 => Sent::Refused { why },
        _ => Sent::Failed { why, wait: retry_after(headers, now) },
    }
}

/// `Retry-After`: seconds, or a date.
fn retry_after(headers: &HeaderMap, now: Timestamp) -> Option<SignedDuration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    let seconds = text.parse::<u32>().ok().map(|seconds| SignedDuration::from_secs(seconds.into()));
    seconds.or_else(|| Some(rfc2822::parse(text).ok()?.timestamp().duration_since(now)))
}

/// The time for which the push service keeps the notification for a device that it does not reach.
/// A turn is worth nothing after its deadline.
fn time_to_live(delivery: &Delivery, now: Timestamp) -> SignedDuration {
    match delivery.notification {
        Notification::TournamentSoon { .. } => SOON,
        Notification::YourTurn | Notification::DeadlineNear { .. } => {
            let left = delivery.deadline.map_or(TURN, |deadline| deadline.duration_since(now));
            left.clamp(SignedDuration::ZERO, TURN)
        }
        _ => NEWS,
    }
}

/// Whether a device with little power is woken.
fn urgency(notification: Notification) -> &'static str {
    match notification {
        Notification::YourTurn | Notification::DeadlineNear { .. } => "high",
        Notification::Invited
        | Notification::Rematch
        | Notification::KeptSeatOpened
        | Notification::Started
        | Notification::SeatHandedOver
        | Notification::StandInSeated
        | Notification::StandingOrder { .. }
        | Notification::TableOpened
        | Notification::TournamentSoon { .. }
        | Notification::TournamentWithdrawn { .. }
        | Notification::LeagueSeason { .. } => "normal",
        _ => "low",
    }
}

/// The same for all notifications about a game, a tournament or a league to a device, so that the push
/// service keeps the last one only; and different for all others, so that it does not learn who plays with
/// whom.
fn topic(device: Uuid, game: Uuid) -> String {
    let digest = Sha256::new().chain_update(device).chain_update(game).finalize();
    URL_SAFE_NO_PAD.encode(digest.get(..24).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(status: u16, retry_after: Option<&'static str>) -> Sent {
        let headers = retry_after.map(|value| (RETRY_AFTER, ureq::http::HeaderValue::from_static(value)));
        sent(status, &headers.into_iter().collect(), Timestamp::UNIX_EPOCH)
    }

    fn failed(why: &str, seconds: Option<i64>) -> Sent {
        Sent::Failed { why: why.to_owned(), wait: seconds.map(SignedDuration::from_secs) }
    }

    #[test]
    fn answers_of_push_services_mean_what_rfc_8030_says() {
        assert_eq!(answered(201, None), Sent::Delivered);
        assert_eq!((answered(404, None), answered(410, None)), (Sent::Gone, Sent::Gone));
        assert_eq!(answered(413, None), Sent::Refused { why: "answered 413".to_owned() });
        assert_eq!(answered(429, Some("120")), failed("answered 429", Some(120)));
        assert_eq!(answered(503, Some("Thu, 01 Jan 1970 00:02:00 GMT")), failed("answered 503", Some(120)));
        assert_eq!(answered(500, Some("soon")), failed("answered 500", None));
        assert_eq!(answered(307, None), failed("answered 307", None));
    }

    #[test]
    fn a_topic_is_that_of_a_game_and_a_device_and_has_32_characters() {
        let [one, two] = [1, 2].map(Uuid::from_u128);
        assert_eq!((topic(one, one), topic(one, one).len()), (topic(one, one), 32));
        assert!(topic(one, two) != topic(two, one) && topic(one, one) != topic(one, two));
    }
}
