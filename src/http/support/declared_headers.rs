//! Headers of answers in the OpenAPI document, besides those of every answer.

use utoipa::openapi::{HeaderBuilder, Object, RefOr, Type, path::Operation};

/// The operations whose answers have an `ETag`.
const TAGGED: [&str; 18] = [
    "draw_board",
    "draw_points",
    "draw_preview",
    "draw_ratings",
    "draw_replay",
    "list_legal_moves",
    "play_move",
    "preview_move",
    "resign_game",
    "show_board",
    "show_geometry",
    "show_phrases",
    "show_public_keys",
    "show_rules",
    "show_tickets",
    "show_variants",
    "start_game",
    "view_game",
];

/// The operations that answer 201 with a `Location`.
const LOCATED: [&str; 1] = ["create_game"];

const ETAG: &str = "Identifies the state. Send it back as it is, as `If-None-Match` or, for a game, as `If-Match`: the \
    head in quotes for a game. It begins with `W/` if the answer is compressed.";
const LOCATION: &str = "The path of the game";

/// Declares them where they are sent.
pub fn add(operation: &mut Operation) {
    let id = operation.operation_id.as_deref().unwrap_or_default();
    let (is_tagged, is_located) = (TAGGED.contains(&id), LOCATED.contains(&id));
    for (status, response) in &mut operation.responses.responses {
        let RefOr::T(response) = response else { continue };
        let header = match status.as_str() {
            "200" | "304" if is_tagged => ("ETag", ETAG),
            "201" if is_located => ("Location", LOCATION),
            _ => continue,
        };
        let text = HeaderBuilder::new().schema(Some(Object::with_type(Type::String))).description(Some(header.1));
        response.headers.insert(header.0.to_owned(), RefOr::T(text.build()));
    }
}
