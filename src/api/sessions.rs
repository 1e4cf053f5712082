//! Sessions: signing in.

use super::{
    accounts::{Credentials, Session},
    problem::{Code, Problem},
};
use crate::{
    auth::{Hasher, Keys},
    store::Store,
};
use actix_web::{HttpResponse, post, web};

/// Sign in
#[utoipa::path(tag = "sessions", operation_id = "create_session", request_body = Credentials,
    responses((status = 201, description = "The account and a token", body = Session)))]
#[post("/v1/sessions")]
pub async fn create(
    store: web::Data<Store>,
    hasher: web::Data<Hasher>,
    keys: web::Data<Keys>,
    body: web::Json<Credentials>,
) -> Result<HttpResponse, Problem> {
    let Credentials { name, password } = body.into_inner();
    let account = store.account_named(&name).await?;
    hasher.verify(password, account.as_ref().map(|account| account.password_hash.clone())).await?;
    let account = account.ok_or_else(|| Problem::new(Code::WrongCredentials, "name or password is wrong"))?;
    Ok(HttpResponse::Created().json(Session::open(account, &keys)?))
}
