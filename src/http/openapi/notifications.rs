//! The notifications of inboxes and of deliveries: one type, of which the document has two unions.

use serde_json::{Value, json};

const NOTIFICATION: &str = "#/components/schemas/Notification";

/// The schemas with notifications, and the ends of the titles of their variants.
const UNIONS: [(&str, &str); 2] = [("InboxItem", "Item"), ("Delivery", DELIVERY)];

const DELIVERY: &str = "Delivery";

/// Texts of deliveries that differ from those of items in more than whom they name.
const OF_DELIVERIES: [(&str, &str, &str); 7] = [
    ("rematch", "/description", "A player of a finished game wants a rematch; a seat is reserved."),
    ("kept_seat_opened", "/description", "A seat of a rematch that was kept for a player is open to everyone."),
    ("started", "/description", "The game began."),
    ("voided", "/description", "The game ended without a result."),
    ("seat_handed_over", "/description", "A bot plays for the player, who ran out of time."),
    (
        "friend_request",
        "/description",
        "A player asks to be friends. Like all kinds below it is about no game: `game` is the nil UUID, `version`\n\
            is 0, and `variant` says nothing.",
    ),
    (
        "league_season",
        "/properties/before/description",
        "The player's division of the last season. Null if there was none.",
    ),
];

/// Gives each of the unions the notifications that it has.
pub fn divide(document: &mut Value) {
    let notifications = document.pointer("/components/schemas/Notification/oneOf").and_then(Value::as_array).cloned();
    for (union, form) in UNIONS {
        let variants = notifications.iter().flatten().filter_map(|notification| variant(notification, form));
        let variants = json!({"oneOf": variants.collect::<Vec<_>>()});
        let parts = document.pointer_mut(&format!("/components/schemas/{union}/allOf")).and_then(Value::as_array_mut);
        parts
            .into_iter()
            .flatten()
            .filter(|part| part["$ref"] == NOTIFICATION)
            .for_each(|part| *part = variants.clone());
    }
}

/// A notification in a form; none if it has another one only, which is its title then.
fn variant(notification: &Value, form: &str) -> Option<Value> {
    if notification["title"].as_str().is_some_and(|only| only != form) {
        return None;
    }
    let kind = notification.pointer("/properties/kind/enum/0")?.as_str()?;
    let mut variant = notification.clone();
    if form == DELIVERY {
        name_players(&mut variant);
        for (_, place, text) in OF_DELIVERIES.iter().filter(|(of, ..)| *of == kind) {
            *variant.pointer_mut(place)? = (*text).into();
        }
    }
    variant.as_object_mut()?.insert("title".to_owned(), format!("{}{form}", camel_case(kind)).into());
    Some(variant)
}

/// Items are about an account, and deliveries about one of many players.
fn name_players(schema: &mut Value) {
    for (name, part) in schema.as_object_mut().into_iter().flatten() {
        match part {
            Value::String(text) if name == "description" => *text = text.replace("account", "player"),
            _ => name_players(part),
        }
    }
}

fn camel_case(kind: &str) -> String {
    let words = kind.split('_').flat_map(|word| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters)
    });
    words.collect()
}
