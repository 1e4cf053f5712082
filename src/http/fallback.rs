//! Requests that match no route: an unknown path, or a method that the path does not have.

use crate::http::support::problem::{Problem, ProblemCode};
use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    dev::ResourceDef,
    http::header::{self, HeaderValue},
    web,
};
use utoipa::openapi::OpenApi;

/// The methods of every path.
pub struct Methods(Vec<(ResourceDef, String)>);

impl Methods {
    /// Reads them from the OpenAPI document.
    pub fn of(document: &OpenApi) -> Methods {
        let row = |(path, item): (&String, &utoipa::openapi::PathItem)| {
            let methods = [
                ("GET", item.get.is_some()),
                ("PUT", item.put.is_some()),
                ("POST", item.post.is_some()),
                ("DELETE", item.delete.is_some()),
                ("PATCH", item.patch.is_some()),
            ];
            let allowed = methods.into_iter().filter(|(_, has)| *has).map(|(method, _)| method);
            (ResourceDef::new(path.as_str()), allowed.collect::<Vec<_>>().join(", "))
        };
        Methods(document.paths.paths.iter().map(row).collect())
    }
}

/// Redirects to the documentation.
pub async fn docs() -> HttpResponse {
    HttpResponse::Found().insert_header((header::LOCATION, "/docs/")).finish()
}

/// Answers 405 with the allowed methods, or 404.
pub async fn refuse(request: HttpRequest, methods: web::Data<Methods>) -> HttpResponse {
    let known = methods.0.iter().find(|(path, _)| path.is_match(request.path()));
    let Some((_, allowed)) = known else {
        return Problem::new(ProblemCode::NotFound, "no such path; see /docs").error_response();
    };
    let mut response = Problem::new(ProblemCode::MethodNotAllowed, format!("allowed: {allowed}")).error_response();
    if let Ok(allowed) = HeaderValue::from_str(allowed) {
        response.headers_mut().insert(header::ALLOW, allowed);
    }
    response
}
