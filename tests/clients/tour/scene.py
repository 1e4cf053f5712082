"""The table of requests, `openapi/requests.json`, and the scenes in which they are accepted.

What the words of an entry mean stands in `tests/api/scene.rs`, which reads the same table.
"""

import copy
import itertools
import json
import re
import time
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .document import OPERATIONS, is_stream, tag
from .people import People
from .provider import Identities
from .wire import Wire

TABLE: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[3] / "openapi/requests.json").read_text(encoding="utf-8")
)
# The game of which the table speaks.
GAME = "00000000-0001-72d6-a87e-c06934ff5857"
PASSWORD = "a train at noon"
DAYS = {"kind": "per_move", "seconds": 86400}
SIGN_IN = "create_session_with_identity"
NUMBERS = itertools.count()


def new_name() -> str:
    """A name that nobody has; names that differ in digits only may look alike."""
    digits = f"{next(NUMBERS):05}"
    return "Rider " + "".join("BCDFGHJKLM"[int(digit)] for digit in digits)


def variants(operation: str, word: str) -> Iterator[dict[str, Any]]:
    """The entries that differ from the one of an operation as `also` or `refused` say."""
    entry = TABLE[operation]
    for change in entry.get(word, ()):
        yield {**entry, **change, "with": {**entry.get("with", {}), **change.get("with", {})}}


def parts_of(entry: dict[str, Any]) -> dict[str, Any]:
    """A copy of the parts of a request."""
    empty: dict[str, Any] = {"path": {}, "query": {}, "headers": {}, "body": None}
    return copy.deepcopy({part: entry.get(part, none) for part, none in empty.items()})


def put(parts: dict[str, Any], place: str, value: Any) -> None:
    holder, _, key = place.rpartition("/")
    held = at(holder, parts)
    held[int(key) if isinstance(held, list) else key] = copy.deepcopy(value)


def parameters(operation: str) -> set[str]:
    """The names of the parameters of a path."""
    return set(re.findall(r"{(\w+)}", OPERATIONS[operation][1]))


def queries(operation: str) -> Iterator[dict[str, Any]]:
    """The queries of an operation that need no answer before them."""
    for entry in (TABLE[operation], *variants(operation, "also")):
        parts = parts_of(entry)
        changes = [it for it in entry.get("with", {}).items() if it[0].startswith("/query")]
        if not any("#" in str(value) for _, value in changes):
            for place, value in changes:
                put(parts, place, value)
            yield parts["query"]


