"""The table of requests, `openapi/requests.json`, and the scenes in which they are accepted.

What the words of an entry mean stands in `tests/api/scene.rs`, which reads the same table.
"""

import copy
import itertools
import json
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .provider import Identities
from .wire import Wire

TABLE: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[3] / "openapi/requests.json").read_text(encoding="utf-8")
)
PASSWORD = "a train at noon"
NUMBERS = itertools.count()


def new_name() -> str:
    """A name that nobody has; names that differ in digits only may look alike."""
    digits = f"{next(NUMBERS):05}"
    return "Rider " + "".join("BCDFGHJKLM"[int(digit)] for digit in digits)


def at(place: str, value: Any) -> Any:
    """The part of a JSON value at a pointer."""
    for key in place.split("/")[1:]:
        value = value[int(key) if isinstance(value, list) else key]
    return value


@dataclass
class Request:
    """A request that is accepted."""

    token: str | None
    path: dict[str, Any]
    query: dict[str, Any]
    body: Any


class Scene:
    """People and what they have done so far."""

    def __init__(self, wire: Wire, identities: Identities, root: str) -> None:
        self.call, self.identities = wire.call, identities
        self.people = {"Root": root}
        self.names: dict[str, str] = {}
        self.ids: dict[str, str] = {}
        self.game = ""
        self.answers: dict[str, Any] = {}

    def request(self, operation: str, by: str | None = None) -> Request:
        """A request of an operation, after all that it needs."""
        entry = TABLE[operation]
        by = by or entry.get("by", "Ada")
        token = None if by == "nobody" else self.person(by)
        if "game" in entry:
            self.play(entry["game"])
        for before in entry.get("after", ()):
            self.answer(before)
        parts: dict[str, Any] = {"path": {}, "query": {}, "body": None, **copy.deepcopy(entry)}
        self.tell_apart(parts)
        for place, value in entry.get("with", {}).items():
            if isinstance(value, str) and "#" in value:
                answered, part = value.split("#")
                value = at(part, self.answer(answered))
                # A secret is a part of an address.
                value = value.split("/")[-2] if place == "/path/secret" else value
            holder, key = place.rsplit("/", 1)
            at(holder, parts)[key] = value
        if isinstance(parts["body"], dict) and "proof" in parts["body"]:
            parts["body"].update(self.proven())
        return Request(token, parts["path"], parts["query"], parts["body"])

    def send(self, operation: str, by: str | None = None) -> Any:
        """The answer to the request."""
        it = self.request(operation, by)
        return self.call(operation, it.token, body=it.body, query=it.query or None, **it.path)

    def answer(self, operation: str) -> Any:
        """The answer to an operation, which may say by whom: `enter_league by Ada`."""
        if operation not in self.answers:
            name, _, by = operation.partition(" by ")
            self.answers[operation] = self.send(name, by or None)
            if name == "start_tournament":
                self.draw()
        return self.answers[operation]

    def tell_apart(self, parts: dict[str, Any]) -> None:
        """Puts the names and ids of this scene into a request."""
        for part in ("path", "body"):
            for name, value in (parts[part] or {}).items():
                if name == "game_id":
                    self.play("running")
                    parts[part][name] = self.game
                elif part == "path" and name.endswith("_id"):
                    parts[part][name] = self.ids.setdefault(name, str(uuid.uuid4()))
                elif name in ("name", "other"):
                    if value in ("Bob", "Eve"):
                        self.person(value)
                    parts[part][name] = self.names.setdefault(value, new_name())

    def person(self, by: str) -> str:
        if by not in self.people:
            name = self.names.setdefault(by, new_name())
            body = None if by == "guest" else {"name": name, "password": PASSWORD}
            made = self.call("create_guest" if by == "guest" else "create_account", body=body)
            self.people[by] = str(made["access_token"])
        return self.people[by]

    def proven(self) -> dict[str, Any]:
        """Somebody new, as the provider knows them."""
        challenge = self.call("create_sign_in_challenge")
        proof = self.identities.token_proof(new_name(), challenge["provider_nonce"])
        return {"provider": "club", "nonce": challenge["nonce"], "proof": proof}

    def draw(self) -> None:
        """Waits for the first round of a tournament, which a job draws."""
        tournament: dict[str, Any] = {"tournament_id": self.ids["tournament_id"]}
        for _ in range(100):
            if self.call("show_tournament", self.person("Ada"), **tournament)["rounds"]:
                break
            time.sleep(0.1)

    # Games

    def play(self, state: str) -> None:
        """Brings Ada's game into a state, unless the scene has one."""
        if self.game:
            return
        states: dict[str, Callable[[], None]] = {
            "open": lambda: self.sit(3, "Ada"),
            "full": lambda: self.sit(2, "Ada", "Bob"),
            "running": lambda: self.begin("Ada", "Bob"),
            "over": lambda: self.resigned("Ada", "Bob"),
            "left": lambda: self.resigned("Ada", "Bob", "Cleo"),
        }
        states[state]()

    def sit(self, seats: int, *people: str) -> None:
        host, *guests = map(self.person, people)
        body = {"seats": seats, "first_seat": 0, "visibility": "unlisted", "stand_ins": "owner"}
        self.game = str(self.call("create_game", host, body=body)["id"])
        for guest in guests:
            self.call("join_game", guest, game_id=self.game)

    def deal(self, *people: str) -> None:
        self.sit(len(people), *people)
        self.call("start_game", self.person(people[0]), game_id=self.game)

    def begin(self, *people: str) -> None:
        """Everybody chooses tickets and draws two cards: from then on leaving is a loss (R10.4)."""
        self.deal(*people)
        tokens = [*map(self.person, people)]
        game: dict[str, Any] = {"game_id": self.game}
        for token in tokens:
            self.call("play_move", token, body=self.legal(token)[0], **game)
        for token in tokens:
            for _ in range(2):
                self.call("play_move", token, body={"type": "draw_card"}, **game)

    def resigned(self, *people: str) -> None:
        self.begin(*people)
        self.call("resign_game", self.person(people[0]), game_id=self.game)

    def legal(self, token: str) -> list[Any]:
        moves: list[Any] = self.call("list_legal_moves", token, game_id=self.game)["moves"]
        return moves
