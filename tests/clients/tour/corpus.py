"""The recorded answers, and the few of them that together show everything."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .document import SCHEMAS, answering, body_schema, request_schema, tags

BUILD = Path(os.environ["BUILD"])
PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"
# Bodies of webhooks, which the Rust tests receive.
SENT_ELSEWHERE = {"Delivery"}
TIME, HEAD = "2026-11-22T15:29:15.94248Z", "9-" + "0" * 32


def lines() -> list[dict[str, Any]]:
    with open(BUILD / "answers.jsonl", encoding="utf-8") as file:
        return [*map(json.loads, file), *rare_events(), *rare_seasons(), *all_problems()]


def rare_events() -> Iterator[dict[str, Any]]:
    """Pages of the golden games' events, as their players would see all of them."""
    kind = {"operation": answering("EventPage"), "status": 200, "type": "application/json"}
    for path in sorted(PLAYTHROUGHS.glob("*.jsonl")):
        with open(path, encoding="utf-8") as file:
            stored = [json.loads(line) for line in file]
        events = [{**event, "seq": n + 1, "at": TIME} for n, event in enumerate(stored)]
        page = {"version": len(events), "head": HEAD, "events": events, "next": HEAD}
        yield {**kind, "body": page}


def rare_seasons() -> Iterator[dict[str, Any]]:
    """What is answered after days and seasons for which no tour waits."""
    kind = {"status": 200, "type": "application/json"}
    place = {"season": "2026-Q4", "board": "duel", "place": 3}
    told = {"title": "Season 2026-Q4 is over", "body": "You are in place 3."}
    about = {"seq": 1, "at": TIME, "game": None, "version": None, "by": None}
    turns = {"turns": [], "more_turns": False}
    inbox = {**turns, "unread": 1, "cursor": 1, "more": False, "state": "0" * 16}
    item = {**about, **told, **place, "kind": "season_finished"}
    nil = "00000000-0000-0000-0000-000000000000"
    paused = {**about, **told, "kind": "webhook_paused", "webhook": nil}
    # Players who made no move.
    left = {**about, **told, "kind": "league_left", "league": nil}
    withdrawn = {"kind": "tournament_withdrawn", "tournament": nil, "may_return": True}
    items = [item, paused, left, {**about, **told, **withdrawn}]
    yield {"operation": answering("InboxPage"), **kind, "body": {**inbox, "items": items}}
    line = {"place": 3, "rating": 1140, "games": 41}
    over = {"season": "2026-Q4", "board": "duel", "phase": "over", "next": None}
    body = {**over, "items": [{**line, "name": "Ada"}, {**line, "name": None}]}
    yield {"operation": answering("SeasonPlaces"), **kind, "body": body}
    body = {"items": [{**line, **place, "placed": 41}], "next": None}
    yield {"operation": answering("PlayerSeasons"), **kind, "body": body}


def all_problems() -> Iterator[dict[str, Any]]:
    """A problem of each code without its extension members."""
    for code in SCHEMAS["ProblemCode"]["enum"]:
        kind = f"/docs/errors/{code}"
        body = {"type": kind, "title": "Title", "status": 400, "code": code, "detail": "Detail."}
        problem = "application/problem+json"
        yield {"operation": "create_game", "status": 400, "type": problem, "body": body}


def schema_of(line: dict[str, Any]) -> dict[str, Any] | None:
    """The schema of a recorded answer or request."""
    if "request" in line:
        return request_schema(line["operation"])
    return body_schema(line["operation"], line["status"], line["type"])


def named(schema: dict[str, Any] | None) -> str | None:
    """The component that a schema is, alone or beside null."""
    for choice in (schema or {}).get("oneOf", [schema or {}]):
        if "$ref" in choice:
            return str(choice["$ref"].rsplit("/", 1)[1])
    return None


def features(value: Any, path: str = "") -> Iterator[str]:
    """What a JSON value shows: its paths, the types there, tags and short words."""
    if isinstance(value, dict):
        tag = next((value[key] for key in ("type", "kind", "name") if key in value), "")
        path += f"<{tag}>" if isinstance(tag, str) and len(tag) < 24 else ""
        for key, item in value.items():
            yield from features(item, f"{path}/{key}")
    elif isinstance(value, list):
        yield f"{path} {bool(value)}"
        for item in value:
            yield from features(item, f"{path}[]")
    else:
        yield f"{path} {type(value).__name__}"


def telling(recorded: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines that show something that no line before them does."""
    seen: set[str] = set()
    chosen = []
    for line in sorted(recorded, key=lambda line: len(json.dumps(line)) > 20_000):
        of = f"{line['operation']} {line.get('status')} {'request' in line}"
        new = {f"{of} {feature}" for feature in features(line.get("request", line.get("body")))}
        if not new <= seen:
            seen |= new
            chosen.append(line)
    return chosen


def missing(recorded: list[dict[str, Any]]) -> list[str]:
    """Tags of unions that nothing recorded has."""
    words: set[tuple[str, str]] = set()

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            words.update((key, item) for key, item in value.items() if isinstance(item, str))
        for item in value.values() if isinstance(value, dict) else value:
            if isinstance(item, (dict, list)):
                walk(item)

    walk(recorded)
    return [
        f"{name}: {tag}"
        for name, schema in SCHEMAS.items()
        if "discriminator" in schema and name not in SENT_ELSEWHERE
        for tag in tags(name)
        if (schema["discriminator"]["propertyName"], tag) not in words
    ]
