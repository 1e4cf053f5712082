//! One's own data: taking it along, and deleting it.

use crate::{
    auth::{Hasher, Keys},
    http::{
        accounts::account::{check_own_password, gone},
        support::{
            extract::{Caller, Optional},
            problem::{Code, Problem},
        },
    },
    store::Store,
};
use actix_web::{HttpResponse, delete, get, http::header, middleware::Compress, web};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// All that is stored of an account, table by table, but for hashes of passwords and tokens.
#[derive(Deserialize, Serialize, ToSchema)]
pub struct Export {
    /// The account.
    #[schema(value_type = Object)]
    pub account: Value,
    /// Its name, as it is compared.
    #[schema(value_type = Vec<Object>)]
    pub names: Vec<Value>,
    /// The devices that are signed in.
    #[schema(value_type = Vec<Object>)]
    pub sessions: Vec<Value>,
    /// The seats taken, each with its game, where its events are, and its result.
    #[schema(value_type = Vec<Object>)]
    pub game_seats: Vec<Value>,
    /// The games it was invited to, or kept out of.
    #[schema(value_type = Vec<Object>)]
    pub game_invitations: Vec<Value>,
    /// What it was told in the last 60 days.
    #[schema(value_type = Vec<Object>)]
    pub inbox_items: Vec<Value>,
    /// Where it wants to be told what is new.
    #[schema(value_type = Vec<Object>)]
    pub webhooks: Vec<Value>,
    /// What is still to be delivered there, or to the operator.
    #[schema(value_type = Vec<Object>)]
    pub webhook_news: Vec<Value>,
    /// Answers of the last day that are kept for a retry.
    #[schema(value_type = Vec<Object>)]
    pub kept_answers: Vec<Value>,
    /// How strong it is held to be.
    #[schema(value_type = Vec<Object>)]
    pub ratings: Vec<Value>,
    /// What each rated game did to that.
    #[schema(value_type = Vec<Object>)]
    pub rating_changes: Vec<Value>,
    /// Sums over its games of each kind.
    #[schema(value_type = Vec<Object>)]
    pub tallies: Vec<Value>,
    /// Its games once for each opponent, without naming him.
    #[schema(value_type = Vec<Object>)]
    pub meetings: Vec<Value>,
    /// What it has come to in leaderboards.
    #[schema(value_type = Vec<Object>)]
    pub standings: Vec<Value>,
    /// Wrong passwords of the last day.
    #[schema(value_type = Vec<Object>)]
    pub sign_in_attempts: Vec<Value>,
    /// What admins did to the account, and what it did as one.
    #[schema(value_type = Vec<Object>)]
    pub admin_actions: Vec<Value>,
}

/// What deleting an account asks for.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password; a guest has none.
    #[schema(max_length = 128, format = Password, example = "a train at noon")]
    pub password: Option<String>,
}

/// Take your data along
#[utoipa::path(tag = "accounts", operation_id = "export_account", security(("bearer" = [])),
    responses((status = 200, description = "All that is stored of you", body = Export)))]
#[get("/v1/accounts/me/export", wrap = "Compress::default()")]
pub async fn export(store: web::Data<Store>, Caller(account): Caller) -> Result<HttpResponse, Problem> {
    let stored = store.export(account).await?.ok_or_else(gone)?;
    let export =
        serde_json::from_value::<Export>(stored).map_err(|error| Problem::from(crate::store::Error::Decode(error)))?;
    let named = (header::CONTENT_DISPOSITION, "attachment; filename=\"railhead.json\"");
    Ok(HttpResponse::Ok().insert_header(named).json(export))
}

/// Delete your account
///
/// For good. Your running games go to a bot, or end if you were the last person but one; in games that are over your seat shows a
/// deleted player. Games, replays and ratings of others stay as they are. Your name is kept from others for 30 days. The
/// password is asked for; a guest may leave the body out.
#[utoipa::path(tag = "accounts", operation_id = "delete_account", request_body = Option<Farewell>,
    security(("bearer" = [])), responses((status = 204, description = "It is deleted")))]
#[delete("/v1/accounts/me")]
pub async fn delete(
    store: web::Data<Store>,
    hasher: web::Data<Hasher>,
    keys: web::Data<Keys>,
    Caller(account): Caller,
    Optional(body): Optional<Farewell>,
) -> Result<HttpResponse, Problem> {
    let Farewell { password } = body.unwrap_or_default();
    let account = store.account(account).await?.ok_or_else(gone)?;
    if account.password_hash.is_some() {
        let missing = || Problem::new(Code::WrongCredentials, "send your password: {\"password\": …}");
        check_own_password(&store, &hasher, &account, password.ok_or_else(missing)?).await?;
    }
    keys.refuse_sessions(store.delete_account(account.id).await?);
    Ok(HttpResponse::NoContent().finish())
}