def reads(known: set[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The operations that show what these parameters of paths name, and the queries of each."""
    for operation, (method, _, _) in OPERATIONS.items():
        is_left_out = is_stream(operation) or tag(operation) == "pictures"
        if method == "get" and parameters(operation) <= known and not is_left_out:
            for query in queries(operation):
                yield operation, query


def at(place: str, value: Any) -> Any:
    """The part of a JSON value at a pointer."""
    for key in place.split("/")[1:]:
        value = value[int(key) if isinstance(value, list) else key]
    return value


@dataclass
class Request:
    """A request that is accepted, or refused as its entry says."""

    token: str | None
    path: dict[str, Any]
    query: dict[str, Any]
    body: Any
    headers: dict[str, str] = field(default_factory=dict)
    raw: str | None = None
    by: str = "nobody"


class Scene(People):
    """People and what they have done so far."""

    def __init__(self, wire: Wire, identities: Identities, root: str) -> None:
        super().__init__(wire, identities)
        self.people = {"Root": root}
        self.names: dict[str, str] = {}
        self.ids: dict[str, str] = {}
        self.game = ""
        self.answers: dict[str, Any] = {}

    def request(
        self, operation: str, by: str | None = None, entry: dict[str, Any] | None = None
    ) -> Request:
        """A request of an operation, after all that it needs."""
        entry = entry or TABLE[operation]
        by = by or entry.get("by", "Ada")
        token = None if by == "nobody" else self.person(by)
        if "game" in entry:
            self.play(entry["game"])
        for before in entry.get("after", ()):
            self.answer(before)
        parts = parts_of(entry)
        self.tell_apart(parts)
        if isinstance(parts["body"], dict) and "proof" in parts["body"]:
            parts["body"].update(self.proven("token_proof", new_name()))
        for place, value in entry.get("with", {}).items():
            put(parts, place, self.value(place, value))
        parts = self.about_the_game(parts)
        self.ids |= {name: it for name, it in parts["path"].items() if name in self.ids}
        raw = entry["raw"].ljust(entry.get("length", 0)) if "raw" in entry else None
        return Request(token, **parts, raw=raw, by=by)

    def value(self, place: str, value: Any) -> Any:
        """The value of a place, which may be a part of an answer."""
        if not isinstance(value, str):
            return value
        if "#" in value:
            answered, part = value.split("#")
            value = at(part, self.answer(answered))
            # A secret is a part of an address.
            value = value.split("/")[-2] if place == "/path/secret" else value
            return f'"{value}"' if place == "/headers/if-match" else value
        return self.names.get(value, value.replace("{n}", str(next(NUMBERS))))

    def send(
        self, operation: str, by: str | None = None, entry: dict[str, Any] | None = None
    ) -> Any:
        """The answer to the request, which is a success."""
        it = self.request(operation, by, entry)
        sent = {"body": it.body, "query": it.query, "headers": it.headers}
        answer = self.call(operation, it.token, **sent, **it.path)
        if tag(operation) == "sessions" and isinstance(answer, dict) and it.by in self.people:
            self.people[it.by] = str(answer.get("access_token", it.token))
        return answer

    def refuse(self, operation: str, entry: dict[str, Any]) -> None:
        """Sends a request until it is refused: some are only after as many as there may be."""
        for left in reversed(range(entry.get("times", 1))):
            it = self.request(operation, None, entry)
            sent = {"body": it.body, "query": it.query, "headers": it.headers, "raw": it.raw}
            answer = self.wire.send(operation, it.token, **sent, **it.path)
            self.wire.check(operation, answer)
            code = None if answer.is_success else answer.json().get("code")
            if code == entry["code"]:
                return
            self.names = {name: own for name, own in self.names.items() if name in self.people}
            self.ids = {}
            if not left:
                self.wire.find(f"{operation}: not {entry['code']}: {code} {answer.text[:300]}")

    def look(self, operation: str) -> None:
        """What everybody sees of the subject of an operation, and of the game."""
        path: dict[str, Any] = {**self.ids, **({"game_id": self.game} if self.game else {})}
        for name, (read, query) in itertools.product(self.people, reads(set(path))):
            if name != "Root" and (tag(read) == tag(operation) or "game_id" in parameters(read)):
                answer = self.wire.send(read, self.people[name], query=query, **path)
                self.wire.check(read, answer)

    def look_at_inboxes(self) -> None:
        for token in self.people.values():
            self.wire.check("show_inbox", self.wire.send("show_inbox", token))

    def answer(self, operation: str) -> Any:
        """The answer to an operation, which may say by whom: `enter_league by Ada`."""
        if operation not in self.answers:
            name, _, by = operation.partition(" by ")
            self.answers[operation] = self.send(name, by or None)
            if name == "start_tournament":
                self.draw()
            if name == "rematch_game":
                self.game = self.answers[operation]["id"]
        return self.answers[operation]

    def about_the_game(self, parts: dict[str, Any]) -> dict[str, Any]:
        """A request that speaks of the game of this scene."""
        text = json.dumps(parts)
        if GAME in text:
            self.play("running")
        told: dict[str, Any] = json.loads(text.replace(GAME, self.game))
        return told

    def tell_apart(self, parts: dict[str, Any]) -> None:
        """Puts the names of this scene into a request, and ids."""
        for part in ("path", "body"):
            for name, value in (parts[part] or {}).items():
                if part == "path" and name.endswith("_id") and name != "game_id":
                    parts[part][name] = self.ids.setdefault(name, str(uuid.uuid4()))
                elif name in ("name", "other"):
                    if value in ("Bob", "Eve"):
                        self.person(value)
                    parts[part][name] = self.names.setdefault(value, new_name())

    def person(self, by: str) -> str:
        """Their token: of an account, or, as a part of an answer, of a bot or of a program."""
        if "#" in by:
            return str(self.value("", by))
        if by not in self.people:
            self.people[by] = self.somebody(by)
        return self.people[by]

    def somebody(self, by: str) -> str:
        if by == "guest":
            return self.guest()
        if by == "proven":
            entry = {**TABLE[SIGN_IN], "with": {"/body/name": new_name()}}
            return str(self.send(SIGN_IN, None, entry)["access_token"])
        return self.account(self.names.setdefault(by, new_name()), PASSWORD)

    def draw(self) -> None:
        """Waits for the first round of a tournament, which a job draws."""
        for _ in range(100):
            if self.tournament(self.ids["tournament_id"], self.person("Ada"))["rounds"]:
                break
            time.sleep(0.1)

    # Games

    def play(self, state: str) -> None:
        """Brings Ada's game into a state, unless the scene has one."""
        if self.game:
            return
        states: dict[str, Callable[[], None]] = {
            "open": lambda: self.sit(3, "Ada", visibility="unlisted"),
            "full": lambda: self.sit(2, "Ada", "Bob", visibility="unlisted"),
            "running": lambda: self.begin("Ada", "Bob"),
            "over": lambda: self.resigned("Ada", "Bob"),
            "left": lambda: self.resigned("Ada", "Bob", "Cleo"),
        }
        states[state]()

    def sit(self, seats: int, *people: str, **more: Any) -> None:
        rules: dict[str, Any] = {"first_seat": 0, "stand_ins": "owner", "clock": DAYS, **more}
        self.game = self.open(*map(self.person, people), **rules, seats=seats)

    def deal(self, *people: str) -> None:
        self.sit(len(people), *people)
        self.start(self.game, self.person(people[0]))

    def begin(self, *people: str) -> None:
        """Everybody chooses tickets and draws two cards: from then on leaving is a loss (R10.4)."""
        self.deal(*people)
        for person in people:
            token = self.person(person)
            self.move(self.game, token, self.legal(self.game, token)[0])
        for person in people:
            for _ in range(2):
                self.move(self.game, self.person(person), {"type": "draw_card"})

    def resigned(self, *people: str) -> None:
        self.begin(*people)
        self.resign(self.game, self.person(people[0]))
