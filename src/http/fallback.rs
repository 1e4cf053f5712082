//! Requests that match no route: an unknown path, or a method that the path does not have.

use crate::http::{
    docs, dumps,
    games::embeds,
    operations::{Operations, is_api},
    play,
    problem::{Problem, ProblemCode},
    status,
};
use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    dev::ResourceDef,
    guard,
    http::{
        Method,
        header::{self, HeaderValue},
    },
    web::{self, ServiceConfig},
};
use railhead_localization::message;

/// The methods in the order in which answers list them.
const ORDER: [Method; 7] =
    [Method::GET, Method::HEAD, Method::PUT, Method::POST, Method::DELETE, Method::PATCH, Method::OPTIONS];

/// The methods of every path: a path with fewer parameters comes first.
#[derive(Clone)]
pub struct Methods(Vec<(ResourceDef, Vec<Method>)>);

impl Methods {
    /// The methods of the operations and the pages. GET includes HEAD, and every path has OPTIONS.
    pub fn of(operations: &Operations) -> Methods {
        let operations = operations.methods().map(|(path, declared)| {
            let has = |method: &Method| match *method {
                Method::HEAD => declared.contains(&Method::GET),
                Method::OPTIONS => true,
                _ => declared.contains(method),
            };
            (ResourceDef::new(path), ORDER.into_iter().filter(has).collect())
        });
        let pages = docs::PATHS
            .iter()
            .chain(&play::PATHS)
            .chain(&[dumps::FILE])
            .chain(&embeds::PATHS)
            .chain(&status::PATHS)
            .map(|path| (ResourceDef::new(*path), vec![Method::GET, Method::HEAD, Method::OPTIONS]));
        // `{` sorts after all letters.
        Methods(operations.chain(pages).collect())
    }

    fn at(&self, path: &str) -> Option<&[Method]> {
        self.0.iter().find(|(pattern, _)| pattern.is_match(path)).map(|(_, methods)| methods.as_slice())
    }

    /// Refuses methods that a path does not have, where another path would take them:
    /// `DELETE /v1/sessions/refresh` is not an attempt to end the session "refresh". To be registered
    /// before the other path.
    pub fn refuse_early(&self, config: &mut ServiceConfig) {
        for (path, methods) in &self.0 {
            let Some(text) = path.pattern() else { continue };
            let is_hidden = self.0.iter().any(|(other, _)| other.pattern() != Some(text) && other.is_match(text));
            if is_hidden {
                let methods = methods.clone();
                let is_refused = guard::fn_guard(move |context| !methods.contains(&context.head().method));
                config.service(web::resource(text).guard(is_refused).to(refuse));
            }
        }
    }
}

/// The page for people whose path was sent with a slash at its end, as some programs write links. It is
/// relative, for proxies that add a prefix.
fn without_slash(request: &HttpRequest) -> Option<String> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let path = request.path().strip_suffix('/').filter(|path| reads && !is_api(path))?;
    request.resource_map().match_pattern(path)?;
    let name = path.rsplit('/').next()?;
    let query = Some(request.query_string()).filter(|query| !query.is_empty());
    Some(query.map_or_else(|| format!("../{name}"), |query| format!("../{name}?{query}")))
}

/// Answers OPTIONS with the allowed methods, any other method with 405, and an unknown path with
/// 404.
pub async fn refuse(request: HttpRequest, methods: web::Data<Methods>) -> HttpResponse {
    if let Some(page) = without_slash(&request) {
        return HttpResponse::PermanentRedirect().insert_header((header::LOCATION, page)).finish();
    }
    let Some(methods) = methods.at(request.path()) else {
        return Problem::no_such_path().error_response();
    };
    let names = methods.iter().map(Method::as_str).collect::<Vec<_>>();
    let allowed = names.join(", ");
    let mut response = if request.method() == Method::OPTIONS {
        HttpResponse::NoContent().finish()
    } else {
        Problem::new(ProblemCode::MethodNotAllowed, message!("detail-methods", allowed = allowed.as_str()))
            .with("allowed", names)
            .error_response()
    };
    if let Ok(allowed) = HeaderValue::from_str(&allowed) {
        response.headers_mut().insert(header::ALLOW, allowed);
    }
    response
}
