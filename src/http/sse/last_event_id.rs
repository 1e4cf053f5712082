//! The place at which a stream resumes.

use crate::http::problem::{Problem, ProblemCode};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use railhead_localization::message;
use std::{
    future::{Ready, ready},
    str::FromStr,
};

/// The value of `Last-Event-ID`, if the request has one.
#[derive(Clone, Copy, Debug)]
pub struct LastEventId<T>(pub Option<T>);

impl<T: FromStr> FromRequest for LastEventId<T> {
    type Error = Problem;
    type Future = Ready<Result<LastEventId<T>, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let refused = || Problem::new(ProblemCode::InvalidHeader, message!("detail-last-event-id"));
        // A client that has no id yet may send an empty one.
        let id = request.headers().get("last-event-id").filter(|id| !id.is_empty());
        let id = id.map(|id| id.to_str().ok().and_then(|id| id.parse().ok()));
        ready(id.map_or(Ok(LastEventId(None)), |id| id.map(|id| LastEventId(Some(id))).ok_or_else(refused)))
    }
}
