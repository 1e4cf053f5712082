//! Operations that are going to be removed: their answers say since when and until when
//! (docs/stability.md).

use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method,
        header::{HeaderName, HeaderValue, HttpDate, LINK},
    },
    middleware::Next,
    web::Data,
};
use jiff::{civil::Date, tz::TimeZone};
use serde_json::Value;
use std::{collections::HashMap, time::SystemTime};

/// The announced removals, by the pattern of the path and the method. The OpenAPI document holds
/// them: an operation that is `deprecated` has the dates `x-deprecated-since` and `x-sunset`, and
/// `externalDocs` with the page that says what to use instead.
pub struct Removals(HashMap<(String, Method), [(HeaderName, HeaderValue); 3]>);

impl Removals {
    /// Reads them from the OpenAPI document.
    pub fn of(document: &Value) -> Removals {
        let paths = document["paths"].as_object().into_iter().flatten();
        let operations = paths.flat_map(|(path, item)| {
            let methods = item.as_object().into_iter().flatten();
            methods.map(move |(method, operation)| (path.clone(), method.to_ascii_uppercase(), operation))
        });
        let announced = operations
            .filter_map(|(path, method, operation)| Some(((path, method.parse().ok()?), headers(operation)?)));
        Removals(announced.collect())
    }
}

/// The headers of a deprecated operation: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link`.
fn headers(operation: &Value) -> Option<[(HeaderName, HeaderValue); 3]> {
    let midnight = |member: &str| {
        let date = operation[member].as_str()?.parse::<Date>().ok()?;
        date.to_zoned(TimeZone::UTC).ok().map(|midnight| midnight.timestamp())
    };
    let since = format!("@{}", midnight("x-deprecated-since")?.as_second());
    let until = HttpDate::from(SystemTime::from(midnight("x-sunset")?)).to_string();
    let url = operation.pointer("/externalDocs/url").and_then(Value::as_str)?;
    let page = format!("<{url}>; rel=\"deprecation\"; type=\"text/html\"");
    let header = |name, value: String| Some((HeaderName::from_static(name), HeaderValue::try_from(value).ok()?));
    let link = (LINK, HeaderValue::try_from(page).ok()?);
    (operation["deprecated"] == true).then_some([header("deprecation", since)?, header("sunset", until)?, link])
}

/// Adds the headers to answers of operations that are going to be removed.
pub async fn announce<B: MessageBody>(request: ServiceRequest, next: Next<B>) -> Result<ServiceResponse<B>, Error> {
    let removals = request.app_data::<Data<Removals>>().cloned();
    let mut response = next.call(request).await?;
    if let Some(removals) = removals.filter(|removals| !removals.0.is_empty())
        && let Some(pattern) = response.request().match_pattern()
        && let Some(headers) = removals.0.get(&(pattern, response.request().method().clone()))
    {
        for (name, value) in headers.clone() {
            response.headers_mut().append(name, value);
        }
    }
    Ok(response)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use actix_web::{App, HttpResponse, middleware::from_fn, test, web};
    use serde_json::json;

    #[actix_web::test]
    async fn answers_of_an_operation_that_is_going_to_be_removed_say_so() {
        let document = json!({"paths": {"/v1/games/{game_id}": {
            "get": {"deprecated": true, "x-deprecated-since": "2027-03-01", "x-sunset": "2028-03-01",
                "externalDocs": {"url": "https://trains.example.org/docs/stability"}},
            "delete": {}
        }}});
        let answer = || async { HttpResponse::NotFound().finish() };
        let path = web::resource("/v1/games/{game_id}").route(web::get().to(answer)).route(web::delete().to(answer));
        let app = App::new().wrap(from_fn(announce)).app_data(Data::new(Removals::of(&document))).service(path);
        let app = test::init_service(app).await;
        let request = |method| test::TestRequest::default().method(method).uri("/v1/games/7").to_request();
        let answer = test::call_service(&app, request(Method::GET)).await;
        let header = |name: &str| answer.headers().get(name).map(|value| value.to_str().unwrap());
        assert_eq!(header("deprecation"), Some("@1803859200"));
        assert_eq!(header("sunset"), Some("Wed, 01 Mar 2028 00:00:00 GMT"));
        let link = "<https://trains.example.org/docs/stability>; rel=\"deprecation\"; type=\"text/html\"";
        assert_eq!(header("link"), Some(link));
        let other = test::call_service(&app, request(Method::DELETE)).await;
        assert!(!["deprecation", "sunset", "link"].iter().any(|name| other.headers().contains_key(*name)));
    }
}
