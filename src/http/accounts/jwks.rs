//! The public keys of access tokens (RFC 7517), for services that verify tokens themselves.

use crate::{
    http::{answers::tagged::Tagged, guards::extract::IfNoneMatch, problem::Problem},
    identity::{Keys, PublicKey},
};
use actix_web::{HttpResponse, get, web};
use serde::Serialize;
use utoipa::ToSchema;

/// A set of public keys.
#[derive(Serialize, ToSchema)]
pub struct JsonWebKeySet {
    /// The signing key, the next one, and older keys whose tokens have not expired.
    pub keys: Vec<JsonWebKey>,
}

/// A public key.
#[derive(Serialize, ToSchema)]
pub struct JsonWebKey {
    /// Always `OKP`.
    #[schema(example = "OKP")]
    pub kty: &'static str,
    /// Always `Ed25519`.
    #[schema(example = "Ed25519")]
    pub crv: &'static str,
    /// Always `sig`.
    #[serde(rename = "use")]
    #[schema(example = "sig")]
    pub purpose: &'static str,
    /// Always `EdDSA`.
    #[schema(example = "EdDSA")]
    pub alg: &'static str,
    /// The key's id, as tokens name it.
    #[schema(example = "1")]
    pub kid: String,
    /// The key: 32 bytes in base64url.
    #[schema(example = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo")]
    pub x: String,
}

impl From<&PublicKey> for JsonWebKey {
    fn from(PublicKey { kid, x, .. }: &PublicKey) -> JsonWebKey {
        let (kid, x) = (kid.clone(), x.clone());
        JsonWebKey { kty: "OKP", crv: "Ed25519", purpose: "sig", alg: "EdDSA", kid, x }
    }
}

/// Get the public keys
///
/// Access tokens are verified with these keys. A new key is published two minutes before it signs.
#[utoipa::path(tag = "sessions", operation_id = "show_public_keys",
    responses((status = 200, description = "The public keys", body = JsonWebKeySet),
        (status = 304, description = "Not changed")))]
#[get("/.well-known/jwks.json")]
pub async fn show(keys: web::Data<Keys>, known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let keys = keys.public(|key| JsonWebKey::from(key));
    let set = serde_json::to_vec(&JsonWebKeySet { keys })?;
    Ok(Tagged::new("application/json", "public, max-age=60", set).respond(&known))
}
