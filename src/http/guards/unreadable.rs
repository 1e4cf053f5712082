//! JSON and queries that serde cannot read. The messages of serde are for developers, and stay in
//! English, without the words of the program's own types.

use crate::{
    engine::TicketSet,
    http::problem::{Problem, ProblemCode},
};
use railhead_localization::{Message, message, places};
use serde_json::json;
use std::fmt::Display;

/// The names by which messages of serde call an object, before those of our types.
const OBJECTS: [&str; 2] = ["internally tagged enum ", "struct "];

/// A message of serde in words of JSON. It names the place in the text only if that is no JSON: otherwise a JSON
/// Pointer says it.
fn plain(message: &str) -> String {
    let (what, _) = message.rsplit_once(" at line ").unwrap_or((message, ""));
    match what.split_once(", expected ") {
        Some((found, expected)) if OBJECTS.iter().any(|name| expected.starts_with(name)) => {
            format!("{found}, expected an object")
        }
        Some(_) => what.to_owned(),
        None if what.contains('`') => what.to_owned(),
        None => message.to_owned(),
    }
}

/// The refusal of a body; `place` is the JSON Pointer of the value.
pub fn refused_body(error: &impl Display, place: Option<String>) -> Problem {
    let reason = plain(&error.to_string());
    if let Some(unknown) = unknown_name(&reason) {
        return match place {
            Some(place) => unknown.with("parameter", place),
            None => unknown,
        };
    }
    let at_place = || place.as_deref().map(|place| message!("detail-value-wrong", place));
    let detail = known(&reason).or_else(at_place).unwrap_or_else(|| message!("detail-body-unreadable"));
    let problem = Problem::new(ProblemCode::InvalidBody, detail).with("reason", reason);
    match place {
        Some(place) => problem.with("parameter", place),
        None => problem,
    }
}

/// The refusal of a query; `parameter` is the name of the parameter and its value.
pub fn refused_query(error: &impl Display, parameter: Option<(String, String)>) -> Problem {
    let reason = error.to_string();
    let at_name = || parameter.as_ref().map(|(name, _)| message!("detail-parameter-unreadable", name = name.as_str()));
    let detail = known(&reason).or_else(at_name).unwrap_or_else(|| message!("detail-query-unreadable"));
    let problem = Problem::new(ProblemCode::InvalidQuery, detail).with("reason", reason);
    match parameter {
        Some((name, value)) => problem.with("parameter", name).with("value", value),
        None => problem,
    }
}

/// The refusal of the name of a route, a city or a ticket that does not exist, with those that come nearest.
fn unknown_name(reason: &str) -> Option<Problem> {
    let (what, rest) = reason.strip_prefix("there is no ")?.split_once(" \"")?;
    // What serde adds begins behind the quote.
    let (id, _) = rest.rsplit_once('"')?;
    let (code, detail, nearest) = match what {
        "route" => {
            let nearest = json!(places::nearest_routes(id));
            (ProblemCode::UnknownRoute, message!("position-unknown-route", id), nearest)
        }
        "city" => {
            let nearest = json!(places::nearest_cities(id));
            (ProblemCode::UnknownCity, message!("position-unknown-city", id), nearest)
        }
        "ticket" => {
            let known = TicketSet::ALL.into_iter().flat_map(TicketSet::tickets).collect::<Vec<_>>();
            let nearest = json!(places::nearest_tickets(id, &known));
            (ProblemCode::UnknownTicket, message!("position-unknown-ticket", id), nearest)
        }
        _ => return None,
    };
    let problem = Problem::new(code, detail).with("id", id);
    Some(if nearest == json!([]) { problem } else { problem.with("nearest", nearest) })
}

/// The message of what serde says about fields and variants.
fn known(reason: &str) -> Option<Message> {
    let (what, rest) = reason.split_once('`')?;
    let (name, rest) = rest.split_once('`')?;
    let expected = rest.split('`').skip(1).step_by(2).map(|one| format!("`{one}`")).collect::<Vec<_>>().join(", ");
    match what {
        "unknown field " => Some(message!("detail-field-unknown", field = name)),
        "missing field " => Some(message!("detail-field-missing", field = name)),
        "duplicate field " => Some(message!("detail-field-twice", field = name)),
        "unknown variant " => Some(message!("detail-choice-unknown", value = name, allowed = expected)),
        _ => None,
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct Table {
        seats: u8,
        kind: Kind,
    }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Round,
        Long,
    }

    #[test]
    fn a_problem_says_what_is_wrong_with_a_field() {
        for (json, detail) in [
            (r#"{"seats": 2}"#, "The field `kind` is missing."),
            (r#"{"seat": 2}"#, "There is no field `seat` here."),
            (r#"{"seats": 2, "seats": 3}"#, "The field `seats` is there twice."),
            (r#"{"seats": 2, "kind": "square"}"#, "`square` is none of these: `round`, `long`."),
            (r#"{"seats": 2, "kind": 7}"#, "The text is not the JSON that this operation reads."),
            ("{", "The text is not the JSON that this operation reads."),
        ] {
            let error = serde_json::from_str::<Table>(json).unwrap_err();
            assert_eq!(&*refused_body(&error, None).detail, detail, "{error}");
        }
        let tagged = "invalid type: string \"swiss\", expected internally tagged enum Format at line 1 column 9";
        assert_eq!(
            refused_body(&tagged, None).extensions["reason"],
            "invalid type: string \"swiss\", expected an object"
        );
        let at_place = refused_body(&"invalid type", Some("/seats".to_owned()));
        assert_eq!(&*at_place.detail, "The value at `/seats` is not valid here.");
        assert_eq!(
            (&at_place.extensions["reason"], &at_place.extensions["parameter"]),
            (&"invalid type".into(), &"/seats".into())
        );
    }
}
