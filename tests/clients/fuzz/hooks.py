"""Hooks of schemathesis: puts the world into requests, and says which failures are none."""

import json
from collections.abc import Callable
from typing import Any

import schemathesis
from schemathesis import GenerationMode

from .world import PASSWORD, SHEET, URL, World

WORLD = World()

# Who sends the request, and what it is about.
ABOUT: dict[str, Callable[[dict[str, Any]], str]] = {
    "delete_account": lambda _: WORLD.account(),
    "upgrade_account": lambda _: WORLD.account(),
    "change_password": lambda _: WORLD.registered(),
    "create_recovery_codes": lambda _: WORLD.registered(),
    "link_identity": lambda _: WORLD.account(),
    "unlink_identity": WORLD.linked,
    "update_account": lambda _: WORLD.account(),
    "end_sessions": lambda _: WORLD.account(),
    "end_current_session": lambda _: WORLD.account(),
    "end_session": WORLD.session,
    "stream_inbox": lambda _: WORLD.fleeting(),
    "stream_game": WORLD.watched,
    "ban_account": WORLD.victim,
    "unban_account": WORLD.victim,
    "list_admin_actions": lambda _: WORLD.root(),
    "void_game": WORLD.admins_game,
    "create_game": lambda _: WORLD.account(),
    "quick_match": lambda _: WORLD.account(),
    "join_game_by_code": lambda _: WORLD.account(),
    "join_game": WORLD.open_game,
    "leave_game": WORLD.hosted,
    "cancel_game": WORLD.hosted,
    "add_bot": WORLD.hosted,
    "remove_bot": WORLD.with_bot,
    "kick_player": WORLD.hosted,
    "make_host": WORLD.hosted,
    "invite_player": WORLD.hosted,
    "decline_invitation": WORLD.hosted,
    "start_game": WORLD.full,
    "list_legal_moves": WORLD.running,
    "plan_tickets": WORLD.running,
    "play_move": WORLD.running,
    "say_phrase": WORLD.running,
    "preview_move": WORLD.running,
    "resign_game": WORLD.running,
    "rematch_game": WORLD.over,
    "show_invite": WORLD.invited,
    "export_game": WORLD.over,
    "show_result": WORLD.over,
    "replay_game": WORLD.over,
    "delete_webhook": WORLD.webhook,
    "update_webhook": WORLD.webhook,
    "rotate_webhook_secret": WORLD.webhook,
    "list_webhook_deliveries": WORLD.webhook,
    "test_webhook": WORLD.webhook,
    "redeliver": WORLD.tested,
    "add_webhook": lambda _: WORLD.account(),
    "show_device_subscription": WORLD.subscribed,
    "offer_seat": WORLD.left,
    "withdraw_seat_offer": WORLD.offered,
    "stand_in": WORLD.stand_in,
    "give_standing_order": WORLD.waiting,
    "show_standing_order": WORLD.ordered,
    "withdraw_standing_order": WORLD.ordered,
    "make_spectator_link": WORLD.running,
    "end_spectator_link": WORLD.running,
    "watch_game": WORLD.link,
    "ask_for_analysis": WORLD.over,
    "show_analysis": WORLD.over,
    "show_fairness": WORLD.over,
    "draw_points": WORLD.over,
    "draw_replay": WORLD.over,
    "begin_vacation": lambda _: WORLD.account(),
    "end_vacation": WORLD.resting,
    "set_sleeping_hours": lambda _: WORLD.account(),
    "keep_alert": lambda _: WORLD.registered(),
    "remove_alert": WORLD.alert,
    "import_game": lambda _: WORLD.account(),
    "remove_imported_game": WORLD.imported,
    "create_bot": lambda _: WORLD.registered(),
    "delete_bot": WORLD.bot,
    "list_api_keys": WORLD.bot,
    "create_api_key": WORLD.bot,
    "revoke_api_key": WORLD.key,
    "make_calendar_link": lambda _: WORLD.account(),
    "show_calendar": WORLD.calendar,
    "add_friend": WORLD.somebody,
    "remove_friend": WORLD.somebody,
    "block_player": WORLD.somebody,
    "unblock_player": WORLD.somebody,
    "mute_player": WORLD.somebody,
    "unmute_player": WORLD.somebody,
    "play_challenge": WORLD.today,
    "show_challenge_board": WORLD.today,
    "show_season": WORLD.season,
    "show_season_places": WORLD.season,
    "open_prepared_game": lambda _: WORLD.account(),
    "open_tournament": lambda _: WORLD.registered(),
    "show_tournament": WORLD.any_tournament,
    "cancel_tournament": WORLD.opened,
    "enter_tournament": WORLD.entrant,
    "leave_tournament": WORLD.entered,
    "start_tournament": WORLD.entered,
    "show_tournament_round": WORLD.drawn,
    "show_tournament_standings": WORLD.any_tournament,
    "draw_tournament_standings": WORLD.any_tournament,
    "export_tournament": WORLD.decided,
    "stream_tournament": WORLD.followed,
    "rule_on_tournament": WORLD.admins_tournament,
    "open_league": lambda _: WORLD.registered(),
    "show_league": WORLD.joined,
    "enter_league": WORLD.member,
    "leave_league": WORLD.joined,
    "start_league": WORLD.joined,
    "end_league": WORLD.joined,
    "show_league_season": WORLD.season_of_league,
}


