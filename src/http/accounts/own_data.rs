//! A player's own data: export and account deletion.

use crate::{
    http::{
        accounts::{account::confirm, account_export, request_hasher::RequestHasher},
        guards::{
            exports::RunningExports,
            extract::{Caller, CallerSession, OptionalBody},
        },
        operations::{BOTS, PEOPLE, RateClass, problems::ATTEMPT},
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, Keys},
    store::{
        Database,
        accounts::{account, deletion},
    },
};
use actix_web::{HttpResponse, delete, get, http::header, web};
use secrecy::SecretString;
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

/// All data stored about an account, table by table, except hashes of passwords, tokens and codes.
#[expect(dead_code, reason = "only described")]
#[derive(ToSchema)]
pub struct AccountExport {
    /// The account.
    #[schema(value_type = Object)]
    pub account: Value,
    /// The name in the form used for comparison.
    #[schema(value_type = Vec<Object>)]
    pub names: Vec<Value>,
    /// The signed-in devices.
    #[schema(value_type = Vec<Object>)]
    pub sessions: Vec<Value>,
    /// The account's bots.
    #[schema(value_type = Vec<Object>)]
    pub bots: Vec<Value>,
    /// The API keys of the account and of its bots, without the keys themselves.
    #[schema(value_type = Vec<Object>)]
    pub api_keys: Vec<Value>,
    /// The time at which the link to the account's calendar was made, if there is one.
    #[schema(value_type = Vec<Object>)]
    pub calendar_links: Vec<Value>,
    /// The first people with whom the account has played a game that counts for leaderboards.
    #[schema(value_type = Vec<Object>)]
    pub acquaintances: Vec<Value>,
    /// The identities at sign-in providers.
    #[schema(value_type = Vec<Object>)]
    pub identities: Vec<Value>,
    /// The number of recovery codes that are left, and the time at which they were made, if there
    /// are any.
    #[schema(value_type = Vec<Object>)]
    pub recovery_codes: Vec<Value>,
    /// The seats taken, each with its game, the location of its events, and its result.
    #[schema(value_type = Vec<Object>)]
    pub game_seats: Vec<Value>,
    /// The seats that stand-ins have taken over from the account, in the same form.
    #[schema(value_type = Vec<Object>)]
    pub former_players: Vec<Value>,
    /// The games for whose analysis the account has asked a server of 0.1.0.
    #[schema(value_type = Vec<Object>)]
    pub analyses: Vec<Value>,
    /// The seats the account offers to others.
    #[schema(value_type = Vec<Object>)]
    pub seat_offers: Vec<Value>,
    /// The games the account was invited to or excluded from.
    #[schema(value_type = Vec<Object>)]
    pub game_invitations: Vec<Value>,
    /// The phrases that the account said in games.
    #[schema(value_type = Vec<Object>)]
    pub phrases: Vec<Value>,
    /// The private games that the account may watch by a link.
    #[schema(value_type = Vec<Object>)]
    pub game_spectators: Vec<Value>,
    /// The orders the account has given for its next turns.
    #[schema(value_type = Vec<Object>)]
    pub standing_orders: Vec<Value>,
    /// The players the account has muted.
    #[schema(value_type = Vec<Object>)]
    pub mutes: Vec<Value>,
    /// The player's friends, and the players to whom the account has sent requests.
    #[schema(value_type = Vec<Object>)]
    pub friendships: Vec<Value>,
    /// The players the account has blocked.
    #[schema(value_type = Vec<Object>)]
    pub blocks: Vec<Value>,
    /// The games that the account has imported.
    #[schema(value_type = Vec<Object>)]
    pub imported_games: Vec<Value>,
    /// The tournaments that the account has opened.
    #[schema(value_type = Vec<Object>)]
    pub tournaments: Vec<Value>,
    /// The tournaments that the account has entered.
    #[schema(value_type = Vec<Object>)]
    pub tournament_players: Vec<Value>,
    /// The leagues that the account has opened.
    #[schema(value_type = Vec<Object>)]
    pub leagues: Vec<Value>,
    /// The leagues that the account is a member of.
    #[schema(value_type = Vec<Object>)]
    pub league_members: Vec<Value>,
    /// The leagues that the account was removed from.
    #[schema(value_type = Vec<Object>)]
    pub league_removals: Vec<Value>,
    /// The daily challenges that the account has played.
    #[schema(value_type = Vec<Object>)]
    pub challenge_games: Vec<Value>,
    /// The deals that the account has played, which it cannot play again.
    #[schema(value_type = Vec<Object>)]
    pub deal_players: Vec<Value>,
    /// The account's own errors in finished games, as puzzles.
    #[schema(value_type = Vec<Object>)]
    pub puzzles: Vec<Value>,
    /// The account's outcomes of puzzles.
    #[schema(value_type = Vec<Object>)]
    pub puzzle_results: Vec<Value>,
    /// The account's rating for puzzles.
    #[schema(value_type = Vec<Object>)]
    pub puzzle_ratings: Vec<Value>,
    /// The account's vacations of the last year.
    #[schema(value_type = Vec<Object>)]
    pub vacations: Vec<Value>,
    /// The account's sleeping hours.
    #[schema(value_type = Vec<Object>)]
    pub sleeping_hours: Vec<Value>,
    /// The inbox items of the last 60 days.
    #[schema(value_type = Vec<Object>)]
    pub inbox_items: Vec<Value>,
    /// The account's webhooks.
    #[schema(value_type = Vec<Object>)]
    pub webhooks: Vec<Value>,
    /// The last requests to these webhooks.
    #[schema(value_type = Vec<Object>)]
    pub webhook_deliveries: Vec<Value>,
    /// Notifications not yet delivered to the account's webhooks or the operator's.
    #[schema(value_type = Vec<Object>)]
    pub outbox: Vec<Value>,
    /// Responses of the last day, stored for retries.
    #[schema(value_type = Vec<Object>)]
    pub stored_responses: Vec<Value>,
    /// The account's ratings.
    #[schema(value_type = Vec<Object>)]
    pub ratings: Vec<Value>,
    /// The rating change of each rated game.
    #[schema(value_type = Vec<Object>)]
    pub rating_changes: Vec<Value>,
    /// Totals over the account's games of each kind.
    #[schema(value_type = Vec<Object>)]
    pub totals: Vec<Value>,
    /// The account's games, one row per opponent, without the opponent's name.
    #[schema(value_type = Vec<Object>)]
    pub head_to_head: Vec<Value>,
    /// The account's values in leaderboards.
    #[schema(value_type = Vec<Object>)]
    pub standings: Vec<Value>,
    /// The alerts of the account.
    #[schema(value_type = Vec<Object>)]
    pub alerts: Vec<Value>,
    /// The times at which they have woken the account lately.
    #[schema(value_type = Vec<Object>)]
    pub alert_paces: Vec<Value>,
    /// The games of the account, and of its bots, that were compared with alerts within a day.
    #[schema(value_type = Vec<Object>)]
    pub alert_games: Vec<Value>,
    /// The account's final places in seasons.
    #[schema(value_type = Vec<Object>)]
    pub season_places: Vec<Value>,
    /// Failed password attempts of the last day.
    #[schema(value_type = Vec<Object>)]
    pub login_throttle: Vec<Value>,
    /// The reports that the account has sent.
    #[schema(value_type = Vec<Object>)]
    pub reports: Vec<Value>,
    /// Admin actions on the account, and by the account as an admin.
    #[schema(value_type = Vec<Object>)]
    pub admin_actions: Vec<Value>,
}

