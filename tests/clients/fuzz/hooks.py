"""Hooks of schemathesis: puts the world into requests, and says which failures are none."""

import json
from typing import Any

import schemathesis
from schemathesis import GenerationMode

from tour.corpus import named
from tour.document import request_schema
from tour.scene import TABLE, Request

from .world import World

WORLD = World()

# Parameters of paths that are as right as any other.
FREE = {"board", "key"}


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
        request = WORLD.request(name)
        path.update({key: value for key, value in request.path.items() if key not in FREE})
        self.fill(name, case, request)
        return request.token if raw.get("security") else None

    def fill(self, name: str, case: Any, request: Request) -> None:
        """Bodies and queries that reach further than random ones."""
        query, token = case.query or {}, request.token or ""
        if positive(case, "query") and str(query.get("wait", "")).isdigit():
            query["wait"] = min(int(query["wait"]), 1)
        headers = case.headers or {}
        if positive(case, "header") and "If-Match" in headers and WORLD.random.random() < 0.7:
            headers["If-Match"] = WORLD.tag(request.path, token)
        if positive(case, "query") and WORLD.random.random() < 0.7:
            shown = TABLE[name].get("query", {})
            query.update({key: it for key, it in request.query.items() if it != shown.get(key)})
        if not positive(case, "body") or WORLD.random.random() < 0.4:
            return
        if named(request_schema(name)) == "Move":
            case.body = WORLD.legal(request.path, token)
        elif request.body != TABLE[name].get("body") or "password" in str(request.body):
            case.body = request.body

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
    "no_puzzle": "no game of the run is analysed",
    "no_such_puzzle": "a made-up id",
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
    "name_not_allowed": "a made-up name",
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
    "/until": "a moment that is past",
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