def positive(case: Any, location: str) -> bool:
    """Whether this part of the request is one that the server should understand."""
    if case.meta is None:
        return True
    info = next((i for where, i in case.meta.components.items() if where.value == location), None)
    return info is None or info.mode == GenerationMode.POSITIVE


@schemathesis.auth(refresh_interval=None)
class Somebody:
    """Signs each request as the one who can make it."""

    def get(self, case: Any, context: Any) -> str | None:
        raw = case.operation.definition.raw
        name = raw["operationId"]
        path = case.path_parameters if case.path_parameters is not None else {}
        if not positive(case, "path"):
            return WORLD.tokens["Ada"]
        about = ABOUT.get(name)
        if about is None and "game_id" in path:
            about = WORLD.any_game
        if about is None and {"name", "board"} & set(path):
            about = WORLD.named
        token = about(path) if about else WORLD.tokens["Ada"]
        self.fill(name, case, path, token)
        return token if raw.get("security") else None

    def fill(self, name: str, case: Any, path: dict[str, Any], token: str) -> None:
        """Bodies and queries that reach further than random ones."""
        query = case.query or {}
        if positive(case, "query") and str(query.get("wait", "")).isdigit():
            query["wait"] = min(int(query["wait"]), 1)
        headers = case.headers or {}
        if positive(case, "header") and "If-Match" in headers and WORLD.random.random() < 0.7:
            headers["If-Match"] = WORLD.tag(path, token)
        if name == "show_oembed" and positive(case, "query"):
            query["url"] = f"{URL}/play/games/{WORLD.finished}"
        if not positive(case, "body") or WORLD.random.random() < 0.3:
            return
        if name in ("play_move", "preview_move"):
            case.body = WORLD.legal(path, token)
        if name == "join_game_by_code":
            case.body = {"code": WORLD.lobby(WORLD.account())["code"]}
        if name == "refresh_session":
            case.body = {"refresh_token": WORLD.guest()["refresh_token"]}
        if name == "create_session":
            case.body = {"name": "Cleo", "password": "a train at noon Cleo"}
        if name == "upgrade_account":
            case.body = {"name": WORLD.new_name(), "password": PASSWORD}
        if name == "change_password":
            case.body = {"old_password": PASSWORD, "new_password": f"{PASSWORD} and 30"}
        if name == "create_recovery_codes":
            case.body = {"password": PASSWORD}
        if name == "recover_account":
            case.body = WORLD.forgotten()
        if name == "create_session_with_identity":
            case.body = {**WORLD.proven(), "name": WORLD.new_name()}
        if name == "link_identity":
            case.body = WORLD.proven()
        if name == "create_account":
            case.body = {"name": WORLD.new_name(), "password": PASSWORD}
        if name == "watch_game":
            case.body = {"token": WORLD.spectator_token}
        if name == "give_standing_order":
            case.body = {"type": "draw_cards"}
        if name == "import_game":
            case.body = SHEET
        if name == "rule_on_tournament":
            case.body = {"kind": "pause", "reason": "a test"}
        if name == "open_prepared_game":
            case.body = WORLD.prepared()
        if name == "invite_player":
            case.body = {"name": WORLD.guest()["account"]["name"]}

    def set(self, case: Any, data: str, context: Any) -> None:
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    """Bounds requests that wait, whatever they ask for."""
    query = case.query or {}
    if str(query.get("wait", "")).isdigit() and int(query["wait"]) <= 60:
        query["wait"] = min(int(query["wait"]), 1)
    kwargs["timeout"] = 30


