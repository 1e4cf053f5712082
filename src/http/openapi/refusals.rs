//! How operations refuse: a table of the codes of each, and a response for every status.

use crate::http::support::{
    api_keys::{self, KeyAccess},
    problem::{Problem, ProblemCode},
    rate_limits::RateClass,
};
use actix_web::http::StatusCode;
use railhead_localization::Language;
use serde_json::json;
use std::collections::BTreeMap;
use utoipa::openapi::{ContentBuilder, HeaderBuilder, Object, Ref, RefOr, ResponseBuilder, Type, path::Operation};

/// One response per status, listing its codes.
pub fn add(operation: &mut Operation, class: Option<RateClass>, has_query: bool) {
    let id = operation.operation_id.as_deref();
    let mut codes = id.and_then(problems).unwrap_or_default();
    codes.extend(id.map_or(&[][..], refusals_of_keys));
    codes.extend(class.map(|_| ProblemCode::TooManyRequests));
    codes.extend(has_query.then_some(ProblemCode::InvalidQuery));
    let mut by_status = BTreeMap::<u16, Vec<ProblemCode>>::new();
    for code in codes {
        let of_status = by_status.entry(code.status().as_u16()).or_default();
        if !of_status.contains(&code) {
            of_status.push(code);
        }
    }
    for (status, codes) in by_status {
        let waits = [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].map(|status| status.as_u16());
        let names = codes.iter().map(|code| format!("`{}`", code.name())).collect::<Vec<_>>().join(", ");
        let example = codes.first().map(|code| json!(Problem::in_language(Language::English, *code, &code.title())));
        let content =
            ContentBuilder::new().schema(Some(RefOr::Ref(Ref::from_schema_name("Problem")))).example(example).build();
        let mut response = ResponseBuilder::new().description(names).content("application/problem+json", content);
        if status == StatusCode::UNAUTHORIZED.as_u16() {
            let scheme = HeaderBuilder::new().schema(Some(Object::with_type(Type::String)));
            response = response.header("WWW-Authenticate", scheme.description(Some("Always `Bearer`")).build());
        }
        if waits.contains(&status) {
            let seconds = HeaderBuilder::new().schema(Some(Object::with_type(Type::Integer)));
            response = response.header("Retry-After", seconds.description(Some("Seconds to wait")).build());
        }
        let response = response.build();
        operation.responses.responses.insert(status.to_string(), RefOr::T(response));
    }
}

/// How an operation refuses API keys: also when too many were tried.
fn refusals_of_keys(operation: &str) -> &'static [ProblemCode] {
    match api_keys::access(operation) {
        None | Some(KeyAccess::Anybody) => &[],
        Some(KeyAccess::Scope(_)) => &[ProblemCode::ScopeMissing, ProblemCode::TooManyRequests],
        Some(KeyAccess::People) => &[ProblemCode::NotForKeys, ProblemCode::TooManyRequests],
    }
}

