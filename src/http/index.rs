//! The index of the API: which server this is, and where to go from here.

use crate::http::{
    answers::tagged::Tagged,
    guards::extract::IfNoneMatch,
    problem::{Problem, public_url::PublicUrl},
};
use actix_web::{HttpResponse, get};
use serde::Serialize;
use utoipa::ToSchema;

/// The index of the API.
#[derive(Serialize, ToSchema)]
pub struct ApiIndex {
    /// The name of the server's program.
    #[schema(example = "Railhead")]
    pub name: &'static str,
    /// The version of the server.
    #[schema(example = "0.1.0")]
    pub version: &'static str,
    /// Links: URLs if the operator has set the public URL, or else paths.
    pub links: ApiLinks,
}

/// Links that are good to know before the first request.
#[derive(Serialize, ToSchema)]
pub struct ApiLinks {
    /// The OpenAPI document.
    #[schema(example = "/openapi.json")]
    pub openapi: String,
    /// The documentation of the API.
    #[schema(example = "/docs/")]
    pub documentation: String,
    /// The app.
    #[schema(example = "/play/")]
    pub app: String,
    /// The server's time.
    #[schema(example = "/v1/time")]
    pub time: String,
    /// Cities and routes.
    #[schema(example = "/v1/reference/board")]
    pub board: String,
    /// The places at which to draw the board.
    #[schema(example = "/v1/reference/geometry")]
    pub geometry: String,
    /// Tickets and packs.
    #[schema(example = "/v1/reference/tickets")]
    pub tickets: String,
    /// Variants.
    #[schema(example = "/v1/reference/variants")]
    pub variants: String,
    /// The bots of the server.
    #[schema(example = "/v1/reference/bots")]
    pub bots: String,
    /// The rules in short sentences.
    #[schema(example = "/v1/reference/rules")]
    pub rules: String,
    /// Phrases and reactions.
    #[schema(example = "/v1/reference/phrases")]
    pub phrases: String,
}

/// Get the index of the API
///
/// The server's version, and links to the documentation, the app and the reference data. It changes
/// only with the version and the configuration of the server.
#[utoipa::path(tag = "service", operation_id = "show_index",
    responses((status = 200, description = "The index", body = ApiIndex), (status = 304, description = "Not changed")))]
#[get("/v1")]
pub async fn show(known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let link = PublicUrl::of_current;
    let links = ApiLinks {
        openapi: link("/openapi.json"),
        documentation: link("/docs/"),
        app: link("/play/"),
        time: link("/v1/time"),
        board: link("/v1/reference/board"),
        geometry: link("/v1/reference/geometry"),
        tickets: link("/v1/reference/tickets"),
        variants: link("/v1/reference/variants"),
        bots: link("/v1/reference/bots"),
        rules: link("/v1/reference/rules"),
        phrases: link("/v1/reference/phrases"),
    };
    let index = ApiIndex { name: "Railhead", version: env!("CARGO_PKG_VERSION"), links };
    Ok(Tagged::new("application/json", "public, max-age=3600", serde_json::to_vec(&index)?).respond(&known))
}
