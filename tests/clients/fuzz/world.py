"""What the fuzzed requests are about: scenes of the table of requests, in many states."""

import os
import random
import threading
import time
from typing import Any

import httpx

from tour.document import OPERATIONS, is_stream
from tour.provider import Identities
from tour.scene import TABLE, Request, Scene, parameters
from tour.wire import Wire

URL = os.environ["FUZZ_URL"]
GAMES = ("open", "full", "running", "over")
# After these, a tournament waits for players, is played, or is over.
TOURNAMENTS = [
    name
    for name, (method, _, _) in OPERATIONS.items()
    if method != "get" and "tournament_id" in parameters(name)
]


class World:
    """Accounts and a finished game; what a request may destroy is made anew for each request."""

    def __init__(self) -> None:
        self.http = httpx.Client(base_url=URL, timeout=60)
        self.wire = Wire(URL, open(os.devnull, "w", encoding="utf-8"))
        self.random = random.Random(7)
        self.born = time.monotonic()
        self.tokens = {name: self.sign_in(name) for name in ("Ada", "Bob", "Root")}
        self.finished = os.environ["FUZZ_FINISHED"]
        self.identities = Identities(os.environ["FUZZ_ISSUER"])

    def sign_in(self, name: str) -> str:
        body = {"name": name, "password": f"a train at noon {name}"}
        return str(self.http.post("/v1/sessions", json=body).json()["access_token"])

    def root(self) -> str:
        if time.monotonic() - self.born > 600:
            self.born = time.monotonic()
            self.tokens["Root"] = self.sign_in("Root")
        return self.tokens["Root"]

    def request(self, operation: str) -> Request:
        """A request that the server should accept, about anything that it can be about."""
        entry, scene = TABLE[operation], Staged(self)
        path, is_read = entry.get("path", {}), OPERATIONS[operation][0] == "get"
        if "game_id" in path:
            self.set_game(scene, entry)
        elif is_read and not {"after", "by", "game", "with"} & set(entry):
            scene.join_the_world()
        if "tournament_id" in path and is_read:
            scene.answer(self.random.choice(TOURNAMENTS))
        request = scene.request(operation)
        if entry.get("game") == "running" and request.token == scene.people["Ada"]:
            self.wander(scene)
        if is_stream(operation) and request.token:
            self.end_soon(request.token)
        return request

    def set_game(self, scene: Scene, entry: dict[str, Any]) -> None:
        """Any game if the table does not say which, and a game that has just begun as well."""
        if "game" not in entry:
            scene.play(self.random.choice(GAMES))
        elif not {"after", "by", "with"} & set(entry) and self.random.random() < 0.3:
            if entry["game"] == "running":
                scene.deal("Ada", "Bob")

    def wander(self, scene: Scene) -> None:
        """Some more moves, until it is Ada's turn."""
        rest = self.random.randrange(6)
        while True:
            legal = {who: scene.legal(scene.game, scene.person(who)) for who in ("Ada", "Bob")}
            who = "Ada" if legal["Ada"] else "Bob"
            if not legal[who] or (who == "Ada" and rest <= 0):
                return
            move = self.random.choice(legal[who])
            scene.move(scene.game, scene.person(who), move)
            rest -= 1

    def end_soon(self, token: str) -> None:
        """Ends a session, and with it the stream that is opened."""
        headers = {"authorization": f"Bearer {token}"}
        end = {"headers": headers}
        threading.Timer(0.4, self.http.delete, ("/v1/sessions",), end).start()

    def legal(self, path: dict[str, Any], token: str) -> Any:
        headers = {"authorization": f"Bearer {token}"}
        moves = self.http.get(f"/v1/games/{path['game_id']}/moves", headers=headers).json()
        return self.random.choice(moves["moves"])

    def tag(self, path: dict[str, Any], token: str) -> str:
        """The `ETag` of a game as it is."""
        headers = {"authorization": f"Bearer {token}"}
        view = self.http.get(f"/v1/games/{path['game_id']}/view", headers=headers).json()
        return f'"{view["head"]}"'


class Staged(Scene):
    """A scene whose finished game was played to its end."""

    def __init__(self, world: World) -> None:
        super().__init__(world.wire, world.identities, world.root())
        self.world = world

    def join_the_world(self) -> None:
        """Makes Ada and Bob those who have played."""
        for name in ("Ada", "Bob"):
            self.people[name], self.names[name] = self.world.tokens[name], name

    def play(self, state: str) -> None:
        if state == "over" and not self.game:
            self.join_the_world()
            self.game = self.world.finished
        super().play(state)