/// The refusals of an operation, in addition to those of every operation.
fn problems(operation: &str) -> Option<Vec<ProblemCode>> {
    use ProblemCode::*;
    const BODY: [ProblemCode; 4] = [InvalidBody, BadRequest, BodyTooLarge, NotJson];
    const TOKEN: [ProblemCode; 3] = [Unauthenticated, InvalidToken, Banned];
    const NAMING: [ProblemCode; 3] = [InvalidName, NameReserved, NameTaken];
    const PASSWORD: [ProblemCode; 2] = [InvalidPassword, CommonPassword];
    const IDENTITY: [ProblemCode; 5] =
        [UnknownProvider, InvalidNonce, IdentityRefused, TooManyAttempts, ProviderUnavailable];
    const ATTEMPT: [ProblemCode; 2] = [WrongCredentials, TooManyAttempts];
    const GAME: [ProblemCode; 2] = [InvalidPath, NotFound];
    const RETRY: [ProblemCode; 3] = [InvalidHeader, IdempotencyKeyReused, HistoryChanged];
    const LOBBY: [ProblemCode; 4] = [GameStarted, GameOver, Contended, NotSeated];
    const JOIN: [ProblemCode; 11] = [
        GameStarted,
        GameOver,
        Contended,
        TableFull,
        AlreadySeated,
        Kicked,
        SeatGivenUp,
        HadSeat,
        TooManyGames,
        NotForBots,
        RatedGame,
    ];
    const OFFER: [ProblemCode; 6] = [GameNotStarted, GameOver, NotYourSeat, NoSuchSeat, NoStandIns, SeatNotAway];
    const SEE: [ProblemCode; 4] = [InvalidToken, Banned, InvalidPath, NotFound];
    const MOVE: [ProblemCode; 30] = [
        NotSeated,
        OnVacation,
        Contended,
        StaleVersion,
        InvalidHeader,
        GameNotStarted,
        GameOver,
        NotYourTurn,
        TicketsChosen,
        MustKeepTickets,
        MustDrawSecondCard,
        MustSettleTunnel,
        NoTicketsOffered,
        NoTunnelPending,
        DeckEmpty,
        SlotEmpty,
        LocomotiveSecond,
        RouteTaken,
        BothTracks,
        TrackClosed,
        TrainsShort,
        WrongPayment,
        CardsShort,
        NoTicketsLeft,
        TicketNotOffered,
        KeepCount,
        StationTaken,
        NoStationsLeft,
        MovePossible,
        Internal,
    ];
    const ORDER: [ProblemCode; 14] = [
        NotSeated,
        OnVacation,
        Contended,
        GameNotStarted,
        GameOver,
        YourTurn,
        DeckEmpty,
        RouteTaken,
        BothTracks,
        TrackClosed,
        TrainsShort,
        WrongPayment,
        CardsShort,
        Internal,
    ];
    const OPEN: [ProblemCode; 8] =
        [SeatCount, NoSuchSeat, ClockRange, TableFull, RatedGame, TooManyOpenGames, TooManyGames, NotSandbox];
    const SCORING: [ProblemCode; 12] = [
        InvalidName,
        PlayerCount,
        UnknownRoute,
        UnknownCity,
        UnknownTicket,
        RouteTaken,
        BothTracks,
        TrackClosed,
        TrainsShort,
        StationTaken,
        NoStationsLeft,
        TicketTaken,
    ];
    let codes: &[&[ProblemCode]] = match operation {
        "create_account" => &[&BODY, &NAMING, &PASSWORD],
        "create_guest" => &[&BODY, &NAMING],
        "upgrade_account" => &[&BODY, &TOKEN, &NAMING, &PASSWORD, &[NotGuest]],
        "show_account" => &[&TOKEN, &[NotFound]],
        "update_account" => &[&BODY, &TOKEN, &NAMING, &[NotFound, TooManyRenames]],
        "change_password" => &[&BODY, &TOKEN, &PASSWORD, &ATTEMPT, &[GuestAccount, NotFound]],
        "create_recovery_codes" => &[&BODY, &TOKEN, &ATTEMPT, &[GuestAccount, NoPassword, NotFound]],
        "show_recovery_codes" => &[&TOKEN],
        "recover_account" => &[&BODY, &PASSWORD, &[WrongRecoveryCode, TooManyAttempts, Banned]],
        "list_sign_in_providers" | "create_sign_in_challenge" => &[],
        "create_session_with_identity" => &[&BODY, &IDENTITY, &NAMING, &[NameRequired, Banned, Contended]],
        "link_identity" => &[&BODY, &TOKEN, &IDENTITY, &[NotFound, IdentityTaken, TooManyIdentities]],
        "list_identities" => &[&TOKEN],
        "unlink_identity" => &[&TOKEN, &GAME, &[LastWayIn]],
        "list_bots" => &[&TOKEN],
        "create_bot" => &[&BODY, &TOKEN, &NAMING, &[GuestAccount, TooManyBots, NotFound]],
        "delete_bot" => &[&TOKEN, &[InvalidPath, NotFound, Contended]],
        "list_api_keys" => &[&TOKEN, &[InvalidPath, NotFound]],
        "create_api_key" => &[&BODY, &TOKEN, &[InvalidPath, NotFound, TooManyApiKeys]],
        "revoke_api_key" => &[&TOKEN, &[InvalidPath, NotFound]],
        "export_account" => &[&TOKEN, &[NotFound, ExportRunning]],
        "delete_account" => &[&BODY, &TOKEN, &ATTEMPT, &[NotFound, Contended, IsAdmin]],
        "ban_account" => &[&BODY, &TOKEN, &[NotAdmin, NotFound, InvalidPath, IsAdmin]],
        "unban_account" => &[&TOKEN, &[NotAdmin, NotFound, InvalidPath]],
        "void_game" => &[&BODY, &TOKEN, &GAME, &[NotAdmin, GameOver, Contended]],
        "list_admin_actions" => &[&TOKEN, &[NotAdmin, InvalidQuery]],
        "create_session" => &[&BODY, &ATTEMPT, &[Banned]],
        "refresh_session" => &[&BODY, &[InvalidRefreshToken, RefreshTokenReused, Banned]],
        "list_sessions" | "end_current_session" | "end_sessions" => &[&TOKEN],
        "end_session" => &[&TOKEN, &GAME],
        "create_game" => &[&BODY, &TOKEN, &RETRY, &OPEN, &[UnknownPack, PackTwice, UnknownPlayer, TooManyInvitations]],
        "show_game" => &[&SEE],
        "show_home" => &[&TOKEN],
        "show_invite" => {
            &[&[InvalidToken, Banned, NotFound, TooManyAttempts, GameStarted, GameOver, CalledOff, Contended]]
        }
        "cancel_game" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost]],
        "list_games" => &[&TOKEN, &[InvalidQuery]],
        "join_game" => &[&BODY, &TOKEN, &GAME, &RETRY, &JOIN, &[ColorTaken]],
        "join_game_by_code" => &[&BODY, &TOKEN, &RETRY, &JOIN, &[ColorTaken, CalledOff, NotFound, TooManyAttempts]],
        "quick_match" => &[&BODY, &TOKEN, &RETRY, &[SeatCount, ClockRange, TooManyOpenGames, TooManyGames, Contended]],
        "rematch_game" => &[&BODY, &TOKEN, &GAME, &RETRY, &JOIN, &[GameNotOver, NotSeated, TooManyOpenGames]],
        "invite_player" => &[
            &BODY,
            &TOKEN,
            &GAME,
            &LOBBY,
            &RETRY,
            &[NotHost, UnknownPlayer, TooManyInvitations, InvitationDeclined, RatedGame],
        ],
        "decline_invitation" => &[&TOKEN, &[InvalidPath]],
        "offer_seat" => &[&BODY, &TOKEN, &GAME, &OFFER, &[NotSeated, TooManyStandIns]],
        "withdraw_seat_offer" => &[&TOKEN, &GAME, &OFFER, &[NotSeated]],
        "stand_in" => &[
            &TOKEN,
            &GAME,
            &RETRY,
            &[GameNotStarted, GameOver, NoSuchSeat, NoStandIns, SeatNotAway, SeatNotOffered, HadSeat],
            &[TooManyStandIns, TooManyGames, Kicked, Contended],
        ],
        "list_spectators" => &[&SEE],
        "make_spectator_link" | "end_spectator_link" => &[&TOKEN, &GAME, &[NotSeated]],
        "watch_game" => &[&BODY, &TOKEN, &GAME, &[GameNotStarted, TooManySpectators]],
        "say_phrase" => &[&BODY, &TOKEN, &GAME, &RETRY, &[NotSeated, GameOver, TooManyPhrases]],
        "list_phrases" => &[&SEE, &[InvalidQuery]],
        "list_mutes" => &[&TOKEN, &[NotFound]],
        "mute_everybody" => &[&BODY, &TOKEN, &[NotFound]],
        "mute_player" => &[&TOKEN, &[InvalidPath, NotFound, TooManyMutes]],
        "unmute_player" => &[&TOKEN, &[InvalidPath, NotFound]],
        "list_friends"
        | "list_blocks"
        | "show_vacation"
        | "end_vacation"
        | "show_sleeping_hours"
        | "remove_sleeping_hours" => &[&TOKEN],
        "begin_vacation" => &[&BODY, &TOKEN, &[VacationUsedUp, TooSoon, NotFound]],
        "set_sleeping_hours" => &[&BODY, &TOKEN, &[InvalidSleepingHours, TooSoon, NotFound]],
        "add_friend" => &[&TOKEN, &[InvalidPath, NotFound, NotForBots, TooManyFriends, TooManyFriendRequests]],
        "block_player" => &[&TOKEN, &[InvalidPath, NotFound, TooManyBlocks]],
        "remove_friend" | "unblock_player" => &[&TOKEN, &[InvalidPath, NotFound]],
        "leave_game" => &[&TOKEN, &GAME, &LOBBY, &RETRY],
        "kick_player" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, KickedHost, NoPersonThere]],
        "make_host" => &[&BODY, &TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, NoPersonThere]],
        "add_bot" => &[&BODY, &TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, TableFull, ColorTaken, RatedGame]],
        "remove_bot" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, NoBotThere]],
        "start_game" => &[&TOKEN, &GAME, &LOBBY, &RETRY, &[NotHost, SeatsOpen, StaleVersion, InvalidQuery]],
        "view_game" => &[&SEE, &[InvalidQuery]],
        "list_legal_moves" => &[&TOKEN, &GAME, &[NotSeated, InvalidQuery]],
        "play_move" => &[&BODY, &TOKEN, &GAME, &MOVE, &RETRY, &[InvalidQuery]],
        "preview_move" => &[&BODY, &TOKEN, &GAME, &MOVE, &[HistoryChanged]],
        "show_standing_order" => &[&TOKEN, &GAME, &[NotSeated]],
        "give_standing_order" => &[&BODY, &TOKEN, &GAME, &ORDER],
        "withdraw_standing_order" => &[&TOKEN, &GAME, &[NotSeated, YourTurn]],
        "resign_game" => {
            &[&TOKEN, &GAME, &RETRY, &[NotSeated, Contended, StaleVersion, GameNotStarted, GameOver, InvalidQuery]]
        }
        "list_events" => &[&SEE, &[InvalidQuery, TooManyStreams, HistoryChanged]],
        "stream_game" => &[&SEE, &[InvalidQuery, InvalidHeader, TooManyStreams, HistoryChanged]],
        "show_inbox" => &[&TOKEN, &[InvalidQuery, TooManyStreams]],
        "stream_inbox" => &[&TOKEN, &[InvalidQuery, InvalidHeader, TooManyStreams]],
        "add_webhook" => &[&BODY, &TOKEN, &[InvalidWebhook, WebhookExists, TooManyWebhooks]],
        "list_webhooks" => &[&TOKEN],
        "delete_webhook" => &[&TOKEN, &GAME],
        "show_push_key" => &[],
        "subscribe_device" => &[&BODY, &TOKEN, &[InvalidSubscription]],
        "show_device_subscription" => &[&TOKEN, &[NotFound]],
        "unsubscribe_device" => &[&TOKEN],
        "mark_inbox_read" => &[&BODY, &TOKEN],
        "show_fairness" => &[&SEE],
        "export_game" => &[&SEE, &[GameNotOver]],
        "replay_game" => &[&SEE, &[InvalidQuery, NotYourSeat, NoSuchSeat, NoSuchVersion]],
        "show_result" => &[&SEE, &[GameNotOver, GameVoid]],
        "draw_board" | "draw_preview" => &[&SEE, &[InvalidQuery, NotYourSeat, NoSuchSeat, NoSuchVersion]],
        "draw_replay" | "draw_points" => &[&SEE, &[InvalidQuery, GameNotOver, GameVoid]],
        "draw_ratings" => &[&SEE, &[InvalidQuery]],
        "show_player" => &[&SEE],
        "list_player_games" | "list_rating_changes" => &[&SEE, &[InvalidQuery]],
        "show_player_statistics" => &[&SEE, &[InvalidQuery]],
        "show_head_to_head" => &[&SEE],
        "list_leaderboards" => &[],
        "show_route_popularity" | "show_ticket_popularity" => &[&[InvalidQuery]],
        "show_leaderboard" => &[&[InvalidToken, Banned, InvalidPath, InvalidQuery]],
        "show_leaderboard_around" => &[&SEE, &[InvalidQuery]],
        "create_scoring" => return Some([&BODY[..], &SCORING, &[RequestTimeout, HeadersTooLarge]].concat()),
        "show_board" | "show_geometry" | "show_phrases" | "show_rules" | "show_tickets" | "show_variants"
        | "show_public_keys" | "show_time" | "health_live" => {
            return Some(vec![RequestTimeout, HeadersTooLarge, Unavailable]);
        }
        "health_ready" => &[],
        _ => return None,
    };
    Some(codes.concat().into_iter().chain([RequestTimeout, HeadersTooLarge, Internal, Unavailable]).collect())
}

/// Whether the table of refusals has this operation. A test checks it for every route.
pub fn is_known(operation: &str) -> bool {
    problems(operation).is_some()
}
