//! Query and path parameters, checked before they are read.

use crate::http::{
    guards::unreadable,
    operations,
    problem::{Problem, ProblemCode, language::LANG},
};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use railhead_localization::message;
use serde::de::DeserializeOwned;
use std::{
    future::{Ready, ready},
    ops::Deref,
};

#[derive(Clone, Copy, Debug)]
pub struct Query<T>(T);

impl<T> Query<T> {
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> Deref for Query<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: DeserializeOwned> FromRequest for Query<T> {
    type Error = Problem;
    type Future = Ready<Result<Query<T>, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(read(request).map(Query))
    }
}

fn read<T: DeserializeOwned>(request: &HttpRequest) -> Result<T, Problem> {
    let given = form_urlencoded::parse(request.query_string().as_bytes()).collect::<Vec<_>>();
    operations::declared(request, |operation| operation.parameters.check_query(&given).err()).map_or(Ok(()), Err)?;
    // The language is not for the operation.
    let takes = |name: &str| {
        name != LANG && operations::declared(request, |operation| Some(operation.parameters.takes(name))) != Some(false)
    };
    let text = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(given.iter().filter(|(name, _)| takes(name)))
        .finish();
    let query = || form_urlencoded::parse(text.as_bytes());
    serde_path_to_error::deserialize(serde_urlencoded::Deserializer::new(query())).map_err(|error| {
        let name = error.path().to_string();
        let value = query().find(|(given, _)| *given == name).map(|(_, value)| value);
        unreadable::refused_query(&error.into_inner(), value.map(|value| (name, value.into_owned())))
    })
}

/// The refusal of a path whose parts cannot be read.
pub fn refused_path(error: &impl ToString, request: &HttpRequest) -> Problem {
    let parts = request.match_info();
    let refusal = operations::declared(request, |operation| operation.parameters.check_path(parts).err());
    refusal.unwrap_or_else(|| {
        Problem::new(ProblemCode::InvalidPath, message!("detail-path-unreadable")).with("reason", error.to_string())
    })
}
