//! Operations that are going to be removed: their answers say since when and until when
//! (docs/stability.md).

use crate::http::operations;
use actix_web::{
    Error,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    middleware::Next,
};

/// Adds the headers to answers of operations that are going to be removed.
pub async fn announce<B: MessageBody>(request: ServiceRequest, next: Next<B>) -> Result<ServiceResponse<B>, Error> {
    let mut response = next.call(request).await?;
    let removal = operations::declared(response.request(), |operation| operation.removal.clone());
    for (name, value) in removal.into_iter().flat_map(|removal| removal.0) {
        response.headers_mut().append(name, value);
    }
    Ok(response)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::http::operations::Operations;
    use actix_web::{
        App, HttpResponse,
        http::Method,
        middleware::from_fn,
        test,
        web::{self, Data},
    };
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
        let app =
            App::new().wrap(from_fn(announce)).app_data(Data::new(Operations::of(&document).unwrap())).service(path);
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