# Refusals of what the schema allows, because of the state of the world or of what only the server
# can know. Each is a code that the operation declares.
STATE = {
    "history_changed": "a made-up head",
    "stale_version": "a made-up head",
    "idempotency_key_reused": "a key that another request of the run had",
    "no_such_version": "replays end with the game",
    "no_such_seat": "not every table has five seats",
    "invalid_name": "a made-up name that normalization changes",
    "route_taken": "a made-up position",
    "both_tracks": "a made-up position",
    "track_closed": "a made-up position",
    "station_taken": "a made-up position",
    "ticket_taken": "a made-up position",
    "trains_short": "a made-up position",
    "unknown_ticket": "a made-up position",
    "unknown_player": "a made-up name",
    "unknown_pack": "a made-up pack",
    "unknown_provider": "a made-up provider",
    "name_reserved": "a made-up name",
    "common_password": "a made-up password",
    "invalid_webhook": "an address that is not allowed",
    "invalid_subscription": "keys that are none",
    "pack_twice": "the list is a set",
    "not_sandbox": "the server under test is none",
    "cards_short": "a move that the rules refuse",
    "wrong_payment": "a move that the rules refuse",
    "keep_count": "a move that the rules refuse",
    "ticket_not_offered": "a move that the rules refuse",
    "locomotive_second": "a move that the rules refuse",
    "move_possible": "a move that the rules refuse",
    "tournament_rules": "rules for which there is no design",
    "import_refused": "an export that is none",
    "script_refused": "made-up moves",
    "invalid_sleeping_hours": "hours that are none or too long",
}

# Values of bodies that the schema cannot bound: they depend on the time, or on letters.
VALUES = {
    "/expires_at": "a moment that is past or too far off",
    "/starts_at": "a moment that is past or too far off",
    "/scopes": "a scope that stands twice",
    "/label": "a label without letters that can be seen",
    "/name": "a name without letters that can be seen",
}


def no_failure(
    case: Any, kind: str, title: str, code: str, reason: str, parameter: str
) -> str | None:
    """Why a failure is none."""
    if kind == "RejectedPositiveData":
        if code == "invalid_body" and case.path == "/v1/prepared-games":
            return "a made-up name of a table"
        if "the `next` of the previous page" in reason:
            return "cursors are opaque; only those that the server gave are right"
        if "a head is a version" in reason:
            return "heads are opaque; only those that the server gave are right"
        if code == "invalid_header" and not (case.headers or {}).get("If-Match", "?"):
            return "an empty If-Match, which no pattern of ours allows"
        return STATE.get(code) or VALUES.get(parameter)
    if kind == "AcceptedNegativeData" and case.path == "/v1/accounts/me":
        return "a guest has no password, so that the one in the body is not looked at"
    if kind == "AcceptedNegativeData" and has_null_field(case.body):
        return "an optional field that is null counts as absent (docs/stability.md)"
    if title == "SSE event violates schema":
        return "OpenAPI 3.1 has no itemSchema: the schema is of the data, which tour.wire validates"
    return None


def has_null_field(body: Any) -> bool:
    """Whether an object in a body has a field that is null."""
    match body:
        case dict():
            return None in body.values() or any(map(has_null_field, body.values()))
        case list():
            return any(map(has_null_field, body))
    return False


@schemathesis.hook
def filter_failure(context: Any, failure: Any, case: Any, response: Any) -> bool:
    """Keeps a failure unless there is a reason why it is none."""
    try:
        problem = json.loads(response.content)
        code, reason = problem["code"], problem.get("reason", "")
        parameter = problem.get("parameter", "")
    except (ValueError, TypeError, KeyError):
        code = reason = parameter = ""
    kind = type(failure).__name__
    return no_failure(case, kind, failure.title, code, reason, parameter) is None
