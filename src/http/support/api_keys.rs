//! API keys: the bots of players. One table says what a key may be used for; a key that may not is
//! refused before its request is read.

use crate::{
    auth::{ApiKey, ApiScope, Keys, KnownKey, TokenSubject},
    http::support::{
        extract::counted_address,
        operations::PerOperation,
        problem::{Problem, ProblemCode},
        rate_limits::RateLimits,
    },
    metrics::SecurityEvent,
    store::{FoundKey, Store},
};
use actix_web::{
    Error, HttpMessage, HttpRequest, ResponseError,
    body::{EitherBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::header,
    middleware::Next,
    web,
};
use railhead_localization::message;
use serde_json::Value;
use std::time::{Duration, Instant};
use uuid::Uuid;

/// How long a stream goes on with a key before it is looked up again: as long as an access token is
/// valid.
const STREAM_LIFETIME: Duration = Duration::from_secs(crate::auth::LIFETIME_SECONDS);

/// What an operation lets API keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyAccess {
    /// The operation does not ask who sends a request.
    Anybody,
    /// Keys with this scope.
    Scope(ApiScope),
    /// People only: it is about the account itself, its devices, or other people.
    People,
}

/// What each operation lets API keys do; none if it is not in the table.
pub fn access(operation: &str) -> Option<KeyAccess> {
    let access = match operation {
        "create_account"
        | "create_guest"
        | "recover_account"
        | "create_session"
        | "refresh_session"
        | "create_session_with_identity"
        | "create_sign_in_challenge"
        | "list_sign_in_providers"
        | "show_public_keys"
        | "show_board"
        | "show_geometry"
        | "show_phrases"
        | "show_rules"
        | "show_tickets"
        | "show_variants"
        | "create_scoring"
        | "show_time"
        | "health_live"
        | "health_ready"
        | "show_push_key"
        | "list_leaderboards"
        | "show_route_popularity"
        | "show_ticket_popularity" => KeyAccess::Anybody,
        "show_account"
        | "export_account"
        | "show_home"
        | "show_invite"
        | "list_games"
        | "show_game"
        | "view_game"
        | "list_legal_moves"
        | "preview_move"
        | "list_events"
        | "stream_game"
        | "show_standing_order"
        | "list_spectators"
        | "list_phrases"
        | "list_mutes"
        | "list_friends"
        | "list_blocks"
        | "show_inbox"
        | "stream_inbox"
        | "show_fairness"
        | "export_game"
        | "replay_game"
        | "show_result"
        | "draw_board"
        | "draw_preview"
        | "draw_replay"
        | "draw_points"
        | "draw_ratings"
        | "show_player"
        | "show_head_to_head"
        | "list_player_games"
        | "list_rating_changes"
        | "show_player_statistics"
        | "show_leaderboard"
        | "show_leaderboard_around" => KeyAccess::Scope(ApiScope::Read),
        "join_game"
        | "join_game_by_code"
        | "leave_game"
        | "rematch_game"
        | "decline_invitation"
        | "play_move"
        | "resign_game"
        | "give_standing_order"
        | "withdraw_standing_order"
        | "watch_game"
        | "say_phrase" => KeyAccess::Scope(ApiScope::Play),
        "create_game"
        | "cancel_game"
        | "start_game"
        | "invite_player"
        | "kick_player"
        | "make_host"
        | "add_bot"
        | "remove_bot"
        | "make_spectator_link"
        | "end_spectator_link" => KeyAccess::Scope(ApiScope::Host),
        // Quick match seats people, who do not choose whom they meet; stand-ins are people.
        "quick_match"
        | "offer_seat"
        | "withdraw_seat_offer"
        | "stand_in"
        | "show_vacation"
        | "begin_vacation"
        | "end_vacation"
        | "show_sleeping_hours"
        | "set_sleeping_hours"
        | "remove_sleeping_hours"
        | "upgrade_account"
        | "update_account"
        | "change_password"
        | "create_recovery_codes"
        | "show_recovery_codes"
        | "link_identity"
        | "list_identities"
        | "unlink_identity"
        | "delete_account"
        | "list_sessions"
        | "end_current_session"
        | "end_session"
        | "end_sessions"
        | "list_bots"
        | "create_bot"
        | "delete_bot"
        | "list_api_keys"
        | "create_api_key"
        | "revoke_api_key"
        | "ban_account"
        | "unban_account"
        | "void_game"
        | "list_admin_actions"
        | "mute_everybody"
        | "mute_player"
        | "unmute_player"
        | "add_friend"
        | "remove_friend"
        | "block_player"
        | "unblock_player"
        | "mark_inbox_read"
        | "add_webhook"
        | "list_webhooks"
        | "delete_webhook"
        | "subscribe_device"
        | "show_device_subscription"
        | "unsubscribe_device" => KeyAccess::People,
        _ => return None,
    };
    Some(access)
}

/// What the operations let keys do, by their method and path.
pub struct KeyTable(PerOperation<KeyAccess>);

impl KeyTable {
    /// Reads the paths of the operations from the OpenAPI document.
    pub fn of(document: &Value) -> KeyTable {
        KeyTable(PerOperation::of(document, |operation| {
            Some(operation["operationId"].as_str().and_then(access).unwrap_or(KeyAccess::People))
        }))
    }