/// The confirmation for deleting an account.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountDeletionRequest {
    /// The password. Null if the account has none.
    #[serde(default)]
    #[schema(value_type = Option<String>, max_length = 128, format = Password, example = "a train at noon")]
    pub password: Option<SecretString>,
}

/// Export your data
///
/// One export of an account is sent at a time. It is read while it is sent: a change meanwhile may
/// be in one part and not in another. A bot may export its data with its key, but nobody else with a key.
#[utoipa::path(tag = "accounts", operation_id = "export_account", security(("bearer" = [])),
    responses((status = 200, description = "All data stored about you", body = AccountExport)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-api-keys-of" = json!(BOTS)),
        ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotForKeys, ProblemCode::ExportRunning]))))]
#[get("/v1/accounts/me/export")]
pub async fn export(
    db: web::Data<Database>,
    exports: web::Data<RunningExports>,
    Caller(account): Caller,
) -> Result<HttpResponse, Problem> {
    let export = account_export::export(&db, &exports, account).await?.ok_or_else(Problem::account_deleted)?;
    let named = (header::CONTENT_DISPOSITION, "attachment; filename=\"railhead.json\"");
    Ok(HttpResponse::Ok().insert_header(named).content_type("application/json").streaming(export))
}

/// Delete your account
///
/// Deletion is final. A bot takes over your seats in running games; a game ends if only one other
/// person is left. In finished games your seat shows a deleted player. The games, replays and
/// ratings of other players do not change. Your name stays reserved for 30 days. The password is
/// required; without one, the body may be omitted.
#[utoipa::path(tag = "accounts", operation_id = "delete_account", request_body = Option<AccountDeletionRequest>,
    security(("bearer" = [])), responses((status = 204, description = "The account is deleted")),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ATTEMPT, ProblemCode::NotFound, ProblemCode::Contended, ProblemCode::IsAdmin]))))]
#[delete("/v1/accounts/me")]
pub async fn delete(
    db: web::Data<Database>,
    hasher: RequestHasher,
    keys: web::Data<Keys>,
    CallerSession(caller): CallerSession,
    OptionalBody(body): OptionalBody<AccountDeletionRequest>,
) -> Result<HttpResponse, Problem> {
    let AccountDeletionRequest { password } = body.unwrap_or_default();
    let account = account::get(&db, caller.account).await?.ok_or_else(Problem::account_deleted)?;
    confirm(&db, &hasher, caller.session, &account, password).await?;
    keys.refuse_sessions(deletion::delete_account(&db, account.id).await?);
    Ok(HttpResponse::NoContent().finish())
}
