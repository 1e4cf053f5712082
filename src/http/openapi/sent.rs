//! Schemas that clients send: an optional field may be null, and bounds that an operation checks by
//! itself name the code of its refusal.

use crate::http::{operations::OWN_CODE, problem::ProblemCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The parts of schemas whose bounds are not refused with `invalid_body`, each with its code.
#[rustfmt::skip]
pub const OWN_CODES: [(&str, &str, ProblemCode); 47] = [
    ("AccountDeletionRequest", "password", ProblemCode::WrongCredentials),
    ("AccountUpdateRequest", "name", ProblemCode::InvalidName),
    ("BankClock", "increment", ProblemCode::ClockRange),
    ("BankClock", "seconds", ProblemCode::ClockRange),
    ("BuildStationMove", "city", ProblemCode::UnknownCity),
    ("ClaimRouteMove", "route", ProblemCode::UnknownRoute),
    ("ClaimRouteOrder", "route", ProblemCode::UnknownRoute),
    ("Credentials", "name", ProblemCode::InvalidName),
    ("Credentials", "password", ProblemCode::InvalidPassword),
    ("DeviceKeys", "auth", ProblemCode::InvalidSubscription),
    ("DeviceKeys", "p256dh", ProblemCode::InvalidSubscription),
    ("GivenNameRequest", "name", ProblemCode::InvalidName),
    ("GuestUpgradeRequest", "name", ProblemCode::InvalidName),
    ("GuestUpgradeRequest", "password", ProblemCode::InvalidPassword),
    ("IdentitySignInRequest", "name", ProblemCode::InvalidName),
    ("NewBotAccount", "name", ProblemCode::InvalidName),
    ("NewDeviceSubscription", "endpoint", ProblemCode::InvalidSubscription),
    ("NewDeviceSubscription", "kinds", ProblemCode::InvalidSubscription),
    ("NewDeviceSubscription", "language", ProblemCode::InvalidSubscription),
    ("NewDeviceSubscription", "remind_before", ProblemCode::InvalidSubscription),
    ("NewGame", "bots", ProblemCode::TableFull),
    ("NewGame", "seats", ProblemCode::SeatCount),
    ("NewScoring", "players", ProblemCode::PlayerCount),
    ("NewWebhook", "batch", ProblemCode::InvalidWebhook),
    ("NewWebhook", "digest_minutes", ProblemCode::InvalidWebhook),
    ("NewWebhook", "kinds", ProblemCode::InvalidWebhook),
    ("NewWebhook", "language", ProblemCode::InvalidWebhook),
    ("NewWebhook", "remind_before", ProblemCode::InvalidWebhook),
    ("NewWebhook", "url", ProblemCode::InvalidWebhook),
    ("PasswordChangeRequest", "new_password", ProblemCode::InvalidPassword),
    ("PasswordChangeRequest", "old_password", ProblemCode::WrongCredentials),
    ("PayTunnelMove", "locomotives", ProblemCode::WrongPayment),
    ("Payment", "locomotives", ProblemCode::WrongPayment),
    ("PerMoveClock", "seconds", ProblemCode::ClockRange),
    ("PlayerPosition", "name", ProblemCode::InvalidName),
    ("QuickMatchRequest", "seats", ProblemCode::SeatCount),
    ("RecoveryCodesRequest", "password", ProblemCode::WrongCredentials),
    ("RecoveryRequest", "new_password", ProblemCode::InvalidPassword),
    ("RefreshRequest", "refresh_token", ProblemCode::InvalidRefreshToken),
    ("SignInRequest", "password", ProblemCode::WrongCredentials),
    ("TakeFaceUpMove", "slot", ProblemCode::SlotEmpty),
    ("WebhookChange", "batch", ProblemCode::InvalidWebhook),
    ("WebhookChange", "digest_minutes", ProblemCode::InvalidWebhook),
    ("WebhookChange", "kinds", ProblemCode::InvalidWebhook),
    ("WebhookChange", "language", ProblemCode::InvalidWebhook),
    ("WebhookChange", "remind_before", ProblemCode::InvalidWebhook),
    ("WebhookChange", "url", ProblemCode::InvalidWebhook),
];

/// The lists of ids that the scorer reads, each with the codes of its length and of its entries.
const LISTED: [(&str, Option<ProblemCode>, ProblemCode); 3] = [
    ("routes", None, ProblemCode::UnknownRoute),
    ("stations", Some(ProblemCode::NoStationsLeft), ProblemCode::UnknownCity),
    ("tickets", None, ProblemCode::UnknownTicket),
];

/// The lists of names that clients send. The derivation of schemas has no word for the length of an entry.
const NAMES: [(&str, &str); 4] =
    [("ExportToImport", "players"), ("NewGame", "invite"), ("NewGame", "packs"), ("TournamentGames", "packs")];

/// The maximum length of such a name.
const NAME_LENGTH: u8 = 64;

pub fn complete(document: &mut Value) {
    let mut sent = BTreeSet::new();
    let operations = document["paths"].as_object().into_iter().flatten().flat_map(|(_, item)| item.as_object());
    let bodies = operations.flatten().filter_map(|(_, operation)| operation.get("requestBody"));
    bodies.for_each(|body| super::flat::references(body, &mut sent));
    let Some(schemas) = document.pointer_mut("/components/schemas") else { return };
    let mut known = BTreeSet::new();
    while let Some(name) = sent.pop_first() {
        super::flat::references(&schemas[&name], &mut sent);
        known.insert(name);
        sent.retain(|name| !known.contains(name));
    }
    for name in known {
        if let Some(schema) = schemas.get_mut(&name) {
            allow_null(schema);
        }
    }
    if let Some(places) = schemas.pointer_mut("/DecideRuling/properties/places/items") {
        places["maximum"] = u8::MAX.into();
    }
    for (name, property, code) in OWN_CODES {
        if let Some(part) = schemas.pointer_mut(&format!("/{name}/properties/{property}")) {
            part[OWN_CODE] = code.name().into();
        }
    }
    for (name, list) in NAMES {
        if let Some(entry) = schemas.pointer_mut(&format!("/{name}/properties/{list}/items")) {
            entry["maxLength"] = NAME_LENGTH.into();
        }
    }
    for (list, length, entries) in LISTED {
        if let Some(part) = schemas.pointer_mut(&format!("/PlayerPosition/properties/{list}")) {
            length.into_iter().for_each(|code| part[OWN_CODE] = code.name().into());
            if let Some(entry) = part.get_mut("items") {
                entry[OWN_CODE] = entries.name().into();
            }
        }
    }
}

/// Lets the optional fields of an object be null: many generated clients write it for what is not given.
fn allow_null(schema: &mut Value) {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let properties = schema.get_mut("properties").and_then(Value::as_object_mut).into_iter().flatten();
    for (_, property) in properties.filter(|(name, _)| !required.contains(&json!(name))) {
        if let Some(only) = property["type"].as_str().map(str::to_owned) {
            property["type"] = json!([only, "null"]);
        } else if let Some(reference) = property.as_object_mut().and_then(|property| property.remove("$ref")) {
            property["oneOf"] = json!([{"$ref": reference}, {"type": "null"}]);
        }
    }
}