    /// What the operation of a request lets keys do; none if there is no operation.
    fn of_request(&self, request: &ServiceRequest) -> Option<KeyAccess> {
        // The path as routes are matched, without percent-encoding.
        let pattern = request.resource_map().match_pattern(request.match_info().as_str())?;
        self.0.get(&pattern, request.method()).copied()
    }
}

/// A bot that sends a request with its key.
#[derive(Clone, Copy, Debug)]
pub struct KeyCaller {
    /// The bot and its key.
    pub subject: TokenSubject,
    /// Who owns the bot.
    pub owner: Uuid,
    /// When the key expires, or has to be looked up again.
    until: Instant,
}

impl KeyCaller {
    /// The bot of a request, if it was sent with a key.
    pub fn of(request: &HttpRequest) -> Option<KeyCaller> {
        request.extensions().get::<KeyCaller>().copied()
    }

    /// Checks, some time after the request began, that the key is still good.
    ///
    /// # Errors
    /// `invalid_token`, `banned`.
    pub fn check(&self, keys: &Keys) -> Result<(), Problem> {
        if Instant::now() >= self.until {
            return Err(invalid_key());
        }
        Ok(keys.check_subject(&self.subject)?)
    }
}

/// Finds out whose key a request was sent with, and refuses it if the key may not do this.
pub async fn authenticate<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, Error> {
    let caller = match sent(&request) {
        Some(key) => identify(&request, key).await,
        None => Ok(None),
    };
    match caller {
        Ok(caller) => {
            if let Some(caller) = caller {
                // The subject is for the log.
                request.extensions_mut().insert(caller.subject);
                request.extensions_mut().insert(caller);
            }
            Ok(next.call(request).await?.map_into_left_body())
        }
        Err(problem) => Ok(request.into_response(problem.error_response()).map_into_right_body()),
    }
}

/// The key in a request.
fn sent(request: &ServiceRequest) -> Option<ApiKey> {
    let header = request.headers().get(header::AUTHORIZATION)?;
    ApiKey::sent(header.to_str().ok()?.strip_prefix("Bearer ")?)
}

/// The bot whose key this is. None if the operation does not ask who it is, or there is no operation.
async fn identify(request: &ServiceRequest, key: ApiKey) -> Result<Option<KeyCaller>, Problem> {
    let table = request
        .app_data::<web::Data<KeyTable>>()
        .ok_or_else(|| Problem::internal("the table of what keys may do is missing"))?;
    let scope = match table.of_request(request) {
        None | Some(KeyAccess::Anybody) => return Ok(None),
        Some(KeyAccess::People) => None,
        Some(KeyAccess::Scope(scope)) => Some(scope),
    };
    let KnownKey { subject, owner, scopes, expires_at } = known(request, &key).await?;
    let Some(scope) = scope else {
        return Err(Problem::new(ProblemCode::NotForKeys, message!("detail-not-for-keys")));
    };
    if !scopes.contains(&scope) {
        let detail = message!("detail-scope-missing", scope = scope.name());
        return Err(Problem::new(ProblemCode::ScopeMissing, detail).with("scope", scope.name()));
    }
    let left = store(request)?.now().duration_until(expires_at).unsigned_abs();
    Ok(Some(KeyCaller { subject, owner, until: Instant::now() + left.min(STREAM_LIFETIME) }))
}

/// What is known of a key: what this process remembers, or else what the database says.
async fn known(request: &ServiceRequest, key: &ApiKey) -> Result<KnownKey, Problem> {
    let (store, keys) = (
        store(request)?,
        request.app_data::<web::Data<Keys>>().ok_or_else(|| Problem::internal("the signing keys are missing"))?,
    );
    let address = counted_address(request.request());
    let hash = key.hash().ok_or_else(invalid_key)?;
    let known = match keys.api_keys.get(hash).filter(|known| known.expires_at > store.now()) {
        Some(known) => known,
        None => {
            if let Some(limits) = request.app_data::<web::Data<RateLimits>>() {
                limits.count_key_lookup(&address)?;
            }
            match store.find_api_key(hash).await? {
                Some(FoundKey::Known(known)) => {
                    keys.api_keys.remember(hash, known.clone());
                    known
                }
                Some(FoundKey::Banned) => return Err(Problem::new(ProblemCode::Banned, message!("detail-banned"))),
                None => {
                    let origin = format!("address:{address}");
                    store.metrics().security_event(SecurityEvent::ApiKeyRefused, &origin, None);
                    return Err(invalid_key());
                }
            }
        }
    };
    keys.check_subject(&known.subject).map_err(|error| match error {
        crate::auth::TokenError::Ended => invalid_key(),
        other => other.into(),
    })?;
    Ok(known)
}

fn store(request: &ServiceRequest) -> Result<&web::Data<Store>, Problem> {
    request.app_data::<web::Data<Store>>().ok_or_else(|| Problem::internal("the store is missing"))
}

/// The refusal of what is no key, or none any more.
fn invalid_key() -> Problem {
    Problem::new(ProblemCode::InvalidToken, message!("detail-invalid-key"))
}
